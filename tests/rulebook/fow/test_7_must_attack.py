"""Having to attack (fow 7.12:2, 8.2:3): no pass, no other attacker, and in 5.5 no forfeit."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))
MUST = "This card must attack if able."


def rule(t: Table, number: str) -> str:
    """A number of the family in the book of this table."""
    return t.rules.rule(f"fow {number}")


@both
@pytest.mark.rule("fow 8.2:3.1")
def test_7_12__2_no_pass_while_it_can_attack(ruleset: str) -> None:
    """Other actions come first if the player likes; in answer to something passing is free; it attacks, no other."""
    t = Table(ruleset, asking=True)
    keen, other = t.field(P1, MUST), t.field(P1)
    chant = t.chant(P1, "Draw a card.")
    assert t.forbids("pass") == rule(t, "7.12:2") and "pass" not in t.options
    t.play(chant)
    t.resolve()
    assert t.count(P1, "hand") == 1 and t.forbids("pass") == rule(t, "7.12:2")
    t.choose("battle")
    assert t.why_not("pass") is None
    t.to_attack()
    assert f"attack {keen} {t.player(P2)}" in t.options
    assert t.forbids(f"attack {other} {t.player(P2)}") == rule(t, "8.2:3.1")
    t.choose(f"attack {keen} {t.player(P2)}")
    t.finish_battle()
    assert t.rested(keen) and t.why_not("pass") is None


@pytest.mark.rule("fow 8.2:3", "fow-5.01 8.2:3")
def test_7_12__2_forfeiting_is_free_only_in_5_01() -> None:
    """In 5.5 an effect that forces an attack takes the choice away."""
    for ruleset, forbidden in (("fow-5.01/valhalla", ""), ("fow-5.5/valhalla", "fow-5.5 8.2:3")):
        t = Table(ruleset, asking=True)
        t.field(P1, MUST)
        t.choose("battle")
        t.to_attack()
        assert t.forbids("forfeit") == forbidden and ("forfeit" in t.options) == (not forbidden)


@pytest.mark.editions("fow-5.01")
@pytest.mark.rule("fow-5.01-R17", "fow-5.01 8.2:6")
def test_7_12__2_after_a_forfeit_there_is_nothing_to_wait_for() -> None:
    """Who may initiate no more battles may pass."""
    t = Table("fow-5.01/valhalla", asking=True)
    t.field(P1, MUST)
    t.choose("battle")
    t.to_attack()
    t.choose("forfeit")
    t.finish_battle()
    assert t.forbids("battle") == "fow-5.01 8.2:6" and t.why_not("pass") is None


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow-5.5-R19")
def test_7_12__2_forfeited_before_it_came() -> None:
    """A right that was lost is not demanded."""
    t = Table(asking=True)
    t.field(P1, rested=True)
    keen = t.hand(P1, f"[Swiftness]\n{MUST}", cost="{0}")
    t.choose("battle")
    t.to_attack()
    t.choose("forfeit")
    t.finish_battle()
    t.cast(keen)
    assert t.zone_of(keen) == "field" and t.forbids("battle") == "fow-5.5 8.2:6" and t.why_not("pass") is None


@both
@pytest.mark.rule("fow-5.01-R18", "fow-5.5-R20", "fow 11.6:1")
def test_7_12__2_1_a_newcomer_need_not(ruleset: str) -> None:
    """Unless it has [Swiftness]."""
    for text, free in ((MUST, True), (f"[Swiftness]\n{MUST}", False)):
        t = Table(ruleset, asking=True)
        t.field(P1, text, arrived="now")
        assert (t.why_not("pass") is None) is free


@both
def test_7_12__2_2_a_rested_one_need_not(ruleset: str) -> None:
    """Resting it for something else is allowed, and then the player may pass."""
    t = Table(ruleset, asking=True)
    keen = t.field(P1, f"{MUST}\n[Activate] {{Rest}}: Draw a card.")
    assert t.why_not("pass") is not None
    t.activate(keen)
    t.resolve()
    assert t.rested(keen) and t.why_not("pass") is None


@both
@pytest.mark.rule("fow 8.2:4")
def test_7_12__2_3_without_anything_to_attack_it_need_not(ruleset: str) -> None:
    """It cannot attack players, and nothing of the opponent's is rested."""
    for rested in (True, False):
        t = Table(ruleset, asking=True)
        t.field(P1, f"{MUST}\nThis card cannot attack players.")
        t.field(P2, rested=rested)
        assert (t.why_not("pass") is None) is not rested


@both
@pytest.mark.rule("fow 1.4:4")
def test_7_12__2_4_what_is_forbidden_to_attack_need_not(ruleset: str) -> None:
    """A prohibition beats the demand."""
    t = Table(ruleset, asking=True)
    t.field(P1, MUST)
    t.field(P2, "Resonators your opponent controls cannot attack.")
    assert t.why_not("pass") is None


@both
@pytest.mark.rule("fow 7.12:2")
def test_7_12__2_only_ones_own_and_only_in_the_main_phase(ruleset: str) -> None:
    """The opponent's demand nothing, and in other phases anybody may pass."""
    t = Table(ruleset, asking=True)
    t.field(P2, MUST)
    assert t.why_not("pass") is None
    t = Table(ruleset, asking=True, phase="end")
    t.field(P1, MUST)
    assert t.why_not("pass") is None


@both
@pytest.mark.rule("fow 8.2:5")
def test_7_12__2_5_what_costs_something_is_left_to_the_player(ruleset: str) -> None:
    """The player may pass and forfeit; whoever attacks pays for it."""
    t = Table(ruleset, asking=True)
    keen = t.field(P1, f"{MUST}\nThis card cannot attack unless you pay {{1}}.")
    t.set(P1, will_w=1)
    assert t.why_not("pass") is None
    t.to_attack()
    assert t.options == [f"attack {keen} {t.player(P2)}", "forfeit"]
    t.choose(f"attack {keen} {t.player(P2)}")
    assert t.wills(P1) == {} and t.rested(keen)
    assert [e.kind for e in t.events() if e.kind in ("rest", "value", "attack")] == ["rest", "value", "attack"]
    t.finish_battle()
    assert t.life(P2) == 3500


@both
@pytest.mark.rule("fow 7.12:2", "fow 7.12:2.3")
@pytest.mark.parametrize("rested", (True, False))
def test_7_12__2_who_must_attack_one_of_the_opponents_cards_waits_for_one_that_can_be_attacked(
    ruleset: str, rested: bool
) -> None:
    t = Table(ruleset, asking=True)
    t.field(P1, "This card must attack a resonator your opponent controls if able.")
    t.field(P1, rested=True, attack=100)
    t.field(P2, rested=rested)
    assert t.forbids("pass") == (rule(t, "7.12:2") if rested else "")
