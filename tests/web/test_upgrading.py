"""Databases: one of the released version is brought up to date; one of another program or a later ludex is refused."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from ludex.web.settings import Settings, SettingsError
from ludex.web.store import Store
from ludex.web.store.engine import opened
from ludex.web.store.schema import metadata
from tests.web.conftest import Start
from tests.web.serving import Client

RELEASED = (Path(__file__).parent / "released.sql").read_text()
"""What a server of ludex 0.1 had stored: three games, the last of them conceded, a line of chat, a player, a deck."""

TOKENS = {"zdfMCtvKJMVF": "OREnZy-3dfHdKkpu3EuUyWqeskyuP2VP", "Y8NTP3FFP4AR": "H5Z7yZCt51JKJISP42dWqaP66G41pHuI"}


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Path]:
    yield tmp_path / "ludex.db"


def _settings(file: Path) -> Settings:
    return Settings(database=f"sqlite:///{file}")


def _fill(file: Path, script: str) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.executescript(script)


def _ask(file: Path, question: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as database:
        return database.execute(question).fetchall()


def test_a_database_of_the_released_version_is_brought_up_to_date(file: Path) -> None:
    _fill(file, RELEASED)
    before = _ask(file, "SELECT * FROM log ORDER BY game, n")
    store = Store(_settings(file))
    try:
        found = store.games.load("zdfMCtvKJMVF")
        assert found is not None
        assert len(found[1]) == 12
        assert store.games.chat("zdfMCtvKJMVF")[0].text == "Good luck!"
        ended = store.games.find("KdvdjwXnl04s")
        assert ended is not None
        assert ended.result is not None
        assert ended.result["how"] == "concede"
        assert [deck["name"] for deck in store.decks.all("p1")] == ["My deck"]
    finally:
        store.close()
    assert _ask(file, "SELECT * FROM log ORDER BY game, n") == before
    Store(_settings(file)).close()  # a second time there is nothing to do


def test_games_of_the_released_version_go_on_or_say_why_not(start: Start, file: Path) -> None:
    """Rules may have changed since: then a game is refused with that reason, and its log stays."""
    _fill(file, RELEASED)
    server = start(f"sqlite:///{file}")
    for game, token in TOKENS.items():
        with Client(server.socket()) as client:
            client.send("hello", protocol=1, game=game, token=token)
            told = client.until(lambda m: m["type"] in ("position", "refused"))
            if told["type"] == "refused":
                assert told["reason"] == "unavailable"
                assert "begun" in told["sentence"]
    assert server.get("/api/games/KdvdjwXnl04s").json()["result"]["how"] == "concede"
    assert "Traceback" not in server.said
    server.stop()
    assert _ask(file, "SELECT count(*) FROM log") == [(32,)]
    assert {catalog is None for (catalog,) in _ask(file, "SELECT catalog FROM games")} == {False}


@pytest.mark.parametrize("script", ["", RELEASED])
def test_however_it_came_about_a_database_has_the_tables_that_are_declared(file: Path, script: str) -> None:
    """Whoever changes the schema and forgets the step that leads there is told here."""
    _fill(file, script)
    Store(_settings(file)).close()
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


@pytest.mark.parametrize(
    "script",
    [
        "CREATE TABLE games (name TEXT, price INTEGER); INSERT INTO games VALUES ('chess', 30)",
        "CREATE TABLE players (id INTEGER)",
        RELEASED + "ALTER TABLE log DROP COLUMN spent;",
        RELEASED + "DROP TABLE reports;",
    ],
    ids=["games of another program", "players of another program", "a column is missing", "a table is missing"],
)
def test_tables_that_ludex_did_not_make_are_refused_and_left_alone(file: Path, script: str) -> None:
    _fill(file, script)
    before = _ask(file, "SELECT sql FROM sqlite_master ORDER BY name")
    with pytest.raises(SettingsError, match="there is no"):
        opened(_settings(file))
    assert _ask(file, "SELECT sql FROM sqlite_master ORDER BY name") == before


def test_a_database_of_a_later_ludex_is_refused(file: Path) -> None:
    Store(_settings(file)).close()
    _fill(file, "UPDATE alembic_version SET version_num = '0999'")
    with pytest.raises(SettingsError, match=r"newer ludex \(schema 0999; this one knows up to \d{4}\)"):
        opened(_settings(file))
    assert _ask(file, "SELECT version_num FROM alembic_version") == [("0999",)]


def test_a_step_that_fails_leaves_the_database_as_it_was(file: Path) -> None:
    """A table stands in the way of the second step: the first is not left half done either."""
    _fill(file, RELEASED + "CREATE TABLE catalogs (x INTEGER);")
    before = _ask(file, "SELECT sql FROM sqlite_master ORDER BY name")
    with pytest.raises(SettingsError):
        opened(_settings(file))
    assert _ask(file, "SELECT sql FROM sqlite_master ORDER BY name") == before
    _fill(file, "DROP TABLE catalogs")
    Store(_settings(file)).close()
