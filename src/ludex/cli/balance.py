"""`ludex balance`: what a changed card does to the decks that have it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludex import games as rooms
from ludex.cli.errors import UserError
from ludex.cli.naming import Ruleset, deck_named, known_bot, known_ruleset, read_text
from ludex.cli.output import Json, answer
from ludex.sim.balancing import Difference, decks_with
from ludex.sim.balancing import balance as compared
from ludex.sim.running import LOCAL
from ludex.sim.shares import Share


def balance(
    ruleset: Ruleset,
    file: Annotated[Path, typer.Argument(help="Cards as they would be, in a TOML file with [[card]].")],
    deck: Annotated[str | None, typer.Option("--deck", help="A deck; else all starters that have the card.")] = None,
    decks: Annotated[
        list[str] | None, typer.Option("--decks", help="What it plays against; else all other starters.")
    ] = None,
    bot: Annotated[str, typer.Option("--bot", help="Who plays on both sides.")] = "greedy",
    games: Annotated[int, typer.Option("--games", min=2, help="How many games of each version.")] = 200,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="How many processes.")] = 1,
    on: Annotated[str, typer.Option("--on", help="local, ray, or the address of a Ray cluster.")] = LOCAL,
    json: Json = False,
) -> None:
    """Play decks as they are and with changed cards, the same games each, and say how much they win or lose by it."""
    known_ruleset(ruleset)
    known_bot(bot)
    cards = _cards(file)
    names = [str(card.get("name", "")) for card in cards]
    wanted: list[object] = [deck_named(ruleset, deck)] if deck else list(decks_with(ruleset, names))
    if not wanted:
        raise UserError(f"No starter deck has {' or '.join(names)}.", mend="Name a deck that does with --deck.")
    found = []
    for mine in wanted:
        others = [deck_named(ruleset, name) for name in decks or rooms.room(ruleset).starter_decks(ruleset)]
        against = [other for other in others if other != mine] or [mine]
        found.append(compared(ruleset, mine, cards, against=against, bot=bot, count=games, seed=seed, jobs=jobs, on=on))
    _refuse_unplayable(found, games)
    answer([each.as_json() for each in found], json=json, page=lambda: _page(found, names))


def _cards(path: Path) -> list[Mapping[str, object]]:
    try:
        rows = tomllib.loads(read_text(path)).get("card")
    except tomllib.TOMLDecodeError as error:
        raise UserError(f"{path} is no TOML.", where=str(error)) from error
    if not isinstance(rows, list) or not rows or not all(isinstance(row, dict) for row in rows):
        raise UserError(f"{path} has no [[card]].", mend="Copy the card from its file and change it.")
    return rows


def _refuse_unplayable(found: list[Difference], games: int) -> None:
    """If no game could be played, the card is the reason."""
    for each in found:
        if len(each.failed) >= games and each.failed[0].failure is not None and not each.before.games:
            raise UserError(f"{each.deck} cannot be played so.", where=each.failed[0].failure.reason)


def _page(found: list[Difference], names: list[str]) -> RenderableType:
    table = Table("deck", "games", "before", "after", "difference", "95 %", "")
    for each in found:
        said = "clear" if each.is_clear else "may be chance"
        table.add_row(
            each.deck, str(each.before.games), _rate(each.before), _rate(each.after),
            f"{100 * each.points:+.1f} points", f"{100 * each.low:+.1f} to {100 * each.high:+.1f}", said,
        )  # fmt: skip
    failed = sum(len(each.failed) for each in found)
    return Group(Text(f"{', '.join(names)}, as it is and changed:"), table, Text(f"errors {failed}"))


def _rate(share: Share) -> str:
    return f"{share.rate:.1%}"
