"""Rulings: where a book is silent, garbled or at odds with itself, and what ludex plays.

`rulings/<book>.toml` is the source; the page `docs/rulings/<book>.md` is written from it. Code names a
ruling by its id (`sve-R1`) beside the rule it is about, and so does the test that would catch it being
broken.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from ludex.rulebook.citing import BOOKS
from ludex.rulebook.ledger import folder


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One unclear passage: the question, what ludex plays, the rules it is about, and why."""

    id: str
    rules: tuple[str, ...]
    question: str
    choice: str
    why: str


class _Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    intro: str
    ruling: tuple[Ruling, ...]


@cache
def _page(book: str) -> _Page:
    path = folder(book, "rulings") / f"{book}.toml" if book in BOOKS else None
    if path is None or not path.exists():
        return _Page(intro="", ruling=())
    return msgspec.toml.decode(path.read_bytes(), type=_Page)


def rulings(book: str) -> tuple[Ruling, ...]:
    """The rulings on a book, in the order of their ids."""
    return _page(book).ruling


def rulings_on(book: str, number: str) -> tuple[Ruling, ...]:
    """The rulings that are about one paragraph."""
    return tuple(ruling for ruling in rulings(book) if number in ruling.rules)


def rulings_page(book: str) -> str:
    """The page of a book's rulings, as Markdown."""
    page = _page(book)
    parts = [
        f"# Rulings: {BOOKS[book]} (`{book}`)",
        f"<!-- Written from src/ludex/rulebook/rulings/{book}.toml: change that, then this with it. -->",
        page.intro.strip(),
    ]
    for ruling in page.ruling:
        cited = ", ".join(f"`{book} {number}`" for number in ruling.rules)
        parts += [
            f"## {ruling.id}: {ruling.question}",
            f"**ludex plays:** {ruling.choice}",
            f"**Rules:** {cited}",
            f"**Why:** {ruling.why}",
        ]
    return "\n\n".join(parts) + "\n"


def write_rulings_page(book: str, root: Path) -> Path:
    """Write `docs/rulings/<book>.md` of a checkout anew."""
    path = root / "docs" / "rulings" / f"{book}.md"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(rulings_page(book), encoding="utf-8")
    return path
