"""Key notations (sve 5) once more: each test here fails if just its own rule is taken out of the code."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.looking import open_table
from tests.sve_table import P1, P2, Piece, Table

EVOLVE_IT = "Select a follower on your field and evolve it."


def _pair(text: str, evolved: str) -> tuple[Table, Piece]:
    """A follower on the field with its evolved card in the evolve deck."""
    t = open_table()
    base = t.field(P1, text, name="Wren", type="follower")
    t.evolve_deck(P1, evolved, name="Wren", type="follower")
    return t, base


def test_5_5_2_2_a_token_put_elsewhere_is_a_new_one_too() -> None:
    """Told to put a Fairy into the EX area, the player creates one there."""
    t = open_table()
    spell = t.spell(P1, "Put a Fairy into your EX area.")
    t.play(spell)
    assert t.names(P1, "ex area").count("Fairy") == 1
    assert t.event("create").to == "ex area"


def test_5_16_2_2_1_once_per_game_begins_anew_too() -> None:
    """The ability used before evolving was another one, so the one it has now has not been used in this game."""
    once = "{act} {cost 0}: Deal 1 damage to your opponent's leader. Activate only once per game."
    t, base = _pair(once, once)
    spell = t.spell(P1, EVOLVE_IT)
    t.activate(base)
    assert t.forbids(t.activation(base)) != ""
    t.play(spell)
    t.activate(base)
    assert t.leader_defense(P2) == 18
    assert t.forbids(t.activation(base)) != ""


def test_5_16_2_2_1_only_printed_abilities_are_lost_and_gained() -> None:
    """An ability that an effect gave stays the same one, and used up for the turn."""
    t, base = _pair("", "")
    act = "{act} {cost 0}: Deal 1 damage to your opponent's leader. Activate only once per turn."
    give = t.spell(P1, f"Select a follower on your field and give it “{act}”")
    evolve = t.spell(P1, EVOLVE_IT)
    t.play(give)
    t.activate(base)
    t.play(evolve)
    assert t.forbids(t.activation(base)) != ""


def test_5_20_1_what_the_roll_does_not_say_does_not_come() -> None:
    """A text that asks for certain numbers is carried out on those and on no others."""
    outcomes = set()
    for seed in range(1, 13):
        t = open_table(seed=seed)
        spell = t.spell(P1, "Roll a die. If the result is 5 or 6, deal 1 damage to your opponent's leader.")
        t.play(spell)
        asked_for = t.event("roll").amount in (5, 6)
        assert (t.leader_defense(P2) == 19) is asked_for
        outcomes.add(asked_for)
    assert outcomes == {True, False}


def test_5_9_1_a_deck_that_cards_are_shuffled_into_has_no_known_card_left() -> None:
    """What its owner had looked at lies anywhere now, and all of it is shuffled, not only what came."""
    t = open_table()
    for name in ("Low", "High"):
        t.deck(P1, name=name)
    t.cemetery(P1, name="Gone")
    t.play(t.spell(P1, "Look at the top 2 cards of your deck. Shuffle your cemetery into your deck."))
    assert [c for c in t.seen(P1, P1, "deck")["cards"] if "name" in c] == []
    assert t.event("shuffle").seat == P1


def test_5_9_1_a_deck_is_shuffled_though_no_card_came_to_it() -> None:
    """From an empty cemetery nothing returns, and what was known of the deck is lost all the same."""
    t = open_table()
    t.deck(P1, name="High")
    t.play(t.spell(P1, "Look at the top card of your deck. Shuffle your opponent's cemetery into your deck."))
    assert [c for c in t.seen(P1, P1, "deck")["cards"] if "name" in c] == []


@pytest.mark.rule("sve 5.15.1.1")
def test_5_15_1_1_all_points_are_recovered_by_who_was_told_to() -> None:
    """All that are missing and no more, and the opponent's stay as they are."""
    for there, after in ((3, 10), (10, 10)):
        t = open_table()
        spell = t.spell(P1, "Recover all of your play points.")
        t.set(P1, play_points=there, max_play_points=10)
        t.set(P2, play_points=4, max_play_points=7)
        t.play(spell)
        assert (t.value(P1, "play points"), t.value(P2, "play points")) == (after, 4)
        assert len(t.events("value")) == (after > there)


@pytest.mark.rule("sve 5.20.1")
def test_5_20_1_no_dice_are_rolled_if_the_number_is_none() -> None:
    """With X at zero nobody rolls, and the rest of the text is done."""
    t = open_table()
    t.play(t.spell(P1, "Roll X dice. Draw a card. X equals the number of amulets on your field."))
    assert (t.events("roll"), t.count(P1, "hand")) == ([], 1)


@pytest.mark.rule("sve 5.20.2")
def test_5_20_2_without_a_roll_there_is_nothing_to_reroll() -> None:
    """No die was rolled, so none is rolled again, and the rest of the text is done."""
    t = open_table()
    t.play(t.spell(P1, "Roll X dice. Reroll the die. Draw a card. X equals the number of amulets on your field."))
    assert (t.events("roll"), t.count(P1, "hand")) == ([], 1)


@pytest.mark.rule("sve 15.1.4")
def test_15_1_4_counters_taken_off_two_cards_named_at_once() -> None:
    """Both lose one, and both are spoken of afterwards."""
    t = open_table()
    cards = t.amulet(P1, name="Dial", counters={"notch": 2}), t.amulet(P1, name="Wheel", counters={"notch": 1})
    words = "Remove a notch counter from a Dial on your field and a Wheel on your field. Engage them."
    t.play(t.spell(P1, words))
    assert [(t.counters(card, "notch"), t.engaged(card)) for card in cards] == [(1, True), (0, True)]


@pytest.mark.rule("sve 5.21.1")
def test_5_21_1_cards_of_two_places_revealed_at_once() -> None:
    """Both are shown to everybody, and both are spoken of afterwards."""
    t = open_table()
    top, held = t.deck(P1, name="Top"), t.hand(P1, name="Held")
    t.play(t.spell(P1, "Reveal the top card of your deck and a card in your hand. Put them into your EX area."))
    assert {e.card for e in t.events("reveal")} == {top.id, held.id}
    assert (t.zone_of(top), t.zone_of(held)) == ("ex area", "ex area")
