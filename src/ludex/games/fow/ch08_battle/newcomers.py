"""How long a card has been where it is (fow 8.2:3.1, 9.5:3, 9.5:4): who may attack, and whose rest abilities may be
played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.fow.ch03_zones import zones

if TYPE_CHECKING:
    from ludex.kernel.game import Game

FIELD_SINCE = "field since"
_NOT_FROM = (zones.FIELD, zones.STONES)
_COMING = {"summoned": "enter", "judgment": "judgment"}


def controlled_since_turn_began(g: Game, card: int) -> bool:
    """Whether a card has been in its controller's playground since the turn began."""
    return g.cards[card].since <= g.turn_stamp


def came_so(g: Game, card: int, how: str) -> bool:
    """Whether a card came into a field this turn, and so: `summoned` (fow 10.5:2), by `judgment` (fow 7.5:3), or
    `entered` in any way; from one field to the other it does not come (fow 3.6:6). "": there is nothing to ask."""
    if not how:
        return True
    coming = [e for e in g.this_turn() if e.card == card and e.to == zones.FIELD and e.frm not in _NOT_FROM]
    if not coming:
        return g.cards[card].stamp > g.turn_stamp  # it was laid there, and nobody said how it came
    return coming[-1].kind == _COMING.get(how, coming[-1].kind)


def may_rest(g: Game, card: int) -> bool:
    """Whether an ability with {Rest} in its cost may be played: of a resonator that has been in the playground (fow
    9.5:3), of a J-ruler that has been in the field (fow 9.5:4) since the turn began, or has Swiftness (fow 11.6:1); of
    anything else always. The symbol those rules lost is {Rest} (rulings fow-5.5-R33, fow-5.01-R31)."""
    here = g.cards[card]
    if here.zone != zones.FIELD:
        return True
    chars = g.chars(card)
    if chars.types.isdisjoint({"resonator", "J-ruler"}):
        return True
    if "Swiftness" in chars.keywords:
        return True
    since = here.marks.get(FIELD_SINCE, here.since) if "J-ruler" in chars.types else here.since
    return since <= g.turn_stamp
