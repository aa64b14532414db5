"""Cards of a visitor's own at the web table: files that are brought, pools, decks that name them. All made up."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludex.pools.importing import gather
from ludex.pools.judging import Verdict
from ludex.pools.pool import folded
from ludex.pools.speaking import Vocabulary
from ludex.web.browser import COOKIE, new_secret
from ludex.web.hosting.creating import Wrong
from ludex.web.hosting.limits import LARGEST_FILE, MOST_OWN, MOST_POOLS
from ludex.web.pages import bringing
from ludex.web.pages.bringing import CHUNK, Judging
from ludex.web.pages.brought import Brought
from ludex.web.pages.building import LEAD, Building, empty
from ludex.web.pages.reading import read_deck
from ludex.web.settings import Settings
from ludex.web.store import Store
from ludex.web.work.crew import Overrun
from tests.web.serving import PATIENCE, Server

FOLLOWER = {"type": "Follower", "class": "forest", "cost": 1, "attack": 1, "defense": 1}
CARDS: list[dict[str, Any]] = [
    *({**FOLLOWER, "name": f"Reed {n}", "number": f"AB-{n}", "text": "Ward."} for n in range(1, 14)),
    {**FOLLOWER, "name": "Reed Caller", "number": "AB-20", "text": "{fanfare} Summon a Reedling token."},
    {**FOLLOWER, "name": "Reedling", "type": "Follower / Token"},
    {**FOLLOWER, "name": "Odd Reed", "number": "AB-21", "text": "Frobnicate the moon."},
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("bringing")
    running = Server(f"sqlite:///{folder}/ludex.db", folder / "log", pages=True).start()
    yield running
    running.stop()
    assert "Traceback" not in running.said, running.said


def send(server: Server, secret: str | None, data: bytes, **asked: str) -> httpx.Response:
    headers = {"content-type": "application/octet-stream"}
    cookies = {COOKIE: secret} if secret is not None else {}
    where = f"{server.url}/api/pools"
    return httpx.post(where, params=asked, content=data, headers=headers, cookies=cookies, timeout=4 * PATIENCE)


def page(server: Server, secret: str, path: str) -> httpx.Response:
    headers = {"accept": "text/html", "accept-language": "en"}
    return httpx.get(f"{server.url}{path}", headers=headers, cookies={COOKIE: secret}, timeout=PATIENCE)


def brought() -> list[dict[str, Any]]:
    """The cards as they are stored, those that are not understood known by no book."""
    cards = list(folded("sve", gather("sve", [("x", json.dumps(CARDS).encode())]).cards)[0].values())
    speech = Vocabulary("sve", cards)
    return [
        {"row": speech.with_words(c.row), "numbers": list(c.numbers), "source": "", "why": "no phrase",
         "books": [] if c.name == "Odd Reed" else ["sve"]}
        for c in cards
    ]  # fmt: skip


# -- files ------------------------------------------------------------------------------------------------------------
def test_a_file_becomes_a_pool_with_its_report_and_belongs_to_who_brought_it(server: Server) -> None:
    mine, other = new_secret(), new_secret()
    answer = send(server, mine, json.dumps(CARDS).encode(), game="sve", pool="reeds", file="reeds.json")
    assert answer.status_code == 201, answer.text
    where = f"/cards/{answer.json()['pool']}"
    shown = page(server, mine, where)
    assert shown.status_code == 200
    assert "15 of 16 understood in sve" in shown.text
    assert "Frobnicate the moon" in shown.text
    assert "reeds" in page(server, mine, "/cards").text
    assert page(server, other, where).status_code == 404
    assert "reeds" not in page(server, other, "/cards").text


def test_the_same_file_again_makes_no_second_pool(server: Server) -> None:
    mine = new_secret()
    first, second = (send(server, mine, json.dumps(CARDS[:3]).encode(), game="sve").json() for _ in range(2))
    assert first == second
    assert "0 new, 0 changed, 3 as they were" in page(server, mine, f"/cards/{first['pool']}").text


@pytest.mark.parametrize(
    ("data", "asked", "words"),
    [
        (b"", {"game": "sve"}, "empty"),
        (b"a,b\n1,2", {"game": "sve"}, "the columns are: a, b"),
        (b"\xff\xff\xff", {"game": "sve"}, "no UTF-8"),
        (b"[" * 100_000, {"game": "sve"}, "no JSON"),
        (b'[{"name": "x", "type": "boat", "cost": 1}]', {"game": "sve"}, "No row of this file is a card"),
        (b"name,type,cost\nx,spell,1", {"game": "chess"}, "no game 'chess'"),
        (b"name,type,cost\nx,spell,1", {"game": "sve", "pool": "../x"}, "No pool can be named"),
        (b"name,type,cost\nx,spell,1", {"game": "sve", "map": "name = "}, "no TOML"),
        (b"name,type,cost\nx,spell,1", {"game": "sve", "map": "always = 5"}, "under 'always' is a table"),
        (b"name,type,cost\nx,spell,1", {"game": "sve", "map": "[words]\ntype = 1"}, "cannot be read"),
        (b"name,type,cost\nx,spell,1", {"game": "sve", "map": "words = ['type']"}, "under 'words' is a table"),
        (b"name,type,cost,text\nx,spell,1," + b"a" * 1600, {"game": "sve"}, "1600 characters"),
        (b"name,type,cost\n" + b"x" * 300 + b",spell,1", {"game": "sve"}, "300 characters"),
        (b'[{"name": "x", "type": "spell", "cost": 100000}]', {"game": "sve"}, "99999 at most"),
        (b'[{"name": "x", "type": "spell", "cost": ' + b"9" * 300 + b"}]", {"game": "sve"}, "300 characters"),
    ],
)
def test_what_cannot_be_taken_is_refused_with_the_reason(
    server: Server, data: bytes, asked: dict[str, str], words: str
) -> None:
    answer = send(server, new_secret(), data, **asked)
    assert answer.status_code == 422, answer.text
    assert words in answer.json()["error"]["sentence"]


def test_who_keeps_no_cookie_keeps_no_cards(server: Server) -> None:
    answer = send(server, None, b"name,type,cost\nx,spell,1", game="sve")
    assert (answer.status_code, "cookie" in answer.text) == (422, True)


def test_files_have_limits_and_a_content_type(server: Server) -> None:
    assert "bytes" in send(server, new_secret(), b"x" * (LARGEST_FILE + 1), game="sve").text
    plain = httpx.post(f"{server.url}/api/pools?game=sve", content=b"x", headers={"content-type": "text/plain"})
    assert plain.status_code == 415


def test_a_visitor_has_so_many_pools(server: Server) -> None:
    mine, data = new_secret(), b"name,type,cost\nx,spell,1"
    made = [send(server, mine, data, game="sve", pool=f"p{n}").status_code for n in range(MOST_POOLS + 1)]
    assert made == [201] * MOST_POOLS + [422]


def test_a_card_that_takes_too_long_is_declined_and_the_others_are_not() -> None:
    asked: list[int] = []

    async def read(name: str, game: str, rows: list[dict[str, Any]]) -> tuple[dict[str, list[Verdict]], float]:
        asked.append(len(rows))
        if any(row["name"] == "slow" for row in rows):
            raise Overrun("seconds")
        return {"sve": [Verdict()] * len(rows)}, 0.1

    rows = [{"name": "slow" if n == 5 else "quick"} for n in range(8)]
    with ThreadPoolExecutor(1) as apart:  # a browser's loop may run in this thread
        found = apart.submit(lambda: asyncio.run(Judging(read, "sve", 60.0).all(rows))).result()["sve"]
    assert [n for n, each in enumerate(found) if not each.understood] == [5]
    assert "longer to read" in found[5].why
    assert asked == [8, 4, 4, 2, 1, 1, 2]


def test_a_file_has_so_much_time_and_what_comes_later_is_declined() -> None:
    """However many cards it has, each of which takes long: reading ends, and what was read is kept."""
    asked: list[int] = []

    async def read(name: str, game: str, rows: list[dict[str, Any]]) -> tuple[dict[str, list[Verdict]], float]:
        asked.append(len(rows))
        return {"sve": [Verdict()] * len(rows)}, 4.0

    rows = [{"name": f"{n}"} for n in range(50 * CHUNK)]
    with ThreadPoolExecutor(1) as apart:
        found = apart.submit(lambda: asyncio.run(Judging(read, "sve", 10.0).all(rows))).result()["sve"]
    assert len(asked) == 3
    assert len(found) == len(rows) and sum(each.understood for each in found) == 3 * CHUNK
    assert "all the time" in found[-1].why


def test_all_that_a_visitor_keeps_has_a_bound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is loaded where everybody is served. What is written over another pool takes its place."""
    store = Store(Settings(database=f"sqlite:///{tmp_path}/ludex.db"))
    shelf, mine = store.pools, "m" * 64
    one = shelf.add(mine, "sve", "one", {"cards": "x" * 1_000}, now=1)
    shelf.add(mine, "cfv", "two", {"cards": "y" * 500}, now=2)
    assert 1_500 < shelf.size(mine) < 1_600
    assert 500 < shelf.size(mine, but=one) < 600
    assert shelf.size("nobody") == 0
    monkeypatch.setattr(bringing, "MOST_KEPT", 2_000)
    with ThreadPoolExecutor(1) as apart:
        for before, size, kept in ((None, 600, False), ({"id": one}, 1_400, True)):
            work = bringing._stored(store, mine, "sve", "one", before, {"cards": "z" * size})
            if kept:
                assert apart.submit(asyncio.run, work).result() == one
            else:
                with pytest.raises(Wrong, match="too large together"):
                    apart.submit(asyncio.run, work).result()
    store.close()


