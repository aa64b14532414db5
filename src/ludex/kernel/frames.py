"""Numbered procedures and the frames that run them.

A procedure is a table of rows, each a rule and a function. The running game is a stack of frames. A row that needs
a player returns `Ask`; the answer is in `frame.answer` when the next row runs. A row that needs another procedure
returns `Call`; what that procedure returns is in `frame.answer` likewise. Nothing waits on Python's own stack.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

from msgspec import Struct

if TYPE_CHECKING:
    from ludex.kernel.decisions import Decision
    from ludex.kernel.game import Game


class Ask(Struct, eq=False, gc=False, frozen=True):
    """Stop and ask a player."""

    decision: Decision


class Going(Struct, eq=False, gc=False, frozen=True):
    """Go on at the row with this rule."""

    rule: str


Goto = cache(Going)  # rows go to the same places again and again: one signal for each


class Return(Struct, eq=False, gc=False, frozen=True):
    """End the procedure with a value for the frame that called it."""

    value: object = None


class Rewind(Struct, eq=False, gc=False, frozen=True):
    """What was begun turned out illegal: the game returns to the point before it."""

    rule: str


class Become(Struct, eq=False, frozen=True):
    """The game goes on from a position that was reached from this one without asking; the answers stay as given."""

    game: Game


RowFunction = Callable[["Game", "Frame"], "Signal | None"]


class Row:
    """One numbered step. `answers`: the step whose question it acts on."""

    __slots__ = ("rule", "run", "answers")

    def __init__(self, rule: str, run: RowFunction, answers: RowFunction | None = None) -> None:
        self.rule: str = rule
        self.run: RowFunction = run
        self.answers: RowFunction | None = answers

    def __repr__(self) -> str:
        return f"Row({self.rule})"


def _end(g: Game, f: Frame) -> Signal | None:
    """After its last row a procedure ends."""
    return ENDED


ENDED: Final = Return(None)


class Procedure:
    """A numbered list of steps, as the rulebook prints it.

    `key` identifies it in saves: its name if a chapter wrote it, the reading of a text if `enact` made it.
    """

    __slots__ = ("name", "rule", "title", "rows", "runs", "key", "places", "steps")

    def __init__(self, rule: str, title: str, name: str = "", key: object = None) -> None:
        self.rule: str = rule
        self.title: str = title
        self.name: str = name or f"{rule} {title}"
        self.key: object = key
        self.rows: list[Row] = []
        self.runs: list[RowFunction] = [_end]  # what the rows do, and after the last of them the end
        self.places: dict[str, int] = {}
        self.steps: dict[RowFunction, int] = {}

    def row(self, rule: str, *, answers: RowFunction | None = None) -> Callable[[RowFunction], RowFunction]:
        """Add a step, under its rule. Two steps under one rule: the first is where `Goto` goes."""

        def keep(run: RowFunction) -> RowFunction:
            self.add(rule, run, answers=answers)
            return run

        return keep

    def add(self, rule: str, run: RowFunction, *, answers: RowFunction | None = None) -> None:
        self.places.setdefault(rule, len(self.rows))
        self.steps.setdefault(run, len(self.rows))
        self.rows.append(Row(rule, run, answers))
        self.runs.insert(-1, run)

    def index(self, rule: str) -> int:
        return self.places[rule]

    def replaced(self, title: str, name: str, rows: dict[str, RowFunction | tuple[RowFunction, ...]]) -> Procedure:
        """The same procedure with steps replaced: how an edition or a format differs.

        All rows under a number are one step and are replaced together, by a row or by several; by none, it is left out.
        """
        unknown = set(rows) - {r.rule for r in self.rows}
        if unknown:
            raise ValueError(f"{self.name} has no row {sorted(unknown)}")
        other = Procedure(self.rule, title, name)
        for r in self.rows:
            new = rows.get(r.rule)
            if new is None:
                other.add(r.rule, r.run, answers=r.answers)
            elif self.rows[self.index(r.rule)] is r:
                for run in new if isinstance(new, tuple) else (new,):
                    other.add(r.rule, run)
        return other

    def __repr__(self) -> str:
        return f"Procedure({self.name})"


class Frame:
    """A procedure in progress: the row to run next, its own values, and the latest answer."""

    __slots__ = ("procedure", "row", "local", "answer")

    def __init__(self, procedure: Procedure, row: int, local: dict[str, object], answer: object = None) -> None:
        self.procedure: Procedure = procedure
        self.row: int = row
        self.local: dict[str, object] = local
        self.answer: object = answer

    @property
    def rule(self) -> str:
        """The rule of the row that runs, which it passes to what it makes."""
        return self.procedure.rows[self.row - 1].rule

    def go_to(self, step: RowFunction) -> None:
        """Go on with this step of the procedure."""
        self.row = self.procedure.steps[step]

    def again(self) -> None:
        """The step that runs, or has asked, runs once more."""
        self.row -= 1

    def ask_again(self) -> None:
        """Go on with the step whose question the step that runs acts on."""
        answers = self.procedure.rows[self.row - 1].answers
        if answers is None:
            raise AssertionError(f"{self.rule} of {self.procedure.name} answers no question")
        self.go_to(answers)

    def twin(self) -> Frame:
        return Frame(self.procedure, self.row, self.local.copy(), self.answer)

    def __repr__(self) -> str:
        return f"Frame({self.procedure.name}, row {self.row})"


V = TypeVar("V")


def values(f: Frame, kind: Callable[..., V]) -> V:
    """The values of a procedure in progress, typed as the chapter declares them (a `TypedDict`)."""
    return cast(V, f.local)


def several(f: Frame) -> tuple[Any, ...]:
    """The latest answer where it is several things: the cards a player picked, the events that happened."""
    answer = f.answer
    assert isinstance(answer, tuple)
    return answer


class Call(Frame):
    """Run a procedure, then go on with the next row: the frame that is to be run."""

    __slots__ = ()

    def __init__(self, procedure: Procedure, **local: object) -> None:
        self.procedure = procedure
        self.row = 0
        self.local = local
        self.answer: None = None


Signal = Ask | Call | Going | Return | Rewind | Become
