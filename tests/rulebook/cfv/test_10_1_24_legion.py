"""Legion (cfv 10.1.24): Leader and Mate, what they do together, and what ends it."""

from __future__ import annotations

import pytest

from tests.cfv_table import CB, LF, P1, P2, RF, VC, Piece, Table


def _legion(t: Table, seat: int = P1, leader: str = "", mate: str = "", **details: object) -> tuple[Piece, Piece]:
    """A Leader of grade 3 with 11000 power and a Mate of grade 2 with 9000."""
    lead = t.vanguard(seat, leader, **{"power": 11000, "name": "Leader", **details})
    return lead, t.mate(seat, lead, mate)


def _forming(t: Table, more: str = "", **details: object) -> tuple[Piece, Piece]:
    """A vanguard that can seek its Mate, with four cards in the drop zone and the Mate in the deck."""
    t.set(P1, drop_zone=4)
    leader = t.vanguard(P1, f'[ACT](VC): Legion 20000 "Mate"{more}', **{"power": 11000, "name": "Leader", **details})
    return leader, t.deck(P1, name="Mate", grade=2, power=9000)


# -- coming to be (cfv 10.1.24.1 to 10.1.24.4) -------------------------------------------------------------------------
@pytest.mark.rule("cfv 10.1.24.1.1", "cfv-R4")
@pytest.mark.parametrize("resting", [True, False])
def test_10_1_24_1_the_mate_comes_beside_its_leader_in_the_same_orientation(resting: bool) -> None:
    """The word Legion stands for the icon. Both are in a legion state, standing or resting alike."""
    t = Table()
    leader, mate = _forming(t, resting=resting)
    t.activate(leader, True, mate)
    assert t.zone_of(mate) == t.zone_of(leader) == VC
    assert t.rested(mate) is t.rested(leader) is resting
    assert t.game.cards[leader.id].links == (mate.id,)
    assert t.event("legion", mate).rule == "cfv 10.1.24.1"


@pytest.mark.rule("cfv 10.1.24.3", "cfv-R55")
def test_10_1_24_2_leader_and_mate_are_both_vanguards() -> None:
    """Either can be chosen as "your vanguard"; without a choice both get what is said of it."""
    t = Table()
    leader, mate = _legion(t)
    giver = t.rear(
        P1,
        "[ACT](RC): Choose your vanguard, and that unit gets [Power]+1000 until end of turn.\n"
        "[ACT](RC): Your vanguard gets [Power]+300 until end of turn.\n"
        "[CONT](RC): Your vanguard gets [Power]+20.",
        LF,
    )
    t.choose(t.activation(giver))
    assert t.options == [f"pick {leader}", f"pick {mate}"]
    t.choose(mate)
    assert (t.power(leader), t.power(mate)) == (11020, 10020)
    t.activate(giver, n=2)
    assert (t.power(leader), t.power(mate)) == (11320, 10320)


@pytest.mark.rule("cfv-R55")
def test_10_1_24_3_a_condition_about_the_vanguard_is_met_by_either() -> None:
    """The Mate alone is a <<Storm>>, the Leader alone is of grade 3."""
    t = Table()
    lead = t.vanguard(P1, grade=3)
    t.mate(P1, lead, clan="Storm", grade=2)
    asker = t.rear(
        P1, "[ACT](RC): If you have a <<Storm>> vanguard, draw a card. If you have a grade 3 vanguard, draw a card."
    )
    t.activate(asker)
    assert t.count(P1, "hand") == 2


def test_10_1_24_4_each_has_its_own_characteristics() -> None:
    """Name, grade, power and abilities are not shared."""
    t = Table()
    leader, mate = _legion(t, mate="[CONT](VC): This unit gets [Power]+100.")
    assert (t.chars(leader).names, t.chars(mate).names) == (("Leader",), ("Mate",))
    assert (t.power(leader), t.power(mate)) == (11000, 9100)
    assert (t.number(leader, "grade"), t.number(mate, "grade")) == (3, 2)


@pytest.mark.rule("cfv-R32")
@pytest.mark.parametrize("leaver", ["leader", "mate"])
@pytest.mark.parametrize("how", ["return it to your hand", "put it on your (RC)", "lock it"])
def test_10_1_24_2_if_either_changes_zone_the_legion_is_over(leaver: str, how: str) -> None:
    """Off the field, to another circle or locked: the other one is the vanguard alone, as it lay."""
    t = Table()
    leader, mate = _legion(t, resting=True)
    t.rear(P1, circle=CB)
    gone, left = (leader, mate) if leaver == "leader" else (mate, leader)
    ender = t.rear(P1, f"[ACT](RC): Choose one of your vanguards, and {how}.", LF)
    answers = ["circle right-front"] if "(RC)" in how else []
    t.activate(ender, gone, *answers)
    assert not t.game.cards[left.id].links and not t.game.cards[gone.id].links
    assert t.zone_of(left) == VC and t.rested(left)


