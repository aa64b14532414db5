"""How the book says what happened (sve 4.2, 5, 6.2, 12): the words for a log, by the kind of event."""

from __future__ import annotations

from ludex.kernel import events

WORDS: dict[str, str] = {
    events.REST: "is engaged",
    events.READY: "is refreshed",
    "deck presented": "presents a deck of",
    "drive checked": "has checked a trigger:",
    "drive given": "is given Drive",
    "earth rite": "has performed Earth Rite",
    "evolved": "has evolved",
    "extra turn": "is to take an extra turn",
    "failed draw": "cannot draw: the deck is empty",
    "cycle": "declares a cycle, rounds:",
    "cycle over": "has performed the cycle, rounds:",
    "game begins": "begins the game",
    "goes first": "goes first",
    "based on": "plays a deck of the universe",
    "leader": "is the leader",
    "raced": "has raced",
    "renewed": "has its own attack and defense again",
    "roll": "rolls",
    "served": "has been served",
    "skip turn": "is to skip a turn",
    "super-evolved": "has super-evolved",
    "turn skipped": "skips a turn",
}
