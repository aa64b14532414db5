"""Priority and the chase (fow-2.0 9, 10): every act and every pass hands priority over; when both pass in a row the
whole chase is resolved from its last link back to its first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NotRequired, TypedDict

from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch06_priority import acting
from ludex.games.fow.ch06_priority.menus import PRIORITY
from ludex.games.fow.ch06_priority.priority import NAME, holder
from ludex.games.fow.ch09_playing import chase
from ludex.games.fow.ch14_loops import loops
from ludex.games.fow.ch14_loops.loops import Priority
from ludex.games.fow.editions.v2_0 import arriving, processes, triggers
from ludex.games.fow.editions.v2_0.after_battle_damage import SORTS
from ludex.kernel.frames import Call, Frame, Goto, Procedure, Return, Signal, several, values
from ludex.kernel.loops import perpetual
from ludex.kernel.loops.times import Rounds

if TYPE_CHECKING:
    from ludex.kernel.game import Game


class Sequence(Priority):
    """Who has priority and how many have passed in a row, whether a chase is only answered, what was done last, and how
    many links the chase had then."""

    answering: bool
    act: NotRequired[str]
    links: NotRequired[int]


class Unwinding(TypedDict, total=False):
    """The values of: resolving a chase."""

    begun: int
    arrived: int | None


class Unanswered(Rounds, total=False):
    """The values of: a chase of triggered abilities."""

    sort: int


sequence: Procedure[Sequence] = Procedure("fow-2.0 9", "Priority", NAME)
unwinding: Procedure[Unwinding] = Procedure("fow-2.0 10.2:2", "Resolving a chase", "fow resolving a chase")
unanswered: Procedure[Unanswered] = Procedure("fow-2.0 12.5:2", "A chase of triggered abilities", "fow triggered chase")
SINCE: Final = "_since"  # how much had happened when both players last passed in a row


class Course(TypedDict, total=False):
    """What the course of the game keeps of priority."""

    _since: int


ARRIVALS = frozenset({"resonator", "addition"})


def window(g: Game) -> Call:
    """The players may act, the turn player first (fow-2.0 9:1, fow-2.0 9:6, fow-2.0 5:3): while one holds priority the
    other cannot (fow-2.0 9:2). It is over when both have passed with no chase; nothing moves on before (fow-2.0 9:4,
    fow-2.0 5:4)."""
    return Call(sequence, holder=g.active, passes=0, answering=False)


def answers(g: Game) -> Call | None:
    """What has triggered goes onto a chase, which can be chased (ruling fow-2.0-R21); without any nobody acts."""
    return Call(sequence, holder=g.active, passes=0, answering=True) if g.pending or not processes.nothing(g) else None


def only_triggers(g: Game) -> Call | None:
    """What has triggered goes onto chases that nobody can add to (fow-2.0 12.5:2)."""
    return Call(unanswered, sort=SORTS[0]) if g.pending or not processes.nothing(g) else None


def act(g: Game, f: Frame) -> Signal | None:
    """The players may act."""
    return window(g)


def answer(g: Game, f: Frame) -> Signal | None:
    """What has triggered goes onto a chase."""
    return answers(g)


def open_since(g: Game) -> int:
    """How much had happened when both players last passed in a row (ruling fow-2.0-R29)."""
    return values(g.stack[0], Course).get(SINCE, 0)


# -- priority ----------------------------------------------------------------------------------------------------------
@sequence.row("fow-2.0 10.4:3")
def put_triggers(g: Game, f: Frame[Sequence]) -> Signal | None:
    """What has triggered joins the chase, or forms a new one (fow-2.0 10.4:5)."""
    f.answer = None
    return triggers.begin(g, holder(f))


@sequence.row("fow-2.0 9.1:5")
def handed_over(g: Game, f: Frame[Sequence]) -> Signal | None:
    """That hands priority over. A chase that is only answered is over when it is resolved."""
    v = f.local
    last = f.answer
    if isinstance(last, int):
        v["holder"], v["passes"] = 1 - last, 0
    return Return(None) if v["answering"] and chase.is_empty(g) else None


@sequence.row("fow-2.0 9:1")
def choose_action(g: Game, f: Frame[Sequence]) -> Signal | None:
    """Who has priority acts, or passes (fow-2.0 9.2:1)."""
    seat = holder(f)
    options = PRIORITY.options(g, seat)
    if len(options) == 1 and g.goes_unasked:
        f.answer = options[0].value
        return None
    return loops.ask(f, PRIORITY.asked(g, seat, "fow-2.0 9:1", options))


@sequence.row("fow-2.0 13.3:1", answers=choose_action)
def perform_action(g: Game, f: Frame[Sequence]) -> Signal | None:
    """Do it."""
    v = f.local
    answer = several(f)
    v["act"], v["links"] = answer[0], len(g.zone(0, zones.CHASE))
    if answer[0] == "pass":
        return None
    g.checkpoint = g.before_answer()  # should it turn out that it cannot be paid (fow-2.0 1.4.5:18)
    return acting.act(g, f, holder(f), answer)


@sequence.row("fow-2.0 9:3")
def hand_over(g: Game, f: Frame[Sequence]) -> Signal | None:
    """The other player has priority now: after whatever was played, who may chase it; after a standby card was laid
    (ruling fow-2.0-R16); after a pass, so that the first player may chase the own card and nothing ends unanswered.
    Only a life break that puts nothing onto the chase leaves it in place (ruling fow-2.0-R27)."""
    v = f.local
    act, passes = v["act"], v["passes"]
    if act == "pass" and passes:  # fow-2.0 9:5, fow-2.0 9:7, fow-2.0 9.2:2, fow-2.0 10.1:4
        return None
    idle = act == "break" and len(g.zone(0, zones.CHASE)) == v["links"]
    v["passes"] = 1 if act == "pass" else 0
    # fow-2.0 10.3:1, fow-2.0 10.3:4, fow-2.0 10.3:5, fow-2.0 9.1:1, fow-2.0 9.1:2, fow-2.0 9.1:3, fow-2.0 9.1:4
    # fow-2.0 1.4.5:23, fow-2.0 10.1:2, fow-2.0 10.1:3
    v["holder"] = holder(f) if idle else 1 - holder(f)
    return Goto("fow-2.0 10.4:3")


@sequence.row("fow-2.0 10.3:6")
def both_passed(g: Game, f: Frame[Sequence]) -> Signal | None:
    """Both have passed in a row: the chase is resolved (fow-2.0 9.2:3, fow-2.0 10.3:2); without one it is time to move
    on (fow-2.0 9.2:4, fow-2.0 9.2:5)."""
    values(g.stack[0], Course)[SINCE] = g.log.size
    if chase.is_empty(g):
        return Return(None)
    return Call(unwinding)


@sequence.row("fow-2.0 10.1:5")
def resolved(g: Game, f: Frame[Sequence]) -> Signal | None:
    """What has triggered meanwhile forms a new chase, the turn player's first. Then the turn player has priority, or
    the opponent of who summoned a resonator (fow-2.0 9.1:2) or put an addition in place (fow-2.0 9.1:4) with the last
    link (ruling fow-2.0-R22)."""
    v = f.local
    arrived = f.answer
    if loops.unstoppable(g, f):  # ruling fow-2.0-R40
        g.finish(None, "fow-2.0 1.3:5")
        return None
    v["passes"] = 0
    v["holder"] = g.active if g.pending or not isinstance(arrived, int) else 1 - arrived
    return Goto("fow-2.0 10.4:3")


# -- resolving ---------------------------------------------------------------------------------------------------------
@unwinding.row("fow-2.0 10.2:2")
def newest(g: Game, f: Frame[Unwinding]) -> Signal | None:
    """The last link is dealt with; nobody acts in between (ruling fow-2.0-R19), and what triggers waits
    (fow-2.0 10.4:4)."""
    v = f.local
    if chase.is_empty(g):
        return Return(f.local.get("arrived"))
    v["begun"] = g.log.size
    return chase.resolve_newest(g)


@unwinding.row("fow-2.0 11:1")
def processed(g: Game, f: Frame[Unwinding]) -> Signal | None:
    """Rule processes wait for nothing."""
    v = f.local
    begun = v["begun"]
    came = [e for e in g.log.since(begun) if e.kind == "enter" and not g.original(e.card).types.isdisjoint(ARRIVALS)]
    v["arrived"] = came[-1].to_seat if came else None
    return None if processes.nothing(g) else Call(processes.processing)


@unwinding.row("fow-2.0 7.4:3")
def on_the_spot(g: Game, f: Frame[Unwinding]) -> Signal | None:
    """What is no ability is not put off."""
    v = f.local
    begun = v["begun"]
    return arriving.begin(g, begun)


@unwinding.row("fow-2.0 7.4:2")
def nor_put_onto_a_chase(g: Game, f: Frame) -> Signal | None:
    """Neither is what such text has waited for (fow-2.0 12:1)."""
    return arriving.at_once(g)


@unwinding.row("fow-2.0 10.2:2")
def before_it(g: Game, f: Frame) -> Signal | None:
    """Then the link before it."""
    return Goto("fow-2.0 10.2:2")


# -- chases of triggered abilities only --------------------------------------------------------------------------------
@unanswered.row("fow-2.0 10.4:2")
def put_sort(g: Game, f: Frame[Unanswered]) -> Signal | None:
    """Those of one sort go onto one chase."""
    v = f.local
    sort = v["sort"]
    return triggers.begin(g, g.active, sort)


@unanswered.row("fow-2.0 10.2:2")
def resolve_sort(g: Game, f: Frame[Unanswered]) -> Signal | None:
    """It is resolved; when nothing of a sort waits any more, the next sort comes up (ruling fow-2.0-R46)."""
    v = f.local
    if not chase.is_empty(g):
        return Call(unwinding)
    sort = v["sort"]
    if sort == SORTS[-1]:
        return Return(None)
    v["sort"] = sort + 1
    return None


@unanswered.row("fow-2.0 10.4:5")
def next_sort(g: Game, f: Frame[Unanswered]) -> Signal | None:
    """And so on; what nobody can stop is a draw (ruling fow-2.0-R40)."""
    if perpetual.endless(g, f):
        g.finish(None, "fow-2.0 1.3:5")
        return None
    return Goto("fow-2.0 10.4:2")


PROCEDURES = (sequence, unwinding, unanswered)
