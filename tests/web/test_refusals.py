"""Every message that cannot be acted on is refused with its reason, changes nothing and harms nobody."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from ludex.web.complaints import A_MINUTE
from tests.web.conftest import Start
from tests.web.serving import AGAINST_BOT, Client, Message, Server


@pytest.fixture(scope="module")
def made(server: Server) -> Message:
    return server.create(seed=3)


@pytest.fixture
def asked(server: Server, made: Message) -> Iterator[Client]:
    """Who is asked at a table where nobody has answered yet."""
    with server.sit(made, 0) as ann:
        seat = 0 if ann.asked(0) else 1
    with server.sit(made, seat) as client:
        yield client


@pytest.fixture
def waiting(server: Server, made: Message) -> Iterator[Client]:
    """The other one."""
    with server.sit(made, 0) as ann:
        seat = 1 if ann.asked(0) else 0
    with server.sit(made, seat) as client:
        yield client


MALFORMED = [
    "", "null", "7", "[]", '"hello"', "{", "{}", '{"type": 3}', '{"type": "dance"}', '{"type": "answer"}',
    '{"type": "answer", "version": "1", "key": "end"}', '{"type": "answer", "version": 0}',
    '{"type": "answer", "version": -1, "key": "end"}', '{"type": "answer", "version": 1e400, "key": "end"}',
    '{"type": "answer", "version": 99999999999999999999, "key": "end"}', '{"type": "answer", "version": 0, "key": ""}',
    '{"type": "answer", "version": 0, "key": "keep", "seat": 0}', '{"type": "chat", "text": "\\u0000 \\u202e"}',
    '{"type": "why", "version": 0}', '{"type": "why", "version": 0, "key": "end", "card": "c1"}', "[" * 9_000,
    '{"type": "answer", "version": 0, "key": " keep"}', '{"type": "answer", "version": 0, "key": "keep\\nkeep"}',
]  # fmt: skip


@pytest.mark.parametrize("text", MALFORMED, ids=lambda text: text[:50])
def test_malformed(asked: Client, text: str) -> None:
    asked.socket.send(text)
    refused = asked.until("refused")
    assert refused["reason"] == "malformed"
    assert refused["sentence"]
    assert _still(asked)


def test_bytes_are_no_message(asked: Client) -> None:
    asked.socket.send(b"\xff\xfe\x00")
    assert asked.until("refused")["reason"] == "malformed"
    assert _still(asked)


def test_a_second_hello(asked: Client, made: Message) -> None:
    assert asked.ask("hello", game=made["game"])["reason"] == "not-allowed"


@pytest.mark.parametrize("kind", ["answer", "concede", "why"])
def test_stale(asked: Client, kind: str) -> None:
    key = {"key": "keep"} if kind != "concede" else {}
    refused = asked.ask(kind, version=7, **key)
    assert (refused["of"], refused["reason"]) == (kind, "stale")
    assert asked.until("position")["version"] == 0  # and is told where the game stands
    assert _still(asked)


@pytest.mark.parametrize("kind", ["answer", "why"])
def test_out_of_turn(waiting: Client, kind: str) -> None:
    assert waiting.ask(kind, version=0, key="keep")["reason"] == "not-your-turn"
    assert _still(waiting)


def test_illegal_names_the_rule(asked: Client) -> None:
    refused = asked.ask("answer", version=0, key="fly")
    assert refused["reason"] == "illegal"
    assert refused["rule"].startswith("sve ")
    assert _still(asked)


def test_undo_against_people(asked: Client) -> None:
    assert asked.ask("undo", version=0)["reason"] == "not-allowed"


def test_undo_of_nothing(server: Server) -> None:
    with server.sit(server.create(seats=AGAINST_BOT, seed=1), 0) as ann:
        while not ann.asked(0):
            ann.until("position")
        assert ann.ask("undo", version=ann.version)["reason"] == "illegal"


@pytest.mark.parametrize("kind", ["answer", "undo", "concede", "rematch", "chat", "why"])
def test_spectators_only_watch(server: Server, made: Message, kind: str) -> None:
    fields: Message = {"version": 0} if kind in ("answer", "undo", "concede", "why") else {}
    fields |= {"key": "keep"} if kind in ("answer", "why") else {"text": "hello"} if kind == "chat" else {}
    with server.sit(made, None) as watching:
        assert watching.ask(kind, **fields)["reason"] == "not-allowed"
        assert _still(watching)


def test_after_the_end(server: Server) -> None:
    made = server.create()
    with server.sit(made, 0) as ann:
        ann.send("concede", version=0)
        ann.until(lambda m: m["type"] == "position" and m["view"]["result"] is not None)
        for kind in ("answer", "concede", "why"):
            assert ann.ask(kind, version=1, **({"key": "keep"} if kind != "concede" else {}))["reason"] == "over"


def test_too_large(server: Server, asked: Client) -> None:
    asked.socket.send(json.dumps({"type": "chat", "text": "x" * 17_000}))
    assert asked.until("refused")["reason"] == "too-large"
    asked.socket.send(json.dumps({"type": "chat", "text": "é" * 9_000}, ensure_ascii=False))
    assert asked.until("refused")["reason"] == "too-large"
    assert asked.ask("chat", text="x" * 501)["reason"] == "too-large"
    assert _still(asked)


def test_far_too_large_ends_only_that_connection(server: Server, asked: Client, made: Message) -> None:
    with server.sit(made, None) as other:
        with suppress(ConnectionClosed):  # it may hang up before it has heard all
            other.socket.send("x" * 2_000_000)
        assert other.closed() == 1009
    assert _still(asked)


def test_hello_to_nothing(server: Server, made: Message) -> None:
    for game, token, reason in (("nowhere", None, "unknown-game"), (made["game"], "wrong", "bad-token")):
        client = Client(server.socket())
        assert client.ask("hello", game=game, token=token)["reason"] == reason
        assert client.closed() == 4002


def test_hello_in_another_protocol(server: Server, made: Message) -> None:
    client = Client(server.socket())
    assert client.ask("hello", game=made["game"], protocol=3)["reason"] == "malformed"
    assert client.closed() == 4002


def test_the_token_of_one_game_is_none_of_another(server: Server, made: Message) -> None:
    other = server.create()
    client = Client(server.socket())
    assert client.ask("hello", game=other["game"], token=made["tokens"][0])["reason"] == "bad-token"


def test_the_first_message_is_hello(server: Server) -> None:
    client = Client(server.socket())
    assert client.ask("ping")["reason"] == "malformed"
    assert client.closed() == 4001


def test_games_without_spectators(server: Server) -> None:
    made = server.create(spectators=False)
    client = Client(server.socket())
    assert client.ask("hello", game=made["game"])["reason"] == "not-allowed"
    with server.sit(made, 0) as ann:
        ann.send("concede", version=0)
        ann.until(lambda m: m["type"] == "position" and m["view"]["result"] is not None)
    with server.sit(made, None) as watching:
        assert watching.position["view"]["result"]["winner"] == 1


def test_too_frequent_too_often_and_too_late(guarded: Server) -> None:
    server = guarded
    made = server.create()
    silent = Client(server.socket())
    with server.sit(made, 1) as bob:
        ann = server.sit(made, 0)
        for _ in range(60):
            ann.send("ping")
        codes = ann.closed()
        reasons = [m["reason"] for m in ann.heard if m["type"] == "refused"]
        assert set(reasons) == {"too-frequent"}
        assert len(reasons) == 8
        assert codes == 4029
        assert server.said.count("a connection was closed: 8 refused messages in a row, the last as too-frequent") == 1
        bob.until(lambda m: m["type"] == "presence" and m["connected"] == [False, True])
        assert bob.ask("ping") == {"type": "pong"}
    assert silent.closed() == 4001
    with server.sit(made, 0, views=False) as ann:  # and may come back
        assert ann.version == 0


def test_bad_answers_leave_one_line_in_the_log_without_what_they_say(start: Start) -> None:
    """One for those in a row, and no more than the log takes in a minute from who says something good between them."""
    server = start()
    line = "a message was refused as illegal"
    made = server.create()
    with server.sit(made, 0) as ann, server.sit(made, 1) as bob:
        asked = ann if ann.asked(0) else bob
        for _ in range(3):
            assert asked.ask("answer", version=0, key="play c²")["reason"] == "illegal"
        assert server.said.count(line) == 1
        for _ in range(A_MINUTE + 2):
            assert asked.ask("ping") == {"type": "pong"}
            assert asked.ask("answer", version=0, key="play c²")["reason"] == "illegal"
    server.stop()
    assert server.said.count(line) == A_MINUTE
    assert "c²" not in server.said


def test_a_full_server(guarded: Server) -> None:
    made = guarded.create()
    with guarded.sit(made, 0) as ann, guarded.sit(made, 1), guarded.sit(made, None):
        assert Client(guarded.socket()).closed() == 1013
        assert ann.ask("ping") == {"type": "pong"}


def _still(client: Client) -> bool:
    """Whether the connection lives and the game stands where it stood."""
    return client.ask("ping") == {"type": "pong"} and client.version == 0
