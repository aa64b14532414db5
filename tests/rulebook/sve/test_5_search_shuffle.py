"""Searching and shuffling (sve 5.8, 5.9)."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.looking import open_table, seen, told
from tests.sve_table import P1, P2, Table

FETCH = "Search your deck for a spell and add it to your hand."


def _library(**options: object) -> Table:
    """A table whose first player has three spells among the followers of the deck."""
    t = open_table(**options)
    for name in ("Ash", "Birch", "Cedar"):
        t.deck(P1, "Draw a card.", name=name, type="spell")
    return t


# -- searching (sve 5.8) ----------------------------------------------------------------------------------------------
def test_5_8_1_only_the_searching_player_looks_through_the_deck() -> None:
    """While the search is on, the searcher sees every card of the deck and the others none."""
    t = _library()
    spell = t.spell(P1, FETCH)
    t.choose(f"play {spell}")
    assert len(seen(t, P1, P1, "deck")) == t.count(P1, "deck") == 23
    assert seen(t, P2, P1, "deck") == []
    assert seen(t, None, P1, "deck") == []
    assert set(told(t, P2, "look")) == {"?"}
    t.choose("done")
    t.settle()


def test_5_8_1_only_cards_that_fit_can_be_found() -> None:
    """Followers are not offered where a spell is searched for."""
    t = _library()
    spell = t.spell(P1, FETCH)
    t.choose(f"play {spell}")
    game = t.game
    offered = [o.key.removeprefix("pick ") for o in game.decision.options if o.key != "done"] if game.decision else []
    assert sorted(game.chars(game.named(tag)).name for tag in offered) == ["Ash", "Birch", "Cedar"]
    t.choose("done")
    t.settle()


def test_5_8_1_the_searcher_of_an_opponents_deck_is_the_one_who_looks() -> None:
    """Searching another player's deck shows it to the searcher, not to its owner."""
    t = open_table()
    t.deck(P2, "Draw a card.", name="Elder", type="spell")
    spell = t.spell(P1, "Search your opponent's deck for a spell and banish it.")
    t.choose(f"play {spell}")
    assert t.game.decision is not None
    assert t.game.decision.seat == P1
    assert len(seen(t, P1, P2, "deck")) == 21
    assert seen(t, P2, P2, "deck") == []
    t.choose(t.pieces(P2, "deck")[0])
    t.settle()
    assert t.names(P2, "banished zone") == ["Elder"]
    assert t.event("shuffle").seat == P2


def test_5_8_1_1_a_search_for_a_mere_number_must_find_it() -> None:
    """Two cards, whichever they are, have to be taken: finding fewer is no answer."""
    t = _library()
    spell = t.spell(P1, "Search your deck for 2 cards and add them to your hand.")
    t.choose(f"play {spell}")
    assert "done" not in t.options
    first, second = t.pieces(P1, "deck")[:2]
    t.choose(first)
    assert "done" not in t.options
    t.choose(second)
    t.settle()
    assert t.count(P1, "hand") == 2


def test_5_8_1_1_a_search_for_a_number_that_is_not_there_finds_what_there_is() -> None:
    """Two cards of a deck of one: the one is found."""
    t = open_table()
    t.set(P1, deck=1)
    spell = t.spell(P1, "Search your deck for 2 cards and add them to your hand.")
    t.play(spell)
    assert (t.count(P1, "deck"), t.count(P1, "hand")) == (0, 1)


def test_5_8_1_1_with_another_condition_the_searcher_may_find_nothing() -> None:
    """Nobody can check that there is a spell in the deck, so it need not be found (sve 4.1.2.2)."""
    t = _library()
    spell = t.spell(P1, FETCH)
    t.play(spell, "done")
    assert t.count(P1, "hand") == 0


def test_5_8_1_2_what_was_searched_for_by_a_condition_is_shown() -> None:
    """The opponent is shown the spell that was found, though the text does not say reveal."""
    t = _library()
    spell = t.spell(P1, FETCH)
    found = t.pieces(P1, "deck")[0]
    t.play(spell, found)
    assert told(t, P2, "reveal") == ["Cedar"]
    assert t.names(P1, "hand") == ["Cedar"]
    assert seen(t, P2, P1, "hand") == ["Cedar"]


def test_5_8_1_2_what_was_searched_for_by_number_alone_is_not_shown() -> None:
    """Any card was good enough, so there is nothing to prove."""
    t = _library()
    spell = t.spell(P1, "Search your deck for a card and add it to your hand.")
    t.play(spell, t.pieces(P1, "deck")[0])
    assert told(t, P2, "reveal") == []
    assert seen(t, P2, P1, "hand") == []
    assert seen(t, P1, P1, "hand") == ["Cedar"]


