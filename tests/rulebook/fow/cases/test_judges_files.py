"""Judges' cases about card files and positions (Force of Will)."""

from __future__ import annotations

import pytest

from ludex import games
from ludex.games.fow.ch02_cards import outside

pytestmark = pytest.mark.editions("fow-2.0", "fow-5.01", "fow-5.5")
every = pytest.mark.parametrize("ruleset", ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla"))


@every
@pytest.mark.rule("fow-2.0 2.2:4", "fow-2.0 2.2:5", "fow-5.01 7.5:3", "fow-5.5 7.5:3")
def test_case_j_fow_42_ruler_and_j_ruler_in_two_rows_are_one_card(ruleset: str) -> None:
    """The row of a J-ruler says whose other side it is: read together they are one card with two sides."""
    rows = (
        {"name": "Kay of Two Rows", "type": "Ruler", "text": "[Judgment] {0}", "attribute": "fire"},
        {"name": "Kay Risen", "type": "J-ruler", "attack": 800, "defense": 800, "side_of": "Kay of Two Rows"},
    )
    outside.learn(rows)
    row = outside.outside(games.ruleset(ruleset), rows[0])
    assert row.back is not None and (row.back.name, row.back.attack, row.back.defense) == ("Kay Risen", 800, 800)


@every
@pytest.mark.rule("fow-5.01 7.5:3", "fow-5.5 7.5:3")
def test_case_j_fow_42_a_ruler_with_one_side_does_no_judgment(ruleset: str) -> None:
    """A file may leave the other side out: then there is nothing to turn to, and the game goes on."""
    rows = [{"name": "Lone Ruler of One Row", "type": "Ruler", "text": "[Judgment] {0}", "attribute": "fire"}]
    row = outside.outside(games.ruleset(ruleset), rows[0])
    assert row.back is None
