"""Winning, golden rules, control and life (fow 1)."""

from __future__ import annotations

import pytest

from tests.fow_table import DECK, FIELD, GRAVEYARD, HAND, LIFEBREAK, P1, P2, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))
every = pytest.mark.parametrize(
    "ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla", "fow-5.01/bifrost", "fow-5.5/bifrost")
)


# -- formats ----------------------------------------------------------------------------------------------------------
@every
@pytest.mark.rule("fow 1.2:1", "fow 7.10:1", "fow 13.4:1")
def test_1_2_2_what_is_marked_valhalla_holds_there_alone(ruleset: str) -> None:
    """Lifebreak is an action in Valhalla and none in Bifrost; everything unmarked holds in both."""
    t = Table(ruleset)
    t.set(P1, life=1000)
    if ruleset.endswith("valhalla"):
        t.lifebreak(P1)
    assert ("break" in t.options) is ruleset.endswith("valhalla")
    assert {"call", "pass"} <= set(t.options)


# -- winning and losing -----------------------------------------------------------------------------------------------
@both
def test_1_3_4_either_player_concedes_at_any_time(ruleset: str) -> None:
    """Also in the opponent's turn, while the opponent is asked, and with a spell waiting."""
    t = Table(ruleset, asking=True)
    t.play(t.instant(P1, "Draw a card."))
    assert t.asked == P1
    t.concede(P2)
    assert t.result is not None and (t.result.winner, t.result.rule) == (P1, f"{t.rules.book} 1.3:4")


# -- golden rules -----------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 8.2:3.1")
def test_1_4_1_card_text_beats_the_rules(ruleset: str) -> None:
    """A resonator attacks in the turn it came if its text says so, and not otherwise."""
    t = Table(ruleset)
    swift, slow = t.field(P1, "[Swiftness]", arrived="now"), t.field(P1, arrived="now")
    t.to_attack()
    assert f"attack {swift} {t.player(P2)}" in t.options and f"attack {slow} {t.player(P2)}" not in t.options


@both
def test_1_4_2_what_can_be_done_is_done(ruleset: str) -> None:
    """The target is gone when the spell resolves: nothing is destroyed, and the card is drawn."""
    t = Table(ruleset, asking=True)
    target = t.field(P2)
    spell = t.chant(P1, "Destroy target resonator. Draw a card.")
    answer = t.instant(P2, "Return target resonator to its owner's hand.")
    t.play(spell)
    t.pass_()
    t.play(answer)
    t.resolve()
    assert t.zone_of(target) == HAND and not t.events("destroy") and t.count(P1, HAND) == 1


@both
def test_1_4_2_as_often_as_possible(ruleset: str) -> None:
    """Five of three cards are put into the graveyard."""
    t = Table(ruleset)
    t.set(P1, deck=3)
    t.cast(t.chant(P1, "Put the top five cards of your main deck into your graveyard."))
    assert t.count(P1, DECK) == 0 and t.count(P1, GRAVEYARD) == 4


@both
@pytest.mark.rule("fow-5.5-R1", "fow 10.6:1")
def test_1_4_2_zero_is_nothing(ruleset: str) -> None:
    """Damage of 0 is not dealt, and what waits for damage does not trigger."""
    t = Table(ruleset)
    t.field(P2, "[Continuous] Whenever a resonator is dealt damage, draw a card.", name="Watcher")
    t.cast(t.chant(P1, "Deal X damage to each resonator, where X is the number of cards in your hand."))
    assert not t.events("damage") and t.count(P2, HAND) == 0


@both
def test_1_4_3_what_is_so_already_does_not_become_so(ruleset: str) -> None:
    """Resting a rested card makes nothing become rested; resting a recovered one does."""
    t = Table(ruleset)
    rested = t.field(P1, "[Continuous] When this card becomes rested, draw a card.", rested=True)
    upright = t.field(P1, "[Continuous] When this card becomes rested, draw 2 cards.")
    spells = [t.chant(P1, "Rest target resonator.") for _ in range(2)]
    t.cast(spells[0], rested)
    assert not t.events("rest") and t.count(P1, HAND) == 1
    t.cast(spells[1], upright)
    assert t.count(P1, HAND) == 2


@both
def test_1_4_4_what_forbids_beats_what_instructs(ruleset: str) -> None:
    """What cannot be destroyed is not."""
    t = Table(ruleset)
    safe, other = t.field(P1, "[Continuous] This card cannot be destroyed."), t.field(P2)
    t.cast(t.chant(P1, "Destroy all resonators."))
    assert t.zone_of(safe) == FIELD and t.zone_of(other) == GRAVEYARD


@both
def test_1_4_5_a_number_to_be_named_is_whole_and_not_negative(ruleset: str) -> None:
    """0 may be chosen, less may not."""
    t = Table(ruleset)
    spell = t.chant(P1, "Choose a number. Draw that many cards.")
    t.play(spell)
    while t.menu == "fow priority":
        t.pass_()
    assert t.options[0] == "name 0" and all(key.removeprefix("name ").isdecimal() for key in t.options)
    t.choose("name 0")
    assert t.count(P1, HAND) == 0


