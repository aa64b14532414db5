"""The damage step (cfv 7.6): hits, damage checks, retired units."""

from __future__ import annotations

import pytest

from tests.cfv_table import P1, P2, Table

ALL_FRONT = "[CONT](RC): This unit battles all units in your opponent's front row in one attack."
AT_DAMAGE = "[AUTO](RC): At the beginning of your opponent's damage step, "
REMOVES = "[AUTO](VC): When your damage check reveals a grade 1 card, choose an attacking unit, and retire it."


@pytest.mark.rule("cfv 7.6.1", "cfv 7.6.1.2")
def test_7_6_1_1_abilities_of_its_beginning_come_before_the_comparison() -> None:
    """Power that is got then counts."""
    t = Table()
    gets = "[AUTO](RC): At the beginning of your damage step, this unit gets [Power]+1000 until end of that battle."
    attacker = t.rear(P1, gets, circle="left front", power=9000)
    t.attack(attacker)
    assert t.damages(P2) == 1


@pytest.mark.parametrize(("power", "hits"), [(9000, True), (8999, False)])
@pytest.mark.rule("cfv-R2", "cfv 10.1.24.6")
def test_7_6_1_2_a_legion_compares_its_combined_power(power: int, hits: bool) -> None:
    """11000 and 9000 hit 20000, once."""
    t = Table()
    leader = t.vanguard(P1, power=11000)
    t.mate(P1, leader, power=power)
    t.vanguard(P2, power=20000)
    t.attack(leader)
    assert t.damages(P2) == int(hits)


@pytest.mark.parametrize("goes", ["return this unit to your hand", "move this unit to an open (RC) in the same column"])
@pytest.mark.parametrize("who", ["attacker", "attacked"])
def test_7_6_1_3_without_one_of_the_two_there_is_no_comparison(who: str, goes: str) -> None:
    """Whoever has left the field or moved to another circle neither hits nor is hit."""
    t = Table()
    whose = {"attacker": "your", "attacked": "your opponent's"}[who]
    text = {who: f"[AUTO](RC): At the beginning of {whose} damage step, {goes}."}
    attacker = t.rear(P1, text.get("attacker", ""), circle="left front", power=20000)
    target = t.rear(P2, text.get("attacked", ""), circle="left front")
    t.attack(attacker, target)
    moved = attacker if who == "attacker" else target
    assert t.zone_of(moved) != "left front" and not t.events("hit")
    assert t.zone_of(target) != "drop zone"


@pytest.mark.rule("cfv 1.3.3")
def test_7_6_1_2_a_unit_that_cannot_be_hit() -> None:
    """However much power attacks, and in this battle only."""
    t = Table()
    first = t.rear(P1, circle="left front", power=90000)
    second = t.rear(P1, circle="right front", power=10000)
    saves = "choose one of your units that is being attacked, and that unit cannot be hit until end of that battle."
    guardian = t.hand(P2, f"[AUTO]: When this unit is placed on (GC), {saves}", grade=1, shield=0)
    t.attack(first, None, f"guard {guardian}")
    assert t.damages(P2) == 0 and not t.events("hit")
    t.attack(second)
    assert t.damages(P2) == 1


@pytest.mark.rule("cfv-R35", "cfv 7.6.1.8")
def test_7_6_1_3_is_asked_for_each_attacked_unit() -> None:
    """One of three has left: the others are hit, damage included."""
    t = Table()
    attacker = t.rear(P1, ALL_FRONT, circle="left front", power=10000)
    gone = t.rear(P2, f"{AT_DAMAGE}return this unit to your hand.", circle="left front")
    hit = t.rear(P2, circle="right front")
    t.attack(attacker)
    assert t.zone_of(gone) == "hand" and t.zone_of(hit) == "drop zone" and t.damages(P2) == 1


@pytest.mark.rule("cfv-R30", "cfv 10.1.24.7")
def test_7_6_1_3_a_legion_that_has_lost_its_mate_does_not_hit() -> None:
    """Both are the attacking unit; the Leader makes its drive check, but nothing is hit."""
    t = Table()
    leader = t.vanguard(P1, power=30000)
    leaves = "[AUTO](VC): At the beginning of your guard step, return this unit to your hand."
    mate = t.mate(P1, leader, leaves)
    t.attack(leader)
    assert t.zone_of(mate) == "hand" and len(t.events("drive check")) == 1
    assert t.damages(P2) == 0 and not t.events("hit")


