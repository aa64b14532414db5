"""Who holds a chair, and imagines again and again, cannot tell when a card came to a hand (docs/decisions/0006)."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

import ludex
from ludex import games
from ludex.kernel.knowledge.sight import sees
from ludex.sim.pairing import pairings
from ludex.table.chair import Chair
from tests.contract.walking import started, walk

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


@pytest.mark.parametrize("ruleset", games.rulesets())
def test_when_a_card_was_drawn_is_not_told_by_the_place_it_has_in_the_game(ruleset: str) -> None:
    """Of cards that the other played from the hidden hand: the order of drawing, guessed from the order of the places
    that they have in imagined games, is right half of the time. Before, it was right always."""
    right = pairs = 0
    for seed in (11, 12, 13):
        played = _places(started(ruleset, seed), seed)
        random.Random(seed).shuffle(played)
        for (one, then), (other, later) in combinations(played[:24], 2):
            if then != later:
                pairs += 1
                right += (one < other) == (then < later)
    assert pairs > 50
    assert 0.2 < right / pairs < 0.8  # the pairs of a few cards


def _places(game: ludex.Game, seed: int) -> list[tuple[int, int]]:
    """The place of every card that the first seat saw the other play, and when it had come to the hand."""
    chair, came, found, at = Chair(game, 0), dict[int, int](), list[tuple[int, int]](), 0
    for number in walk(game, seed, 200):
        for clock, e in enumerate(game.log.since(at), at):
            if e.to == "hand" and e.to_seat == 1:
                came[e.card] = clock
            elif e.frm == "hand" and e.frm_seat == 1 and e.card in came and game.cards[e.card].zone:
                imagined = chair.imagine(number)
                if sees(game, 0, game.cards[e.card]):
                    found.append((imagined.named(game.cards[e.card].tag), came.pop(e.card)))
        at = game.log.size
    return found


@pytest.mark.parametrize("ruleset", games.rulesets())
def test_of_two_equal_cards_of_which_one_was_shown_that_one_is_played(ruleset: str) -> None:
    """Whichever of them the player names, what the other imagines afterwards is the same."""
    compared = 0
    for seed in range(6):
        game = started(ruleset, seed)
        for number in walk(game, seed, 120):
            if number % 2 == 0 and compared < 8:
                compared += _played_alike(game, number)
    assert compared > 2


def _played_alike(game: ludex.Game, number: int) -> int:
    """Play the one and the other of two equal cards, one of which was shown; how often it could be compared."""
    asked = game.decision
    assert asked is not None
    pair = _equal(game, asked.seat) if asked.menu else None
    if pair is None:
        return 0
    game = game.clone()
    game.own(pair[0]).known |= 1 << (1 - asked.seat)
    for option in asked.options:
        words, tags = option.key.split(" "), [game.cards[cid].tag for cid in pair]
        if len(words) > 1 and words[1] in tags:
            courses = []
            for tag in tags:
                twin = game.clone()
                key = " ".join([words[0], tag, *words[2:]])
                if twin.why_not(key) is None:
                    twin.choose(key)
                    courses.append(twin)
            if len(courses) == 2:
                one, other = (Chair(each, 1 - asked.seat).imagine(number).save() for each in courses)
                assert one == other
                return 1
    return 0


def _equal(game: ludex.Game, seat: int) -> tuple[int, int] | None:
    """Two equal cards of a hand of which the other player knows neither."""
    hand = [c for c in game.zone(seat, "hand") if not sees(game, 1 - seat, game.cards[c]) and not game.cards[c].changes]
    found = ((a, b) for a, b in combinations(hand, 2) if game.cards[a].definition is game.cards[b].definition)
    return next(found, None)
