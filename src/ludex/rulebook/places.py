"""Where rules are cited in the source, and in which role.

A book's name followed by a number is not Python, so such words can only stand in a string, a docstring or a
comment: reading the text is as exact as reading the tokens, and quicker. Data files cite in a `rules =
[...]` key. A table KEPT_BY declares functions of the kernel, which itself knows no book, as keepers.
"""

from __future__ import annotations

import ast
import os
import re
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path

import msgspec

from ludex.families import family_of
from ludex.rulebook.citing import rules_in, rulings_in
from ludex.rulebook.keepers import Role, Source, is_ruleless
from ludex.rulebook.pointing import parsed, pointed_to

_OF_AN_EDITION = re.compile(r"\b(?P<game>\w+)/editions/v(?P<edition>\d+(_\d+)*)\b")
_RULES_KEY = re.compile(r"^[ \t]*rules[ \t]*=[ \t]*\[[^\]]*\]", re.MULTILINE)


class NotACheckout(Exception):
    """There is no source tree with tests here, so nothing can be said about code and tests."""


class Place(msgspec.Struct, frozen=True, order=True):
    """A line of a file, relative to the checkout, the function or class around it, and what a citation is there."""

    path: str
    line: int
    within: str = ""
    role: str = ""

    def __str__(self) -> str:
        return f"{self.path}:{self.line}" + (f" {self.within}" if self.within else "")

    @property
    def told(self) -> str:
        """The place and, of code, what the citation is there."""
        return f"{self} ({self.role})" if self.role else str(self)


class Sighting(msgspec.Struct, frozen=True, order=True):
    """A citation as it was written, and where. Editions, if any, are the only books that a family citation is for."""

    citation: str
    place: Place
    editions: tuple[str, ...] = ()


def checkout(root: Path | None = None, book: str = "") -> Path:
    """The source tree to read: the one given, or the one that a book's game comes from; without either, ludex's own."""
    family = family_of(book) if root is None and book else None
    found = root or (family.project() if family is not None else Path(__file__).resolve().parents[3])
    lacking = [part for part in ("src", "tests") if not (found / part).is_dir()]
    if lacking:
        raise NotACheckout(
            f"{found} has no {' and no '.join(lacking)}: the audit compares the ledger with the sources and tests of "
            "the game, so it needs a source checkout, not an installed package. Give its folder as root."
        )
    return found


def sightings_in_code(root: Path) -> list[Sighting]:
    """Every citation of a rule or a ruling in the sources and data files, outside this room."""
    sources = root / "src"
    sightings: list[Sighting] = []
    for path in sorted(sources.rglob("*")):
        room = path.relative_to(sources).parts[1:2]
        if room != ("rulebook",) and path.suffix in {".py", ".toml"}:
            sightings += _sightings_in_file(root, path, stamp(path))
            sightings += _sightings_of_pointers(root, path)
    return sightings


Stamp = tuple[int, int]


def stamp(path: Path) -> Stamp:
    """When a file was written, and its size: as long as both are the same it need not be read again."""
    found = path.stat()
    return found.st_mtime_ns, found.st_size


@lru_cache(maxsize=8192)
def _sightings_in_file(root: Path, path: Path, written: Stamp) -> tuple[Sighting, ...]:
    """The citations that stand in a file itself."""
    text = path.read_text(encoding="utf-8")
    name = path.relative_to(root).as_posix()
    if path.suffix == ".toml":
        return tuple(sightings_in(_only_rules_keys(text), name))
    if not any(True for _ in (*rules_in(text), *rulings_in(text))):
        return ()
    ruleless = is_ruleless(path.relative_to(root / "src").parts[1:])
    return tuple(sightings_in(text, name, Source(text, parsed(path)), ruleless=ruleless))


def _sightings_of_pointers(root: Path, path: Path) -> Iterator[Sighting]:
    """The functions of other files that a file's KEPT_BY declares; those may have changed, so they are read anew."""
    if path.suffix == ".py" and "KEPT_BY" in path.read_text(encoding="utf-8"):
        edition = played_in(path.relative_to(root).as_posix())
        for citation, where, function in pointed_to(root / "src", parsed(path)):
            place = Place(Path(os.path.relpath(where, root)).as_posix(), function.lineno, role=Role.KEEPER)
            yield Sighting(citation, place, edition)


def sightings_in(text: str, path: str, source: Source | None = None, *, ruleless: bool = False) -> Iterator[Sighting]:
    """The citations in one file's text. A data file's keys are rows; a room without rules only mentions."""
    ends = [-1, *(match.start() for match in re.finditer("\n", text))]
    for cited, offset in (*rules_in(text), *rulings_in(text)):
        line = bisect_right(ends, offset - 1) if offset else 1
        role = source.role(line, offset - ends[line - 1] - 1).role if source else Role.ROW
        yield Sighting(str(cited), Place(path, line, role=Role.MENTION if ruleless else role), played_in(path))


def played_in(path: str) -> tuple[str, ...]:
    """The only book that the family citations of a file are for: what is one edition's own the others do not play."""
    found = _OF_AN_EDITION.search(path)
    return (f"{found['game']}-{found['edition'].replace('_', '.')}",) if found else ()


def _only_rules_keys(text: str) -> str:
    """Blank out everything but the `rules = [...]` keys, leaving every line where it was."""
    kept: list[str] = []
    done = 0
    for match in _RULES_KEY.finditer(text):
        kept += [re.sub(r"[^\n]", " ", text[done : match.start()]), match[0]]
        done = match.end()
    return "".join(kept)


def name_surroundings(root: Path, places: Iterable[Place]) -> tuple[Place, ...]:
    """The same places, each with the innermost function or class it stands in; keepers first."""
    by_path: defaultdict[str, list[Place]] = defaultdict(list)
    for place in places:
        by_path[place.path].append(place)
    named: list[Place] = []
    for path, here in by_path.items():
        spans = list(_spans(root / path)) if path.endswith(".py") else []
        named += [msgspec.structs.replace(place, within=_innermost(spans, place.line)) for place in here]
    return tuple(sorted(named, key=lambda place: (Role(place.role or "row").rank, place)))


Span = tuple[int, int, str]


def _spans(path: Path) -> Iterator[Span]:
    """First line, last line and dotted name of every function and class of a file, outer before inner."""
    yield from _spans_under(parsed(path), "")


def _spans_under(node: ast.AST, prefix: str) -> Iterator[Span]:
    for child in ast.iter_child_nodes(node):
        name = prefix
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = f"{prefix}.{child.name}" if prefix else child.name
            first = min([child.lineno, *(decorator.lineno for decorator in child.decorator_list)])
            yield first, child.end_lineno or child.lineno, name
        if isinstance(child, ast.stmt):
            yield from _spans_under(child, name)


def _innermost(spans: Iterable[Span], line: int) -> str:
    around = [name for first, last, name in spans if first <= line <= last]
    return around[-1] if around else ""
