"""The published schema: current, served, and what really comes over the wire, whole games long and to the letter."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs
import pytest

from ludex import games
from ludex.web import app
from ludex.web.browser import COOKIE, new_secret
from ludex.web.protocol.http import ANSWERS
from ludex.web.protocol.schema import ADDRESS, schema, written
from ludex.web.protocol.typescript import declarations
from tests.web.serving import AGAINST_BOT, PATIENCE, Client, Message, Server

DOCS = Path(__file__).parents[2] / "docs"


def closed(found: Any) -> Any:
    """The same schema, in which a field that it does not name is a fault: clients may be told more, but not here."""
    if isinstance(found, list):
        return [closed(each) for each in found]
    if not isinstance(found, dict):
        return found
    kept = {key: closed(value) for key, value in found.items()}
    return {"additionalProperties": False, **kept} if "properties" in kept else kept


STRICT = closed(copy.deepcopy(schema()))
SERVER = jsonschema_rs.validator_for(STRICT)
CLIENT = jsonschema_rs.validator_for({**STRICT, "$ref": "#/$defs/Client"})


def wrong(message: Message) -> str:
    """What a message has that the schema does not, "" if nothing."""
    kind = next((each for each in STRICT["$defs"]["Server"]["anyOf"] if _tag(each) == message["type"]), None)
    assert kind is not None, message["type"]
    if SERVER.is_valid(message):
        return ""
    faults = jsonschema_rs.validator_for({**STRICT, **kind}).iter_errors(message)
    return "; ".join(f"{'/'.join(map(str, fault.instance_path))}: {fault.message[:300]}" for fault in faults)


def _tag(kind: dict[str, str]) -> str:
    (tag,) = STRICT["$defs"][kind["$ref"].rpartition("/")[2]]["properties"]["type"]["enum"]
    return str(tag)


def faults(heard: list[Message]) -> dict[str, str]:
    """For each kind of message the first fault there is."""
    return {message["type"]: said for message in reversed(heard) if (said := wrong(message))}


def test_the_schema_in_the_documentation_is_current():
    assert (DOCS / "protocol.schema.json").read_text(encoding="utf-8") == written(), "run docs/make_schema.py"


def test_the_types_of_the_pages_scripts_are_current():
    static = Path(app.__file__).parent / "static" / "protocol.d.ts"
    assert static.read_text(encoding="utf-8") == declarations(schema()), "run docs/make_schema.py"


def test_the_server_gives_its_schema(server: Server) -> None:
    assert server.get(ADDRESS).json() == json.loads(written())
    assert ADDRESS in (DOCS / "protocol.md").read_text(encoding="utf-8")


def test_a_field_of_the_wrong_kind_or_one_too_many_is_a_fault():
    good = {"type": "chat", "seat": 0, "name": "Ann", "text": "Hello", "at": 1}
    assert wrong(good) == ""
    assert wrong({**good, "seat": "0"})
    assert wrong({**good, "token": "secret"})
    assert wrong({key: value for key, value in good.items() if key != "text"})


@pytest.mark.parametrize("ruleset", games.rulesets())
def test_whole_games_as_they_are_watched_are_as_the_schema_says(server: Server, ruleset: str) -> None:
    bots = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    made = server.create(ruleset, seats=bots, seed=11)
    with server.sit(made, None) as watching:
        if watching.position["view"]["result"] is None:
            watching.until(lambda _: watching.position["view"]["result"] is not None)
        for answers in range(0, watching.position["answers"], 9):
            watching.ask("at", answers=answers, seat=answers % 2)
        assert faults(watching.heard) == {}
        assert {message["type"] for message in watching.heard} >= {"welcome", "position", "past"}


@pytest.mark.parametrize("ruleset", ["sve", "cfv", "fow-2.0", "fow-5.5/valhalla"])
def test_games_as_they_are_played_are_as_the_schema_says(server: Server, ruleset: str) -> None:
    made = server.create(ruleset, seats=AGAINST_BOT, seed=5, clock={"bank": 3000})
    chance = random.Random(7)
    with server.sit(made, 0) as ann:
        while ann.position["view"]["result"] is None:
            if not ann.asked(0) or ann.decision is None:
                ann.until("position")
            elif ann.position["answers"] < 150:
                ann.answer(chance.choice(ann.decision["options"])["key"])
            else:  # while one is asked oneself: no answer of the bot comes in between
                ann.send("concede", version=ann.version)
                ann.until(lambda _: ann.position["view"]["result"] is not None)
        ann.send("rematch")
        ann.until("rematch")
        assert faults(ann.heard) == {}


def _refusals(ann: Client, bob: Client) -> Iterator[Message]:
    yield ann.ask("answer", version=ann.version + 9, key="pass")
    yield ann.ask("answer", version=ann.version, key="no such thing")
    yield bob.ask("answer", version=bob.version, key="pass")
    yield ann.ask("undo", version=ann.version)
    yield ann.ask("nonsense")
    yield ann.ask("chat", text=" ")
    yield ann.ask("chat", text="x" * 900)
    yield ann.ask("why", version=ann.version)
    yield ann.ask("hello", game="x")


def test_what_is_refused_said_and_asked_is_as_the_schema_says(server: Server) -> None:
    made = server.create("cfv", seed=3)
    with server.sit(made, 0) as one, server.sit(made, 1) as other:
        ann, bob = (one, other) if one.asked(0) else (other, one)
        refused = list(_refusals(ann, bob))
        assert {message["type"] for message in refused} == {"refused"}
        assert ann.ask("chat", text="Hello")["type"] == "chat"
        assert ann.ask("ping")["type"] == "pong"
        key = ann.decision["options"][0]["key"] if ann.decision else ""
        assert ann.ask("why", version=ann.version, key=key)["type"] == "why"
        ann.answer()
        ann.ask("takeback", version=ann.version)
        bob.until("takeback")
        bob.ask("takeback", version=bob.version, say="no")
        ann.send("concede", version=ann.version)
        bob.until(lambda _: bob.position["ending"] is not None)
        assert faults([*ann.heard, *bob.heard]) == {}


def test_a_lesson_is_as_the_schema_says(server: Server) -> None:
    made = httpx.post(f"{server.url}/api/games", json={"lesson": "sve/3", "seats": AGAINST_BOT}).json()
    with server.sit({"game": made["game"], "tokens": [made["seats"][0]["token"], None]}, 0) as ann:
        assert ann.heard[0]["lesson"]["id"] == "sve/3"
        cards = ann.position["view"]["players"][0]["zones"]["field"]["cards"]
        for card in cards:
            ann.ask("why", version=ann.version, card=card["id"])
        assert ann.ask("answer", version=ann.version, key="end")["type"] == "refused"
        assert faults(ann.heard) == {}


def test_what_clients_say_is_in_the_schema_too():
    assert CLIENT.is_valid({"type": "hello", "game": "x", "token": None, "views": False})
    assert CLIENT.is_valid({"type": "answer", "version": 3, "key": "pass"})
    assert not CLIENT.is_valid({"type": "answer", "version": -3, "key": "pass"})
    assert not CLIENT.is_valid({"type": "answer", "version": 3})


# -- over HTTP --------------------------------------------------------------------------------------------------------
def _answered(method: str, path: str, answer: httpx.Response) -> str:
    """What is wrong with the answer to a request."""
    said = STRICT["http"][f"{method} {path}"]
    if answer.status_code != said["status"]:
        return f"{path}: {answer.status_code} {answer.text[:200]}"
    kinds = {**STRICT["$defs"], "Any": said["answer"]}
    checks = jsonschema_rs.validator_for({**STRICT, "$ref": "#/$defs/Any", "$defs": kinds})
    return "; ".join(f"{path}: {fault.message[:300]}" for fault in checks.iter_errors(answer.json()))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("whole")
    running = Server(f"sqlite:///{folder}/ludex.db", folder / "log", pages=True).start()
    yield running
    running.stop()


def test_answers_over_http_are_as_the_schema_says(whole: Server) -> None:
    bots = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    deck = games.room("sve").starter_decks("sve")[0]
    lying = {"seat": 0, "zone": "hand", "name": "Straw", "cost": 1, "attack": 1, "defense": 1, "as": "straw"}
    scenario = {"ruleset": "sve", "card": [lying]}
    with httpx.Client(base_url=whole.url, timeout=PATIENCE, cookies={COOKIE: new_secret()}) as http:
        played = http.post("/api/games", json={"ruleset": "sve", "seats": bots}).json()["game"]
        people = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bob"}]
        wanted = {"ruleset": "sve", "seats": people, "waits": True, "open": True, "decks": [deck, deck]}
        waiting = http.post("/api/games", json=wanted)
        waits = waiting.json()["game"]
        with whole.sit({"game": played}, None) as watching:
            watching.until(lambda _: watching.position["view"]["result"] is not None)
        file, kind = b"name,type,cost\nx,spell,1", {"content-type": "application/octet-stream"}
        editions = {"scenario": {"ruleset": "fow-5.5/valhalla"}, "under": ["fow-2.0", "fow-5.01/valhalla"]}
        joined = {"claim": "c" * 20, "deck": deck}
        answers = {
            ("GET", "/api/rulesets"): [http.get("/api/rulesets")],
            ("GET", "/api/decks/{ruleset}"): [http.get(f"/api/decks/{ruleset}") for ruleset in games.rulesets()],
            ("POST", "/api/games"): [waiting],
            ("POST", "/api/pools"): [http.post("/api/pools?game=sve", content=file, headers=kind)],
            ("GET", "/api/games/{id}"): [http.get(f"/api/games/{game}") for game in (played, waits)],
            ("GET", "/api/games/{id}/join"): [http.get(f"/api/games/{waits}/join")],
            ("POST", "/api/games/{id}/join"): [http.post(f"/api/games/{waits}/join", json=joined)],
            ("GET", "/api/games/{id}/side"): [http.get(f"/api/games/{played}/side")],
            ("GET", "/api/rules/{book}/{number}"): [http.get("/api/rules/sve/8.4.2")],
            ("POST", "/api/desk"): [
                http.post("/api/desk", json={"scenario": scenario, "why": "@straw"}),
                http.post("/api/desk", json=editions),
            ],
            ("GET", "/api/desk/cards/{ruleset}"): [http.get("/api/desk/cards/cfv?q=knight")],
            ("GET", "/api/desk/faces/{ruleset}"): [http.get("/api/desk/faces/sve?card=main:x")],
            ("GET", "/api/playmats/{game}"): [http.get(f"/api/playmats/{game}") for game in ("sve", "cfv", "fow")],
            ("GET", "/api/words/{lang}"): [http.get("/api/words/ja")],
        }
    assert set(ANSWERS) - set(answers) == {("POST", "/api/games/{id}/side")}  # which tests of matches ask for
    said = (_answered(*request, one) for request, each in answers.items() for one in each)
    assert [fault for fault in said if fault] == []


def test_errors_over_http_are_as_the_schema_says(whole: Server) -> None:
    error = jsonschema_rs.validator_for({**STRICT, "$ref": "#/$defs/Error"})
    answers = [
        whole.get("/api/games/none"),
        whole.get("/api/nowhere"),
        whole.get("/api/rules/sve/0.0"),
        httpx.post(f"{whole.url}/api/games", json={"ruleset": "chess"}),
        httpx.post(f"{whole.url}/api/games", json={"ruleset": "sve", "decks": [{"main": {}}, {"main": {}}]}),
        httpx.post(f"{whole.url}/api/desk", json={"scenario": {"ruleset": "sve", "card": [{"zone": "moon"}]}}),
    ]
    assert all(answer.status_code >= 400 for answer in answers)
    assert [answer.text for answer in answers if not error.is_valid(answer.json())] == []
