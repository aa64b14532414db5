"""Conformance cases of fow-5.5, chapter 10: summoning, revealing, damage, chasing, copying, shuffling."""

from __future__ import annotations

import pytest

from tests.fow_table import CHASE, DECK, FIELD, GRAVEYARD, HAND, P1, P2, Table

either = pytest.mark.parametrize("ruleset", ("fow-5.5/valhalla", "fow-5.5/bifrost"))
REGALIA = {"type": "regalia", "cost": "{1}"}


@either
@pytest.mark.rule("fow-5.5 10.5:1", "fow-5.5 10.5:2", "fow-5.5 10.11:1")
@pytest.mark.parametrize("canceled", [False, True])
def test_fow_5_5_052_a_summoned_resonator_waits_in_the_chase(ruleset: str, canceled: bool) -> None:
    """It lies on the chase as a summon spell and may be canceled; resolved, it was summoned, but does not enter."""
    t = Table(ruleset, asking=True)
    bear = t.graveyard(P1, "[Enter] Draw a card.")
    t.field(P1, "When a resonator is summoned into your field, you gain 200 life.", **REGALIA)
    spell = t.chant(P1, "Summon target resonator card in your graveyard.")
    no = t.instant(P2, "Cancel target summon spell.")
    t.play(spell)
    t.pass_both()
    assert t.chase == [bear] and t.game.decision is not None and t.asked == P1
    t.pass_()
    assert f"play {no}" in t.options
    if canceled:
        t.play(no)
        t.resolve()
        assert t.where(bear) == (P1, GRAVEYARD) and t.life(P1) == 4000
        return
    t.pass_()
    assert t.where(bear) == (P1, FIELD)
    t.resolve()
    assert t.life(P1) == 4200 and t.count(P1, HAND) == 0


@either
@pytest.mark.rule("fow-5.5 10.4:2", "fow-5.5 10.4:1")
def test_fow_5_5_066_what_lies_revealed_cannot_be_revealed(ruleset: str) -> None:
    """A card of an open hand neither triggers nor pays for anything by being revealed; one that lies face down does."""
    t = Table(ruleset, turn_of=P2, asking=True)
    t.set(P1, will_r=3)
    t.field(P2, "Your opponent plays with their hand revealed.", **REGALIA)
    trigger = "[Trigger] When your opponent plays a spell: Draw a card."
    dragon = t.hand(P1, race=["Dragon"])
    held = t.hand(P1, trigger, type="spell", subtype="chant-standby", cost="{0}")
    lying = t.standby(P1, trigger)
    fighter = t.field(P1, "Reveal a Dragon card in your hand: This card gains [+200/+0] until end of turn.")
    spell = t.chant(P2, "You gain 100 life.")
    t.choose(f"play {spell}")
    assert t.asked == P1 and t.options == ["yes", "no"] and t.game.decision is not None
    assert t.game.decision.card == lying.id
    t.choose(True)
    t.choose("trigger 1")
    assert t.chase == [lying, spell] and t.zone_of(held) == HAND
    assert t.sees(P2, dragon)
    if t.asked != P1:
        t.pass_()
    assert t.asked == P1 and t.forbids(t.activation(fighter)) == "fow-5.5 9.3:2.5"


@either
@pytest.mark.rule("fow-5.5 10.6:3", "fow-5.5 10.6:3.1", "fow-5.5 10.17:1.1")
def test_fow_5_5_067_damage_for_each_is_one_packet(ruleset: str) -> None:
    """Four cards are in the hand by then: 400 damage once, of which 100 is prevented once."""
    t = Table(ruleset)
    for _ in range(4):
        t.hand(P1)
    spell = t.chant(P1, "This card deals 100 damage to target resonator for each card in your hand.")
    shield = "If damage would be dealt to this card, prevent 100 of that damage."
    target = t.field(P2, f"{shield}\nWhen this card is dealt damage, draw a card.", attack=200, defense=500)
    t.cast(spell)
    assert t.damage_on(target) == 300 and [e.amount for e in t.events("damage")] == [300]
    assert len(t.events("draw")) == 1 and t.count(P2, HAND) == 1