@pytest.mark.rule("cfv 7.6.1.9", "cfv 7.6.1.6.3")
def test_7_6_1_4_abilities_of_hitting_wait_for_the_end_of_the_step() -> None:
    """While the damage check is made they have not been played; afterwards they are."""
    t = Table()
    attacker = t.rear(P1, "[AUTO](RC): When this unit's attack hits, draw a card.", circle="left front", power=10000)
    t.rear(P1, circle="right front")
    card = t.trigger(P2, "stand")
    t.declare(attacker)
    assert t.zone_of(card) == "trigger zone" and t.count(P1, "hand") == 0
    t.choose("do stand")
    assert t.zone_of(card) == "damage zone" and t.count(P1, "hand") == 1
    assert t.event("hit").rule == "cfv 7.6.1.9"


@pytest.mark.rule("cfv 10.1.24.6", "cfv-R30")
def test_7_6_1_5_the_damage_is_the_critical_of_the_attacker() -> None:
    """In legion the Leader's: the Mate's is not looked at, be it 3 or 0."""
    for mates in (3, 0):
        t = Table()
        leader = t.vanguard(P1, critical=2)
        t.mate(P1, leader, critical=mates)
        t.attack(leader)
        assert t.damages(P2) == 2
        damage = t.event("damage")
        assert (damage.rule, damage.amount, damage.key) == ("cfv 7.6.1.5", 2, "battle")
        assert damage.source is not None and damage.source.card == leader.id


@pytest.mark.parametrize(("change", "drawn"), [(1, 1), (-1, 0), (-2, 0)])
def test_7_6_1_5_1_nothing_is_done_instead_of_damage_that_there_is_not(change: int, drawn: int) -> None:
    """A vanguard draws instead of being dealt damage: only if the critical is more than 0."""
    t = Table()
    attacker = t.rear(P1, f"[CONT](RC): This unit gets [Critical]{change:+}.", circle="left front", power=10000)
    t.vanguard(P2, "[CONT](VC): If this unit would be dealt damage, draw a card instead.")
    before = t.count(P2, "hand")
    t.declare(attacker)
    assert t.count(P2, "hand") - before == drawn and t.damages(P2) == 0


@pytest.mark.parametrize("change", [-1, -2])
def test_7_6_1_5_1_critical_of_zero_or_less_hits_without_damage(change: int) -> None:
    """No damage check, but the attack has hit."""
    t = Table()
    text = f"[CONT](RC): This unit gets [Critical]{change}."
    attacker = t.rear(P1, text, circle="left front", power=10000)
    t.attack(attacker)
    assert t.critical(attacker) == 1 + change and t.damages(P2) == 0
    assert not t.events("damage") and not t.events("damage check")
    assert t.event("hit", attacker).rule == "cfv 7.6.1.9"


# -- damage checks -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("cfv 7.6.1.6")
def test_7_6_1_6_1_the_top_card_goes_face_up_to_the_trigger_zone() -> None:
    """The defender's top card, seen by everybody."""
    t = Table()
    attacker = t.rear(P1, circle="left front", power=10000)
    card = t.trigger(P2, "draw")
    t.declare(attacker)
    assert t.where(card) == (P2, "trigger zone") and t.sees(P1, card) and t.sees(None, card)
    assert t.event("damage check", card).rule == "cfv 7.6.1.6.1" and t.asked == P2


@pytest.mark.parametrize(("where", "works"), [("vanguard", True), ("mate", True), ("rear", True), ("attacker", False)])
def test_7_6_1_6_2_a_unit_of_the_clan_makes_the_icon_work(where: str, works: bool) -> None:
    """The defender's vanguards and rear-guards count, the attacker's units do not."""
    t = Table()
    clan = {"clan": "Second Clan"}
    attacker = t.rear(P1, circle="left front", power=10000, **(clan if where == "attacker" else {}))
    leader = t.vanguard(P2, **(clan if where == "vanguard" else {}))
    if where == "mate":
        t.mate(P2, leader, **clan)
    if where == "rear":
        t.rear(P2, circle="right back", **clan)
    t.trigger(P2, "draw", **clan)
    t.declare(attacker, leader)
    assert (t.asking_rule() == "cfv 2.8.2") == works


