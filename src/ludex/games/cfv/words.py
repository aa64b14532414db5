"""How the book says what happened (cfv 3.17, 10.1): the words for a log, by the kind of event, and
a card's numbers in short."""

from __future__ import annotations

from collections.abc import Mapping

from ludex.games.cfv.ch04_zones import zones
from ludex.kernel import events

WORDS: dict[str, str] = {
    events.FLIP: "is turned {side}",
    f"{events.FLIP} {zones.DELETED}": "is deleted",
    events.READY: "stands",
    events.REST: "rests",
    events.USE_UP: "has an ability that cannot be used for the rest of the {key}",
    "attack": "attacks",
    "battle": "begins a battle",
    "bind": "is bound",
    "boost": "boosts {other}",
    "call": "is called",
    "checked": "is the card of the {key} check",
    "cycle": "repeats a loop, times:",
    "cycle over": "has repeated the loop, times:",
    "damage": "is dealt damage:",
    "damage check": "is checked for damage",
    "deck presented": "presents a deck of",
    "drive check": "is checked for the drive",
    "goes first": "goes first",
    "guards": "guards {other}",
    "heal": "is healed",
    "hit": "has hit {other}",
    "intercept": "intercepts",
    "leaves battle": "is out of the battle",
    "legion": "joins as Legion Mate",
    "legioned": "is in legion",
    "lock": "is locked",
    "move": "moves",
    "nullify": "is free of every effect",
    "prepare": "is laid face down as the first vanguard",
    "retire": "is retired",
    "ride": "rides",
    "role": "is {key} now",
    "soul charge": "is charged",
    "unlock": "is unlocked",
}


def figures(numbers: Mapping[str, int]) -> str:
    """The numbers of a card in short: grade and power, then its shield, and critical and drive where they are not 1."""
    if "grade" not in numbers:  # a locked card has none (cfv 10.1.21.3)
        return ""
    rest = [f"{key} {numbers[key]}" for key in ("critical", "drive") if numbers.get(key, 1) != 1]
    shield = [f"shield {numbers['shield']}"] if "shield" in numbers else []
    return " ".join([f"G{numbers['grade']}", str(numbers.get("power", 0)), *shield, *rest])
