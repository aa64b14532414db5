"""Whose zone a text sends a card to (J-cfv-02): the player's it names, else the owner's."""

from __future__ import annotations

import pytest

from tests.cfv_table import LF, P1, P2, Table, by

DROP = "Choose a card from your opponent's drop zone, and put it"


@pytest.mark.rule("cfv 4.1.6", "cfv 8.5.3", "cfv-R7")
def test_case_j_cfv_02a_an_opponents_card_on_a_circle_of_ones_own() -> None:
    """B's card comes to a circle of A's, who chooses which; B stays its owner, and it goes home when it is retired."""
    t = Table()
    van = t.vanguard(P1, f"[ACT](VC): {DROP} on your (RC).\n[ACT](VC): Choose one of your rear-guards, and retire it.")
    card = t.drop(P2)
    t.choose(t.activation(van))
    assert t.asked == P1
    t.choose(by(P1, "circle left-front"))
    assert t.where(card) == (P1, LF)
    assert t.game.cards[card.id].owner == P2
    t.activate(van, n=2)
    assert t.where(card) == (P2, "drop zone")


@pytest.mark.rule("cfv 4.1.6")
def test_case_j_cfv_02b_ones_own_card_in_the_opponents_damage_zone() -> None:
    """The top card of A's deck goes into B's damage zone; B has no fewer cards in the deck, A has."""
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): Put the top card of your deck into your opponent's damage zone.")
    before = t.count(P1, "deck"), t.count(P2, "deck")
    t.activate(van)
    assert (t.damages(P1), t.damages(P2)) == (0, 1)
    assert (t.count(P1, "deck"), t.count(P2, "deck")) == (before[0] - 1, before[1])


@pytest.mark.rule("cfv 4.1.6", "cfv-R7")
@pytest.mark.parametrize(
    ("words", "whose", "zone"),
    [
        ("into your soul", P1, "soul"),
        ("into your bind zone", P1, "bind zone"),
        ("into your hand", P1, "hand"),
        ("on the bottom of your deck", P1, "deck"),
        ("into your opponent's soul", P2, "soul"),
        ("on the bottom of the owner's deck", P2, "deck"),
    ],
)
def test_case_j_cfv_02_the_zone_of_who_is_named(words: str, whose: int, zone: str) -> None:
    """A card of B's drop zone goes where the text says, and to its owner's zone where that is said or nothing is."""
    t = Table()
    van = t.vanguard(P1, f"[ACT](VC): {DROP} {words}.")
    card = t.drop(P2)
    t.activate(van)
    assert t.where(card) == (whose, zone)


@pytest.mark.rule("cfv 4.1.5", "cfv 4.1.6")
def test_case_j_cfv_02_several_cards_in_an_order_of_their_owners_choice() -> None:
    """Two cards of B's go under A's deck: B orders them, A's deck has them."""
    t = Table()
    van = t.vanguard(
        P1, "[ACT](VC): Choose two cards from your opponent's drop zone, and put them on the bottom of your deck."
    )
    first, second = t.drop(P2, grade=2), t.drop(P2, grade=3)
    t.choose(t.activation(van))
    t.choose(by(P2, second))
    assert t.where(first) == t.where(second) == (P1, "deck")


@pytest.mark.rule("cfv 10.1.5.1", "cfv 4.1.6")
def test_case_j_cfv_02_a_card_that_was_taken_is_played_by_who_has_it() -> None:
    """B's card in A's hand is called by A, to A's circle."""
    t = Table()
    van = t.vanguard(P1, f"[ACT](VC): {DROP} into your hand.", grade=3)
    card = t.drop(P2, grade=0)
    t.activate(van)
    t.call(card, "left front")
    assert t.where(card) == (P1, LF)
