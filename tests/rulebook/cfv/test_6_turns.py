"""Turns (cfv 6.2 to 6.7): the row of phases, and the stand, draw, ride and main phases."""

from __future__ import annotations

import pytest

from ludex import games
from tests.cfv_table import CB, LB, LF, P1, P2, RB, RF, VC, Piece, Table

PHASES = ["stand phase", "draw phase", "ride phase", "main phase", "battle phase", "end phase"]
DRAW = "[AUTO](RC): At the beginning of your {}, draw a card."


def moments(t: Table) -> list[str]:
    """The phases that began, in order."""
    return [e.key for e in t.game.events if e.kind == "moment" and e.key in PHASES]


def start_of(phase: str, circle: str = RF) -> tuple[Table, Piece]:
    """P1's turn from a phase on, with a unit on the field."""
    t = Table(phase=phase)
    return t, t.rear(P1, circle=circle)


@pytest.mark.rule("cfv 6.3.1", "cfv 6.4.1", "cfv 6.5.1", "cfv 6.6.1", "cfv 6.7.1", "cfv 6.8.1")
def test_6_2_1_a_turn_is_six_phases_and_then_it_is_the_others_turn() -> None:
    """Stand, draw, ride, main, battle, end; the players take turns."""
    t = Table(phase="stand")
    for seat in (P1, P2):
        t.hand(seat, grade=1)
        t.rear(seat, circle=LF)
    t.end_turn()
    assert moments(t)[:6] == PHASES
    assert t.game.active == P2
    t.end_turn()
    assert t.game.active == P1 and moments(t)[6:12] == PHASES


def test_6_2_1_the_player_going_first_has_the_first_turn() -> None:
    """In a real game too."""
    for seed in range(4):
        g = games.start("cfv", ("beacon", "beacon"), seed)
        g.choose("done")
        g.choose("done")
        assert g.active == g.first and g.turn == 1


@pytest.mark.parametrize("moment", ["turn", "stand phase"])
def test_6_3_1_1_abilities_of_the_beginning_come_before_the_standing(moment: str) -> None:
    """The unit that listens for resting units still finds one; then all stand."""
    t = Table(phase="end", turn_of=P2)
    text = f"[AUTO](RC): At the beginning of your {moment}, choose one of your rear-guards, and retire it."
    resting = t.rear(P1, text, resting=True)
    t.hand(P1, grade=1)
    assert t.game.active == P1 and t.zone_of(resting) == "drop zone"
    assert not [e for e in t.game.events if e.kind == "ready" and e.card == resting.id]


def test_6_3_1_2_all_units_of_the_turn_player_stand() -> None:
    """Vanguard and rear-guards; the opponent's stay as they are."""
    t = Table(phase="stand")
    mine = [t.vanguard(P1, resting=True), *(t.rear(P1, circle=c, resting=True) for c in (LF, RF, LB, CB, RB))]
    yours = [t.vanguard(P2, resting=True), t.rear(P2, resting=True)]
    t.hand(P1, grade=1)
    assert not any(t.rested(c) for c in mine) and all(t.rested(c) for c in yours)
    stood = [e for e in t.game.events if e.kind == "ready"]
    assert {e.rule for e in stood} == {"cfv 6.3.1.2"} and len({e.batch for e in stood}) == 1


def test_6_3_1_2_not_what_an_effect_keeps_from_it() -> None:
    """A unit that cannot stand in the stand phase rests on."""
    t = Table(phase="stand")
    stuck = t.rear(P1, "[CONT](RC): This unit cannot [Stand] during your stand phase.", resting=True)
    free = t.rear(P1, resting=True)
    t.hand(P1, grade=1)
    assert t.rested(stuck) and not t.rested(free)


def test_6_3_1_3_what_standing_triggers_is_played_before_the_draw() -> None:
    """A check timing ends the stand phase, before the draw phase begins."""
    t = Table(phase="stand")
    t.rear(P1, "[AUTO](RC): When this unit becomes [Stand], Soul Charge (1).", resting=True)
    t.hand(P1, grade=1)
    order = [e.key or e.kind for e in t.game.events if e.kind in ("ready", "soul charge") or e.key == "draw phase"]
    assert order == ["ready", "soul charge", "draw phase"]


