"""All live tables of a server: creating games, loading them from the store, and letting go of those nobody sits at."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

from ludex.web.hosting.means import Workshop
from ludex.web.hosting.mover import Mover
from ludex.web.hosting.refusal import Refusal
from ludex.web.hosting.table import Table
from ludex.web.protocol.limits import Doors, is_local
from ludex.web.store import Said, Store
from ludex.web.store.games import WAITING
from ludex.web.work.crew import Crew, Lost, Overrun

if TYPE_CHECKING:
    from ludex.web.settings import Settings

_log = logging.getLogger("ludex.web")
T = TypeVar("T")
_SEALED = "This game takes more to be shown than the server has."
_MOST_SEALED = 10_000
_ROUND = 5.0  # seconds between two rounds through all tables


class Tables:
    """The house in which the tables of one server stand."""

    def __init__(self, settings: Settings, store: Store, crew: Crew | None = None) -> None:
        self.settings = settings
        self.store = store
        self.workshop: Workshop = Workshop(settings, crew or Crew())
        self.hints: Doors = Doors(settings.hints_per_minute)
        self._new_games = Doors(settings.games_per_minute)
        self.server: str = secrets.token_hex(4)
        self._live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._sealed: dict[str, None] = {}
        self._ringer = ThreadPoolExecutor(1, thread_name_prefix="ludex-ring")

    # -- the house ----------------------------------------------------------------------------------------------------
    def open(self) -> None:
        """Begin to hear other servers and to make rounds."""
        self.workshop.open()
        self.store.bell.listen(asyncio.get_running_loop(), self._heard)
        self.spawn(self._rounds())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.workshop.close()
        self._ringer.shutdown(wait=True, cancel_futures=True)
        await asyncio.to_thread(self.store.close)

    def spawn(self, work: Coroutine[Any, Any, None], *, awaited: bool = False) -> asyncio.Task[None]:
        """Work that goes on by itself; its errors are told in the log unless somebody waits for it."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._heard_of if awaited else self._done)
        return task

    def _heard_of(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # who waits for it has it; who has gone does not mind

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal):
            _log.error("a task of the tables failed", exc_info=error)

    def ring(self, message: str) -> None:
        """Tell the other servers."""
        if self.store.bell.shared:
            kind, _, rest = message.partition(" ")
            self._ringer.submit(self.store.bell.say, f"{kind} {self.server} {rest}")

    # -- games --------------------------------------------------------------------------------------------------------
    async def get(self, id: str) -> Table | None:
        """The table of a game, loaded if it is not there."""
        table = self._live.get(id)
        if table is not None:
            table.touched = time.monotonic()  # it is not let go of while somebody is about to enter
            return table
        task = self._loading.get(id)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._load(id))
            self._loading[id] = task
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    async def _load(self, id: str) -> Table | None:
        found = await asyncio.to_thread(self.store.games.load, id)
        if found is None:
            return None
        stored, log = found
        if stored.status == WAITING:
            raise Refusal("waiting", "This table waits for somebody to sit down.")
        mover = Mover(self.workshop, self.store, stored, self.settings.game_seconds)
        await self._opened(mover, id)
        table = self._live[id] = Table(self, stored, mover, log)
        table.wind()
        await table.catch_up()  # what another server has stored while this one folded the log
        table.let_bots_begin()
        self.ring(f"ask {id}")
        return table

    async def _opened(self, mover: Mover, id: str) -> None:
        """Have a game moved. One that takes too long even for that is not tried again and again."""
        if id in self._sealed:
            raise Refusal("unavailable", _SEALED)
        try:
            await mover.open()
        except Overrun as error:
            _log.warning("%s: not opened, it took too much %s", id, error.what)
            self._sealed[id] = None
            while len(self._sealed) > _MOST_SEALED:
                del self._sealed[next(iter(self._sealed))]
            raise Refusal("unavailable", _SEALED) from error
        except Lost as error:
            raise Refusal("unavailable", "The server is busy; try again.") from error

    async def read_for(self, visitor: str, name: str, *arguments: Any) -> Any:
        """Have something done with what a visitor wrote: in turn for each visitor, and not for longer than is fair."""
        return await self.workshop.jobs.do(visitor, self.workshop.reading, name, *arguments)

    async def find_out_for(self, visitor: str, name: str, *arguments: Any) -> Any:
        """Have something found out that is the house's own to know and takes a while."""
        return await self.workshop.jobs.do(visitor, self.workshop.opening, name, *arguments)

    async def load_for(self, visitor: str, load: Callable[..., T], *arguments: Any) -> T:
        """Load much of what a visitor keeps, in turn with others: it is done where everybody is served."""
        async with self.workshop.own.of(visitor):
            return await asyncio.to_thread(load, *arguments)

    def may_make(self, address: str, games: int = 1) -> bool:
        """Whether so many new games may be stored for an address: one place counts them all, however they are made."""
        cost = min(games, self.settings.games_per_minute)  # what is large comes once in a while, and not never
        return is_local(address, self.settings) or self._new_games.take(address, time.monotonic(), cost)

    # -- rounds -------------------------------------------------------------------------------------------------------
    async def _rounds(self) -> None:
        while True:
            await asyncio.sleep(_ROUND)
            try:
                await self._round()
            except Exception:  # the store may be away for a while; the next round tries again
                _log.exception("a round through the tables failed")

    async def _round(self) -> None:
        ticking = {t.id: (t.facts.version, used) for t in self._live.values() if (used := t.used) is not None}
        if ticking:
            await asyncio.to_thread(self.store.games.keep_time, ticking)
        late = time.monotonic() - self.settings.idle_seconds
        for table in list(self._live.values()):
            if not table.busy:
                table.mover.rest(late)
            if table.visitors:
                self.ring(f"presence {table.id} {table.presence.words}")
            elif table.touched < late and table.id not in ticking and not table.busy:
                del self._live[table.id]
                table.mover.drop()

    # -- other servers ------------------------------------------------------------------------------------------------
    def _heard(self, message: str) -> None:
        """Another server says something, or the connection to them is new."""
        kind, _, rest = message.partition(" ")
        if kind == "resync":
            for live in self._live.values():
                self.spawn(live.catch_up())
            return
        server, _, rest = ("", "", rest) if kind == "log" else rest.partition(" ")
        game, _, words = rest.partition(" ")
        table = self._live.get(game)
        if table is None or server == self.server:
            return
        if kind == "log" and int(words) >= table.facts.version:
            self.spawn(table.catch_up())
        self._about(table, kind, server, words)

    def _about(self, table: Table, kind: str, server: str, words: str) -> None:
        if kind == "presence":
            seats, spectators = words.split(" ")
            if table.presence.heard(server, int(seats), int(spectators)):
                table.tell_presence()
        elif kind == "ask":
            self.ring(f"presence {table.id} {table.presence.words}")
            if (used := table.used) is not None:
                self.ring(f"used {table.id} {table.facts.version} {used}")
        elif kind in ("used", "hold"):
            version, much = map(int, words.split(" "))
            (table.heard_used if kind == "used" else table.heard_hold)(version, much)
        elif kind == "came":
            taken, began = words.split(" ")
            table.came(int(taken), int(began))
        elif kind == "rematch":
            table.again.heard(words)
            table.tell_again()
        elif kind == "takeback":
            table.back.heard(words)
        elif kind == "chat":
            seat, at, text = words.split(" ", 2)
            table.post(table.said(Said(int(seat), text, int(at))))
