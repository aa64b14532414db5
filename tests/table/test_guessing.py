"""A guessed game is the same game as far as a seat can tell, and another one beyond that."""

from __future__ import annotations

from random import Random

import pytest

from ludex import games
from ludex.kernel.game import Game
from ludex.table.guessing import determinise

DECKS = ("lanternwood", "quayhold")


def positions(seed: int, every: int = 9) -> list[Game]:
    """Some positions of a random game."""
    g = games.start("sve", DECKS, seed)
    draw = Random(seed)
    found = []
    while g.decision is not None:
        if len(g.answers) % every == 0:
            found.append(g.clone())
        g.choose(draw.choice(g.decision.options))
    return found


def hidden(g: Game, owner: int, zone: str) -> list[str]:
    return [g.cards[c].definition.name for c in g.zone(owner, zone)]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_sees_no_difference(seat: int) -> None:
    for g in positions(3):
        assert determinise(g, seat, 99).view(seat) == g.view(seat)


def test_the_game_itself_is_not_touched() -> None:
    for g in positions(4):
        before = g.hash()
        determinise(g, 0, 5).choose(g.decision.options[0])  # type: ignore[union-attr]
        assert g.hash() == before


def test_what_a_seat_cannot_know_is_dealt_anew() -> None:
    g = positions(5)[4]
    guesses = [determinise(g, 0, seed) for seed in range(12)]

    assert len({tuple(sorted(hidden(each, 1, "hand"))) for each in guesses}) > 3
    assert len({tuple(hidden(each, 0, "deck")) for each in guesses}) > 3
    assert all(hidden(each, 0, "hand") == hidden(g, 0, "hand") for each in guesses)
    assert len({each.rng for each in guesses}) == len(guesses)


def test_nothing_is_lost_or_doubled() -> None:
    for g in positions(6):
        guess = determinise(g, 1, 17)
        for owner in (0, 1):
            mine, theirs = (sorted(c.definition.name for c in x.cards if c.owner == owner) for x in (g, guess))
            assert mine == theirs


def test_cards_of_the_evolve_deck_stay_in_it() -> None:
    g = positions(7)[3]
    guess = determinise(g, 0, 1)

    for owner in (0, 1):
        assert sorted(hidden(guess, owner, "evolve deck")) == sorted(hidden(g, owner, "evolve deck"))


def test_the_same_seed_guesses_the_same() -> None:
    g = positions(8)[2]

    assert determinise(g, 0, 3).hash() == determinise(g, 0, 3).hash()
