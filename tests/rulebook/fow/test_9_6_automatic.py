"""Automatic abilities (fow 9.6): what triggers, how often, who plays it when, and that it is played all the same."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))
newest = pytest.mark.parametrize("ruleset", ("fow-5.5/valhalla",))
ENTER = "[Enter] Draw a card."


def rule(t: Table, number: str) -> str:
    """A number of the family in the book of this table."""
    return t.rules.rule(f"fow {number}")


# -- [Enter] ----------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 9.6:1")
def test_9_6__1_1_enter_triggers_for_who_was_played_from_the_hand(ruleset: str) -> None:
    """Played from the hand and put into the field by resolving."""
    t = Table(ruleset)
    t.cast(t.hand(P1, ENTER, cost="{0}"))
    assert t.count(P1, "hand") == 1


@both
def test_9_6__1_1_a_judgment_enters_too(ruleset: str) -> None:
    """A J-ruler that a judgment puts into the field."""
    t = Table(ruleset)
    t.ruler(P1, "[Judgment] {0}", back={"text": ENTER})
    t.judgment()
    t.resolve()
    assert t.count(P1, "hand") == 1


@both
@pytest.mark.parametrize(
    "text",
    (
        "Put target resonator from your graveyard into your field.",
        "Summon target resonator from your graveyard.",
    ),
)
def test_9_6__1_1_not_for_who_comes_by_an_effect(ruleset: str, text: str) -> None:
    """Straight from the graveyard, or over the chase without being played: no [Enter]; another text may see it."""
    t = Table(ruleset)
    card = t.graveyard(P1, f"{ENTER}\nWhen this card enters your field, you gain 500 life.")
    t.cast(t.chant(P1, text))
    assert t.zone_of(card) == "field" and t.count(P1, "hand") == 0 and t.life(P1) == 4500


@both
def test_9_6__1_1_not_for_who_was_played_from_elsewhere(ruleset: str) -> None:
    """Played from the graveyard it comes from the chase, but not from the hand."""
    t = Table(ruleset)
    t.field(P1, "You may play cards from your graveyard.")
    card = t.graveyard(P1, ENTER, cost="{0}")
    t.cast(card)
    assert t.zone_of(card) == "field" and t.count(P1, "hand") == 0


# -- counting ---------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 9.6:5", "fow 9.6:5.1")
def test_9_6__4_it_counts_once_for_each_time(ruleset: str) -> None:
    """Two die at once: the ability is played twice, one play at a time."""
    t = Table(ruleset, asking=True)
    t.field(P1, "Whenever a resonator your opponent controls is destroyed, draw a card.")
    for _ in range(2):
        t.field(P2)
    t.play(t.chant(P1, "Destroy all resonators your opponent controls."))
    t.pass_both()
    assert t.options[0] == "trigger 1" and not t.chase
    t.choose("trigger 1")
    assert t.options == ["trigger 1"] and len(t.chase) == 1
    t.choose("trigger 1")
    assert len(t.chase) == 2 and t.menu == "fow priority"
    t.resolve()
    assert t.count(P1, "hand") == 2


@both
@pytest.mark.rule("fow 9.6:5", "fow 9.6:5.1", "fow-5.5-R10", "fow-5.01-R6")
def test_9_6__5_the_turn_players_come_first_and_priority_stays(ruleset: str) -> None:
    """In P2's turn P2 plays the own ones first; then the action is with who has priority, not with the turn player."""
    t = Table(ruleset, asking=True, turn_of=P2)
    text = (
        "Whenever you play a normal spell, you gain 100 life.\n"
        "Whenever your opponent plays a normal spell, draw a card."
    )
    mine, hers = t.field(P1, text), t.field(P2, text)
    spell = t.instant(P1, "You gain 500 life.")
    t.pass_()
    t.play(spell)
    assert (t.asked, t.options) == (P2, ["trigger 1"])
    t.choose("trigger 1")
    assert (t.asked, t.options) == (P1, ["trigger 1"])
    t.choose("trigger 1")
    assert (t.asked, t.menu) == (P1, "fow priority")
    played = [e.card for e in t.events("played") if e.key == "automatic"]
    assert played == [hers.id, mine.id]