def test_6_4_1_1_abilities_of_the_draw_phase_come_before_the_draw() -> None:
    """They find the card that is about to be drawn still on the deck."""
    t = Table(phase="draw")
    t.rear(P1, "[AUTO](RC): At the beginning of your draw phase, Soul Charge (1).")
    top = t.deck(P1, power=7000)
    t.hand(P1, grade=1)
    assert t.zone_of(top) == "soul" and t.count(P1, "hand") == 2


def test_6_4_1_2_one_card_is_drawn() -> None:
    """By the turn player alone."""
    t = Table(phase="draw")
    top = t.deck(P1, power=7000)
    t.hand(P1, grade=1)
    assert t.zone_of(top) == "hand" and (t.count(P1, "hand"), t.count(P2, "hand")) == (2, 0)
    assert [e.rule for e in t.game.events if e.kind == "draw"] == ["cfv 3.12.2"]


def test_6_4_1_2_in_the_first_turn_of_the_game_too() -> None:
    """A real game: six cards after the first draw."""
    g = games.start("cfv", ("beacon", "beacon"), 5)
    g.choose("done")
    g.choose("done")
    assert len(g.zone(g.first, "hand")) == 6 and len(g.zone(1 - g.first, "hand")) == 5


@pytest.mark.rule("cfv 1.2.2.2")
def test_6_4_1_3_a_check_timing_follows_the_draw() -> None:
    """Who draws the last card never rides."""
    t = Table(phase="draw", deck=1)
    t.hand(P1, grade=3)
    assert t.result is not None and (t.result.winner, t.result.rule) == (P2, "cfv 9.2.3")
    assert "ride phase" not in moments(t)


@pytest.mark.rule("cfv 6.5.1.1")
def test_6_5_1_1_abilities_of_the_ride_phase_come_before_the_ride() -> None:
    """A card drawn at its beginning can be ridden."""
    t = Table(phase="ride")
    t.rear(P1, DRAW.format("ride phase"))
    card = t.deck(P1, grade=3, power=12000)
    t.ride(card)
    assert t.zone_of(card) == VC


@pytest.mark.rule("cfv 6.5.1.2.1")
def test_6_5_1_2_one_normal_ride_a_turn_and_only_if_wanted() -> None:
    """After it the main phase comes; in the ride phase nothing is called and nothing activated."""
    t = Table(phase="ride")
    van = t.vanguard(P1, "[ACT](VC): Draw a card.", grade=2)
    first, second = t.hand(P1, grade=3), t.hand(P1, grade=3, power=12000)
    assert set(t.options) == {f"ride {first}", f"ride {second}", "pass"}
    assert t.forbids(f"call {first}") == "cfv 6.5.1.2" and t.forbids(t.activation(van)) == "cfv 6.5.1.2"
    t.ride(first)
    assert t.menu == "cfv main" and t.forbids(f"ride {second}") != ""
    assert t.where(van) == (P1, "soul") and t.event("ride").key == "normal"


def test_6_5_1_2_who_passes_has_not_ridden() -> None:
    """The ride phase may be left without a ride."""
    t = Table(phase="ride")
    card = t.hand(P1, grade=3)
    t.choose("pass")
    assert t.zone_of(card) == "hand" and not t.events("ride") and t.menu == "cfv main"


def test_6_5_1_2_a_vanguard_in_legion_is_ridden_as_one() -> None:
    """Leader and Mate both go to the soul; the Leader's grade decides."""
    t = Table(phase="ride")
    leader = t.vanguard(P1, grade=3)
    mate = t.mate(P1, leader, grade=2)
    card, low = t.hand(P1, grade=3), t.hand(P1, grade=2, power=6000)
    assert t.forbids(f"ride {low}") == "cfv 8.5.2.1.1.1"
    t.ride(card)
    assert t.pieces(P1, VC) == [card] and t.zone_of(leader) == t.zone_of(mate) == "soul"


def test_6_5_1_3_a_check_timing_ends_the_ride_phase() -> None:
    """What the ride triggered has been played when the main phase begins."""
    t = Table(phase="ride")
    card = t.hand(P1, "[AUTO]: When this unit is placed on (VC), draw a card.", grade=3)
    t.ride(card)
    order = [e.key or e.kind for e in t.events() if e.kind == "draw" or e.key == "main phase"]
    assert order == ["draw", "main phase"]


def test_6_6_1_1_abilities_of_the_main_phase_are_played_before_the_first_action() -> None:
    """A card drawn then may be called."""
    t = Table(phase="ride")
    t.rear(P1, DRAW.format("main phase"), circle=CB)
    card = t.deck(P1)
    t.hand(P1, grade=3)
    t.choose("pass")
    t.call(card, LF)
    assert t.zone_of(card) == LF


