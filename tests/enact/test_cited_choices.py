"""The rule by which a player chooses: targets, cards that are none, cards that not everybody sees, numbers."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

PUBLIC, HIDDEN, TARGET, NUMBER = "10.13:1", "10.13:2", "9.3:2.4", "1.4:5"


@pytest.mark.rule("fow 10.13:1", "fow 10.13:2", "fow 9.3:2.4", "fow 1.4:5")
@pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))
@pytest.mark.parametrize(("text", "rule"), (
    ("Banish a resonator.", PUBLIC),
    ("Put a card from your hand on the bottom of your main deck.", HIDDEN),
    ("You may put a resonator from your hand into your field.", HIDDEN),
    ("Destroy target resonator.", TARGET),
    ("Choose a number. Destroy all resonators with total cost equal to the chosen number.", NUMBER),
))  # fmt: skip
def test_what_is_chosen_has_its_own_rule(ruleset: str, text: str, rule: str) -> None:
    t = Table(ruleset, asking=True)
    for name in ("One", "Other"):
        t.field(P1, name=name, attack=500)
        t.hand(P1, name=name, attack=500)
    t.play(t.chant(P1, text))
    while t.menu or t.options == ["yes", "no"]:
        t.choose("pass" if t.menu else True)
    assert t.asking_rule() == f"{t.rules.book} {rule}"


@pytest.mark.rule("fow-2.0 1.4:7", "fow-2.0 1.4.5:12")
@pytest.mark.parametrize(("text", "rule"), (
    ("Put a card from your hand on the bottom of your main deck.", "1.4:1"),
    ("Destroy target resonator.", "1.4.5:12"),
    ("Choose a number. Destroy all resonators with total cost equal to the chosen number.", "1.4:7"),
))  # fmt: skip
def test_so_it_has_in_the_oldest_book(text: str, rule: str) -> None:
    t = Table("fow-2.0", asking=True)
    for name in ("One", "Other"):
        t.field(P2, name=name, attack=500)
        t.hand(P1, name=name, attack=500)
    t.play(t.chant(P1, text))
    while t.menu:
        t.choose("pass")
    assert t.asking_rule() == f"fow-2.0 {rule}"
