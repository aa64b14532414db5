"""The attack step (cfv 7.3): who attacks whom."""

from __future__ import annotations

import pytest

from tests.cfv_table import P1, P2, Table

ALL_FRONT = "[CONT](RC): This unit battles all units in your opponent's front row in one attack."


# -- its beginning -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("cfv 7.3.1", "cfv 7.3.1.2")
def test_7_3_1_1_the_battle_begins_then_abilities_of_the_attack_step() -> None:
    """They are played before the attacking unit is chosen."""
    t = Table()
    stander = "[AUTO](RC): At the beginning of your attack step, [Stand] this unit."
    late = t.rear(P1, stander, circle="left front", resting=True)
    t.to_battle()
    t.choose("attack")
    assert f"attack {late}" in t.options and t.asking_rule() == "cfv 7.3.1.3"
    kinds = [e.kind if e.kind == "battle" else e.key for e in t.events() if e.kind in ("battle", "moment")]
    assert kinds[-2:] == ["battle", "attack step"] and t.event("battle").rule == "cfv 7.3.1.1"


# -- the attacking unit ------------------------------------------------------------------------------------------------
@pytest.mark.rule("cfv-R8")
def test_7_3_1_3_the_attacking_unit_rests_as_it_is_chosen() -> None:
    """Before anybody says what it attacks."""
    t = Table()
    attacker = t.rear(P1, circle="left front")
    t.rear(P2, circle="left front")
    t.to_battle()
    t.choose("attack")
    t.choose(f"attack {attacker}")
    assert t.menu == "cfv target" and t.rested(attacker)
    assert t.event("rest", attacker).rule == "cfv 7.3.1.3"


@pytest.mark.rule("cfv-R8", "cfv 7.1.1")
def test_7_3_1_3_a_unit_stood_again_may_attack_again() -> None:
    """Only standing counts."""
    t = Table()
    once = "This ability cannot be used for the rest of that turn."
    again = f"[AUTO](RC): When this unit's attack hits, [Stand] this unit. {once}"
    attacker = t.rear(P1, again, circle="left front", power=10000)
    t.attack(attacker)
    t.attack(attacker)
    assert t.damages(P2) == 2 and t.rested(attacker)


@pytest.mark.rule("cfv-R27")
def test_7_3_1_3_one_must_be_chosen() -> None:
    """Having said to attack, the player cannot decline in the attack step."""
    t = Table()
    units = [t.vanguard(P1), t.rear(P1, circle="left front")]
    t.to_battle()
    t.choose("attack")
    assert t.options == [f"attack {u}" for u in units]
    assert t.why_not("pass") is not None and t.why_not("end") is not None


@pytest.mark.rule("cfv 10.1.24.5", "cfv 10.1.24.16", "cfv-R3")
def test_7_3_1_3_a_legion_attacks_with_both_units() -> None:
    """The Leader is chosen and both rest and attack; the Mate cannot be chosen."""
    t = Table()
    leader = t.vanguard(P1)
    mate = t.mate(P1, leader)
    spare = t.rear(P1, circle="left front")
    t.hand(P2, grade=0)
    t.to_battle()
    t.choose("attack")
    assert t.options == [f"attack {leader}", f"attack {spare}"]
    assert t.forbids(f"attack {mate}") == "cfv 10.1.24.16"
    t.declare(leader)
    assert t.rested(leader) and t.rested(mate)
    assert {e.card for e in t.events("attack")} == {leader.id, mate.id}


@pytest.mark.rule("cfv-R28")
def test_7_3_1_3_without_a_unit_to_choose_the_close_step_follows() -> None:
    """The only possible target can be attacked no more at the beginning of the attack step: nothing rests."""
    t = Table()
    hiding = (
        "[AUTO](VC): At the beginning of your opponent's attack step, this unit cannot be attacked until end of turn."
    )
    vanguard = t.vanguard(P1)
    t.vanguard(P2, hiding)
    t.to_battle()
    t.choose("attack")
    moments = [e.key for e in t.events("moment")]
    assert moments[moments.index("attack step") :][:3] == ["attack step", "close step", "battle end"]
    assert not t.events("rest", vanguard) and len(t.events("battle")) == 1


def test_7_3_1_3_1_it_is_the_attacking_unit_until_the_close_step() -> None:
    """A text that asks for the attacking unit finds it in the guard step and afterwards no more."""
    t = Table()
    t.vanguard(P1, "[CONT](VC): All of your attacking rear-guards get [Power]+1000.", resting=True)
    attacker = t.rear(P1, circle="left front")
    spare = t.rear(P1, circle="right front")
    t.hand(P2, grade=0)
    t.declare(attacker)
    assert [t.power(attacker), t.power(spare)] == [6000, 5000]
    t.settle()
    assert t.power(attacker) == 5000 and t.options == ["attack", "end"]


