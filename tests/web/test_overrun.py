"""What takes too much is stopped, whoever did it learns why, and nobody else notices."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ludex.web.hosting.creating import NewGame, NewSeat, create
from ludex.web.hosting.refusal import Refusal
from ludex.web.hosting.table import Table
from ludex.web.hosting.tables import Tables
from ludex.web.settings import Settings
from ludex.web.store import Store
from ludex.web.work.crew import Overrun
from tests.web.apart import run
from tests.web.burning import BURNS, TIME, burning

PEOPLE = (NewSeat("person"), NewSeat("person"))
NARROW: dict[str, Any] = {"answer_seconds": 1, "answer_megabytes": 64, "think_seconds": 1, "reading_seconds": 1}


@asynccontextmanager
async def house(folder: Path, **settings: Any) -> AsyncIterator[Tables]:
    wanted = Settings(database=f"sqlite:///{folder}/ludex.db", **{**NARROW, **settings})
    tables = Tables(wanted, Store(wanted), burning())
    try:
        yield tables
    finally:
        await tables.close()


async def a_table(tables: Tables, seats: tuple[NewSeat, NewSeat] = PEOPLE) -> Table:
    made = await create(tables, NewGame(ruleset="sve", decks=("bellmere", "derby"), seats=seats))
    table = await tables.get(made.game)
    assert table is not None
    return table


async def answer(table: Table, key: str = "") -> None:
    facts = table.facts
    assert facts.asked is not None
    await table.act("answer", facts.asked.seat, key or facts.asked.first, facts.version)


def test_a_table_that_takes_too_much_is_stopped_and_the_others_go_on(tmp_path: Path) -> None:
    """Both tables are in the same worker: the innocent one is there again, at the same decision."""

    async def course() -> None:
        async with house(tmp_path, workers=1) as tables:
            innocent = guilty = await a_table(tables)
            for burn in BURNS:
                guilty = await a_table(tables)
                await answer(guilty)
                version = innocent.facts.version
                begun = asyncio.create_task(answer(guilty, burn))
                await asyncio.sleep(0.05)
                await answer(innocent)  # it waits for the other's end, and is carried out then
                assert innocent.facts.version == version + 1
                with pytest.raises(Refusal) as refused:
                    await begun
                assert refused.value.reason == "over"
                await _is_stopped(guilty)
        async with house(tmp_path) as tables:  # and it stays stopped
            again = await tables.get(guilty.id)
            assert again is not None
            assert again.facts == guilty.facts
            assert "bellmere" in await again.record()

    run(course())


async def _is_stopped(table: Table) -> None:
    assert table.facts.ending is not None
    assert table.facts.ending.kind == "stopped"
    assert table.facts.result == (None, "")
    with pytest.raises(Refusal) as refused:
        await table.act("answer", 0, "end", table.facts.version)
    assert refused.value.reason == "over"


def test_the_loop_goes_on_while_an_answer_takes_too_long(tmp_path: Path) -> None:
    async def course() -> None:
        async with house(tmp_path) as tables:
            table = await a_table(tables)
            burning = asyncio.create_task(answer(table, TIME))
            longest, last = 0.0, time.monotonic()
            while not burning.done():
                await asyncio.sleep(0.01)
                longest, last = max(longest, time.monotonic() - last), time.monotonic()
            assert longest < 1.0  # of the second and more that the answer takes
            assert isinstance(burning.exception(), Refusal)

    run(course())


def test_a_game_may_not_take_too_much_in_all(tmp_path: Path) -> None:
    """Many answers, each of which is just quick enough, would have to be played again whenever it is opened."""

    async def course() -> None:
        async with house(tmp_path, game_seconds=1) as tables:
            table = await a_table(tables)
            table.mover._spent = 0.99999
            for _ in range(60):
                if table.over:
                    break
                try:
                    await answer(table)
                except Refusal as refusal:
                    assert refusal.reason == "over"
            assert table.facts.ending is not None
            assert table.facts.ending.kind == "stopped"

    run(course())


def test_a_bot_that_thinks_too_long_answers_without_thinking(tmp_path: Path) -> None:
    async def course() -> None:
        async with house(tmp_path) as tables:
            table = await a_table(tables, (NewSeat("person"), NewSeat("bot", bot="random")))
            while table.facts.asked is not None and table.facts.asked.seat == 0:
                await answer(table)
            version = table.facts.version
            while table.facts.version == version:
                await asyncio.sleep(0.05)
            assert not table.over

    run(course())


def test_a_worker_that_is_killed_is_replaced(tmp_path: Path) -> None:
    async def course() -> None:
        async with house(tmp_path, workers=1) as tables:
            table = await a_table(tables)
            for _ in range(3):
                await answer(table)
                worker = await table.mover._hold.opened()
                os.kill(worker.pid, signal.SIGKILL)
                while worker.alive:
                    await asyncio.sleep(0.01)
                await answer(table)
            assert table.facts.version == 6

    run(course())


def test_reading_for_one_visitor_delays_no_other(tmp_path: Path) -> None:
    """One visitor sends ten texts that take too long; another's are read meanwhile, each at once."""
    card = {"name": "Some", "type": "spell", "text": "Draw a card."}

    async def course() -> None:
        async with house(tmp_path) as tables:
            await tables.read_for("good", "read_card", "sve", card)
            bad = [tables.read_for("bad", "read_card", "sve", {**card, "text": TIME}) for _ in range(10)]
            burning = [asyncio.create_task(each) for each in bad]
            await asyncio.sleep(0.1)
            for _ in range(3):
                found = await asyncio.wait_for(tables.read_for("good", "read_card", "sve", card), 20)
                assert found.canonical == "Draw a card."
            assert sum(each.done() for each in burning) < 8
            for each in burning[:2]:
                with pytest.raises(Overrun):
                    await each
            for each in burning:
                each.cancel()

    run(course())


def test_the_house_is_closed_at_once_whatever_is_being_done(tmp_path: Path) -> None:
    async def course() -> None:
        settings = {"answer_seconds": 600, "reading_seconds": 600}
        async with house(tmp_path, **settings) as tables:
            table = await a_table(tables)
            begun = [
                asyncio.create_task(answer(table, TIME)),
                asyncio.create_task(tables.read_for("bad", "read_card", "sve", {"text": TIME})),
            ]
            await asyncio.sleep(0.5)
            pids = [worker.pid for worker in tables.workshop.crew.workers]
            before = time.monotonic()
        assert time.monotonic() - before < 3
        while time.monotonic() - before < 5 and any(_alive(pid) for pid in pids):
            await asyncio.sleep(0.05)  # a killed process takes a moment to go
        assert not any(_alive(pid) for pid in pids)
        await asyncio.gather(*begun, return_exceptions=True)

    run(course())


def _alive(pid: int) -> bool:
    """Whether a process is there, and more than the memory of one."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_who_answers_and_takes_back_for_ever_does_not_fill_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A log has a bound of its own: what is taken back costs next to no time, and yet it is stored."""
    monkeypatch.setattr("ludex.web.hosting.table.LONGEST_GAME", 20)

    async def course() -> None:
        async with house(tmp_path) as tables:
            table = await a_table(tables)
            with pytest.raises(Refusal) as refused:
                for _ in range(40):
                    asked = table.facts.asked
                    assert asked is not None
                    await answer(table)
                    await table.agreed(asked.seat)
            assert refused.value.reason == "over"
            assert "room" in str(refused.value)
            assert table.over
            assert len(await asyncio.to_thread(tables.store.games.entries, table.id, 0)) <= 22

    run(course())
