"""Costs of several parts (sve 10.4.2): every part finds its own cards, or nothing is paid."""

from __future__ import annotations

import pytest

from tests.sve_table import P1, P2, Table


@pytest.mark.rule("sve 10.4.2.1")
def test_10_4_2_2_a_card_another_part_needs_is_not_offered_for_the_first() -> None:
    """A card and a spell are to be discarded, one of each is in hand: each pays its own part, nobody is asked."""
    t = Table()
    t.field(P1)
    card = t.amulet(P1, "{act} Discard a card, discard a spell: Draw 3 cards.")
    follower, spell = t.hand(P1, cost=9), t.spell(P1, "Draw a card.", cost=9)
    t.activate(card)
    assert t.zone_of(follower) == t.zone_of(spell) == "cemetery"
    assert t.count(P1, "hand") == 3


def test_10_4_2_2_a_card_does_not_pay_for_playing_itself() -> None:
    """It is in the resolution zone when the cost is paid (sve 10.6.2.1)."""
    t = Table()
    t.field(P1)
    card = t.hand(P1, "As an additional cost to play this, discard a card.", cost=0)
    assert f"play {card}" not in t.options
    assert t.forbids(f"play {card}") == "sve 10.4.2.2"


def test_10_4_2_2_the_card_that_is_discarded_by_name_does_not_pay_for_another_part() -> None:
    """Discarding this card and a card needs two cards."""
    t = Table()
    t.field(P1)
    card = t.hand(P1, "{act} Discard this card, discard a card: Draw 2 cards.")
    assert t.forbids(t.activation(card)) == "sve 10.4.2.2"


def test_10_4_2_a_list_of_cards_is_paid_with_different_cards() -> None:
    """A card with both traits pays for one of them; together with another it is enough."""
    text = (
        "When playing this card, banish a Cute card and a Cool card in your cemetery: This card costs 5 less to play."
    )
    t = Table()
    both, cute = t.cemetery(P1, name="Both", traits=["Cute", "Cool"]), t.cemetery(P1, name="One", traits=["Cute"])
    card = t.hand(P1, text, cost=6)
    t.set(P1, play_points=1)
    t.play(card)
    assert t.zone_of(both) == t.zone_of(cute) == "banished zone"
    alone = Table()
    alone.field(P1)
    alone.cemetery(P1, name="Both", traits=["Cute", "Cool"])
    card = alone.hand(P1, text, cost=6)
    alone.set(P1, play_points=1)
    assert f"play {card}" not in alone.options


def test_10_4_3_defense_given_away_is_the_leaders_of_the_controller() -> None:
    """A cost that lowers the leader's defense needs that much of the own leader, whoever has more."""
    t = Table()
    card = t.amulet(P1, "{act} Give your leader {defense}-3: Draw a card.")
    t.field(P1)
    t.set(P1, leader_defense=2)
    assert t.forbids(t.activation(card)) == "sve 10.4.5"
    assert t.leader_defense(P2) == 20
    rich = Table()
    card = rich.amulet(P1, "{act} Give your leader {defense}-3: Draw a card.")
    rich.field(P1)
    rich.activate(card)
    assert (rich.leader_defense(P1), rich.leader_defense(P2), rich.count(P1, "hand")) == (17, 20, 1)


@pytest.mark.rule("sve 10.6.2.5.4")
def test_10_6_2_5_4_a_cost_that_turns_out_unpayable_returns_the_game_to_before() -> None:
    """The first part is replaced by something that uses up what the second part needs: nothing has happened."""
    t = Table()
    t.field(P1, attack=5)
    sly = t.field(P1, "If this would leave the field, discard a card instead.")
    card = t.amulet(P1, "{act} Bury a follower on your field with 1 attack, discard a card: Draw 3 cards.")
    only = t.hand(P1, cost=99)
    before, events, key = t.game.hash(), t.game.log.size, t.activation(card)
    t.choose(key)
    assert t.game.hash() == before
    assert t.game.log.size == events
    assert (t.zone_of(sly), t.zone_of(only)) == ("field", "hand")
    assert key not in t.options and t.forbids(key) == "sve 10.6.2.5.4"