@pytest.mark.editions("fow-5.5")
@pytest.mark.parametrize(("text", "attack", "by"), [
    ("Target resonator's ATK becomes 900 until end of turn.", 900, 400),
    ("Target resonator's ATK becomes 200 until end of turn.", 200, -300),
    ("Target resonator gains [+100/+0] until end of turn.", 600, 100),
    ("Switch the ATK and DEF of target resonator until end of turn.", 700, 200),
])  # fmt: skip
def test_1_4_6_what_becomes_greater_is_increased(text: str, attack: int, by: int) -> None:
    """Whether it is added to, set or switched with another value, the new one is compared with the old."""
    t = Table("fow-5.5/valhalla")
    card = t.field(P1, attack=500, defense=700)
    t.cast(t.chant(P1, text))
    assert t.stats(card)[0] == attack and t.event("change", card).amount == by


# -- control ----------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 1.5:3", "fow 1.5:3.1", "fow 1.5:3.2")
def test_1_5_3_3_you_is_who_controls_card_ability_and_effect(ruleset: str) -> None:
    """A chant, an ability of a card and what each does are their controller's, in the opponent's turn too."""
    t = Table(ruleset, asking=True)
    mine, other = t.instant(P1, "Draw a card."), t.instant(P2, "Draw 2 cards.")
    t.play(mine)
    t.pass_()
    t.play(other)
    t.resolve()
    assert (t.count(P1, HAND), t.count(P2, HAND)) == (1, 2)


@both
@pytest.mark.rule("fow 1.5:3", "fow 1.5:3.3")
def test_1_5_3_2_an_ability_of_a_card_that_changed_sides(ruleset: str) -> None:
    """Who has taken the card is "you" on it now."""
    t = Table(ruleset)
    card = t.field(P2, "[Activate] {0}: Draw a card.")
    t.cast(t.chant(P1, "Gain control of target resonator."))
    t.activate(card)
    t.resolve()
    assert (t.count(P1, HAND), t.count(P2, HAND)) == (1, 0)


@both
@pytest.mark.rule("fow 3.1:5")
def test_1_5_2_the_owner_is_who_brought_the_card(ruleset: str) -> None:
    """A card played from the opponent's field by a thief is still its owner's when it goes."""
    t = Table(ruleset)
    card = t.field(P2)
    stealing, destroying = t.chant(P1, "Gain control of target resonator."), t.chant(P1, "Destroy target resonator.")
    t.cast(stealing)
    assert t.where(card) == (P1, FIELD)
    t.cast(destroying)
    assert t.where(card) == (P2, GRAVEYARD)


# -- life -------------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 1.5:4.2", "fow 1.5:4")
@pytest.mark.parametrize(("text", "left"), [
    ("You gain 500 life.", 4500), ("You gain 250 life.", 4300), ("You lose 250 life.", 3800),
    ("This card deals 150 damage to you.", 3900), ("Your life becomes 1000.", 1000),
    ("Your life points become half of that number.", 2000),
])  # fmt: skip
def test_1_5_4_1_life_changes_in_hundreds_and_is_rounded_up(ruleset: str, text: str, left: int) -> None:
    """A remainder below a hundred is rounded up."""
    t = Table(ruleset)
    t.cast(t.chant(P1, text))
    assert t.life(P1) == left


@both
@pytest.mark.rule("fow 1.5:4.1")
def test_1_5_4_1_any_amount_is_paid_in_hundreds(ruleset: str) -> None:
    """How many hundreds is asked, up to the life there is; nothing between them can be paid."""
    t = Table(ruleset)
    t.set(P1, life=700)
    card = t.field(
        P1, "[Activate] Pay any amount of life: This card gains [+100/+0] until end of turn for each 100 life paid."
    )
    t.choose(t.activation(card))
    assert t.options == [f"number {hundreds}" for hundreds in range(8)]
    t.choose(3)
    t.resolve()
    assert t.life(P1) == 400 and t.stats(card) == (800, 500)


@both
@pytest.mark.rule("fow 1.5:4.1")
def test_1_5_4_1_nobody_pays_more_life_than_there_is(ruleset: str) -> None:
    """With 200 life 300 cannot be paid."""
    t = Table(ruleset)
    t.set(P1, life=200)
    card = t.field(P1, "[Activate] Pay 300 life: Draw a card.")
    assert t.activation(card) not in t.options


@both
def test_1_5_4_life_is_kept_for_each_player(ruleset: str) -> None:
    """Damage to one player is not the other's."""
    t = Table(ruleset)
    t.set(P1, lifebreak=0)
    t.cast(t.chant(P1, "Deal 300 damage to target player."), t.player(P2))
    assert (t.life(P1), t.life(P2)) == (4000, 3700) and t.count(P1, LIFEBREAK) == 0
