"""The endpoint `/ws`: one connection, from its hello to its end.

Reading and writing are two tasks. A position is made when it can be written: who reads slowly gets fewer of them, and
the news since the last one, and holds up nobody else.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter, deque
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ludex.table.languages import ENGLISH, spoken_here
from ludex.web.browser import player_key
from ludex.web.hosting.held import Wanted
from ludex.web.hosting.position import shown
from ludex.web.hosting.refusal import Reason, Refusal
from ludex.web.hosting.starting import OtherCards
from ludex.web.protocol import messages, told
from ludex.web.protocol.acting import COST, act
from ludex.web.protocol.limits import Bucket, is_local
from ludex.web.protocol.welcome import welcome
from ludex.web.store.away import AWAY, is_away

_log = logging.getLogger("ludex.web")

if TYPE_CHECKING:
    from ludex.web.hosting.table import Table
    from ludex.web.hosting.tables import Tables

CLOSE_NO_HELLO = 4001
CLOSE_REFUSED = 4002
CLOSE_SLOW = 4008
CLOSE_ABUSE = 4029
CLOSE_FULL = 1013
CLOSE_FAULT = 1011
CLOSE_AGAIN = 1012

_BACKLOG = 256  # messages that may wait for a slow reader
_WRITE_SECONDS = 30.0
_STRIKING = frozenset({"malformed", "too-large", "too-frequent", "illegal", "not-your-turn", "not-allowed"})


class Connection:
    """Somebody who speaks the protocol."""

    def __init__(self, socket: WebSocket, tables: Tables) -> None:
        settings = tables.settings
        self.socket = socket
        self.tables = tables
        self.table: Table | None = None
        self.seat: int | None = None
        self.token: str | None = None
        self.views: bool = True
        self.had: int = 0  # events told so far …
        self.version: int = 0  # … at this version
        self.lang: str = ENGLISH
        self._behind = False
        self._greeting = False  # while the welcome is being made, everything else waits
        self._again = True  # whether it needs a position even if there is none that it might know of
        self._posts: deque[told.Message] = deque()
        self._news = asyncio.Event()
        self._strikes = 0
        address = self.address = socket.client.host if socket.client else ""
        local = is_local(address, settings)
        # On this machine, programs without a cookie are told apart too.
        self.queue: str = player_key(socket) or f"{id(self)}" if local else address
        rate, burst = (settings.local_rate, settings.local_burst) if local else (settings.rate, settings.burst)
        self._bucket = Bucket(rate, burst, time.monotonic())
        self._closing: tuple[int, str] | None = None

    # -- what tables call ---------------------------------------------------------------------------------------------
    def wake(self, *, again: bool = False) -> None:
        """There may be a new position; it is told even if it is not new: `again`."""
        self._behind = True
        self._again = self._again or again
        self._news.set()

    def post(self, message: told.Message) -> None:
        """Queue a message; who does not read is let go."""
        if len(self._posts) >= _BACKLOG:
            self.close(CLOSE_SLOW, "you read too slowly")
            return
        self._posts.append(message)
        self._news.set()

    def close(self, code: int, reason: str) -> None:
        """End the connection once what waits is written."""
        self._closing = self._closing or (code, reason)
        self._news.set()

    # -- its course ---------------------------------------------------------------------------------------------------
    async def run(self) -> None:
        """Speak until one of both ends it."""
        writer = asyncio.get_running_loop().create_task(self._write())
        reader = asyncio.get_running_loop().create_task(self._read())
        try:
            await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self.table is not None:
                self.table.leave(self)
            for task in (reader, writer):
                task.cancel()
            for ended in await asyncio.gather(reader, writer, return_exceptions=True):
                self._explain(ended)
            await self._hang_up()

    def _explain(self, ended: BaseException | None) -> None:
        """Why a task has ended: a fault of ours is told in the log. That the other side has gone is none."""
        gone = isinstance(ended, asyncio.CancelledError | WebSocketDisconnect | TimeoutError)
        if ended is not None and not gone and self.socket.client_state is WebSocketState.CONNECTED:
            _log.error("a connection failed", exc_info=ended)
            self._closing = self._closing or (CLOSE_FAULT, "something went wrong here")

    async def _hang_up(self) -> None:
        if self.socket.application_state is WebSocketState.CONNECTED:
            code, reason = self._closing or (1000, "")
            with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):
                await self.socket.close(code, reason)

    async def _write(self) -> None:
        while self._closing is None or self._posts:
            await self._news.wait()
            self._news.clear()
            while self._posts and not self._greeting:
                await self._send(self._posts.popleft())
            if self._behind and self.table is not None and self._closing is None and not self._greeting:
                self._behind = False
                if self._again or self.table.facts.versions[self.seat] != self.version:
                    self._again = False
                    await self._tell(self.table)

    async def _send(self, message: told.Message) -> None:
        text = told.encode(message).decode()
        try:
            await asyncio.wait_for(self.socket.send_text(text), _WRITE_SECONDS)
        except TimeoutError:
            self._closing = (CLOSE_SLOW, "you read too slowly")
            raise

    async def _tell(self, table: Table) -> None:
        """Send the position. A table that is stopped over it tells another one by itself."""
        try:
            facts, position = await table.told(Wanted(self.seat, self.had, self.version, self.views, self.lang))
        except Refusal as refusal:
            if refusal.reason == "unavailable":
                self.close(CLOSE_AGAIN, "the position cannot be told now; connect again")
            return
        self.had, self.version = position.events, position.version
        await self._send(shown(table, facts, position))

    # -- reading ------------------------------------------------------------------------------------------------------
    async def _read(self) -> None:
        """Take messages until the connection ends."""
        try:
            late = asyncio.get_running_loop().time() + self.tables.settings.hello_seconds
            while self._closing is None:
                async with asyncio.timeout_at(late if self.table is None else None):
                    said = await self._receive()
                await self._take(said)
        except TimeoutError:
            self.close(CLOSE_NO_HELLO, "no hello came")
            await asyncio.sleep(1)  # the writer ends the connection
        except WebSocketDisconnect:
            return
        await asyncio.sleep(_WRITE_SECONDS)  # what waits is written by the writer, which ends first

    async def _receive(self) -> str | bytes:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def _take(self, text: str | bytes) -> None:
        """One message: acted on, or refused."""
        try:
            self._weigh(text)
            await self._obey(_read(text))
        except Refusal as refusal:
            self._refuse(messages.kind_of(text), refusal)
        except Exception as error:  # a fault of ours must not end the connection, and its maker must learn of it
            self._fail(messages.kind_of(text), error)
        else:
            self._strikes = 0

    def _fail(self, kind: str | None, error: Exception) -> None:
        """Something could not be acted on. That nothing can be stored now is nobody's fault."""
        if is_away(error):
            _log.error("a message could not be stored: %s", str(error).partition("\n")[0])
            self._refuse(kind, Refusal("unavailable", AWAY))
            return
        _log.error("a message could not be acted on", exc_info=error)
        self._refuse(kind, Refusal("unavailable", "Something went wrong here; try again."))
        self._strike("unavailable")

    def _weigh(self, text: str | bytes) -> None:
        """Refuse what is too large or comes too often."""
        most = self.tables.settings.message_bytes
        if len(text) > most or len(text.encode() if isinstance(text, str) else text) > most:
            raise Refusal("too-large", f"A message may have {most} bytes.")
        self._pay(1)

    def _pay(self, cost: int) -> None:
        if not self._bucket.take(cost, time.monotonic()):
            raise Refusal("too-frequent", "You speak faster than is allowed; wait a moment.")

    async def _obey(self, said: messages.Said) -> None:
        self._pay(COST.get(type(said), 0))
        if isinstance(said, messages.Hello):
            await self._hello(said)
        elif self.table is None:
            self.close(CLOSE_NO_HELLO, "the first message is hello")
            raise Refusal("malformed", "The first message is hello.")
        else:
            await act(self, self.table, said)

    def _refuse(self, kind: str | None, refusal: Refusal) -> None:
        rule, words = refusal.rule or msgspec.UNSET, refusal.words or msgspec.UNSET
        self.post(told.Refused(kind, refusal.reason, refusal.said(self.lang), rule, words))
        if refusal.reason == "stale":  # it does not know the position: it is told again
            self.wake(again=True)
        if refusal.reason in _STRIKING:
            self._strike(refusal.reason)

    def _strike(self, reason: str) -> None:
        """A message was refused that nobody need have sent: one line of the log for the first in a row, without what it
        said, and one for hanging up on who goes on so."""
        self._strikes += 1
        if self._strikes == 1:
            _log.warning("a message was refused as %s", reason)
        if self._strikes == self.tables.settings.strikes:
            _log.warning("a connection was closed: %s refused messages in a row, the last as %s", self._strikes, reason)
        if self._strikes >= self.tables.settings.strikes:
            self.close(CLOSE_ABUSE, "too many messages were refused")

    # -- hello --------------------------------------------------------------------------------------------------------
    async def _hello(self, said: messages.Hello) -> None:
        if self.table is not None:
            raise Refusal("not-allowed", "This connection has a game already; open another one.")
        try:
            table = await self._admit(said)
        except Refusal:
            self.close(CLOSE_REFUSED, "hello was refused")
            raise
        self.views = said.views
        self.lang = spoken_here(said.lang)
        self.had, self.version = said.since, said.version
        if self.seat is not None:
            await table.take_seat(self.seat, player_key(self.socket))
        self.table = table
        await self._greet(table)

    async def _greet(self, table: Table) -> None:
        """Enter, and be told the table first; what is said there meanwhile comes after it."""
        self._greeting = True
        table.enter(self)
        try:
            greeting = await welcome(table, self)
            self._posts = deque([*greeting, *(message for message in self._posts if message not in greeting)])
        except Exception:
            self.close(CLOSE_FAULT, "the table could not be shown")
            raise
        finally:
            self._greeting = False
            self.wake()

    async def _admit(self, said: messages.Hello) -> Table:
        """The table that somebody may come to, or the reason why not."""
        if said.protocol not in messages.SPOKEN:
            raise Refusal("malformed", f"This server speaks protocol {messages.PROTOCOL}.")
        try:
            table = await self.tables.get(said.game)
        except OtherCards as error:
            raise Refusal("unavailable", f"It cannot be shown: {error}.") from error
        if table is None:
            raise Refusal("unknown-game", "There is no such game.")
        if said.token:
            self.seat, self.token = await table.seat_for(said.token, said.claim)
        elif not table.over and not table.stored.settings.get("spectators", True):
            raise Refusal("not-allowed", "This game may not be watched.")
        return table


def _read(text: str | bytes) -> messages.Said:
    reason: Reason = "malformed"
    try:
        return messages.read(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Refusal(reason, f"This is no message: {error}.") from error


class Desk:
    """Where connections come in."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._open: Counter[str] = Counter()

    async def meet(self, socket: WebSocket) -> None:
        """A connection, from its first byte to its last."""
        await socket.accept()
        address = socket.client.host if socket.client else ""
        if self._full(address):
            await socket.close(CLOSE_FULL, "the server is full, or you have too many connections; try again later")
            return
        self._open[address] += 1
        try:
            await Connection(socket, self.tables).run()
        finally:
            self._open[address] -= 1
            self._open += Counter()  # forgets who has gone

    def _full(self, address: str) -> bool:
        settings = self.tables.settings
        if self._open.total() >= settings.connections:
            return True
        return not is_local(address, settings) and self._open[address] >= settings.connections_each
