"""The course of a game: folded from its log, with every earlier position and what was told of it."""

from __future__ import annotations

import random

import pytest

import ludex
from ludex import games
from ludex.kernel.game import Game
from ludex.web.hosting.course import Course
from ludex.web.hosting.moment import moment
from ludex.web.hosting.refusal import Refusal
from ludex.web.store import Entry


def begun(ruleset: str, seed: int) -> Game:
    starters = games.room(ruleset).starter_decks(ruleset)
    return ludex.new(ruleset, decks=(starters[0], starters[-1]), seed=seed, auto="choices")


def folded(course: Course, kind: str, seat: int, key: str = "") -> Entry:
    entry = Entry("game", course.version, kind, seat, key, at=0)
    course.fold(entry)
    return entry


def played(course: Course, count: int, chance: random.Random) -> list[Entry]:
    """Answer by chance; returns the lines of the log."""
    log: list[Entry] = []
    while (decision := course.game.decision) is not None and len(log) < count:
        log.append(folded(course, "answer", decision.seat, chance.choice(decision.options).key))
    return log


@pytest.mark.parametrize("ruleset", games.rulesets())
def test_what_was_told_stays_told_unless_it_is_taken_back(ruleset: str) -> None:
    """Who takes in every position's events, throwing away what was taken back, has the events of the game."""
    course, chance = Course(begun(ruleset, 3)), random.Random(1)
    had = [id(event) for event in course.game.events]
    version = 0
    for _ in range(120):
        if not played(course, 1, chance):
            break
        assert len(course.authors) == course.game.log.size
        assert course.authors == sorted(course.authors)
        since = course.still_told(len(had), version)
        had = had[:since] + [id(event) for event in course.game.log.since(since)]
        version = course.version
        assert had == [id(event) for event in course.game.events]


@pytest.mark.parametrize("ruleset", ["sve", "cfv", "fow-5.5/valhalla"])
def test_earlier_positions_are_what_they_were(ruleset: str) -> None:
    course, chance = Course(begun(ruleset, 5)), random.Random(2)
    hashes = [course.game.hash()]
    for _ in range(50):
        played(course, 1, chance)
        hashes.append(course.game.hash())
    assert [course.at(answers).hash() for answers in range(len(hashes))] == hashes


def test_two_servers_fold_to_the_same_position() -> None:
    one, chance = Course(begun("sve", 5)), random.Random(3)
    log = played(one, 30, chance)
    mine = log[-1].seat
    log.append(folded(one, "undo", mine))
    log += played(one, 10, chance)
    other = Course(begun("sve", 5))
    for entry in log:
        other.fold(entry)
    assert (other.version, other.answers, other.cuts) == (one.version, one.answers, one.cuts)
    assert other.game.hash() == one.game.hash()
    assert other.given == one.given


def test_undo_goes_back_before_the_last_answer_of_the_seat() -> None:
    course, chance = Course(begun("cfv", 5)), random.Random(3)
    with pytest.raises(Refusal):
        course.attempt("undo", 0, "")
    played(course, 40, chance)
    last = max(n for n, given in enumerate(course.given) if given.seat == 0)
    before, size = course.at(last).hash(), course.game.log.size
    folded(course, "undo", 0)
    assert course.answers == last
    assert course.version == 41
    assert course.game.hash() == before
    assert course.still_told(size, 40) == course.game.log.size
    assert course.still_told(size, 41) == course.game.log.size


@pytest.mark.parametrize("kind", ["concede", "timeout"])
def test_giving_up_and_running_out_of_time_lose(kind: str) -> None:
    course = Course(begun("sve", 5))
    folded(course, kind, 1)
    assert course.game.result is not None
    assert course.game.result.winner == 0
    assert course.ending is not None
    assert (course.ending.kind, course.ending.seat) == (kind, 1)
    assert ludex.replay(course.game.record()).result == course.game.result


@pytest.mark.parametrize(
    ("ruleset", "known"),
    [
        ("sve", {"start phase", "main phase", "end phase"}),
        ("cfv", {"ride phase", "main phase", "battle phase", "guard step"}),
        ("fow-5.5/valhalla", {"draw phase", "recovery phase", "main phase", "end phase"}),
    ],
)
def test_the_moment_is_the_phase_or_step_of_the_turn(ruleset: str, known: set[str]) -> None:
    course, chance = Course(begun(ruleset, 3)), random.Random(1)
    assert moment(course.game) == ""
    seen = set()
    while played(course, 1, chance) and course.answers < 300:
        seen.add(moment(course.game))
        assert course.game.turn == 0 or course.game.over or moment(course.game)
    assert seen & known and not any(name.endswith(" end") for name in seen)
