"""Phases of a turn (fow-2.0 5, 12): who acts when, what the phases do by themselves, how they follow each other."""

from __future__ import annotations

import pytest

from ludex.games.fow import starting
from ludex.games.fow.rulesets import RULESETS
from tests.fow_table import P1, P2, Table

ED = "fow-2.0"
PHASES = ("draw phase", "recovery phase", "call phase", "main phase", "battle", "end phase")


def _moments(t: Table) -> list[str]:
    return [e.key for e in t.events("moment")]


@pytest.mark.rule("fow-2.0 5:1", "fow-2.0 5.6:1", "fow-2.0 1.4.1:2")
def test_5_1_six_phases_in_order() -> None:
    t = Table(ED, phase="draw", asking=True)
    t.pass_until("call")
    t.choose("call")
    t.pass_until("battle")
    t.choose("battle")
    t.pass_until("forfeit")
    t.choose("forfeit")
    t.pass_until("main")
    t.choose("end")
    while t.game.active == P1:
        t.choose("pass")
    begun = [key for key in _moments(t) if key in ("draw phase", "recovery phase", "call phase", "main phase",
                                                   "battle phase", "end phase")]  # fmt: skip
    assert begun[:5] == ["recovery phase", "call phase", "main phase", "battle phase", "end phase"]
    assert t.game.active == P2


@pytest.mark.rule("fow-2.0 5.1:1", "fow-2.0 5.1:2", "fow-2.0 9:1", "fow-2.0 9:6", "fow-2.0 5:3")
def test_5_1_2_the_turn_player_has_priority_first_in_every_phase_and_step() -> None:
    t = Table(ED, phase="draw", asking=True)
    t.instant(P2, "You gain 100 life.")
    seen = set()
    while t.game.active == P1:
        frame = [f.procedure.name for f in t.game.stack if f.procedure.name.removeprefix("fow ") in PHASES][-1]
        if t.menu == "fow priority" and t.game.stack[-1].local["passes"] == 0:
            assert t.asked == P1
            seen.add(frame.removeprefix("fow "))
            t.choose("pass")
            assert t.asked == P2 and any(key.startswith("play") for key in t.options)
        if "battle" in t.options and "battle" not in seen:
            t.choose("battle")
        else:
            t._go_on()
    assert seen == set(PHASES)


@pytest.mark.rule("fow-2.0 5.2:1", "fow-2.0 4.4.4:2")
def test_5_2_1_the_first_turn_has_no_draw_phase() -> None:
    g = starting.start(RULESETS[ED], starting.starter_decks(ED)[:2], 3)
    g.choose("first")
    g.choose("no")
    g.choose("no")
    assert g.turn == 1 and g.active == g.first
    keys = [e.key for e in g.events if e.kind == "moment"]
    assert "turn" in keys and "draw phase" not in keys
    assert len(g.zone(g.first, "hand")) == 5
    while g.turn == 1 or len(g.zone(1 - g.first, "deck")) == len(g.zone(g.first, "deck")):
        assert g.decision is not None
        keys = [o.key for o in g.decision.options]
        g.choose("pass" if "pass" in keys else "end")
    assert len(g.zone(1 - g.first, "hand")) == 6


@pytest.mark.rule("fow-2.0 5.2:2", "fow-2.0 5.2:4", "fow-2.0 5.3:3", "fow-2.0 5.3:5", "fow-2.0 5.4:1", "fow-2.0 5.4:5",
                  "fow-2.0 5.5:2", "fow-2.0 5.5:5", "fow-2.0 5.7:1")  # fmt: skip
def test_5_abilities_for_beginnings_and_ends() -> None:
    t = Table(ED, phase="draw", asking=True)
    t.pass_until("battle")
    t.choose("end")
    while t.game.active == P1:
        t.choose("pass")
    keys = _moments(t)
    order = ["draw phase end", "recovery phase", "recovery phase end", "call phase", "call phase end", "main phase",
             "main phase end", "end phase", "turn end"]  # fmt: skip
    assert [key for key in keys if key in order] == order


@pytest.mark.rule("fow-2.0 5.2:2", "fow-2.0 9:4", "fow-2.0 10.4:2")
def test_5_2_2_what_triggers_at_the_beginning_goes_onto_a_chase_first() -> None:
    t = Table(ED, phase="recovery", asking=True)
    t.addition(P1, "[Continuous] At the beginning of your recovery phase, you gain 100 life.")
    t.choose("trigger 1")
    assert len(t.chase) == 1 and t.asked == P2  # a trigger that goes off hands priority over
    t.pass_both()
    assert t.life(P1) == 4100


