"""The clock: time is taken from who is asked, and from nobody while no server runs."""

from __future__ import annotations

import time

import pytest

from ludex.web.hosting.clock import DOWN, Clock, ClockSettings, resumed
from tests.web.serving import AGAINST_BOT, Server


def test_time_is_taken_from_the_seat_that_is_asked() -> None:
    clock = Clock(ClockSettings(bank=60, increment=2))
    clock.run(1, since=1_000)
    assert clock.spent(1, now=4_000) == 3_000
    assert clock.spent(0, now=4_000) == 0
    assert clock.out(now=4_000) == 57_000
    assert clock.shown((0, 1), now=4_000) == {"left": [60_000, 57_000], "running": 1, "at": 4_000}
    assert clock.shown((1,), now=4_000)["left"] == [None, 57_000]
    clock.charge(1, "answer", 3_000)
    assert clock.left == [60_000, 59_000]
    clock.charge(1, "undo", 500)  # gives nothing back
    assert clock.left == [60_000, 58_500]


def test_nobody_has_less_than_nothing() -> None:
    clock = Clock(ClockSettings(bank=1))
    clock.run(0, since=0)
    assert clock.spent(0, now=99_000) == 1_000
    assert clock.out(now=99_000) == 0
    clock.run(None, since=0)
    assert clock.out(now=99_000) is None


@pytest.mark.parametrize(
    ("last", "alive", "now", "since"),
    [
        (1_000, 9_000, 12_000, 1_000),  # another server keeps it running
        (1_000, 9_000, 9_000 + DOWN + 1, DOWN + 1_001),  # nobody did: eight seconds had been used
        (9_000, 5_000, 10_000, 9_000),
        (1_000, 0, 50_000, 1_000),  # no server has made its first round yet
    ],
)
def test_time_without_a_server_is_charged_to_nobody(last: int, alive: int, now: int, since: int) -> None:
    assert resumed(last, alive, now) == since


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