# -- decks ------------------------------------------------------------------------------------------------------------
def built() -> Building:
    deck = Building("sve", empty("sve", "Reeds"), brought=Brought.of("sve", brought()))
    deck.change(LEAD, next(card.name for card in deck.offered(LEAD) if "Forestcraft" in card.colours), 1)
    for n in range(1, 13):
        deck.change("main", f"Reed {n}", 3)
    deck.change("main", "Reed 13", 1)
    deck.change("main", "Reed Caller", 3)
    return deck


def test_the_builder_offers_what_is_understood_and_the_deck_brings_it() -> None:
    deck = built()
    names = {card.name for card in deck.offered("main")}
    assert "Reed Caller" in names and "Odd Reed" not in names and "Reedling" not in names
    assert deck.faults() == ()
    reeds = {f"Reed {n}" for n in range(1, 14)}
    assert {card["name"] for card in deck.deck["cards"]} == {*reeds, "Reed Caller", "Reedling"}
    deck.change("main", "Reed Caller", -3)
    assert "Reedling" not in {card["name"] for card in deck.deck["cards"] if not card.get("special")}


def test_a_card_that_is_not_understood_is_told_in_the_builder() -> None:
    deck = built()
    deck.change("main", "Odd Reed", 1)
    assert "Odd Reed is not understood: no phrase." in [fault.sentence for fault in deck.faults()]


def test_a_pasted_list_names_cards_of_pools() -> None:
    pools = [{key: card[key] for key in ("row", "numbers", "source")} for card in brought()]
    deck = read_deck("sve", "Main deck (4)\n3x AB-1\nReed 2 x1", "deck.txt", pools)
    assert deck["main"] == {"Reed 1": 3, "Reed 2": 1}
    assert len(deck["cards"]) == 2


def test_a_deck_with_its_cards_is_played_at_the_table(server: Server) -> None:
    made = server.create("sve", decks=[built().deck, built().deck])
    with server.sit(made, 0) as ann:
        assert ann.decision is not None
    record = server.get(f"/api/games/{made['game']}").json()
    assert record["status"] == "running"


def test_the_cards_of_a_deck_have_the_limits_of_the_lab(server: Server) -> None:
    deck = built().deck
    for cards in ([{"name": "x"}] * (MOST_OWN + 1), [{"name": "x", "text": "y" * 2000}], ["x"], "x"):
        body = {"ruleset": "sve", "decks": [{**deck, "cards": cards}, "bellmere"]}
        answer = httpx.post(f"{server.url}/api/games", json=body, timeout=PATIENCE)
        assert answer.status_code == 422, answer.text
