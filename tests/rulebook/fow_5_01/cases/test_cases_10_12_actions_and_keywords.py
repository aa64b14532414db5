"""Conformance cases of fow-5.01, chapters 10 and 12: summoning, discarding, copying, choosing, preventing, keywords."""

from __future__ import annotations

import pytest

from tests.fow_table import CHASE, FIELD, GRAVEYARD, HAND, P1, P2, Table

either = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.01/bifrost"))


@either
@pytest.mark.rule("fow-5.01 10.5:1", "fow-5.01 10.5:2")
def test_fow_5_01_044_summoned_by_an_effect(ruleset: str) -> None:
    """The card goes to the chase for nothing, counts as summoned, and does not enter."""
    t = Table(ruleset, asking=True)
    t.field(P1, "[Continuous] Whenever a resonator is summoned, gain 100 life.")
    bear = t.hand(P1, "[Enter] Draw a card.", cost="{R}{3}")
    spell, no = t.chant(P1, "Summon a resonator card from your hand."), t.instant(P2, "Cancel target summon spell.")
    t.play(spell)
    t.pass_both()
    t.answer(bear)
    assert t.chase == [bear] and t.asked == P1 and t.wills(P1) == {}
    t.pass_()
    assert f"play {no}" in t.options
    t.pass_()
    assert t.where(bear) == (P1, FIELD)
    t.resolve()
    assert t.life(P1) == 4100 and not t.events("draw")


@either
@pytest.mark.rule("fow-5.01 10.5:2")
def test_fow_5_01_044_put_into_the_field_it_was_not_summoned(ruleset: str) -> None:
    """It goes straight there, and nothing triggers."""
    t = Table(ruleset)
    t.field(P1, "[Continuous] Whenever a resonator is summoned, gain 100 life.")
    bear = t.hand(P1, "[Enter] Draw a card.", cost="{R}{3}")
    t.cast(t.chant(P1, "Put a resonator card from your hand into your field."), then=(bear,))
    assert t.where(bear) == (P1, FIELD) and t.life(P1) == 4000 and not t.events("draw")


@either
@pytest.mark.rule("fow-5.01 10.18:2.1", "fow-5.01 10.18:2", "fow-5.01 10.18:1")
def test_fow_5_01_051_an_empty_hand_can_be_discarded(ruleset: str) -> None:
    """A card cannot, if there is none; the hand can."""
    t = Table(ruleset)
    t.set(P1, will_r=2)
    whole = t.field(P1, "[Activate] {1}, discard your hand: Draw two cards.")
    one = t.field(P1, "[Activate] {1}, discard a card: Draw two cards.")
    assert t.forbids(t.activation(one)) == "fow-5.01 9.3:2.5" and t.forbids(t.activation(whole)) == ""
    t.activate(whole)
    assert t.wills(P1) == {"R": 1}
    t.resolve()
    assert t.count(P1, HAND) == 2


@either
@pytest.mark.rule("fow-5.01 10.16:2", "fow-5.01 10.16:1.1", "fow-5.01 10.16:1")
def test_fow_5_01_052_a_copied_spell_keeps_the_target(ruleset: str) -> None:
    """The copy resolves first and vanishes; the original still does its other part."""
    t = Table(ruleset, turn_of=P2, asking=True)
    t.set(P1, life=1000)
    mark, other = t.field(P2), t.field(P2, attack=300)
    spell = t.instant(P1, "Destroy target resonator. You gain 300 life.")
    copying = t.instant(P1, "Copy target normal spell.")
    t.pass_()
    t.play(spell, mark)
    t.play(copying, spell)
    t.pass_both()
    copy, original = t.chase
    assert original == spell
    t.pass_both()
    assert t.zone_of(mark) == GRAVEYARD and t.life(P1) == 1300 and t.chase == [spell] and t.zone_of(copy) == ""
    t.pass_both()
    assert t.life(P1) == 1600 and t.zone_of(other) == FIELD and t.count(P1, GRAVEYARD) == 2
    assert set(t.pieces(P1, GRAVEYARD)) == {spell, copying}


@either
@pytest.mark.rule("fow-5.01 10.13:2")
def test_fow_5_01_056_a_search_may_fail(ruleset: str) -> None:
    """In the own deck nobody else sees, the player may not find what is there."""
    t = Table(ruleset, deck=0)
    found = [t.deck(P1), t.deck(P1, attack=100)]
    t.deck(P1, "Draw a card.", type="spell", subtype="chant")
    t.cast(t.chant(P1, "Search your main deck for a resonator card and put it into your hand."))
    assert {f"pick {c}" for c in found} | {"done"} <= set(t.options) and all(t.sees(P1, c) for c in found)
    t.answer("done")
    assert t.count(P1, HAND) == 0 and t.count(P1, "deck") == 3