def test_7_3_1_3_2_losing_the_right_to_attack_stops_nothing() -> None:
    """It could attack when it was chosen; the battle goes on."""
    t = Table()
    text = "[AUTO](RC): When this unit attacks, this unit cannot attack until end of turn."
    attacker = t.rear(P1, text, circle="left front", power=10000)
    t.attack(attacker)
    assert t.damages(P2) == 1


# -- what is attacked --------------------------------------------------------------------------------------------------
@pytest.mark.rule("cfv 7.3.1.4.7")
def test_7_3_1_4_what_may_be_attacked() -> None:
    """The vanguard and front row rear-guards, standing or resting; no back row, no Mate, no locked card, none of the
    own units."""
    t = Table()
    attacker = t.rear(P1, circle="left front")
    own = t.rear(P1, circle="right front")
    leader = t.vanguard(P2)
    mate = t.mate(P2, leader)
    resting = t.rear(P2, circle="right front", resting=True)
    locked = t.locked(P2, circle="left front", grade=1)
    back = t.rear(P2, circle="left back")
    t.to_battle()
    t.choose("attack")
    t.choose(f"attack {attacker}")
    assert set(t.options) == {f"target {leader}", f"target {resting}"}
    assert t.forbids(f"target {mate}") == "cfv 7.3.1.4.7"
    assert t.forbids(f"target {locked}") == t.forbids(f"target {back}") == t.forbids(f"target {own}") == "cfv 7.3.1.4"


def test_7_3_1_4_1_it_is_the_unit_being_attacked_until_the_close_step() -> None:
    """A text that asks for it finds it in the guard step and afterwards no more."""
    t = Table()
    attacker = t.rear(P1, circle="left front")
    t.rear(P1, circle="right front")
    t.vanguard(P2, "[CONT](VC): All of your attacked units get [Power]+1000.")
    target = t.rear(P2, circle="left front", power=9000)
    other = t.rear(P2, circle="right front", power=9000)
    t.hand(P2, grade=0)
    t.declare(attacker, target)
    assert [t.power(target), t.power(other)] == [10000, 9000]
    t.settle()
    assert t.power(target) == 9000 and t.options == ["attack", "end"]


def test_7_3_1_4_2_a_battle_goes_on_without_the_attacked_unit() -> None:
    """The attacked unit goes back to the hand in the guard step; drive checks and close step come all the same."""
    t = Table()
    attacker = t.vanguard(P1)
    fleeing = "[AUTO](RC): At the beginning of your opponent's guard step, return this unit to your hand."
    target = t.rear(P2, fleeing, circle="left front")
    t.attack(attacker, target)
    assert t.where(target) == (P2, "hand") and t.damages(P2) == 0
    keys = [e.key for e in t.events("moment") if "step" in e.key]
    assert keys[-6:] == ["attack step", "guard step", "drive step", "damage step", "close step", "start step"]
    assert len(t.events("drive check")) == 1 and not t.events("hit")


@pytest.mark.rule("cfv 7.6.1.3")
@pytest.mark.parametrize("back", [False, True])
def test_7_3_1_4_3_who_leaves_the_circle_is_attacked_no_more(back: bool) -> None:
    """Moving to another circle saves the attacked unit, even if it comes back."""
    t = Table()
    attacker = t.rear(P1, circle="left front", power=20000)
    text = (
        "[AUTO](RC): At the beginning of your opponent's guard step, move this unit to an open (RC) in the same column."
    )
    if back:
        text += "\n[AUTO](RC): When this unit is moved to another (RC), move it to the (RC) it was on before. "
        text += "This ability cannot be used for the rest of that turn."
    target = t.rear(P2, text, circle="left front")
    t.attack(attacker, target)
    assert t.where(target) == (P2, "left front" if back else "left back")
    assert not t.events("hit")


def test_7_3_1_4_4_battle_opponents() -> None:
    """For the attacker the battle opponent is the unit being attacked: what a text asks of it is asked of that unit."""
    for power, gained in ((10000, 3000), (9000, 0)):
        t = Table()
        gets = "this unit gets [Power]+3000 until end of that battle."
        text = f"[AUTO](RC): When this unit attacks, if the battle opponent's [Power] is 10000 or more, {gets}"
        attacker = t.rear(P1, text, circle="left front", power=5000)
        target = t.rear(P2, circle="left front", power=power)
        t.rear(P2, circle="right front", power=20000)
        t.hand(P2, grade=0)
        t.declare(attacker, target)
        assert t.power(attacker) == 5000 + gained


