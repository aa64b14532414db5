"""Boxed, maneuver and declare (sve 5.31, 5.32, 5.33)."""

from __future__ import annotations

import pytest

from ludex.games.sve.catalog import shipped
from tests.rulebook.sve.looking import open_table
from tests.sve_table import P1, P2, Piece, Table


# -- boxed (sve 5.31) -------------------------------------------------------------------------------------------------
def _boxed(text: str = "Ward.", **details: object) -> tuple[Table, Piece]:
    """An enemy follower that has been Boxed on P1's turn."""
    t = open_table()
    t.field(P1, "{act} {cost 0}: Draw a card.", name="Busy", type="follower", attack=0)
    card = t.field(P2, text, **details)
    t.field(P2, "{act} {cost 0}: Draw a card.", name="Busy", type="follower", attack=0)
    spell = t.spell(P1, "Select an enemy follower on the field. It becomes Boxed.")
    t.play(spell, card)
    return t, card


@pytest.mark.rule("sve 5.31.2")
def test_5_31_1_a_card_can_be_boxed_and_loses_its_abilities() -> None:
    """Printed and given abilities are gone; its numbers stay."""
    t, card = _boxed("Ward. Bane.", attack=3, defense=4)
    assert t.chars(card).abilities == ()
    assert t.stats(card) == (3, 4)
    assert {e.rule for e in t.events("", card)} >= {"sve 5.31.1", "sve 5.31.2"}


def test_5_31_2_abilities_given_before_are_lost_too() -> None:
    """What another effect gave earlier goes with the rest."""
    t = open_table()
    card = t.field(P2)
    t.field(P2, attack=6)
    give = t.spell(P1, "Give all enemy followers Bane.")
    box = t.spell(P1, "Select an enemy follower on the field. It becomes Boxed.")
    t.play(give)
    t.play(box, card)
    assert not t.has(card, "Bane")


def test_5_31_2_1_an_ability_that_comes_afterwards_stays() -> None:
    """Given after it was Boxed."""
    t, card = _boxed("Ward.")
    t.end()
    u = open_table()
    boxed = u.field(P2, "Ward.")
    box = u.spell(P1, "Select an enemy follower on the field. It becomes Boxed. Give it Bane.")
    u.play(box)
    assert u.has(boxed, "Bane")
    assert not u.has(boxed, "Ward")
    assert not t.has(card, "Ward")


def test_5_31_3_a_boxed_card_does_not_refresh_in_its_controllers_start_phase() -> None:
    """The other engaged card does."""
    t, card = _boxed(engaged=True)
    other = t.pieces(P2, "field")[1]
    t.end()
    assert t.game.active == P2
    assert t.engaged(card)
    assert not t.engaged(other)


def test_5_31_3_1_an_effect_can_refresh_a_boxed_card() -> None:
    """Not the start phase itself, but what a text says, also when it says so in the start phase."""
    t = open_table()
    card = t.field(P2, engaged=True)
    box = t.spell(P1, "Select an enemy follower on the field. It becomes Boxed.")
    free = t.spell(P1, "Refresh all enemy followers.")
    t.play(box)
    t.play(free)
    assert not t.engaged(card)
    u = open_table()
    boxed = u.field(P2, engaged=True)
    u.amulet(P2, "At the start of your start phase, refresh all followers on your field.")
    again = u.spell(P1, "Select an enemy follower on the field. It becomes Boxed.")
    u.play(again)
    u.end()
    assert not u.engaged(boxed)


# -- maneuver (sve 5.32) ----------------------------------------------------------------------------------------------
CRANK = "{act} {cost 0}: Maneuver this amulet."


def test_5_32_1_a_maneuvered_amulet_is_a_follower_until_the_turn_is_over() -> None:
    """It attacks with the numbers printed on it, and on the opponent's turn it is an amulet again."""
    t = open_table()
    engine = t.amulet(P1, CRANK, attack=3, defense=4)
    assert t.forbids(f"attack {engine} leader") != ""
    t.activate(engine)
    assert t.chars(engine).types & {"follower", "amulet"} == {"follower"}
    assert t.stats(engine) == (3, 4)
    t.attack(engine)
    assert t.leader_defense(P2) == 17
    t.end()
    assert t.chars(engine).types & {"follower", "amulet"} == {"amulet"}


@pytest.mark.parametrize("numbers", [{}, {"attack": 3}, {"defense": 3}], ids=["none", "attack only", "defense only"])
def test_5_32_1_1_an_amulet_without_both_numbers_is_not_maneuvered(numbers: dict[str, int]) -> None:
    """Nothing happens to it."""
    t = open_table()
    clock = t.amulet(P1, CRANK, **numbers)
    t.activate(clock)
    assert t.chars(clock).types & {"follower", "amulet"} == {"amulet"}
    assert t.events("change", clock) == []


# -- declare (sve 5.33) -----------------------------------------------------------------------------------------------
def test_5_33_1_a_declared_name_is_that_of_a_card_or_token_of_the_game() -> None:
    """A token's name may be declared, an invented one may not, and the right guess counts."""
    t = open_table()
    spell = t.spell(P1, "Declare a card name. Destroy all followers with the declared name.")
    fairy = t.field(P2, name="Fairy")
    knight = t.field(P2, name="Knight")
    t.choose(f"play {spell}")
    assert t.game.decision is not None
    assert t.game.decision.rule == "sve 5.33.1"
    assert "name Fairy" in t.options
    assert "name Nobody's Card" not in t.options
    t.choose("name Fairy")
    t.settle()
    assert t.zone_of(fairy) != "field"
    assert t.zone_of(knight) == "field"


def test_5_33_1_1_an_alternate_name_cannot_be_declared() -> None:
    """Every alternate name that a card of the game has is missing from the names."""
    alternates = {face.alternate_name for row in shipped().rows for face in row.faces if face.alternate_name}
    names = {face.name for row in shipped().rows for face in row.faces}
    assert alternates - names
    t = open_table()
    spell = t.spell(P1, "Declare a card name. Destroy all followers with the declared name.")
    t.choose(f"play {spell}")
    offered = {key.removeprefix("name ") for key in t.options}
    assert not offered & (alternates - names)
    assert offered <= names | {card.definition.name for card in t.game.cards}
    t.choose("name Fairy")
    t.settle()
