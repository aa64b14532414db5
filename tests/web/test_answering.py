"""Whatever goes wrong, the JSON interface answers in the documented shape, and the log gets one line for it."""

from __future__ import annotations

import asyncio
import errno
import json
import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy.exc import OperationalError
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from websockets.sync.client import connect

from ludex.web.answering import answering
from ludex.web.hosting.creating import Wrong
from tests.web.apart import run
from tests.web.conftest import Start

FULL = OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))


def _answer(error: Exception) -> Response:
    @answering
    async def fails(_: Request) -> Response:
        await asyncio.sleep(0)
        raise error

    async def ask() -> Response:
        return await fails(Request({"type": "http", "method": "POST", "path": "/api/games", "headers": []}))

    return run(ask())


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (FULL, 503), (OSError(errno.ENOSPC, "No space left on device"), 503), (MemoryError(), 503),
        (RecursionError("deep"), 422), (KeyError("secret seed 4711"), 500), (OSError(errno.ENOENT, "gone"), 500),
        (UnicodeEncodeError("utf-8", "\ud800", 0, 1, "surrogates"), 500), (AssertionError(), 500),
        (Wrong("No.", "decks"), 422),
    ],
    ids=lambda what: type(what).__name__ if isinstance(what, Exception) else "",
)  # fmt: skip
def test_every_error_is_the_documented_json(error: Exception, status: int, caplog: Any) -> None:
    with caplog.at_level(logging.WARNING):
        answer = _answer(error)
    assert answer.status_code == status
    assert answer.media_type == "application/json"
    told = msgspec.json.decode(answer.body)["error"]
    assert told["sentence"].endswith(".")
    assert "4711" not in told["sentence"]
    said = [record for record in caplog.records if record.name == "ludex.web"]
    assert len(said) == (0 if status == 422 else 1)
    assert not any(record.exc_info for record in said)


def test_nobody_is_there_to_read_it(caplog: Any) -> None:
    _answer(ClientDisconnect())
    assert not caplog.records


def test_a_store_that_is_away_is_told_in_json_everywhere_and_comes_back(start: Start, tmp_path: Path) -> None:
    server = start()
    made = server.create()
    file = tmp_path / "ludex.db"

    def change(statement: str) -> None:
        with closing(sqlite3.connect(file)) as database:
            database.execute(statement)
            database.commit()

    change("ALTER TABLE games RENAME TO elsewhere")
    answers = [
        httpx.post(f"{server.url}/api/games", json={"ruleset": "sve"}, timeout=60),
        server.get(f"/api/games/{made['game']}"),
        server.get("/api/games/another/record"),
    ]
    for answer in answers:
        assert answer.status_code == 503
        assert "at the moment" in answer.json()["error"]["sentence"]
    change("ALTER TABLE elsewhere RENAME TO games")
    assert server.create()["game"]
    assert "Traceback" not in server.said


def test_a_store_that_is_away_is_told_at_the_table_and_is_nobodys_fault(start: Start, tmp_path: Path) -> None:
    """Chat, a first visit, an answer: refused with the reason, a line of the log each, and nobody is hung up on."""
    server = start(strikes=3)
    made = server.create()

    def change(*statements: str) -> None:
        with closing(sqlite3.connect(tmp_path / "ludex.db")) as database:
            for statement in statements:
                database.execute(statement)
            database.commit()

    with server.sit(made, 0) as ann:
        change(*(f"CREATE TRIGGER full_{name} BEFORE {what} ON {name} BEGIN SELECT RAISE(FAIL, 'disk is full'); END"
                 for name, what in (("chat", "INSERT"), ("log", "INSERT"), ("games", "UPDATE"))))  # fmt: skip
        for _ in range(6):
            told = ann.ask("chat", text="Hello?")
            assert (told["reason"], "at the moment" in told["sentence"]) == ("unavailable", True)
        with connect(server.url.replace("http", "ws") + "/ws") as other:
            seat = {"game": made["game"], "token": made["tokens"][1], "claim": "x" * 20}
            other.send(json.dumps({"type": "hello", **seat}))
            told = json.loads(other.recv(60))
            assert (told["reason"], "at the moment" in told["sentence"]) == ("unavailable", True)
        change(*(f"DROP TRIGGER full_{name}" for name in ("chat", "log", "games")))
        ann.send("chat", text="Here I am.")
        assert ann.until("chat")["text"] == "Here I am."
    assert "Traceback" not in server.said, server.said


@pytest.mark.parametrize(("method", "path"), [("GET", "/api/"), ("GET", "/api/nothing"), ("DELETE", "/api/games/x"),
                                              ("PUT", "/api/games"), ("GET", "/api/games/x/record/y"),
                                              ("GET", "/api/rules/chess/1"), ("GET", "/api/words/xx"),
                                              ("GET", "/api/decks/chess")])  # fmt: skip
def test_what_is_not_there_is_told_in_json(server: Any, method: str, path: str) -> None:
    answer = httpx.request(method, server.url + path, timeout=60)
    assert answer.status_code in (404, 422)
    assert answer.json()["error"]["sentence"]


def test_who_waits_when_the_server_stops_is_told_so_and_the_log_is_not() -> None:
    @answering
    async def waits(_: Request) -> Response:
        await asyncio.sleep(60)
        raise AssertionError("it was to be stopped")

    async def ask() -> Response:
        made = Request({"type": "http", "method": "POST", "path": "/api/games", "headers": []})
        task = asyncio.ensure_future(waits(made))
        await asyncio.sleep(0)
        task.cancel("timeout graceful shutdown exceeded")
        return await task

    answered = run(ask())
    assert answered.status_code == 503
    assert msgspec.json.decode(bytes(answered.body))["error"]["sentence"].startswith("The server is shutting down")
