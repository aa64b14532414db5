"""Judges' case: on the top or the bottom of a deck is asked (J-cfv-06)."""

from __future__ import annotations

import pytest

from tests.cfv_table import P1, Table


@pytest.mark.rule("cfv 8.5.3", "cfv 4.1.5")
@pytest.mark.parametrize(("end", "place"), (("top", 0), ("bottom", -1)))
def test_j_cfv_06a_the_player_says_top_or_bottom(end: str, place: int) -> None:
    t = Table()
    van = t.vanguard(
        P1, "[ACT](VC): Look at the top card of your deck, and put it on the top or the bottom of your deck."
    )
    t.deck(P1)
    card = t.deck(P1)
    t.activate(van, end)
    assert t.pieces(P1, "deck")[place] == card


@pytest.mark.rule("cfv 8.5.3", "cfv 4.1.5", "cfv-R56")
@pytest.mark.parametrize("end", ("top", "bottom"))
def test_j_cfv_06b_for_two_cards_once_and_in_any_order(end: str) -> None:
    t = Table()
    words = "Look at the top two cards of your deck, and put them on the top or the bottom of your deck."
    van = t.vanguard(P1, f"[ACT](VC): {words}")
    below = t.deck(P1, grade=3)
    second, first = t.deck(P1, grade=2), t.deck(P1, grade=1)
    t.activate(van, end, second)
    lying = t.pieces(P1, "deck")
    assert (lying[:3] if end == "top" else [*lying[-2:], lying[0]]) == [second, first, below]
