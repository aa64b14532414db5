"""Keyword skills of both books (fow 12.1 to 12.3): Awakening, Incarnation, Quickcast."""

from __future__ import annotations

import pytest

from tests.fow_table import CHASE, FIELD, GRAVEYARD, HAND, P1, P2, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))
BOOK = "fow-5.5/valhalla"


def rule(t: Table, number: str) -> str:
    """A number of the family in the book of this table."""
    return t.rules.rule(f"fow {number}")


# -- Awakening --------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 12.1:2")
@pytest.mark.parametrize("awakened", [False, True])
def test_12_1__2_an_additional_cost_may_be_paid_for_an_ability(ruleset: str, awakened: bool) -> None:
    """The player is asked while playing; paid for, the card comes in with the ability, else without."""
    t = Table(ruleset)
    t.set(P1, will_r=4)
    bear = t.hand(P1, "[Awakening] {2}: [Flying]", cost="{2}")
    t.choose(f"play {bear}")
    t.answer(awakened)
    assert t.wills(P1) == ({} if awakened else {"R": 2})
    t.resolve()
    assert t.zone_of(bear) == FIELD and t.has(bear, "Flying") is awakened


@both
@pytest.mark.rule("fow 12.1:2")
def test_12_1__2_who_cannot_pay_it_is_not_asked(ruleset: str) -> None:
    """Three wills pay for the card, or for the ability, but not for both: it is played without."""
    t = Table(ruleset, asking=True)
    t.set(P1, will_r=3)
    bear = t.hand(P1, "[Awakening] {2}: [Flying]", cost="{2}")
    t.play(bear)
    assert t.zone_of(bear) == CHASE and sum(t.wills(P1).values()) == 1


@both
@pytest.mark.rule("fow 12.1:2")
def test_12_1__2_an_enter_ability_from_awakening_triggers(ruleset: str) -> None:
    """The card comes into the field with it."""
    t = Table(ruleset)
    t.set(P1, will_r=4)
    bear = t.hand(P1, "[Awakening] {2}: [Enter] Draw a card.", cost="{2}")
    t.cast(bear, True)
    assert t.zone_of(bear) == FIELD and t.count(P1, HAND) == 1


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 12.1:2", "fow 12.1:2.1")
@pytest.mark.parametrize("awakened", [False, True])
def test_12_1__2_1_a_spell_is_awakened_too(awakened: bool) -> None:
    """It does what it says, and what it was awakened to; what sees awakening sees it on playing."""
    t = Table(BOOK, asking=True)
    t.set(P1, will_r=2)
    t.field(P1, "Whenever you awaken a card, you gain 100 life.")
    spell = t.chant(P1, "Draw a card.\n[Awakening] {2}: Draw two cards.")
    t.play(spell, awakened)
    assert (len(t.events("awakened", spell)) == 1) is awakened
    t.resolve()
    assert t.count(P1, HAND) == (3 if awakened else 1) and t.life(P1) == (4100 if awakened else 4000)
    assert t.zone_of(spell) == GRAVEYARD


@both
def test_12_1__3_what_awakening_gave_is_kept_when_the_turn_ends(ruleset: str) -> None:
    """Not so what an effect gave until end of turn."""
    t = Table(ruleset)
    t.set(P1, will_r=4)
    bear = t.hand(P1, "[Awakening] {2}: [Flying]", cost="{2}")
    other = t.chant(P1, "Target resonator gains [First Strike] until end of turn.")
    t.cast(bear, True)
    t.cast(other)
    assert t.has(bear, "Flying") and t.has(bear, "First Strike")
    t.to_next_turn()
    assert t.has(bear, "Flying") and not t.has(bear, "First Strike")


# -- Incarnation ------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 12.2:2", "fow-5.5-R27", "fow-5.01-R25")
def test_12_2__2_resonators_are_banished_instead_of_the_cost(ruleset: str) -> None:
    """Without a will; what the card costs more is paid all the same."""
    t = Table(ruleset, asking=True)
    t.set(P1, will_r=1)
    bear = t.hand(P1, "[Incarnation] {R}", cost="{R}{R}{4}")
    fuel, wet = t.field(P1, cost="{R}"), t.field(P1, cost="{U}", attack=100)
    t.field(P2, "Your opponent pays {1} more to play resonators.")
    assert t.forbids(f"play {bear}") != "" and t.forbids(f"play {bear} incarnation") == ""
    t.play(bear, way="incarnation")
    assert t.zone_of(bear) == CHASE and t.zone_of(fuel) == GRAVEYARD and t.zone_of(wet) == FIELD
    assert t.wills(P1) == {} and t.event("banish", fuel).rule == rule(t, "10.10:1")


