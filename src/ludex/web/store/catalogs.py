"""Catalogues of cards: each is stored once, and a game is pinned to the one it was begun with.

Cards may be changed by a later ludex. A game goes on with the texts it was begun with.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ludex.web.store.schema import catalogs, games


@dataclass(frozen=True, slots=True)
class Pin:
    """All cards of a game, as plain data, and a short name for exactly these."""

    game: str
    digest: str
    rows: list[dict[str, Any]]


class Catalogs:
    """The catalogues of a store, and those that this server plays with."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._present: dict[str, str] = {}

    def play_with(self, pins: Mapping[str, Pin]) -> None:
        """Store the catalogues of this server; games that are pinned to none are pinned to these."""
        with self._engine.begin() as connection:
            for pin in pins.values():
                self._keep(connection, pin)
                ruleset = games.c.ruleset
                mine = or_(ruleset == pin.game, ruleset.like(f"{pin.game}/%"), ruleset.like(f"{pin.game}-%"))
                unpinned = update(games).where(games.c.catalog.is_(None), mine)
                connection.execute(unpinned.values(catalog=pin.digest))
        self._present = {pin.game: pin.digest for pin in pins.values()}

    def _keep(self, connection: Connection, pin: Pin) -> None:
        insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
        row = {"digest": pin.digest, "game": pin.game, "rows": pin.rows}
        connection.execute(insert(catalogs).on_conflict_do_nothing(), row)

    # -- what goes with a game's setup --------------------------------------------------------------------------------
    def filled(self, connection: Connection, setup: dict[str, Any], pinned: str | None) -> dict[str, Any]:
        """A setup with the cards of its catalogue, if they are not those of this server."""
        if pinned is None or pinned in self._present.values():
            return setup
        rows = connection.execute(select(catalogs.c.rows).where(catalogs.c.digest == pinned)).scalar_one_or_none()
        return setup if rows is None else {**setup, "catalog": pinned, "rows": rows}

    def emptied(self, ruleset: str, setup: dict[str, Any]) -> tuple[dict[str, Any], str | None]:
        """What is stored of a setup, and the catalogue it is pinned to."""
        game = ruleset.partition("/")[0].partition("-")[0]
        bare = {key: value for key, value in setup.items() if key not in ("catalog", "rows")}
        return bare, setup.get("catalog") or self._present.get(game)
