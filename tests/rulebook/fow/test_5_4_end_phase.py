"""The end phase (fow 5.4): priority twice, the final step in its order, and again while anything is left to do."""

from __future__ import annotations

import pytest

from tests.fow_table import CHASE, FIELD, GRAVEYARD, HAND, P1, P2, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))


def asked_until(t: Table, *keys: str) -> list[int]:
    """Who is asked for an action before a moment comes, or the turn is over; everybody passes."""
    found, turn = [], t.game.turn
    while t.game.turn == turn and not [e for e in t.game.events if e.kind == "moment" and e.key in keys]:
        assert t.menu == "fow priority" and t.asked is not None
        found.append(t.asked)
        t.pass_()
    return found


@both
@pytest.mark.rule("fow 5.4:3", "fow 5.4:4")
def test_5_4_2_priority_before_and_after_the_end_of_turn(ruleset: str) -> None:
    """Both players may act before the end of the turn triggers and after it, the turn player first."""
    t = Table(ruleset, phase="end")
    for seat in (P1, P2):
        t.instant(seat, "Draw a card.")
    assert asked_until(t, "turn end") == [P1, P2]
    assert asked_until(t) == [P1, P2]
    assert t.game.active == P2


@both
@pytest.mark.rule("fow 5.4:3")
def test_5_4_1_beginning_and_end_trigger_one_after_the_other(ruleset: str) -> None:
    """What waits for the beginning of the end phase resolves before what waits for the end of the turn triggers."""
    t = Table(ruleset, phase="end")
    t.instant(P1, "Draw a card.")
    begin = t.field(P1, "[Continuous] At the beginning of your end phase, draw a card.")
    end = t.field(P1, "[Continuous] At the end of your turn, draw 2 cards.")
    waiting = [w.source.card for w in t.game.played.values()]
    t.resolve()
    asked_until(t, "turn end")
    assert waiting == [begin.id]
    assert [w.source.card for w in t.game.played.values()] == [end.id]
    assert t.count(P1, HAND) == 2


@both
@pytest.mark.rule("fow 5.4:5")
def test_5_4_5_1_damage_becomes_zero_on_both_sides(ruleset: str) -> None:
    """Damage on resonators and J-rulers of both players is gone in the next turn."""
    t = Table(ruleset)
    hurt = [t.field(P1, damage=400), t.field(P2, damage=300), t.j_ruler(P1, damage=700), t.j_ruler(P2, damage=100)]
    t.to_next_turn()
    assert [t.damage_on(card) for card in hurt] == [0] * 4
    assert {t.zone_of(card) for card in hurt} == {FIELD}


@both
def test_5_4_5_1_damage_ends_before_what_raised_the_defense(ruleset: str) -> None:
    """A card kept alive by DEF until end of turn survives: its damage is gone before that DEF is."""
    t = Table(ruleset)
    boost = t.chant(P1, "Target resonator gains [+0/+500] until end of turn.")
    hurt = t.field(P1, defense=500)
    burn = t.chant(P1, "Deal 700 damage to target resonator.")
    t.cast(boost)
    t.cast(burn)
    assert t.damage_on(hurt) == 700 and t.stats(hurt) == (500, 1000)
    t.to_next_turn()
    assert t.stats(hurt) == (500, 500) and t.zone_of(hurt) == FIELD


@both
def test_5_4_5_2_effects_until_end_of_turn_end(ruleset: str) -> None:
    """They end with this turn and not before its last priority."""
    t = Table(ruleset)
    boost = t.chant(P1, "Target resonator gains [+300/+300] until end of turn.")
    t.instant(P1, "Draw a card.")
    raised = t.field(P1)
    t.cast(boost)
    t.to_end()
    assert asked_until(t, "turn end") == [P1]
    assert t.stats(raised) == (800, 800)
    t.to_next_turn()
    assert t.stats(raised) == (500, 500)


@both
def test_5_4_5_3_wills_of_both_players_are_lost(ruleset: str) -> None:
    """Will that was produced stays through the last priority sequence and not longer."""
    t = Table(ruleset, phase="end")
    t.instant(P1, "Draw a card.")
    t.set(P1, will_r=1)
    t.set(P2, will_w=2)
    asked_until(t, "turn end")
    assert t.wills(P1) == {"R": 1}
    t.to_next_turn()
    assert t.wills(P1) == t.wills(P2) == {}


