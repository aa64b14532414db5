"""The course of the game (sve 7): turns, phases, and which turn comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.nouns.reach import covers
from ludex.enact.standing import permissions
from ludex.games import turns
from ludex.games.sve.ch04_zones import moving, zones
from ludex.games.sve.ch06_preparation.preparation import preparation
from ludex.games.sve.ch07_turn.end_phase import end_phase
from ludex.games.sve.ch07_turn.granting_rush import granting_rush
from ludex.games.sve.ch08_attack import attacking
from ludex.games.sve.ch10_playing.confirmation import confirmation_timing
from ludex.games.sve.ch15_loops import loops
from ludex.games.sve.rules_of import rules_of
from ludex.kernel import events
from ludex.kernel.decisions import ACT, TURN, Decision
from ludex.kernel.events import Event
from ludex.kernel.frames import ENDED, Ask, Call, Frame, Goto, Procedure, Signal, several, values
from ludex.kernel.loops import perpetual
from ludex.kernel.loops.declared import Noting
from ludex.kernel.pipeline.appliers import new_turn, spend
from ludex.kernel.pipeline.perform import perform
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.game import Game


class Course(turns.Turns, total=False):
    """Whose extra turns come first, the latest last, and whose turn it was in the regular alternation."""

    extra: tuple[int, ...]
    regular: int


course: Procedure[Course] = Procedure("sve 7.1", "The course of the game")
start_phase: Procedure = Procedure("sve 7.2", "Start phase")
main_phase: Procedure[Noting] = Procedure("sve 7.3", "Main phase")


# -- turns (sve 7.1) --------------------------------------------------------------------------------------------------
@course.row("sve 6.2.1")
def prepare(g: Game, f: Frame) -> Signal | None:
    """Prepare the game; the player going first becomes the active player (sve 6.2.1.14)."""
    return Call(preparation)


@course.row("sve 7.1.1")
def begin_turn(g: Game, f: Frame[Course]) -> Signal | None:
    """A turn begins; whose it is becomes the active player."""
    return turns.begin(g, f, "sve 7.1.1")


@course.row("sve 7.1.2")
def start(g: Game, f: Frame) -> Signal | None:
    """The phases follow each other in order."""
    return Call(start_phase)


@course.row("sve 7.1.2")
def main(g: Game, f: Frame) -> Signal | None:
    """The main phase (sve 7.3)."""
    return Call(main_phase)


@course.row("sve 7.1.2")
def end(g: Game, f: Frame) -> Signal | None:
    """The end phase (sve 7.4)."""
    return Call(end_phase)


@course.row("sve 7.4.9")
def whose_turn_next(g: Game, f: Frame[Course]) -> Signal | None:
    """The other player's turn is next, unless extra turns come before it (sve 5.28.1) or it is skipped (sve 5.26.2); an
    extra turn is skipped like any other (ruling sve-R32)."""
    v = f.local
    extra = v.get("extra", ())
    if extra:
        v["extra"] = extra[:-1]
        seat = extra[-1]
    else:
        seat = 1 - _regular(g, f)
        v["regular"] = seat
    if g.value(seat, "turns to skip"):
        return perform(g, f, [Event("turn skipped", "sve 5.26.1", seat=seat)])
    v["next"] = seat
    return Goto("sve 7.1.1")


@course.row("sve 7.4.9")
def after_skipping(g: Game, f: Frame) -> Signal | None:
    """Look again whose turn is next."""
    return Goto("sve 7.4.9")


def _regular(g: Game, f: Frame[Course]) -> int:
    """Whose turn it was in the regular alternation."""
    return f.local.get("regular", g.first)


def apply_turn(g: Game, e: Event) -> None:
    """A new turn, in which no evolve ability has been played yet (sve 8.3.2.1)."""
    new_turn(g, e)
    for seat in (0, 1):
        g.values[seat] = {**g.values[seat], "evolve abilities": 0}


def apply_skip(g: Game, e: Event) -> None:
    """A player's next turn is to be skipped; each instruction skips one (sve 5.26.2.1)."""
    g.values[e.seat] = {**g.values[e.seat], "turns to skip": g.value(e.seat, "turns to skip") + 1}


def apply_skipped(g: Game, e: Event) -> None:
    """One turn less to skip. It never began, so it is not counted as passed (sve 3.3.2.1)."""
    g.values[e.seat] = {**g.values[e.seat], "turns to skip": g.value(e.seat, "turns to skip") - 1}


def apply_extra(g: Game, e: Event) -> None:
    """Another turn directly before the one that would follow; the latest instruction first (sve 5.28.1.1)."""
    v = values(g.stack[0], Course)
    v["extra"] = (*v.get("extra", ()), e.seat)


# -- start phase (sve 7.2) --------------------------------------------------------------------------------------------
@start_phase.row("sve 3.3.2")
def turns_passed(g: Game, f: Frame) -> Signal | None:
    """One more turn has passed for the active player, who counts them (sve 3.3.1), extra turns too (sve 3.3.2.2)."""
    return perform(
        g, f,
        [
            Event(events.VALUE, seat=g.active, key="turns passed", amount=1),
            Event(events.MOMENT, "sve 7.2", seat=g.active, key="start phase"),
        ],
    )  # fmt: skip


