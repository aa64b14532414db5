"""Locking and unlocking (cfv 10.1.21, 10.1.23); giving and losing abilities (10.1.20); skill damage (10.1.14.1.1)."""

from __future__ import annotations

import pytest

from tests.cfv_table import LB, LF, P1, P2, RF, VC, Table

LOCK = "[ACT](VC): Choose one of your opponent's rear-guards, and lock it."
UNLOCK = "[ACT](VC): Choose one of your locked cards, and unlock it."


# -- locked (cfv 10.1.21) ----------------------------------------------------------------------------------------------
@pytest.mark.rule("cfv 10.1.21.1", "cfv 10.1.21.3")
def test_10_1_21_1_a_locked_card_is_no_unit_and_has_nothing() -> None:
    """It lies face down on its circle without name, clan, grade, power or ability, and nothing can be chosen of it as a
    unit."""
    t = Table()
    unit = t.rear(P2, "[CONT](RC): Your vanguard gets [Power]+3000.", LF, grade=2)
    v = t.vanguard(P1, LOCK + "\n[ACT](VC): Choose one of your opponent's rear-guards, and retire it. Draw a card.")
    foe = t.vanguard(P2)
    assert t.power(foe) == 13000
    t.activate(v)
    assert t.zone_of(unit) == LF and t.power(foe) == 10000
    chars = t.chars(unit)
    assert not chars.names and not chars.abilities and not chars.label("clan")
    assert chars.types == {"locked card"}
    assert "power" not in chars.numbers and "grade" not in chars.numbers
    t.activate(v, n=2)
    assert t.zone_of(unit) == LF and t.count(P1, "hand") == 1


@pytest.mark.rule("cfv 10.1.21.2", "cfv 10.1.23.2", "cfv-R43")
def test_10_1_21_2_it_is_another_card_locked_and_again_another_unlocked() -> None:
    """What a unit was given is gone, and an ability that was used up can be used again after both."""
    t = Table()
    unit = t.rear(P1, "[ACT](RC): Draw a card. This ability cannot be used for the rest of that turn.", LF)
    v = t.vanguard(
        P1,
        "[ACT](VC): Choose one of your rear-guards, and that unit gets [Power]+5000 until end of turn.\n"
        f"[ACT](VC): Choose one of your rear-guards, and lock it.\n{UNLOCK}",
    )
    t.activate(v)
    t.activate(unit)
    assert t.power(unit) == 10000 and t.forbids(t.activation(unit)) == "cfv 11.2.1.1"
    t.activate(v, n=2)
    t.activate(v, n=3)
    assert t.power(unit) == 5000 and t.forbids(t.activation(unit)) == ""


@pytest.mark.rule("cfv 10.1.21.3")
def test_10_1_21_3_nothing_is_received_while_locked() -> None:
    """Power for all units, or for everything in the front row, does not reach a locked card."""
    t = Table()
    unit = t.locked(P1, circle=LF)
    v = t.vanguard(P1, "[CONT](VC): All of your rear-guards get [Power]+1000.\n" + UNLOCK)
    assert "power" not in t.chars(unit).numbers
    t.activate(v)
    assert t.power(unit) == 6000


def test_10_1_21_4_a_locked_card_neither_stands_nor_rests() -> None:
    """In the stand phase nothing happens to it, and no effect finds it standing or resting."""
    t = Table(phase="stand")
    card = t.locked(P1, circle=LF, resting=True)
    v = t.vanguard(
        P1,
        "[ACT](VC): If you have a [Rest] card on your (RC), draw a card.\n"
        "[ACT](VC): If you have a [Stand] rear-guard, draw a card.",
    )
    t.settle()
    hand = t.count(P1, "hand")
    assert not t.events("ready", card)
    t.activate(v)
    t.activate(v, n=2)
    assert t.count(P1, "hand") == hand


@pytest.mark.rule("cfv 10.1.21.5", "cfv 10.1.21.6", "cfv 10.1.21.7", "cfv-R49")
def test_10_1_21_6_a_circle_is_a_lock_circle_as_long_as_the_card_lies_there() -> None:
    """Nothing can be called to it or exchanged with it; unlocked it is a rear-guard circle again, front row and all."""
    t = Table()
    card = t.locked(P1, circle=LF)
    t.rear(P1, circle=LB)
    hand = t.hand(P1)
    v = t.vanguard(P1, UNLOCK)
    t.choose(f"call {hand}")
    assert "circle left-front" not in t.options
    t.choose("circle right-back")
    assert t.forbids("exchange left") == "cfv 6.6.1.2.3"
    t.activate(v)
    assert t.game.cards[card.id].faceup and t.chars(card).names
    t.exchange("left")
    assert t.zone_of(card) == LB


@pytest.mark.rule("cfv 10.1.21.6", "cfv-R49")
def test_10_1_21_7_leaving_while_locked_frees_the_circle() -> None:
    """A locked card that is put away leaves a rear-guard circle behind, and is an ordinary card again."""
    t = Table()
    card = t.locked(P1, circle=LF)
    hand = t.hand(P1)
    v = t.vanguard(P1, "[ACT](VC): Choose one of your locked cards, and put it into your soul.")
    t.activate(v)
    assert t.zone_of(card) == "soul" and t.chars(card).names
    t.call(hand, "left front")
    assert t.zone_of(hand) == LF


