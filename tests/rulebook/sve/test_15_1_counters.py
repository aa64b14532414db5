"""Counters (sve 15.1)."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2


@pytest.mark.rule("sve 15.1.1", "sve 15.1.3", "sve 15.1.4")
def test_15_1_1_counters_are_put_on_and_removed() -> None:
    """Three put, two removed: one is left, and both players see it."""
    t = unhurried()
    pot = t.amulet(P1, "{act} {cost 0}: Put 3 ink counters on this.\n{act} {cost 0}: Remove 2 ink counters from this.")
    t.activate(pot)
    assert t.counters(pot, "ink") == 3
    t.activate(pot, n=2)
    assert t.counters(pot, "ink") == 1
    for seat in (P1, P2, None):
        (shown,) = t.seen(seat, P1, "field")["cards"]
        assert shown["counters"] == {"ink": 1}
    assert [e.rule for e in t.events("counter")] == ["sve 15.1.3", "sve 15.1.4"]


@pytest.mark.rule("sve 15.1.2", "sve 15.1.2.1", "sve 15.1.4")
def test_15_1_2_counters_of_different_names_are_different() -> None:
    """Removing ash counters leaves ink counters where they are, and ink counters cannot pay for ash."""
    t = unhurried()
    pot = t.amulet(
        P1,
        "{act} {cost 0}: Remove 5 ash counters from this.\n"
        "{act} {cost 0}, remove 2 ash counters from this: Draw a card.",
        counters={"ink": 4, "ash": 1},
    )  # fmt: skip
    assert t.forbids(t.activation(pot, 2)) == "sve 10.4.2.2", "one ash counter is not two"
    t.activate(pot)
    assert (t.counters(pot, "ink"), t.counters(pot, "ash")) == (4, 0)


@pytest.mark.rule("sve 15.1.2.2")
def test_15_1_2_2_counters_of_one_name_are_alike_whoever_put_them() -> None:
    """A counter put there by the opponent's card pays for the own ability."""
    t = unhurried()
    pot = t.amulet(
        P1, "{fanfare} Put an ink counter on this.\n{act} {cost 0}, remove 2 ink counters from this: Draw a card.",
        counters={"ink": 1},
    )  # fmt: skip
    spell = t.spell(P2, "Put an ink counter on each amulet on the field.", cost=0)
    assert t.forbids(t.activation(pot)) == "sve 10.4.2.2"
    t.end()
    t.play(spell)
    t.end()
    t.activate(pot)
    assert t.counters(pot, "ink") == 0


@pytest.mark.rule("sve 15.1.1")
def test_15_1_1_a_card_that_leaves_leaves_its_counters_behind() -> None:
    """Back on the field as a new card it has none (sve 4.1.4)."""
    t = unhurried()
    pot = t.amulet(P1, "", counters={"ink": 3}, name="Pot", cost=0)
    spell = t.spell(P1, "Select an amulet on your field and return it to its owner's hand.")
    t.play(spell)
    t.play(pot)
    assert t.zone_of(pot) == "field" and t.counters(pot, "ink") == 0


@pytest.mark.rule("sve 15.1.1", "sve 15.1.2")
def test_15_1_1_a_counter_changes_nothing_else_of_its_card() -> None:
    """What was given to a follower before stays when a counter is put on it, and when it is removed."""
    t = unhurried()
    pot = t.field(
        P1, "{act} {cost 0}: Put an ink counter on this.\n{act} {cost 0}: Remove an ink counter from this.", attack=1
    )
    t.play(t.spell(P1, "Select a follower on your field and give it {attack}+2 and Ward."))
    for n, left in ((1, 1), (2, 0)):
        t.activate(pot, n=n)
        assert (t.counters(pot, "ink"), t.number(pot, "attack"), t.has(pot, "Ward")) == (left, 3, True)
