"""Stack and Earth Rite (sve 13.3.2, 13.3.3)."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2


# -- Stack (sve 13.3.2) -----------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 13.3.2.2", "sve 15.1.1")
def test_13_3_2_2_a_stack_card_arrives_with_one_counter() -> None:
    """Played or put onto the field by an effect, it has one Stack counter at once."""
    t = unhurried()
    played = t.hand(P1, "Stack.", type="amulet", name="Jar")
    put = t.cemetery(P1, "Stack.", type="amulet", name="Urn")
    spell = t.spell(P1, "Select an amulet in your cemetery and put it onto your field.")
    t.play(played)
    t.play(spell)
    assert t.counters(played, "Stack") == t.counters(put, "Stack") == 1
    assert t.event("counter", played).rule == "sve 13.3.2.2"


@pytest.mark.rule("sve 13.3.2.2")
@pytest.mark.parametrize("verb", ["destroy it", "banish it", "return it to its owner's hand"])
def test_13_3_2_2_leaving_costs_a_counter_instead(verb: str) -> None:
    """Whatever would make it leave, it loses one counter and stays."""
    t = unhurried()
    jar = t.amulet(P2, "Stack.", counters={"Stack": 2}, name="Jar")
    spell = t.spell(P1, f"Select an enemy amulet on the field and {verb}.")
    t.play(spell)
    assert t.where(jar) == (P2, "field") and t.counters(jar, "Stack") == 1


@pytest.mark.rule("sve 13.3.2.2", "sve 5.22.4")
def test_13_3_2_2_changing_sides_is_not_leaving_the_field() -> None:
    """A stolen amulet keeps its counters."""
    t = unhurried()
    jar = t.amulet(P2, "Stack.", counters={"Stack": 2}, name="Jar")
    spell = t.spell(P1, "Select an enemy amulet on the field and steal it.")
    t.play(spell)
    assert t.where(jar) == (P1, "field") and t.counters(jar, "Stack") == 2


@pytest.mark.rule("sve 13.3.2.2", "sve-R11")
def test_13_3_2_1_all_counters_can_be_handed_over_for_nothing() -> None:
    """The activated ability of Stack costs nothing, moves every counter, and needs another amulet with Stack."""
    t = unhurried()
    t.set(P1, play_points=0)
    jar = t.amulet(P1, "Stack.", counters={"Stack": 3}, name="Jar")
    urn = t.amulet(P1, "Stack.", engaged=True, name="Urn")
    plain = t.amulet(P1, name="Plain")
    theirs = t.amulet(P2, "Stack.", name="Theirs")
    t.choose(t.activation(jar))
    assert t.counters(urn, "Stack") == 4, "there is only one other amulet with Stack of one's own"
    assert t.counters(plain, "Stack") == 0 and t.counters(theirs, "Stack") == 1
    assert t.where(jar) == (P1, "cemetery") and t.event("put", jar).rule == "sve 11.7.1"
    assert t.forbids(t.activation(urn)), "nobody is left to hand them to"


def test_13_3_2_3_without_counters_it_goes_to_its_owners_cemetery() -> None:
    """A stolen amulet whose last counter is removed goes to the cemetery of its owner, by rules handling."""
    t = unhurried()
    jar = t.amulet(P1, "Stack.", owner=P2, name="Jar")
    spell = t.spell(P1, "Select an amulet on your field and remove a Stack counter from it.")
    t.play(spell)
    assert t.where(jar) == (P2, "cemetery")
    assert t.event("put", jar).rule == "sve 11.7.1"


def test_13_3_2_4_adding_to_a_stack_puts_counters_on_one_card_with_stack() -> None:
    """The player says which one; amulets without Stack and the opponent's are no choice."""
    t = unhurried()
    jar = t.amulet(P1, "Stack.", name="Jar")
    urn = t.amulet(P1, "Stack.", name="Urn")
    t.amulet(P1, name="Plain")
    t.amulet(P2, "Stack.", name="Theirs")
    spell = t.spell(P1, "Add 2 to a Stack on your field.")
    t.choose(f"play {spell}")
    assert set(t.options) == {f"pick {jar}", f"pick {urn}"}
    t.choose(urn)
    t.settle()
    assert (t.counters(jar, "Stack"), t.counters(urn, "Stack")) == (1, 3)


# -- Earth Rite (sve 13.3.3) ------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 13.3.3.2", "sve 13.3.3.2.1")
def test_13_3_3_1_earth_rite_turns_counters_into_an_effect() -> None:
    """Without a number it takes one; the player may decline, and then nothing is taken and nothing had."""
    t = unhurried()
    jar = t.amulet(P1, "Stack.", counters={"Stack": 3}, name="Jar")
    text = "Give your leader {defense}+1. Earth Rite: Draw a card."
    declined, paid = t.spell(P1, text, name="Declined"), t.spell(P1, text, name="Paid")
    t.play(declined, False)
    assert t.counters(jar, "Stack") == 3 and not t.events("draw") and t.leader_defense(P1) == 21
    t.play(paid, True)
    assert t.counters(jar, "Stack") == 2 and len(t.events("draw")) == 1 and t.leader_defense(P1) == 22


