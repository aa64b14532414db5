"""Puzzles at the table: a wrong act is refused and told what it fails by, the right ones win."""

from __future__ import annotations

import httpx
import pytest

from ludex.families import families
from ludex.kernel.keys import CARD
from ludex.rulebook import gist
from ludex.solving.puzzle import names, shipped
from ludex.web.words import LANGUAGES
from tests.web.serving import Client, Message, Server

ALL = [name for game in families() for name in names(game)]
SOME = [names(game)[-1] for game in families() if names(game)]


def begun(server: Server, name: str) -> tuple[Message, int]:
    seat = shipped(name).seat
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    seats[seat] = {"kind": "person", "name": "Ann"}
    answer = httpx.post(f"{server.url}/api/games", json={"puzzle": name, "seats": seats}, timeout=60)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return {"game": made["game"], "tokens": [each["token"] for each in made["seats"]]}, seat


def hinted(ann: Client) -> Message:
    ann.send("hint", version=ann.version)
    return ann.until(lambda m: m["type"] == "hint" or (m["type"] == "refused" and m["of"] == "hint"))


@pytest.mark.parametrize("name", SOME)
def test_who_follows_the_hints_wins_this_turn(server: Server, name: str) -> None:
    made, seat = begun(server, name)
    with server.sit(made, seat) as ann:
        told = ann.heard[0]["puzzle"]
        assert told["name"] == name and told["grade"] == shipped(name).grade and told["number"] <= told["of"]
        turn = ann.position["view"]["turn"]
        while ann.position["view"]["result"] is None:
            if not ann.asked(seat):
                ann.until("position")
                continue
            hint = hinted(ann)
            assert hint["type"] == "hint" and hint["proven"], hint
            assert hint["key"] in shipped(name).proof
            ann.answer(hint["key"])
        assert ann.position["view"]["result"]["winner"] == seat and ann.position["view"]["turn"] == turn


@pytest.mark.parametrize("name", SOME)
def test_a_wrong_act_changes_nothing_and_is_told_why_with_the_rule_in_every_language(server: Server, name: str) -> None:
    made, seat = begun(server, name)
    with server.sit(made, seat) as ann:
        assert ann.decision is not None
        options = [option["key"] for option in ann.decision["options"]]
        right = {key for key in options if key in shipped(name).first}
        assert right
        refusals = []
        for key in options:
            if key not in right:
                before = ann.version
                ann.send("answer", version=before, key=key)
                told = ann.until(lambda m: m["type"] == "refused" or m["type"] == "position")
                if told["type"] == "position":  # an idle act: the win is still there
                    ann.send("undo", version=ann.version)
                    ann.until("position")
                    continue
                assert told["reason"] == "puzzle" and ann.version == before
                assert set(told["words"]) == set(LANGUAGES) and all(told["words"].values())
                assert "puzzle." not in told["sentence"] and gist(told["rule"])
                refusals.append(told)
        assert refusals


def test_a_rule_refuses_what_it_forbids_before_the_puzzle_does(server: Server) -> None:
    made, seat = begun(server, ALL[0])
    with server.sit(made, seat) as ann:
        ann.send("answer", version=ann.version, key="attack c999 leader")
        assert ann.until("refused")["reason"] == "illegal"


def test_the_position_is_told_as_the_player_may_know_it(server: Server) -> None:
    made, seat = begun(server, ALL[0])
    with server.sit(made, seat) as ann:
        view = ann.position["view"]
        assert view["seat"] == seat and view["active"] == seat
        assert not view["players"][1 - seat]["zones"]["deck"]["cards"]
        assert CARD.findall(" ".join(option["key"] for option in ann.decision["options"]))  # type: ignore[index]


def test_what_is_no_puzzle_is_refused(server: Server) -> None:
    def made(**wanted: object) -> httpx.Response:
        return httpx.post(f"{server.url}/api/games", json=wanted, timeout=60)

    assert made(puzzle="sve-nothing").status_code == 422
    assert made(puzzle="../../etc/passwd").status_code == 422
    assert made(puzzle=ALL[0], ruleset="sve").status_code == 422
    assert made(puzzle=ALL[0], seats=[{"kind": "person"}, {"kind": "person"}]).status_code == 422


def test_every_puzzle_has_an_address_that_lays_it_out(tmp_path) -> None:
    running = Server(f"sqlite:///{tmp_path}/ludex.db", tmp_path / "log", pages=True).start()
    try:
        for name in ALL[:2]:
            answer = running.get(f"/puzzles/{name}")
            assert answer.status_code == 303 and answer.headers["location"].startswith("/table/")
        for name in ("sve-nothing", "nothing", "sve-..%2F..%2Fx"):
            assert running.get(f"/puzzles/{name}").headers.get("location") in ("/puzzles", None)
        ahead = running.get(f"/puzzles/{ALL[0]}", headers={"Sec-Purpose": "prefetch"})
        assert ahead.headers["location"] == "/puzzles"
    finally:
        running.stop()


def test_a_win_that_was_there_and_not_taken_is_told_with_its_line(server: Server) -> None:
    """Who gives up where a win is proved has missed it: the analysis says so, act by act."""
    made, seat = begun(server, ALL[0])
    with server.sit(made, seat) as ann:
        ann.send("concede", version=ann.version)
        ann.until(lambda m: m["type"] == "position" and m["view"]["result"])
        ann.send("analyse")
        told = ann.until("analysis")
        while told["done"] < told["of"]:
            told = ann.until("analysis")
        (missed,) = told["missed"]
        assert missed["seat"] == seat and missed["answers"] == 0 and len(missed["labels"]) >= shipped(ALL[0]).acts
        assert server.get(f"/api/games/{made['game']}/record").status_code == 404
