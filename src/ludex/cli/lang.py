"""`ludex lang`: the ledger of the card language: every phrase, what it means, and the tests that play it."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludex.cli.errors import UserError
from ludex.cli.output import Json, answer
from ludex.enact.declining import declined
from ludex.enact.ruleset import TextRuleset, of_texts
from ludex.enact.sorts import combinations as combined
from ludex.families import families
from ludex.games import room, ruleset
from ludex.lang.phrasebook import Phrase
from ludex.lang.phrasebook import phrases as phrases_of
from ludex.lang.reading import grammar_of
from ludex.rulebook.places import NotACheckout, checkout

app = typer.Typer(help="The card language: its phrases, their combinations, and what plays them.", no_args_is_help=True)

PLAYED = "benchmarks/phrases.tsv"
UNPLAYED = "benchmarks/phrases-unplayed.tsv"
SHOWN = 12
UNLISTED = "unplayed_and_not_listed"
COUNTS = (
    "phrases", "phrases_without_test", "phrases_declined", "combinations", "combinations_without_test", UNLISTED,
)  # fmt: skip

Game = Annotated[str | None, typer.Option("--game", help="Only this game.")]


@app.command()
def audit(
    game: Game = None,
    detail: Annotated[bool, typer.Option("--detail", help="Name what is never played.")] = False,
    known: Annotated[
        bool, typer.Option("--known", help="Only what is not in the list of what is owed counts.")
    ] = False,
    json: Json = False,
) -> None:
    """Is every phrase, and every combination that the table admits, played by a test? Exits 1 if not."""
    root = _checkout()
    played, owed = _table(root / PLAYED), _table(root / UNPLAYED)
    each = {dialect: _counted(dialect, played, owed, detail=detail) for dialect in _dialects(game)}
    total = {count: sum(found[count] for found in each.values()) for count in COUNTS}
    answer({**total, "games": each}, json=json, page=lambda: _audit_page(each))
    if not json and (total[UNLISTED] if known else total["phrases_without_test"] + total["combinations_without_test"]):
        raise typer.Exit(1)


@app.command()
def phrases(
    word: Annotated[str, typer.Argument(help="Only phrases with this in their wording or meaning.")] = "",
    game: Game = None,
    json: Json = False,
) -> None:
    """One line for each phrase: how it is worded, what it means, and the tests that play it."""
    played = _table(_checkout() / PLAYED)
    lines = [
        _told(dialect, phrase, played.get((dialect, phrase.name), ()))
        for dialect in _dialects(game)
        for phrase in phrases_of(dialect).values()
        if _has(phrase, word.casefold())
    ]
    if not lines:
        raise UserError(f"No phrase has {word!r} in it.", mend="Try a shorter word, or another game.")
    answer(lines, json=json, page=lambda: _phrases_page(lines))


def _has(phrase: Phrase, word: str) -> bool:
    return any(word in said.casefold() for said in (phrase.name, phrase.meaning, *phrase.wordings))


@app.command()
def combinations(
    game: Annotated[str, typer.Option("--game", help="The game whose phrases they are.")], json: Json = False
) -> None:
    """Which sorts of things each slot takes: made from the grammar and from what enacts it."""
    (dialect,) = _dialects(game)
    taken: dict[str, list[str]] = {}
    for said in _slots(dialect):
        slot, _, sort = said.partition(": ")
        taken.setdefault(slot, []).append(sort)
    answer(taken, json=json, page=lambda: _combinations_page(taken))


# -- the ledger -------------------------------------------------------------------------------------------------------
def lines_of(dialect: str, played: Mapping[tuple[str, str], Sequence[str]]) -> tuple[list[str], list[str]]:
    """The phrases and the combinations of a dialect that nothing plays, of those that some edition carries out."""
    return (
        [name for name in _enacted(dialect) if not played.get((dialect, name))],
        [name for name in _slots(dialect) if not played.get((dialect, name))],
    )


@lru_cache(maxsize=8)
def _enacted(dialect: str) -> dict[str, Phrase]:
    """The phrases of a dialect that some edition carries out; the others are only read to be declined."""
    editions = [_ruleset(name) for name in families()[dialect].editions]
    return {name: phrase for name, phrase in phrases_of(dialect).items() if not declined(phrase, editions)}


@lru_cache(maxsize=8)
def _slots(dialect: str) -> tuple[str, ...]:
    """The combinations of the phrases that are carried out."""
    nodes = {phrase.node for phrase in _enacted(dialect).values()}
    every = combined(grammar_of(dialect), _ruleset(families()[dialect].editions[0]))
    return tuple(f"{node}.{slot}: {sort}" for node, slot, sort in every if node in nodes)


def _counted(
    dialect: str,
    played: Mapping[tuple[str, str], Sequence[str]],
    owed: Mapping[tuple[str, str], Sequence[str]],
    *,
    detail: bool,
) -> dict[str, Any]:
    unplayed, uncombined = lines_of(dialect, played)
    known = {name for where, name in owed if where == dialect}
    found: dict[str, Any] = {
        "phrases": len(_enacted(dialect)),
        "phrases_without_test": len(unplayed),
        "phrases_declined": len(phrases_of(dialect)) - len(_enacted(dialect)),
        "combinations": len(_slots(dialect)),
        "combinations_without_test": len(uncombined),
        UNLISTED: len([name for name in (*unplayed, *uncombined) if name not in known]),
    }
    if detail:
        found |= {"unplayed": unplayed, "uncombined": uncombined}
    return found


def _ruleset(name: str) -> TextRuleset:
    return of_texts(ruleset(name))


def _dialects(game: str | None) -> tuple[str, ...]:
    there = tuple(families())
    if game is None:
        return there
    if game not in there:
        raise UserError(f"There is no game {game!r}.", mend=f"There are {', '.join(there)}.")
    room(game)
    return (game,)


def _checkout() -> Path:
    try:
        return checkout()
    except NotACheckout as error:
        mend = "Run it in a clone of the project, with ludex installed from it (make setup)."
        raise UserError("The ledger of the language needs ludex's tests.", where=str(error), mend=mend) from error


def _table(path: Path) -> dict[tuple[str, str], tuple[str, ...]]:
    """What a kept table says of each phrase."""
    if not path.exists():
        return {}
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    return {(row["dialect"], row["phrase"]): tuple(row["tests"].split()) for row in rows}


# -- pages ------------------------------------------------------------------------------------------------------------
def _told(dialect: str, phrase: Phrase, tests: Iterable[str]) -> dict[str, Any]:
    return {
        "game": dialect,
        "phrase": phrase.name,
        "wordings": list(phrase.wordings),
        "meaning": phrase.meaning,
        "tests": list(tests),
    }


def _audit_page(document: dict[str, dict[str, Any]]) -> RenderableType:
    table = Table("", *document, title="Audit of the language", title_justify="left")
    for count in COUNTS:
        table.add_row(count.replace("_", " "), *(str(each[count]) for each in document.values()))
    lists = [
        Text(f"{dialect}: never played: {', '.join(names[:SHOWN])}{' …' if len(names) > SHOWN else ''}")
        for dialect, each in document.items()
        if (names := [*each.get("unplayed", ()), *each.get("uncombined", ())])
    ]
    return Group(table, *lists)


def _phrases_page(lines: Sequence[dict[str, Any]]) -> RenderableType:
    table = Table("game", "wording", "means", "played by")
    for line in lines:
        tests = line["tests"]
        table.add_row(
            line["game"], Text(line["wordings"][0]), Text(line["meaning"]), Text(tests[0] if tests else "nothing")
        )
    return table


def _combinations_page(taken: dict[str, list[str]]) -> RenderableType:
    table = Table("slot", "takes")
    for slot, sorts in taken.items():
        table.add_row(slot, ", ".join(sorts))
    return table
