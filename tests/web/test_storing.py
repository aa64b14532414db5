"""What one visitor may have stored is bounded, by whichever door it comes; and what is stored of one is not loaded to
show others a list."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludex.web.hosting.limits import LARGEST_DECK, SHARE, weight
from ludex.web.hosting.lobby import lobby
from ludex.web.settings import Settings
from ludex.web.store import Said, Store, Stored
from ludex.web.store.games import LINES
from tests.web.conftest import Start
from tests.web.serving import PATIENCE, Client, Message, Server

PROXY: dict[str, Any] = {"public": "https://play.example", "hosts": "*", "rate": 1_000, "burst": 1_000}
BIG = "x" * 60_000


def post(server: Server, address: str, **body: Any) -> httpx.Response:
    return httpx.post(server.url + address, json=body, timeout=PATIENCE)


def again(server: Server, made: Message) -> Message:
    """Give a game up and ask for another one; what is said to that."""
    with Client(server.socket()) as ann:
        ann.hello(made["game"], made["tokens"][0])
        told: Message = ann.position
        while told["type"] == "refused" or told["view"]["result"] is None:  # the bot may have answered meanwhile
            ann.send("concede", version=ann.version)
            told = ann.until(lambda m: m["type"] in ("position", "refused"))
        ann.send("rematch")
        return ann.until(lambda m: m["type"] == "refused" or (m["type"] == "rematch" and bool(m["game"])))


def test_a_rematch_is_a_new_game_of_its_address(start: Start) -> None:
    server = start(games_per_minute=3, **PROXY)
    began = time.monotonic()
    answer = post(server, "/api/games", ruleset="sve")
    made = {"game": answer.json()["game"], "tokens": [answer.json()["seats"][0]["token"]]}
    games = 1
    while (told := again(server, made))["type"] == "rematch":
        made = {"game": told["game"], "tokens": [told["token"]]}
        games += 1
        assert games <= 4 + (time.monotonic() - began) / 20  # three at once, and one more every twenty seconds
    assert told["reason"] == "too-frequent"
    assert post(server, "/api/games", ruleset="sve").status_code == 429


def test_what_is_large_counts_for_several(start: Start) -> None:
    server = start(games_per_minute=8, **PROXY)
    assert post(server, "/api/games", scenario={"title": 7 * SHARE * "x"}).status_code == 422
    small = [post(server, "/api/games", ruleset="chess").status_code for _ in range(4)]
    assert 429 in small  # the one before has taken all eight


@pytest.mark.parametrize("field", ["title", "description", "name", "no such field"])
def test_a_deck_has_a_size(server: Server, field: str) -> None:
    deck = server.get("/api/decks/sve").json()[0]["deck"]
    people = [{"kind": "person"}, {"kind": "person"}]
    refused = post(server, "/api/games", ruleset="sve", decks=[{**deck, field: BIG}, deck])
    assert refused.status_code == 422 and str(LARGEST_DECK) in refused.json()["error"]["sentence"]
    made = post(server, "/api/games", ruleset="sve", decks=[deck, deck], seats=people, waits=True, open=True).json()
    sitting = post(server, f"/api/games/{made['game']}/join", claim="c" * 20, deck={**deck, field: BIG})
    assert sitting.status_code == 422 and str(LARGEST_DECK) in sitting.json()["error"]["sentence"]


def test_a_game_weighs_what_is_stored_of_it() -> None:
    assert weight({"decks": [], "rows": [BIG] * 9}) == 1, "the cards of ludex are stored once for all games"
    assert weight({"decks": [BIG, BIG]}) == 1 + 2 * len(BIG) // SHARE


def stored(id: str, status: str) -> Stored:
    seats = [{"kind": "person", "name": name} for name in ("Ann", "Bob")]
    setup = {"decks": [{"title": BIG}] * 2, "cards": [], "seed": 1}
    return Stored(id, "sve", setup, seats, {"open": True, "listed": True}, int(time.time() * 1_000), status, None, 0)


def test_a_list_of_tables_does_not_load_their_decks(tmp_path: Path) -> None:
    store = Store(Settings(database=f"sqlite:///{tmp_path}/l.db"))
    try:
        for number, status in enumerate(["waiting", "running"]):
            store.games.create(stored(f"g{number}", status))
        found = asyncio.run(lobby(store))
        assert [game.id for game in (*found.open, *found.watched)] == ["g0", "g1"]
        assert all(game.setup == {} and game.seats[0]["name"] == "Ann" for game in (*found.open, *found.watched))
    finally:
        store.close()


def test_a_table_keeps_as_much_chat_as_it_tells(tmp_path: Path) -> None:
    store = Store(Settings(database=f"sqlite:///{tmp_path}/l.db"))
    try:
        for name in ("one", "other"):
            store.games.create(stored(name, "running"))
        store.games.say("other", Said(1, "hello", 1))
        for number in range(LINES + 5):
            store.games.say("one", Said(0, f"line {number}", number))
        kept = store.games.chat("one", LINES * 2)
        assert [said.text for said in kept] == [f"line {number}" for number in range(5, LINES + 5)]
        assert [said.text for said in store.games.chat("other")] == ["hello"]
    finally:
        store.close()
