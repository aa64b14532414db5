"""Check timing and play timing (cfv 8.4)."""

from __future__ import annotations

import pytest

from tests.cfv_table import GC, LB, LF, P1, P2, RF, VC, Table, by

ON_RETIRE = "[AUTO]: When this unit is retired, draw a card."


@pytest.mark.rule("cfv 8.4.1", "cfv 8.4.1.1", "cfv 8.4.1.2")
def test_8_4_1_1_rule_actions_come_before_abilities() -> None:
    """A unit is called over another: the old one is gone before the new one's ability is played."""
    t = Table()
    old = t.rear(P1, circle=LF)
    new = t.hand(P1, "[AUTO]: When this unit is placed on (RC), draw a card.")
    t.call(new, "left front")
    steps = [(e.kind, e.card) for e in t.events() if e.kind in ("call", "put", "played")]
    assert steps == [("call", new.id), ("put", old.id), ("played", new.id)]


@pytest.mark.rule("cfv 9.3.1", "cfv 9.4.1")
def test_8_4_1_1_rule_actions_again_until_none_is_left() -> None:
    """A guardian outside battle that would go to the drop zone goes to the vanguard circle instead: that calls for
    another rule action, and only then an ability is played."""
    t = Table()
    old = t.vanguard(P1)
    text = "[CONT](GC): If this unit would be put into your drop zone, put it on your (VC) instead."
    guardian = t.put(P1, GC, text)
    t.rear(P1, "[AUTO](RC): When a card is put into your soul, draw a card.", LF)
    assert t.menu == "cfv main"
    assert (t.zone_of(guardian), t.zone_of(old)) == (VC, "soul")
    happened = [(e.kind, e.rule) for e in t.game.log.since(0) if e.kind in ("put", "played")]
    assert happened[-2:] == [("put", "cfv 9.3.1"), ("played", "cfv 8.5.2.4")]
    assert t.count(P1, "hand") == 1


@pytest.mark.rule("cfv 8.4.1.3", "cfv 8.4.1.4", "cfv-R1", "cfv 8.6.3", "cfv 8.6.3.1")
def test_8_4_1_2_the_turn_players_abilities_come_first() -> None:
    """All units are retired: the turn player orders and plays the own abilities, then the other player does."""
    t = Table()
    v = t.vanguard(P1, "[ACT](VC): Retire all rear-guards.")
    draw, charge = ON_RETIRE, "[AUTO]: When this unit is retired, Soul Charge (1)."
    t.rear(P1, draw, LF), t.rear(P1, charge, RF)
    t.rear(P2, draw, LF), t.rear(P2, charge, RF)
    t.choose(t.activation(v))
    asked = []
    while t.asking_rule() == "cfv 8.6.3":
        asked.append((t.asked, len(t.options)))
        t.choose(t.options[-1])
    assert asked == [(P1, 2), (P2, 2)]  # each orders the own ones; the last of each is alone
    assert [e.seat for e in t.events("played") if e.key == "automatic"] == [P1, P1, P2, P2]
    assert [t.count(s, z) for s in (P1, P2) for z in ("hand", "soul")] == [1, 1, 1, 1]


@pytest.mark.rule("cfv 8.4.1.2", "cfv 8.4.1.3")
def test_8_4_1_3_what_the_turn_player_gets_in_between_comes_before_the_other_players_next() -> None:
    """The non-turn player's first ability triggers one of the turn player's: that is played before the second."""
    t = Table()
    v = t.vanguard(
        P1,
        "[ACT](VC): Retire all of your opponent's rear-guards.\n"
        "[AUTO](VC): When your opponent draws a card, draw a card.",
    )
    t.rear(P2, ON_RETIRE, LF), t.rear(P2, ON_RETIRE, RF)
    t.activate(v, by(P2, "trigger 1"))
    assert [e.seat for e in t.events("draw")] == [P2, P1, P2, P1]


@pytest.mark.rule("cfv 8.4.1.2")
def test_8_4_1_2_rule_actions_between_two_abilities() -> None:
    """The first of two abilities takes the last card of a deck: the game is over before the second is played."""
    t = Table()
    t.set(P1, deck=1)
    v = t.vanguard(P1, "[ACT](VC): Retire all rear-guards.")
    t.rear(P1, ON_RETIRE, LF), t.rear(P1, ON_RETIRE, RF)
    t.activate(v, "trigger 1")
    assert t.result is not None and t.result.rule == "cfv 9.2.3"
    assert len(t.events("draw")) == 1 and len([e for e in t.events("played") if e.key == "automatic"]) == 1


@pytest.mark.rule("cfv 8.4.2", "cfv 8.4.2.1", "cfv 8.4.2.2", "cfv 8.4.2.3")
def test_8_4_2_a_check_timing_an_action_and_again() -> None:
    """Before each choice of the main phase what stands by is played; doing nothing ends the phase."""
    t = Table()
    one, two = (t.hand(P1, "[AUTO]: When this unit is placed on (RC), Soul Charge (1).") for _ in range(2))
    t.rear(P1, circle=LB)
    assert t.menu == "cfv main"
    t.choose(f"call {one}")
    t.choose("circle left-front")
    assert t.menu == "cfv main" and t.count(P1, "soul") == 1  # resolved before the play timing came again
    t.choose(f"call {two}")
    t.choose("circle right-front")
    assert t.menu == "cfv main" and t.count(P1, "soul") == 2
    t.choose("end")
    assert t.menu != "cfv main" and t.asking_rule() == "cfv 7.2.1.2"
