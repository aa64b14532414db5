"""One position, the same answers, several editions: every file of examples/scenarios/editions comes out as it says
under each book it speaks of, and the courses part."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludex import games
from ludex.rulebook.ledger import official_numbers
from ludex.table.comparing import courses
from ludex.table.scenariofile import ScenarioFile, everywhere, play, read_scenario

FOLDER = Path(__file__).parents[2] / "examples" / "scenarios" / "editions"
FILES = sorted(FOLDER.glob("*.toml"))


def read(path: Path) -> ScenarioFile:
    return read_scenario(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_each_edition_comes_to_its_own_end(path: Path) -> None:
    played = [play(each) for each in everywhere(read(path))]
    for each in played:
        assert [check for check in each.checks if not check.ok] == [], each.file.ruleset
        assert each.file.expect is not None, f"nothing is expected under {each.file.ruleset}"
        own = f"{each.table.rules.book} "
        assert not [e for e in each.table.events() if not e.rule.startswith(own)], each.file.ruleset
        each.table.replay()
    assert len(played) > 1
    for course in courses(played)[1:]:
        assert course.at is not None, f"{course.ruleset} takes the same course"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_names_a_rule_of_each_book_it_speaks_of(path: Path) -> None:
    file = read(path)
    assert file.title
    spoken = {games.ruleset(each.ruleset).book for each in everywhere(file)}
    named = {rule.partition(" ")[0] if " " in rule else rule.rpartition("-R")[0] for rule in file.rules}
    assert spoken <= named
    for rule in file.rules:
        book, _, number = rule.partition(" ")
        assert not number or number in official_numbers(book), rule


def test_there_are_enough_of_them() -> None:
    spoken = [{each.ruleset for each in everywhere(read(path))} for path in FILES]
    assert len(FILES) >= 25 and sum("fow-2.0" in each for each in spoken) >= 8
    assert sum(len(each) > 2 for each in spoken) >= 5
