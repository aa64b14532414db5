"""Judgment, calling magic stones and passing (fow 7.4, 7.5, 7.11, 7.12)."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))


def rule(t: Table, number: str) -> str:
    """A number of the family in the book of this table."""
    return t.rules.rule(f"fow {number}")


# -- battle ------------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 7.4:1", "fow 6.3:2.2")
def test_7_4__2_a_battle_does_not_go_through_the_chase(ruleset: str) -> None:
    """It has begun the moment it is initiated; nobody can answer that."""
    t = Table(ruleset, asking=True)
    t.instant(P2, "Draw a card.")
    t.choose("battle")
    assert t._in_battle() and not t.chase and t.events("moment")[0].key == "battle phase"


# -- judgment ----------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 7.5:1", "fow 7.5:2", "fow 7.5:2.1", "fow 6.3:2.3")
def test_7_5__3_judgment_goes_through_the_chase(ruleset: str) -> None:
    """Its wills are paid, both players may answer, and then the ruler is in the field, J-ruler side up, as it lay."""
    t = Table(ruleset, asking=True)
    ruler = t.ruler(P1, "[Judgment] {W}{1}", attack=900)
    t.set(P1, will_w=1, will_r=1)
    t.judgment()
    assert t.wills(P1) == {} and t.zone_of(ruler) == "ruler area" and len(t.chase) == 1 and t.asked == P1
    assert t.game.original(t.chase[0].id).types == {"judgment"}
    t.pass_()
    assert t.asked == P2
    t.pass_()
    assert t.where(ruler) == (P1, "field") and "J-ruler" in t.chars(ruler).types and t.stats(ruler)[0] == 900
    assert t.event("judgment", ruler).rule == rule(t, "7.5:3") and not t.rested(ruler) and not t.chase


@both
def test_7_5__1_what_a_judgment_needs(ruleset: str) -> None:
    """A recovered ruler in the ruler area, the own main phase, an empty chase, and none done this turn."""
    t = Table(ruleset)
    t.ruler(P1, "[Judgment] {0}", rested=True)
    assert t.forbids("judgment") == rule(t, "7.5:1")
    t = Table(ruleset)
    t.j_ruler(P1)
    assert t.forbids("judgment") == rule(t, "7.5:1")
    t = Table(ruleset, asking=True)
    t.ruler(P1, "[Judgment] {0}")
    t.ruler(P2, "[Judgment] {0}")
    answer = t.instant(P1, "Draw a card.")
    assert "judgment" in t.options
    t.play(answer)
    assert t.forbids("judgment") == rule(t, "6.3:2")
    t.pass_()
    assert t.asked == P2 and t.forbids("judgment") == rule(t, "6.3:2")


@both
@pytest.mark.rule("fow 7.5:2.1")
def test_7_5__2_what_the_section_asks_is_done(ruleset: str) -> None:
    """Not only wills; without it there is no judgment."""
    t = Table(ruleset)
    t.ruler(P1, "[Judgment] Banish a resonator.")
    assert t.why_not("judgment") is not None
    t = Table(ruleset)
    ruler, victim = t.ruler(P1, "[Judgment] Banish a resonator."), t.field(P1)
    t.judgment()
    assert t.zone_of(victim) == "graveyard" and t.zone_of(ruler) == "field"
    t = Table(ruleset)
    t.ruler(P1, "[Judgment] {1}")
    assert t.forbids("judgment") == rule(t, "10.2:4")


@both
def test_7_5__2_2_conditions_have_to_be_met(ruleset: str) -> None:
    """They are asked before anything is paid."""
    text = "[Judgment] {1}. Play this ability only if you control a resonator."
    t = Table(ruleset)
    t.ruler(P1, text)
    t.set(P1, will_w=1)
    assert t.forbids("judgment") == rule(t, "7.5:2.2")
    t = Table(ruleset)
    t.ruler(P1, text)
    t.field(P1)
    t.set(P1, will_w=1)
    assert t.why_not("judgment") is None


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 7.5:2.3")
def test_7_5__2_3_judgment_in_a_text_is_that_section() -> None:
    """What makes judgment cheaper lessens the wills of the section."""
    t = Table()
    ruler = t.ruler(P1, "[Judgment] {W}{2}")
    t.field(P1, "You pay {1} less to play [Judgment] abilities.")
    t.set(P1, will_w=2)
    t.judgment()
    assert t.zone_of(ruler) == "field" and t.wills(P1) == {}


@both
@pytest.mark.rule("fow 7.5:1", "fow 7.5:2", "fow-5.01-R8", "fow-5.5-R11", "fow-5.01-R9", "fow-5.5-R12", "fow 7.11:1")
def test_7_5__2_a_judgment_is_neither_spell_nor_ability(ruleset: str) -> None:
    """What cancels those does not cancel it; a judgment whose ruler is gone has been done all the same."""
    t = Table(ruleset, asking=True)
    t.ruler(P1, "[Judgment] {0}")
    spell, ability = t.instant(P2, "Cancel target spell."), t.instant(P2, "Cancel target ability.")
    t.judgment()
    t.pass_()
    assert t.options == ["pass"] and t.why_not(f"play {spell}") is not None and t.why_not(f"play {ability}") is not None


@both
@pytest.mark.rule("fow 7.5:1", "fow 7.11:1")
def test_7_5__1_once_a_turn(ruleset: str) -> None:
    """Neither another judgment nor a call this turn, even if the ruler is back."""
    t = Table(ruleset)
    ruler = t.ruler(P1, "[Judgment] {0}", back={"text": "[Imperishable]"})
    kill = t.chant(P1, "Destroy target J-ruler.")
    t.judgment()
    t.cast(kill)
    assert t.zone_of(ruler) == "ruler area" and t.chars(ruler).types == {"ruler"} and not t.rested(ruler)
    assert t.forbids("judgment") == rule(t, "7.5:1") and t.forbids("call") == rule(t, "7.11:1")


# -- calling -----------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 7.11:1", "fow 6.3:2.5")
def test_7_11__1_calling_rests_the_ruler_for_a_stone(ruleset: str) -> None:
    """The top card of the magic stone deck, once a turn, without the chase."""
    t = Table(ruleset)
    ruler = t.ruler(P1)
    top = t.put(P1, "magic stone deck", type="magic stone")
    t.call()
    assert t.where(top) == (P1, "magic stone area") and not t.rested(top) and t.rested(ruler)
    assert t.event("call", top).rule == rule(t, "7.11:1") and not t.chase
    assert t.forbids("call") == rule(t, "7.11:1")


@both
@pytest.mark.rule("fow 7.11:1")
def test_7_11__1_j_rulers_and_lost_ones_call_too(ruleset: str) -> None:
    """A J-ruler in the field, or what a destroyed one is in the ruler area; not a rested one."""
    t = Table(ruleset)
    j_ruler = t.j_ruler(P1)
    kill = t.chant(P1, "Destroy target J-ruler.")
    t.cast(kill)
    assert t.zone_of(j_ruler) == "ruler area"
    t.call()
    assert t.rested(j_ruler) and t.count(P1, "magic stone area") == 1
    t = Table(ruleset)
    t.j_ruler(P1, rested=True)
    assert t.forbids("call") == rule(t, "7.11:1")
    t = Table(ruleset)
    j_ruler = t.j_ruler(P1)
    t.call()
    assert t.rested(j_ruler) and t.zone_of(j_ruler) == "field"


@both
@pytest.mark.rule("fow 7.11:1")
def test_7_11__1_once_a_turn_even_if_the_ruler_has_recovered(ruleset: str) -> None:
    """Who has called does not call again, nor does that keep anybody from judgment."""
    t = Table(ruleset)
    ruler = t.ruler(P1, "[Judgment] {0}")
    again = t.instant(P1, "Recover target ruler.")
    t.call()
    t.cast(again, ruler)
    assert not t.rested(ruler) and t.forbids("call") == rule(t, "7.11:1") and t.why_not("judgment") is None


@both
@pytest.mark.rule("fow 7.11:1")
def test_7_11__1_again_next_turn(ruleset: str) -> None:
    """The count is a turn's."""
    t = Table(ruleset)
    t.call()
    t.to_next_turn()
    t.to_next_turn()
    t.call()
    assert t.count(P1, "magic stone area") == 2


# -- passing -----------------------------------------------------------------------------------------------------------
@both
def test_7_12__1_a_pass_does_nothing(ruleset: str) -> None:
    """Nothing happens by it, and whoever has priority may pass."""
    t = Table(ruleset, asking=True)
    t.instant(P2, "Draw a card.")
    assert "pass" in t.options
    t.pass_()
    assert t.events() == [] and t.asked == P2 and "pass" in t.options
