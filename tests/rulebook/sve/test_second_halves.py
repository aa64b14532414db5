"""Second halves of rules: what a rule says of the other player, of the other card, of none and of all."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ludex import games
from ludex.games.sve.ch06_preparation.deckfile import starter_decks
from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2, by

STEAL = "Select an enemy follower on the field and steal it."


# -- 4: zones ---------------------------------------------------------------------------------------------------------
def test_4_4_4_2_as_many_as_fit_must_be_taken() -> None:
    """With two places free two of the three followers change sides, neither fewer nor more."""
    t = unhurried()
    for _ in range(3):
        t.amulet(P1)
    prizes = [t.field(P2, attack=n) for n in range(3)]
    t.choose(f"play {t.spell(P1, 'Steal each enemy follower on the field.')}")
    assert t.asked == P1
    t.choose(prizes[0])
    assert "done" not in t.options
    t.choose(prizes[2])
    t.settle()
    assert [t.where(c) for c in prizes] == [(P1, "field"), (P2, "field"), (P1, "field")]


# -- 5: processes -----------------------------------------------------------------------------------------------------
def test_5_22_4_a_stolen_follower_that_evolved_earlier_does_not_attack_either() -> None:
    """It evolved in another turn, and under this player's control it has not been since the start of the turn."""
    t = unhurried(turn_of=P2)
    prize = t.field(P2, "{evolve} {cost 1}: Evolve this.", name="Diver")
    t.evolve_deck(P2, "", name="Diver", attack=4, defense=4)
    spell = t.spell(P1, STEAL)
    t.activate(prize)
    t.end()
    t.play(spell)
    assert t.where(prize) == (P1, "field") and t.forbids(f"attack {prize} leader") == "sve 8.4.2.1"


@pytest.mark.rule("sve 5.27.2")
@pytest.mark.parametrize("number", [0, 1, 4])
def test_5_27_2_a_number_is_changed_to_just_what_the_text_says(number: int) -> None:
    """To nothing, to less, to more."""
    t = unhurried()
    card = t.field(P1, attack=2, defense=2)
    t.play(t.spell(P1, f"Select a follower on your field and change its attack to {number}."))
    assert t.stats(card) == (number, 2)


# -- 8: attacks -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 8.4.9")
@pytest.mark.parametrize("which", ["attacker", "target"])
def test_8_4_9_who_is_no_follower_any_more_neither_deals_nor_takes_damage(which: str) -> None:
    """One of the two is changed into an amulet in the quick window: then nobody damages anybody with it."""
    t = unhurried()
    attacker = t.field(P1, attack=2, defense=5, name="Attacker")
    target = t.field(P2, attack=3, defense=5, name="Target", engaged=True)
    spell = t.spell(P2, "{quick}\nSelect a follower on the field and change it into an amulet.")
    chosen = attacker if which == "attacker" else target
    t.attack(attacker, target, by(P2, f"play {spell}"), by(P2, chosen))
    assert not [e for e in t.events("damage") if e.amount]
    assert chosen in (attacker, target) and t.zone_of(attacker) == t.zone_of(target) == "field"


def test_8_4_9_2_an_attacker_that_has_left_while_damage_was_dealt_has_not_fought() -> None:
    """It returns to its hand instead of taking the damage: its Bane destroys nobody."""
    t = unhurried()
    attacker = t.field(
        P1, "Bane.\nIf this would take damage, return this to its owner's hand instead.", attack=1, defense=5
    )
    target = t.field(P2, attack=1, defense=5, engaged=True)
    t.attack(attacker, target)
    assert t.zone_of(attacker) == "hand"
    assert t.zone_of(target) == "field" and not t.events("fought")


# -- 11: rules handling -----------------------------------------------------------------------------------------------
def test_11_1_3_what_is_destroyed_goes_together_with_what_finds_no_room() -> None:
    """Six cards lie on a field of five and a follower of the other player has no defense left: one happening."""
    t = unhurried()
    mine = [t.amulet(P1, cost=n) for n in range(6)]
    dying = t.field(P2, defense=1)
    t.choose(f"play {t.spell(P1, 'Deal 1 damage to each enemy follower.')}")
    for card in mine[:5]:
        t.choose(card)
    t.settle()
    assert t.zone_of(dying) == t.zone_of(mine[5]) == "cemetery"
    assert t.event("destroy", dying).batch == t.event("put", mine[5]).batch


def test_11_3_2_1_it_is_bane_that_destroys_whatever_else_the_card_can_do() -> None:
    """The log names the ability: of several that the follower has, its Bane."""
    t = unhurried()
    attacker = t.field(P1, "Whenever you draw a card, give this {attack}+1.\nBane.\nDrain.", attack=0, defense=5)
    target = t.field(P2, attack=1, defense=5, engaged=True)
    t.attack(attacker, target)
    source = t.event("destroy", target).source
    assert source is not None and source.ability is not None and source.ability.keyword == "Bane"


def test_11_2_2_two_draws_that_failed_at_once_lose_for_both() -> None:
    """Each player has to draw from an empty deck: a draw."""
    t = unhurried()
    t.set(P1, deck=0)
    t.set(P2, deck=0)
    t.play(t.spell(P1, "Each player draws a card."))
    assert t.result is not None and (t.result.winner, t.result.rule) == (None, "sve 1.2.2")


# -- 12: keywords -----------------------------------------------------------------------------------------------------
def test_12_3_6_what_comes_with_a_conditional_quick_is_had_on_the_field_too() -> None:
    """A text that gives Quick and Storm: Quick counts in the hand, Storm on the field."""
    t = unhurried()
    card = t.field(P1, "During your turn, this has Quick and Storm.")
    assert t.has(card, "Storm")


# -- 13: classes ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 13.3.1.3", "sve 13.3.1.1")
@pytest.mark.parametrize("seat", [P1, P2])
def test_13_3_1_1_what_else_counts_as_a_spell_counts_for_its_own_player(seat: int) -> None:
    """An amulet has followers counted: for its controller's Spellchain and for nobody else's."""
    t = unhurried()
    t.amulet(seat, "Include spells and followers in your cemetery when counting your Spellchain.")
    for n in range(3):
        t.cemetery(P1, name=f"Dead {n}")
    t.play(t.spell(P1, "Spellchain (3) - Draw a card."))
    assert bool(t.events("draw")) is (seat == P1)


# -- 14: universes ----------------------------------------------------------------------------------------------------
def test_14_4_3_1_a_deck_of_another_base_keeps_its_starting_amulet() -> None:
    """A deck that is not based on that universe puts none onto the field, though it holds one."""
    decks = starter_decks()
    other = replace(decks["kiln"], base="class")
    g = games.start("sve", (other, decks["lanternwood"]), 5, check=False)
    assert [len(g.zone(seat, "field")) for seat in (0, 1)] == [0, 0]
    assert len(g.zone(0, "deck")) + len(g.zone(0, "hand")) == decks["kiln"].main_size


# -- 15: counters -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 15.1.3")
def test_15_1_3_a_card_is_put_onto_the_field_with_the_counters_its_text_says() -> None:
    """Two, and not two more when it is stolen: then it is not put onto the field (sve 5.22.4)."""
    t = unhurried()
    pot = t.hand(P1, "This is put onto the field with 2 ink counters on it.", name="Pot", cost=0)
    spell = t.spell(P2, STEAL)
    t.play(pot)
    assert t.counters(pot, "ink") == 2 and t.event("counter", pot).rule == "sve 15.1.3"
    t.end()
    t.play(spell)
    assert t.where(pot) == (P2, "field") and t.counters(pot, "ink") == 2
