"""Declared cycles: actions that have led back to where they began are declared a number of times.

At every decision of a menu the situation is noted. When a player's actions have led back to a noted one, with nothing
different but numbers that can go on changing, the run of answers since then may be declared again as often as wanted.
The other player allows it, or declares at which point and after how many rounds another action is taken instead. Then
the answers are given again by the game itself. A game fills in its numbers and says what counts in it; where its book
does so, it forbids actions that have led back to the very same situation often enough.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NotRequired, TypedDict

from ludex.kernel.choices import number
from ludex.kernel.decisions import CHOOSE, NUMBER, Decision, Option
from ludex.kernel.events import Event
from ludex.kernel.frames import Ask, Become, Frame, Procedure, Signal, number_given, several, values
from ludex.kernel.keys import CARD, cards_in
from ludex.kernel.loops.situations import DIGEST, LYING, REST, RESTING, VALUES, Note, Situations, sizes
from ludex.kernel.pipeline.appliers import carry_out

if TYPE_CHECKING:
    from ludex.kernel.game import Game

Noted = tuple[Any, ...]  # a note as a frame keeps it: plain data
NOTES: Final = "_notes"  # the notes of a menu's frame; None while a declared cycle is being performed
TIMES = (*range(1, 21), 30, 40, 50, 100)  # numbers that are listed; any other may be said as well
MOST = 10_000  # at once: who wants more declares again
LONGEST = 100  # so many notes back a cycle may begin: a turn with many actions is not looked through again and again


class Noting(TypedDict, total=False):
    """What a menu's frame keeps for its declared cycles."""

    _notes: tuple[Noted, ...] | None


class Declared(TypedDict):
    """The answers that are given again, how often, and where the other player acts instead: at which answer and how;
    empty if it is allowed."""

    run: tuple[str, ...]
    times: NotRequired[int]
    stop: NotRequired[tuple[int, str] | tuple[()]]


@dataclass(frozen=True, slots=True)
class Numbers:
    """Where a book says it: who declares how often, how the other player may stop it, and the decision of the menu from
    which actions are taken. The row that asks it and the row that acts on the answer follow each other."""

    declare: str
    stop: str
    menu: str


