"""Turns: whoever asks for much, the others wait for one thing of theirs; bots think for whoever looks at them."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from ludex.web.hosting.mover import Mover
from ludex.web.hosting.table import Table
from ludex.web.work.turns import TooMany, Turns


def apart(work: Any) -> Any:
    """Run something in a loop of its own: a browser's may run in this thread."""
    with ThreadPoolExecutor(1) as other:
        return other.submit(asyncio.run, work).result()


def test_who_has_one_thing_does_not_wait_for_all_of_who_has_many() -> None:
    done: list[str] = []

    async def do(turns: Turns, visitor: str) -> None:
        async with turns.of(visitor):
            await asyncio.sleep(0)
            done.append(visitor)

    async def all_of_them() -> None:
        turns = Turns(1, 100)
        async with asyncio.TaskGroup() as group:
            for _ in range(30):
                group.create_task(do(turns, "many"))
            await asyncio.sleep(0)
            group.create_task(do(turns, "one"))

    apart(all_of_them())
    assert len(done) == 31
    assert done.index("one") < 5


def test_who_asks_for_too_much_at_once_is_told_and_who_goes_away_leaves_nothing() -> None:
    async def crowd() -> None:
        turns = Turns(1, 2)
        async with turns.of("a"):
            waiting = asyncio.create_task(turns.of("a").__aenter__())
            await asyncio.sleep(0)
            with pytest.raises(TooMany):
                await turns.of("a").__aenter__()
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
        async with turns.of("a"), asyncio.timeout(1):
            pass

    apart(crowd())


class Who(NamedTuple):
    """Somebody at a table."""

    seat: int | None
    queue: str


def table(*visitors: tuple[int | None, str], people: int = 1, idle: float = 0.0) -> Table:
    """A table, as far as it knows who is there."""
    found = Table.__new__(Table)
    kinds = ("person", "bot") if people else ("bot", "bot")
    stored: Any = SimpleNamespace(seats=[{"kind": kind} for kind in kinds])
    house: Any = SimpleNamespace(settings=SimpleNamespace(idle_seconds=600))
    found.stored, found.house, found.touched = stored, house, time.monotonic() - idle
    found.visitors = {Who(seat, queue) for seat, queue in visitors}  # type: ignore[misc]
    return found


def test_a_bot_thinks_for_who_sits_there_else_for_who_watches_else_for_nobody() -> None:
    assert table((0, "10.0.0.2"), (None, "10.0.0.1"))._asker == "10.0.0.2"
    assert table((None, "10.0.0.1"), people=0)._asker == "10.0.0.1"
    assert table(people=0)._asker == table()._asker == ""


def test_bots_among_themselves_rest_when_nobody_has_looked_for_long() -> None:
    assert table(people=0, idle=601)._forsaken
    assert not table(people=0, idle=599)._forsaken
    assert not table(people=1, idle=601)._forsaken


def test_games_that_nobody_looks_at_leave_a_place_to_those_who_wait() -> None:
    async def thoughts() -> None:
        mover = Mover.__new__(Mover)
        workshop: Any = SimpleNamespace(thoughts=Turns(2, 100), unseen=Turns(1, 100))
        mover._workshop = workshop
        async with mover.turn(""):
            another = asyncio.create_task(mover.turn("").__aenter__())
            await asyncio.sleep(0)
            async with asyncio.timeout(1), mover.turn("10.0.0.1"):
                assert not another.done()
        await another

    apart(thoughts())
