"""A stage for a card: a position in which it lies wherever it can matter, among other cards, late in a game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from ludex.enact.ruleset import TextRuleset, of_texts
from ludex.games.fow import positions
from ludex.games.fow.ch02_cards import definitions
from ludex.games.fow.ch02_cards.cardfile import CardRow
from ludex.games.fow.ch02_cards.cost_symbols import ATTRIBUTES
from ludex.games.fow.ch03_zones import zones

if TYPE_CHECKING:
    from ludex.kernel.game import Game
    from ludex.kernel.ruleset import Ruleset

# How many other cards lie where.
_AROUND = (
    (zones.DECK, 24), (zones.HAND, 3), (zones.FIELD, 3), (zones.GRAVEYARD, 4), (zones.LIFEBREAK, 2), (zones.REMOVED, 1),
)  # fmt: skip
_ALSO = (zones.HAND, zones.HAND, zones.DECK, zones.GRAVEYARD, zones.LIFEBREAK)
_STAYING = frozenset({"resonator", "regalia"})  # what lies on a field by itself
_LIFE = 2500
_PLAIN = CardRow(name="Plain Resonator", type="resonator", cost="{2}", attack=500, defense=500)
# Two stones of every attribute pay for most things.
_STONES = tuple(
    CardRow(
        name=f"{attribute.capitalize()} Stone", type="magic stone", subtype="basic", stone=(attribute,),  # type: ignore[arg-type]
        text=f"[Activate] {{Rest}}: Produce {{{letter}}}.",
    )
    for letter, attribute in ATTRIBUTES.items()
)  # fmt: skip


def stage(rules: Ruleset, card: CardRow, others: Sequence[CardRow], seed: int) -> Game:
    """A game about to be played on, with copies of a card on seat 0's side and others all around.

    A ruler is seat 0's ruler, its J-ruler on the field already with odd seeds. A magic stone lies among the stones and
    in their deck; a chant-standby card also waits in its area. Anything else is in hand and elsewhere, and a card that
    stays on the field is there too with odd seeds.
    """
    rules = of_texts(rules)
    draw = Random(seed)
    g = positions.blank(rules, seed=seed, deck=0, stone_deck=4, turns_passed=6, phase="recovery")
    cards = [row for row in others if row.type not in ("ruler", "magic stone")] or [_PLAIN]
    for seat in (0, 1):
        _surround(g, rules, seat, cards, draw)
    if card.type == "ruler":
        _rule(g, rules, card, on_field=bool(seed % 2))
    elif card.type == "magic stone":
        for zone in (zones.STONES, zones.STONE_DECK):
            _lay(g, rules, 0, zone, card)
    else:
        _among(g, rules, card, on_field=bool(seed % 2))
    positions.begin_scenario(g)
    return g


def _surround(g: Game, rules: TextRuleset, seat: int, cards: list[CardRow], draw: Random) -> None:
    """Other cards and stones of a seat, and as much life as a seat has late in a game."""
    positions.set_values(g, seat, life=_LIFE)
    for stone in _STONES * 2:
        _lay(g, rules, seat, zones.STONES, stone)
    staying = [row for row in cards if row.type in _STAYING] or [_PLAIN]
    for zone, count in _AROUND:
        for row in draw.choices(staying if zone == zones.FIELD else cards, k=count):
            _lay(g, rules, seat, zone, row)


def _rule(g: Game, rules: TextRuleset, card: CardRow, *, on_field: bool) -> None:
    """Make a card seat 0's ruler."""
    for cid in g.zone(0, zones.RULER):
        own = g.own(cid)
        own.definition = definitions.definition(rules, card)
        if on_field and card.back is not None:
            own.zone, own.face = zones.FIELD, zones.BACK
            g.put_zone(0, zones.RULER, ())
            g.put_zone(0, zones.FIELD, (*g.zone(0, zones.FIELD), cid))


def _among(g: Game, rules: TextRuleset, card: CardRow, *, on_field: bool) -> None:
    for zone in _ALSO:
        _lay(g, rules, 0, zone, card)
    if card.subtype == "chant-standby" or "[Stealth]" in card.text:
        _lay(g, rules, 0, zones.STANDBY, card)
    if on_field and card.type in _STAYING:
        _lay(g, rules, 0, zones.FIELD, card)


def _lay(g: Game, rules: TextRuleset, seat: int, zone: str, row: CardRow) -> None:
    card = g.add_card(definitions.definition(rules, row), seat, seat, zone)
    card.faceup = zone not in positions.HIDDEN
    card.since = card.stamp
