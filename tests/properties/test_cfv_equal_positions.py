"""Cardfight!! Vanguard: equal positions have equal hashes however they came about, different ones have not."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludex.table.scenario import P1, P2, Scenario

Laid = list[tuple[int, str, str]]
LAID: Laid = [
    (P1, "left front", "Ann"), (P1, "center back", "Bo"), (P2, "right front", "Cy"), (P1, "hand", "Di"),
    (P1, "hand", "Ed"), (P2, "drop zone", "Flo"), (P2, "drop zone", "Gus"), (P1, "soul", "Hal"), (P1, "soul", "Ina"),
    (P2, "damage zone", "Jo"), (P2, "damage zone", "Kit"), (P1, "bind zone", "Lu"), (P1, "bind zone", "Mo"),
]  # fmt: skip


def hash_of(laid: Laid) -> str:
    table = Scenario("cfv", deck=3)
    for seat, zone, name in laid:
        table.put(seat, zone, "", name=name, power=5000)
    return table.game.hash()


@given(st.permutations(LAID))
@pytest.mark.rule("cfv 4.3.2", "cfv 4.4.2", "cfv 4.7.3", "cfv 4.8.2", "cfv 4.9.3")
def test_where_order_may_be_changed_the_order_of_laying_is_forgotten(laid: Laid) -> None:
    assert hash_of(laid) == hash_of(LAID)


@given(st.permutations(["Ann", "Bo", "Cy", "Di"]), st.sampled_from(["deck", "trigger zone"]))
@pytest.mark.rule("cfv 4.2.2", "cfv 4.10.4")
def test_where_order_may_not_be_changed_it_is_the_position(names: list[str], zone: str) -> None:
    laid = [(P1, zone, name) for name in names] + [(P1, "left front", "Zoe")]
    usual = [(P1, zone, name) for name in sorted(names)] + [(P1, "left front", "Zoe")]
    assert (hash_of(laid) == hash_of(usual)) == (names == sorted(names))


@given(st.permutations(["left front", "right front", "left back", "center back", "right back"]))
@pytest.mark.rule("cfv 4.6.1")
def test_the_circle_of_a_unit_is_the_position(circles: list[str]) -> None:
    usual = sorted(circles)
    laid, other = ([(P1, at, name) for at, name in zip(order, "ABCDE", strict=True)] for order in (circles, usual))
    assert (hash_of(laid) == hash_of(other)) == (circles == usual)


def test_units_called_in_any_order_make_one_position() -> None:
    found = set()
    for order in permutations(range(3)):
        table = Scenario("cfv")
        cards = [table.put(P1, "hand", "", name=name, power=5000) for name in ("Ann", "Bo", "Cy")]
        for at in order:
            table.do(f"call {cards[at]}", f"circle {('left-front', 'right-front', 'left-back')[at]}")
        found.add((table.game.hash(), table.game.hash(history=False)))
    assert len(found) == 1


def test_one_of_two_equal_cards_is_as_good_as_the_other() -> None:
    found = set()
    for at in (0, 1):
        table = Scenario("cfv")
        twins = [table.put(P1, "hand", "", name="Ann", power=5000) for _ in (0, 1)]
        table.do(f"call {twins[at]}", "circle left-front")
        found.add(table.game.hash())
    assert len(found) == 1


def test_attacks_in_any_order_make_one_position() -> None:
    """Two rear-guards attack two others; what is left does not depend on who was first."""
    found = set()
    for order in permutations(range(2)):
        table = Scenario("cfv", phase="battle")
        mine = [table.put(P1, f"{side} front", "", name=f"My {side}", power=9000) for side in ("left", "right")]
        theirs = [table.put(P2, f"{side} front", "", name=f"Your {side}", power=8000) for side in ("left", "right")]
        for at in order:
            for key in ("attack", f"attack {mine[at]}", f"target {theirs[at]}"):
                table.choose(key)
        found.add(table.game.hash(history=False))
    assert len(found) == 1


STATES: list[dict[str, object]] = [{}, {"resting": True}, {"locked": True}, {"deleted": True}, {"gained_power": 1000}]


def test_how_a_unit_lies_is_the_position() -> None:
    found = set()
    for state in STATES:
        table = Scenario("cfv")
        table.put(P1, "left front", "", name="Ann", power=5000, **state)
        table.put(P1, "hand", "", name="Zoe", power=5000)
        found.add(table.game.hash())
    assert len(found) == len(STATES)


@given(st.integers(0, 5), st.integers(0, 5), st.sampled_from(["damage", "soul", "drop", "bind"]))
@pytest.mark.rule("cfv 4.1.2")
def test_how_many_cards_lie_in_a_zone_is_the_position(one: int, other: int, zone: str) -> None:
    def hash_with(count: int) -> str:
        table = Scenario("cfv")
        table.set(P1, **{zone: count})
        table.put(P1, "hand", "", name="Zoe", power=5000)
        return table.game.hash()

    assert (hash_with(one) == hash_with(other)) == (one == other)
