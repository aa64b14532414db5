"""The contents of a book: chapters, sections and paragraphs as a tree that opens at the rule one reads."""

from __future__ import annotations

from functools import cache
from html import escape

from nicegui import ui

from ludex.rulebook import Kept, ledger
from ludex.rulebook.citing import ancestors
from ludex.web.pages.cardbook import game_of
from ludex.web.pages.parts import tag
from ludex.web.words import Words


@cache
def chapters(book: str) -> dict[str, tuple[str, ...]]:
    """The sections of each chapter, in the book's order. A chapter with a paragraph of its own is not its section."""
    found: dict[str, list[str]] = {}
    lines = ledger(book)
    for line in lines:
        chapter = chapter_of(line.number)
        sections = found.setdefault(chapter, [])
        if line.number != chapter and lines.parent(line.number) in (None, chapter):
            sections.append(line.number)
    return {chapter: tuple(sections) for chapter, sections in found.items()}


def chapter_of(number: str) -> str:
    """The chapter a number stands in: `8.4.9` in `8`, `B-1:6.2` in `B-1`."""
    head = number.partition(":")[0]
    return head if head[0].isalpha() else head.partition(".")[0]


def chapter_name(t: Words, book: str, chapter: str) -> str:
    """A chapter's number and name: the ledger's, or ours where the book prints it without a number of its own."""
    line = ledger(book).lines.get(chapter)
    if line is not None and line.kept is Kept.TITLE:
        return f"{chapter}  {line.gist}"
    key = f"chapter.{game_of(book)}.{chapter}"
    return f"{chapter}  {t(key)}" if key in t else chapter


def contents(t: Words, book: str, here: str) -> None:
    """The tree beside a rule; folded away on a phone until asked for."""
    with (
        tag("aside", "", "lp-aside", aria_label=t("rules.contents")),
        tag("details", "", "lp-contents", data_open_wide=True),
    ):
        tag("summary", t("rules.contents"), "lx-caps")
        # Written as text at once: a thousand elements one by one would be slow. Everything in it is escaped.
        ui.html(_tree(t, book, here), sanitize=False)


def _tree(t: Words, book: str, here: str) -> str:
    above = {here, *(ancestors(here) if here else ()), chapter_of(here) if here else ""}
    parts = []
    for chapter, sections in chapters(book).items():
        inside = "".join(_branch(book, number, here, above) for number in sections)
        name = escape(chapter_name(t, book, chapter))
        opened = " open" if chapter in above else ""
        parts.append(f"<details{opened}><summary>{name}</summary><ul>{inside}</ul></details>")
    return "".join(parts)


def _branch(book: str, number: str, here: str, above: set[str]) -> str:
    """A number and what stands under it; only along the way to the rule one reads is the whole depth shown."""
    lines = ledger(book)
    line = lines[number]
    current = ' aria-current="page"' if number == here else ""
    own = f'<a href="/rules/{book}/{number}"{current}><b>{escape(number)}</b> {escape(line.gist)}</a>'
    if number not in above or not lines.children(number):
        return f"<li>{own}</li>"
    inside = "".join(_branch(book, child, here, above) for child in lines.children(number))
    return f"<li>{own}<ul>{inside}</ul></li>"
