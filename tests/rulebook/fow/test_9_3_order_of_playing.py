"""The order in which something is played (fow 9.3:2), where the book leaves a doubt."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))


@both
@pytest.mark.rule("fow 9.3:2.4", "fow-5.5-R45", "fow-5.01-R38")
def test_9_3__2_4_what_is_being_played_is_no_target_of_its_own(ruleset: str) -> None:
    """Alone it cannot be played; in answer to another spell that one is the only target, and so it is for abilities."""
    t = Table(ruleset, asking=True)
    first, two = t.instant(P1, "Draw a card."), t.instant(P1, "You gain 100 life.")
    no = t.instant(P1, "Cancel target spell.")
    judge = t.field(P1, "[Activate] {0}: Cancel target spell or ability.")
    assert t.forbids(f"play {no}") == f"{t.rules.book} 9.3:2.4"
    t.play(first)
    t.play(two)
    t.choose(f"play {no}")
    assert set(t.options) == {f"pick {first}", f"pick {two}"}
    t.answer(two)
    t.choose(t.activation(judge))
    assert set(t.options) == {f"pick {card}" for card in (first, two, no)}


@both
@pytest.mark.rule("fow 7.11:1", "fow-5.5-R46", "fow-5.01-R39")
def test_7_11__1_without_a_stone_none_is_called(ruleset: str) -> None:
    t = Table(ruleset, asking=True, stone_deck=0)
    assert t.forbids("call") == f"{t.rules.book} 7.11:1"


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 12.1:2", "fow 9.3:2.4", "fow-5.5-R47")
def test_12_1__2_awakening_is_said_before_the_targets_and_paid_after_them() -> None:
    t = Table(asking=True)
    t.set(P1, will_r=1)
    t.field(P2)
    spell = t.chant(P1, "[Awakening] {1}: Destroy target resonator.\nTarget player draws a card.")
    t.choose(f"play {spell}")
    assert t.asking_rule() == "fow-5.5 12.1:2" and t.wills(P1) == {"R": 1}
    t.choose(True)
    assert t.asking_rule() == "fow-5.5 9.3:2.4" and t.wills(P1) == {"R": 1}
    t.answer(t.player(P2))
    assert not t.wills(P1) and t.chase == [spell]


@pytest.mark.editions("fow-5.01")
@pytest.mark.rule("fow 12.1:2", "fow-5.01-R40")
def test_12_1__2_in_5_01_too() -> None:
    """There only what comes into a field has what it is awakened to, and so no targets on being played."""
    t = Table("fow-5.01/valhalla", asking=True)
    t.set(P1, will_r=1)
    crown = t.hand(P1, "[Awakening] {1}: [Flying]", type="addition", subtype="resonator", cost="{0}")
    one, _ = t.field(P1), t.field(P1, attack=100)
    t.choose(f"play {crown}")
    assert t.asking_rule() == "fow-5.01 12.1:2"
    t.choose(True)
    assert t.asking_rule() == "fow-5.01 7.2:3" and t.wills(P1) == {"R": 1}
    t.answer(one)
    assert not t.wills(P1)