@both
@pytest.mark.parametrize(("colors", "able"), [(["{R}"], False), (["{R}", "{R}"], False), (["{R}", "{U}"], True)])
def test_12_2__2_1_one_resonator_for_each_bracket(ruleset: str, colors: list[str], able: bool) -> None:
    """One fire and one water."""
    t = Table(ruleset)
    bear = t.hand(P1, "[Incarnation] {R}, {U}", cost="{6}")
    for n, cost in enumerate(colors):
        t.field(P1, cost=cost, attack=100 * n)
    assert (t.forbids(f"play {bear} incarnation") == "") is able


@both
@pytest.mark.parametrize(("cost", "able"), [("{R}", True), ("{U}", True), ("{G}", False)])
def test_12_2__2_2_either_attribute_of_a_bracket_with_or(ruleset: str, cost: str, able: bool) -> None:
    """Fire or water, not wind."""
    t = Table(ruleset)
    bear, fuel = t.hand(P1, "[Incarnation] {R} or {U}", cost="{6}"), t.field(P1, cost=cost)
    assert (t.forbids(f"play {bear} incarnation") == "") is able
    if able:
        t.cast(bear, way="incarnation")
        assert t.zone_of(fuel) == GRAVEYARD and t.zone_of(bear) == FIELD


# -- Quickcast --------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 12.3:2", "fow-5.5-R25", "fow-5.01-R23")
@pytest.mark.parametrize("text", ["", "[Quickcast]"])
def test_12_3__2_played_whenever_an_instant_could_be(ruleset: str, text: str) -> None:
    """In the other's turn, and onto a chase."""
    t = Table(ruleset, turn_of=P2, asking=True)
    t.set(P1, will_r=2)
    bear, spell = t.hand(P1, text), t.chant(P2, "Draw a card.")
    t.play(spell)
    t.pass_()
    assert t.asked == P1
    assert t.forbids(f"play {bear}") == ("" if text else rule(t, "6.3:2"))
    if text:
        t.play(bear)
        assert t.chase == [bear, spell]
        t.pass_both()
        assert t.zone_of(bear) == FIELD


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 12.1:2", "fow 9.3:2.4")
def test_12_1__2_what_a_spell_is_awakened_to_has_targets_of_its_own() -> None:
    """Chosen on playing, once it is awakened; each part is done to its own target."""
    t = Table(BOOK, asking=True)
    t.set(P1, will_r=2)
    bear = t.field(P2, defense=900)
    spell = t.chant(P1, "Deal 300 damage to target resonator.\n[Awakening] {2}: Deal 200 damage to target player.")
    t.play(spell, True, t.player(P2))
    assert t.menu == "fow priority" and t.chase == [spell]
    t.resolve()
    assert t.damage_on(bear) == 300 and t.life(P2) == 3800 and t.life(P1) == 4000


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 12.1:2")
def test_12_1__2_without_a_target_a_spell_is_not_awakened() -> None:
    """Nobody is asked, and the rest is done."""
    t = Table(BOOK, asking=True)
    t.set(P1, will_r=2)
    spell = t.chant(P1, "Draw a card.\n[Awakening] {2}: Destroy target resonator.")
    t.play(spell)
    assert t.menu == "fow priority" and t.wills(P1) == {"R": 2}


@both
@pytest.mark.rule("fow 12.1:2")
@pytest.mark.parametrize("awakened", [False, True])
def test_12_1__2_a_card_knows_whether_it_was_awakened(ruleset: str, awakened: bool) -> None:
    """Its own texts ask for it in the field."""
    t = Table(ruleset)
    t.set(P1, will_r=4)
    bear = t.hand(P1, "[Awakening] {2}: [Flying]\n[Enter] If this card was awakened, draw a card.", cost="{2}")
    t.cast(bear, awakened)
    assert t.count(P1, HAND) == (1 if awakened else 0)


@both
@pytest.mark.rule("fow 2.4:2", "fow 7.3:3")
def test_7_3__3_all_paragraphs_of_a_spell_are_carried_out(ruleset: str) -> None:
    """In their order, each with its own targets."""
    t = Table(ruleset)
    bear, other = t.field(P2), t.field(P2, attack=100)
    spell = t.chant(P1, "Destroy target resonator.\nTarget player draws a card.\nYou gain 100 life.")
    t.cast(spell, bear, t.player(P2))
    assert t.zone_of(bear) == GRAVEYARD and t.zone_of(other) == FIELD
    assert t.count(P2, HAND) == 1 and t.count(P1, HAND) == 0 and t.life(P1) == 4100


@both
@pytest.mark.rule("fow 12.1:2", "fow 9.3:2.5")
def test_12_1__2_effects_on_the_cost_of_awakening_count(ruleset: str) -> None:
    """One less for that, and none less for the card."""
    t = Table(ruleset, asking=True)
    t.set(P1, will_r=3)
    t.field(P1, "You pay [Awakening] costs {1} less.")
    bear = t.hand(P1, "[Awakening] {2}: [Flying]", cost="{2}")
    t.play(bear, True)
    assert t.wills(P1) == {}
    t.resolve()
    assert t.has(bear, "Flying")
