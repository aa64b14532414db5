"""The course of the game (sve 7): turns, phases, and which turn comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact import permissions
from ludex.games.sve import attacking, cycles, menus, moving, zones
from ludex.games.sve.confirmation import confirmation_timing
from ludex.games.sve.preparation import preparation
from ludex.kernel import changes, events
from ludex.kernel.changes import Change
from ludex.kernel.choosing import confirm, pick
from ludex.kernel.decisions import ACT, Decision
from ludex.kernel.events import Event
from ludex.kernel.frames import Ask, Call, Frame, Goto, Procedure, Return, Signal
from ludex.kernel.performing import perform
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.game import Game

course = Procedure("sve 7.1", "The course of the game")
start_phase = Procedure("sve 7.2", "Start phase")
main_phase = Procedure("sve 7.3", "Main phase")
end_phase = Procedure("sve 7.4", "End phase")


# -- turns (sve 7.1) --------------------------------------------------------------------------------------------------
@course.row("sve 6.2.1")
def prepare(g: Game, f: Frame) -> Signal | None:
    """Prepare the game; the player going first becomes the active player (sve 6.2.1.14)."""
    return Call(preparation)


@course.row("sve 7.1.1")
def begin_turn(g: Game, f: Frame) -> Signal | None:
    """A turn begins."""
    return perform(g, f, [Event("turn", "sve 7.1.1", seat=g.active)])


@course.row("sve 7.1.2")
def start(g: Game, f: Frame) -> Signal | None:
    """The phases follow each other in order."""
    return Call(start_phase)


@course.row("sve 7.1.2")
def main(g: Game, f: Frame) -> Signal | None:
    return Call(main_phase)


@course.row("sve 7.1.2")
def end(g: Game, f: Frame) -> Signal | None:
    return Call(end_phase)


@course.row("sve 7.4.9")
def whose_turn_next(g: Game, f: Frame) -> Signal | None:
    """The other player's turn is next, unless extra turns come before it (sve 5.28.1) or it is skipped (sve 5.26.2)."""
    extra = f.local.get("extra", ())
    assert isinstance(extra, tuple)
    if extra:
        f.local["extra"] = extra[:-1]
        seat = extra[-1]
    else:
        seat = 1 - _regular(g, f)
        f.local["regular"] = seat
    assert isinstance(seat, int)
    if g.value(seat, "turns to skip"):
        return perform(g, f, [Event("turn skipped", "sve 5.26.1", seat=seat)])
    f.local["next"] = seat
    return Goto("sve 7.4.9 begins")


@course.row("sve 7.4.9")
def after_skipping(g: Game, f: Frame) -> Signal | None:
    return Goto("sve 7.4.9")


@course.row("sve 7.4.9 begins")
def next_turn(g: Game, f: Frame) -> Signal | None:
    """They become the active player."""
    seat = f.local["next"]
    assert isinstance(seat, int)
    g.active = seat
    return Goto("sve 7.1.1")


def _regular(g: Game, f: Frame) -> int:
    """Whose turn it was in the regular alternation."""
    seat = f.local.get("regular", g.first)
    assert isinstance(seat, int)
    return seat


def apply_turn(g: Game, e: Event) -> None:
    """A new turn: its number, its history, its uses."""
    g.turn += 1
    g.turn_mark = g.log.size
    g.turn_stamp = g.tick()
    g.uses = {}
    g.memory = {}
    e.turn = g.turn
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
    frame = g.stack[0]
    extra = frame.local.get("extra", ())
    assert isinstance(extra, tuple)
    frame.local["extra"] = (*extra, e.seat)


# -- start phase (sve 7.2) --------------------------------------------------------------------------------------------
@start_phase.row("sve 3.3.2")
def turns_passed(g: Game, f: Frame) -> Signal | None:
    """One more turn has passed for the active player, who counts them (sve 3.3.1), extra turns too (sve 3.3.2.2)."""
    return perform(
        g, f,
        [
            Event(events.VALUE, "sve 3.3.2", seat=g.active, key="turns passed", amount=1),
            Event(events.MOMENT, "sve 7.2", seat=g.active, key="start phase"),
        ],
    )  # fmt: skip