@both
@pytest.mark.rule("fow 3.5:3")
def test_5_4_5_4_turn_player_discards_down_to_seven(ruleset: str) -> None:
    """Nine cards: two of the player's choice are discarded; the other player keeps nine."""
    t = Table(ruleset, phase="end")
    kept, gone, other = (t.hand(P1, name=name, type="resonator") for name in ("Kept", "Gone", "Other"))
    t.set(P1, hand=9)
    t.set(P2, hand=9)
    assert t.asked == P1 and t.asking_rule().endswith(" 5.4:5.4")
    t.choose(gone)
    t.choose(other)
    t.choose(other)  # lies on top (fow 3.1:4)
    assert [p.id for p in t.pieces(P1, GRAVEYARD)] == [other.id, gone.id] and t.zone_of(kept) == HAND
    assert t.count(P1, HAND) == 7
    assert {e.rule for e in t.events("discard")} == {f"{t.rules.book} 5.4:5.4"}
    assert len(t.events("discard")) == 2 and t.game.active == P2


@both
def test_5_4_5_4_seven_cards_are_kept(ruleset: str) -> None:
    """A hand at the maximum is not asked about."""
    t = Table(ruleset, phase="end")
    t.set(P1, hand=7)
    assert t.game.active == P2 and t.count(P1, HAND) == 7
    assert not [e for e in t.game.events if e.kind == "discard"]


@both
@pytest.mark.rule("fow 1.4:1", "fow 5.4:5.2")
def test_5_4_5_4_what_ends_with_the_turn_does_not_help(ruleset: str) -> None:
    """A maximum until end of turn is over when hands are counted; one of a card in the field counts (fow 1.4:1)."""
    for text, zone, left in (
        ("Until end of turn, your maximum hand size is ten.", HAND, 7),
        ("[Continuous] Your maximum hand size is ten.", FIELD, 9),
    ):
        t = Table(ruleset)
        card = t.chant(P1, text) if zone == HAND else t.field(P1, text)
        t.set(P1, hand=10 if zone == HAND else 9)
        if zone == HAND:
            t.cast(card)
        assert t.count(P1, HAND) == 9
        t.to_end()
        while t.asking_rule().endswith(" 5.4:5.4"):
            t.choose(t.options[0])
        t.to_next_turn() if t.game.active == P1 else None
        assert t.count(P1, HAND) == left


@both
def test_5_4_5_5_a_trigger_brings_priority_and_the_final_step_again(ruleset: str) -> None:
    """An ability triggered by the discard is played; damage dealt now is gone again before the turn is over."""
    t = Table(ruleset, phase="end")
    hurt = t.field(P2)
    listening = t.hand(P1, "[Continuous] When this card is discarded, draw a card.")
    burn = t.instant(P1, "Deal 300 damage to target resonator.")
    t.instant(P1, "Draw a card.")
    t.set(P1, hand=8)
    t.pass_until(f"pick {listening}")
    t.choose(listening)
    assert t.count(0, CHASE) == 1 and t.asked == P1 and t.game.active == P1
    t.play(burn)
    t.resolve()
    assert t.damage_on(hurt) == 300 and t.count(P1, HAND) == 7
    t.to_next_turn()
    assert t.damage_on(hurt) == 0
    assert [e.rule for e in t.events("counter", hurt)] == [f"{t.rules.book} 5.4:5.1"]


@both
@pytest.mark.rule("fow 13.2:2")
def test_5_4_5_5_a_rule_process_is_done_before_the_next_turn(ruleset: str) -> None:
    """A resonator whose DEF falls below 0 when an effect ends is destroyed in this turn."""
    t = Table(ruleset)
    doomed = t.field(P1, defense=300)
    raising = t.chant(P1, "Target resonator gains [+0/+500] until end of turn.")
    lowering = t.chant(P1, "Target resonator gains [+0/-500].")
    t.cast(raising)
    t.cast(lowering)
    assert t.stats(doomed) == (500, 300)
    turn = t.game.turn
    t.to_next_turn()
    kinds = [(e.kind, e.card) for e in t.events() if e.kind in ("destroy", "turn")]
    assert kinds == [("destroy", doomed.id), ("turn", -1)] and t.game.turn == turn + 1


@both
def test_5_4_6_the_other_player_begins_a_turn(ruleset: str) -> None:
    """Turn by turn the players alternate."""
    t = Table(ruleset)
    turn = t.game.turn
    for seat in (P2, P1, P2):
        t.to_next_turn()
        assert (t.game.active, t.game.turn) == (seat, turn + 1)
        turn += 1
