"""Environments keep their conventions: PettingZoo's and Gymnasium's own tests, seeds, masks, rewards."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, seed_test

from ludex import rl
from ludex.rl.observing import Form

PLAYED = [("sve", "keys"), ("sve", "options"), ("cfv", "keys"), ("fow-5.5", "keys")]


@pytest.fixture
def unwarned() -> Any:
    """PettingZoo warns of every environment whose observation holds a mask."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@pytest.mark.usefixtures("unwarned")
@pytest.mark.parametrize(("ruleset", "form"), PLAYED)
def test_the_aec_environment_passes_pettingzoos_api_test(ruleset: str, form: Form) -> None:
    api_test(rl.env(ruleset, form=form), num_cycles=60)


def test_the_aec_environment_passes_pettingzoos_seed_test() -> None:
    seed_test(lambda: rl.env("sve"), num_cycles=20)


def test_the_aec_environment_passes_pettingzoos_performance_test(capsys: pytest.CaptureFixture[str]) -> None:
    """It plays for five seconds, whatever the machine, and says how many turns it came to."""
    performance_benchmark(rl.env("sve"))

    said = capsys.readouterr().out
    assert "Finished performance benchmark" in said
    assert float(said.split(" turns per second")[0].split()[-1]) > 0


def masked(env: rl.LudexGym) -> rl.LudexGym:
    """The checker answers blindly, so what it answers is taken for what may be answered."""
    whole, answer = env.action_space, env.step

    def step(action: int) -> Any:
        assert env.game is not None
        legal = np.flatnonzero(env._observer.show(env.game, env.seat)["action_mask"])
        assert whole.contains(action)
        return answer(int(legal[int(action) % len(legal)]))

    env.step = step  # type: ignore[method-assign]
    return env


@pytest.mark.usefixtures("unwarned")
@pytest.mark.parametrize("form", ["keys", "options"])
def test_the_single_seat_environment_passes_gymnasiums_checker(form: Form) -> None:
    check_env(masked(rl.gym("sve", form=form)), skip_render_check=True)


def play(env: rl.LudexGym, seed: int, most: int = 400) -> tuple[list[int], float, bool]:
    seen, info = env.reset(seed=seed)
    chance, actions = np.random.default_rng(seed), []
    for _ in range(most):
        actions.append(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
        seen, reward, over, cut, info = env.step(actions[-1])
        assert env.observation_space.contains(seen)
        if over or cut:
            return actions, reward, over
        assert reward == 0
    raise AssertionError(info)


@pytest.mark.parametrize("ruleset", ["sve", "cfv"])
def test_the_same_seed_is_the_same_game_and_ends_with_a_reward(ruleset: str) -> None:
    first, again = play(rl.gym(ruleset), 5), play(rl.gym(ruleset), 5)

    assert first == again
    assert (abs(first[1]), first[2]) == (1, True)


def test_a_long_game_is_truncated_without_a_reward() -> None:
    _, reward, over = play(rl.gym("sve", max_steps=3), 1)

    assert (reward, over) == (0, False)


def test_any_bot_is_an_opponent() -> None:
    assert play(rl.gym("sve", opponent="greedy", seat=1), 2)[2]


def test_who_answers_what_is_not_allowed_loses() -> None:
    env = rl.env("sve")
    env.reset(seed=1)
    seen, *_ = env.last()

    env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))

    assert env.rewards["player_0"] + env.rewards["player_1"] == -1
    assert all(env.terminations.values())


@pytest.mark.parametrize("way", [copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))])
def test_environments_and_states_are_copied_in_the_middle_and_go_on_alike(way: Callable[[Any], Any]) -> None:
    state = rl.state("sve", seed=3)
    for _ in range(9):
        state.apply_action(state.legal_actions()[0])
    again = way(state)
    player = state.current_player()
    guesses = [one.resample_from_infostate(player, Random(1).random).game.hash() for one in (state, again)]
    assert again.legal_actions() == state.legal_actions()
    assert again.information_state_tensor() == state.information_state_tensor()
    assert guesses[0] == guesses[1]

    env = rl.gym("sve", opponent="greedy")
    seen, _ = env.reset(seed=4)
    other = way(env)
    for _ in range(60):
        action = int(np.flatnonzero(seen["action_mask"])[-1])
        (seen, *one), (same, *two) = env.step(action), other.step(action)
        assert one == two
        assert all(np.array_equal(seen[name], same[name]) for name in seen)
        if one[1] or one[2]:
            seen, _ = env.reset()
            assert np.array_equal(other.reset()[0]["observation"], seen["observation"])

    both = rl.env("sve")
    both.reset(seed=4)
    assert np.array_equal(way(both).last()[0]["observation"], both.last()[0]["observation"])


def test_after_an_answer_that_is_not_allowed_many_begin_anew_as_if_nothing_had_happened() -> None:
    many = rl.vector("sve", 2, jobs=2)
    try:
        first, _ = many.reset(seed=7)
        for _ in range(3):
            wrong = [int(np.flatnonzero(mask == at)[0]) for at, mask in enumerate(first["action_mask"])]
            with pytest.raises(RuntimeError, match="environment: "):
                many.step(wrong)
            again, _ = many.reset(seed=7)
            assert all(np.array_equal(first[name], again[name]) for name in first)
        many._workers[1].kill()
        with pytest.raises(RuntimeError, match="has ended"):
            many.reset(seed=7)
    finally:
        many.close()


def test_many_at_once_are_the_same_for_any_number_of_processes() -> None:
    played = []
    for jobs in (1, 2):
        many = rl.vector("sve", 3, jobs=jobs)
        try:
            seen, _ = many.reset(seed=7)
            total, over, cut = np.zeros(3), np.zeros(3), np.zeros(3)
            for _ in range(120):
                seen, rewards, over, cut, _ = many.step([int(np.flatnonzero(mask)[0]) for mask in seen["action_mask"]])
                total += rewards
            played.append((seen["observation"].copy(), total, over.copy(), cut.copy()))
        finally:
            many.close()
    assert all(np.array_equal(one, other) for one, other in zip(*played, strict=True))
    assert played[0][1].any()
