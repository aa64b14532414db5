"""Timing: what a book runs through, what triggers when, and how a game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.kernel.questions.zones import AboutZones
from ludex.kernel.zones import ZoneSpec

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.decisions import Menu
    from ludex.kernel.effects.changes import Lasting
    from ludex.kernel.events import Pending
    from ludex.kernel.frames import Frame, Procedure, Signal
    from ludex.kernel.game import Game


class AboutTiming(AboutZones):
    """A book's procedures and menus, and when abilities and games begin and end."""

    def __init__(self, id: str, book: str, title: str, zones: tuple[ZoneSpec, ...]) -> None:
        super().__init__(id, book, title, zones)
        self.procedures: dict[str, Procedure] = {}
        self.menus: dict[str, Menu] = {}
        # Values of frames that are players or amounts: their numbers are no cards'.
        self.plain_locals: frozenset[str] = frozenset({"seat", "they", "low", "high"})

    def triggers(self, g: Game, source: Source) -> bool:
        """Whether an ability whose condition was met triggers."""
        return True

    def may_trigger(self, g: Game, offer: Pending) -> bool:
        """Whether what its player may let trigger still can be."""
        return True

    def triggers_openly(self, g: Game, f: Frame, offer: Pending) -> Signal | None:
        """What a player who lets something trigger does so that all players see it."""
        return None

    def occasions(self) -> frozenset[str]:
        """The kinds of events on which somebody may be asked in secret, whatever is really in anybody's hand: those of
        all cards there are. Who must not learn of a question cannot tell these moments apart."""
        return frozenset()

    def retriggers(self) -> bool:
        """Whether a state trigger triggers again if its state still holds after an ability was resolved."""
        return False

    def lasts(self, g: Game, effect: Lasting) -> bool:
        """Whether an effect that may be over at any time goes on."""
        return True

    def verdict(self, g: Game, winner: int | None, rule: str) -> tuple[int | None, str]:
        """Who has won a game that is over, and by which rule: what the rules look at only then may change it."""
        return winner, rule

