"""The first schema, as ludex 0.1 made it. It had no number: a database with these tables and none has this one."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text
from sqlalchemy.types import JSON

revision = "0001"
down_revision = None

released: MetaData = MetaData()

games = Table(
    "games",
    released,
    Column("id", String(32), primary_key=True),
    Column("ruleset", String(64), nullable=False),
    Column("setup", JSON, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("status", String(16), nullable=False),
    Column("result", JSON),
    Column("answers", Integer, nullable=False),
    Column("from_game", String(32)),
    Column("from_answers", Integer),
    Column("taken", Integer, nullable=False),
    Column("player0", String(64)),
    Column("player1", String(64)),
    Column("began", BigInteger, nullable=False),
    Column("alive", BigInteger, nullable=False),
    Column("rematch", Integer, nullable=False),
    Column("next_game", String(32)),
)
Index("games_player0", games.c.player0, games.c.created)
Index("games_player1", games.c.player1, games.c.created)
Index("games_status", games.c.status, games.c.created)

Table(
    "log",
    released,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("key", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("spent", BigInteger, nullable=False),
)

Table(
    "chat",
    released,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("game", String(32), ForeignKey("games.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

Table(
    "players",
    released,
    Column("key", String(64), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("settings", JSON, nullable=False),
    Column("created", BigInteger, nullable=False),
)


def _shelf(name: str, title: Column[str], document: str, time: str) -> None:
    Table(
        name,
        released,
        Column("id", String(32), primary_key=True),
        Column("player", String(64), nullable=False, index=True),
        Column("ruleset", String(64), nullable=False),
        title,
        Column(document, JSON, nullable=False),
        Column(time, BigInteger, nullable=False),
    )


_shelf("decks", Column("name", String(120), nullable=False), "deck", "changed")
_shelf("cards", Column("name", String(120), nullable=False), "card", "changed")
_shelf("reports", Column("title", String(200), nullable=False), "report", "created")


def upgrade() -> None:
    """Make the tables."""
    released.create_all(op.get_bind())
