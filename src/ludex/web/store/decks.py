"""What belongs to a player besides games: decks, cards of the lab, reports of simulations. All are named JSON."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import Engine, Table, Text, cast, delete, func, insert, select, update

from ludex.web.store.schema import cards, decks, pools, reports


class Shelf:
    """Documents of one kind. A player finds only its own."""

    def __init__(self, engine: Engine, table: Table, document: str, title: str, time: str) -> None:
        self._engine = engine
        self._table = table
        self._document = document
        self._title = title
        self._time = time

    def all(self, player: str, ruleset: str | None = None) -> list[dict[str, Any]]:
        """A player's documents, the newest first."""
        c = self._table.c
        wanted = select(self._table).where(c.player == player).order_by(c[self._time].desc())
        if ruleset is not None:
            wanted = wanted.where(c.ruleset == ruleset)
        with self._engine.connect() as connection:
            return [dict(row) for row in connection.execute(wanted).mappings()]

    def size(self, player: str, but: str | None = None) -> int:
        """How many characters a player's documents have, all but one."""
        c = self._table.c
        wanted = select(func.coalesce(func.sum(func.length(cast(c[self._document], Text))), 0))
        wanted = wanted.where(c.player == player, c.id != (but or ""))
        with self._engine.connect() as connection:
            return int(connection.execute(wanted).scalar_one())

    def find(self, player: str, id: str) -> dict[str, Any] | None:
        c = self._table.c
        with self._engine.connect() as connection:
            wanted = select(self._table).where(c.player == player, c.id == id)
            row = connection.execute(wanted).mappings().one_or_none()
        return None if row is None else dict(row)

    def add(self, player: str, ruleset: str, title: str, document: Any, *, now: int) -> str:
        """Store a new document; returns its id."""
        row: dict[str, Any] = {
            "id": secrets.token_urlsafe(12), "player": player, "ruleset": ruleset,
            self._title: title, self._document: document, self._time: now,
        }  # fmt: skip
        with self._engine.begin() as connection:
            connection.execute(insert(self._table), row)
        return str(row["id"])

    def change(self, player: str, id: str, title: str, document: Any, *, now: int) -> bool:
        """Replace a document of the player's own; whether there was one."""
        c = self._table.c
        values = {self._title: title, self._document: document, self._time: now}
        with self._engine.begin() as connection:
            done = connection.execute(update(self._table).where(c.player == player, c.id == id).values(values))
            return done.rowcount == 1

    def remove(self, player: str, id: str) -> bool:
        """Throw a document of the player's own away; whether there was one."""
        c = self._table.c
        with self._engine.begin() as connection:
            return connection.execute(delete(self._table).where(c.player == player, c.id == id)).rowcount == 1


def deck_shelf(engine: Engine) -> Shelf:
    """Decks that players built."""
    return Shelf(engine, decks, "deck", "name", "changed")


def card_shelf(engine: Engine) -> Shelf:
    """Cards that players wrote in the lab."""
    return Shelf(engine, cards, "card", "name", "changed")


def pool_shelf(engine: Engine) -> Shelf:
    """Cards that players brought from files."""
    return Shelf(engine, pools, "pool", "name", "changed")


def report_shelf(engine: Engine) -> Shelf:
    """Reports of simulations."""
    return Shelf(engine, reports, "report", "title", "created")
