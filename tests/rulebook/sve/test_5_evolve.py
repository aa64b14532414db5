"""Evolving (sve 5.16)."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.looking import open_table, seen
from tests.sve_table import P1, P2, Piece, Table

EVOLVE = "{evolve} {cost 2}: Evolve this follower."
BY_EFFECT = "Select a follower on your field and evolve it."


def _pair(text: str = "", evolved: str = "", **details: object) -> tuple[Table, Piece, Piece]:
    """A follower on the field and its evolved card facedown in the evolve deck."""
    t = open_table()
    base = t.field(P1, text, name="Wren", type="follower", attack=1, defense=2, cost=3, **details)
    card = t.evolve_deck(P1, evolved, name="Wren", type="follower", attack=4, defense=5)
    return t, base, card


@pytest.mark.rule("sve 5.16.1.3")
def test_5_16_1_evolving_links_a_card_of_the_evolve_deck_to_the_one_on_the_field() -> None:
    """The evolved card is in the evolve zone, linked; what waits for a follower evolving is triggered once."""
    t, base, card = _pair()
    t.field(P1, "Whenever a follower on your field evolves, deal 1 damage to your opponent's leader.")
    spell = t.spell(P1, BY_EFFECT)
    t.play(spell, base)
    assert t.where(card) == (P1, "evolve zone")
    assert t.game.cards[base.id].links == (card.id,)
    assert t.zone_of(base) == "field"
    assert t.event("evolved", base).rule == "sve 5.16.1.3"
    assert t.leader_defense(P2) == 19


def test_5_16_1_the_controller_specifies_the_card() -> None:
    """An opponent's effect evolves the follower: its controller picks which evolved card."""
    t = open_table()
    base = t.field(P2, name="Wren", type="follower")
    t.evolve_deck(P2, name="Wren", type="follower", attack=4, defense=5)
    other = t.evolve_deck(P2, name="Wren", type="follower", attack=7, defense=7)
    spell = t.spell(P1, "Select an enemy follower on the field and evolve it.")
    t.choose(f"play {spell}")
    assert t.game.decision is not None
    assert (t.game.decision.seat, t.game.decision.rule) == (P2, "sve 5.16.1.1")
    t.choose(other)
    t.settle()
    assert t.stats(base) == (7, 7)
    assert t.where(other) == (P2, "evolve zone")


def test_5_16_1_1_an_evolve_ability_uses_the_card_revealed_as_its_cost() -> None:
    """Of two cards the one revealed when playing the ability is the one it evolves with; nobody asks again."""
    t, base, small = _pair(EVOLVE)
    large = t.evolve_deck(P1, name="Wren", type="follower", attack=7, defense=7)
    t.activate(base, large)
    assert t.stats(base) == (7, 7)
    assert t.zone_of(small) == "evolve deck"
    assert t.event("reveal", large).rule == "sve 12.2.2"


def test_5_16_1_1_otherwise_a_facedown_card_of_that_name_is_taken_and_shown() -> None:
    """The opponent has not seen the card before and sees it in the evolve zone."""
    t, base, _ = _pair()
    spell = t.spell(P1, BY_EFFECT)
    assert seen(t, P2, P1, "evolve deck") == []
    t.play(spell)
    assert t.stats(base) == (4, 5)
    assert seen(t, P2, P1, "evolve zone") == ["Wren"]


@pytest.mark.rule("sve-R2")
def test_5_16_1_1_a_faceup_card_is_not_taken() -> None:
    """It is no part of the evolve deck any more, neither for effects nor for evolve abilities."""
    t = open_table()
    base = t.field(P1, EVOLVE, name="Wren", type="follower")
    card = t.evolve_deck(P1, name="Wren", type="follower", attack=4, defense=5, faceup=True)
    spell = t.spell(P1, BY_EFFECT)
    assert t.forbids(t.activation(base)) == "sve 12.2.2"
    t.play(spell)
    assert t.zone_of(card) == "evolve deck"
    assert t.stats(base) == (1, 1)


