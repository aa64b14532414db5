"""Abilities and effects (fow 9.1), and where abilities are active (fow 9.2)."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))
newest = pytest.mark.parametrize("ruleset", ("fow-5.5/valhalla",))


def rule(t: Table, number: str) -> str:
    """A number of the family in the book of this table."""
    return t.rules.rule(f"fow {number}")


# -- the three kinds of ability ---------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 9.5:1")
def test_9_1__1_1_an_activate_ability_is_played_for_all_of_its_cost(ruleset: str) -> None:
    """Marked [Activate]: who pays both parts may play it, and who cannot pay one of them may not."""
    t = Table(ruleset, asking=True)
    t.set(P1, will_w=1)
    able = t.field(P1, "[Activate] {W}, discard a card: Draw two cards.")
    short = t.field(P1, "[Activate] {W}{W}, discard a card: Draw two cards.")
    paid = t.hand(P1)
    assert t.activation(able) in t.options and t.activation(short) not in t.options
    t.activate(able)
    assert t.zone_of(paid) == "graveyard" and t.wills(P1) == {} and t.count(P1, "hand") == 0
    assert t.activation(able) not in t.options
    t.resolve()
    assert t.count(P1, "hand") == 2


@newest
@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 9.1:1.1", "fow 9.1:1.2", "fow 9.1:1.3", "fow 9.6:1")
def test_9_1__1_kinds_are_told_without_labels(ruleset: str) -> None:
    """A cost and a colon, a trigger, or neither: each works as its kind though no label is there."""
    t = Table(ruleset, asking=True)
    card = t.field(
        P1,
        "Discard a card: Draw two cards.\nWhenever this card attacks, you gain 500 life.\nThis card gains [Flying].",
    )
    t.hand(P1)
    assert t.has(card, "Flying") and t.activation(card) in t.options
    t.declare(card)
    t.choose("trigger 1")
    assert len(t.chase) == 1 and t.life(P1) == 4000
    t.pass_both()
    assert t.life(P1) == 4500


@both
@pytest.mark.rule("fow 9.6:1", "fow 9.6:4")
def test_9_1__1_2_an_automatic_ability_is_played_in_the_next_sequence(ruleset: str) -> None:
    """Labelled [Continuous], but with a trigger: it is played before the next action, into the chase."""
    t = Table(ruleset, asking=True)
    t.field(P1, "[Continuous] Whenever you gain life, draw a card.")
    t.play(t.chant(P1, "You gain 500 life."))
    t.pass_both()
    assert t.asking_rule() == rule(t, "9.6:6") and t.count(P1, "hand") == 0
    t.choose("trigger 1")
    assert len(t.chase) == 1 and t.count(P1, "hand") == 0
    t.resolve()
    assert t.count(P1, "hand") == 1


@both
@pytest.mark.rule("fow 9.1:2.2", "fow 9.4:1", "fow 9.2:1", "fow 9.2:1.1")
def test_9_1__1_3_a_continuous_ability_applies_while_it_is_active(ruleset: str) -> None:
    """Nothing is played: the bonus is there with the card and is gone with it."""
    t = Table(ruleset)
    lord = t.field(P1, "[Continuous] Other resonators you control gain [+200/+200].")
    other, hers = t.field(P1), t.field(P2)
    away = t.chant(P1, "Return target resonator to its owner's hand.")
    assert (t.stats(other), t.stats(lord), t.stats(hers)) == ((700, 700), (500, 500), (500, 500))
    t.cast(away, lord)
    assert t.stats(other) == (500, 500) and len(t.events("played")) == 1


# -- effects ----------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 9.8:1")
def test_9_1__2_2_an_effect_lasts_for_its_duration(ruleset: str) -> None:
    """A bonus until end of turn outlives the spell that made it, and ends with the turn; a draw is over at once."""
    t = Table(ruleset)
    card = t.field(P1)
    t.cast(t.chant(P1, "Target resonator gains [+300/+300] until end of turn. Draw a card."))
    assert t.stats(card) == (800, 800) and t.count(P1, "hand") == 1
    t.to_next_turn()
    assert t.stats(card) == (500, 500) and t.count(P1, "hand") == 1


# -- names and information --------------------------------------------------------------------------------------------
@newest
@pytest.mark.editions("fow-5.5")
def test_9_1__1_4_abilities_of_one_name_are_one_ability(ruleset: str) -> None:
    """A God's Art that was played is played under that name; what is said of the name is said of every card with it."""
    t = Table(ruleset, asking=True)
    one, other = (t.field(P1, "God's Art <Last Lamp> {2}: Draw a card.", name=name) for name in ("Ada", "Eda"))
    third = t.field(P1, "God's Art <First Lamp> {2}: Draw a card.", name="Ida")
    t.cast(t.chant(P1, "You may pay {2} less to play God's Art <Last Lamp> this turn."))
    assert {t.activation(one), t.activation(other)} <= set(t.options) and t.activation(third) not in t.options
    t.activate(one)
    t.resolve()
    assert t.forbids(t.activation(other)) == rule(t, "12.4:2") and t.forbids(t.activation(third)) == rule(t, "10.2:4")


