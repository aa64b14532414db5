"""Limit Break (cfv 10.2.5) on each category of ability."""

from __future__ import annotations

import pytest

from ludex.games.definitions import UnreadableCard
from tests.cfv_table import P1, P2, Piece, Table

HEALS = "choose a card from your damage zone, and heal it."


def _with(damage: int, text: str) -> tuple[Table, Piece]:
    """P1's vanguard with so much damage; P2 has other damage, which does not matter."""
    t = Table()
    vanguard = t.vanguard(P1, text)
    t.set(P1, damage=damage)
    t.set(P2, damage=5 - damage)
    return t, vanguard


@pytest.mark.rule("cfv 10.2.5.3.1")
@pytest.mark.parametrize(("damage", "power"), [(3, 10000), (4, 15000), (5, 15000)])
def test_10_2_5_1_active_from_so_many_damage_on(damage: int, power: int) -> None:
    """Face-down cards of the damage zone count, the opponent's do not."""
    t, vanguard = _with(damage - 1, "[CONT](VC) Limit Break 4: This unit gets [Power]+5000.")
    t.damage(P1, grade=1, facedown=True)
    assert t.power(vanguard) == power


@pytest.mark.rule("cfv 10.2.5.1")
@pytest.mark.parametrize(("damage", "power"), [(4, 10000), (5, 15000)])
def test_10_2_5_1_the_number_is_the_one_on_the_card(damage: int, power: int) -> None:
    """Limit Break 5 needs five."""
    t, vanguard = _with(damage, "[CONT](VC) Limit Break 5: This unit gets [Power]+5000.")
    assert t.power(vanguard) == power


def test_10_2_5_2_a_unit_with_limit_break() -> None:
    """A text that asks for units with Limit Break 4 means those with such an ability, active or not, of that number."""
    t = Table()
    chooses = (
        "[ACT](RC): Choose one of your units with Limit Break 4, and that unit gets [Power]+1000 until end of turn."
    )
    caller = t.rear(P1, chooses)
    four = t.rear(P1, "[AUTO](RC) Limit Break 4: When this unit attacks, draw a card.")
    five = t.rear(P1, "[AUTO](RC) Limit Break 5: When this unit attacks, draw a card.")
    t.activate(caller)
    assert [t.power(u) for u in (caller, four, five)] == [5000, 6000, 5000]


@pytest.mark.parametrize("words", ["Limit Break X", "Limit 4 Break", "Break Limit 4", "Soul Blast 4"])
def test_10_2_5_2_a_limit_break_is_these_words_and_a_number(words: str) -> None:
    t = Table()
    with pytest.raises(UnreadableCard):
        t.rear(P1, f"[ACT](RC): Choose one of your units with {words}, and it gets [Power]+1000 until end of turn.")


@pytest.mark.rule("cfv 10.2.5.3.1")
def test_10_2_5_3_1_1_a_continuous_one_counts_all_the_time() -> None:
    """As soon as a card is healed it is off, as soon as damage comes it is on."""
    text = f"[CONT](VC) Limit Break 4: This unit gets [Power]+5000.\n[ACT](VC): {HEALS.capitalize()}"
    t, vanguard = _with(4, text)
    assert t.power(vanguard) == 15000
    t.activate(vanguard)
    assert t.power(vanguard) == 10000


@pytest.mark.rule("cfv-R22", "cfv 10.2.5.3.2")
@pytest.mark.parametrize(("damage", "drawn"), [(3, 0), (4, 1)])
def test_10_2_5_3_2_an_automatic_one_triggers_with_enough_damage(damage: int, drawn: int) -> None:
    """With less it does not stand by at all."""
    t, vanguard = _with(damage, "[AUTO](VC) Limit Break 4: When this unit attacks, draw a card.")
    t.hand(P2, grade=0)
    t.declare(vanguard)
    assert t.count(P1, "hand") == drawn == len(t.events("played"))


@pytest.mark.rule("cfv 8.6.4.1.4")
@pytest.mark.parametrize(("damage", "power"), [(3, 10000), (4, 20000)])
def test_10_2_5_3_2_on_a_unit_that_is_ridden(damage: int, power: int) -> None:
    """It triggers as the unit it was, with enough damage, and its own soul does not matter."""
    t = Table(phase="ride")
    gets = "choose your vanguard, and that unit gets [Power]+10000 until end of turn."
    t.vanguard(P1, f"[AUTO] Limit Break 4: When a <<Plain Clan>> rides this unit, {gets}")
    t.set(P1, damage=damage)
    new = t.hand(P1, grade=3, power=10000)
    t.hand(P1, grade=1)
    t.ride(new)
    assert t.power(new) == power


def test_10_2_5_3_2_1_once_triggered_it_resolves_with_less() -> None:
    """Another ability heals first: the one that stands by is resolved all the same."""
    heals = f"[AUTO](VC): When this unit attacks, {HEALS}"
    t, vanguard = _with(4, f"{heals}\n[AUTO](VC) Limit Break 4: When this unit attacks, draw a card.")
    t.hand(P2, grade=0)
    t.declare(vanguard)
    assert t.options == ["trigger 1", "trigger 2"]
    t.choose("trigger 1")
    assert t.damages(P1) == 3 and t.count(P1, "hand") == 1


def test_10_2_5_3_2_1_damage_that_comes_later_does_not_trigger_it() -> None:
    """The fourth damage arrives after the event: the ability has not triggered."""
    t = Table(turn_of=P1)
    draws = "[AUTO](VC) Limit Break 4: When this unit is attacked, draw a card."
    attacker = t.rear(P1, circle="left front", power=10000)
    t.rear(P1, circle="right front")
    t.vanguard(P2, draws)
    t.set(P2, damage=3)
    t.attack(attacker)
    assert t.damages(P2) == 4 and t.count(P2, "hand") == 0


@pytest.mark.parametrize("damage", [3, 4])
def test_10_2_5_3_3_an_activated_one_may_be_played_with_enough_damage(damage: int) -> None:
    """With less it cannot be played."""
    t, vanguard = _with(damage, "[ACT](VC) Limit Break 4: Draw a card.")
    t.hand(P1, grade=1)
    assert t.forbids(t.activation(vanguard)) == ("" if damage == 4 else "cfv 10.2.5.3.3")


@pytest.mark.rule("cfv 10.2.5.3.3")
def test_10_2_5_3_3_1_it_is_asked_when_played_and_no_more() -> None:
    """Its own effect heals the fourth damage, and the rest of it is still done."""
    t, vanguard = _with(4, f"[ACT](VC) Limit Break 4: {HEALS.capitalize()[:-1]}, and draw a card.")
    t.activate(vanguard)
    assert t.damages(P1) == 3 and t.count(P1, "hand") == 1
