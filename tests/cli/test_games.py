from __future__ import annotations

from pathlib import Path

import pytest

from ludex import games
from tests.cli.conftest import Ludex

DECKS = Path(games.__file__).parent / "sve" / "decks"


def test_games_lists_every_ruleset_with_book_and_format(ludex: Ludex) -> None:
    rows = ludex("games", "--json").document

    assert [row["ruleset"] for row in rows] == list(games.rulesets())
    assert {row["book"] for row in rows if row["ruleset"].startswith("sve")} == {"sve"}
    assert "sve/cross-craft" in ludex("games").out


def test_decks_lists_the_starters_of_one_or_of_all(ludex: Ludex) -> None:
    all_of_them = ludex("decks", "--json").document
    crossed = ludex("decks", "sve/cross-craft", "--json").document

    assert len(all_of_them) > len(crossed) > 0
    assert all(row["cards"]["main"] >= 40 for row in crossed)
    assert all(len(row["leaders"]) == 2 for row in crossed)


@pytest.mark.parametrize("deck", sorted(DECKS.glob("*.toml")), ids=lambda path: path.stem)
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
