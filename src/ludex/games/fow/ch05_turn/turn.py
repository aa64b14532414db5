"""The course of the game (fow 5): turns, and the draw, recovery, main and end phases."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games import turns
from ludex.games.fow.ch03_zones import control, moving, zones
from ludex.games.fow.ch06_priority import priority
from ludex.games.fow.ch09_wills.wills import lose_wills
from ludex.games.fow.ch13_rule_processes import rule_processes
from ludex.kernel import events
from ludex.kernel.choices import pick
from ludex.kernel.events import Event
from ludex.kernel.frames import Call, Frame, Goto, Procedure, Return, Signal, picked, several
from ludex.kernel.pipeline.appliers import new_turn
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.game import Game


course: Procedure[turns.Turns] = Procedure("fow 5", "The course of the game", "fow course")
draw_phase: Procedure = Procedure("fow 5.1", "Draw phase", "fow draw phase")
recovery_phase: Procedure = Procedure("fow 5.2", "Recovery phase", "fow recovery phase")
main_phase: Procedure = Procedure("fow 5.3", "Main phase", "fow main phase")
end_phase: Procedure = Procedure("fow 5.4", "End phase", "fow end phase")


def skipped(phase: str) -> str:
    """The value that says how many phases of a name a player is to skip."""
    return f"skipped {phase}s"


def skips(g: Game, phase: str) -> bool:
    """Whether the turn player leaves out this phase, which then is done with."""
    return _one_less(g, g.active, skipped(phase))


def procedure(g: Game, name: str) -> Procedure:
    """A procedure of this edition."""
    return g.rules.procedures[f"fow {name}"]


# -- turns ------------------------------------------------------------------------------------------------------------
@course.row("fow 4.2:1")
def prepare(g: Game, f: Frame) -> Signal | None:
    """Set up the game."""
    return Call(procedure(g, "preparation"))


@course.row("fow 4.2:7")
def begin_turn(g: Game, f: Frame[turns.Turns]) -> Signal | None:
    """A turn begins; the player going first takes the first."""
    return turns.begin(g, f, "fow 4.2:7")


@course.row("fow 5.1")
def draw(g: Game, f: Frame) -> Signal | None:
    """The phases follow each other. What lasts until the turn player's next turn begins is over."""
    g.expire("start of turn")
    return None if skips(g, "draw phase") else Call(procedure(g, "draw phase"))


@course.row("fow 5.2")
def recovery(g: Game, f: Frame) -> Signal | None:
    """The recovery phase, not in a player's first turn (fow 5.2:1)."""
    return None if skips(g, "recovery phase") else Call(procedure(g, "recovery phase"))


@course.row("fow 5.3")
def main(g: Game, f: Frame) -> Signal | None:
    """The main phase."""
    return None if skips(g, "main phase") else Call(procedure(g, "main phase"))


@course.row("fow 5.4")
def end(g: Game, f: Frame) -> Signal | None:
    """The end phase."""
    return None if skips(g, "end phase") else Call(procedure(g, "end phase"))


@course.row("fow 5.4:6")
def next_turn(g: Game, f: Frame[turns.Turns]) -> Signal | None:
    """The other player becomes the turn player, unless an effect says otherwise."""
    v = f.local
    v["next"] = next_player(g)
    return Goto("fow 4.2:7")


def next_player(g: Game) -> int:
    """Whose turn follows: the other player's, or one of those an effect has given the turn player; not one that an
    effect lets be skipped, after which the next follows."""
    seat = _following(g, g.active)
    while _one_less(g, seat, "turns to skip"):
        seat = _following(g, seat)
    return seat


def _following(g: Game, seat: int) -> int:
    return seat if _one_less(g, seat, "extra turns") else 1 - seat


def _one_less(g: Game, seat: int, what: str) -> bool:
    """Whether a player has any of these turns; there is one less then."""
    left = g.value(seat, what)
    if left:
        g.values[seat] = {**g.values[seat], what: left - 1}
    return bool(left)


def apply_turn(g: Game, e: Event) -> None:
    """A new turn of its player, who has not called, judged or forfeited in it."""
    new_turn(g, e)
    for seat in (0, 1):
        g.values[seat] = {**g.values[seat], "called": 0, "judged": 0, "forfeited": 0}
    g.values[e.seat] = {**g.values[e.seat], "turns": g.value(e.seat, "turns") + 1}


# -- draw phase (fow 5.1) ---------------------------------------------------------------------------------------------
@draw_phase.row("fow 5.1:1")
def draw_begins(g: Game, f: Frame) -> Signal | None:
    """The turn and the draw phase begin, and with the first turn the game."""
    keys = ("turn", "draw phase", "game") if g.turn == 1 else ("turn", "draw phase")
    return turns.moments(g, f, *keys)


@draw_phase.row("fow 5.1:2")
def before_drawing(g: Game, f: Frame) -> Signal | None:
    """Priority before the draw."""
    return priority.begin(g)


@draw_phase.row("fow 5.1:3")
def draw_card(g: Game, f: Frame) -> Signal | None:
    """The turn player draws a card, not in the first turn of the game; who cannot will lose for it (fow 13.1:2)."""
    return None if g.turn == 1 else moving.draw_for_turn(g, f)


@draw_phase.row("fow 5.1:4")
def after_drawing(g: Game, f: Frame) -> Signal | None:
    """Priority after the draw."""
    return priority.begin(g)


# -- recovery phase (fow 5.2) -----------------------------------------------------------------------------------------
@recovery_phase.row("fow 5.2:1")
def first_turn(g: Game, f: Frame) -> Signal | None:
    """In a player's first turn it is skipped."""
    return Return(None) if g.value(g.active, "turns") == 1 else None


