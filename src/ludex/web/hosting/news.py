"""News: what happened, told to one seat in the words of its game, each sentence with its rule and the rule's gist."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludex.kernel.memo import remembered
from ludex.rulebook import BadCitation, gist
from ludex.table.telling import QUIET, Teller
from ludex.web.protocol.parts import Line

if TYPE_CHECKING:
    from ludex.kernel.ruleset import Ruleset
    from ludex.table.languages import Language


@remembered
def gist_of(rule: str) -> str:
    """What a rule says, in a line; "" if it is none of a book's."""
    try:
        return gist(rule)
    except (LookupError, BadCitation):
        return ""


def news(
    rules: Ruleset, players: tuple[str, str], events: list[dict[str, Any]], authors: list[int], language: Language
) -> list[Line]:
    """A line for each event of a view; `authors` says after how many answers each happened."""
    teller = Teller(players, rules.words, language)
    told: list[Line] = []
    head: tuple[dict[str, Any], int] | None = None
    for at, (event, answers) in enumerate(zip(events, authors, strict=True)):
        quiet = event["kind"] in QUIET or event.get("key") in rules.bookkeeping or _only_to_attack(events, at)
        under = not quiet and head is not None and _belongs(event, answers, *head)
        if not quiet and not under:
            head = (event, answers)
        told.append(Line(teller.sentence(event), event["rule"], gist_of(event["rule"]), answers, quiet, under))
    return told


def _belongs(event: dict[str, Any], answers: int, head: dict[str, Any], since: int) -> bool:
    """Whether an event is a part of what a line before it told: what the same player paid for it, what became of the
    same card, or the same done to another card."""
    if event["kind"] in _TELLING or _whose(event) != _whose(head):
        return False
    if event["kind"] in _DETAILS:
        return True
    same = event.get("card") is not None and event.get("card") == head.get("card")
    return answers == since and (same or event["kind"] == head["kind"])


_DETAILS = frozenset({"value", "played", "rest"})
_TELLING = frozenset({"turn", "attack", "damage", "draw", "block", "guard"})


def _only_to_attack(events: list[dict[str, Any]], at: int) -> bool:
    """Whether a card is rested only because it attacks, which the next line says."""
    if events[at]["kind"] != "rest":
        return False
    following = next((e for e in events[at + 1 :] if e["kind"] not in QUIET), None)
    return following is not None and following["kind"] == "attack" and following.get("card") == events[at].get("card")


def _whose(event: dict[str, Any]) -> object:
    return event.get("seat", event.get("to_seat"))
