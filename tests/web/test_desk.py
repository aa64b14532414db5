"""The judge's desk: what it says of positions, files that it writes and reads, positions in which a card is tried."""

from __future__ import annotations

import time
import tomllib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from ludex import games
from ludex.families import families
from ludex.table.named_cards import ScenarioError
from ludex.table.scenariofile import ScenarioFile, play, read_scenario, set_up
from ludex.web.judging import judge
from ludex.web.judging.handing import handed
from ludex.web.judging.scene import scene, trying
from ludex.web.judging.writing import written
from ludex.web.learning.lesson import Lesson
from tests.web.serving import PATIENCE, Server

EXAMPLES = sorted((Path(__file__).parents[2] / "examples" / "scenarios").rglob("*.toml"))
WARD: dict[str, Any] = {
    "ruleset": "sve",
    "position": {"auto": "turns"},
    "card": [
        {"as": "lancer", "zone": "field", "attack": 3, "defense": 3},
        {"as": "guard", "seat": 1, "zone": "field", "text": "Ward.", "defense": 2, "engaged": True},
    ],
}
LAB = {
    "sve": {"name": "Try Me", "type": "follower", "class": "Neutral", "cost": 3, "attack": 2, "defense": 2,
            "text": "{fanfare} Select an enemy follower on the field and destroy it."},
    "cfv": {"name": "Try Me", "type": "normal unit", "clan": ["Plain Clan"], "grade": 3, "power": 10000, "text": ""},
    "fow-5.5/valhalla": {"name": "Try Me", "type": "resonator", "cost": "{R}{1}", "attribute": ["fire"], "attack": 500,
                         "defense": 500, "text": ""},
}  # fmt: skip


# -- what may be done, why not, what happens --------------------------------------------------------------------------
def test_it_says_what_may_be_done_in_the_scenarios_own_names():
    found = judged(WARD, "", ())
    assert found["decision"]["seat"] == 0
    assert [option["do"] for option in found["decision"]["options"]] == ["attack @lancer @guard", "end"]



def judged(scenario: dict[str, Any], why: str, under: Sequence[str]) -> dict[str, Any]:
    """What a judge is told, as it goes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(judge.judged(scenario, why, under)), type=dict[str, Any])


def test_it_says_why_not_of_an_answer_and_of_a_card():
    (obstacle,) = judged(WARD, "attack @lancer leader", ())["why"]
    assert obstacle["rule"] == "sve 12.8.2"
    (card,) = judged({**WARD, "values": {"0": {"play_points": 0}}, "card": [
        *WARD["card"], {"as": "giant", "zone": "hand", "cost": 7}]}, "@giant", ())["why"]  # fmt: skip
    assert card["rule"] == "sve 10.4.4"


def test_it_says_what_happened_after_an_answer_each_with_its_rule():
    found = judged({**WARD, "step": [{"do": "attack @lancer @guard"}]}, "", ())
    destroyed = next(line for line in found["news"] if "destroyed" in line["sentence"])
    assert destroyed["rule"] == "sve 11.3.1"
    assert found["cast"]["guard"]


def test_an_answer_that_is_refused_is_told_with_its_rule():
    found = judged({**WARD, "step": [{"do": "attack @lancer leader"}]}, "", ())
    assert (found["refused"]["rule"], found["refused"]["do"]) == ("sve 12.8.2", "attack @lancer leader")


def test_who_judges_sees_both_hands():
    cards = [
        {"as": "mine", "zone": "hand", "cost": 9},
        {"as": "theirs", "seat": 1, "zone": "hand", "name": "Secret", "cost": 9},
    ]
    hands = [p["zones"]["hand"]["cards"] for p in judged({**WARD, "card": cards}, "", ())["view"]["players"]]
    assert [len(hand) for hand in hands] == [1, 1]
    assert hands[1][0]["name"] == "Secret"


def test_the_same_under_another_edition_parts_where_the_books_do():
    path = next(each for each in EXAMPLES if each.name == "set-any-card.toml")
    file = read_scenario(path.read_text())
    scenario = {"ruleset": file.ruleset, "card": list(file.card), "values": file.values, "position": file.position,
                "step": [{"do": step.do} for step in file.step]}  # fmt: skip
    found = judged(scenario, "", ["fow-2.0", "fow-5.01/valhalla"])
    assert [each["parts"]["rule"] for each in found["under"]] == ["fow-2.0 3.9:4", "fow-5.01 7.6:1"]


# -- files ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_a_scenario_that_is_written_is_read_back_the_same(path):

    file = read_scenario(path.read_text())
    again = read_scenario(written(msgspec.to_builtins(file)))
    assert (again.ruleset, again.title, again.rules, again.position) == (
        file.ruleset, file.title, file.rules, file.position,
    )  # fmt: skip
    assert (again.card, again.brings, again.values) == (file.card, file.brings, file.values)
    assert [step.do for step in again.step] == [step.do for step in file.step]


def test_signs_of_all_kinds_survive_being_written():
    card = {"as": "odd", "zone": "hand", "name": 'a "b" \\ c\n\t\x7f é 日', "attack": 1, "counters": {"a b": 2}}
    assert read_scenario(written({"ruleset": "sve", "card": [card]})).card == (card,)


def test_a_saved_position_gives_the_same_answers_on_the_command_line():
    """The desk asks in one's own turn even if there is one answer; the file says so, and `scenario run` does so."""
    steps = [{"do": "attack @lancer @guard"}, {"do": "end"}]
    played = play(read_scenario(written({**WARD, "step": steps})))
    assert played.refused == ("", "")


