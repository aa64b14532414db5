"""The store: games with their logs, chat, players, decks, lab cards and reports, in SQLite or PostgreSQL."""

from __future__ import annotations

from ludex.web.settings import Settings
from ludex.web.store.appending import Appender, Entry
from ludex.web.store.decks import Shelf, card_shelf, deck_shelf, report_shelf
from ludex.web.store.engine import opened
from ludex.web.store.games import Games, Said, Stored
from ludex.web.store.notify import Bell
from ludex.web.store.players import Players

__all__ = ["Appender", "Bell", "Entry", "Games", "Players", "Said", "Shelf", "Store", "Stored"]


class Store:
    """Everything that survives the server."""

    def __init__(self, settings: Settings) -> None:
        self.engine = opened(settings)
        self.appender = Appender(self.engine)
        self.bell = Bell(self.engine)
        self.games = Games(self.engine)
        self.players = Players(self.engine)
        self.decks: Shelf = deck_shelf(self.engine)
        self.cards: Shelf = card_shelf(self.engine)
        self.reports: Shelf = report_shelf(self.engine)

    def close(self) -> None:
        self.bell.close()
        self.appender.close()
        self.engine.dispose()
