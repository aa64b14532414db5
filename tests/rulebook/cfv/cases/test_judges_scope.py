"""Judges' cases: how far words reach after several groups (J-cfv-09)."""

from __future__ import annotations

import pytest

from tests.cfv_table import P1, Table


@pytest.mark.rule("cfv 8.5.3", "cfv 8.5.3.1")
@pytest.mark.parametrize("words", ("a grade 1 card or a grade 2 card", "a grade 1 card or grade 2 card"))
def test_j_cfv_09_a_place_said_last_is_that_of_both(words: str) -> None:
    t = Table()
    van = t.vanguard(P1, f"[ACT](VC): Choose {words} from your drop zone, and put it into your hand.")
    d1, d2, d3 = t.drop(P1, grade=1), t.drop(P1, grade=2), t.drop(P1, grade=3)
    r1 = t.rear(P1, grade=1)
    t.choose(t.activation(van))
    assert {card for card in (d1, d2, d3, r1) if t._key(card) in t.options} == {d1, d2}
    t.choose(d1)
    assert t.zone_of(d1) == "hand" and t.zone_of(r1) == "left front"
