from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Ludex

ROWS = [
    {"name": "Reed Piper", "type": "Follower", "class": "forest", "cost": 1, "atk": 1, "def": 2, "text": "Ward."},
    {"name": "Reed Piper Evolved", "type": "Follower / Evolved", "class": "forest", "attack": 3, "defense": 4},
    {"name": "Ripple", "type": "spell", "class": "Neutral", "cost": 1, "text": "Draw a card."},
    {"name": "Call the Geese", "type": "spell", "class": "Neutral", "cost": 2, "text": "Summon a Goose token."},
    {"name": "Goose", "type": "Follower / Token", "class": "neutral", "cost": 1, "atk": 1, "def": 1},
    {"name": "Riddle", "type": "spell", "class": "Neutral", "cost": 0, "text": "Juggle three lanterns."},
    {"name": "Call the Swans", "type": "spell", "class": "Neutral", "cost": 2, "text": "Summon a Swan token."},
]  # fmt: skip


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "cards.jsonl"
    path.write_text("".join(json.dumps(row) + "\n" for row in ROWS), encoding="utf-8")
    return path


def test_every_understood_card_is_played(ludex: Ludex, file: Path) -> None:
    outcome = ludex("cards", "smoke", file, "--game", "sve", "--each", 2, "--json")

    document = outcome.document
    assert outcome.code == 0
    assert (document["cards"], document["games"], document["errors"]) == (5, 10, 0)
    assert document["not_understood"] == 2, "one text cannot be read, one token does not exist"


def test_the_number_of_processes_changes_nothing(ludex: Ludex, file: Path) -> None:
    args = ("cards", "smoke", file, "--game", "sve", "--json")

    assert ludex(*args).document == ludex(*args, "--jobs", 2).document


def test_what_coverage_understands_is_played(ludex: Ludex, tmp_path: Path) -> None:
    """A name that the file's own cards bear is a name to both, whatever it looks like."""
    rows = [
        {"name": "Dawn, the Last Light", "type": "spell", "class": "Neutral", "cost": 1, "text": "Draw a card."},
        {"name": "Seeker", "type": "spell", "class": "Neutral", "cost": 1,
         "text": "Search your deck for a Dawn, the Last Light, reveal it, add it to your hand, then shuffle."},
        {"name": "Riddle", "type": "spell", "class": "Neutral", "cost": 0, "text": "Juggle three lanterns."},
    ]  # fmt: skip
    path = tmp_path / "named.jsonl"
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    read = ludex("cards", "coverage", path, "--game", "sve", "--json").document
    played = ludex("cards", "smoke", path, "--game", "sve", "--json").document
    assert (read["understood"], read["declined"]) == (played["cards"], played["not_understood"]) == (2, 1)
    assert [each["card"] for each in played["refused"]] == ["Riddle"] and "lanterns" in played["refused"][0]["why"]


def test_one_card_by_its_name(ludex: Ludex, file: Path) -> None:
    assert ludex("cards", "smoke", file, "--game", "sve", "--only", "ripple", "--json").document["cards"] == 1
    assert ludex("cards", "smoke", file, "--game", "sve", "--only", "walrus").code == 2


def test_the_page_says_how_many(ludex: Ludex, file: Path) -> None:
    assert "5 cards played in 5 games, 0 errors" in ludex("cards", "smoke", file, "--game", "sve").out
