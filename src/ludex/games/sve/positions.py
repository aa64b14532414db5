"""Positions in words: a blank game at the main phase, cards made on the spot, values set by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games import positions
from ludex.games.positions import begin_scenario, only_named
from ludex.games.sve.catalog import Kind, cards_of
from ludex.games.sve.ch02_cards import definitions
from ludex.games.sve.ch04_zones import zones
from ludex.games.sve.ch07_turn import end_phase, turn
from ludex.games.sve.rules_of import rules_of
from ludex.games.sve.ruleset import SveRules
from ludex.kernel.effects import changes
from ludex.kernel.effects.changes import Change
from ludex.kernel.game import Game

if TYPE_CHECKING:
    from ludex.kernel.cards import Card, Definition
    from ludex.kernel.ruleset import Ruleset

__all__ = ["MAKING", "begin_scenario", "blank", "piece", "set_values"]

FILLER: dict[str, object] = {
    "name": "Plain Card", "type": "follower", "class": "Neutral", "cost": 1, "attack": 1, "defense": 1,
}  # fmt: skip
LEADER: dict[str, object] = {"name": "Leader", "type": "leader", "class": "Neutral"}
PHASES = {
    "main": ("sve 7.3.3", turn.main_phase),
    "end": ("sve 7.4.1", end_phase.end_phase),
    "start": ("sve 3.3.2", turn.start_phase),
}
HIDDEN = frozenset({zones.DECK, zones.HAND, zones.EVOLVE_DECK})
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
    g = Game(rules, seed)
    rules = rules_of(g)
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
    positions.turn_in_progress(g, turn.course, PHASES, phase, {"regular": turn_of})
    return g


def _definition(g: Game, rules: SveRules, zone: str, text: str, details: dict[str, object]) -> Definition:
    """A card by name, or one made from a text and a few numbers, which may have any name."""
    cards = cards_of(g.setup)
    name = only_named(details, text, ("type", *NUMBERS))
    if name:
        kind: Kind = "evolve" if zone == zones.EVOLVE_DECK else "leader" if zone == zones.LEADER else "main"
        row = cards.find(name, kind)
        if row is not None:
            details.pop("name")
            return definitions.definition(rules, row)
        if only_named(details, text, (*MAKING, "class_")):
            raise positions.no_such_card(name, cards.nearest(name, kind))
    return definitions.define(rules, _made(text, details))


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
    rules = rules_of(g)
    made = _definition(g, rules, positions.zone_named(g, zone), text, details)
    card = g.add_card(made, positions.owner(details, seat), seat, zone)
    positions.show(card, details, hidden=HIDDEN, resting="engaged")
    _count(card, details)
    positions.arrive(card, details)
    card.since = card.stamp
    positions.lay(g, card, str(details.pop("at", "bottom" if zone != zones.DECK else "top")))
    positions.gain(g, card, details, ("attack", "defense"))
    positions.give(g, card, details, lambda text: _definition(g, rules, zone, text, {}))
    if (other := details.pop("evolved_with", None)) is not None:  # the card it has evolved into (sve 5.16)
        positions.link(g, card, other).stamp = g.tick()
    positions.nothing_left(details)
    g.invalidate()
    return card


def _count(card: Card, details: dict[str, object]) -> None:
    """The counters on a card; a card with Stack has one (sve 13.3.2.2)."""
    if "counters" in details:
        card.counters = positions.counted(details)
    elif card.zone == zones.FIELD and "Stack" in card.definition.faces[0].keywords:
        card.counters = {"Stack": 1}


def set_values(g: Game, seat: int, **values: int) -> None:
    """Set a player's values; `leader_defense` is the leader's, `deck` cuts the deck to so many cards."""
    for key, value in values.items():
        if key == "leader_defense":
            (leader,) = g.zone(seat, zones.LEADER)
            own = g.own(leader)
            own.changes = (Change(g.tick(), changes.ADD, "defense", value - 20),)
        elif key == "deck":
            positions.cut(g, seat, zones.DECK, value)
        else:
            name = key.replace("max_", "max ").replace("super_", "super-").replace("_", " ")
            positions.set_value(g, seat, name, value, ("turns to skip",))
