"""Which rule stands behind each verb and each question of a card text, and how a log says what happened."""

from __future__ import annotations

from ludex.kernel import events

CITATIONS: dict[str, str] = {
    # verbs
    "draw": "skerry 3.2",
    "draw up to": "skerry 3.2",
    "discard": "skerry 9.8",
    "sink": "skerry 9.7",
    "put": "skerry 3.5",
    "return": "skerry 3.5",
    "add": "skerry 3.5",
    "shuffle": "skerry 4.1",
    "search shuffle": "skerry 4.1",
    "look": "skerry 3.1",
    "reveal": "skerry 3.1",
    "search": "skerry 3.1",
    "rest": "skerry 7.2",
    "ready": "skerry 5.3",
    "damage": "skerry 7.5",
    "change": "skerry 8.4",
    "lasting": "skerry 5.7",
    "delayed": "skerry 8.3",
    "gain": "skerry 9.1",
    "lose": "skerry 1.2",
    "counter": "skerry 7.5",
    "uncounter": "skerry 5.7",
    "win": "skerry 1.7",
    "lose the game": "skerry 1.7",
    "all lose": "skerry 1.5",
    "concede": "skerry 1.6",
    # questions
    "select": "skerry 6.5",
    "choose": "skerry 6.5",
    "too few targets": "skerry 1.8",
    "impossible": "skerry 1.8",
    "performable": "skerry 1.8",
    "zero": "skerry 1.8",
    "order": "skerry 6.5",
    "share": "skerry 6.5",
    "may": "skerry 6.5",
    "random": "skerry 6.5",
    "both choose": "skerry 6.5",
    "prohibit": "skerry 1.7",
    "replace": "skerry 1.7",
    "use limit": "skerry 6.6",
    "use condition": "skerry 6.6",
    "cannot use": "skerry 6.6",
    # costs
    "pay": "skerry 6.6",
    "pay cost": "skerry 6.6",
    "pay in full": "skerry 6.6",
    "pay points": "skerry 6.1",
    "pay value": "skerry 6.1",
    "pay bound": "skerry 6.1",
    "engage cost": "skerry 6.6",
    "optional cost": "skerry 6.5",
}

WORDS: dict[str, str] = {
    events.READY: "is righted",
    events.REST: "rests",
    "attack": "raids",
    "failed draw": "has no card left to draw",
    "goes first": "goes first",
    "meet": "meets {other}",
    "sink": "sinks",
    "stoke": "stokes:",
}
