"""Conformance cases about attacks, damage and guarding (cfv 7)."""

from __future__ import annotations

import pytest

from tests.cfv_table import P1, P2, Table

X = "X Clan"


@pytest.mark.rule("cfv 7.6.1.2", "cfv 7.6.1.6.2", "cfv 7.6.1.6.4", "cfv 2.8.1.1.2")
def test_cfv_038_a_damage_trigger_comes_too_late_for_this_attack() -> None:
    """Equal power has hit before the check; the +5000 lasts for the turn and stops the second attack."""
    t = Table()
    first = t.rear(P1, circle="left front", power=10000)
    second = t.rear(P1, circle="right front", power=10000)
    vanguard = t.vanguard(P2, clan=X)
    t.set(P2, damage=1)
    card = t.trigger(P2, "critical", clan=X)

    t.attack(first, None, "do power")
    assert t.event("hit", first).amount == vanguard.id
    assert t.where(card) == (P2, "damage zone") and t.damages(P2) == 2
    assert t.power(vanguard) == 15000

    t.declare(second)
    assert not t.events("hit", second) and t.damages(P2) == 2 and len(t.events("damage check")) == 1


@pytest.mark.rule("cfv 7.5.1.2.1", "cfv 7.5.1.2.3", "cfv 9.2.3", "cfv 1.2.2.2", "cfv 9.1.2")
def test_cfv_040_a_drive_check_with_the_last_card_of_the_deck_loses() -> None:
    """The icon is resolved, then the empty deck loses, before the card reaches the hand and before any damage."""
    t = Table()
    vanguard = t.vanguard(P1, clan=X)
    t.set(P1, deck=0)
    t.set(P2, damage=5)
    card = t.trigger(P1, "critical", clan=X)

    t.declare(vanguard)
    t.choose("do power")
    assert t.power(vanguard) == 15000 and t.critical(vanguard) == 2
    assert t.result is not None and (t.result.winner, t.result.rule) == (P2, "cfv 9.2.3")
    assert t.zone_of(card) == "trigger zone" and t.damages(P2) == 5
    assert "damage step" not in [e.key for e in t.events("moment")]


@pytest.mark.rule("cfv 7.3.1.4.3", "cfv 7.6.1.3", "cfv 7.4.1.2", "cfv 7.6.1.8")
def test_cfv_042_an_attacking_unit_that_leaves_its_circle_and_comes_back() -> None:
    """Back where it started it is the attacking unit no more: no comparison, no hit, no damage check."""
    t = Table()
    back = "[AUTO](RC): When this unit is moved to another (RC), move it to the (RC) it was on before."
    once = "This ability cannot be used for the rest of that turn."
    p = t.rear(P1, f"{back} {once}", circle="left front", power=20000)
    spare = t.rear(P1, circle="right front")
    moves = "choose your opponent's attacking rear-guard, and move it to an open (RC) in the same column."
    g = t.hand(P2, f"[AUTO]: When this unit is placed on (GC), {moves}", grade=0, shield=0)

    t.attack(p, None, f"guard {g}")
    assert [(e.frm, e.to) for e in t.events("move", p)] == [("left front", "left back"), ("left back", "left front")]
    assert t.zone_of(p) == "left front" and t.zone_of(g) == "drop zone"
    assert not t.events("hit") and not t.events("damage check") and t.damages(P2) == 0
    assert t.options == ["attack", "end"] and not t.rested(spare)