# -- what it knows of the games ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", sorted(LAB))
def test_every_number_and_phase_that_it_offers_can_be_set(game):
    found = scene(game)
    assert found.numbers
    for phase in found.phases:
        for seat in "01":
            text = written(
                {"ruleset": game, "position": {"phase": phase}, "values": {seat: dict.fromkeys(found.numbers, 3)}}
            )
            set_up(read_scenario(text))[0].game  # noqa: B018 - it begins


def test_a_game_that_brings_no_scene_has_an_empty_one():
    assert scene("sve").numbers
    assert set(families()) >= {"sve", "cfv", "fow"}


@pytest.mark.parametrize("ruleset", sorted(LAB))
def test_a_card_of_the_lab_is_tried_with_means_and_something_to_aim_at(ruleset):
    found = judged(trying(ruleset, LAB[ruleset]), "", ())
    offered = [option["do"] for option in found["decision"]["options"]]
    assert "play @card" in offered or "ride @card" in offered
    assert any(card for zone in ("field", "right front") for card in
               found["view"]["players"][1]["zones"].get(zone, {"cards": []})["cards"])  # fmt: skip


def test_a_target_is_there_for_a_card_that_needs_one():
    scenario = {**trying("sve", LAB["sve"]), "step": [{"do": "play @card"}]}
    assert len(judged(scenario, "", ())["decision"]["options"]) == 2


# -- at a real server -------------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("desk")
    running = Server(f"sqlite:///{folder}/ludex.db", folder / "log", pages=True).start()
    yield running
    running.stop()


def ask(site: Server, path: str = "/api/desk", **question: Any) -> httpx.Response:
    return httpx.post(site.url + path, json=question, timeout=120)


def test_a_file_is_opened_and_saved_over_http(site):
    text = next(each for each in EXAMPLES if each.name == "ward.toml").read_text()
    found = ask(site, file=text).json()
    assert found["scenario"]["title"] == "Ward stands in the way"
    saved = ask(site, "/api/desk/file", scenario=found["scenario"])
    assert saved.status_code == 200
    assert read_scenario(saved.text).card == read_scenario(text).card


