"""Positions in words: a blank game at the main phase, cards made on the spot, values set by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.sve import definitions, ending, turn, zones
from ludex.games.sve.catalog import Kind, shipped
from ludex.games.sve.ruleset import SveRules
from ludex.kernel import changes
from ludex.kernel.changes import Change
from ludex.kernel.frames import Frame
from ludex.kernel.game import Game

if TYPE_CHECKING:
    from ludex.kernel.cards import Card, Definition
    from ludex.kernel.ruleset import Ruleset

FILLER: dict[str, object] = {
    "name": "Plain Card", "type": "follower", "class": "Neutral", "cost": 1, "attack": 1, "defense": 1,
}  # fmt: skip
LEADER: dict[str, object] = {"name": "Leader", "type": "leader", "class": "Neutral"}
PHASES = {
    "main": ("sve 7.3.3", turn.main_phase),
    "end": ("sve 7.4.1", ending.end_phase),
    "start": ("sve 3.3.2", turn.start_phase),
}
NUMBERS = ("cost", "attack", "defense")
MAKING = ("type", "special", "traits", *NUMBERS, "universe", "trigger", "alternate_name", "back")


def blank(
    rules: Ruleset,
    *,
    seed: int = 7,
    turn_of: int = 0,
    first: int = 0,
    deck: int = 20,
    turns_passed: int = 5,
    universes: tuple[str, str] = ("", ""),
    phase: str = "main",
    leaders: tuple[str, str] = ("Neutral", "Neutral"),
) -> Game:
    """A game in a player's main phase with leaders, `deck` plain cards in each deck, and nothing else on the table."""
    assert isinstance(rules, SveRules)
    g = Game(rules, seed)
    g.setup = {"seed": seed, "ruleset": rules.id, "universes": universes, "scenario": True}
    g.active, g.first, g.turn = turn_of, first, 2 * turns_passed
    for seat in (0, 1):
        g.add_card(definitions.define(rules, {**LEADER, "class": leaders[seat]}), seat, seat, zones.LEADER)
        for _ in range(deck):
            g.add_card(definitions.define(rules, FILLER), seat, seat, zones.DECK).faceup = False
        g.values[seat] = {
            "play points": 10, "max play points": 10, "evolution points": 0, "super-evolution points": 1,
            "turns passed": turns_passed, "evolve abilities": 0,
        }  # fmt: skip
    _frames(g, phase)
    return g


def _frames(g: Game, phase: str) -> None:
    """The frames of a turn in progress: the course of the game, and the phase it is in."""
    rule, procedure = PHASES[phase]
    after = [r.run.__name__ for r in turn.course.rows].index(phase) + 1
    local: dict[str, object] = {"regular": g.active}
    g.stack = [Frame(turn.course, after, local), Frame(procedure, procedure.index(rule), {})]


def begin_scenario(g: Game) -> None:
    """Everything on the table was there at the start of the turn, except what arrived now."""
    g.turn_stamp = g.tick()
    for card in g.cards:
        if card.marks.get("arrived now"):
            own = g.own(card.id)
            own.marks = {k: v for k, v in own.marks.items() if k != "arrived now"}
            own.since = g.tick()
    g.turn_mark = g.log.size
    g.disturb()
    g.run()


def _definition(rules: SveRules, zone: str, text: str, details: dict[str, object]) -> Definition:
    """A card by name, or one made from a text and a few numbers, which may have any name."""
    name = str(details.get("name", ""))
    if name and not text and "type" not in details and not set(details) & set(NUMBERS):
        kind: Kind = "evolve" if zone == zones.EVOLVE_DECK else "leader" if zone == zones.LEADER else "main"
        row = shipped().find(name, kind)
        if row is not None:
            details.pop("name")
            return definitions.definition(rules, row)
        if not set(details) & {*MAKING, "class_"}:
            raise ValueError(_unknown(name, kind))
    return definitions.define(rules, _made(text, details))


def _unknown(name: str, kind: Kind) -> str:
    near = shipped().nearest(name, kind)
    meant = f"; did you mean {' or '.join(near)}?" if near else "."
    return f"no card is named {name!r}{meant} A card made on the spot needs a text, a type or a number."


