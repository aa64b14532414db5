"""`ludex arena`: which bot is stronger, by paired games."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludex.cli.errors import UserError
from ludex.cli.naming import deck_named, known_bot, known_ruleset, write_text
from ludex.cli.output import Json, answer, complain
from ludex.cli.progress import bar
from ludex.families import usual
from ludex.sim.arena import Arena, Bout
from ludex.sim.rows import MissingPackage
from ludex.sim.running import LOCAL
from ludex.sim.strength import Sprt

_WORDS = {"high": "stronger", "low": "not stronger", "": "open"}


def arena(
    bots: Annotated[list[str], typer.Argument(help="Two bots or more: names, package.module:Class, command:PROGRAM.")],
    game: Annotated[str, typer.Option("--game", help="The ruleset; `ludex games` lists them.")] = usual(),
    games: Annotated[int, typer.Option("--games", min=2, help="At most so many games for every two bots.")] = 200,
    decks: Annotated[
        list[str] | None, typer.Option("--deck", help="A deck to meet with, by name or file; else all starters.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="How many processes.")] = 1,
    on: Annotated[str, typer.Option("--on", help="local, ray, or the address of a Ray cluster.")] = LOCAL,
    sprt: Annotated[bool, typer.Option("--sprt", help="Stop as soon as it is known which is stronger.")] = False,
    low: Annotated[float, typer.Option("--elo-low", help="The test's lower difference.")] = 0.0,
    high: Annotated[float, typer.Option("--elo-high", help="The test's upper difference.")] = 50.0,
    table: Annotated[Path | None, typer.Option("--table", help="Write the result as a Markdown table.")] = None,
    json: Json = False,
) -> None:
    """Let bots meet in paired games (the same luck, seats and decks exchanged) and rate them.

    The Elo of each bot is told against the first one, with its 95 % interval. With --sprt every two bots play until it
    is known whether the first is rather --elo-high stronger than the second or --elo-low (with 5 % error each way).
    """
    known_ruleset(game)
    players = tuple(known_bot(name) for name in bots)
    if len(set(players)) < max(2, len(players)):
        raise UserError("An arena needs two different bots or more.", mend="Try: ludex arena greedy random --game sve")
    if high <= low:
        raise UserError("--elo-high must be more than --elo-low.", mend="0 and 50 are usual.")
    brought = tuple(deck_named(game, name) for name in decks) if decks else None
    asked = Arena(game, players, games, seed, brought, Sprt(low, high) if sprt else None)
    try:
        with bar() as progress:
            task = progress.add_task("Playing", total=games * len(players) * (len(players) - 1) // 2)
            bouts = asked.bouts(jobs=jobs, on=on, heard=lambda: progress.advance(task))
    except KeyboardInterrupt:
        complain("Stopped; nothing is known yet.")
        sys.exit(130)
    except MissingPackage as error:
        raise UserError(f"{error}.") from error
    rated = asked.table(bouts)
    if table is not None:
        write_text(table, _markdown(asked, bouts, rated))
    document = {
        "ruleset": game,
        "seed": seed,
        "ratings": {name: {"elo": value, "half_width_95": half} for name, (value, half) in rated.items()},
        "bouts": [bout.as_json() for bout in bouts],
    }
    answer(document, json=json, page=lambda: _page(asked, bouts, rated))


def _page(asked: Arena, bouts: list[Bout], rated: dict[str, tuple[float, float]]) -> RenderableType:
    ratings = Table("bot", "Elo", "95 %")
    for name, (value, half) in sorted(rated.items(), key=lambda item: -item[1][0]):
        ratings.add_row(name, f"{value:+.0f}", f"± {half:.0f}")
    pairs = Table("bots", "games", "won", "drawn", "lost", "score", "95 %", *(["test"] if asked.sprt else []))
    for bout in bouts:
        wins, draws, losses = bout.tally
        low, high = bout.standing.interval
        said = [_WORDS[bout.verdict]] if asked.sprt else []
        pairs.add_row(
            " – ".join(bout.bots), str(len(bout.outcomes)), str(wins), str(draws), str(losses),
            f"{bout.standing.mean:.1%}", f"{low:.1%} to {high:.1%}", *said,
        )  # fmt: skip
    failed = sum(o.failure is not None for bout in bouts for o in bout.outcomes)
    parts: list[RenderableType] = [ratings, pairs]
    if failed:
        parts.append(
            Text(f"{failed} games failed and count as drawn: `ludex sim` with the same bots shows them.", "red")
        )
    return Group(*parts)


def _markdown(asked: Arena, bouts: list[Bout], rated: dict[str, tuple[float, float]]) -> str:
    lines = [
        f"# Arena: {asked.ruleset}",
        "",
        f"`ludex {' '.join(sys.argv[1:])}`",
        "",
        "| bot | Elo | 95 % |",
        "| --- | ---: | ---: |",
    ]
    ranked = sorted(rated.items(), key=lambda item: -item[1][0])
    lines += [f"| {name} | {value:+.0f} | ± {half:.0f} |" for name, (value, half) in ranked]
    lines += [
        "",
        "| bots | games | won | drawn | lost | score | 95 % | test |",
        "| --- | ---: | ---: | ---: | ---: | ---: | --- | --- |",
    ]
    for bout in bouts:
        wins, draws, losses = bout.tally
        low, high = bout.standing.interval
        said = _WORDS[bout.verdict] if asked.sprt else ""
        cells = (len(bout.outcomes), wins, draws, losses, f"{bout.standing.mean:.1%}", f"{low:.1%} to {high:.1%}", said)
        lines.append(f"| {' – '.join(bout.bots)} | {' | '.join(map(str, cells))} |")
    return "\n".join(lines) + "\n"
