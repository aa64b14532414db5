"""Positions in words: a game in a player's turn with vanguards and decks, cards made on the spot, zones filled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.ruleset import TextRuleset, of_texts, text_rules
from ludex.games import positions
from ludex.games.cfv.catalog import cards_of
from ludex.games.cfv.ch02_cards import definitions
from ludex.games.cfv.ch04_zones import zones
from ludex.games.cfv.ch04_zones.circles import open_circles
from ludex.games.cfv.ch06_turn import end_phase, turn
from ludex.games.cfv.ch07_battle import attack_step
from ludex.games.cfv.ch10_actions import legion
from ludex.games.positions import begin_scenario, only_named
from ludex.kernel.game import Game

if TYPE_CHECKING:
    from ludex.kernel.cards import Card, Definition
    from ludex.kernel.ruleset import Ruleset

__all__ = ["MAKING", "begin_scenario", "blank", "piece", "set_values"]

FILLER: dict[str, object] = {
    "name": "Plain Unit", "type": "normal unit", "clan": ["Plain Clan"], "grade": 1, "power": 5000, "shield": 5000,
}  # fmt: skip
VANGUARD: dict[str, object] = {
    "name": "Plain Vanguard", "type": "normal unit", "clan": ["Plain Clan"], "grade": 3, "power": 10000,
}  # fmt: skip
PHASES = {
    "stand": ("cfv 6.3.1.1", turn.stand_phase),
    "draw": ("cfv 6.4.1.1", turn.draw_phase),
    "ride": ("cfv 6.5.1.1", turn.ride_phase),
    "main": ("cfv 6.6.1.2", turn.main_phase),  # what waits for its beginning has had its time
    "battle": ("cfv 6.7.1", attack_step.battle_phase),
    "end": ("cfv 6.8.1.1", end_phase.end_phase),
}
HIDDEN = frozenset({zones.DECK, zones.HAND})
NUMBERS = ("grade", "power", "critical", "shield")
WORDS = ("clan", "race", "icons")  # one word or several
MAKING = ("type", *WORDS, *NUMBERS, "trigger")
ZONES = {"damage": zones.DAMAGE, "drop": zones.DROP, "bind": zones.BIND, "bound": zones.BIND}


def blank(
    rules: Ruleset,
    *,
    seed: int = 7,
    turn_of: int = 0,
    first: int = 0,
    deck: int = 20,
    turns_passed: int = 5,
    phase: str = "main",
) -> Game:
    """A game in a player's turn, after so many turns of each player's have gone by (with none and the first player's
    turn it is the very first of the game), with plain vanguards, `deck` plain cards in each deck,
    and nothing else on the table."""
    rules = of_texts(rules)
    g = Game(rules, seed)
    g.setup = {"seed": seed, "ruleset": rules.id, "scenario": True}
    g.active, g.first, g.turn = turn_of, first, 2 * turns_passed + (1 if turn_of == first else 2)
    for seat in (0, 1):
        g.add_card(definitions.define(rules, VANGUARD), seat, seat, zones.VANGUARD)
        _fill(g, seat, zones.DECK, deck)
    positions.turn_in_progress(g, turn.course, PHASES, phase)
    return g


# -- one card ---------------------------------------------------------------------------------------------------------
def piece(g: Game, seat: int, zone: str, text: str = "", **details: object) -> Card:
    """Put a card into a zone of a player. "rear-guard circle" is the first open one; on the vanguard circle it takes
    the plain vanguard's place."""
    zone = positions.zone_named(g, _circle(g, seat, zone))
    made = _definition(g, text_rules(g), text, details)
    if zone == zones.VANGUARD:
        _make_room(g, seat)
    card = g.add_card(made, positions.owner(details, seat), seat, zone)
    details.setdefault("resting", zone == zones.GUARDIAN)  # guardians rest
    positions.show(card, details, hidden=HIDDEN, resting="resting")
    _turn_over(card, details)
    positions.arrive(card, details)
    card.since = card.stamp
    positions.lay(g, card, str(details.pop("at", "bottom" if zone != zones.DECK else "top")))
    positions.gain(g, card, details, NUMBERS)
    positions.give(g, card, details, lambda text: _definition(g, text_rules(g), text, {}))
    _mate(g, card, details.pop("legion_with", None))
    positions.nothing_left(details)
    g.invalidate()
    return card