def _made(text: str, details: dict[str, object]) -> dict[str, object]:
    """The row of a card made on the spot: a neutral 1/1 follower for 1, unless the details say otherwise."""
    row: dict[str, object] = {"name": "Card", "type": "follower", "class": "Neutral", "text": text}
    row.update({k: details.pop(k) for k in ("name", *MAKING) if k in details})
    if "class_" in details:
        row["class"] = details.pop("class_")
    back = row.get("back")
    if isinstance(back, dict):
        row["back"] = {"type": row["type"], "class": row["class"], **back}
    if row["type"] == "follower":
        row.setdefault("attack", 1)
        row.setdefault("defense", 1)
    if row.get("special") != "evolved" and row["type"] != "leader":
        row.setdefault("cost", 1)
    traits = row.get("traits")
    if isinstance(traits, tuple):
        row["traits"] = list(traits)
    return row


def piece(g: Game, seat: int, zone: str, text: str = "", **details: object) -> Card:
    """Put a card into a zone of a player."""
    rules = g.rules
    assert isinstance(rules, SveRules)
    if zone not in rules.spec:
        raise ValueError(f"there is no zone {zone!r}; there are {', '.join(rules.spec)}")
    made = _definition(rules, zone, text, details)
    card = g.add_card(made, _int(details.pop("owner", seat)), seat, zone)
    _show(card, details)
    _count(card, details)
    card.since = card.stamp
    _lay(g, card, str(details.pop("at", "bottom" if zone != zones.DECK else "top")))
    _raise(g, card, details)
    _link(g, card, details.pop("evolved_with", None))
    if details:
        raise ValueError(f"nothing is known about {', '.join(sorted(details))}")
    g.disturb()
    return card


def _show(card: Card, details: dict[str, object]) -> None:
    """How a card lies there: faceup or facedown, engaged or reserved, which face."""
    card.faceup = card.zone not in (zones.DECK, zones.HAND, zones.EVOLVE_DECK)
    if details.pop("facedown", False):
        card.faceup = False
    if details.pop("faceup", False):
        card.faceup = True
    card.rested = bool(details.pop("engaged", False))
    card.face = _int(details.pop("face", 0))


def _count(card: Card, details: dict[str, object]) -> None:
    """What is on a card: counters (a card with Stack has one, sve 13.3.2.2), and whether it has just arrived."""
    counters = details.pop("counters", None)
    if isinstance(counters, dict):
        card.counters = counters
    elif card.zone == zones.FIELD and "Stack" in card.definition.faces[0].keywords:
        card.counters = {"Stack": 1}
    if details.pop("arrived", "") == "now":
        card.marks = {**card.marks, "arrived now": 1}


def _raise(g: Game, card: Card, details: dict[str, object]) -> None:
    """What a card's attack and defense have gained."""
    for key in ("attack", "defense"):
        gained = details.pop(f"gained_{key}", None)
        if gained is not None:
            card.changes = (*card.changes, Change(g.tick(), changes.ADD, key, gained))


def _link(g: Game, card: Card, linked: object) -> None:
    """Link a card with the evolved card it has evolved into (sve 5.16)."""
    if linked is None:
        return
    other = g.cards[_int(getattr(linked, "id", linked))]
    card.links, other.links = (*card.links, other.id), (*other.links, card.id)
    other.stamp = g.tick()


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


def _lay(g: Game, card: Card, at: str) -> None:
    if at == "top" and g.rules.spec[card.zone].ordered:
        there = g.zone(card.seat, card.zone)
        g.put_zone(card.seat, card.zone, (card.id, *(c for c in there if c != card.id)))


def set_values(g: Game, seat: int, **values: int) -> None:
    """Set a player's values; `leader_defense` is the leader's, `deck` cuts the deck to so many cards."""
    for key, value in values.items():
        if key == "leader_defense":
            (leader,) = g.zone(seat, zones.LEADER)
            own = g.own(leader)
            own.changes = (Change(g.tick(), changes.ADD, "defense", value - 20),)
        elif key == "deck":
            for cid in g.zone(seat, zones.DECK)[value:]:
                g.own(cid).zone = ""
            g.put_zone(seat, zones.DECK, g.zone(seat, zones.DECK)[:value])
        else:
            name = key.replace("max_", "max ").replace("super_", "super-").replace("_", " ")
            if name not in g.values[seat] and name != "turns to skip":
                raise ValueError(f"there is no value {name!r}; there are {', '.join(g.values[seat])}")
            g.values[seat] = {**g.values[seat], name: value}
