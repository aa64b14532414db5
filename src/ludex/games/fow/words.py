"""How the book says what happened (fow 3.2, 7, 8, 10): the words for a log, by the kind of event."""

from __future__ import annotations

from ludex.kernel import events

WORDS: dict[str, str] = {
    events.REST: "is rested",
    events.READY: "recovers",
    events.AWAIT: "is in the chase",
    "attack": "attacks",
    "awakened": "is awakened",
    "block": "blocks",
    "break": "is broken",
    "call": "is called",
    "called": "calls a magic stone",
    "canceled": "is canceled",
    "cycle": "repeats a loop, times:",
    "cycle over": "has repeated the loop, times:",
    "damage": "is dealt damage:",
    "hand discarded": "discards the whole hand",
    "enter": "enters",
    "failed draw": "cannot draw: the main deck is empty",
    "forfeit": "forfeits the attack",
    "goes first": "plays first",
    "judgment": "does judgment",
    "leaves battle": "is out of the battle",
    "remove": "is removed",
    "role": "is now",
    "roll": "rolls",
    "ruler": "is the ruler",
    "set": "is set",
}
