"""Declared cycles (sve 15.2.1.1): actions that have led back to where they began are declared a number of times.

At every decision of the main phase the state is noted. When the active player's actions have led back to a noted
state, with nothing different but numbers that can go on changing, the run of answers since then may be declared again
as often as wanted. The non-active player allows it, or declares at which point and after how many rounds another
action is taken instead. Then the answers are given again by the game itself.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from ludex.games.sve import zones
from ludex.kernel.applying import carry_out
from ludex.kernel.choosing import number
from ludex.kernel.decisions import CHOOSE, NUMBER, Decision, Option
from ludex.kernel.events import Event
from ludex.kernel.frames import Ask, Become, Frame, Procedure, Signal

if TYPE_CHECKING:
    from ludex.kernel.game import Game

RULE = "sve 15.2.1.1"
NOTES = "_notes"  # the notes of a main phase; None while a declared cycle is being performed
TIMES = (*range(1, 21), 30, 40, 50, 100)  # how often may be declared; who wants more declares again

repeating = Procedure(RULE, "A declared cycle")


class Note(NamedTuple):
    """The state at a decision of the main phase, as far as a cycle leads back to it.

    `answers`: how many had been given. `chance`: its state, for what chance decides cannot be declared. `values`: the
    players' points. `lying`: the zones. `states`: how each card on a field lies. `engaged`: how many of them are.
    `defense`: the active player's leader's.
    """

    answers: int
    chance: int
    values: tuple[dict[str, int], ...]
    lying: tuple[tuple[int, ...], ...]
    states: tuple[tuple[bool, int, int, dict[str, int]], ...]
    engaged: int
    defense: int


ENGAGED, VALUES = Note._fields.index("engaged"), Note._fields.index("values")


def note(g: Game) -> Note:
    """The state now."""
    cards = g.cards
    states = tuple(
        [
            (c.rested, c.face, len(c.links), c.counters)
            for seat in (0, 1)
            for cid in g.zone(seat, zones.FIELD)
            for c in (cards[cid],)
        ]
    )
    (leader, *_) = g.zone(g.active, zones.LEADER)
    defense = g.chars(leader).number("defense")
    engaged = sum([rested for rested, *_ in states])
    return Note(len(g.answers), g.rng, tuple(g.values), tuple(g.zones), states, engaged, defense)


# -- finding a cycle --------------------------------------------------------------------------------------------------
def offer(g: Game, f: Frame) -> Option | None:
    """Note the state, and offer to repeat what has led back to a noted one and can be done again."""
    notes = f.local.get(NOTES, ())
    if notes is None:
        return None
    assert isinstance(notes, tuple)
    here = note(g)
    f.local[NOTES] = (*notes, tuple(here))
    for noted in reversed(notes):
        if noted[ENGAGED] != here.engaged or noted[VALUES] != here.values:
            continue  # somebody has attacked or points were used: nearly always so, and seen at a glance
        then = Note(*noted)
        if here.answers > then.answers and _back(g, then, here):
            run = g.answers[then.answers :]
            words = f"Repeat the last {len(run)} choices a number of times"
            return Option("repeat", ("repeat", run), words) if _again(g, run) else None
    return None


def _back(g: Game, then: Note, here: Note) -> bool:
    """Whether a state is the earlier one again, except for numbers that can go on changing for ever."""
    if then.chance != here.chance or then.values != here.values or then.engaged != here.engaged:
        return False
    return here.defense >= then.defense and _alike(g, then, here)


def _alike(g: Game, then: Note, here: Note) -> bool:
    """The same cards in the same zones, lying the same way; no counters used up. New tokens are as good as old ones."""
    cards = g.cards
    order = {slot for name in (zones.DECK, zones.EVOLVE_DECK) for slot in g.rules.slots[name]}
    for slot, (old, new) in enumerate(zip(then.lying, here.lying, strict=True)):
        if old == new:
            continue
        if len(old) != len(new):
            return False
        before, after = ([cards[c].definition.key for c in ids] for ids in (old, new))
        if slot in order or sorted(before) != sorted(after):
            return False
    return _states(g, then) == _states(g, here) and _counters(then, here)


def _states(g: Game, the: Note) -> list[tuple[str, bool, int, int]]:
    ids = [c for seat in (0, 1) for c in the.lying[g.rules.slots[zones.FIELD][seat]]]
    return sorted(
        (g.cards[c].definition.key, rested, face, links)
        for c, (rested, face, links, _) in zip(ids, the.states, strict=True)
    )


def _counters(then: Note, here: Note) -> bool:
    """Whether no kind of counter has become fewer: what is used up cannot be repeated for ever."""
    before, after = (_total(the) for the in (then, here))
    return all(after.get(kind, 0) >= n for kind, n in before.items())


def _total(the: Note) -> dict[str, int]:
    found: dict[str, int] = {}
    for *_, counters in the.states:
        for kind, n in counters.items():
            found[kind] = found.get(kind, 0) + n
    return found


def _again(g: Game, run: tuple[str, ...]) -> bool:
    """Whether the run can be done once more from here and leads back once more, as far as its player can tell."""
    twin = _resumed(g, 1)
    start = note(twin)
    for key in run:
        if twin.over:
            return True
        answer = _answer(twin, key)
        if answer is None or twin.turn != g.turn:
            d = twin.decision
            return twin.turn == g.turn and d is not None and d.seat != g.active
        twin.choose(answer)
    return twin.over or (twin.turn == g.turn and _back(twin, start, note(twin)))


def _resumed(g: Game, back: int) -> Game:
    """A copy at the decision of the main phase that is `back` rows ago, in which nothing is noted."""
    twin = g.clone()
    main = twin.stack[-1]
    main.row -= back
    main.local[NOTES] = None
    twin.run()
    return twin


_CARD = re.compile(r"\bc(\d+)\b")


def _answer(g: Game, key: str) -> str | None:
    """The answer that a recorded one means now: itself, or the same about a token like the one that is gone."""
    if g.decision is None:
        return None
    if g.why_not(key) is None:
        return key
    if not any(not g.cards[int(n)].zone for n in _CARD.findall(key)):
        return None
    meant = _meaning(g, key)
    return next((o.key for o in g.decision.options if _meaning(g, o.key) == meant), None)


def _meaning(g: Game, key: str) -> str:
    return _CARD.sub(lambda found: g.cards[int(found[1])].definition.key, key)


# -- declaring it -----------------------------------------------------------------------------------------------------
@repeating.row(RULE)
def how_often(g: Game, f: Frame) -> Signal | None:
    """The active player declares how often the sequence is performed."""
    options = [Option(f"number {n}", n, str(n)) for n in TIMES]
    return Ask(Decision(g.active, NUMBER, RULE, "How often is it done again?", options))


@repeating.row(RULE)
def allowed(g: Game, f: Frame) -> Signal | None:
    """The non-active player allows it, or declares an action that is not part of it at a point where one can be taken;
    without such a point there is nothing to say (ruling sve-R41)."""
    f.local["times"] = f.answer
    others = _other_actions(g, f)
    if not others:
        f.answer = ()
        return None
    options = [Option("allow", (), "Allow it")]
    options += [Option(f"instead {at + 1} {o.key}", (at, o.key), f"Stop it: {o.label}") for at, o in others]
    return Ask(Decision(1 - g.active, CHOOSE, RULE, f"Done again {f.answer} times: allow it?", options))


def _other_actions(g: Game, f: Frame) -> list[tuple[int, Option]]:
    """What the non-active player may do in one round other than in the recorded one, and at which answer."""
    run = f.local["run"]
    assert isinstance(run, tuple)
    twin = _before(g)
    found: list[tuple[int, Option]] = []
    for at, key in enumerate(run):
        answer = _answer(twin, key)
        if twin.decision is None or answer is None:
            break
        if twin.decision.seat != g.active:
            found.extend((at, o) for o in twin.decision.options if o.key != answer)
        twin.choose(answer)
    return found


@repeating.row(RULE)
def after_how_many(g: Game, f: Frame) -> Signal | None:
    """Who breaks in says after how many whole rounds."""
    stop, times = f.answer, f.local["times"]
    assert isinstance(times, int)
    f.local["stop"] = stop
    if not stop:
        return None
    return number(1 - g.active, 0, times - 1, rule=RULE, prompt="After how many whole rounds?")


@repeating.row(RULE)
def perform_it(g: Game, f: Frame) -> Signal | None:
    """The actions are performed as decided."""
    times, stop, rounds = f.local["times"], f.local["stop"], f.answer
    assert isinstance(times, int) and isinstance(stop, tuple)
    twin = _before(g)
    _tell(twin, "cycle", times, "")
    if stop:
        assert isinstance(rounds, int)
        twin, done, why = _performed(twin, f, rounds)
        twin, why = (twin, why) if why else _broken(twin, f, stop)
    else:
        twin, done, why = _performed(twin, f, times)
    _tell(twin, "cycle over", done, why)
    for frame in twin.stack:
        if NOTES in frame.local:
            frame.local[NOTES] = (tuple(note(twin)._replace(answers=len(g.answers))),)
    return Become(twin)


def _before(g: Game) -> Game:
    """A copy at the decision of the main phase from which the cycle is performed."""
    twin = g.clone()
    twin.stack.pop()
    return _resumed(twin, 2)


def _performed(twin: Game, f: Frame, times: int) -> tuple[Game, int, str]:
    """Give the answers again: where that led, how many whole rounds were done, and what stopped it early."""
    run = f.local["run"]
    assert isinstance(run, tuple)
    for done in range(times):
        twin, why = _round(twin, run)
        if why:
            return twin, done, why
    return twin, times, ""


def _round(twin: Game, run: tuple[str, ...]) -> tuple[Game, str]:
    """One round, or as much of it as can be done: an action of the active player's is done wholly or not at all."""
    safe, turn = twin, twin.turn
    for key in run:
        d = twin.decision
        if d is None or twin.turn != turn:
            return twin, "the game is over" if d is None else "the turn is over"
        if d.rule == "sve 7.3.3":
            safe = twin.clone()
        answer = _answer(twin, key)
        if answer is None and d.seat != twin.active:
            return twin, "the other player has something to decide"
        if answer is None:
            return safe, "it cannot be done any more"
        twin.choose(answer)
    return twin, ""


def _broken(twin: Game, f: Frame, stop: tuple[int, str]) -> tuple[Game, str]:
    """The last round, up to the point where the non-active player acts as declared."""
    run = f.local["run"]
    assert isinstance(run, tuple)
    at, key = stop
    twin, why = _round(twin, run[:at])
    answer = None if why else _answer(twin, key)
    if answer is None:
        return twin, why or "the declared action cannot be taken"
    twin.choose(answer)
    return twin, "the other player has acted"


def _tell(g: Game, kind: str, amount: int, why: str) -> None:
    """A declared cycle and its end are part of the record."""
    g.batch += 1
    carry_out(g, [Event(kind, RULE, seat=g.active, amount=amount, key=why)])


PROCEDURES = (repeating,)
