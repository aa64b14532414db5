"""The protocol fuzzed: whatever is sent, the server answers, the game stands where it stood, and others play on."""

from __future__ import annotations

import json
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludex.web.hosting.wording import plain
from ludex.web.protocol import messages
from tests.web.nonsense import anything, values
from tests.web.serving import Client, Message, Server


@pytest.fixture(scope="module")
def bench(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Message]]:
    folder = tmp_path_factory.mktemp("fuzz")
    server = Server(f"sqlite:///{folder}/ludex.db", folder / "log", strikes=1_000_000, local_burst=100_000).start()
    yield server, server.create(seed=None)
    server.stop()
    assert "Traceback" not in server.said, server.said


@pytest.fixture(scope="module")
def seated(bench: tuple[Server, Message]) -> Iterator[tuple[Client, Client, Client]]:
    server, made = bench
    with server.sit(made, 0) as ann, server.sit(made, 1) as bob, server.sit(made, None) as watching:
        yield ann, bob, watching


@given(anything, st.integers(0, 2))
@settings(max_examples=120, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_message_changes_the_game_or_ends_the_connection(
    seated: tuple[Client, Client, Client], text: str | bytes, who: int
) -> None:
    client = seated[who]
    client.socket.send(text)
    client.send("ping")
    client.until("pong")
    assert client.version == 0
    assert client.position["answers"] == 0


@given(st.text(max_size=200) | st.binary(max_size=200) | values.map(json.dumps))
@settings(max_examples=40)
def test_no_first_message_but_hello_is_taken(bench: tuple[Server, Message], text: str | bytes) -> None:
    client = Client(bench[0].socket())
    client.socket.send(text)
    refused = client.until("refused")
    assert refused["reason"] in ("malformed", "unknown-game")
    client.socket.close()


@given(anything)
def test_reading_fails_in_one_way_only(text: str | bytes) -> None:
    messages.kind_of(text)
    try:
        read = messages.read(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return
    assert isinstance(read, messages.Message)


@given(st.text())
def test_plain_text_has_one_line_and_nothing_that_turns_it(text: str) -> None:
    said = plain(text)
    assert len(said.splitlines()) <= 1
    assert said == plain(said)
    assert not set(said) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\x00\x1b\x7f")
