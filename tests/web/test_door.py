"""Pages are opened and speak at a pace that is fair to everybody, and write nothing into the server's log."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from ludex.web.pages.door import Door
from ludex.web.protocol.limits import Bucket, Doors
from ludex.web.settings import Settings
from tests.web.apart import run
from tests.web.pagesocket import Page
from tests.web.serving import Server

HTML = {"accept": "text/html"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with pages behind a proxy: nobody counts as local."""
    folder = tmp_path_factory.mktemp("door")
    limits: dict[str, Any] = {"pages_per_minute": 300, "page_rate": 50, "page_burst": 20, "connections_each": 4}
    running = Server(f"sqlite:///{folder}/ludex.db", folder / "log", pages=True, public="http://play.example", **limits)
    yield running.start()
    running.stop()
    assert "Traceback" not in running.said, running.said


def _children(server: Server) -> int:
    """The processes that a server has started."""
    assert server._process is not None
    ask = ["ps", "-ww", "--ppid", str(server._process.pid), "-o", "args="]
    found = subprocess.run(ask, capture_output=True, text=True, check=False)
    return sum("spawn_main" in line for line in found.stdout.splitlines())


def _settled(server: Server) -> int:
    """The processes of a server once it has started all that it starts by itself."""
    counts = [_children(server)]
    while len(counts) < 100 and (len(counts) < 16 or len(set(counts[-15:])) > 1):
        time.sleep(0.1)
        counts.append(_children(server))
    return counts[-1]


def test_many_clicks_together_start_one_simulation(site: Server) -> None:
    """500 clicks at once were 500 processes, each a core for three minutes."""
    with Page(site, "/reports") as page:
        before = _settled(site)
        for _ in range(500):
            page.event(data_testid="simulate")
        most, until = before, time.monotonic() + 4
        while time.monotonic() < until:
            most = max(most, _children(site))
            time.sleep(0.1)
    assert most - before <= 2  # one runs; one that was done a moment ago, on a quick machine, may still be leaving


def test_a_simulation_ends_with_its_server(tmp_path: Path) -> None:
    """Also with one that was killed: nobody is left behind who would wait for ever."""
    server = Server(f"sqlite:///{tmp_path}/ludex.db", tmp_path / "log", pages=True).start()
    assert server._process is not None
    with Page(server, "/reports") as page:
        deadline = time.monotonic() + 30
        while not _children(server):
            assert time.monotonic() < deadline
            page.event(data_testid="simulate")  # until it has connected, nobody hears it
            page.stay()
        ask = ["pgrep", "-P", str(server._process.pid), "-f", "spawn_main"]
        left = subprocess.run(ask, capture_output=True, text=True, check=False).stdout.split()
        time.sleep(3)  # it has begun
    server.kill()
    deadline = time.monotonic() + 20
    while any(Path(f"/proc/{pid}").exists() for pid in left):
        assert time.monotonic() < deadline
        time.sleep(0.1)


def test_pages_speak_over_websocket_alone(site: Server) -> None:
    """A request with many messages in its body would be past every count."""
    for method in ("GET", "POST"):
        answer = httpx.request(method, f"{site.url}/_nicegui_ws/socket.io/?EIO=4&transport=polling")
        assert answer.status_code == 400
        assert "WebSocket" in answer.json()["error"]["sentence"]


def test_an_address_has_so_many_connections(site: Server) -> None:
    address = f"{site.url.replace('http', 'ws', 1)}/_nicegui_ws/socket.io/?EIO=4&transport=websocket"
    with ExitStack() as held:
        for _ in range(4):
            held.enter_context(connect(address))
        with pytest.raises(InvalidStatus), connect(address):
            pass
    deadline = time.monotonic() + 10
    while True:  # they count until they are gone
        try:
            with connect(address):
                break
        except InvalidStatus:
            assert time.monotonic() < deadline
            time.sleep(0.05)


def test_what_a_visitor_says_is_not_in_the_log(site: Server) -> None:
    with Page(site, "/lab") as page:
        for level in ("debug", "info", "warning", "error", "nonsense"):
            page.say("log", level=level, message="tulips " * 9_000)
        page.say("event", id=99_999, listener_id="tulips", args=["null"])
        page.say("javascript_response", request_id="tulips", result="tulips")
        time.sleep(0.5)
    assert site.get("/", headers=HTML).status_code == 200
    assert "tulips" not in site.said


NO_WORDS = ['42["event",{"tulips":1}]', '42["event"]', "42[" + "[" * 9_000, "42", "", "9", "4", "6tulips", "451-[]",
            '42["event",{"client_id":"c","id":"x","listener_id":"y"}]', '42["handshake",{}]', '42["tulips",{}]',
            '42["event",{"client_id":"c","id":1,"listener_id":"y","args":["{tulips"]}]',
            '42["event",{"client_id":"c","id":1,"listener_id":"y","args":["' + "[" * 300 + "]" * 300 + '"]}]',
            ]  # fmt: skip


@pytest.mark.parametrize("text", NO_WORDS, ids=lambda text: text[:40])
def test_who_says_what_no_page_says_is_hung_up_on(site: Server, text: str) -> None:
    """And leaves no line in the log: the fixture looks for tracebacks at the end."""
    with Page(site, "/reports") as page:
        page.socket.send(text)
        with pytest.raises(ConnectionClosed):
            while True:
                page.hear()


