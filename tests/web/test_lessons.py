"""Lessons: every one can be done as it says, through the engine; whatever else is tried is answered with a rule."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec
import pytest

from ludex.rulebook import ledger
from ludex.table.scenariofile import play
from ludex.web.hosting.held import Held, Wanted
from ludex.web.hosting.past import Line
from ludex.web.hosting.refusal import Refusal
from ludex.web.hosting.starting import staged_setup
from ludex.web.learning.lesson import COURSES, LessonError, _read, course, lesson, told
from ludex.web.words import LANGUAGES
from tests.web.serving import AGAINST_BOT, Server

LESSONS = [each for game in COURSES for each in course(game)]
LEARNER = Wanted(0, 0, 0, True)
every = pytest.mark.parametrize("found", LESSONS, ids=[each.id for each in LESSONS])


def begun(found: Any) -> Any:
    setup = staged_setup(msgspec.to_builtins(found.scenario), found.id)
    return Held(found.scenario.ruleset, setup, ("You", "Tutor"), [])


def give(held: Any, key: str) -> None:
    facts = held.facts()
    assert facts.asked is not None
    held.attempt(Line(facts.version, "answer", facts.asked.seat, key), [])


def through(held: Any, found: Any) -> Any:
    """Every step, before its answer is given: the step and the key."""
    for step in found.step:
        game = held._course.game
        yield step, held._guide.key(game, step.do)
        give(held, held._guide.key(game, step.do))


@pytest.mark.parametrize("game", COURSES)
def test_a_course_has_ten_lessons(game):
    assert [each.id for each in course(game)] == [f"{game}/{n}" for n in range(1, 11)]


@every
def test_the_solution_of_a_lesson_can_be_played(found):
    held = begun(found)
    for _ in through(held, found):
        assert held.tell(LEARNER).ahead["lesson"]["done"] is False
    assert held.tell(LEARNER).ahead["lesson"]["done"] is True
    assert held.facts().rests


@every
def test_the_solution_is_a_scenario_of_its_own(found):
    """The same form as everywhere: what a lesson teaches can be saved, run and compared as a scenario file."""
    played = play(found.solution, auto="turns")
    assert played.refused == ("", "")
    assert played.passed


@every
def test_wrong_tries_are_answered_with_why_and_the_rule(found):
    """Those that a lesson speaks of in its own words; if the rules forbid one, by the very rule that it names."""
    held = begun(found)
    for step, _ in through(held, found):
        game = held._course.game
        for wrong in step.wrong:
            key = held._guide.key(game, wrong.do)
            against = game.why_not(key)
            assert against is None or against.rule == wrong.rule, wrong.do
            with pytest.raises(Refusal) as refused:
                give(held, key)
            assert (refused.value.reason, refused.value.words, refused.value.rule) == ("lesson", wrong.says, wrong.rule)


@every
def test_whatever_else_the_rules_allow_is_recognised_as_beside_the_point(found):
    held = begun(found)
    for _, wanted in through(held, found):
        version = held.facts().version
        for option in held._course.game.decision.options:
            if option.key != wanted:
                with pytest.raises(Refusal) as refused:
                    give(held, option.key)
                assert refused.value.reason == "lesson"
                assert refused.value.rule
                assert set(refused.value.words or ()) == set(LANGUAGES)
        assert held.facts().version == version


@every
def test_every_rule_that_a_lesson_cites_is_in_its_book(found):
    cited = [found.rule, *(wrong.rule for step in found.step for wrong in step.wrong)]
    for citation in cited:
        book, _, number = citation.partition(" ")
        assert ledger(book)[number].gist


@every
def test_who_learns_is_always_told_what_to_do(found):
    held = begun(found)
    for step, _ in through(held, found):
        asked = held.facts().asked
        assert asked is not None
        assert bool(step.task) == (asked.seat == 0), "who learns has a task, the other seat is played by the table"


def test_a_lesson_without_a_language_is_refused_with_its_place(tmp_path):
    file = tmp_path / "01-x.toml"
    file.write_text(
        'rule = "sve 8.2.1"\nidea = { en = "a", ja = "b" }\ndone = { en = "a", ja = "b" }\nstep = []\n'
        'title = { en = "only English" }\nscenario = { ruleset = "sve" }\n'
    )
    with pytest.raises(LessonError, match=r"01-x\.toml: .*only English"):
        _read(file, "sve", 1)


def test_there_is_no_lesson_of_another_name():
    assert [lesson(name) for name in ("", "sve", "sve/11", "xyz/1", "../sve/1")] == [None] * 5


def test_the_words_of_a_lesson_do_not_give_its_answer_away():
    found = lesson("sve/10")
    assert found is not None
    assert "play @piper" not in str(told(found))


# -- at a real server -------------------------------------------------------------------------------------------------
def test_a_lesson_is_a_table_where_only_the_lessons_answers_count(server: Server) -> None:
    made = _create(server, lesson="sve/4")
    with server.sit(made, 0) as me:
        assert me.heard[0]["lesson"]["title"]["en"] == "Followers fight back"
        told = me.position["ahead"]["lesson"]
        assert (told["step"], told["done"]) == (0, False)
        refused = me.ask("answer", version=me.version, key="end")
        assert (refused["reason"], refused["rule"]) == ("lesson", "sve 7.3.3")
        assert refused["words"]["ja"]
        watcher = next(
            card["id"] for card in me.position["view"]["players"][1]["zones"]["field"]["cards"]
            if card["name"] == "Reef Watcher"
        )  # fmt: skip
        knight = told["key"].split()[1]
        why = me.ask("why", version=me.version, key=f"attack {knight} {watcher}")
        assert why["obstacles"][0]["rule"] == "sve 8.4.3.1"
        assert why["obstacles"][0]["words"]["en"].startswith("The watcher stands upright")
        me.answer(told["key"])
        assert me.position["ahead"]["lesson"]["done"]


def test_the_table_plays_the_other_seat_as_the_lesson_says(server: Server) -> None:
    made = _create(server, lesson="sve/8")
    with server.sit(made, 0) as me:
        while not me.asked(0):
            me.until("position")
        me.answer(me.position["ahead"]["lesson"]["key"])
        assert me.position["ahead"]["lesson"]["done"]
        version = me.version
    with server.sit(made, 0) as me:  # it is the opponent's turn, but the lesson is over: nobody goes on
        assert me.version == version


def _create(server: Server, **wanted: Any) -> Any:
    answer = httpx.post(f"{server.url}/api/games", json={"seats": AGAINST_BOT, **wanted}, timeout=60)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return {"game": made["game"], "tokens": [seat["token"] for seat in made["seats"]]}


WARD = {
    "ruleset": "sve",
    "card": [
        {"as": "lancer", "zone": "field", "attack": 3, "defense": 3},
        {"as": "guard", "seat": 1, "zone": "field", "text": "Ward.", "defense": 2, "engaged": True},
    ],
}


def test_a_game_may_begin_at_any_position(server: Server) -> None:
    made = _create(server, scenario=WARD)
    with server.sit(made, 0) as me:
        assert me.heard[0]["lesson"] is None
        keys = [option["key"] for option in me.decision["options"]]  # type: ignore[index]
        assert len([key for key in keys if key.startswith("attack")]) == 1


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({"lesson": "sve/99"}, "There is no lesson"),
        ({"scenario": {"ruleset": "chess"}}, "There is no ruleset"),
        ({"scenario": {**WARD, "nonsense": 1}}, "nonsense"),
        ({"scenario": {"ruleset": "sve", "card": [{"zone": "attic"}]}}, "there is no zone 'attic'"),
        ({"scenario": {"ruleset": "sve", "card": "many"}}, "a list of cards"),
        ({"scenario": {"ruleset": "sve", "card": [{"zone": "field"}] * 301}}, "300 cards"),
        ({"scenario": {"ruleset": "sve", "card": [{"zone": "hand", "text": "x" * 1501}]}}, "1500 characters"),
        ({"scenario": {"ruleset": "cfv", "card": [{"zone": "vanguard circle", "critical": 10**40}]}}, "99999 at most"),
        ({"scenario": {"ruleset": "sve", "card": [{"zone": "field", "counters": {"x": 10**9}}]}}, "99999 at most"),
        ({"scenario": {"ruleset": "sve", "brings": [{"name": "x", "attack": -(10**9)}]}}, "99999 at most"),
        ({"ruleset": "sve", "cards": [{"name": "x", "back": {"attack": 10**9}}]}, "99999 at most"),
        ({"ruleset": "sve", "decks": [{"cards": [{"name": "x", "cost": 1e9}]}, "derby"]}, "99999 at most"),
        ({"scenario": {"ruleset": "sve", "position": {"deck": 10**9}}}, "'deck' under 'position' may be 300 at most"),
        ({"scenario": {"ruleset": "cfv", "values": {"0": {"damage": 10**9}}}}, "'damage' under 'values' may be 99999"),
        ({"scenario": {"ruleset": "cfv", "values": {"0": [1]}}}, "is a table"),
        ({"scenario": WARD, "ruleset": "cfv"}, "says itself"),
    ],
)
def test_what_cannot_be_set_up_is_refused_with_what_is_wrong(server: Server, wanted, said) -> None:
    answer = httpx.post(f"{server.url}/api/games", json={"seats": AGAINST_BOT, **wanted}, timeout=60)
    assert answer.status_code == 422
    assert said in answer.json()["error"]["sentence"]
