"""Types, skill icons and reminder text (cfv 2.9 to 2.11)."""

from __future__ import annotations

import pytest

from tests.cfv_table import P1, P2, Table


@pytest.mark.parametrize(("kind", "found"), [("trigger unit", ["with"]), ("normal unit", ["without"])])
def test_2_9_2_the_icon_makes_a_trigger_unit(kind: str, found: list[str]) -> None:
    """A text that asks for trigger units means those with an icon, normal units are all others."""
    t = Table()
    caller = t.vanguard(P1, f"[ACT](VC): All of your {kind}s get [Power]+1000 until end of turn.")
    units = {"with": t.rear(P1, trigger="critical", grade=0), "without": t.rear(P1, grade=0)}
    t.activate(caller)
    assert [name for name, unit in units.items() if t.power(unit) == 6000] == found


@pytest.mark.rule("cfv 2.10.1.1", "cfv 10.2.1.1")
def test_2_10_1_skill_icon_twin_drive() -> None:
    """Two drive checks."""
    t = Table()
    vanguard = t.vanguard(P1, icons="Twin Drive!!")
    t.attack(vanguard)
    assert t.has(vanguard, "Twin Drive!!") and len(t.events("drive check")) == 2


@pytest.mark.rule("cfv 2.10.1", "cfv 10.2.2.1")
def test_2_10_1_2_skill_icon_intercept() -> None:
    """Only the unit with the icon can intercept."""
    t = Table()
    attacker = t.rear(P1, circle="left front", power=10000)
    able = t.rear(P2, circle="left front", icons="Intercept")
    other = t.rear(P2, circle="right front", icons="Boost")
    t.declare(attacker)
    assert t.forbids(f"intercept {able}") == "" and t.forbids(f"intercept {other}") == "cfv 10.2.2.1"


@pytest.mark.rule("cfv 2.10.1", "cfv 10.2.3.1")
@pytest.mark.parametrize(("icons", "obstacle"), [("Boost", ""), ("Intercept", "cfv 10.2.3.1"), ([], "cfv 10.2.3.1")])
def test_2_10_1_3_skill_icon_boost(icons: str | list[str], obstacle: str) -> None:
    """Only the unit with the icon can boost."""
    t = Table()
    attacker = t.rear(P1, circle="left front", power=5000)
    behind = t.rear(P1, circle="left back", icons=icons, power=6000)
    t.rear(P2, circle="left front")
    t.to_battle()
    t.choose("attack")
    if t.menu == "cfv attack":
        t.choose(f"attack {attacker}")
    t.choose(f"target {t.vanguard_of(P2)}")
    boosted = not obstacle
    assert (t.menu == "cfv boost") == boosted
    if boosted:
        t.choose(f"boost {behind}")
        t.settle()
    assert t.damages(P2) == int(boosted) and t.rested(behind) == boosted


def test_2_11_3_reminder_text_does_nothing() -> None:
    """Words in parentheses after a keyword are no ability and have no effect."""
    t = Table()
    reminder = "[CONT](RC): Restraint (This unit cannot attack. Draw a card.)"
    unit, plain = t.rear(P1, reminder, circle="left front"), t.rear(P1, "[CONT](RC): Restraint", circle="right front")
    assert (
        [a.keyword for a in t.chars(unit).abilities] == [a.keyword for a in t.chars(plain).abilities] == ["Restraint"]
    )
    t.declare(t.vanguard_of(P1))
    t.settle()
    assert t.count(P1, "hand") == 1  # of the drive check