@pytest.mark.rule("cfv-R32")
def test_10_1_24_2_a_former_mate_attacks_like_any_vanguard() -> None:
    """Its Leader has left: it is chosen to attack, with its own power."""
    t = Table()
    leader, mate = _legion(t)
    ender = t.rear(P1, "[ACT](RC): Choose one of your vanguards, and return it to your hand.", LF)
    t.activate(ender, leader)
    t.declare(mate)
    assert {e.card for e in t.events("role") if e.key == "attacking"} == {mate.id}


# -- attacking (cfv 10.1.24.5 to 10.1.24.7) ----------------------------------------------------------------------------
@pytest.mark.rule("cfv 10.1.24.16", "cfv-R3")
def test_10_1_24_5_both_rest_and_both_attack() -> None:
    """Only the Leader can be named; both rest and are the attacking unit."""
    t = Table()
    leader, mate = _legion(t)
    t.rear(P1, circle=LF)
    t.hand(P2)
    t.to_battle()
    t.choose("attack")
    assert t.forbids(f"attack {mate}") == "cfv 10.1.24.16"
    t.choose(f"attack {leader}")
    assert t.rested(leader) and t.rested(mate)
    assert {e.card for e in t.events("role") if e.key == "attacking"} == {leader.id, mate.id}


@pytest.mark.rule("cfv-R31")
@pytest.mark.parametrize("which", ["leader", "mate"])
def test_10_1_24_5_neither_attacks_alone(which: str) -> None:
    """If one of the two cannot attack, the legion cannot."""
    t = Table()
    text = "[CONT](VC): Restraint"
    leader, _ = _legion(t, leader=text if which == "leader" else "", mate=text if which == "mate" else "")
    t.rear(P1, circle=LF), t.rear(P1, circle=RF)
    t.to_battle()
    t.choose("attack")
    assert t.forbids(f"attack {leader}") == "cfv 10.2.4.1"


@pytest.mark.rule("cfv-R2", "cfv-R29")
@pytest.mark.parametrize(("power", "hits"), [(27000, 1), (27500, 0)])
def test_10_1_24_6_the_powers_are_added_and_it_hits_once(power: int, hits: int) -> None:
    """11000, 9000 and a booster's 7000 against as much or a little more: one damage, the Leader's critical, or none."""
    t = Table()
    leader, _ = _legion(t)
    booster = t.rear(P1, circle=CB, power=7000, icons="Boost")
    t.vanguard(P2, power=power)
    t.attack(leader, None, leader, boost=booster)
    assert t.damages(P2) == hits
    assert len({e.value for e in t.events("hit")}) == hits


def test_10_1_24_6_the_mates_critical_does_not_count() -> None:
    """A Mate with critical 2 beside a Leader with 1."""
    t = Table()
    leader = t.vanguard(P1)
    t.mate(P1, leader, critical=2)
    t.attack(leader)
    assert t.damages(P2) == 1


@pytest.mark.rule("cfv-R30")
def test_10_1_24_7_if_the_mate_has_left_the_leader_deals_no_damage() -> None:
    """In the guard step the Mate is returned to the hand: drive check, but no hit."""
    t = Table()
    leader, mate = _legion(t, power=30000)
    guard = t.hand(
        P2, "[AUTO]: When this unit is placed on (GC), choose one of your opponent's vanguards, and return it to your "
        "opponent's hand.", shield=0,
    )  # fmt: skip
    t.attack(leader, None, f"guard {guard}", mate)
    assert t.damages(P2) == 0 and not t.events("hit")
    assert len(t.events("drive check")) == 1


# -- being attacked (cfv 10.1.24.8, 10.1.24.9) -------------------------------------------------------------------------
@pytest.mark.rule("cfv 10.1.24.9")
@pytest.mark.parametrize(("power", "damages"), [(10000, 0), (11000, 1)])
def test_10_1_24_8_one_damage_is_checked_once_and_the_leaders_power_counts(power: int, damages: int) -> None:
    """Neither the Mate's 9000 nor the sum of both is what an attack has to reach."""
    t = Table()
    leader, mate = _legion(t, P2)
    attacker = t.rear(P1, circle=LF, power=power)
    t.rear(P1, circle=RF)
    t.to_battle()
    t.choose("attack")
    t.choose(f"attack {attacker}")
    t.settle()
    assert {e.card for e in t.events("role") if e.key == "attacked"} == {leader.id}
    assert t.damages(P2) == damages and mate.id in t.game.zone(P2, VC)


