"""The clock: time is taken from who is asked, and from nobody while no server runs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ludex.web.hosting.clock import Clock, ClockSettings, ticks
from ludex.web.hosting.creating import NewGame, NewSeat, create
from ludex.web.hosting.table import Table
from ludex.web.hosting.tables import Tables
from ludex.web.settings import Settings
from ludex.web.store import Store, Stored
from tests.web.apart import run
from tests.web.serving import AGAINST_BOT, Server


def test_time_is_taken_from_the_seat_that_is_asked() -> None:
    clock = Clock(ClockSettings(bank=60, increment=2))
    clock.run(1, tick=1_000)
    assert clock.spent(1, tick=4_000) == 3_000
    assert clock.spent(0, tick=4_000) == 0
    assert clock.out(tick=4_000) == 57_000
    assert clock.shown((0, 1), tick=4_000, at=77) == {"left": [60_000, 57_000], "running": 1, "at": 77}
    assert clock.shown((1,), tick=4_000, at=77)["left"] == [None, 57_000]
    clock.charge(1, "answer", 3_000)
    assert clock.left == [60_000, 59_000]
    clock.charge(1, "undo", 500)  # gives nothing back
    assert clock.left == [60_000, 58_500]


def test_nobody_has_less_than_nothing() -> None:
    clock = Clock(ClockSettings(bank=1))
    clock.run(0, tick=0)
    assert clock.spent(0, tick=99_000) == 1_000
    assert clock.out(tick=99_000) == 0
    clock.run(None, tick=0)
    assert clock.out(tick=99_000) is None


def test_who_has_answered_and_waits_for_others_uses_no_time() -> None:
    """Also if another answer of theirs waits as well, and if nothing comes of the first."""
    clock = Clock(ClockSettings(bank=60))
    clock.run(0, tick=1_000)
    held = clock.hold(tick=3_000)
    assert held is not None
    assert clock.hold(tick=4_000) is None
    assert clock.spent(0, tick=90_000) == 2_000
    assert clock.out(tick=90_000) is None
    assert clock.go_on(held, tick=90_000)
    assert clock.spent(0, tick=91_000) == 3_000
    assert clock.out(tick=91_000) == 57_000
    again = clock.hold(tick=92_000)
    clock.run(1, tick=93_000)  # it came about
    assert again is not None
    assert not clock.go_on(again, tick=94_000)
    assert clock.spent(1, tick=94_000) == 1_000


def test_what_was_used_before_counts_and_no_more() -> None:
    """A server that goes on with a game takes over what the question had used, and begins to count itself."""
    clock = Clock(ClockSettings(bank=60))
    clock.run(0, tick=500_000, used=8_000)
    assert clock.spent(0, tick=500_000) == 8_000
    assert clock.used(tick=501_000) == 9_000
    assert clock.out(tick=501_000) == 51_000


def test_another_server_may_know_that_more_was_used() -> None:
    clock = Clock(ClockSettings(bank=60))
    clock.run(0, tick=1_000)
    assert not clock.heard(500, tick=2_000)
    assert clock.used(2_000) == 1_000
    assert clock.heard(4_000, tick=2_000)
    assert clock.used(3_000) == 5_000
    clock.run(None, tick=3_000)
    assert not clock.heard(9_000, tick=4_000)


@pytest.mark.parametrize("bank", [0, -5, 90_000])
def test_clocks_are_bearable(bank: int) -> None:
    with pytest.raises(ValueError, match="bank"):
        ClockSettings(bank=bank)


def test_who_runs_out_of_time_loses_and_it_is_stored_so(server: Server) -> None:
    made = server.create(clock={"bank": 2})
    with server.sit(made, 0) as ann:
        assert ann.position["clock"]["running"] is None  # the friend has not come yet
        with server.sit(made, 1) as bob:
            asked = 0 if ann.asked(0) else 1
            bob.until(lambda m: m["type"] == "position" and m["view"]["result"] is not None)
            assert bob.position["ending"] == {"kind": "timeout", "seat": asked}
            assert bob.position["view"]["result"]["winner"] == 1 - asked
            assert bob.position["clock"]["left"][asked] == 0
    deadline = time.monotonic() + 20
    while (summary := server.get(f"/api/games/{made['game']}").json())["status"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.02)
    assert summary["result"]["how"] == "timeout"


def test_bots_have_no_clock(server: Server) -> None:
    made = server.create(seats=AGAINST_BOT, clock={"bank": 600})
    with server.sit(made, 0) as ann:
        while not ann.asked(0):
            ann.until("position")
        clock = ann.position["clock"]
    assert clock["running"] == 0
    assert clock["left"][0] > 500_000
    assert clock["left"][1] is None


PEOPLE = (NewSeat("person"), NewSeat("person"))
HOUR = 3_600_000_000_000


@asynccontextmanager
async def _house(tmp_path: Path) -> AsyncIterator[Tables]:
    settings = Settings(database=f"sqlite:///{tmp_path}/ludex.db")
    tables = Tables(settings, Store(settings))
    try:
        yield tables
    finally:
        await tables.close()


async def _running(tables: Tables, bank: int) -> Table:
    """A table at which both have come and somebody is asked."""
    clock = ClockSettings(bank=bank)
    made = await create(tables, NewGame(ruleset="sve", decks=("bellmere", "derby"), seats=PEOPLE, clock=clock))
    table = await tables.get(made.game)
    assert table is not None
    for seat in (0, 1):
        await table.take_seat(seat, None)
    assert table.clock is not None
    assert table.clock.running is not None
    return table


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 24 * HOUR], ids=["an hour later", "an hour earlier", "a day later"])
def test_a_changed_system_clock_costs_nobody_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    async def course() -> None:
        async with _house(tmp_path) as tables:
            table = await _running(tables, 600)
            real = time.time_ns
            monkeypatch.setattr(time, "time_ns", lambda: real() + jump)
            table.wind()
            assert table.facts.asked is not None
            seat = table.facts.asked.seat
            await table.act("answer", seat, table.facts.asked.first, 0)
            await asyncio.sleep(0.05)
            monkeypatch.setattr(time, "time_ns", real)
            assert table.clock is not None
            assert not table.over
            assert 590_000 < table.clock.left[seat] <= 600_000
            assert 590_000 < (table.clock.out(ticks()) or 0) <= 600_000

    run(course())


def test_an_outage_is_charged_to_nobody_but_what_was_used_before_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server ends while somebody thinks; what they had thought at its last round counts, the outage does not."""
    began = time.monotonic_ns
    games: list[str] = []

    async def before() -> None:
        async with _house(tmp_path) as tables:
            table = await _running(tables, 600)
            games.append(table.id)
            monkeypatch.setattr(time, "monotonic_ns", lambda: began() + 100_000_000_000)
            await tables._round()
            monkeypatch.setattr(time, "monotonic_ns", began)

    async def after() -> None:
        async with _house(tmp_path) as tables:
            real = time.time_ns
            monkeypatch.setattr(time, "time_ns", lambda: real() + 8 * HOUR)
            table = await tables.get(games[0])
            assert table is not None
            assert table.used is not None
            assert 100_000 <= table.used < 110_000
            assert table.facts.asked is not None
            seat = table.facts.asked.seat
            await table.act("answer", seat, table.facts.asked.first, 0)
            assert table.clock is not None
            assert 490_000 < table.clock.left[seat] <= 500_000
            await tables._round()

    async def at_last() -> None:
        """What an earlier question had used is not taken from the next."""
        async with _house(tmp_path) as tables:
            table = await tables.get(games[0])
            assert table is not None
            assert table.used is not None
            assert table.used < 10_000

    run(before())
    run(after())
    run(at_last())


def test_of_two_servers_who_knows_of_more_is_believed(tmp_path: Path) -> None:
    store = Store(Settings(database=f"sqlite:///{tmp_path}/ludex.db"))
    store.games.create(Stored("game", "sve", {}, [], {}, 0, "running", None, 0))
    told = []
    for line, used in ((3, 500), (3, 200), (2, 9_000), (3, 700), (4, 10)):
        store.games.keep_time({"game": (line, used)})
        found = store.games.find("game")
        assert found is not None
        told.append((found.used_at, found.used))
    store.close()
    assert told == [(3, 500), (3, 500), (3, 500), (3, 700), (4, 10)]
