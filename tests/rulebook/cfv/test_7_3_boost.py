"""Boosting and what is added to power in a battle (cfv 7.3.1.6 to 7.3.1.9)."""

from __future__ import annotations

import pytest

from tests.cfv_table import P1, P2, Piece, Table


def _column(t: Table, text: str = "", booster: str = "", **details: object) -> tuple[Piece, Piece]:
    """An attacker of 5000 on the left front circle with a booster of 6000 behind it."""
    front = t.rear(P1, text, circle="left front", power=5000)
    return front, t.rear(P1, booster, circle="left back", power=6000, icons="Boost", **details)


def test_7_3_1_6_only_from_behind_in_the_same_column() -> None:
    """A unit with Boost beside it, in front of it or in another column does not boost; nobody has to."""
    t = Table()
    attacker, booster = _column(t)
    other = t.rear(P1, circle="center back", icons="Boost")
    beside = t.rear(P1, circle="right front", icons="Boost")
    t.to_battle()
    t.choose("attack")
    t.choose(f"attack {attacker}")
    assert t.menu == "cfv boost" and t.options == [f"boost {booster}", "pass"]
    assert t.forbids(f"boost {other}") == t.forbids(f"boost {beside}") == "cfv 7.3.1.6"
    t.choose("pass")
    assert not t.rested(booster) and not t.events("boost") and t.damages(P2) == 0


@pytest.mark.rule("cfv-R17")
def test_7_3_1_6_a_resting_unit_does_not_boost() -> None:
    """It could not be rested."""
    t = Table()
    attacker, booster = _column(t, resting=True)
    t.attack(attacker)
    assert not t.events("boost") and t.damages(P2) == 0 and t.rested(booster)


@pytest.mark.rule("cfv 7.3.1.6")
def test_7_3_1_6_the_vanguard_is_boosted_from_the_center_back() -> None:
    """Its column is the center."""
    t = Table()
    vanguard = t.vanguard(P1, power=8000)
    booster = t.rear(P1, circle="center back", power=4000, icons="Boost")
    t.rear(P1, circle="left back", icons="Boost")
    t.hand(P2, grade=0)
    t.declare(vanguard, boost=booster)
    assert t.power(vanguard) == 12000


@pytest.mark.rule("cfv 7.3.1.6", "cfv 1.3.3")
def test_7_3_1_6_a_unit_that_cannot_be_boosted() -> None:
    """No boost is offered for it."""
    t = Table()
    attacker, booster = _column(t, "[CONT](RC): This unit cannot be boosted.")
    t.attack(attacker)
    assert not t.rested(booster) and not t.events("boost")


@pytest.mark.rule("cfv-R29", "cfv 10.1.24.6")
@pytest.mark.parametrize("which", ["leader", "mate"])
def test_7_3_1_6_either_unit_of_a_legion_is_boosted(which: str) -> None:
    """The player says which; the booster's power counts once in the sum either way."""
    t = Table()
    leader = t.vanguard(P1, power=11000)
    mate = t.mate(P1, leader, power=9000)
    booster = t.rear(P1, circle="center back", power=4000, icons="Boost")
    t.hand(P2, grade=0)
    boosted = leader if which == "leader" else mate
    t.declare(leader, boost=booster)
    assert set(t.options) == {f"pick {leader}", f"pick {mate}"}
    t.choose(boosted)
    assert t.power(leader) == 24000
    assert t.power(mate) == (13000 if which == "mate" else 9000)
    assert t.event("boost").amount == boosted.id


@pytest.mark.rule("cfv-R29")
def test_7_3_1_6_a_legion_of_which_one_cannot_be_boosted() -> None:
    """The other one is, without a question."""
    t = Table()
    leader = t.vanguard(P1, "[CONT](VC): This unit cannot be boosted.", power=11000)
    mate = t.mate(P1, leader, power=9000)
    booster = t.rear(P1, circle="center back", power=4000, icons="Boost")
    t.hand(P2, grade=0)
    t.declare(leader, boost=booster)
    assert t.event("boost").amount == mate.id and t.power(leader) == 24000


@pytest.mark.rule("cfv 7.3.1.6.1", "cfv 7.3.1.7")
def test_7_3_1_6_1_boosting_and_boosted_until_the_end_of_the_close_step() -> None:
    """Texts find both units by these words until the battle is over, and the power is there as long."""
    t = Table()
    t.vanguard(P1, "[CONT](VC): All of your boosting units get [Power]+1000.", resting=True)
    t.rear(P1, circle="right front")
    closing = "[AUTO](RC): At the end of the battle that this unit boosted, draw a card."
    attacker, booster = _column(t, booster=closing)
    t.hand(P2, grade=0)
    t.declare(attacker, boost=booster)
    assert (t.power(booster), t.power(attacker)) == (7000, 12000)
    t.settle()
    assert (t.power(booster), t.power(attacker)) == (6000, 5000) and t.count(P1, "hand") == 1


