"""Matches: best of three, with side decks where the book has them; nothing of it is lost or told too early."""

from __future__ import annotations

import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.web.conftest import Start
from tests.web.serving import AGAINST_BOT, PATIENCE, Client, Message, Server, claim_of

WITH_SIDE = "compounding"


def _lose(client: Client) -> None:
    """Give a game up."""
    client.send("concede", version=client.version)
    client.until(lambda m: m["type"] == "position" and m["view"]["result"])


def _go_on(made: Message, *clients: Client) -> Message:
    """Everybody wants the next game: where it is, with the tokens of its seats."""
    for client in clients:
        client.send("rematch")
    heard = [client.until(lambda m: m["type"] == "rematch" and m["game"]) for client in clients]
    return {"game": heard[0]["game"], "tokens": [*(each["token"] for each in heard), *made["tokens"][len(clients) :]]}


def _match(server: Server, game: str) -> Any:
    return server.get(f"/api/games/{game}").json()["settings"]["match"]


def _side(server: Server, game: str, token: str, deck: Any = None) -> httpx.Response:
    way = {"headers": {"authorization": f"Bearer {token}"}, "timeout": 60}
    address = f"{server.url}/api/games/{game}/side"
    return httpx.get(address, **way) if deck is None else httpx.post(address, json=deck, **way)  # type: ignore[arg-type]


def _parts(told: Any) -> dict[str, dict[str, int]]:
    """A layout as an exchange is said."""
    found: dict[str, dict[str, int]] = {part: {} for part in (*told["parts"], told["side"])}
    for card in told["cards"]:
        found[card["part"]] |= {card["name"]: card["in"]} if card["in"] else {}
        found[told["side"]] |= {card["name"]: card["aside"]} if card["aside"] else {}
    return found


def test_who_wins_two_games_wins_the_match_and_the_score_goes_along(server: Server) -> None:
    last = made = server.create("cfv", seed=None, best_of=3)
    for expected, loser in (([0, 0], 0), ([0, 1], 1), ([1, 1], 0)):
        with server.sit(made, 0) as ann, server.sit(made, 1) as bob:
            told = ann.heard[0]["settings"]["match"]
            assert (told["wins"], told["number"], told["best_of"]) == (expected, sum(expected) + 1, 3)
            _lose((ann, bob)[loser])
            last, made = made, _go_on(made, ann, bob)
    assert _match(server, made["game"])["wins"] == [0, 0]  # two to one: what follows is another match
    assert server.get(f"/api/games/{last['game']}/record").status_code == 200


def test_a_match_goes_on_after_the_server_was_killed(start: Start, tmp_path: Path) -> None:
    server = start(f"sqlite:///{tmp_path}/ludex.db")
    made = server.create("fow-5.5", seats=AGAINST_BOT, decks=[WITH_SIDE, WITH_SIDE], best_of=3)
    token = made["tokens"][0]
    with server.sit(made, 0) as ann:
        _lose(ann)
        deck = _parts(_side(server, made["game"], token).json())
        deck["sideboard"]["Cinder Thief"] -= 2
        deck["main"]["Cinder Thief"] = deck["main"].get("Cinder Thief", 0) + 2
        assert _side(server, made["game"], token, deck).status_code == 200
    server.kill()
    server.start()
    with server.sit(made, 0) as ann:
        following = _go_on(made, ann)
    assert _match(server, following["game"])["wins"] == [0, 1]
    with server.sit(following, 0) as ann:
        assert ann.position["view"]["result"] is None
    with sqlite3.connect(f"file:{tmp_path}/ludex.db?mode=ro", uri=True) as database:
        (setup,) = database.execute("SELECT setup FROM games WHERE id = ?", (following["game"],)).fetchone()
    mine, theirs = json.loads(setup)["decks"]
    assert (mine["main"]["Cinder Thief"], mine["sideboard"].get("Cinder Thief")) == (2, None)
    assert ("Cinder Thief" in theirs["main"], theirs["sideboard"]["Cinder Thief"]) == (False, 2)  # bots change nothing


