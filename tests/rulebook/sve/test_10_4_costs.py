"""Costs and payment (sve 10.4)."""

from __future__ import annotations

import pytest

from tests.sve_table import P1, P2, Table


@pytest.mark.rule("sve 10.4.2.1")
def test_10_4_2_paying_does_everything_the_cost_names_in_order() -> None:
    """Points, then engaging, then discarding, and only then the effect."""
    t = Table()
    card = t.field(P1, "{act} {cost 2}, {engage}, discard a card: Draw 2 cards.")
    given = t.hand(P1)
    t.activate(card)
    assert t.value(P1, "play points") == 8
    assert t.engaged(card)
    assert t.zone_of(given) == "cemetery"
    kinds = [e.kind for e in t.events() if e.kind in ("value", "rest", "discard", "draw")]
    assert kinds == ["value", "rest", "discard", "draw", "draw"]


@pytest.mark.rule("sve 10.6.2.1.2")
def test_10_4_2_2_who_cannot_pay_all_pays_nothing() -> None:
    """With points but no card to discard the ability cannot be played and nothing is taken."""
    t = Table()
    card = t.field(P1, "{act} {cost 2}, {engage}, discard a card: Draw 2 cards.")
    key = t.activation(card)
    before = t.game.hash()
    assert key not in t.options
    assert t.forbids(key) == "sve 10.4.2.2"
    assert t.game.hash() == before


def test_10_4_2_2_one_card_does_not_pay_twice() -> None:
    """Two cards are asked for by two parts of a cost; one card in hand is not enough for both."""
    t = Table()
    card = t.field(P1, "{act} Discard a card, discard a card: Draw 3 cards.")
    t.hand(P1)
    assert t.forbids(t.activation(card)) == "sve 10.4.2.2"


def test_10_4_3_a_cost_means_the_zones_and_points_of_its_controller() -> None:
    """The opponent's hand and followers pay nothing."""
    t = Table()
    card = t.field(P1, "{act} Discard a card: Draw 2 cards.\n{act} Bury another follower: Draw 2 cards.")
    t.hand(P2)
    t.field(P2)
    assert t.forbids(t.activation(card)) == "sve 10.4.2.2"
    assert t.forbids(t.activation(card, 2)) == "sve 10.4.2.2"


@pytest.mark.rule("sve-R23")
def test_10_4_4_the_icon_takes_that_many_points_from_who_has_them() -> None:
    """Exactly enough is enough; one too few is not."""
    t = Table()
    card = t.field(P1, "{act} {cost 4}: Draw a card.")
    t.set(P1, play_points=4)
    t.activate(card)
    assert (t.value(P1, "play points"), t.value(P1, "max play points")) == (0, 10)
    poor = Table()
    card = poor.field(P1, "{act} {cost 4}: Draw a card.")
    poor.set(P1, play_points=3)
    assert poor.forbids(poor.activation(card)) == "sve 10.4.4"


def test_10_4_4_1_a_changed_price_leaves_the_cost_on_the_card() -> None:
    """The reduced card still costs 4 for texts that ask, in hand and on the field."""
    t = Table()
    t.field(P1, "Followers cost 3 less to play.\nWhenever a follower that costs 4 is put onto your field, draw a card.")
    card = t.hand(P1, cost=4)
    assert t.number(card, "cost") == 4
    t.play(card)
    assert t.value(P1, "play points") == 9
    assert t.count(P1, "hand") == 1


def test_10_4_5_a_value_pays_only_what_it_has() -> None:
    """Three defense pays three, and the rest is rules handling; two does not pay three."""
    t = Table()
    card = t.field(P1, "{act} Reduce your leader's defense by 3: Draw a card.")
    t.set(P1, leader_defense=2)
    assert t.activation(card) not in t.options
    assert t.forbids(t.activation(card)) == "sve 10.4.5"
    enough = Table()
    card = enough.field(P1, "{act} Reduce your leader's defense by 3: Draw a card.")
    enough.set(P1, leader_defense=5)
    enough.activate(card)
    assert (enough.leader_defense(P1), enough.count(P1, "hand")) == (2, 1)


def test_10_4_5_1_a_value_at_its_bound_cannot_be_pushed_past_it() -> None:
    """Max play points beyond ten, and evolution points below zero, pay for nothing."""
    t = Table()
    more = t.field(P1, "{act} Gain 1 max play point: Draw a card.")
    less = t.field(P1, "{act} Lose 1 evolution point: Draw a card.")
    t.set(P1, evolution_points=0)
    assert t.activation(more) not in t.options
    assert t.forbids(t.activation(more)) == "sve 10.4.5.1"
    assert t.forbids(t.activation(less)) in ("sve 10.4.5", "sve 10.4.5.1")
    room = Table()
    more = room.field(P1, "{act} Gain 1 max play point: Draw a card.")
    room.set(P1, max_play_points=9)
    room.activate(more)
    assert (room.value(P1, "max play points"), room.count(P1, "hand")) == (10, 1)


