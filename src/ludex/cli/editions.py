"""Books of one family on the command line: `ludex rules diff`, and one rule in all its editions."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Annotated

import msgspec
import typer
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludex.cli.errors import UserError
from ludex.cli.output import Json, answer
from ludex.rulebook import (
    BOOKS,
    Change,
    Comparison,
    Difference,
    FamilyCard,
    LedgerError,
    RuleCard,
    Strangers,
    differences,
    ledger,
)

Book = Annotated[str, typer.Argument(help="A book, by the name used in citations.")]


def diff(old: Book, new: Book, json: Json = False) -> None:
    """Show what changed between two editions of a game, rule by rule."""
    try:
        found = differences(known_book(old), known_book(new))
    except Strangers as error:
        raise UserError(f"{error}.", mend="Compare two books of one family.") from error
    except LedgerError as error:
        raise UserError("The ledger cannot be read.", where=str(error)) from error
    answer(_document(found), json=json, page=lambda: _diff_page(found))


def known_book(book: str) -> str:
    """The book's name, or a complaint that names those there are."""
    if book not in BOOKS:
        raise UserError(f"There is no book {book!r}.", mend=f"The books are {', '.join(BOOKS)}.")
    return book


def family_page(card: FamilyCard) -> RenderableType:
    """One rule of a family: what each edition says, and where each is kept."""
    return Group(
        Text(f"{card.family} {card.number}", style="bold"),
        *(part for book, own in card.editions.items() for part in _edition(book, own)),
    )


def _edition(book: str, card: RuleCard | None) -> Iterator[RenderableType]:
    if card is None:
        yield Text(f"{book}: no such rule", style="dim")
        return
    yield Text.assemble((f"{book} {card.number}", "bold"), f" ({card.status}) {card.gist}")
    for name, places in (("code", card.code), ("tests", card.tests)):
        for place in places:
            yield Text(f"  {name} {place.told}", style="dim")


def _document(found: Comparison) -> dict[str, object]:
    told = msgspec.to_builtins(found.differences)
    return {"family": found.family, "old": found.old, "new": found.new, **found.counts, "differences": told}


def _diff_page(found: Comparison) -> RenderableType:
    both = [each for each in found.differences if each.new is not None]
    gone = [each for each in found.differences if each.new is None]
    counts = ", ".join(f"{count} {change}" for change, count in found.counts.items())
    return Group(
        *_chapters(found, found.new, both),
        *_chapters(found, found.old, gone),
        Text(f"From {found.old} to {found.new}: {counts}."),
    )


def _chapters(found: Comparison, book: str, rules: Iterable[Difference]) -> Iterator[Table]:
    """A table for every chapter of a book in which something differs."""
    for chapter, group in groupby(rules, key=lambda each: each.chapter):
        lines = ledger(book)
        name = f": {lines[chapter].gist}" if chapter in lines else ""
        title = Text(f"{book}, chapter {chapter}{name}", style="bold")
        table = Table("", found.old, found.new, "gist", title=title, title_justify="left", expand=True)
        for each in group:
            table.add_row(each.change.value, each.old or "", each.new or "", _gists(each))
        yield table


def _gists(each: Difference) -> Text:
    """What was said and what is said now, marked as in a patch; one line where nothing but the number changed."""
    if each.change is Change.MOVED:
        return Text(each.new_gist)
    said = ((f"- {each.old_gist}", "red", each.old), (f"+ {each.new_gist}", "green", each.new))
    return Text("\n").join(Text(text, style=style) for text, style, number in said if number is not None)