@start_phase.row("sve 10.2.1.2")
def until_the_start(g: Game, f: Frame) -> Signal | None:
    """What lasts until the start of a turn is over."""
    g.expire("start of turn")
    return None


@start_phase.row("sve 7.2.1")
def raise_maximum(g: Game, f: Frame) -> Signal | None:
    """Maximum play points go up by one, to ten at most, see sve 3.2.4.1."""
    return perform(g, f, [Event(events.VALUE, seat=g.active, key="max play points", amount=1)])


@start_phase.row("sve 7.2.2")
def fill_play_points(g: Game, f: Frame) -> Signal | None:
    """Play points become the maximum (sve 3.2.3); nothing is carried over."""
    lack = g.value(g.active, "max play points") - g.value(g.active, "play points")
    if not lack:
        return None
    return perform(g, f, [Event(events.VALUE, seat=g.active, key="play points", amount=lack)])


@start_phase.row("sve 7.2.3")
def refresh(g: Game, f: Frame) -> Signal | None:
    """Refresh all cards on the field, except Boxed ones (sve 5.31.3)."""
    there = [
        c
        for c in g.zone(g.active, zones.FIELD)
        if g.cards[c].rested and not g.cards[c].marks.get("boxed") and not _stays_engaged(g, c)
    ]
    _this_was_the_next(g)
    return perform(g, f, [Event(events.READY, seat=g.active, card=c) for c in there])


def _this_was_the_next(g: Game) -> None:
    """What keeps cards from refreshing in their controller's next start phase is over, engaged or not."""
    if not g.index().permissions:
        return
    _spend_if_next(g)


def _spend_if_next(g: Game) -> None:
    there = [g.cards[c].ref for c in g.zone(g.active, zones.FIELD)]
    for scene, node in permissions.granted(g, ast.NoRefresh):
        if node.next_only and any(covers(scene, node.what, ref) for ref in there):
            spend(g, scene.source)


def _stays_engaged(g: Game, card: int) -> bool:
    """Whether an effect says the card does not refresh."""
    return bool(g.index().permissions) and bool(permissions.covering(g, ast.NoRefresh, g.cards[card].ref))


@start_phase.row("sve 7.2.4")
def draw(g: Game, f: Frame) -> Signal | None:
    """Draw a card; not the first player on their first turn (sve 7.2.4.1)."""
    if g.active == g.first and g.value(g.active, "turns passed") == 1:
        return None
    return moving.draw(g, f, ((g.active, 1),), None)


@start_phase.row("sve 7.2.5")
def confirm_start(g: Game, f: Frame) -> Signal | None:
    """Confirmation Timing closes the start phase."""
    return confirmation_timing(g)


# -- main phase (sve 7.3) ---------------------------------------------------------------------------------------------
@main_phase.row("sve 10.2.1.2")
def until_the_main_phase(g: Game, f: Frame) -> Signal | None:
    """What lasts until the start of a main phase is over."""
    g.expire("start of main phase")
    return None


@main_phase.row("sve 7.3.1")
def main_begins(g: Game, f: Frame) -> Signal | None:
    """Conditions "at the start of main phase" are triggered."""
    return turns.moments(g, f, "main phase")


@main_phase.row("sve 7.3.2")
def confirm_main(g: Game, f: Frame) -> Signal | None:
    """What triggered as the phase began is played before the first action."""
    return confirmation_timing(g)


@main_phase.row("sve 7.3.3")
def choose_action(g: Game, f: Frame[Noting]) -> Signal | None:
    """The active player performs one action; none that has left everything as it was (sve 15.2.1.2), until something
    has changed (ruling sve-R39)."""
    name = rules_of(g).main_menu
    menu = g.rules.menus[name]
    perpetual.notice(g)
    options = menu.options(g, g.active)
    again = loops.offer(g, f) if len(options) > 1 else None
    if again is not None:
        options.insert(-1, again)
    return Ask(Decision(g.active, ACT, "sve 7.3.3", "Main phase", options, menu=name, nature=TURN))


@main_phase.row("sve 7.3.3", answers=choose_action)
def perform_action(g: Game, f: Frame) -> Signal | None:
    """Do what was chosen."""
    answer = several(f)
    if answer[0] == "end":
        g.refusals = g.repeats = frozenset()
        return ENDED
    if answer[0] == "repeat":
        return Call(loops.repeating, run=answer[1])
    if answer[0] == "attack":
        g.checkpoint = g.before_answer()
        return attacking.attack(g, answer[1], answer[2])
    if answer[0] == "rush":
        return Call(granting_rush, card=answer[1], seat=g.active)
    return attacking.act(g, g.active, answer)


@main_phase.row("sve 7.3.4")
def confirm_action(g: Game, f: Frame) -> Signal | None:
    """Confirmation Timing, then another action."""
    return confirmation_timing(g)


@main_phase.row("sve 7.3.4")
def next_action(g: Game, f: Frame) -> Signal | None:
    """The active player acts again."""
    return Goto("sve 7.3.3")


PROCEDURES = (course, start_phase, main_phase, end_phase, granting_rush)
