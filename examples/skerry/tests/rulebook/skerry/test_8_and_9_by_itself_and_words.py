"""What happens by itself (skerry 8) and words (skerry 9)."""

from __future__ import annotations

from tests.rulebook.skerry.table import P1, P2, Table


def test_8_1_the_rules_see_to_themselves_before_waiting_abilities():
    """The boat is sunk already when the landfall counts boats."""
    t = Table()
    t.boat(P1, "Enemy boats have -1 hull.")
    new = t.hand(P2, "Landfall: If there are no enemy boats, stoke 5.")
    t.end_turn()
    t.play(new)

    assert (t.zone_of(new), t.oil(P2)) == ("deep", 15)


def test_8_2_a_boat_with_as_much_damage_as_hull_sinks():
    t = Table()
    sinks, stays = t.boat(P2, hull=2), t.boat(P2, hull=3)
    t.play(t.hand(P1, "Deal 2 damage to all enemy boats.", type="squall"))

    assert (t.zone_of(sinks), t.zone_of(stays)) == ("deep", "coast")
    assert t.event("sink", sinks).rule == "skerry 8.2"


def test_8_2_boats_sink_together():
    """Each sees the other sink."""
    t = Table()
    for _ in range(2):
        t.boat(P2, "When a boat sinks, stoke 1.")
    t.choose(f"play {t.hand(P1, 'Sink all boats.', type='squall')}")
    while t.options[0].startswith("trigger"):
        t.choose(t.options[0])

    assert t.oil(P2) == 19


def test_8_3_whose_turn_it_is_carries_out_waiting_abilities_first():
    t = Table()
    t.boat(P1, "Wreck: Draw a card.")
    t.boat(P1, "Wreck: Stoke 1.")
    t.boat(P2, "Wreck: Stoke 2.")
    t.choose(f"play {t.hand(P1, 'Sink all boats.', type='squall')}")
    assert t.game.decision is not None
    assert (t.game.decision.seat, t.game.decision.rule, len(t.options)) == (P1, "skerry 8.3", 2)
    t.choose("trigger 2")

    stoked = [e.seat for e in t.events("stoke")]
    assert stoked == [P1, P2]


def test_8_4_other_abilities_hold_while_their_card_lies_on_the_coast():
    t = Table()
    leads, follows = t.boat(P1, "Your other boats have +1 might."), t.boat(P1)
    t.hand(P1, "Your other boats have +1 might.")
    squall = t.hand(P1, "Return a boat to its owner's hand.", type="squall")
    assert (t.number(leads, "might"), t.number(follows, "might")) == (1, 2)
    t.play(squall, leads)

    assert t.number(follows, "might") == 1


# -- words ------------------------------------------------------------------------------------------------------------
def test_9_1_to_stoke_is_to_gain_oil():
    t = Table()
    t.play(t.hand(P1, "Stoke 4.", type="squall"))

    assert t.oil(P1) == 19
    assert t.event("stoke").rule == "skerry 9.1"


def test_9_2_a_swift_boat_raids_in_the_turn_it_came():
    t = Table()
    boat = t.hand(P1, "Swift.", might=2)
    t.play(boat)
    t.raid(boat)

    assert t.oil(P2) == 13


def test_9_3_a_ghostly_boat_is_met_by_ghostly_boats_only():
    t = Table()
    raider, plain, ghostly = t.boat(P1, "Ghostly."), t.boat(P2), t.boat(P2, "Ghostly.")
    t.choose(f"raid {raider}")

    assert (t.forbids(f"meet {plain}"), t.forbids(f"meet {ghostly}")) == ("skerry 9.3", "")


def test_9_4_landfall_is_coming_to_the_coast():
    t = Table()
    t.play(t.hand(P1, "Landfall: Stoke 1."))

    assert t.oil(P1) == 16


def test_9_5_wreck_is_going_from_the_coast_to_the_deep():
    t = Table()
    t.boat(P1, "Wreck: Stoke 3.")
    t.hand(P1, "Wreck: Stoke 3.")
    t.play(t.hand(P1, "Sink a boat. Discard a card.", type="squall"))

    assert (t.oil(P1), t.count(P1, "deep")) == (18, 3)


def test_9_6_high_tide_is_a_high_water_of_five():
    t = Table()
    boat = t.boat(P2, "While it is high tide, this boat has +2 might and Swift.", might=4)
    t.set(P2, high_water=4)
    assert t.number(boat, "might") == 4
    t.end_turn()

    assert t.value(P2, "max tide") == 5
    assert t.number(boat, "might") == 6 and "Swift" in t.chars(boat).keywords


def test_9_7_to_sink_is_to_put_from_the_coast_into_the_owners_deep():
    t = Table()
    big = t.boat(P2, hull=9)
    t.play(t.hand(P1, "Sink an enemy boat.", type="squall"))

    assert t.where(big) == (P2, "deep") and t.event("sink", big).rule == "skerry 9.7"


def test_9_8_to_discard_is_to_put_from_the_hand_into_the_deep():
    t = Table()
    card = t.hand(P2)
    t.play(t.hand(P1, "Your opponent discards a card.", type="squall"))

    assert t.where(card) == (P2, "deep") and t.event("discard", card).rule == "skerry 9.8"
