"""What tables, their visitors and the server that holds them know of each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Coroutine

    from ludex.web.protocol.limits import Doors
    from ludex.web.protocol.told import Message
    from ludex.web.settings import Settings
    from ludex.web.store import Store


class House(Protocol):
    """What a table needs of the server it stands in."""

    @property
    def settings(self) -> Settings: ...
    @property
    def store(self) -> Store: ...
    @property
    def hints(self) -> Doors:
        """How often somebody may ask a bot."""
        ...

    def may_make(self, address: str, games: int = 1) -> bool:
        """Whether so many new games may be stored for an address."""
        ...

    def spawn(self, work: Coroutine[Any, Any, None], *, awaited: bool = False) -> asyncio.Task[None]:
        """Work that goes on by itself; who awaits it deals with its errors."""
        ...

    def ring(self, message: str) -> None:
        """Tell the other servers."""
        ...


class Visitor(Protocol):
    """Somebody at a table, as the table knows them."""

    seat: int | None
    views: bool
    token: str | None
    address: str
    queue: str  # by what those are told apart who wait for each other
    had: int  # events told so far …
    version: int  # … at this version
    lang: str  # in which language

    def wake(self, *, again: bool = False) -> None:
        """There may be a new position; `again`: it is to be told in any case."""
        ...

    def post(self, message: Message) -> None:
        """Something else to be told."""
        ...
