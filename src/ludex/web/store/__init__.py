"""The store: games with their logs, chat, players, decks, lab cards and reports, in SQLite or PostgreSQL."""

from __future__ import annotations

from sqlalchemy import Engine

from ludex.web.settings import Settings
from ludex.web.store.appending import Appender, Entry
from ludex.web.store.catalogs import Catalogs, Pin
from ludex.web.store.decks import Shelf, card_shelf, deck_shelf, pool_shelf, report_shelf
from ludex.web.store.engine import opened
from ludex.web.store.games import Games, Said, Stored
from ludex.web.store.locking import InUse
from ludex.web.store.notify import Bell
from ludex.web.store.players import Players

__all__ = ["Appender", "Bell", "Entry", "Games", "InUse", "Pin", "Players", "Said", "Shelf", "Store", "Stored"]


class Store:
    """Everything that survives the server."""

    def __init__(self, settings: Settings) -> None:
        engine, self._lock = opened(settings)
        self.engine: Engine = engine
        self.catalogs: Catalogs = Catalogs(self.engine)
        self.appender: Appender = Appender(self.engine)
        self.bell: Bell = Bell(self.engine)
        self.games: Games = Games(self.engine, self.catalogs)
        self.players: Players = Players(self.engine)
        self.decks: Shelf = deck_shelf(self.engine)
        self.cards: Shelf = card_shelf(self.engine)
        self.pools: Shelf = pool_shelf(self.engine)
        self.reports: Shelf = report_shelf(self.engine)

    def say_where(self, url: str) -> None:
        """Leave word for who wants the same file where this server is."""
        if self._lock is not None:
            self._lock.note(url)

    def close(self) -> None:
        self.bell.close()
        self.appender.close()
        self.engine.dispose()
        if self._lock is not None:
            self._lock.close()
