"""Replacement effects (fow 9.10), last known information (fow 9.11), sources (fow 9.12)."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table, by

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))
newest = pytest.mark.parametrize("ruleset", ("fow-5.5/valhalla",))


def rule(t: Table, number: str) -> str:
    """A number of the family in the book of this table."""
    return t.rules.rule(f"fow {number}")


# -- replacing --------------------------------------------------------------------------------------------------------
@both
def test_9_10__1_what_is_replaced_never_happens(ruleset: str) -> None:
    """Who would be destroyed is removed instead: nothing was destroyed, and nothing was put into the graveyard."""
    t = Table(ruleset)
    card = t.field(P2, "If this card would be destroyed, remove it from the game instead.")
    t.field(P1, "Whenever a resonator is destroyed, draw a card.", type="addition", subtype="field")
    t.cast(t.chant(P1, "Destroy target resonator."))
    assert t.zone_of(card) == "removed area" and not t.events("destroy") and t.count(P1, "hand") == 0


@both
@pytest.mark.rule("fow 9.10:1", "fow 9.10:3")
def test_9_10__2_who_would_draw_chooses(ruleset: str) -> None:
    """Of two replacements of a draw the drawing player takes one; it is not possible to take none, and the other has
    nothing left to replace."""
    t = Table(ruleset, asking=True, turn_of=P2)
    t.addition(P1, "If you would draw a card, you gain 300 life instead.")
    t.addition(P2, "If your opponent would draw a card, that player puts the top card of their main deck into their "
                   "graveyard instead.")
    t.play(t.chant(P2, "Your opponent draws a card."))
    t.pass_both()
    assert t.asked == P1 and t.asking_rule() == rule(t, "9.10:2") and len(t.options) == 2
    t.choose(t.options[0])
    assert t.life(P1) == 4300 and t.count(P1, "hand") == t.count(P1, "graveyard") == 0 and not t.events("draw")


@both
@pytest.mark.rule("fow-5.01-R29", "fow-5.5-R32")
def test_9_10__2_of_a_destruction_the_controller_of_the_card(ruleset: str) -> None:
    """Not the turn player, who destroys it."""
    t = Table(ruleset, asking=True)
    card = t.field(P2, "If this card would be destroyed, remove it from the game instead.\n"
                       "If this card would be destroyed, return it to its owner's hand instead.")
    t.play(t.chant(P1, "Destroy target resonator."))
    t.pass_both()
    assert t.asked == P2 and t.asking_rule() == rule(t, "9.10:2") and len(t.options) == 2
    t.choose(t.options[1])
    assert t.zone_of(card) == "hand"


@both
def test_9_10__3_each_applies_once(ruleset: str) -> None:
    """Two that each add 100 add 200, and neither again to its own result."""
    t = Table(ruleset, asking=True)
    for _ in range(2):
        t.addition(P1, "If a spell you control would deal damage, it deals that much +100 instead.")
    t.play(t.chant(P1, "This card deals 300 damage to your opponent."))
    t.pass_both()
    while not t.menu:
        t.choose(by(P2 if "5.01" in ruleset else P1, t.options[0]))
    assert t.life(P2) == 3500


@both
def test_9_10__3_it_must_be_applied(ruleset: str) -> None:
    """A single one is not asked about."""
    t = Table(ruleset, asking=True)
    t.addition(P1, "If you would draw a card, you gain 300 life instead.")
    t.play(t.chant(P1, "Draw a card."))
    t.pass_both()
    assert t.menu == "fow priority" and t.life(P1) == 4300 and t.count(P1, "hand") == 0


# -- replacements of damage -------------------------------------------------------------------------------------------
SHIELD = "If damage would be dealt to this card, prevent 300 of it."


@pytest.mark.parametrize(("ruleset", "at", "dealt"), (
    ("fow-5.5/valhalla", -1, 100), ("fow-5.01/valhalla", 0, 100), ("fow-5.01/valhalla", 1, 0),
))  # fmt: skip
@pytest.mark.rule("fow-5.5 9.10:2.1", "fow-5.01 9.10:2", "fow-5.01-R29")
def test_9_10__2_1_what_prevents_nothing_comes_first(ruleset: str, at: int, dealt: int) -> None:
    """5.5: 300 damage are increased by 100 before 300 are prevented, and nobody is asked; 5.01: the side that would be
    dealt it may have all 300 prevented first, and nothing is left to increase."""
    t = Table(ruleset, asking=True)
    t.addition(P1, "If a spell you control would deal damage, it deals that much +100 instead.")
    card = t.field(P2, SHIELD, defense=900)
    t.play(t.chant(P1, "This card deals 300 damage to target resonator."))
    t.pass_both()
    if at >= 0:
        assert t.asked == P2 and t.asking_rule() == rule(t, "9.10:2") and len(t.options) == 2
        t.choose(t.options[at])
    assert t.menu == "fow priority" and t.damage_on(card) == dealt


@newest
@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow-5.5-R32")
@pytest.mark.parametrize(("at", "dealt"), ((0, 600), (1, 500)))
def test_9_10__2_1_the_damages_controller_chooses_among_them(ruleset: str, at: int, dealt: int) -> None:
    """Two that prevent nothing: who deals the damage takes the one or the other first, and both in the end."""
    t = Table(ruleset, asking=True)
    t.addition(P1, "If a spell you control would deal damage, it deals that much +100 instead.")
    t.addition(P1, "If a spell you control would deal damage, it deals double that much instead.")
    card = t.field(P2, defense=2000)
    t.play(t.chant(P1, "This card deals 200 damage to target resonator."))
    t.pass_both()
    assert t.asked == P1 and len(t.options) == 2
    t.choose(by(P1, t.options[at]))
    assert t.damage_on(card) == dealt


@both
@pytest.mark.rule("fow-5.5-R32", "fow-5.01-R29")
@pytest.mark.parametrize(("at", "left"), ((0, 1), (1, 0)))
def test_9_10__2_1_among_preventions_the_receiving_side_chooses(ruleset: str, at: int, left: int) -> None:
    """The controller of the card that would be dealt it, in P1's turn P2: the shield of one damage is kept or used."""
    t = Table(ruleset, asking=True)
    card = t.field(P2, "Prevent all damage that would be dealt to this card.", defense=900)
    guard = t.instant(P2, "Prevent the next damage that would be dealt to target resonator this turn.")
    strike = t.instant(P1, "This card deals 500 damage to target resonator.")
    t.pass_()
    t.play(guard)
    t.resolve()
    t.play(strike)
    t.pass_both()
    assert t.asked == P2 and len(t.options) == 2
    t.choose(t.options[at])
    assert t.damage_on(card) == 0 and len(t.game.lasting) == left


