"""Damage (sve 5.14): what it does, to whom, how effects change it, and its three kinds."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.looking import open_table
from tests.sve_table import P1, P2, Piece, Table, by


def test_5_14_1_damage_takes_its_amount_off_the_defense() -> None:
    """A follower of 5 defense dealt 3 has 2; a leader of 20 dealt 4 has 16."""
    t = open_table()
    target = t.field(P2, defense=5)
    spell = t.spell(P1, "Deal 3 damage to each enemy follower and 4 damage to your opponent's leader.")
    t.play(spell)
    assert t.number(target, "defense") == 2
    assert t.leader_defense(P2) == 16
    assert t.event("damage", target).rule == "sve 5.14.1"


def test_5_14_1_damage_stays_and_adds_up() -> None:
    """The defense lost is still lost on the next turn (ruling sve-R29)."""
    t = open_table()
    target = t.field(P2, defense=5)
    spell = t.spell(P1, "Deal 2 damage to each enemy follower.")
    t.play(spell)
    t.end()
    assert t.game.active == P2
    assert t.number(target, "defense") == 3


def test_5_14_1_1_defense_can_fall_below_zero() -> None:
    """Five damage on two defense is minus three until the follower is destroyed; the text can still speak of it."""
    t = open_table()
    target = t.field(P2, "{last words} Draw a card.", defense=2)
    spell = t.spell(P1, "Deal 5 damage to each enemy follower.")
    t.play(spell)
    (gone,) = t.events("destroy", target)
    assert gone.before is not None
    assert gone.before.chars.number("defense") == -3


def test_5_14_1_1_defense_below_zero_is_made_up_for_by_as_much() -> None:
    """At minus three, plus four in the same effect leaves one, and the follower lives."""
    t = open_table()
    target = t.field(P2, defense=2)
    spell = t.spell(P1, "Select an enemy follower on the field and deal 5 damage to it. Give it {defense}+4.")
    t.play(spell)
    assert t.zone_of(target) == "field"
    assert t.number(target, "defense") == 1


def test_5_14_1_2_an_amulet_is_dealt_no_damage() -> None:
    """Even one with a defense printed on it: nothing is dealt and nothing is lost."""
    t = open_table()
    amulet = t.amulet(P2, attack=2, defense=3)
    spell = t.spell(P1, "Select an enemy card on the field and deal 5 damage to it.")
    t.play(spell)
    assert t.events("damage") == []
    assert t.zone_of(amulet) == "field"


def test_5_14_1_2_a_follower_that_has_become_an_amulet_is_dealt_no_damage() -> None:
    """What counts is the type it has when damage is dealt."""
    t = open_table()
    target = t.field(P2, defense=3)
    spell = t.spell(P1, "Select an enemy follower on the field and change it into an amulet. Deal 5 damage to it.")
    t.play(spell)
    assert t.events("damage") == []
    assert t.zone_of(target) == "field"


# -- changed damage (sve 5.14.2) --------------------------------------------------------------------------------------
def test_5_14_2_more_damage_is_one_event_of_a_larger_amount() -> None:
    """Dealing 1 more makes 3 damage once, not 2 and then 1."""
    t = open_table()
    attacker = t.field(P1, "This follower deals 1 more damage.", attack=2)
    t.attack(attacker)
    assert t.leader_defense(P2) == 17
    assert t.event("damage", t.leader(P2)).amount == 3


@pytest.mark.parametrize("amulets", [0, 1, 2])
def test_5_14_2_as_much_more_or_less_as_there_are_cards_to_count(amulets: int) -> None:
    """With no amulet nothing is added and nothing taken off."""
    t = open_table()
    for _ in range(amulets):
        t.amulet(P1)
        t.amulet(P2)
    t.field(P2, "Your leader takes 1 less damage for each amulet on your field.")
    dear = t.field(P1, "This follower deals 2 more damage for each amulet on your field.", attack=3)
    t.attack(dear, "leader", by(P2, "apply 1"))
    assert t.leader_defense(P2) == 20 - (3 + 2 * amulets - amulets)


def test_5_14_2_taking_less_damage_takes_the_number_off() -> None:
    """A leader that takes 1 less damage takes 2 of 3."""
    t = open_table()
    t.field(P2, "Your leader takes 1 less damage.")
    spell = t.spell(P1, "Deal 3 damage to your opponent's leader.")
    t.play(spell)
    assert t.leader_defense(P2) == 18


def test_5_14_2_damage_reduced_to_nothing_is_not_dealt() -> None:
    """One less of one: no damage happens, so nothing is triggered by it (sve 1.3.2.2)."""
    t = open_table()
    t.field(P2, "Your leader takes 1 less damage.")
    t.field(P2, "Whenever your leader takes damage, draw a card.")
    spell = t.spell(P1, "Deal 1 damage to your opponent's leader.")
    t.play(spell)
    assert t.events("damage") == []
    assert t.count(P2, "hand") == 0


def test_5_14_2_the_effects_of_both_sides_add_up() -> None:
    """Plus one of the dealer and minus two of the one who takes it."""
    t = open_table()
    attacker = t.field(P1, "This follower deals 1 more damage.", attack=4)
    t.field(P2, "Your leader takes 2 less damage.")
    t.choose(f"attack {attacker} leader")
    if "apply 1" in t.options:
        t.choose("apply 1")
    t.settle()
    assert t.leader_defense(P2) == 17


# -- the kinds of damage (sve 5.14.3) ---------------------------------------------------------------------------------
def _guarded(text: str) -> tuple[Table, Piece, Piece, Piece, Piece]:
    """P1's attacker and a spell that deals 2, against a follower with a text; P2 has an attacked and a free one."""
    t = open_table()
    attacker = t.field(P1, attack=2, defense=9)
    guarded = t.field(P2, text, attack=2, defense=9, engaged=True)
    other = t.field(P2, attack=3, defense=9)
    spell = t.spell(P1, "Deal 2 damage to each enemy follower.")
    return t, attacker, guarded, other, spell


