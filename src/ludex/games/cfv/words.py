"""How the book says what happened (cfv 3.17, 10.1): the words for a log, by the kind of event."""

from __future__ import annotations

from ludex.kernel import events

WORDS: dict[str, str] = {
    events.REST: "rests",
    events.READY: "stands",
    "attack": "attacks",
    "battle": "begins a battle",
    "boost": "boosts",
    "checked": "is checked:",
    "damage": "is dealt damage:",
    "deck presented": "presents a deck of",
    "goes first": "goes first",
    "guards": "guards",
    "hit": "has hit",
    "leaves battle": "is out of the battle",
    "legioned": "is in legion",
    "nullify": "is free of every effect",
    "role": "is now",
}
