"""Choices: options become things to click, stage by stage. The module knows no page, so it is asked directly."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page


def cards(**names: str) -> dict[str, Any]:
    return {"cards": [{"id": card, "name": name} for card, name in names.items()]}


VIEW: dict[str, Any] = {
    "players": [
        {
            "seat": 0,
            "zones": {"hand": cards(c1="A", c2="A", c3="B"), "field": cards(c4="C"), "leader area": cards(c0="E")},
        },
        {"seat": 1, "zones": {"field": cards(c9="D"), "leader area": cards(c50="F")}},
    ],
    "shared": {},
}


def decision(*keys: str, kind: str = "act", **more: object) -> dict[str, Any]:
    options = [{"key": key, "label": key} for key in keys]
    return {"seat": 0, "kind": kind, "rule": "sve 7.3.3", "prompt": "", "options": options, "picked": [], **more}


def ask(page: Page, call: str, **given: object) -> Any:
    """Evaluate a call with the module's names, the table of the view, and what is given."""
    script = """async ({call, view, given}) => {
      const module = await import('/table/choices.js');
      const plain = (v) => {
        if (v instanceof Set) return [...v];
        if (v instanceof Map) return Object.fromEntries(v);
        const whole = v && typeof v === 'object' && !Array.isArray(v);
        return whole ? Object.fromEntries(Object.entries(v).map(([k, x]) => [k, plain(x)])) : v;
      };
      const names = {...module, table: module.lookup(view, 0), ...given};
      return plain(new Function(...Object.keys(names), `return (${call})`)(...Object.values(names)));
    }"""
    return page.evaluate(script, {"call": call, "view": VIEW, "given": given})


@pytest.mark.parametrize(
    ("key", "named"),
    [
        ("attack c4 c9", ["c4", "c9"]),
        ("attack c4 leader", ["c4", "c50"]),
        ("circle left-front", ["0/left front"]),
        ("play c1 standby", ["c1"]),
        ("rest c4 fire", ["c4"]),
        ("name Keeper of c1", []),
        ("number 3", []),
        ("instead 2 play c1", []),
        ("pass", []),
    ],
)
def test_what_a_key_names(modules: Page, key: str, named: list[str]) -> None:
    assert ask(modules, "things(key, table)", key=key) == named


def test_a_card_is_lit_and_then_its_targets(modules: Page) -> None:
    asked = decision("play c3", "attack c4 c9", "attack c4 leader", "end")
    first = ask(modules, "stage(asked, [], table)", asked=asked)
    assert (first["lit"], [o["key"] for o in first["buttons"]]) == (["c3", "c4"], ["end"])
    second = ask(modules, "stage(asked, ['c4'], table)", asked=asked)
    assert (second["lit"], second["menu"], second["answer"]) == (["c9", "c50"], [], None)
    assert ask(modules, "stage(asked, ['c4', 'c50'], table).answer.key", asked=asked) == "attack c4 leader"


def test_a_card_with_one_use_answers_at_once_and_one_with_several_has_a_menu(modules: Page) -> None:
    asked = decision("play c3", "play c1", "set c1", "attack c4 c9", "activate c4 1")
    assert ask(modules, "stage(asked, ['c3'], table).answer.key", asked=asked) == "play c3"
    several = ask(modules, "stage(asked, ['c1'], table)", asked=asked)
    assert (several["answer"], [o["key"] for o in several["menu"]]) == (None, ["play c1", "set c1"])
    mixed = ask(modules, "stage(asked, ['c4'], table)", asked=asked)
    assert (mixed["lit"], [o["key"] for o in mixed["menu"]]) == (["c9"], ["activate c4 1"])


def test_why_a_target_is_not_offered_is_asked_with_what_was_picked(modules: Page) -> None:
    asked = decision("play c3", "attack c4 leader", "end")
    assert ask(modules, "keyWith(asked, ['c4'], 'c9', table)", asked=asked) == "attack c4 c9"
    assert ask(modules, "keyWith(asked, [], 'c9', table)", asked=asked) is None


def test_equal_cards_stand_for_each_other_unless_it_matters_since_when_they_are_there(modules: Page) -> None:
    play = decision("play c1", "end")
    assert ask(modules, "twins(asked, new Set(['c1']), table)", asked=play) == {"c2": "c1"}
    picked = decision("pick c1", kind="choose", picked=["c2"])
    assert ask(modules, "twins(asked, new Set(['c1']), table)", asked=picked) == {}
    attack = decision("attack c1 c9", "end")
    assert ask(modules, "twins(asked, new Set(['c1']), table)", asked=attack) == {}


@pytest.mark.parametrize(
    ("asked", "form"),
    [
        (decision("pick c3", "pick c4", kind="order"), "order"),
        (decision("pick c1", "pick c3", kind="order"), "buttons"),  # the twin of c1 would have no place in it
        (decision(*(f"number {n}" for n in range(20)), kind="number"), "number"),
        (decision(*(f"number {n}" for n in range(4)), kind="number"), "buttons"),
        (decision(*(f"name Card {n}" for n in range(200)), kind="choose"), "list"),
        (decision("yes", "no", kind="confirm"), "buttons"),
    ],
)
def test_each_kind_of_question_has_its_control(modules: Page, asked: dict[str, Any], form: str) -> None:
    assert ask(modules, "form(asked, table)", asked=asked) == form


def test_a_settled_order_goes_on_only_with_its_own_question(modules: Page) -> None:
    asked = decision("pick c3", "pick c4", kind="order")
    plan = {"rule": "sve 7.3.3", "keys": ["pick c4", "pick c3"]}
    assert ask(modules, "nextOf(plan, asked).key", asked=asked, plan=plan) == "pick c4"
    assert ask(modules, "nextOf(plan, asked)", asked={**asked, "rule": "sve 1"}, plan=plan) is None
    assert ask(modules, "nextOf(plan, asked)", asked=decision("pick c4"), plan=plan) is None


def test_passing_is_to_pass_and_never_what_comes_after_it(modules: Page) -> None:
    """Space ends the turn; it does not attack because the way to an attack begins with passing."""
    then = [{"key": "battle", "then": [{"key": "attack c4 c9"}]}, {"key": "end", "label": "End the turn"}]
    ahead = {"doors": {"pass": {"step": True, "then": then}}}
    opened = "passing(unfolded(asked, ahead), ['pass', 'end'])"

    assert ask(modules, opened, asked=decision("pass"), ahead=ahead)["path"] == ["pass", "end"]
    assert ask(modules, "passing(asked, ['pass', 'end'])", asked=decision("play c1", "pass"))["key"] == "pass"


def test_choosing_nothing_is_told_apart_from_being_done(modules: Page) -> None:
    none = "Boolean(nothing(asked, asked.options.at(-1)))"
    assert ask(modules, none, asked=decision("pick c1", "done", kind="choose"))
    assert not ask(modules, none, asked=decision("pick c1", "done", kind="choose", picked=["c2"]))
    assert not ask(modules, none, asked=decision("done", kind="choose"))
    assert not ask(modules, none, asked=decision("play c1", "pass"))
