"""Conformance cases about points (sve 3) and room on the field (sve 4)."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2, Piece, Table


def _ready_to_evolve(t: Table) -> tuple[Piece, Piece]:
    """P1's followers F (evolves for 2) and G (evolves for 3) with their evolved cards."""
    f = t.field(P1, "{evolve} {cost 2}: Evolve this follower.", name="F", attack=2, defense=2)
    g = t.field(P1, "{evolve} {cost 3}: Evolve this follower.", name="G", attack=1, defense=1)
    t.evolve_deck(
        P1,
        "On Evolve - Draw a card.\nOn Super-Evolve - Deal 2 damage to each enemy leader.",
        name="F", attack=4, defense=4,
    )  # fmt: skip
    t.evolve_deck(P1, name="G", attack=3, defense=3)
    return f, g


@pytest.mark.rule(
    "sve 12.2.2", "sve 12.2.3", "sve 12.2.4", "sve 12.2.4.1", "sve 12.2.4.2", "sve 12.6.2", "sve 12.17.2",
    "sve 10.7.3.1", "sve 10.4.2.2",
)  # fmt: skip
def test_case_sve_016_an_evolution_point_and_a_super_evolution_point_in_one_payment() -> None:
    """One evolution point stands in for one play point only; the super-evolution point comes on top."""
    t = unhurried(turns_passed=7)
    t.set(P1, play_points=1, evolution_points=2, super_evolution_points=1)
    f, g = _ready_to_evolve(t)

    assert t.forbids(t.activation(g)) == "sve 10.4.4"
    assert t.activation(g) not in t.options

    t.choose(t.activation(f))
    t.choose(True)  # super-evolve
    assert len(t.options) == 2 and all(o.startswith("trigger") for o in t.options)
    assert t.game.decision is not None and t.game.decision.seat == P1
    t.do("trigger 2")

    assert t.stats(f) == (5, 5)
    assert t.count(P1, "hand") == 1
    assert t.leader_defense(P2) == 18
    assert t.event("evolved", f).rule == "sve 5.16.1.3"
    assert t.event("super-evolved", f).rule == "sve 12.2.4.2"
    kinds = [e.kind for e in t.events() if e.kind in ("damage", "draw")]
    assert kinds == ["damage", "draw"], "the ability chosen first is played first"
    points = ("play points", "evolution points", "super-evolution points")
    assert [t.value(P1, p) for p in points] == [0, 1, 0]


@pytest.mark.rule("sve 7.2.2", "sve 3.2.2", "sve 7.4.5", "sve 8.4.7", "sve 12.3.4", "sve 10.4.4")
def test_case_sve_017_unspent_play_points_pay_for_quick_on_the_opponents_turn() -> None:
    """Three points were kept: the first Quick spell uses them up, and the next start phase owes nothing."""
    t = unhurried(turn_of=P2)
    t.set(P2, max_play_points=5, play_points=3)
    attacker = t.field(P1, attack=2, defense=2)
    dear = t.spell(P2, "{quick}\nDraw a card.", cost=3)
    cheap = t.spell(P2, "{quick}\nDraw 2 cards.", cost=1)
    free = t.spell(P2, "{quick}\nGive your leader {defense}+1.")  # keeps the windows open
    t.end()
    assert t.game.active == P1 and t.value(P2, "play points") == 3

    t.choose(f"attack {attacker} leader")
    assert t.quick_window()
    assert t.forbids(f"play {dear}") == t.forbids(f"play {cheap}") == ""
    t.choose(f"play {dear}")
    assert t.value(P2, "play points") == 0
    assert t.quick_window() and t.forbids(f"play {free}") == ""
    assert t.forbids(f"play {cheap}") == "sve 10.4.4"
    t.settle()
    assert t.leader_defense(P2) == 18

    t.choose("end")
    assert t.quick_window() and t.forbids(f"play {free}") == ""
    assert t.forbids(f"play {cheap}") == "sve 10.4.4"
    t.settle()

    assert t.game.active == P2 and t.zone_of(cheap) == "hand"
    assert t.value(P2, "max play points") == 6 and t.value(P2, "play points") == 6


@pytest.mark.rule("sve 4.4.4.2", "sve 9.1.2", "sve 9.1.2.1", "sve 5.5.2")
def test_case_sve_018_the_effects_controller_picks_what_fits_on_the_other_field() -> None:
    """Only one of two tokens fits; who played the spell picks it, and it belongs to the field's player."""
    t = unhurried()
    for attack in range(4):
        t.field(P2, attack=attack)
    spell = t.spell(P1, "Put a Serpent token and a Dragon token onto your opponent's field.")

    t.choose(f"play {spell}")
    assert t.game.decision is not None
    assert t.game.decision.seat == P1 and t.game.decision.rule == "sve 4.4.4.2"
    assert sorted(t.options) == ["token Dragon", "token Serpent"]
    t.do("token Dragon")

    assert t.count(P2, "field") == 5 and t.count(P1, "field") == 0
    assert t.names(P2, "field").count("Dragon") == 1 and "Serpent" not in t.names(P2, "field")
    made = t.event("create")
    token = t.game.cards[made.card]
    assert token.owner == token.seat == P2
