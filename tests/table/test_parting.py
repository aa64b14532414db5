"""Where the courses of one position part: what is said of an event, of a refused answer, of an open question."""

from __future__ import annotations

from pathlib import Path

from ludex.table.comparing import Course, courses
from ludex.table.scenariofile import everywhere, play, read_scenario

FOLDER = Path(__file__).parents[2] / "examples" / "scenarios" / "editions"


def parted(name: str) -> list[Course]:
    text = (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    return courses([play(each) for each in everywhere(read_scenario(text))])


def test_an_answer_that_one_of_them_refuses() -> None:
    newest, older, oldest = parted("set-any-card")
    assert newest.sentence and newest.at == older.at == oldest.at == 0
    assert (older.sentence, older.rule) == ("'set @bear' is refused.", "fow-5.01 7.6:1")
    assert (oldest.sentence, oldest.rule) == ("'set @bear' is refused.", "fow-2.0 3.9:4")


def test_a_question_that_one_of_them_asks() -> None:
    newest, older, _ = parted("event-standby")
    assert newest.sentence.startswith("Seat 1 is asked: ") and newest.rule == "fow-5.5 7.9:2"
    assert older.sentence == "Seat 0: Spell (strike) is put from chase area to graveyard."  # as the file calls it


def test_the_same_course() -> None:
    text = (FOLDER / "pierce.toml").read_text(encoding="utf-8")
    one = play(read_scenario(text))
    assert [(course.at, course.sentence) for course in courses([one, one])] == [(None, ""), (None, "")]
