"""Who has opened a page: a browser, known by its secret, the words it is spoken to, and what it has chosen before."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from starlette.requests import Request

from ludex.web.app import tables
from ludex.web.browser import player_key, queue_of
from ludex.web.hosting.table import now
from ludex.web.hosting.tables import Tables
from ludex.web.store import Store
from ludex.web.words import Words, spoken

T = TypeVar("T")
NOBODY = ""
"""The key of a browser that keeps no cookie: it finds nothing, and nothing is kept for it."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """A browser at a page."""

    key: str
    t: Words
    request: Request

    @property
    def house(self) -> Tables:
        return tables()

    @property
    def store(self) -> Store:
        return tables().store

    async def read(self, name: str, *arguments: Any) -> Any:
        """Have something done with what the player wrote, in turn with all who come from the same place."""
        return await self.house.read_for(queue_of(self.request, self.house.settings), name, *arguments)

    async def find_out(self, name: str, *arguments: Any) -> Any:
        """Have something found out for the player that is not of their making."""
        return await self.house.find_out_for(queue_of(self.request, self.house.settings), name, *arguments)

    async def load(self, load: Callable[..., T], *arguments: Any) -> T:
        """Load much of what the player keeps, in turn with all who come from the same place."""
        return await self.house.load_for(queue_of(self.request, self.house.settings), load, *arguments)

    async def remembered(self) -> dict[str, Any]:
        """What the player chose before; `name` is among it."""
        found = await asyncio.to_thread(self.store.players.find, self.key) if self.key else None
        return {} if found is None else {**found["settings"], "name": found["name"]}

    async def remember(self, name: str, **settings: Any) -> None:
        """Keep a choice for the next visit."""
        if self.key:
            kept = {key: value for key, value in (await self.remembered()).items() if key != "name"}
            await asyncio.to_thread(
                self.store.players.save, self.key, now=now(), name=name, settings={**kept, **settings}
            )


def visitor(request: Request) -> Visitor:
    """Who asks for a page."""
    return Visitor(player_key(request) or NOBODY, spoken(request), request)