# -- last known information -------------------------------------------------------------------------------------------
@both
def test_9_11__1_what_a_card_was_in_its_former_zone(ruleset: str) -> None:
    """Its ATK with the bonus it had in the field, and its controller there."""
    t = Table(ruleset)
    card = t.field(P2, attack=500)
    up = t.instant(P1, "Target resonator gains [+400/0] until end of turn.")
    spell = t.chant(P1, "Destroy target resonator. This card deals damage equal to that card's ATK to its controller.")
    t.cast(up)
    t.cast(spell)
    assert t.zone_of(card) == "graveyard" and t.life(P2) == 3100


@both
@pytest.mark.rule("fow 3.8:6")
def test_9_11__1_not_from_playground_to_playground(ruleset: str) -> None:
    """A destroyed J-ruler is the same card, without ATK now: no damage is dealt."""
    t = Table(ruleset)
    card = t.j_ruler(P2, attack=900, defense=900)
    t.cast(t.chant(P1, "Destroy target J-ruler. This card deals damage equal to that card's ATK to its controller."))
    assert t.zone_of(card) == "ruler area" and t.life(P2) == 4000


# -- sources ----------------------------------------------------------------------------------------------------------
@newest
@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 9.1:2.4", "fow 9.12:1")
def test_9_12__1_the_source_is_the_card_whose_ability_it_is(ruleset: str) -> None:
    """Damage of an ability of a fire card is dealt by a fire card; that of a water card is prevented."""
    t = Table(ruleset)
    ward = t.field(P2, "Prevent all damage that would be dealt to this card by water cards.", defense=900)
    text = "[Activate] {Rest}: Deal 200 damage to target resonator your opponent controls."
    fire, water = t.field(P1, text, attribute="fire"), t.field(P1, text, attribute="water")
    t.activate(water)
    t.resolve()
    assert t.damage_on(ward) == 0
    t.activate(fire)
    t.resolve()
    assert t.damage_on(ward) == 200 and t.event("damage").value == fire.id


@newest
@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 9.12:2")
def test_9_12__2_what_a_resonator_deals_comes_from_it(ruleset: str) -> None:
    """A spell makes a resonator deal damage: the source is the resonator, not the spell."""
    t = Table(ruleset)
    ward = t.field(P2, "Prevent all damage that would be dealt to this card by water cards.", defense=900)
    fire = t.field(P1, attribute="fire", attack=300)
    spell = t.chant(
        P1,
        "Target resonator you control deals damage equal to its ATK to target resonator your opponent controls.",
        attribute="water",
    )
    t.cast(spell)
    assert t.damage_on(ward) == 300 and t.event("damage").value == fire.id


@newest
@pytest.mark.editions("fow-5.5")
def test_9_10__2_1_of_battle_damage_the_controller_of_who_deals_it(ruleset: str) -> None:
    """In P1's turn P2's blocker deals damage: P2 chooses among what changes it."""
    t = Table(ruleset, asking=True)
    attacker, blocker = t.field(P1, attack=100, defense=2000), t.field(P2, attack=300)
    t.addition(P2, "If a resonator you control would deal damage, it deals that much +100 instead.")
    t.addition(P2, "If a resonator you control would deal damage, it deals double that much instead.")
    t.declare(attacker)
    t.block(blocker)
    while t.menu == "fow priority":
        t.pass_()
    assert t.asked == P2 and len(t.options) == 2
    t.choose(by(P2, t.options[1]))
    assert t.damage_on(attacker) == 700
