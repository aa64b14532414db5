"""Conformance cases about zones, the set-up, phases and battles (fow-2.0 3 to 6)."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.games.fow import starting
from ludex.games.fow.rulesets import RULESETS
from ludex.kernel.decisions import Decision
from ludex.kernel.game import Game
from tests.fow_table import P1, P2, Table

ED = "fow-2.0"
BOUNCE = "Return target resonator to its owner's hand."


def _asked(g: Game) -> Decision:
    assert g.decision is not None
    return g.decision


@pytest.mark.rule("fow-2.0 3.9:5", "fow-2.0 3.9:4")
def test_fow_2_0_030_a_wrong_card_in_the_standby_area_loses() -> None:
    t = Table(ED)
    wrong = t.standby(P1, type="resonator", subtype="", cost="{2}")
    t.standby(P1, "[Trigger] Anytime: Draw a card.", name="Right", cost="{9}")
    t.set(P2, life=200)
    spell = t.instant(P2, "Destroy target card in a chant-standby area.")
    t.instant(P1, "Draw a card.")
    t.pass_()
    t.play(spell, wrong)
    t.resolve()
    assert t.result is not None
    assert (t.result.winner, t.result.rule) == (P2, "fow-2.0 3.9:5")


@pytest.mark.rule("fow-2.0 4.4.2:1", "fow-2.0 4.4.2:2")
def test_fow_2_0_034_both_declare_before_anybody_exchanges() -> None:
    g = starting.start(RULESETS[ED], starting.starter_decks(ED)[:2], 3)
    g.choose("first")
    first, second = g.first, 1 - g.first
    assert [len(g.zone(seat, "hand")) for seat in (0, 1)] == [5, 5]
    assert (_asked(g).seat, _asked(g).rule) == (first, "fow-2.0 4.4.2:2")
    g.choose("yes")
    assert _asked(g).seat == second and len(g.zone(first, "deck")) == len(g.zone(second, "deck"))
    g.choose("yes")
    assert _asked(g).seat == first
    deck = g.zone(first, "deck")
    for _ in range(3):
        g.choose(next(o for o in _asked(g).options if o.key.startswith("pick")))
    g.choose("done")
    while _asked(g).seat == first:  # in which order they go under the deck
        g.choose(_asked(g).options[0])
    assert _asked(g).seat == second
    assert len(g.zone(first, "hand")) == 5 and g.zone(first, "deck")[: len(deck) - 3] == deck[3:]
    while g.turn == 0:
        g.choose(_asked(g).options[0])
    assert not [e for e in g.events if e.kind == "shuffle" and e.rule != "fow-2.0 4.4:1"]


@pytest.mark.rule("fow-2.0 4.4.2:1", "fow-2.0 4.4.3:1", "fow-2.0 7.3.1:1")
def test_fow_2_0_035_the_last_life_break_laid_is_the_first_to_be_broken() -> None:
    g = starting.start(RULESETS[ED], starting.starter_decks(ED)[:2], 3)
    g.choose("first")
    g.choose("no")
    top = {seat: g.zone(seat, "deck")[:4] for seat in (0, 1)}
    g.choose("no")
    for seat in (0, 1):
        assert g.zone(seat, "lifebreak area") == tuple(reversed(top[seat]))
        view: dict[str, Any] = g.view(seat)
        assert view["players"][seat]["zones"]["lifebreak area"]["cards"] == []


@pytest.mark.rule("fow-2.0 5.2:3", "fow-2.0 5.3:4", "fow-2.0 5.4:3", "fow-2.0 5:1")
def test_fow_2_0_037_the_draw_comes_before_the_recovery() -> None:
    t = Table(ED, asking=True, phase="draw")
    stone = t.stone(P1, "fire", rested=True)
    spell = t.instant(P1, "Draw a card.", cost="{1}")
    t.pass_both()
    assert t.count(P1, "hand") == 2 and t.asked == P1
    assert t.forbids(f"play {spell}") == "fow-2.0 1.4.5:18"
    t.pass_to("call phase")
    assert not t.rested(stone) and t.forbids(f"play {spell}") == ""


@pytest.mark.rule("fow-2.0 5.4:2", "fow-2.0 5.4:3", "fow-2.0 2.3:3", "fow-2.0 5.6.2:8", "fow-2.0 5.6.3:5")
def test_fow_2_0_038_the_price_of_calling_with_a_j_ruler() -> None:
    t = Table(ED, phase="call")
    mine = t.j_ruler(P1, attack=900, defense=900)
    theirs = t.field(P2, attack=800, defense=800)
    other = t.field(P2, attack=100)
    t.call()
    (stone,) = t.pieces(P1, "magic stone area")
    assert t.rested(mine) and not t.rested(stone) and t.sees(P2, stone)
    t.to_next_turn()
    t.to_attack()
    assert t.rested(mine) and f"attack {theirs} {mine}" in t.options
    t.choose(f"attack {other} {t.player(P1)}")
    assert t.life(P1) == 3900  # nobody was asked to block


@pytest.mark.rule("fow-2.0 5.6.2:5", "fow-2.0 5.6.2:7", "fow-2.0 5.6.2:8", "fow-2.0 6.1:1", "fow-2.0 6.2:1")
def test_fow_2_0_040_what_may_be_attacked() -> None:
    t = Table(ED)
    mine = t.field(P1)
    upright = t.field(P2, attack=100)
    text = "[Continuous] This card cannot block.\n[Continuous] When this card blocks, draw a card."
    lying = t.field(P2, text, rested=True, defense=900)
    addition = t.addition(P2, "", rested=True)
    t.to_attack()
    assert t.options == [f"attack {mine} {t.player(P2)}", f"attack {mine} {lying}", "forfeit"]
    assert t.forbids(f"attack {mine} {upright}") == "fow-2.0 5.6.2:6"
    assert t.forbids(f"attack {mine} {addition}") == "fow-2.0 5.6.2:6"
    t.choose(f"attack {mine} {lying}")
    t.finish_battle()
    assert t.damage_on(lying) == 500 and t.count(P2, "hand") == 0


@pytest.mark.rule("fow-2.0 5.7:2", "fow-2.0 5.7:3", "fow-2.0 12.6:1", "fow-2.0 12.6:2", "fow-2.0 3.3:3")
def test_fow_2_0_041_the_order_of_the_end_phase() -> None:
    t = Table(ED, asking=True, phase="end")
    mine = t.field(P1, defense=800, damage=500)
    t.addition(P2, "[Continuous] At the end of each turn, this card deals 400 damage to each resonator.")
    t.addition(P1, "[Continuous] At the end of your turn, draw two cards.")
    t.hand(P1, attack=100)
    t.set(P1, hand=7)
    t.set(P2, hand=9)
    t.pass_both()
    assert t.damage_on(mine) == 0
    t.resolve()
    assert t.damage_on(mine) == 400 and t.count(P1, "hand") == 9
    assert t.asking_rule() == "fow-2.0 12.6:4"
    t.choose(t.options[0])
    t.choose(t.options[-1])
    assert t.asking_rule() == "fow-2.0 3.1.1:6"  # in which order they go to the graveyard
    t.choose(t.options[0])
    assert t.count(P1, "hand") == 7 and t.count(P2, "hand") >= 9
    assert t.game.active == P2 and t.damage_on(mine) == 400


@pytest.mark.rule("fow-2.0 6.3:1", "fow-2.0 6.3:3", "fow-2.0 6.3:4", "fow-2.0 5.6.4:6")
def test_fow_2_0_042_without_its_blocker_the_attack_hits_the_player() -> None:
    t = Table(ED)
    mine, theirs = t.field(P1, attack=700), t.field(P2)
    spell = t.instant(P1, BOUNCE)
    t.field(P2, attack=100)
    t.set(P2, life=2000)
    t.declare(mine)
    t.block(theirs)
    t.play(spell, theirs)
    t.finish_battle()
    assert t.life(P2) == 1300
    assert t.events("damage")[0].rule == "fow-2.0 5.6.4:6"
    assert len(t.events("block")) == 1


@pytest.mark.rule("fow-2.0 6.3:5", "fow-2.0 6.3:6")
def test_fow_2_0_043_the_attacked_one_is_gone() -> None:
    t = Table(ED)
    mine = t.field(P1, attack=600, defense=600)
    attacked = t.field(P2, attack=300, defense=700, rested=True)
    spell = t.instant(P2, BOUNCE)
    t.declare(mine, attacked)
    t.play(spell, attacked)
    t.finish_battle()
    assert not t.events("damage") and t.life(P2) == 4000


@pytest.mark.rule("fow-2.0 6.3:7", "fow-2.0 5.6.4:5")
def test_fow_2_0_043_the_blocker_in_its_place_is_gone() -> None:
    t = Table(ED)
    mine = t.field(P1, attack=600, defense=600)
    attacked = t.field(P2, attack=300, defense=700, rested=True)
    blocker = t.field(P2, attack=200, defense=200)
    spell = t.instant(P2, BOUNCE)
    t.declare(mine, attacked)
    t.block(blocker)
    t.pass_until(f"play {spell}")
    t.play(spell, blocker)
    t.finish_battle()
    assert (t.damage_on(attacked), t.damage_on(mine)) == (600, 300)