@pytest.mark.parametrize("path", ["/", "/no-such-page"])
def test_an_address_opens_so_many_pages_a_minute(tmp_path: Path, path: str) -> None:
    server = Server(f"sqlite:///{tmp_path}/ludex.db", tmp_path / "log", pages=True, public="http://play.example",
                    pages_per_minute=5).start()  # fmt: skip
    try:
        told = [server.get(path, headers=HTML).status_code for _ in range(8)]
        assert 429 not in told[:5]
        assert told[-2:] == [429, 429]
        assert server.get("/api/rulesets").status_code == 200  # what is no page is not counted
    finally:
        server.stop()


def test_pages_that_were_left_are_forgotten(tmp_path: Path) -> None:
    """Of one address, twenty wait for their browsers; those that somebody looks at stay."""
    server = Server(f"sqlite:///{tmp_path}/ludex.db", tmp_path / "log", pages=True).start()
    try:
        with Page(server, "/reports") as page:
            first = server.get("/decks", headers=HTML).text
            for _ in range(25):
                server.get("/decks", headers=HTML)
                page.stay()
            last = server.get("/decks", headers=HTML).text
            assert _takes(server, last)
            assert not _takes(server, first)
            page.event(data_testid="simulate")
            while "update" not in page.hear():
                pass
    finally:
        server.stop()


def _takes(server: Server, page: str) -> bool:
    """Whether a page can still be connected to."""
    found = re.search(r"'client_id': '([^']+)'", page)
    assert found is not None
    query = f"EIO=4&transport=websocket&client_id={found[1]}&tab_id=t&document_id=d&implicit_handshake=true"
    with connect(f"{server.url.replace('http', 'ws', 1)}/_nicegui_ws/socket.io/?{query}") as socket:
        socket.recv()
        socket.send("40")
        return str(socket.recv()).startswith("40")


NONSENSE: tuple[object, ...] = (None, "chess", "y" * 9_000, [1, 2], {"a": {}}, 10**30, "²", "-1")


@pytest.mark.parametrize("path", ["/", "/lab", "/decks", "/reports"])
def test_what_is_not_among_the_choices_was_not_chosen(tmp_path: Path, path: str) -> None:
    """Every element of a page is told nonsense; none of it reaches the code behind, and the page goes on."""
    server = Server(f"sqlite:///{tmp_path}/ludex.db", tmp_path / "log", pages=True).start()
    try:
        with Page(server, path) as page:
            told = 0
            for number, element in page.elements.items():
                for event in element.get("events", []):
                    if element["tag"] not in ("select", "input") or event["type"] not in ("change", "input"):
                        continue
                    for nonsense in NONSENSE:
                        args = [json.dumps(nonsense)]
                        page.say("event", id=int(number), listener_id=event["listener_id"], args=args)
                        told += 1
                page.stay()
            assert told
            time.sleep(0.5)
        assert server.get(path, headers=HTML).status_code == 200
        assert "Traceback" not in server.said, server.said
    finally:
        server.stop()


# -- the pace ---------------------------------------------------------------------------------------------------------
def test_what_comes_too_fast_waits_and_is_not_lost() -> None:
    """Three at once are free, the rest come at forty a second."""
    settings = Settings(public="http://play.example", page_rate=40, page_burst=3)
    heard: list[tuple[float, str]] = []

    async def app(_scope: Any, receive: Any, _send: Any) -> None:
        began = time.monotonic()
        while (message := await receive())["type"] == "websocket.receive":
            heard.append((time.monotonic() - began, message["text"]))

    async def go() -> None:
        said = iter([{"type": "websocket.receive", "text": _ack(n)} for n in range(15)])

        async def receive() -> Any:
            return next(said, {"type": "websocket.disconnect"})

        async def send(_: Any) -> None:
            raise AssertionError("nothing is said back")

        scope = {"type": "websocket", "path": "/_nicegui_ws/socket.io/", "client": ("192.0.2.7", 1), "headers": []}
        await asyncio.wait_for(Door(app, settings)(scope, receive, send), 10)

    run(go())
    assert [text for _, text in heard] == [_ack(n) for n in range(15)]
    assert heard[2][0] < 0.02
    assert heard[-1][0] >= 12 / 40 * 0.9


def _ack(number: int) -> str:
    return f'42["ack",{{"client_id":"c","next_message_id":{number}}}]'


def test_who_connects_anew_has_no_new_purse() -> None:
    """All pages of one address together may speak as fast as five."""
    doors = Doors(60 * 10, 20)
    assert [doors.owe("a", 0.0) for _ in range(20)] == [0.0] * 20
    assert doors.owe("a", 0.0) == pytest.approx(0.1)
    assert doors.owe("b", 0.0) == 0.0


def test_what_is_owed_is_paid_by_waiting() -> None:
    bucket = Bucket(rate=2, burst=1, at=0)
    assert bucket.owe(1, 0) == 0
    assert bucket.owe(1, 0) == 0.5
    assert bucket.owe(1, 0.5) == 0.5
    assert bucket.owe(1, 5) == 0
    assert json.dumps(bucket.take(1, 5)) == "false"
