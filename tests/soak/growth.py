"""Growth: what one more use of a free ability costs after so many uses in the same turn. It should not grow.

Milliseconds of a processor are figures for people to read; the tests count comparisons instead.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ludex import games
from ludex.kernel.game import Game
from tests.soak.figures import Figures
from tests.soak.progress import say

PART = "growth"
AT = (1, 50, 100, 200, 400)
_WINDOW = 10  # uses over which a figure is taken, the last of which is the one that is named
NUMBER = {
    "sve": "{act} {cost 0}: Give your leader {defense}+1.",
    "cfv": "[ACT](VC): This unit gets [Power]+1000 until end of turn.",
    "fow": "[Activate] {0}: You gain 100 life.",
}
"""Texts that change a number."""
LASTING = {
    "sve": "{act} {cost 0}: Give this follower {attack}+1 until the end of the turn.",
    "cfv": "[ACT](VC): This unit gets [Power]+1000 until end of turn.",
    "fow": "[Activate] {0}: This card gains [+100/+100] until end of turn.",
}
"""Texts after which one more thing lasts, which has to be worked out: that costs what there is."""


def used(ruleset: str, texts: Mapping[str, str] = NUMBER) -> tuple[Game, Callable[[], None]]:
    """A game with a free ability that changes something, and how to use it once and have it resolved."""
    table = _table(ruleset)
    text = texts[ruleset.partition("/")[0].partition("-")[0]]
    card = table.vanguard(0, text) if ruleset == "cfv" else table.field(0, text)
    game: Game = table.game
    begins = f"activate {game.cards[card.id].tag}"

    def use() -> None:
        decision = game.decision
        assert decision is not None
        game.choose(next(option.key for option in decision.options if option.key.startswith(begins)))
        while game.played:  # something waits to be resolved
            game.choose("pass")

    return game, use


def _table(ruleset: str) -> Any:
    from tests import cfv_table, fow_table, sve_table

    if ruleset.startswith("fow"):
        return fow_table.Table(ruleset)
    return cfv_table.Table() if ruleset == "cfv" else sve_table.Table()


def soak(figures: Figures, rulesets: Sequence[str] = ()) -> int:
    """Measure every ruleset once, at the present commit."""
    for ruleset in rulesets or games.rulesets():
        _, use = used(ruleset)
        use()  # what is made once is made now
        spent: dict[str, int] = {}
        for number in range(1, max(AT) + 1):
            begun = time.process_time()
            use()
            for at in AT:
                if at - min(at, _WINDOW) < number <= at:
                    took = (time.process_time() - begun) * 1_000_000 / min(at, _WINDOW)
                    spent[f"us at {at}"] = spent.get(f"us at {at}", 0) + round(took)
        figures.add(PART, ruleset, {"uses": max(AT), **spent})
        told = [f"{spent[f'us at {at}']} µs at {at}" for at in AT]
        say(f"growth: {ruleset}: {', '.join(told)}")
    return 0
