"""Positions in words: a game by day with nothing on the table, cards made on the spot, values set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.ruleset import of_texts, text_rules
from ludex.games import positions
from ludex.games.positions import begin_scenario, only_named
from ludex.kernel.game import Game
from skerry import definitions, turn, values, zones
from skerry.catalog import cards_of

if TYPE_CHECKING:
    from ludex.kernel.cards import Card, Definition
    from ludex.kernel.ruleset import Ruleset

__all__ = ["begin_scenario", "blank", "piece", "set_values"]

FILLER: dict[str, object] = {"name": "Plain Boat", "type": "boat", "cost": 1, "might": 1, "hull": 1}
PHASES = {
    "dawn": ("skerry 1.4", turn.dawn_phase),
    "day": ("skerry 5.5", turn.day_phase),
    "dusk": ("skerry 8.1", turn.dusk_phase),
}
MAKING = ("type", "cost", "might", "hull")


def blank(
    rules: Ruleset,
    *,
    seed: int = 7,
    turn_of: int = 0,
    first: int = 0,
    deck: int = 10,
    turns_passed: int = 5,
    phase: str = "day",
) -> Game:
    """A game in a keeper's turn with high tide, 15 oil, `deck` plain boats in each deck and nothing on the coasts."""
    rules = of_texts(rules)
    g = Game(rules, seed)
    g.setup = {"seed": seed, "ruleset": rules.id, "scenario": True}
    g.active, g.first, g.turn = turn_of, first, 2 * turns_passed + (1 if turn_of == first else 2)
    for seat in (0, 1):
        g.values[seat] = {**values.BEGINNING, values.TIDE: 7, values.HIGH_WATER: 7}
        _fill(g, seat, zones.DECK, deck)
    positions.turn_in_progress(g, turn.course, PHASES, phase)
    return g


def piece(g: Game, seat: int, zone: str, text: str = "", **details: object) -> Card:
    """Put a card into a zone of a keeper: one that exists by its name, or one made from a text and a few numbers."""
    made = _definition(g, text, details)
    owner = positions.whole(details.pop("owner", seat))
    card = g.add_card(made, owner, seat, positions.zone_named(g, zone))
    positions.show(card, details, hidden=zones.FACEDOWN, resting="resting")
    positions.arrive(card, details)
    card.since = card.stamp
    positions.lay(g, card, str(details.pop("at", "top" if zone == zones.DECK else "bottom")))
    positions.gain(g, card, details, ("might", "hull"))
    positions.nothing_left(details)
    g.invalidate()
    return card


def _definition(g: Game, text: str, details: dict[str, object]) -> Definition:
    rules = text_rules(g)
    name = only_named(details, text, MAKING)
    if name:
        cards = cards_of(g.setup)
        row = cards.get(name)
        if row is None:
            raise positions.no_such_card(name, cards.nearest(name))
        details.pop("name")
        return definitions.definition(rules, row)
    kind = details.get("type", "boat")
    plain: dict[str, object] = {"name": "Card", "type": kind, "cost": 1}
    made = {**FILLER, "name": "Boat"} if kind == "boat" else plain
    made |= {"text": text, **{key: details.pop(key) for key in ("name", *MAKING) if key in details}}
    return definitions.define(rules, made)


def set_values(g: Game, seat: int, **given: int) -> None:
    """A keeper's `oil`, `tide`, `high_water`; or how many cards lie in a zone: `deck=1`."""
    for key, value in given.items():
        name = {"high_water": values.HIGH_WATER}.get(key, key)
        if name in g.rules.spec:
            positions.cut(g, seat, name, value)
            _fill(g, seat, name, value - len(g.zone(seat, name)))
        else:
            positions.set_value(g, seat, name, value)
    g.invalidate()


def _fill(g: Game, seat: int, zone: str, count: int) -> None:
    for _ in range(count):
        g.add_card(g.rules.define(FILLER), seat, seat, zone).faceup = zone not in zones.FACEDOWN
