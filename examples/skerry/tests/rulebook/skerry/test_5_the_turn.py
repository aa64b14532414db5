"""The turn (skerry 5)."""

from __future__ import annotations

import pytest

import ludex
from tests.rulebook.skerry.table import P1, P2, Table


def test_5_1_keepers_take_turns_of_dawn_day_and_dusk():
    t = Table()
    t.lamp(P1, "At dusk, stoke 1.")
    t.lamp(P2, "At dawn, stoke 1.")
    t.lamp(P2, "At dusk, your opponent loses 1 oil.")
    t.end_turn()

    assert t.game.active == P2
    assert (t.oil(P1), t.oil(P2)) == (16, 16)
    t.end_turn()
    assert t.game.active == P1
    assert t.oil(P1) == 15


@pytest.mark.parametrize(("before", "after"), [(3, 4), (6, 7), (7, 7)])
def test_5_2_high_water_rises_to_seven_and_tide_with_it(before: int, after: int):
    t = Table()
    t.set(P2, high_water=before, tide=0)
    t.end_turn()

    assert (t.value(P2, "max tide"), t.tide(P2)) == (after, after)


def test_5_3_at_dawn_the_keepers_own_cards_are_righted():
    t = Table()
    theirs, mine = t.boat(P2, resting=True), t.boat(P1, resting=True)
    t.end_turn()

    assert (t.resting(theirs), t.resting(mine)) == (False, True)


def test_5_4_at_dawn_the_keeper_draws_a_card():
    t = Table()
    t.end_turn()
    assert (t.count(P1, "hand"), t.count(P2, "hand")) == (0, 1)


def test_5_4_nobody_draws_in_the_first_turn_of_the_game():
    g = ludex.new("skerry", decks=("lanternmen", "wreckers"), seed=3)
    g.choose("no")
    g.choose("no")
    assert len(g.zone(g.first, "hand")) == 5
    g.choose("end")
    assert len(g.zone(1 - g.first, "hand")) == 6


def test_5_5_by_day_everything_is_done_in_any_order_as_often_as_one_likes():
    t = Table()
    first, second = t.hand(P1, "Swift."), t.hand(P1)
    lamp = t.lamp(P1, "Rest this: Stoke 1.")
    t.play(first)
    t.raid(first)
    t.do(f"use {lamp} 1")
    t.play(second)

    assert (t.oil(P1), t.oil(P2), t.count(P1, "coast")) == (16, 14, 3)
    assert t.forbids("dance") == "skerry 5.5"


def test_5_6_at_dusk_seven_cards_are_left_in_hand():
    t = Table()
    cards = [t.hand(P1, name=f"Boat {n}", type="boat") for n in range(9)]
    t.do("end", cards[0], cards[4])

    assert t.count(P1, "hand") == 7
    assert t.zone_of(cards[0]) == t.zone_of(cards[4]) == "deep"


def test_5_7_at_dusk_damage_is_mended():
    t = Table()
    boat = t.boat(P2, hull=3)
    t.play(t.hand(P1, "Deal 2 damage to an enemy boat.", type="squall"))
    assert t.game.cards[boat.id].counters["damage"] == 2
    t.end_turn()

    assert t.zone_of(boat) == "coast"
    assert t.game.cards[boat.id].counters.get("damage", 0) == 0


def test_5_7_at_dusk_what_lasts_until_dusk_is_over():
    t = Table()
    boat = t.boat(P1, might=1)
    t.play(t.hand(P1, "Give a boat +2 might until dusk.", type="squall"))
    assert t.number(boat, "might") == 3
    t.end_turn()

    assert t.number(boat, "might") == 1