# -- unlocked (cfv 10.1.23) --------------------------------------------------------------------------------------------
@pytest.mark.rule("cfv 10.1.23.1", "cfv 10.1.23.3", "cfv 10.1.23.4", "cfv 10.1.21.5")
def test_10_1_23_1_unlocked_it_is_face_up_and_stands_and_was_not_placed() -> None:
    """Whatever it did before; abilities about being placed do not trigger, those about being unlocked do."""
    t = Table()
    card = t.rear(
        P1,
        "[AUTO]: When this unit is placed on (RC), draw a card.\n"
        "[AUTO](RC): When this unit is unlocked, Soul Charge (1).",
        LF,
        resting=True,
    )
    v = t.vanguard(P1, f"[ACT](VC): Choose one of your rear-guards, and lock it.\n{UNLOCK}")
    t.activate(v)
    t.activate(v, n=2)
    here = t.game.cards[card.id]
    assert (here.zone, here.faceup, here.rested) == (LF, True, False)
    assert (t.count(P1, "hand"), t.count(P1, "soul")) == (0, 1)
    assert t.event("unlock", card).rule == "cfv 10.1.23.1"


# -- given and lost abilities (cfv 10.1.20) ----------------------------------------------------------------------------
GIVEN = '"[AUTO](RC): When this unit attacks, draw a card."'


@pytest.mark.rule("cfv 10.1.20.1", "cfv 10.1.20.3")
@pytest.mark.parametrize("words", [f"that unit gets {GIVEN}", f"give it {GIVEN}"])
def test_10_1_20_1_a_given_ability_is_as_if_it_were_printed_for_that_time(words: str) -> None:
    """The unit draws by its attack in this turn, and not in its next."""
    t = Table()
    unit = t.rear(P1, circle=LF)
    t.rear(P1, circle=RF), t.rear(P2, circle=RF)
    v = t.vanguard(P1, f"[ACT](VC): Choose one of your rear-guards, and {words} until end of turn.")
    t.activate(v, unit)
    t.attack(unit)
    assert len(t.events("played")) == 2
    t.end_turn()
    t.end_turn()
    t.attack(unit)
    assert len(t.events("played")) == 2


def test_10_1_20_2_a_lost_ability_is_as_if_it_were_not_printed() -> None:
    """Without Boost for this turn, with it again in the next."""
    t = Table()
    unit = t.rear(P1, circle=LB, icons="Boost")
    t.rear(P2, circle=RF)
    v = t.vanguard(P1, "[ACT](VC): Choose one of your rear-guards, and that unit loses Boost until end of turn.")
    t.activate(v)
    assert not t.has(unit, "Boost")
    t.end_turn()
    assert t.has(unit, "Boost")


# -- damage by abilities and battles that effects change (cfv 10.1.14, 10.1.19) ----------------------------------------
@pytest.mark.rule("cfv-R14")
def test_10_1_14_1_1_skill_damage_is_checked_like_any() -> None:
    """Two damage by an ability: two checks, and the heal trigger of the second one is resolved."""
    t = Table()
    t.trigger(P2, "draw")
    t.trigger(P2, "critical")
    v = t.vanguard(P1, "[ACT](VC): Deal two damage to your opponent's vanguard.")
    foe = t.vanguard(P2)
    t.choose(t.activation(v))
    assert (t.asked, t.options) == (P2, ["do critical", "do power"])
    t.choose("do critical")
    t.choose("do draw")
    assert (t.damages(P2), t.count(P2, "hand")) == (2, 1)
    assert (t.power(foe), t.critical(foe)) == (20000, 2)
    assert [e.rule for e in t.events("damage")] == ["cfv 3.13.1"]


@pytest.mark.rule("cfv-R22")
def test_10_1_19_1_an_effect_changes_what_is_attacked() -> None:
    """Instead of one unit all of the front row are attacked; each is hit or not."""
    t = Table()
    v = t.vanguard(
        P1, "[CONT](VC): This unit battles all units in your opponent's front row in one attack.", power=9000
    )
    weak, strong = t.rear(P2, circle=LF, power=8000), t.rear(P2, circle=RF, power=9500)
    t.to_battle()
    t.choose("attack")
    t.settle()
    attacked = {e.card for e in t.events("role") if e.key == "attacked"}
    assert attacked == {weak.id, strong.id, t.vanguard_of(P2).id}
    assert (t.zone_of(weak), t.zone_of(strong), t.damages(P2)) == ("drop zone", RF, 0)
    assert t.zone_of(v) == VC


@pytest.mark.rule("cfv 10.1.21.1", "cfv 10.1.21.2")
def test_10_1_21_1_a_locked_card_is_not_locked_again() -> None:
    """Chosen as a card it stays what it is; the rear-guard beside it is locked."""
    t = Table()
    leader = t.vanguard(P1, "[ACT](VC): Lock all cards on your opponent's (RC).")
    locked, unit = t.locked(P2, circle=LF), t.rear(P2, circle=RF)
    t.activate(leader)
    assert [e.card for e in t.events("lock")] == [unit.id]
    assert t.events("lock", locked) == []