@either
@pytest.mark.rule("fow-5.01 10.13:2", "fow-5.01 10.13:1")
def test_fow_5_01_056_what_everybody_sees_must_be_chosen(ruleset: str) -> None:
    """From a revealed hand and from a graveyard."""
    t = Table(ruleset)
    bear, dead = t.hand(P2), t.graveyard(P1)
    for _ in range(2):
        t.hand(P2, "Draw a card.", type="spell", subtype="chant")
    text = "Your opponent reveals their hand. Choose a resonator card in your opponent's hand. They discard it."
    open_hand = t.chant(P1, text)
    bring_back = t.chant(P1, "Put a resonator card from your graveyard into your hand.")
    t.cast(open_hand)
    assert t.where(bear) == (P2, GRAVEYARD)
    t.cast(bring_back)
    assert t.where(dead) == (P1, HAND)


@either
@pytest.mark.rule("fow-5.01 10.17:1.2", "fow-5.01 10.17:1.1")
@pytest.mark.parametrize(("much", "life"), [("damage", 1500), ("200 damage", 1700)])
def test_fow_5_01_058_damage_that_was_prevented_was_not_dealt(ruleset: str, much: str, life: int) -> None:
    """All of it: the attacker strikes again; some of it: it does not."""
    t = Table(ruleset, asking=True)
    t.set(P2, life=2000)
    striker = t.field(P1, "[First Strike]")
    shield = t.instant(P2, f"Prevent the next {much} that would be dealt to you this turn.")
    t.pass_()
    t.cast(shield)
    t.attack(striker)
    assert t.life(P2) == life


@either
@pytest.mark.rule("fow-5.01 12.1:2", "fow-5.01 12.1:3")
def test_fow_5_01_063_what_awakening_gave_stays(ruleset: str) -> None:
    """After the end of the turn, and with another player; not when the card has left the field."""
    t = Table(ruleset)
    t.set(P1, will_g=4)
    bear = t.hand(P1, "[Awakening] {2}: [Pierce]", cost="{G}{1}", attack=400, defense=400)
    steal = t.chant(P2, "Gain control of target resonator.")
    away = t.chant(P2, "Remove target resonator from the game. Put it into its owner's field.")
    t.cast(bear, True)
    assert t.has(bear, "Pierce") and t.wills(P1) == {}
    t.to_next_turn()
    assert t.has(bear, "Pierce")
    t.pass_until(f"play {steal}")
    t.cast(steal)
    assert t.where(bear) == (P2, FIELD) and t.has(bear, "Pierce")
    t.cast(away)
    assert t.where(bear) == (P1, FIELD) and not t.has(bear, "Pierce")


@either
@pytest.mark.rule("fow-5.01 12.2:2", "fow-5.01 12.2:2.1", "fow-5.01 10.10:1", "fow-5.01 10.10:2")
def test_fow_5_01_064_incarnation_takes_a_resonator_for_each_bracket(ruleset: str) -> None:
    """Of the player's own, no J-ruler, and one with two attributes pays for one of them only."""
    t = Table(ruleset, asking=True)
    bear = t.hand(P1, "[Incarnation] {R}, {U}", cost="{R}{U}{4}")
    double, single = t.field(P1, cost="{R}{U}", owner=P2), t.field(P1, cost="{R}{1}")
    queen, theirs = t.j_ruler(P1, cost="{U}"), t.field(P2, cost="{U}{1}")
    t.choose(f"play {bear} incarnation")
    offered: set[str] = set()
    while not t.menu:
        offered |= set(t.options)
        t.choose(t.options[0])
    assert offered.isdisjoint({f"pick {queen}", f"pick {theirs}"})
    assert t.where(double) == (P2, GRAVEYARD) and t.where(single) == (P1, GRAVEYARD) and t.zone_of(bear) == CHASE
    assert {t.zone_of(queen), t.zone_of(theirs)} == {FIELD}


@either
@pytest.mark.rule("fow-5.01 12.2:2.1")
def test_fow_5_01_064_one_resonator_does_not_pay_for_both(ruleset: str) -> None:
    """Nor do another player's or a J-ruler."""
    t = Table(ruleset)
    bear = t.hand(P1, "[Incarnation] {R}, {U}", cost="{R}{U}{4}")
    t.field(P1, cost="{R}{U}")
    t.j_ruler(P1, cost="{U}")
    t.field(P2, cost="{U}{1}")
    assert t.forbids(f"play {bear} incarnation") == "fow-5.01 9.3:2.5"


@either
@pytest.mark.rule("fow-5.01 12.3:2")
def test_fow_5_01_065_quickcast_in_the_others_battle(ruleset: str) -> None:
    """An ordinary resonator cannot be played in a battle; one with it can, and blocks at once."""
    t = Table(ruleset, turn_of=P2, asking=True)
    t.set(P1, will_r=2)
    t.set(P2, will_r=2)
    attacker, plain = t.field(P2), t.hand(P2)
    bear = t.hand(P1, "[Quickcast]", attack=600, defense=600)
    t.declare(attacker)
    assert t.asked == P2 and t.forbids(f"play {plain}") == "fow-5.01 6.3:2"
    t.pass_()
    t.play(bear)
    t.resolve()
    assert t.where(bear) == (P1, FIELD) and not t.rested(bear)
    t.block(bear)
    assert t.rested(bear)
    t.finish_battle()
    assert t.zone_of(attacker) == GRAVEYARD and t.damage_on(bear) == 500 and t.life(P1) == 4000
