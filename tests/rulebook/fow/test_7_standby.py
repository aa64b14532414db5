"""Setting cards, and chant-standby cards played with priority (fow 7.6, 7.9): by an action, a state, or anytime."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))
ANYTIME = "[Trigger] Anytime: Draw two cards."


def rule(t: Table, number: str) -> str:
    """A number of the family in the book of this table."""
    return t.rules.rule(f"fow {number}")


# -- setting -----------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 7.6:1", "fow 6.3:2.4")
def test_7_6__2_a_card_is_set_face_down_for_two_wills_at_once(ruleset: str) -> None:
    """Whatever its own cost is, without the chase; nobody else sees which card it is, and priority stays."""
    t = Table(ruleset, asking=True)
    card = t.hand(P1, ANYTIME, type="spell", subtype="chant-standby", cost="{B}{4}")
    t.set(P1, will_r=2)
    t.set_card(card)
    assert t.where(card) == (P1, "chant-standby area") and t.wills(P1) == {} and not t.chase and t.asked == P1
    assert t.event("set", card).rule == rule(t, "7.6:2") and not t.game.cards[card.id].faceup
    assert t.sees(P1, card) and not t.sees(P2, card) and t.seen(P2, P1, "chant-standby area")["count"] == 1


@both
@pytest.mark.rule("fow 6.3:2.4", "fow-5.01-R7")
def test_7_6__1_when_a_card_can_be_set(ruleset: str) -> None:
    """From the hand, in the own main phase with an empty chase, for two wills."""
    t = Table(ruleset, asking=True)
    spell = {"type": "spell", "subtype": "chant-standby"}
    card, theirs = t.hand(P1, ANYTIME, **spell), t.hand(P2, ANYTIME, **spell)
    elsewhere = t.graveyard(P1, ANYTIME, **spell)
    answer = t.instant(P1, "Draw a card.")
    t.set(P1, will_r=2)
    t.set(P2, will_r=2)
    assert f"set {card}" in t.options and t.forbids(f"set {elsewhere}") == rule(t, "7.6:1")
    t.play(answer)
    assert t.forbids(f"set {card}") == rule(t, "6.3:2")
    t.pass_()
    assert t.asked == P2 and t.forbids(f"set {theirs}") == rule(t, "6.3:2")
    t = Table(ruleset)
    card = t.hand(P1, ANYTIME, **spell)
    t.set(P1, will_r=1)
    assert t.forbids(f"set {card}") == rule(t, "10.2:4")


@pytest.mark.rule("fow-5.01-R10", "fow 6.3:2.4", "fow 7.6:1", "fow 7.6:3")
def test_7_6__3_which_cards_can_be_set() -> None:
    """In 5.01 chant-standby cards only; in 5.5 any card, which can then not be played from there."""
    for ruleset in ("fow-5.01/valhalla", "fow-5.5/valhalla"):
        t = Table(ruleset, asking=True)
        t.set(P1, will_r=2)
        cards = [t.hand(P1, cost="{0}"), t.chant(P1, "Draw a card."), t.instant(P1, "Draw a card.")]
        keys = [f"set {card}" for card in cards]
        if ruleset.startswith("fow-5.01"):
            assert {t.forbids(key) for key in keys} == {"fow-5.01 7.6:1"}
            continue
        assert set(keys) < set(t.options)
        t.set_card(cards[2])
        t.to_next_turn()
        t.to_next_turn()
        assert t.zone_of(cards[2]) == "chant-standby area" and t.forbids(f"play {cards[2]}") == "fow-5.5 7.1:2"


# -- played with priority ----------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 6.3:1.3", "fow 7.9:4", "fow 7.9:6", "fow-5.01 7.9:1")
def test_7_9__7_anytime_costs_nothing_from_the_area(ruleset: str) -> None:
    """It is played face up into the chase without its cost, at any time with priority, and goes to the graveyard."""
    t = Table(ruleset, asking=True)
    card = t.standby(P2, ANYTIME, cost="{W}{2}")
    for _ in range(3):
        t.stone(P2, "light", rested=True)
    t.pass_()
    t.play(card, way="standby")
    assert t.zone_of(card) == "chase area" and t.sees(P1, card)
    t.pass_both()
    assert t.count(P2, "hand") == 2 and t.event("put", card).rule == rule(t, "7.9:7")
    assert t.where(card) == (P2, "graveyard")


@both
@pytest.mark.rule("fow 7.9:5", "fow-5.01 7.9:1")
def test_7_9__5_not_in_the_turn_it_was_set(ruleset: str) -> None:
    """From the next turn on."""
    t = Table(ruleset, asking=True)
    card = t.hand(P1, ANYTIME, type="spell", subtype="chant-standby", cost="{0}")
    t.set(P1, will_r=2)
    t.set_card(card)
    assert t.forbids(f"play {card} standby") == rule(t, "7.9:5")
    t.to_next_turn()
    t.pass_until(f"play {card} standby")


@both
@pytest.mark.rule("fow 7.9:4", "fow-5.01 7.9:1")
def test_7_9__4_an_action_before_the_colon_is_done(ruleset: str) -> None:
    """As the cost; who cannot do it cannot play the card."""
    text = "[Trigger] Banish a resonator: Draw two cards."
    t = Table(ruleset)
    card = t.standby(P1, text)
    assert t.why_not(f"play {card} standby") is not None
    t = Table(ruleset)
    card, victim = t.standby(P1, text), t.field(P1)
    t.cast(card, way="standby")
    assert t.zone_of(victim) == "graveyard" and t.count(P1, "hand") == 2


@both
@pytest.mark.rule("fow-5.01-R12", "fow-5.5-R13", "fow 6.3:1.3")
def test_7_9__4_a_state_before_the_colon_has_to_hold(ruleset: str) -> None:
    """While it does the card may be played with priority, and need not be."""
    text = "[Trigger] If you control a resonator: Draw two cards."
    t = Table(ruleset)
    card = t.standby(P1, text)
    assert t.forbids(f"play {card} standby") == rule(t, "6.3:1.3")
    t = Table(ruleset)
    card = t.standby(P1, text)
    t.field(P1)
    assert {f"play {card} standby", "pass"} < set(t.options)
    t.cast(card, way="standby")
    assert t.count(P1, "hand") == 2


@pytest.mark.rule("fow 7.9:4", "fow 7.9:6", "fow-5.01 6.3:1.3", "fow-5.01 7.9:1")
def test_7_9__4_from_the_hand_for_its_cost() -> None:
    """Only in 5.5: its own cost and the action; in 5.01 it is not played from there."""
    text = "[Trigger] Banish a resonator: Draw two cards."
    for ruleset in ("fow-5.01/valhalla", "fow-5.5/valhalla"):
        t = Table(ruleset)
        card = t.hand(P1, text, type="spell", subtype="chant-standby", cost="{U}")
        victim = t.field(P1)
        t.set(P1, will_u=1)
        if ruleset.startswith("fow-5.01"):
            assert t.why_not(f"play {card} trigger") is not None and t.why_not(f"play {card}") is not None
            continue
        t.cast(card, way="trigger")
        assert t.wills(P1) == {} and t.zone_of(victim) == "graveyard" and t.count(P1, "hand") == 2
        t = Table(ruleset)
        card = t.hand(P1, text, type="spell", subtype="chant-standby", cost="{U}")
        t.field(P1)
        assert t.forbids(f"play {card} trigger") == "fow-5.5 10.2:4"


@pytest.mark.rule("fow-5.01 9.3:2.1", "fow-5.01-R13")
def test_7_9__4_only_edition_5_01_asks_for_stones() -> None:
    """Stones that match the card's cost are shown there, rested or not; nothing is paid."""
    cost = {"cost": "{W}{1}"}
    t = Table("fow-5.01/valhalla")
    card = t.standby(P1, ANYTIME, **cost)
    t.stone(P1, "light", rested=True)
    assert t.forbids(f"play {card} standby") == "fow-5.01 9.3:2.1"
    t = Table("fow-5.01/valhalla")
    card = t.standby(P1, ANYTIME, **cost)
    t.stone(P1, "fire", rested=True)
    t.stone(P1, "fire", rested=True)
    assert t.forbids(f"play {card} standby") == "fow-5.01 9.3:2.1"
    t = Table("fow-5.01/valhalla")
    card = t.standby(P1, ANYTIME, **cost)
    t.stone(P1, "light", rested=True)
    t.stone(P1, "fire", rested=True)
    t.cast(card, way="standby")
    assert t.count(P1, "hand") == 2
    t = Table("fow-5.5/valhalla")
    card = t.standby(P1, ANYTIME, **cost)
    t.cast(card, way="standby")
    assert t.count(P1, "hand") == 2
