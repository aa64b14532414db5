"""`ludex train`: what bots look at, weighed anew by games that they play against themselves."""

from __future__ import annotations

import json as plain
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from ludex import games as all_games
from ludex.bots.judging import family, taught
from ludex.cli.errors import UserError
from ludex.cli.naming import known_bot, write_text
from ludex.cli.output import Json, answer
from ludex.cli.progress import bar
from ludex.families import families
from ludex.sim.rows import MissingPackage
from ludex.sim.running import LOCAL
from ludex.sim.training import HABIT, GameLost, learn


def train(
    names: Annotated[list[str] | None, typer.Argument(help="Games (sve, cfv, fow), or some of their rulesets.")] = None,
    games: Annotated[int, typer.Option("--games", min=10, help="Games of each ruleset.")] = 200,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same weights.")] = 1,
    player: Annotated[str, typer.Option("--player", help="Who plays: habit, or a bot (docs/simulation.md).")] = HABIT,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="How many processors of a Ray of its own.")] = 1,
    on: Annotated[str, typer.Option("--on", help="local, ray, or the address of a Ray cluster.")] = LOCAL,
    out: Annotated[Path | None, typer.Option("--out", help="Write the weights to a file, as bots read them.")] = None,
    json: Json = False,
) -> None:
    """Learn what the figures of a position weigh, from games of players against themselves.

    The document has the weights of each game, and the mean surprise at who won games that were not learned from: with
    the weights as they are in the rules, and as they were learned. Bots read
    `ludex/bots/weights.json`, if it is there.
    """
    if find_spec("numpy") is None:
        raise UserError("Training needs numpy.", mend="pip install 'ludex[rl]'")
    wanted = _by_game(names or list(families()))
    player = player if player == HABIT else known_bot(player)
    lessons = {}
    try:
        with bar() as progress:
            task = progress.add_task("Playing", total=games * sum(map(len, wanted.values())))
            for game, rulesets in wanted.items():
                lessons[game] = learn(
                    rulesets, count=games, seed=seed, player=player, jobs=jobs, on=on,
                    heard=lambda: progress.advance(task),
                )  # fmt: skip
    except GameLost as lost:
        raise UserError(f"Nothing was learned: {lost}.", mend="Without --on it is played here.") from lost
    except MissingPackage as error:
        raise UserError(f"{error}.") from error
    if out is not None:
        weights = {**taught(), **{game: lesson.weights for game, lesson in lessons.items()}}
        write_text(out, plain.dumps(weights, indent=1) + "\n")
    document = {
        game: {
            "rulesets": wanted[game], "games": lesson.games, "positions": lesson.positions,
            "surprise_before": lesson.surprise_before, "surprise_after": lesson.surprise_after,
            "weights": lesson.weights,
        }
        for game, lesson in lessons.items()
    }  # fmt: skip
    answer(document, json=json, page=lambda: _page(document))


def _by_game(names: list[str]) -> dict[str, list[str]]:
    """The rulesets to learn from, by the game whose weights they share."""
    known = all_games.books()
    wanted: dict[str, list[str]] = {}
    for name in names:
        found = [one for one in known if family(one) == name]
        if name in (*known, *all_games.rulesets()):
            found = [name]
        if not found:
            raise UserError(f"There is no game {name!r}.", mend="`ludex games` lists them.")
        for one in found:
            wanted.setdefault(family(one), []).append(one)
    return wanted


def _page(document: dict[str, dict[str, object]]) -> Table:
    page = Table("game", "games", "positions", "surprise before", "after")
    for game, said in document.items():
        figures = (f"{said['surprise_before']:.4f}", f"{said['surprise_after']:.4f}")
        page.add_row(game, str(said["games"]), str(said["positions"]), *figures)
    return page
