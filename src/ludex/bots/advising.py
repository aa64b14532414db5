"""Advice: what a strong player would answer here, and why: how the turn goes on, and what that changes.

It is thought out on guessed games, as a bot does, so it knows no more than who asks for it. A win of this turn that is
proved comes first. A course is told as far as it names nothing that is not known yet.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from msgspec import Struct

from ludex.bots.judging import Judge, weights
from ludex.bots.levels import LEVELS, UNSEEN, Thinker
from ludex.kernel.decisions import ACT, CHOOSE, DOOR, PAYMENT, SEQUENCE, WINDOW
from ludex.kernel.keys import CARD
from ludex.solving.analysis import course_of
from ludex.solving.solution import Plan, solve

if TYPE_CHECKING:
    from ludex.bots.planning import Line
    from ludex.kernel.decisions import Decision, Option
    from ludex.kernel.game import Game
    from ludex.table.chair import Chair

ADVISER = "master"
SECONDS = 1.5
"""How long is thought about it."""
_PROOF = 0.4  # the share of it in which a win of this turn is looked for
_NODES = 4_000
_LONGEST = 12  # acts of a course that are told
_FIGURES = 4  # changes that are told
_FELT = 0.02  # what a change must weigh to be told
_QUIET = frozenset({"turn", "curve"})  # figures that say nothing about what was done


class Act(Struct, frozen=True):
    """An answer of the player: its key, and what it says."""

    key: str
    label: str


class Change(Struct, frozen=True):
    """What a course changes: a figure that players of this game look at, one's own beyond the other's, and by how
    much; `good`: whether that is welcome."""

    figure: str
    by: float
    good: bool


class Advice(Struct, frozen=True):
    """What to answer. `proven`: it wins this turn, whatever is answered and whatever lies hidden. `line`: how the turn
    goes on. `chance`: to win after it, an opinion. `instead`: the next best answer, and how far `behind` it is."""

    seat: int
    key: str
    label: str
    rule: str
    cards: tuple[str, ...]
    proven: bool
    chance: float
    line: tuple[Act, ...] = ()
    changes: tuple[Change, ...] = ()
    instead: Act | None = None
    behind: float = 0.0


def advise(chair: Chair, decision: Decision, seed: str, seconds: float = SECONDS) -> Advice:
    """What somebody should answer who sits on a chair."""
    start = chair.imagine(Random(seed).getrandbits(63))
    own = start.turn > 0 and start.active == chair.seat and len(decision.options) > 1
    won = proved(start, decision, nodes=_NODES, seconds=_PROOF * seconds) if own else None
    return won or _weighed(chair, decision, start, seed, (1 - _PROOF) * seconds)


# -- a win ------------------------------------------------------------------------------------------------------------
def proved(game: Game, decision: Decision, *, nodes: int, seconds: float) -> Advice | None:
    """What begins a win of this turn, if one is proved."""
    plan = solve(game, nodes=nodes, seconds=seconds).plan
    return None if plan is None else planned(decision, plan)


def planned(decision: Decision, plan: Plan) -> Advice:
    """What a plan that is proved begins with, and how it goes on."""
    acts = tuple(Act(key, label) for key, label in zip(*course_of(plan), strict=True))
    cards = tuple(CARD.findall(plan.act))
    return Advice(decision.seat, plan.act, plan.label, decision.rule, cards, True, 1.0, acts[1:])


# -- an opinion -------------------------------------------------------------------------------------------------------
def _weighed(chair: Chair, decision: Decision, start: Game, seed: str, seconds: float) -> Advice:
    """What the strongest level would answer."""
    level = replace(LEVELS[ADVISER], answers=1 << 60, seconds=seconds, proof=0)
    adviser = Thinker(level, seed)
    key = adviser.answer(chair, decision)
    option, thought = decision.find(key), adviser.thought
    label, cards = key if option is None else option.label, tuple(CARD.findall(key))
    if thought is None:
        stands = Judge(start.rules).chance(start, chair.seat)
        return Advice(chair.seat, key, label, decision.rule, cards, False, stands)
    line, changes = _told(chair, *thought.lines[key]) if key in thought.lines else ((), ())
    worth = max(0.0, min(1.0, thought.worth(key)))
    others = [o for o in decision.options if o.label != label and thought.worth(o.key) > UNSEEN]
    second = max(others, key=lambda o: thought.worth(o.key), default=None)
    instead = None if second is None else Act(second.key, second.label)
    behind = 0.0 if second is None else max(0.0, worth - thought.worth(second.key))
    return Advice(chair.seat, key, label, decision.rule, cards, False, worth, line, changes, instead, behind)


# -- telling ----------------------------------------------------------------------------------------------------------
def _told(chair: Chair, start: Game, line: Line) -> tuple[tuple[Act, ...], tuple[Change, ...]]:
    """How a course goes on after its first answer, and what it changes until the turn is over."""
    known = _seen(chair)
    acts: list[Act] = []
    g, telling = start.clone(), True
    for n, key in enumerate(line.game.answers[len(start.answers) :]):
        before, d = g, g.decision
        if d is None:
            break
        g = g.clone()
        g.choose(key)
        if g.turn != start.turn:
            g = before
            break
        option = d.find(key)
        if n and d.seat == chair.seat and option is not None and _is_told(d, option):
            telling = telling and len(acts) < _LONGEST and all(tag in known for tag in CARD.findall(key))
            acts += [Act(key, option.label)] if telling else []
    return tuple(acts), _changes(start, g, chair.seat) if start.active == chair.seat else ()


def _is_told(d: Decision, option: Option) -> bool:
    """Whether an answer says something by itself: neither a step on the way nor one of several picks."""
    if d.nature in (WINDOW, PAYMENT, SEQUENCE) or d.kind not in (ACT, CHOOSE) or len(d.options) < 2:
        return False
    return option.weight != DOOR and not option.key.startswith("pick ")


def _seen(chair: Chair) -> frozenset[str]:
    """The numbers of the cards that are seen from a chair."""
    view = chair.look()
    zones = [zone for player in view.players for zone in player.zones.values()]
    return frozenset([card.id for zone in [*zones, *view.shared.values()] for card in zone.cards if card.id])


def _changes(before: Game, after: Game, seat: int) -> tuple[Change, ...]:
    """The figures that change most, by what they weigh."""
    if after.result is not None:
        return ()
    names, weigh = list(before.rules.opinions()), weights(before.rules)
    then, now = before.rules.features(before, seat), after.rules.features(after, seat)
    found = [
        (weight * (b - a), Change(name, round(b - a, 2), weight * (b - a) > 0))
        for name, weight, a, b in zip(names, weigh, then, now, strict=True)
        if name not in _QUIET and abs(weight * (b - a)) >= _FELT
    ]
    return tuple([change for _, change in sorted(found, key=lambda each: -abs(each[0]))[:_FIGURES]])
