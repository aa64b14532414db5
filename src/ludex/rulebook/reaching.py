"""Who comes by: of the whole suite, the tests that get to the line where a mutant is broken.

A rule is often noticed far from its own tests: by those of another book that plays the same code, of the language, of
the contract. All of them run once, with a mark at each line that is asked about; a broken line can be noticed only by
who gets there. What runs while modules are loaded is got to by everybody.
"""

from __future__ import annotations

import ast
import builtins
import json
import os
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ludex.rulebook.breaking import Mutant, is_read_once
from ludex.rulebook.keepers import Function
from ludex.rulebook.planting import Planted, module_name
from ludex.rulebook.pointing import parsed

__all__ = ["WIDE", "marked", "reach"]

WIDE = (
    "rulebook", "enact", "phrases", "perft", "kernel", "lang", "cards", "table", "playthroughs", "contract", "solving",
)  # fmt: skip
"""The folders of tests that are asked: those that play by themselves, without pages, servers or hours."""
MARK = "__reached__"
_ASIDE = ("test_mutants.py", "test_audit.py", "test_keepers.py")
"""They look at sources, or break them themselves."""


@dataclass(slots=True)
class Reach:
    """The tests that get to a line, with their seconds; `loading` if it runs while modules are loaded."""

    tests: dict[str, float] = field(default_factory=dict)
    loading: bool = False

    def quickest(self, most: int) -> tuple[str, ...]:
        """So many of them, the quickest first."""
        return tuple(sorted(self.tests, key=lambda test: (self.tests[test], test))[:most])


def reach(root: Path, mutants: Sequence[Mutant], folders: Sequence[str] = WIDE) -> list[Reach]:
    """For each mutant who gets to its line. The suite runs once, in a process of its own."""
    told, say = os.pipe()
    pid = os.fork()
    if not pid:
        os.close(told)
        try:
            _run_marked(root, mutants, folders, say)
        finally:
            os._exit(0)
    os.close(say)
    found, everybody = [Reach() for _ in mutants], dict[str, float]()
    with os.fdopen(told, encoding="utf-8") as file:
        for line in file:
            test, seconds, reached = json.loads(line)
            everybody |= {test: seconds}
            for nth in reached:
                found[nth].loading |= not test
                found[nth].tests[test] = seconds
    os.waitpid(pid, 0)
    for mutant, those in zip(mutants, found, strict=True):
        those.loading |= is_read_once(mutant)
        if those.loading:
            those.tests = {test: seconds for test, seconds in everybody.items() if _reads(mutant, test)}
    return found


def _reads(mutant: Mutant, test: str) -> bool:
    """Whether a test plays the book of a mutant, or reads its language."""
    book = mutant.rule.partition(" ")[0]
    folders = {f"rulebook/{folder}/" for folder in (book.partition("-")[0], re.sub("[-.]", "_", book))}
    return any(test.startswith(f"tests/{folder}") for folder in (*folders, "lang/", "phrases/", "enact/"))


class _Watch:
    """Says after each test where it has been."""

    def __init__(self, say: int, reached: set[int]) -> None:
        self._say, self._reached, self._seconds = say, reached, 0.0

    def pytest_collection_finish(self) -> None:
        """What was reached up to here was reached in loading."""
        self._tell("")

    def pytest_runtest_logstart(self) -> None:
        """A test begins."""
        self._seconds = 0.0
        self._reached.clear()

    def pytest_runtest_logreport(self, report: Any) -> None:
        """A part of a test has ended."""
        self._seconds += report.duration
        if report.when == "teardown":
            self._tell(report.nodeid)

    def _tell(self, test: str) -> None:
        said = [test, round(self._seconds, 3), sorted(self._reached)]
        os.write(self._say, f"{json.dumps(said)}\n".encode())


def _run_marked(root: Path, mutants: Sequence[Mutant], folders: Sequence[str], say: int) -> None:
    import pytest

    from ludex.rulebook.trying import PYTEST

    reached: set[int] = set()
    setattr(builtins, MARK, reached.add)
    lines: defaultdict[Path, dict[int, int]] = defaultdict(dict)
    for nth, mutant in enumerate(mutants):
        lines[mutant.keeper.path][nth] = mutant.line
    for path, asked in lines.items():
        Planted(module_name(path, root / "src"), path, marked(parsed(path), asked))
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    os.dup2(null, 2)
    os.chdir(root)
    aside = [f"--ignore={path}" for name in _ASIDE for path in sorted((root / "tests").rglob(name))]
    wanted = [str(root / "tests" / folder) for folder in folders if (root / "tests" / folder).is_dir()]
    options = [option for option in PYTEST if option != "-x"]
    pytest.main([*options, *aside, "--continue-on-collection-errors", *wanted], plugins=[_Watch(say, reached)])


def marked(tree: ast.Module, lines: dict[int, int]) -> ast.Module:
    """The same tree, which says each number when its line is come to; what stands in no function says it at once."""
    for number, line in lines.items():
        body, at, statement = _innermost(tree, line)
        if isinstance(statement, Function):  # the function as a whole: when it is called
            body, at = statement.body, 1 if ast.get_docstring(statement) is not None else 0
        mark = ast.Expr(ast.Call(ast.Name(MARK, ast.Load()), [ast.Constant(number)], []))
        body.insert(at, ast.copy_location(mark, statement))
    return ast.fix_missing_locations(tree)


def _innermost(tree: ast.Module, line: int) -> tuple[list[ast.stmt], int, ast.stmt]:
    """The smallest statement that has a line, and where it stands."""
    found = [
        (body, at, each)
        for body in _bodies(tree)
        for at, each in enumerate(body)
        if each.lineno <= line <= (each.end_lineno or each.lineno)
    ]
    return min(found, key=lambda place: ((place[2].end_lineno or 0) - place[2].lineno, -place[2].col_offset))


def _bodies(tree: ast.Module) -> Iterator[list[ast.stmt]]:
    for node in ast.walk(tree):
        for _, value in ast.iter_fields(node):
            if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                yield value
