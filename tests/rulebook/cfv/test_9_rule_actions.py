"""Rule actions (cfv 9): what the game does by itself, in check timings only and all at once."""

from __future__ import annotations

import pytest

from tests.cfv_table import GC, LF, P1, P2, RF, VC, Piece, Table

TO_THE_FRONT = "[ACT](RC): Put this unit on your (VC)."


def _cleared_by(t: Table, card: Piece) -> str:
    """The rule by which a card was put away, be it in the first check timing of the position."""
    (rule,) = {e.rule for e in t.game.log.since(0) if e.kind == "put" and e.card == card.id}
    return rule


# -- when (cfv 9.1) ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("cfv 9.2.3", "cfv-R54")
def test_9_1_2_an_empty_deck_in_the_middle_of_an_effect_is_no_loss() -> None:
    """The last card is drawn and another put back before the check timing: the game goes on."""
    t = Table()
    t.set(P1, deck=1)
    v = t.vanguard(P1, "[ACT](VC): Draw a card, choose a card from your hand, and put it on the top of your deck.")
    t.activate(v)
    assert t.result is None
    assert t.count(P1, "deck") == 1


def test_9_1_2_six_damage_in_the_middle_of_an_effect_are_no_loss() -> None:
    """A sixth card comes to the damage zone and one is healed by the same effect."""
    t = Table()
    t.set(P1, damage=4)
    t.damage(P1, name="Odd", grade=2)
    v = t.vanguard(
        P1,
        "[ACT](VC): Put the top card of your deck into your damage zone. Choose a card from your damage zone, and "
        "heal it.",
    )
    t.choose(t.activation(v))
    assert t.count(P1, "damage zone") == 6 and t.result is None
    t.choose(t.pieces(P1, "damage zone")[0])
    assert (t.count(P1, "damage zone"), t.result) == (5, None)


@pytest.mark.rule("cfv 9.2.1", "cfv 9.2.2", "cfv 9.2.3")
def test_9_1_3_both_lose_at_once_and_it_is_a_draw() -> None:
    """One player has six damage, the other no deck, when the same check timing looks."""
    t = Table()
    t.set(P1, damage=5)
    t.set(P2, deck=1)
    v = t.vanguard(P1, "[ACT](VC): Put the top card of your deck into your damage zone. Your opponent draws a card.")
    t.activate(v)
    assert t.result is not None and (t.result.winner, t.result.rule) == (None, "cfv 1.2.3")
    assert [e.rule for e in t.events("lose the game")] == ["cfv 9.2.2", "cfv 9.2.3"]
    assert len({e.batch for e in t.events("lose the game")}) == 1


@pytest.mark.rule("cfv 9.3.6", "cfv 10.1.6.1.1.2")
def test_9_1_3_two_circles_are_cleared_at_once() -> None:
    """Two cards are called over two rear-guards: both old ones leave together."""
    t = Table()
    old = [t.rear(P1, circle=LF), t.rear(P1, circle=RF)]
    new = [t.drop(P1, name="One", grade=1), t.drop(P1, name="Two", grade=1)]
    v = t.vanguard(P1, "[ACT](VC): Choose two cards from your drop zone, and call them to separate (RC).")
    t.activate(v, "circle left-front", "circle right-front")
    assert [t.zone_of(c) for c in (*old, *new)] == ["drop zone", "drop zone", LF, RF]
    gone = [t.event("put", c) for c in old]
    assert gone[0].batch == gone[1].batch and gone[0].rule == "cfv 9.3.6"


# -- losing (cfv 9.2) --------------------------------------------------------------------------------------------------
@pytest.mark.rule("cfv 9.2.1")
@pytest.mark.parametrize(("damage", "over"), [(4, False), (5, True)])
def test_9_2_2_six_damage_lose(damage: int, over: bool) -> None:
    """The fifth card is harmless, the sixth is not."""
    t = Table()
    t.set(P2, damage=damage)
    t.attack(t.vanguard(P1))
    assert (t.result is not None) is over
    if t.result is not None:
        assert (t.result.winner, t.result.rule) == (P1, "cfv 9.2.2")


@pytest.mark.rule("cfv 9.2.1")
def test_9_2_3_no_deck_loses() -> None:
    """Whoever draws the last card loses in the next check timing, not at the next draw."""
    t = Table()
    t.set(P1, deck=1)
    t.activate(t.vanguard(P1, "[ACT](VC): Draw a card."))
    assert t.result is not None and (t.result.winner, t.result.rule) == (P2, "cfv 9.2.3")


# -- overloaded circles (cfv 9.3) --------------------------------------------------------------------------------------
@pytest.mark.rule("cfv-R16")
def test_9_3_1_of_two_vanguards_the_last_stays() -> None:
    """A rear-guard comes to the vanguard circle: it stays, the old vanguard goes to the soul, and nobody rode."""
    t = Table()
    old = t.vanguard(P1, "[AUTO](VC): When this unit rides, draw a card.")
    new = t.rear(
        P1,
        f"{TO_THE_FRONT}\n[AUTO](VC): When this unit is placed on (VC), draw a card.\n"
        "[AUTO](VC): When this unit rides, draw a card.",
    )
    t.activate(new)
    assert (t.zone_of(new), t.zone_of(old)) == (VC, "soul")
    assert t.event("put", old).rule == "cfv 9.3.1"
    assert t.count(P1, "hand") == 0