def test_5_14_3_1_attack_damage_is_what_the_attacker_deals() -> None:
    """Immune to attack damage, the follower takes none from an attacker but takes ability damage."""
    t, attacker, guarded, _, spell = _guarded("This follower doesn't take attack damage.")
    t.attack(attacker, guarded)
    assert t.number(guarded, "defense") == 9
    assert t.number(attacker, "defense") == 7
    t.play(spell)
    assert t.number(guarded, "defense") == 7


def test_5_14_3_1_what_the_attacked_follower_deals_back_is_not_attack_damage() -> None:
    """An attacker immune to attack damage still takes what its target deals (ruling sve-R28)."""
    t = open_table()
    attacker = t.field(P1, "This follower doesn't take attack damage.", attack=2, defense=9)
    target = t.field(P2, attack=3, defense=9, engaged=True)
    t.attack(attacker, target)
    assert t.number(attacker, "defense") == 6


def test_5_14_3_1_damage_to_a_leader_by_an_attacker_is_attack_damage() -> None:
    """A leader that takes no attack damage is attacked in vain, and no combat damage is meant."""
    t = open_table()
    attacker = t.field(P1, attack=2)
    t.field(P2, "Your leader doesn't take attack damage.")
    t.attack(attacker)
    assert t.leader_defense(P2) == 20


def test_5_14_3_2_combat_damage_is_what_attacker_and_target_deal_each_other() -> None:
    """Both the attacker's and the attacked follower's immunity to combat damage count."""
    t, attacker, guarded, _, spell = _guarded("This follower doesn't take combat damage.")
    t.attack(attacker, guarded)
    assert t.number(guarded, "defense") == 9
    t.play(spell)
    assert t.number(guarded, "defense") == 7
    u = open_table()
    shielded = u.field(P1, "This follower doesn't take combat damage.", attack=2, defense=9)
    target = u.field(P2, attack=3, defense=9, engaged=True)
    u.attack(shielded, target)
    assert u.number(shielded, "defense") == 9
    assert u.number(target, "defense") == 7


@pytest.mark.rule("sve-R28")
def test_5_14_3_3_ability_damage_is_all_damage_but_that_of_the_attack() -> None:
    """Immune to ability damage, the follower takes none from the spell, but attack damage, dealt and dealt back."""
    t, attacker, guarded, other, spell = _guarded("This follower doesn't take ability damage.")
    t.play(spell)
    assert t.number(guarded, "defense") == 9
    assert t.number(other, "defense") == 7
    t.attack(attacker, guarded)
    assert t.number(guarded, "defense") == 7
    u = open_table()
    shielded = u.field(P1, "This follower doesn't take damage from abilities.", attack=2, defense=9)
    target = u.field(P2, attack=3, defense=9, engaged=True)
    u.attack(shielded, target)
    assert u.number(shielded, "defense") == 6


def test_5_14_3_3_the_damage_of_a_strike_is_ability_damage() -> None:
    """An ability that triggers by attacking deals ability damage, though it happens in the attack."""
    t = open_table()
    attacker = t.field(P1, "Strike - Deal 3 damage to your opponent's leader.", attack=2)
    t.field(P2, "Your leader doesn't take ability damage.")
    t.attack(attacker)
    assert t.leader_defense(P2) == 18


def test_5_14_3_4_damage_alone_is_damage_of_any_kind() -> None:
    """A follower that takes no damage takes neither the attacker's nor the spell's."""
    t, attacker, guarded, other, spell = _guarded("This follower doesn't take damage.")
    t.attack(attacker, guarded)
    t.play(spell)
    assert t.number(guarded, "defense") == 9
    assert t.number(attacker, "defense") == 7
    assert t.number(other, "defense") == 7


def test_5_14_3_4_whenever_it_takes_damage_means_every_kind() -> None:
    """Triggered by the attack and by the spell."""
    t = open_table()
    attacker = t.field(P1, attack=2)
    t.field(P2, "Whenever your leader takes damage, draw a card.")
    spell = t.spell(P1, "Deal 1 damage to your opponent's leader.")
    t.attack(attacker)
    t.play(spell)
    assert t.count(P2, "hand") == 2
