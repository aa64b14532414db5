"""Drain, Bane and Aura (sve 12.13 to 12.15)."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2

HIT = "Select an enemy follower on the field and deal it 2 damage."


# -- 12.13 ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 12.13.2")
@pytest.mark.parametrize("target", ["leader", "follower"])
def test_12_13_1_drain_gives_the_leader_the_attack_damage_dealt(target: str) -> None:
    """Against a leader and against a follower, all of it even if less was needed."""
    t = unhurried()
    t.set(P1, leader_defense=10)
    attacker = t.field(P1, "Drain.", attack=4, defense=5)
    foe = t.field(P2, attack=1, defense=1, engaged=True)
    t.attack(attacker, foe if target == "follower" else "leader")
    assert t.leader_defense(P1) == 14
    assert t.chars(attacker).abilities[0].kind == "automatic"


def test_12_13_2_it_counts_the_damage_really_dealt() -> None:
    """Damage that was lowered heals less; damage that was not dealt heals nothing."""
    t = unhurried()
    attacker = t.field(P1, "Drain.", attack=4, defense=5)
    foe = t.field(
        P2, "If this would take damage, it takes that much minus 3 instead.", attack=0, defense=9, engaged=True
    )
    t.attack(attacker, foe)
    assert t.leader_defense(P1) == 21
    t = unhurried()
    attacker = t.field(P1, "Drain.", attack=0, defense=5)
    t.attack(attacker)
    assert t.leader_defense(P1) == 20 and not t.events("damage")


def test_12_13_2_it_is_the_controllers_leader() -> None:
    """A stolen follower drains for the thief."""
    t = unhurried()
    attacker = t.field(P1, "Drain.", attack=3, owner=P2)
    t.attack(attacker)
    assert (t.leader_defense(P1), t.leader_defense(P2)) == (23, 17)


@pytest.mark.rule("sve 12.13.2.1")
def test_12_13_2_2_damage_dealt_back_and_by_abilities_does_not_count() -> None:
    """An attacked follower with Drain, and a follower with Drain whose ability deals damage."""
    t = unhurried()
    attacker = t.field(P1, attack=1, defense=9)
    foe = t.field(P2, "Drain.", attack=4, defense=9, engaged=True)
    t.attack(attacker, foe)
    assert t.stats(attacker) == (1, 5) and t.leader_defense(P2) == 20
    t = unhurried()
    t.field(P2, defense=9)
    actor = t.field(P1, f"Drain.\n{{act}} {{cost 0}}: {HIT}\nStrike - Deal 2 damage to each enemy leader.", attack=0)
    t.activate(actor)
    t.attack(actor)
    assert [e.amount for e in t.events("damage")] == [2, 2] and t.leader_defense(P1) == 20


@pytest.mark.parametrize("given", ["print", "spell", "field"])
def test_12_13_3_a_second_drain_adds_nothing(given: str) -> None:
    """Written twice, given once more, or lent by an amulet."""
    t = unhurried()
    attacker = t.field(P1, "Drain. Drain." if given == "print" else "Drain.", attack=3)
    spell = t.spell(P1, "Select a follower on your field and give it Drain.")
    if given == "field":
        t.amulet(P1, "Each follower on your field has Drain.")
    if given == "spell":
        t.play(spell)
    t.attack(attacker)
    assert t.leader_defense(P1) == 23


# -- 12.14 ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 12.14.2")
@pytest.mark.parametrize("attack", [0, 1])
def test_12_14_2_1_bane_needs_no_damage(attack: int) -> None:
    """Without attack nothing is dealt, and still the follower that was fought is destroyed."""
    t = unhurried()
    attacker = t.field(P1, "Bane.", attack=attack, defense=9)
    foe = t.field(P2, attack=2, defense=9, engaged=True)
    t.attack(attacker, foe)
    assert t.zone_of(foe) == "cemetery" and t.event("destroy", foe).rule == "sve 11.3.2"


def test_12_14_1_a_bane_follower_that_dies_of_the_fight_takes_the_other_along() -> None:
    """Both go at the same rules handling."""
    t = unhurried()
    attacker = t.field(P1, attack=5, defense=5)
    foe = t.field(P2, "Bane.", attack=1, defense=1, engaged=True)
    t.attack(attacker, foe)
    assert t.zone_of(attacker) == t.zone_of(foe) == "cemetery"
    assert len({e.batch for e in t.events("destroy")}) == 1


def test_12_14_1_bane_is_for_fights_not_for_leaders_or_abilities() -> None:
    """A leader is not destroyed, and a follower hit by an ability was not fought."""
    t = unhurried()
    actor = t.field(P1, f"Bane.\n{{act}} {{cost 0}}: {HIT}", attack=2)
    foe = t.field(P2, defense=9)
    t.activate(actor)
    assert t.stats(foe) == (1, 7)
    t.attack(actor)
    assert t.leader_defense(P2) == 18 and t.result is None


def test_12_14_2_bane_gained_in_the_quick_window_counts() -> None:
    """What matters is having Bane when they fight."""
    t = unhurried()
    attacker = t.field(P1, attack=1, defense=9)
    foe = t.field(P2, attack=1, defense=9, engaged=True)
    gift = t.spell(P2, "{quick}\nSelect a follower on your field and give it Bane.")
    t.choose(f"attack {attacker} {foe}")
    t.do(f"play {gift}")
    assert (t.zone_of(attacker), t.zone_of(foe)) == ("cemetery", "field")


# -- 12.15 ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 12.15.2")
def test_12_15_1_aura_keeps_the_opponent_from_selecting() -> None:
    """By spells and by abilities; without another target they cannot be played."""
    t = unhurried()
    shy, open_ = t.field(P2, "Aura.", defense=9), t.field(P2, defense=9)
    spell = t.spell(P1, HIT)
    actor = t.field(
        P1, f"{{act}} {{cost 0}}: {HIT}\n{{act}} {{cost 0}}: Select up to 2 enemy followers and destroy them."
    )
    t.play(spell)
    t.activate(actor)
    assert (t.stats(shy), t.stats(open_)) == ((1, 9), (1, 5))
    t.choose(t.activation(actor, 2))
    assert set(t.options) == {f"pick {open_}", "done"}
    t.do(f"pick {open_}")
    assert t.forbids(t.activation(actor)) == "sve 10.6.2.3.3"


def test_12_15_2_what_selects_nobody_reaches_it() -> None:
    """Effects on each follower, and its own player's selections."""
    t = unhurried()
    shy = t.field(P2, "Aura.", defense=9)
    mine = t.field(P1, "Aura.", defense=9)
    blast = t.spell(P1, "Deal 1 damage to each enemy follower.")
    gift = t.spell(P1, "Select a follower on your field and give it {attack}+1.")
    t.play(blast)
    t.play(gift)
    assert (t.stats(shy), t.stats(mine)) == ((1, 8), (2, 9))


