"""Zones: where the cards are that a text means."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, final

from ludex.kernel.ruleset import Ruleset

if TYPE_CHECKING:
    from ludex.kernel.game import Game
    from ludex.lang import ast


class TextZones(Ruleset):
    """A game's words for zones, and what is said of cards there."""

    field: str = "field"
    """The zone word meant when a text names none."""
    regions: Mapping[str, tuple[str, ...]] = {}
    """Zone words that stand for several zones."""
    whereabouts: Mapping[str, tuple[str, ...]] = {}
    """Where cards of a kind are meant when no zone is named, if not on the field."""
    waiting: frozenset[str] = frozenset()
    """Zones where cards wait to be played: one of a type that is put there may come from anywhere."""
    counted: tuple[str, ...] = ()
    """Where cards are counted of which a text names neither type nor zone, if not wherever they are meant."""
    absent: frozenset[str] = frozenset()
    """Zones that texts may name although the format does not have them."""
    comes_from_waiting: bool = False
    """A card that was played comes from where it waited to be resolved, not from where it was played, unless it comes
    into play."""

    @final
    def region(self, word: str) -> tuple[str, ...]:
        """The zones a zone word stands for: as a rule the one it names."""
        return self.regions.get(word) or (word,)

    @final
    def lies_in(self, zone: str, word: str) -> bool:
        """Whether a zone is the one a zone word names, or one of those it stands for."""
        return zone == word or zone in self.regions.get(word, ())

    @final
    def on_field(self, zone: str) -> bool:
        """Whether a zone is the field, or a part of it."""
        return self.lies_in(zone, self.field)

    @final
    def meant(self, kind: str) -> tuple[str, ...]:
        """The zones in which cards of a kind are meant when a text names no zone."""
        return self.whereabouts.get(kind) or self.region(self.field)

    def in_play(self, zone: str) -> bool:
        """Whether cards are in play in a zone, so that what is said of them when they leave it means them as they were:
        the field, unless a book says more."""
        return self.on_field(zone)

    def is_lent(self, g: Game, card: int) -> bool:
        """Whether who controls a card does so for a while only, so that control of it may still be gained for good."""
        return False

    def destructible(self, zone: str) -> bool:
        """Whether cards in a zone can be destroyed: those in play, unless a book says more."""
        return self.in_play(zone)

    def destroys(self, g: Game, cid: int, what: ast.Object) -> bool:
        """Whether words that destroy something destroy this card among it."""
        return self.destructible(g.cards[cid].zone)

    def comes_in(self, frm: str, to: str) -> bool:
        """Whether a card that goes from one zone to another is put into that, and not merely moved on."""
        return True

    def zones_for(self, node: ast.Ability, kind: str) -> frozenset[str]:
        """Where an ability of a card of this kind is valid."""
        raise NotImplementedError

    def row_of(self, zone: str) -> str:
        """The row of the field that a zone lies in: front, back, or none."""
        return ""

    def same_column(self, seat: int, zone: str, other_seat: int, other_zone: str) -> bool:
        """Whether two zones, of two players or one, lie in one column of the field."""
        return False
