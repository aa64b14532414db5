"""Numbered procedures and the frames that run them.

A procedure is a table of rows, each a rule and a function. The running game is a stack of frames. A row that needs
a player returns `Ask`; the answer is in `frame.answer` when the next row runs. A row that needs another procedure
returns `Call`; what that procedure returns is in `frame.answer` likewise. Nothing waits on Python's own stack.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Generic, cast

from msgspec import Struct

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from ludex.kernel.decisions import Decision
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game

    # The values of a procedure, a `TypedDict` beside it. Who does not say which can only read them, as objects.
    V_co = TypeVar("V_co", covariant=True, bound=Mapping[str, object], default=Mapping[str, object])
else:
    from typing import TypeVar

    V_co = TypeVar("V_co", covariant=True)

W = TypeVar("W")


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


RowFunction = Callable[["Game", "Frame[Any]"], "Signal | None"]
Step = Callable[["Game", "Frame[V_co]"], "Signal | None"]  # a row of a procedure with these values


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


class Procedure(Generic[V_co]):
    """A numbered list of steps, as the rulebook prints it.

    What its frames hold is declared with it: `attacking: Procedure[Attacking] = Procedure(…)`, where `Attacking` is a
    `TypedDict`; its rows take a `Frame[Attacking]`. `key` identifies it in saves: its name if a chapter wrote it, the
    reading of a text if `enact` made it.
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

    def row(self, rule: str, *, answers: RowFunction | None = None) -> Callable[[Step[V_co]], Step[V_co]]:
        """Add a step, under its rule. Two steps under one rule: the first is where `Goto` goes."""

        def keep(run: Step[V_co]) -> Step[V_co]:
            self.add(rule, run, answers=answers)
            return run

        return keep

    def add(self, rule: str, run: Step[V_co], *, answers: RowFunction | None = None) -> None:
        self.places.setdefault(rule, len(self.rows))
        self.steps.setdefault(run, len(self.rows))
        self.rows.append(Row(rule, run, answers))
        self.runs.insert(-1, run)

    def index(self, rule: str) -> int:
        return self.places[rule]

    def replaced(
        self, title: str, name: str, rows: Mapping[str, RowFunction | tuple[RowFunction, ...]]
    ) -> Procedure[V_co]:
        """The same procedure with steps replaced: how an edition or a format differs.

        All rows under a number are one step and are replaced together, by a row or by several; by none, it is left out.
        """
        unknown = set(rows) - {r.rule for r in self.rows}
        if unknown:
            raise ValueError(f"{self.name} has no row {sorted(unknown)}")
        other: Procedure[V_co] = Procedure(self.rule, title, name)
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


class Frame(Generic[V_co]):
    """A procedure in progress: the row to run next, its own values, and the latest answer.

    Values are a dictionary of the kind that the procedure declares. Who takes a frame says which of them it asks for
    (`f: Frame[Placed]`), and every frame that holds these will do.
    """

    __slots__ = ("procedure", "row", "local", "answer")

    def __init__(self, procedure: Procedure, row: int, local: V_co, answer: object = None) -> None:
        self.procedure: Procedure = procedure
        self.row: int = row
        self.local: V_co = local
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

    def twin(self) -> Frame[V_co]:
        f: Frame[V_co] = Frame.__new__(Frame)
        local: Any = self.local
        f.procedure = self.procedure
        f.row = self.row
        f.local = local.copy()
        f.answer = self.answer
        return f

    def __repr__(self) -> str:
        return f"Frame({self.procedure.name}, row {self.row})"


def values(f: Frame, kind: Callable[..., W]) -> W:
    """The values of a frame that was found on the stack, where who found it knows its procedure."""
    return cast(W, f.local)


# -- what was answered -------------------------------------------------------------------------------------------------
def several(f: Frame) -> tuple[Any, ...]:
    """The latest answer where it is several things."""
    answer = f.answer
    assert isinstance(answer, tuple)
    return answer


def picked(f: Frame) -> tuple[int, ...]:
    """The latest answer where it is cards: those a player has picked, or put in order."""
    return several(f)


def number_given(f: Frame) -> int:
    """The latest answer where it is a number: an amount, a place in a list, a card, -1 for none."""
    answer = f.answer
    assert isinstance(answer, int)
    return answer


def happened(f: Frame) -> tuple[Event, ...]:
    """The events that the call before has performed; none if it was no such call."""
    answer = f.answer
    return answer if isinstance(answer, tuple) else ()


class Call(Frame[V_co]):
    """Run a procedure, then go on with the next row: the frame that is to be run."""

    __slots__ = ()

    def __init__(self, procedure: Procedure[V_co], **local: object) -> None:
        self.procedure: Procedure = procedure
        self.row: int = 0
        self.local: V_co = local  # type: ignore[assignment]  # who calls a procedure knows what it declares
        self.answer: object = None


Signal = Ask | Call | Going | Return | Rewind | Become