@pytest.mark.parametrize("form", ["scenario", "puzzle", "lesson"])
@pytest.mark.parametrize("steps", [5, [5], {"a": 1}, [{"do": 5}], "ab"])
def test_what_is_no_position_is_no_file_either(site: Server, form: str, steps: object) -> None:
    said = ask(site, "/api/desk/file", scenario={"ruleset": "sve", "step": steps}, form=form)
    assert said.status_code == 422
    assert "Expected" in said.json()["error"]["sentence"]


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ({"file": "not [toml"}, "This is no scenario"),
        ({"scenario": {"ruleset": "sve", "card": [{"zone": "attic"}]}}, "there is no zone 'attic'"),
        ({"scenario": {"ruleset": "chess"}}, "no ruleset 'chess'"),
        ({"scenario": {"ruleset": "sve", "position": {"deck": 10**9}}}, "300 at most"),
        ({"scenario": WARD, "under": ["sve"] * 9}, "This is no position"),
    ],
)
def test_what_cannot_be_set_up_is_said(site, question, said):
    answer = ask(site, **question)
    assert answer.status_code == 422
    assert said in answer.json()["error"]["sentence"]


def test_cards_are_found_by_their_words(site):
    found = site.get("/api/desk/cards/sve?q=lantern+stag").json()
    assert [card["name"] for card in found] == ["Lantern Stag"]
    assert site.get("/api/desk/cards/chess?q=x").status_code == 422
    assert games.ruleset("sve").id == "sve"


def test_a_game_that_began_at_a_position_is_among_ones_games(site):
    with httpx.Client(base_url=site.url, headers={"accept": "text/html"}, timeout=120) as me:
        me.get("/history")
        made = me.post("/api/games", json={"scenario": {**WARD, "title": "Ward here"}}).json()
        for path in ("/history", "/"):
            page = me.get(path)
            assert page.status_code == 200
            assert made["game"] in page.text


# -- what lies on a card, and handing it on ---------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("ruleset", "zone", "text", "keyword"),
    [("sve", "field", "Ward.", "Ward"), ("fow-5.5/valhalla", "field", "[Flying]", "Flying")],
)
def test_a_card_has_gained_an_effect_for_a_turn_or_for_good(ruleset: str, zone: str, text: str, keyword: str) -> None:
    for lasts, after in (("turn", []), ("always", [keyword])):
        card = {"as": "one", "zone": zone, "gained": text, "lasts": lasts}
        table, cast = set_up(msgspec.convert({"ruleset": ruleset, "card": [card]}, ScenarioFile))
        one = cast.piece("one").id
        assert sorted(table.game.chars(one).keywords) == [keyword]
        turn = table.game.turn
        while table.game.turn == turn:
            decision = table.game.decision
            assert decision is not None
            table.choose(next(key for key in ("end", "pass", decision.options[0].key) if decision.find(key)))
        assert sorted(table.game.chars(one).keywords) == after


def test_an_effect_that_nobody_can_read_is_refused_with_what_is_wrong() -> None:
    with pytest.raises(ValueError, match="Wrad"):
        judged({"ruleset": "sve", "card": [{"as": "one", "zone": "field", "gained": "Wrad."}]}, "", ())


def test_every_game_says_what_can_be_set_of_a_card_and_it_can_be() -> None:
    for game in ("sve", "cfv", "fow-5.5"):
        found = scene(game)
        assert found.details
        where = {"sve": "field", "cfv": "left front", "fow-5.5": "field"}[game]
        set_to: dict[str, Any] = {**dict.fromkeys(found.details, 1), **dict.fromkeys(found.states, True)}
        if found.counters:
            set_to["counters"] = {"Stack": 2}
        for key, value in set_to.items():
            judged({"ruleset": game, "card": [{"as": "one", "zone": where, key: value}]}, "", ())


WON: dict[str, Any] = {
    **WARD, "title": "Past the guard", "values": {"1": {"leader_defense": 3}},
    "card": [WARD["card"][0]], "step": [{"do": "attack @lancer leader"}],
}  # fmt: skip


def test_a_position_that_is_won_becomes_a_puzzle_whose_answers_can_be_tried() -> None:
    file = read_scenario(handed(WON, "puzzle"))
    assert play(file).passed and file.expect is not None and file.expect.winner == 0
    with pytest.raises(ScenarioError, match="give the answers that win"):
        handed({**WARD, "step": [{"do": "attack @lancer @guard"}]}, "puzzle")
    with pytest.raises(ScenarioError, match="refused"):
        handed({**WARD, "step": [{"do": "attack @lancer leader"}]}, "lesson")


