"""`ludex sim`: many games between bots."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludex.cli.errors import UserError
from ludex.cli.naming import Ruleset, deck_named, known_bot, known_ruleset, write_text
from ludex.cli.output import Json, answer
from ludex.cli.progress import counted
from ludex.rulebook import gist
from ludex.sim import Limits, Match, Tally
from ludex.sim import matches as matches_of
from ludex.sim.running import outcomes_of
from ludex.sim.tally import failure_document, wilson


def sim(
    ruleset: Ruleset,
    decks: Annotated[
        tuple[str, str] | None, typer.Option("--decks", help="Two decks, by name or file; else all starters.")
    ] = None,
    bots: Annotated[tuple[str, str], typer.Option("--bots", help="Who sits on seats 0 and 1.")] = (
        "random",
        "random",
    ),
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="How many processes.")] = 1,
    most: Annotated[
        int, typer.Option("--most-decisions", min=1, help="A game with more answers counts as endless.")
    ] = Limits().decisions,
    records: Annotated[
        Path | None, typer.Option("--records", help="Save the record of every failed game in this folder.")
    ] = None,
    json: Json = False,
) -> None:
    """Play many games between two bots and count them. Exits 1 if a game failed (not with --json)."""
    known_ruleset(ruleset)
    brought = None if decks is None else (deck_named(ruleset, decks[0]), deck_named(ruleset, decks[1]))
    seats = (known_bot(bots[0]), known_bot(bots[1]))
    try:
        todo = matches_of(ruleset, bots=seats, count=games, seed=seed, decks=brought)
    except LookupError as error:
        raise UserError(f"{error.args[0]}.", mend="Name two with --decks.") from error
    tally = _played(todo, jobs, Limits(decisions=most))
    if records is not None:
        _save(records, tally)
    answer(tally.as_json(), json=json, page=lambda: _page(tally, seats))
    if tally.failed and not json:
        raise typer.Exit(1)


def _played(todo: list[Match], jobs: int, limits: Limits) -> Tally:
    began = perf_counter()
    outcomes = list(counted(outcomes_of(todo, jobs=jobs, limits=limits), total=len(todo), doing="Playing"))
    outcomes.sort(key=lambda o: o.match.number)
    return Tally(tuple(outcomes), perf_counter() - began)


def _save(folder: Path, tally: Tally) -> None:
    for o in tally.failed:
        assert o.failure is not None
        name = f"{o.match.ruleset.replace('/', '-')}-{o.match.seed}.record"
        write_text(folder / name, o.failure.record)


def _page(tally: Tally, bots: tuple[str, str]) -> RenderableType:
    done = len(tally.finished)
    speed = len(tally.outcomes) / max(tally.seconds, 1e-9)
    head = Text(f"{len(tally.outcomes)} games in {tally.seconds:.1f} s ({speed:.0f} a second)")
    table = Table("seat", "bot", "wins", "share", "95 %")
    for seat, won in enumerate(tally.wins):
        low, high = wilson(won, done)
        share = f"{won / done:.1%}" if done else ""
        table.add_row(str(seat), bots[seat], str(won), share, f"{low:.1%} to {high:.1%}")
    parts: list[RenderableType] = [head, table, Text(f"draws {tally.draws}, errors {len(tally.failed)}")]
    parts.append(_endings(tally))
    if len(tally.by_deck()) > 1:
        parts.append(_decks(tally))
    parts.extend(_failure(failure_document(o)) for o in tally.failed)
    return Group(*parts)


def _endings(tally: Tally) -> RenderableType:
    document = tally.as_json()["ended_by"]
    assert isinstance(document, dict)
    table = Table("games", "ended by", "")
    for rule, count in document.items():
        table.add_row(str(count), rule, Text(_said(rule)))
    return table


def _said(rule: str) -> str:
    try:
        return gist(rule)
    except LookupError:
        return ""


def _decks(tally: Tally) -> RenderableType:
    table = Table("deck", "games", "wins", "share")
    for name, row in tally.by_deck().items():
        table.add_row(name, str(row["games"]), str(row["wins"]), f"{row['wins'] / row['games']:.0%}")
    return table


def _failure(document: dict[str, object]) -> RenderableType:
    """A failed game as a person needs it: what went wrong, and the record to play it again."""
    head = f"game {document['game']} failed: {document['reason']}"
    return Group(Text(""), Text(head, style="red"), Text(str(document["trace"])), Text(str(document["record"])))
