"""The protocol's contract: what docs/protocol.md says is what comes over the wire."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest

import ludex
from ludex.web.protocol import messages
from tests.web.conftest import Start
from tests.web.serving import AGAINST_BOT, Client, Server, claim_of, play

DOCS = Path(__file__).parents[2] / "docs" / "protocol.md"


def both(server: Server, made: dict[str, object]) -> tuple[Client, Client]:
    return server.sit(made, 0), server.sit(made, 1)


def test_the_welcome_comes_first_and_says_what_the_table_is(server: Server) -> None:
    made = server.create("cfv", clock={"bank": 600})
    with server.sit(made, 1) as client:
        welcome = client.heard[0]
    assert welcome["type"] == "welcome"
    assert set(welcome) == {
        "type", "protocol", "game", "ruleset", "title", "seat", "players", "settings", "undo", "playmat", "spectators",
        "from", "lesson", "puzzle", "hints",
    }  # fmt: skip
    assert (welcome["protocol"], welcome["game"], welcome["ruleset"], welcome["seat"]) == (2, made["game"], "cfv", 1)
    assert welcome["players"] == [
        {"name": "Ann", "kind": "person", "bot": None},
        {"name": "Bob", "kind": "person", "bot": None},
    ]
    assert welcome["settings"] == {"clock": {"bank": 600, "increment": 0}, "spectators": True}
    assert welcome["undo"] is False
    assert welcome["from"] is None


@pytest.mark.parametrize("ruleset", ["sve", "cfv", "fow-2.0", "fow-5.5/valhalla"])
def test_a_position_is_the_view_of_the_seat_with_its_news(server: Server, ruleset: str) -> None:
    made = server.create(ruleset, seed=5)
    with server.sit(made, 0) as ann, server.sit(made, 1) as bob:
        play((ann, bob), 12)
        position = ann.position
    assert set(position) == {
        "type", "version", "answers", "since", "moment", "view", "news", "gist", "clock", "connected", "ending", "undo",
        "ahead",
    }  # fmt: skip
    assert position["connected"] == [True, True]
    assert position["clock"] is None
    assert position["answers"] == position["version"]
    assert position["view"]["seat"] == 0
    assert len(position["news"]) == len(position["view"]["events"])
    told = [line for message in ann.heard if message["type"] == "position" for line in message["news"]]
    assert len(told) == position["view"]["events_total"]
    assert all(set(line) == {"sentence", "rule", "gist", "answers", "quiet", "under"} for line in told)
    assert all(line["gist"] for line in told)
    assert [line["answers"] for line in told] == sorted(line["answers"] for line in told)
    assert any("Ann" in line["sentence"] for line in told)


def test_both_seats_get_the_same_course_from_their_own_place(server: Server) -> None:
    made = server.create(seed=3)
    ann, bob = both(server, made)
    with ann, bob:
        play((ann, bob), 20)
        assert ann.version == bob.version
        assert ann.position["view"]["seat"] == 0
        assert bob.position["view"]["seat"] == 1
        hand = ann.position["view"]["players"][1]["zones"]["hand"]
        assert hand["cards"] == []
        assert hand["count"] == len(bob.position["view"]["players"][1]["zones"]["hand"]["cards"])


def test_without_views_only_the_question_is_sent(server: Server) -> None:
    made = server.create()
    with server.sit(made, 0, views=False) as ann:
        assert set(ann.position["view"]) == {"seat", "turn", "active", "decision", "result"}
        assert ann.position["news"] == []
        assert ann.heard[0]["playmat"] is None


def test_who_comes_back_gets_what_it_has_not_had(server: Server) -> None:
    made = server.create(seed=4)
    ann, bob = both(server, made)
    with bob:
        with ann:
            play((ann, bob), 6)
            total, version = ann.position["view"]["events_total"], ann.version
        with server.sit(made, 0, since=total, version=version) as ann:
            assert ann.position["news"] == []
            assert ann.position["since"] == total
            assert ann.version == version
        with server.sit(made, 0, since=total - 3, version=version) as ann:
            assert len(ann.position["news"]) == 3
        with server.sit(made, 0, since=10_000, version=version) as ann:
            assert ann.position["since"] == total


def test_a_bot_answers_by_itself(server: Server) -> None:
    made = server.create(seats=AGAINST_BOT, seed=2)
    with server.sit(made, 0) as ann:
        for _ in range(8):
            ann.until(lambda _: ann.asked(0)) if not ann.asked(0) else None
            ann.answer()
        assert ann.version > 8
        assert made["tokens"][1] is None


def test_two_bots_play_to_the_end_and_anybody_may_watch(server: Server) -> None:
    bots = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    made = server.create(seats=bots, seed=1)
    with server.sit(made, None) as watching:
        watching.until(lambda _: watching.position["view"]["result"] is not None)
        assert watching.heard[0]["seat"] is None
    summary = server.get(f"/api/games/{made['game']}").json()
    assert summary["players"][0]["kind"] == "bot"


def test_two_bots_wait_a_little_for_who_wants_to_watch_from_the_beginning(start: Start) -> None:
    server = start(pace=1_000)
    bots = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    made = server.create(seats=bots)
    time.sleep(2)
    with server.sit(made, None) as watching:
        assert watching.position["answers"] == 0
        watching.until(lambda _: watching.position["answers"] > 0)


def test_one_gives_up_at_any_time_whatever_the_bot_has_done_meanwhile(server: Server) -> None:
    made = server.create(seats=AGAINST_BOT, seed=2)
    with server.sit(made, 0) as ann:
        ann.until(lambda _: ann.asked(0)) if not ann.asked(0) else None
        before = ann.version
        ann.answer()
        ann.send("concede", version=before)
        ann.until(lambda _: ann.position["view"]["result"] is not None)
        assert ann.position["ending"] == {"kind": "concede", "seat": 0}


def test_undo_takes_back_the_last_answer_of_the_person_and_what_followed(server: Server) -> None:
    made = server.create(seats=AGAINST_BOT, seed=2)
    with server.sit(made, 0) as ann:
        while not (ann.asked(0) and ann.position["answers"] > 4):
            ann.answer() if ann.asked(0) else ann.until("position")
        before, total = ann.decision, ann.position["view"]["events_total"]
        version = ann.answer()["version"]
        while not ann.asked(0):
            version = ann.until("position")["version"]
        ann.send("undo", version=version)
        after = ann.until(lambda m: m["type"] == "position" and m["version"] > version)
        assert after["view"]["decision"] == before
        assert after["view"]["events_total"] == total
        assert after["since"] <= total
        assert after["version"] == version + 1
        assert after["answers"] < version
        with server.sit(made, 0, since=0) as again:
            assert again.decision == before


def test_a_past_position_is_what_the_seat_saw_then(server: Server) -> None:
    made = server.create(seed=6)
    ann, bob = both(server, made)
    with ann, bob:
        play((ann, bob), 9)
        positions = {m["answers"]: m for m in ann.heard if m["type"] == "position"}
        for answers in (0, 4, 9):
            past = ann.ask("at", answers=answers)
            assert (past["type"], past["answers"], past["of"]) == ("past", answers, 9)
            for part in ("turn", "players", "decision", "events_total"):
                assert past["view"][part] == positions[answers]["view"][part]
        assert ann.ask("at", answers=10)["reason"] == "illegal"
        assert ann.ask("at", answers=3, seat=1)["reason"] == "not-allowed"


def test_why_names_the_rule_that_forbids(server: Server) -> None:
    made = server.create(seed=3)
    ann, bob = both(server, made)
    with ann, bob:
        while not (ann.asked(0) and ann.decision and ann.decision["options"][-1]["key"] == "end" and _unlit(ann)):
            play((ann, bob), 1)
        key = f"attack {_unlit(ann)[0]} leader"
        why = ann.ask("why", version=ann.version, key=key)
        assert why["key"] == key
        assert why["obstacles"][0]["rule"] == "sve 8.4.2"
        assert why["obstacles"][0]["gist"]
        assert ann.ask("why", version=ann.version, key="end")["obstacles"] == []
        found = ann.ask("why", version=ann.version, card=_unlit(ann)[0])["obstacles"]
        assert found
        assert all(re.fullmatch(r"sve [\w.:-]+", each["rule"]) and each["sentence"] for each in found)


def _unlit(ann: Client) -> list[str]:
    """The cards in a hand that cannot be played, nor can others of their name."""
    assert ann.decision is not None
    lit = {word for option in ann.decision["options"] for word in option["key"].split()}
    hand = ann.position["view"]["players"][0]["zones"]["hand"]["cards"]
    offered = {card["name"] for card in hand if card["id"] in lit}
    return [card["id"] for card in hand if card["name"] not in offered]


def test_conceding_ends_the_game_and_says_so(server: Server) -> None:
    made = server.create(seed=3)
    ann, bob = both(server, made)
    with ann, bob:
        bob.send("concede", version=bob.version)
        last = ann.until(lambda m: m["type"] == "position" and m["view"]["result"] is not None)
        assert last["view"]["result"]["winner"] == 0
        assert last["ending"] == {"kind": "concede", "seat": 1}
        assert "Bob concedes." in [line["sentence"] for line in last["news"]]
    record = server.get(f"/api/games/{made['game']}/record").text
    assert ludex.replay(record).result is not None


def test_over_games_are_replayed_by_all_and_continued(server: Server) -> None:
    made = server.create(seed=3)
    ann, bob = both(server, made)
    with ann, bob:
        play((ann, bob), 8)
        wanted = ann.decision
        ann.send("concede", version=ann.version)
        ann.until(lambda m: m["type"] == "position" and m["view"]["result"] is not None)
    with server.sit(made, None) as watching:
        past = watching.ask("at", answers=8, seat=0)
        assert past["view"]["decision"] == wanted
        assert watching.ask("at", answers=3)["view"]["seat"] is None
    again = server.create("sve", seats=AGAINST_BOT, **{"from": {"game": made["game"], "answers": 8}})
    with server.sit(again, 0) as ann:
        assert ann.heard[0]["from"] == {"game": made["game"], "answers": 8}
        assert ann.position["answers"] >= 8
        if ann.position["answers"] == 8 and ann.asked(0):
            assert ann.decision == wanted


def test_a_rematch_needs_both_and_keeps_the_seats(server: Server) -> None:
    made = server.create(seed=3)
    ann, bob = both(server, made)
    with ann, bob:
        assert ann.ask("rematch")["reason"] == "not-allowed"
        ann.send("concede", version=ann.version)
        bob.until(lambda m: m["type"] == "position" and m["view"]["result"] is not None)
        bob.send("rematch")
        assert bob.until("rematch") == {"type": "rematch", "game": None, "token": None, "asked": [False, True]}
        ann.send("rematch")
        mine, theirs = ann.until(lambda m: m.get("game") is not None), bob.until(lambda m: m.get("game") is not None)
        assert mine["game"] == theirs["game"] != made["game"]
        assert (mine["token"], theirs["token"]) == (made["tokens"][0], claim_of(made["tokens"][1]))
    with server.sit(made, 1) as late:  # who comes later is told too
        assert next(m for m in late.heard if m["type"] == "rematch")["game"] == mine["game"]
    follow = {"game": mine["game"], "tokens": [mine["token"], theirs["token"]]}
    with server.sit(follow, 0) as ann, server.sit(follow, 1) as bob:
        assert (ann.heard[0]["seat"], bob.heard[0]["seat"]) == (0, 1)
        assert play((ann, bob), 4) == 4


def test_chat_is_plain_text_and_kept(server: Server) -> None:
    made = server.create()
    ann, bob = both(server, made)
    with ann, bob:
        ann.send("chat", text="  <b>good\u202e\n luck</b>\x07 ")
        said = bob.until("chat")
        assert said["text"] == "<b>good luck</b>"
        assert (said["seat"], said["name"]) == (0, "Ann")
    with server.sit(made, None) as watching:
        assert [m["text"] for m in watching.heard if m["type"] == "chat"] == ["<b>good luck</b>"]
        assert watching.ask("chat", text="hello")["reason"] == "not-allowed"


def test_presence_tells_who_is_there(server: Server) -> None:
    made = server.create()
    with server.sit(made, 0) as ann:
        assert ann.position["connected"] == [True, False]
        with server.sit(made, 1), server.sit(made, None):
            ann.until(lambda m: m["type"] == "presence" and m["connected"] == [True, True] and m["spectators"] == 1)
        ann.until(lambda m: m["type"] == "presence" and m["connected"] == [True, False] and m["spectators"] == 0)


def test_names_are_plain_and_short(server: Server) -> None:
    seats = [{"kind": "person", "name": "\u202eevil\x00 " + "x" * 90}, {"kind": "person"}]
    with server.sit(server.create(seats=seats), 0) as ann:
        names = [player["name"] for player in ann.heard[0]["players"]]
    assert names[0].startswith("evil x")
    assert len(names[0]) == 40
    assert names[1] == "Player 2"


def test_ping(server: Server) -> None:
    with server.sit(server.create(), 0) as ann:
        assert ann.ask("ping") == {"type": "pong"}


def test_the_docs_name_every_message_and_every_setting() -> None:
    text = DOCS.read_text()
    for kind in messages.KINDS:
        assert f"| `{kind}` |" in text
    from dataclasses import fields

    from ludex.web.settings import Settings

    for field in fields(Settings):
        assert f"LUDEX_{field.name.upper()}" in text
