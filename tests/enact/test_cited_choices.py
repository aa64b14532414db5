"""The rule by which a player chooses a number, in every edition."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

NUMBERED = "Choose a number. Destroy all resonators with total cost equal to the chosen number."


@pytest.mark.rule("fow 1.4:5", "fow-2.0 1.4:7")
@pytest.mark.parametrize(
    ("ruleset", "rule"), (("fow-2.0", "1.4:7"), ("fow-5.01/valhalla", "1.4:5"), ("fow-5.5/valhalla", "1.4:5"))
)
def test_a_number_is_chosen_by_the_rule_of_numbers(ruleset: str, rule: str) -> None:
    t = Table(ruleset)
    one = t.field(P2, name="One", attack=500)
    t.play(t.chant(P1, NUMBERED))
    while t.menu:
        t.choose("pass")
    assert t.asking_rule() == f"{t.rules.book} {rule}"
    assert "name 0" in t.options and "name -1" not in t.options  # integers from 0 on
    t.choose("name 2")
    assert t.zone_of(one) == "graveyard"
