"""Chant-standby and automatic cards (fow 7.6, fow 7.9): where they are played from, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.playable import PlayableTexts
from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch06_priority.obstacles import bar
from ludex.games.fow.ch07_actions import automatic
from ludex.games.fow.text import nodes
from ludex.kernel.cards import CardRef

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Bindings
    from ludex.kernel.abilities import Source
    from ludex.kernel.decisions import Obstacle
    from ludex.kernel.events import Event
    from ludex.kernel.frames import Signal
    from ludex.kernel.game import Game


class EditionStandby(PlayableTexts):
    """How an edition plays cards that were set, and cards that trigger."""

    standby_from_hand = True  # fow 7.9:4
    standby_place = "fow 7.9:4"  # the rule that says where chant-standby cards are played from
    set_rule = "fow 7.6:1"  # the rule that says which cards may be set
    automatic_from: frozenset[str] = frozenset({zones.HAND, zones.STANDBY})  # where automatic cards trigger (fow 7.9:2)
    reveals_to_trigger = True  # fow 7.9:2
    standby_fails = True  # an automatic card that cannot be played goes to the graveyard (fow 7.9:3.1)

    def may_be_set(self, g: Game, card: int) -> bool:
        """Any card may be put into the chant-standby area (fow 7.6:3)."""
        return True

    def standby_obstacle(self, g: Game, seat: int, card: int) -> Obstacle | None:
        """What else a set chant-standby card needs to be played (fow 9.3:2.1)."""
        return None

    def event_obstacle(self, g: Game, seat: int, card: int, node: nodes.Standby) -> Obstacle | None:
        """Why a chant-standby card that waits for an event cannot be played with priority: it triggers by itself (fow
        7.9:1.1)."""
        return bar("fow 7.9:1.1", "{} is played when its trigger is met", self.describe(g, card))

    def played_on(self, node: nodes.Standby) -> frozenset[str]:
        """The kinds of events on which such a card is played with priority: none, it triggers by itself."""
        return frozenset()

    def has_occurred(self, g: Game, kinds: frozenset[str]) -> bool:
        """Whether an event of these kinds is one on which a card may be played with priority now."""
        return False

    def occasion(self, g: Game, seat: int, card: int, way: str) -> tuple[Event | None, Bindings]:
        """The event on which a player plays a card, with what its text names by it."""
        return None, {}

    def plays_triggered(self, g: Game, source: Source) -> bool:
        """Whether a triggered automatic card can still be played: only from where it triggered (fow-5.5 9.6:10);
        elsewhere it stays (ruling fow-5.5-R16)."""
        return g.find(CardRef(source.card, source.incarnation)) is not None

    def play_triggered(self, g: Game, source: Source, bind: Bindings, event: Event | None) -> Signal | None:
        return automatic.play(g, source, bind, event)
