"""Stops: which questions go by themselves. The module knows no page, so it is asked directly; then at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludex import games
from ludex.web.playmats import playmat
from tests.web.browser.driver import Seat
from tests.web.serving import AGAINST_BOT, Server

RULE = "fow-5.5 6.1:1.3"
STOPS: dict[str, Any] = {"passing": "sensible", "order": False, "hold": False, "boost": True, "moments": {}}
ATTACKER = {"zones": {"field": {"cards": [{"id": "c9", "parts": ["attacking"]}]}}}
CALM = {"zones": {"field": {"cards": [{"id": "c9", "parts": []}]}}}


def asked(*keys: str, nature: str, kind: str = "act", rule: str = RULE, **more: object) -> dict[str, Any]:
    weights = {"break": "grave", "activate c5 1": "aid"}
    options = [{"key": key, "label": key, **({"weight": weights[key]} if key in weights else {})} for key in keys]
    return {"seat": 0, "kind": kind, "rule": rule, "prompt": "", "options": options, "nature": nature, **more}


def view(
    decision: dict[str, Any], *, active: int = 1, attack: bool = False, played: tuple[int, ...] = ()
) -> dict[str, Any]:
    players = [{"seat": 0, "zones": {}}, {"seat": 1, **(ATTACKER if attack else CALM)}]
    waiting = [{"controller": seat} for seat in played]
    return {"turn": 4, "active": active, "players": players, "played": waiting, "pending": [], "decision": decision}


def auto(
    page: Page,
    seen: dict[str, Any],
    *,
    ruleset: str = "fow-5.5/valhalla",
    stops: dict[str, Any] = STOPS,
    **about: object,
) -> Any:
    script = """async ({seen, mat, stops, about}) => {
      const m = await import('/table/stops.js');
      return m.automatic(seen, mat, stops, about);
    }"""
    return page.evaluate(script, {"seen": seen, "mat": playmat(ruleset), "stops": stops, "about": about})


def taken(page: Page, seen: dict[str, Any], **more: Any) -> str | None:
    found = auto(page, seen, **more)
    return None if found is None else str(found["option"]["key"])


WISHES = [STOPS, {**STOPS, "moments": {f"theirs {RULE}": "never"}}]


@pytest.mark.parametrize("until", [False, True])
@pytest.mark.parametrize("people", [False, True])
@pytest.mark.parametrize("nature", ["attacked", "chance", ""])
def test_what_comes_by_an_attack_or_has_a_price_is_never_answered(
    modules: Page, nature: str, people: bool, until: bool
) -> None:
    for keys in (("guard c1", "pass"), ("block c1", "pass"), ("boost c1", "pass"), ("yes", "no")):
        for stops in WISHES:
            seen = view(asked(*keys, nature=nature), attack=True)
            assert taken(modules, seen, stops=stops, people=people, until=until) is None


def test_between_people_only_what_everybody_sees_decides(modules: Page) -> None:
    for could in (True, False):
        for moment in ("draw phase", "main phase", "declare attack step", "end phase"):
            for attack in (True, False):
                told = {
                    str(
                        auto(
                            modules,
                            view(asked(*keys, nature="window", could=could), attack=attack),
                            people=True,
                            moment=moment,
                        )
                        and "passed"
                    )
                    for keys in (("pass",), ("break", "pass"), ("play c1", "play c2", "pass"))
                }
                assert len(told) == 1, (could, moment, attack)
    waits = {
        auto(modules, view(asked(*keys, nature="window", could=False)), people=True)["wait"]
        for keys in (("pass",), ("play c1", "pass"))
    }
    assert len(waits) == 1


def test_sensible_stops_against_a_bot(modules: Page) -> None:
    able = asked("play c1", "break", "pass", nature="window")
    assert taken(modules, view(able), moment="draw phase") == "pass"
    assert taken(modules, view(able), moment="main phase") == "pass"
    assert taken(modules, view(able), moment="end phase") is None
    assert taken(modules, view(able, active=0), moment="end phase") == "pass"
    assert taken(modules, view(able), moment="declare attack step") == "pass"  # nobody attacks yet
    assert taken(modules, view(able, attack=True), moment="declare attack step") is None
    assert taken(modules, view(able, played=(1,)), moment="main phase") is None  # theirs waits
    assert taken(modules, view(able, active=0, played=(0,)), moment="main phase") == "pass"  # one's own
    assert taken(modules, view(able, active=0, played=(0,)), moment="main phase", stops={**STOPS, "hold": True}) is None


def test_a_lone_lifebreak_is_no_question_unless_it_is_wanted(modules: Page) -> None:
    poor = asked("break", "activate c5 1", "pass", nature="window")
    for seen in (view(poor, played=(1,)), view(poor, attack=True), view(poor)):
        assert taken(modules, seen, moment="end phase") == "pass"
    always = {**STOPS, "moments": {f"theirs {RULE} end phase": "always"}}
    assert taken(modules, view(poor), moment="end phase", stops=always) is None
    assert taken(modules, view(poor), moment="draw phase", stops=always) == "pass"


def test_until_something_happens(modules: Page) -> None:
    able = asked("play c1", "pass", nature="window")
    always = {**STOPS, "moments": {f"theirs {RULE} end phase": "always"}}
    assert taken(modules, view(able), moment="end phase", stops=always, until=True) == "pass"
    assert taken(modules, view(able, played=(1,)), moment="end phase", until=True) is None
    assert taken(modules, view(able, attack=True), moment="declare attack step", until=True) is None


def test_ones_own_time_ends_by_itself_only_against_a_bot_and_with_nothing_to_do(modules: Page) -> None:
    for nature in ("turn", "step"):
        seen = view(asked("break", "pass", nature=nature), active=0)
        assert taken(modules, seen, ahead={"idle": False}) is None
        assert taken(modules, seen, ahead={"idle": True}) == "pass"
        assert taken(modules, seen, ahead={"idle": True}, people=True) is None
    assert auto(modules, view(asked("end", nature="turn"), active=0), ahead={"idle": True})["wait"] > 1500  # a look


def test_who_wants_to_be_asked_is_asked(modules: Page) -> None:
    everything = {**STOPS, "passing": "ask"}
    for nature in ("window", "turn", "step"):
        assert (
            taken(modules, view(asked("break", "pass", nature=nature)), stops=everything, ahead={"idle": True}) is None
        )


# -- at the table -----------------------------------------------------------------------------------------------------
def test_priority_is_asked_when_it_matters_and_the_panel_says_what_went_by_itself(
    server: Server, sit: Callable[..., Seat]
) -> None:
    made = server.create("fow-5.5/valhalla", decks=("mothandrust", "gownalight"), seats=AGAINST_BOT, seed=3)
    ann = sit(made, 0)
    for _ in range(30):
        seen = ann.wait()
        if seen["prompt"] == "Main phase":
            break
        ann.click(len(seen["things"]) + len(seen["buttons"]) - 1)
    expect(ann.page.get_by_test_id("moment")).to_have_text("main phase")  # the first question is in a main phase
    expect(ann.page.get_by_test_id("passed")).to_contain_text("passed (draw phase")
    gold = ann.page.locator("#panel .option.primary")
    assert "break" not in [each.get_attribute("data-key") for each in gold.all()]


def test_each_game_has_its_own_wishes(server: Server, sit: Callable[..., Seat]) -> None:
    kept = '{"animations": false, "speed": "none", "passing": {"fow": {"passing": "ask"}}}'
    made = server.create("sve", decks=("bellmere", "derby"), seats=AGAINST_BOT, seed=5)
    ann = sit(made, 0, settings=kept)
    ann.wait()
    ann.page.keyboard.press("s")
    expect(ann.page.get_by_test_id("automatic")).to_be_checked()
    ann.page.get_by_test_id("automatic").uncheck()
    stored = ann.page.evaluate("JSON.parse(localStorage['ludex.settings']).passing")
    assert {game: wishes["passing"] for game, wishes in stored.items()} == {"fow": "ask", "sve": "ask"}


def test_no_stop_is_for_a_question_with_a_price() -> None:
    for name in games.rulesets():
        stops: Any = playmat(name)["stops"]
        assert not [stop for stop in stops if stop["label"] in ("Guard", "Boost", "Block")]
