"""Bots: players that see views and try things out on guessed games. They know no game's name and no rule."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ludex.bots.bot import Bot
from ludex.bots.greedy import GreedyBot
from ludex.bots.levels import LEVELS, thinker
from ludex.bots.passive import PassiveBot
from ludex.bots.random import RandomBot

__all__ = ["BOTS", "LEVELS", "Bot", "GreedyBot", "PassiveBot", "RandomBot", "bot"]

BOTS: dict[str, Callable[[str], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "passive": PassiveBot,
    **{name: partial(thinker, name) for name in LEVELS},
}
"""By name, how to make a bot from a seed."""


def bot(name: str, seed: str) -> Bot:
    """The bot of that name. The same seed makes it play the same in the same game."""
    made = BOTS.get(name)
    if made is None:
        raise LookupError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return made(seed)
