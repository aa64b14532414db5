"""Which methods of a game's classes an edition never calls, because its own classes answer in their place.

Editions are differences: `FowRules` answers for all, and the class of an edition answers anew what its book says
otherwise. What is answered anew without asking `super()` is kept there, and for that book nowhere else.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ludex.rulebook.places import played_in
from ludex.rulebook.pointing import imported, parsed

__all__ = ["overruled"]

Place = tuple[Path, int]


@dataclass(frozen=True)
class _Class:
    """A class of the sources, with the classes that it is made from, nearest first."""

    path: Path
    node: ast.ClassDef
    bases: tuple[_Class, ...]

    def methods(self) -> dict[str, ast.FunctionDef]:
        """Its own."""
        return {each.name: each for each in self.node.body if isinstance(each, ast.FunctionDef)}

    def line(self) -> Iterator[_Class]:
        """The class itself and what it is made from, in the order in which they are asked."""
        yield self
        for base in self.bases:
            yield from base.line()


@cache
def overruled(root: Path, book: str) -> frozenset[Place]:
    """Where the methods begin that nobody asks in a book: every class of the edition that could, answers itself."""
    src = root / "src"
    own = [path for path in sorted((src / "ludex" / "games").rglob("*.py")) if played_in(path.as_posix()) == (book,)]
    asked: set[Place] = set()
    held: dict[Place, str] = {}
    for path in own:
        for each in _classes(src, path).values():
            held |= {(base.path, m.lineno): base.node.name for base in each.line() for m in base.methods().values()}
            asked |= set(_asked(each))
    shared = [path for path in (src / "ludex").rglob("*.py") if not played_in(path.as_posix())]
    silent = {place: name for place, name in held.items() if place not in asked and place[0] not in own}
    made = {name for name in silent.values() if any(_makes(path, name) for path in shared)}
    return frozenset(place for place, name in silent.items() if name not in made)


def _asked(of: _Class) -> Iterator[Place]:
    """For each method the first answer, and the next one as long as an answer asks on."""
    line = list(of.line())
    for name in {name for each in line for name in each.methods()}:
        for each in line:
            method = each.methods().get(name)
            if method is not None:
                yield each.path, method.lineno
                if not _asks_on(method):
                    break


def _asks_on(method: ast.FunctionDef) -> bool:
    return any(isinstance(node, ast.Name) and node.id == "super" for node in ast.walk(method))


@cache
def _classes(src: Path, path: Path) -> dict[str, _Class]:
    """The classes of a file by name; bases are looked for in the file and in what it imports."""
    tree = parsed(path)
    known = dict(imported(src, tree))
    found: dict[str, _Class] = {}
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            bases = [_base(src, ast.unparse(base).partition("[")[0], known, found) for base in node.bases]
            found[node.name] = _Class(path, node, tuple(base for base in bases if base is not None))
    return found


def _base(src: Path, name: str, known: dict[str, Path | tuple[Path, str]], here: dict[str, _Class]) -> _Class | None:
    module, _, within = name.partition(".")
    place = known.get(module)
    if isinstance(place, Path) and within and place.exists():
        return _classes(src, place).get(within)
    if isinstance(place, tuple) and place[0].exists():
        return _classes(src, place[0]).get(place[1])
    return here.get(name)


def _makes(path: Path, name: str) -> bool:
    """Whether shared code makes one itself, so that all editions play it."""
    return re.search(rf"(?<!class )\b{name}\(", _text(path)) is not None


@cache
def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")
