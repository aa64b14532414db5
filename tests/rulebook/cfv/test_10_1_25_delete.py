"""Deleting units (cfv 10.1.25)."""

from __future__ import annotations

import pytest

from tests.cfv_table import CB, LF, P1, P2, RF, VC, Piece, Table

DELETE = "[ACT](RC): Choose one of your vanguards, and delete it."
FULL = (
    "[CONT](VC): This unit gets [Power]+2000.\n[ACT](VC): Draw a card.\n"
    "[AUTO](VC): When this unit attacks, draw a card."
)


def _deleted(t: Table, text: str = FULL, **details: object) -> tuple[Piece, Piece]:
    """A vanguard and the rear-guard that has deleted it."""
    v = t.vanguard(P1, text, **details)
    deleter = t.rear(P1, DELETE, LF)
    t.activate(deleter)
    return v, deleter


@pytest.mark.rule("cfv 10.1.25.1", "cfv 10.1.25.3")
def test_10_1_25_1_no_power_and_no_text_but_the_rest_stays() -> None:
    """Original power 0 and no abilities of its text; name, clan, grade, critical and skill icons are kept."""
    t = Table()
    v = t.vanguard(P1, FULL, icons="Twin Drive!!", critical=2)
    deleter = t.rear(P1, DELETE, LF)
    assert t.power(v) == 12000
    t.activate(deleter)
    assert t.power(v) == 0
    assert f"activate {v}" not in " ".join(t.options)
    assert (t.chars(v).names, t.number(v, "grade"), t.critical(v)) == (("Vanguard",), 3, 2)
    assert t.has(v, "Twin Drive!!") and t.number(v, "drive") == 2
    assert t.chars(v).label("clan") == {"Plain Clan"}
    t.attack(v)
    assert [e.key for e in t.events("played")] == ["act"]  # the deleter's; nothing was triggered
    assert len(t.events("drive check")) == 2


@pytest.mark.rule("cfv 10.1.25.2", "cfv 10.1.25.4")
@pytest.mark.parametrize("resting", [True, False])
def test_10_1_25_2_the_same_unit_in_the_same_orientation(resting: bool) -> None:
    """It stays as it lay, and an effect that lasts on it goes on."""
    t = Table()
    v = t.vanguard(P1, "[ACT](VC): This unit gets [Power]+3000 until end of turn.", resting=resting)
    deleter = t.rear(P1, DELETE, LF)
    t.activate(v)
    before = t.game.cards[v.id].ref
    t.activate(deleter)
    assert t.game.cards[v.id].ref == before and t.rested(v) is resting
    assert t.power(v) == 3000


def test_10_1_25_3_what_others_give_it_stays() -> None:
    """The book's example: power from another unit's ability is still there, and text that forbade boosting is not."""
    t = Table()
    v = t.vanguard(
        P1, "[CONT](VC): This unit cannot be boosted.\n[CONT](VC): This unit gets [Power]+2000.", power=10000
    )
    t.rear(P1, "[CONT](RC): Your vanguard gets [Power]+2000.", RF)
    booster = t.rear(P1, circle=CB, icons="Boost", power=6000)
    deleter = t.rear(P1, DELETE, LF)
    t.activate(deleter)
    assert t.power(v) == 2000
    t.declare(v, boost=booster)
    assert {e.card for e in t.events("role") if e.key == "boosted"} == {v.id}


def test_10_1_25_4_it_stands_rests_and_battles_like_any_other() -> None:
    """Deleted rear-guards attack, rest by it and stand in the stand phase; deleted units are attacked and hit."""
    t = Table()
    unit = t.rear(P1, circle=LF, deleted=True)
    t.rear(P1, circle=RF)
    foe = t.rear(P2, circle=LF, deleted=True)
    t.attack(unit, foe)
    assert t.rested(unit) and t.zone_of(foe) == "drop zone"
    assert t.game.cards[foe.id].faceup and t.power(foe) == 5000


@pytest.mark.rule("cfv-R26")
def test_10_1_25_5_no_longer_deleted_it_is_turned_face_up() -> None:
    """In its player's end phase; its text and power are back, its orientation is as it was."""
    t = Table()
    v, _ = _deleted(t, resting=True)
    t.end_turn()
    assert t.power(v) == 12000 and t.rested(v)


