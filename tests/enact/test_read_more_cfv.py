"""Phrases of cfv read by composition, played: what one sees at the table when each does what it says."""

from __future__ import annotations

import pytest

from tests.cfv_table import CB, P1, P2, Table


@pytest.mark.parametrize(
    "words",
    [
        "at the end of the battle that this unit boosted",
        "at the end of the battle in which this unit boosts",
        "at the end of a battle in which this unit boosted a vanguard",
    ],
)
def test_the_end_of_a_battle_in_which_a_unit_boosted(words: str) -> None:
    for boost, charged in ((True, 1), (False, 0)):
        t = Table()
        van = t.vanguard(P1)
        text = f"[AUTO](RC): {words[0].upper()}{words[1:]}, Soul Charge (1)."
        rear = t.rear(P1, text, circle=CB, icons="Boost", power=5000)
        t.attack(van, boost=rear if boost else None)
        assert t.count(P1, "soul") == charged, boost


def test_locked_by_an_effect_of_your_card() -> None:
    """The opponent's own locking of it, or the same card locked by nobody's effect of yours, does not trigger it."""
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): Choose one of your opponent's rear-guards, and lock it.")
    t.rear(P1, "[AUTO](RC): When an opponent's rear-guard becomes locked due to your card's effect, draw a card.")
    t.rear(P2)
    before = t.count(P1, "hand")
    t.activate(van)
    assert t.count(P1, "hand") == before + 1


def test_locked_by_an_effect_of_another_is_not_by_yours() -> None:
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): Choose one of your rear-guards, and lock it.")
    text = "[AUTO](RC): When an opponent's rear-guard becomes locked due to your card's effect, draw a card."
    hers = t.rear(P2, text)
    t.rear(P1)
    before = t.count(P2, "hand")
    t.activate(van)
    assert t.count(P2, "hand") == before and t.zone_of(hers)


def test_guards_of_some_grades_cannot_be_called() -> None:
    """A grade 1 stays in hand, a grade 0 may guard."""
    t = Table()
    van = t.vanguard(
        P1,
        "[AUTO](VC): When this unit attacks, until end of that battle, your opponent cannot call grade 1 or greater "
        "units to (GC) from hand.",
    )
    small, great = t.hand(P2, grade=0, shield=5000), t.hand(P2, grade=1, shield=5000)
    t.declare(van)
    keys = " ".join(t.options)
    assert t._key(small).split()[-1] in keys and t._key(great).split()[-1] not in keys


def test_during_the_battle_in_which_a_unit_of_a_kind_attacked() -> None:
    text = (
        "[AUTO]: When this unit is placed on (GC), if it is during the battle in which your opponent's grade 2 or less "
        "vanguard attacked, this unit gets [Shield]+5000 until end of that battle."
    )
    for grade, shield in ((2, 10000), (3, 5000)):
        t = Table()
        van = t.vanguard(P1, grade=grade)
        guard = t.hand(P2, text, grade=0, shield=5000)
        t.hand(P2, name="Another", grade=0, shield=5000)  # so that there is more to ask after the first
        t.declare(van)
        t.choose(next(key for key in t.options if t._key(guard).split()[-1] in key))
        assert t.number(guard, "shield") == shield, grade


def test_you_may_have_a_unit_get_power() -> None:
    for answer, raised in (("yes", 4000), ("no", 0)):
        t = Table()
        van = t.vanguard(
            P1,
            "[ACT](VC): Choose one of your rear-guards, and you may have that unit get [Power]+4000 until end of turn.",
        )
        rear = t.rear(P1, power=5000)
        t.activate(van, answer)
        assert t.power(rear) == 5000 + raised