@start_phase.row("sve 7.2.1")
def raise_maximum(g: Game, f: Frame) -> Signal | None:
    """Maximum play points go up by one, to ten at most (sve 3.2.4.1)."""
    g.expire("start of turn", g.active)
    if g.value(g.active, "max play points") >= 10:
        return None
    return perform(g, f, [Event(events.VALUE, "sve 7.2.1", seat=g.active, key="max play points", amount=1)])


@start_phase.row("sve 7.2.2")
def fill_play_points(g: Game, f: Frame) -> Signal | None:
    """Play points become the maximum (sve 3.2.3); nothing is carried over."""
    lack = g.value(g.active, "max play points") - g.value(g.active, "play points")
    if not lack:
        return None
    return perform(g, f, [Event(events.VALUE, "sve 7.2.2", seat=g.active, key="play points", amount=lack)])


@start_phase.row("sve 7.2.3")
def refresh(g: Game, f: Frame) -> Signal | None:
    """Refresh all cards on the field, except Boxed ones (sve 5.31.3)."""
    return perform(
        g, f,
        [
            Event(events.READY, "sve 7.2.3", seat=g.active, card=c)
            for c in g.zone(g.active, zones.FIELD)
            if g.cards[c].rested and not g.cards[c].marks.get("boxed") and not _stays_engaged(g, c)
        ],
    )  # fmt: skip


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
    return confirmation_timing(g)


# -- main phase (sve 7.3) ---------------------------------------------------------------------------------------------
@main_phase.row("sve 7.3.1")
def main_begins(g: Game, f: Frame) -> Signal | None:
    """Conditions "at the start of main phase" are triggered."""
    g.expire("start of main phase", g.active)
    return perform(g, f, [Event(events.MOMENT, "sve 7.3.1", seat=g.active, key="main phase")])


@main_phase.row("sve 7.3.2")
def confirm_main(g: Game, f: Frame) -> Signal | None:
    return confirmation_timing(g)


@main_phase.row("sve 7.3.3")
def choose_action(g: Game, f: Frame) -> Signal | None:
    """The active player performs one action."""
    name = g.rules.main_menu  # type: ignore[attr-defined]
    menu = g.rules.menus[name]
    cycles.notice(g)
    decision = Decision(g.active, ACT, "sve 7.3.3", "Main phase", menu.options(g, g.active), menu=name)
    return Ask(decision)


@main_phase.row("sve 7.3.3")
def perform_action(g: Game, f: Frame) -> Signal | None:
    """Do what was chosen."""
    answer = f.answer
    assert isinstance(answer, tuple)
    if answer[0] == "end":
        g.refusals = g.repeats = frozenset()
        return Return(None)
    if answer[0] == "attack":
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
    return Goto("sve 7.3.3")


# -- end phase (sve 7.4) ----------------------------------------------------------------------------------------------
@end_phase.row("sve 7.4.1")
def end_begins(g: Game, f: Frame) -> Signal | None:
    """Conditions "at the start of end phase" are triggered."""
    return perform(g, f, [Event(events.MOMENT, "sve 7.4.1", seat=g.active, key="end phase")])


@end_phase.row("sve 7.4.2")
def confirm_end(g: Game, f: Frame) -> Signal | None:
    return confirmation_timing(g)


@end_phase.row("sve 7.4.3")
def wards(g: Game, f: Frame) -> Signal | None:
    """The active player may engage any number of their followers with Ward."""
    found = tuple(
        c
        for c in g.zone(g.active, zones.FIELD)
        if not g.cards[c].rested and "Ward" in g.chars(c).keywords and "follower" in g.chars(c).types
    )
    if not found:
        f.answer = ()
        return None
    return pick(g.active, found, 0, len(found), rule="sve 7.4.3", prompt="Engage followers with Ward")


@end_phase.row("sve 7.4.3")
def engage_wards(g: Game, f: Frame) -> Signal | None:
    chosen = f.answer
    assert isinstance(chosen, tuple)
    return perform(g, f, [Event(events.REST, "sve 7.4.3", seat=g.active, card=c) for c in chosen])


@end_phase.row("sve 7.4.4")
def confirm_wards(g: Game, f: Frame) -> Signal | None:
    return confirmation_timing(g)


@end_phase.row("sve 7.4.5")
def quick(g: Game, f: Frame) -> Signal | None:
    """The non-active player plays something with Quick, or does nothing."""
    return attacking.quick_window(g, "sve 7.4.5")


