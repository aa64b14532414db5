"""Between the comparison of powers and the damage (cfv 7.6.1.4 to 7.6.1.8): who leaves in that check timing.

No text stands by just then, so the check timing itself is made to move the cards; such a table is not replayed.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludex.games.cfv.ch07_battle import damage_step
from ludex.kernel.events import Event
from ludex.kernel.pipeline.perform import perform
from tests.cfv_table import P1, P2, Piece, Table, tables

Moves = list[tuple[Piece, str]]


@pytest.fixture
def meanwhile(monkeypatch: pytest.MonkeyPatch) -> Iterator[Moves]:
    """The cards that move in the check timing of cfv 7.6.1.4, and where to."""
    moves: Moves = []
    step = damage_step.damage_step
    runs = list(step.runs)
    runs[step.index("cfv 7.6.1.4")] = lambda g, f: perform(
        g, f, [Event("move", "cfv 4.1.4", card=piece.id, to=to, to_seat=g.cards[piece.id].seat) for piece, to in moves]
    )
    monkeypatch.setattr(step, "runs", runs)
    yield moves
    tables.clear()


@pytest.mark.parametrize("to", ["hand", "left back"])
def test_7_6_1_5_2_an_attacker_that_has_left_deals_no_damage(meanwhile: Moves, to: str) -> None:
    """It has hit, but off the field or on another circle it deals nothing."""
    t = Table()
    attacker = t.rear(P1, circle="left front", power=10000)
    meanwhile.append((attacker, to))
    t.attack(attacker)
    assert t.zone_of(attacker) == to and t.damages(P2) == 0 and not t.events("damage")


@pytest.mark.rule("cfv 7.6.1.5", "cfv-R37")
@pytest.mark.parametrize("moves", [["left back"], ["left back", "vanguard circle"], ["soul"]])
def test_7_6_1_5_a_vanguard_that_has_left_is_dealt_no_damage(meanwhile: Moves, moves: list[str]) -> None:
    """Not even when it has come back: it is attacked no more."""
    t = Table()
    attacker = t.rear(P1, circle="left front", power=10000)
    t.rear(P1, circle="right front")
    vanguard = t.vanguard(P2)
    meanwhile.extend((vanguard, to) for to in moves)
    t.attack(attacker)
    assert not t.events("damage") and t.damages(P2) == 0
    assert t.event("hit", attacker).amount == vanguard.id


@pytest.mark.rule("cfv 7.6.1.5", "cfv-R37")
def test_7_6_1_5_a_rear_guard_that_was_hit_and_is_vanguard_now_is_dealt_no_damage(meanwhile: Moves) -> None:
    """It is neither the attacked unit nor a rear-guard any more."""
    t = Table()
    attacker = t.rear(P1, circle="left front", power=10000)
    target = t.rear(P2, circle="left front")
    meanwhile.append((target, "vanguard circle"))
    t.attack(attacker, target)
    assert t.zone_of(target) == "vanguard circle" and t.damages(P2) == 0


@pytest.mark.rule("cfv-R37")
@pytest.mark.parametrize(("to", "end"), [("left back", "drop zone"), ("hand", "hand")])
def test_7_6_1_8_a_rear_guard_that_was_hit_is_retired_wherever_it_moved(meanwhile: Moves, to: str, end: str) -> None:
    """On another rear-guard circle it is the same unit; off the field it is not."""
    t = Table()
    attacker = t.rear(P1, circle="left front", power=10000)
    target = t.rear(P2, circle="left front")
    meanwhile.append((target, to))
    t.attack(attacker, target)
    assert t.zone_of(target) == end
