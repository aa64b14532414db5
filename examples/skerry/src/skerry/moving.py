"""Cards moving between zones (skerry 3): drawing, discarding, sinking, returning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.drawing import Drawing, top_card
from ludex.kernel.events import Event
from ludex.kernel.pipeline.perform import perform
from skerry import zones

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game

FAILED = "failed draw"


def _draw_event(g: Game, seat: int, source: Source | None) -> Event | None:
    """The top card goes to the hand; who has none left to draw will lose (skerry 1.3)."""
    return top_card(g, seat, source, "skerry 3.2") or Event(FAILED, "skerry 1.3", seat=seat, source=source)


def apply_failed(g: Game, e: Event) -> None:
    """It is remembered until the rules see to themselves (skerry 8.2)."""
    g.lost = (*g.lost, (e.seat, "skerry 1.3"))


_drawing = Drawing("skerry 3.1", "Drawing cards one after another", _draw_event)
draw, unreplaced = _drawing.draw, _drawing.unreplaced


def move(
    g: Game, f: Frame, kind: str, cards: tuple[int, ...], to: str, seat: int, source: Source | None, place: int = 0
) -> Signal | None:
    """Cards go to a zone together: of a keeper, or (-1) of each one's owner."""
    made = []
    for card in cards:
        whose = seat if seat >= 0 else g.cards[card].owner
        made.append(
            Event(kind, g.rules.cite(kind), seat=whose, card=card, to=to, to_seat=whose, source=source, place=place,
                  faceup=to not in zones.FACEDOWN)
        )  # fmt: skip
    return perform(g, f, made)


PROCEDURES = (_drawing.procedure,)
