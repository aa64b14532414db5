"""What a ruleset must answer so that its card texts can be played: the questions of `enact/questions`, in groups with a
page each. What a game does not answer has the answer that books agree on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.enact.questions.battle import TextBattle
from ludex.enact.questions.costs import TextCosts
from ludex.enact.questions.information import TextInformation
from ludex.enact.questions.timing import TextTiming
from ludex.enact.questions.words import Searching, TextWords
from ludex.enact.questions.zones import TextZones
from ludex.kernel.ruleset import Ruleset

if TYPE_CHECKING:
    from ludex.kernel.game import Game

__all__ = ["DAMAGE", "DECK", "HAND", "LIFE", "Searching", "TextRuleset", "of_texts", "text_rules"]

# Zones every game has, under these names: texts that draw, discard, search or shuffle mean them without saying so.
DECK: Final = "deck"
HAND: Final = "hand"

LIFE: Final = "life"  # the value that players' life points are
DAMAGE: Final = "damage"  # the counter that damage on a card is


class TextRuleset(TextZones, TextCosts, TextInformation, TextBattle, TextTiming, TextWords):
    """A ruleset whose cards are text."""


def of_texts(rules: Ruleset) -> TextRuleset:
    """A ruleset whose cards are text, as all that are played with cards from elsewhere are."""
    assert isinstance(rules, TextRuleset)
    return rules


def text_rules(g: Game) -> TextRuleset:
    """The rules of a game whose cards are text."""
    return g.rules  # type: ignore[return-value]
