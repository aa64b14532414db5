"""Who brings what cannot be to the doors that take much: positions to the desk, files of cards, decks to a table."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote

import httpx
from hypothesis import strategies as st

from ludex import games
from tests.web import nonsense
from tests.web.serving import PATIENCE, Server


def answered(answer: httpx.Response) -> None:
    """Whatever is asked for, what comes is no failure of the server, and an error has its sentence."""
    assert answer.status_code < 500, f"{answer.status_code} {answer.text[:200]}"
    if answer.status_code >= 400:
        assert answer.json()["error"]["sentence"], "an error without a sentence"


class Bringer:
    """Speaks JSON, always from the same browser."""

    bounded = False

    def __init__(self, server: Server) -> None:
        self.client = httpx.Client(base_url=server.url, timeout=PATIENCE, cookies={"ludex_player": "b" * 40})

    def post(self, address: str, body: object) -> httpx.Response:
        return self.client.post(address, content=json.dumps(body), headers={"content-type": "application/json"})

    def close(self) -> None:
        self.client.close()


class Quibbler(Bringer):
    """Shows the judge, and begins games from, positions that there cannot be."""

    nonsense = st.tuples(
        nonsense.positions(), nonsense.odd_keys, st.lists(nonsense.rulesets, max_size=2), st.sampled_from("dfg")
    )

    def send(self, what: tuple[dict[str, Any], str, list[str], str]) -> None:
        position, why, under, door = what
        if door == "g":
            answered(self.post("/api/games", {"scenario": position}))
        elif door == "f":
            answered(self.post("/api/desk/file", {"scenario": position, "form": "puzzle" if under else "lesson"}))
        else:
            answered(self.post("/api/desk", {"scenario": position, "why": why[:200], "under": under}))


class Importer(Bringer):
    """Brings files that are no files of cards."""

    nonsense = st.tuples(nonsense.files, st.sampled_from(["sve", "cfv", "fow", "chess"]), st.text(max_size=20))

    def send(self, what: tuple[bytes, str, str]) -> None:
        data, game, mapping = what
        address = f"/api/pools?game={game}&pool=one&file=x&map={quote(mapping)}"
        answered(self.client.post(address, content=data, headers={"content-type": "application/octet-stream"}))


class Sitter(Bringer):
    """Sits down at open tables with decks that are none."""

    nonsense = st.tuples(
        st.sampled_from(games.rulesets()),
        st.fixed_dictionaries(
            {"claim": st.text(min_size=14, max_size=66), "deck": nonsense.decks},
            optional={"token": nonsense.scalars, "name": st.text(max_size=210), "seat": st.integers(-1, 2),
                      "cards": st.lists(nonsense.cards, max_size=3)},
        ),
    )  # fmt: skip

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self._tables: dict[str, str] = {}

    def send(self, what: tuple[str, dict[str, Any]]) -> None:
        ruleset, wanted = what
        if ruleset not in self._tables:
            people = [{"kind": "person"}, {"kind": "person"}]
            made = self.post("/api/games", {"ruleset": ruleset, "seats": people, "waits": True, "open": True})
            assert made.status_code == 201, made.text
            self._tables[ruleset] = made.json()["game"]
        answer = self.post(f"/api/games/{self._tables[ruleset]}/join", wanted)
        answered(answer)
        if answer.status_code == 200:
            del self._tables[ruleset]
