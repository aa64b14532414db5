"""Decks and bots meet each other, not themselves; luck, seats and decks are exchanged."""

from __future__ import annotations

from collections import Counter

import pytest

from ludex.sim import matches, meetings


@pytest.mark.parametrize("count", [2, 3, 4, 5, 8, 9])
def test_every_two_meet_once_and_every_round_has_everybody(count: int) -> None:
    names = [f"deck {n}" for n in range(count)]

    found = meetings(names)

    assert len(found) == count * (count - 1) // 2 == len({frozenset(pair) for pair in found})
    of_a_round = count // 2
    assert all(
        len({name for pair in found[at : at + of_a_round] for name in pair}) == 2 * of_a_round
        for at in range(0, len(found), of_a_round)
    )


def test_no_deck_meets_itself_however_few_games_are_played() -> None:
    todo = matches("sve", count=9)

    assert all(match.decks[0] != match.decks[1] for match in todo)


def test_equal_bots_change_seats_with_the_same_luck() -> None:
    one, other = matches("sve", bots=("random", "random"), count=2, seed=4, decks=("a", "b"))

    assert (one.seed, one.decks) == (other.seed, other.decks[::-1])


def test_different_bots_play_both_decks_from_both_seats_with_the_same_luck() -> None:
    todo = matches("sve", bots=("greedy", "random"), count=8, seed=4, decks=("a", "b"))

    first, second = todo[:4], todo[4:]
    assert len({match.seed for match in first}) == 1 != len({match.seed for match in todo})
    held = Counter((m.bots[seat], m.decks[seat], seat) for m in first for seat in (0, 1))
    assert held == Counter({(bot, deck, seat): 1 for bot in ("greedy", "random") for deck in "ab" for seat in (0, 1)})
    assert all(match.bots[match.sides.index(0)] == "greedy" for match in first + second)


def test_a_league_is_every_two_bots_with_every_two_decks() -> None:
    todo = matches("sve", bots=("x", "y", "z"), count=36, decks=("a", "b", "c"))

    met = Counter((frozenset(match.bots), frozenset(match.decks)) for match in todo)
    assert len(met) == 9
    assert set(met.values()) == {4}


def test_more_games_begin_with_the_same_games() -> None:
    assert matches("sve", count=50, seed=3)[:20] == matches("sve", count=20, seed=3)


def test_one_deck_alone_meets_itself_and_one_bot_too() -> None:
    (match,) = matches("sve", bots=("random",), count=1, decks=("a",))

    assert (match.decks, match.bots) == (("a", "a"), ("random", "random"))