@pytest.mark.rule("cfv 10.1.24.8")
def test_10_1_24_8_skill_damage_to_vanguards_is_dealt_once() -> None:
    """Two damage to the vanguard are two checks, not four."""
    t = Table()
    _legion(t, P2)
    t.activate(t.vanguard(P1, "[ACT](VC): Deal two damage to your opponent's vanguard."))
    assert t.damages(P2) == 2


def test_10_1_24_10_a_normal_ride_needs_the_leaders_grade_or_one_more() -> None:
    """Grade 2 is the Mate's and does not do."""
    t = Table(phase="ride")
    _legion(t)
    two, three, four = (t.hand(P1, grade=n) for n in (2, 3, 4))
    assert t.forbids(f"ride {two}") == "cfv 8.5.2.1.1.1"
    assert t.forbids(f"ride {three}") == t.forbids(f"ride {four}") == ""


# -- standing and resting (cfv 10.1.24.11, 10.1.24.12) -----------------------------------------------------------------
@pytest.mark.parametrize("which", [0, 1])
def test_10_1_24_11_what_turns_one_turns_both(which: int) -> None:
    """Rested or stood by an effect, chosen as Leader or as Mate."""
    t = Table()
    pair = _legion(t)
    turner = t.rear(
        P1,
        "[ACT](RC): Choose one of your vanguards, and [Rest] it.\n"
        "[ACT](RC): Choose one of your vanguards, and [Stand] it.",
        LF,
    )
    t.activate(turner, pair[which])
    assert [t.rested(c) for c in pair] == [True, True]
    t.activate(turner, pair[which], n=2)
    assert [t.rested(c) for c in pair] == [False, False]


def test_10_1_24_11_a_cost_that_rests_one_rests_both() -> None:
    """The Mate's ability costs resting it: its Leader rests with it, and the cost cannot be paid again."""
    t = Table()
    leader, mate = _legion(t, mate="[ACT](VC): [[Rest] this unit] Draw a card.")
    t.rear(P1, circle=LF)
    t.activate(mate)
    assert t.rested(leader) and t.rested(mate) and t.count(P1, "hand") == 1
    assert t.forbids(t.activation(mate)) == "cfv 8.5.2.3"


@pytest.mark.parametrize("which", ["leader", "mate"])
def test_10_1_24_12_what_keeps_one_from_standing_keeps_both(which: str) -> None:
    """In the stand phase, and when an effect stands the other one."""
    t = Table(phase="stand")
    text = "[CONT](VC): This unit cannot [Stand]."
    leader, mate = _legion(
        t, leader=text if which == "leader" else "", mate=text if which == "mate" else "", resting=True
    )
    stander = t.rear(P1, "[ACT](RC): Choose one of your vanguards, and [Stand] it.", LF)
    t.settle()
    assert t.rested(leader) and t.rested(mate)
    t.activate(stander, leader if which == "mate" else mate)
    assert t.rested(leader) and t.rested(mate)


# -- what texts ask (cfv 10.1.24.13 to 10.1.24.15) ---------------------------------------------------------------------
def test_10_1_24_13_when_it_legions_is_the_moment_of_the_change() -> None:
    """Once, when the Mate arrives."""
    t = Table()
    leader, mate = _forming(t, "\n[AUTO](VC): When this unit legions, draw a card.")
    assert t.count(P1, "hand") == 0
    t.activate(leader, True, mate)
    assert t.count(P1, "hand") == 1


def test_10_1_24_14_if_it_is_in_legion_asks_for_the_state_now() -> None:
    """Power while in legion: there with the Mate, gone without it."""
    t = Table()
    leader, mate = _legion(t, leader="[CONT](VC): If this unit is in legion, this unit gets [Power]+2000.")
    ender = t.rear(P1, "[ACT](RC): Choose one of your vanguards, and return it to your hand.", LF)
    assert t.power(leader) == 13000
    t.activate(ender, mate)
    assert t.power(leader) == 11000


@pytest.mark.rule("cfv-R22")
def test_10_1_24_15_the_turn_it_legions_is_the_turn_of_the_change() -> None:
    """An effect for the turn in which this unit legioned works in that turn and not in a later one."""
    t = Table()
    text = "\n[ACT](VC): If this unit legioned this turn, draw a card."
    leader, mate = _forming(t, text)
    t.rear(P1, circle=LF), t.rear(P2, circle=LF)
    t.activate(leader, n=2)
    assert t.count(P1, "hand") == 0
    t.activate(leader, True, mate)
    t.activate(leader, n=2)
    assert t.count(P1, "hand") == 1
    t.end_turn()
    t.end_turn()
    held = t.count(P1, "hand")
    t.activate(leader, n=2)
    assert t.count(P1, "hand") == held
