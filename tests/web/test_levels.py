"""The levels at the web table: they are offered, have words in every language, and think in a worker of their own."""

from __future__ import annotations

import pytest

from ludex.bots import BOTS, LEVELS
from ludex.web.work.duties import Duties


@pytest.mark.parametrize("name", LEVELS)
def test_a_worker_thinks_for_a_level_and_answers_the_same_again(name: str) -> None:
    """The same seed lets it answer the same, whichever server asks it."""
    said = []
    for _ in range(2):
        worker = Duties()
        setup = worker.set_up("sve", ("kiln", "derby"), 3, (), True)
        facts = worker.open("t", "sve", setup, ("Ann", "Ben"), [])
        assert facts.asked is not None
        said.append(worker.think("t", [], facts.asked.seat, name, "seed"))

    assert said[0] == said[1]
    assert said[0] in ("first", "second")


def test_every_level_can_be_chosen() -> None:
    assert list(BOTS)[-4:] == list(LEVELS)
