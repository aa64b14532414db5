"""Information: what a card is, as texts speak of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ludex.kernel.ruleset import Ruleset

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Look
    from ludex.kernel.cards import Characteristics, Definition
    from ludex.kernel.game import Game


class TextInformation(Ruleset):
    """A game's kinds, states, names and numbers of cards, and what lasting effects do to them."""

    kinds: tuple[str, ...] = ()
    """The type nouns of texts by which a card is told what kind it is, the first that it is of."""
    primary_types: frozenset[str] = frozenset()
    """The types of which a card has one."""
    no_cards: frozenset[str] = frozenset()
    """Types of what lies in the field and is no card."""
    lone: frozenset[str] = frozenset()
    """Kinds of cards of which a player as a rule has one; if there are several, what is said of "your" one without a
    choice is said of all of them."""
    alternates: Mapping[str, str] = {}
    """The proper names of cards by their alternate names."""
    names_in_part: bool = False
    """Whether a name also means cards that have it in their names (fow-5.01 2.2:3)."""
    spares_newcomers: bool = True
    """Whether what an effect does for a while to whatever matches, it does not do to cards that come later."""
    bans_newcomers: bool = False
    """Whether what an effect forbids for a while to whatever matches, it forbids to cards that come later too."""
    keeps_conditions: bool = False
    """Whether the condition of such an effect is part of it and is not asked when it is made."""
    bars_what_is_lost: bool = False
    """Whether what a card is kept from having by a passive ability it cannot gain, whenever that would be."""

    def is_kind(self, g: Game, look: Look, word: str) -> bool:
        """Whether a card is of a type: card, follower, token, evolved, advanced ..."""
        raise NotImplementedError

    def is_called(self, g: Game, look: Look, word: str) -> bool:
        """Whether a noun means a card of this type, wherever it lies. Where that must be, the text says, or `meant`."""
        return self.is_kind(g, look, word)

    def in_state(self, g: Game, look: Look, word: str) -> bool:
        """Whether a card is in a state: engaged, evolved, damaged, served ..."""
        raise NotImplementedError

    def has_number(self, chars: Characteristics, stat: str) -> bool:
        """Whether a card's number, if it has one, is there to refer to."""
        return True

    def has_information(self, look: Look) -> bool:
        """Whether a facedown card has information that a text can ask for."""
        return True

    def number_without(self, zone: str, stat: str) -> int | None:
        """The number that a card without one is taken to have in a zone; None if it has none there either."""
        return None

    def bent(self, g: Game, card: int, by: int) -> int:
        """What an effect really raises (or lowers) a number of a card by that would raise it by so much."""
        return by

    def label_of(self, name: str) -> str:
        """The kind of label that a word given to a card is: its trait, its class, its clan ..."""
        return "trait"

    def can_reveal(self, g: Game, cid: int) -> bool:
        """Whether a card can be shown to everybody: always, unless a book says otherwise."""
        return True

    def knows_token(self, name: str) -> bool:
        """Whether there is a token with a name, so that a text can create it."""
        return True

    def card_names(self) -> tuple[str, ...]:
        """Every name that can be declared."""
        return ()

    def named_card(self, name: str) -> Definition | None:
        """The card with a name that can be declared, as printed; None where nobody can say."""
        return None

    def choosable(self, what: str) -> tuple[str | int, ...]:
        """The attributes, races, names, numbers or types of cards of which a text may have one chosen."""
        return ()
