"""docs/card-language.md holds every phrase with an example; what is shown as a whole text is read and says the phrase.

After a phrase was added: `python docs/make_card_language.py`.
"""

import re
from pathlib import Path

import pytest

from ludex.lang import ast, read
from ludex.lang.phrasebook import phrase_of, phrases

PAGE = (Path(__file__).parents[2] / "docs" / "card-language.md").read_text(encoding="utf-8")
KINDS = {"sve": ("follower", "spell"), "cfv": ("unit",), "fow": ("resonator", "chant", "chant-standby", "ruler")}


def rows(dialect: str) -> list[tuple[str, str, str]]:
    (part,) = re.findall(rf"^## {dialect}$(.*?)(?=^## |\Z)", PAGE, re.DOTALL | re.MULTILINE)
    return [
        tuple(cell.replace("\\|", "|") for cell in row)
        for row in re.findall(r"^\| `(.*?)` \| `(.*?)` \| (.*?) \|$", part, re.MULTILINE)
    ]


@pytest.mark.parametrize("dialect", KINDS)
def test_every_phrase_is_there_with_an_example(dialect):
    shown = [(wording, meaning) for wording, _, meaning in rows(dialect)]
    assert shown == [(phrase.wordings[0], phrase.meaning) for phrase in phrases(dialect).values()]
    assert all(example.strip("… ") for _, example, _ in rows(dialect))


@pytest.mark.parametrize("dialect", KINDS)
def test_a_whole_example_is_read_and_says_its_phrase(dialect):
    """Every eleventh, which is enough to notice a page that was not made anew."""
    whole = 0
    for name, (_, example, _) in list(zip(phrases(dialect), rows(dialect), strict=True))[::11]:
        if not example.startswith("…"):
            whole += 1
            trees = [read(example, dialect, kind=kind).card_text for kind in KINDS[dialect]]
            said = {phrase_of(node, dialect) for tree in trees if tree is not None for node in ast.walk(tree)}
            assert name in said, (name, example)
    assert whole >= 10
