"""Phrases of Shadowverse: Evolve about the next time, doing something several times, and what came of a search."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.looking import open_table
from tests.sve_table import P1


def test_the_next_time_is_once_and_this_turn() -> None:
    """Only the first of two followers grows, and nothing waits beyond the turn."""
    t = open_table()
    words = "The next time a follower is put onto your field this turn, give it {attack}+2."
    first, second, third = (t.hand(P1, name=f"Held {n}", attack=1, cost=0) for n in range(3))
    spell, again = t.spell(P1, words), t.spell(P1, words)
    t.play(spell)
    t.play(first)
    t.play(second)
    assert (t.stats(first)[0], t.stats(second)[0]) == (3, 1)
    t.play(again)
    t.end()
    t.end()
    t.play(third)
    assert t.stats(third)[0] == 1


@pytest.mark.parametrize(("words", "times"), [("Do this 3 times.", 3), ("Do this twice.", 2), ("Do this 1 times.", 1)])
def test_doing_this_so_often_counts_the_first_time(words: str, times: int) -> None:
    t = open_table()
    for n in range(5):
        t.deck(P1, name=f"Hidden {n}", attack=1)
    t.play(t.spell(P1, f"Bury the top card of your deck. {words}"))
    assert t.count(P1, "cemetery") == times + 1


def test_each_follower_summoned_this_way_and_no_other() -> None:
    t = open_table()
    staying = t.field(P1, name="Staying", attack=1)
    for n in range(2):
        t.deck(P1, name=f"Hidden {n}", attack=1)
    spell = t.spell(
        P1,
        "Look at the top 2 cards of your deck. You may summon up to 2 followers from among them. Put the rest on the "
        "bottom of your deck in any order. Destroy each follower summoned this way.",
    )
    t.choose(f"play {spell}")
    while t.options and not any(key.startswith("end") for key in t.options):
        t.choose("yes" if "yes" in t.options else t.options[0])
    assert t.zone_of(staying) == "field"
    assert t.count(P1, "field") == 1 and t.count(P1, "cemetery") == 3


@pytest.mark.parametrize("joint", [", shuffle them, then put them", ". Shuffle them and put them"])
def test_revealed_cards_are_shuffled_to_the_bottom(joint: str) -> None:
    t = open_table()
    below = t.deck(P1, name="Below", attack=1)
    for n in range(3):
        t.deck(P1, name=f"Above {n}", attack=1)
    spell = t.spell(P1, f"Reveal the top 3 cards of your deck{joint} on the bottom of your deck. Draw a card.")
    before = t.count(P1, "deck")
    t.play(spell)
    assert t.zone_of(below) == "hand" and t.count(P1, "deck") == before - 1


def test_what_cannot_be_played_while_something_is_so() -> None:
    t = open_table()
    card = t.hand(P1, "This card can't be played while there's a follower on your field.", attack=1, cost=0)
    other = t.hand(P1, name="Other", attack=1, cost=0)
    assert f"play {card}" in t.options
    t.play(other)
    assert f"play {card}" not in t.options
