"""A stage for a card: a position in which it lies wherever it can matter, among other cards, late in a game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from ludex.enact.ruleset import TextRuleset, of_texts
from ludex.games.cfv import positions
from ludex.games.cfv.ch02_cards import definitions
from ludex.games.cfv.ch02_cards.cardfile import CardRow
from ludex.games.cfv.ch04_zones import zones

if TYPE_CHECKING:
    from ludex.kernel.game import Game
    from ludex.kernel.ruleset import Ruleset

# How many cards lie where: enough damage for Limit Break (cfv 10.2.5), enough in the drop zone for Seek Mate (cfv
# 10.2.9.2), soul to blast.
_AROUND = ((zones.DECK, 24), (zones.HAND, 4), (zones.DAMAGE, 4), (zones.SOUL, 4), (zones.DROP, 5), (zones.BIND, 1))
_REAR_GUARDS = (zones.RIGHT_FRONT, zones.LEFT_BACK, zones.CENTER_BACK)
_ALSO = (zones.HAND, zones.HAND, zones.DECK, zones.DROP, zones.SOUL, zones.DAMAGE, zones.BIND)
_VANGUARD = 3  # the grade of a vanguard late in a game
_PLAIN = CardRow(name="Plain Unit", type="normal unit", clan=("Plain Clan",), grade=1, power=7000, shield=5000)


def stage(rules: Ruleset, card: CardRow, others: Sequence[CardRow], seed: int) -> Game:
    """A game about to be played on, with copies of a card on seat 0's side and others all around.

    With even seeds the card is the vanguard, with odd ones a rear-guard; either way it is also in hand and elsewhere.
    """
    rules = of_texts(rules)
    draw = Random(seed)
    g = positions.blank(rules, seed=seed, deck=0, turns_passed=6, phase="stand")
    cards = list(others) or [_PLAIN]
    leaders = [row for row in cards if row.grade >= _VANGUARD]
    for seat in (0, 1):
        if leaders and (seat == 1 or seed % 2):
            _lead(g, rules, seat, draw.choice(leaders))
        for zone, count in _AROUND:
            for row in draw.choices(cards, k=count):
                _lay(g, rules, seat, zone, row)
        for zone in _REAR_GUARDS:
            _lay(g, rules, seat, zone, draw.choice(cards))
    if seed % 2:
        _lay(g, rules, 0, zones.LEFT_FRONT, card)
    else:
        _lead(g, rules, 0, card)
    for zone in _ALSO:
        _lay(g, rules, 0, zone, card)
    positions.begin_scenario(g)
    return g


def _lead(g: Game, rules: TextRuleset, seat: int, row: CardRow) -> None:
    """Make a card the vanguard."""
    for cid in g.zone(seat, zones.VANGUARD):
        g.own(cid).definition = definitions.definition(rules, row)


def _lay(g: Game, rules: TextRuleset, seat: int, zone: str, row: CardRow) -> None:
    card = g.add_card(definitions.definition(rules, row), seat, seat, zone)
    card.faceup = zone not in positions.HIDDEN
    card.since = card.stamp
