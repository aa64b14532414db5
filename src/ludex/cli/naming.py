"""What a user names on the command line: rulesets, bots, decks. What does not exist is refused with what does."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from ludex import games
from ludex.bots.finding import UnknownBot, found, names
from ludex.cli.errors import UserError
from ludex.cli.telling_pools import known_game, pools_told
from ludex.pools import folder
from ludex.pools.decklists import read_deck
from ludex.pools.shelf import Shelf, shelf_of

Ruleset = Annotated[str, typer.Argument(help="The ruleset: sve, sve/cross-craft, cfv …; `ludex games` lists them.")]


def known_ruleset(name: str) -> str:
    """The ruleset's name, or a complaint that names those there are."""
    try:
        games.ruleset(name)
    except games.UnknownRuleset as error:
        raise UserError(f"{_sentence(error)}.", mend="`ludex games` lists them.") from error
    return name


def known_bot(name: str) -> str:
    """The bot's name, or a complaint that names those there are."""
    try:
        found(name)
    except UnknownBot as error:
        mend = f"The bots are {', '.join(names())}; or package.module:Class, or command:PROGRAM."
        raise UserError(f"{_sentence(error)}.", mend=mend) from error
    return name


def deck_named(ruleset: str, name: str) -> object:
    """A starter deck by its name, or the deck in a file, as plain data that every process can be handed."""
    if name in games.room(ruleset).starter_decks(ruleset):
        return name
    path = Path(name)
    if path.suffix or path.exists():
        return msgspec.to_builtins(read_deck_file(ruleset, path))
    starters = ", ".join(games.room(ruleset).starter_decks(ruleset))
    raise UserError(f"There is no deck {name!r} for {ruleset}.", mend=f"Name a file, or one of {starters}.")


_FORMAT = re.compile(r"^\s*(?:ruleset|format)\s*[=:]\s*[\"']?(?P<name>[^\"'\s]+)", re.IGNORECASE | re.MULTILINE)


def ruleset_in(text: str) -> str:
    """The ruleset that a deck file names, or the first there is."""
    found = _FORMAT.search(text)
    return found["name"] if found else games.rulesets()[0]


def read_deck_file(ruleset: str, path: Path) -> object:
    """The deck in a file, with the cards of the user's pools that it names."""
    text = read_text(path)
    shelf = own_shelf(ruleset)
    try:
        return read_deck(ruleset, text, path.name, shelf)
    except ValueError as error:
        raise UserError("This deck cannot be read.", where=str(error)) from error


def own_shelf(ruleset: str) -> Shelf:
    """The cards in the user's pools that a ruleset can be played with."""
    with pools_told():
        game = known_game(ruleset)
        return shelf_of(game, folder.pools(game))


def read_text(path: Path) -> str:
    """A text file, or a complaint about it."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise UserError(f"{path} cannot be opened: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise UserError(f"{path} is not UTF-8 text.", where=f"byte {error.start}") from error


def write_text(path: Path, text: str) -> None:
    """Write a text file, or say why it cannot be."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise UserError(f"{path} cannot be written: {error.strerror}.") from error


def _sentence(error: LookupError) -> str:
    text = str(error.args[0])
    return text[:1].upper() + text[1:]
