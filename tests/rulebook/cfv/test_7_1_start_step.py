"""The battle phase, battles and the start step (cfv 7.1, 7.2)."""

from __future__ import annotations

import pytest

from tests.cfv_table import P1, P2, Table


@pytest.mark.rule("cfv 7.7.1.4")
def test_7_1_1_attacks_follow_one_another() -> None:
    """Each standing unit of the front row may attack once; after each attack there is a start step again."""
    t = Table()
    first = t.rear(P1, circle="left front", power=10000)
    second = t.rear(P1, circle="right front", power=10000)
    back = t.rear(P1, circle="left back", power=10000)
    resting = t.vanguard(P1, resting=True)
    t.to_battle()
    t.choose("attack")
    assert set(t.options) == {f"attack {first}", f"attack {second}"}
    assert t.forbids(f"attack {back}") == t.forbids(f"attack {resting}") == "cfv 7.3.1.3"
    t.choose(f"attack {first}")
    t.settle()
    assert t.options == ["attack", "end"] and t.asking_rule() == "cfv 7.2.1.2" and t.asked == P1
    t.attack(second)
    assert t.damages(P2) == 2 and t.game.active == P2  # nothing is left that could attack


def test_7_1_2_the_battle_lasts_from_the_attack_step_to_the_end_of_the_close_step() -> None:
    """What lasts for the battle is there in all its steps and gone in the next start step."""
    t = Table()
    gets = "this unit gets [Power]+3000 until end of that battle."
    attacker = t.rear(P1, f"[AUTO](RC): When this unit attacks, {gets}", circle="left front", power=7000)
    t.rear(P1, circle="right front")
    t.hand(P2, grade=0)
    t.declare(attacker)
    assert t.power(attacker) == 10000
    t.settle()
    assert t.damages(P2) == 1 and t.power(attacker) == 7000
    kinds = [e.key or e.kind for e in t.events() if e.kind in ("moment", "battle")]
    begun = kinds.index("battle")
    assert kinds[begun - 1 :][:6] == ["start step", "battle", "attack step", "guard step", "damage step", "close step"]


def test_7_1_2_1_a_battle_cut_short_counts() -> None:
    """The only unit that could attack rests at the beginning of the attack step: a battle all the same."""
    t = Table()
    t.vanguard(P1, resting=True)
    gone = t.rear(P1, "[AUTO](RC): At the beginning of your attack step, [Rest] this unit.", circle="left front")
    watcher = "[AUTO](RC): At the end of battle, if it is the first battle of this turn, draw a card."
    t.rear(P1, watcher, circle="left back")
    t.to_battle()
    t.choose("attack")
    t.settle()
    assert t.rested(gone) and not t.events("attack") and t.damages(P2) == 0
    assert len(t.events("battle")) == 1 and [e.seat for e in t.events("draw")] == [P1, P2]  # P2: draw phase


@pytest.mark.parametrize(("target", "drawn"), [("vanguard", 1), ("rear-guard", 0), ("both", 1)])
def test_7_1_2_2_battles_are_named_by_what_was_attacked(target: str, drawn: int) -> None:
    """A battle against a vanguard is one in which a vanguard was among what was chosen."""
    t = Table()
    text = "[AUTO](RC): At the end of the battle that this unit attacked a vanguard, draw a card."
    if target == "both":
        text += "\n[CONT](RC): This unit battles all units in your opponent's front row in one attack."
    attacker = t.rear(P1, text, circle="left front")
    rear = t.rear(P2, circle="left front", power=50000)
    vanguard = t.vanguard(P2, power=50000)
    t.attack(attacker, rear if target == "rear-guard" else vanguard)
    assert len([e for e in t.events("draw") if e.seat == P1]) == drawn


@pytest.mark.rule("cfv 7.3.1.4.2")
def test_7_1_2_2_it_stays_one_when_what_was_attacked_is_gone() -> None:
    """The attacked rear-guard goes back to the hand; the battle still is one against a rear-guard."""
    t = Table()
    text = "[AUTO](RC): At the end of the battle that this unit attacked a rear-guard, draw a card."
    attacker = t.rear(P1, text, circle="left front")
    fleeing = "[AUTO](RC): At the beginning of your opponent's guard step, return this unit to your hand."
    target = t.rear(P2, fleeing, circle="left front")
    t.attack(attacker, target)
    assert t.where(target) == (P2, "hand")
    assert len([e for e in t.events("draw") if e.seat == P1]) == 1


