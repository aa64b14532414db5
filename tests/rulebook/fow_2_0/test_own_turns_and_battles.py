"""One claim, one test: turns, phases and battles of fow-2.0, each rule by itself, by what a player would see."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table, by

ED = "fow-2.0"
GAIN = "You gain 100 life."


def _at(moment: str) -> tuple[Table, int]:
    """A table with a card that gains 100 life at a moment; its life when the moment has passed."""
    t = Table(ED, phase="draw")
    t.addition(P1, f"[Continuous] At the {moment}, you gain 100 life.")
    t.pass_until("battle")
    t.choose("end")
    while t.game.active == P1:
        t._go_on()
    return t, t.life(P1)


@pytest.mark.rule("fow-2.0 1.4.1:2", "fow-2.0 5.7:3")
def test_after_the_end_phase_it_is_the_other_players_turn() -> None:
    t = Table(ED)
    t.to_next_turn()
    assert t.game.active == P2
    t.to_next_turn()
    assert t.game.active == P1


@pytest.mark.rule("fow-2.0 5.2:4")
def test_something_waits_for_the_end_of_the_draw_phase() -> None:
    assert _at("end of your draw phase")[1] == 4100


@pytest.mark.rule("fow-2.0 5.3:3")
def test_something_waits_for_the_beginning_of_the_recovery_phase() -> None:
    assert _at("beginning of your recovery phase")[1] == 4100


@pytest.mark.rule("fow-2.0 5.3:5")
def test_something_waits_for_the_end_of_the_recovery_phase() -> None:
    assert _at("end of your recovery phase")[1] == 4100


@pytest.mark.rule("fow-2.0 5.4:1")
def test_something_waits_for_the_beginning_of_the_call_phase() -> None:
    t = Table(ED, phase="draw", asking=True)
    t.pass_until("battle")
    keys = [e.key for e in t.events("moment")]
    assert keys.index("recovery phase end") < keys.index("call phase") < keys.index("main phase")


@pytest.mark.rule("fow-2.0 5.4:5")
def test_something_waits_for_the_end_of_the_call_phase() -> None:
    t = Table(ED, phase="draw", asking=True)
    t.pass_until("battle")
    keys = [e.key for e in t.events("moment")]
    assert keys.index("call phase") < keys.index("call phase end") < keys.index("main phase")


@pytest.mark.rule("fow-2.0 5.5:5")
def test_something_waits_for_the_end_of_the_main_phase() -> None:
    assert _at("end of your main phase")[1] == 4100


@pytest.mark.rule("fow-2.0 5.7:1")
def test_something_waits_for_the_end_phase() -> None:
    assert _at("beginning of your end phase")[1] == 4100


@pytest.mark.rule("fow-2.0 5.2:3")
def test_the_turn_player_draws_one_card_in_the_draw_phase() -> None:
    t = Table(ED, phase="draw", asking=True)
    t.pass_both()
    assert (t.count(P1, "hand"), t.count(P2, "hand")) == (1, 0)


@pytest.mark.rule("fow-2.0 5.4:2", "fow-2.0 2.2:2")
def test_a_stone_is_called_in_the_call_phase_by_resting_the_ruler() -> None:
    t = Table(ED, phase="call")
    ruler = t.ruler(P1)
    t.choose("call")
    assert t.rested(ruler) and t.count(P1, "magic stone area") == 1 and t.count(P2, "magic stone area") == 0
    assert t.forbids("call") != ""  # one, and with a recovered ruler only


@pytest.mark.rule("fow-2.0 5:3", "fow-2.0 9:6")
def test_the_turn_player_is_the_first_to_act_in_a_phase() -> None:
    for phase in ("draw", "recovery", "call", "main", "end"):
        t = Table(ED, phase=phase, asking=True)
        assert t.asked == P1
        t.pass_until("pass")
        assert t.asked == P1


@pytest.mark.rule("fow-2.0 5.1:1", "fow-2.0 5.1:2")
def test_a_phase_begins_with_what_waits_for_it_and_then_the_turn_player_acts() -> None:
    t = Table(ED, phase="recovery", asking=True)
    t.addition(P2, "[Continuous] At the beginning of each recovery phase, you gain 100 life.")
    t.choose(by(P2, "trigger 1"))
    assert len(t.chase) == 1 and t.asked == P1 and t.menu == "fow priority"


@pytest.mark.rule("fow-2.0 5.5:4", "fow-2.0 9.2:4")
def test_both_passing_without_a_chase_ends_the_main_phase() -> None:
    t = Table(ED, asking=True)
    t.pass_()
    assert t.asked == P2 and "battle" not in t.options
    t.pass_()
    assert t.asked == P1 and t.options == ["battle", "end"]


@pytest.mark.rule("fow-2.0 5.5:6")
def test_the_turn_player_says_whether_there_is_a_battle_phase() -> None:
    t = Table(ED)
    t.field(P1)
    t.pass_until("battle")
    t.choose("battle")
    assert t.menu == "fow attack" or t._in_battle()
    t = Table(ED)
    t.field(P1)
    t.pass_until("battle")
    t.choose("end")
    assert "battle phase" not in [e.key for e in t.events("moment")]


@pytest.mark.rule("fow-2.0 5:4", "fow-2.0 10.3:6")
def test_a_phase_does_not_end_before_both_have_passed_in_a_row() -> None:
    t = Table(ED, asking=True)
    theirs = t.instant(P2, GAIN)
    t.pass_()
    t.play(theirs)
    t.pass_both()
    assert t.life(P2) == 4100 and t.menu == "fow priority"  # still the main phase
    t.pass_()
    assert t.menu == "fow priority"
    t.pass_()
    assert t.options == ["battle", "end"]


@pytest.mark.rule("fow-2.0 12:1", "fow-2.0 12.1:1")
def test_nobody_answers_the_draw_of_the_draw_phase() -> None:
    t = Table(ED, phase="draw", asking=True)
    t.instant(P2, GAIN)
    t.pass_both()
    assert t.count(P1, "hand") == 1 and not t.chase and t.asked == P1


@pytest.mark.rule("fow-2.0 12.1:2")
def test_after_the_draw_the_turn_player_acts_first() -> None:
    t = Table(ED, phase="draw", asking=True)
    mine = t.instant(P1, GAIN)
    t.instant(P2, GAIN)
    t.pass_both()
    assert t.asked == P1 and f"play {mine}" in t.options


# -- the battle phase --------------------------------------------------------------------------------------------------
@pytest.mark.rule("fow-2.0 5.6:3")
def test_a_battle_phase_has_four_steps() -> None:
    t = Table(ED)
    t.attack(t.field(P1))
    steps = [e.key for e in t.events("moment") if e.key.endswith("step")]
    assert steps == ["start step", "declare attack step", "declare block step", "judgment step"]


@pytest.mark.rule("fow-2.0 5.6.1:1", "fow-2.0 5.6.2:1")
def test_the_first_steps_have_beginnings() -> None:
    t = Table(ED)
    t.attack(t.field(P1))
    keys = [e.key for e in t.events("moment")]
    assert keys.index("start step") < keys.index("declare attack step") < keys.index("declare block step")


@pytest.mark.rule("fow-2.0 5.6.3:1", "fow-2.0 5.6.4:1")
def test_the_last_steps_have_beginnings() -> None:
    t = Table(ED)
    t.attack(t.field(P1))
    keys = [e.key for e in t.events("moment")]
    assert keys.index("declare block step") < keys.index("judgment step") < keys.index("battle phase end")


@pytest.mark.rule("fow-2.0 5.6.1:2", "fow-2.0 5.6.2:11")
def test_the_first_steps_have_ends() -> None:
    t = Table(ED)
    t.attack(t.field(P1))
    keys = [e.key for e in t.events("moment")]
    assert keys.index("start step") < keys.index("start step end") < keys.index("declare attack step")
    assert keys.index("declare attack step") < keys.index("declare attack step end") < keys.index("declare block step")


@pytest.mark.rule("fow-2.0 5.6.3:8", "fow-2.0 5.6.4:16")
def test_the_last_steps_have_ends() -> None:
    t = Table(ED)
    t.attack(t.field(P1))
    keys = [e.key for e in t.events("moment")]
    assert keys.index("declare block step") < keys.index("declare block step end") < keys.index("judgment step")
    assert keys.index("judgment step") < keys.index("battle judged") < keys.index("battle phase end")


@pytest.mark.rule("fow-2.0 5.6.2:5")
def test_a_rested_card_does_not_attack() -> None:
    t = Table(ED)
    t.field(P1)
    lying = t.field(P1, rested=True, attack=100)
    t.to_attack()
    assert t.forbids(f"attack {lying} {t.player(P2)}") == "fow-2.0 5.6.2:5"


@pytest.mark.rule("fow-2.0 5.6.2:6", "fow-2.0 6.2:1")
def test_a_recovered_resonator_is_not_attacked_a_rested_one_is() -> None:
    t = Table(ED)
    mine = t.field(P1)
    upright, lying = t.field(P2), t.field(P2, rested=True, attack=100)
    t.to_attack()
    assert f"attack {mine} {lying}" in t.options and f"attack {mine} {upright}" not in t.options


@pytest.mark.rule("fow-2.0 5.6.2:7", "fow-2.0 6.1:1")
def test_the_opponent_is_attacked_never_oneself() -> None:
    t = Table(ED)
    mine, own = t.field(P1), t.field(P1, rested=True, attack=100)
    t.to_attack()
    assert f"attack {mine} {t.player(P2)}" in t.options
    assert not {f"attack {mine} {t.player(P1)}", f"attack {mine} {own}"} & set(t.options)


@pytest.mark.rule("fow-2.0 5.6.2:10", "fow-2.0 12.3:1")
def test_attacking_rests_the_attacker_and_nobody_answers_that() -> None:
    t = Table(ED, asking=True)
    mine = t.field(P1)
    t.instant(P2, GAIN)
    t.to_attack()
    t.choose(f"attack {mine} {t.player(P2)}")
    assert t.rested(mine) and not t.chase


@pytest.mark.rule("fow-2.0 5.6.3:7", "fow-2.0 12.4:1")
def test_blocking_rests_the_blocker_and_nobody_else() -> None:
    t = Table(ED, asking=True)
    mine, theirs, other = t.field(P1), t.field(P2, defense=900), t.field(P2, attack=100)
    t.declare(mine)
    t.to_block()
    t.choose(f"block {theirs}")
    assert t.rested(theirs) and not t.rested(other) and not t.chase


@pytest.mark.rule("fow-2.0 5.6.4:10", "fow-2.0 12.5:1")
def test_attacker_and_blocker_damage_each_other_and_not_the_player() -> None:
    t = Table(ED)
    mine, theirs = t.field(P1, attack=300, defense=900), t.field(P2, attack=200, defense=900)
    t.attack(mine, block=theirs)
    assert (t.damage_on(mine), t.damage_on(theirs), t.life(P2)) == (200, 300, 4000)


@pytest.mark.rule("fow-2.0 2.1.5:2")
def test_atk_is_what_is_dealt_in_battle() -> None:
    t = Table(ED)
    t.attack(t.field(P1, attack=700))
    assert t.life(P2) == 3300


@pytest.mark.rule("fow-2.0 2.1.6:2")
def test_damage_of_as_much_as_its_def_destroys_a_card() -> None:
    for damage, zone in ((400, "field"), (500, "graveyard")):
        t = Table(ED)
        theirs = t.field(P2, defense=500)
        t.cast(t.chant(P1, f"Deal {damage} damage to target resonator."))
        assert t.zone_of(theirs) == zone


@pytest.mark.rule("fow-2.0 5.6.4:11", "fow-2.0 5.6.4:12")
def test_being_damaged_comes_before_having_dealt_damage() -> None:
    t = Table(ED)
    mine = t.field(P1, "[Continuous] When this card deals damage to a resonator, you gain 300 life.\n"
                       "[Continuous] When this card is dealt damage, you gain 400 life.", defense=900)  # fmt: skip
    t.attack(mine, block=t.field(P2))
    assert [e.amount for e in t.events("value") if e.key == "life"] == [400, 300]


@pytest.mark.rule("fow-2.0 5.6.4:13", "fow-2.0 5.6.4:14")
def test_being_destroyed_comes_before_being_put_into_the_graveyard() -> None:
    t = Table(ED)
    mine = t.field(P1, "[Continuous] When this card is put into a graveyard from your field, you gain 100 life.\n"
                       "[Continuous] When this card is destroyed, you gain 200 life.")  # fmt: skip
    t.attack(mine, block=t.field(P2))
    assert [e.amount for e in t.events("value") if e.key == "life"] == [200, 100]


@pytest.mark.rule("fow-2.0 8.5:1", "fow-2.0 8.5:2", "fow-2.0 8.5:3")
def test_first_strike_of_the_attacker_kills_before_it_is_hit() -> None:
    t = Table(ED)
    mine, theirs = t.field(P1, "[First Strike]", attack=500, defense=300), t.field(P2, attack=500, defense=500)
    t.attack(mine, block=theirs)
    assert t.zone_of(mine) == "field" and t.zone_of(theirs) == "graveyard" and t.damage_on(mine) == 0


@pytest.mark.rule("fow-2.0 8.5:4")
def test_who_survives_first_strike_strikes_back() -> None:
    t = Table(ED)
    mine, theirs = t.field(P1, "[First Strike]", attack=100, defense=900), t.field(P2, attack=400, defense=500)
    t.attack(mine, block=theirs)
    assert (t.damage_on(mine), t.damage_on(theirs)) == (400, 100)


@pytest.mark.rule("fow-2.0 8.5:5")
def test_first_strike_of_the_blocker_does_nothing() -> None:
    t = Table(ED)
    mine, theirs = t.field(P1, attack=500, defense=500), t.field(P2, "[First Strike]", attack=500, defense=500)
    t.attack(mine, block=theirs)
    assert t.zone_of(mine) == t.zone_of(theirs) == "graveyard"
