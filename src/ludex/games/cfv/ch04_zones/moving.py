"""Cards moving between zones (cfv 4.1, 3.12): drawing, moving between circles, putting several cards in an order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.arranging import Arranging, Numbers, by_owner
from ludex.games.cfv.ch04_zones.circles import BEHIND
from ludex.games.drawing import Drawing, top_card
from ludex.kernel.events import Event
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game


def move_event(
    g: Game, kind: str, card: int, to: str, seat: int, source: Source | None, *, faceup: bool = True, place: int = 0
) -> Event:
    """One card moving to a zone off the field."""
    seat = whose_zone(g, card, seat)
    return Event(
        kind, g.rules.cite(kind), seat=seat, card=card, to=to, to_seat=seat, source=source, faceup=faceup, place=place
    )


def whose_zone(g: Game, card: int, seat: int) -> int:
    """To whose zone a card goes: the player's named, else its owner's, whoever is its master (cfv 4.1.6, ruling
    cfv-R7)."""
    return seat if seat >= 0 else g.cards[card].owner


# -- drawing (cfv 3.12) -----------------------------------------------------------------------------------------------
def _draw_event(g: Game, seat: int, source: Source | None) -> Event | None:
    """The top card of the deck goes to the hand unseen by others (cfv 3.12.1, cfv 10.1.1.1); an empty deck gives
    nothing to draw (cfv 1.3.2), and loses in the next check timing only (ruling cfv-R54)."""
    return top_card(g, seat, source, "cfv 3.12.2")


# One by one (cfv 3.12.3, cfv 4.2.3); none for zero or less (cfv 1.3.2.2).
_drawing = Drawing("cfv 3.12.3", "Drawing cards one after another", _draw_event, step="cfv 3.12.2")
draw, unreplaced = _drawing.draw, _drawing.unreplaced


# -- several cards into a deck (cfv 4.1.5) ----------------------------------------------------------------------------
# Their owners decide the order, the turn player first (cfv 1.3.4).
_arranging = Arranging(
    "Putting cards into a zone in an order",
    Numbers(order="cfv 4.1.5", asked="cfv 4.1.5", secret="cfv 4.1.5.1"),
    shares=by_owner,
    move=move_event,
)
arrange = _arranging.arrange


# -- between circles --------------------------------------------------------------------------------------------------
def exchange_column(g: Game, f: Frame, seat: int, front: str) -> Signal | None:
    """The cards of two rear-guard circles of one column change places, or the only one goes over (cfv 6.6.1.2.3)."""
    return swap_circles(g, f, seat, front, BEHIND[front], None, "cfv 6.6.1.2.3")


def swap_circles(
    g: Game, f: Frame, seat: int, one: str, other: str, source: Source | None, rule: str
) -> Signal | None:
    """Put what lies on two circles on the other one each, simultaneously; nothing is placed by that (cfv 10.1.4.1)."""
    made = [
        Event("move", rule, seat=seat, card=c, to=to, to_seat=seat, source=source)
        for frm, to in ((one, other), (other, one))
        for c in g.zone(seat, frm)
    ]
    return perform(g, f, made)


PROCEDURES = (_drawing.procedure, _arranging.procedure)
