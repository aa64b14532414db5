"""Card files of Shadowverse: Evolve are refused aloud: the file, the card, the field, what is wrong."""

import msgspec
import pytest

from ludex.games.sve.catalog import Catalog, shipped
from ludex.games.sve.ch02_cards.cardfile import CardFileError, digest, read_rows, shipped_rows
from ludex.games.sve.ch02_cards.outside import card

GOOD = """
[[card]]
name = "Reed Cutter"
type = "follower"
class = "Forestcraft"
traits = ["Mossfolk"]
cost = 2
attack = 2
defense = 2
text = "Rush."
"""


def refusal(text: str) -> CardFileError:
    with pytest.raises(CardFileError) as refused:
        read_rows(text, "reeds.toml")
    assert "reeds.toml" in str(refused.value)
    return refused.value


def test_a_good_card_is_read():
    (row,) = read_rows(GOOD, "reeds.toml")
    assert (row.name, row.class_, row.cost, row.traits) == ("Reed Cutter", "Forestcraft", 2, ("Mossfolk",))


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('"Forestcraft"', '"Gardencraft"', "class"),
        ("cost = 2", 'cost = "two"', "cost"),
        ("cost = 2", "", "cost"),
        ("cost = 2", "cost = -1", "cost"),
        ("defense = 2", "", "attack"),
        ("attack = 2\ndefense = 2", "", "attack"),
        ('"follower"', '"spell"', "attack"),
        ('"follower"', '"follower"\nspecial = "evolved"', "cost"),
        ('"follower"', '"follower"\ntrigger = "heal"', "trigger"),
        ('"Reed Cutter"', '" "', "name"),
    ],
)
def test_a_wrong_field_is_named(old, new, field):
    error = refusal(GOOD.replace(old, new))
    assert error.card.startswith("card 1")
    assert error.field == field
    assert error.wrong
    assert error.mend


def test_an_unknown_field_and_a_missing_one_are_named():
    assert "flavour" in refusal(GOOD + 'flavour = "reedy"').wrong
    assert "class" in refusal(GOOD.replace('class = "Forestcraft"', "")).wrong


def test_a_file_that_is_no_toml_or_no_cards_is_refused():
    assert "TOML" in refusal("name = ").wrong
    assert refusal('[deck]\nname = "x"').mend


def test_two_cards_of_one_kind_cannot_share_a_name():
    with pytest.raises(CardFileError, match="used twice"):
        Catalog(read_rows(GOOD + GOOD, "reeds.toml"))


@pytest.mark.rule("sve 2.11.2")
def test_a_digest_pins_what_matters_in_play_and_nothing_else():
    (row,) = read_rows(GOOD, "reeds.toml")
    assert digest(row) == digest(msgspec.structs.replace(row, rarity="gold", number="X-1"))
    assert digest(row) != digest(msgspec.structs.replace(row, text="Storm."))
    assert digest(row) != digest(msgspec.structs.replace(row, cost=3))
    assert len({digest(row) for row in shipped_rows()}) == len(shipped_rows())


def test_a_name_finds_the_kind_asked_for_first():
    catalog = shipped()
    base, over = catalog.find("Mossback Sprout", "main"), catalog.find("Mossback Sprout", "evolve")
    assert base is not None
    assert over is not None
    assert (base.special, over.special) == (None, "evolved")
    fairy = catalog.find("Fairy", "main")
    assert fairy is not None
    assert fairy.special == "token"


@pytest.mark.rule("sve 4.6.4")
def test_4_6_4_either_face_of_a_double_faced_card_corresponds():
    sun, moon = shipped().corresponding("Sunward Ivy"), shipped().corresponding("Moonward Ivy")
    assert sun == moon
    assert len(sun) == 1


@pytest.mark.rule("sve 2.2.2", "sve 2.3.2", "sve 2.3.3.1")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"Forestcraft"', '"Bloodcraft"'),
        ('"follower"', '"ally"'),
        ('"follower"', '"follower"\nspecial = "fused"'),
    ],
)
def test_classes_types_and_special_types_are_the_books(old, new):
    assert refusal(GOOD.replace(old, new)).field in ("class", "type", "special")


@pytest.mark.rule("sve 2.2.2")
def test_2_2_2_cards_of_all_seven_classes_are_printed():
    assert len({row.class_ for row in shipped_rows()}) == 7


@pytest.mark.rule("sve 2.14.1")
def test_2_14_1_both_faces_carry_a_whole_set_of_information():
    (row,) = shipped().corresponding("Moonward Ivy")
    front, back = row.faces
    assert (front.name, front.attack, front.defense) == ("Sunward Ivy", 5, 4)
    assert (back.name, back.attack, back.defense) == ("Moonward Ivy", 3, 6)
    assert front.text != back.text


@pytest.mark.rule("sve 2.13.1")
def test_2_13_1_a_card_may_have_a_second_name():
    mayor = shipped().main("Old Tanglebeard")
    assert mayor is not None
    assert mayor.alternate_name == "Mayor of Lanternwood"


@pytest.mark.rule("sve 14.4.9.2", "sve 14.2.1.1")
@pytest.mark.parametrize(("name", "kind"), (("Carrot", "Evolved Spell"), ("Drive Point", "Spell")))
def test_cards_that_universes_know_by_name_are_what_they_are_whatever_a_source_calls_them(name: str, kind: str) -> None:
    """They lie in the evolve deck and are never played, so they have no cost."""
    found = card({"name": name, "type": kind, "cost": "-", "text": ""})
    assert (found.type, found.special, found.cost) == (name.casefold(), "evolved", None)
    assert found.in_evolve_deck and not found.in_main_deck


def test_a_token_of_that_name_is_a_token() -> None:
    assert card({"name": "Carrot", "type": "Spell / Token", "cost": 1}).type == "spell"
