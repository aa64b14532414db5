"""What is stored. A game is what it was started with and the fold of its log; the log only ever grows.

Whoever changes something here adds a step to `migrations/versions`, so that databases of before can be opened.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text
from sqlalchemy.types import JSON

metadata: MetaData = MetaData()

games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("ruleset", String(64), nullable=False),
    Column("setup", JSON, nullable=False),  # decks whole, seed, lab cards, and the digest of the cards
    Column("seats", JSON, nullable=False),  # kind, bot, name, sha256 of the token
    Column("settings", JSON, nullable=False),  # clock, spectators
    Column("created", BigInteger, nullable=False),  # milliseconds, as every time here
    Column("status", String(16), nullable=False),  # waiting, running or over
    Column("result", JSON),  # winner, rule and how, once it is over
    Column("answers", Integer, nullable=False, default=0),
    Column("from_game", String(32)),
    Column("from_answers", Integer),
    Column("taken", Integer, nullable=False, default=0),  # bits: the seats whose people have come at least once
    Column("player0", String(64)),  # sha256 of the secret of the browser that sits there
    Column("player1", String(64)),
    Column("began", BigInteger, nullable=False, default=0),  # when all its people had come: its clock runs from then
    Column("used", BigInteger, nullable=False, default=0),  # milliseconds of its clock that the present question took …
    Column("used_at", Integer, nullable=False, default=0),  # … which is the one after so many lines of the log
    Column("rematch", Integer, nullable=False, default=0),  # bits: the seats that want another game
    Column("next_game", String(32)),
    Column("catalog", String(32)),  # the cards it was begun with
)
Index("games_player0", games.c.player0, games.c.created)
Index("games_player1", games.c.player1, games.c.created)
Index("games_status", games.c.status, games.c.created)

catalogs = Table(
    "catalogs",
    metadata,
    Column("digest", String(32), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("rows", JSON, nullable=False),  # every card, as it stood in the files
)

log = Table(
    "log",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),  # who inserts it first has the turn
    Column("kind", String(8), nullable=False),  # answer, concede, timeout or undo
    Column("seat", Integer, nullable=False),
    Column("key", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("spent", BigInteger, nullable=False, default=0),  # milliseconds taken from the seat's time bank
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("game", String(32), ForeignKey("games.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

sides = Table(
    "sides",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("deck", JSON, nullable=False),  # the deck with which a seat goes into the next game of its match
)

players = Table(
    "players",
    metadata,
    Column("key", String(64), primary_key=True),  # sha256 of the browser's secret
    Column("name", String(64), nullable=False, default=""),
    Column("settings", JSON, nullable=False),
    Column("created", BigInteger, nullable=False),
)

decks = Table(
    "decks",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player", String(64), nullable=False, index=True),
    Column("ruleset", String(64), nullable=False),
    Column("name", String(120), nullable=False),
    Column("deck", JSON, nullable=False),
    Column("changed", BigInteger, nullable=False),
)

cards = Table(
    "cards",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player", String(64), nullable=False, index=True),
    Column("ruleset", String(64), nullable=False),
    Column("name", String(120), nullable=False),
    Column("card", JSON, nullable=False),
    Column("changed", BigInteger, nullable=False),
)

pools = Table(
    "pools",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player", String(64), nullable=False, index=True),
    Column("ruleset", String(64), nullable=False),  # the game whose cards they are
    Column("name", String(120), nullable=False),
    Column("pool", JSON, nullable=False),  # the cards, which books understand each, and the report of the import
    Column("changed", BigInteger, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player", String(64), nullable=False, index=True),
    Column("ruleset", String(64), nullable=False),
    Column("title", String(200), nullable=False),
    Column("report", JSON, nullable=False),
    Column("created", BigInteger, nullable=False),
)
