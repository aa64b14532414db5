"""Every kind of effect that lasts for a turn ends with it (sve 7.4.8)."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.rulebook.sve.tokenlist import token
from tests.sve_table import P1, P2

pytestmark = pytest.mark.rule("sve 7.4.8")


def test_7_4_8_a_trigger_of_the_turn_listens_no_longer() -> None:
    """What answers each loss of the leader for the rest of the turn is silent in the next."""
    t = unhurried()
    night, hurt = token(t, "A Horrible Night", "ex area"), t.spell(P2, "Deal 3 damage to each enemy leader.")
    t.play(night)
    t.end()
    t.play(hurt)
    assert (t.leader_defense(P1), t.leader_defense(P2)) == (17, 20)


def test_7_4_8_a_replacement_of_the_turn_is_gone() -> None:
    """Damage is reduced this turn only."""
    t = unhurried()
    shield, hurt = token(t, "Mercurial Might", "ex area"), t.spell(P2, "Deal 3 damage to each enemy leader.")
    t.play(shield)
    t.end()
    t.play(hurt)
    assert t.leader_defense(P1) == 17


def test_7_4_8_a_prohibition_of_the_turn_is_gone() -> None:
    """A follower told not to attack this turn attacks in the next own turn."""
    t = unhurried()
    fighter = t.field(P1)
    calm = t.spell(P1, "Select a follower on your field. It can't attack enemies this turn.")
    t.play(calm)
    assert t.forbids(f"attack {fighter} leader") == "sve 8.4.3.2.1"
    t.end()
    t.end()
    assert t.forbids(f"attack {fighter} leader") == ""


def test_7_4_8_a_keyword_of_the_turn_is_gone() -> None:
    """Ward for the rest of the turn does not protect in the opponent's turn."""
    t = unhurried()
    guard = t.field(P1, engaged=True)
    foe = t.field(P2)
    give = t.spell(P1, "Select a follower on your field. For the rest of this turn, give it Ward.")
    t.play(give)
    assert t.has(guard, "Ward")
    t.end()
    assert not t.has(guard, "Ward") and t.forbids(f"attack {foe} leader") == ""


def test_7_4_8_damage_is_no_effect_of_the_turn() -> None:
    """Lost defense stays lost."""
    t = unhurried()
    fighter = t.field(P1, defense=5)
    burn = t.spell(P1, "Deal 2 damage to each follower on the field.")
    t.play(burn)
    t.end()
    assert t.stats(fighter) == (1, 3)


def test_7_4_8_a_maneuvered_amulet_is_an_amulet_again() -> None:
    """For the rest of the turn it was a follower (sve 5.32.1)."""
    t = unhurried()
    car = t.amulet(P1, "{act} {cost 1}: Maneuver this.", attack=2, defense=2)
    t.activate(car)
    assert t.chars(car).types == {"follower"}
    t.end()
    assert t.chars(car).types == {"amulet"}
