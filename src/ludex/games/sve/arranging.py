"""Putting several cards into a zone with an order (sve 4.1.5): the player to whom it belongs says which lies where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.sve.moving import move_event, shares
from ludex.kernel import events
from ludex.kernel.choosing import order
from ludex.kernel.frames import Call, Frame, Goto, Procedure, Return, Signal
from ludex.kernel.performing import perform

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game

arranging = Procedure("sve 4.1.5", "Putting cards into a zone in an order")


def arrange(
    g: Game,
    cards: tuple[int, ...],
    zone: str,
    seat: int,
    source: Source | None,
    *,
    kind: str,
    end: str,
    by_chance: bool,
) -> Call:
    """Put cards on the top or bottom of a zone, in an order their zone's owner decides or in a random one."""
    parts = shares(g, cards, zone, seat)
    return Call(arranging, parts=parts, zone=zone, source=source, kind=kind, end=end, by_chance=by_chance, ordered=())


@arranging.row("sve 4.1.5")
def ask_order(g: Game, f: Frame) -> Signal | None:
    """The player to whom the zone belongs decides the order; into a non-public zone without showing it."""
    parts = f.local["parts"]
    assert isinstance(parts, tuple)
    if not parts:
        return Goto("sve 4.1.5.1")
    seat, cards = parts[0]
    if f.local["by_chance"]:
        f.answer = _drawn(g, cards)
        return None
    prompt = f"Order for the {f.local['end']} of the deck, topmost first"
    return order(seat, cards, rule=g.rules.cite("secret order"), prompt=prompt)


def _drawn(g: Game, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The cards in an order that chance decides."""
    left, drawn = list(cards), []
    while left:
        drawn.append(left.pop(g.random(len(left))))
    return tuple(drawn)


@arranging.row("sve 4.1.5")
def next_owner(g: Game, f: Frame) -> Signal | None:
    """Then the other player orders theirs."""
    parts, ordered, answer = f.local["parts"], f.local["ordered"], f.answer
    assert isinstance(parts, tuple) and isinstance(ordered, tuple) and isinstance(answer, tuple)
    f.local["ordered"] = (*ordered, (parts[0][0], answer))
    f.local["parts"] = parts[1:]
    return Goto("sve 4.1.5")


@arranging.row("sve 4.1.5.1")
def put_in_order(g: Game, f: Frame) -> Signal | None:
    """Move them at once, first named uppermost; in what order they lie is known to who decided it, if anybody."""
    ordered = f.local["ordered"]
    assert isinstance(ordered, tuple)
    return perform(g, f, [event for seat, cards in ordered for event in _moves(g, f, seat, cards)])


def _moves(g: Game, f: Frame, seat: int, cards: tuple[int, ...]) -> list[Event]:
    zone, kind, source = f.local["zone"], f.local["kind"], f.local["source"]
    assert isinstance(zone, str) and isinstance(kind, str)
    top = f.local["end"] == "top"
    made = []
    for card in reversed(cards) if top else cards:
        event = move_event(g, kind, card, zone, seat, source, faceup=False, place=0 if top else -1)  # type: ignore[arg-type]
        event.secret = len(cards) > 1
        event.key = events.RANDOM if f.local["by_chance"] else ""
        made.append(event)
    return made


@arranging.row("sve 4.1.5.1")
def arranged(g: Game, f: Frame) -> Signal | None:
    """What moved."""
    return Return(f.answer)


PROCEDURES = (arranging,)
