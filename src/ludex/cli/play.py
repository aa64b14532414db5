"""`ludex play`: a game in the terminal, against a bot or a friend at the same screen."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

import ludex
from ludex import games
from ludex.bots import BOTS
from ludex.bots.finding import found
from ludex.cli.errors import UserError
from ludex.cli.languages import terminal
from ludex.cli.naming import deck_named, known_bot, known_ruleset, read_text
from ludex.cli.output import Json, answer
from ludex.cli.seated import Seated
from ludex.families import usual
from ludex.kernel.game import Game
from ludex.kernel.storage.records import RecordError, give
from ludex.table.languages import ENGLISH, LANGUAGES
from ludex.table.session import Session

FRIEND = "friend"


def play(
    ruleset: Annotated[str, typer.Argument(help="The ruleset; `ludex games` lists them.")] = usual(),
    decks: Annotated[
        tuple[str, str] | None, typer.Option("--decks", help="Your deck and the other, by name or file.")
    ] = None,
    against: Annotated[
        str, typer.Option("--against", help=f"A bot ({', '.join(BOTS)}) or {FRIEND}, at the same screen.")
    ] = "greedy",
    seat: Annotated[int, typer.Option("--seat", min=0, max=1, help="Your seat.")] = 0,
    seed: Annotated[int | None, typer.Option("--seed", help="The game's seed; else a fresh one.")] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", help="Go on with a game that `save` wrote.")
    ] = None,
    lang: Annotated[
        str, typer.Option("--lang", help=f"Questions and what happens in this language: {', '.join(LANGUAGES)}.")
    ] = ENGLISH,
    json: Json = False,
) -> None:
    """Play in the terminal. With --json the table is on stderr and stdout gets the result and the record."""
    game, before = _resumed(resume, seat) if resume else (_new(known_ruleset(ruleset), decks, seat, seed), [])
    machines = {} if against == FRIEND else {1 - seat: found(known_bot(against))(f"{game.setup['seed']}/{against}")}
    console = Console(highlight=False, stderr=json)
    Seated(Session(game, machines, before), console, terminal(_spoken(lang), game.rules.id)).run()
    document = {
        "over": game.over,
        "winner": game.result.winner if game.result else None,
        "rule": game.result.rule if game.result else None,
        "record": game.record(),
    }
    if json:
        answer(document, json=True, page=lambda: Text(""))


def _spoken(lang: str) -> str:
    if lang not in LANGUAGES:
        raise UserError(f"{lang!r} is not spoken here.", mend=f"There are {', '.join(LANGUAGES)}.")
    return lang


def _new(ruleset: str, decks: tuple[str, str] | None, seat: int, seed: int | None) -> Game:
    chance = Random(seed)
    number = seed if seed is not None else chance.randrange(1 << 31)
    starters = games.room(ruleset).starter_decks(ruleset)
    if decks is None and not starters:
        raise UserError(f"{ruleset} has no starter decks.", mend="Name two with --decks.")
    names = decks if decks is not None else (chance.choice(starters), chance.choice(starters))
    mine, other = (deck_named(ruleset, name) for name in names)
    try:
        return ludex.new(ruleset, decks=(mine, other) if seat == 0 else (other, mine), seed=number)
    except ValueError as error:
        raise UserError(str(error), mend="`ludex deck check FILE` says how to mend each fault.") from error


def _resumed(path: Path, seat: int) -> tuple[Game, list[Game]]:
    """The game as it was left, and the positions before each answer of a seat."""
    text = read_text(path)
    try:
        whole, game = ludex.replay(text), ludex.replay(text, until=0)
    except RecordError as error:
        raise UserError("This game cannot be resumed.", where=f"{path}: {error}") from error
    before: list[Game] = []
    for key in whole.answers:
        if game.decision is not None and game.decision.seat == seat:
            before.append(game.clone())
        give(game, key)
    return game, before