def test_a_position_with_answers_becomes_a_lesson_that_can_be_read() -> None:
    found = msgspec.convert(tomllib.loads(handed(WON, "lesson")), Lesson)
    assert play(found.solution).table.game.result is not None
    assert found.title["en"] == "Past the guard" and found.step[0].task["ja"] and found.rule.startswith("sve ")


# -- what strangers write ---------------------------------------------------------------------------------------------
def _asked(server: Server, **said: Any) -> httpx.Response:
    return httpx.post(f"{server.url}/api/desk", json=said, timeout=4 * PATIENCE)


@pytest.mark.parametrize(
    "file",
    ["seed = " + "9" * 5_000, "seed = 0x" + "f" * 5_000, "seed = 1979-05-27", "seed = nan", "seed = " + "[" * 5_000],
    ids=["long number", "long hex", "date", "no number", "brackets"],
)  # fmt: skip
def test_a_file_that_makes_no_sense_is_refused_with_the_reason(site: Server, file: str):
    answer = _asked(site, file=f"ruleset = 'sve'\n[position]\n{file}\n")
    assert answer.status_code == 422, answer.text
    assert answer.json()["error"]["field"] in ("file", "scenario")


def test_nobody_waits_for_a_file_that_takes_for_ever(site: Server):
    """Reading TOML can take longer than its length: it is done apart."""
    bomb = "ruleset = 'sve'\n" + ".".join("a" * 60_000) + " = 1\n"
    with ThreadPoolExecutor(1) as apart:
        asked = apart.submit(_asked, site, file=bomb)
        while not asked.done():
            assert httpx.get(f"{site.url}/api/rulesets", timeout=PATIENCE / 3).status_code == 200
            time.sleep(0.2)
    assert asked.result().status_code == 422, asked.result().text


NONSENSE: list[dict[str, Any]] = [
    {"position": {"seed": "a"}}, {"position": {"seed": 1.5}}, {"position": {"seed": 1 << 70}},
    {"position": {"turn_of": -1}}, {"position": {"turn_of": 7}}, {"position": {"first": [0]}},
    {"position": {"auto": "never"}}, {"position": {"auto": [1]}}, {"position": {"rules": 1}}, {"position": {"self": 1}},
    {"position": {"deck": "20"}}, {"position": {"phase": 5}}, {"values": {"0": {"deck": -1}}},
    {"card": [{"zone": "hand", "owner": 9}]}, {"card": [{"zone": "hand", "owner": "x"}]},
    {"card": [{"zone": "field", "counters": [1]}]}, {"card": [{"zone": "field", "counters": {"x": "y"}}]},
    {"card": [{"zone": "field", "face": 9}]}, {"card": [{"zone": "field", "face": "back"}]},
    {"card": [{"zone": "field", "gained_attack": "x"}]}, {"card": [{"zone": "field", "evolved_with": 99_999}]},
]  # fmt: skip


@pytest.mark.parametrize("nonsense", NONSENSE, ids=[str(each)[:60] for each in NONSENSE])
def test_a_position_that_makes_no_sense_is_refused_at_the_desk_and_as_a_game(site: Server, nonsense: dict[str, Any]):
    scenario = {"ruleset": "sve", **nonsense}
    played = httpx.post(f"{site.url}/api/games", json={"scenario": scenario}, timeout=PATIENCE)
    for answer in (_asked(site, scenario=scenario), played):
        assert answer.status_code == 422, answer.text
        assert answer.json()["error"]["sentence"]


def test_faces_are_asked_for_over_http(site):
    found = httpx.get(f"{site.url}/api/desk/faces/cfv?card=main:Hearthside%20Nurse", timeout=60).json()
    assert found["cards"]["main:Hearthside Nurse"]["name"] == "Hearthside Nurse" and found["playmat"]["look"]
    assert httpx.get(f"{site.url}/api/desk/faces/chess?card=a:b", timeout=60).status_code == 422
