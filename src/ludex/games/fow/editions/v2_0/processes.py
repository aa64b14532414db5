"""Rule processes (fow-2.0 11): they happen by themselves the moment their condition is met, in the middle of an effect
or of a chase too. What something in force would replace waits until it can be asked about."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch13_rule_processes.rule_processes import DAMAGE
from ludex.games.fow.editions.v2_0 import destruction
from ludex.kernel import events
from ludex.kernel.events import Event
from ludex.kernel.frames import Frame, Procedure, Return, Signal
from ludex.kernel.pipeline.appliers import carry_out
from ludex.kernel.pipeline.perform import applicable, forbidden, perform

if TYPE_CHECKING:
    from ludex.kernel.game import Game


class Processing(TypedDict, total=False):
    """The values of: rule processes."""

    begun: int


processing: Procedure[Processing] = Procedure("fow-2.0 11", "Rule processes", "fow rule processes")
FIGHTERS = frozenset({"resonator", "J-ruler"})


# -- what is due -------------------------------------------------------------------------------------------------------
def nothing(g: Game) -> bool:
    """Whether no rule process is due."""
    return not g.lost and min(g.value(0, "life"), g.value(1, "life")) > 0 and not destructions(g)


def losses(g: Game) -> list[Event]:
    """Who has no life left has lost that very moment (fow-2.0 11.1:1); if both have none, who has fewer life breaks
    has lost (fow-2.0 1.3:4), or else whose main deck is smaller (fow-2.0 1.3:5); without a difference both
    (fow-2.0 1.3:3)."""
    lost = [(seat, rule) for seat, rule in g.lost]
    dead = [seat for seat in (0, 1) if g.value(seat, "life") <= 0]
    if len(dead) == 2:
        lost += _compared(g)
    else:
        lost += [(seat, "fow-2.0 11.1:1") for seat in dead]
    return [Event(events.LOSE, rule, seat=seat) for seat, rule in lost]


def _compared(g: Game) -> list[tuple[int, str]]:
    for zone, rule in ((zones.LIFEBREAK, "fow-2.0 1.3:4"), (zones.DECK, "fow-2.0 1.3:5")):
        mine, theirs = len(g.zone(0, zone)), len(g.zone(1, zone))
        if mine != theirs:
            return [(0 if mine < theirs else 1, rule)]
    return [(0, "fow-2.0 1.3:5"), (1, "fow-2.0 1.3:5")]


def destructions(g: Game) -> list[Event]:
    """J/resonators with as much damage as DEF, or without DEF left, are destroyed (fow-2.0 11.2.1:3)."""
    dying = tuple(c for seat in (g.active, 1 - g.active) for c in g.zone(seat, zones.FIELD) if _doomed(g, c))
    return [e for e in destruction.destroyed(g, dying, None, rule="fow-2.0 11.2.1:3") if forbidden(g, e) is None]


def _doomed(g: Game, card: int) -> bool:
    """Whether a card has as much damage as DEF (fow-2.0 2.1.6:3), or no DEF left."""
    chars = g.chars(card)
    defense = chars.numbers.get("defense")
    if defense is None or g.cards[card].count(DAMAGE) < defense:
        return False
    return not chars.types.isdisjoint(FIGHTERS)


# -- at once -----------------------------------------------------------------------------------------------------------
def at_once(g: Game) -> list[Event]:
    """Everything that is due and that nothing in force would replace. It is looked at after each event, so that only
    what one instruction does to both players is at the same time (ruling fow-2.0-R44)."""
    if g.result is not None or not g.turn:  # over, or not begun
        return []
    lost = losses(g)
    if lost:
        g.lost = ()
        return lost
    index = g.index()
    found = destructions(g)
    if not found or not index.replacements:
        return found
    return [e for e in found if not applicable(g, index, e)]


def apply_loss(g: Game, e: Event) -> None:
    """A player has lost; both having lost is a draw."""
    if g.result is None:
        g.finish(1 - e.seat, e.rule)
    elif g.result.winner == e.seat:
        g.finish(None, e.rule)


def verdict(g: Game, winner: int | None, rule: str) -> tuple[int | None, str]:
    """However a game ends, all waiting cards are turned face up, and who laid a wrong one has lost (fow-2.0 3.9:6): if
    the other has lost already it is a draw (ruling fow-2.0-R13)."""
    laid = [(seat, c) for seat in (0, 1) for c in g.zone(seat, zones.STANDBY)]
    carry_out(g, [Event(events.REVEAL, "fow-2.0 3.9:6", seat=seat, card=c) for seat, c in laid])
    wrong = [seat for seat in (0, 1) if wrong_cards(g, seat)]
    if winner is not None:
        return (None, "fow-2.0 3.9:6") if winner in wrong else (winner, rule)
    if len(wrong) != 1 or any(e.kind == events.LOSE for e in g.events):
        return winner, rule
    return 1 - wrong[0], "fow-2.0 3.9:6"


def wrong_cards(g: Game, seat: int) -> bool:
    """Whether something else than Chant-Standby cards lies in a player's chant-standby area (fow-2.0 3.9:4)."""
    return any(is_wrong(g, c) for c in g.zone(seat, zones.STANDBY))


def is_wrong(g: Game, card: int) -> bool:
    """Whether a card must not lie in a chant-standby area."""
    return "chant-standby" not in g.original(card).types


def found_wrong(g: Game, happened: list[Event]) -> list[Event]:
    """A wrong card that comes to light when it leaves the chant-standby area costs its player the game
    (fow-2.0 3.9:5)."""
    return [
        Event(events.LOSE, "fow-2.0 3.9:5", seat=e.frm_seat)
        for e in happened
        if e.to and e.frm == zones.STANDBY and is_wrong(g, e.card)
    ]


# -- when asked about --------------------------------------------------------------------------------------------------
@processing.row("fow-2.0 11.1")
def lose(g: Game, f: Frame[Processing]) -> Signal | None:
    """Who has lost, has."""
    v = f.local
    v["begun"] = g.log.size
    found = losses(g)
    g.lost = ()
    return perform(g, f, found)


@processing.row("fow-2.0 11.2.1:3")
def destroy(g: Game, f: Frame) -> Signal | None:
    """What is destroyed, or what stands in for that."""
    return perform(g, f, destructions(g))


@processing.row("fow-2.0 11:1")
def anything(g: Game, f: Frame[Processing]) -> Signal | None:
    """Whether anything was done."""
    v = f.local
    begun = v["begun"]
    if g.log.size == begun:
        g.settled_batch = g.batch
    return Return(g.log.size > begun)


PROCEDURES = (processing,)
