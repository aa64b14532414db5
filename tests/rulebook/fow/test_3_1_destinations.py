"""Whose zone a card goes to (fow 3.1:5, fow-2.0 2.4:6): the player's who is named, else its owner's."""

from __future__ import annotations

import pytest

from tests.fow_table import DECK, P1, P2, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))

TAKEN = "Put target resonator card from your opponent's graveyard"


@both
@pytest.mark.rule("fow 3.1:5")
@pytest.mark.parametrize(
    ("words", "whose", "zone"),
    [
        ("into your field", P1, "field"),
        ("into your hand", P1, "hand"),
        ("on the bottom of your main deck", P1, DECK),
        ("on top of its owner's main deck", P2, DECK),
        ("into its owner's hand", P2, "hand"),
        ("into its owner's field", P2, "field"),
    ],
)
def test_3_1__5_an_opponents_card_goes_where_the_text_says(ruleset: str, words: str, whose: int, zone: str) -> None:
    """A card of the opponent's graveyard: into the zone of the player named."""
    t = Table(ruleset)
    card = t.graveyard(P2)
    t.cast(t.chant(P1, f"{TAKEN} {words}."))
    assert t.where(card) == (whose, zone)
    assert t.game.cards[card.id].owner == P2


@both
@pytest.mark.rule("fow 3.1:5")
def test_3_1__5_a_card_that_was_taken_is_played_by_who_has_it_and_dies_home(ruleset: str) -> None:
    """P2's card in P1's hand: P1 plays it to the own field; destroyed it goes to P2's graveyard."""
    t = Table(ruleset)
    card = t.graveyard(P2, cost="{0}")
    first, second = t.chant(P1, f"{TAKEN} into your hand."), t.chant(P1, "Destroy target resonator.")
    t.cast(first)
    t.cast(card)
    assert t.where(card) == (P1, "field")
    t.cast(second)
    assert t.where(card) == (P2, "graveyard")


@pytest.mark.rule("fow-2.0 2.4:6")
def test_what_leaves_the_field_goes_to_its_owner_in_2_0() -> None:
    """The old book sends what leaves the field to its owner's place, also where a text says "your"."""
    t = Table("fow-2.0")
    card = t.field(P2)
    t.cast(t.chant(P1, "Put target resonator into your hand."))
    assert t.where(card) == (P2, "hand")


@both
@pytest.mark.rule("fow 3.1:5")
def test_3_1__5_what_leaves_the_field_goes_where_the_text_says(ruleset: str) -> None:
    """Also from the field the player named counts."""
    t = Table(ruleset)
    card = t.field(P2)
    t.cast(t.chant(P1, "Put target resonator into your hand."))
    assert t.where(card) == (P1, "hand")


@both
@pytest.mark.rule("fow 3.1:5")
def test_3_1__5_the_top_of_that_deck_is_its_owners(ruleset: str) -> None:
    """A card looked at in the opponent's deck goes under that deck, not under one's own."""
    t = Table(ruleset)
    top = t.deck(P2)
    t.cast(t.chant(P1, "Look at the top card of your opponent's main deck. Put it on the bottom of that deck."))
    assert t.where(top) == (P2, DECK)
