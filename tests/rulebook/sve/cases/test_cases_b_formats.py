"""Conformance cases about special formats (sve B)."""

from __future__ import annotations

import pytest

from ludex.games.sve.catalog import Catalog
from ludex.games.sve.ch02_cards.cardfile import CardClass
from ludex.games.sve.ch06_preparation.construction import CROSS_CRAFT, faults
from tests.rulebook.sve.cases.leisure import unhurried
from tests.rulebook.sve.construction import UMA, copies, deck, leader, series
from tests.sve_table import P1, P2


@pytest.mark.rule("sve B-1:8.5.1", "sve B-1:8.5.1.1", "sve 4.6.3")
def test_case_sve_109_granting_rush_uses_the_turns_evolve_and_a_facedown_card() -> None:
    """The evolution point pays, the facedown card is spent, and nothing evolves or rushes any more this turn."""
    t = unhurried(ruleset="sve/open-8")
    t.set(P1, play_points=0, evolution_points=2)
    g = t.field(P1, "{evolve} {cost 1}: Evolve this follower.", name="G")
    f = t.field(P1, name="F", attack=2, defense=2, arrived="now")
    late = t.field(P1, name="Late", arrived="now")
    card = t.evolve_deck(P1, name="G", attack=3, defense=3)
    foe = t.field(P2, attack=0, defense=5, engaged=True)
    assert t.forbids(f"attack {f} {foe}") == "sve 8.4.2.1"
    assert t.forbids(t.activation(g)) == ""

    t.do(f"rush {f}")
    assert t.value(P1, "evolution points") == 1 and t.value(P1, "play points") == 0
    assert t.game.cards[card.id].faceup and t.zone_of(card) == "evolve deck"
    assert t.has(f, "Rush")
    t.attack(f, foe)
    assert t.stats(foe) == (0, 3)

    assert t.forbids(t.activation(g)) == "sve 8.3.2.1"
    assert t.forbids(f"rush {late}") == "sve B-1:8.5.1"
    t.end()
    t.end()
    assert t.game.active == P1 and t.value(P1, "play points") > 0
    obstacle = t.why_not(f"rush {late}")
    assert obstacle is not None and obstacle.rule == "sve B-1:8.5.1"
    assert "facedown" in obstacle.sentence
    assert t.forbids(t.activation(g)) == "sve 12.2.2"


def universe_catalog() -> tuple[Catalog, tuple[CardClass, ...]]:
    """Cards and leaders of one universe, from four classes."""
    classes: tuple[CardClass, ...] = ("Forestcraft", "Swordcraft", "Runecraft", "Dragoncraft")
    rows = [row for c in classes for row in series(f"Runner {c}", 4, c, UMA)]
    leaders = [leader(f"{c} Leader", c, UMA) for c in classes[:2]]
    return Catalog([*rows, *leaders]), classes


@pytest.mark.rule("sve B-2:6.1.1.5", "sve B-2:6.1.1.5.1")
def test_case_sve_110_a_universe_does_not_unite_four_classes_in_cross_craft() -> None:
    """Deck T whole: leaders and cards of one universe from four classes are illegal, whatever the base declared."""
    catalog, classes = universe_catalog()
    main = {name: n for c in classes for name, n in copies(f"Runner {c}", 10).items()}
    leaders = ("Forestcraft Leader", "Swordcraft Leader")
    declared = faults(deck(main, leaders=leaders, base="universe"), CROSS_CRAFT, catalog)
    silent = faults(deck(main, leaders=leaders), CROSS_CRAFT, catalog)
    assert "sve B-2:6.1.1.5" in {fault.rule for fault in declared}
    assert {fault.rule for fault in silent} == {"sve B-2:6.1.1.5.1"}