@pytest.mark.rule("fow-2.0 5.3:2", "fow-2.0 12.2:1", "fow-2.0 2.7.1:4")
def test_5_3_2_will_vanishes_first_in_the_recovery_phase() -> None:
    t = Table(ED, phase="draw", asking=True)
    t.set(P1, will_r=2)
    t.set(P2, will_u=1)
    assert t.wills(P1) == {"R": 2}
    t.pass_to("recovery phase")
    assert t.wills(P1) == t.wills(P2) == {} and t.events("value")[0].rule == "fow-2.0 5.3:2"
    assert t.menu == "fow priority"


@pytest.mark.rule("fow-2.0 5.3:4", "fow-2.0 12.2:2")
def test_5_3_4_field_stones_and_ruler_recover() -> None:
    t = Table(ED, phase="recovery")
    mine = [t.field(P1, rested=True), t.stone(P1, "fire", rested=True), t.ruler(P1, rested=True)]
    theirs = t.field(P2, rested=True)
    t.pass_until("call")
    assert not any(t.rested(c) for c in mine) and t.rested(theirs)
    assert {e.rule for e in t.events("ready")} <= {"fow-2.0 5.3:4"}


@pytest.mark.rule("fow-2.0 5.4:3", "fow-2.0 5.4:4", "fow-2.0 2.2:2", "fow-2.0 2.7:1")
def test_5_4_3_calling_rests_the_ruler_and_shows_the_stone() -> None:
    t = Table(ED, phase="call")
    ruler = t.ruler(P1)
    assert t.options == ["call", "pass"] and t.asking_rule() == "fow-2.0 5.4:2"
    t.choose("call")
    assert t.rested(ruler)
    (stone,) = t.pieces(P1, "magic stone area")
    assert not t.rested(stone)
    assert t.event("reveal", stone).rule == t.event("call", stone).rule == "fow-2.0 5.4:3"


@pytest.mark.rule("fow-2.0 5.4:4")
def test_5_4_4_no_stone_need_be_called_and_none_without_a_recovered_ruler() -> None:
    t = Table(ED, phase="call")
    t.choose("pass")
    assert t.count(P1, "magic stone area") == 0
    t = Table(ED, phase="call", stone_deck=0)
    assert "call" not in t.options
    t = Table(ED, phase="call")
    t.ruler(P1, rested=True)
    assert "call" not in t.options


@pytest.mark.rule("fow-2.0 5.5:4", "fow-2.0 5.5:6", "fow-2.0 5:4", "fow-2.0 9.2:4", "fow-2.0 9.2:5", "fow-2.0 10.3:6",
                  "fow-2.0-R23")  # fmt: skip
def test_5_5_4_both_passing_moves_on_and_the_turn_player_says_where() -> None:
    t = Table(ED, asking=True)
    t.pass_()
    assert t.asked == P2
    t.pass_()
    assert (t.asked, t.asking_rule(), t.options) == (P1, "fow-2.0 5.5:4", ["battle", "end"])
    t.choose("end")
    assert t.game.stack[-2].procedure.name == "fow end phase"


@pytest.mark.rule("fow-2.0 9:5", "fow-2.0 9:7", "fow-2.0 9.2:5")
def test_9_5_the_opponent_may_act_before_a_phase_ends() -> None:
    t = Table(ED)
    instant = t.instant(P2, "You gain 100 life.")
    mine = t.chant(P1, "You gain 100 life.")
    t.pass_()
    t.play(instant)
    assert t.life(P2) == 4100
    assert t.asked == P1 and f"play {mine}" in t.options  # still the main phase


@pytest.mark.rule("fow-2.0 5.6.4:17", "fow-2.0 5.6:2", "fow-2.0-R20")
def test_5_6_4_17_battle_and_main_phases_alternate_one_attack_each() -> None:
    t = Table(ED)
    first, second = t.field(P1, attack=100), t.field(P1, attack=200)
    t.attack(first)
    assert t.options == ["end", "main"]
    t.choose("main")
    t.attack(second)
    assert t.life(P2) == 3700
    t.choose("main")
    t.choose("end")
    assert t.game.active == P2


