"""Cards as the table shows them, hands that a deck might deal, and decks that cannot be begun with."""

from __future__ import annotations

import pytest

from ludex import games
from ludex.web.pages.choosing import Own
from ludex.web.pages.faces import faces, sample

FIRST_HANDS = {"sve": 4, "cfv": 5, "fow-2.0": 5, "fow-5.5/bifrost": 5}  # sve 6.2.1.7, cfv 5.2.5, fow 4.2:4


@pytest.mark.parametrize(("ruleset", "size"), FIRST_HANDS.items())
def test_a_hand_is_dealt_as_the_game_deals_it_and_the_same_seed_deals_the_same(ruleset: str, size: int) -> None:
    deck = games.room(ruleset).starter_decks(ruleset)[0]
    dealt = sample(ruleset, deck, 7)
    assert len(dealt["hand"]) == size and len(dealt["next"]) == 5
    assert all(card["name"] for card in (*dealt["hand"], *dealt["next"]))
    assert sample(ruleset, deck, 7) == dealt
    assert sample(ruleset, deck, 8) != dealt


def test_a_face_has_what_the_table_draws_and_who_is_not_there_has_none() -> None:
    found = faces("sve", [("main", "Lantern Stag"), ("main", "Nobody at All"), ("leader", "Captain Rowan Halyard")])
    assert set(found) == {"main:Lantern Stag", "leader:Captain Rowan Halyard"}
    stag = found["main:Lantern Stag"]
    assert stag["types"] == ["follower"] and stag["numbers"]["cost"] and stag["abilities"]


def test_a_card_of_ones_own_has_a_face() -> None:
    own = {"name": "Try Me", "type": "follower", "class": "Neutral", "cost": 3, "attack": 2, "defense": 2}
    own["text"] = "Ward."
    assert faces("sve", [("main", "Try Me")], [own])["main:Try Me"]["keywords"] == ["Ward"]


def test_a_deck_that_breaks_a_rule_is_not_offered() -> None:
    deck = {"name": "half", "ruleset": "cfv", "main": {"Hearthside Nurse": 4}}
    assert Own("a", deck).faults("cfv")
