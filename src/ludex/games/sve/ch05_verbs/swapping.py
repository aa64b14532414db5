"""Swapping (sve 5.13): two cards take each other's zones at once, or neither moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired, TypedDict

from ludex.games.sve.ch04_zones import zones
from ludex.games.sve.ch04_zones.putting import ask_to_engage, enters_engaged, offers_ward
from ludex.kernel import events
from ludex.kernel.events import Event
from ludex.kernel.frames import Call, Frame, Procedure, Return, Signal, happened
from ludex.kernel.pipeline.perform import forbidden, perform

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.game import Game


class Swapping(TypedDict):
    """The values of: swapping two cards."""

    card: int
    seat: int
    pair: tuple[Event, ...]
    engage: NotRequired[bool]
    done: NotRequired[tuple[Event, ...]]


swapping: Procedure[Swapping] = Procedure("sve 5.13", "Swapping two cards")


def swap(g: Game, f: Frame, first: int, second: int, source: Source | None) -> Signal | None:
    """Both cards change places at once, or neither does (sve 5.13.2)."""
    a, b = g.cards[first], g.cards[second]
    pair = [_move(g, first, b.zone, b.seat, source), _move(g, second, a.zone, a.seat, source)]
    if (
        (a.zone, a.seat) == (b.zone, b.seat)
        or any(forbidden(g, e) is not None for e in pair)
        or any(_misfits(g, e.card, e.to, e.to_seat) for e in pair)
    ):
        f.answer = ()
        return None
    for e in pair:
        comes = e.to == zones.FIELD and g.cards[e.card].zone != zones.FIELD
        if comes and offers_ward(g, (e.card,), (e.to_seat,), 0):
            return Call(swapping, pair=tuple(pair), card=e.card, seat=e.to_seat)
    return perform(g, f, pair)


def _move(g: Game, card: int, zone: str, seat: int, source: Source | None) -> Event:
    engaged = zone == zones.FIELD and enters_engaged(g, card)
    return Event(
        "swap", g.rules.cite("swap"), seat=seat, card=card, to=zone, to_seat=seat, source=source, rested=engaged
    )  # fmt: skip


def _misfits(g: Game, card: int, zone: str, seat: int) -> bool:
    """Whether a card cannot be moved to a player's zone: spells do not lie on the field, and off the field a card goes
    to its owner (sve 5.22.5). A token can be moved anywhere; it is eliminated right after that (ruling sve-R44)."""
    if zone == zones.FIELD:
        return "spell" in g.original(card).types
    return seat != g.cards[card].owner


# -- a follower with Ward comes onto the field ------------------------------------------------------------------------
@swapping.row("sve 12.8.2")
def ask_ward(g: Game, f: Frame[Swapping]) -> Signal | None:
    """Whose field it is decides (ruling sve-R38)."""
    v = f.local
    card, seat = v["card"], v["seat"]
    return ask_to_engage(g, card, seat)


@swapping.row("sve 5.13.1")
def change_places(g: Game, f: Frame[Swapping]) -> Signal | None:
    """Both move, at once."""
    v = f.local
    pair = v["pair"]
    v["engage"] = bool(f.answer)
    return perform(g, f, [e.twin() for e in pair])


@swapping.row("sve 12.8.2")
def engage_ward(g: Game, f: Frame[Swapping]) -> Signal | None:
    """Then the follower is engaged, if that was decided and it came."""
    v = f.local
    card = v["card"]
    v["done"] = happened(f)
    if not v["engage"] or g.cards[card].zone != zones.FIELD:
        return None
    return perform(g, f, [Event(events.REST, card=card)])


@swapping.row("sve 5.13.1")
def swapped(g: Game, f: Frame[Swapping]) -> Signal | None:
    """What was moved."""
    v = f.local
    return Return(v["done"])


PROCEDURES = (swapping,)
