"""A step that may have to be taken back says whose question it answers: nothing counts rows."""

from __future__ import annotations

import inspect

import pytest

from ludex import games
from ludex.kernel.frames import Frame, Procedure

TAKES_BACK = ("before_answer(", "quick_answer(", "attacking.act(", "repeating.repeating")


@pytest.mark.parametrize("ruleset", games.rulesets())
def test_every_step_that_may_be_taken_back_says_whose_question_it_answers(ruleset: str) -> None:
    rules = games.room(ruleset).RULESETS[ruleset]
    seen = 0
    for procedure in rules.procedures.values():
        for row in procedure.rows:
            if any(word in inspect.getsource(row.run) for word in TAKES_BACK):
                seen += 1
                assert row.answers in procedure.steps, f"{procedure.name} {row.rule} {row.run.__name__}"
    assert seen


def test_a_step_goes_where_it_says() -> None:
    said: list[str] = []
    steps = Procedure("x 1", "Steps")

    def ask(g: object, f: Frame) -> None:
        said.append("ask")

    def between(g: object, f: Frame) -> None:
        said.append("between")

    def act(g: object, f: Frame) -> None:
        said.append("act")

    steps.add("x 1.1", ask)
    steps.add("x 1.2", between)
    steps.add("x 1.3", act, answers=ask)
    frame: Frame = Frame(steps, 3, {})
    frame.ask_again()
    assert frame.row == 0
    frame.go_to(between)
    assert frame.row == 1
    frame = Frame(steps, 2, {})
    with pytest.raises(AssertionError, match="Steps answers no question"):
        frame.ask_again()


def test_a_table_with_steps_replaced_keeps_who_answers_whom() -> None:
    def ask(g: object, f: Frame) -> None: ...
    def act(g: object, f: Frame) -> None: ...
    def other(g: object, f: Frame) -> None: ...

    steps = Procedure("x 1", "Steps")
    steps.add("x 1.1", ask)
    steps.add("x 1.2", other)
    steps.add("x 1.3", act, answers=ask)
    later = steps.replaced("Steps", "later steps", {"x 1.2": ()})
    frame: Frame = Frame(later, 2, {})
    frame.ask_again()
    assert frame.row == 0
