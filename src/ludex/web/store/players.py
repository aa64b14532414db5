"""Players: a browser's secret, of which only the hash is stored, with the name and the settings it chose."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Engine, insert, select, update

from ludex.web.store.schema import players


class Players:
    """The players of a store."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def find(self, key: str) -> dict[str, Any] | None:
        """A player's name and settings."""
        with self._engine.connect() as connection:
            row = connection.execute(select(players).where(players.c.key == key)).mappings().one_or_none()
        return None if row is None else dict(row)

    def save(self, key: str, *, now: int, name: str | None = None, settings: dict[str, Any] | None = None) -> None:
        """Remember a player's name or settings; what is not given stays."""
        given = {k: v for k, v in (("name", name), ("settings", settings)) if v is not None}
        with self._engine.begin() as connection:
            here = players.c.key == key
            if connection.execute(select(players.c.key).where(here)).one_or_none() is None:
                row = {"key": key, "name": "", "settings": {}, "created": now, **given}
                connection.execute(insert(players), row)
            elif given:
                connection.execute(update(players).where(here).values(**given))
