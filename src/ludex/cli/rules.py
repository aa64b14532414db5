"""`ludex rules`: the ledger of a book, and whether code and tests keep it."""

from collections.abc import Iterable, Sequence
from typing import Annotated

import msgspec
import typer
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludex.cli.editions import diff, family_page, known_book
from ludex.cli.errors import UserError
from ludex.cli.output import Json, answer
from ludex.games import books as played_books
from ludex.rulebook import (
    BOOKS,
    FAMILIES,
    Audit,
    FamilyCard,
    LedgerError,
    NotACheckout,
    RuleCard,
    UnknownRule,
    books,
    ledger,
    show_family,
)
from ludex.rulebook import audit as audit_book
from ludex.rulebook import show as show_rule
from ludex.rulebook.audit import cited_in
from ludex.rulebook.citing import ancestors
from ludex.rulebook.places import checkout

app: typer.Typer = typer.Typer(help="The numbered rules: what they say, and what keeps them.", no_args_is_help=True)
app.command()(diff)

COUNTS = (
    "total",
    "enforced",
    "defined",
    "title",
    "physical",
    "judge",
    "missing",
    "enforced_without_code",
    "enforced_without_test",
    "enforced_by_mention_only",
    "enforced_without_own_test",
    "unknown_citations",
)
SHOWN = 12
"""How many numbers of a gap a person is shown; `--detail --json` has them all."""


@app.command()
def audit(
    book: Annotated[str | None, typer.Argument(help="A book or family; else every book that is played.")] = None,
    detail: Annotated[bool, typer.Option("--detail", help="Add the numbers behind the counts.")] = False,
    json: Json = False,
) -> None:
    """Does every rule have its line, and every enforced rule its code and its test? Exits 1 if not."""
    audits = _audited(_books(book) if book else played_books())
    documents = {each.book: each.as_json(detail=detail) for each in audits}
    answer(documents.get(book or "", documents), json=json, page=lambda: _audit_page(audits))
    if not json and not all(each.clean for each in audits):
        raise typer.Exit(1)


@app.command()
def show(
    book: Annotated[str, typer.Argument(help="The book or family, by the name used in citations.")],
    number: Annotated[str, typer.Argument(help="The paragraph's number as the book prints it.")],
    json: Json = False,
) -> None:
    """Show one rule: its gist, how it is kept, the code and the tests that keep it; of a family, in each edition."""
    own = _books(book)[0]
    try:
        card = show_rule(book, number) if book in BOOKS else show_family(book, number)
    except UnknownRule as error:
        raise UserError(f"{error}.", mend=_nearby(own, number)) from error
    except LedgerError as error:
        raise UserError("The ledger cannot be read.", where=str(error)) from error
    answer(msgspec.to_builtins(card), json=json, page=lambda: _card_page(card))


def _books(name: str) -> tuple[str, ...]:
    """The books meant by a name: a family's, or the one so called."""
    return FAMILIES.get(name) or (known_book(name),)


def _audited(named: Iterable[str]) -> list[Audit]:
    try:
        homes = {book: checkout(book=book) for book in named}
        cited = {home: cited_in(home) for home in set(homes.values())}
        return [audit_book(book, cited[home]) for book, home in homes.items()]
    except NotACheckout as error:
        mend = "Run it in a clone of the project, with ludex installed from it (make setup)."
        raise UserError("The audit needs ludex's sources and tests.", where=str(error), mend=mend) from error
    except LedgerError as error:
        raise UserError("The ledger cannot be read.", where=str(error)) from error


def _nearby(book: str, number: str) -> str:
    """Numbers that a mistyped one may have meant: what stands under or beside it."""
    lines = ledger(book)
    if not len(lines):
        return f"{book} has no ledger yet; {', '.join(books())} has."
    for head in (number, *ancestors(number)):
        near = [line.number for line in lines if line.number.startswith((f"{head}.", f"{head}:"))]
        if near:
            return f"Near it are {', '.join(near[:SHOWN])}."
    return f"The book begins with {next(iter(lines)).number}."


def _audit_page(audits: Sequence[Audit]) -> RenderableType:
    table = Table("", *(each.book for each in audits), title="Audit of the ledger", title_justify="left")
    for count in COUNTS:
        table.add_row(count.replace("_", " "), *(str(getattr(each, count)) for each in audits))
    return Group(table, *(line for each in audits for line in _gaps(each)))


def _gaps(audit: Audit) -> Iterable[Text]:
    """What stands in the way of a clean audit, by number."""
    found = audit.details
    named = {
        "no line in the ledger": found.missing_ids,
        "a line, but not in the book": found.not_in_book_ids,
        "enforced, but no code cites it": found.enforced_without_code_ids,
        "enforced, but no test cites it": found.enforced_without_test_ids,
        "enforced, but only mentioned": found.enforced_by_mention_only_ids,
        "enforced, but every test of it carries four rules or more": found.enforced_without_own_test_ids,
        "cited, but not in the book": [f"{each.citation} ({each.place})" for each in found.unknown],
        "a ruling that no code names": found.rulings_without_code_ids,
        "a ruling that no test names": found.rulings_without_test_ids,
    }
    for what, numbers in named.items():
        if numbers:
            more = f" and {len(numbers) - SHOWN} more" if len(numbers) > SHOWN else ""
            yield Text(f"{audit.book}: {what}: {', '.join(numbers[:SHOWN])}{more}")


def _card_page(card: RuleCard | FamilyCard) -> RenderableType:
    return family_page(card) if isinstance(card, FamilyCard) else _rule_page(card)


def _rule_page(card: RuleCard) -> RenderableType:
    facts = {
        "kept": f"{card.status} ({card.reason})" if card.reason else card.status,
        "under": card.parent,
        "holds": ", ".join(card.children),
        "see": ", ".join(card.see),
        "rulings": ", ".join(card.ruling),
        "code": "\n".join(place.told for place in card.code) or _none(card),
        "tests": "\n".join(map(str, card.tests)) or _none(card),
    }
    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    for name, said in facts.items():
        if said:
            table.add_row(Text(name, style="dim"), Text(said))
    return Group(Text(f"{card.book} {card.number}", style="bold"), Text(card.gist), table)


def _none(card: RuleCard) -> str:
    return "none" if card.traced else "known only in a clone of the project"
