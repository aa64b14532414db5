"""Which pieces of code keep each rule, and the mutants that can be made of them."""

from __future__ import annotations

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random

from ludex.rulebook.audit import Cited, key_of, trace
from ludex.rulebook.citing import rules_in
from ludex.rulebook.keepers import Declared, Function, Role, Source, is_ruleless
from ludex.rulebook.ledger import Kept, ledger
from ludex.rulebook.mutating import OPERATORS, Site, sites
from ludex.rulebook.overruling import overruled
from ludex.rulebook.places import Place, Sighting, played_in
from ludex.rulebook.pointing import function_named, imported, parsed, pointed_to


@dataclass(frozen=True, slots=True)
class Keeper:
    """A piece of code that keeps a rule: its file, where it begins, and the line that says the number, if only that."""

    path: Path
    line: int
    column: int
    at: int = 0


@dataclass(frozen=True, slots=True)
class Mutant:
    """One rule's keeper, broken in one way. `nth` is the site among those of the keeper."""

    rule: str
    keeper: Keeper
    nth: int
    operator: str
    before: str
    after: str
    line: int

    def name(self, root: Path) -> str:
        """A short name that stays while the code does."""
        said = f"{self.rule}|{self.keeper.path.relative_to(root)}|{self.operator}|{self.before}|{self.after}|{self.nth}"
        return sha256(said.encode()).hexdigest()[:10]


def is_read_once(mutant: Mutant) -> bool:
    """Whether it breaks a phrase: a language learns those once, whoever asks for it first."""
    return not {"lang", "phrases"}.isdisjoint(mutant.keeper.path.parts)


@cache
def keepers(root: Path, book: str) -> dict[str, list[Keeper]]:
    """For every number of a book, what keeps it. Editions are differences: what an edition keeps by a row of its own,
    or in files of its own, it does not keep by the rows, or the files, of its family. Of a function that bears a number
    at a line, that line keeps it; the docstring tells of it. What an edition's class answers itself, that of its family
    does not answer there."""
    found: defaultdict[str, dict[Keeper, tuple[str, Role]]] = defaultdict(dict)
    for citation, role, keeper, only in _all_keepers(root):
        number = key_of(Sighting(citation, Place("", 0), only), book)
        if number is not None:
            found[number].setdefault(keeper, (citation, role))
    silent = overruled(root, book)
    return {
        number: [each for each in _played(book, those) if (each.path, each.line) not in silent]
        for number, those in found.items()
    }


def _played(book: str, those: dict[Keeper, tuple[str, Role]]) -> Iterator[Keeper]:
    row = any(role is Role.ROW and citation.startswith(f"{book} ") for citation, role in those.values())
    file = any(book in played_in(keeper.path.as_posix()) for keeper in those)
    borne = {(keeper.path, keeper.line) for keeper in those if keeper.at}
    for keeper, (citation, role) in those.items():
        if not keeper.at and (keeper.path, keeper.line) in borne and role is Role.KEEPER:
            continue
        replaced = (row and role is Role.ROW) or (file and not played_in(keeper.path.as_posix()))
        if not replaced or citation.startswith(f"{book} "):
            yield keeper


@cache
def _all_keepers(root: Path) -> tuple[tuple[str, Role, Keeper, tuple[str, ...]], ...]:
    """What the sources cite, its keepers, and of a file of one edition the book that alone plays it."""
    sources = root / "src" / "ludex"
    found: list[tuple[str, Role, Keeper, tuple[str, ...]]] = []
    for path in sorted(sources.rglob("*.py")):
        parts = path.relative_to(sources).parts
        if parts[0] != "rulebook" and not is_ruleless(parts):
            only = played_in(path.as_posix())
            found += [(*each, only) for each in _keepers_in(root, path)]
    return tuple(found)


def _keepers_in(root: Path, path: Path) -> Iterator[tuple[str, Role, Keeper]]:
    text = path.read_text(encoding="utf-8")
    cited = list(rules_in(text))
    if not cited:
        return
    tree = parsed(path)
    source = Source(text, tree)
    for rule, offset in cited:
        line = text.count("\n", 0, offset) + 1
        declared = source.role(line, offset - (text.rfind("\n", 0, offset) + 1))
        for where, node in _pieces(root, path, tree, declared):
            at = line if declared.role is Role.BEARER else 0
            yield str(rule), declared.role, Keeper(where, *_start(node), at)
    for citation, where, function in pointed_to(root / "src", tree):
        yield citation, Role.KEEPER, Keeper(where, *_start(function))


def _pieces(root: Path, path: Path, tree: ast.Module, declared: Declared) -> Iterator[tuple[Path, ast.AST]]:
    """What a declaration means: a function, a value, or the functions that a row of a table names."""
    node = declared.node
    if node is None:
        return
    if declared.role is not Role.ROW or isinstance(node, Function):
        yield path, node
        return
    names = dict(imported(root / "src", tree))
    beside = [each for each in ast.iter_child_nodes(node) if isinstance(each, ast.Name | ast.Attribute)]
    functions = [each for name in beside if (each := function_named(name, names) or _own(path, tree, name))]
    if functions:
        yield from functions
    else:
        yield path, node


