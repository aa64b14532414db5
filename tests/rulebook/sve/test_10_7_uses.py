"""Uses of an ability are its own, whatever other abilities its card gains or loses (sve 10.7.2.2, sve 10.3.2)."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1


@pytest.mark.rule("sve 10.3.2")
def test_10_3_2_losing_another_ability_does_not_give_a_use_back() -> None:
    """Once per turn stays once per turn when the ability before it is lost."""
    t = unhurried()
    card = t.field(P1, "Ward.\n{act} {cost 0}: Draw a card. Activate only once per turn.")
    hex_ = t.spell(P1, "Select a follower on your field. It loses Ward.")
    t.activate(card)
    t.play(hex_)
    assert not t.has(card, "Ward")
    assert t.forbids(t.activation(card)) == "sve 10.3.2"


def test_10_7_2_2_an_automatic_ability_keeps_its_limit_when_another_ability_is_lost() -> None:
    """A limit per turn is counted for the ability, not for its place on the card."""
    t = unhurried()
    card = t.field(P1, "Ward.\nOnce per turn, when you play a spell, draw a card.")
    hex_ = t.spell(P1, "Select a follower on your field. It loses Ward.")
    again = t.spell(P1, "Give your leader {defense}+1.")
    t.play(hex_)
    drawn = len(t.events("draw"))
    t.play(again)
    assert not t.has(card, "Ward")
    assert (drawn, len(t.events("draw"))) == (1, 1)