def _circle(g: Game, seat: int, zone: str) -> str:
    if zone != zones.REAR:
        return zone
    free = open_circles(g, seat)
    if not free:
        raise ValueError(f"no rear-guard circle of seat {seat} is open")
    return free[0]


def _definition(g: Game, rules: TextRuleset, text: str, details: dict[str, object]) -> Definition:
    """A card by name, or one made from a text and a few numbers, which may have any name."""
    cards = cards_of(g.setup)
    name = only_named(details, text, ("type", *NUMBERS))
    if name:
        row = cards.get(name)
        if row is not None:
            details.pop("name")
            return definitions.definition(rules, row)
        if only_named(details, text, MAKING):
            raise positions.no_such_card(name, cards.nearest(name))
    return definitions.define(rules, _made(text, details))


def _made(text: str, details: dict[str, object]) -> dict[str, object]:
    """The row of a card made on the spot: a plain grade 1 unit, unless the details say otherwise."""
    row = {**FILLER, "name": "Unit", "text": text}
    row.update({k: details.pop(k) for k in ("name", *MAKING) if k in details})
    for key in WORDS:
        words = row.get(key, ())
        row[key] = [words] if isinstance(words, str) else list(words) if isinstance(words, list | tuple) else []
    if row.get("trigger"):
        row["type"] = "trigger unit"
    if row["shield"] is None:
        del row["shield"]
    return row


def _make_room(g: Game, seat: int) -> None:
    """The plain vanguard of a blank position goes when another card takes its place."""
    plain = g.rules.define(VANGUARD)
    there = g.zone(seat, zones.VANGUARD)
    for cid in there:
        if g.cards[cid].definition is plain and not g.cards[cid].links:
            g.own(cid).zone = ""
    g.put_zone(seat, zones.VANGUARD, tuple(c for c in there if g.cards[c].zone))


def _turn_over(card: Card, details: dict[str, object]) -> None:
    """A locked card shows its blank side (cfv 10.1.21.2), a deleted unit its powerless one (cfv 10.1.25.2)."""
    for state, face in (("locked", zones.LOCKED), ("deleted", zones.DELETED)):
        if details.pop(state, False):
            card.face = face


def _mate(g: Game, card: Card, leader: object) -> None:
    """In legion with a vanguard, as its Mate (cfv 10.1.24.2)."""
    if leader is None:
        return
    other = positions.link(g, card, leader)
    card.marks = {**card.marks, legion.MATE: 1, legion.ONCE: 1}
    other.marks = {**other.marks, legion.ONCE: 1}
    card.rested = other.rested


# -- one player -------------------------------------------------------------------------------------------------------
def set_values(g: Game, seat: int, **values: int) -> None:
    """How many cards lie in a player's zones: `damage=4`, `soul=2`, `deck=1`; plain ones are added, or the last taken
    away. Anything else is a value of the player's."""
    for key, value in values.items():
        zone = ZONES.get(key, key.replace("_", " "))
        if zone in g.rules.spec:
            positions.cut(g, seat, zone, value)
            _fill(g, seat, zone, value - len(g.zone(seat, zone)))
        else:
            positions.set_value(g, seat, zone, value)
    g.invalidate()


def _fill(g: Game, seat: int, zone: str, count: int) -> None:
    for _ in range(count):
        g.add_card(g.rules.define(FILLER), seat, seat, zone).faceup = zone not in HIDDEN