@pytest.mark.rule(
    "cfv 7.6.1.1", "cfv 7.6.1.3", "cfv 8.5.1.1.1", "cfv 4.6.4.1", "cfv 4.1.4", "cfv 7.7.1.4", "cfv 7.3.1.3",
    "cfv 10.1.5.1.1",
)  # fmt: skip
def test_cfv_044_the_attacker_is_ridden_over_at_the_beginning_of_the_damage_step() -> None:
    """The new vanguard inherits nothing, stands, and may attack in a battle of its own."""
    t = Table()
    rides = 'choose a card named "V2" from your hand, and ride it.'
    v1 = t.vanguard(
        P1,
        f"[AUTO](VC): At the beginning of the damage step of a battle in which this unit attacks, {rides}",
        name="V1",
    )
    v2 = t.hand(P1, grade=3, power=10000, name="V2")
    t.trigger(P1, "critical")
    vanguard = t.vanguard(P2, power=10000)

    t.declare(v1)
    t.choose("do power")
    t.choose(v2)
    assert t.zone_of(v1) == "soul" and t.zone_of(v2) == "vanguard circle"
    assert not t.rested(v2) and (t.power(v2), t.critical(v2)) == (10000, 1)
    assert not t.events("hit") and not t.events("damage") and t.damages(P2) == 0

    assert t.options == ["attack", "end"] and t.asking_rule() == "cfv 7.2.1.2"
    t.attack(v2)
    assert [e.card for e in t.events("attack")] == [v1.id, v2.id]
    assert len([e for e in t.events("moment") if e.key == "guard step"]) == 2
    assert len(t.events("drive check")) == 2 and t.damages(P2) == 1 and t.power(vanguard) == 10000


@pytest.mark.rule("cfv 7.3.1.4", "cfv 7.3.1.4.7", "cfv 3.8.1", "cfv 4.6.7", "cfv 3.10.1")
def test_cfv_046_legal_attack_targets() -> None:
    """The Leader and a front rear-guard, resting or not; no Mate, no locked card, no back row."""
    t = Table()
    attacker = t.rear(P1, circle="left front")
    leader = t.vanguard(P2)
    mate = t.mate(P2, leader)
    locked = t.locked(P2, circle="left front", grade=1)
    r = t.rear(P2, circle="right front", resting=True)
    backs = [t.rear(P2, circle="left back"), t.rear(P2, circle="right back")]

    t.to_battle()
    t.choose("attack")
    t.choose(f"attack {attacker}")
    assert set(t.options) == {f"target {leader}", f"target {r}"}
    assert t.forbids(f"target {mate}") == "cfv 7.3.1.4.7"
    assert {t.forbids(f"target {u}") for u in (locked, *backs)} == {"cfv 7.3.1.4"}


@pytest.mark.rule("cfv 7.3.1.4.7")
def test_cfv_046_no_effect_makes_the_mate_be_attacked() -> None:
    """Neither does one that has the whole front row attacked."""
    t = Table()
    text = "[CONT](RC): This unit battles all units in your opponent's front row in one attack."
    attacker = t.rear(P1, text, circle="left front", power=20000)
    leader = t.vanguard(P2)
    t.mate(P2, leader)
    t.locked(P2, circle="left front", grade=1)
    r = t.rear(P2, circle="right front", resting=True)
    t.attack(attacker)
    assert {e.amount for e in t.events("attack")} == {leader.id, r.id}


@pytest.mark.rule(
    "cfv 7.4.1.2.2", "cfv 10.2.2.1", "cfv 8.5.2.1.1.2", "cfv 10.1.4.1", "cfv 10.1.6.1", "cfv 7.4.1.3", "cfv-R53"
)
def test_cfv_047_an_intercept_is_neither_a_call_nor_a_placement() -> None:
    """A resting grade 2 intercepts for a grade 1 vanguard, and its ability of being placed does not trigger."""
    t = Table()
    attacker = t.rear(P1, circle="left front", power=8000)
    vanguard = t.vanguard(P2, grade=1, power=7000)
    draws = "[AUTO]: When this unit is placed on (GC), draw a card."
    r = t.rear(P2, draws, circle="right front", grade=2, shield=5000, icons="Intercept", resting=True)
    t.hand(P2, grade=0)

    t.declare(attacker, vanguard)
    assert t.forbids(f"intercept {r}") == ""
    t.choose(f"intercept {r}")
    assert t.where(r) == (P2, "guardian circle") and t.rested(r)
    assert t.power(vanguard) == 12000
    assert t.count(P2, "hand") == 1 and not t.events("draw") and not t.events("call")