@pytest.mark.rule("sve 10.6.2.6")
def test_10_6_2_5_4_in_a_quick_window_too() -> None:
    """Taken back, the window is open again as it was, and the attack goes on."""
    t = Table()
    attacker = t.field(P1, attack=3)
    for n in range(4):
        t.field(P2, attack=n)
    t.put(P2, "hand", "{quick}\nDraw a card.", type="spell", cost=0)
    text = "{quick}\nAs an additional cost to play this, put a Fairy token onto your field."
    card = t.hand(P2, text, type="amulet", cost=0)
    t.choose(f"attack {attacker} leader")
    assert t.quick_window()
    before = t.game.hash()
    t.choose(f"play {card}")
    assert t.quick_window() and t.game.hash() == before
    assert f"play {card}" not in t.options
    t.choose("pass")
    assert t.leader_defense(P2) == 17


@pytest.mark.rule("sve 10.4.4.1")
def test_10_6_2_5_1_3_the_nth_card_of_a_turn_costs_less() -> None:
    """The first follower of the turn is cheaper, the second is not."""
    t = Table()
    t.amulet(P1, "The 1st follower you play each turn costs 1 less to play.")
    first, second = t.hand(P1, cost=3), t.hand(P1, cost=3, attack=2)
    t.play(first)
    assert t.value(P1, "play points") == 8
    t.play(second)
    assert t.value(P1, "play points") == 5


@pytest.mark.rule("sve 10.10.2.4", "sve 10.6.2.5.1.3", "sve 10.2.1.3.3")
def test_10_10_2_4_a_price_given_by_an_effect_is_still_raised_and_lowered() -> None:
    """Played for two points by an effect while followers cost one more: three."""
    t = Table()
    t.amulet(P1, "Followers cost 1 more to play.")
    card = t.hand(P1, cost=9)
    t.field(P1)
    t.play(t.spell(P1, "Play a follower from your hand for 2 play points."), card)
    assert (t.zone_of(card), t.value(P1, "play points")) == ("field", 7)


@pytest.mark.rule("sve 13.3.3.2", "sve 10.6.2.2.2")
def test_10_4_7_1_earth_rite_of_an_automatic_ability_is_paid() -> None:
    """A counter goes when the Fanfare is played."""
    t = Table()
    stack = t.amulet(P1, "Stack.", counters={"Stack": 2})
    t.play(t.hand(P1, "{fanfare} Earth Rite: Draw a card.", cost=0), True)
    assert (t.counters(stack, "Stack"), t.count(P1, "hand")) == (1, 1)


@pytest.mark.rule("sve 10.6.2.2.3")
def test_10_6_2_2_2_a_cost_inside_an_option_is_asked_for_with_that_option_only() -> None:
    """The Earth Rite of the first option is no question for who chooses the second."""
    text = "Choose 1.\n(1) Earth Rite: Draw 2 cards.\n(2) Give your leader {defense}+1."
    t = Table()
    stack = t.amulet(P1, "Stack.", counters={"Stack": 2})
    t.play(t.spell(P1, text), "option 2")
    assert (t.counters(stack, "Stack"), t.leader_defense(P1)) == (2, 21)
    other = Table()
    stack = other.amulet(P1, "Stack.", counters={"Stack": 2})
    other.play(other.spell(P1, text), "option 1", True)
    assert (other.counters(stack, "Stack"), other.count(P1, "hand")) == (1, 2)


@pytest.mark.rule("sve 10.6.2.3.3", "sve 10.6.2.2.4")
def test_10_6_2_1_2_an_x_for_which_there_are_no_targets_is_not_offered() -> None:
    """Two targets there: X is none, one or two."""
    t = Table()
    for n in (1, 2):
        t.field(P2, attack=n)
    card = t.amulet(P1, "{act} {cost X}: Select X enemy followers on the field and destroy them.")
    t.choose(t.activation(card))
    assert t.options == ["number 0", "number 1", "number 2"]
    t.choose(2)
    assert t.count(P2, "field") == 0
