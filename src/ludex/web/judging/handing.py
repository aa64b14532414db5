"""Handing a position on: as a scenario, as a puzzle that is won this turn, or as a lesson whose words are to come."""

from __future__ import annotations

from typing import Any

from ludex.table.named_cards import ScenarioError
from ludex.table.scenariofile import Played, ScenarioFile, play, set_up
from ludex.web.judging.judge import file_of
from ludex.web.judging.writing import table_of, written
from ludex.web.words import LANGUAGES

FORMS = ("scenario", "puzzle", "lesson")
_TO_WRITE = {"en": "…", "ja": "…"}


def handed(scenario: dict[str, Any], form: str) -> str:
    """The file; `ScenarioError` says what is missing for it."""
    file = file_of(scenario)
    if form == "scenario":
        return written(scenario)
    if not file.step:
        raise ScenarioError("first give the answers, as they are to be found")
    played = play(file)
    if played.refused[0]:
        raise ScenarioError(f"{played.refused[0]!r} is refused ({played.refused[1]}): take it back first")
    return _puzzle(scenario, played) if form == "puzzle" else _lesson(scenario, file)


def _puzzle(scenario: dict[str, Any], played: Played) -> str:
    """A position that is won this turn: `ludex scenario run` tries the answers, `ludex solve` proves that it is."""
    result = played.table.game.result
    first = set_up(played.file)[0].game
    if result is None or first.decision is None or result.winner != first.decision.seat:
        raise ScenarioError("a puzzle is won by who begins: give the answers that win first")
    if played.table.game.turn != first.turn:
        raise ScenarioError("a puzzle is won in the turn it begins in")
    return f"{written(scenario)}\n[expect]\nwinner = {result.winner}\n"


def _lesson(scenario: dict[str, Any], file: ScenarioFile) -> str:
    """A lesson with the answers of who sits below as its tasks; those of the other are given by the table."""
    table, cast = set_up(file, auto="turns")
    steps, rule = [], ""
    for step in file.step:
        decision = table.game.decision
        mine = decision is not None and decision.seat == 0
        rule = rule or (decision.rule if mine and decision is not None else "")
        steps.append({"do": step.do, **({"task": _TO_WRITE} if mine else {})})
        table.choose(cast.key(step.do))
    title = dict.fromkeys(LANGUAGES, file.title or "…")
    return _lesson_text(scenario, rule, title, steps)


def _lesson_text(scenario: dict[str, Any], rule: str, title: dict[str, str], steps: list[dict[str, Any]]) -> str:
    lines = [f'rule = "{rule}"', *table_of("title", title), *table_of("idea", _TO_WRITE), *table_of("done", _TO_WRITE)]
    lines += table_of("scenario", {key: scenario.get(key) for key in ("ruleset", "position", "values")})
    for part in ("card", "brings"):
        for each in scenario.get(part) or ():
            lines += table_of(f"scenario.{part}", each, several=True)
    for step in steps:
        lines += table_of("step", step, several=True)
    return "\n".join(lines) + "\n"
