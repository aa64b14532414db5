"""Conformance cases about legions and deleted units (cfv 10.1.24, 10.1.25, 10.2.9)."""

from __future__ import annotations

import pytest

from ludex.games.cfv.ch07_battle import roles
from tests.cfv_table import CB, LF, P1, P2, RF, VC, Piece, Table

SEEK = '[ACT](VC): Legion 20000 "Comrade"'


def _attacking(t: Table) -> set[int]:
    return {e.card for e in t.events("role") if e.key == "attacking"}


def _legion(t: Table, seat: int = P1, **details: object) -> tuple[Piece, Piece]:
    leader = t.vanguard(seat, SEEK, **{"name": "Leader", "power": 11000, **details})
    return leader, t.mate(seat, leader, name="Comrade", power=9000)


@pytest.mark.rule("cfv 10.1.24.5", "cfv 10.1.24.11", "cfv 7.3.1.3")
def test_cfv_087_standing_the_mate_stands_the_leader() -> None:
    """Both stand and the legion attacks again with both; the Mate cannot be chosen without its Leader."""
    t = Table()
    leader, mate = _legion(t)
    t.rear(
        P1,
        "[AUTO](RC): At the end of the battle that your vanguard attacked, choose one of your vanguards, and [Stand] "
        "it. This ability cannot be used for the rest of that turn.",
        LF,
    )  # fmt: skip
    t.hand(P2)
    t.declare(leader)
    assert t.rested(leader) and t.rested(mate) and t.power(leader) == 20000
    t.choose("pass")
    assert t.options == [f"pick {leader}", f"pick {mate}"]
    t.choose(mate)
    assert not t.rested(leader) and not t.rested(mate)
    t.choose("attack")
    assert t.forbids(f"attack {mate}") == "cfv 10.1.24.16"
    t.choose(f"attack {leader}")
    assert t.rested(leader) and t.rested(mate)
    assert t.power(leader) == 20000 and _attacking(t) == {leader.id, mate.id}


@pytest.mark.rule("cfv 10.1.24.10", "cfv 10.1.5.1.2", "cfv 8.5.2.1.1.1", "cfv 8.5.1.1.1")
def test_cfv_088_riding_over_a_legion() -> None:
    """Only the Leader's grade counts; both go to the soul, and the new vanguard stands alone."""
    t = Table(phase="ride")
    leader, mate = _legion(t, resting=True)
    two, three = t.hand(P1, grade=2), t.hand(P1, grade=3)
    assert t.options == [f"ride {three}", "pass"]
    assert t.forbids(f"ride {two}") == "cfv 8.5.2.1.1.1"
    t.ride(three)
    assert t.zone_of(leader) == t.zone_of(mate) == "soul"
    assert t.game.zone(P1, VC) == (three.id,)
    assert not t.rested(three) and not t.game.cards[three.id].links


@pytest.mark.rule(
    "cfv 10.2.9.2", "cfv 10.1.24.1", "cfv 10.1.5.1.3", "cfv 10.1.4.1.1", "cfv 10.1.24.13", "cfv 10.1.24.3"
)
def test_cfv_089_forming_a_legion_places_a_card_but_is_no_ride() -> None:
    """The Leader stays, the Mate is placed beside it, two cards are drawn, and the ability is used up."""
    t = Table()
    t.set(P1, drop_zone=6, soul=2)
    leader = t.vanguard(P1, f"{SEEK}\n[AUTO](VC): When this unit legions, draw a card.")
    mate = t.deck(
        P1,
        "[AUTO]: When this unit is placed on (VC), draw a card.\n[AUTO]: When this unit rides, draw a card.",
        name="Comrade",
        grade=2,
    )
    seek = t.activation(leader)
    t.activate(leader, True, mate, "trigger 1")
    assert t.game.zone(P1, VC) == (leader.id, mate.id)
    assert not t.rested(mate) and t.count(P1, "soul") == 2
    assert t.game.cards[leader.id].links == (mate.id,)
    assert len(t.events("draw")) == 2 and not t.events("ride")
    assert t.count(P1, "drop zone") == 2
    assert t.forbids(seek) == "cfv 11.2.1.1"


@pytest.mark.rule("cfv 10.1.24.2", "cfv 10.2.9.2", "cfv 7.3.1.7")
def test_cfv_090_the_mate_leaves() -> None:
    """The Leader is alone, attacks with 11000, and cannot seek another Mate."""
    t = Table()
    t.set(P1, drop_zone=12)
    leader = t.vanguard(P1, SEEK, name="Leader", power=11000)
    t.deck(P1, name="Comrade", grade=2, power=9000)
    mate = t.deck(P1, name="Comrade", grade=2, power=9000)
    ender = t.rear(P1, "[ACT](RC): Choose one of your vanguards, and return it to your hand.", LF)
    t.hand(P2)
    seek = t.activation(leader)
    t.activate(leader, True, mate)
    assert t.game.zone(P1, VC) == (leader.id, mate.id) and t.count(P1, "drop zone") == 8
    t.activate(ender, mate)
    assert t.zone_of(mate) == "hand" and t.game.zone(P1, VC) == (leader.id,)
    assert not t.game.cards[leader.id].links and t.count(P1, "soul") == 0
    assert seek not in t.options and t.forbids(seek) == "cfv 11.2.1.1"
    t.declare(leader)
    assert t.power(leader) == 11000 and _attacking(t) == {leader.id}


