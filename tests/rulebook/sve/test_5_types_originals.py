"""Original information and changed types (sve 5.24, 5.25)."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.looking import open_table
from tests.sve_table import P1, P2

TO_AMULET = "Select a follower on your field and change it into an amulet."


# -- originally (sve 5.24) --------------------------------------------------------------------------------------------
def test_5_24_1_original_values_are_the_printed_ones() -> None:
    """Boosted to 5 attack, its original attack is still 2."""
    t = open_table()
    card = t.field(P1, attack=2, gained_attack=3)
    spell = t.spell(
        P1, "Select a follower on your field. Deal damage to your opponent's leader equal to its original attack."
    )
    t.play(spell)
    assert t.number(card, "attack") == 5
    assert t.leader_defense(P2) == 18


def test_5_24_1_what_cost_less_for_an_effect_originally_costs_what_is_printed() -> None:
    """A group by original cost looks at the print."""
    t = open_table()
    cheap = t.field(P1, cost=2)
    dear = t.field(P1, cost=5)
    spell = t.spell(P1, "Destroy all followers on your field that originally cost 3 or more.")
    t.play(spell)
    assert t.zone_of(cheap) == "field"
    assert t.zone_of(dear) == "cemetery"


def test_5_24_1_an_evolved_cards_original_attack_is_printed_on_the_card_itself() -> None:
    """What is printed on the card, not on the one it is linked to."""
    t = open_table()
    t.field(P1, name="Wren", type="follower", attack=2, defense=2)
    t.evolve_deck(P1, name="Wren", type="follower", attack=6, defense=6)
    spell = t.spell(
        P1,
        "Select a follower on your field and evolve it. "
        "Deal damage to your opponent's leader equal to its original attack.",
    )
    t.play(spell)
    assert t.leader_defense(P2) == 18


def test_5_24_1_the_original_attack_of_a_card_with_two_faces_is_that_of_the_one_it_shows() -> None:
    """What is printed on the side that lies up, though more was given to it."""
    t = open_table()
    t.field(
        P1, name="Acorn", attack=1, defense=1, face=1, gained_attack=1,
        back={"name": "Oak", "cost": 1, "attack": 6, "defense": 6},
    )  # fmt: skip
    text = "Select a follower on your field. Deal damage to your opponent's leader equal to its original attack."
    t.play(t.spell(P1, text))
    assert t.leader_defense(P2) == 14


# -- changed types (sve 5.25) -----------------------------------------------------------------------------------------
def test_5_25_1_a_changed_card_has_the_new_type_and_none_of_the_old() -> None:
    """An amulet now: it is no follower for texts, and cannot attack."""
    t = open_table()
    card = t.field(P1)
    change = t.spell(P1, TO_AMULET)
    t.play(change)
    assert t.chars(card).types & {"follower", "amulet", "spell"} == {"amulet"}
    assert t.forbids(f"attack {card} leader") != ""


def test_5_25_2_everything_else_stays() -> None:
    """Name, cost, traits and counters are as before."""
    t = open_table()
    card = t.field(P1, name="Wren", type="follower", cost=4, traits=["Avian"], counters={"Spell": 1}, engaged=True)
    change = t.spell(P1, TO_AMULET)
    t.play(change)
    chars = t.chars(card)
    assert (chars.name, chars.number("cost")) == ("Wren", 4)
    assert chars.label("trait") == {"Avian"}
    assert t.counters(card, "Spell") == 1
    assert t.engaged(card)


def test_5_25_2_that_it_is_a_token_or_evolved_stays() -> None:
    """Only the primary type changes: a token is still a token, an evolved card still evolved, before or after."""
    t = open_table()
    token = t.field(P1, name="Fairy")
    wren = t.field(P1, name="Wren", type="follower")
    t.evolve_deck(P1, name="Wren", type="follower", attack=4, defense=5)
    first, second = (t.spell(P1, TO_AMULET, name=f"S{i}") for i in (1, 2))
    evolve = t.spell(P1, "Evolve an amulet on your field.")
    t.play(first, token)
    t.play(second)
    t.play(evolve, wren)
    assert t.chars(token).types == {"amulet", "token"}
    assert t.chars(wren).types == {"amulet", "evolved"}


def test_5_25_2_1_attack_of_a_card_that_is_no_follower_is_not_referred_to() -> None:
    """Its attack of 7 is not counted any more, and it is not found by its attack."""
    t = open_table()
    card = t.field(P1, attack=7)
    t.field(P1, attack=2, name="Small", type="follower")
    change = t.spell(P1, TO_AMULET)
    count = t.spell(
        P1, "Deal X damage to your opponent's leader. X equals the total attack of all cards on your field."
    )
    find = t.spell(P1, "Destroy all cards on your field with 7 attack.")
    t.play(change, card)
    t.play(count)
    assert t.leader_defense(P2) == 18
    t.play(find)
    assert t.zone_of(card) == "field"


def test_5_25_2_1_a_card_that_is_no_follower_is_not_destroyed_for_its_defense() -> None:
    """Nothing asks an amulet for its defense, so a defense below zero does not matter while it is one."""
    t = open_table()
    card = t.field(P1, defense=2)
    spell = t.spell(P1, "Select a follower on your field and deal 5 damage to it. Change it into an amulet.")
    t.play(spell)
    assert t.zone_of(card) == "field"


def test_5_25_3_a_change_of_type_leaves_the_abilities_alone() -> None:
    """The activated ability can still be played, and given keywords are still there."""
    t = open_table()
    card = t.field(P1, "Ward.\n{act} {cost 0}: Deal 1 damage to your opponent's leader.")
    change = t.spell(P1, TO_AMULET)
    t.play(change)
    t.activate(card)
    assert t.has(card, "Ward")
    assert t.leader_defense(P2) == 19


def test_5_25_3_1_this_follower_means_nothing_while_it_is_none() -> None:
    """The ability is played, but what it says of this follower is not done; what it says of others is."""
    t = open_table()
    text = "{act} {cost 0}: Give this follower Bane. Deal 1 damage to your opponent's leader."
    card = t.field(P1, text)
    change = t.spell(P1, TO_AMULET)
    t.play(change)
    t.activate(card)
    assert not t.has(card, "Bane")
    assert t.leader_defense(P2) == 19


def test_5_25_3_1_a_standing_effect_on_this_follower_rests_meanwhile() -> None:
    """A passive ability that speaks of this follower has nothing to apply to until it is one again."""
    t = open_table()
    card = t.field(P1, "This follower can't be destroyed.")
    change = t.spell(P1, TO_AMULET)
    wreck = t.spell(P1, "Destroy all cards on your field.")
    t.play(change)
    t.play(wreck)
    assert t.zone_of(card) == "cemetery"


@pytest.mark.rule("sve 5.25.3.2")
def test_5_25_3_1_1_evolve_this_follower_works_on_a_card_that_is_none() -> None:
    """The amulet's evolve ability says follower and evolves it all the same."""
    t = open_table()
    card = t.field(P1, "{evolve} {cost 1}: Evolve this follower.", name="Wren", type="follower")
    evolved = t.evolve_deck(P1, name="Wren", type="follower", attack=4, defense=5)
    change = t.spell(P1, TO_AMULET)
    t.play(change)
    t.activate(card)
    assert t.zone_of(evolved) == "evolve zone"
    assert t.event("evolved", card).rule == "sve 5.16.1.3"


def test_5_25_3_2_an_amulet_can_evolve() -> None:
    """By an effect, with an evolved card that is an amulet too."""
    t = open_table()
    card = t.amulet(P1, name="Clock")
    evolved = t.evolve_deck(P1, "Aura.", name="Clock", type="amulet")
    spell = t.spell(P1, "Evolve an amulet on your field.")
    t.play(spell)
    assert t.zone_of(evolved) == "evolve zone"
    assert t.has(card, "Aura")
