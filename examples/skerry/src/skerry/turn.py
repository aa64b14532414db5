"""The turn (skerry 5): dawn, day and dusk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games import turns
from ludex.kernel import events
from ludex.kernel.choices import pick
from ludex.kernel.decisions import ACT, TURN, Decision
from ludex.kernel.events import Event
from ludex.kernel.frames import ENDED, Ask, Call, Frame, Goto, Procedure, Signal, picked, several
from ludex.kernel.pipeline.perform import perform
from skerry import legality, menus, moving, playing, raids, using, values, zones
from skerry.preparation import preparation
from skerry.processes import DAMAGE
from skerry.timing import lull

if TYPE_CHECKING:
    from ludex.kernel.game import Game

MOST_CARDS = 7  # skerry 5.6
course: Procedure[turns.Turns] = Procedure("skerry 5.1", "The course of the game")
dawn_phase: Procedure = Procedure("skerry 5.2", "Dawn")
day_phase: Procedure = Procedure("skerry 5.5", "Day")
dusk_phase: Procedure = Procedure("skerry 5.6", "Dusk")


@course.row("skerry 4.1")
def prepare(g: Game, f: Frame) -> Signal | None:
    """First everything is made ready."""
    return Call(preparation)


@course.row("skerry 5.1")
def begin_turn(g: Game, f: Frame[turns.Turns]) -> Signal | None:
    """A turn begins."""
    return turns.begin(g, f, "skerry 5.1")


@course.row("skerry 5.1")
def dawn(g: Game, f: Frame) -> Signal | None:
    """First dawn ..."""
    return Call(dawn_phase)


@course.row("skerry 5.1")
def day(g: Game, f: Frame) -> Signal | None:
    """... then day ..."""
    return Call(day_phase)


@course.row("skerry 5.1")
def dusk(g: Game, f: Frame) -> Signal | None:
    """... then dusk ..."""
    return Call(dusk_phase)


@course.row("skerry 5.1")
def next_turn(g: Game, f: Frame[turns.Turns]) -> Signal | None:
    """... and the other keeper's turn."""
    f.local["next"] = 1 - g.active
    return Goto("skerry 5.1")


# -- dawn -------------------------------------------------------------------------------------------------------------
@dawn_phase.row("skerry 1.4")
def bright_enough(g: Game, f: Frame) -> Signal | None:
    """Who has 25 oil wins: the other keeper loses."""
    if g.value(g.active, values.OIL) < values.ENOUGH:
        return None
    return perform(g, f, [Event(events.LOSE, seat=1 - g.active)])


@dawn_phase.row("skerry 5.2")
def water_rises(g: Game, f: Frame) -> Signal | None:
    """High water rises by one, up to seven ..."""
    if g.value(g.active, values.HIGH_WATER) >= values.HIGHEST:
        return None
    return perform(g, f, [Event(events.VALUE, seat=g.active, key=values.HIGH_WATER, amount=1)])


@dawn_phase.row("skerry 5.2")
def tide_comes(g: Game, f: Frame) -> Signal | None:
    """... and tide becomes as much."""
    lack = g.value(g.active, values.HIGH_WATER) - g.value(g.active, values.TIDE)
    return perform(g, f, [Event(events.VALUE, seat=g.active, key=values.TIDE, amount=lack)] if lack else [])


@dawn_phase.row("skerry 5.3")
def right_all(g: Game, f: Frame) -> Signal | None:
    """What lies on the coast is righted."""
    there = [c for c in g.zone(g.active, zones.COAST) if g.cards[c].rested]
    return perform(g, f, [Event(events.READY, seat=g.active, card=c) for c in there])


@dawn_phase.row("skerry 5.4")
def draw(g: Game, f: Frame) -> Signal | None:
    """A card is drawn, but not in the first turn of the game."""
    return moving.draw(g, f, ((g.active, 1),), None) if g.turn > 1 else None


@dawn_phase.row("skerry 8.1")
def dawn_breaks(g: Game, f: Frame) -> Signal | None:
    """What waits for dawn triggers ..."""
    return turns.moments(g, f, "dawn")


@dawn_phase.row("skerry 8.1")
def lull_at_dawn(g: Game, f: Frame) -> Signal | None:
    """... and is carried out."""
    return lull(g)


# -- day --------------------------------------------------------------------------------------------------------------
@day_phase.row("skerry 5.5")
def ask(g: Game, f: Frame) -> Signal | None:
    """What next?"""
    options = menus.DAY.options(g, g.active)
    return Ask(Decision(g.active, ACT, "skerry 5.5", "Day", options, menu=menus.DAY.name, nature=TURN))


@day_phase.row("skerry 5.5", answers=ask)
def act(g: Game, f: Frame) -> Signal | None:
    """Do it."""
    answer = several(f)
    if answer[0] == "end":
        g.refusals = frozenset()
        return ENDED
    if answer[0] == "play":
        return playing.play_card(g, g.active, answer[1])
    if answer[0] == "raid":
        return raids.raid(g, answer[1])
    g.checkpoint = g.before_answer()  # if it cannot be paid after all, the game returns to here
    source = legality.ability_source(g, g.active, answer[1], answer[2])
    g.tick()
    return using.play_ability(g, source, {}, None)


@day_phase.row("skerry 8.1")
def lull_by_day(g: Game, f: Frame) -> Signal | None:
    """What follows from it."""
    return lull(g)


@day_phase.row("skerry 5.5")
def and_again(g: Game, f: Frame) -> Signal | None:
    """As often as they like."""
    return Goto("skerry 5.5")


# -- dusk -------------------------------------------------------------------------------------------------------------
@dusk_phase.row("skerry 8.1")
def dusk_falls(g: Game, f: Frame) -> Signal | None:
    """What waits for dusk triggers ..."""
    return turns.moments(g, f, "dusk")


@dusk_phase.row("skerry 8.1")
def lull_at_dusk(g: Game, f: Frame) -> Signal | None:
    """... and is carried out."""
    return lull(g)


@dusk_phase.row("skerry 5.6")
def too_many(g: Game, f: Frame) -> Signal | None:
    """More than seven cards are too many."""
    hand = g.zone(g.active, zones.HAND)
    over = len(hand) - MOST_CARDS
    if over <= 0:
        return Goto("skerry 5.7")
    return pick(g.active, hand, over, over, rule="skerry 5.6", prompt="Which cards do you discard?")


@dusk_phase.row("skerry 5.6")
def discard(g: Game, f: Frame) -> Signal | None:
    """They go to the deep."""
    return moving.move(g, f, "discard", picked(f), zones.DEEP, -1, None)


@dusk_phase.row("skerry 5.7")
def mend(g: Game, f: Frame) -> Signal | None:
    """Damage is mended ..."""
    hurt = [(c, g.cards[c].counters.get(DAMAGE, 0)) for seat in (0, 1) for c in g.zone(seat, zones.COAST)]
    made = [
        Event(events.COUNTER, seat=g.cards[c].seat, card=c, key=DAMAGE, amount=-much) for c, much in hurt if much
    ]
    return perform(g, f, made)


@dusk_phase.row("skerry 5.7")
def over(g: Game, f: Frame) -> Signal | None:
    """... and what lasts until dusk is over."""
    g.expire("end of turn", g.active)
    return None


@dusk_phase.row("skerry 8.1")
def lull_at_night(g: Game, f: Frame) -> Signal | None:
    """A boat may have been kept afloat by what is over now."""
    return lull(g)


PROCEDURES = (course, dawn_phase, day_phase, dusk_phase)
