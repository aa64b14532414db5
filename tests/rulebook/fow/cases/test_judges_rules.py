"""Judges' cases about copies, timing, replacement and what the books leave open (Force of Will)."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

pytestmark = pytest.mark.editions("fow-2.0", "fow-5.01", "fow-5.5")
every = pytest.mark.parametrize("ruleset", ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla"))
later = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))
WEAKEN = "[Continuous] Resonators your opponent controls gain [+0/-500]."


# -- copies -----------------------------------------------------------------------------------------------------------
@later
@pytest.mark.rule("fow-5.01 10.16:1.1", "fow-5.01 7.1:3", "fow-5.5 10.16:1.1", "fow-5.5 7.1:3")
def test_case_j_fow_02_a_copied_resonator_does_not_arrive(ruleset: str) -> None:
    """The copy ceases to exist as it leaves the chase area: one resonator has come, one card is drawn."""
    t = Table(ruleset, asking=True)
    t.addition(P1, "[Continuous] Whenever a resonator comes into a field, draw a card.")
    r = t.hand(P1, cost="{0}", name="R")
    copy = t.instant(P1, "Copy target summon spell.")
    for _ in range(4):
        t.deck(P1)
    t.play(r)
    t.play(copy)
    t.resolve()
    assert t.names(P1, "field").count("R") == 1 and len(t.events("draw")) == 1


@later
@pytest.mark.rule("fow-5.01 10.16:1.1", "fow-5.01 7.1:3", "fow-5.5 10.16:1.1", "fow-5.5 7.1:3")
def test_case_j_fow_02_a_copied_spell_is_not_put_into_a_graveyard(ruleset: str) -> None:
    """Two cards were put into the graveyard, the two real ones."""
    t = Table(ruleset, turn_of=P2)
    t.addition(P1, "[Continuous] Whenever a card is put into your opponent's graveyard, you gain 100 life.")
    spell = t.instant(P2, "You gain 500 life.")
    copy = t.instant(P2, "Copy target spell.")
    t.play(spell)
    t.play(copy)
    t.resolve()
    assert t.life(P2) == 5000 and t.life(P1) == 4200


# -- what acts at once in 2.0 -----------------------------------------------------------------------------------------
@pytest.mark.rule("fow-2.0 7.2.2:2", "fow-2.0 7.2.1.2:3", "fow-2.0 11.2.1:3", "fow-2.0 7.2.2:5")
@pytest.mark.parametrize("text", ["[Enter] Draw a card.", "[Continuous] When this card is destroyed, draw a card."])
@pytest.mark.parametrize("ruleset", ("fow-2.0", "fow-5.01", "fow-5.5"))
def test_case_j_fow_03_what_is_destroyed_as_it_arrives_still_triggers(ruleset: str, text: str) -> None:
    """It came and it was destroyed in the field: both are seen by its own abilities."""
    t = Table(ruleset, asking=True)
    t.addition(P2, WEAKEN)
    card = t.hand(P1, text, cost="{0}", defense=300)
    t.deck(P1)
    t.cast(card)
    assert t.zone_of(card) == "graveyard" and len(t.events("draw")) == 1


@pytest.mark.rule("fow-2.0 7.2.2:2", "fow-2.0 11.2.1:3", "fow-2.0 7.2.2:5")
@every
def test_case_j_fow_03_without_defense_it_enters_and_is_gone(ruleset: str) -> None:
    t = Table(ruleset, asking=True)
    card = t.hand(P1, "[Enter] You gain 300 life.", cost="{0}", defense=0)
    t.cast(card)
    assert t.zone_of(card) == "graveyard" and t.life(P1) == 4300


@pytest.mark.rule("fow-2.0 7.2.2:2", "fow-2.0 7.2.1.2:3")
def test_case_j_fow_03_a_j_ruler_that_is_destroyed_at_once_still_enters() -> None:
    t = Table("fow-2.0", asking=True)
    t.ruler(P1, "[Judgment] {0}", back={"text": "[Enter] You gain 300 life."}, defense=0)
    t.judgment()
    t.resolve()
    assert [(e.seat, e.amount) for e in t.events("value") if e.key == "life" and e.amount > 0] == [(P1, 300)]


@every
@pytest.mark.rule("fow-2.0 7.2.1.2:3")
def test_case_j_fow_04_the_trigger_is_of_who_controlled_it_then(ruleset: str) -> None:
    """It changed sides and was destroyed at once: who had just gained control gains the life."""
    t = Table(ruleset, asking=True)
    t.addition(P2, WEAKEN)
    r = t.field(P2, "[Continuous] When this card is destroyed, you gain 300 life.", name="R", defense=500)
    steal = t.chant(P1, "Gain control of target resonator.")
    t.play(steal)
    t.resolve()
    assert t.zone_of(r) == "graveyard"
    assert (t.life(P1), t.life(P2)) == (4300, 4000)


# -- control ----------------------------------------------------------------------------------------------------------
@every
@pytest.mark.rule(
    "fow-5.01 9.4:1", "fow-5.01 3.14:2", "fow-5.01 1.5:3", "fow-5.5 9.4:1", "fow-5.5 3.14:2", "fow-5.5 1.5:3"
)
def test_case_j_fow_16_control_by_an_addition_begins_at_once(ruleset: str) -> None:
    """As soon as the addition is there the resonator lies on the other side, and its ability is not the old one's."""
    t = Table(ruleset, asking=True)
    x = t.field(P2, "[Activate] {0}: Draw a card.", name="X", attack=400)
    steal = t.hand(
        P1, "[Continuous] You control added resonator.", type="addition", subtype="resonator", cost="{0}"
    )
    y = t.field(P1, name="Y", attack=600)
    t.deck(P2)
    t.play(steal, x)
    t.resolve()
    assert t.where(x) == (P1, "field")
    t.declare(y)
    while t.menu != "fow block" and t.result is None and t._in_battle():
        assert t.asked == P1 or t.activation(x) not in t.options
        t.pass_()
    assert f"block {x}" not in t.options