def test_7_1_2_3_it_changes_its_name_with_the_attacked_unit() -> None:
    """What was a rear-guard when it was attacked is the vanguard at the end: so is the battle."""
    t = Table()
    end = "[AUTO](RC): At the end of the battle that this unit attacked a {}, draw a card."
    attacker = t.rear(P1, end.format("vanguard"), circle="left front")
    other = t.rear(P1, end.format("rear-guard").replace("this unit", "your other unit"), circle="left back")
    moving = "[AUTO](RC): At the beginning of your opponent's guard step, put this unit on your (VC)."
    target = t.rear(P2, moving, circle="left front", grade=3)
    t.attack(attacker, target)
    assert t.zone_of(target) == "vanguard circle"
    drawn = [e.source.card for e in t.events("draw") if e.seat == P1 and e.source is not None]
    assert drawn == [attacker.id] and other.id not in drawn


# -- start step (cfv 7.2) ----------------------------------------------------------------------------------------------
@pytest.mark.rule("cfv 7.2.1.1", "cfv 7.2.1.2")
def test_7_2_1_the_start_step_begins_with_its_abilities() -> None:
    """They are played before the turn player says whether to attack, in each start step anew."""
    t = Table()
    t.rear(P1, "[AUTO](RC): At the beginning of your start step, draw a card.", circle="left front", power=10000)
    t.rear(P1, circle="right front")
    t.to_battle()
    assert t.count(P1, "hand") == 1 and t.options == ["attack", "end"] and t.asking_rule() == "cfv 7.2.1.2"
    t.attack(t.vanguard_of(P1))
    assert t.count(P1, "hand") == 3  # the drive check and the second start step


@pytest.mark.rule("cfv 6.8.1")
def test_7_2_1_2_1_who_does_not_attack_goes_on_to_the_end_phase() -> None:
    """No battle, no close step: the turn ends."""
    t = Table()
    t.to_battle()
    t.choose("end")
    assert t.game.active == P2 and not t.events("battle")
    assert not [e for e in t.events("moment") if e.key == "close step"]


def test_7_2_1_2_1_who_attacks_goes_on_to_the_attack_step() -> None:
    """The battle begins with the attack step, and only then is the attacking unit chosen."""
    t = Table()
    t.rear(P1, circle="left front")
    t.to_battle()
    t.choose("attack")
    moments = [e.key or e.kind for e in t.events() if e.kind in ("moment", "battle")]
    assert moments[-2:] == ["battle", "attack step"] and t.menu == "cfv attack"


def test_7_2_1_3_nobody_attacks_in_the_very_first_turn() -> None:
    """The turn player is not asked; in the second turn of the game the other player may attack."""
    t = Table(turns_passed=0, phase="stand", turn_of=P1, first=P1)
    t.hand(P1, grade=1)
    t.hand(P2, grade=1)
    assert t.game.turn == 1 and t.game.active == P1
    t.settle()
    assert t.menu == "cfv main"
    t.choose("end")
    assert t.game.turn == 2 and not t.events("battle")
    t.settle()
    t.choose("end")
    assert t.options == ["attack", "end"] and t.asked == P2


@pytest.mark.parametrize("why", ["no attacker", "no target", "no pair"])
def test_7_2_1_3_without_a_possible_attack_none_is_chosen(why: str) -> None:
    """No unit that can attack, none that can be attacked, or none that this one may attack: the turn ends unasked."""
    t = Table()
    cannot = "[CONT](VC): This unit cannot {}."
    t.vanguard(P1, cannot.format("attack a vanguard") if why == "no pair" else "", resting=why == "no attacker")
    t.vanguard(P2, cannot.format("be attacked") if why == "no target" else "")
    t.hand(P1, grade=1)
    t.to_battle()
    assert t.game.active == P2 and not t.events("battle")
