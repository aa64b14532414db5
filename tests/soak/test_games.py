"""The long run of games, in small: every ruleset, watched closely; it counts on and writes faults down."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludex import games as rooms
from ludex.kernel.game import Game
from tests.soak import games
from tests.soak.figures import Counted, Figures
from tests.soak.progress import Budget
from tests.soak.watching import Watch


@pytest.mark.parametrize("ruleset", rooms.rulesets())
def test_a_game_by_each_ruleset_has_no_fault(ruleset: str) -> None:
    outcome, watch = games.play_one(ruleset, 11, Watch(ruleset, 11, gap=20, replayed=1))
    assert outcome.failure is None, outcome.failure
    assert watch.counts["events"] > 50 and watch.counts["replays"] == 1
    assert any(watch.counts[what] for what in ("twins", "options", "refusals", "clones", "saves"))


def test_the_same_number_is_the_same_game_and_the_same_looks() -> None:
    (one, seen), (other, again) = games.play_one("sve", 4), games.play_one("sve", 4)
    assert (one, seen.counts) == (other, again.counts)


def test_a_second_run_counts_on_with_the_next_numbers(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    for run in (1, 2):
        assert games.soak(Figures(file, "aaaaaaa"), Budget(3), ["sve"]) == 0
        counted = Figures(file).read()
        assert counted.next == {"games sve": 3 * run}
        assert counted.total("games", "games", "sve") == 3 * run
    games.soak(Figures(file, "bbbbbbb"), Budget(2), ["sve"])
    assert [(row.commit, row.counts["games"]) for row in Figures(file).read().rows] == [("aaaaaaa", 6), ("bbbbbbb", 2)]


def test_every_ruleset_gets_its_time(tmp_path: Path) -> None:
    figures = Figures(tmp_path / "figures.json", "aaaaaaa")
    for ruleset in rooms.rulesets()[1:]:
        figures.add("games", ruleset, {"games": 1, "ms": 60_000})
    figures.add("games", rooms.rulesets()[0], {"games": 900, "ms": 59_000})
    games.soak(figures, Budget(1))
    assert figures.read().next == {f"games {rooms.rulesets()[0]}": 1}


def test_a_fault_is_written_down_and_stops_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Game.save
    monkeypatch.setattr(Game, "save", lambda game: honest(game)[:-1])
    monkeypatch.setattr("tests.soak.watching.GAP", 20)
    figures = Figures(tmp_path / "figures.json", "aaaaaaa")
    faults = games.soak(figures, Budget(6), ["sve"])
    counted: Counted = figures.read()
    assert counted.total("games", "games") == 6 and len(counted.faults) == faults > 0
    fault = counted.faults[0]
    assert (fault.of, fault.commit) == ("sve", "aaaaaaa") and "SaveError" in fault.what and len(fault.decks) == 2
    again, _ = games.play_one(fault.of, fault.number)
    assert again.failure is not None and again.failure.answers == fault.answers
