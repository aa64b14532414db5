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

FILLER: dict[str, object] = {"name": "Plain Card", "type": "follower", "class": "Neutral", "cost": 1, "attack": 1, "defense": 1}
LEADER: dict[str, object] = {"name": "Leader", "type": "leader", "class": "Neutral"}
PHASES = {"main": ("sve 7.3.3", turn.main_phase), "end": ("sve 7.4.1", ending.end_phase), "start": ("sve 3.3.2", turn.start_phase)}


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
    """A card by name, or one made from a text and a few numbers."""
    if "type" not in details and text == "" and "name" in details:
        name = str(details["name"])
        kind: Kind = "evolve" if zone == zones.EVOLVE_DECK else "leader" if zone == zones.LEADER else "main"
        row = shipped().find(name, kind)
        if row is not None and not set(details) & {"attack", "defense", "cost"}:
            details.pop("name")
            return definitions.definition(rules, row)
    row_: dict[str, object] = {"name": "Card", "type": "follower", "class": "Neutral", "text": text}
    keys = ("name", "type", "special", "traits", "cost", "attack", "defense", "universe", "trigger", "alternate_name", "back")
    row_.update({k: details.pop(k) for k in keys if k in details})
    if "class_" in details:
        row_["class"] = details.pop("class_")
    back = row_.get("back")
    if isinstance(back, dict):
        row_["back"] = {"type": row_["type"], "class": row_["class"], **back}
    if row_["type"] == "follower":
        row_.setdefault("attack", 1)
        row_.setdefault("defense", 1)
    if row_.get("special") != "evolved" and row_["type"] != "leader":
        row_.setdefault("cost", 1)
    if isinstance(row_.get("traits"), tuple):
        row_["traits"] = list(row_["traits"])  # type: ignore[call-overload]
    return definitions.define(rules, row_)


def piece(g: Game, seat: int, zone: str, text: str = "", **details: object) -> Card:
    """Put a card into a zone of a player."""
    rules = g.rules
    assert isinstance(rules, SveRules)
    if zone not in rules.spec:
        raise ValueError(f"there is no zone {zone!r}; there are {', '.join(rules.spec)}")
    made = _definition(rules, zone, text, details)
    owner = details.pop("owner", seat)
    assert isinstance(owner, int)
    card = g.add_card(made, owner, seat, zone)
    card.faceup = zone not in (zones.DECK, zones.HAND, zones.EVOLVE_DECK)
    if details.pop("facedown", False):
        card.faceup = False
    if details.pop("faceup", False):
        card.faceup = True
    card.rested = bool(details.pop("engaged", False))
    card.face = _int(details.pop("face", 0))
    counters = details.pop("counters", None)
    if isinstance(counters, dict):
        card.counters = counters
    elif zone == zones.FIELD and "Stack" in made.faces[0].keywords:
        card.counters = {"Stack": 1}
    if details.pop("arrived", "") == "now":
        card.marks = {**card.marks, "arrived now": 1}
    card.since = card.stamp
    _lay(g, card, str(details.pop("at", "bottom" if zone != zones.DECK else "top")))
    for key in ("attack", "defense"):
        gained = details.pop(f"gained_{key}", None)
        if gained is not None:
            card.changes = (*card.changes, Change(g.tick(), changes.ADD, key, gained))
    linked = details.pop("evolved_with", None)
    if linked is not None:
        other = g.cards[_int(getattr(linked, "id", linked))]
        card.links, other.links = (*card.links, other.id), (*other.links, card.id)
        other.stamp = g.tick()
    if details:
        raise ValueError(f"nothing is known about {', '.join(sorted(details))}")
    g.disturb()
    return card


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