@both
def test_9_6__6_what_triggered_must_be_played(ruleset: str) -> None:
    """There is no way not to play it, even to one's own harm; without a target it is just not played."""
    t = Table(ruleset, asking=True)
    t.field(P1, "Whenever you gain life, discard a card.")
    t.field(P1, "Whenever you gain life, destroy target J-ruler.")
    card = t.hand(P1)
    t.play(t.chant(P1, "You gain 500 life."))
    t.pass_both()
    assert t.options == ["trigger 1", "trigger 2"]
    t.choose("trigger 2")
    assert t.options == ["trigger 1"] and not t.chase
    t.choose("trigger 1")
    t.resolve()
    assert t.zone_of(card) == "graveyard" and not t.game.pending


# -- automatic cards --------------------------------------------------------------------------------------------------
TRIGGER = "[Trigger] When a J/resonator your opponent controls attacks: Destroy the attacking J/resonator."


@newest
@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 9.6:4", "fow-5.5-R14", "fow-5.5-R15")
@pytest.mark.parametrize("revealed", (True, False))
def test_9_6__2_an_automatic_card_triggers_by_being_revealed(ruleset: str, revealed: bool) -> None:
    """From the hand for its cost: asked at the attack; who does not reveal it does not play it."""
    t = Table(ruleset, asking=True, turn_of=P2)
    t.set(P1, will_w=1)
    card = t.hand(P1, TRIGGER, type="spell", subtype="chant-standby", cost="{1}")
    attacker = t.field(P2)
    t.declare(attacker)
    assert t.asked == P1 and t.asking_rule() == rule(t, "7.9:2")
    t.choose(revealed)
    if revealed:
        t.choose("trigger 1")
        t.answer()
        assert t.chase == [card] and "spell" in t.chars(card).types
    t.finish_battle()
    assert t.zone_of(attacker) == ("graveyard" if revealed else "field")
    assert t.zone_of(card) == ("graveyard" if revealed else "hand")


@both
def test_9_6__4_1_a_card_set_this_turn_does_not_trigger(ruleset: str) -> None:
    """In the turn it was set nothing happens; one that lies there longer triggers."""
    for arrived, dies in (("now", False), ("before", True)):
        t = Table(ruleset, turn_of=P2)
        t.set(P1, stones=3)
        details: dict[str, object] = {"arrived": "now"} if arrived == "now" else {}
        t.standby(P1, TRIGGER, **details)
        attacker = t.field(P2)
        t.declare(attacker)
        if dies and ruleset.startswith("fow-5.5"):
            t.choose(True)
        t.finish_battle()
        assert t.zone_of(attacker) == ("graveyard" if dies else "field")


@newest
@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 9.6:6")
def test_9_6__6_1_an_automatic_card_that_cannot_be_played_is_lost(ruleset: str) -> None:
    """Revealed without the wills to pay for it, it goes to the graveyard."""
    t = Table(ruleset, asking=True, turn_of=P2)
    card = t.hand(P1, TRIGGER, type="spell", subtype="chant-standby", cost="{1}")
    attacker = t.field(P2)
    t.declare(attacker)
    t.choose(True)
    t.choose("trigger 1")
    assert t.zone_of(card) == "graveyard" and not t.chase
    t.finish_battle()
    assert t.zone_of(attacker) == "field"


# -- later ------------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 9.6:8", "fow 9.6:8.1")
def test_9_6__8_a_delayed_ability_triggers_once(ruleset: str) -> None:
    """At the end of this turn, and not of the next."""
    t = Table(ruleset, asking=True)
    t.cast(t.chant(P1, "At end of turn, you gain 500 life."))
    assert t.life(P1) == 4000
    t.to_next_turn("trigger 1")
    assert t.life(P1) == 4500
    t.to_next_turn()
    assert t.life(P1) == 4500


@both
@pytest.mark.rule("fow 9.6:8")
def test_9_6__8_2_its_card_is_that_whose_ability_made_it(ruleset: str) -> None:
    """What the delayed ability deals comes from that card, and "this card" is it."""
    t = Table(ruleset)
    source = t.field(P1, "[Activate] {0}: At end of turn, this card deals 300 damage to your opponent.")
    t.activate(source)
    t.resolve()
    t.to_next_turn()
    assert t.life(P2) == 3700 and t.event("damage").value == source.id
    assert [e.card for e in t.events("played") if e.key == "automatic"] == [source.id]


