"""Drawing several cards: one after another, players who draw together at once. A book fills in its numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypedDict

from ludex.enact.ruleset import DECK, HAND
from ludex.kernel.events import Event
from ludex.kernel.frames import Call, Frame, Goto, Procedure, Return, Signal, happened
from ludex.kernel.pipeline.perform import applicable, inherit, perform

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.game import Game

DRAW = "draw"
One = Callable[["Game", int, "Source | None"], "Event | None"]


def top_card(g: Game, seat: int, source: Source | None, rule: str) -> Event | None:
    """The top card of a player's deck goes to the hand unseen by others; nothing does from an empty deck."""
    return next(iter(top_cards(g, seat, 1, rule, source=source)), None)


def top_cards(
    g: Game, seat: int, number: int, rule: str, *, kind: str = DRAW, source: Source | None = None
) -> list[Event]:
    """So many cards of the top of a player's deck, as far as there are, go to the hand unseen by others."""
    return [
        Event(kind, rule, seat=seat, card=c, to=HAND, to_seat=seat, faceup=False, source=source)
        for c in g.zone(seat, DECK)[:number]
    ]


class Draws(TypedDict):
    """How many cards each player still draws, whose text says so, and what was drawn."""

    parts: tuple[tuple[int, int], ...]
    source: Source | None
    drawn: tuple[Event, ...]


class Drawing:
    """A book's way to draw. `procedure` is its table of steps.

    `rule`: where it says that cards are drawn one by one; `step`: where it says how one is, if elsewhere. `one`: the
    event of a player drawing one card, or what happens instead when there is none; None if nothing does.
    """

    def __init__(self, rule: str, title: str, one: One, *, step: str = "") -> None:
        self.one = one
        self.step: str = step or rule
        self.procedure: Procedure[Draws] = Procedure(rule, title)
        self.procedure.add(self.step, self._draw_one)
        self.procedure.add(rule, self._drew)

    def draw(self, g: Game, f: Frame, parts: tuple[tuple[int, int], ...], source: Source | None) -> Signal | None:
        """Players draw so many cards each; nothing for less than one."""
        if len(parts) == 1 and parts[0][1] == 1 and not g.index().replacements:
            return perform(g, f, self._events(g, parts, source))
        parts = tuple([(seat, count) for seat, count in parts if count > 0])
        return Call(self.procedure, parts=parts, source=source, drawn=())

    def _events(self, g: Game, parts: tuple[tuple[int, int], ...], source: Source | None) -> list[Event]:
        found: list[Event] = []
        for seat, _ in parts:
            event = self.one(g, seat, source)
            if event is None or event.kind != DRAW:
                event = self.replaced(g, seat, source) or event
            if event is not None:
                found.append(event)
        return found

    def replaced(self, g: Game, seat: int, source: Source | None) -> Event | None:
        """A draw from an empty deck that an effect may replace: if it does the draw never happens, so the deck is not
        looked at (rulings sve-R48, fow-5.5-R49, fow-5.01-R42, fow-2.0-R50)."""
        would = Event(DRAW, self.step, seat=seat, source=source, frm=DECK, frm_seat=seat)
        inherit(g, [would])
        return would if applicable(g, g.index(), would) else None

    def unreplaced(self, g: Game, event: Event) -> Event | None:
        """An event that nothing replaces; a draw from an empty deck that was not replaced after all is made now."""
        return event if event.kind != DRAW or event.card >= 0 else self.one(g, event.seat, event.source)

    def _draw_one(self, g: Game, f: Frame[Draws]) -> Signal | None:
        """Each draws the topmost card (cfv 3.12.4)."""
        parts, source = f.local["parts"], f.local["source"]
        if not parts or not g.again():
            return Return(f.local["drawn"])
        return perform(g, f, self._events(g, parts, source))

    def _drew(self, g: Game, f: Frame[Draws]) -> Signal | None:
        """Count what was drawn and go on; who has tried to draw from an empty deck draws nothing by trying again,
        unless an effect replaces that draw, too."""
        drawn, parts = f.local["drawn"], f.local["parts"]
        now = [e for e in happened(f) if e.kind == DRAW]
        f.local["drawn"] = (*drawn, *now)
        drew = {e.seat for e in now}
        f.local["parts"] = tuple(
            (seat, left - 1)
            for seat, left in parts
            if left > 1 and (seat in drew or g.zone(seat, DECK) or self.replaced(g, seat, None))
        )
        return Goto(self.step)
