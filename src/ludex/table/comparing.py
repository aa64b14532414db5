"""Where the courses of one position part under several rulesets: the first thing that happens in one only."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from ludex.kernel.views import events_in
from ludex.table.telling import QUIET, Teller

if TYPE_CHECKING:
    from ludex.table.languages import Language
    from ludex.table.scenariofile import Played

_NUMBER = re.compile(r"\((c\d+)\)")  # how a sentence tells cards of one name apart


@dataclass(frozen=True, slots=True)
class Course:
    """What came of a position under a ruleset: where it parts from the first course, and what happens then there."""

    ruleset: str
    passed: bool
    at: int | None
    sentence: str
    rule: str


def courses(played: list[Played], language: Language | None = None) -> list[Course]:
    """Each course with the first event in which it differs from the first one; the first, from the second."""
    told = [_events(each) for each in played]
    found = []
    for number, (each, events) in enumerate(zip(played, told, strict=True)):
        other = told[0] if number else told[1] if len(told) > 1 else events
        at = _parting(events, other)
        event = events[at] if at is not None and at < len(events) else None
        told_by = (each, language)
        sentence, rule = ("", "") if at is None else _stop(*told_by) if event is None else _told(*told_by, event)
        found.append(Course(each.file.ruleset, each.passed, at, sentence, rule))
    return found


def _told(played: Played, language: Language | None, event: dict[str, Any]) -> tuple[str, str]:
    """An event as a sentence, its cards by the names that the file has for them, and its rule."""
    sentence = Teller(words=played.table.rules.words, language=language).sentence(event)
    named = played.table.game.named
    return _NUMBER.sub(lambda found: f"({played.cast.name(named(found[1])) or found[1]})", sentence), event["rule"]


def _stop(played: Played, language: Language | None) -> tuple[str, str]:
    """Why nothing more happens, and the rule."""
    sentence, rule = _why(played)
    return sentence if language is None else language.sentence(sentence), rule


def _why(played: Played) -> tuple[str, str]:
    """An answer is refused, somebody is asked, or the game is over."""
    answer, rule = played.refused
    decision, result = played.table.game.decision, played.table.result
    if answer:
        return f"{answer!r} is refused.", rule
    if result is not None:
        return "A draw." if result.winner is None else f"Seat {result.winner} wins.", result.rule
    if decision is None:
        return "Nothing more happens.", ""
    return f"Seat {decision.seat} is asked: {decision.prompt}", decision.rule


def _events(played: Played) -> list[dict[str, Any]]:
    return [event for event in events_in(played.table.game.view(None)) if event["kind"] not in QUIET]


def _parting(one: list[dict[str, Any]], other: list[dict[str, Any]]) -> int | None:
    """The number of the first event in which two courses differ, whatever rules they cite; None if in none."""
    for at, (mine, theirs) in enumerate(zip_longest(one, other)):
        if mine is None or theirs is None or _plain(mine) != _plain(theirs):
            return at
    return None


def _plain(event: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in event.items() if key not in ("rule", "number", "batch")}
