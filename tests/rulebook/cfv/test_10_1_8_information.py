"""Revealing, searching, shuffling (cfv 10.1.8 to 10.1.10), turning cards (10.1.11, 10.1.12), declaring (10.1.22)."""

from __future__ import annotations

import pytest

from tests.cfv_table import LF, P1, P2, Table

LONE_REVEAL = "[ACT](VC): Choose a card from your hand, and reveal it. Choose one of your rear-guards, and retire it."


@pytest.mark.rule("cfv 10.1.8.1.2", "cfv 10.1.8.1.3")
def test_10_1_8_1_revealed_cards_are_seen_until_the_effect_is_over() -> None:
    """While the rest of the effect is being resolved the opponent sees the card, which stays in the hand."""
    t = Table()
    v = t.vanguard(P1, LONE_REVEAL)
    card, hidden = t.hand(P1, grade=2), t.hand(P1, grade=1)
    one = t.rear(P1, circle=LF, grade=1)
    t.rear(P1, grade=2)
    t.choose(t.activation(v))
    assert not t.sees(P2, card)
    t.choose(card)
    assert t.zone_of(card) == "hand" and t.sees(P2, card) and not t.sees(P2, hidden)
    t.choose(one)
    assert t.zone_of(card) == "hand"


@pytest.mark.rule("cfv 10.1.8.1")
def test_10_1_8_1_1_as_a_cost_they_are_revealed_when_everything_is_paid() -> None:
    """Which card is revealed and which damage is turned is settled first; both happen together."""
    t = Table()
    v = t.vanguard(P1, "[ACT](VC): [Choose a card from your hand, and reveal it & Counter Blast (1)] Draw a card.")
    card = t.hand(P1, grade=2)
    t.hand(P1, grade=1)
    one, _two = t.damage(P1, grade=1), t.damage(P1, grade=2)
    t.choose(t.activation(v))
    t.choose(card)
    assert not t.events("reveal") and not t.sees(P2, card)
    t.choose(one)
    assert t.event("reveal", card).batch == t.event("flip", one).batch


@pytest.mark.rule("cfv 10.1.9.1.1")
def test_10_1_9_1_a_search_looks_through_the_zone() -> None:
    """Only the searching player sees the deck, and may find nothing."""
    t = Table()
    wanted = t.deck(P1, grade=2)
    v = t.vanguard(P1, "[ACT](VC): Search your deck for a grade 2 card, put it into your hand, and shuffle your deck.")
    t.choose(t.activation(v))
    assert t.sees(P1, wanted) and not t.sees(P2, wanted)
    assert set(t.options) == {f"pick {wanted}", "done"}
    t.choose(wanted)
    assert t.zone_of(wanted) == "hand" and t.events("shuffle")


def test_10_1_9_1_2_in_a_public_zone_it_must_be_found() -> None:
    """In the drop zone declining is not open."""
    t = Table()
    one, two = t.drop(P1, grade=2, name="One"), t.drop(P1, grade=2, name="Two")
    t.drop(P1, grade=1)
    v = t.vanguard(P1, "[ACT](VC): Choose a grade 2 card from your drop zone, and put it into your hand.")
    t.choose(t.activation(v))
    assert t.options == [f"pick {one}", f"pick {two}"]


def test_10_1_10_1_a_shuffle_makes_the_order_random() -> None:
    """With other seeds the cards lie in other orders, and no card is lost."""
    orders = set()
    for seed in range(6):
        t = Table(seed=seed)
        cards = [t.deck(P1, grade=n % 4, name=f"Card {n}") for n in range(5)]
        t.activate(t.vanguard(P1, "[ACT](VC): Shuffle your deck."))
        deck = t.names(P1, "deck")
        assert len(deck) == 25 and {c.name for c in cards} <= set(deck)
        orders.add(tuple(deck))
    assert len(orders) == 6


def test_10_1_10_2_the_found_card_is_not_shuffled_in() -> None:
    """A card is searched for and put on the top of the deck, and the deck is shuffled: it is on top."""
    for seed in range(4):
        t = Table(seed=seed)
        wanted = t.deck(P1, grade=2, name="Wanted", at="bottom")
        v = t.vanguard(
            P1, "[ACT](VC): Search your deck for a grade 2 card, shuffle your deck, and put it on the top of your deck."
        )
        t.activate(v, wanted)
        assert t.names(P1, "deck").index("Wanted") == 0


def test_10_1_10_2_a_deck_is_shuffled_after_a_search_only_where_the_text_says_so() -> None:
    t = Table()
    wanted = t.deck(P1, grade=2, name="Wanted", at="bottom")
    v = t.vanguard(P1, "[ACT](VC): Search your deck for a grade 2 card, and put it into your hand.")
    before = t.names(P1, "deck")
    t.activate(v, wanted)
    assert t.zone_of(wanted) == "hand" and not t.events("shuffle")
    assert t.names(P1, "deck") == before[:-1]


# -- states (cfv 10.1.11, 10.1.12) -------------------------------------------------------------------------------------
def test_10_1_11_1_standing_and_resting_are_actions() -> None:
    """A unit is rested and stood by effects."""
    t = Table()
    unit = t.rear(P1, circle=LF)
    v = t.vanguard(
        P1,
        "[ACT](VC): Choose one of your rear-guards, and [Rest] it.\n"
        "[ACT](VC): Choose one of your rear-guards, and [Stand] it.",
    )
    t.activate(v)
    assert t.rested(unit)
    t.activate(v, n=2)
    assert not t.rested(unit)


def test_10_1_12_1_turning_face_up_and_face_down_are_actions() -> None:
    """A card of the damage zone is turned over and back."""
    t = Table()
    card = t.damage(P1)
    v = t.vanguard(
        P1,
        "[ACT](VC): Choose a card from your damage zone, and turn it face down.\n"
        "[ACT](VC): Choose a card from your damage zone, and turn it face up.",
    )
    t.activate(v)
    assert not t.game.cards[card.id].faceup
    t.activate(v, n=2)
    assert t.game.cards[card.id].faceup


# -- declaring (cfv 10.1.22) -------------------------------------------------------------------------------------------
@pytest.mark.rule("cfv-R50")
def test_10_1_22_2_what_is_declared_must_exist() -> None:
    """Names of cards that there are can be declared, in a deck or not; a name that no card has cannot."""
    t = Table()
    v = t.vanguard(P1, "[ACT](VC): Declare a card name.")
    t.choose(t.activation(v))
    assert t.asking_rule() == "cfv 10.1.22.2"
    assert any("Blotter Moth" in o.label for o in (t.game.decision.options if t.game.decision else ()))
    assert t.forbids("name Nobody At All")
    assert t.asked == P1 != P2
