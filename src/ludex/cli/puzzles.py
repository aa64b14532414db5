"""`ludex puzzles`: find them in bots' games, and show those that come with ludex."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Annotated

import msgspec
import typer
from rich.console import RenderableType
from rich.table import Table

import ludex
from ludex.bots.finding import found as bot_named
from ludex.cli.board import board
from ludex.cli.errors import UserError
from ludex.cli.naming import known_bot, known_ruleset, write_text
from ludex.cli.output import Json, answer
from ludex.cli.progress import bar
from ludex.kernel.game import Game
from ludex.solving import puzzle as puzzles
from ludex.solving.mining import has_battles, mined, phase_of
from ludex.solving.puzzle import Puzzle

FIRST = 6  # turns before are not looked at

app: typer.Typer = typer.Typer(help="Positions with one winning idea.", no_args_is_help=True)


@app.command()
def mine(
    game: Annotated[str, typer.Option("--game", help="The ruleset; `ludex games` lists them.")] = "sve",
    games: Annotated[int, typer.Option("--games", min=1, help="So many games are played.")] = 20,
    seed: Annotated[int, typer.Option("--seed", help="The same seed finds the same puzzles.")] = 0,
    bot: Annotated[str, typer.Option("--bot", help="Who plays the games.")] = "greedy",
    against: Annotated[str, typer.Option("--against", help="Against whom; else against itself.")] = "",
    most: Annotated[int, typer.Option("--most", min=1, help="Stop after so many puzzles.")] = 1000,
    out: Annotated[Path | None, typer.Option("--out", help="A folder: one file for each puzzle.")] = None,
    json: Json = False,
) -> None:
    """Let bots play, and keep positions in which the winner's last turn has exactly one winning idea."""
    known_ruleset(game)
    pair = (known_bot(bot), known_bot(against or bot))
    found: list[Puzzle] = []
    with bar() as progress:
        task = progress.add_task("Playing", total=games)
        for number in range(seed, seed + games):
            for made in _mined(game, number, pair):
                found.append(made)
                _keep(made, out)
            progress.advance(task)
            if len(found) >= most:
                break
    answer([_row(each) for each in found], json=json, page=lambda: _page(found))


def _mined(ruleset: str, number: int, pair: tuple[str, str]) -> Iterator[Puzzle]:
    """The puzzles of one game: at most one of each turn."""
    moments, answers, origin = _moments(ruleset, number, pair)
    family = ruleset.partition("-")[0].partition("/")[0]
    turns: set[int] = set()
    for game in reversed(moments):
        if game.turn not in turns:
            last = game.turn == moments[-1].turn
            end = None if last else next(len(other.answers) for other in moments if other.turn > game.turn)
            later = answers[len(game.answers) : end]
            made = mined(game, f"{family}-{number:04}t{game.turn}", origin, later, won=last)
            if made is not None:
                turns.add(game.turn)
                yield made


def _moments(ruleset: str, number: int, pair: tuple[str, str]) -> tuple[list[Game], tuple[str, ...], str]:
    """The first calm moment of each turn, and every one of the last, in a game of bots; all its answers, and where it
    came from."""
    chance = Random(f"{ruleset} {number}")
    decks = ludex.decks(ruleset)
    brought = (chance.choice(decks), chance.choice(decks))
    game = ludex.new(ruleset, decks=brought, seed=number)
    chairs = [ludex.Chair(game, seat) for seat in (0, 1)]
    players = [bot_named(pair[(seat + number) % 2])(f"{number} {seat}") for seat in (0, 1)]
    found: list[Game] = []
    while (decision := game.decision) is not None:
        if game.turn >= FIRST and phase_of(game) == ("battle" if has_battles(game) else "main"):
            found.append(game.clone())
        game.choose(players[decision.seat].answer(chairs[decision.seat], decision))
    last = found[-1].turn if found else 0
    first = {each.turn: each for each in reversed(found)}
    kept = [each for each in found if each.turn == last or each is first[each.turn]]
    return kept, game.answers, f"{ruleset}, {brought[0]} against {brought[1]}, seed {number}, {' and '.join(pair)}"


def _keep(puzzle: Puzzle, out: Path | None) -> None:
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
        write_text(out / f"{puzzle.name.partition('-')[2]}.json", puzzles.write(puzzle))


@app.command("list")
def list_(
    game: Annotated[str, typer.Option("--game", help="sve, cfv or fow; else all.")] = "", json: Json = False
) -> None:
    """The puzzles that come with ludex, from easy to hard."""
    if game and game not in puzzles.GAMES:
        raise UserError(f"There are no puzzles of {game!r}.", mend=f"Games: {', '.join(puzzles.GAMES)}.")
    found = [puzzles.shipped(name) for of in ([game] if game else puzzles.GAMES) for name in puzzles.names(of)]
    answer([_row(each) for each in found], json=json, page=lambda: _page(found))


@app.command()
def show(
    name: Annotated[str, typer.Argument(help="A puzzle that comes with ludex, or a file.")], json: Json = False
) -> None:
    """Draw a puzzle. Who is asked is to win this turn."""
    found = _named(name)
    game = puzzles.set_up(found)
    answer(msgspec.to_builtins(found), json=json, page=lambda: board(game.view(found.seat), game.rules))


def _named(name: str) -> Puzzle:
    try:
        return puzzles.read(Path(name).read_bytes()) if name.endswith(".json") else puzzles.shipped(name)
    except (OSError, LookupError, msgspec.MsgspecError) as error:
        raise UserError(f"There is no puzzle {name!r}.", where=str(error), mend="`ludex puzzles list`") from error


def _row(puzzle: Puzzle) -> dict[str, object]:
    return {
        "name": puzzle.name,
        "ruleset": puzzle.ruleset,
        "grade": puzzle.grade,
        "acts": puzzle.acts,
        "choices": puzzle.choices,
        "tempting": len(puzzle.tempting),
        "origin": puzzle.origin,
    }


def _page(found: list[Puzzle]) -> RenderableType:
    table = Table("puzzle", "ruleset", "grade", "acts", "choices", "tempting")
    for row in map(_row, found):
        table.add_row(*[str(row[key]) for key in ("name", "ruleset", "grade", "acts", "choices", "tempting")])
    return table
