"""Continuous abilities (fow 9.4), base abilities in every zone, and rest abilities of newcomers (fow 9.5)."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))
BASE = "This card gains Bear in addition to its other races."


def rule(t: Table, number: str) -> str:
    """A number of the family in the book of this table."""
    return t.rules.rule(f"fow {number}")


# -- base abilities ---------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 9.4:2", "fow 9.9:1.1")
@pytest.mark.parametrize("zone", ("field", "hand", "graveyard", "deck", "lifebreak", "removed area"))
def test_9_4__2_a_base_ability_holds_in_every_zone(ruleset: str, zone: str) -> None:
    """What a card says about its own race without condition is so wherever it is."""
    t = Table(ruleset)
    card = t.put(P1, zone, BASE, race="Lamplighter")
    assert t.chars(card).label("race") == {"Lamplighter", "Bear"}


@both
@pytest.mark.rule("fow 9.4:2")
def test_9_4__2_a_search_finds_a_card_by_its_base_ability(ruleset: str) -> None:
    """In the deck the card is a Bear."""
    t = Table(ruleset)
    card = t.deck(P1, BASE, race="Lamplighter")
    t.cast(t.chant(P1, "Search your main deck for a Bear, reveal it and put it into your hand."), then=(card,))
    assert t.zone_of(card) == "hand"


@both
@pytest.mark.rule("fow 9.4:2", "fow 9.9:1.1", "fow-5.01-R26", "fow-5.5-R28")
def test_9_4__2_numbers_that_equal_something_are_the_base(ruleset: str) -> None:
    """A bonus that was there before the card came is added to what its text says it has, in the graveyard it has that
    too, and it does not lose it."""
    t = Table(ruleset)
    text = "This card's ATK and DEF are equal to 100 multiplied by the number of cards in your hand."
    t.field(P1, "Other resonators you control gain [+200/+200].")
    card, dead = t.hand(P1, text, cost="{0}"), t.graveyard(P1, text)
    for _ in range(3):
        t.hand(P1)
    blank = t.chant(P1, "Target resonator loses all abilities until end of turn.")
    t.cast(card)
    assert t.stats(card) == (600, 600) and t.stats(dead) == (400, 400)
    t.cast(blank, card)
    assert t.stats(card) == (500, 500) and t.stats(dead) == (300, 300)


@both
@pytest.mark.rule("fow 9.4:2", "fow 9.2:1")
def test_9_4__2_with_a_condition_it_is_no_base_ability(ruleset: str) -> None:
    """What depends on something is a continuous ability like any other: in the field only."""
    t = Table(ruleset)
    text = "As long as you control a Lamplighter, this card becomes [900/900]."
    t.field(P1, race="Lamplighter")
    here, there = t.field(P1, text), t.graveyard(P1, text)
    assert t.stats(here) == (900, 900) and t.stats(there) == (500, 500)


@both
@pytest.mark.rule("fow-5.5-R29", "fow 9.2:1.1")
def test_9_4__2_a_bonus_to_others_is_no_base_ability(ruleset: str) -> None:
    """From hand or graveyard nothing is given to a group of cards."""
    t = Table(ruleset)
    t.graveyard(P1, "Resonators you control gain [+200/+200].")
    t.hand(P1, "Resonators you control gain [+200/+200].")
    card = t.field(P1)
    assert t.stats(card) == (500, 500)


@both
@pytest.mark.rule("fow 9.4:2.1", "fow 9.9:1.1")
@pytest.mark.parametrize("zone", ("stones", "stone deck", "graveyard"))
def test_9_4__2_1_a_stone_treated_as_others_is_so_everywhere(ruleset: str, zone: str) -> None:
    """Being treated as a magic stone of a type is a base ability."""
    t = Table(ruleset)
    stone = t.put(P1, zone, "Treat this card as wind magic stone and water magic stone.", type="magic stone")
    assert {"wind magic stone", "water magic stone"} <= t.chars(stone).types


@both
@pytest.mark.rule("fow 9.4:2", "fow 9.9:1.1", "fow 9.9:1.2", "fow-5.01-R26", "fow-5.5-R28")
def test_9_4__2_base_abilities_are_not_lost(ruleset: str) -> None:
    """Who loses all abilities keeps what the base abilities gave, and loses the rest."""
    t = Table(ruleset)
    card = t.field(P1, f"{BASE}\n[Flying]", race="Lamplighter")
    t.cast(t.chant(P1, "Target resonator loses all abilities until end of turn."))
    assert t.chars(card).label("race") == {"Lamplighter", "Bear"} and not t.has(card, "Flying")


# -- continuous abilities ---------------------------------------------------------------------------------------------
@both
def test_9_4__1_a_continuous_ability_does_nothing_once_its_card_has_lost_it(ruleset: str) -> None:
    """It applies while it is active, and is no longer when all abilities are lost; it applies again afterwards."""
    t = Table(ruleset)
    lord = t.field(P1, "Other resonators you control gain [+200/+200].")
    other = t.field(P1)
    t.cast(t.chant(P1, "Target resonator loses all abilities until end of turn."), lord)
    assert t.stats(other) == (500, 500)
    t.to_next_turn()
    assert t.stats(other) == (700, 700)


# -- rest abilities ---------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow-5.01-R31", "fow-5.5-R33")
def test_9_5__3_a_resonator_rests_for_its_ability_only_after_a_turn(ruleset: str) -> None:
    """Who came this turn waits; one that was there, and an ability without {Rest}, need not; nor does an addition."""
    t = Table(ruleset, asking=True)
    text = "[Activate] {Rest}: Draw a card."
    old, new = t.field(P1, text), t.field(P1, text, arrived="now")
    free = t.field(P1, "[Activate] {0}: Draw a card.", arrived="now")
    addition = t.addition(P1, text, arrived="now")
    assert t.forbids(t.activation(new)) == rule(t, "9.5:3")
    assert {t.activation(c) for c in (old, free, addition)} <= set(t.options)


@both
@pytest.mark.rule("fow-5.01-R31", "fow-5.5-R33")
def test_9_5__4_a_j_ruler_counts_its_time_in_the_field(ruleset: str) -> None:
    """In the playground all the time, but in the field since the judgment: it may not rest for an ability, next turn
    it may."""
    t = Table(ruleset, asking=True)
    ruler = t.ruler(P1, "[Judgment] {0}", back={"text": "[Activate] {Rest}: Draw a card."})
    t.judgment()
    t.resolve()
    key = t.activation(ruler)
    assert t.forbids(key) == rule(t, "9.5:4")
    t.to_next_turn()
    t.to_next_turn()
    t.pass_until(key)
    assert t.forbids(key) == ""


@both
@pytest.mark.rule("fow 9.5:2")
def test_9_5__1_any_number_of_times_at_any_time_with_priority(ruleset: str) -> None:
    """Also in the other player's turn, in answer to itself, as long as the cost can be paid."""
    t = Table(ruleset, asking=True, turn_of=P2)
    t.set(P1, will_r=2)
    card = t.field(P1, "[Activate] {R}: Draw a card.")
    t.pass_()
    assert t.asked == P1
    t.activate(card)
    t.activate(card)
    assert len(t.chase) == 2 and t.activation(card) not in t.options
    t.resolve()
    assert t.count(P1, "hand") == 2
