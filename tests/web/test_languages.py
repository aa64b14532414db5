"""A language is a property of the connection: two at one table are told the same, each in their own."""

from __future__ import annotations

import re
import time
import tracemalloc

import httpx
import pytest

from ludex.table.languages import LANGUAGES
from ludex.web.hosting.refusal import Refusal
from ludex.web.languages import said
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


def test_what_visitors_write_is_recognised_as_soon_as_other_sentences() -> None:
    """Every pair of what stands between gaps was tried: a name of 90 kB stopped the server for half a minute."""
    long = " under " * 6_000 + " may be " * 6_000 + "1 at mos"
    began = time.process_time()
    assert said(f"There is no ruleset {long!r}.", "ja").endswith("というルールはありません。")
    assert time.process_time() - began < 1.0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_visitors_write_is_not_kept(lang: str) -> None:
    tracemalloc.start()
    for n in range(50):
        said(f"There is no ruleset '{n}{'x' * 100_000}'.", lang)
    kept = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert kept < 1_000_000


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ({"ruleset": "fow-5.5/valhalla", "decks": [{"name": "x", "main": {"Bellows Imp": 9}}] * 2}, "使えません"),
        ({"ruleset": "sve", "decks": ["nobody", "nobody"]}, "スターターデッキはありません"),
        ({"scenario": {"ruleset": "sve", "card": [{"zone": "attic", "name": "Owl"}]}}, "という領域はありません"),
        ({"scenario": {"ruleset": "sve", "position": {"weather": 1}}}, "という項目はありません"),
        ({"scenario": {"ruleset": "cfv", "card": [{"name": "Owl"}]}}, "領域が書かれていません"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_deck_or_a_position_is_told_in_japanese(
    server: Server, body: dict[str, object], words: str
) -> None:
    asked = {"seats": AGAINST_BOT, **body}
    answer = httpx.post(f"{server.url}/api/games", json=asked, headers={"accept-language": "ja"}, timeout=60)
    assert answer.status_code == 422
    sentence = answer.json()["error"]["sentence"]
    assert words in sentence
    assert not re.search(r"is not legal|there (is|are) |nothing is known|says no", sentence)


@pytest.mark.parametrize("ruleset", ["sve", "cfv", "fow-5.5/valhalla"])
def test_a_game_is_called_in_the_language_of_who_came(server: Server, ruleset: str) -> None:
    made = server.create(ruleset)
    ja, en = (server.sit(made, seat, lang=lang) for seat, lang in ((0, "ja"), (1, "en")))
    told = [next(m for m in client.heard if m["type"] == "welcome")["title"] for client in (ja, en)]
    assert told[0] != told[1]