@pytest.mark.parametrize("who", ["booster", "boosted"])
def test_7_3_1_6_1_1_a_boost_ends_when_one_of_the_two_leaves(who: str) -> None:
    """If the booster leaves its circle its power is gone; if the boosted one does, nobody is boosting."""
    t = Table()
    leaving = "[AUTO](RC): At the beginning of your guard step, return this unit to your hand."
    text = {who: leaving}
    attacker, booster = _column(t, text.get("boosted", ""), text.get("booster", ""))
    t.vanguard(P1, "[CONT](VC): All of your boosting units get [Power]+1000.", resting=True)
    t.rear(P1, circle="right front")
    t.hand(P2, grade=0)
    t.declare(attacker, boost=booster)
    if who == "booster":
        assert t.power(attacker) == 5000
    else:
        assert t.power(booster) == 6000
    t.settle()
    assert t.damages(P2) == 0


def test_7_3_1_7_the_boost_follows_the_power_of_the_booster() -> None:
    """It is added continuously: what the booster gets later counts, too."""
    t = Table()
    grows = "[AUTO](RC): At the beginning of your guard step, this unit gets [Power]+2000 until end of turn."
    attacker, booster = _column(t, booster=grows)
    t.hand(P2, grade=0)
    t.declare(attacker, boost=booster)
    assert (t.power(booster), t.power(attacker)) == (8000, 13000)


@pytest.mark.rule("cfv 10.1.24.9")
def test_7_3_1_7_the_mates_power_counts_only_while_attacking() -> None:
    """Before the attack and after it the Leader has its own power."""
    t = Table()
    leader = t.vanguard(P1, power=11000)
    t.mate(P1, leader, power=9000)
    t.rear(P1, circle="left front")
    t.hand(P2, grade=0)
    assert t.power(leader) == 11000
    t.declare(leader)
    assert t.power(leader) == 20000
    t.settle()
    assert t.power(leader) == 11000 and t.options == ["attack", "end"]


@pytest.mark.rule("cfv-R19")
def test_7_3_1_7_negative_power_lowers_the_sum() -> None:
    """There is no floor under a booster's power."""
    t = Table()
    attacker, booster = _column(t, booster="[CONT](RC): This unit gets [Power]-8000.")
    t.hand(P2, grade=0)
    t.declare(attacker, boost=booster)
    assert (t.power(booster), t.power(attacker)) == (-2000, 3000)


# -- abilities of attacking (cfv 7.3.1.8) ------------------------------------------------------------------------------
def test_7_3_1_8_abilities_of_attacking_and_boosting_come_after_the_boost() -> None:
    """Both stand by together, and the attacked unit and the boost are known by then."""
    t = Table()
    attacks = "[AUTO](RC): When this unit attacks a vanguard, draw a card."
    attacker, booster = _column(t, attacks, "[AUTO](RC): When this unit boosts, draw a card.")
    t.hand(P2, grade=0)
    t.declare(attacker, boost=booster)
    assert len([o for o in t.options if o.startswith("trigger")]) == 2 and t.power(attacker) == 11000
    assert t.event("attack").rule == t.event("boost").rule == "cfv 7.3.1.8"
    t.choose("trigger 1")
    assert t.count(P1, "hand") == 2 and t.menu == "cfv guard"


@pytest.mark.rule("cfv 10.1.24.6")
def test_7_3_1_8_the_attack_of_a_legion_is_one_attack() -> None:
    """A text about the vanguard's attack triggers once, one of the Mate's own for the Mate."""
    t = Table()
    leader = t.vanguard(P1)
    t.mate(P1, leader, "[AUTO](VC): When this unit attacks, draw a card.")
    t.rear(P1, "[AUTO](RC): When your vanguard attacks, draw a card.", circle="left front")
    t.hand(P2, grade=0)
    t.declare(leader, None)
    t.choose("trigger 1")
    assert t.count(P1, "hand") == 2 and t.menu == "cfv guard"


def test_7_3_1_9_everything_is_settled_before_the_guard_step() -> None:
    """What an ability of attacking brings about is played as well before the defender may act."""
    t = Table()
    calls = "[AUTO](RC): When this unit attacks, choose a grade 1 card from your hand, and call it to (RC)."
    attacker = t.rear(P1, calls, circle="left front")
    called = t.hand(P1, "[AUTO]: When this unit is placed on (RC), draw a card.", grade=1)
    t.hand(P2, grade=0)
    t.declare(attacker)
    t.choose(called)
    t.choose("circle left-back")
    assert t.menu == "cfv guard" and t.count(P1, "hand") == 1
    assert not [e for e in t.events("moment") if e.key == "guard step" and e.batch < t.event("draw").batch]
