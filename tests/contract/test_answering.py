"""What is listed applies, what is not allowed is refused with a rule and changes nothing."""

from random import Random

import pytest

import ludex
from ludex.kernel.game import Game
from tests.contract.invariants import NONSENSE, every_option_applies, judges_alike
from tests.contract.walking import SEEDS, positions, started, walk


@pytest.mark.parametrize("seed", SEEDS)
def test_every_listed_option_applies(ruleset: str, seed: int) -> None:
    for game in positions(ruleset, seed):
        assert game.decision is not None
        every_option_applies(game)


@pytest.mark.parametrize("seed", SEEDS)
def test_options_have_different_keys_and_labels_to_read(ruleset: str, seed: int) -> None:
    for game in positions(ruleset, seed):
        assert game.decision is not None
        keys = [option.key for option in game.decision.options]
        assert len(set(keys)) == len(keys)
        assert all(key == key.strip() and "\n" not in key for key in keys)
        assert all(option.label for option in game.decision.options)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_key_that_is_not_allowed_names_a_rule_and_changes_nothing(ruleset: str, seed: int) -> None:
    met = set(NONSENSE)
    for number, game in enumerate(positions(ruleset, seed)):
        assert game.decision is not None
        if number % 5 == 0:
            for key in sorted(met)[number % 3 :: 1 + len(met) // 15]:
                judges_alike(game, key)
        met.update(option.key for option in game.decision.options)


@pytest.mark.parametrize("seed", SEEDS)
def test_choosing_the_key_or_the_option_is_the_same(ruleset: str, seed: int) -> None:
    game = started(ruleset, seed)
    chance = Random(seed)
    for _ in walk(game, seed, 60):
        assert game.decision is not None
        option = chance.choice(game.decision.options)
        one, other = game.clone(), game.clone()
        one.choose(option)
        other.choose(option.key)
        assert one.hash() == other.hash()


def test_a_decision_with_one_option_is_taken_unless_one_wants_to_be_asked(ruleset: str) -> None:
    unasked, asked = started(ruleset, 2), started(ruleset, 2, auto=False)
    for _ in walk(unasked, 2, 40):
        assert unasked.decision is not None and len(unasked.decision.options) >= 2
    single = _take_singles(asked)
    for key in unasked.answers:
        asked.choose(key)
        single += _take_singles(asked)
    assert single > 0 and len(asked.answers) == len(unasked.answers) + single
    assert [e.kind for e in asked.events] == [e.kind for e in unasked.events]


def _take_singles(game: Game) -> int:
    """Answer what leaves no choice; how often that was."""
    taken = 0
    while game.decision is not None and len(game.decision.options) == 1:
        game.choose(game.decision.options[0])
        taken += 1
    return taken


@pytest.mark.parametrize("auto", [False, "choices"])
def test_what_a_player_may_do_is_asked_though_there_is_nothing_to_do(ruleset: str, auto: object) -> None:
    """A table of people asks: who is not asked would be known to hold nothing."""
    game = started(ruleset, 2, auto=auto)
    alone = set()
    for _ in walk(game, 2, most=400):
        decision = game.decision
        assert decision is not None
        if len(decision.options) == 1:
            alone.add(decision.kind)
    assert "act" in alone and (alone == {"act"}) == (auto == "choices")
    assert ludex.replay(game.record()).hash() == game.hash()
