"""Judges' cases: whose turn an ability waits for (J-cfv-03 to 05)."""

from __future__ import annotations

import pytest

from tests.cfv_table import P1, P2, Table

DEEP = 12  # cards in each deck: nobody runs out of them


def table(text: str = "") -> Table:
    t = Table(turn_of=P1)
    t._game.auto = False  # everything is asked, so that no turn passes unseen
    for seat in (P1, P2):
        for _ in range(DEEP):
            t.deck(seat)
    t.vanguard(P2, text, power=20000)
    return t


def to_next_turn(t: Table) -> None:
    """Nobody does anything more in this turn."""
    turn = t.game.turn
    while t.game.turn == turn:
        t.choose(next((key for key in ("end", "pass", "no") if key in t.options), t.options[0]))


def souls(t: Table, seat: int, turns: int) -> list[int]:
    """How many cards a soul has after each of the next turns."""
    found: list[int] = []
    for _ in range(turns):
        to_next_turn(t)
        found.append(t.count(seat, "soul"))
    return found


@pytest.mark.rule("cfv 8.6.5", "cfv 8.6.5.1", "cfv 6.8.1.3")
def test_j_cfv_03a_the_end_of_that_turn_is_that_of_the_turn_it_was_said_in() -> None:
    t = table()
    attacker = t.vanguard(P1, power=30000)
    guard = t.hand(P2, "[AUTO]: When this unit is placed on (GC), at the end of that turn, draw a card.", shield=5000)
    t.declare(attacker)
    while f"guard {guard}" not in t.options:
        t.choose(t.options[0])
    t.choose(f"guard {guard}")
    before = t.count(P2, "hand")
    to_next_turn(t)
    assert t.count(P2, "hand") == before + 2  # by the ability, and by the draw phase that follows


@pytest.mark.rule("cfv 8.6.5", "cfv 8.6.5.1", "cfv 6.8.1.3")
@pytest.mark.parametrize(
    ("when", "after"),
    (
        ("at the end of turn", [3, 3, 3]),
        ("at the end of that turn", [3, 3, 3]),
        ("at the end of your next turn", [0, 3, 3]),
        ("at the end of your opponent's next turn", [0, 0, 3]),
    ),
)
def test_j_cfv_03b_04b_said_in_the_opponents_turn(when: str, after: list[int]) -> None:
    t = table(f"[AUTO](VC): When this unit is attacked, {when}, Soul Charge (3).")
    t.declare(t.vanguard(P1))
    assert souls(t, P2, 3) == after


@pytest.mark.rule("cfv 8.6.5", "cfv 6.8.1.3")
@pytest.mark.parametrize(
    ("when", "after"),
    (
        ("at the beginning of the end phase of that turn", [3, 3, 3]),
        ("at the beginning of your end phase", [0, 3, 3]),
    ),
)
def test_j_cfv_05_the_end_phase_of_the_turn_it_was_said_in_or_ones_own(when: str, after: list[int]) -> None:
    t = table(f"[AUTO](VC): When this unit is attacked, {when}, Soul Charge (3).")
    t.declare(t.vanguard(P1))
    assert souls(t, P2, 3) == after


@pytest.mark.rule("cfv 8.6.5", "cfv 6.8.1.3")
@pytest.mark.parametrize(
    ("when", "after"), (("At the end of your next turn", [0, 0, 3]), ("At the end of turn", [3, 3, 3]))
)
def test_j_cfv_04a_said_in_the_own_turn(when: str, after: list[int]) -> None:
    t = table()
    v = t.vanguard(P1, f"[ACT](VC): [Soul Blast (1)] {when}, Soul Charge (3).")
    t.soul(P1)
    t.activate(v)
    assert souls(t, P1, 3) == after
