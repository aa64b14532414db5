"""The end phase (sve 7.4): triggers, Ward, the opponent's Quick, the hand limit, effects that end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games import turns
from ludex.games.sve.ch04_zones import moving, zones
from ludex.games.sve.ch08_attack import attacking
from ludex.games.sve.ch10_playing.confirmation import confirmation_timing
from ludex.kernel import events
from ludex.kernel.choices import pick
from ludex.kernel.events import Event
from ludex.kernel.frames import Frame, Goto, Procedure, Signal, several
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.game import Game

end_phase: Procedure = Procedure("sve 7.4", "End phase")


@end_phase.row("sve 7.4.1")
def end_begins(g: Game, f: Frame) -> Signal | None:
    """Conditions "at the start of end phase" are triggered."""
    return turns.moments(g, f, "end phase")


@end_phase.row("sve 7.4.2")
def confirm_end(g: Game, f: Frame) -> Signal | None:
    """What triggered as the phase began is played."""
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
    """Engage those that were chosen, together."""
    chosen = several(f)
    return perform(g, f, [Event(events.REST, seat=g.active, card=c) for c in chosen])


@end_phase.row("sve 7.4.4")
def confirm_wards(g: Game, f: Frame) -> Signal | None:
    """Confirmation Timing before the opponent may answer."""
    return confirmation_timing(g)


@end_phase.row("sve 7.4.5")
def quick(g: Game, f: Frame) -> Signal | None:
    """The non-active player plays something with Quick, or does nothing."""
    return attacking.quick_window(g, f, "sve 7.4.5")


@end_phase.row("sve 7.4.5", answers=quick)
def quick_played(g: Game, f: Frame) -> Signal | None:
    """Play it, or go on to the hand limit."""
    return attacking.quick_answer(g, f, "sve 7.4.7")


@end_phase.row("sve 7.4.6")
def confirm_quick(g: Game, f: Frame) -> Signal | None:
    """After a play, Confirmation Timing ..."""
    return confirmation_timing(g)


@end_phase.row("sve 7.4.6")
def window_again(g: Game, f: Frame) -> Signal | None:
    """... and the window opens again."""
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
    """Discard those that were chosen, together."""
    chosen = several(f)
    return perform(
        g, f, [Event("discard", seat=g.active, card=c, to=zones.CEMETERY) for c in chosen]
    )


@end_phase.row("sve 7.4.7")
def confirm_discard(g: Game, f: Frame) -> Signal | None:
    """After a discard, Confirmation Timing ..."""
    return confirmation_timing(g)


@end_phase.row("sve 7.4.7")
def limit_again(g: Game, f: Frame) -> Signal | None:
    """... and the hand is looked at again."""
    return Goto("sve 7.4.7")


@end_phase.row("sve 7.4.8")
def effects_end(g: Game, f: Frame) -> Signal | None:
    """Effects that last until the end of the turn are removed; no Confirmation Timing follows."""
    g.expire("end of turn")
    return None


PROCEDURES = (end_phase,)
