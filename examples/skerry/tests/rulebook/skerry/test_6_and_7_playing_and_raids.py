"""Playing a card (skerry 6) and raids (skerry 7)."""

from __future__ import annotations

from tests.rulebook.skerry.table import P1, P2, Table


def test_6_1_a_card_is_played_from_the_hand_for_its_cost_in_tide():
    t = Table()
    t.set(P1, tide=3)
    dear, cheap = t.hand(P1, cost=4), t.hand(P1, cost=2)
    assert t.forbids(f"play {dear}") == "skerry 6.1"
    t.play(cheap)

    assert (t.tide(P1), t.zone_of(cheap)) == (1, "coast")


def test_6_2_a_boat_or_a_lamp_comes_upright():
    t = Table()
    boat, lamp = t.hand(P1), t.hand(P1, type="lamp")
    t.play(boat)
    t.play(lamp)

    assert not t.resting(boat) and not t.resting(lamp)


def test_6_3_a_full_coast_takes_no_more():
    t = Table()
    for _ in range(6):
        t.boat(P1)
    boat, lamp, squall = t.hand(P1), t.hand(P1, type="lamp"), t.hand(P1, "Stoke 1.", type="squall")

    assert t.forbids(f"play {boat}") == t.forbids(f"play {lamp}") == "skerry 6.3"
    assert t.forbids(f"play {squall}") == ""


def test_6_4_a_squall_does_what_it_says_and_sinks_into_its_owners_deep():
    t = Table()
    squall = t.hand(P1, "Stoke 4.", type="squall", owner=P2)
    t.play(squall)

    assert t.oil(P1) == 19
    assert t.where(squall) == (P2, "deep")
    assert [(e.frm, e.to) for e in t.events("", squall) if e.to] == [("hand", "swell"), ("swell", "deep")]


def test_6_5_what_is_chosen_is_chosen_when_it_is_done():
    """The squall draws first, and only then asks which boat."""
    t = Table()
    one, other = t.boat(P2, hull=3), t.boat(P2, hull=4)
    t.choose(f"play {t.hand(P1, 'Draw a card. Deal 3 damage to an enemy boat.', type='squall')}")
    assert t.count(P1, "hand") == 1
    t.choose(one)

    assert (t.zone_of(one), t.zone_of(other)) == ("deep", "coast")


def test_6_6_an_ability_is_used_by_paying_what_stands_before_the_colon():
    t = Table()
    t.set(P1, tide=5)
    lamp = t.lamp(P1, "2 tide, rest this: Draw a card.")
    t.do(f"use {lamp} 1")

    assert (t.tide(P1), t.resting(lamp), t.count(P1, "hand")) == (3, True, 1)
    assert t.forbids(f"use {lamp} 1") == "skerry 6.6"


# -- raids ------------------------------------------------------------------------------------------------------------
def test_7_1_only_an_upright_boat_that_was_there_may_raid():
    t = Table()
    ready, resting, new = t.boat(P1), t.boat(P1, resting=True), t.boat(P1, arrived="now")
    lamp, theirs = t.lamp(P1), t.boat(P2)

    assert t.forbids(f"raid {ready}") == ""
    assert {t.forbids(f"raid {card}") for card in (resting, new, lamp, theirs)} == {"skerry 7.1"}


def test_7_2_a_boat_that_raids_rests():
    t = Table()
    boat = t.boat(P1)
    t.raid(boat)

    assert t.resting(boat) and t.event("rest", boat).rule == "skerry 7.2"
    assert t.forbids(f"raid {boat}") == "skerry 7.1"


def test_7_3_the_other_keeper_may_meet_a_raid_with_one_upright_boat():
    t = Table()
    boat, upright, resting, lamp = t.boat(P1), t.boat(P2, hull=2), t.boat(P2, resting=True), t.lamp(P2)
    t.choose(f"raid {boat}")

    assert t.game.decision is not None and t.game.decision.seat == P2
    assert t.forbids(f"meet {resting}") == t.forbids(f"meet {lamp}") == "skerry 7.3"
    t.choose(f"meet {upright}")
    assert not t.resting(upright)
    assert t.oil(P2) == 15


def test_7_4_a_raid_that_nobody_meets_costs_oil():
    t = Table()
    t.boat(P2)
    t.raid(t.boat(P1, might=3))

    assert t.oil(P2) == 12


def test_7_5_boats_that_meet_damage_each_other_at_the_same_time():
    t = Table()
    raider, met = t.boat(P1, might=2, hull=1), t.boat(P2, might=1, hull=2)
    t.raid(raider, met_by=met)

    assert t.zone_of(raider) == t.zone_of(met) == "deep"
    assert len({e.batch for e in t.events("damage")}) == 1
    assert t.oil(P2) == 15
