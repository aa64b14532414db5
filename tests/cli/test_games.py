from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from ludex import games
from ludex.families import families
from tests.cli.conftest import Ludex

ROOMS = Path(games.__file__).parent
DECKS = ROOMS / "sve" / "decks"
ALL_DECKS = [path for room in ("sve", "cfv") for path in sorted((ROOMS / room / "decks").glob("*.toml"))]


def test_games_lists_every_ruleset_with_book_and_format(ludex: Ludex) -> None:
    rows = ludex("games", "--json").document

    assert [row["ruleset"] for row in rows] == list(games.rulesets())
    assert {row["book"] for row in rows if row["ruleset"].startswith("sve")} == {"sve"}
    assert "sve/cross-craft" in ludex("games").out


def test_games_says_of_every_ruleset_what_its_room_says(ludex: Ludex) -> None:
    """The list is told by the families; the rooms, which are not loaded for it, say the same."""
    for row in ludex("games", "--json").document:
        rules, room = games.ruleset(row["ruleset"]), games.room(row["ruleset"])

        assert (row["title"], row["book"]) == (rules.title, rules.book)
        assert tuple(row["decks"]) == room.starter_decks(row["ruleset"])
    named = [name for family in families().values() for name in games.room(family.name).RULESETS]
    assert named == list(games.rulesets())


def test_games_loads_no_game() -> None:
    """It answers at once: no game, no reader of texts and no parser of options is loaded for it."""
    said = "import sys; from ludex.cli import main; main(['games']); print(sorted(sys.modules), file=sys.stderr)"
    run = subprocess.run([sys.executable, "-c", said], capture_output=True, text=True, check=True)

    assert "sve/cross-craft" in run.stdout or "sve/cross-cra…" in run.stdout
    for module in ("ludex.enact", "ludex.lang", "ludex.games.sve.starting", "typer", "pydantic"):
        assert f"'{module}'" not in run.stderr


def test_decks_lists_the_starters_of_one_or_of_all(ludex: Ludex) -> None:
    all_of_them = ludex("decks", "--json").document
    crossed = ludex("decks", "sve/cross-craft", "--json").document

    assert len(all_of_them) > len(crossed) > 0
    assert all(row["cards"]["main"] >= 40 for row in crossed)
    assert all(len(row["leaders"]) == 2 for row in crossed)


def test_a_deck_is_listed_with_what_leads_it(ludex: Ludex) -> None:
    rows = {row["deck"]: row for row in ludex("decks", "--json").document}

    assert rows["thaw"]["first"] == "Warrant Sparrow" and rows["thaw"]["leaders"] == []
    assert rows["thaw"]["cards"] == {"main": 50}
    assert "Warrant Sparrow" in ludex("decks", "cfv").out


@pytest.mark.parametrize("deck", ALL_DECKS, ids=lambda path: path.stem)
def test_every_starter_deck_may_be_played(ludex: Ludex, deck: Path) -> None:
    outcome = ludex("deck", "check", deck)

    assert outcome.code == 0, outcome.out
    assert "may be played" in outcome.out


def test_every_fault_has_its_rule_and_its_mending(ludex: Ludex, tmp_path: Path) -> None:
    deck = tmp_path / "short.txt"
    deck.write_text("Leader\nNobody\nMain\n5 Puddle Pixie\n", encoding="utf-8")

    page, document = ludex("deck", "check", deck), ludex("deck", "check", deck, "--json").document

    assert page.code == 1
    assert document["legal"] is False
    assert {fault["rule"] for fault in document["faults"]} >= {"sve 6.1.1", "sve 6.1.1.2", "sve 6.1.1.4"}
    assert all(fault["fault"] and fault["mend"] for fault in document["faults"])
    assert all(fault["rule"] in page.out for fault in document["faults"])


def test_faults_of_a_deck_of_another_game_have_its_rules(ludex: Ludex, tmp_path: Path) -> None:
    thaw = (ROOMS / "cfv" / "decks" / "thaw.toml").read_text("utf-8")
    deck = tmp_path / "thaw.toml"
    deck.write_text(thaw.replace('first = "Warrant Sparrow"', 'first = "Nobody"'), encoding="utf-8")

    faults = ludex("deck", "check", deck, "--json").document["faults"]

    assert [fault["rule"] for fault in faults] == ["cfv 5.2.2"]
    assert "Nobody" in faults[0]["fault"] and faults[0]["mend"]


def test_a_deck_is_checked_for_the_ruleset_it_names_or_for_another(ludex: Ludex) -> None:
    moth = DECKS / "moth.toml"

    assert ludex("deck", "check", moth, "--json").document["ruleset"] == "sve/open-8"
    assert ludex("deck", "check", moth, "--ruleset", "sve", "--json").document["legal"] is False


@pytest.mark.parametrize(
    ("text", "said"),
    [("Main\nthree Fairies\n", "line 2"), ("Format: chess\nMain\n1 Pawn\n", "no ruleset 'chess'")],
)
def test_a_file_that_is_no_deck_is_refused_with_its_place(
    ludex: Ludex, tmp_path: Path, text: str, said: str
) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text(text, encoding="utf-8")

    outcome = ludex("deck", "check", deck)

    assert (outcome.code, outcome.out) == (2, "")
    assert said in outcome.err
