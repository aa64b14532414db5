"""Events in a language: what is known of one, as gaps of its template.

`{who}` the player it is about, `{owner}` whose card moves, `{card}` and `{other}` with their numbers, `{by}` what did
it if that was another card, `{from}` and `{to}` zones, with their player where a card changes sides, `{top}` and
`{bottom}` where in a deck, `{here}` a zone in which a card is turned, `{key}`, `{amount}`, `{signed}`, `{value}`,
`{text}`, `{turn}`, and `{up}` or `{down}` how it is turned.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludex.table.languages.language import Language

Told = dict[str, Any]

HIDDEN, WHOSE = "a card", "{who}'s {zone}"
"""What is said in gaps and is no name: a language has it among its words."""


def in_language(event: Told, players: tuple[str, str], language: Language) -> str | None:
    """One event in a language; None if it has no sentence for it."""
    return language.event(_kinds(event), dict(_slots(event, players, language)))


def _kinds(event: Told) -> Iterator[str]:
    """The names a template may have, the most exact first."""
    kind = event["kind"]
    for more in ("face", "op", "key"):
        if more in event:
            yield f"{kind} {event[more]}"
    if event.get("hidden"):
        yield f"{kind} hidden"
    yield kind


def _slots(event: Told, players: tuple[str, str], language: Language) -> Iterator[tuple[str, str]]:
    if event.get("seat") is not None:
        yield "who", players[event["seat"]]
    if "name" in event:
        yield "card", _card(language, event["name"], event["card"])
    elif event.get("hidden"):
        yield "card", language.word(HIDDEN)
    if "by_name" in event and event["by"] != event.get("card"):
        yield "by", _card(language, event["by_name"], event["by"])
    if "other" in event:
        yield "other", _card(language, event["other_name"], event["other"]) if "other_name" in event else event["other"]
    yield from _places(event, players, language)
    yield from _figures(event, language)


def _card(language: Language, name: str, tag: str) -> str:
    """A card with its number, by which tables point at it: the same in every language."""
    return f"{language.named(name)} ({tag})"


def _places(event: Told, players: tuple[str, str], language: Language) -> Iterator[tuple[str, str]]:
    """Where a card goes; one that is turned over where it lies does not go anywhere."""
    if "to" not in event:
        return
    yield "owner", players[event["seat"] if "seat" in event else event["to_seat"]]
    crosses = event.get("from_seat", event["to_seat"]) != event["to_seat"]
    stays = not crosses and event.get("from") == event["to"]
    for side in ("from", "to"):
        if side in event and (side == "to" or not stays):
            zone = language.word(event[side])
            whose = language.words.get(WHOSE, WHOSE).replace("{zone}", zone)
            yield side, whose.replace("{who}", players[event[f"{side}_seat"]]) if crosses else zone
    if stays:
        yield "here", language.word(event["to"])
    end = {0: "top", -1: "bottom"}.get(event.get("place", 1)) if event["to"] == "deck" else None
    if end is not None:
        yield end, ""


def _figures(event: Told, language: Language) -> Iterator[tuple[str, str]]:
    if event.get("key"):
        yield "key", language.sentence(event["key"])
    if "amount" in event:
        yield "amount", str(event["amount"])
        yield "signed", f"{event['amount']:+d}"
    if event.get("text"):
        yield "text", event["text"]
    for name in ("value", "turn"):
        if name in event:
            yield name, str(event[name])
    if "faceup" in event:
        yield ("up" if event["faceup"] else "down"), ""
