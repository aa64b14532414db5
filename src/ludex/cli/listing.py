"""`ludex games`: what can be played. Nothing is loaded for it but what it shows, so that it answers at once."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ludex.games.listing import playable

if TYPE_CHECKING:
    from rich.table import Table

ASKED: dict[tuple[str, ...], bool] = {("games",): False, ("games", "--json"): True}
"""The command lines that ask for this list and nothing else, and whether as JSON."""


def rows() -> list[dict[str, Any]]:
    """Every ruleset there is, as the list shows it."""
    return [
        {
            "ruleset": each.ruleset,
            "title": each.title,
            "book": each.book,
            "format": each.format or "the book's own",
            "decks": list(each.decks),
        }
        for each in playable()
    ]


def page(found: Sequence[dict[str, Any]]) -> Table:
    """The list for a person."""
    from rich.table import Table

    table = Table("ruleset", "game", "book", "format", "starter decks")
    for row in found:
        table.add_row(row["ruleset"], row["title"], row["book"], row["format"], ", ".join(row["decks"]))
    return table


def show(*, json: bool) -> None:
    """Print the list."""
    found = rows()
    if json:
        import msgspec

        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n")
        return
    from rich.console import Console

    Console(highlight=False).print(page(found))
