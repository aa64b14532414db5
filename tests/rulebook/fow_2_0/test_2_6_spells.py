"""Spells and standby cards (fow-2.0 2.6, 3.9, 7.1): when they are played, where they go."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

ED = "fow-2.0"
GAIN = "You gain 100 life."
ANYTIME = f"[Trigger] Anytime: {GAIN}"


@pytest.mark.rule("fow-2.0 2.6:1", "fow-2.0 2.6:3", "fow-2.0 2.6.1:1", "fow-2.0 2.6.1:2", "fow-2.0 7.1:1",
                  "fow-2.0 7.1.2:2", "fow-2.0 1.4.5:1")  # fmt: skip
def test_2_6_1_a_chant_needs_the_own_main_phase_and_no_chase() -> None:
    t = Table(ED, asking=True)
    one, two, instant = t.chant(P1, GAIN, name="One"), t.chant(P1, GAIN, name="Two"), t.instant(P1, GAIN)
    theirs = t.chant(P2, GAIN)
    t.play(one)
    assert t.forbids(f"play {theirs}") == "fow-2.0 5.5:1"
    t.pass_()
    assert t.forbids(f"play {two}") == "fow-2.0 5.5:1" and t.forbids(f"play {instant}") == ""
    t.pass_()
    assert t.life(P1) == 4100 and t.where(one) == (P1, "graveyard")
    assert t.event("put", one).rule == "fow-2.0 2.6.1:2"


@pytest.mark.rule("fow-2.0 2.4:1", "fow-2.0 2.4:2", "fow-2.0 7.1:2", "fow-2.0 7.1.1:1", "fow-2.0 2.1.2:1")
def test_2_4_1_a_resonator_is_a_summon_spell() -> None:
    t = Table(ED, asking=True)
    card = t.hand(P1, attack=300, cost="{1}")
    late = t.hand(P1, attack=200, cost="{0}")
    cancel = t.instant(P2, "Cancel target summon spell.")
    t.set(P1, will_r=1)
    t.play(card)
    assert t.zone_of(card) == "chase area" and t.forbids(f"play {cancel}") == ""
    t.pass_()
    assert t.forbids(f"play {late}") == "fow-2.0 5.5:1"
    t.pass_()
    assert t.where(card) == (P1, "field") and t.event("enter", card).rule == "fow-2.0 2.4:2"


@pytest.mark.rule("fow-2.0 2.6.2:1", "fow-2.0 2.6.2:2", "fow-2.0 2.6.2:3", "fow-2.0 2.6.2:4", "fow-2.0 13.3:1")
def test_2_6_2_a_chant_instant_needs_priority_only() -> None:
    for phase in ("draw", "recovery", "call", "main", "battle", "end"):
        t = Table(ED, asking=True, phase=phase)
        mine, theirs = t.instant(P1, GAIN), t.instant(P2, GAIN)
        t.play(mine)
        t.play(theirs)
        t.pass_both()
        assert t.life(P1) == t.life(P2) == 4100
        assert t.event("put", mine).rule == "fow-2.0 2.6.2:4"


@pytest.mark.rule("fow-2.0 2.6.3:1", "fow-2.0 3.9:4")
def test_2_6_3_1_a_standby_card_is_laid_never_played_from_the_hand() -> None:
    t = Table(ED, asking=True)
    card = t.hand(P1, ANYTIME, type="spell", subtype="chant-standby", cost="{0}")
    other = t.instant(P1, GAIN)
    t.set(P1, will_r=2)
    assert not [key for key in t.options if key.startswith(f"play {card}")]
    assert t.forbids(f"play {card} trigger") != ""
    assert f"set {card}" in t.options and t.forbids(f"set {other}") == "fow-2.0 3.9:4"


@pytest.mark.rule("fow-2.0 2.6.3:2", "fow-2.0 2.6.3:3", "fow-2.0 3.9:1", "fow-2.0 3.9:3")
def test_2_6_3_3_it_waits_for_the_next_turn() -> None:
    t = Table(ED, asking=True)
    card = t.hand(P1, ANYTIME, type="spell", subtype="chant-standby", cost="{0}")
    t.set(P1, will_r=2)
    t.set_card(card)
    assert t.event("set", card).rule == "fow-2.0 2.6.3:2" and t.sees(P1, card) and not t.sees(P2, card)
    t.pass_()
    assert t.forbids(f"play {card} standby") == "fow-2.0 2.6.3:3"
    t.to_next_turn()
    t.pass_until(f"play {card} standby")
    assert t.game.active == P2
    t.play(card, way="standby")
    assert t.zone_of(card) == "chase area" and t.sees(P2, card)
    t.resolve()
    assert t.life(P1) == 4100 and t.where(card) == (P1, "graveyard")


@pytest.mark.rule("fow-2.0 2.6.3:4", "fow-2.0-R30")
def test_2_6_3_4_with_stones_for_its_cost_rested_or_not() -> None:
    for stones, may in ((("fire", "water"), True), (("water", "water"), False), (("fire",), False)):
        t = Table(ED, asking=True)
        card = t.standby(P1, ANYTIME, cost="{R}{1}")
        there = [t.stone(P1, stone, rested=True) for stone in stones]
        assert t.forbids(f"play {card} standby") == ("" if may else "fow-2.0 2.6.3:4")
        if may:
            t.play(card, way="standby")
            t.resolve()
            assert t.life(P1) == 4100 and all(t.rested(stone) for stone in there)


@pytest.mark.rule("fow-2.0 2.6.3:5", "fow-2.0 2.6.3:6", "fow-2.0 2.6.3:8", "fow-2.0 2.1.3:3")
def test_2_6_3_6_anytime_is_any_free_timing() -> None:
    t = Table(ED, asking=True)
    spell, card = t.instant(P1, GAIN), t.standby(P2, ANYTIME)
    t.play(spell)
    t.play(card, way="standby")
    assert len(t.chase) == 2
    t.pass_both()
    assert t.life(P2) == 4100 and t.event("put", card).rule == "fow-2.0 2.6.3:8"


@pytest.mark.rule("fow-2.0 2.6.3:4", "fow-2.0-R29")
def test_one_that_waits_for_an_event_may_be_used_until_both_pass() -> None:
    text = "[Trigger] When a resonator attacks: Destroy target attacking resonator."
    t = Table(ED)
    mine, card = t.field(P1), t.standby(P2, text)
    t.instant(P2, GAIN)
    t.to_attack()
    t.choose(f"attack {mine} {t.player(P2)}")
    assert t.asked == P2 and f"play {card} standby" in t.options
    t.play(card, way="standby")
    t.resolve()
    assert t.zone_of(mine) == "graveyard" and t.life(P2) == 4000
    t = Table(ED)
    mine, card = t.field(P1), t.standby(P2, text)
    t.instant(P2, GAIN)
    t.declare(mine)
    t.pass_()
    assert t.asked == P2 and t.forbids(f"play {card} standby") == "fow-2.0 2.6.3:4"


@pytest.mark.rule("fow-2.0 2.6.3:4", "fow-2.0-R29")
def test_one_that_waits_for_a_state_may_be_used_while_it_lasts() -> None:
    for life, may in ((1000, True), (1100, False)):
        t = Table(ED, asking=True)
        card = t.standby(P1, "[Trigger] Your life is 1000 or less: Draw a card.")
        t.set(P1, life=life)
        assert (t.forbids(f"play {card} standby") == "") is may


@pytest.mark.rule("fow-2.0 2.6.3:7", "fow-2.0 1.4.5:17", "fow-2.0 2.1.2:4")
def test_2_6_3_7_a_condition_that_is_a_cost_is_paid() -> None:
    t = Table(ED, asking=True)
    card = t.standby(P1, "[Trigger] Banish a resonator: Draw two cards.")
    assert t.forbids(f"play {card} standby") != ""
    t = Table(ED)
    card, mine = t.standby(P1, "[Trigger] Banish a resonator: Draw two cards."), t.field(P1)
    t.play(card, way="standby")
    assert t.zone_of(mine) == "graveyard" and t.count(P1, "hand") == 2


@pytest.mark.rule("fow-2.0 3.9:6", "fow-2.0-R13")
def test_3_9_6_a_wrong_card_is_found_when_the_game_ends() -> None:
    for seat, winner in ((P1, None), (P2, P1)):
        t = Table(ED)
        t.standby(seat, type="resonator", subtype="", cost="{2}")
        t.set(P2, life=500)
        t.attack(t.field(P1))
        assert t.result is not None and t.result.winner == winner


@pytest.mark.rule("fow-2.0 3.9:5")
def test_3_9_5_a_wrong_card_that_is_shown_loses() -> None:
    t = Table(ED)
    t.standby(P2, type="resonator", subtype="", cost="{2}")
    t.cast(t.chant(P1, "Reveal all cards in your opponent's chant-standby area."))
    assert t.result is not None and (t.result.winner, t.result.rule) == (P1, "fow-2.0 3.9:5")


@pytest.mark.rule("fow-2.0 2.6.3:4", "fow-2.0-R29")
def test_the_text_speaks_of_what_happened() -> None:
    t = Table(ED)
    mine, card = t.field(P1), t.standby(P2, "[Trigger] When a resonator attacks: Destroy it.")
    t.field(P1, attack=100)
    t.declare(mine)
    t.play(card, way="standby")
    assert t.zone_of(mine) == "graveyard"


@pytest.mark.rule("fow-2.0 3.9:6", "fow-2.0 1.3:5", "fow-2.0-R13")
@pytest.mark.parametrize(("seat", "winner"), ((P1, None), (P2, P1), (None, P1)))
def test_3_9_6_conceding_ends_a_game_like_anything_else(seat: int | None, winner: int | None) -> None:
    """The other player concedes; whoever laid a wrong card has lost as well, and all waiting cards are seen."""
    t = Table(ED)
    good = t.standby(P1, "[Trigger] Anytime: Draw a card.")
    if seat is not None:
        t.standby(seat, type="resonator", subtype="", cost="{2}")
    t.concede(P2)
    rule = "fow-2.0 1.3:5" if winner == P1 else "fow-2.0 3.9:6"
    assert t.result is not None and (t.result.winner, t.result.rule) == (winner, rule)
    assert t.sees(P2, good)