@pytest.mark.rule("cfv 10.2.9.2", "cfv 8.1.1.1.2", "cfv 8.1.1.1.2.1", "cfv 8.1.1.1.2.2", "cfv 11.2.1.1")
def test_cfv_091_seek_mate_played_too_early_is_used_up() -> None:
    """Nothing is returned, searched or brought; later, with a grade 3 vanguard opposite, it cannot be played."""
    t = Table()
    t.set(P1, drop_zone=6)
    leader = t.vanguard(P1, SEEK)
    mate = t.deck(P1, name="Comrade", grade=2, at="bottom")
    t.vanguard(P2, grade=2)
    t.rear(P1, circle=LF)
    t.rear(P2, circle=LF)
    better = t.hand(P2, grade=3)
    seek = t.activation(leader)
    t.activate(leader)
    assert t.count(P1, "drop zone") == 6 and t.zone_of(mate) == "deck"
    assert not t.events("shuffle") and not t.events("look") and t.game.zone(P1, VC) == (leader.id,)
    assert t.forbids(seek) == "cfv 11.2.1.1"
    t.to_battle()
    t.choose("end")
    t.ride(better)
    assert t.number(t.vanguard_of(P2), "grade") == 3
    t.end_turn()
    assert (t.asked, t.menu) == (P1, "cfv main") and t.vanguard_of(P1).id == leader.id
    assert seek not in t.options and t.forbids(seek) == "cfv 11.2.1.1"


@pytest.mark.rule("cfv 10.1.25.2", "cfv 10.1.25.3", "cfv 8.2.1.2", "cfv 8.1.1.2")
def test_cfv_094_deleting_an_attacker() -> None:
    """Its own continuous bonus is lost with its power, what its automatic ability gave stays: 10000 against 13000."""
    t = Table()
    v = t.vanguard(
        P1,
        "[CONT](VC): During your turn, this unit gets [Power]+2000.\n"
        "[AUTO](VC): When this unit attacks, this unit gets [Power]+10000 until end of that battle.",
        power=11000,
    )
    t.rear(P1, circle=LF)
    foe = t.vanguard(P2, power=8000)
    guardian = t.hand(P2, "[AUTO]: When this unit is placed on (GC), delete your opponent's vanguard.", shield=5000)
    t.hand(P2, grade=2)
    t.declare(v)
    assert t.power(v) == 23000
    before = t.game.cards[v.id]
    t.choose(f"guard {guardian}")
    here = t.game.cards[v.id]
    assert here.face == 1 and here.ref == before.ref and here.rested
    assert (t.power(v), t.power(foe)) == (10000, 13000)
    assert [ref.id for ref in roles.playing(t.game, roles.ATTACKING)] == [v.id]
    t.choose("pass")
    assert len(t.events("drive check")) == 1
    assert t.damages(P2) == 0 and not t.events("hit")


@pytest.mark.rule("cfv 10.1.25.10", "cfv 10.1.25.3", "cfv 10.1.24.6", "cfv 10.1.24.9", "cfv 10.2.9.3", "cfv 7.6.1.5")
def test_cfv_095_a_deleted_legion_leader() -> None:
    """It defends with 0 and attacks with the Mate's and the booster's power, for its own critical; no icon's number."""
    t = Table(turn_of=P2)
    leader, mate = _legion(t)
    booster = t.rear(P1, circle=CB, power=7000, icons="Boost")
    deleter = t.rear(P2, "[ACT](RC): Choose one of your opponent's vanguards, and delete it.", LF, power=5000)
    foe = t.vanguard(P2, power=15000, resting=True)
    t.rear(P2, circle=RF)
    t.hand(P2)
    t.activate(deleter, leader)
    t.to_battle()
    t.choose("attack")
    t.choose(f"attack {deleter}")
    t.settle()
    assert t.damages(P1) == 1
    t.choose("end")
    t.settle()
    assert t.game.active == P1 and t.game.cards[leader.id].links == (mate.id,)
    t.declare(leader, foe, boost=booster)
    t.choose(leader)
    assert t.power(leader) == 16000
    t.settle()
    assert foe.id in [e.amount for e in t.events("hit")] and t.damages(P2) == 1


@pytest.mark.rule("cfv 10.1.25.11", "cfv 10.1.5.1.2", "cfv 8.5.2.1.1.1", "cfv 4.1.4")
def test_cfv_096_riding_over_a_deleted_legion() -> None:
    """The deleted Leader keeps its grade; both go to the soul face up, and the new vanguard has everything."""
    t = Table(phase="ride")
    leader, mate = _legion(t, deleted=True)
    new = t.hand(P1, "[CONT](VC): This unit gets [Power]+1000.", grade=3, power=11000)
    assert t.forbids(f"ride {new}") == ""
    t.ride(new)
    for card in (leader, mate):
        here = t.game.cards[card.id]
        assert (here.zone, here.faceup, here.face) == ("soul", True, 0)
    here = t.game.cards[new.id]
    assert (here.faceup, here.face, here.rested) == (True, 0, False)
    assert t.power(new) == 12000