@pytest.mark.rule("cfv 7.3.1.4.6", "cfv 10.1.19.1", "cfv-R22")
def test_7_3_1_4_5_effects_change_what_is_attacked() -> None:
    """All units of the front row at once: each of them is being attacked, and nothing is asked."""
    t = Table()
    attacker = t.rear(P1, ALL_FRONT, circle="left front", power=10000)
    left, right = t.rear(P2, circle="left front"), t.rear(P2, circle="right front", power=11000)
    back = t.rear(P2, circle="left back")
    leader = t.vanguard(P2)
    mate = t.mate(P2, leader)
    t.hand(P2, grade=0)
    t.to_battle()
    t.choose("attack")
    t.choose(f"attack {attacker}")
    assert t.menu == "cfv guard"
    t.settle()
    assert {e.amount for e in t.events("attack")} == {left.id, right.id, leader.id}
    assert t.damages(P2) == 1
    assert [t.zone_of(u) for u in (left, right, back, mate)] == [
        "drop zone",
        "right front",
        "left back",
        "vanguard circle",
    ]


@pytest.mark.rule("cfv 7.3.1.4.5", "cfv 1.3.3")
def test_7_3_1_4_6_a_unit_that_cannot_be_attacked_is_not_among_them() -> None:
    """What forbids goes before what allows."""
    t = Table()
    attacker = t.rear(P1, ALL_FRONT, circle="left front", power=20000)
    spared = t.rear(P2, "[CONT](RC): This unit cannot be attacked.", circle="left front")
    hit = t.rear(P2, circle="right front")
    t.attack(attacker)
    assert t.zone_of(spared) == "left front" and t.zone_of(hit) == "drop zone" and t.damages(P2) == 1


@pytest.mark.rule("cfv 7.3.1.4.6")
def test_7_3_1_4_5_effects_add_to_what_was_chosen() -> None:
    """One unit is chosen as always, and others are attacked besides it."""
    t = Table()
    also = "[CONT](RC): This unit also battles all of your opponent's rear-guards in the back row."
    attacker = t.rear(P1, also, circle="left front", power=10000)
    front, back = t.rear(P2, circle="left front"), t.rear(P2, circle="right back")
    t.to_battle()
    t.choose("attack")
    t.choose(f"attack {attacker}")
    assert set(t.options) == {f"target {front}", f"target {t.vanguard_of(P2)}"}
    t.choose(f"target {front}")
    assert {e.amount for e in t.events("hit")} == {front.id, back.id}
    assert t.zone_of(front) == t.zone_of(back) == "drop zone" and t.damages(P2) == 0


@pytest.mark.rule("cfv 7.3.1.4.6")
def test_7_3_1_4_6_an_attack_on_several_units_is_one_attack() -> None:
    """Abilities of attacking and of hitting trigger once."""
    t = Table()
    text = (
        ALL_FRONT
        + "\n[AUTO](RC): When this unit attacks, draw a card.\n[AUTO](RC): When this unit's attack hits, draw a card."
    )
    attacker = t.rear(P1, text, circle="left front", power=20000)
    t.rear(P1, circle="right front")
    t.rear(P2, circle="left front")
    t.attack(attacker)
    assert t.count(P1, "hand") == 2


def test_7_3_1_4_7_no_effect_makes_a_mate_be_attacked() -> None:
    """An effect that has all opposing units attacked leaves the Mate out."""
    t = Table()
    attacker = t.rear(
        P1, "[CONT](RC): This unit battles all of your opponent's units in one attack.", circle="left front"
    )
    leader = t.vanguard(P2)
    mate = t.mate(P2, leader)
    t.attack(attacker)
    assert [e.amount for e in t.events("attack")] == [leader.id] != [mate.id]


@pytest.mark.rule("cfv 7.3.1.4.3")
def test_7_3_1_5_who_comes_to_the_circle_is_not_attacked() -> None:
    """A new vanguard rides over the attacked one in the guard step and is neither attacked nor hit."""
    t = Table()
    attacker = t.rear(P1, circle="left front", power=20000)
    rides = (
        "[AUTO](VC): At the beginning of your opponent's guard step, choose a grade 3 card from your hand, and ride it."
    )
    t.vanguard(P2, rides)
    new = t.hand(P2, grade=3, power=1000)
    t.attack(attacker, None, new)
    assert t.zone_of(new) == "vanguard circle" and t.damages(P2) == 0 and not t.events("hit")