def test_10_4_6_the_engage_icon_needs_this_card_reserved_on_the_field() -> None:
    """Once engaged it cannot pay again."""
    t = Table()
    card = t.field(P1, "{act} {engage}: Draw a card.")
    t.activate(card)
    assert t.engaged(card)
    assert t.activation(card) not in t.options
    assert t.forbids(t.activation(card)) == "sve 10.4.6"


def test_10_4_6_the_engage_icon_with_a_card_named_engages_that_card() -> None:
    """An engaged follower cannot be the one; the card itself stays reserved."""
    t = Table()
    card = t.amulet(P1, "{act} Engage a follower on your field: Draw a card.")
    fresh, tired = t.field(P1, attack=2), t.field(P1, attack=3, engaged=True)
    t.activate(card)
    assert (t.engaged(fresh), t.engaged(tired), t.engaged(card)) == (True, True, False)
    assert t.forbids(t.activation(card)) == "sve 10.4.2.2"


def test_10_4_6_1_a_card_may_engage_for_a_cost_on_the_turn_it_arrives() -> None:
    """It could not attack, and pays."""
    t = Table()
    card = t.field(P1, "{act} {engage}: Draw a card.", arrived="now")
    assert f"attack {card} leader" not in t.options
    t.activate(card)
    assert t.count(P1, "hand") == 1


def test_10_4_7_1_a_keyword_before_a_colon_is_no_cost() -> None:
    """Strike with a colon happens without asking."""
    t = Table()
    card = t.field(P1, "Strike: Draw a card.", attack=1)
    t.attack(card)
    assert t.count(P1, "hand") == 1


def test_10_4_7_1_a_keyword_can_be_followed_by_a_cost() -> None:
    """The price after the keyword is asked for and may be declined."""
    for answer, drawn in ((True, 1), (False, 0)):
        t = Table()
        card = t.field(P1, "Strike - {cost 2}: Draw a card.", attack=1)
        t.attack(card, "leader", answer)
        assert (t.count(P1, "hand"), t.value(P1, "play points")) == (drawn, 10 - 2 * drawn)


def test_10_4_7_1_earth_rite_is_a_cost() -> None:
    """A Stack counter is removed for it, and without one there is nothing to pay with."""
    t = Table()
    stack = t.amulet(P1, "Stack.", counters={"Stack": 2})
    t.play(t.spell(P1, "Earth Rite: Draw a card."), True)
    assert (t.counters(stack, "Stack"), t.count(P1, "hand")) == (1, 1)
    none = Table()
    none.play(none.spell(P1, "Earth Rite: Draw a card."))
    assert none.count(P1, "hand") == 0


@pytest.mark.rule("sve 10.4.7.5")
def test_10_4_7_2_the_price_buys_everything_to_the_end_of_the_paragraph() -> None:
    """What stands before the price happens anyway, what stands after it only if it is paid."""
    for answer, expected in ((True, (2, 21, 8)), (False, (1, 20, 10))):
        t = Table()
        t.play(t.spell(P1, "Draw a card. {cost 2}: Draw a card. Give your leader {defense}+1."), answer)
        assert (t.count(P1, "hand"), t.leader_defense(P1), t.value(P1, "play points")) == expected


@pytest.mark.rule("sve 10.6.2.8.2.2")
def test_10_4_7_2_the_price_inside_an_option_ends_with_the_option() -> None:
    """Both options are chosen; declining the price of the first leaves the second."""
    t = Table()
    t.play(
        t.spell(P1, "Choose 2.\n(1) {cost 2}: Draw a card. Draw a card.\n(2) Give your leader {defense}+1."),
        False,
    )
    assert (t.count(P1, "hand"), t.leader_defense(P1)) == (0, 21)


@pytest.mark.rule("sve 10.6.2.2.2")
def test_10_4_7_3_what_may_be_done_when_playing_is_settled_on_playing() -> None:
    """Discarding while playing makes it cheaper; declining pays the whole price."""
    for answer, expected in ((True, (8, "cemetery")), (False, (5, "hand"))):
        t = Table()
        card = t.hand(P1, "When playing this, discard a card: this costs 3 less to play.", cost=5)
        other = t.hand(P1, cost=9)
        t.play(card, answer)
        assert (t.value(P1, "play points"), t.zone_of(other)) == expected
        assert t.zone_of(card) == "field"


def test_10_4_7_3_the_process_makes_a_card_playable() -> None:
    """With two points left the card of cost five is offered, because discarding makes it cost two."""
    t = Table()
    card = t.hand(P1, "When playing this, discard a card: this costs 3 less to play.", cost=5)
    other = t.hand(P1, cost=9)
    t.set(P1, play_points=2)
    t.play(card)
    assert (t.zone_of(card), t.zone_of(other), t.value(P1, "play points")) == ("field", "cemetery", 0)


def test_10_4_7_5_any_other_price_is_decided_on_resolution() -> None:
    """Fanfare with a price: the follower is on the field before the question comes."""
    t = Table()
    card = t.hand(P1, "{fanfare} {cost 2}: Draw a card.", cost=1)
    t.choose(f"play {card}")
    assert t.zone_of(card) == "field"
    assert t.game.decision is not None and t.game.decision.kind == "confirm"
    t.choose(True)
    assert (t.count(P1, "hand"), t.value(P1, "play points")) == (1, 7)