@pytest.mark.rule("fow-2.0 5.6.4:17", "fow-2.0 5.5:2")
def test_a_main_phase_after_a_battle_begins_anew() -> None:
    t = Table(ED)
    t.addition(P1, "[Continuous] At the beginning of your main phase, you gain 100 life.")
    t.field(P1)
    t.choose("battle")
    t.choose("forfeit")
    t.choose("main")
    t.resolve()
    assert t.life(P1) == 4100


@pytest.mark.rule("fow-2.0 5.7:2", "fow-2.0 12.6:1", "fow-2.0 14.20:1", "fow-2.0-R2")
def test_5_7_2_damage_goes_before_what_lasts_until_the_end_of_the_turn() -> None:
    t = Table(ED)
    mine = t.field(P1, defense=300, damage=200)
    up = t.chant(P1, "Target resonator gains [0/+300] until end of turn.")
    burn = t.chant(P1, "Deal 300 damage to target resonator.", name="Burn")
    t.cast(up)
    t.cast(burn)
    assert t.damage_on(mine) == 500
    t.to_next_turn()
    assert t.zone_of(mine) == "field" and t.damage_on(mine) == 0 and t.number(mine, "defense") == 300


@pytest.mark.rule("fow-2.0 12.6:2", "fow-2.0 12.6:3", "fow-2.0-R21")
def test_12_6_2_end_of_turn_abilities_can_be_chased() -> None:
    t = Table(ED, phase="end", asking=True)
    t.addition(P1, "[Continuous] At the end of your turn, you gain 100 life.")
    answer = t.instant(P2, "You gain 100 life.", cost="{1}")
    t.set(P2, will_r=2)
    t.pass_both()
    t.choose("trigger 1")
    assert t.asked == P2
    t.play(answer)
    assert t.wills(P2) == {"R": 1}
    t.resolve()
    assert (t.life(P1), t.life(P2)) == (4100, 4100)
    assert t.wills(P2) == {} and t.game.active == P2


@pytest.mark.rule("fow-2.0 12.6:4", "fow-2.0 3.3:2", "fow-2.0 3.3:3")
def test_12_6_4_only_the_turn_player_goes_down_to_seven() -> None:
    t = Table(ED, phase="end")
    t.set(P1, hand=9)
    t.set(P2, hand=9)
    t.game  # noqa: B018  (nothing is asked: the cards are all alike)
    assert (t.count(P1, "hand"), t.count(P1, "graveyard")) == (7, 2)
    assert t.count(P2, "hand") == 10  # with the draw of the turn that followed


@pytest.mark.rule("fow-2.0 12.6:4", "fow-2.0 10.4:5", "fow-2.0-R47")
def test_what_triggers_while_the_hand_is_cut_is_dealt_with_before_the_next_turn() -> None:
    t = Table(ED, phase="end", asking=True)
    t.addition(P1, "[Continuous] Whenever you discard a card, you gain 100 life.")
    t.set(P1, hand=8)
    t.pass_both()
    t.answer(t.options[0])
    t.resolve()
    assert t.life(P1) == 4100
    assert [e.kind for e in t.events() if e.kind in ("value", "turn")][:2] == ["value", "turn"]


@pytest.mark.rule("fow-2.0 11.1:2")
def test_11_1_2_who_cannot_draw_in_the_draw_phase_has_lost() -> None:
    t = Table(ED, phase="end", deck=0)
    assert t.result is not None
    assert (t.result.winner, t.result.rule) == (P1, "fow-2.0 11.1:2")


@pytest.mark.rule("fow-2.0 11.1:2", "fow-2.0 1.4:2", "fow-2.0 14.8:1")
def test_no_other_draw_loses() -> None:
    t = Table(ED, deck=1)
    t.cast(t.chant(P1, "Draw two cards."))
    assert t.result is None and t.count(P1, "hand") == 1


@pytest.mark.rule("fow-2.0 12.1:1", "fow-2.0 12.1:2", "fow-2.0 9.1:6", "fow-2.0 12:1", "fow-2.0-R17")
def test_12_1_2_the_turn_player_may_act_first_after_the_draw() -> None:
    t = Table(ED, phase="draw", asking=True)
    t.instant(P1, "You gain 100 life.")
    t.instant(P2, "You gain 100 life.")
    t.pass_both()
    assert t.event("draw").rule == "fow-2.0 14.8:1"
    assert t.asked == P1 and not t.chase
