"""Judges' cases about conditions, descriptions and losses in each edition (fow 9.9, fow-2.0 13.2)."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

OLD, MIDDLE, NEW = "fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla"
pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
all_three = pytest.mark.parametrize("ruleset", (OLD, MIDDLE, NEW))
layered = pytest.mark.parametrize("ruleset", (MIDDLE, NEW))
UP = "Target resonator gains [+600/+0] until end of turn."


# -- conditions and descriptions --------------------------------------------------------------------------------------
@all_three
@pytest.mark.rule("fow 9.9:1", "fow 9.4:1", "fow-2.0 7.2.1.1:5", "fow-5.5-R56", "fow-5.01-R49", "fow-2.0-R38")
def test_case_j_fow_34_a_skill_by_its_own_atk(ruleset: str) -> None:
    """With layers ATK is raised after skills are given; without them it is what it comes to."""
    t = Table(ruleset)
    card = t.field(P1, "[Continuous] As long as this card's ATK is 1000 or more, it gains [Pierce].")
    t.cast(t.chant(P1, UP))
    assert t.stats(card) == (1100, 500) and t.has(card, "Pierce") == (ruleset == OLD)


@layered
@pytest.mark.rule("fow 9.9:1.2", "fow 9.9:1.3", "fow 9.4:1", "fow-5.5-R56", "fow-5.01-R49")
def test_case_j_fow_34_a_skill_by_another_resonators_attribute(ruleset: str) -> None:
    """Another card is what it is with everything in force."""
    t = Table(ruleset)
    card = t.field(P1, "[Continuous] As long as you control another wind resonator, this card gains [Pierce].")
    other = t.field(P1, cost="{R}", name="Other")
    t.cast(t.chant(P1, "Target resonator becomes wind until end of turn."), other)
    assert t.has(card, "Pierce")


@all_three
@pytest.mark.rule("fow 9.9:1.2", "fow 9.9:1.4", "fow-2.0 7.2.1.1:5", "fow-5.5-R56", "fow-5.01-R49", "fow-2.0-R38")
def test_case_j_fow_43_a_skill_for_all_with_enough_atk(ruleset: str) -> None:
    """A description is judged as a condition on the card itself is."""
    t = Table(ruleset)
    t.addition(P1, "[Continuous] Resonators you control with ATK 1000 or more gain [Pierce].")
    card = t.field(P1)
    t.cast(t.chant(P1, UP))
    assert t.stats(card) == (1100, 500) and t.has(card, "Pierce") == (ruleset == OLD)


# -- losing -----------------------------------------------------------------------------------------------------------
@all_three
@pytest.mark.rule("fow 9.9:1.2", "fow 9.4:1", "fow-2.0 13.2:1", "fow-5.5-R57", "fow-5.01-R50", "fow-2.0-R54")
def test_case_j_fow_05_a_resonator_that_takes_all_abilities_takes_its_own_too(ruleset: str) -> None:
    """It applies to every resonator, itself included: nobody keeps half of what there was."""
    t = Table(ruleset)
    taker = t.field(P1, "[Continuous] All resonators lose all abilities.", name="Taker")
    yours = t.field(P1, "[Flying]\n[Activate] {0}: Draw a card.", name="Flyer")
    t.field(P2, "[Continuous] Other resonators you control gain [+300/+0].", name="Lord")
    theirs = t.field(P2, name="Plain", attack=500, defense=500)
    assert t.chars(taker).abilities == ()
    assert t.has(yours, "Flying") == (ruleset == OLD) and not [a for a in t.chars(yours).abilities if not a.keyword]
    assert not [key for key in t.options if key.startswith(f"activate {yours}")]
    assert t.stats(theirs) == (500, 500)


@pytest.mark.editions("fow-2.0")
@pytest.mark.rule("fow-2.0 13.2:1", "fow-2.0 13.2:2", "fow-2.0-R38")
@pytest.mark.parametrize("lost", ("[First Strike]", "all abilities"))
def test_case_j_fow_01_what_is_always_lost_cannot_be_gained(lost: str) -> None:
    """Whichever came later. What loses it for a while only is overcome by what comes later."""
    t = Table(OLD)
    t.addition(P2, f"[Continuous] Resonators your opponent controls lose {lost}.")
    card = t.field(P1)
    gain = t.chant(P1, "Target resonator gains [First Strike] until end of turn.")
    t.cast(gain)
    assert not t.has(card, "First Strike")


@pytest.mark.editions("fow-2.0")
@pytest.mark.rule("fow-2.0 13.2:1", "fow-2.0 13.2:2", "fow-2.0-R38")
def test_case_j_fow_01_what_is_lost_for_a_while_can_be_gained_again() -> None:
    """The later one applies."""
    t = Table(OLD)
    card = t.field(P1, "[First Strike]")
    lose = t.chant(P1, "Target resonator loses [First Strike] until end of turn.")
    gain = t.chant(P1, "Target resonator gains [First Strike] until end of turn.")
    t.cast(lose)
    assert not t.has(card, "First Strike")
    t.cast(gain)
    assert t.has(card, "First Strike")


# -- whose ------------------------------------------------------------------------------------------------------------
@all_three
@pytest.mark.rule("fow 1.5:3", "fow-2.0 1.4:6", "fow-2.0 14.2:1")
@pytest.mark.parametrize("zone", ("hand", "lifebreak area"))
@pytest.mark.parametrize(("mine", "theirs"), ((4, 0), (0, 4)))
def test_case_j_fow_29_his_or_her_in_a_prohibition_is_the_opponents(
    ruleset: str, zone: str, mine: int, theirs: int
) -> None:
    """The blocker's player is not who was spoken of."""
    t = Table(ruleset, turn_of=P2, asking=True)
    few = f"[Continuous] If your opponent has two or less cards in his or her {zone}, this card cannot block."
    blocker = t.field(P1, few, name="Shy")
    attacker = t.field(P2, attack=500, defense=500, name="Attacker")
    for seat, count in ((P1, mine), (P2, theirs)):
        for _ in range(count):
            t.put(seat, zone, "", attack=500, defense=500, name="Card")
    t.declare(attacker)
    t.to_block()
    assert (f"block {blocker}" in t.options) == (theirs > 2)


# -- amounts ----------------------------------------------------------------------------------------------------------
@all_three
@pytest.mark.rule("fow 1.4:2", "fow-5.5-R58", "fow-5.01-R51", "fow-2.0-R55")
def test_case_j_sve_13_a_negative_amount_is_never_the_opposite(ruleset: str) -> None:
    """Others gain as much as its ATK is; below 0 that is nothing."""
    t = Table(ruleset)
    t.field(P1, "[Continuous] Other resonators you control gain [+X/+0], where X is this card's ATK.", attack=100)
    other = t.field(P1, attack=700, defense=500, name="Other")
    down = t.chant(P1, "Target resonator gains [-300/-0] until end of turn.")
    assert t.stats(other) == (800, 500)
    t.cast(down, t.pieces(P1, "field")[0])
    assert t.stats(other) == (700, 500)
