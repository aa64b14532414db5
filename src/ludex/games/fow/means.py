"""What a player has to act with at one moment (fow 6.3, 10.2:4), looked up once for everything a menu asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.fow import chase, reserving, unanswered, wells, wills
from ludex.games.fow.obstacles import bar

if TYPE_CHECKING:
    from ludex.games.fow.wills import Price
    from ludex.kernel.decisions import Obstacle
    from ludex.kernel.game import Game


class Means:
    """The moment as every action asks about it: why no action of the own main phase can be performed now (`main`), why
    nothing can be put into the chase (`chased`), whether any effect forbids or permits anything, and the wills that
    could be paid. It is good for one question or one menu: nothing happens between its answers."""

    __slots__ = ("g", "seat", "main", "chased", "forbidden", "permitted", "_most", "_short", "_obstacles")

    def __init__(self, g: Game, seat: int) -> None:
        index = g.index()
        self.g = g
        self.seat = seat
        self.main = main_action(g, seat)
        self.chased = chase_obstacle(g, seat)
        self.forbidden = bool(index.prohibitions)
        self.permitted = bool(index.permissions)
        self._most: list[frozenset[str]] | None = None
        self._short: dict[Price, bool] = {}
        self._obstacles: dict[Price, Obstacle | None] = {}

    @property
    def most(self) -> list[frozenset[str]]:
        """All wills there are or could be, by the kinds each may have, as if every will ability could be played and
        bound wills were spent on anything."""
        found = self._most
        if found is None:
            g, seat = self.g, self.seat
            found = [_KINDS] * sum([n for _, n in reserving.kept(g, seat)])
            for kind, n in wills.pool(g, seat).items():
                found += [_ALONE[kind]] * n
            for well in wells.wells(g, seat):
                found += well.gives
                found += well.more
                found += [_KINDS] * len(well.bound)
            self._most = found
        return found

    def fall_short(self, price: Price) -> bool:
        """Whether a price is more than could be paid, however wills are produced (fow 10.2:4)."""
        found = self._short.get(price)
        if found is None:
            found = self._short[price] = not wills.covers(wills.NO_WILLS, self.most, price)
        return found

    def obstacle(self, price: Price) -> Obstacle | None:
        """Why a price cannot be paid with wills that may be spent on anything, by cards that pay for nothing else."""
        if price not in self._obstacles:
            self._obstacles[price] = wills.obstacle(self.g, self.seat, price)
        return self._obstacles[price]


_KINDS = frozenset(wills.KINDS)
_ALONE = {kind: frozenset({kind}) for kind in wills.KINDS}


def main_action(g: Game, seat: int) -> Obstacle | None:
    """Why a player cannot perform an action of the own main phase now (fow 6.3:2): none of them in a battle (ruling
    fow-5.01-R7)."""
    if g.active != seat:
        return bar("fow 6.3:2", "it is not your turn")
    under_way = {f.procedure.name for f in g.stack}
    if "fow main phase" not in under_way:
        return bar("fow 6.3:2", "it is not your main phase")
    if "fow battle" in under_way:
        return bar("fow 6.3:2", "there is a battle")
    if not chase.is_empty(g):
        return bar("fow 6.3:2", "the chase is not empty")
    return None


def chase_obstacle(g: Game, seat: int) -> Obstacle | None:
    """Why a player can put nothing into the chase now (fow 10.7:2)."""
    return None if chase.is_empty(g) else unanswered.obstacle(g, seat)