@pytest.mark.rule("cfv 7.6.1.6.4")
def test_7_6_1_6_3_abilities_of_the_check_are_played_with_the_card_in_the_trigger_zone() -> None:
    """Then the card goes to the damage zone, trigger or not."""
    t = Table()
    attacker = t.rear(P1, circle="left front", power=10000)
    asks = "[AUTO](VC): When your damage check reveals a grade 1 card, choose one of your rear-guards, and [Rest] it."
    vanguard = t.vanguard(P2, asks)
    one, two = t.rear(P2, circle="left back"), t.rear(P2, circle="right back")
    card = t.deck(P2, grade=1)
    t.declare(attacker, vanguard)
    assert set(t.options) == {f"pick {one}", f"pick {two}"} and t.zone_of(card) == "trigger zone"
    t.choose(one)
    assert t.where(card) == (P2, "damage zone") and t.game.cards[card.id].faceup
    assert t.event("put", card).rule == "cfv 7.6.1.6.4"


def test_7_6_1_6_4_a_card_that_has_left_the_trigger_zone_stays_where_it_went() -> None:
    """It does not come to the damage zone, and counts as a damage check all the same."""
    t = Table()
    attacker = t.rear(P1, circle="left front", power=10000)
    vanguard = t.vanguard(P2, "[AUTO](VC): When your damage check reveals a grade 1 card, call that card to (RC).")
    card = t.deck(P2, grade=1)
    t.attack(attacker, vanguard, "circle left-back")
    assert t.where(card) == (P2, "left back") and t.damages(P2) == 0
    assert len(t.events("damage check")) == 1


@pytest.mark.rule("cfv 9.2.2")
def test_7_6_1_6_5_the_sixth_damage_loses_before_the_next_check() -> None:
    """With five damage the first of two checks ends the game; the second is not made."""
    t = Table()
    attacker = t.rear(P1, circle="left front", power=10000, critical=2)
    t.set(P2, damage=5)
    t.trigger(P2, "heal")
    top = t.deck(P2, grade=1)
    t.declare(attacker)
    assert t.result is not None and t.result.winner == P1 and t.result.rule == "cfv 9.2.2"
    assert t.zone_of(top) == "damage zone" and len(t.events("damage check")) == 1


@pytest.mark.rule("cfv-R22")
def test_7_6_1_6_6_one_check_for_each_damage() -> None:
    """Three damage are three checks one after the other, each finished before the next."""
    t = Table()
    attacker = t.rear(P1, circle="left front", power=10000, critical=3)
    last = t.trigger(P2, "draw")
    second = t.trigger(P2, "draw")
    first = t.deck(P2, grade=1)
    t.declare(attacker)
    assert [t.zone_of(c) for c in (first, second, last)] == ["damage zone", "trigger zone", "deck"]
    t.choose("do power")
    assert t.zone_of(second) == "damage zone" and t.zone_of(last) in ("hand", "trigger zone")


@pytest.mark.rule("cfv-R36")
def test_7_6_1_6_6_the_amount_does_not_change_between_checks() -> None:
    """The attacker is retired in the first check; all its damage is checked."""
    t = Table()
    attacker = t.rear(P1, circle="left front", power=10000, critical=2)
    vanguard = t.vanguard(P2, REMOVES)
    t.deck(P2, grade=2), t.deck(P2, grade=1)
    t.attack(attacker, vanguard)
    assert t.zone_of(attacker) == "drop zone" and t.damages(P2) == 2


@pytest.mark.rule("cfv-R38", "cfv 7.6.1.4")
def test_7_6_1_9_an_ability_of_hitting_must_be_active_then() -> None:
    """The attacker was retired in the damage check: it has hit, but its ability does not trigger."""
    t = Table()
    attacker = t.rear(P1, "[AUTO](RC): When this unit's attack hits, draw a card.", circle="left front", power=10000)
    t.rear(P1, circle="right front")
    vanguard = t.vanguard(P2, REMOVES)
    t.deck(P2, grade=1)
    t.attack(attacker, vanguard)
    assert t.zone_of(attacker) == "drop zone" and t.damages(P2) == 1 and t.count(P1, "hand") == 0