@pytest.mark.parametrize(
    ("text", "answers"),
    [
        (FETCH, ("take",)),
        (FETCH, ("done",)),
        ("Search your deck for an amulet and add it to your hand.", ()),
        ("Search your deck for a spell and reveal it. You may add it to your hand.", ("take", "no")),
        ("Search your deck for a spell.", ("take",)),
    ],
    ids=["taken", "declined", "none there", "found and left", "nothing else to do"],
)
def test_5_8_2_a_searched_deck_is_shuffled_whatever_was_found(text: str, answers: tuple[str, ...]) -> None:
    """Taken, not taken or not there: the deck is shuffled once, and nobody knows its order any more."""
    t = _library()
    spell = t.spell(P1, text)
    top = t.pieces(P1, "deck")[0]
    t.play(spell, *(top if a == "take" else a for a in answers))
    assert t.event("shuffle").seat == P1
    assert seen(t, P1, P1, "deck") == []


def test_5_8_2_the_deck_is_shuffled_after_the_found_card_has_moved() -> None:
    """The found card is not shuffled in, and what the text draws next comes from the shuffled deck."""
    t = _library()
    spell = t.spell(P1, FETCH + " Draw a card.")
    t.play(spell, t.pieces(P1, "deck")[0])
    kinds = [e.kind for e in t.events() if e.kind in ("add", "shuffle", "draw")]
    assert kinds == ["add", "shuffle", "draw"]


@pytest.mark.parametrize(("what", "shown"), [("a spell", True), ("a card", False)])
def test_5_8_2_a_card_found_is_not_lost_in_a_shuffle_the_text_asks_for_first(what: str, shown: bool) -> None:
    """Search, shuffle, then put the card found on top: it is on top, and who saw it knows."""
    t = _library()
    spell = t.spell(P1, f"Search your deck for {what}. Shuffle your deck and put it on the top of your deck.")
    t.play(spell, t.pieces(P1, "deck")[0])
    assert t.names(P1, "deck")[0] == "Cedar"
    assert t.count(P1, "deck") == 23
    assert len(t.events("shuffle")) == 1
    assert seen(t, P1, P1, "deck") == ["Cedar"]
    assert seen(t, P2, P1, "deck") == (["Cedar"] if shown else [])


def test_5_8_2_a_search_that_was_not_made_shuffles_nothing() -> None:
    """Declining the whole search leaves the deck as it is."""
    t = _library()
    spell = t.spell(P1, "You may search your deck for a spell and add it to your hand.")
    before = t.names(P1, "deck")
    t.play(spell, False)
    assert t.events("shuffle") == []
    assert t.names(P1, "deck") == before


# -- shuffling (sve 5.9) ----------------------------------------------------------------------------------------------
def _shuffled(seed: int) -> list[str]:
    t = open_table(seed=seed)
    t.set(P1, deck=0)
    for i in range(12):
        t.deck(P1, name=f"N{i}", type="follower")
    spell = t.spell(P1, "Shuffle your deck.")
    before = sorted(t.names(P1, "deck"))
    t.play(spell)
    assert sorted(t.names(P1, "deck")) == before
    return t.names(P1, "deck")


def test_5_9_1_shuffling_gives_the_deck_a_random_order() -> None:
    """The same cards, another order, and not the same one for every seed."""
    orders = [_shuffled(seed) for seed in range(1, 6)]
    assert len({tuple(order) for order in orders}) > 1
    sorted_order = [f"N{i}" for i in reversed(range(12))]
    assert any(order != sorted_order for order in orders)


def test_5_9_1_nobody_knows_a_card_after_a_shuffle() -> None:
    """What the player had looked at is lost in the shuffle."""
    t = _library()
    spell = t.spell(P1, "Look at the top 2 cards of your deck. Shuffle your deck.")
    t.play(spell)
    assert seen(t, P1, P1, "deck") == seen(t, P2, P1, "deck") == []
    assert t.event("shuffle").rule == "sve 5.9.1"


def test_5_9_1_the_deck_shuffled_is_the_one_named() -> None:
    """Only the opponent's deck is rearranged."""
    t = _library()
    spell = t.spell(P1, "Shuffle your opponent's deck.")
    mine = t.names(P1, "deck")
    t.play(spell)
    assert t.event("shuffle").seat == P2
    assert t.names(P1, "deck") == mine


@pytest.mark.parametrize("cards", [0, 1])
def test_5_9_1_1_a_deck_of_one_card_or_none_counts_as_shuffled(cards: int) -> None:
    """Nothing changes place, yet the deck has been shuffled."""
    t = open_table()
    t.set(P1, deck=cards)
    spell = t.spell(P1, "Shuffle your deck.")
    before = t.names(P1, "deck")
    t.play(spell)
    assert t.event("shuffle").rule == "sve 5.9.1"
    assert t.names(P1, "deck") == before