def test_9_3_3_of_several_that_came_together_one_is_chosen() -> None:
    """Two rear-guards come to the vanguard circle at once: their master keeps one, everything else goes to the soul."""
    t = Table()
    one, two = t.rear(P1, name="One", grade=1), t.rear(P1, name="Two", grade=1)
    old = t.vanguard(P1, "[ACT](VC): Put all of your rear-guards on your (VC).")
    t.choose(t.activation(old))
    assert (t.asked, t.asking_rule()) == (P1, "cfv 9.3.3")
    assert t.options == [f"pick {one}", f"pick {two}"]  # not the vanguard that was there before
    t.choose(two)
    assert [t.zone_of(c) for c in (old, one, two)] == ["soul", "soul", VC]
    assert t.events("put", one)[-1].batch == t.event("put", old).batch


def test_9_3_4_of_two_mates_that_came_together_one_is_chosen() -> None:
    """A Leader with two Mates: one of them is kept, the other goes to the soul."""
    t = Table()
    leader = t.vanguard(P1)
    one, two = t.mate(P1, leader, name="One"), t.mate(P1, leader, name="Two")
    assert (t.asked, t.game.decision.rule if t.game.decision else "") == (P1, "cfv 9.3.4")
    assert t.options == [f"pick {one}", f"pick {two}"]
    t.choose(one)
    assert [t.zone_of(c) for c in (leader, one, two)] == [VC, VC, "soul"]
    assert t.event("put", two).rule == "cfv 9.3.4"
    assert t.game.cards[leader.id].links == (one.id,)


@pytest.mark.rule("cfv-R33")
def test_9_3_2_of_two_mates_the_newer_stays() -> None:
    """The Leader goes on in legion with the newer Mate."""
    t = Table()
    leader = t.vanguard(P1)
    older = t.mate(P1, leader, name="Older")
    newer = t.mate(P1, leader, name="Newer", arrived="now")
    assert t.game.decision is not None and t.asking_rule() != "cfv 9.3.4"
    assert [t.zone_of(c) for c in (leader, older, newer)] == [VC, "soul", VC]
    assert _cleared_by(t, older) == "cfv 9.3.2"
    assert t.game.cards[leader.id].links == (newer.id,)


@pytest.mark.rule("cfv 10.1.24.2", "cfv-R33")
def test_9_3_5_a_newcomer_displaces_a_whole_legion() -> None:
    """A rear-guard comes to the circle of a legion: Leader and Mate go to the soul."""
    t = Table()
    leader = t.vanguard(P1)
    mate = t.mate(P1, leader)
    new = t.rear(P1, TO_THE_FRONT)
    t.activate(new)
    assert [t.zone_of(c) for c in (leader, mate, new)] == ["soul", "soul", VC]
    assert t.event("put", leader).rule == t.event("put", mate).rule == "cfv 9.3.5"


@pytest.mark.rule("cfv-R33")
def test_9_3_5_one_unit_is_kept_and_not_a_pair() -> None:
    """If all came together any of the three may be chosen, and the legion is not kept as a pair."""
    t = Table()
    leader = t.vanguard(P1)
    mate = t.mate(P1, leader)
    other = t.put(P1, VC, "", name="Other", grade=2)
    assert t.game.decision is not None and t.game.decision.rule == "cfv 9.3.5"
    assert t.options == [f"pick {leader}", f"pick {mate}", f"pick {other}"]
    t.choose(leader)
    assert [t.zone_of(c) for c in (leader, mate, other)] == [VC, "soul", "soul"]
    assert not t.game.cards[leader.id].links


@pytest.mark.rule("cfv 8.5.2.4.2")
def test_9_3_6_the_last_called_unit_stays() -> None:
    """A unit is called over another: the older one goes to the drop zone by a rule action without a source."""
    t = Table()
    old = t.rear(P1, circle=LF)
    new = t.hand(P1)
    t.call(new, "left front")
    assert (t.zone_of(new), t.zone_of(old)) == (LF, "drop zone")
    assert (t.event("put", old).rule, t.event("put", old).source) == ("cfv 9.3.6", None)


@pytest.mark.rule("cfv-R16")
def test_9_3_6_a_unit_that_moved_there_is_the_last_one() -> None:
    """A unit moves to the circle of another: it stays, although it was not placed."""
    t = Table()
    mover = t.rear(P1, "[ACT](RC): Move this unit to another (RC).", LF)
    there = t.rear(P1, circle=RF, grade=2)
    t.activate(mover, "circle right-front")
    assert (t.zone_of(mover), t.zone_of(there)) == (RF, "drop zone")
    assert t.event("put", there).rule == "cfv 9.3.6"


def test_9_3_7_of_two_rear_guards_that_came_together_one_is_chosen() -> None:
    """Their master keeps one; the other goes to the drop zone."""
    t = Table()
    one, two = t.rear(P2, circle=LF, name="One", grade=1), t.rear(P2, circle=LF, name="Two", grade=1)
    assert t.game.decision is not None
    assert (t.asked, t.asking_rule()) == (P2, "cfv 9.3.7")
    t.choose(two)
    assert (t.zone_of(one), t.zone_of(two)) == ("drop zone", LF)
    assert t.event("put", one).rule == "cfv 9.3.7"


# -- guardians (cfv 9.4) -----------------------------------------------------------------------------------------------
def test_9_4_1_guardians_outside_the_battle_phase_go_to_the_drop_zone() -> None:
    """Both players' guardians go; in the battle phase they stay."""
    t = Table(phase="battle")
    kept = t.put(P2, GC)
    assert t.menu == "" and t.zone_of(kept) == GC
    u = Table()
    u.rear(P1)
    mine, yours = u.put(P1, GC), u.put(P2, GC)
    assert u.menu == "cfv main"
    assert u.zone_of(mine) == u.zone_of(yours) == "drop zone"
    assert _cleared_by(u, mine) == _cleared_by(u, yours) == "cfv 9.4.1"
