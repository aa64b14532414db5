"""Asking changes nothing: whatever a step asks, it asks again when it runs again, and nothing has happened."""

from __future__ import annotations

import pytest

from tests.contract.invariants import question_can_be_asked_again
from tests.contract.walking import SEEDS, positions

EVERY = 2


@pytest.mark.parametrize("seed", SEEDS)
def test_every_question_can_be_asked_again(ruleset: str, seed: int) -> None:
    for number, game in enumerate(positions(ruleset, seed)):
        if number < 8 or number % EVERY == 0:
            question_can_be_asked_again(game)
