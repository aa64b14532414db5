"""Which rules the tests would catch being broken.

A test says so with `@pytest.mark.rule("sve 8.4.9")`, on itself, its class or (as `pytestmark`) its module,
or, in `tests/rulebook/<book>/`, by its name: `test_8_4_9_both_deal_damage`. Test files are read, not
imported. A test that is marked to be skipped or to fail guards nothing and is not counted.

`tests/rulebook/fow/` and `@pytest.mark.rule("fow 8.2:3")` cite a family of books. The nearest
`@pytest.mark.editions("fow-5.01", "fow-5.5")`, on the test, its class or its module, says which of them the test
plays; without one it is all of them.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from ludex.rulebook.citing import BOOKS, FAMILIES, numbering_book
from ludex.rulebook.ledger import official_numbers
from ludex.rulebook.places import Place, Sighting, Stamp, stamp
from ludex.rulebook.pointing import parsed

_ASLEEP = frozenset({"skip", "xfail"})
_EDITIONS = frozenset(book for members in FAMILIES.values() for book in members)
_NAME = re.compile(r"test_((?:[a-z]_)?\d+(?:_+\d+)*)(?:_|$)")


def sightings_in_tests(root: Path) -> list[Sighting]:
    """Every citation by a test that is awake."""
    sightings: list[Sighting] = []
    for path in sorted((root / "tests").rglob("test_*.py")):
        sightings += _sightings_in_file(root, path, stamp(path))
    return sightings


@lru_cache(maxsize=8192)
def _sightings_in_file(root: Path, path: Path, written: Stamp) -> tuple[Sighting, ...]:
    book = _book_of_folder(path.relative_to(root / "tests"))
    reader = _TestFile(path.relative_to(root).as_posix(), _names_of(book) if book else None)
    return tuple(reader.read(parsed(path).body, prefix="", inherited=_Marked()))


def _book_of_folder(path: Path) -> str | None:
    """`rulebook/sve/test_x.py` is about sve, `rulebook/fow/…` about a family; `fow-5.5` may be written `fow_5_5`."""
    if len(path.parts) < 3 or path.parts[0] != "rulebook":
        return None
    return {re.sub(r"\W", "_", book): book for book in (*BOOKS, *FAMILIES)}.get(re.sub(r"\W", "_", path.parts[1]))


class _NamedRules:
    """Reads the rule number at the start of a test's name.

    `.` and `-` become `_`. A `:` becomes `__`, or `_` where no other number is spelled the same way.
    """

    def __init__(self, book: str, numbers: Iterable[str]) -> None:
        self._book = book
        self._spelled: dict[str, str] = {}
        loose: defaultdict[str, list[str]] = defaultdict(list)
        for number in numbers:
            self._spelled[_spelling(number, colon="__")] = number
            loose[_spelling(number, colon="_")].append(number)
        for spelling, meant in loose.items():
            if len(meant) == 1:
                self._spelled.setdefault(spelling, meant[0])

    def cited_by(self, name: str) -> str | None:
        """The longest number of the book that the name starts with; an unknown number comes out as it is."""
        match = _NAME.match(name)
        if match is None:
            return None
        spelling = match[1]
        while spelling:
            if spelling in self._spelled:
                return f"{self._book} {self._spelled[spelling]}"
            spelling = spelling.rpartition("_")[0].rstrip("_")
        lettered = match[1][0].isalpha()  # "test_a_2_cost_card" is words, not an appendix the book lacks
        return None if lettered else f"{self._book} {match[1].replace('_', '.')}"


@cache
def _names_of(book: str) -> _NamedRules:
    return _NamedRules(book, official_numbers(numbering_book(book)))


def _spelling(number: str, *, colon: str) -> str:
    return number.lower().replace(".", "_").replace("-", "_").replace(":", colon)


@dataclass(frozen=True, slots=True)
class _Marked:
    """What the marks on a module, class or test say: rules cited, and editions that family citations are for."""

    citations: tuple[str, ...] = ()
    editions: tuple[str, ...] = ()

    def under(self, marks: list[ast.expr]) -> _Marked:
        """What further marks make of it: citations add up, of editions the nearest count.

        Something that is no edition is kept as a citation, which fits no book and is told.
        """
        named = tuple(_arguments(marks, "editions"))
        strange = (name for name in named if name not in _EDITIONS)
        return _Marked((*self.citations, *_arguments(marks, "rule"), *strange), named or self.editions)


class _TestFile:
    """Collects the citations of one file, from the outside in: what a class cites, its tests cite."""

    def __init__(self, path: str, names: _NamedRules | None) -> None:
        self._path = path
        self._names = names

    def read(self, body: list[ast.stmt], prefix: str, inherited: _Marked) -> Iterator[Sighting]:
        """The citations of the tests in a module's or class's body."""
        marks = _pytestmarks(body)
        if _any_asleep(marks):
            return
        inherited = inherited.under(marks)
        for node in body:
            if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
                if not _any_asleep(node.decorator_list):
                    yield from self.read(node.body, f"{prefix}{node.name}.", inherited.under(node.decorator_list))
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
                yield from self._test(node, prefix, inherited)

    def _test(
        self, node: ast.FunctionDef | ast.AsyncFunctionDef, prefix: str, inherited: _Marked
    ) -> Iterator[Sighting]:
        if _any_asleep(node.decorator_list):
            return
        place = Place(self._path, node.lineno, prefix + node.name)
        marked = inherited.under(node.decorator_list)
        named = self._names.cited_by(node.name) if self._names else None
        for citation in dict.fromkeys([*marked.citations, *([named] if named else [])]):
            yield Sighting(citation, place, marked.editions)


def _pytestmarks(body: list[ast.stmt]) -> list[ast.expr]:
    """The marks in `pytestmark = mark` or `pytestmark = [mark, mark]`."""
    for node in body:
        if isinstance(node, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets
        ):
            return list(node.value.elts) if isinstance(node.value, ast.List | ast.Tuple) else [node.value]
    return []


def _mark_name(node: ast.AST) -> str | None:
    """`skip` for `pytest.mark.skip` and for `pytest.mark.skip(...)`."""
    mark = node.func if isinstance(node, ast.Call) else node
    if not isinstance(mark, ast.Attribute) or not isinstance(mark.value, ast.Attribute):
        return None
    return mark.attr if mark.value.attr == "mark" else None


def _any_asleep(marks: list[ast.expr]) -> bool:
    return any(_mark_name(mark) in _ASLEEP for mark in marks)


def _arguments(marks: list[ast.expr], name: str) -> Iterator[str]:
    """The arguments of the marks of that name; one that is no plain string comes out as source and fits no book."""
    for mark in marks:
        for node in ast.walk(mark):
            if isinstance(node, ast.Call) and _mark_name(node) == name:
                for argument in node.args:
                    plain = isinstance(argument, ast.Constant) and isinstance(argument.value, str)
                    yield ast.literal_eval(argument) if plain else ast.unparse(argument)
