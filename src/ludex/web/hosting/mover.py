"""The game of a table, from the server's side: it is in a worker, and here is what the worker says of it.

Whatever is asked here is asked under the lock of the table, one thing after another.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Any

from ludex.web.hosting.held import Facts, Told, Wanted
from ludex.web.hosting.past import Given, Line
from ludex.web.work.crew import Means, Overrun, Worker
from ludex.web.work.places import Hold

if TYPE_CHECKING:
    from ludex.web.hosting.means import Workshop
    from ludex.web.hosting.telling import Stood
    from ludex.web.protocol.parts import Obstacle
    from ludex.web.store import Entry, Store, Stored
    from ludex.web.work.places import Places

TIME = "time"
_AT_ONCE = 8  # positions that are told along with an answer; who else is there asks for it


class Mover:
    """Moves one game, in whichever worker."""

    def __init__(self, workshop: Workshop, store: Store, stored: Stored, seconds: int) -> None:
        self._workshop = workshop
        self._store = store
        self._stored = stored
        self._most = seconds
        self._spent = 0.0  # seconds of a processor that the answers have taken
        self._grown = 0  # bytes
        self._used = time.monotonic()
        self._facts: Facts | None = None
        self._told: dict[Wanted, Told] = {}
        self._hold = Hold(self._places, stored.id, self._opening)
        self._thinker = Hold(workshop.bots, stored.id, self._opening_for_bots)
        self._unthought: list[Line] = []

    @property
    def _places(self) -> Places:
        setup = self._stored.setup
        written = "scenario" in setup and not setup["lesson"]
        own = written or setup["cards"] or any(deck.get("cards") for deck in setup["decks"])
        return self._workshop.own_cards if own else self._workshop.ordinary

    @property
    def facts(self) -> Facts:
        """How the game stands, as far as everybody may know it by now."""
        assert self._facts is not None
        return self._facts

    # -- opening ------------------------------------------------------------------------------------------------------
    async def open(self) -> None:
        """Have the game in a worker, as its log says."""
        await self._hold.opened()

    async def _opening(self, worker: Worker) -> None:
        facts, seconds, grown = await self._opened(worker)
        self._spent, self._grown = seconds, grown
        if self._facts is None:
            self._facts = facts

    async def _opening_for_bots(self, worker: Worker) -> None:
        self._unthought.clear()
        await self._opened(worker)

    async def _opened(self, worker: Worker) -> tuple[Any, float, int]:
        stored = self._stored
        names = tuple(seat["name"] for seat in stored.seats)
        log = lines(await asyncio.to_thread(self._store.games.entries, stored.id, 0))
        if self._facts is not None:  # what others have stored meanwhile is taken in when the table catches up
            log = log[: self._facts.version]
        means = self._workshop.opening
        return await worker.tell(means, "open", stored.id, stored.ruleset, stored.setup, names, log)

    def rest(self, since: float) -> None:
        """If nothing was asked since then, leave the workers: an idle table costs nothing, however many look at it."""
        if self._used < since and (self._hold.open or self._thinker.open):
            self.drop()
            self._told = {}

    def drop(self) -> None:
        """Leave the workers: what is there is not what is stored, or nobody needs it any longer."""
        self._hold.drop()
        self._thinker.drop()

    # -- moving -------------------------------------------------------------------------------------------------------
    async def attempt(self, line: Line, wanted: Iterable[Wanted]) -> tuple[Facts, dict[Wanted, Told]]:
        """The position that a line would lead to, as some are to be told it. It must be taken in once it is stored,
        and dropped if it cannot be."""
        some = list(dict.fromkeys(wanted))[:_AT_ONCE]
        facts, told = await self._count(self._workshop.answering, "attempt", line, some)
        return facts, dict(zip(some, told, strict=True))

    def take_in(self, line: Line, facts: Facts, told: dict[Wanted, Told]) -> None:
        """What was attempted is stored."""
        self._facts, self._told = facts, told
        self._remember([line])

    async def fold(self, found: Sequence[Entry]) -> None:
        """Take in what another server has stored."""
        self._facts = await self._count(self._workshop.opening, "fold", lines(found))
        self._told = {}
        self._remember(lines(found))

    def _remember(self, new: list[Line]) -> None:
        """What the worker in which a bot thinks has to be told before it thinks again."""
        if self._thinker.open:
            self._unthought += new

    async def _count(self, means: Means, name: str, *arguments: Any) -> Any:
        """Have something done, and count what it takes: all of it has to be done again whenever the game is opened."""
        self._used = time.monotonic()
        done, seconds, grown = await self._hold.ask(means, name, *arguments)
        self._spent += seconds
        self._grown += grown
        if self._spent > self._most:
            self.drop()
            raise Overrun(TIME)
        if self._grown > means.memory:
            self.drop()
            raise Overrun("memory")
        return done

    # -- telling ------------------------------------------------------------------------------------------------------
    def told(self, wanted: Wanted) -> Told | None:
        """The position as somebody may know it, if it has been told in this way before."""
        return self._told.get(wanted)

    async def tell(self, wanted: Wanted) -> Told:
        found = self._told.get(wanted)
        if found is None:
            found = await self._ask("tell", wanted)
            self._told[wanted] = found
        return found

    async def past(self, seat: int | None, answers: int, eyes: int | None, lang: str) -> Stood:
        found: Stood = await self._ask("past", seat, answers, eyes, lang)
        return found

    async def why(self, seat: int, key: str | None, card: str | None, lang: str) -> list[Obstacle]:
        found: list[Obstacle] = await self._ask("why", seat, key, card, lang)
        return found

    async def check(self, seat: int, key: str) -> None:
        """Refuse an answer that the rules forbid to what a seat is asked."""
        await self._ask("check", seat, key)

    async def record(self) -> str:
        return str(await self._ask("record"))

    async def given(self, seat: int | None, answers: int) -> tuple[list[Given], bool]:
        given, over = await self._ask("given", seat, answers)
        return given, over

    async def _ask(self, name: str, *arguments: Any) -> Any:
        self._used = time.monotonic()
        return (await self._hold.ask(self._workshop.answering, name, *arguments))[0]

    # -- bots ---------------------------------------------------------------------------------------------------------
    @asynccontextmanager
    async def turn(self, asker: str) -> AsyncIterator[None]:
        """Wait until somebody's bots may think: whoever has many tables, others wait for one thought of theirs. Games
        that nobody looks at have one thought at a time, so that a place is left for those who wait."""
        async with AsyncExitStack() as held:
            if not asker:
                await held.enter_async_context(self._workshop.unseen.of(asker))
            await held.enter_async_context(self._workshop.thoughts.of(asker))
            yield

    async def think(self, seat: int, name: str, seed: str) -> str:
        """What a bot answers, in a worker that does nothing else: nobody waits for it."""
        return str(await self.study("think", seat, name, seed))

    async def study(self, duty: str, *arguments: Any) -> Any:
        """What is found out about the game in a worker of bots."""
        self._used = time.monotonic()
        await self._thinker.opened()
        new = tuple(self._unthought)
        found, _, _ = await self._thinker.ask(self._workshop.thinking, duty, new, *arguments)
        self._unthought = [line for line in self._unthought if not new or line.n > new[-1].n]
        return found


def lines(entries: Iterable[Entry]) -> list[Line]:
    """What workers need of a log."""
    return [Line(entry.n, entry.kind, entry.seat, entry.key) for entry in entries]
