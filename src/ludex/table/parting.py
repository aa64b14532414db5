"""Where the courses of one position part under several rulesets: the first thing that happens in one only."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from ludex.table.telling import QUIET, Teller

if TYPE_CHECKING:
    from ludex.table.scenariofile import Played


@dataclass(frozen=True, slots=True)
class Course:
    """What came of a position under a ruleset: where it parts from the first course, and what happens then there."""

    ruleset: str
    passed: bool
    at: int | None
    sentence: str
    rule: str


def courses(played: list[Played]) -> list[Course]:
    """Each course with the first event in which it differs from the first one; the first, from the second."""
    told = [_events(each) for each in played]
    found = []
    for number, (each, events) in enumerate(zip(played, told, strict=True)):
        other = told[0] if number else told[1] if len(told) > 1 else events
        at = _parting(events, other)
        event = events[at] if at is not None and at < len(events) else None
        teller = Teller(words=each.table.rules.words)
        sentence = "nothing more happens" if event is None else teller.sentence(event)
        rule = str(event["rule"]) if event is not None else ""
        found.append(Course(each.file.ruleset, each.passed, at, "" if at is None else sentence, rule))
    return found


def _events(played: Played) -> list[dict[str, Any]]:
    view = played.table.game.view(None)
    events = view["events"]
    assert isinstance(events, list)
    return [event for event in events if event["kind"] not in QUIET]


def _parting(one: list[dict[str, Any]], other: list[dict[str, Any]]) -> int | None:
    """The number of the first event in which two courses differ, whatever rules they cite; None if in none."""
    for at, (mine, theirs) in enumerate(zip_longest(one, other)):
        if mine is None or theirs is None or _plain(mine) != _plain(theirs):
            return at
    return None


def _plain(event: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in event.items() if key not in ("rule", "number", "batch")}