def test_5_16_1_1_1_only_a_card_of_the_same_name_corresponds() -> None:
    """Another evolved card in the evolve deck does not help: nothing evolves."""
    t = open_table()
    base = t.field(P1, EVOLVE, name="Wren", type="follower")
    other = t.evolve_deck(P1, name="Robin", type="follower", attack=4, defense=5)
    spell = t.spell(P1, BY_EFFECT)
    assert t.forbids(t.activation(base)) == "sve 12.2.2"
    t.play(spell)
    assert t.zone_of(other) == "evolve deck"
    assert t.events("evolved") == []


# -- what it is now (sve 5.16.1.2) ------------------------------------------------------------------------------------
def test_5_16_1_2_it_has_the_information_of_the_evolved_card_except_the_cost() -> None:
    """Attack, defense and traits are those of the evolved card; the cost is its own."""
    t = open_table()
    base = t.field(P1, name="Wren", type="follower", attack=1, defense=2, cost=3, traits=["Avian"])
    t.evolve_deck(P1, name="Wren", type="follower", attack=4, defense=5, traits=["Beast"])
    spell = t.spell(P1, BY_EFFECT)
    t.play(spell)
    assert t.stats(base) == (4, 5)
    assert t.chars(base).label("trait") == {"Beast"}
    assert t.number(base, "cost") == 3


def test_5_16_1_2_the_evolved_card_cannot_be_told_from_a_follower_without_it() -> None:
    """It is an evolved follower for texts that ask."""
    t, base, _ = _pair()
    plain = t.field(P1, name="Owl", type="follower")
    evolve = t.spell(P1, "Evolve a follower named Wren on your field.")
    boost = t.spell(P1, "Give all evolved followers on your field {attack}+1.")
    t.play(evolve)
    t.play(boost)
    assert t.number(base, "attack") == 5
    assert t.number(plain, "attack") == 1


def test_5_16_1_2_1_it_takes_the_type_of_the_evolved_card() -> None:
    """An amulet that evolves into a follower is a follower."""
    t = open_table()
    base = t.amulet(P1, "{evolve} {cost 1}: Evolve this.", name="Egg")
    t.evolve_deck(P1, name="Egg", type="follower", attack=3, defense=3)
    t.activate(base)
    assert "follower" in t.chars(base).types
    assert "amulet" not in t.chars(base).types
    assert t.stats(base) == (3, 3)


@pytest.mark.rule("sve-R23")
def test_5_16_1_2_1_a_type_that_an_effect_has_changed_stays_changed() -> None:
    """Changed into an amulet before, it is an amulet after evolving too."""
    t, base, _ = _pair()
    change = t.spell(P1, "Select a follower on your field and change it into an amulet.")
    evolve = t.spell(P1, "Evolve an amulet on your field.")
    t.play(change)
    t.play(evolve)
    assert t.events("evolved")
    assert "amulet" in t.chars(base).types
    assert "follower" not in t.chars(base).types


# -- what stays (sve 5.16.2) ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("engaged", [True, False])
def test_5_16_2_an_evolved_card_is_the_same_card_in_the_same_state(engaged: bool) -> None:
    """Engaged stays engaged and reserved stays reserved, a target stays a target, nothing is put onto the field."""
    t, base, _ = _pair("{fanfare} Deal 5 damage to your opponent's leader.", engaged=engaged)
    spell = t.spell(P1, "Select a follower on your field and evolve it. Give it {attack}+1.")
    t.play(spell)
    assert t.engaged(base) is engaged
    assert t.number(base, "attack") == 5
    assert t.leader_defense(P2) == 20


def test_5_16_2_effects_given_before_go_on_applying() -> None:
    """A keyword given for the turn is still there after evolving."""
    t, base, _ = _pair()
    give = t.spell(P1, "Give all followers on your field Bane and {attack}+2 this turn.")
    evolve = t.spell(P1, BY_EFFECT)
    t.play(give)
    t.play(evolve)
    assert t.has(base, "Bane")
    assert t.number(base, "attack") == 6


