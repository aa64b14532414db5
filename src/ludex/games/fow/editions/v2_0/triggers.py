"""Abilities that trigger together (fow-2.0 7.2.1.3, 10.4): one by one in turn, from the player with priority on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.playing.timing import Numbers, Timing, Waiting
from ludex.games.fow.ch09_playing import playing
from ludex.games.fow.editions.v2_0 import arriving, processes
from ludex.games.fow.editions.v2_0.after_battle_damage import ANY, sort_of
from ludex.kernel.events import Pending
from ludex.kernel.frames import Call, Frame, Return, Signal

if TYPE_CHECKING:
    from ludex.kernel.game import Game


class Alternates(Waiting):
    """Whose turn it is to put one, which sort goes onto the chase, and who put the last one."""

    holder: int
    sort: int
    last: int | None


class Alternating(Timing[Alternates]):
    """The players take turns; who has nothing waiting is skipped (ruling fow-2.0-R10). What is static has been settled
    by then and is never on a chase (fow-2.0 7.2.1.3:1, fow-2.0 7.2.1.3:2, fow-2.0 7.2.1.3:3, fow-2.0 7.2.1.3:7); the
    last one put resolves first (fow-2.0 7.2.1.3:8). Targets are named in going onto the chase (fow-2.0 7.2.1:2,
    ruling fow-2.0-R11); Enter abilities go off like any other, whatever has become of their card (fow-2.0 7.2.2:2,
    fow-2.0 7.2.2:3). The answer is who put the last one onto the chase, None if nothing waited."""

    def begin(self, g: Game, first: int, sort: int = ANY) -> Signal | None:
        """Everything that waits goes onto the chase, or what is of one sort (fow-2.0 5.6.4:7 to fow-2.0 5.6.4:14,
        fow-2.0 7.2.2:3, fow-2.0 7.2.1.3:8)."""
        if not g.pending and self._settled(g):
            return None
        return Call(self.procedure, holder=first, sort=sort, last=None)

    def waiting(self, g: Game, f: Frame[Alternates], seat: int) -> list[Pending]:
        sort = f.local["sort"]
        return [p for p in super().waiting(g, f, seat) if sort in (ANY, sort_of(p))]

    def _handle(self, g: Game, f: Frame[Alternates]) -> Signal | None:
        """What is no ability is never on a chase (fow-2.0 7.4:2, fow-2.0 7.2.1.3:3, fow-2.0 7.2.1.3:7)."""
        return arriving.at_once(g) or _told(f, super()._handle(g, f))

    def _again(self, g: Game, f: Frame[Alternates]) -> Signal | None:
        return _told(f, super()._again(g, f))

    def _active_player(self, g: Game, f: Frame[Alternates]) -> Signal | None:
        """One of the player whose turn it is to put one, or else of the other (fow-2.0 7.2.1.3:4)."""
        first = f.local["holder"]
        return self._select(g, f, first if self.waiting(g, f, first) else 1 - first)

    def _played(self, g: Game, f: Frame[Alternates]) -> Signal | None:
        """It goes onto the chase, and the other player is next (fow-2.0 7.2.1.3:5)."""
        chosen = f.answer
        if isinstance(chosen, Pending):
            f.local["holder"] = 1 - chosen.seat
            f.local["last"] = chosen.seat
        return super()._played(g, f)

    def _other_player(self, g: Game, f: Frame[Alternates]) -> Signal | None:
        """After each everything starts again."""
        f.answer = None
        return self._restart(g, f)

    def _over(self, g: Game, f: Frame[Alternates]) -> Signal | None:
        """Nothing waits any more."""
        return self._restart(g, f) or _told(f, Return(None))


def _told(f: Frame[Alternates], signal: Signal | None) -> Signal | None:
    """Whenever it is over, who put the last one onto the chase is told."""
    return Return(f.local["last"]) if isinstance(signal, Return) else signal


timing: Alternating = Alternating(
    "Triggered abilities go onto the chase",
    Numbers(
        timing="fow-2.0 10.4",
        handle="fow-2.0 11:1",
        active="fow-2.0 7.2.1.3:4",
        other="fow-2.0 7.2.1.3:5",
        over="fow-2.0 7.2.1.3:6",
        select="fow-2.0 7.2.1.3:4",
        endless="fow-2.0 1.3:5",  # ruling fow-2.0-R40
    ),
    handling=processes.processing,
    nothing=processes.nothing,
    play=playing.play_automatic,
)
begin = timing.begin
