"""Who holds a chair, and imagines again and again, cannot tell when a card came to a hand (docs/decisions/0006)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import ludex
from ludex import games
from ludex.kernel.knowledge.sight import sees
from ludex.sim.pairing import pairings
from ludex.table.chair import Chair

QUESTIONS, EVERY = 220, 3


@pytest.mark.parametrize("ruleset", games.rulesets())
@pytest.mark.parametrize("seat", [0, 1])
def test_a_card_that_is_played_was_in_the_imagined_hand_no_oftener_than_by_chance(ruleset: str, seat: int) -> None:
    """By its place in the game, which imagined games have: a hidden card has another one each time."""
    decks = pairings(games.room(ruleset).starter_decks(ruleset))
    counts: Counter[str] = Counter()
    for number in range(8):
        if counts["held"] > 60:
            break
        game = ludex.new(ruleset, decks=decks[number % len(decks)], seed=number, auto="choices")
        _follow(game, Chair(game, seat), seat, random.Random(number), counts)
    assert counts["held"] > 20
    by_chance = counts["chances"] / 1_000
    assert counts["found"] < 2.5 * by_chance + 12, counts  # before, all that were held were found
    assert counts["found"] < counts["held"] / 2


def _follow(game: ludex.Game, chair: Chair, seat: int, chance: random.Random, counts: Counter[str]) -> None:
    """Play on, and look for every card that the other plays in what was imagined before."""
    other, past = 1 - seat, []
    for number in range(QUESTIONS):
        if game.decision is None:
            return
        hand = {cid for cid in game.zone(other, "hand") if not sees(game, seat, game.cards[cid])}
        if number % EVERY == 0:
            lying = [c for c in game.cards if c.owner == other and c.zone in game.rules.spec]
            hidden = [c for c in lying if not sees(game, seat, c)]
            imagined = set(chair.imagine(number).zone(other, "hand"))
            past.append((imagined, hand, 1_000 * len(hand) // max(1, len(hidden))))
        game.choose(chance.choice(game.decision.options).key)
        for cid in hand:
            if game.cards[cid].zone != "hand" and game.cards[cid].zone and sees(game, seat, game.cards[cid]):
                for imagined, held, expected in past:
                    if cid in held:
                        counts.update(held=1, found=cid in imagined, chances=expected)


@pytest.mark.parametrize("ruleset", games.rulesets())
def test_an_imagined_game_is_played_to_its_end(ruleset: str) -> None:
    """Whatever is going on when it is imagined, also while another picks cards."""
    decks = pairings(games.room(ruleset).starter_decks(ruleset))
    game, chance = ludex.new(ruleset, decks=decks[0], seed=5, auto="choices"), random.Random(5)
    for number in range(120):
        if game.decision is None:
            break
        if number % 6 == 0:
            guess = Chair(game, chance.randrange(2)).imagine(number)
            for _ in range(25):
                if guess.decision is None:
                    break
                guess.choose(chance.choice(guess.decision.options).key)
            lying = [cid for zone in guess.zones for cid in zone]
            assert len(lying) == len(set(lying))
            assert all(cid in guess.zone(guess.cards[cid].seat, guess.cards[cid].zone) for cid in lying)
        game.choose(chance.choice(game.decision.options).key)
