"""A lesson: a position, one idea, something to try, and the rule behind it. One small file each, in every language."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from ludex.families import families
from ludex.table.scenariofile import ScenarioFile
from ludex.table.scenariofile import Step as Answer
from ludex.web.words import LANGUAGES

COURSES = tuple(name for name, game in families().items() if any(game.beside("lessons").glob("*.toml")))
"""The games that bring a course: a folder `lessons`."""

Said = dict[str, str]
"""A text by language."""


class LessonError(ValueError):
    """A lesson that cannot be taken as it is: which, and what is wrong."""


class Wrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer that somebody may well try here: why it is not the one, and by which rule."""

    do: str
    says: Said
    rule: str


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One answer. Those of the other seat, and those without a task, are given by the table."""

    do: str
    task: Said = {}
    wrong: tuple[Wrong, ...] = ()


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole lesson."""

    title: Said
    idea: Said
    rule: str
    done: Said
    scenario: ScenarioFile
    step: tuple[Step, ...]
    id: str = ""

    @property
    def solution(self) -> ScenarioFile:
        """The lesson as a scenario that plays what it teaches."""
        return msgspec.structs.replace(self.scenario, step=tuple(Answer(step.do) for step in self.step))


@lru_cache(maxsize=32)
def course(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; none for a game without a course."""
    if game not in COURSES:
        return ()
    files = sorted(families()[game].beside("lessons").glob("*.toml"))
    return tuple(_read(path, game, n) for n, path in enumerate(files, start=1))


def lesson(name: str) -> Lesson | None:
    """The lesson of a name such as `sve/3`."""
    game, _, number = name.partition("/")
    return next((each for each in course(game) if each.id == f"{game}/{number}"), None)


def _read(path: Path, game: str, number: int) -> Lesson:
    try:
        found = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LessonError(f"{path.name}: {error}") from error
    for said in _texts(found):
        if set(said) != set(LANGUAGES) or not all(said.values()):
            raise LessonError(f"{path.name}: {said} must be said in {', '.join(LANGUAGES)}")
    return msgspec.structs.replace(found, id=f"{game}/{number}")


def _texts(found: Lesson) -> list[Said]:
    tasks = [step.task for step in found.step if step.task]
    return [found.title, found.idea, found.done, *tasks, *(wrong.says for step in found.step for wrong in step.wrong)]


def told(found: Lesson) -> dict[str, Any]:
    """A lesson as the table page is told it: its words, and how many there are; not what to answer."""
    lessons = course(found.id.partition("/")[0])
    return {
        "id": found.id,
        "number": int(found.id.partition("/")[2]),
        "of": len(lessons),
        "title": found.title,
        "idea": found.idea,
        "rule": found.rule,
        "done": found.done,
        "tasks": [step.task for step in found.step],
        "titles": [each.title for each in lessons],
    }
