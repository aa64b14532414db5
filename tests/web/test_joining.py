"""Joining: a table waits with its host's deck; who comes brings name, deck and seat; nobody takes a seat twice."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from ludex import games
from tests.web.serving import Server

MINE, OTHERS = "a token that only the guest has ever had", "a token of somebody who came too late"
STARTERS = games.room("sve").starter_decks("sve")
PEOPLE = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Friend"}]


def table(server: Server, **wanted: Any) -> Any:
    return server.create("sve", seats=PEOPLE, waits=True, **wanted)


def sit(server: Server, made: Any, **wanted: Any) -> httpx.Response:
    body = {"token": made["tokens"][1], "claim": MINE, "deck": STARTERS[2], "name": "Bob", **wanted}
    return httpx.post(f"{server.url}/api/games/{made['game']}/join", json=body, timeout=60)


def waits(server: Server, made: Any) -> Any:
    from tests.web.serving import Client

    client = Client(server.socket())
    client.send("hello", protocol=2, game=made["game"], token=made["tokens"][0])
    return client.until("refused")


def test_nothing_is_dealt_before_somebody_has_sat_down(server):
    made = table(server)
    assert waits(server, made)["reason"] == "waiting"
    summary = server.get(f"/api/games/{made['game']}").json()
    assert summary["status"] == "waiting"


def test_who_comes_brings_name_and_deck_and_the_game_begins(server):
    made = table(server)
    offered = server.get(f"/api/games/{made['game']}/join").json()
    assert [deck["name"] for deck in offered["decks"]] == list(STARTERS)
    assert sit(server, made).json() == {"seat": 1}
    with server.sit(made, 0) as host, server.sit({**made, "tokens": [None, MINE]}, 1) as guest:
        assert [player["name"] for player in guest.heard[0]["players"]] == ["Ann", "Bob"]
        assert guest.heard[0]["seat"] == 1
        assert host.position["view"]["result"] is None


def test_the_seats_may_be_exchanged_and_everybody_finds_the_own(server):
    made = table(server)
    assert sit(server, made, seat=0).json() == {"seat": 0}
    with server.sit(made, 0) as host, server.sit({**made, "tokens": [None, MINE]}, 1) as guest:
        assert (host.heard[0]["seat"], guest.heard[0]["seat"]) == (1, 0)
        assert [player["name"] for player in host.heard[0]["players"]] == ["Bob", "Ann"]


def test_a_seat_is_taken_once(server):
    made = table(server)
    assert sit(server, made).status_code == 200
    late = sit(server, made, claim=OTHERS)
    assert late.status_code == 409
    assert "faster" in late.json()["error"]["sentence"]


def test_without_the_invitation_only_an_open_table_is_joined(server):
    closed, free = table(server), table(server, open=True)
    assert sit(server, closed, token="").status_code == 409
    assert sit(server, closed, token="not the invitation").status_code == 409
    assert sit(server, closed, token=closed["tokens"][0]).status_code == 409  # the host's own seat is no free one
    assert sit(server, free, token="").status_code == 200


@pytest.mark.parametrize(
    ("wanted", "status"),
    [({"deck": "no such deck"}, 422), ({"deck": {"main": {}}}, 422), ({"claim": "short"}, 422), ({"seat": 7}, 422)],
)
def test_what_cannot_be_is_said_and_the_chair_stays_free(server, wanted, status):
    made = table(server)
    assert sit(server, made, **wanted).status_code == status
    assert sit(server, made).status_code == 200


def test_a_table_waits_for_people_and_a_game_that_nobody_knows_is_not_there(server):
    body = {"ruleset": "sve", "waits": True, "seats": [PEOPLE[0], {"kind": "bot", "bot": "random"}]}
    assert httpx.post(f"{server.url}/api/games", json=body, timeout=60).status_code == 422
    assert httpx.post(f"{server.url}/api/games/none/join", json={}, timeout=60).status_code == 404
    assert server.get("/api/games/none/join").status_code == 404
    assert server.get(f"/api/games/{table(server)['game']}/record").status_code == 409


OWN = {
    "name": "Lamplighter's Apprentice", "type": "follower", "class": "Neutral", "cost": 2, "attack": 2, "defense": 2,
    "text": "Ward.",
}  # fmt: skip


def test_a_card_that_both_have_is_one_card_and_another_of_its_name_is_told(server):
    made = table(server, cards=[OWN])
    other = sit(server, made, cards=[{**OWN, "cost": 1}])
    assert other.status_code == 422
    assert f"{OWN['name']}, name: is used twice" in other.json()["error"]["sentence"]
    assert sit(server, made, cards=[OWN]).json() == {"seat": 1}