class Repeating:
    """A book's declared cycles. `procedure` is its table of steps; the menu's row calls it with the `run` that `offer`
    has put into an option. `often`: how often an action may be taken from the very same situation, 0 for any number;
    situations must then be noted exactly."""

    def __init__(self, title: str, at: Numbers, situations: Situations, *, often: int = 0) -> None:
        self.at = at
        self.situations = situations
        self.often = often
        self.procedure: Procedure[Declared] = Procedure(at.declare, title)
        for rule, run in (
            (at.declare, self._how_often),
            (at.stop, self._allowed),
            (at.stop, self._after_how_many),
            (at.declare, self._perform_it),
        ):
            self.procedure.add(rule, run)

    # -- finding a cycle ---------------------------------------------------------------------------------------------
    def offer(self, g: Game, f: Frame[Noting]) -> Option | None:
        """Note the situation, and offer to repeat what has led back to a noted one and can be done again. What has been
        taken too often from this very situation is among the game's `repeats` from now on."""
        notes = f.local.get(NOTES, ())
        if notes is None:
            if self.often:
                g.repeats = frozenset()  # what is repeated was allowed where it was done first
            return None
        here = self.situations.note(g).sealed() if self.often else self.situations.note(g)
        f.local[NOTES] = (*notes, tuple(here))
        if self.often:
            notes = self._forbid(g, notes, here)
        there = sizes(here.lying)
        for noted in reversed(notes[-LONGEST:]):
            if noted[RESTING] != here.resting or noted[VALUES] != here.values or sizes(noted[LYING]) != there:
                continue  # somebody has attacked, or points or cards were used: nearly always so, and seen at a glance
            then = Note(*noted)
            if here.answers > then.answers and self.situations.back(g, then, here):
                return self._offered(g, g.answers[then.answers :])
        return None

    def _forbid(self, g: Game, notes: tuple[Noted, ...], here: Note) -> tuple[Noted, ...]:
        """Forbid what has been taken often enough from this very situation; the notes of other situations."""
        others: list[Noted] = []
        taken: dict[int, str] = {}  # by its place, for a decision that was taken back is noted twice
        for noted in notes:
            alike = not noted[DIGEST] or noted[DIGEST] == here.digest  # else it is seen at a glance: most differ
            alike = alike and noted[REST] == here.rest
            if not alike or not self.situations.same(g, then := Note(*noted), here):
                others.append(noted)
            elif here.answers > then.answers:
                taken[then.answers] = g.answers[then.answers]
        keys = list(taken.values())
        g.repeats = frozenset(key for key in keys if keys.count(key) >= self.often)
        return tuple(others)

    def _offered(self, g: Game, run: tuple[str, ...]) -> Option | None:
        words = f"Repeat the last {len(run)} choices a number of times"
        return Option("repeat", ("repeat", run), words) if self._again(g, run) else None

    def _again(self, g: Game, run: tuple[str, ...]) -> bool:
        """Whether the run can be done once more from here and leads back once more, as far as its player can tell."""
        twin = resumed(g)
        start = self.situations.note(twin)
        for key in run:
            if twin.over:
                return True
            answer = answer_now(twin, key)
            if answer is None or twin.turn != g.turn:
                d = twin.decision
                return twin.turn == g.turn and d is not None and d.seat != g.active
            twin.choose(answer)
        return twin.over or (twin.turn == g.turn and self.situations.back(twin, start, self.situations.note(twin)))

    # -- declaring it ------------------------------------------------------------------------------------------------
    def _how_often(self, g: Game, f: Frame[Declared]) -> Signal | None:
        """The active player declares how often the sequence is performed."""
        options = [Option(f"number {n}", n, str(n)) for n in TIMES]
        return Ask(Decision(g.active, NUMBER, self.at.declare, "How often is it done again?", options, most=MOST))

    def _allowed(self, g: Game, f: Frame[Declared]) -> Signal | None:
        """The other player allows it, or declares an action that is not part of it at a point where one can be taken;
        without such a point there is nothing to say."""
        f.local["times"] = number_given(f)
        others = _other_actions(g, f.local["run"])
        if not others:
            f.answer = ()
            return None
        options = [Option("allow", (), "Allow it")]
        options += [Option(f"instead {at + 1} {o.key}", (at, o.key), f"Stop it: {o.label}") for at, o in others]
        return Ask(Decision(1 - g.active, CHOOSE, self.at.stop, f"Done again {f.answer} times: allow it?", options))

    def _after_how_many(self, g: Game, f: Frame[Declared]) -> Signal | None:
        """Who breaks in says after how many whole rounds."""
        times = f.local["times"]
        f.local["stop"] = stop = several(f)
        if not stop:
            return None
        return number(1 - g.active, 0, times - 1, rule=self.at.stop, prompt="After how many whole rounds?")

    # -- performing it -----------------------------------------------------------------------------------------------
    def _perform_it(self, g: Game, f: Frame[Declared]) -> Signal | None:
        """The actions are performed as decided."""
        run, times, stop = f.local["run"], f.local["times"], f.local["stop"]
        twin = _before(g)
        self._tell(twin, "cycle", times, "")
        if stop:
            twin, done, why = self._performed(twin, run, number_given(f))
            twin, why = (twin, why) if why else self._broken(twin, run, stop)
        else:
            twin, done, why = self._performed(twin, run, times)
        self._tell(twin, "cycle over", done, why)
        for frame in twin.stack:
            if NOTES in frame.local:
                values(frame, Noting)[NOTES] = (tuple(self.situations.note(twin)._replace(answers=len(g.answers))),)
        return Become(twin)

    def _performed(self, twin: Game, run: tuple[str, ...], times: int) -> tuple[Game, int, str]:
        """Give the answers again: where that led, how many whole rounds were done, and what stopped it early."""
        for done in range(times):
            twin, why = self._round(twin, run)
            if why:
                return twin, done, why
        return twin, times, ""

    def _round(self, twin: Game, run: tuple[str, ...]) -> tuple[Game, str]:
        """One round, or as much of it as can be done: an action of the active player's is done wholly or not at all."""
        safe, turn = twin, twin.turn
        for key in run:
            d = twin.decision
            if d is None or twin.turn != turn:
                return twin, "the game is over" if d is None else "the turn is over"
            if d.rule == self.at.menu:
                safe = twin.clone()
            answer = answer_now(twin, key)
            if answer is None and d.seat != twin.active:
                return twin, "the other player has something to decide"
            if answer is None:
                return safe, "it cannot be done any more"
            twin.choose(answer)
        return twin, ""

    def _broken(self, twin: Game, run: tuple[str, ...], stop: tuple[int, str]) -> tuple[Game, str]:
        """The last round, up to the point where the other player acts as declared."""
        at, key = stop
        twin, why = self._round(twin, run[:at])
        answer = None if why else answer_now(twin, key)
        if answer is None:
            return twin, why or "the declared action cannot be taken"
        twin.choose(answer)
        return twin, "the other player has acted"

    def _tell(self, g: Game, kind: str, amount: int, why: str) -> None:
        """A declared cycle and its end are part of the record."""
        g.batch += 1
        carry_out(g, [Event(kind, self.at.declare, seat=g.active, amount=amount, key=why)])


def _other_actions(g: Game, run: tuple[str, ...]) -> list[tuple[int, Option]]:
    """What the other player may do in one round other than in the recorded one, and at which answer."""
    twin = _before(g)
    found: list[tuple[int, Option]] = []
    for at, key in enumerate(run):
        answer = answer_now(twin, key)
        if twin.decision is None or answer is None:
            break
        if twin.decision.seat != g.active:
            found.extend((at, o) for o in twin.decision.options if o.key != answer)
        twin.choose(answer)
    return found


def _before(g: Game) -> Game:
    """A copy at the decision of the menu from which the cycle is performed."""
    twin = g.clone()
    twin.stack.pop()
    twin.stack[-1].ask_again()
    return _unnoted(twin)


def resumed(g: Game) -> Game:
    """A copy at the decision of the menu that is being made, in which nothing is noted."""
    twin = g.clone()
    twin.stack[-1].again()
    return _unnoted(twin)


def _unnoted(twin: Game) -> Game:
    values(twin.stack[-1], Noting)[NOTES] = None
    twin.run()
    return twin


def answer_now(g: Game, key: str) -> str | None:
    """The answer that a recorded one means now: itself, or the same about a token like the one that is gone."""
    if g.decision is None:
        return None
    if g.why_not(key) is None:
        return key
    if not any(n < 0 or not g.cards[n].zone for n in cards_in(g, key)):
        return None
    meant = _meaning(g, key)
    return next((o.key for o in g.decision.options if _meaning(g, o.key) == meant), None)


def _meaning(g: Game, key: str) -> str:
    return CARD.sub(lambda found: g.cards[n].definition.key if (n := g.named(found[0])) >= 0 else "", key)
