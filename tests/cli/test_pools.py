"""`ludex cards import|list|show|remove` and `ludex pool`: cards of one's own. All cards here are made up."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Ludex

CARDS = [
    {"cardName": "Oar Boy", "card_no": "AB-1", "type": "Follower", "craft": "forest", "cost": "2", "atk": "1",
     "def": "3", "effect": "Ward."},
    {"cardName": "Reed Song", "card_no": "AB-2", "type": "Spell", "craft": "forest", "cost": "1",
     "effect": "Frobnicate the moon."},
    {"cardName": "Raft", "card_no": "AB-3", "type": "Boat", "craft": "forest", "cost": "1", "effect": ""},
]  # fmt: skip


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LUDEX_HOME", str(tmp_path / "home"))
    path = tmp_path / "cards.json"
    path.write_text(json.dumps(CARDS), encoding="utf-8")
    return path


def test_import_reports_what_is_understood_what_is_not_and_why(ludex: Ludex, file: Path):
    report = ludex("cards", "import", file, "--game", "sve", "--json").document
    assert (report["pool"], report["cards"], report["added"], report["understood"]) == ("sve", 2, 2, {"sve": 1})
    [missing] = report["declined"]
    assert (missing["phrase"], missing["examples"]) == ("Frobnicate the moon", ["Reed Song"])
    [refused] = report["refused"]
    assert (refused["line"], refused["card"]) == (3, "Raft")
    assert report["columns"]["defense"] == "def"


def test_import_again_doubles_nothing(ludex: Ludex, file: Path):
    ludex("cards", "import", file, "--game", "sve")
    again = ludex("cards", "import", file, "--game", "sve", "--json").document
    assert (again["added"], again["changed"], again["same"]) == (0, 0, 2)
    assert [row["cards"] for row in ludex("pool", "list", "--json").document["pools"]] == [2]


def test_the_page_says_it_too(ludex: Ludex, file: Path):
    page = ludex("cards", "import", file, "--game", "sve")
    assert page.code == 0
    assert "2 cards in pool 'sve'" in page.out
    assert "1 of 2 understood in sve" in page.out
    assert "Frobnicate the moon" in page.out
    assert "cards.json:3, Raft" in page.out


def test_a_file_of_no_cards_stores_nothing(ludex: Ludex, file: Path):
    file.write_text("a,b\n1,2\n")
    outcome = ludex("cards", "import", file, "--game", "sve")
    assert outcome.code == 2
    assert "the columns are: a, b" in outcome.err
    assert ludex("pool", "list", "--json").document["pools"] == []


def test_a_pool_has_cards_of_one_game(ludex: Ludex, file: Path):
    ludex("cards", "import", file, "--game", "sve", "--pool", "mine")
    file.write_text('[{"name": "A", "grade": 1, "power": 7000, "clan": "Genesis"}]')
    assert "has cards of sve" in ludex("cards", "import", file, "--game", "cfv", "--pool", "mine").err


def test_cards_are_listed_shown_and_removed(ludex: Ludex, file: Path):
    ludex("cards", "import", file, "--game", "sve")
    assert [row["name"] for row in ludex("cards", "list", "song", "--json").document] == ["Reed Song"]
    assert "No card has that in its name or number; cards in your pools: 2." in ludex("cards", "list", "psalm").out
    [shown] = ludex("cards", "show", "ab-1", "--json").document
    assert (shown["card"]["defense"], shown["understood"]["sve"]["outcome"]) == (3, "understood")
    assert "Did you mean Oar Boy?" in ludex("cards", "show", "Oar Body").err
    assert ludex("cards", "remove", "Oar Boy", "--pool", "sve", "--json").document["cards"] == 1
    assert ludex("cards", "remove", "Oar Boy", "--pool", "sve").code == 2


def test_a_card_that_an_amendment_brought_is_removed_with_it(ludex: Ludex, file: Path, tmp_path: Path):
    ludex("cards", "import", file, "--game", "sve")
    mended = tmp_path / "mend.toml"
    ghost = 'name = "Ferry Ghost"\ntype = "spell"\nclass = "Neutral"\ncost = 1\ntext = "Draw a card."'
    mended.write_text(f'[[card]]\n{ghost}\n[[card]]\nname = "Reed Song"\ntext = "Draw a card."\n')
    assert ludex("pool", "amend", "sve", mended, "--json").document["cards"] == 3
    assert ludex("cards", "remove", "Ferry Ghost", "--pool", "sve", "--json").document["cards"] == 2
    assert ludex("cards", "show", "Ferry Ghost").code == 2
    assert ludex("cards", "show", "Reed Song", "--json").document[0]["card"]["text"] == "Draw a card."


def test_what_was_mended_to_read_a_card_is_shown_with_it(ludex: Ludex, file: Path):
    file.write_text('[{"name": "A", "type": "Spell", "class": "Neutral", "cost": 1, "text": "Drwa a card."}]')
    ludex("cards", "import", file, "--game", "sve")
    assert "“Drwa” read as “Draw”" in ludex("cards", "show", "A").out


def test_a_pool_is_shared_as_one_file_with_its_amendments(ludex: Ludex, file: Path, tmp_path: Path):
    ludex("cards", "import", file, "--game", "sve")
    mended = tmp_path / "mend.toml"
    mended.write_text('[[card]]\nname = "Reed Song"\ntext = "Draw a card."\n')
    assert ludex("pool", "amend", "sve", mended, "--json").document["amendments"] == 1
    ludex("cards", "import", file, "--game", "sve")
    assert ludex("cards", "show", "Reed Song", "--json").document[0]["card"]["text"] == "Draw a card."
    ludex("pool", "export", "sve", tmp_path / "shared.json")
    ludex("pool", "rename", "sve", "old")
    assert ludex("pool", "import", tmp_path / "shared.json", "--json").document["cards"] == 2
    assert ludex("cards", "show", "Reed Song", "--pool", "sve", "--json").document[0]["card"]["text"] == "Draw a card."
    ludex("cards", "remove", "Oar Boy", "--pool", "old")
    assert ludex("pool", "import", tmp_path / "shared.json", "--name", "old").code == 2
    assert ludex("pool", "remove", "old").code == 0
    assert [row["pool"] for row in ludex("pool", "list", "--json").document["pools"]] == ["sve"]


@pytest.mark.parametrize(
    "wrong",
    [
        ("cards", "import", "nowhere.json", "--game", "sve"),
        ("cards", "import", "FILE", "--game", "chess"),
        ("cards", "import", "FILE", "--game", "sve", "--map", "nowhere.toml"),
        ("cards", "import", "FILE", "--game", "sve", "--pool", "../up"),
        ("pool", "export", "nothing", "out.json"),
        ("pool", "amend", "nothing"),
        ("pool", "import", "FILE"),
        ("pool", "rename", "a", "b"),
    ],
)
def test_what_cannot_be_done_is_said(ludex: Ludex, file: Path, wrong: tuple[str, ...]):
    outcome = ludex(*(str(file) if word == "FILE" else word for word in wrong))
    assert outcome.code == 2
    assert outcome.err.startswith("ludex: ")


# -- decks and positions ----------------------------------------------------------------------------------------------
def reeds() -> list[dict[str, object]]:
    unit = {"clan": "Genesis", "race": "Human", "critical": 1, "shield": 5000, "icons": "Boost"}
    grades = [{**unit, "name": f"Reed {n}", "number": f"V-{n}", "grade": n % 4, "power": 7000} for n in range(10)]
    heal = {**unit, "grade": 0, "power": 5000}
    return [*grades, *({**heal, "name": f"Bell {n}", "trigger": "critical"} for n in range(4))]


LIST = "Main deck (50)\n" + "\n".join(
    [*(f"4x V-{n}" for n in range(1, 9)), "Reed 0 x1", "1 REED 9", *(f"4 Bell {n}" for n in range(4))]
)


def test_a_deck_of_pool_cards_is_checked_simulated_and_played(ludex: Ludex, file: Path, tmp_path: Path):
    file.write_text(json.dumps(reeds()))
    ludex("cards", "import", file, "--game", "cfv")
    deck = tmp_path / "reeds.txt"
    deck.write_text(LIST)
    checked = ludex("deck", "check", deck, "--ruleset", "cfv", "--json").document
    assert (checked["faults"], len(checked["own_cards"])) == ([], 14)
    tally = ludex("sim", "cfv", "--decks", deck, deck, "--games", "2", "--jobs", "2", "--json").document
    assert (tally["games"], tally["errors"]) == (2, 0)
    deck.write_text(LIST.replace("REED 9", "Reeed 9"))
    told = ludex("deck", "check", deck, "--ruleset", "cfv", "--json").document["faults"]
    assert any("Did you mean" in fault["mend"] and "Reed 9" in fault["mend"] for fault in told)


def test_a_scenario_names_a_card_of_a_pool(ludex: Ludex, file: Path, tmp_path: Path):
    file.write_text(json.dumps(reeds()))
    ludex("cards", "import", file, "--game", "cfv")
    position = tmp_path / "reed.toml"
    position.write_text('ruleset = "cfv"\n[[card]]\nname = "Reed 3"\nzone = "vanguard circle"\n')
    shown = ludex("scenario", "show", position, "--json")
    assert shown.code == 0, shown.err
    assert "Reed 3" in shown.out


def test_slips_of_the_pen_are_mended_and_told(ludex: Ludex, tmp_path: Path):
    path = tmp_path / "slips.json"
    row = {"name": "Reed Piper", "type": "Follower", "class": "Neutral", "cost": 1, "attack": 1, "defense": 1}
    path.write_text(json.dumps([{**row, "text": "{fanfare} Draw a crad."}]), encoding="utf-8")

    report = ludex("cards", "import", path, "--game", "sve", "--json").document

    assert report["understood"] == {"sve": 1} and "crad" in report["mended"]["Reed Piper"]
    assert "crad" in ludex("cards", "import", path, "--game", "sve").out
