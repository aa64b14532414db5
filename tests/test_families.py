"""Games are found, shipped ones like guests; no shared room names one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludex
from ludex import games, rulebook
from ludex.families import families, family_of
from ludex.lang import read

SOURCE = Path(ludex.__file__).parent


def test_every_installed_game_has_its_books_its_room_and_its_dialect():
    assert list(families()) == ["sve", "cfv", "fow"]
    for name, family in families().items():
        assert family.name == name
        assert all(book.partition("-")[0] == name for book in family.books)
        assert {rules.book for rules in games.room(name).RULESETS.values()} == set(family.books)
        assert read("", name).declined == ()
    assert rulebook.FAMILIES == {"fow": ("fow-5.5", "fow-5.01", "fow-2.0")}
    assert family_of("fow-5.5/bifrost") is families()["fow"]
    assert family_of("chess") is None


def test_an_unknown_dialect_is_named():
    with pytest.raises(ValueError, match="no dialect 'chess'; known: cfv, fow, sve"):
        read("Draw a card.", "chess")


def test_pages_of_the_table_name_no_game():
    """What a page must know of a game, the game tells with its playmat."""
    static = SOURCE / "web" / "static"
    for path in (*static.glob("*.css"), *(static / "table").glob("*.js"), *(static / "desk").glob("*.css")):
        code = re.sub(r"//.*|/\*(?s:.*?)\*/", "", path.read_text("utf-8"))
        assert not re.search(r"""["'](sve|cfv|fow)["'/-]""", code), path


@pytest.mark.parametrize("room", ["families.py", "kernel", "bots"])
def test_shared_rooms_name_no_game(room):
    """Citations of rules and rulings aside, which say where a thing is written."""
    at = SOURCE / room
    for path in [at] if at.is_file() else sorted(at.rglob("*.py")):
        code = "\n".join(line.split("#")[0] for line in path.read_text("utf-8").splitlines())
        code = re.sub(r'"""(?s:.*?)"""', "", code)
        assert not re.search(r"""["'.](sve|cfv|fow)\b(?![- ][\dR.])""", code), path
