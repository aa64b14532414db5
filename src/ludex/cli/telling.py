"""Events as lines for a person at the terminal: what happened, and by which rule."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from ludex.table.telling import QUIET, Teller

if TYPE_CHECKING:
    from ludex.table.languages import Language


def told(
    events: Iterable[dict[str, Any]], words: Mapping[str, str], language: Language | None = None, *, everything: bool
) -> Table:
    """A table of events as a seat saw them, in the ruleset's own words, or in a language."""
    teller = Teller(words=words, language=language)
    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    for event in events:
        if everything or event["kind"] not in QUIET:
            turn = f"turn {event['turn']}" if language is None else language.sentence(f"turn {event['turn']}")
            table.add_row(Text(turn, style="dim"), Text(teller.sentence(event)), Text(event["rule"], style="dim"))
    return table
