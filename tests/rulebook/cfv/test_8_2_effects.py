"""Categories of effects (cfv 8.2), and effects that are active or inactive (cfv 8.3)."""

from __future__ import annotations

import pytest

from tests.cfv_table import LF, P1, P2, RF, Table


# -- one-shot, continuous, replacing (cfv 8.2) -------------------------------------------------------------------------
def test_8_2_1_1_a_one_shot_effect_is_over_when_it_is_resolved() -> None:
    """Retiring all rear-guards touches those that are there, and none that comes later."""
    t = Table()
    old = t.rear(P1, circle=LF)
    new = t.hand(P1)
    v = t.vanguard(P1, "[ACT](VC): Retire all of your rear-guards.")
    t.activate(v)
    t.call(new, "left front")
    assert (t.zone_of(old), t.zone_of(new)) == ("drop zone", LF)


def test_8_2_1_2_until_end_of_that_battle() -> None:
    """The power is there in the battle and gone after it, in the same turn."""
    t = Table()
    unit = t.rear(P1, "[AUTO](RC): When this unit attacks, this unit gets [Power]+2000 until end of that battle.", LF)
    t.rear(P1, circle=RF, power=10000)
    t.hand(P2)
    t.declare(unit)
    assert t.power(unit) == 7000
    t.settle()
    assert t.asked == P1 and t.power(unit) == 5000


def test_8_2_1_2_until_end_of_turn() -> None:
    """The power outlives the battle and is gone in the next turn."""
    t = Table()
    unit = t.rear(P1, "[AUTO](RC): When this unit attacks, this unit gets [Power]+2000 until end of turn.", LF)
    t.rear(P1, circle=RF, power=10000)
    t.attack(unit)
    assert t.asked == P1 and t.power(unit) == 7000
    t.end_turn()
    assert t.power(unit) == 5000


def test_8_2_1_2_without_a_duration_for_the_whole_game() -> None:
    """An effect that names no time is still there turns later."""
    t = Table()
    v = t.vanguard(P1, "[ACT](VC): This unit gets [Power]+1000. This ability cannot be used for the rest of that game.")
    t.rear(P1), t.rear(P2)
    t.activate(v)
    for _ in range(2):
        t.end_turn()
    assert t.asked == P1 and t.power(v) == 11000


def test_8_2_1_3_another_event_takes_the_place_of_the_first() -> None:
    """A unit that would be retired is bound instead: it never was retired."""
    t = Table()
    unit = t.rear(
        P2,
        "[CONT](RC): If this unit would be retired, bind it instead.\n[AUTO]: When this unit is retired, draw a card.",
        LF,
    )
    v = t.vanguard(P1, "[ACT](VC): Choose one of your opponent's rear-guards, and retire it.")
    t.activate(v)
    assert t.zone_of(unit) == "bind zone"
    assert t.count(P2, "hand") == 0 and not t.events("retire")


@pytest.mark.parametrize(("wants", "zone"), [(True, "soul"), (False, "drop zone")])
def test_8_2_1_3_with_may_only_if_the_player_wants(wants: bool, zone: str) -> None:
    """An optional replacement is offered to its master."""
    t = Table()
    t.vanguard(P2, "[CONT](VC): If your rear-guard would be retired, you may put it into your soul instead.")
    unit = t.rear(P2, circle=LF)
    v = t.vanguard(P1, "[ACT](VC): Choose one of your opponent's rear-guards, and retire it.")
    t.choose(t.activation(v))
    assert (t.asked, t.asking_rule()) == (P2, "cfv 8.2.1.3")
    t.choose(wants)
    assert t.where(unit) == (P2, zone)


@pytest.mark.rule("cfv-R45")
def test_8_2_1_3_who_is_affected_says_which_replacement_comes_first() -> None:
    """Two of them could replace the retiring of one unit: its master picks one, and the other finds nothing left."""
    t = Table()
    v = t.vanguard(P1, "[ACT](VC): Choose one of your opponent's rear-guards, and retire it.")
    t.vanguard(P2, "[CONT](VC): If your rear-guard would be retired, put it into your soul instead.")
    unit = t.rear(P2, "[CONT](RC): If this unit would be retired, bind it instead.", LF)
    t.choose(t.activation(v))
    assert t.asked == P2 and len(t.options) == 2
    first = t.options[0]
    t.choose(first)
    assert t.zone_of(unit) in ("soul", "bind zone")
    assert len([e for e in t.events() if e.card == unit.id and e.to]) == 1


# -- active and inactive (cfv 8.3) -------------------------------------------------------------------------------------
def test_8_3_2_an_inactive_part_asks_for_no_choice() -> None:
    """The "if" is not met, so its "choose" is not asked; what follows is done."""
    t = Table()
    t.rear(P2, circle=LF, grade=1), t.rear(P2, circle=RF, grade=2)
    v = t.vanguard(
        P1,
        "[ACT](VC): If you have a grade 4 or greater vanguard, choose one of your opponent's rear-guards, and retire "
        "it. Draw a card.",
    )
    t.activate(v)
    assert t.count(P1, "hand") == 1 and t.count(P2, "drop zone") == 0


def test_8_3_3_active_under_a_condition_is_inactive_without_it() -> None:
    """Power while you have a card in your soul: there, and gone with the last one, and there again."""
    t = Table()
    v = t.vanguard(
        P1,
        "[CONT](VC): If you have one or more cards in your soul, this unit gets [Power]+5000.\n"
        "[ACT](VC): [Soul Blast (1)] Draw a card.\n[ACT](VC): Soul Charge (1).",
    )
    t.soul(P1)
    assert t.power(v) == 15000
    t.activate(v)
    assert t.power(v) == 10000
    t.activate(v, n=2)
    assert t.power(v) == 15000
