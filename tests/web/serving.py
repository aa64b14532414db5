"""A real server in a process of its own, and a client that speaks the protocol to it."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ludex import games

Message = dict[str, Any]
PATIENCE = float(os.environ.get("SOAK_PATIENCE", "60"))  # seconds; `make soak` has more, it may run beside other work


class Server:
    """`ludex serve` as a process that can be killed and started again with the same store."""

    def __init__(
        self, database: str, log: Path, *, pages: bool = False, port: int = 0, **settings: object
    ) -> None:
        self.database = database
        self._pages = "--pages" if pages else "--no-pages"
        self._port = str(port)  # 0: a free one
        self.url = ""
        self._log = log
        self._settings = {f"LUDEX_{name.upper()}": str(value) for name, value in settings.items()}
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        ludex = [sys.executable, "-c", "from ludex.cli import main; main()"]
        command = [*ludex, "serve", "--port", self._port, self._pages]
        environ = {name: value for name, value in os.environ.items() if not name.startswith("LUDEX_")}
        before = self._log.stat().st_size if self._log.exists() else 0
        with self._log.open("ab") as out:
            self._process = subprocess.Popen(
                [*command, "--database", self.database],
                env={**environ, "LUDEX_PACE": "0", "LUDEX_MOMENT": "50", "LUDEX_NICE": "0", **self._settings},
                stdout=out,
                stderr=out,
            )
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            said = self._log.read_bytes()[before:].decode()
            if "ludex is at " in said:
                self.url = said.rpartition("ludex is at ")[2].split()[0].rstrip(",")
                return self
            assert self._process.poll() is None, said
            time.sleep(0.02)
        self.kill()  # else it starts after all, with nobody to end it
        raise TimeoutError(self.said)

    @property
    def said(self) -> str:
        """Everything the server wrote."""
        return self._log.read_text()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def ended(self, within: float) -> bool:
        """Whether it ends by itself, in so many seconds."""
        assert self._process is not None
        try:
            self._process.wait(within)
        except subprocess.TimeoutExpired:
            return False
        return True

    def kill(self) -> None:
        """End it at once, as a crash would."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()

    # -- speaking to it -----------------------------------------------------------------------------------------------
    def create(self, ruleset: str = "sve", **wanted: Any) -> Message:
        """A new game between two people, unless told otherwise: its id and tokens."""
        people = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bob"}]
        starters = games.room(ruleset).starter_decks(games.ruleset(ruleset).id)
        body = {"ruleset": ruleset, "seats": people, "decks": [starters[0], starters[1]], **wanted}
        answer = httpx.post(f"{self.url}/api/games", json=body, timeout=PATIENCE)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return {"game": made["game"], "tokens": [seat["token"] for seat in made["seats"]]}

    def get(self, path: str, **more: Any) -> httpx.Response:
        return httpx.get(self.url + path, timeout=PATIENCE, **more)

    def socket(self, **more: Any) -> ClientConnection:
        address = self.url.replace("http", "ws", 1) + "/ws"
        opened = connect(address, max_size=None, open_timeout=PATIENCE, compression=None, **more)
        socket: ClientConnection = opened.__enter__()
        return socket

    def sit(self, made: Message, seat: int | None, **hello: Any) -> Client:
        """Somebody at the table of a game, who has been told the position."""
        client = Client(self.socket())
        client.hello(made["game"], None if seat is None else made["tokens"][seat], **hello)
        return client


def claim_of(token: str) -> str:
    """The token by which the tests sit where they were invited to: they come back with the same two."""
    return sha256(token.encode()).hexdigest()[:40]


AGAINST_BOT = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "random"}]


class Client:
    """One connection, and everything it was told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Message] = []
        self.position: Message = {}

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, type: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": type, **fields}))

    def hear(self, patience: float = PATIENCE) -> Message:
        """The next message."""
        message: Message = json.loads(self.socket.recv(timeout=patience))
        self.heard.append(message)
        if message["type"] == "position":
            self.position = message
        return message

    def until(self, wanted: Callable[[Message], bool] | str) -> Message:
        """The next message of a type, or one that is as wanted."""
        while True:
            message = self.hear()
            if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                return message

    def hello(self, game: str, token: str | None = None, **more: Any) -> Message:
        claim = {"claim": claim_of(token)} if token and len(token) >= 16 else {}
        self.send("hello", protocol=2, game=game, token=token, **{**claim, **more})
        return self.until("position")

    def ask(self, type: str, **fields: Any) -> Message:
        """Send, and return what is not a position or presence."""
        self.send(type, **fields)
        return self.until(lambda m: m["type"] not in ("position", "presence"))

    @property
    def version(self) -> int:
        return int(self.position["version"])

    @property
    def decision(self) -> Message | None:
        found: Message | None = self.position["view"]["decision"]
        return found

    def asked(self, seat: int) -> bool:
        return self.decision is not None and self.decision["seat"] == seat

    def answer(self, key: str | None = None) -> Message:
        """Answer the decision (the first option), and return the position that follows."""
        assert self.decision is not None
        before = self.version
        self.send("answer", version=before, key=key or self.decision["options"][0]["key"])
        told = self.until(lambda m: m["type"] == "refused" or (m["type"] == "position" and m["version"] > before))
        assert told["type"] == "position", told
        return told

    def closed(self) -> int:
        """Read to the end: the code with which the server closed."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as end:
            assert end.rcvd is not None
            return end.rcvd.code


def play(clients: tuple[Client, Client], most: int, seed: int = 1) -> int:
    """Let two people answer by chance, some times or until the game is over; returns how often they answered."""
    chance = random.Random(seed)
    for count in range(most):
        who = next((seat for seat in (0, 1) if clients[seat].asked(seat)), None)
        if who is None:
            return count
        me, other = clients[who], clients[1 - who]
        assert me.decision is not None
        version = me.answer(chance.choice(me.decision["options"])["key"])["version"]
        if other.version < version:
            other.until(lambda m, at=version: m["type"] == "position" and m["version"] >= at)  # type: ignore[misc]
    return most