def test_only_cards_that_were_handed_in_are_exchanged_and_the_rules_of_decks_hold(server: Server) -> None:
    made = server.create("fow-5.5", seed=None, decks=[WITH_SIDE, WITH_SIDE], best_of=3)
    bobs = claim_of(made["tokens"][1])
    with server.sit(made, 0) as ann, server.sit(made, 1):
        assert _side(server, made["game"], made["tokens"][0]).json() == {"cards": []}  # not while it is played
        _lose(ann)
        whole = _parts(_side(server, made["game"], bobs).json())
        fewer = {**whole, "main": dict(list(whole["main"].items())[2:])}
        assert "were handed in" in _said(_side(server, made["game"], bobs, fewer))
        aside = {**whole["sideboard"], "Bellows Imp": 4, "Candle-Eater": 4}
        small = {**whole, "main": {n: c for n, c in whole["main"].items() if n not in aside}, "sideboard": aside}
        refused = _side(server, made["game"], bobs, small)
        assert refused.json()["error"]["rule"] == "fow-5.5 4.1:3"  # a main deck of fewer than forty
        assert "says how many" in _said(_side(server, made["game"], bobs, {"ruler": {"Another": 1}}))
        assert _side(server, made["game"], "nobody's").json() == {"cards": []}
        assert _side(server, made["game"], "nobody's", whole).status_code == 404
        assert _side(server, made["game"], bobs, whole).status_code == 200


def _said(answer: httpx.Response) -> str:
    assert answer.status_code == 422, answer.text
    return str(answer.json()["error"]["sentence"])


def test_decks_that_go_on_are_not_shown_before_the_match_is_decided(server: Server) -> None:
    made = server.create("sve", seed=None, best_of=3)
    with server.sit(made, 0) as ann, server.sit(made, 1) as bob:
        _lose(ann)
        assert server.get(f"/api/games/{made['game']}/record").status_code == 403
        assert bob.ask("at", answers=0, seat=0)["reason"] == "not-allowed"
        assert bob.ask("at", answers=0)["type"] == "past"
        again = httpx.post(
            f"{server.url}/api/games", json={"from": {"game": made["game"], "answers": 0}}, timeout=60
        )
        assert again.status_code == 422
        following = _go_on(made, ann, bob)
    with server.sit(following, 0) as ann, server.sit(following, 1):
        _lose(ann)
    deadline = time.monotonic() + PATIENCE  # the result is told first, and written into the game's row then
    while server.get(f"/api/games/{made['game']}/record").status_code != 200 and time.monotonic() < deadline:
        time.sleep(0.1)
    with server.sit(made, 1) as bob:
        assert bob.ask("at", answers=0, seat=0)["type"] == "past"


def test_a_match_that_goes_on_is_not_given_up_however_long_its_table_has_waited(start: Start, tmp_path: Path) -> None:
    server = start(f"sqlite:///{tmp_path}/ludex.db")
    made = server.create("cfv", seed=None, best_of=3)
    with server.sit(made, 0) as ann, server.sit(made, 1):
        _lose(ann)
    address = f"/api/games/{made['game']}/record"
    days = {"created": 403, "began": 403, "at": 200}  # the record is given when nothing has happened for a day
    for column, status in days.items():
        with sqlite3.connect(tmp_path / "ludex.db") as store:
            table = "log" if column == "at" else "games"
            store.execute(f"update {table} set {column} = {column} - 90000000")
        assert server.get(address).status_code == status


@pytest.mark.parametrize("book", ["sve", "cfv", "fow-5.01", "fow-2.0"])
def test_where_the_book_has_no_side_decks_nothing_is_exchanged(server: Server, book: str) -> None:
    made = server.create(book, seats=AGAINST_BOT, best_of=3)
    with server.sit(made, 0) as ann:
        _lose(ann)
        assert _side(server, made["game"], made["tokens"][0]).json() == {"cards": []}
        assert _match(server, _go_on(made, ann)["game"])["number"] == 2


def test_bots_alone_play_no_match(server: Server) -> None:
    bots = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    answer = httpx.post(f"{server.url}/api/games", json={"ruleset": "sve", "seats": bots, "best_of": 3}, timeout=60)
    assert answer.json()["error"]["field"] == "best_of"
