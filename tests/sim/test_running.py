"""A run counts every game, repeats itself whatever the number of processes, and survives every failure."""

from __future__ import annotations

from dataclasses import replace

import pytest

import ludex
from ludex.bots import BOTS
from ludex.kernel.decisions import Decision
from ludex.sim import Limits, Match, matches, pairings, play, run
from ludex.table.chair import Chair


class Breaking:
    """A bot that breaks at its fifth question."""

    def __init__(self, seed: str) -> None:
        self.asked = 0

    def answer(self, chair: Chair, decision: Decision) -> str:
        self.asked += 1
        if self.asked == 5:
            raise ZeroDivisionError("broken on purpose")
        return decision.options[0].key


def test_every_deck_meets_every_deck_from_both_seats() -> None:
    pairs = pairings(("a", "b", "c"))

    assert sorted(pairs, key=str) == [(x, y) for x in "abc" for y in "abc"]
    assert [first for first, _ in pairs[:3]] == ["a", "b", "c"]


@pytest.mark.parametrize("ruleset", ["sve", "cfv"])
def test_the_number_of_processes_changes_nothing_but_the_time(ruleset: str) -> None:
    todo = matches(ruleset, count=4, seed=11)

    alone, together = run(todo, jobs=1), run(todo, jobs=2)

    assert alone.outcomes == together.outcomes


def test_a_game_between_bots_can_be_replayed_from_its_seed() -> None:
    (match,) = matches("sve", count=1, seed=3)

    assert play(match) == play(match)
    assert play(replace(match, seed=match.seed + 1)) != play(match)


def test_an_error_is_counted_and_its_record_leads_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "breaking", Breaking)
    tally = run(matches("sve", bots=("breaking", "random"), count=3, seed=1))

    document = tally.as_json()

    assert (document["games"], document["errors"], tally.wins) == (3, 3, (0, 0))
    for outcome in tally.failed:
        failure = outcome.failure
        assert failure is not None
        assert failure.reason == "ZeroDivisionError: broken on purpose"
        assert "in answer" in failure.trace
        assert ludex.replay(failure.record).answers == failure.answers


def test_a_game_that_cannot_start_is_an_error_too() -> None:
    outcome = play(Match(0, "sve", ("lanternwood", "no such deck"), ("random", "random"), 1))

    assert outcome.failure is not None
    assert "no such deck" in outcome.failure.reason


@pytest.mark.parametrize(
    ("limits", "reason"),
    [
        (Limits(decisions=10), "no end after 10 decisions"),
        (Limits(turns=2), "no end after 2 turns"),
        (Limits(seconds=0.001), "no end after 0.001 seconds"),
    ],
)
def test_an_endless_game_is_an_error_with_its_reason(limits: Limits, reason: str) -> None:
    (match,) = matches("sve", count=1, seed=3)

    failure = play(match, limits).failure

    assert failure is not None
    assert reason in failure.reason


def test_a_ruleset_without_starter_decks_needs_decks() -> None:
    with pytest.raises(LookupError):
        matches("no such ruleset", count=1)
