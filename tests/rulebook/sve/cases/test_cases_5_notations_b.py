"""Conformance cases about choosing, changing types, skipping turns and burying (sve 5.18 to 5.34)."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2


@pytest.mark.rule("sve 5.18.2.1", "sve 10.6.2.3.2", "sve 1.3.5.1")
def test_case_sve_032_choose_up_to_needs_one_select_up_to_needs_none() -> None:
    """Of options at least one is chosen; of targets none need be."""
    t = unhurried()
    options = t.spell(P1, "Choose up to 2.\n(1) Draw a card.\n(2) Give your leader {defense}+2.")
    targets = t.spell(P1, "Select up to 2 enemy followers on the field and deal them 2 damage. Draw a card.")

    t.choose(f"play {options}")
    assert t.options == ["option 1", "option 2"]
    assert t.forbids("done") == "sve 10.6.2.2.3"
    t.choose("option 2")
    assert t.options == ["option 1", "done"]
    t.do("done")
    assert t.leader_defense(P1) == 22 and not t.events("draw")

    t.play(targets)
    assert not t.events("damage")
    assert len(t.events("draw")) == 1


@pytest.mark.rule("sve 5.18.3", "sve 5.18.3.1.2", "sve 5.18.4", "sve 5.18.4.1", "sve 10.6.2.3.3")
def test_case_sve_033_an_option_without_target_cannot_be_chosen_but_the_card_is_playable() -> None:
    """The option is announced before the cost is paid; the others might as well not be there."""
    t = unhurried()
    t.set(P1, play_points=3)
    spell = t.spell(
        P1,
        "Choose 1.\n(1) Select a follower on the field and return it to its owner's hand.\n"
        "(2) Give your leader {defense}+4.\n(3) Draw 2 cards.",
        cost=2,
    )

    t.choose(f"play {spell}")
    assert t.options == ["option 2", "option 3"]
    assert t.forbids("option 1") != ""
    assert t.value(P1, "play points") == 3, "options come before the cost"
    t.do("option 3")

    assert t.value(P1, "play points") == 1
    assert t.count(P1, "hand") == 2 and t.leader_defense(P1) == 20
    assert not t.events("selected")


@pytest.mark.rule("sve 5.25.1", "sve 5.25.2", "sve 5.25.2.1", "sve 5.25.3", "sve 12.8.2", "sve 8.4.3.1")
def test_case_sve_036_a_ward_follower_turned_amulet_protects_nothing() -> None:
    """It keeps its abilities and its place, but it is no follower: it binds nobody and cannot be attacked."""
    t = unhurried()
    guard = t.field(P2, "Ward.", attack=3, defense=4, engaged=True)
    attacker = t.field(P1, attack=5, defense=5)
    spell = t.spell(P1, "Select an enemy follower on the field and change it into an amulet.")
    boon = t.spell(P1, "Give each enemy amulet on the field {attack}+1/{defense}+1. Deal 1 damage to each enemy.")
    measure = t.spell(
        P1, "Select an enemy amulet on the field. Deal damage equal to its attack to each enemy leader.", name="Measure"
    )
    assert t.forbids(f"attack {attacker} leader") == "sve 12.8.2"

    t.play(spell)

    assert t.where(guard) == (P2, "field") and t.engaged(guard) and t.has(guard, "Ward")
    assert t.chars(guard).types == {"amulet"}
    assert t.forbids(f"attack {attacker} {guard}") == "sve 8.4.3.1"
    t.play(measure)
    assert not t.events("damage"), "its attack cannot be referred to"
    t.play(boon)
    assert not t.events("change", guard)[1:], "nor its attack and defense be changed"
    assert not t.events("damage", guard)
    t.attack(attacker, "leader")
    assert t.leader_defense(P2) == 20 - 1 - 5
    assert t.where(guard) == (P2, "field")


@pytest.mark.rule("sve 5.25.3.1", "sve 5.25.3.1.1", "sve 5.25.3.2", "sve 5.16.1.2.1", "sve 8.3.1")
def test_case_sve_037_a_follower_turned_amulet_evolves_and_stays_an_amulet() -> None:
    """To "evolve this follower" works on what is no follower; the changed type stays changed."""
    t = unhurried(turn_of=P2)
    t.set(P1, max_play_points=0)
    f = t.field(P1, "{evolve} {cost 1}: Evolve this follower.", name="F", attack=2, defense=2)
    evolved = t.evolve_deck(P1, "Rush.", name="F", attack=4, defense=4)
    curse = t.spell(P2, "Select an enemy follower on the field and change it into an amulet.")
    bolt = t.spell(P1, "Select a follower on the field and deal it 1 damage.")
    t.play(curse)
    t.end()
    assert t.game.active == P1 and t.value(P1, "play points") == 1

    t.activate(f)

    assert t.where(evolved) == (P1, "evolve zone") and t.game.cards[f.id].links == (evolved.id,)
    assert t.has(f, "Rush"), "it has the evolved card's information"
    assert "amulet" in t.chars(f).types and "follower" not in t.chars(f).types
    assert t.forbids(f"attack {f} leader") == "sve 8.4.2"
    assert t.forbids(f"play {bolt}") == "sve 10.6.2.3.3", "there is no follower to select"


@pytest.mark.rule("sve 5.26.1", "sve 5.26.2", "sve 5.26.2.1", "sve 3.3.2.1", "sve 7.2.1")
def test_case_sve_038_two_instructions_skip_two_turns() -> None:
    """Each skipped turn uses up one instruction, and a skipped turn has no start phase."""
    t = unhurried()
    t.set(P2, max_play_points=4, play_points=4, turns_passed=4)
    spells = [t.spell(P1, "Skip your opponent's next turn.") for _ in range(2)]
    for spell in spells:
        t.play(spell)
    passed = t.value(P1, "turns passed")

    t.end()
    assert t.game.active == P1 and t.value(P1, "turns passed") == passed + 1
    t.end()
    assert t.game.active == P1 and t.value(P1, "turns passed") == passed + 2
    assert t.value(P2, "max play points") == 4 and t.value(P2, "turns passed") == 4
    t.end()

    assert t.game.active == P2
    assert t.value(P2, "max play points") == 5 and t.value(P2, "turns passed") == 5
    assert len(t.events("turn skipped")) == 2
    t.end()
    assert t.game.active == P1
    t.end()
    assert t.game.active == P2, "nothing is left to be skipped"


@pytest.mark.rule("sve 5.32.1", "sve 5.32.1.1", "sve 8.4.2.1", "sve 8.4.3.1", "sve 7.4.8")
def test_case_sve_040_a_maneuvered_amulet_attacks_and_is_an_amulet_again() -> None:
    """An amulet with attack and defense is a follower for the turn; one without is not."""
    t = unhurried()
    m = t.amulet(P1, name="M", attack=4, defense=5)
    n = t.amulet(P1, name="N")
    spells = [t.spell(P1, "Select an amulet on your field and maneuver it.") for _ in range(2)]
    t.set(P2, leader_defense=20)
    rival = t.hand(P2, "Storm.", cost=0)

    t.play(spells[0], n)
    t.play(spells[1], m)
    assert t.chars(m).types == {"follower"} and t.stats(m) == (4, 5)
    assert t.chars(n).types == {"amulet"} and t.zone_of(n) == "field"
    assert t.forbids(f"attack {n} leader") == "sve 8.4.2"
    t.attack(m, "leader")
    assert t.leader_defense(P2) == 16

    t.end()
    t.play(rival)
    assert t.chars(m).types == {"amulet"} and t.engaged(m) and t.zone_of(m) == "field"
    assert t.forbids(f"attack {rival} {m}") == "sve 8.4.3.1"
    assert t.forbids(f"attack {rival} leader") == ""


@pytest.mark.rule("sve 5.34.1", "sve 5.34.1.1", "sve 5.6.1", "sve 12.5.3")
def test_case_sve_041_burying_is_not_destroying() -> None:
    """What cannot be destroyed can be buried; Last Words works, watchers of destruction see nothing."""
    t = unhurried()
    t.set(P2, leader_defense=10)
    k = t.field(P1, "This follower can't be destroyed.\n{last words} Draw a card.", attack=2)
    amulet = t.amulet(P1, "Whenever a follower on your field is destroyed, deal 2 damage to each enemy leader.")
    other = t.field(P2, attack=3)
    spell = t.spell(P1, "As an additional cost to play this, bury a follower.\n-----\nGive your leader {defense}+1.")

    t.play(spell)

    assert t.where(k) == (P1, "cemetery") and t.zone_of(other) == "field"
    assert t.event("bury", k).rule == "sve 5.34.1" and not t.events("destroy")
    assert [e.card for e in t.events("played")] == [spell.id, k.id]
    assert amulet.id not in [e.card for e in t.events("played")]
    assert t.count(P1, "hand") == 1
    assert t.leader_defense(P1) == 21 and t.leader_defense(P2) == 10
