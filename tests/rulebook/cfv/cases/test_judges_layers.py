"""Judges' cases about conditions and descriptions that look at what effects have changed (cfv 8.7)."""

from __future__ import annotations

import pytest

from tests.cfv_table import P1, P2, Table

UP = "[ACT](RC): Choose one of your units, and that unit gets [Power]+6000 until end of turn."


@pytest.mark.rule("cfv 8.7.1", "cfv 8.7.1.2", "cfv 8.7.1.3", "cfv 8.3.3", "cfv-R58")
def test_case_j_cfv_08_an_ability_by_the_units_own_power() -> None:
    """5000 and 6000 are 11000, so it can intercept."""
    t = Table()
    unit = t.rear(P1, '[CONT](RC): If this unit\'s power is 10000 or greater, this unit gets "Intercept".')
    helper = t.rear(P1, UP, name="Helper")
    assert not t.has(unit, "Intercept")
    t.activate(helper, unit)
    assert t.number(unit, "power") == 11000 and t.has(unit, "Intercept")


@pytest.mark.rule("cfv 8.7.1", "cfv 8.7.1.2", "cfv 8.7.1.3", "cfv-R58")
def test_case_j_cfv_08_an_ability_by_the_vanguards_power() -> None:
    """10000 and 6000 are 16000."""
    t = Table()
    vanguard = t.vanguard(P1)
    unit = t.rear(P1, '[CONT](RC): If your vanguard\'s power is 15000 or greater, this unit gets "Intercept".')
    helper = t.rear(P1, UP, name="Helper")
    assert not t.has(unit, "Intercept")
    t.activate(helper, vanguard)
    assert t.number(vanguard, "power") == 16000 and t.has(unit, "Intercept")


@pytest.mark.rule("cfv 6.8.1.1", "cfv 6.8.1.2", "cfv 10.1.23.1")
@pytest.mark.parametrize(("words", "turn_of", "charged"), (
    ("your locked card", P1, 1),
    ("your locked card", P2, 0),
    ("an opponent's locked card", P2, 1),
    ("an opponent's locked card", P1, 0),
    ("one of your rear-guards", P1, 1),
))  # fmt: skip
def test_case_j_cfv_07_when_a_locked_card_is_unlocked(words: str, turn_of: int, charged: int) -> None:
    """The event is about the locked card that it was, and about the unit that it is: once in either way."""
    t = Table(phase="battle", turn_of=turn_of)
    t.vanguard(P1, f"[AUTO](VC): When {words} is unlocked, Soul Charge (1).")
    t.locked(P1)
    t.locked(P2)
    t.rear(P1)
    t.rear(P2)
    t.hand(P1, grade=1)
    t.hand(P2, grade=1)
    if t.game.active == turn_of:
        t.choose("end")
    assert t.game.active != turn_of and t.count(P1, "soul") == charged


# -- siblings of cases in other games ---------------------------------------------------------------------------------
@pytest.mark.rule("cfv 8.7.2", "cfv 8.7.2.1", "cfv-R59")
@pytest.mark.parametrize("order", ("abc", "acb", "bac", "bca", "cab", "cba"))
def test_case_j_sve_11_a_chain_of_three_dependencies(order: str) -> None:
    """5000 and 1000 are 6000, which is enough for 2000 more, which is enough for 5000 more."""
    texts = {
        "a": "[CONT](RC): All of your rear-guards get [Power]+1000.",
        "b": "[CONT](RC): All of your rear-guards with power 6000 or greater get [Power]+2000.",
        "c": "[CONT](RC): All of your rear-guards with power 8000 or greater get [Power]+5000.",
    }
    t = Table()
    for letter in order:
        t.rear(P1, texts[letter], power=1000, name=letter)
    unit = t.rear(P1, power=5000, name="Unit")
    assert t.power(unit) == 13000


@pytest.mark.rule("cfv 1.3.2.2", "cfv-R60")
def test_case_j_sve_13_a_negative_amount_is_never_the_opposite() -> None:
    """A power below 0 adds nothing and takes nothing."""
    t = Table()
    vanguard = t.vanguard(P1)
    weak = t.rear(
        P1,
        "[ACT](RC): This unit gets [Power]-9000 until end of turn.\n"
        "[ACT](RC): Choose your vanguard, and that unit gets [Power]+X until end of turn. X is this unit's power.",
    )
    t.activate(weak)
    assert t.power(weak) == -4000
    t.activate(weak, n=2)
    assert t.power(vanguard) == 10000


@pytest.mark.rule("cfv 8.7.1.2", "cfv 8.7.2", "cfv-R61")
def test_case_j_fow_05_a_unit_that_takes_all_abilities_takes_its_own_too() -> None:
    """Nobody keeps half of what there was."""
    t = Table()
    taker = t.rear(P1, "[CONT](RC): All of your rear-guards lose all abilities.", name="Taker")
    lord = t.rear(P1, "[CONT](RC): All of your rear-guards get [Power]+3000.", name="Lord")
    unit = t.rear(P1, icons="Intercept", name="Unit")
    assert t.chars(taker).abilities == t.chars(lord).abilities == t.chars(unit).abilities == ()
    assert t.power(unit) == 5000