@pytest.mark.rule("sve-R12")
def test_12_15_2_chance_may_hit_it() -> None:
    """Where a random follower is taken nobody selects."""
    t = unhurried()
    shy = t.field(P2, "Aura.")
    t.play(t.spell(P1, "Destroy a random enemy follower."))
    assert t.zone_of(shy) == "cemetery"


def test_12_15_2_a_selection_made_when_resolving_minds_it_too() -> None:
    """A follower with Aura is no choice in the later part of a text either."""
    t = unhurried()
    shy, open_ = t.field(P2, "Aura."), t.field(P2, attack=2)
    t.play(t.spell(P1, "You may draw a card. If you do, select an enemy follower on the field and destroy it."), True)
    assert (t.zone_of(shy), t.zone_of(open_)) == ("field", "cemetery")


@pytest.mark.rule("sve-R25")
def test_12_15_2_a_follower_selected_before_it_gained_aura_is_affected() -> None:
    """Selecting is done when playing; what comes later does not undo it."""
    t = unhurried()
    spell = t.spell(
        P1, "Select an enemy follower on the field. Give each enemy follower Aura. Deal that follower 2 damage."
    )
    foe = t.field(P2, defense=3)
    t.play(spell)
    assert t.has(foe, "Aura") and t.stats(foe) == (1, 1)


@pytest.mark.parametrize("kind", ["amulet", "follower"])
def test_12_15_2_any_card_on_the_field_can_have_aura(kind: str) -> None:
    """The text speaks of this card, not of this follower; in the cemetery it means nothing."""
    t = unhurried()
    shy = t.put(P2, "field", "Aura.", type=kind)
    gone = t.cemetery(P2, "Aura.", type=kind)
    hit = t.spell(P1, f"Select an enemy {kind} on the field and destroy it.")
    grab = t.spell(P1, "Select a card in an opponent's cemetery and banish it.")
    assert t.forbids(f"play {hit}") == "sve 10.6.2.3.3"
    t.play(grab)
    assert (t.zone_of(shy), t.zone_of(gone)) == ("field", "banished zone")


def test_12_15_2_1_a_follower_with_aura_can_be_attacked() -> None:
    """Attack targets are not selected by a card."""
    t = unhurried()
    attacker = t.field(P1, attack=3)
    shy = t.field(P2, "Aura.", engaged=True)
    t.attack(attacker, shy)
    assert t.zone_of(shy) == "cemetery"