def test_10_1_25_6_everybody_may_look_at_its_front() -> None:
    """Both players and spectators are told which card it is."""
    t = Table()
    v, _ = _deleted(t)
    assert t.sees(P1, v) and t.sees(P2, v) and t.sees(None, v)


@pytest.mark.rule("cfv 10.1.25.7", "cfv 10.1.25.8", "cfv-R19")
def test_10_1_25_7_it_can_be_given_abilities_and_lose_power() -> None:
    """A given ability works, and power falls below zero."""
    t = Table()
    v = t.vanguard(P1)
    deleter = t.rear(
        P1,
        f'{DELETE}\n[ACT](RC): Your vanguard gets "[AUTO](VC): When this unit attacks, draw a card." until end of '
        "turn.\n[ACT](RC): Your vanguard gets [Power]-3000 until end of turn.",
        LF,
    )
    for n in (1, 2, 3):
        t.activate(deleter, n=n)
    assert t.power(v) == -3000
    t.attack(v)
    assert len([e for e in t.events("played") if e.key == "automatic"]) == 1


@pytest.mark.rule("cfv-R19")
def test_10_1_25_8_a_booster_with_negative_power_lowers_the_sum() -> None:
    """There is no floor."""
    t = Table()
    v = t.vanguard(P1)
    booster = t.rear(P1, circle=CB, icons="Boost", power=1000)
    giver = t.rear(
        P1, "[ACT](RC): Choose one of your other rear-guards, and that unit gets [Power]-3000 until end of turn."
    )
    t.hand(P2)
    t.activate(giver)
    t.declare(v, boost=booster)
    assert t.power(v) == 8000


def test_10_1_25_9_what_lasts_on_it_goes_on_when_it_is_back() -> None:
    """Power given to the deleted unit until the end of the opponent's next turn is there after the end phase."""
    t = Table()
    v = t.vanguard(P1)
    deleter = t.rear(
        P1, f"{DELETE}\n[ACT](RC): Your vanguard gets [Power]+1000 until end of your opponent's next turn.", LF
    )
    t.rear(P2)
    t.activate(deleter)
    t.activate(deleter, n=2)
    assert t.power(v) == 1000
    t.end_turn()
    assert t.asked == P2 and t.power(v) == 11000


def test_10_1_25_10_deletion_does_not_end_a_legion() -> None:
    """Leader deleted: both are still in legion, and attack with 0 and the Mate's power."""
    t = Table()
    leader = t.vanguard(P1, power=11000)
    mate = t.mate(P1, leader, power=9000)
    deleter = t.rear(P1, DELETE, LF)
    t.hand(P2)
    t.activate(deleter, leader)
    assert t.game.cards[leader.id].links == (mate.id,)
    t.declare(leader)
    assert t.power(leader) == 9000 and t.rested(mate)


@pytest.mark.rule("cfv-R20")
def test_10_1_25_11_ridden_over_it_goes_to_the_soul_face_up() -> None:
    """With its Mate, and without its Forerunner, which was gone when it was ridden."""
    t = Table(phase="ride")
    leader = t.vanguard(P1, "[AUTO]: Forerunner", deleted=True)
    mate = t.mate(P1, leader)
    new = t.hand(P1, grade=3)
    t.ride(new)
    for card in (leader, mate):
        here = t.game.cards[card.id]
        assert (here.zone, here.faceup, here.face) == ("soul", True, 0)
    assert t.zone_of(new) == VC and t.power(new) == 5000


@pytest.mark.rule("cfv-R15", "cfv 10.1.25.2")
def test_10_1_25_2_on_another_circle_it_stays_deleted_and_elsewhere_not() -> None:
    """Its circle keeps its type; moved to another it is deleted still; in the hand it is an ordinary card."""
    t = Table()
    unit = t.rear(P1, circle=LF, deleted=True)
    v = t.vanguard(P1, "[ACT](VC): Choose one of your rear-guards, and return it to your hand.")
    t.exchange("left")
    assert t.zone_of(unit) == "left back" and t.power(unit) == 0
    t.activate(v)
    assert t.power(unit) == 5000
    t.call(unit, "left front")
    assert t.power(unit) == 5000
