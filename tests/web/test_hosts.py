"""A server answers to its own names only: a page whose name was made to point here is turned away."""

from __future__ import annotations

import socket

import httpx
import pytest
from starlette.datastructures import Headers
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from ludex.web.hosts import Hosts
from ludex.web.settings import Settings
from tests.web.serving import Server

MINE = socket.gethostname().lower()


def _comes_in(called: str | None, /, **settings: str) -> bool:
    headers = Headers({} if called is None else {"host": called})
    return Hosts(Settings(**settings)).obstacle(headers) is None  # type: ignore[arg-type]


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8100", "127.0.0.1:1", "127.0.0.1", "[::1]:8100", "[::1]",
                                  "127.8.8.8", "x.localhost:3", "localhost.:80"])  # fmt: skip
def test_this_machine_may_always_be_called(host):
    assert _comes_in(host)
    assert _comes_in(host, public="https://play.example")


@pytest.mark.parametrize("host", [None, "", "evil.example", "evil.example:8100", "localhost.evil.example",
                                  "::1.evil.example", "127.0.0.1.evil.example", "192.168.1.5", "0.0.0.0",
                                  "localhost:8100@evil.example", "evil.example:localhost",
                                  "[::1].evil.example]", "x" * 9_000])  # fmt: skip
def test_another_name_is_refused(host):
    assert not _comes_in(host)


def test_a_server_for_the_network_is_called_by_number_or_by_its_machine():
    for host in ("192.168.1.5:8100", "[fe80::1]", MINE, f"{MINE.partition('.')[0]}.local"):
        assert _comes_in(host, host="0.0.0.0")
    assert not _comes_in("evil.example", host="0.0.0.0")
    assert not _comes_in("evil.example", host="::")


def test_names_are_added_by_settings():
    assert _comes_in("play.example", public="https://play.example:444")
    assert _comes_in("Cards.Example:80", hosts="other, cards.example")
    assert _comes_in("192.168.7.7", host="192.168.7.7")
    assert _comes_in("anything.example", hosts="*")
    assert not _comes_in("play.example.evil", public="https://play.example")


def test_two_names_at_once_are_none():
    headers = Headers(raw=[(b"host", b"localhost"), (b"host", b"evil.example")])
    assert Hosts(Settings()).obstacle(headers) is not None


REBOUND = {"host": "evil.example", "origin": "http://evil.example"}


def test_a_rebound_page_opens_no_game(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/games", json={"ruleset": "sve"}, headers=REBOUND)
    assert answer.status_code == 421
    assert "'evil.example'" in answer.json()["error"]["sentence"]
    assert "LUDEX_HOSTS" in answer.json()["error"]["sentence"]
    for path in ("/", "/api/rulesets", "/static/theme.css", "/table/x"):
        assert server.get(path, headers=REBOUND).status_code == 421
    long = server.get("/", headers={"host": "e" * 5_000})
    assert len(long.text) < 400


@pytest.mark.parametrize("path", ["/ws", "/_nicegui_ws/socket.io/?EIO=4&transport=websocket"])
def test_a_rebound_page_connects_to_nothing(server: Server, path: str) -> None:
    port = int(server.url.rpartition(":")[2])
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://evil.example{path}", sock=socket.create_connection(("127.0.0.1", port)))
    assert refused.value.response.status_code == 403