@pytest.mark.rule("cfv 6.6.1.2.1", "cfv 6.6.1.2.2", "cfv 6.6.1.2.3")
def test_6_6_1_2_any_action_in_any_order_any_number_of_times() -> None:
    """Call, use, exchange, call, use again: whatever the player likes."""
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): Soul Charge (1).")
    one, two = t.hand(P1), t.hand(P1, power=6000)
    t.call(one, LF)
    t.activate(van)
    t.exchange("left")
    t.call(two, LF)
    t.activate(van)
    t.exchange("left")
    assert (t.zone_of(one), t.zone_of(two), t.count(P1, "soul")) == (LF, LB, 2)


@pytest.mark.parametrize("circle", [LF, RF, LB, CB, RB])
def test_6_6_1_2_1_a_card_of_the_hand_is_called_to_a_rear_guard_circle(circle: str) -> None:
    """Any of the five, at no cost; it stands there as a rear-guard."""
    t = Table()
    card = t.hand(P1, grade=3)
    t.call(card, circle)
    assert t.where(card) == (P1, circle) and not t.rested(card)
    assert (t.event("call").key, t.event("call").rule) == ("normal", "cfv 8.5.2.4.2")


def test_6_6_1_2_1_1_to_no_other_circle() -> None:
    """Neither the vanguard circle nor the guardian circle is offered, and nothing is ridden."""
    t = Table()
    card = t.hand(P1, grade=3)
    assert t.forbids(f"ride {card}") == "cfv 6.6.1.2"
    t.choose(f"call {card}")
    assert set(t.options) == {f"circle {c.replace(' ', '-')}" for c in (LF, RF, LB, CB, RB)}


def test_6_6_1_2_2_only_abilities_of_ones_own_cards_are_played() -> None:
    """The opponent's unit with the same text cannot be used."""
    t = Table()
    mine = t.rear(P1, "[ACT](RC): Draw a card.")
    yours = t.rear(P2, "[ACT](RC): Draw a card.")
    assert f"activate {mine} 1" in t.options
    assert f"activate {yours} 1" not in t.options and t.forbids(f"activate {yours} 1") != ""


def test_6_6_1_2_3_two_cards_of_a_column_change_places_at_once() -> None:
    """Both move in one go and neither lands on the other."""
    t = Table()
    front, back = t.rear(P1, circle=LF), t.rear(P1, circle=LB)
    t.exchange("left")
    assert (t.zone_of(front), t.zone_of(back)) == (LB, LF)
    assert len({e.batch for e in t.events("move")}) == 1 and t.event("move", front).rule == "cfv 6.6.1.2.3"
    assert not t.events("put")


def test_6_6_1_2_3_a_single_card_goes_over_and_empty_columns_are_left_alone() -> None:
    """One card moves; with none there is nothing to exchange, and the center column is not two rear-guard circles."""
    t = Table()
    unit, center = t.rear(P1, circle=RF), t.rear(P1, circle=CB)
    assert t.forbids("exchange left") == "cfv 6.6.1.2.3"
    assert "exchange center" not in t.options and t.forbids("exchange center") != ""
    t.exchange("right")
    assert t.zone_of(unit) == RB and t.zone_of(center) == CB


def test_6_6_1_3_doing_nothing_leads_to_the_battle_phase() -> None:
    """The main phase is over when its player says so."""
    t, unit = start_of("main")
    t.hand(P1)
    t.choose("end")
    assert t.asking_rule() == "cfv 7.2.1.2" and t.zone_of(unit) == RF


def test_6_7_1_units_attack_in_the_battle_phase_and_not_before() -> None:
    """In the main phase attacking is no action; in the battle phase it is."""
    t, unit = start_of("main")
    t.hand(P1)
    assert t.forbids("attack") == "cfv 6.6.1.2" and t.forbids(f"attack {unit}") == "cfv 6.6.1.2"
    t.choose("end")
    assert "attack" in t.options
    assert moments(t)[-1] == "battle phase"


def test_6_7_1_abilities_of_the_battle_phase_are_played_at_its_beginning() -> None:
    """Before the first attack is chosen."""
    t = Table()
    t.rear(P1, DRAW.format("battle phase"))
    t.hand(P1)
    t.choose("end")
    assert t.count(P1, "hand") == 2 and "attack" in t.options
