"""The ledger of the language: every phrase has its line, and the kept tables say what is so."""

from __future__ import annotations

import ast as python
import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from random import Random

import pytest

from ludex.cli.lang import PLAYED, UNPLAYED, _table, lines_of
from ludex.families import families
from ludex.lang import ast, read, reading
from ludex.lang.phrasebook import phrase_of, phrases
from tests.phrases.breaking import Breaker, NoStep
from tests.phrases.keeping import MUTANTS, ROOT, TABLE, merged, rows
from tests.phrases.mutants import WHY

DIALECTS = ("sve", "cfv", "fow")


@pytest.mark.parametrize("dialect", DIALECTS)
def test_every_phrase_has_words_and_a_meaning(dialect):
    for phrase in phrases(dialect).values():
        assert phrase.wordings
        assert len(phrase.meaning) > 3, phrase.name


@pytest.mark.parametrize(
    ("dialect", "kind", "text", "names"),
    [
        ("sve", "spell", "Draw 2 cards.", {"SpellAbility", "Draw"}),
        ("sve", "follower", "This can't attack.", {"Cannot(act=attack)"}),
        ("fow", "chant", "Destroy target resonator.", {"Destroy", "Target"}),
        ("cfv", "unit", "[ACT](VC): Draw a card.", {"Draw"}),
    ],
)
def test_a_node_knows_the_phrase_that_it_was_read_from(dialect, kind, text, names):
    tree = read(text, dialect, kind=kind).card_text
    said = {phrase_of(node, dialect) for node in ast.walk(tree)}
    assert names <= said
    assert said - {""} <= set(phrases(dialect))


# -- the kept table ---------------------------------------------------------------------------------------------------
@cache
def functions_of(path: str) -> frozenset[str]:
    tree = python.parse((ROOT / path).read_text(encoding="utf-8"))
    return frozenset(node.name for node in python.walk(tree) if isinstance(node, python.FunctionDef))


def test_every_test_that_the_table_names_is_there():
    for tests in _table(ROOT / PLAYED).values():
        for test in tests:
            path, _, name = test.partition("::")
            assert name.rpartition("::")[2] in functions_of(path), test


@pytest.mark.parametrize("table", [TABLE, MUTANTS, WHY], ids=lambda path: path.name)
def test_a_kept_table_has_a_line_for_each_phrase_once(table: Path) -> None:
    """Lines of two branches are easily joined; `python -m tests.phrases.keeping --add` writes the first one anew."""
    lines = [tuple(row[name] for name in ("dialect", "phrase", "way") if name in row) for row in rows(table)]
    assert len(lines) == len(set(lines))


def test_what_nothing_plays_is_listed_and_the_list_only_shrinks():
    """A new phrase needs a test that plays it (`make phrases` writes the table anew); what is played is not owed."""
    played, owed = _table(ROOT / PLAYED), _table(ROOT / UNPLAYED)
    unplayed = {(dialect, name) for dialect in families() for each in lines_of(dialect, played) for name in each}
    assert unplayed - set(owed) == set()
    assert set(owed) - unplayed == set()


def test_lines_drawn_from_the_table_are_played_as_it_says(tmp_path):
    """The tests are watched again: each plays the phrase that it is kept for."""
    lines = [line for line in sorted(_table(ROOT / PLAYED).items()) if line[1][0].startswith("tests/rulebook")]
    drawn = Random(len(lines)).sample(lines, 3)
    path = tmp_path / "played.json"
    tests = [tests[0] for _, tests in drawn]
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "tests.phrases.recording", "--phrases", str(path)]
    alone = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_XDIST")}
    subprocess.run([*command, "-p", "no:cacheprovider", *tests], cwd=ROOT, env=alone, check=True, capture_output=True)
    found = merged([json.loads(path.read_text(encoding="utf-8"))])
    for (key, _), test in zip(drawn, tests, strict=True):
        assert test in found.get(key, ()), key


# -- breaking ---------------------------------------------------------------------------------------------------------
def broken(phrase: str, way: str, text: str, dialect: str = "sve", kind: str = "spell") -> ast.CardText:
    tree = reading.read(text, dialect, kind=kind).card_text
    breaker = Breaker(dialect, phrase, way)
    changed: ast.CardText = breaker.tree(tree)
    assert breaker.changed
    return changed


def test_a_phrase_that_does_nothing_leaves_the_rest_as_it_was():
    tree = broken("Draw", "nothing", "Draw 2 cards. Give your leader {defense}+1.")
    (ability,) = tree.abilities
    assert isinstance(ability, ast.SpellAbility)
    first, second = ability.effect.steps
    assert isinstance(first, NoStep)
    assert isinstance(second, ast.Give)


def test_a_phrase_may_mean_the_other_player_or_another_place():
    whole = broken("Leader", "wrong player", "Give your leader {defense}+1.")
    assert ast.Player("opponent") in ast.walk(whole)
    placed = broken("Place", "wrong place", "Select a follower in your cemetery and banish it.")
    assert [node.zone for node in ast.walk(placed) if isinstance(node, ast.Place)] == ["banished zone"]
