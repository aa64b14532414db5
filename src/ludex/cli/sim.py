"""`ludex sim`: many games between bots."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console

from ludex.bots.levels import timed
from ludex.cli.errors import UserError
from ludex.cli.naming import Ruleset, deck_named, known_bot, known_ruleset, write_text
from ludex.cli.output import Json, answer, complain
from ludex.cli.progress import counted
from ludex.cli.simpage import failures, page
from ludex.sim import Limits, Match, Outcome, Tally
from ludex.sim import matches as matches_of
from ludex.sim.journal import Journal
from ludex.sim.page import report
from ludex.sim.rows import MissingPackage, write_csv, write_parquet
from ludex.sim.running import LOCAL, outcomes_of
from ludex.sim.tables import deck_names
from ludex.table.annotating import read_games, write_games

FAILED = Path("ludex-failed")
"""Where records of failed games go if nobody says where."""


def sim(
    ruleset: Ruleset,
    decks: Annotated[
        list[str] | None, typer.Option("--decks", help="Decks that meet, by name or file; else all starters.")
    ] = None,
    bots: Annotated[
        list[str] | None, typer.Option("--bots", help="Who plays: names, package.module:Class, command:PROGRAM.")
    ] = None,
    think: Annotated[
        float | None, typer.Option("--think", min=0.001, max=600, help="Seconds that each level has for a decision.")
    ] = None,
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="How many processes.")] = 1,
    on: Annotated[str, typer.Option("--on", help="local, ray, or the address of a Ray cluster.")] = LOCAL,
    most: Annotated[
        int, typer.Option("--most-decisions", min=1, help="A game with more answers counts as endless.")
    ] = Limits().decisions,
    records: Annotated[
        Path | None, typer.Option("--records", help="Save the record of every failed game in this folder.")
    ] = None,
    every_record: Annotated[
        bool, typer.Option("--every-record", help="With --records: of every game, in one file games.records.")
    ] = False,
    csv: Annotated[Path | None, typer.Option("--csv", help="Write a row for each game.")] = None,
    parquet: Annotated[Path | None, typer.Option("--parquet", help="The same as Parquet.")] = None,
    html: Annotated[Path | None, typer.Option("--html", help="Write a page with tables and charts.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with this run where it was stopped.")] = False,
    json: Json = False,
) -> None:
    """Play many games between bots and count them: a match-up, or a league of every two decks and bots.

    Exits 1 if a game failed (not with --json). Ctrl-C stops at once and keeps what was played.
    """
    players = [known_bot(name if think is None else timed(name, think)) for name in bots or ["random", "random"]]
    todo = _planned(ruleset, decks, players, games, seed)
    keep = records is not None and every_record
    run = _Run(todo, jobs, Limits(decisions=most), on, keep)
    tally = run.play(resume=resume)
    if records is not None and keep:
        _save_all(records / "games.records", tally)
    saved = _save(records or FAILED, tally) if records is not None or not json else {}
    _files(tally, csv, parquet, html)
    answer(tally.as_json(), json=json, page=lambda: page(tally))
    if tally.failed and not json:
        for line in failures(tally, saved):
            Console(highlight=False).print(line, soft_wrap=True)
        raise typer.Exit(1)


def _planned(ruleset: str, decks: list[str] | None, players: list[str], games: int, seed: int) -> list[Match]:
    known_ruleset(ruleset)
    brought = [deck_named(ruleset, name) for name in decks] if decks else None
    try:
        return matches_of(ruleset, bots=players, count=games, seed=seed, decks=brought)
    except LookupError as error:
        raise UserError(f"{error.args[0]}.", mend="Name some with --decks.") from error


@dataclass(frozen=True, slots=True)
class _Run:
    """Games to be played, and how."""

    todo: list[Match]
    jobs: int
    limits: Limits
    on: str
    keep: bool

    def play(self, *, resume: bool) -> Tally:
        """Play them, or what is left of them, writing down each; stopped, say what was played."""
        journal = Journal.of(self.todo, self.limits, records=self.keep)
        done = journal.read(self.todo) if resume else []
        played = {o.match.number for o in done}
        left = [match for match in self.todo if match.number not in played]
        began = perf_counter()
        try:
            coming = outcomes_of(left, jobs=self.jobs, limits=self.limits, on=self.on, keep_records=self.keep)
            noted = journal.written(coming, go_on=bool(done))
            done.extend(counted(noted, total=len(left), doing="Playing"))
        except KeyboardInterrupt:
            kept = len(journal.read(self.todo))
            complain(f"Stopped. {kept} of {len(self.todo)} games were played and are kept: --resume goes on with them.")
            sys.exit(130)
        except MissingPackage as error:
            raise UserError(f"{error}.") from error
        journal.forget()
        done.sort(key=lambda o: o.match.number)
        return Tally(tuple(done), perf_counter() - began)


def _save(folder: Path, tally: Tally) -> dict[int, Path]:
    """Save the records of failed games; where, by the number of the game."""
    saved = {}
    for o in tally.failed:
        assert o.failure is not None
        path = folder / f"{_named(o)}.record"
        write_text(path, o.failure.record or f"# {o.failure.reason}\n")
        saved[o.match.number] = path
    return saved


def _save_all(path: Path, tally: Tally) -> None:
    """All games in one file, each with who played it, what came of it and when it was written."""
    today = datetime.now(UTC).date().isoformat()
    texts = []
    for o in tally.outcomes:
        for game in read_games(o.record or (o.failure.record if o.failure else "")):
            result = {"winner": o.winner, "rule": o.rule} if o.failure is None else {"error": o.failure.reason}
            headers = {"bots": o.match.bots, "decks": deck_names(o), "result": result, "date": today}
            texts.append(replace(game, headers=headers))
    write_text(path, write_games(texts))


def _named(o: Outcome) -> str:
    return f"{o.match.ruleset.replace('/', '-')}-{o.match.seed}-{o.match.number}"


def _files(tally: Tally, csv: Path | None, parquet: Path | None, html: Path | None) -> None:
    writers: list[tuple[Path | None, Callable[[Path], None]]] = [
        (csv, lambda path: write_csv(tally.outcomes, path)),
        (parquet, lambda path: write_parquet(tally.outcomes, path)),
        (html, lambda path: write_text(path, report(tally, _title(tally), _command()))),
    ]
    for path, write in writers:
        if path is not None:
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                write(path)
            except OSError as error:
                raise UserError(f"{path} cannot be written: {error.strerror}.") from error
            except MissingPackage as error:
                raise UserError(f"{error}.") from error


def _title(tally: Tally) -> str:
    bots = sorted({name for o in tally.outcomes for name in o.match.bots})
    return f"{tally.outcomes[0].match.ruleset}: {', '.join(bots)}"


def _command() -> str:
    return " ".join(["ludex", *sys.argv[1:]])