def _own(path: Path, tree: ast.Module, name: ast.expr) -> tuple[Path, ast.FunctionDef] | None:
    called = getattr(name, "id", "")
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name == called:
            return path, node
    return None


def _start(node: ast.AST) -> tuple[int, int]:
    return getattr(node, "lineno", 0), getattr(node, "col_offset", 0)


def broken(keeper: Keeper) -> tuple[ast.Module, ast.AST, list[Site]]:
    """A fresh tree of a keeper's file, the keeper in it, and every way to break it."""
    tree = parsed(keeper.path)
    here = [node for node in ast.walk(tree) if _start(node) == (keeper.line, keeper.column)]
    functions = [node for node in here if isinstance(node, Function)]
    statements = [node for node in here if isinstance(node, ast.stmt)]
    node = (functions or statements or here)[0]
    return tree, node, sites(tree, node, keeper.at)


def mutants_of(rule: str, those: Iterable[Keeper]) -> list[Mutant]:
    """Every mutant of a rule."""
    return [
        Mutant(rule, keeper, nth, site.operator, site.before, site.after, site.line)
        for keeper in those
        for nth, site in enumerate(_sites(keeper))
    ]


@cache
def _sites(keeper: Keeper) -> tuple[Site, ...]:
    return tuple(broken(keeper)[2])


def sample(root: Path, book: str, count: int, seed: int) -> list[Mutant]:
    """So many mutants of a book, of as many rules as there are: rules in the seed's order, each by a way of its own
    choosing; 0: of every rule one in each way there is."""
    chance = Random(f"{book} {seed}")
    found = keepers(root, book)
    rules = [line.number for line in ledger(book).kept_as(Kept.ENFORCED)]
    chance.shuffle(rules)
    chosen: list[Mutant] = []
    for number in rules:
        by_way: dict[str, list[Mutant]] = {way: [] for way in OPERATORS}
        for mutant in mutants_of(f"{book} {number}", found.get(number, ())):
            by_way[mutant.operator].append(mutant)
        ways = [way for way, those in by_way.items() if those]
        if count and ways:
            ways = [chance.choice(ways)]
        chosen += [chance.choice(by_way[way]) for way in ways]
        if count and len(chosen) >= count:
            break
    return chosen


class Guards:
    """The tests of every rule of a checkout, read once."""

    def __init__(self, cited: Cited) -> None:
        self._cited = cited
        self._books: dict[str, dict[str, list[str]]] = {}

    def of(self, book: str, number: str) -> list[str]:
        """The tests of a rule as pytest names them, those that carry fewest rules first."""
        if book not in self._books:
            self._books[book] = self._ordered(book)
        return self._books[book].get(number, [])

    def near(self, book: str, number: str) -> list[str]:
        """The tests of the other rules of the chapter, those of the nearest numbers first."""
        self.of(book, number)
        parts = _parts(number)
        close = {n: _shared(parts, _parts(n)) for n in self._books[book] if n != number}
        nearest = sorted((n for n, shared in close.items() if shared), key=lambda n: (-close[n], n))
        return list(dict.fromkeys(test for n in nearest for test in self._books[book][n]))

    def _ordered(self, book: str) -> dict[str, list[str]]:
        tests = trace(book, self._cited).tests
        carried = Counter(place for places in tests.values() for place in places)
        return {
            number: [
                f"{place.path}::{place.within.replace('.', '::')}"
                for place in sorted(set(places), key=lambda place: (carried[place], place))
            ]
            for number, places in tests.items()
        }


def _parts(number: str) -> list[str]:
    return re.split(r"[.:]", number)


def _shared(one: list[str], other: list[str]) -> int:
    """How many parts two numbers begin with alike."""
    return next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


def neighbours(root: Path, book: str, keeper: Keeper) -> list[str]:
    """The other rules of the book that the same piece of code keeps."""
    return [
        number
        for number, those in keepers(root, book).items()
        if any((each.path, each.line) == (keeper.path, keeper.line) for each in those)
    ]


def golden_games(root: Path, book: str) -> list[str]:
    """The tests that play the golden games of a book again."""
    games = sorted(path.stem for path in (root / "tests" / "playthroughs").glob(f"{book}*.txt"))
    return [f"tests/playthroughs/test_playthroughs.py::test_a_golden_game_is_told_as_before[{game}]" for game in games]


def surroundings(root: Path, book: str, keeper: Keeper) -> list[str]:
    """The rules of the book that are kept in the same file, those kept nearest first."""
    near = [
        (min(abs(each.line - keeper.line) for each in those if each.path == keeper.path), number)
        for number, those in keepers(root, book).items()
        if any(each.path == keeper.path for each in those)
    ]
    return [number for _, number in sorted(near)]
