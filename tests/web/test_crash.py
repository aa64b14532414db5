"""Every answer is stored before it is acknowledged: a server that is killed at any moment loses nothing it has told."""

from __future__ import annotations

import json
import random
import sqlite3
import time
from pathlib import Path

from tests.web.conftest import Start
from tests.web.crashing import Person, replayed
from tests.web.serving import Server

KILLS = 4


def test_a_game_goes_on_at_the_same_decision_after_every_kill(start: Start, tmp_path: Path) -> None:
    chance = random.Random(4)
    server = start(f"sqlite:///{tmp_path}/ludex.db")
    made = server.create("cfv", seed=None, clock={"bank": 3_600})
    told = 0
    for _ in range(KILLS):
        people = [Person(server.sit(made, seat), seat, chance) for seat in (0, 1)]
        time.sleep(chance.uniform(0.02, 0.5))
        server.kill()  # nobody knows what it was doing
        for person in people:
            person.join(10)
        told = max(told, *(person.told for person in people))
        game, length = replayed(tmp_path / "ludex.db", made)
        assert told <= length <= told + 1  # at most what was stored and not yet told
        server.start()
        with server.sit(made, 0) as ann, server.sit(made, 1) as bob:
            for seat, client in enumerate((ann, bob)):
                assert client.version == length
                whole = json.loads(json.dumps(game.view(seat)))
                assert client.position["view"] == whole  # the very same position, decision and events
                assert client.position["clock"]["running"] == (game.decision.seat if game.decision else None)
                assert min(client.position["clock"]["left"]) > 3_000_000  # and nobody has lost time by it
        told = length
    assert told > KILLS
    assert "Traceback" not in server.said


def test_what_is_told_has_been_committed(server: Server) -> None:
    """As soon as the answer is acknowledged, another process finds it in the database."""
    file = Path(server.database.removeprefix("sqlite:///"))
    made = server.create(seed=None)
    with server.sit(made, 0) as ann, server.sit(made, 1) as bob:
        for _ in range(12):
            me, other = (ann, bob) if ann.asked(0) else (bob, ann)
            version = me.answer()["version"]
            _, length = replayed(file, made)
            assert length == version
            while other.version < version:
                other.hear()
        with sqlite3.connect(file) as database:
            assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_a_store_that_is_away_and_a_crash_while_bots_play(start: Start, tmp_path: Path) -> None:
    server = start(f"sqlite:///{tmp_path}/ludex.db")
    bots = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
    _cannot_store(server, tmp_path / "ludex.db")
    made = server.create(seats=bots)
    with server.sit(made, None, views=False) as watching:
        watching.until("position")
        server.kill()
        told = watching.version
    server.start()
    with server.sit(made, None, views=False) as watching:
        assert watching.version >= told
        before = watching.version
        watching.until(lambda m: m["type"] == "position" and (m["version"] > before or m["view"]["result"]))


def _cannot_store(server: Server, file: Path) -> None:
    """An answer that cannot be stored is refused and has not happened."""
    made = server.create(seed=None)
    with server.sit(made, 0) as ann, server.sit(made, 1) as bob:
        me, other = (ann, bob) if ann.asked(0) else (bob, ann)
        with sqlite3.connect(file) as database:
            database.execute("ALTER TABLE log RENAME TO elsewhere")
        assert me.decision is not None
        refused = me.ask("answer", version=0, key=me.decision["options"][0]["key"])
        assert refused["reason"] == "unavailable"
        assert other.ask("ping") == {"type": "pong"}
        assert (me.version, other.version) == (0, 0)
        with sqlite3.connect(file) as database:
            database.execute("ALTER TABLE elsewhere RENAME TO log")
        assert me.answer()["version"] == 1
        assert other.until("position")["version"] == 1
