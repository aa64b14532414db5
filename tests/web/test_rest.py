"""The JSON interface, the headers, and who is let in."""

from __future__ import annotations

import socket as sockets
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

import ludex
from ludex import games
from tests.web.serving import AGAINST_BOT, PATIENCE, Client, Server


def post(server: Server, body: Any, **headers: str) -> httpx.Response:
    return httpx.post(f"{server.url}/api/games", json=body, headers=headers, timeout=PATIENCE)


def test_what_can_be_played(server: Server) -> None:
    found = server.get("/api/rulesets").json()
    assert [each["ruleset"] for each in found] == list(games.rulesets())
    assert all(each["title"] and each["book"] for each in found)


@pytest.mark.parametrize("ruleset", ["sve", "cfv", "fow-5.5", "fow-5.01/bifrost"])
def test_starter_decks_can_be_sent_back(server: Server, ruleset: str) -> None:
    decks = server.get(f"/api/decks/{ruleset}").json()
    assert {deck["name"] for deck in decks} == set(games.room(ruleset).starter_decks(games.ruleset(ruleset).id))
    made = server.create(ruleset, decks=[decks[0]["deck"], decks[-1]["name"]])
    with server.sit(made, 0) as ann:
        assert ann.decision is not None


WRONG: list[tuple[Any, str, str]] = [
    ({"ruleset": "chess"}, "ruleset", "no ruleset"),
    ({"ruleset": "sve", "decks": ["bellmere"]}, "decks", "two decks"),
    ({"ruleset": "sve", "decks": ["bellmere", "nothing"]}, "decks", "nothing"),
    ({"ruleset": "sve", "decks": ["bellmere", {"name": "x"}]}, "decks", ""),
    ({"ruleset": "sve", "seats": [{"kind": "person"}]}, "seats", "two seats"),
    ({"ruleset": "sve", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "hal"}]}, "seats", "no bot"),
    ({"ruleset": "sve", "clock": {"bank": 0}}, "", "bank"),
    ({"ruleset": "sve", "from": {"game": "nothing", "answers": 0}}, "from", "no such game"),
    ({"ruleset": "sve", "cards": [{"name": "Nonsense", "type": "poem"}]}, "decks", ""),
    ({"ruleset": "sve", "prize": 1}, "", "prize"),
    (["sve"], "", ""),
    ({"ruleset": "sve", "seed": -1}, "", "seed"),
    ({"ruleset": "sve", "seed": "7"}, "", "seed"),
]


@pytest.mark.parametrize(("body", "field", "words"), WRONG, ids=str)
def test_a_game_that_cannot_be_is_refused_with_what_is_wrong(server: Server, body: Any, field: str, words: str) -> None:
    answer = post(server, body)
    assert answer.status_code == 422
    error = answer.json()["error"]
    assert error.get("field", "") == field
    assert words in error["sentence"]


def test_an_illegal_deck_is_refused_with_its_rule(server: Server) -> None:
    deck = next(d["deck"] for d in server.get("/api/decks/sve").json())
    short = {**deck, "main": dict(list(deck["main"].items())[:2])}
    error = post(server, {"ruleset": "sve", "decks": [short, deck["name"]]}).json()["error"]
    assert error["field"] == "decks"
    assert error["rule"].startswith("sve 6.1")


def test_seeds_are_chosen_only_against_bots(guarded: Server) -> None:
    server = guarded
    people = [{"kind": "person"}, {"kind": "person"}]
    assert post(server, {"ruleset": "sve", "seats": people, "seed": 3}).json()["error"]["field"] == "seed"
    assert post(server, {"ruleset": "sve", "seats": AGAINST_BOT, "seed": 3}).status_code == 201


def test_one_address_reads_a_few_hundred_records_a_minute(guarded: Server) -> None:
    with httpx.Client(timeout=PATIENCE) as client:
        address = f"{guarded.url}/api/games/nothing/record"
        answers = [client.get(address).status_code for _ in range(400)]
    assert set(answers) == {404, 429}


def test_a_game_with_a_card_of_the_lab(server: Server) -> None:
    deck = next(d["deck"] for d in server.get("/api/decks/sve").json())
    own = {"name": "Lamplighter's Apprentice", "type": "follower", "class": "Neutral", "cost": 2, "attack": 2,
           "defense": 2, "text": "Ward."}  # fmt: skip
    name, count = next(iter(deck["main"].items()))
    main = {own["name"] if card == name else card: n for card, n in deck["main"].items()}
    made = server.create(decks=[{**deck, "name": "mine", "main": main}, deck["name"]], cards=[own])
    with server.sit(made, 0) as ann:
        assert ann.decision is not None
    assert count > 0


