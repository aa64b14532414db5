"""Hints against bots, and the analysis of finished games; of a running game with a person in it nothing is told."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.web.serving import AGAINST_BOT, Client, Message, Server

BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
PEOPLE = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bob"}]


def asked(client: Client, seat: int = 0) -> Client:
    """The client at its own question."""
    while not client.asked(seat):
        client.until("position")
    return client


def hint(client: Client) -> Message:
    client.send("hint", version=client.version)
    return client.until(lambda m: m["type"] == "hint" or (m["type"] == "refused" and m["of"] == "hint"))


def refused(client: Client, type: str, **fields: Any) -> Message:
    client.send(type, **fields)
    return client.until(lambda m: m["type"] in ("hint", "analysis", "refused"))


@pytest.mark.parametrize("ruleset", ["sve", "cfv", "fow-5.5"])
def test_a_hint_names_an_answer_that_may_be_given_and_why(server: Server, ruleset: str) -> None:
    with server.sit(server.create(ruleset, seats=AGAINST_BOT, seed=3), 0) as ann:
        for _ in range(8):
            asked(ann).answer()
        told = hint(asked(ann))
        assert told["type"] == "hint", told
        assert ann.decision is not None
        options = {option["key"]: option["label"] for option in ann.decision["options"]}
        assert options[told["key"]] == told["label"]
        assert told["version"] == ann.version and told["seat"] == 0
        assert 0 <= told["chance"] <= 1 and told["rule"].startswith(ruleset.partition("-")[0])
        ann.answer(told["key"])


def test_a_hint_does_not_hold_up_who_asks_for_it(server: Server) -> None:
    with server.sit(server.create("cfv", seats=AGAINST_BOT, seed=5), 0) as ann:
        for _ in range(8):
            asked(ann).answer()
        asked(ann).send("hint", version=ann.version)
        begun = time.monotonic()
        ann.send("ping")
        ann.until("pong")
        assert time.monotonic() - begun < 0.5
        assert refused(ann, "hint", version=ann.version)["reason"] == "too-frequent"
        assert ann.until("hint")["seat"] == 0


def test_hints_are_refused_between_people_to_watchers_and_where_they_are_forbidden(server: Server) -> None:
    made = server.create("sve", seats=PEOPLE)
    with server.sit(made, 0) as ann, server.sit(made, 1):
        assert ann.heard[0]["hints"] is False
        assert refused(ann, "hint", version=ann.version)["reason"] == "not-allowed"
    made = server.create("sve", seats=AGAINST_BOT, hints=False)
    with server.sit(made, 0) as ann:
        assert ann.heard[0]["settings"]["hints"] is False
        assert refused(asked(ann), "hint", version=ann.version)["reason"] == "not-allowed"
    made = server.create("sve", seats=AGAINST_BOT)
    with server.sit(made, 0) as ann, server.sit(made, None) as watcher:
        assert ann.heard[0]["hints"] is True and watcher.heard[0]["hints"] is False
        assert refused(watcher, "hint", version=watcher.version)["reason"] == "not-allowed"
        assert refused(asked(ann), "hint", version=ann.version + 1)["reason"] == "stale"
        assert refused(ann, "hint")["reason"] == "malformed"


@pytest.mark.parametrize("seats", [AGAINST_BOT, PEOPLE])
def test_while_a_person_plays_nobody_is_told_who_stands_better(server: Server, seats: list[Message]) -> None:
    made = server.create("sve", seats=seats)
    with server.sit(made, 0) as ann, server.sit(made, None) as watcher:
        for client in (ann, watcher):
            assert all("chance" not in message for message in client.heard)
            client.send("at", answers=0)
            assert "chance" not in client.until("past")
            for kind, fields in (("analyse", {}), ("hint", {"answers": 0})):
                assert refused(client, kind, **fields)["reason"] == "not-allowed"


def test_who_watches_bots_is_told_who_stands_better(server: Server) -> None:
    with server.sit(server.create("sve", seats=BOTS), None) as watcher:
        assert 0 <= watcher.position["chance"] <= 1
        while watcher.position["view"]["result"] is None:
            watcher.until("position")
        assert watcher.position["chance"] in (0.0, 0.5, 1.0)


def test_a_finished_game_is_analysed_with_progress_once_for_all(server: Server) -> None:
    made = server.create("sve", seats=BOTS, seed=7)
    with server.sit(made, None) as watcher:
        while watcher.position["view"]["result"] is None:
            watcher.until("position")
        watcher.send("analyse")
        told = [watcher.until("analysis")]
        while told[-1]["done"] < told[-1]["of"]:
            told.append(watcher.until("analysis"))
        found = told[-1]
        assert [each["done"] for each in told] == sorted(each["done"] for each in told) and len(told) > 2
        assert found["winner"] == watcher.position["view"]["result"]["winner"]
        assert [turn["turn"] for turn in found["turns"]] == sorted({turn["turn"] for turn in found["turns"]})
        for turn in found["turns"]:
            watcher.send("at", answers=turn["answers"])
            past = watcher.until("past")
            assert past["view"]["turn"] == turn["turn"] and abs(past["chance"] - turn["chance"]) < 0.001
        begun = time.monotonic()
        watcher.send("analyse")
        assert watcher.until("analysis") == found and time.monotonic() - begun < 0.5
        watcher.send("hint", answers=found["turns"][2]["answers"])
        best = watcher.until(lambda m: m["type"] in ("hint", "refused"))
        assert best["type"] == "hint" and best["answers"] == found["turns"][2]["answers"] and "version" not in best
        last = watcher.position["answers"]
        assert refused(watcher, "hint", answers=last)["reason"] == "over"


def test_a_game_of_a_match_that_goes_on_is_not_analysed(server: Server) -> None:
    made = server.create("sve", seats=PEOPLE, best_of=3)
    with server.sit(made, 0) as ann, server.sit(made, 1) as bob:
        ann.send("concede", version=ann.version)
        ann.until(lambda m: m["type"] == "position" and m["view"]["result"])
        for client in (ann, bob):
            assert refused(client, "analyse")["reason"] == "not-allowed"
            assert refused(client, "hint", answers=0)["reason"] == "not-allowed"


def test_hints_have_a_limit_for_each_visitor(tmp_path: Any) -> None:
    running = Server(f"sqlite:///{tmp_path}/ludex.db", tmp_path / "log", hints_per_minute=2).start()
    try:
        with running.sit(running.create("sve", seats=AGAINST_BOT, seed=3), 0) as ann:
            asked(ann)
            assert [hint(ann)["type"] for _ in range(3)] == ["hint", "hint", "refused"]
            assert ann.heard[-1]["reason"] == "too-frequent"
    finally:
        running.stop()
