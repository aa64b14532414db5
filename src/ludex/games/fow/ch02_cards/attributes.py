"""Which attributes a card has: the books ask different parts of it."""

from __future__ import annotations

from typing import Protocol

from ludex.games.fow.ch02_cards import cost_symbols
from ludex.games.fow.ch02_cards.cardfile import Side


class Attributing(Protocol):
    """An edition says what a side's attributes are, of which types a destroyed J-ruler in its ruler area is, and
    whether there are lifebreak areas."""

    @property
    def lifebreaks(self) -> bool: ...
    @property
    def lost_ruler(self) -> frozenset[str]: ...
    def attributes_of(self, side: Side) -> frozenset[str]: ...


def by_cost(side: Side) -> frozenset[str]:
    """The attribute of every will symbol of the cost; a card without such symbols has none (fow-5.01 2.3:6)."""
    return cost_symbols.attributes(side.cost)


def by_banner(side: Side) -> frozenset[str]:
    """Those of the icons on the banner, one or several; none for Void (fow-5.5 2.8:2, fow-5.5 2.8:3, fow-5.5
    2.8:4)."""
    return frozenset(side.attribute or ())
