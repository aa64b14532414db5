"""From rows in other people's words to cards. All cards here are made up."""

import json

import pytest

from ludex.pools import judging
from ludex.pools.importing import gather
from ludex.pools.mapping import read_map
from ludex.pools.pool import Card
from ludex.pools.troubles import PoolError


def cards(game: str, data: object, **options: object) -> dict[str, Card]:
    text = data if isinstance(data, str) else json.dumps(data)
    found = gather(game, [("cards.txt", text.encode())], **options)  # type: ignore[arg-type]
    assert found.troubles == []
    return {card.name: card for card in found.cards}


def troubles(game: str, data: object) -> list[tuple[int, str, str]]:
    text = data if isinstance(data, str) else json.dumps(data)
    return [(t.line, t.column, t.what) for t in gather(game, [("cards.txt", text.encode())]).troubles]


# -- layouts ----------------------------------------------------------------------------------------------------------
def test_an_english_table_of_sve_cards():
    found = cards("sve", "cardName,card_no,type,craft,cost,atk,def,effect\nOar Boy,AB-1,Follower,Forest,2,1,3,Ward.")
    assert found["Oar Boy"].row == {
        "name": "Oar Boy", "type": "follower", "class": "Forestcraft", "cost": 2, "attack": 1,
        "defense": 3, "text": "Ward.", "number": "AB-1",
    }  # fmt: skip
    assert found["Oar Boy"].numbers == ("AB-1",)


def test_an_evolved_card_beside_its_follower_is_a_card_of_its_own():
    data = [
        {"name": "Oar Boy", "type": "Follower", "cost": 2, "attack": 1, "defense": 3, "evo_attack": 4, "evo_defense": 5,
         "evo_text": "Rush."}
    ]  # fmt: skip
    found = gather("sve", [("x", json.dumps(data).encode())])
    assert [(c.row.get("special"), c.row["attack"], c.row.get("cost"), c.row.get("text")) for c in found.cards] == [
        (None, 1, 2, None), ("evolved", 4, None, "Rush."),
    ]  # fmt: skip


def test_an_evolved_card_in_a_row_of_its_own_has_its_followers_name():
    data = b"name,type,cost,attack,defense\nOar,Follower,1,1,1\nOar (Evolved),Evolved Follower,,2,2"
    found = gather("sve", [("x", data)])
    assert [(card.name, card.row.get("special")) for card in found.cards] == [("Oar", None), ("Oar", "evolved")]


def test_a_follower_that_is_evolved_by_its_name_alone_is_joined_and_told():
    data = b"name,type,cost,attack,defense\nOar,Follower,1,1,1\nOar Evolved,Follower,,2,2\nMast,Follower,,1,1"
    found = gather("sve", [("x", data)])
    assert [(card.name, card.row.get("special")) for card in found.cards] == [("Oar", None), ("Oar", "evolved")]
    assert found.supplied == {"evolved by its name": 1}
    assert [trouble.card for trouble in found.troubles] == ["Mast"]  # nothing says that it is


def test_two_evolved_rows_of_one_number_are_a_double_faced_card():
    data = "name,no,type,attack,defense\nOar,A-1,Evolved Follower,2,2\nMast,A-1,Evolved Follower,3,3"
    found = cards("sve", data)
    assert found["Oar"].row["back"]["name"] == "Mast" and "Mast" not in found


@pytest.mark.rule("sve 14.4.9.2")
def test_a_drive_point_that_a_source_calls_a_spell_needs_no_cost():
    found = cards("sve", [{"name": "Drive Point", "type": "Spell", "cost": "-", "text": ""}])
    row = found["Drive Point"].row
    assert (row["type"], row["special"]) == ("drive point", "evolved")


@pytest.mark.rule("sve 14.4.1.1")
def test_a_trigger_icon_that_only_a_reminder_tells_is_kept():
    text = "(If this card is revealed by a drive check, draw a card.)"
    found = cards("sve", [{"name": "Oar", "type": "Spell", "cost": 1, "text": text}])
    assert found["Oar"].row["trigger"] == "draw"


def test_a_table_of_units_with_words_around_its_numbers():
    header = "Name\tClan\tRace\tGrade\tPower\tShield\tCritical\tTrigger\tSkill 1\tSkill 2\tType"
    row = "Reed Page\tGenesis\tHuman / Elf\tGrade 1 / Boost\t7,000+\t5000\t1\t-\t[AUTO]: one\t[CONT]: two\tNormal Unit"
    card = cards("cfv", f"{header}\n{row}")["Reed Page"].row
    assert (card["grade"], card["power"], card["shield"], card["icons"]) == (1, 7000, 5000, ["Boost"])
    assert (card["clan"], card["race"]) == (["Genesis"], ["Human", "Elf"])
    assert card["text"] == "[AUTO]: one\n[CONT]: two"


@pytest.mark.rule("cfv 2.9.2")
def test_a_trigger_unit_is_known_by_its_trigger_or_its_type():
    data = [
        {"name": "A", "clan": "Genesis", "grade": 0, "power": 5000, "type": "Heal Trigger Unit"},
        {"name": "B", "clan": "Genesis", "grade": 0, "power": 5000, "trigger": "Critical +5000"},
    ]
    found = cards("cfv", data)
    assert [(found[n].row["type"], found[n].row["trigger"]) for n in "AB"] == [
        ("trigger unit", "heal"), ("trigger unit", "critical"),
    ]  # fmt: skip


def test_what_no_source_says_is_supplied_and_told():
    found = gather("cfv", [("x", b"name,clan,grade,power\nReed,Genesis,2,9000")])
    assert found.cards[0].row["icons"] == ["Intercept"]
    assert found.supplied == {"skill icon by its grade": 1, "critical 1": 1}


