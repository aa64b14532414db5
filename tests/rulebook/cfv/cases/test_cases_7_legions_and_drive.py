"""Conformance cases about drive, legions in battle and nullified triggers (cfv 7.5, 10.1.24, 10.2.1, 11.3)."""

from __future__ import annotations

import pytest

from tests.cfv_table import P1, P2, Table

X, Y = "X Clan", "Y Clan"


@pytest.mark.rule("cfv 10.2.1.1", "cfv 2.16.2", "cfv 7.5.1.3")
def test_cfv_080_two_twin_drives_do_not_stack_other_drive_does() -> None:
    """Drive 3: three checks, each card in the hand before the next is turned."""
    t = Table()
    gets = "[ACT](VC): This unit gets {} until end of turn."
    text = gets.format('"Twin Drive!!"') + "\n" + gets.format("drive +1")
    vanguard = t.vanguard(P1, text, icons="Twin Drive!!")

    t.activate(vanguard, n=1)
    assert t.number(vanguard, "drive") == 2
    t.activate(vanguard, n=2)
    assert t.number(vanguard, "drive") == 3
    t.attack(vanguard)
    kinds = [e.kind for e in t.events() if e.kind in ("drive check", "add")]
    assert kinds == ["drive check", "add"] * 3 and t.count(P1, "hand") == 3
    assert t.count(P1, "deck") == 17


@pytest.mark.rule("cfv 7.5.1.3", "cfv 7.5.1.2.3", "cfv 2.16.2")
def test_cfv_081_drive_raised_during_the_drive_step() -> None:
    """The first check makes it 3; the fourth card stays on the deck."""
    t = Table()
    reveals = "[AUTO](VC): When this unit's drive check reveals a grade 3 card"
    vanguard = t.vanguard(P1, f"{reveals}, this unit gets drive +1 until end of that battle.", icons="Twin Drive!!")
    t.rear(P1, circle="right front")
    stays = t.deck(P1, grade=2, name="Fourth")
    t.trigger(P1, "critical", clan=Y, name="Third")
    t.deck(P1, grade=1, name="Second")
    t.deck(P1, grade=3, name="First")

    t.attack(vanguard)
    assert sorted(t.names(P1, "hand")) == ["First", "Second", "Third"]
    assert t.zone_of(stays) == "deck" and len(t.events("drive check")) == 3
    assert t.number(vanguard, "drive") == 2  # the battle is over


@pytest.mark.rule("cfv 10.1.24.6", "cfv 7.3.1.7", "cfv 7.6.1.5", "cfv 2.8.1.1.2")
def test_cfv_084_critical_on_the_mate_is_wasted_power_is_not() -> None:
    """25000 against 21000 hits once, for the Leader's critical."""
    t = Table()
    leader = t.vanguard(P1, power=11000, clan=X)
    mate = t.mate(P1, leader, power=9000, clan=X)
    t.rear(P1, circle="right front", clan=X)
    t.trigger(P1, "critical", clan=X)
    vanguard = t.vanguard(P2, power=11000)
    guardian = t.hand(P2, grade=0, shield=10000)

    t.declare(leader, vanguard)
    t.choose(f"guard {guardian}")
    assert t.power(vanguard) == 21000
    for answer in ("do power", mate, mate):
        t.choose(answer)
    assert (t.power(mate), t.critical(mate)) == (14000, 2)
    assert t.event("damage").amount == 1 and len(t.events("damage check")) == 1 and t.damages(P2) == 1
    assert len({e.batch for e in t.events("hit")}) == 1


@pytest.mark.rule("cfv 7.3.1.7", "cfv 10.1.24.6")
def test_cfv_084_the_power_given_to_the_mate_is_in_the_sum() -> None:
    """With one more shield the same attack does not hit: 25000 is what it has."""
    t = Table()
    leader = t.vanguard(P1, power=11000, clan=X)
    mate = t.mate(P1, leader, power=9000, clan=X)
    t.trigger(P1, "critical", clan=X)
    t.vanguard(P2, power=25001)
    t.attack(leader, None, "do power", mate, mate)
    assert t.damages(P2) == 0


