"""Advanced activated abilities (sve 12.16)."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2

DRAW = "{advanced} {cost 2}: Draw a card."


def test_12_16_2_the_symbol_makes_an_activated_ability() -> None:
    """It is played for its cost in the main phase, by its controller."""
    t = unhurried()
    actor, theirs = t.field(P1, DRAW), t.field(P2, DRAW)
    t.activate(actor)
    assert (t.count(P1, "hand"), t.value(P1, "play points")) == (1, 8)
    assert t.event("played").key == "advanced" and t.forbids(t.activation(theirs)) == "sve 8.3.1"


@pytest.mark.parametrize(
    ("points", "evolution", "rule"), [(2, 0, ""), (1, 1, ""), (1, 0, "sve 10.4.4"), (0, 2, "sve 10.4.4")]
)
def test_12_16_3_one_evolution_point_may_stand_in_for_one_play_point(points: int, evolution: int, rule: str) -> None:
    """One, not more."""
    t = unhurried()
    t.set(P1, play_points=points, evolution_points=evolution)
    actor = t.field(P1, DRAW)
    assert t.forbids(t.activation(actor)) == rule
    if not rule:
        t.activate(actor)
        assert (t.value(P1, "play points"), t.value(P1, "evolution points"), t.count(P1, "hand")) == (0, 0, 1)


def test_12_16_3_the_player_may_choose_which_point() -> None:
    """With enough of both the player is asked."""
    t = unhurried()
    t.set(P1, evolution_points=1)
    actor = t.field(P1, DRAW)
    t.activate(actor, True)
    assert (t.value(P1, "play points"), t.value(P1, "evolution points")) == (9, 0)


@pytest.mark.parametrize("advanced_first", [True, False])
def test_12_16_3_it_counts_like_an_evolve_ability(advanced_first: bool) -> None:
    """One of the two a turn, whichever comes first; next turn again."""
    t = unhurried()
    actor = t.field(P1, DRAW)
    base = t.field(P1, "{evolve} {cost 1}: Evolve this follower.", name="Diver")
    t.evolve_deck(P1, name="Diver", attack=3, defense=3)
    first, second = (actor, base) if advanced_first else (base, actor)
    t.activate(first)
    assert t.forbids(t.activation(second)) == "sve 8.3.2.1"
    t.end()
    t.end()
    assert t.forbids(t.activation(second)) == ""


def test_12_16_3_it_evolves_nothing_and_needs_no_evolve_deck() -> None:
    """Being like an evolve ability is about the limit and the points."""
    t = unhurried()
    actor = t.field(P1, DRAW, name="Diver")
    t.activate(actor)
    assert not t.events("evolved") and not t.events("reveal")
