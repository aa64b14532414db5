"""Decks (skerry 2), zones (skerry 3) and what comes before the game (skerry 4)."""

from __future__ import annotations

import ludex
from ludex import games
from tests.rulebook.skerry.table import P1, P2, Table


def _faults(cards: dict[str, int]) -> list[str]:
    return [fault.rule for fault in games.room("skerry").deck_faults("skerry", {"name": "mine", "main": cards})]


TEN = ("Cockle", "Eel Punt", "Tar Barge", "Lifeboat", "Whaler", "Whale Oil", "Undertow", "Broadside", "Maelstrom",
       "Rowan Skiff")  # fmt: skip


def test_2_4_a_deck_has_exactly_30_cards():
    whole = dict.fromkeys(TEN, 3)
    assert _faults(whole) == []
    assert _faults({**whole, "Cockle": 2}) == ["skerry 2.4"]
    assert _faults({**whole, "Fog Runner": 1}) == ["skerry 2.4"]


def test_2_5_a_deck_has_at_most_three_cards_of_one_name():
    assert _faults({**dict.fromkeys(TEN, 3), "Cockle": 4, "Eel Punt": 2}) == ["skerry 2.5"]


def test_3_1_nobody_sees_the_cards_of_a_deck():
    t = Table()
    assert [t.sees(seat, "deck", of) for seat in (P1, P2) for of in (P1, P2)] == [0, 0, 0, 0]


def test_3_1_the_order_of_a_deck_stays():
    t = Table()
    below = t.put(P2, "deck", name="Cockle")
    above = t.put(P2, "deck", name="Tar Barge")
    t.end_turn()

    assert (t.zone_of(above), t.zone_of(below)) == ("hand", "deck")


def test_3_2_a_hand_is_seen_by_its_keeper_alone():
    t = Table()
    t.hand(P1)
    assert (t.sees(P1, "hand", P1), t.sees(P2, "hand", P1)) == (1, 0)


def test_3_3_boats_and_lamps_lie_on_their_keepers_coast_for_all_to_see():
    t = Table()
    boat, lamp = t.hand(P1), t.hand(P1, type="lamp")
    t.play(boat)
    t.play(lamp)

    assert t.where(boat) == t.where(lamp) == (P1, "coast")
    assert t.sees(P2, "coast", P1) == 2


def test_3_4_what_is_used_up_lies_in_its_owners_deep_for_all_to_see():
    t = Table()
    borrowed = t.boat(P1, owner=P2)
    t.play(t.hand(P1, "Sink a boat.", type="squall"))

    assert t.where(borrowed) == (P2, "deep")
    assert (t.sees(P1, "deep", P2), t.sees(P2, "deep", P1)) == (1, 1)


def test_3_5_a_card_that_comes_back_is_a_new_card():
    t = Table()
    boat = t.boat(P1, might=1)
    t.play(t.hand(P1, "Give a boat +2 might until dusk. Return a boat to its owner's hand.", type="squall"))
    t.play(boat)

    assert t.number(boat, "might") == 1


# -- before the game --------------------------------------------------------------------------------------------------
def _new(seed: int = 3) -> ludex.Game:
    return ludex.new("skerry", decks=("lanternmen", "wreckers"), seed=seed)


def _names(g: ludex.Game, seat: int) -> list[str]:
    return sorted(g.rules.describe(g, card) for card in g.zone(seat, "hand"))


def test_4_1_both_decks_are_shuffled():
    orders = {tuple(g.rules.describe(g, c) for c in g.zone(0, "deck")) for g in map(_new, range(4))}
    assert len(orders) == 4
    assert sum(e.kind == "shuffle" for e in _new().events) == 2


def test_4_2_chance_says_who_goes_first():
    assert {_new(seed).first for seed in range(8)} == {P1, P2}


def test_4_3_each_keeper_draws_five_cards():
    g = _new()
    assert [len(g.zone(seat, "hand")) for seat in (P1, P2)] == [5, 5]


def test_4_4_each_keeper_may_once_take_a_new_hand_who_goes_first_before_the_other():
    g = _new()
    assert g.decision is not None and (g.decision.seat, g.decision.rule) == (g.first, "skerry 4.4")
    before = _names(g, g.first)
    g.choose("yes")

    assert len(_names(g, g.first)) == 5 and _names(g, g.first) != before
    assert g.decision is not None and (g.decision.seat, g.decision.rule) == (1 - g.first, "skerry 4.4")
    kept = _names(g, 1 - g.first)
    g.choose("no")
    assert _names(g, 1 - g.first) == kept
    assert g.decision is not None and g.decision.rule == "skerry 5.5"


def test_4_5_each_keeper_begins_with_15_oil_and_without_tide():
    g = _new()
    g.choose("no")
    g.choose("no")
    assert [g.value(seat, "oil") for seat in (P1, P2)] == [15, 15]
    assert (g.value(1 - g.first, "tide"), g.value(1 - g.first, "max tide")) == (0, 0)
