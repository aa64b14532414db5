"""`ludex cards import`: cards that somebody owns, out of files, into a pool."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludex.cli.errors import UserError
from ludex.cli.naming import read_text
from ludex.cli.output import Json, answer
from ludex.cli.progress import counted
from ludex.cli.telling_pools import known_game, pools_told, read_bytes
from ludex.pools import folder
from ludex.pools.cache import Readings
from ludex.pools.importing import Gathered, gather
from ludex.pools.judging import Verdict, books_of, verdicts
from ludex.pools.mapping import read_map
from ludex.pools.pool import Card, Pool, checked_name, folded, merged
from ludex.pools.reporting import Report, report_of
from ludex.pools.speaking import Vocabulary
from ludex.sim.collecting import collected_rarely

_SHOWN = 10


def import_cards(
    files: Annotated[list[Path], typer.Argument(help="Cards: JSON, JSON lines, CSV or tab-separated.")],
    game: Annotated[str, typer.Option("--game", help="The game they are of, or one edition of it.")],
    mapping: Annotated[
        Path | None, typer.Option("--map", help="Which column is what, if it cannot be guessed: a few lines of TOML.")
    ] = None,
    pool: Annotated[str | None, typer.Option("--pool", help="The pool they come into; else the game's name.")] = None,
    json: Json = False,
) -> None:
    """Bring cards from files into a pool, and report what is understood. Run again, nothing doubles."""
    family = known_game(game)
    with pools_told():
        said = read_map(read_text(mapping), family, str(mapping)) if mapping is not None else None
        gathered = gather(family, [(str(path), read_bytes(path)) for path in files], said)
        new, printings = folded(family, gathered.cards)
        if not new:
            raise _nothing(gathered)
        done = merged(_pool(family, checked_name(pool or family)), new)
        cards = list(new.values())
        report = report_of(gathered, done, printings, [c.name for c in cards], judged(game, done.pool, cards))
        folder.keep(done.pool)
    answer(msgspec.to_builtins(report), json=json, page=lambda: _page(report))


def _pool(game: str, name: str) -> Pool:
    found = folder.find(name)
    if found is not None and found.game != game:
        raise UserError(f"The pool {name!r} has cards of {found.game}.", mend="Name another one with --pool.")
    return found or Pool(game=game, name=name)


def _nothing(gathered: Gathered) -> UserError:
    told = "; ".join(f"{trouble.place}: {trouble.what}" for trouble in gathered.troubles[:3])
    return UserError("No row of these files is a card; nothing was stored.", where=told)


def judged(game: str, pool: Pool, cards: list[Card]) -> dict[str, Sequence[Verdict]]:
    """What each book makes of cards of a pool, shown as it goes."""
    speech = Vocabulary(pool.game, pool.cards)
    rows = [speech.with_words(card.row) for card in cards]
    found: dict[str, Sequence[Verdict]] = {}
    for book, rules in books_of(game).items():
        kept = Readings(book)
        with collected_rarely():
            found[book] = list(counted(verdicts(rules, rows, kept=kept), total=len(rows), doing=f"Reading for {book}"))
        kept.keep()
    return found


# -- the page ---------------------------------------------------------------------------------------------------------
def _page(report: Report) -> RenderableType:
    head = (
        f"{_cards(report.cards)} in pool {report.pool!r} ({report.game}): "
        f"{report.added} new, {report.changed} changed, {report.same} as they were"
    )
    parts: list[RenderableType] = [Text(head, style="green")]
    for book, count in report.understood.items():
        parts.append(Text(f"{count} of {report.cards} understood in {book} ({count / report.cards:.0%})"))
    parts += [Text(line, style="dim") for line in _notes(report)]
    if report.declined:
        parts.append(_declined(report))
    if report.refused:
        parts.append(_refused(report))
    return Group(*parts)


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def _notes(report: Report) -> list[str]:
    lines = ["columns: " + ", ".join(f"{field} from {column}" for field, column in report.columns.items())]
    if report.unused_columns:
        lines.append("not used: " + ", ".join(report.unused_columns))
    lines += [f"supplied, since the source does not say it: {what} (cards: {n})" for what, n in report.supplied.items()]
    if report.mended:
        some = "; ".join(f"{name}: {slips}" for name, slips in list(report.mended.items())[:_SHOWN])
        lines.append(f"slips of the pen mended (cards: {len(report.mended)}), --json has them all: {some}")
    if report.other_printings:
        some = ", ".join(report.other_printings[:_SHOWN])
        lines.append(f"printed twice with different contents, the last one is taken: {some}")
    return lines


def _declined(report: Report) -> RenderableType:
    title = "Not understood, most frequent first"
    table = Table("cards", "phrase", "for example", "why", title=title, title_justify="left")
    for each in report.declined[:_SHOWN]:
        table.add_row(str(each.cards), Text(each.phrase), Text(each.examples[0]), Text(each.why))
    more = len(report.declined) - _SHOWN
    return table if more <= 0 else Group(table, Text(f"and {more} more phrases; --json has them all", style="dim"))


def _refused(report: Report) -> RenderableType:
    table = Table("where", "why", title=f"Rows that are no cards: {len(report.refused)}", title_justify="left")
    for trouble in report.refused[: 2 * _SHOWN]:
        table.add_row(Text(trouble.place), Text(trouble.what))
    more = len(report.refused) - 2 * _SHOWN
    return table if more <= 0 else Group(table, Text(f"and {more} more; --json has them all", style="dim"))
