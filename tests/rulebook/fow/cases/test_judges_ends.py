"""Judges' case: on the top or the bottom of a main deck is asked (J-fow-37)."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, Table


@pytest.mark.parametrize("ruleset", ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla"))
@pytest.mark.parametrize(("end", "place"), (("top", 0), ("bottom", -1)))
@pytest.mark.rule("fow 1.4:1")
def test_j_fow_37_the_player_says_top_or_bottom(ruleset: str, end: str, place: int) -> None:
    t = Table(ruleset)
    t.deck(P1)
    card = t.deck(P1)
    s = t.chant(P1, "Look at the top card of your main deck. Put it on the top or bottom of your main deck.")
    t.cast(s, then=(end,))
    assert t.pieces(P1, "deck")[place] == card
