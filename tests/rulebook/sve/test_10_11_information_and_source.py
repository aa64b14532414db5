"""Final card information (sve 10.11) and sources (sve 10.12)."""

from __future__ import annotations

import pytest

from tests.sve_table import P1, P2, Table


def test_10_11_1_an_effect_about_a_card_that_left_uses_it_as_it_last_was() -> None:
    """Destroyed with 4 attack, 1 of them printed: four."""
    t = Table()
    t.amulet(P2, "Followers on your field have {attack}+1.")
    t.field(P2, attack=1, gained_attack=2)
    t.play(
        t.spell(
            P1,
            "Select an enemy follower on the field and destroy it. "
            "Deal damage to your opponent's leader equal to its attack.",
        )
    )
    assert t.leader_defense(P2) == 16


def test_10_11_1_the_card_of_the_text_itself_too() -> None:
    """Last Words speaks of the attack the follower had on the field."""
    t = Table()
    t.field(
        P1, "{last words} Deal damage equal to this follower's attack to your opponent's leader.", attack=1,
        gained_attack=4,
    )  # fmt: skip
    t.play(t.spell(P1, "Select a follower on your field and destroy it."))
    assert t.leader_defense(P2) == 15


def test_10_11_1_its_placement_state_too() -> None:
    """Engaged when it left, it counts as engaged."""
    for engaged, drawn in ((True, 1), (False, 0)):
        t = Table()
        t.field(P2, engaged=engaged)
        t.play(
            t.spell(P1, "Select an enemy follower on the field and destroy it. If it is engaged, draw a card.")
        )
        assert t.count(P1, "hand") == drawn


def test_10_11_1_from_field_to_field_is_no_leaving() -> None:
    """Stolen before the damage is dealt, it has the attack it has on its new side."""
    t = Table()
    t.amulet(P1, "Followers on your field have {attack}+3.")
    t.field(P2, attack=1)
    t.play(
        t.spell(
            P1,
            "Select an enemy follower on the field and gain control of it. "
            "Deal damage to your opponent's leader equal to its attack.",
        )
    )
    assert t.leader_defense(P2) == 16


@pytest.mark.rule("sve 10.12.2.2", "sve 10.12.2.3")
def test_10_12_1_1_the_source_of_an_abilitys_effect_is_its_card() -> None:
    """Damage of a follower's ability is dealt by that follower and gets its bonus; a spell's does not."""
    bonus = "Followers on your field deal 1 more damage."
    t = Table()
    t.amulet(P1, bonus)
    card = t.hand(P1, "{fanfare} Deal 2 damage to your opponent's leader.", cost=0)
    t.play(card)
    assert t.leader_defense(P2) == 17
    source = t.event("damage", t.leader(P2)).source
    assert source is not None and source.card == card.id
    spell = Table()
    spell.amulet(P1, bonus)
    spell.play(spell.spell(P1, "Deal 2 damage to your opponent's leader."))
    assert spell.leader_defense(P2) == 18


def test_10_12_1_2_rules_handling_has_no_source() -> None:
    """What abilities cannot destroy is destroyed by rules handling all the same."""
    t = Table()
    card = t.field(P2, "This follower can't be destroyed by abilities.", defense=2)
    kill = t.spell(P1, "Select an enemy follower on the field and destroy it.")
    bolt = t.spell(P1, "Select an enemy follower on the field and deal it 2 damage.")
    t.play(kill)
    assert t.zone_of(card) == "field"
    t.play(bolt)
    assert t.zone_of(card) == "cemetery"
    event = t.event("destroy", card)
    assert (event.rule, event.source) == ("sve 11.3.1", None)


def test_10_12_1_3_a_delayed_trigger_has_the_source_of_what_set_it_up() -> None:
    """The damage at the end of the turn is dealt by the follower whose Fanfare announced it."""
    t = Table()
    t.amulet(P1, "Followers on your field deal 1 more damage.")
    text = "{fanfare} At the start of this turn's end phase, deal 2 damage to your opponent's leader."
    card = t.hand(P1, text, cost=0)
    t.play(card)
    t.end()
    event = t.event("damage", t.leader(P2))
    assert event.source is not None and event.source.card == card.id
    assert t.leader_defense(P2) == 17


@pytest.mark.rule("sve 10.12.2.3", "sve 8.4.9")
def test_10_12_2_1_damage_of_an_attack_comes_from_who_deals_it() -> None:
    """Each of the two is changed by what concerns its own dealer."""
    t = Table()
    attacker = t.field(P1, "This follower deals 2 more damage.", attack=1, defense=9)
    target = t.field(P2, attack=3, defense=9, engaged=True)
    t.attack(attacker, target)
    assert (t.number(target, "defense"), t.number(attacker, "defense")) == (6, 6)


def test_10_12_2_2_an_effect_may_name_another_dealer() -> None:
    """A spell has a follower deal the damage: the follower's bonus counts."""
    t = Table()
    fighter = t.field(P1, "This follower deals 2 more damage.")
    t.field(P1, attack=2)
    t.play(t.spell(P1, "Select a follower on your field. It deals 1 damage to your opponent's leader."), fighter)
    assert t.leader_defense(P2) == 17
    assert t.event("damage", t.leader(P2)).value == fighter.id


def test_10_12_2_3_a_change_of_dealt_damage_concerns_that_dealer_only() -> None:
    """The other follower's damage stays as it is."""
    t = Table()
    t.field(P1, "This follower deals 2 more damage.")
    other = t.field(P1, attack=2)
    t.attack(other)
    assert t.leader_defense(P2) == 18
