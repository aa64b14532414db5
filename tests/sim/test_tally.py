from __future__ import annotations

import pytest

from ludex.sim import Failure, Match, Outcome, Tally, wilson


def outcome(number: int, winner: int | None, rule: str = "x 1", failure: Failure | None = None) -> Outcome:
    match = Match(number, "x", ("a", "b"), ("random", "random"), number)
    return Outcome(match, winner, rule, turns=10, decisions=50, failure=failure)


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [
        (0, 0, 0.0, 1.0),
        (50, 100, 0.4038, 0.5962),  # the textbook's example
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
    ],
)
def test_wilson_intervals(won: int, of: int, low: float, high: float) -> None:
    assert wilson(won, of) == pytest.approx((low, high), abs=1e-4)


def test_everything_is_counted_once() -> None:
    broken = Failure("Error: x", "trace", ("end",), "record")
    tally = Tally((outcome(0, 0), outcome(1, 1, "x 2"), outcome(2, None), outcome(3, None, "", broken)), 2.0)

    document = tally.as_json()

    assert (document["games"], document["wins"], document["draws"], document["errors"]) == (4, [1, 1], 1, 1)
    assert document["turns_mean"] == 10
    assert document["decisions"] == 200
    assert document["ended_by"] == {"x 1": 2, "x 2": 1}
    decks = document["decks"]
    assert isinstance(decks, dict)
    assert {name: (row["games"], row["wins"]) for name, row in decks.items()} == {"a": (3, 1), "b": (3, 1)}
    assert decks["a"]["confidence_95"] == list(wilson(1, 3))
    assert [failure["seed"] for failure in document["failures"]] == [3]  # type: ignore[attr-defined]
