"""How cost grows: microseconds a choice by cards in play, effects in force and uses in a turn; bytes a kept game.

    python benchmarks/growth.py [RULESET]

Positions are built in words and played on at random from copies; the median of the copies counts. Only the ratios of
one run say something.
"""

from __future__ import annotations

import sys
import tracemalloc
from random import Random
from statistics import median
from time import process_time

from ludex.kernel.game import Game
from ludex.table.scenario import P1, P2, Scenario

CHOICES = 12  # from each copy
COPIES = 9
LORD = "Other resonators you control gain [+100/+100]."
WHILE = "As long as you control three or more resonators, this card gains [+100/+100]."
FREE = "{0}: This card gains [+100/+100] until end of turn."
KEPT = 2_000


def position(ruleset: str, cards: int, effects: int = 0, text: str = "") -> Game:
    """Resonators for both players, some of them with a text, and stones and hands to go on with."""
    table = Scenario(ruleset)
    for seat in (P1, P2):
        for number in range(cards // 2):
            table.put(seat, "field", text if number < effects // 2 else "")
        for _ in range(5):
            table.put(seat, "magic stone area", "", stone=["fire"])
        for zone, count in (("hand", 4), ("deck", 20)):
            for _ in range(count):
                table.put(seat, zone, "")
    return table.game


def a_choice(game: Game) -> float:
    """Microseconds a choice from here."""
    draw, found = Random(4).random, []
    for _ in range(COPIES):
        copy, made, began = game.clone(), 0, process_time()
        while (decision := copy.decision) is not None and made < CHOICES:
            copy.choose(decision.options[int(draw() * len(decision.options))])
            made += 1
        found.append((process_time() - began) / max(1, made))
    return median(found) * 1e6


def a_use(ruleset: str, uses: int) -> float:
    """Microseconds a use of one free ability, at the end of so many in one turn."""
    game, times = position(ruleset, 2, 2, FREE), [0.0]
    for _ in range(uses):
        began = process_time()
        assert game.decision is not None
        game.choose(next(option for option in game.decision.options if option.key.startswith("activate ")))
        while game.zone(0, "chase area"):
            game.choose("pass")
        times.append(process_time() - began)
    return median(times[-10:]) * 1e6


def a_kept_game(game: Game) -> float:
    """Bytes of a copy that has been played on by one choice."""
    draw, kept = Random(4), []
    tracemalloc.start()
    for _ in range(KEPT):
        copy = game.clone()
        if copy.decision is not None:
            copy.choose(draw.choice(copy.decision.options))
        kept.append(copy)
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return size / len(kept)


def main(ruleset: str) -> None:
    """Measure and print."""
    print(f"{ruleset}, µs a choice")
    print("plain cards 10, 25, 50, 100:", *[f"{a_choice(position(ruleset, n)):,.0f}" for n in (10, 25, 50, 100)])
    for name, text in (("others gain", LORD), ("as long as", WHILE)):
        found = [a_choice(position(ruleset, 50, n, text)) for n in (0, 5, 20, 50)]
        print(f"50 cards, of which 0, 5, 20, 50 {name}:", *[f"{each:,.0f}" for each in found])
    print("a use, after 50, 100, 200, 400 in a turn:", *[f"{a_use(ruleset, n):,.0f}" for n in (50, 100, 200, 400)])
    print(f"bytes a kept game after one choice: {a_kept_game(position(ruleset, 20)):,.0f}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "fow-5.5")
