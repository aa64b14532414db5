"""Valid and invalid abilities (sve 10.3)."""

from __future__ import annotations

import pytest

from tests.sve_table import P1, P2, Table

STRIKE_IF_AMULET = (
    "Draw a card. If there's an amulet on your field, select an enemy follower on the field and destroy it."
)


def test_10_3_2_what_is_invalid_asks_for_no_selection() -> None:
    """Without the amulet the spell is played and selects nothing, though a target stands there."""
    t = Table()
    target = t.field(P2)
    t.play(t.spell(P1, STRIKE_IF_AMULET))
    assert t.count(P1, "hand") == 1
    assert t.zone_of(target) == "field"
    assert t.events("selected") == []


@pytest.mark.rule("sve 10.3.3", "sve 10.6.2.3.3", "sve 10.6.2.1.2")
def test_10_3_2_what_is_valid_asks_for_its_selection() -> None:
    """With the amulet a target is needed: it is selected, and without one the spell cannot be played."""
    t = Table()
    t.amulet(P1)
    target, other = t.field(P2), t.field(P2, attack=2)
    t.play(t.spell(P1, STRIKE_IF_AMULET), target)
    assert (t.zone_of(target), t.zone_of(other)) == ("cemetery", "field")
    none = Table()
    none.amulet(P1)
    none.field(P1)
    spell = none.spell(P1, STRIKE_IF_AMULET)
    assert none.forbids(f"play {spell}") == "sve 10.6.2.3.3"


def test_10_3_3_a_passive_ability_with_an_unmet_condition_does_nothing() -> None:
    """The bonus follows the condition, there and back."""
    t = Table()
    card = t.field(P1, "While there are at least 3 followers on your field, this has {attack}+2.", attack=1)
    t.field(P1)
    third = t.hand(P1, cost=0)
    kill = t.spell(P1, "Select a follower on your field and destroy it.")
    assert t.number(card, "attack") == 1
    t.play(third)
    assert t.number(card, "attack") == 3
    t.play(kill, third)
    assert t.number(card, "attack") == 1


def test_10_3_3_an_activated_ability_with_an_unmet_condition_cannot_be_played() -> None:
    """It is not offered, and the refusal says why."""
    t = Table()
    card = t.field(P1, "{act} {cost 0}: Draw a card. Activate only if there's an amulet on your field.")
    assert t.activation(card) not in t.options
    assert t.forbids(t.activation(card)) == "sve 10.3.3"


def test_10_3_4_an_ability_paid_by_discarding_itself_works_in_the_hand_only() -> None:
    """In the hand it can be played; on the field the same ability cannot."""
    text = "{act} Discard this card: Draw 2 cards."
    t = Table()
    card = t.hand(P1, text)
    t.activate(card)
    assert (t.zone_of(card), t.count(P1, "hand")) == ("cemetery", 2)
    field = Table()
    there = field.field(P1, text)
    assert field.activation(there) not in field.options
    assert field.forbids(field.activation(there)) == "sve 10.3.4"


def test_10_3_4_an_ability_that_speaks_of_the_ex_area_works_there_only() -> None:
    """The reduction is there while the card is in the EX area, and not while it is on the field."""
    text = "While this is in your EX area, your spells cost 2 less to play."
    for zone, left in (("ex area", 9), ("field", 7)):
        t = Table()
        t.put(P1, zone, text)
        t.play(t.spell(P1, "Give your leader {defense}+1.", cost=3))
        assert t.value(P1, "play points") == left


def test_10_3_4_a_text_about_the_price_of_the_card_itself_works_where_it_is_played_from() -> None:
    """The price is changed in the hand, though the card is a follower."""
    t = Table()
    card = t.hand(P1, "This costs 2 less to play.", cost=5)
    t.play(card)
    assert t.value(P1, "play points") == 7


@pytest.mark.parametrize("zone", ["hand", "ex area", "cemetery", "banished zone", "deck"])
def test_10_3_5_followers_abilities_are_valid_on_the_field_only(zone: str) -> None:
    """Anywhere else neither the passive, nor the automatic, nor the activated ability is there."""
    t = Table()
    soldier = t.field(P1, attack=1, defense=2)
    card = t.put(
        P1,
        zone,
        "Other followers on your field have {attack}+1.\n"
        "Whenever another follower on your field takes damage, give your leader {defense}+5.\n"
        "{act} {cost 0}: Draw a card.",
    )
    bolt = t.spell(P1, "Deal 1 damage to each follower on your field.")
    assert t.number(soldier, "attack") == 1
    assert t.activation(card) not in t.options
    assert t.forbids(t.activation(card)) in ("sve 10.3.4", "sve 10.3.5")
    t.play(bolt)
    assert t.leader_defense(P1) == 20


def test_10_3_5_amulets_abilities_are_valid_on_the_field_only() -> None:
    """An amulet in the EX area gives nothing; put onto the field it does."""
    t = Table()
    soldier = t.field(P1, attack=1)
    amulet = t.ex(P1, "Followers on your field have {attack}+1.", type="amulet", cost=1)
    assert t.number(soldier, "attack") == 1
    t.play(amulet)
    assert t.number(soldier, "attack") == 2


@pytest.mark.rule("sve 1.3.3")
def test_10_3_2_abilities_that_cannot_be_activated_except_evolve() -> None:
    """The plain activated ability is forbidden, the evolve ability is not."""
    t = Table()
    t.amulet(P2, "Each enemy follower on the field's {act} abilities except {evolve} can't be activated.")
    t.evolve_deck(P1, name="Pupil", attack=4, defense=5)
    card = t.field(P1, "{act} {cost 0}: Draw a card.\n{evolve} {cost 1}: Evolve this follower.", name="Pupil")
    assert t.forbids(t.activation(card, 1)) == "sve 1.3.3"
    assert t.forbids(t.activation(card, 2)) == ""
