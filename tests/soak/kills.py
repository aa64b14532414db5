"""A real server, killed again and again while people play: what was acknowledged is there afterwards.

Whoever kept a connection knows which answers were acknowledged and what it was told. After every kill the database is
read without the server: no acknowledged answer may be missing or be another, at most the one that was on its way may
be there besides. Then the server starts again, and everybody must find the position that the answers lead to.
"""

from __future__ import annotations

import json
import random
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from tests.soak.figures import Fault, Figures
from tests.soak.progress import Budget, say
from tests.web.crashing import Person, answers_of, intact, replayed
from tests.web.serving import Client, Message, Server

PART = "kills"
RULESETS = ("sve", "cfv", "fow-5.5/valhalla", "fow-2.0")
_TABLES = 3  # games at once
_EACH = 25  # kills of a server on one database, whose games are all by one ruleset: it has no other cards to read
_LONGEST = 1.5  # seconds of play before a kill


class Table:
    """A game between two people, and what they were told until the last kill."""

    def __init__(self, server: Server, ruleset: str) -> None:
        self.ruleset = ruleset
        self.made: Message = server.create(ruleset, seed=None, clock={"bank": 36_000})
        self.acknowledged: dict[int, list[str]] = {0: [], 1: []}
        self.clients: list[Client] = []
        self.people: list[Person] = []
        self.over = False

    def sit(self, server: Server, file: Path) -> Counter[str]:
        """Both come (again), and must find what the database holds; what was compared."""
        game, length = replayed(file, self.made)
        before = self.people
        counts = Counter({"resumed": 1 if before else 0})
        self.clients = [server.sit(self.made, seat) for seat in (0, 1)]
        for seat, client in enumerate(self.clients):
            expected = json.loads(json.dumps(game.view(seat)))
            shown = client.position["view"]
            assert shown == expected, f"{self.ruleset}: after {length} answers seat {seat} is shown another position"
            if before and len(before[seat].events) == len(shown["events"]):  # it was told all there is
                pairs = zip(before[seat].events, shown["events"], strict=True)
                odd = [(old, new) for old, new in pairs if _happened(old) != _happened(new)]
                assert not odd, f"{self.ruleset}: seat {seat} was told {odd[0][0]}, and now {odd[0][1]}"
                counts["told"] += 1
            counts["positions"] += 1
        return counts

    def play(self, chance: random.Random) -> None:
        """From now on both answer whatever they are asked."""
        self.people = [Person(client, seat, random.Random(chance.random())) for seat, client in enumerate(self.clients)]

    def gone(self, file: Path) -> Counter[str]:
        """The server is dead: is everything there that was acknowledged? What was counted."""
        counts: Counter[str] = Counter()
        for person in self.people:
            person.join(20)
            stored = answers_of(file, self.made, person.seat)
            told = self.acknowledged[person.seat] + person.acknowledged
            counts["acknowledged"] += len(person.acknowledged)
            lost = max(0, len(told) - len(stored))
            assert not lost, f"{self.ruleset}: {lost} acknowledged answers of seat {person.seat} are lost"
            assert stored[: len(told)] == told, f"{self.ruleset}: other answers stand in place of acknowledged ones"
            assert len(stored) <= len(told) + 1, f"{self.ruleset}: answers were stored that nobody gave"
            counts["unheard"] += len(stored) - len(told)
            self.acknowledged[person.seat] = stored
        self.over = any(person.client.position["view"]["result"] for person in self.people)
        return counts


def _happened(event: dict[str, Any]) -> tuple[object, ...]:
    """What stays of an event. Which card it was may be forgotten: a card that was looked at has been shuffled away."""
    return tuple(event.get(field) for field in ("kind", "rule", "turn", "batch", "seat"))


def soak(figures: Figures, budget: Budget) -> int:
    """Kill so often, or until time is up; the faults of this run."""
    faults = 0
    while not budget.spent():
        ruleset = RULESETS[figures.claim(PART, "databases", 1)[0] % len(RULESETS)]
        with tempfile.TemporaryDirectory(prefix="ludex-kills-") as folder:
            faults += _with_one_database(figures, budget, ruleset, Path(folder))
        counted = figures.read()
        known = f"{counted.total(PART, 'acknowledged'):,} acknowledged answers"
        say(f"kills: {counted.total(PART, 'kills')} in all, {budget.done} in this run; {known}; faults: {faults}")
    return faults


def _with_one_database(figures: Figures, budget: Budget, ruleset: str, folder: Path) -> int:
    """Some kills on one database, until there were enough or something is wrong with it; the faults."""
    file = folder / "ludex.db"
    server = Server(f"sqlite:///{file}", folder / "log", hello_seconds=600)  # the machine may be busy
    tables: list[Table] = []
    number = -1
    try:
        for number in figures.claim(PART, ruleset, min(_EACH, budget.left)):
            if budget.late:
                break
            figures.add(PART, ruleset, _one(server, tables, ruleset, file, random.Random(f"{ruleset} {number}")))
            budget.take()
    except Exception as error:
        what = f"{type(error).__name__}: {str(error)[:400]}"
        say(f"FAULT kill {number} of {ruleset}: {what}")
        figures.add(PART, ruleset, {"kills": 1}, (Fault(PART, ruleset, number, figures.commit, what),))
        budget.take()
        return 1
    finally:
        server.stop()
    return 0


def _one(server: Server, tables: list[Table], ruleset: str, file: Path, chance: random.Random) -> Counter[str]:
    """Start, play for a moment, kill, look."""
    counts = Counter({"kills": 1})
    server.start()
    tables[:] = [table for table in tables if not table.over]
    while len(tables) < _TABLES:
        tables.append(Table(server, ruleset))
        counts["games"] += 1
    for table in tables:
        counts += table.sit(server, file)
    for table in tables:  # all at once: a slow machine takes long over seating people, and no game is to end meanwhile
        table.play(chance)
    time.sleep(chance.uniform(0.0, _LONGEST))
    server.kill()  # nobody knows what it was doing
    for table in tables:
        counts += table.gone(file)
    assert intact(file), "SQLite finds its file damaged"
    assert "Traceback" not in server.said, f"the server complained: {server.said[-300:]}"
    return counts
