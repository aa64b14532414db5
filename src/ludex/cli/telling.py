"""Events as lines for a person: what happened, to which card, and by which rule."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.table import Table
from rich.text import Text

_QUIET = frozenset({"moment", "mark", "link", "unlink", "lasting"})
"""Bookkeeping that a full log shows and a summary leaves out."""


def told(events: Iterable[dict[str, Any]], *, everything: bool) -> Table:
    """A table of events as a seat saw them."""
    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    for event in events:
        if everything or event["kind"] not in _QUIET:
            table.add_row(*(Text(cell, style=style) for cell, style in _cells(event)))
    return table


def _cells(event: dict[str, Any]) -> list[tuple[str, str]]:
    seat = event.get("seat")
    return [
        (f"turn {event['turn']}", "dim"),
        ("" if seat is None else f"seat {seat}", ""),
        (event["kind"], "bold"),
        (_what(event), ""),
        (event["rule"], "dim"),
    ]


def _what(event: dict[str, Any]) -> str:
    words = []
    if "name" in event:
        words.append(f"{event['name']} ({event['card']})")
    elif event.get("hidden"):
        words.append("a hidden card")
    if event.get("key"):
        words.append(str(event["key"]))
    if event.get("amount"):
        words.append(f"{event['amount']:+d}" if event["kind"] in ("value", "change") else str(event["amount"]))
    if "to" in event:
        words.append(f"{event['from']} → {event['to']}" if "from" in event else f"→ {event['to']}")
    if "by_name" in event and event.get("by") != event.get("card"):
        words.append(f"by {event['by_name']}")
    return " ".join(words)
