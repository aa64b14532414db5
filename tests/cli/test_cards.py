import json
from pathlib import Path

import pytest

from ludex.cli import cards
from tests.cli.conftest import Ludex

FIGURES = {"cards", "understood", "declined", "ambiguous", "round_trip_failures"}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "cards.jsonl"
    rows = [
        {"name": "Reed Piper", "type": "follower", "text": "Ward."},
        {"name": "Still Pond", "type": "Follower"},
        {"name": "Riddle", "type": "spell", "text": "Draw a card. Juggle three lanterns."},
    ]
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    return path


def test_coverage_counts_what_was_read_and_what_not(ludex: Ludex, file: Path) -> None:
    outcome = ludex("cards", "coverage", file, "--game", "sve", "--json")

    assert outcome.code == 0
    assert outcome.err == ""
    figures = {name: outcome.document[name] for name in FIGURES}
    assert figures == {"cards": 3, "understood": 2, "declined": 1, "ambiguous": 0, "round_trip_failures": 0}


def test_out_has_a_line_per_card_with_the_declined_phrase(ludex: Ludex, file: Path, tmp_path: Path) -> None:
    ludex("cards", "coverage", file, "--game", "sve", "--out", tmp_path / "out.jsonl", "--json")

    lines = [json.loads(line) for line in (tmp_path / "out.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [line["outcome"] for line in lines] == ["understood", "understood", "declined"]
    assert "three lanterns" in lines[2]["phrase"]


def test_what_cannot_be_enacted_is_declined(
    ludex: Ludex, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cards, "unsupported", lambda text, rules: ("no pipes",) if text.abilities else ())

    document = ludex("cards", "coverage", file, "--game", "sve", "--json").document

    assert (document["understood"], document["declined"]) == (1, 2)


BESTOWED = "Bestowed resonator gains [+200/+200].\n[Bestow] {0}, {Rest}"


@pytest.fixture
def chants(tmp_path: Path) -> Path:
    """One card that every edition of Force of Will can play, and one with a skill that only the newest knows."""
    path = tmp_path / "chants.jsonl"
    rows = [
        {"name": "Tide Song", "type": "spell", "subtype": "chant", "text": "Draw a card."},
        {"name": "Tide Mark", "type": "addition", "subtype": "resonator", "text": BESTOWED},
    ]
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    return path


@pytest.mark.parametrize(("game", "understood"), (("fow-2.0", 1), ("fow-5.5", 2), ("fow-5.5/bifrost", 2)))
def test_an_edition_counts_what_it_can_play(ludex: Ludex, chants: Path, game: str, understood: int) -> None:
    document = ludex("cards", "coverage", chants, "--game", game, "--json").document
    assert document["understood"] == understood and "editions" not in document


def test_a_game_alone_says_how_much_each_edition_can(ludex: Ludex, chants: Path) -> None:
    document = ludex("cards", "coverage", chants, "--game", "fow", "--json").document
    assert document["understood"] == 2
    assert document["editions"] == {"fow-2.0": 1, "fow-5.01": 1, "fow-5.5": 2}


def test_an_edition_that_is_not_there_is_refused(ludex: Ludex, chants: Path) -> None:
    outcome = ludex("cards", "coverage", chants, "--game", "fow-9", "--json")
    assert outcome.code == 2 and "fow-5.5" in outcome.err


def test_the_page_names_the_phrases_that_stop_most_cards(ludex: Ludex, file: Path) -> None:
    page = ludex("cards", "coverage", file, "--game", "sve")

    assert page.code == 0
    assert "three lanterns" in page.out


def test_a_game_without_a_dialect_is_refused(ludex: Ludex, file: Path) -> None:
    outcome = ludex("cards", "coverage", file, "--game", "chess", "--json")

    assert (outcome.code, outcome.out) == (2, "")
    assert "'chess'" in outcome.err


def test_explain_gives_tree_and_text(ludex: Ludex) -> None:
    document = ludex("cards", "explain", "--game", "sve", "Ward.  {FANFARE} Draw a card.", "--json").document

    assert document["understood"] is True
    assert document["rendered"] == document["canonical"]
    assert document["tree"].startswith("CardText")


def test_explain_says_which_phrase_was_declined_and_where(ludex: Ludex) -> None:
    page = ludex("cards", "explain", "--game", "sve", "Ward.\nJuggle three lanterns.")

    assert page.code == 1
    assert "line 2" in page.out
    assert "Juggle three lanterns" in page.out


def test_explain_warns_of_a_name_that_no_card_bears(ludex: Ludex) -> None:
    text = "{fanfare} Search your deck for a card named Nobody Ever Heard, add it to your hand, then shuffle."

    document = ludex("cards", "explain", "--game", "sve", text, "--json").document
    assert document["understood"] is True
    assert document["warnings"] == ["no card is named “Nobody Ever Heard”"]
    assert "no card is named “Nobody Ever Heard”" in ludex("cards", "explain", "--game", "sve", text).out


def test_explain_says_what_could_follow_and_the_nearest_phrase(ludex: Ludex) -> None:
    document = ludex("cards", "explain", "--game", "sve", "Fanfare: Draw a card.", "--json").document

    (declined,) = document["declined"]
    assert declined["nearest"] == "{fanfare}"
    assert declined["follow"]


def test_a_card_with_a_slip_of_the_pen_is_understood_and_the_slip_is_told(ludex: Ludex, tmp_path: Path) -> None:
    path = tmp_path / "cards.jsonl"
    path.write_text('{"name": "Reed Piper", "type": "Follower", "text": "{fanfare} Draw a crad."}\n', encoding="utf-8")

    document = ludex("cards", "coverage", path, "--game", "sve", "--out", tmp_path / "out.jsonl", "--json").document

    assert (document["understood"], document["mended"]) == (1, 1)
    line = json.loads((tmp_path / "out.jsonl").read_text(encoding="utf-8"))
    assert line["outcome"] == "understood" and "crad" in line["mended"]


def test_a_card_of_a_kind_that_the_game_does_not_know_is_declined(ludex: Ludex, tmp_path: Path) -> None:
    """However well its text is read, nobody could play it."""
    path = tmp_path / "cards.jsonl"
    path.write_text(json.dumps({"name": "Tide Badge", "type": "Badge / token", "text": "Draw a card."}) + "\n", "utf-8")
    document = ludex("cards", "coverage", path, "--game", "sve", "--out", tmp_path / "out.jsonl", "--json").document
    assert (document["understood"], document["declined"]) == (0, 1)
    line = json.loads((tmp_path / "out.jsonl").read_text("utf-8"))
    assert line["phrase"] == "Badge / token" and "sve 2.3.2" in line["why"]