@recovery_phase.row("fow 5.2:2")
def recovery_begins(g: Game, f: Frame) -> Signal | None:
    """What waits for the beginning of the recovery phase is triggered."""
    return turns.moments(g, f, "recovery phase")


@recovery_phase.row("fow 5.2:3")
def before_recovering(g: Game, f: Frame) -> Signal | None:
    """Priority before anything recovers."""
    return priority.begin(g)


@recovery_phase.row("fow 5.2:4")
def wills_cease(g: Game, f: Frame) -> Signal | None:
    """All produced wills cease to exist."""
    return lose_wills(g, f, "fow 5.2:4")


@recovery_phase.row("fow 5.2:5")
def stay_rested(g: Game, f: Frame) -> Signal | None:
    """What need not recover may stay rested."""
    return moving.stay_rested(g, f, g.active)


@recovery_phase.row("fow 5.2:5")
def recover(g: Game, f: Frame) -> Signal | None:
    """All cards of the turn player's playground recover, but those an effect keeps from it."""
    return moving.recover_all(g, f, g.active, picked(f))


@recovery_phase.row("fow 5.2:6")
def recovery_ends(g: Game, f: Frame) -> Signal | None:
    """What waits for the end of the recovery phase is triggered."""
    return turns.moments(g, f, "recovery phase end")


@recovery_phase.row("fow 5.2:7")
def after_recovering(g: Game, f: Frame) -> Signal | None:
    """Priority after that."""
    return priority.begin(g)


# -- main phase (fow 5.3) ---------------------------------------------------------------------------------------------
@main_phase.row("fow 5.3:1")
def main_begins(g: Game, f: Frame) -> Signal | None:
    """What waits for the beginning of the main phase is triggered."""
    return turns.moments(g, f, "main phase")


@main_phase.row("fow 5.3:2")
def main_priority(g: Game, f: Frame) -> Signal | None:
    """The priority sequence in which the turn player has actions of their own (fow 6.3:2)."""
    return priority.begin(g)


# -- end phase (fow 5.4) ----------------------------------------------------------------------------------------------
@end_phase.row("fow 5.4:1")
def end_begins(g: Game, f: Frame) -> Signal | None:
    """What waits for the beginning of the end phase is triggered."""
    return turns.moments(g, f, "end phase")


@end_phase.row("fow 5.4:2")
def end_priority(g: Game, f: Frame) -> Signal | None:
    """Priority."""
    return priority.begin(g)


@end_phase.row("fow 5.4:3")
def turn_ends(g: Game, f: Frame) -> Signal | None:
    """What waits for the end of the turn is triggered."""
    return turns.moments(g, f, "turn end")


@end_phase.row("fow 5.4:4")
def last_priority(g: Game, f: Frame) -> Signal | None:
    """Priority once more."""
    return priority.begin(g)


@end_phase.row("fow 5.4:5.1")
def damage_ceases(g: Game, f: Frame) -> Signal | None:
    """The final step (fow 5.4:5): all damage becomes zero."""
    made = [
        Event(events.COUNTER, seat=seat, card=c, key=rule_processes.DAMAGE, amount=-n)
        for seat in (g.active, 1 - g.active)
        for zone in zones.PLAYGROUND
        for c in g.zone(seat, zone)
        if (n := g.cards[c].count(rule_processes.DAMAGE))
    ]
    return perform(g, f, made)


@end_phase.row("fow 5.4:5.2")
def effects_end(g: Game, f: Frame) -> Signal | None:
    """Then what lasts until the end of the turn ends."""
    g.expire("end of turn")
    return perform(g, f, control.due(g))


@end_phase.row("fow 5.4:5.3")
def wills_end(g: Game, f: Frame) -> Signal | None:
    """Then all produced wills cease to exist."""
    return lose_wills(g, f, "fow 5.4:5.3")


@end_phase.row("fow 5.4:5.4")
def hand_size(g: Game, f: Frame) -> Signal | None:
    """Then the turn player discards down to the maximum hand size (fow 3.5:3)."""
    hand = g.zone(g.active, zones.HAND)
    most = moving.hand_size(g, g.active)
    if most is None or len(hand) <= most:
        f.answer = ()
        return None
    n = len(hand) - most
    return pick(g.active, hand, n, n, rule="fow 5.4:5.4", prompt=f"Discard {n} down to the maximum hand size")


@end_phase.row("fow 5.4:5.4")
def discard_down(g: Game, f: Frame) -> Signal | None:
    """They are discarded together."""
    chosen = several(f)
    made = [Event("discard", seat=g.active, card=c, to=zones.GRAVEYARD) for c in chosen]
    return perform(g, f, made)


@end_phase.row("fow 5.4:5.5")
def anything_left(g: Game, f: Frame) -> Signal | None:
    """With rule processes or triggered abilities left there is priority, and the final step comes again."""
    if not g.pending and rule_processes.nothing(g):
        return Return(None)
    return priority.begin(g)


@end_phase.row("fow 5.4:5.5")
def once_more(g: Game, f: Frame) -> Signal | None:
    """The final step again."""
    return Goto("fow 5.4:5.1")


PROCEDURES = (course, draw_phase, recovery_phase, main_phase, end_phase)
# Where a position begins in each phase: the rule whose row runs next, and the phase's procedure. What waits for the
# beginning of the main phase has had its time.
PHASES: dict[str, tuple[str, str]] = {
    "draw": ("fow 5.1:1", "fow draw phase"),
    "recovery": ("fow 5.2:1", "fow recovery phase"),
    "main": ("fow 5.3:2", "fow main phase"),
    "end": ("fow 5.4:1", "fow end phase"),
}