@end_phase.row("sve 7.4.5")
def quick_played(g: Game, f: Frame) -> Signal | None:
    return attacking.quick_answer(g, f, "sve 7.4.7")


@end_phase.row("sve 7.4.6")
def confirm_quick(g: Game, f: Frame) -> Signal | None:
    return confirmation_timing(g)


@end_phase.row("sve 7.4.6")
def window_again(g: Game, f: Frame) -> Signal | None:
    return Goto("sve 7.4.5")


@end_phase.row("sve 7.4.7")
def hand_limit(g: Game, f: Frame) -> Signal | None:
    """Discard down to the hand limit (sve 4.7.3)."""
    hand = g.zone(g.active, zones.HAND)
    limit = moving.zone_limit(g, g.active, zones.HAND)
    if limit is None or len(hand) <= limit:
        return Goto("sve 7.4.8")
    n = len(hand) - limit
    return pick(g.active, hand, n, n, rule="sve 7.4.7", prompt=f"Discard {n} down to the hand limit")


@end_phase.row("sve 7.4.7")
def discard_down(g: Game, f: Frame) -> Signal | None:
    chosen = f.answer
    assert isinstance(chosen, tuple)
    return perform(
        g, f, [Event("discard", "sve 7.4.7", seat=g.active, card=c, to=zones.CEMETERY) for c in chosen]
    )


@end_phase.row("sve 7.4.7")
def confirm_discard(g: Game, f: Frame) -> Signal | None:
    return confirmation_timing(g)


@end_phase.row("sve 7.4.7")
def limit_again(g: Game, f: Frame) -> Signal | None:
    return Goto("sve 7.4.7")


@end_phase.row("sve 7.4.8")
def effects_end(g: Game, f: Frame) -> Signal | None:
    """Effects that last until the end of the turn are removed; no Confirmation Timing follows."""
    g.expire("end of turn", g.active)
    return None


# -- granting Rush in Sealed (sve B-1:8.5) ----------------------------------------------------------------------------
granting_rush = Procedure("sve B-1:8.5", "Granting Rush")


@granting_rush.row("sve B-1:8.5.1.1")
def which_point(g: Game, f: Frame) -> Signal | None:
    """One evolution point may stand in for the play point."""
    has_play, has_evolution = g.value(g.active, "play points"), g.value(g.active, "evolution points")
    if not (has_play and has_evolution):
        f.answer = not has_play
        return None
    return confirm(g.active, rule="sve B-1:8.5.1.1", prompt="Use an evolution point in lieu of the play point?")


@granting_rush.row("sve B-1:8.5.1")
def spend(g: Game, f: Frame) -> Signal | None:
    key = "evolution points" if f.answer else "play points"
    return perform(
        g, f,
        [
            Event(events.VALUE, "sve B-1:8.5.1", seat=g.active, key=key, amount=-1, value="pay"),
            Event(events.VALUE, "sve B-1:8.5.1", seat=g.active, key="evolve abilities", amount=1),
        ],
    )  # fmt: skip


@granting_rush.row("sve B-1:8.5.1")
def which_card(g: Game, f: Frame) -> Signal | None:
    """A facedown card of the evolve deck is turned faceup."""
    cards = tuple(c for c in g.zone(g.active, zones.EVOLVE_DECK) if not g.cards[c].faceup)
    return pick(g.active, cards, 1, 1, rule="sve B-1:8.5.1", prompt="Turn which card of the evolve deck faceup?")


@granting_rush.row("sve B-1:8.5.1")
def grant(g: Game, f: Frame) -> Signal | None:
    from ludex.games.sve.keywords import keyword

    chosen, card = f.answer, f.local["card"]
    assert isinstance(chosen, tuple) and isinstance(card, int)
    (rush,) = keyword(g.rules, "Rush")
    return perform(
        g, f,
        [
            *(Event(events.FLIP, "sve B-1:8.5.1", card=c, faceup=True, face=g.cards[c].face) for c in chosen),
            Event(events.CHANGE, "sve B-1:8.5.1", card=card, seat=g.active, key="Rush",
                  value=Change(0, changes.GAIN, "Rush", rush)),
        ],
    )  # fmt: skip


PROCEDURES = (course, start_phase, main_phase, end_phase, granting_rush)
