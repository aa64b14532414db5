"""A view never changes when only what its seat may not see changes."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludex.table.scenario import P1, P2, Scenario
from tests.contract.hiding import exchanged
from tests.contract.invariants import menu_of_a_twin_agrees, reordered
from tests.properties.walking import BOOKS, FEWER, FEWEST, steps, walks

EVERY = 7


@pytest.mark.parametrize("book", BOOKS)
@FEWER
@given(data=st.data(), chance=st.randoms(use_true_random=False))
def test_exchanging_hidden_cards_changes_no_view(book: str, data: st.DataObject, chance: Random) -> None:
    game, numbers = data.draw(walks(book))
    for at in steps(game, numbers):
        if at % EVERY == 0:
            for seat in (0, 1, None):
                assert exchanged(game, seat, chance).view(seat) == game.view(seat)


@pytest.mark.parametrize("book", BOOKS)
@FEWER
@given(data=st.data(), chance=st.randoms(use_true_random=False))
def test_the_order_of_hidden_cards_changes_no_view(book: str, data: st.DataObject, chance: Random) -> None:
    """The order of a deck, and in what order the opponent's hand came together."""
    game, numbers = data.draw(walks(book))
    for at in steps(game, numbers):
        if at % EVERY == 0:
            for seat in (0, 1, None):
                assert reordered(game, seat, chance).view(seat) == game.view(seat)


@pytest.mark.parametrize("book", BOOKS)
@FEWEST
@given(data=st.data(), chance=st.randoms(use_true_random=False))
def test_what_may_be_done_does_not_betray_hidden_cards(book: str, data: st.DataObject, chance: Random) -> None:
    """A menu offers the same whatever the cards are that its player may not know."""
    game, numbers = data.draw(walks(book))
    for _ in steps(game, numbers):
        menu_of_a_twin_agrees(game, chance)


@given(st.permutations(["Ada", "Bea", "Cleo", "Dot"]), st.permutations(["Eve", "Fay", "Gwen"]))
def test_facedown_cards_and_the_opponents_hand_are_all_alike(banished: list[str], hand: list[str]) -> None:
    def view(names: list[str], hers: list[str]) -> dict[str, object]:
        table = Scenario("sve")
        for name in names:
            table.put(P2, "banished zone", "", name=name, facedown=True, attack=1)
        for name in hers:
            table.put(P2, "hand", "", name=name, attack=1)
        table.put(P1, "hand", "", name="Ivy", cost=0)
        return table.game.view(P1)

    assert view(banished, hand) == view(sorted(banished), sorted(hand))


@pytest.mark.parametrize("book", BOOKS)
@FEWEST
@given(data=st.data(), state=st.integers(1, 1 << 40))
def test_chance_is_not_seen(book: str, data: st.DataObject, state: int) -> None:
    """The state of the generator, and so every shuffle to come, is in no view."""
    game, numbers = data.draw(walks(book))
    for at in steps(game, numbers):
        if at % EVERY == 0:
            twin = game.clone()
            twin.rng = state
            assert [twin.view(seat) for seat in (0, 1, None)] == [game.view(seat) for seat in (0, 1, None)]
