"""News: what happened, told to one seat in the words of its game, each sentence with its rule and the rule's gist."""

from __future__ import annotations

from itertools import takewhile
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
    run = 0  # how many events the last line speaks of that are still to come
    for at, (event, answers) in enumerate(zip(events, authors, strict=True)):
        quiet = event["kind"] in QUIET or event.get("key") in rules.bookkeeping or _only_to_attack(events, at)
        alike = 0 if run else _alike(events, at)
        sentence = teller.several(event, alike) if alike else teller.sentence(event)
        quiet, run = quiet or run > 0 or _said_already(event, head), alike - 1 if alike else max(0, run - 1)
        under = not quiet and head is not None and _belongs(event, answers, *head)
        if not quiet and not under:
            head = (event, answers)
        told.append(Line(sentence, event["rule"], gist_of(event["rule"]), answers, quiet, under))
    return told


def _alike(events: list[dict[str, Any]], at: int) -> int:
    """How many events from this one on say no more together than their number: cards of others that are drawn or looked
    at, and a deck that is looked through. 0 where each is worth a line."""
    first = events[at]
    if first["kind"] not in ("look", "draw"):
        return 0
    same = ("kind", "seat", "by", "hidden")
    run = takewhile(lambda event: all(event.get(key) == first.get(key) for key in same), events[at:])
    found = sum(1 for _ in run)
    few = 1 if first.get("hidden") else _FEW if first["kind"] == "look" else found
    return found if found > few else 0


def _said_already(event: dict[str, Any], head: tuple[dict[str, Any], int] | None) -> bool:
    """Whether a card has been played that the line before says is played."""
    if head is None or (event["kind"], event.get("key"), head[0]["kind"]) != ("played", "card", "play"):
        return False
    return event.get("name") is not None and event["name"] == head[0].get("name")


def _belongs(event: dict[str, Any], answers: int, head: dict[str, Any], since: int) -> bool:
    """Whether an event is a part of what a line before it told: what the same player paid for it, what became of the
    same card, or the same done to another card."""
    if event["kind"] in _TELLING or _whose(event) != _whose(head):
        return False
    if event["kind"] in _DETAILS:
        return True
    same = event.get("card") is not None and event.get("card") == head.get("card")
    return answers == since and (same or event["kind"] == head["kind"])


_FEW = 4  # cards that are looked at are told one by one
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