# -- afterwards --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("what", "power"), [("rear-guard", 20000), ("vanguard", 5000)])
def test_7_6_1_7_no_damage_check_without_a_hit_on_a_vanguard(what: str, power: int) -> None:
    """Neither for a rear-guard that was hit nor for an attack that did not hit."""
    t = Table()
    attacker = t.rear(P1, circle="left front", power=power, critical=3)
    target = t.rear(P2, circle="left front")
    t.attack(attacker, target if what == "rear-guard" else t.vanguard_of(P2))
    assert not t.events("damage check") and t.damages(P2) == 0


def test_7_6_1_8_guardians_and_rear_guards_that_were_hit_are_retired_together() -> None:
    """All guardians go, whether the attack hit or not, at the same moment as the rear-guards."""
    t = Table()
    attacker = t.rear(P1, ALL_FRONT, circle="left front", power=10000)
    saved = t.rear(P2, circle="left front")
    hit = t.rear(P2, circle="right front")
    guardian = t.hand(P2, grade=0, shield=10000)
    t.attack(attacker, None, f"guard {guardian}", saved)
    assert t.zone_of(saved) == "left front" and t.zone_of(hit) == t.zone_of(guardian) == "drop zone"
    retired = t.events("retire")
    assert {e.card for e in retired} == {hit.id, guardian.id} and len({e.batch for e in retired}) == 1
    assert {e.rule for e in retired} == {"cfv 7.6.1.8"}


@pytest.mark.rule("cfv 10.1.24.6")
def test_7_6_1_9_the_attack_of_a_legion_hits_once() -> None:
    """A text about the vanguard's attack triggers once; Leader and Mate each have hit for their own texts."""
    t = Table()
    own = "[AUTO](VC): When this unit's attack hits, draw a card."
    leader = t.vanguard(P1, own)
    t.mate(P1, leader, own)
    t.rear(P1, "[AUTO](RC): When your vanguard's attack hits a vanguard, draw a card.", circle="left front")
    t.attack(leader, None, "trigger 1", "trigger 1")
    assert t.damages(P2) == 1 and t.count(P1, "hand") == 1 + 3


@pytest.mark.rule("cfv-R38", "cfv 7.1.2.2")
def test_7_6_1_9_what_was_hit_may_be_gone() -> None:
    """A rear-guard is retired by then, a vanguard may have been ridden over: they were hit as what they were."""
    t = Table()
    text = "[AUTO](RC): When this unit's attack hits a {}, draw a card."
    first = t.rear(P1, text.format("grade 2 rear-guard"), circle="left front", power=10000)
    second = t.rear(P1, text.format("vanguard"), circle="right front", power=10000)
    target = t.rear(P2, circle="left front", grade=2)
    rides = "choose a grade 3 card from your hand, and ride it."
    old = t.vanguard(P2, f"[AUTO](VC): When your damage check reveals a grade 1 card, {rides}")
    new = t.hand(P2, grade=3)
    t.deck(P2, grade=1)
    t.attack(first, target)
    assert t.zone_of(target) == "drop zone" and t.count(P1, "hand") == 1
    t.declare(second, old)
    t.choose("pass")
    t.choose(new)
    assert t.zone_of(old) == "soul" and t.event("played", second).rule == "cfv 8.5.2.4"


@pytest.mark.rule("cfv 7.7.1.1")
def test_7_6_1_9_everything_is_settled_before_the_close_step() -> None:
    """A unit that an ability of hitting takes away has no part in the end of the battle."""
    t = Table()
    retires = "[AUTO](RC): When this unit's attack hits, choose one of your opponent's rear-guards, and retire it."
    attacker = t.rear(P1, retires, circle="left front", power=10000)
    t.rear(P1, circle="right front")
    waiting = t.rear(P2, "[AUTO](RC): At the end of battle, draw a card.", circle="left back")
    t.attack(attacker)
    assert t.zone_of(waiting) == "drop zone" and t.count(P2, "hand") == 0
