"""A stage for a card: a position in which it lies wherever it can matter, among other cards, late in a game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from ludex.games.sve import positions
from ludex.games.sve.catalog import kind_of
from ludex.games.sve.ch02_cards import definitions
from ludex.games.sve.ch02_cards.cardfile import CardRow
from ludex.games.sve.ch04_zones import zones
from ludex.games.sve.rules_of import rules_of
from ludex.games.sve.ruleset import SveRules

if TYPE_CHECKING:
    from ludex.kernel.game import Game
    from ludex.kernel.ruleset import Ruleset

_DECK, _HAND, _FIELD, _CEMETERY, _EVOLVE = 24, 3, 2, 4, 3
_ALSO_FIELD = ("follower", "amulet")


def stage(rules: Ruleset, card: CardRow, others: Sequence[CardRow], seed: int) -> Game:
    """A game about to be played on, with copies of a card on seat 0's side and others all around."""
    draw = Random(seed)
    g = positions.blank(rules, seed=seed, deck=0, turns_passed=6)
    rules = rules_of(g)
    for seat in (0, 1):
        for zone, rows in _around(draw, others):
            for row in rows:
                _lay(g, rules, seat, zone, row)
    _feature(g, rules, card, others)
    positions.begin_scenario(g)
    return g


def _around(draw: Random, others: Sequence[CardRow]) -> list[tuple[str, list[CardRow]]]:
    """Cards for every zone, drawn from those that may lie there."""
    main = [row for row in others if kind_of(row) == "main"] or [_plain("Plain Card")]
    lasting = [row for row in main if row.type in _ALSO_FIELD] or [_plain("Plain Card")]
    evolve = [row for row in others if kind_of(row) == "evolve"]
    return [
        (zones.DECK, draw.choices(main, k=_DECK)),
        (zones.HAND, draw.choices(main, k=_HAND)),
        (zones.FIELD, draw.choices(lasting, k=_FIELD)),
        (zones.CEMETERY, draw.choices(main, k=_CEMETERY)),
        (zones.EVOLVE_DECK, draw.choices(evolve, k=_EVOLVE) if evolve else []),
    ]


def _feature(g: Game, rules: SveRules, card: CardRow, others: Sequence[CardRow]) -> None:
    """Copies of the card where it can be used from: by its kind."""
    kind = kind_of(card)
    if kind == "leader":
        for leader in g.zone(0, zones.LEADER):
            g.own(leader).definition = definitions.definition(rules, card)
        return
    if kind == "evolve":
        _lay(g, rules, 0, zones.EVOLVE_DECK, card)
        _lay(g, rules, 0, zones.EVOLVE_DECK, card)
        if card.special == "evolved" and card.type in _ALSO_FIELD:
            base = next((row for row in others if row.name == card.name and kind_of(row) == "main"), None)
            _lay(g, rules, 0, zones.FIELD, base if base is not None else _plain(card.name, card.type))
        if card.special == "advanced":  # they leave the evolve deck only by effects (sve 9.2)
            _lay(g, rules, 0, zones.EX, card)
        return
    _lay(g, rules, 0, zones.EX, card)
    if card.type in _ALSO_FIELD:
        _lay(g, rules, 0, zones.FIELD, card)
    if kind == "main":
        for zone in (zones.HAND, zones.HAND, zones.DECK, zones.CEMETERY):
            _lay(g, rules, 0, zone, card)


def _plain(name: str, kind: str = "follower") -> CardRow:
    """A card with nothing but an evolve ability."""
    text = "{evolve} {cost 0}: Evolve this."
    numbers = (2, 2) if kind == "follower" else (None, None)
    made: CardRow = CardRow(
        name=name, type=kind, class_="Neutral", cost=1, attack=numbers[0], defense=numbers[1], text=text  # type: ignore[arg-type]
    )
    return made


def _lay(g: Game, rules: SveRules, seat: int, zone: str, row: CardRow) -> None:
    card = g.add_card(definitions.definition(rules, row), seat, seat, zone)
    card.faceup = zone not in (zones.DECK, zones.HAND, zones.EVOLVE_DECK)
    card.since = card.stamp
    if zone == zones.FIELD and "Stack" in card.definition.faces[0].keywords:
        card.counters = {"Stack": 1}