def test_5_16_2_1_defense_lost_and_gained_before_is_lost_and_gained_after() -> None:
    """Two damage and plus three attack: 4/5 evolved is 7/3."""
    t = open_table()
    base = t.field(P1, name="Wren", type="follower", attack=1, defense=3)
    t.evolve_deck(P1, name="Wren", type="follower", attack=4, defense=5)
    hurt = t.spell(P1, "Deal 2 damage to each follower on your field. Give each follower on your field {attack}+3.")
    evolve = t.spell(P1, BY_EFFECT)
    t.play(hurt)
    assert t.stats(base) == (4, 1)
    t.play(evolve)
    assert t.stats(base) == (7, 3)


@pytest.mark.rule("sve-R6")
def test_5_16_2_an_attack_changed_to_a_number_stays_that_number() -> None:
    """Only the print underneath changes by evolving."""
    t, base, _ = _pair()
    change = t.spell(P1, "Change the attack of all followers on your field to 2.")
    evolve = t.spell(P1, BY_EFFECT)
    t.play(change)
    t.play(evolve)
    assert t.stats(base) == (2, 5)


def test_5_16_2_2_printed_abilities_are_lost_and_the_evolved_cards_gained() -> None:
    """Ward is gone, Bane is there."""
    t, base, _ = _pair("Ward.", "Bane.")
    spell = t.spell(P1, BY_EFFECT)
    t.play(spell)
    assert t.has(base, "Bane")
    assert not t.has(base, "Ward")


def test_5_16_2_2_1_an_ability_worded_alike_is_a_new_one() -> None:
    """Its once per turn begins anew, because the ability used before evolving is not the one it has now."""
    once = "{act} {cost 0}: Deal 1 damage to your opponent's leader. Activate only once per turn."
    t, base, _ = _pair(once, once)
    spell = t.spell(P1, BY_EFFECT)
    t.activate(base)
    assert t.forbids(t.activation(base)) != ""
    t.play(spell)
    assert t.forbids(t.activation(base)) == ""
    t.activate(base)
    assert t.leader_defense(P2) == 18


@pytest.mark.rule("sve-R7")
def test_5_16_2_2_abilities_lost_before_do_not_keep_the_evolved_cards_from_coming() -> None:
    """Losing all abilities takes away those it had, not those that evolving gives."""
    t, base, _ = _pair("Ward.", "Bane.")
    strip = t.spell(P1, "Select a follower on your field. It loses all abilities.")
    evolve = t.spell(P1, BY_EFFECT)
    t.play(strip)
    assert not t.has(base, "Ward")
    t.play(evolve)
    assert t.has(base, "Bane")


# -- leaving (sve 5.16.3) ---------------------------------------------------------------------------------------------
def test_5_16_3_the_link_ends_right_after_the_card_has_left_the_field() -> None:
    """Returned to the hand it is its unevolved self, and the link is gone with the movement, not later."""
    t, base, card = _pair()
    evolve = t.spell(P1, BY_EFFECT)
    back = t.spell(P1, "Return all followers on your field to their owners' hands.")
    t.play(evolve)
    t.play(back)
    assert t.zone_of(base) == "hand"
    assert t.game.cards[base.id].links == ()
    gone = t.event("unlink")
    assert gone.rule == "sve 5.16.3"
    assert gone.batch == t.event("return", base).batch
    assert t.stats(base) == (1, 2)
    assert t.zone_of(card) == "evolve deck"
    assert t.game.cards[card.id].faceup


def test_5_16_3_changing_sides_keeps_the_link() -> None:
    """From field to field the card stays evolved (sve 5.22.4)."""
    t = open_table()
    base = t.field(P2, name="Wren", type="follower", attack=1, defense=2)
    t.evolve_deck(P2, name="Wren", type="follower", attack=4, defense=5)
    spell = t.spell(P1, "Select an enemy follower on the field and evolve it. Steal it.")
    t.play(spell)
    assert t.where(base) == (P1, "field")
    assert t.stats(base) == (4, 5)
