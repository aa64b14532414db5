"""Raids (skerry 7): a boat sails against the other keeper, who may meet it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ludex.kernel import events
from ludex.kernel.abilities import Source
from ludex.kernel.cards import CardRef
from ludex.kernel.contest import Contest
from ludex.kernel.decisions import ACT, ATTACKED, Decision
from ludex.kernel.events import Event
from ludex.kernel.frames import ENDED, Ask, Call, Frame, Goto, Procedure, Signal, several, values
from ludex.kernel.pipeline.perform import perform
from skerry import menus, zones
from skerry.processes import DAMAGE
from skerry.timing import lull
from skerry.values import OIL

if TYPE_CHECKING:
    from ludex.kernel.game import Game


class Raid(TypedDict):
    """The values of: a raid. The boat that raids, and the one that meets it."""

    by: CardRef
    met: CardRef | None


raiding: Procedure[Raid] = Procedure("skerry 7", "A raid")


def raid(g: Game, card: int) -> Call:
    """A boat raids."""
    return Call(raiding, by=g.cards[card].ref, met=None)


def _boat(g: Game, ref: CardRef | None) -> int:
    """A boat of the raid, -1 if it is not on a coast any more."""
    card = g.find(ref) if ref is not None else None
    return card.id if card is not None and card.zone == zones.COAST else -1


@raiding.row("skerry 7.2")
def lay_aside(g: Game, f: Frame[Raid]) -> Signal | None:
    """The boat rests."""
    return perform(g, f, [Event(events.REST, seat=g.active, card=_boat(g, f.local["by"]))])


@raiding.row("skerry 7.2")
def announce(g: Game, f: Frame[Raid]) -> Signal | None:
    """It raids, and whatever waits for that triggers."""
    return perform(g, f, [Event("attack", seat=g.active, card=_boat(g, f.local["by"]))])


@raiding.row("skerry 8.1")
def after_announcing(g: Game, f: Frame) -> Signal | None:
    """What the raid has triggered comes first."""
    return lull(g)


@raiding.row("skerry 7.3")
def ask_to_meet(g: Game, f: Frame[Raid]) -> Signal | None:
    """The other keeper may meet the raid."""
    if _boat(g, f.local["by"]) < 0:
        return ENDED
    seat = 1 - g.active
    options = menus.MEET.options(g, seat)
    prompt = "Meet the raid?"
    return Ask(Decision(seat, ACT, "skerry 7.3", prompt, options, menu=menus.MEET.name, nature=ATTACKED))


@raiding.row("skerry 7.3")
def meet(g: Game, f: Frame[Raid]) -> Signal | None:
    """A boat meets it, or none."""
    answer = several(f)
    if answer[0] == "pass":
        return Goto("skerry 7.4")
    v = f.local
    v["met"] = g.cards[answer[1]].ref
    return perform(g, f, [Event("meet", seat=1 - g.active, card=answer[1], value=v["by"])])


@raiding.row("skerry 8.1")
def after_meeting(g: Game, f: Frame) -> Signal | None:
    """What that has triggered."""
    return lull(g)


@raiding.row("skerry 7.5")
def fight(g: Game, f: Frame[Raid]) -> Signal | None:
    """The two damage each other at the same time; if one of them has gone, nothing happens."""
    v = f.local
    by, met = _boat(g, v["by"]), _boat(g, v["met"])
    if by < 0 or met < 0:
        return ENDED
    return perform(g, f, [strike(g, by, met), strike(g, met, by)])


@raiding.row("skerry 7.5")
def fought(g: Game, f: Frame) -> Signal | None:
    """The raid is over."""
    return ENDED


@raiding.row("skerry 7.4")
def burn(g: Game, f: Frame[Raid]) -> Signal | None:
    """Nobody has met it: oil is lost."""
    by = _boat(g, f.local["by"])
    might = g.chars(by).number("might") if by >= 0 else 0
    if might <= 0:
        return ENDED
    lost = Event(events.VALUE, seat=1 - g.active, key=OIL, amount=-might, source=_as_source(g, by))
    return perform(g, f, [lost])


def strike(g: Game, dealer: int, taker: int) -> Event:
    """The damage that one boat does to another."""
    much = max(0, g.chars(dealer).number("might"))
    return Event(DAMAGE, "skerry 7.5", seat=g.cards[taker].seat, card=taker, amount=much, key="battle",
                 source=_as_source(g, dealer))  # fmt: skip


def _as_source(g: Game, card: int) -> Source:
    here = g.cards[card]
    return Source(card, here.incarnation, here.seat, None, here.stamp)


def apply_damage(g: Game, e: Event) -> None:
    """Damage stays on a boat until dusk."""
    card = g.own(e.card)
    card.counters = {**card.counters, DAMAGE: card.counters.get(DAMAGE, 0) + e.amount}


# -- for whoever looks at the table -----------------------------------------------------------------------------------
def frame(g: Game) -> Frame | None:
    """The raid in progress."""
    return next((f for f in g.stack if f.procedure is raiding), None)


def roles(g: Game) -> dict[int, tuple[str, ...]]:
    """Which boat raids, and which meets the raid."""
    f = frame(g)
    if f is None:
        return {}
    v = values(f, Raid)
    played = {"attacking": v["by"], "meeting": v["met"]}
    return {boat: (part,) for part, ref in played.items() if (boat := _boat(g, ref)) >= 0}


def contest(g: Game) -> Contest | None:
    """The two boats of a raid, and what they have."""
    f = frame(g)
    if f is None:
        return None
    v = values(f, Raid)
    by, met = _boat(g, v["by"]), _boat(g, v["met"])
    if by < 0 or met < 0:
        return None
    return Contest((by,), (met,), g.chars(by).number("might"), g.chars(met).number("hull"))


PROCEDURES = (raiding,)