# -- states -----------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow-5.01-R27", "fow-5.5-R30")
def test_9_6__9_1_a_state_triggers_once_until_it_has_been_gone(ruleset: str) -> None:
    """Three resonators are there: once; with a fourth not again; down to two and up to three: again."""
    t = Table(ruleset)
    t.field(P1, "When you control three or more resonators, you gain 100 life.")
    t.field(P1)
    cards = [t.hand(P1, cost="{0}", name=f"Number {n}") for n in range(3)]
    away = t.chant(P1, "Return two target resonators to their owner's hand.")
    t.cast(cards[0])
    assert t.life(P1) == 4100
    t.cast(cards[1])
    assert t.life(P1) == 4100
    t.cast(away, cards[0], cards[1])
    assert t.life(P1) == 4100
    t.cast(cards[2])
    assert t.life(P1) == 4200


# -- played all the same ----------------------------------------------------------------------------------------------
@both
def test_9_6__10_it_is_played_though_its_card_is_gone(ruleset: str) -> None:
    """A card that triggers on its own death is in the graveyard by then; one that dies with the others sees them."""
    t = Table(ruleset)
    t.field(P1, "Whenever a resonator is destroyed, draw a card.")
    t.field(P2)
    t.cast(t.chant(P1, "Destroy all resonators."), then=("trigger 1",))
    assert t.count(P1, "hand") == 2


@both
def test_9_6__10_it_is_resolved_though_its_card_lost_it(ruleset: str) -> None:
    """In answer the card loses all abilities: what waits in the chase is resolved."""
    t = Table(ruleset, asking=True)
    source = t.field(P1, "Whenever this card attacks, draw a card.")
    blank = t.instant(P2, "Target resonator loses all abilities until end of turn.")
    t.declare(source)
    t.choose("trigger 1")
    t.pass_()
    t.play(blank)
    t.finish_battle()
    assert t.count(P1, "hand") == 1


@newest
@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow-5.5-R16")
def test_9_6__10_an_automatic_card_that_moved_is_not_played(ruleset: str) -> None:
    """Revealed at the damage and discarded by the same spell: it is not played, and stays where it is."""
    t = Table(ruleset, asking=True, turn_of=P2)
    text = "[Trigger] When damage is dealt to you: You gain 500 life."
    card = t.hand(P1, text, type="spell", subtype="chant-standby", cost="{0}")
    t.play(t.chant(P2, "This card deals 200 damage to your opponent. Your opponent discards a card."))
    t.pass_both()
    t.choose(True)
    while t.options and t.options[0].startswith("trigger"):
        t.choose("trigger 1")
    assert t.menu == "fow priority" and not t.chase
    assert t.zone_of(card) == "graveyard" and t.life(P1) == 3800


@pytest.mark.rule("fow 9.6:6", "fow 9.3:2.5", "fow-5.01-R14")
@pytest.mark.parametrize(("ruleset", "ends"), (
    ("fow-5.01/valhalla", "chant-standby area"), ("fow-5.5/valhalla", "graveyard"),
))  # fmt: skip
def test_9_6__6_an_automatic_card_that_cannot_be_paid_after_all(ruleset: str, ends: str) -> None:
    """Too few cards are left to discard once the wills are paid: nothing was discarded. By 5.01 it lies face down where
    it was and can trigger again, by 5.5 it goes to the graveyard."""
    t = Table(ruleset, turn_of=P2)
    card = t.standby(P1, "[Trigger] When your opponent plays a spell, pay {2} and discard a card: Draw a card.")
    wells = [t.field(P1, "Discard a card: Produce {R}.", type="addition", subtype="field") for _ in range(2)]
    held = [t.hand(P1, attack=n) for n in (100, 200)]
    spells = [t.instant(P2, "Draw a card.") for _ in range(2)]
    for spell in spells:
        if t.zone_of(card) == "chant-standby area":
            t.choose(f"play {spell}")
            if ends == "graveyard":
                t.choose(True)  # shown
            t.choose(f"activate {wells[0]} 1")
            t.choose(held[0])
            t.choose(f"activate {wells[1]} 1")
        assert t.zone_of(card) == ends and t.count(P1, "hand") == 2
    assert t.game.cards[card.id].faceup == (ends == "graveyard")