@either
@pytest.mark.rule("fow-5.5 10.7:2", "fow-5.5-R34")
def test_fow_5_5_068_what_cannot_be_chased(ruleset: str) -> None:
    """An automatic ability is played onto it, an automatic card is lost, and nothing else goes there but will flows."""
    t = Table(ruleset, asking=True)
    t.field(P2, "When your opponent plays a spell, you gain 200 life.", **REGALIA)
    fighter, stone = t.field(P2, "Pay {1}: This card gains [+100/+0] until end of turn."), t.stone(P2, "fire")
    lying = t.standby(P2, "[Trigger] When your opponent plays a spell: Draw two cards.")
    answer = t.instant(P2, "Draw a card.")
    spell = t.chant(P1, "Your opponent cannot chase this card. Draw a card.")
    t.choose(f"play {spell}")
    assert t.asked == P2
    t.choose(True)
    while t.menu != "fow priority":
        t.choose(t.options[0])
    assert t.where(lying) == (P2, GRAVEYARD) and len(t.chase) == 2
    t.pass_()
    barred = [t.forbids(f"play {answer}"), t.forbids(t.activation(fighter))]
    assert t.asked == P2 and barred == ["fow-5.5 10.7:2"] * 2
    assert t.forbids(t.activation(stone)) == ""
    t.activate(stone)
    assert t.rested(stone) and t.wills(P2) == {"R": 1}
    t.pass_both()
    assert t.life(P2) == 4200 and t.chase == [spell]
    t.resolve()
    assert t.count(P2, HAND) == 1 and t.count(P1, HAND) == 1


@either
@pytest.mark.rule("fow-5.5 10.16:1", "fow-5.5 10.16:1.1")
def test_fow_5_5_070_a_copy_of_a_summon_spell_yields_nothing(ruleset: str) -> None:
    """The copy lies above the original; resolving it would leave the chase, and ceases to exist."""
    t = Table(ruleset, asking=True)
    t.set(P1, will_r=2)
    bear, copying = t.hand(P1, "[Enter] Draw a card."), t.instant(P1, "Copy target summon spell.")
    t.play(bear)
    t.play(copying, bear)
    t.pass_both()
    copy, original = t.chase
    assert original == bear and t.chars(copy).name == t.chars(bear).name
    t.pass_both()
    assert t.chase == [bear] and t.count(P1, FIELD) == 0 and t.zone_of(copy) == ""
    t.resolve()
    assert t.pieces(P1, FIELD) == [bear] and t.count(P1, HAND) == 1 and t.pieces(P1, GRAVEYARD) == [copying]


@either
@pytest.mark.rule("fow-5.5 10.20:1", "fow-5.5 10.20:2", "fow-5.5 10.20:2.1")
def test_fow_5_5_072_nothing_is_shown_between_shuffling_and_putting_on_top(ruleset: str) -> None:
    """The card that chance puts on top is shown to nobody; the one that is found is, when it lies there."""
    t = Table(ruleset, deck=0)
    cards = [t.deck(P1, name=f"Card {n}", attack=100 * n, defense=100) for n in range(1, 9)]
    t.field(P1, "Play with the top card of your main deck revealed.", **REGALIA)
    spell = t.chant(P1, "Search your main deck for a card, shuffle your main deck, then put that card on top of it.")
    t.cast(spell, then=(cards[3],))
    top = t.pieces(P1, DECK)[0]
    assert t.chars(top).name == "Card 4" and t.sees(P2, top) and t.sees(None, top)
    kinds = [e.kind for e in t.events()]
    shown = [e for e in t.events()[kinds.index("shuffle") :] if e.kind == "reveal"]
    assert [t.game.cards[e.card].definition.name for e in shown] == ["Card 4"]
    assert not any(t.sees(P2, card) for card in t.pieces(P1, DECK)[1:]) and CHASE not in {t.zone_of(c) for c in cards}
