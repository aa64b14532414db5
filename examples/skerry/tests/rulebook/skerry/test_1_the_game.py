"""The game (skerry 1): who wins, who loses, and what goes before what."""

from __future__ import annotations

import pytest

import ludex
from ludex import games
from tests.rulebook.skerry.table import P1, P2, Table


def test_1_1_two_keepers_play_each_with_a_deck():
    with pytest.raises(ValueError, match=r"two players.*skerry 1\.1"):
        ludex.new("skerry", decks=("lanternmen",), seed=1)


def test_1_2_a_keeper_without_oil_loses():
    t = Table()
    t.set(P2, oil=2)
    t.raid(t.boat(P1, might=3))

    assert t.result is not None and (t.result.winner, t.result.rule) == (P1, "skerry 1.2")


def test_1_3_a_keeper_who_cannot_draw_loses():
    t = Table()
    t.set(P2, deck=0)
    t.end_turn()

    assert t.result is not None and (t.result.winner, t.result.rule) == (P1, "skerry 1.3")


def test_1_3_an_empty_deck_does_no_harm_until_a_card_must_be_drawn():
    t = Table()
    t.set(P1, deck=0)
    t.end_turn()

    assert t.result is None


@pytest.mark.parametrize(("oil", "winner"), [(25, P2), (24, None)])
def test_1_4_a_keeper_with_25_oil_at_dawn_wins(oil: int, winner: int | None):
    t = Table()
    t.set(P2, oil=oil)
    t.end_turn()

    assert (t.result.winner if t.result else None) == winner
    assert t.result is None or t.result.rule == "skerry 1.4"


def test_1_4_twenty_five_oil_by_day_wins_nothing_yet():
    t = Table()
    t.set(P1, oil=24)
    t.play(t.hand(P1, "Stoke 4.", type="squall"))

    assert (t.oil(P1), t.result) == (28, None)


def test_1_5_if_both_lose_together_it_is_a_draw():
    t = Table()
    for seat in (P1, P2):
        t.set(seat, oil=1)
    t.play(t.hand(P1, "Each player loses 1 oil.", type="squall"))

    assert t.result is not None and (t.result.winner, t.result.rule) == (None, "skerry 1.5")


def test_1_6_a_keeper_may_concede_at_any_time():
    t = Table()
    t.boat(P1)
    t.concede(P2)

    assert t.result is not None and (t.result.winner, t.result.rule) == (P1, "skerry 1.6")


def test_1_7_what_a_card_forbids_goes_before_what_a_rule_allows():
    t = Table()
    boat = t.boat(P1, "This boat cannot raid.")

    assert t.forbids(f"raid {boat}") == "skerry 1.7"


def test_1_8_what_cannot_be_done_is_left_out():
    t = Table()
    t.play(t.hand(P1, "Sink an enemy boat. Stoke 1.", type="squall"))

    assert t.oil(P1) == 16


def test_1_9_what_nobody_can_stop_is_a_draw():
    """Two lamps answer each other for ever, and nobody is asked anything."""
    t = Table()
    t.lamp(P1, "Whenever a boat becomes upright, rest a boat.")
    t.lamp(P1, "Whenever a boat becomes resting, right a boat.")
    t.boat(P1)
    t.play(t.hand(P1, "Rest a boat.", type="squall"))

    assert t.result is not None and (t.result.winner, t.result.rule) == (None, "skerry 1.9")


def test_the_three_starter_decks_may_be_played():
    room = games.room("skerry")
    assert room.starter_decks("skerry") == ("lanternmen", "longshore", "wreckers")
    assert [room.deck_faults("skerry", deck) for deck in room.starter_decks("skerry")] == [(), (), ()]