@later
@pytest.mark.rule("fow-5.01 6.3:1.2", "fow-5.01 9.7:2", "fow-5.5 6.3:1.2", "fow-5.5 9.7:2")
@pytest.mark.parametrize("asking", [False, True])
def test_case_j_fow_17_a_will_ability_is_an_answer(ruleset: str, asking: bool) -> None:
    """Nothing else can be played: the will ability is still offered, and the stolen card is gone."""
    t = Table(ruleset, turn_of=P2, asking=asking)
    r = t.field(P1, "[Activate] Banish this card: Produce {R}.", name="R")
    steal = t.instant(P2, "Gain control of target resonator.")
    t.play(steal)
    if t.asked == P2:
        t.pass_()
    assert t.asked == P1 and t.activation(r) in t.options
    t.choose(t.activation(r))
    t.resolve()
    assert t.where(r) == (P1, "graveyard")


# -- what the books leave open ----------------------------------------------------------------------------------------
@every
@pytest.mark.rule("fow-2.0 11.1:2", "fow-5.01 13.1:2", "fow-5.01 9.10:1", "fow-5.5 13.1:2", "fow-5.5 9.10:1")
@pytest.mark.rule("fow-5.5 9.10:3", "fow-2.0-R50", "fow-5.01-R42", "fow-5.5-R49")
def test_case_j_fow_06_a_draw_that_is_replaced_is_not_from_an_empty_deck(ruleset: str) -> None:
    """Instead of the draw life is gained; nobody needed to draw, and nobody loses."""
    t = Table(ruleset, turn_of=P2)
    t.addition(P1, "[Continuous] If you would draw a card, gain 100 life instead.")
    t.set(P1, deck=0)
    t.to_next_turn()
    assert t.result is None and t.life(P1) == 4100


@every
@pytest.mark.rule("fow-2.0 11.1:2", "fow-2.0-R50", "fow-5.01-R42", "fow-5.5-R49")
@pytest.mark.parametrize("answer", ("yes", "no"))
def test_a_draw_that_may_be_replaced_is_asked_about_from_an_empty_deck_too(ruleset: str, answer: str) -> None:
    """Sibling of J-fow-06: who replaces it did not need to draw; who does not could not, and loses."""
    t = Table(ruleset, turn_of=P2)
    t.addition(P1, "[Continuous] If you would draw a card, you may gain 100 life instead.")
    t.set(P1, deck=0)
    t.to_next_turn()
    assert t.asked == P1 and "no" in t.options
    t.choose(answer)
    if answer == "yes":
        assert t.result is None and t.life(P1) == 4100
    else:
        assert t.result is not None and t.result.winner == P2 and not t.events("draw")


@pytest.mark.parametrize("ruleset", ("fow-5.01/bifrost", "fow-5.5/bifrost"))
@pytest.mark.rule("fow-5.01 14.2:1", "fow-5.5 14.2:1", "fow-5.01-R43", "fow-5.5-R50")
def test_case_j_fow_19_a_condition_about_the_lifebreak_area_is_ignored(ruleset: str) -> None:
    """There is no such area: what hangs on it is not done, and it does not count as empty."""
    t = Table(ruleset, asking=True)
    chant = t.chant(P1, "If you have two or fewer cards in your lifebreak area, draw a card.")
    text = "[Continuous] As long as there are no cards in your lifebreak area, this card gains [+100/+0]."
    r = t.field(P1, text, attack=500, defense=500)
    t.deck(P1)
    assert t.stats(r) == (500, 500)
    t.cast(chant)
    assert not t.events("draw")


