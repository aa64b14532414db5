"""Patience with connections: who connects says what it wants, all of it, soon and in few words, or is hung up on.

Otherwise whoever opens connections and says nothing, or half of something, keeps others from being served.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Any, ClassVar

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from ludex.web.protocol.limits import is_local

if TYPE_CHECKING:
    from ludex.web.settings import Settings

MOST_BYTES = 8 * 1_048_576  # of a request, with its headers; what takes one says how much less it takes
_STEP = 65_536  # whoever has sent so much more is given time for the next
_EACH = 4  # for every WebSocket that an address may have, so many connections may wait for an answer


def patient(settings: Settings) -> type[asyncio.Protocol]:
    """How connections are dealt with under some settings."""
    made: type[asyncio.Protocol] = type("Patient", (Connection,), {"settings": settings, "open_ones": Counter()})
    return made


class Connection(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """A connection that is hung up on if nothing comes, or too much."""

    settings: ClassVar[Settings]
    open_ones: ClassVar[Counter[str]]

    def __init__(self, *arguments: Any, **words: Any) -> None:
        super().__init__(*arguments, **words)
        self._heard = 0
        self._late: asyncio.TimerHandle | None = None
        self._address = ""
        self._gone = False

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self._wait()
        address = self.client[0] if self.client else ""
        if address and not self.settings.public and not is_local(address, self.settings):  # behind a proxy it counts
            self._address = address
            self.open_ones[address] += 1
            if self.open_ones[address] > _EACH * self.settings.connections_each:
                transport.abort()

    def data_received(self, data: bytes) -> None:
        before, self._heard = self._heard, self._heard + len(data)
        if self._heard > MOST_BYTES:
            self.transport.abort()
            return
        if before // _STEP < self._heard // _STEP and self._late is not None:
            self._stop()
            self._wait()
        super().data_received(data)
        if self.cycle is not None and not self.cycle.more_body:  # all of it has come
            self._heard = 0
            self._stop()
        elif self._late is None and not self._gone:
            self._wait()

    def handle_websocket_upgrade(self, *event: Any) -> None:
        self._left()
        super().handle_websocket_upgrade(*event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._left()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._late = self.loop.call_later(self.settings.hello_seconds, self.transport.abort)

    def _stop(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _left(self) -> None:
        """It has gone, or speaks another protocol, which has limits of its own."""
        self._stop()
        self._gone = True
        if self._address:
            self.open_ones[self._address] -= 1
            if not self.open_ones[self._address]:
                del self.open_ones[self._address]
            self._address = ""
