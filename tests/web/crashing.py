"""Servers that are killed while people play: what each was told, and what the database holds afterwards."""

from __future__ import annotations

import json
import random
import sqlite3
import threading
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

import ludex
from ludex.kernel.game import Game
from tests.web.serving import Client, Message


class Person(threading.Thread):
    """Answers by chance until the connection ends; remembers which of its answers were acknowledged, and what
    happened as far as it was told."""

    def __init__(self, client: Client, seat: int, chance: random.Random) -> None:
        super().__init__(daemon=True)
        self.client = client
        self.seat = seat
        self.chance = chance
        self.told = client.version
        self.acknowledged: list[str] = []
        self.events: list[Any] = []
        self.start()

    def run(self) -> None:
        try:
            self._play()
        except (ConnectionClosed, OSError, TimeoutError):
            return

    def _play(self) -> None:
        client, answered, key = self.client, -1, ""
        while True:
            position = client.position
            self.told = client.version
            self.events[position["since"] :] = position["view"]["events"]
            if key and self.told > answered:
                self.acknowledged.append(key)
                key = ""
            if client.asked(self.seat) and self.told != answered and client.decision is not None:
                answered = self.told
                key = self.chance.choice(client.decision["options"])["key"]
                client.send("answer", version=answered, key=key)
            client.until("position")


def replayed(file: Path, made: Message) -> tuple[Game, int]:
    """The game that the database holds, read without the server; and the length of its log."""
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as database:
        ruleset, setup = database.execute("SELECT ruleset, setup FROM games WHERE id = ?", (made["game"],)).fetchone()
        rows = database.execute("SELECT n, key FROM log WHERE game = ? ORDER BY n", (made["game"],)).fetchall()
    assert [n for n, _ in rows] == list(range(len(rows)))
    begun: dict[str, Any] = json.loads(setup)
    game = ludex.new(ruleset, decks=begun["decks"], seed=begun["seed"], auto=begun["auto"])
    for _, key in rows:
        game.choose(key)
    return game, len(rows)


def answers_of(file: Path, made: Message, seat: int) -> list[str]:
    """The answers of a seat that the database holds, in their order."""
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as database:
        rows = database.execute(
            "SELECT key FROM log WHERE game = ? AND seat = ? ORDER BY n", (made["game"], seat)
        ).fetchall()
    return [key for (key,) in rows]


def intact(file: Path) -> bool:
    """Whether SQLite finds nothing wrong with a file."""
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as database:
        found: tuple[str] = database.execute("PRAGMA integrity_check").fetchone()
    return found == ("ok",)