@pytest.mark.parametrize(
    ("written", "cost"), [("{W}{1}", "{W}{1}"), ("[W][1]", "{W}{1}"), ("WW2", "{W}{W}{2}"), ("3", "{3}")]
)
def test_will_costs_in_the_ways_people_write_them(written, cost):
    data = [{"name": "Gull", "type": "Resonator", "cost": written, "atk": 300, "def": 300, "color": "Light"}]
    row = cards("fow", data)["Gull"].row
    assert (row["cost"], row["attribute"]) == (cost, ["light"])


@pytest.mark.rule("fow-5.5 7.5:3")
@pytest.mark.parametrize(
    "other",
    [
        {"name": "Queen of Gulls", "type": "J-Ruler", "side_of": "Gull Girl"},
        {"name": "Queen of Gulls", "type": "J-Ruler", "number": "AB-1J"},
    ],
)
def test_a_j_ruler_in_a_row_of_its_own_is_joined_with_its_ruler(other):
    data = [{**other, "atk": 800, "def": 800}, {"name": "Gull Girl", "type": "Ruler", "number": "AB-1", "text": ""}]
    found = cards("fow", data)
    assert list(found) == ["Gull Girl"]
    assert found["Gull Girl"].row["back"]["name"] == "Queen of Gulls"


def test_markup_goes_and_pictures_stand_for_words_but_clans_stay_in_their_marks():
    text = '<b>A</b> <img src="x" alt="fanfare"> Draw.<br>If &lt;&lt;Genesis&gt;&gt;, <<Genesis>>'
    row = cards("cfv", [{"name": "A", "clan": "Genesis", "grade": 1, "power": 1, "text": text}])["A"].row
    assert row["text"] == "A {fanfare} Draw.\nIf <<Genesis>>, <<Genesis>>"


# -- what is no card --------------------------------------------------------------------------------------------------
def test_a_row_that_is_no_card_is_told_with_line_and_column_and_loses_no_other():
    data = "name,type,cost,attack,defense\nOar,Follower,1,,1\nMast,Spell,2,,\n,Spell,1,,\nKeel,Boat,1,1,1"
    assert troubles("sve", data) == [
        (2, "attack", "this follower has no attack"),
        (4, "name", "this row has no name"),
        (5, "", "no type of card is called 'Boat' (sve 2.3.2)"),
    ]
    found = gather("sve", [("cards.txt", data.encode())])
    assert [card.name for card in found.cards] == ["Mast"]


@pytest.mark.parametrize("number", ["-3", "−3", "- 3", -3, -3.0, 1.5])
def test_a_number_below_nothing_is_none(number):
    """A minus is no hyphen before a number that is meant."""
    data = [{"name": "Oar", "type": "Follower", "class": "Forest", "cost": number, "attack": 1, "defense": 1}]
    assert troubles("sve", data) == [(1, "cost", "this card has no cost")]


def test_a_j_ruler_without_its_ruler_is_told():
    data = [{"name": "Queen", "type": "J-Ruler", "atk": 1, "def": 1}]
    assert troubles("fow", data) == [(1, "side_of", "its ruler is not among these cards")]


def test_columns_that_cannot_be_found_are_told_with_those_there_are():
    with pytest.raises(PoolError) as error:
        gather("sve", [("x.csv", b"Titel,Regel\nOar,Ward.")])
    assert "name and type" in error.value.what
    assert "Titel, Regel" in error.value.what
    assert 'name = "the column it is in"' in error.value.mend


# -- maps -------------------------------------------------------------------------------------------------------------
MAP = """
name = "Titel"
text = ["Regel", "Mehr"]
type = "Art"
[always]
cost = 1
[words.type]
Zauber = "Spell"
[skip]
type = ["Bild"]
"""


def test_a_map_says_which_column_is_what():
    data = "Titel,Art,Regel,Mehr\nOar,Zauber,Draw a card.,Draw a card.\nMast,Bild,,"
    found = cards("sve", data, mapping=read_map(MAP, "sve"))
    assert list(found) == ["Oar"]
    assert (found["Oar"].row["type"], found["Oar"].row["cost"]) == ("spell", 1)
    assert found["Oar"].row["text"] == "Draw a card.\nDraw a card."


@pytest.mark.parametrize(
    ("text", "wrong"),
    [("name = ", "no TOML"), ('colour = "x"', "has no 'colour'"), ('name = "Nome"', "'Nome' that is not there")],
)
def test_a_map_that_says_something_wrong_is_refused(text, wrong):
    with pytest.raises(PoolError, match=wrong):
        gather("sve", [("x.csv", b"Titel,Regel\nOar,Ward.")], read_map(text, "sve"))


def test_a_text_that_cannot_be_written_back_is_told_of_its_card(monkeypatch):
    """One card without words for its reading does not end an import."""
    def nothing(*_: object) -> str:
        raise ValueError("no wording")

    monkeypatch.setattr(judging, "render", nothing)
    rules = judging.books_of("sve")["sve"]
    [found] = judging.verdicts(rules, [{**FERRY, "text": "Ward."}])
    assert (found.outcome, found.why) == (judging.ROUND_TRIP, "no wording")


FERRY = {"name": "Ferry", "type": "follower", "class": "Neutral", "cost": 1, "attack": 1, "defense": 1}


@pytest.mark.parametrize("head", ["Card No.", "CARD NO", "card_no.", "No.", "Code"])
def test_a_number_is_found_whether_or_not_its_column_is_abbreviated(head):
    data = f"Name,{head},Type,Class,Cost,Text\nReed Whistle,AB01-003,Spell,Forestcraft,1,Draw a card.\n".encode()
    gathered = gather("sve", [("mine.csv", data)])

    assert [card.numbers for card in gathered.cards] == [("AB01-003",)]
    assert gathered.unused == []
