"""A guessed game is the same game as far as a seat can tell, and another one beyond that."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludex import games
from ludex.kernel.game import Game
from ludex.kernel.knowledge.sight import sees
from ludex.table.guessing import determinise
from tests.contract.invariants import imagines_what_it_sees

RULESETS = {"sve": ("lanternwood", "quayhold"), "cfv": ("marginalia", "winterassize")}


@pytest.fixture(params=sorted(RULESETS))
def ruleset(request: pytest.FixtureRequest) -> str:
    """A ruleset of each game, one after another."""
    name: str = request.param
    return name


def positions(ruleset: str, seed: int, every: int = 9) -> list[Game]:
    """Some positions of a random game."""
    g = games.start(ruleset, RULESETS[ruleset], seed)
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
def test_a_seat_sees_no_difference(ruleset: str, seat: int) -> None:
    for g in positions(ruleset, 3):
        imagines_what_it_sees(g, determinise(g, seat, 99), seat)


def test_the_game_itself_is_not_touched(ruleset: str) -> None:
    for g in positions(ruleset, 4):
        before = g.hash()
        guess = determinise(g, 0, 5)
        guess.choose(guess.decision.options[0])  # type: ignore[union-attr]
        assert g.hash() == before


def test_what_a_seat_cannot_know_is_dealt_anew(ruleset: str) -> None:
    g = positions(ruleset, 5)[4]
    guesses = [determinise(g, 0, seed) for seed in range(12)]

    assert len({tuple(sorted(hidden(each, 1, "hand"))) for each in guesses}) > 3
    assert len({tuple(hidden(each, 0, "deck")) for each in guesses}) > 3
    assert all(hidden(each, 0, "hand") == hidden(g, 0, "hand") for each in guesses)
    assert len({each.rng for each in guesses}) == len(guesses)


def test_nothing_is_lost_or_doubled(ruleset: str) -> None:
    for g in positions(ruleset, 6):
        guess = determinise(g, 1, 17)
        for owner in (0, 1):
            mine, theirs = (sorted(c.definition.name for c in x.cards if c.owner == owner) for x in (g, guess))
            assert mine == theirs


def test_cards_of_the_evolve_deck_stay_in_it() -> None:
    g = positions("sve", 7)[3]
    guess = determinise(g, 0, 1)

    for owner in (0, 1):
        assert sorted(hidden(guess, owner, "evolve deck")) == sorted(hidden(g, owner, "evolve deck"))


def test_the_same_seed_guesses_the_same(ruleset: str) -> None:
    g = positions(ruleset, 8)[2]

    assert determinise(g, 0, 3).hash() == determinise(g, 0, 3).hash()


def test_a_facedown_first_vanguard_is_not_known_to_who_guesses() -> None:
    """cfv 5.2.2: until the game begins the opponent's first vanguard may be another card of the deck."""
    g = games.start("cfv", RULESETS["cfv"], 3)
    assert g.turn == 0
    guesses = {hidden(determinise(g, 0, seed), 1, "vanguard circle")[0] for seed in range(12)}

    assert len(guesses) > 1
    mine = hidden(g, 1, "vanguard circle")
    assert all(hidden(determinise(g, 1, seed), 1, "vanguard circle") == mine for seed in range(12))


def test_the_other_list_is_not_told() -> None:
    """Whatever an opponent brings unseen, the guesses are the same: they cannot rest on it."""
    given = []
    for name in ("kiln", "derby"):
        g = games.start("sve", ("lanternwood", "quayhold"), 3)
        other = games.start("sve", ("lanternwood", name), 3)
        areas = ("deck", "hand", "evolve deck")
        theirs = {zone: [other.cards[c].definition for c in other.zone(1, zone)] for zone in areas}
        for zone, definitions in theirs.items():
            for cid, definition in zip(g.zone(1, zone), definitions, strict=False):
                g.own(cid).definition = definition
        g.invalidate()
        guess = determinise(g, 0, 7)
        given.append([hidden(guess, 1, zone) for zone in theirs])
        decks: Any = guess.setup["decks"]
        assert "quayhold" not in str(decks[1])

    assert given[0] == given[1]


def test_a_list_that_fits_what_was_seen_is_believed() -> None:
    """The leader alone tells which starter deck it is; the cards that lie open are not believed in the hand again."""
    g = positions("sve", 6)[5]
    everything = sorted(card.definition.name for card in g.cards if card.owner == 0)

    for seed in range(4):
        guess = determinise(g, 1, seed)
        assert sorted(card.definition.name for card in guess.cards if card.owner == 0) == everything


# -- cards that a player brought ---------------------------------------------------------------------------------------
BREEDER = {
    "name": "Ferret Breeder", "type": "follower", "class": "Forestcraft", "cost": 1, "attack": 1, "defense": 1,
    "text": "{fanfare} Summon a Pale Ferret token.", "words": {"names": ["Pale Ferret"], "tokens": ["Pale Ferret"]},
}  # fmt: skip
FERRET = {
    "name": "Pale Ferret", "type": "follower", "special": "token", "class": "Forestcraft", "cost": 1, "attack": 1,
    "defense": 1,
}  # fmt: skip


def test_tokens_of_the_other_are_known_when_a_card_that_makes_them_is_met() -> None:
    """A guess can make them then; before, they would tell what the other has brought."""
    plain: Any = games.start("sve", ("lanternwood", "quayhold"), 1).setup["decks"]
    main = {name: count for name, count in plain[0]["main"].items() if name != "Mossback Sprout"}
    evolve = {name: count for name, count in plain[0]["evolve"].items() if name != "Mossback Sprout"}
    deck = {**plain[0], "main": {**main, "Ferret Breeder": 3}, "evolve": evolve, "cards": (BREEDER, FERRET)}
    before = after = 0
    for seed in range(8):
        g, chance = games.start("sve", (deck, "quayhold"), seed), Random(seed)
        while g.decision is not None:
            guess: Any = determinise(g, 1, 3)
            seen = [card for card in g.cards if card.definition.name == "Ferret Breeder" and sees(g, 1, card)]
            if seen:
                after += 1
                assert [row["name"] for row in guess.setup["decks"][0]["cards"]] == ["Pale Ferret"]
            elif not after:
                before += 1
                assert "Ferret" not in repr(guess.setup)
            keys = {option.key for option in g.decision.options}
            plays = [f"play {card.tag}" for card in g.cards if card.definition.name == "Ferret Breeder"]
            g.choose(next((key for key in plays if key in keys), chance.choice(sorted(keys))))
            if after > 5:
                assert before
                return
    pytest.fail("no breeder was played")
