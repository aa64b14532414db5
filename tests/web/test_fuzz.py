"""The protocol fuzzed: whatever is sent, the server answers, the game stands where it stood, and others play on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludex.web.hosting.wording import plain
from ludex.web.protocol import messages
from tests.web.serving import Client, Message, Server

scalars = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30)
values = st.recursive(scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner))
fields = st.sampled_from(["version", "key", "card", "text", "answers", "seat", "token", "game", "since", "protocol"])
keys = st.sampled_from(["keep", "end", "pass", "play c1", "concede 0", "pick c5", "c1", "attack c1 leader", "\n", "#"])
OTHER_VERSION = st.integers(min_value=1) | st.integers(max_value=-1) | st.text(max_size=3) | st.none() | st.floats(1)


@st.composite
def nearly(draw: st.DrawFn) -> dict[str, Any]:
    """A message of a kind there is, with fields that may fit; its version is never the present one."""
    body = draw(st.dictionaries(fields, values | keys, max_size=5))
    body["type"] = draw(st.sampled_from(sorted(messages.KINDS)))
    body["version"] = draw(OTHER_VERSION)
    if body["type"] in ("rematch", "chat"):
        body["no such field"] = 1
    return body


anything = (
    values.map(json.dumps) | nearly().map(json.dumps) | st.text(max_size=200) | st.binary(max_size=200)
)  # fmt: skip


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
