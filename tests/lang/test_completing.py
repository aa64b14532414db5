"""What may come next: every word that is offered can stand where it is offered. All texts here are made up."""

import pytest

from ludex.lang.completing import MOST, may_follow


@pytest.mark.parametrize(
    ("dialect", "kind", "begun", "word"),
    [
        ("sve", "follower", "{fanfare} Dr", "Draw"),
        ("sve", "follower", "{fanfare} Draw a ", "card"),
        ("sve", "follower", "Ward.\n{fanfare} Select an enemy fol", "follower"),
        ("cfv", "unit", "[AUTO](VC): When this unit att", "attacks"),
        ("fow", "resonator", "[Fl", "[Flying]"),
        ("fow", "chant", "Destroy target res", "resonator"),
        ("fow", "chant", "Draw a card ", "."),
    ],
)
def test_what_goes_on_is_offered(dialect, kind, begun, word):
    found = may_follow(begun, dialect, kind=kind)
    assert word in found and len(found) <= MOST


@pytest.mark.parametrize("begun", ["Juggle three ", "Draw towards "])
def test_after_what_cannot_be_read_nothing_is_offered(begun):
    assert may_follow(begun, "fow", kind="chant") == ()


def test_only_the_last_line_counts():
    assert may_follow("Juggle lanterns.\nDraw a c", "fow", kind="chant") == may_follow("Draw a c", "fow", kind="chant")
