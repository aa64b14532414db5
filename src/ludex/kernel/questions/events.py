"""Events: what does not happen, what happens in its place, and what follows at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from ludex.kernel.effects.facts import COURSE, MARKS, NOTHING, PLAYERS, STANCE
from ludex.kernel.events import FLIP, MARK, READY, REST, STEADY, TELLS_ONLY, VALUE
from ludex.kernel.questions.zones import AboutZones
from ludex.kernel.zones import ZoneSpec

if TYPE_CHECKING:
    from ludex.kernel.abilities import Replacement, Source
    from ludex.kernel.effects.facts import Facts
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game


Vain = Callable[["Game", "Event"], bool]


def _rests(g: Game, e: Event) -> bool:
    return g.cards[e.card].rested


def _is_ready(g: Game, e: Event) -> bool:
    return not g.cards[e.card].rested


def shows_it(g: Game, e: Event) -> bool:
    """Whether a card that would be turned shows that face already."""
    card = g.cards[e.card]
    return card.faceup == e.faceup and card.face == e.face


VAIN: Final[dict[str, Vain]] = {REST: _rests, READY: _is_ready, FLIP: shows_it}


class AboutEvents(AboutZones):
    """A book's own kinds of events, and how it deals with all of them."""

    def __init__(self, id: str, book: str, title: str, zones: tuple[ZoneSpec, ...]) -> None:
        super().__init__(id, book, title, zones)
        # What kinds of events change that only this book has.
        self.appliers: dict[str, Callable[[Game, Event], None]] = {}
        # Kinds of events that tell something without changing any card, zone or value.
        self.tells_only: frozenset[str] = TELLS_ONLY
        # Whether an event would change nothing and so does not happen, by the kinds that may be so.
        self.vain: dict[str, Vain] = dict(VAIN)
        # Kinds of events after which every card is where and what it was, each with what else effects may look at that
        # it touches.
        self.steady: dict[str, Facts] = dict.fromkeys(STEADY, NOTHING)
        self.steady |= {REST: STANCE, READY: STANCE, MARK: MARKS, VALUE: PLAYERS}
        # What of the course of play the rules look at when they act by themselves, besides which cards are where and
        # what they are.
        self.minds: Facts = COURSE
        # Kinds of events, besides movements, from which something follows at once (see `aftermath`).
        self.has_aftermath: frozenset[str] = frozenset()
        # Kinds of events that are a happening of their own where they follow at once: what has come hears them.
        self.apart: frozenset[str] = frozenset()
        # Kinds of events of which two happen together or not at all, even if one of them is replaced.
        self.mutual: frozenset[str] = frozenset()

    def unreplaced(self, g: Game, event: Event) -> Event | None:
        """What happens once nothing replaces an event any more: the event; of a draw from an empty deck, what comes of
        it."""
        return event

    def aftermath(self, g: Game, events: list[Event]) -> list[Event]:
        """What the rules do at once after cards have moved or something fateful has happened, before anything else."""
        return []

    @final
    def chooser(self, g: Game, event: Event) -> int:
        """Who orders several replacements of one event: the controller of the card affected, or the player."""
        if event.card >= 0:
            return g.cards[event.card].seat
        return event.seat if event.seat >= 0 else g.active

    def replacing(
        self, g: Game, event: Event, found: list[tuple[Source, Replacement]]
    ) -> tuple[int, list[tuple[Source, Replacement]]]:
        """Who chooses among several replacements of one event, and among which of them first."""
        return self.chooser(g, event), found