def test_records_of_running_games_are_for_who_plays_a_bot(server: Server) -> None:
    made = server.create(seats=AGAINST_BOT, seed=2)
    path = f"/api/games/{made['game']}/record"
    assert server.get(path).status_code == 403
    assert server.get(path, headers={"Authorization": "Bearer wrong"}).status_code == 403
    mine = server.get(path, headers={"Authorization": f"Bearer {made['tokens'][0]}"})
    assert mine.status_code == 200
    assert ludex.replay(mine.text).decision is not None


def test_games_against_people_are_not_continued_while_they_are_played(server: Server) -> None:
    made = server.create()
    for token in ("", made["tokens"][0]):
        wanted = {"ruleset": "sve", "from": {"game": made["game"], "answers": 0, "token": token}}
        assert post(server, wanted).json()["error"]["field"] == "from"
    mine = server.create(seats=AGAINST_BOT)
    wanted = {"ruleset": "sve", "from": {"game": mine["game"], "answers": 0, "token": mine["tokens"][0]}}
    assert post(server, wanted).status_code == 201
    assert post(server, {**wanted, "from": {**wanted["from"], "answers": 999}}).status_code == 422  # type: ignore[dict-item]


def test_rules_and_words(server: Server) -> None:
    rule = server.get("/api/rules/sve/8.4.9").json()
    assert rule["status"] == "enforced"
    assert rule["gist"]
    assert server.get("/api/rules/sve/99.99").status_code == 404
    assert server.get("/api/rules/chess/1").status_code == 404
    assert server.get("/api/words/en").json()
    assert server.get("/api/words/tlh").status_code == 404


def test_unknown_games(server: Server) -> None:
    for path in ("/api/games/nothing", "/api/games/nothing/record"):
        assert server.get(path).status_code == 404


def test_only_json_of_a_bearable_size_is_read(server: Server) -> None:
    url = f"{server.url}/api/games"
    form = httpx.post(url, content=b'{"ruleset": "sve"}', headers={"content-type": "text/plain"})
    assert form.status_code == 415
    large = httpx.post(url, content=b" " * 300_000, headers={"content-type": "application/json"})
    assert large.status_code == 422
    for broken in (b"{", b"\xff", b"[" * 100_000):
        answer = httpx.post(url, content=broken, headers={"content-type": "application/json"})
        assert answer.status_code == 422


# -- headers, cookies, origins ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("path", ["/table/x", "/static/theme.css", "/api/rulesets"])
def test_what_is_ours_runs_under_a_strict_policy(server: Server, path: str) -> None:
    headers = server.get(path).headers
    policy = headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers


def test_a_browser_gets_a_secret_once(server: Server) -> None:
    page = server.get("/table/x", headers={"accept": "text/html"})
    cookie = page.headers["set-cookie"]
    assert cookie.startswith("ludex_player=")
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie
    known = server.get("/table/x", headers={"accept": "text/html", "cookie": cookie.partition(";")[0]})
    assert "set-cookie" not in known.headers
    forged = server.get("/table/x", headers={"accept": "text/html", "cookie": "ludex_player=x"})
    assert "set-cookie" in forged.headers
    assert "set-cookie" not in server.get("/api/rulesets").headers


def test_behind_https_cookies_are_secure(guarded: Server) -> None:
    headers = guarded.get("/table/x", headers={"accept": "text/html"}).headers
    assert "; Secure" in headers["set-cookie"]
    assert "strict-transport-security" in headers
    Client(guarded.socket(origin="https://play.example")).socket.close()


def test_pages_of_other_sites_do_not_get_in(server: Server) -> None:
    host = server.url.partition("://")[2]
    with pytest.raises(InvalidStatus) as refused:
        server.socket(origin="https://evil.example")
    assert refused.value.response.status_code == 403
    with pytest.raises(InvalidStatus):
        server.socket(origin="null")
    Client(server.socket(origin=f"http://{host}")).socket.close()
    assert post(server, {"ruleset": "sve"}, origin="https://evil.example").status_code == 403
    assert post(server, {"ruleset": "sve"}, origin=f"http://{host}").status_code == 201


def test_a_connection_that_is_cut_is_noticed(server: Server) -> None:
    made = server.create()
    with server.sit(made, 1) as bob:
        ann = server.sit(made, 0)
        bob.until(lambda m: m["type"] == "presence" and m["connected"] == [True, True])
        ann.socket.socket.shutdown(sockets.SHUT_RDWR)
        bob.until(lambda m: m["type"] == "presence" and m["connected"] == [False, True])
        ann.socket.close()
