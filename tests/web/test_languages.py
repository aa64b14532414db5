"""A language is a property of the connection: two at one table are told the same, each in their own."""

from __future__ import annotations

import re

import pytest

from ludex.web.hosting.refusal import Refusal
from tests.web.serving import AGAINST_BOT, Server

_JAPANESE = re.compile("[ぁ-んァ-ヶ一-龠]")


def test_each_is_told_in_the_language_of_the_hello(server: Server) -> None:
    made = server.create("sve", seed=3)
    ja, en = server.sit(made, 0, lang="ja"), server.sit(made, 1)
    asked, other = (ja, en) if ja.asked(0) else (en, ja)
    assert bool(_JAPANESE.search(asked.decision["prompt"])) == (asked is ja)  # type: ignore[index]
    asked.answer()
    other.until(lambda m: m["type"] == "position" and m["version"] == asked.version)
    one, two = (client.ask("at", answers=1) for client in (ja, en))
    assert [line["rule"] for line in one["news"]] == [line["rule"] for line in two["news"]]
    told = [line["sentence"] for line in one["news"] if not line["quiet"]]
    assert told and all(sentence.endswith("。") for sentence in told)
    assert not any(_JAPANESE.search(line["sentence"]) for line in two["news"])


@pytest.mark.parametrize("lang", [None, "en", "xx", "../../ja"])
def test_who_asks_for_no_language_of_ours_is_told_in_english(server: Server, lang: str | None) -> None:
    made = server.create("sve", seats=AGAINST_BOT, seed=3)
    told = server.sit(made, 0, **({} if lang is None else {"lang": lang})).position
    assert not _JAPANESE.search(str(told["news"]) + str(told["view"]["decision"]))


def test_refusals_and_reasons_are_told_in_the_language(server: Server) -> None:
    made = server.create("cfv", seed=3)
    clients = [server.sit(made, seat, lang="ja") for seat in (0, 1)]
    seat = next(seat for seat in (0, 1) if clients[seat].asked(seat))
    me, other = clients[seat], clients[1 - seat]
    assert me.ask("answer", version=me.version, key="ride")["sentence"].endswith("まで選択）")
    assert me.ask("answer", version=me.version, key="ride c1")["sentence"] == "c1というカードは見えません"
    assert other.ask("answer", version=other.version, key="pass")["sentence"] == "今はあなたの選択ではありません。"
    why = me.ask("why", version=me.version, key="nonsense")
    assert all(_JAPANESE.search(each["sentence"]) for each in why["obstacles"])
    assert me.ask("chat", text=" ")["sentence"] == "発言が空です。"


def test_a_refusal_says_its_own_words_before_the_servers() -> None:
    assert Refusal("over", "The game is over.").said("ja") == "ゲームは終了しています。"
    assert Refusal("over", "The game is over.", words={"ja": "おしまい"}).said("ja") == "おしまい"
    assert Refusal("over", "Something new.").said("ja") == "Something new."
    assert Refusal("over", "The game is over.").said("en") == "The game is over."


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({}, "There is no such game."),
        ({"accept-language": "ja,en;q=0.5"}, "そのゲームはありません。"),
        ({"accept-language": "ja", "cookie": "ludex-language=en"}, "There is no such game."),
    ],
)
def test_errors_are_told_in_the_language_of_the_browser(server: Server, asked: dict[str, str], told: str) -> None:
    assert server.get("/api/games/nosuchgame", headers=asked).json()["error"]["sentence"] == told
