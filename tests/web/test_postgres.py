"""PostgreSQL by URL, with two servers that share it: one game, played at both."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from ludex.web.store.schema import metadata
from tests.web.conftest import Start
from tests.web.postgres import Postgres, programs
from tests.web.serving import AGAINST_BOT, Client, Server, play


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    cluster = Postgres(programs())
    try:
        yield cluster.start()
    finally:
        cluster.stop()


@pytest.fixture(scope="module")
def pair(database: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two servers, started at the same time on an empty database."""
    folder: Path = tmp_path_factory.mktemp("pair")
    servers = [Server(database.url, folder / name, chosen_seeds=1) for name in ("one", "two")]
    starting = [threading.Thread(target=server.start) for server in servers]
    for thread in starting:
        thread.start()
    for thread in starting:
        thread.join()
    one, other = servers
    yield one, other
    for server in servers:
        server.stop()
        assert "Traceback" not in server.said, server.said


def test_the_tables_are_those_that_are_declared(database: Postgres, pair: tuple[Server, Server]) -> None:
    engine = create_engine(database.url.replace("postgresql:", "postgresql+psycopg:", 1))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_people_at_two_servers_play_one_game(pair: tuple[Server, Server]) -> None:
    one, other = pair
    made = one.create(seed=3)
    with one.sit(made, 0) as ann, other.sit(made, 1) as bob, other.sit(made, None) as watching:
        assert play((ann, bob), 24) == 24
        assert ann.version == bob.version
        while watching.version < ann.version:
            watching.hear()
        mine, theirs = (client.position["view"]["events_total"] for client in (ann, bob))
        assert mine == theirs
        told = [line for m in bob.heard if m["type"] == "position" for line in m["news"]]
        assert len(told) == theirs


def test_presence_chat_and_rematch_go_across(pair: tuple[Server, Server]) -> None:
    one, other = pair
    made = one.create(seed=3)
    with one.sit(made, 0) as ann:
        with other.sit(made, 1) as bob:
            ann.until(lambda m: m["type"] == "presence" and m["connected"] == [True, True])
            bob.send("chat", text="good luck; have fun")
            assert ann.until("chat")["text"] == "good luck; have fun"
            bob.send("concede", version=0)
            ann.until(lambda m: m["type"] == "position" and m["view"]["result"] is not None)
            ann.send("rematch")
            bob.until(lambda m: m["type"] == "rematch" and m["asked"] == [True, False])
            bob.send("rematch")
            following = [client.until(lambda m: m["type"] == "rematch" and m["game"]) for client in (ann, bob)]
            assert following[0]["game"] == following[1]["game"]
        ann.until(lambda m: m["type"] == "presence" and m["connected"] == [True, False])


def test_of_two_who_write_the_same_line_one_is_told(pair: tuple[Server, Server], database: Postgres) -> None:
    """Both concede at the same moment at different servers, again and again: one line each time."""
    one, other = pair
    for _ in range(5):
        made = one.create()
        with one.sit(made, 0) as ann, other.sit(made, 1) as bob:
            for client in (ann, bob):
                client.send("concede", version=0)
            ends = [
                client.until(lambda m: m["type"] == "refused" or (m["type"] == "position" and m["version"] == 1))
                for client in (ann, bob)
            ]
            refused = [m["reason"] for m in ends if m["type"] == "refused"]
            assert len(refused) <= 1
            assert set(refused) <= {"stale", "over"}
            winners = {_result(client) for client in (ann, bob)}
            assert len(winners) == 1
        with psycopg.connect(database.url) as connection:
            row = connection.execute("SELECT count(*) FROM log WHERE game = %s", (made["game"],)).fetchone()
        assert row == (1,)


def test_a_seat_moves_to_the_other_server_when_its_own_is_killed(
    pair: tuple[Server, Server], database: Postgres, start: Start
) -> None:
    _, other = pair
    third = start(database.url)
    made = third.create(seed=None)
    with other.sit(made, 1) as bob:
        with third.sit(made, 0) as ann:
            play((ann, bob), 10)
            version = ann.version
            third.kill()
        with other.sit(made, 0, since=ann.position["view"]["events_total"], version=version) as ann:
            assert ann.version == version
            assert ann.position["news"] == []
            assert play((ann, bob), 10) == 10


def test_a_bot_answers_once_at_whichever_server(pair: tuple[Server, Server]) -> None:
    one, other = pair
    made = one.create(seats=AGAINST_BOT, seed=2)
    with one.sit(made, 0) as ann, other.sit(made, None) as watching:
        for _ in range(6):
            while not ann.asked(0):
                ann.until("position")
            ann.answer()
        while watching.version < ann.version:
            watching.hear()
        assert watching.position["answers"] >= 6


def _result(client: Client) -> int | None:
    while client.position["view"]["result"] is None:
        client.hear()
    winner: int | None = client.position["view"]["result"]["winner"]
    return winner