@pytest.mark.rule("sve 13.3.3.2")
def test_13_3_3_2_an_ability_has_its_earth_rite_paid_when_the_ability_is_played() -> None:
    """The Fanfare asks once the follower is there; the counters leave before the ability has been played."""
    t = unhurried()
    jar = t.amulet(P1, "Stack.", counters={"Stack": 2}, name="Jar")
    mage = t.hand(P1, "{fanfare} Earth Rite (2): Draw a card.")
    t.choose(f"play {mage}")
    assert t.zone_of(mage) == "field" and t.counters(jar, "Stack") == 2
    t.choose(True)
    t.settle()
    assert t.where(jar) == (P1, "cemetery") and t.event("put", jar).rule == "sve 13.3.3.2"
    story = [e.kind if e.kind != "played" else f"played {e.key}" for e in t.events()]
    assert story.index("earth rite") < story.index("played automatic") < story.index("draw")


@pytest.mark.rule("sve 13.3.3.2")
def test_13_3_3_2_the_opponents_stack_pays_nothing() -> None:
    """Only amulets on the own field are of use."""
    t = unhurried()
    t.amulet(P2, "Stack.", counters={"Stack": 5})
    spell = t.spell(P1, "Give your leader {defense}+1. Earth Rite: Draw a card.")
    t.play(spell)
    assert not t.events("draw") and t.leader_defense(P1) == 21


@pytest.mark.rule("sve 13.3.3.2", "sve 10.6.2.5.1", "sve 10.4.2.2")
def test_13_3_3_2_two_rites_need_counters_for_both() -> None:
    """One counter pays for one of two Earth Rites, not for both."""
    t = unhurried()
    t.amulet(P1, "Stack.", name="Jar")
    spell = t.spell(P1, "Choose 2. (1) Earth Rite: Draw a card. (2) Earth Rite: Give your leader {defense}+5.")
    t.play(spell, True)
    assert len(t.events("earth rite")) == 1
    assert len(t.events("draw")) == 1 and t.leader_defense(P1) == 20


@pytest.mark.rule("sve 13.3.3.2", "sve 10.4.2.2")
def test_13_3_3_2_counters_needed_for_a_later_rite_are_not_taken_by_an_earlier_one() -> None:
    """With both paid, the first rite of one leaves the amulet with two to the second rite of two."""
    t = unhurried()
    jar = t.amulet(P1, "Stack.", counters={"Stack": 2}, name="Jar")
    urn = t.amulet(P1, "Stack.", name="Urn")
    spell = t.spell(P1, "Choose 2. (1) Earth Rite: Draw a card. (2) Earth Rite (2): Give your leader {defense}+5.")
    t.play(spell, True, True)
    assert t.zone_of(jar) == t.zone_of(urn) == "cemetery"
    assert len(t.events("draw")) == 1 and t.leader_defense(P1) == 25


@pytest.mark.rule("sve 13.3.3.2")
def test_13_3_3_2_one_amulet_is_selected_for_it_and_no_more() -> None:
    """Of two amulets with enough counters the player selects one, and is not asked for another."""
    t = unhurried()
    jar = t.amulet(P1, "Stack.", counters={"Stack": 2}, name="Jar")
    urn = t.amulet(P1, "Stack.", counters={"Stack": 3}, name="Urn")
    t.play(t.spell(P1, "Earth Rite (2): Draw a card."), True, urn)
    assert (t.counters(jar, "Stack"), t.counters(urn, "Stack")) == (2, 1)
    assert len(t.events("draw")) == 1


@pytest.mark.rule("sve 10.6.2.3.1", "sve 10.6.2.3.3", "sve-R45")
@pytest.mark.parametrize("foes", [0, 1, 2])
def test_10_6_2_3_1_what_a_rite_that_is_paid_targets_must_be_targeted(foes: int) -> None:
    """None of them can be left out, and without any the rite cannot be paid."""
    t = unhurried()
    jar = t.amulet(P1, "Stack.", name="Jar")
    there = [t.field(P2, attack=n + 1, defense=4) for n in range(foes)]
    spell = t.spell(P1, "Draw a card. Earth Rite: Select an enemy follower on the field and deal it 3 damage.")
    t.choose(f"play {spell}")
    if foes:
        t.choose(True)
        assert "done" not in t.options
    if foes > 1:
        t.choose(there[0])
    t.settle()
    assert [t.number(c, "defense") for c in there] == [1, 4][:foes]
    assert t.zone_of(jar) == ("cemetery" if foes else "field")
