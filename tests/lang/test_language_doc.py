"""docs/language.md: every example is read as written, every node is listed with its meaning."""

import dataclasses
import re
from pathlib import Path

import pytest

from ludex.families import families
from ludex.lang import ast, read, render
from ludex.lang.reading import grammar_of

DOC = (Path(__file__).parents[2] / "docs" / "language.md").read_text(encoding="utf-8")


def test_every_example_is_read_and_written_back():
    blocks = re.findall(r"```(follower|amulet|spell)\n(.*?)```", DOC, flags=re.DOTALL)
    assert len(blocks) >= 6
    for kind, block in blocks:
        for line in block.strip().splitlines():
            got = read(line, kind=kind)
            assert got.card_text is not None, got.message
            assert render(got.card_text) == got.canonical == line


@pytest.mark.parametrize("dialect", ["cfv", "fow"])
def test_every_example_of_another_dialect_is_read_and_written_back(dialect):
    (block,) = re.findall(rf"```{dialect}\n(.*?)```", DOC, flags=re.DOTALL)
    for line in block.strip().splitlines():
        got = read(line, dialect)
        assert got.card_text is not None, got.message
        assert render(got.card_text, dialect) == got.canonical == line


def test_every_node_is_listed_with_its_meaning():
    for dialect in families():
        grammar_of(dialect)  # a game's own nodes are there once the game is
    assert len(ast.members(ast.Node)) > 400
    for cls in ast.members(ast.Node):
        name = cls.__name__
        fields = ", ".join(f.name for f in dataclasses.fields(cls) if f.name != "form" and f.compare)
        meaning = " ".join((cls.__doc__ or "").split()).replace("|", "\\|")
        assert f"| `{name}({fields})` | {meaning} |" in DOC, f"docs/language.md lacks {name}({fields}): make docs"


def test_no_node_is_listed_that_is_gone():
    for dialect in families():
        grammar_of(dialect)
    listed = re.findall(r"^\| `(\w+)\([^`]*\)` \|", DOC, re.MULTILINE)
    assert len(listed) > 400
    assert set(listed) - {cls.__name__ for cls in ast.members(ast.Node)} == set()


def test_the_refusal_shown_is_the_refusal_given():
    message = read("{fanfare} Select an enemy follower on the moon.").message
    assert message.split(";")[0] in DOC
