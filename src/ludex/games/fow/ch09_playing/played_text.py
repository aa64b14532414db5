"""What of a card acts when it is played: its text as a spell, its [Trigger], nothing for cards that stay (fow 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.kernel.abilities import SPELL, Ability, Source

if TYPE_CHECKING:
    from ludex.kernel.game import Game

TRIGGER = "Trigger"
BREAK = "Break"


def text_of(g: Game, card: int, keyword: str = "") -> Ability | None:
    """The text of a spell, or the one under a label: [Trigger], [Break]."""
    for ability in g.chars(card).abilities:
        if ability.kind == SPELL and ability.keyword == keyword:
            return ability
    return None


def spell_text(g: Game, card: int) -> Ability | None:
    """What a spell does: of a chant-standby what stands after its [Trigger] (fow 7.9:7)."""
    if "chant-standby" in g.chars(card).types:
        return text_of(g, card, TRIGGER)
    return text_of(g, card)


def source_of_card(g: Game, card: int, seat: int, way: str = "") -> Source:
    """A card being played, as the source of what it will do."""
    here = g.cards[card]
    return Source(card, here.incarnation, seat, spell_text(g, card), g.tick())
