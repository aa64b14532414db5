"""Bots at the tables: they think in threads of their own, on a copy of the game and from their chair alone."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from ludex.bots import bot
from ludex.kernel.events import Log
from ludex.table.chair import Chair

if TYPE_CHECKING:
    from ludex.kernel.game import Game

_log = logging.getLogger("ludex.web")


class Machines:
    """A few threads in which bots think, so that nobody else waits for them."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="ludex-bot")

    async def answer(self, game: Game, seat: int, name: str, seed: str) -> str:
        """What a bot answers. The same seed lets it answer the same, whichever server asks it."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, _think, _apart(game), seat, name, seed)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def asked_bot(game: Game, people: tuple[int, ...]) -> int | None:
    """The seat of the bot that is asked, if one is."""
    decision = game.decision
    return None if decision is None or decision.seat in people else decision.seat


async def thought(machines: Machines, game: Game, name: str, seed: str) -> str:
    """What a bot answers to the decision of a game. One that fails must not stop who plays against it."""
    decision = game.decision
    assert decision is not None
    try:
        return await machines.answer(game, decision.seat, name, seed)
    except Exception:
        _log.exception("the bot %s failed at %s", name, decision.rule)
        return decision.options[0].key


def _think(game: Game, seat: int, name: str, seed: str) -> str:
    assert game.decision is not None
    return bot(name, seed).answer(Chair(game, seat), game.decision)


def _apart(game: Game) -> Game:
    """A copy that shares nothing which grows with use: another thread may work on it."""
    twin = game.clone()
    twin.log = Log(game.log.since(0), game.log.size)
    twin.disturb()
    if game.checkpoint is not None:
        twin.checkpoint = _apart(game.checkpoint)
    return twin
