"""Equal positions have equal hashes, however they came about; what the book tells apart has different ones."""

from __future__ import annotations

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from ludex.table.scenario import P1, P2, Piece, Scenario

LAID = [
    (P1, "field", "Ann"), (P1, "field", "Bo"), (P2, "field", "Cy"), (P1, "hand", "Di"), (P1, "hand", "Ed"),
    (P2, "cemetery", "Flo"), (P2, "cemetery", "Gus"), (P1, "ex area", "Hal"),
]  # fmt: skip


def hash_of(laid: list[tuple[int, str, str]]) -> str:
    table = Scenario("sve", deck=3)
    for seat, zone, name in laid:
        table.put(seat, zone, "", name=name, attack=1, defense=2)
    return table.game.hash()


@given(st.permutations(LAID))
def test_where_order_is_not_tracked_the_order_of_laying_is_forgotten(laid: list[tuple[int, str, str]]) -> None:
    """Field, hand, EX area and cemetery have no order (sve 4.4.2, 4.7.2, 4.8.2, 4.9.2)."""
    assert hash_of(laid) == hash_of(LAID)


@given(st.permutations(["Ann", "Bo", "Cy", "Di"]))
def test_the_order_of_a_deck_is_the_position(names: list[str]) -> None:
    """Decks keep their order (sve 4.5.2)."""
    deck = [(P1, "deck", name) for name in names]
    usual = [(P1, "deck", name) for name in sorted(names)]
    assert (hash_of(deck) == hash_of(usual)) == (names == sorted(names))


def _three() -> tuple[Scenario, list[Piece]]:
    table = Scenario("sve")
    cards = [table.put(P1, "hand", "", name=name, cost=1) for name in ("Ann", "Bo", "Cy")]
    table.put(P1, "field", "", name="Zoe", attack=1)  # so that somebody is asked to the end
    return table, cards


def test_followers_played_in_any_order_make_one_position() -> None:
    found = set()
    for order in permutations(range(3)):
        table, cards = _three()
        for at in order:
            table.do(f"play {cards[at]}")
        found.add((table.game.hash(), table.game.hash(history=False)))
    assert len(found) == 1


def test_attacks_on_the_leader_in_any_order_make_one_position() -> None:
    found = set()
    for order in permutations(range(3)):
        table = Scenario("sve")
        cards = [table.put(P1, "field", "", name=name, attack=n) for n, name in enumerate(("Ann", "Bo", "Cy"), start=1)]
        table.put(P1, "field", "", name="Zoe", attack=1)
        for at in order:
            table.do(f"attack {cards[at]} leader")
        found.add(table.game.hash(history=False))
    assert len(found) == 1


def test_one_of_two_equal_cards_is_as_good_as_the_other() -> None:
    found = set()
    for at in (0, 1):
        table = Scenario("sve")
        twins = [table.put(P1, "hand", "", name="Ann", cost=1) for _ in (0, 1)]
        table.put(P1, "field", "", name="Zoe", attack=1)
        table.do(f"play {twins[at]}")
        found.add(table.game.hash())
    assert len(found) == 1


@given(st.sampled_from(["play_points", "evolution_points", "leader_defense"]), st.integers(1, 9), st.integers(1, 9))
def test_a_value_is_the_position(name: str, one: int, other: int) -> None:
    def hash_with(value: int) -> str:
        table = Scenario("sve")
        table.put(P1, "field", "", name="Zoe", attack=1)
        table.set(P1, **{name: value})
        return table.game.hash()

    assert (hash_with(one) == hash_with(other)) == (one == other)


def test_how_a_card_lies_is_the_position() -> None:
    found = set()
    states: list[dict[str, object]] = [{}, {"engaged": True}, {"arrived": "now"}, {"counters": {"Stack": 1}}]
    for state in states:
        table = Scenario("sve")
        table.put(P1, "field", "", name="Ann", **state, attack=1)
        table.put(P1, "field", "", name="Zoe", attack=1)
        found.add(table.game.hash())
    assert len(found) == len(states)
