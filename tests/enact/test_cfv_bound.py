"""Face down bound cards possess no information that a text could ask for (cfv 4.9.2.2)."""

from __future__ import annotations

import pytest

from tests.cfv_table import P1, Table

FETCH = "[ACT](VC): Choose a grade 3 card from your bind zone, and put it into your hand."


@pytest.mark.rule("cfv 4.9.2.2", "cfv 8.5.3.1.3")
@pytest.mark.parametrize(("facedown", "fetched"), [(True, 0), (False, 1)])
def test_a_face_down_bound_card_has_no_grade(facedown, fetched):
    t = Table()
    unit = t.vanguard(P1, FETCH)
    t.bound(P1, grade=3, facedown=facedown)
    t.bound(P1, grade=1)
    t.activate(unit)
    assert t.count(P1, "hand") == fetched


@pytest.mark.rule("cfv 4.9.2.2")
def test_it_is_still_a_card():
    t = Table()
    unit = t.vanguard(P1, FETCH.replace("a grade 3 card", "a card"))
    t.bound(P1, grade=3, facedown=True)
    t.activate(unit)
    assert t.count(P1, "hand") == 1
