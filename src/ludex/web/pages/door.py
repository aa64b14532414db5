"""The door to the pages: how many are opened from one address, and how fast they speak to the server.

Pages speak over WebSocket only, one message at a time. What comes too fast is not lost, it waits: the connection is
not read until its turn comes, so that who floods it holds up nobody else. Who says what no page says is hung up on.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection

from ludex.web.answers import refused
from ludex.web.pages.hearing import is_heard
from ludex.web.protocol.limits import Bucket, Doors, is_local

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from ludex.web.settings import Settings

SOCKET = "/_nicegui_ws"
_NO_PAGES = ("/table/", "/static/", "/api/", "/ws", "/pages/", "/_nicegui", "/favicon.ico")
_TOGETHER = 5  # all pages of one address may speak as fast as so many


class Door:
    """Lets pages and their connections in, at a pace that is fair to everybody."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self._open: Counter[str] = Counter()
        self._pages = Doors(settings.pages_per_minute)
        self._talk = Doors(60 * _TOGETHER * settings.page_rate, _TOGETHER * settings.page_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if scope["type"] == "websocket" and path.startswith(SOCKET):
            await self._connect(scope, receive, send)
        elif scope["type"] == "http" and path.startswith(SOCKET):
            await refused(400, "Pages speak over WebSocket.")(scope, receive, send)
        elif scope["type"] == "http" and not path.startswith(_NO_PAGES) and self._too_often(_address(scope)):
            await refused(429, "Too many pages from this address; wait a minute.")(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def _too_often(self, address: str) -> bool:
        return not is_local(address, self.settings) and not self._pages.take(address, time.monotonic())

    # -- connections --------------------------------------------------------------------------------------------------
    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = _address(scope)
        if self._full(address):  # before it is accepted: HTTP 403
            await send({"type": "websocket.close", "code": 1013, "reason": "too many pages are open"})
            return
        self._open[address] += 1
        try:
            await self.app(scope, self._paced(address, receive), send)
        finally:
            self._open[address] -= 1
            self._open += Counter()  # forgets who has gone

    def _full(self, address: str) -> bool:
        settings = self.settings
        if self._open.total() >= settings.connections:
            return True
        return not is_local(address, settings) and self._open[address] >= settings.connections_each

    def _paced(self, address: str, receive: Receive) -> Receive:
        """Messages, each when its turn has come."""
        by, local = self.settings, is_local(address, self.settings)
        rate, burst = (by.local_rate, by.local_burst) if local else (by.page_rate, by.page_burst)
        own = Bucket(rate, burst, time.monotonic())

        async def paced() -> Message:
            message = await receive()
            if message["type"] == "websocket.receive":
                if not is_heard(message.get("text")):
                    return {"type": "websocket.disconnect", "code": 1008}
                at = time.monotonic()
                wait = max(own.owe(1, at), 0.0 if local else self._talk.owe(address, at))
                if wait:
                    await asyncio.sleep(wait)
            return message

        return paced


def _address(scope: Scope) -> str:
    client = HTTPConnection(scope).client
    return client.host if client is not None else ""
