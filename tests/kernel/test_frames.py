"""Frames: rows run in order, ask and answer, call and return, and nothing waits on Python's stack."""

import pytest

from ludex.kernel.decisions import CONFIRM, Decision, IllegalChoice, Option
from ludex.kernel.events import VALUE, Event
from ludex.kernel.frames import Ask, Call, Frame, Goto, Procedure, Return, RowFunction, Signal
from ludex.kernel.game import Game
from ludex.kernel.pipeline.perform import perform
from tests.kernel.mini import Mini, start

CHOICE = [Option("yes", True), Option("no", False)]


def bare() -> Game:
    return Game(Mini(), seed=1)


def test_rows_run_in_their_order_until_a_player_is_asked() -> None:
    seen: list[str] = []
    p = Procedure("mini 9", "Trial")

    def first(g: Game, f: Frame) -> Signal | None:
        seen.append("first")
        return None

    def second(g: Game, f: Frame) -> Signal | None:
        seen.append("second")
        return Ask(Decision(0, CONFIRM, "mini 9", "Well?", CHOICE))

    def third(g: Game, f: Frame) -> Signal | None:
        seen.append(f"third: {f.answer}")
        return None

    for row in (first, second, third):
        p.add("", row)
    g = bare()
    g.begin(p)
    assert seen == ["first", "second"]
    assert g.decision is not None and g.decision.prompt == "Well?"

    g.choose("no")

    assert seen == ["first", "second", "third: False"]
    assert g.stack == [] and g.decision is None


def test_a_call_gives_its_value_to_the_next_row() -> None:
    got: list[object] = []
    outer, inner = Procedure("mini 9", "Outer"), Procedure("mini 9", "Inner")

    def called(g: Game, f: Frame) -> Signal | None:
        amount = f.local["amount"]
        assert isinstance(amount, int)
        return Return(amount + 1)

    def call(g: Game, f: Frame) -> Signal | None:
        return Call(inner, amount=4)

    def keep(g: Game, f: Frame) -> Signal | None:
        got.append(f.answer)
        return None

    inner.add("", called)
    outer.add("", call)
    outer.add("", keep)
    bare().begin(outer)
    assert got == [5]


def test_goto_goes_to_the_first_row_of_a_rule() -> None:
    rounds: list[int] = []
    p = Procedure("mini 9", "Trial")

    def count(g: Game, f: Frame) -> Signal | None:
        rounds.append(1)
        return None

    def back(g: Game, f: Frame) -> Signal | None:
        return Goto("mini 9.1") if len(rounds) < 3 else None

    p.add("mini 9.1", count)
    p.add("mini 9.2", back)
    bare().begin(p)
    assert len(rounds) == 3


def test_rows_under_one_number_are_replaced_together_or_left_out() -> None:
    p = Procedure("mini 9", "Some")
    for rule in ("mini 9.1", "mini 9.2", "mini 9.2", "mini 9.3"):
        p.add(rule, lambda g, f: None)
    one: RowFunction = lambda g, f: Return(1)  # noqa: E731
    q = p.replaced("Other", "other", {"mini 9.2": one, "mini 9.1": ()})
    assert [r.rule for r in q.rows] == ["mini 9.2", "mini 9.3"] and q.runs[0] is one
    assert [r.rule for r in p.replaced("Other", "other", {"mini 9.3": (one, one)}).rows][-2:] == ["mini 9.3"] * 2


def test_a_replaced_row_keeps_its_place_and_a_wrong_number_is_refused() -> None:
    p = Procedure("mini 9", "Trial")
    p.add("mini 9.1", lambda g, f: None)
    q = p.replaced("Other", "other", {"mini 9.1": lambda g, f: Return(1)})
    assert [r.rule for r in q.rows] == ["mini 9.1"]
    with pytest.raises(ValueError, match=r"mini 9\.7"):
        p.replaced("Other", "other", {"mini 9.7": lambda g, f: None})


def test_a_single_option_is_taken_unless_the_game_is_told_to_ask() -> None:
    p = Procedure("mini 9", "Trial")
    p.add("", lambda g, f: Ask(Decision(0, CONFIRM, "mini 9", "Well?", CHOICE[:1])))
    g = bare()
    g.begin(p)
    assert g.decision is None and g.answers == ()

    g = bare()
    g.auto = False
    g.begin(p)
    assert g.decision is not None


def test_an_answer_that_is_not_offered_names_the_rule_and_changes_nothing() -> None:
    g = start()
    before = g.hash()
    with pytest.raises(IllegalChoice) as refused:
        g.choose("play c99")
    assert refused.value.rule == "mini 4"
    assert g.hash() == before and g.answers == ()
    assert g.why_not("pass") is None


def test_a_row_passes_its_rule_to_what_it_makes() -> None:
    """An event that names no rule bears that of the row which lets it happen; one that does keeps its own."""
    p = Procedure("mini 9", "Trial")

    def happens(g: Game, f: Frame) -> Signal | None:
        return perform(g, f, [Event(VALUE, seat=0, key="points", amount=1)])

    def of_its_own(g: Game, f: Frame) -> Signal | None:
        return perform(g, f, [Event(VALUE, "mini 1", seat=0, key="points", amount=1)])

    p.add("mini 9.1", happens)
    p.add("mini 9.2", of_its_own)
    p.add("mini 9.3", happens)
    g = bare()
    g.begin(p)
    assert [e.rule for e in g.log.since(0)] == ["mini 9.1", "mini 1", "mini 9.3"]
