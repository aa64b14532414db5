"""`ludex games`, `ludex decks`, `ludex deck check`: what can be played, and whether a deck may be."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludex import games as rooms
from ludex.cli.listing import show
from ludex.cli.naming import known_ruleset, own_shelf, read_deck_file, read_text, ruleset_in
from ludex.cli.output import Json, answer
from ludex.pools.cache import Readings
from ludex.pools.decks import faults as deck_faults

app: typer.Typer = typer.Typer(help="One deck: whether it may be played.", no_args_is_help=True)


def games(json: Json = False) -> None:
    """List the rulesets, with their books and formats."""
    show(json=json)


def decks(
    ruleset: Annotated[str | None, typer.Argument(help="One ruleset; else all.")] = None, json: Json = False
) -> None:
    """List the starter decks."""
    names = (known_ruleset(ruleset),) if ruleset is not None else rooms.rulesets()
    rows = [_deck(name, deck) for name in names for deck in rooms.room(name).starter_decks(name)]
    answer(rows, json=json, page=lambda: _decks_page(rows))


def _deck(ruleset: str, name: str) -> dict[str, Any]:
    deck = msgspec.to_builtins(rooms.room(ruleset).deck_of(name))
    assert isinstance(deck, dict)
    parts = {key: sum(cards.values()) for key, cards in deck.items() if key != "pool" and isinstance(cards, dict)}
    return {
        "deck": name,
        "ruleset": ruleset,
        "title": deck.get("title", ""),
        "leaders": deck.get("leaders", []),
        "first": deck.get("first", ""),
        "description": deck.get("description", ""),
        "cards": parts,
    }


def _decks_page(rows: Sequence[dict[str, Any]]) -> RenderableType:
    table = Table("deck", "ruleset", "led by", "cards", "", show_lines=False)
    for row in rows:
        sizes = ", ".join(f"{count} {part}" for part, count in row["cards"].items())
        said = f"{row['title']}. {row['description']}" if row["title"] else row["description"]
        led = ", ".join(row["leaders"]) or row["first"]
        table.add_row(row["deck"], row["ruleset"], led, sizes, Text(said))
    return table


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="A deck: TOML, or lines like `3 Card Name` or `3x CODE`.")],
    ruleset: Annotated[
        str | None, typer.Option("--ruleset", help="Check it for this ruleset; else for the one it names.")
    ] = None,
    json: Json = False,
) -> None:
    """Check a deck: every fault with its rule and how to mend it. Exits 1 if it may not be played."""
    name = known_ruleset(ruleset or ruleset_in(read_text(file)))
    deck = read_deck_file(name, file)
    kept = Readings(rooms.ruleset(name).book)
    faults = deck_faults(name, deck, own_shelf(name), kept=kept)
    kept.keep()
    document = {
        "deck": str(getattr(deck, "name", file.stem)),
        "ruleset": name,
        "legal": not faults,
        "own_cards": [str(card["name"]) for card in getattr(deck, "cards", ()) if card.get("special") != "token"],
        "faults": [{"rule": f.rule, "fault": f.sentence, "mend": f.hint} for f in faults],
    }
    answer(document, json=json, page=lambda: _check_page(document))
    if faults and not json:
        raise typer.Exit(1)


def _check_page(document: dict[str, Any]) -> RenderableType:
    who = f"{document['deck']} ({document['ruleset']})"
    if document["legal"]:
        own = f" {len(document['own_cards'])} of its cards are of your pools." if document["own_cards"] else ""
        return Text(f"{who} may be played.{own}", style="green")
    table = Table("rule", "fault", "how to mend it")
    for fault in document["faults"]:
        table.add_row(fault["rule"], Text(fault["fault"]), Text(fault["mend"]))
    return Group(Text(f"{who} may not be played:", style="red"), table)
