"""The timing in which the rules act by themselves and waiting abilities are played, one at a time.

Books call it differently and number it differently, and say the same: what the rules have to do is done first, again
and again until nothing is left; then the active player plays one of their waiting abilities, and everything starts
again; then, if they have none, the other player; then it is over. A game fills in its numbers and its own words.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic

from ludex.enact.standing.triggers import named
from ludex.enact.values.body import Body
from ludex.kernel.abilities import Source
from ludex.kernel.decisions import CHOOSE, Decision, Option
from ludex.kernel.events import Pending
from ludex.kernel.frames import ENDED, Ask, Call, Frame, Goto, Procedure, Signal
from ludex.kernel.knowledge.sight import sees
from ludex.kernel.loops import perpetual
from ludex.kernel.loops.times import Rounds
from ludex.kernel.pipeline.triggers import look_again, take

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Bindings
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game

Play = Callable[["Game", Source, "Bindings", "Event | None"], "Signal | None"]


@dataclass(frozen=True, slots=True)
class Numbers:
    """Where a book says it: the whole, its four steps, who selects among waiting abilities, and that what nobody can
    stop ends the game in a draw.
    """

    timing: str
    handle: str
    active: str
    other: str
    over: str
    select: str
    endless: str


class Waiting(Rounds, total=False):
    """The values of a timing: that something to handle was just found, who selects, and that an ability was played."""

    unsettled: bool
    seat: int
    played: bool


if TYPE_CHECKING:
    from typing_extensions import TypeVar

    W = TypeVar("W", bound=Waiting, default=Waiting)
else:
    from typing import TypeVar

    W = TypeVar("W")


class Timing(Generic[W]):
    """A book's timing. `procedure` is its table of steps; `occurs` is what chapters return where the book says so.

    `handling`: what the rules do by themselves; it returns whether it did anything. `nothing`: whether it would find
    nothing to do. `play`: how a waiting ability is played, wherever its card is by now; None if it cannot be.
    """

    def __init__(
        self,
        title: str,
        at: Numbers,
        *,
        handling: Procedure,
        nothing: Callable[[Game], bool],
        play: Play,
    ) -> None:
        self.at = at
        self.handling = handling
        self.nothing = nothing
        self.play = play
        self.procedure: Procedure[W] = Procedure(at.timing, title)
        for rule, run in (
            (at.handle, self._handle),
            (at.handle, self._again),
            (at.active, self._active_player),
            (at.active, self._played),
            (at.other, self._other_player),
            (at.other, self._played),
            (at.over, self._over),
        ):
            self.procedure.add(rule, run)

    def occurs(self, g: Game) -> Signal | None:
        """It occurs; if there is nothing to handle and nothing waits it is over at once (cfv 3.5.1)."""
        if g.pending:
            return Call(self.procedure)
        return None if self._settled(g) else Call(self.procedure, unsettled=True)

    def is_over(self, g: Game) -> bool:
        """Whether there is nothing to handle and nothing waits."""
        return not g.pending and self._settled(g)

    def _settled(self, g: Game) -> bool:
        """Whether the rules have nothing to do; nothing has changed since that was last found, or a look tells."""
        if g.settled_batch != g.batch:
            if not self.nothing(g):
                return False
            g.settled_batch = g.batch
        return True

    # -- the steps ---------------------------------------------------------------------------------------------------
    def _handle(self, g: Game, f: Frame[W]) -> Signal | None:
        """What the rules have to do first, by what is so now (sve 11.1.2); that there is something may have just been
        found."""
        v: Waiting = f.local
        if v.pop("unsettled", False) or not self._settled(g):
            return Call(self.handling)
        if not g.pending:
            return ENDED
        f.answer = False
        return None

    def _again(self, g: Game, f: Frame[W]) -> Signal | None:
        """If anything was done, look again; an endless course of things ends the game."""
        if not f.answer and not g.pending:
            return ENDED
        if perpetual.endless(g, f):
            g.finish(None, self.at.endless)
        return Goto(self.at.handle) if f.answer else None

    def _active_player(self, g: Game, f: Frame[W]) -> Signal | None:
        """The active player selects one of their waiting abilities ..."""
        return self._select(g, f, g.active)

    def _other_player(self, g: Game, f: Frame[W]) -> Signal | None:
        """... and only if they had none, the other player."""
        return self._restart(g, f) or self._select(g, f, 1 - g.active)

    def _over(self, g: Game, f: Frame[W]) -> Signal | None:
        """It ends when nothing is left."""
        return self._restart(g, f) or ENDED

    def _restart(self, g: Game, f: Frame[W]) -> Signal | None:
        """After an ability was played everything starts again."""
        if not f.local.get("played"):
            return None
        f.local["played"] = False
        look_again(g)
        return Goto(self.at.handle)

    # -- waiting abilities -------------------------------------------------------------------------------------------
    def waiting(self, g: Game, f: Frame[W], seat: int) -> list[Pending]:
        """What waits of a player's, as far as it may be played now."""
        return [p for p in g.pending if p.seat == seat]

    def _select(self, g: Game, f: Frame[W], seat: int) -> Signal | None:
        """A waiting ability must be played; only the order is the player's. Equal ones are offered once (fow 6.2:1)."""
        f.local["seat"] = seat
        options: list[Option] = []
        seen: set[object] = set()
        for p in self.waiting(g, f, seat):
            same = (p.source.id, _met_by(p))
            if same in seen:
                continue
            seen.add(same)
            text = p.source.ability.text if p.source.ability is not None else ""
            label = f"{g.rules.describe(g, p.source.card)}: {text}"
            options.append(Option(f"trigger {len(options) + 1}", p, label))
        if not options:
            f.answer = None
            return None
        if len({o.words for o in options}) < len(options):
            options = [Option(o.key, o.value, _about_what(g, seat, o)) for o in options]
        return Ask(Decision(seat, CHOOSE, self.at.select, "Which ability is played first?", options))

    def _played(self, g: Game, f: Frame[W]) -> Signal | None:
        """Play the selected ability; it waits once less even if it cannot be played (fow 6.2:3)."""
        chosen = f.answer
        if not isinstance(chosen, Pending):
            return None
        f.local["played"] = True
        take(g, chosen)
        old = chosen.source
        if old.ability is None or not isinstance(old.ability.body, Body):
            return None
        source = Source(
            old.card, old.incarnation, old.seat, old.ability, g.tick(), old.bindings, old.lasting, old.ordinal
        )
        bind: Bindings = {**old.bindings, **named(g, source, chosen.event)}
        return self.play(g, source, bind, chosen.event)


def _about_what(g: Game, seat: int, option: Option) -> str:
    """The words of one of several instances of an ability, with what triggered it (sve 10.7.2.2)."""
    p = option.value
    assert isinstance(p, Pending)
    e = p.event
    if e is None:
        return option.words
    if e.card >= 0 and sees(g, seat, g.cards[e.card]):
        return f"{option.words} ({g.rules.describe(g, e.card)})"
    return f"{option.words} ({e.amount})" if e.amount else option.words


def _met_by(p: Pending) -> object:
    """Instances of one ability that differ in what triggered them are different."""
    return None if p.event is None else (p.event.card, p.event.arrived, p.event.amount, p.event.seat)
