"""Conformance cases about abilities, life breaks, symbol skills, priority and chases (fow-2.0 7 to 14)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.fow_table import P1, P2, Piece, Table

ED = "fow-2.0"
BOUNCE = "Return target resonator you control to its owner's hand."


@pytest.mark.rule("fow-2.0 7.2.3:5", "fow-2.0 1.4.5:10", "fow-2.0 7.2.3:2")
def test_fow_2_0_045_once_per_chase_many_times_per_turn() -> None:
    t = Table(ED, asking=True)
    grows = "[Activate] Pay {1}: This card gains [+200/+200] until end of turn."
    one, two = (t.field(P1, grows, attack=400, defense=400) for _ in range(2))
    t.set(P1, will_r=4)
    answer = t.instant(P2, "This card deals 600 damage to target resonator.")
    t.activate(one)
    t.play(answer, one)
    assert t.forbids(t.activation(one)) == "fow-2.0 7.2.3:5"
    t.activate(two)
    t.resolve()
    assert t.zone_of(one) == "graveyard" and t.stats(two) == (600, 600)
    t.activate(two)
    t.resolve()
    assert t.stats(two) == (800, 800)


@pytest.mark.rule("fow-2.0 7.2.1.2:3", "fow-2.0 7.2.1:1", "fow-2.0 5.6.2:8")
def test_fow_2_0_046_a_trigger_belongs_to_who_controlled_its_source() -> None:
    t = Table(ED)
    mine = t.field(P1, "[Continuous] When this card attacks, draw a card. Your opponent discards a card.")
    answer = t.instant(P2, "Destroy target resonator.")
    t.set(P2, hand=4)
    t.declare(mine)
    t.play(answer)
    t.resolve()
    assert t.zone_of(mine) == "graveyard"
    assert (t.count(P1, "hand"), t.count(P2, "hand")) == (1, 2)


@pytest.mark.rule("fow-2.0 7.3:3", "fow-2.0 7.3.1:3", "fow-2.0 10.1:1", "fow-2.0 1.4.5:26")
def test_fow_2_0_048_a_break_is_neither_spell_nor_ability() -> None:
    t = Table(ED)
    mine = t.field(P1)
    broken = t.lifebreak(P2, "[Break] Destroy target resonator.")
    t.set(P2, life=1000)
    cancel = t.instant(P1, "Cancel target spell or ability.")
    save = t.instant(P1, BOUNCE)
    t.pass_until("pass")
    t.pass_()
    assert t.asked == P2
    t.break_()
    assert t.asked == P1 and len(t.chase) == 1
    assert t.forbids(f"play {cancel}") == "fow-2.0 1.4.5:13"
    t.play(save)
    t.resolve()
    assert t.zone_of(mine) == "hand" and not t.events("destroy")
    assert t.where(broken) == (P2, "graveyard")


@pytest.mark.rule("fow-2.0 7.3.1:1", "fow-2.0 7.3.1:3", "fow-2.0 7.3.1:4", "fow-2.0 7.3.1:5")
def test_fow_2_0_049_how_many_life_breaks_are_open() -> None:
    t = Table(ED, turn_of=P2, asking=True)
    fourth = t.lifebreak(P2, "[Break] Draw a card.")
    third = t.lifebreak(P2, "[Break] Draw a card.")
    second = t.lifebreak(P2)
    first = t.lifebreak(P2, "[Break] You gain 300 life.")
    t.set(P2, life=4300)
    losses = [t.chant(P2, f"You lose {n} life.", name=f"Loss of {n}") for n in (300, 2500)]
    assert t.forbids("break") == "fow-2.0 7.3.1:5"
    t.cast(losses[0])
    t.break_()
    t.resolve()
    assert t.life(P2) == 4300 and t.zone_of(first) == "graveyard"
    assert t.forbids("break") == "fow-2.0 7.3.1:5"
    t.cast(losses[1])
    assert t.life(P2) == 1800
    t.break_()
    assert t.zone_of(second) == "graveyard" and t.asked == P2 and not t.chase
    before = t.count(P2, "hand")
    t.break_()
    t.resolve()
    assert t.zone_of(third) == "graveyard" and t.count(P2, "hand") == before + 1
    assert t.forbids("break") == "fow-2.0 7.3.1:5" and t.zone_of(fourth) == "lifebreak area"


@pytest.mark.rule("fow-2.0 8.2:1", "fow-2.0 8.2:3", "fow-2.0 2.3:5", "fow-2.0 4.3:6")
def test_fow_2_0_051_pierce_hits_before_life_is_halved() -> None:
    t = Table(ED)
    mine = t.field(P1, "[Pierce]", attack=1000, defense=1000)
    theirs = t.j_ruler(P2, attack=400, defense=600)
    t.set(P2, life=1500)
    t.attack(mine, block=theirs)
    assert t.life(P2) == 600 and t.where(theirs) == (P2, "ruler area")


@pytest.mark.rule("fow-2.0 8.2:2")
def test_fow_2_0_051_pierce_goes_through_what_takes_no_damage() -> None:
    t = Table(ED)
    mine = t.field(P1, "[Pierce]", attack=1000, defense=1000)
    theirs = t.field(P2, "[Continuous] This card cannot be dealt damage.", attack=400, defense=600)
    t.set(P2, life=1500)
    t.attack(mine, block=theirs)
    assert t.life(P2) == 1100 and t.zone_of(theirs) == "field" and t.damage_on(theirs) == 0


def _duel(t: Table, mine: Piece, theirs: Piece) -> tuple[str, str]:
    t.attack(mine, block=theirs)
    return t.zone_of(mine), t.zone_of(theirs)


@pytest.mark.rule("fow-2.0 8.5:1", "fow-2.0 8.5:2", "fow-2.0 8.5:3", "fow-2.0 8.5:4", "fow-2.0 8.5:5")
def test_fow_2_0_052_first_strike_works_for_the_attacker_only() -> None:
    t = Table(ED)
    assert _duel(t, t.field(P1), t.field(P2, "[First Strike]")) == ("graveyard", "graveyard")
    t = Table(ED)
    assert _duel(t, t.field(P1, "[First Strike]"), t.field(P2)) == ("field", "graveyard")
    t = Table(ED)
    mine, theirs = t.field(P1, "[First Strike]"), t.field(P2, attack=400, defense=900)
    assert _duel(t, mine, theirs) == ("field", "field")
    assert (t.damage_on(mine), t.damage_on(theirs)) == (400, 500)
    assert [e.rule for e in t.events("damage")] == ["fow-2.0 8.5:3", "fow-2.0 8.5:4"]


@pytest.mark.rule("fow-2.0 8.3:1", "fow-2.0 1.4.6:3", "fow-2.0 1.4.6:6")
def test_fow_2_0_053_explode() -> None:
    big: dict[str, Any] = {"attack": 2000, "defense": 2000}
    t = Table(ED)
    assert _duel(t, t.field(P1, "[Explode]", attack=100, defense=3000), t.field(P2, **big)) == (
        "graveyard", "graveyard",
    )  # fmt: skip
    t = Table(ED)
    mine, theirs = t.field(P1, "[Explode]", attack=100, defense=3000), t.j_ruler(P2, attack=700, defense=2000)
    assert _duel(t, mine, theirs) == ("field", "field")
    assert (t.damage_on(mine), t.damage_on(theirs)) == (700, 100)
    t = Table(ED)
    mine, theirs = t.field(P1, "[Explode]", attack=0, defense=3000), t.field(P2, **big)
    assert _duel(t, mine, theirs) == ("field", "field") and t.damage_on(mine) == 2000
    t = Table(ED)
    assert _duel(t, t.field(P1, **big), t.field(P2, "[Explode]", attack=100, defense=3000)) == (
        "graveyard", "graveyard",
    )  # fmt: skip


@pytest.mark.rule("fow-2.0 10.2:2", "fow-2.0 10.4:4", "fow-2.0 10.4:5", "fow-2.0 10.1:5")
def test_fow_2_0_055_triggers_wait_for_the_whole_chase() -> None:
    t = Table(ED, asking=True)
    saved = t.field(P2, attack=300, defense=500)
    gains = "resonators you control gain [+500/+500] until end of turn."
    text = f"[Continuous] When this card is put into a graveyard from your field, {gains}"
    dying = t.field(P2, text, attack=100, defense=100)
    spell = t.chant(P1, "This card deals 600 damage to target resonator.")
    answer, late = t.instant(P2, "Destroy target resonator.", name="Answer"), t.instant(P2, BOUNCE, name="Late")
    t.play(spell, saved)
    t.play(answer, dying)
    t.pass_()
    assert t.asked == P2 and f"play {late}" in t.options
    t.pass_()
    assert t.zone_of(saved) == t.zone_of(dying) == "graveyard"  # before anybody was asked
    t.resolve()
    assert [t.game.cards[e.card].definition.name for e in t.events("put")][:2] == ["Answer", "Spell"]


@pytest.mark.rule("fow-2.0 9:2", "fow-2.0 9:3", "fow-2.0 9.1:1", "fow-2.0 9.2:2", "fow-2.0 9.2:3", "fow-2.0 10.1:4")
def test_fow_2_0_056_who_may_act_first() -> None:
    t = Table(ED)
    chant = t.chant(P1, "You gain 100 life.")
    mine = [t.instant(P1, "You gain 100 life.", name=f"Mine {n}") for n in range(2)]
    theirs = t.instant(P2, "You gain 100 life.")
    assert t.asked == P1
    t.play(chant)
    assert t.asked == P2 and f"play {theirs}" in t.options
    t.pass_()
    assert t.asked == P1
    t.play(mine[0])
    assert t.asked == P2 and len(t.chase) == 2
    t.pass_both()
    assert not t.chase and t.life(P1) == 4200 and t.asked == P1


@pytest.mark.rule("fow-2.0 9.1:5", "fow-2.0 9.1:7")
def test_fow_2_0_056_declaring_an_attack_leaves_priority_in_place() -> None:
    t = Table(ED)
    attacker = t.field(P1)
    t.instant(P1, "You gain 100 life.")
    t.instant(P2, "You gain 100 life.")
    t.declare(attacker)
    assert t.asked == P1
    t.pass_()
    assert t.asked == P2


@pytest.mark.rule("fow-2.0 14.25:1", "fow-2.0 14.24:1", "fow-2.0 14.20:1", "fow-2.0 1.4.5:26")
def test_fow_2_0_060_untargetable_all_and_late_arrivals() -> None:
    t = Table(ED)
    old = t.field(P1)
    theirs = t.field(P2)
    up = t.chant(P1, "Resonators you control gain [+300/0] until end of turn.", name="Up")
    new = t.hand(P1, attack=400, defense=400, cost="{0}")
    kill = t.chant(P1, "Destroy target resonator your opponent controls.", name="Kill")
    burn = t.chant(P1, "This card deals 500 damage to each resonator your opponent controls.", name="Burn")
    answer = t.instant(P2, "Target resonator you control cannot be targeted by spells or abilities until end of turn.")
    t.cast(up)
    t.cast(new)
    assert t.stats(old) == (800, 500) and t.stats(new) == (400, 400)
    t.pass_until(f"play {kill}")
    t.play(kill)
    t.play(answer)
    t.resolve()
    assert t.zone_of(theirs) == "field"
    t.cast(burn)
    assert t.zone_of(theirs) == "graveyard"
