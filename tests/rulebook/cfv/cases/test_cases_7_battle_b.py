"""Conformance cases about hits, drive checks and what comes of an attack (cfv 7, 8.6)."""

from __future__ import annotations

import pytest

from tests.cfv_table import P1, P2, Table

X, Y = "X Clan", "Y Clan"


@pytest.mark.rule(
    "cfv 7.3.1.4.5", "cfv 7.3.1.4.6", "cfv 7.4.1.2.1", "cfv 7.4.1.2.2", "cfv 7.4.1.3", "cfv 7.6.1.8", "cfv 7.6.1.7"
)
def test_cfv_049_each_guardian_guards_one_of_three() -> None:
    """Shield is added to the unit it was called for, and an attacked unit cannot intercept."""
    t = Table()
    text = "[CONT](RC): This unit battles all units in your opponent's front row in one attack."
    attacker = t.rear(P1, text, circle="left front", power=12000)
    vanguard = t.vanguard(P2, power=10000)
    left = t.rear(P2, circle="left front", power=9000, icons="Intercept")
    right = t.rear(P2, circle="right front", power=8000)
    one, two = t.hand(P2, grade=0, shield=5000, name="One"), t.hand(P2, grade=0, shield=5000, name="Two")
    t.hand(P2, grade=0, name="Kept")

    t.declare(attacker)
    t.choose(f"guard {one}")
    assert set(t.options) == {f"pick {u}" for u in (vanguard, left, right)}
    t.choose(vanguard)
    t.choose(f"guard {two}")
    t.choose(left)
    assert t.forbids(f"intercept {left}") == "cfv 7.4.1.2.2"
    assert [t.power(u) for u in (vanguard, left, right)] == [15000, 14000, 8000]
    t.settle()
    assert [e.amount for e in t.events("hit")] == [right.id]
    assert not t.events("damage check") and t.damages(P2) == 0
    assert {t.zone_of(u) for u in (right, one, two)} == {"drop zone"} and t.zone_of(left) == "left front"


@pytest.mark.rule("cfv 7.6.1.8", "cfv 7.6.1.9", "cfv 7.6.1.4", "cfv 8.4.1.2", "cfv 8.4.1.3")
def test_cfv_050_when_the_attack_hits_comes_after_the_retiring() -> None:
    """R1 and the guardian go first; then the turn player's ability can only take R2, and B draws last."""
    t = Table()
    retires = "choose one of your opponent's rear-guards, and retire it."
    p = t.rear(P1, f"[AUTO](RC): When this unit's attack hits, {retires}", circle="left front", power=30000)
    r1 = t.rear(P2, "[AUTO]: When this unit is put into the drop zone from (RC), draw a card.", circle="left front")
    r2 = t.rear(P2, circle="right front")
    guardian = t.hand(P2, grade=0, shield=5000)

    t.attack(p, r1, f"guard {guardian}")
    retired = t.events("retire")
    assert [e.card for e in retired] == [r1.id, guardian.id, r2.id]
    assert retired[0].batch == retired[1].batch < retired[2].batch and not t.events("damage check")
    assert [e.card for e in t.events("played")] == [p.id, r1.id]
    drawn = next(e for e in t.events("draw") if e.seat == P2)
    assert drawn.source is not None and drawn.source.card == r1.id and drawn.batch > retired[2].batch


@pytest.mark.rule("cfv 7.6.1.2", "cfv 7.6.1.5.1", "cfv 7.6.1.9", "cfv 1.3.2.2")
def test_cfv_051_an_attack_with_critical_zero_hits_without_damage() -> None:
    """No damage check; the ability of hitting still triggers."""
    t = Table()
    p = t.rear(
        P1, "[AUTO](RC): When this unit's attack hits a vanguard, draw a card.", circle="left front", power=10000
    )
    t.rear(P1, circle="right front")
    lowers = "[AUTO](VC): When your opponent's unit attacks, choose an attacking unit, and that unit gets [Critical]-1"
    t.vanguard(P2, f"{lowers} until end of turn.")
    t.set(P2, damage=5)

    t.attack(p)
    assert t.critical(p) == 0 and t.damages(P2) == 5
    assert not t.events("damage") and not t.events("damage check")
    assert t.event("hit", p).rule == "cfv 7.6.1.9" and t.count(P1, "hand") == 1


@pytest.mark.rule("cfv 7.4.1.4", "cfv 7.5.1.2", "cfv 7.6.1.7", "cfv 7.6.1.8", "cfv 7.6.1.2", "cfv 7.5.1.3")
def test_cfv_053_a_vanguard_attacks_a_rear_guard() -> None:
    """Two drive checks all the same; the rear-guard is retired and no damage is dealt, whatever the critical."""
    t = Table()
    vanguard = t.vanguard(P1, power=11000, critical=3, icons="Twin Drive!!")
    t.rear(P1, circle="right front")
    target = t.rear(P2, circle="left front", power=9000)
    t.set(P2, damage=5)

    t.attack(vanguard, target)
    assert len(t.events("drive check")) == 2 == t.count(P1, "hand")
    assert t.zone_of(target) == "drop zone" and t.event("hit").amount == target.id
    assert t.damages(P2) == 5 and not t.events("damage") and not t.events("damage check")


@pytest.mark.rule("cfv 8.6.4", "cfv 8.6.4.1.2", "cfv 2.2.4")
def test_cfv_061_the_clan_of_a_unit_that_was_retired() -> None:
    """It was also <<X>> on the field, which is what the ability looks at."""
    t = Table()
    also = f"[CONT](VC): All of your rear-guards are also <<{X}>>."
    vanguard = t.vanguard(P1, f"{also}\n[ACT](VC): Choose one of your <<{Y}>> rear-guards, and retire it.", clan=X)
    watches = f"[AUTO](RC): When your other <<{X}>> rear-guard is put into the drop zone from (RC), draw a card."
    w = t.rear(P1, watches, clan=X)
    p = t.rear(P1, clan=Y)

    t.activate(vanguard)
    assert t.where(p) == (P1, "drop zone") and t.chars(p).label("clan") == {Y}
    assert t.event("played", w).source is not None and t.count(P1, "hand") == 1


@pytest.mark.rule("cfv 8.6.7", "cfv 8.6.3.1", "cfv 7.3.1.8", "cfv 7.3.1.4.3", "cfv 7.6.1.3")
def test_cfv_063_the_source_is_gone_before_its_abilities_resolve() -> None:
    """They are still played: the card is drawn, the power comes to nothing, and the attack does not hit."""
    t = Table()
    draws = "[AUTO](RC): When this unit attacks, draw a card."
    gets = "[AUTO](RC): When this unit attacks, this unit gets [Power]+3000 until end of that battle."
    p = t.rear(P1, f"{draws}\n{gets}", circle="left front", power=10000)
    retires = "[AUTO](RC): When this unit boosts, choose one of your rear-guards in the front row, and retire it."
    q = t.rear(P1, retires, circle="left back", icons="Boost")
    spare = t.vanguard(P1)

    t.declare(p, boost=q)
    assert t.options == ["trigger 1", "trigger 2", "trigger 3"]
    t.choose("trigger 3")
    assert [e.card for e in t.events("played")] == [q.id] and t.zone_of(p) == "drop zone"
    t.choose("trigger 1")
    assert t.zone_of(p) == "drop zone" and t.count(P1, "hand") == 1 and not t.events("change", p)
    assert [e.card for e in t.events("played")] == [q.id, p.id, p.id]
    assert not t.events("hit") and t.damages(P2) == 0
    assert t.power(p) == 10000 and t.options == ["attack", "end"] and not t.rested(spare)
