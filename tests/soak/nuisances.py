"""Who sends nonsense to a server, and what must hold all the same."""

from __future__ import annotations

import json
from typing import Any

import httpx
from hypothesis import strategies as st

from tests.soak.bringers import Importer, Quibbler, Sitter
from tests.soak.fuzzing import Nuisance
from tests.soak.visitors import Clicker, Meddler
from tests.web import nonsense
from tests.web.serving import PATIENCE, Client, Server

REASONS = frozenset({
    "malformed", "stale", "not-your-turn", "illegal", "over", "not-allowed", "unknown-game", "bad-token", "too-large",
    "too-frequent",
})  # fmt: skip


class Shouter:
    """Sends messages that are none, or none for now, from every seat: the game stands where it stood."""

    nonsense = st.tuples(st.integers(0, 2), nonsense.anything)
    bounded = False

    def __init__(self, server: Server) -> None:
        made = server.create("sve", seed=None)
        self._clients = [server.sit(made, seat) for seat in (0, 1, None)]

    def send(self, what: tuple[int, str | bytes]) -> None:
        client = self._clients[what[0]]
        heard = len(client.heard)
        client.socket.send(what[1])
        client.send("ping")
        client.until("pong")
        assert client.version == 0 and client.position["answers"] == 0, "the game has gone on"
        refusals_are_documented(client, heard)

    def close(self) -> None:
        for client in self._clients:
            client.socket.close()


class Guesser:
    """Answers, and asks about, keys that it makes up, at the present version; some fit, and the game goes on."""

    nonsense = st.tuples(st.integers(0, 2), nonsense.askings(), st.integers(0, 30))
    bounded = False

    def __init__(self, server: Server) -> None:
        self._server = server
        self._clients: list[Client] = []
        self._games = 0
        self._sit()

    def _sit(self) -> None:
        """At a new game, by another ruleset."""
        self.close()
        ruleset = ("sve", "cfv", "fow-5.5/valhalla", "fow-2.0")[self._games % 4]
        made = self._server.create(ruleset, seed=None)
        self._clients = [self._server.sit(made, seat) for seat in (0, 1, None)]
        self._games += 1

    def send(self, what: tuple[int, dict[str, Any], int]) -> None:
        who, message, step = what
        client = self._clients[who]
        heard = len(client.heard)
        now = {} if message["type"] in ("chat", "at") else {"version": client.version}
        client.socket.send(json.dumps({**message, **now}))
        client.send("ping")
        client.until("pong")
        refusals_are_documented(client, heard)
        self._go_on(step)

    def _go_on(self, step: int) -> None:
        """Who is asked answers in earnest now and then, so that other questions come."""
        for seat in (0, 1):
            client = self._clients[seat]
            client.send("ping")
            client.until("pong")
            if client.position["view"]["result"] is not None:
                self._sit()
                return
            if client.asked(seat) and client.decision is not None:
                options = client.decision["options"]
                client.answer(options[step % len(options)]["key"])

    def close(self) -> None:
        for client in self._clients:
            client.socket.close()


class Prowler:
    """Asks for addresses that there are and are not, in every way: it is answered, and never by a failure."""

    nonsense = st.tuples(nonsense.methods, nonsense.addresses(), nonsense.kinds, nonsense.bodies)
    bounded = False

    def __init__(self, server: Server) -> None:
        self.client = httpx.Client(base_url=server.url, timeout=PATIENCE)

    def send(self, what: tuple[str, str, str, bytes]) -> None:
        method, address, kind, body = what
        headers = {"content-type": kind} if kind else {}
        content = body if method in ("POST", "PUT", "PATCH") else None
        answer = self.client.request(method, address, headers=headers, content=content)
        assert answer.status_code < 500, f"{answer.status_code} {answer.text[:200]}"

    def close(self) -> None:
        self.client.close()


class Founder:
    """Asks for games that cannot be: each gets the documented answer."""

    nonsense = nonsense.wanted.map(json.dumps)
    bounded = False

    def __init__(self, server: Server) -> None:
        self.client = httpx.Client(base_url=server.url, timeout=PATIENCE)

    def send(self, what: str) -> None:
        answer = self.client.post("/api/games", content=what, headers={"content-type": "application/json"})
        if answer.status_code == 201:
            assert set(answer.json()) >= {"game", "seats"}
            return
        assert answer.status_code < 500, f"{answer.status_code} {answer.text[:200]}"
        assert answer.json()["error"]["sentence"], "an error without a sentence"

    def close(self) -> None:
        self.client.close()


KINDS: dict[str, type[Nuisance]] = {
    "messages": Shouter, "keys": Guesser, "requests": Prowler, "games": Founder, "positions": Quibbler,
    "files": Importer, "joins": Sitter, "pages": Meddler, "clicks": Clicker,
}  # fmt: skip


def refusals_are_documented(client: Client, since: int) -> None:
    for message in client.heard[since:]:
        if message["type"] == "refused":
            assert message["reason"] in REASONS, f"refused for {message['reason']!r}: {message}"
            assert message["sentence"], f"refused without a sentence: {message}"
    if len(client.heard) > 2_000:
        del client.heard[:1_000]