@pytest.mark.rule("cfv 10.1.24.3", "cfv 10.1.24.4", "cfv 7.5.1.2.2", "cfv 7.6.1.6.2")
def test_cfv_085_the_mates_clan_counts_for_triggers() -> None:
    """The drive check in the own turn and the damage check in the opponent's both work."""
    t = Table()
    leader = t.vanguard(P1, clan=X)
    mate = t.mate(P1, leader, clan=Y)
    later = t.trigger(P1, "critical", clan=Y)
    drawn = t.deck(P1, grade=1, clan=X)
    now = t.trigger(P1, "draw", clan=Y)
    attacker = t.rear(P2, circle="left front", power=50000)

    t.declare(leader, t.vanguard_of(P2))
    assert t.options == ["do draw", "do power"]
    t.choose("do draw")
    assert t.where(drawn) == (P1, "hand")
    t.choose(mate)
    assert t.where(now) == (P1, "hand") and [e.card for e in t.events("change")] == [mate.id]

    t.settle()  # P1 has nothing left to attack with, so P2's turn has begun
    t.declare(attacker, leader)
    assert t.menu == "cfv guard" and t.asked == P1
    t.choose("pass")
    assert t.zone_of(later) == "trigger zone" and t.options == ["do critical", "do power"]
    for answer in ("do power", mate, mate):
        t.choose(answer)
    assert t.where(later) == (P1, "damage zone") and t.critical(mate) == 2


@pytest.mark.rule("cfv 10.1.24.9", "cfv 10.1.24.8", "cfv 7.3.1.7", "cfv 7.3.1.4")
def test_cfv_086_attacking_a_legion_only_the_leaders_power() -> None:
    """12000 against 11000 hits, and there is one damage check."""
    t = Table()
    attacker = t.rear(P1, circle="left front", power=12000)
    leader = t.vanguard(P2, power=11000)
    mate = t.mate(P2, leader, power=9000)
    t.set(P2, damage=2)

    t.attack(attacker)
    assert [e.amount for e in t.events("attack")] == [leader.id] == [e.amount for e in t.events("hit")]
    assert len(t.events("damage check")) == 1 and t.damages(P2) == 3
    assert t.zone_of(mate) == "vanguard circle"


NULLIFY = "nullify the trigger effects of your opponent's drive checks"


@pytest.mark.rule("cfv 11.3.1", "cfv 11.3.2", "cfv 7.5.1.2.4", "cfv 2.8.1.1.2")
@pytest.mark.parametrize(
    "text",
    [
        f"[CONT](VC): {NULLIFY.capitalize()}.",
        f"[AUTO](VC): When your opponent's unit attacks, {NULLIFY} until end of turn.",
        f"[AUTO](VC): When your opponent's unit attacks, {NULLIFY} this turn.",
    ],
)
def test_cfv_100_a_nullified_trigger(text: str) -> None:
    """Neither critical nor power; the card still goes to the hand."""
    t = Table()
    vanguard = t.vanguard(P1, clan=X)
    t.rear(P1, circle="right front", clan=X)
    card = t.trigger(P1, "critical", clan=X)
    t.vanguard(P2, text)

    t.attack(vanguard)
    assert (t.power(vanguard), t.critical(vanguard)) == (10000, 1) and not t.events("change")
    assert t.where(card) == (P1, "hand") and t.damages(P2) == 1


@pytest.mark.rule("cfv 11.3.1")
def test_cfv_100_damage_checks_are_other_checks() -> None:
    """What nullifies the opponent's drive checks leaves damage checks alone, the opponent's and one's own."""
    t = Table()
    attacker = t.rear(P1, f"[CONT](RC): {NULLIFY.capitalize()}.", circle="left front", power=10000)
    t.rear(P1, circle="right front")
    t.trigger(P2, "critical")
    t.attack(attacker, None, "do power")
    assert t.power(t.vanguard_of(P2)) == 15000
