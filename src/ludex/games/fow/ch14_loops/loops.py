"""Loops (fow 14.1): actions that have led back to where they began are done a number of times, and then no more.

With priority the situation is noted. When the same answers have led back to the same situation twice in a row (rulings
fow-5.01-R37, fow-5.5-R44), they are a loop. Who had anything else to choose in it can stop it and says how often it is
done again: one player (fow 14.1:1.1), or both, the turn player first, and the smaller number counts (fow 14.1:1.2).
After that the same may not be begun from the same situation: another action comes first. What goes on without anybody
having a choice but the order of what has to happen is a draw (fow 14.1:1.3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NotRequired, TypedDict

from ludex.games.fow.ch03_zones import zones
from ludex.kernel.decisions import NUMBER, Decision, Option
from ludex.kernel.events import Event
from ludex.kernel.frames import Ask, Become, Call, Frame, Procedure, Signal, number_given, values
from ludex.kernel.loops import perpetual
from ludex.kernel.loops.declared import MOST, NOTES, Noted, Noting, answer_now, resumed
from ludex.kernel.loops.situations import DIGEST, REST, Note, Situations
from ludex.kernel.loops.times import Rounds
from ludex.kernel.pipeline.appliers import carry_out

if TYPE_CHECKING:
    from ludex.kernel.game import Game

SETTLED: Final = "_settled"  # situations from which a loop has been done, each with how it began
MARK = "mark"  # since when it is played: the log is longer every time
CHOICE: Final = "_choice"  # whether somebody with priority had anything to choose since something was resolved
TIMES = (*range(31), 40, 50, 100)  # whole numbers from zero up (fow 1.4:5); any other may be said as well
_situations = Situations(
    (*zones.PLAYGROUND, zones.REMOVED), (zones.DECK, zones.STONE_DECK, zones.GRAVEYARD, zones.LIFEBREAK),
    exact=True, counted=True,
)  # fmt: skip


class Priority(Noting, Rounds):
    """What the frame of a priority sequence keeps so that loops are seen: who has priority, how many have passed in a
    row, the loops that have been done and from where, and whether anybody had a choice."""

    holder: int
    passes: int
    _settled: NotRequired[tuple[tuple[Noted, str], ...]]
    _choice: NotRequired[bool]


class Loop(TypedDict):
    """What is answered again and again, who could stop it, and how often those say that it is done."""

    run: tuple[str, ...]
    able: tuple[int, ...]
    numbers: tuple[int, ...]


loop: Procedure[Loop] = Procedure("fow 14.1:1", "A loop", "fow loop")


def ask(f: Frame[Priority], decision: Decision) -> Ask:
    """Ask who has priority, and note whether there was anything to choose."""
    if len(decision.options) > 1:
        f.local[CHOICE] = True
    return Ask(decision)


# -- seeing a loop ----------------------------------------------------------------------------------------------------
def note(g: Game, v: Priority) -> Note:
    """The situation of a player with priority: everything that lies and waits, and whose priority it is."""
    waiting = tuple([_waits(g, card) for card in g.zone(0, zones.CHASE)])
    return _situations.note(g, (waiting, v["holder"], v["passes"], g.active, g.turn)).sealed()


def _waits(g: Game, card: int) -> tuple[object, ...]:
    """What waits in the chase: of which ability of which card, and what it was aimed at."""
    waits = g.played.get(card)
    if waits is None:
        return (g.cards[card].definition.key,)
    source, bound = waits.source, sorted([(str(k), repr(v)) for k, v in waits.bind.items() if k != MARK])
    return waits.kind, source.seat, g.cards[source.card].definition.key, source.ordinal, str(bound)


def settled(g: Game, f: Frame[Priority], here: Note) -> frozenset[str]:
    """How loops began that have been done from this situation: another action has to come first (fow 14.1:1.1)."""
    done = f.local.get(SETTLED, ())
    return frozenset([key for noted, key in done if _situations.same(g, Note(*noted), here)])


def seen(g: Game, f: Frame[Priority]) -> Call | None:
    """Note the situation; a loop that has led back to it is to be settled now."""
    notes = f.local.get(NOTES, ())
    f.local[CHOICE] = True
    if notes is None:  # a loop is being done again
        return None
    here = note(g, f.local)
    g.repeats = settled(g, f, here)
    f.local[NOTES] = (*notes, tuple(here))
    run = _twice(g, notes, here)
    return _found(g, f, run, here) if run else None


def _twice(g: Game, notes: tuple[Noted, ...], here: Note) -> tuple[str, ...]:
    """What was answered twice in a row, each time from this very situation."""
    alike: set[int] = set()
    for noted in notes:
        if noted[DIGEST] == here.digest and noted[REST] == here.rest:
            then = Note(*noted)
            if _situations.same(g, then, here):
                alike.add(then.answers)
    for begun in sorted(alike, reverse=True):
        before, run = 2 * begun - here.answers, g.answers[begun:]
        if run and before in alike and g.answers[before:begun] == run:
            return run
    return ()


def _found(g: Game, f: Frame[Priority], run: tuple[str, ...], here: Note) -> Call | None:
    """The loop, if what was answered can be answered again and leads back again, and somebody can stop it."""
    if run[0] in g.repeats or g.was_taken_back(run[0]):
        return None  # it was taken back, or has been done
    twin = resumed(g)
    able: set[int] = set()
    for key in run:
        answer = answer_now(twin, key)
        if answer is None or twin.decision is None:
            return None
        if len(twin.decision.options) > 1 and not key.startswith("trigger "):
            able.add(twin.decision.seat)
        twin.choose(answer)
    if twin.over or len(twin.stack) != len(g.stack):
        return None
    if not _situations.same(twin, here, note(twin, values(twin.stack[-1], Priority))):
        return None
    return Call(loop, run=run, able=tuple(sorted(able)), numbers=()) if able else None


def unstoppable(g: Game, f: Frame[Priority]) -> bool:
    """Whether objects keep being resolved with nobody able to stop it (fow 14.1:1.3). A course that goes on because a
    player says yes again and again is one that this player can stop, who may say how often (fow 14.1:1.1)."""
    answered, chosen = f.local.get("_answers"), f.local.pop(CHOICE, False)
    said = [key for key in g.answers[answered:] if key != "pass" and not key.startswith("trigger ")]
    if not chosen and not said:
        f.local["_answers"] = len(g.answers)
    found = perpetual.endless(g, f)
    if any(key != "yes" and not key.startswith("yes ") for key in said):
        f.local.pop("_rounds", None)
    return found


# -- settling it ------------------------------------------------------------------------------------------------------
@loop.row("fow 14.1:1.1")
def first_number(g: Game, f: Frame[Loop]) -> Signal | None:
    """The one player who can stop it says how often it is done, or of both the turn player."""
    able = f.local["able"]
    seat = g.active if g.active in able else able[0]
    return _how_often(seat, "fow 14.1:1.2" if len(able) > 1 else "fow 14.1:1.1")


@loop.row("fow 14.1:1.2")
def second_number(g: Game, f: Frame[Loop]) -> Signal | None:
    """If both can stop it, the other player says a number after that."""
    v = f.local
    v["numbers"] = (number_given(f),)
    return _how_often(1 - g.active, "fow 14.1:1.2") if len(v["able"]) > 1 else None


@loop.row("fow 14.1:1.2")
def do_it(g: Game, f: Frame[Loop]) -> Signal | None:
    """It is done as often as the smaller number says, as far as it can be; another action comes before it again."""
    v = f.local
    numbers, run = v["numbers"], v["run"]
    if len(v["able"]) > 1:
        numbers = (*numbers, number_given(f))
    times = min(numbers)
    rule = "fow 14.1:1.2" if len(numbers) > 1 else "fow 14.1:1.1"
    twin = g.clone()
    twin.stack.pop()
    twin = resumed(twin)
    _tell(twin, "cycle", rule, times)
    done = _done(twin, run, times)
    _tell(twin, "cycle over", rule, done)
    return Become(_asked_again(twin, run[0], len(g.answers)))


def _how_often(seat: int, rule: str) -> Ask:
    options = [Option(f"number {n}", n, str(n)) for n in TIMES]
    return Ask(Decision(seat, NUMBER, rule, "This is a loop. How often is it done again?", options, most=MOST))


def _done(twin: Game, run: tuple[str, ...], times: int) -> int:
    """Give the answers again; how many whole rounds that were."""
    for done in range(times):
        for key in run:
            answer = answer_now(twin, key)
            if answer is None:
                return done
            twin.choose(answer)
    return times


def _asked_again(twin: Game, begun: str, answers: int) -> Game:
    """The question after a loop: where it began, without beginning it again."""
    for frame in twin.stack:
        if frame.local.get(NOTES, ()) is None:
            v = values(frame, Priority)
            here = note(twin, v)._replace(answers=answers)
            v[NOTES], v[SETTLED] = (tuple(here),), (*v.get(SETTLED, ()), (tuple(here), begun))
    if twin.decision is not None and NOTES in twin.stack[-1].local:
        twin.decision = None
        twin.stack[-1].again()
        twin.run()
    return twin


def _tell(g: Game, kind: str, rule: str, amount: int) -> None:
    """A loop and its end are part of the record."""
    g.batch += 1
    carry_out(g, [Event(kind, rule, seat=g.active, amount=amount)])


PROCEDURES = (loop,)