@every
@pytest.mark.rule("fow-2.0 1.4:4", "fow-5.01 1.4:2", "fow-5.5 1.4:2", "fow-5.01-R44", "fow-5.5-R51")
@pytest.mark.parametrize(("others", "drawn"), [(1, 0), (2, 3)])
def test_case_j_fow_21_one_of_two_is_not_having_done_so(ruleset: str, others: int, drawn: int) -> None:
    """Discarding one card of two is as much as can be done, but it is not what "if you do" asks for."""
    t = Table(ruleset, asking=True)
    for _ in range(others):
        t.hand(P1)
    for _ in range(4):
        t.deck(P1)
    chant = t.chant(P1, "Discard two cards. If you do, draw three cards.")
    t.cast(chant)
    assert len(t.events("discard")) == others, "as much as possible"
    assert len(t.events("draw")) == drawn and t.count(P1, "hand") == drawn


@every
@pytest.mark.rule("fow-2.0 1.4:4", "fow-5.01-R44", "fow-5.5-R51")
@pytest.mark.parametrize(("others", "drawn"), [(1, 0), (2, 3)])
def test_case_j_fow_21_also_of_what_may_be_done(ruleset: str, others: int, drawn: int) -> None:
    """One of two may be discarded, but what hangs on both does not follow."""
    t = Table(ruleset, asking=True)
    for _ in range(others):
        t.hand(P1)
    for _ in range(4):
        t.deck(P1)
    chant = t.chant(P1, "You may discard two cards. If you do, draw three cards.")
    t.cast(chant, then=(True,))
    assert len(t.events("draw")) == drawn


@later
@pytest.mark.rule("fow-5.01 1.5:4.1", "fow-5.5 1.5:4.1")
def test_case_j_fow_24_half_of_an_odd_number_of_hundreds(ruleset: str) -> None:
    """250 is left, and life points are rounded up: 300."""
    t = Table(ruleset, asking=True)
    t.set(P1, life=500)
    t.cast(t.chant(P1, "You lose half of your life."))
    assert t.life(P1) == 300


@later
@pytest.mark.rule("fow-5.01 3.13:3", "fow-5.5 3.13:3", "fow-5.01-R45", "fow-5.5-R52")
def test_case_j_fow_44_a_resonator_being_played_is_a_spell(ruleset: str) -> None:
    """In the chase area it is a summon spell, so who cannot play spells cannot play it."""
    t = Table(ruleset, asking=True)
    t.addition(P2, "[Continuous] Your opponent cannot play spells.")
    r = t.hand(P1, cost="{0}")
    assert t.forbids(f"play {r}") != "" and f"play {r}" not in t.options


@every
@pytest.mark.rule("fow-2.0 1.4:6", "fow-5.01 1.4:4", "fow-5.5 1.4:4", "fow-2.0-R52", "fow-5.01-R47", "fow-5.5-R54")
def test_case_j_fow_45_chants_are_the_subtype_chant(ruleset: str) -> None:
    """Who cannot play chants can play a chant-instant, and playing one does not count as playing a chant."""
    t = Table(ruleset, asking=True)
    t.addition(P2, "[Continuous] Your opponent cannot play chants.")
    t.addition(P2, "[Continuous] Whenever your opponent plays a chant, you gain 100 life.")
    instant, chant = t.instant(P1, "You gain 500 life."), t.chant(P1, "You gain 500 life.")
    assert t.forbids(f"play {chant}") != "" and t.forbids(f"play {instant}") == ""
    t.cast(instant)
    assert (t.life(P1), t.life(P2)) == (4500, 4000)


# -- rules in the log -------------------------------------------------------------------------------------------------
@pytest.mark.rule("fow-2.0 3.7:3")
def test_case_j_fow_46_a_fifth_card_of_the_life_break_area_goes_by_its_own_rule() -> None:
    t = Table("fow-2.0")
    for _ in range(4):
        t.lifebreak(P1)
    top = t.deck(P1)
    t.cast(t.chant(P1, "Put the top card of your main deck into your lifebreak area."))
    assert t.zone_of(top) == "graveyard"
    assert [e.rule for e in t.events() if e.card == top.id and e.to == "graveyard"] == ["fow-2.0 3.7:3"]


@pytest.mark.rule("fow-2.0 14.7:1")
def test_case_j_fow_46_what_an_effect_puts_into_the_field_comes_by_its_own_rule() -> None:
    t = Table("fow-2.0")
    r = t.graveyard(P1, "", type="resonator", name="R")
    t.cast(t.chant(P1, "Put target resonator from your graveyard into your field."))
    assert t.zone_of(r) == "field"
    assert [e.rule for e in t.events() if e.card == r.id and e.to == "field"] == ["fow-2.0 14.7:1"]
