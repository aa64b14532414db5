"""Conditions of judgments and abilities in words (fow 7.5:2.2, 9.2): what was put into a field, what cannot be used."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))


@both
@pytest.mark.rule("fow 7.5:2.2")
@pytest.mark.parametrize("words", (
    "Play this ability only if you put a Moon into a field this turn.",
    "You cannot play this ability if you haven't put any Moon into a field this turn.",
))  # fmt: skip
def test_7_5__2_2_a_judgment_that_asks_for_what_was_put_into_a_field(ruleset: str, words: str) -> None:
    t = Table(ruleset, asking=True)
    t.ruler(P1, f"[Judgment] {{0}}. {words}", attack=800, defense=800)
    moon, sun = t.hand(P1, race="Moon", cost="{0}"), t.hand(P1, race="Sun", cost="{0}")
    t.cast(sun)
    assert t.forbids("judgment") == f"{t.rules.book} 7.5:2.2"
    t.cast(moon)
    assert t.forbids("judgment") == ""


@both
@pytest.mark.rule("fow 1.4:4", "fow 7.8:1")
def test_7_8__1_an_ability_that_cannot_be_used_under_a_condition(ruleset: str) -> None:
    t = Table(ruleset, asking=True)
    text = "If you control no Elves, [Activate] of this card cannot be used.\n[Activate] {0}: You gain 100 life."
    card, elf = t.field(P1, text, race="Human"), t.hand(P1, race="Elf", cost="{0}")
    assert t.forbids(t.activation(card)) == f"{t.rules.book} 1.4:4"
    t.cast(elf)
    t.activate(card)
    t.resolve()
    assert t.life(P1) == 4100


@both
@pytest.mark.rule("fow 10.7:2")
def test_10_7__2_this_enter_cannot_be_chased(ruleset: str) -> None:
    t = Table(ruleset, asking=True)
    card = t.hand(P1, "[Enter] You gain 100 life. Players cannot chase to this [Enter].", cost="{0}")
    answer = t.instant(P2, "You gain 100 life.")
    t.play(card)
    t.pass_()
    assert f"play {answer}" in t.options
    t.pass_()
    t.choose("trigger 1")
    t.pass_()
    assert t.asked == P2 and t.forbids(f"play {answer}") == rule(t, "10.7:2")


def rule(t: Table, number: str) -> str:
    return t.rules.rule(f"fow {number}")


@both
@pytest.mark.rule("fow 9.4:1")
def test_9_4__1_several_gifts_each_under_a_condition_of_its_own(ruleset: str) -> None:
    t = Table(ruleset)
    flying = "[Flying] as long as you control a light resonator"
    bonus = "[+200/+200] as long as you control a wind resonator"
    card = t.field(P1, f"This card gains {flying} and {bonus}.")
    wind, light = t.hand(P1, cost="{G}", attack=100), t.hand(P1, cost="{W}", attack=200)
    t.set(P1, will_g=1, will_w=1)
    assert not t.has(card, "Flying") and t.stats(card) == (500, 500)
    t.cast(wind)
    assert not t.has(card, "Flying") and t.stats(card) == (700, 700)
    t.cast(light)
    assert t.has(card, "Flying") and t.stats(card) == (700, 700)
