"""The lobby: tables where one may sit down, and games that one may watch, as their players have wished."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple

from ludex.web.hosting.clock import now
from ludex.web.store.games import WAITING

if TYPE_CHECKING:
    from ludex.web.store import Store, Stored

_LOOKED_AT = 400  # of the newest games
_SHOWN = 30
_DAY = 86_400_000


class Lobby(NamedTuple):
    """What everybody may see."""

    open: list[Stored]
    watched: list[Stored]


async def lobby(store: Store) -> Lobby:
    """Open tables that wait, and listed games that are played; none older than a day."""
    found = await asyncio.to_thread(store.games.newest, ("waiting", "running"), now() - _DAY, _LOOKED_AT)
    free = [game for game in found if game.status == WAITING and game.settings.get("open")]
    watched = [game for game in found if game.status != WAITING and game.settings.get("listed")]
    return Lobby(free[:_SHOWN], watched[:_SHOWN])