@newest
@pytest.mark.editions("fow-5.5")
def test_9_1__1_5_a_darkness_ability_is_one_of_a_darkness_card(ruleset: str) -> None:
    """What cannot be targeted by darkness abilities can be by those of other cards."""
    t = Table(ruleset, asking=True)
    ward = t.field(P2, "This card cannot be targeted by darkness abilities.")
    dark = t.field(P1, "[Activate] {0}: Destroy target resonator your opponent controls.", attribute="darkness")
    fire = t.field(P1, "[Activate] {0}: Destroy target resonator your opponent controls.", attribute="fire")
    assert t.forbids(t.activation(dark)) == rule(t, "9.3:2.4")
    t.activate(fire)
    t.resolve()
    assert t.zone_of(ward) == "graveyard"


# -- where abilities are active ---------------------------------------------------------------------------------------
TEXT = "[Activate] {0}: Draw a card."


@both
@pytest.mark.rule("fow 9.2:1.1", "fow 9.2:1.2", "fow 9.2:1.3")
def test_9_2__1_abilities_are_active_where_their_cards_belong(ruleset: str) -> None:
    """In the field, the ruler area and the stone area; not in hand, graveyard or removed area."""
    t = Table(ruleset, asking=True)
    resonator, addition = t.field(P1, TEXT), t.addition(P1, TEXT)
    ruler, stone = t.ruler(P1, TEXT), t.put(P1, "stones", TEXT)
    away = [t.put(P1, zone, TEXT) for zone in ("hand", "graveyard", "removed area")]
    for card in (resonator, addition, ruler, stone):
        assert t.activation(card) in t.options
    for card in away:
        assert t.activation(card) not in t.options and t.forbids(t.activation(card)) == rule(t, "9.2:1")


@both
@pytest.mark.rule("fow 9.2:1.1", "fow 9.2:1.2")
def test_9_2__1_2_a_ruler_has_its_own_sides_abilities_only(ruleset: str) -> None:
    """In the ruler area the ruler's, in the field the J-ruler's."""
    t = Table(ruleset, asking=True)
    ruler = t.ruler(P1, f"{TEXT}\n[Judgment] {{0}}", back={"text": "[Activate] {0}: You gain 500 life."})
    t.activate(ruler)
    t.resolve()
    assert (t.count(P1, "hand"), t.life(P1)) == (1, 4000)
    t.judgment()
    t.resolve()
    t.activate(ruler)
    t.resolve()
    assert (t.count(P1, "hand"), t.life(P1)) == (1, 4500)


@both
def test_9_2__2_an_ability_that_names_a_zone_is_active_there(ruleset: str) -> None:
    """One that removes its card from the graveyard is played there, and not from the field."""
    t = Table(ruleset, asking=True)
    text = "[Activate] Remove this card in your graveyard from the game: Draw a card."
    there, here = t.graveyard(P1, text), t.field(P1, text)
    assert t.activation(there) in t.options and t.activation(here) not in t.options
    t.activate(there)
    t.resolve()
    assert t.zone_of(there) == "removed area" and t.count(P1, "hand") == 1


@both
@pytest.mark.rule("fow-5.01-R23", "fow-5.5-R25")
def test_9_2__2_what_a_card_says_of_its_own_cost_holds_in_hand(ruleset: str) -> None:
    """A card that costs less by its own text costs less where it is played from."""
    t = Table(ruleset, asking=True)
    t.set(P1, will_0=1)
    cheap = t.hand(P1, "If you control a resonator, you may pay {1} less to play this card.", cost="{2}")
    assert f"play {cheap}" not in t.options
    t = Table(ruleset, asking=True)
    t.set(P1, will_0=1)
    t.field(P1)
    cheap = t.hand(P1, "If you control a resonator, you may pay {1} less to play this card.", cost="{2}")
    t.cast(cheap)
    assert t.zone_of(cheap) == "field" and t.wills(P1) == {}
