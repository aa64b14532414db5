"""Connections that say nothing, half of something or too much are hung up on; others are served meanwhile."""

from __future__ import annotations

import contextlib
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from ludex.web.patience import MOST_BYTES
from tests.web.serving import Server

HEAD = b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for two seconds."""
    folder: Path = tmp_path_factory.mktemp("hasty")
    server = Server(f"sqlite:///{folder / 'a.db'}", folder / "log", hello_seconds=2).start()
    yield server
    server.stop()


def _opened(server: Server, said: bytes) -> socket.socket:
    where = urlsplit(server.url)
    made = socket.create_connection((where.hostname or "", where.port or 0), timeout=30)
    made.sendall(said)
    return made


@pytest.mark.parametrize(
    "said",
    [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: localhost\r\nX-More: ", HEAD + b"Content-Length: 1000\r\n\r\n{",
     HEAD + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{\"rul\r\n",
     HEAD + b"Expect: 100-continue\r\nContent-Length: 9\r\n\r\n"],
    ids=["nothing", "a word", "half a header", "half a body", "a chunk", "expecting"],
)  # fmt: skip
def test_who_does_not_finish_is_hung_up_on(hasty: Server, said: bytes) -> None:
    waiting = [_opened(hasty, said) for _ in range(20)]
    assert hasty.get("/api/rulesets").status_code == 200
    for one in waiting:
        _closed(one)
    assert "Traceback" not in hasty.said


def test_who_goes_on_for_ever_is_hung_up_on(hasty: Server) -> None:
    """Headers without end are not kept."""
    one = _opened(hasty, b"GET /api/rulesets HTTP/1.1\r\nHost: localhost\r\n")
    with contextlib.suppress(OSError):  # it may notice at once or when all is sent
        for _ in range(2 * MOST_BYTES // 4_096):
            one.sendall(b"X-More: " + 4_086 * b"a" + b"\r\n")
        one.sendall(b"\r\n")
    assert b"200 OK" not in _closed(one)
    assert hasty.get("/api/rulesets").status_code == 200


def test_who_asks_again_is_answered_again(hasty: Server) -> None:
    """A connection may be used for one request after another, and a slow answer is waited for."""
    body = json.dumps({"ruleset": "sve"}).encode()
    one = _opened(hasty, b"")
    for _ in range(3):
        one.sendall(HEAD + b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        heard = b""
        while not heard.endswith(b"]}"):
            heard += one.recv(65_536)
        assert heard.startswith(b"HTTP/1.1 201")
    one.close()


def test_a_table_stays_open(hasty: Server) -> None:
    """WebSockets have limits of their own."""
    made = hasty.create()
    with hasty.sit(made, 0, views=False) as client:
        with pytest.raises(TimeoutError):
            while True:
                client.hear(3)
        assert client.ask("ping")["type"] == "pong"


def _closed(one: socket.socket) -> bytes:
    """What was heard until it was hung up on."""
    heard = b""
    with contextlib.closing(one), contextlib.suppress(OSError):
        while some := one.recv(4_096):
            heard += some
    return heard
