"""Load: many games at once over WebSocket, played by chance, and how long an answer takes from sending to the position
that follows it. The server runs in a process of its own, with a store of its own; the players are here.

Nobody pauses to think: every game always has one answer on its way, so the server is as busy as it can be.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

_AT_ONCE = 24  # games created, and connections opened, at the same time
_PATIENCE = 120.0  # seconds without a message after which a game counts as failed
_PEOPLE = [{"kind": "person", "name": "One"}, {"kind": "person", "name": "Two"}]


class Load(msgspec.Struct, frozen=True):
    """What came of it. Times are milliseconds from an answer to the position after it. `conceded`: games that were
    still going on when time was up, and were given up."""

    games: int
    errors: int
    conceded: int
    seconds: float
    games_per_s: float
    answers: int
    answers_per_s: float
    p50_ms: float
    p99_ms: float
    max_ms: float
    failures: tuple[str, ...] = ()


def measure(games: int, rulesets: Sequence[str], seed: int, most: float = 120.0, url: str = "") -> Load:
    """Play so many games at once at a server (one is started if no URL is given), each to its end or until so many
    seconds have passed."""
    if url:
        return asyncio.run(_measure(games, rulesets, seed, most, url))
    with tempfile.TemporaryDirectory(prefix="ludex-load-") as folder:
        server, address = _serve(Path(folder))
        try:
            return asyncio.run(_measure(games, rulesets, seed, most, address))
        finally:
            server.terminate()
            server.wait(20)


def _serve(folder: Path) -> tuple[subprocess.Popen[bytes], str]:
    """A server in another process, and where it is."""
    command = [sys.executable, "-c", "from ludex.cli import main; main()", "serve", "--no-pages", "--port", "0"]
    log = folder / "log"
    with log.open("wb") as out:
        store = f"sqlite:///{folder / 'ludex.db'}"
        server = subprocess.Popen([*command, "--database", store], stderr=out, env={**os.environ, "LUDEX_MOMENT": "0"})
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and server.poll() is None:
        said = log.read_text()
        if "ludex is at " in said:
            return server, said.rpartition("ludex is at ")[2].split()[0].rstrip(",")
        time.sleep(0.05)
    server.kill()
    raise RuntimeError(f"the server did not start: {log.read_text()}")


async def _measure(games: int, rulesets: Sequence[str], seed: int, most: float, url: str) -> Load:
    doors = asyncio.Semaphore(_AT_ONCE)
    tables = [_Game(url, rulesets[number % len(rulesets)], Random(f"{seed}/{number}")) for number in range(games)]
    await asyncio.gather(*(table.open(doors) for table in tables))
    begun = time.perf_counter()
    await asyncio.gather(*(table.play(begun + most) for table in tables))
    seconds = time.perf_counter() - begun
    times = sorted(spent for table in tables for spent in table.times)
    failures = tuple(failure for table in tables for failure in table.failures)
    return Load(
        games=games,
        errors=len(failures),
        conceded=sum(table.conceded for table in tables),
        seconds=round(seconds, 2),
        games_per_s=round(sum(table.over and not table.conceded for table in tables) / seconds, 2),
        answers=len(times),
        answers_per_s=round(len(times) / seconds, 1),
        p50_ms=_percentile(times, 0.50),
        p99_ms=_percentile(times, 0.99),
        max_ms=_percentile(times, 1.0),
        failures=failures[:10],
    )


def _percentile(times: list[float], part: float) -> float:
    return round(times[min(len(times) - 1, int(part * len(times)))] * 1_000, 1) if times else 0.0


class _Game:
    """One game, both seats of it played from here by chance."""

    def __init__(self, url: str, ruleset: str, chance: Random) -> None:
        self.times: list[float] = []
        self.failures: list[str] = []
        self.over = False
        self.conceded = False
        self._url = url
        self._ruleset = ruleset
        self._chance = chance
        self._seats: list[ClientConnection] = []

    async def open(self, doors: asyncio.Semaphore) -> None:
        """Create it and connect both seats."""
        async with doors:
            try:
                made = await asyncio.to_thread(_create, self._url, self._ruleset)
                for seat in made["seats"]:
                    self._seats.append(await self._sit(made["game"], seat["token"]))
            except Exception as error:  # whatever it is, it is a failure of this game and is counted
                self.failures.append(f"{self._ruleset}: {error!r}")

    async def _sit(self, game: str, token: str) -> ClientConnection:
        """Take a seat; the other one by an invitation, from now on by a token of one's own."""
        address = self._url.replace("http", "ws", 1) + "/ws"
        socket = await connect(address, compression=None, open_timeout=_PATIENCE, ping_interval=None)
        claim = secrets.token_urlsafe(24)
        await socket.send(json.dumps({"type": "hello", "game": game, "token": token, "claim": claim, "views": False}))
        return socket

    async def play(self, until: float) -> None:
        """Play to the end, which is a concession when time is up."""
        if self.failures:
            return
        try:
            await asyncio.gather(*(self._seat(number, socket, until) for number, socket in enumerate(self._seats)))
        except Exception as error:
            self.failures.append(f"{self._ruleset}: {error!r}")
        finally:
            await asyncio.gather(*(socket.close() for socket in self._seats))

    async def _seat(self, number: int, socket: ClientConnection, until: float) -> None:
        sent, since = -1, 0.0
        while not self.over:
            position = await self._position(socket)
            version, decision = position["version"], position["view"]["decision"]
            if since and version > sent:
                self.times.append(time.perf_counter() - since)
                since = 0.0
            self.over |= position["view"]["result"] is not None
            if decision is not None and decision["seat"] == number and version > sent:
                sent, since = version, time.perf_counter()
                await socket.send(json.dumps(self._answer(decision["options"], version, late=since > until)))

    async def _position(self, socket: ClientConnection) -> Any:
        """The next position. Greetings are expected, and that somebody was faster, who was asked in secret."""
        while True:
            message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), _PATIENCE))
            if message["type"] == "position":
                return message
            if message["type"] == "refused" and message["reason"] != "stale":
                raise RuntimeError(message["sentence"])

    def _answer(self, options: list[dict[str, str]], version: int, *, late: bool) -> dict[str, Any]:
        self.conceded = self.conceded or late
        if late:
            return {"type": "concede", "version": version}
        return {"type": "answer", "version": version, "key": self._chance.choice(options)["key"]}


def _create(url: str, ruleset: str) -> Any:
    body = json.dumps({"ruleset": ruleset, "seats": _PEOPLE}).encode()
    request = urllib.request.Request(f"{url}/api/games", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=_PATIENCE) as answer:
        return json.load(answer)
