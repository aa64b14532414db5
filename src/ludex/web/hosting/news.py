"""News: what happened, told to one seat in the words of its game, each sentence with its rule and the rule's gist."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludex.kernel.kept import remembered
from ludex.rulebook import BadCitation, gist
from ludex.table.telling import QUIET, Teller

if TYPE_CHECKING:
    from ludex.kernel.ruleset import Ruleset


@remembered
def gist_of(rule: str) -> str:
    """What a rule says, in a line; "" if it is none of a book's."""
    try:
        return gist(rule)
    except (LookupError, BadCitation):
        return ""


def news(
    rules: Ruleset, players: tuple[str, str], events: list[dict[str, Any]], authors: list[int]
) -> list[dict[str, Any]]:
    """A line for each event of a view; `authors` says after how many answers each happened."""
    teller = Teller(players, rules.words)
    return [
        {
            "sentence": teller.sentence(event),
            "rule": event["rule"],
            "gist": gist_of(event["rule"]),
            "answers": answers,
            "quiet": event["kind"] in QUIET,
        }
        for event, answers in zip(events, authors, strict=True)
    ]
