"""Constructing a deck of Force of Will: every fault is found, with its rule and what would mend it."""

import pytest

from ludex.games.fow.catalog import Catalog
from ludex.games.fow.ch02_cards.cardfile import CardFileError, CardRow, Side, known_in, read_rows, sides
from ludex.games.fow.ch04_preparation.construction import FORMATS, Fault, faults, format_of
from ludex.games.fow.ch04_preparation.deckfile import Deck, DeckFileError, as_text, read_deck
from ludex.lang import ast


def resonator(name: str, **more: object) -> CardRow:
    fields = {"name": name, "type": "resonator", "cost": "{W}{1}", "attack": 400, "defense": 400, **more}
    return CardRow(**fields)  # type: ignore[arg-type]


def stone(name: str, subtype: str = "basic") -> CardRow:
    return CardRow(name=name, type="magic stone", subtype=subtype)


RANK = [resonator(f"Porter {n}") for n in range(18)]
OTHERS = [
    CardRow(name="Toll Keeper", type="ruler", back=Side(name="Toll Taker", attack=700, defense=700)),
    stone("Light Magic Stone"),
    stone("Toll Stone", "special"),
    stone("Oldest Stone", "true"),
    CardRow(name="Toll Book", type="regalia", cost="{1}", since="5.5"),
    CardRow(name="Old Seal", type="addition", subtype="ruler/J-ruler", cost="{1}", until="5.01"),
    resonator("Hasty Porter", since="5.01"),
    resonator("Crowd"),
    resonator("Bell Porter", text="[Break] You gain 100 life."),
    resonator("Horn Porter", text="[Break] Draw a card."),
]
CARDS = Catalog([*RANK, *OTHERS])
LEGAL = {row.name: 4 for row in RANK[:10]}


def deck(without: dict[str, int] | None = None, **adding: int) -> Deck:
    """A legal deck with some cards taken out of the main deck and others put in; underscores are spaces."""
    main = dict(LEGAL)
    for name, count in (without or {}).items():
        main[name] -= count
    for name, count in adding.items():
        main[name.replace("_", " ")] = main.get(name.replace("_", " "), 0) + count
    kept = {name: count for name, count in main.items() if count}
    return Deck(name="mine", ruler="Toll Keeper", main=kept, stones={"Light Magic Stone": 12})


def with_stones(stones: dict[str, int]) -> Deck:
    return Deck(name="mine", ruler="Toll Keeper", main=dict(LEGAL), stones=stones)


def plain(row: CardRow) -> tuple[ast.DeckRule, ...]:
    return (ast.DeckRule(0),) if row.name == "Crowd" else ()


def found(deck: Deck, edition: str = "fow-5.5") -> list[str]:
    wrong = faults(deck, FORMATS[edition], CARDS, reading=plain)
    assert all(fault.sentence and fault.hint for fault in wrong)
    return [fault.rule for fault in wrong]


@pytest.mark.parametrize("edition", FORMATS)
def test_a_legal_deck_has_no_faults(edition):
    assert found(deck(), edition) == []


@pytest.mark.rule("fow-5.5 1.2:1")
def test_both_formats_of_an_edition_build_decks_alike():
    assert format_of("fow-5.5/bifrost") is format_of("fow-5.5/valhalla") is format_of("fow-5.5")


@pytest.mark.rule("fow 4.1:1")
def test_a_card_that_does_not_exist_is_named_with_its_nearest():
    wrong = faults(deck({"Porter 0": 1}, Porter_O=1), FORMATS["fow-5.5"], CARDS, reading=plain)
    assert [fault.sentence for fault in wrong] == ["There is no card named Porter O."]
    assert "Porter" in wrong[0].hint


def test_the_rule_is_cited_as_the_edition_numbers_it():
    wrong = faults(deck({"Porter 0": 1}), FORMATS["fow-5.01"], CARDS, cite=lambda c: c.replace("fow ", "fow-5.01 "))
    assert wrong == (Fault("fow-5.01 4.1:3", "The main deck has 39 cards; it must have at least 40.", "Add 1."),)


# -- the ruler --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("fow 4.1:2")
@pytest.mark.parametrize("ruler", ["", "Porter 1", "Light Magic Stone"])
def test_there_is_exactly_one_ruler_card(ruler):
    wrong = Deck(name="mine", ruler=ruler, main=dict(LEGAL), stones={"Light Magic Stone": 12})
    assert found(wrong) == ["fow 4.1:2"]
    assert found(wrong, "fow-2.0") == ["fow-2.0 4:1"]


# -- the main deck ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("fow 4.1:3")
def test_a_main_deck_has_forty_cards_or_more():
    assert found(deck({"Porter 0": 1})) == ["fow 4.1:3"]
    assert found(deck({}, **{f"Porter_{n}": 4 for n in range(10, 18)})) == []


@pytest.mark.rule("fow-2.0 4.1:1")
def test_a_main_deck_of_the_second_edition_has_forty_to_sixty_cards():
    assert found(deck({"Porter 0": 1}), "fow-2.0") == ["fow-2.0 4.1:1"]
    assert found(deck({}, **{f"Porter_{n}": 4 for n in range(10, 15)}), "fow-2.0") == []
    assert found(deck({}, **{f"Porter_{n}": 4 for n in range(10, 16)}), "fow-2.0") == ["fow-2.0 4.1:1"]


@pytest.mark.rule("fow 4.1:3", "fow-2.0 4.1:2")
def test_no_ruler_and_no_magic_stone_lies_in_a_main_deck():
    assert found(deck(Toll_Keeper=1, Light_Magic_Stone=1)) == ["fow 4.1:3"] * 2
    assert found(deck(Toll_Keeper=1), "fow-2.0") == ["fow-2.0 4.1:2"]


@pytest.mark.rule("fow 4.1:5", "fow 2.2:2", "fow-2.0 4.1:3", "fow-2.0 2.1.1:2")
def test_four_cards_of_a_name():
    assert found(deck(Porter_1=1)) == ["fow 4.1:5"]
    assert found(deck(Porter_1=1), "fow-2.0") == ["fow-2.0 4.1:3"]


@pytest.mark.rule("fow-2.0 4.1:4")
def test_cards_with_break_are_not_rationed_but_four_of_a_name_they_are():
    """Ruling fow-2.0-R1."""
    assert found(deck({"Porter 0": 4, "Porter 1": 4}, Bell_Porter=4, Horn_Porter=4), "fow-2.0") == []
    assert found(deck(Bell_Porter=5), "fow-2.0") == ["fow-2.0 4.1:3"]


@pytest.mark.rule("fow-5.5 4.1:6")
def test_a_card_may_say_otherwise_while_decks_are_built():
    assert found(deck(Crowd=17)) == []


# -- the magic stone deck ---------------------------------------------------------------------------------------------
@pytest.mark.rule("fow 4.1:4")
@pytest.mark.parametrize(("count", "wrong"), [(9, 1), (10, 0), (20, 0), (21, 1)])
def test_a_magic_stone_deck_has_ten_to_twenty_cards(count, wrong):
    assert found(with_stones({"Light Magic Stone": count})) == ["fow 4.1:4"] * wrong


@pytest.mark.rule("fow-2.0 4.2:1")
@pytest.mark.parametrize(("count", "wrong"), [(1, 0), (20, 0), (21, 1)])
def test_a_magic_stone_deck_of_the_second_edition_has_twenty_cards_at_the_most(count, wrong):
    assert found(with_stones({"Light Magic Stone": count}), "fow-2.0") == ["fow-2.0 4.2:1"] * wrong


@pytest.mark.rule("fow 4.1:4", "fow-2.0 4.2:2")
def test_only_magic_stones_lie_in_a_magic_stone_deck():
    stones = {"Light Magic Stone": 10, "Porter 12": 1}
    assert found(with_stones(stones)) == ["fow 4.1:4"]
    assert found(with_stones(stones), "fow-2.0") == ["fow-2.0 4.2:2"]


@pytest.mark.rule("fow 4.1:5", "fow 2.1:4.1", "fow-2.0 4.2:3")
def test_only_basic_magic_stones_are_exempt_from_the_four():
    assert found(with_stones({"Light Magic Stone": 16, "Toll Stone": 4})) == []
    assert found(with_stones({"Light Magic Stone": 10, "Toll Stone": 5, "Oldest Stone": 5})) == ["fow 4.1:5"] * 2
    assert found(with_stones({"Light Magic Stone": 10, "Toll Stone": 5}), "fow-2.0") == ["fow-2.0 4.1:3"]


# -- editions ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("edition", "unknown"),
    [("fow-2.0", ["Toll Book", "Hasty Porter"]), ("fow-5.01", ["Toll Book"]), ("fow-5.5", ["Old Seal"])],
)
def test_a_card_that_an_edition_has_no_rules_for_is_named(edition, unknown):
    brought = deck({"Porter 0": 3}, Toll_Book=1, Old_Seal=1, Hasty_Porter=1)
    wrong = faults(brought, FORMATS[edition], CARDS, reading=plain)
    assert [fault.sentence.split(" has something")[0] for fault in wrong] == unknown


@pytest.mark.rule("fow-5.5 3.16:1.2")
def test_a_sideboard_belongs_to_the_newest_edition():
    brought = Deck(name="m", ruler="Toll Keeper", main=LEGAL, stones={"Light Magic Stone": 10}, sideboard={"Crowd": 3})
    assert found(brought) == []
    assert found(brought, "fow-5.01") == ["fow 4.1:1"]
    assert found(brought, "fow-2.0") == ["fow-2.0 4:1"]


def test_since_and_until_bound_a_card():
    seal, hasty = CARDS.get("Old Seal"), CARDS.get("Hasty Porter")
    assert seal is not None and hasty is not None
    assert [known_in(seal, e) for e in ("2.0", "5.01", "5.5")] == [True, True, False]
    assert [known_in(hasty, e) for e in ("2.0", "5.01", "5.5")] == [False, True, True]


# -- files ------------------------------------------------------------------------------------------------------------
def test_the_plain_form_gives_the_same_deck_back():
    whole = Deck(
        name="mine", title="Mine", ruleset="fow-5.01", description="Two words.", ruler="Toll Keeper",
        main={"Porter 1": 4}, stones={"Light Magic Stone": 10}, sideboard={"Crowd": 1},
    )  # fmt: skip
    assert read_deck(as_text(whole), "mine.txt") == whole


@pytest.mark.rule("fow 4.1:2")
def test_a_plain_deck_names_one_ruler():
    with pytest.raises(DeckFileError, match=r"2 cards\. Name one"):
        read_deck("Ruler\nToll Keeper\nToll Taker\nMain\n4 Crowd\n", "two.txt")


def test_a_deck_with_none_of_a_card_is_refused():
    with pytest.raises(DeckFileError, match="0 copies of Crowd"):
        read_deck("[stones]\nCrowd = 0\n", "mine.toml")


_PAST = 'type = "resonator"\ncost = "{1}"\nattack = 0\ndefense = 0\nsince = "5.5"\n'
MISPRINTS = [
    ('type = "resonator"\nattack = 100\ndefense = 100', "cost: is missing"),
    ('type = "resonator"\ncost = "{1}"\nattack = 100', "defense: is missing"),
    ('type = "resonator"\ncost = "{1}"\nattack = 150\ndefense = 100', "attack: is 150"),
    ('type = "resonator"\ncost = "W1"\nattack = 100\ndefense = 100', "cost: cannot be read"),
    ('type = "resonator"\ncost = "{1}{Q}"\nattack = 100\ndefense = 100', "cost: cannot be read"),
    ('type = "spell"\ncost = "{1}"', "subtype: is ''"),
    ('type = "spell"\nsubtype = "field"\ncost = "{1}"', "Write chant or chant-instant or chant-standby"),
    ('type = "spell"\nsubtype = "chant"\ncost = "{1}"\nattack = 100', "attack: stands on a spell"),
    ('type = "regalia"\ncost = "{1}"', "since: is 2.0, which has no regalia"),
    ('type = "addition"\nsubtype = "J/ruler"\ncost = "{1}"', r"which has no \[Addition: J/ruler\]"),
    ('type = "addition"\nsubtype = "ruler/J-ruler"\ncost = "{1}"', "until: is 5.5"),
    ('type = "magic stone"\nsubtype = "basic"\ncost = "{1}"', "cost: stands on a magic stone"),
    ('type = "resonator"\nstone = ["fire"]\ncost = "{1}"\nattack = 0\ndefense = 0', "stone: stands on a resonator"),
    ('type = "J-ruler"\nattack = 100\ndefense = 100', "which no card's front is"),
    ('type = "player"', "which no card's front is"),
    ('type = "ruler"\nback = { name = "J" }', "J-ruler without ATK and DEF"),
    ('type = "ruler"\nback = { name = "J", type = "regalia", cost = "{1}" }', "is regalia behind a ruler"),
    ('type = "resonator"\ncost = "{M}"\nattack = 0\ndefense = 0', "which has no moon will"),
    ('type = "resonator"\ncost = "{1}"\nattack = 0\ndefense = 0\nattribute = ["fire", "fire"]', "says something twice"),
    ('type = "resonator"\ncost = "{1}"\nattack = 0\ndefense = 0\nsince = "5.5"\nuntil = "2.0"', "before 5.5"),
    (f"{_PAST}back = {{ name = \"B\", cost = \"{{2}}\", attack = 0, defense = 0 }}", r"text: has no \[Shift\]"),
]


@pytest.mark.parametrize(("fields", "wrong"), MISPRINTS)
def test_misprints_are_refused_by_name(fields, wrong):
    with pytest.raises(CardFileError, match=wrong) as refused:
        read_rows(f'[[card]]\nname = "Misprint"\n{fields}\n', "test.toml")
    assert "test.toml, card 1 (Misprint)" in str(refused.value)


@pytest.mark.rule("fow 14.3:1.1", "fow 14.3:2")
def test_what_a_back_leaves_out_is_as_on_the_front():
    text = (
        '[[card]]\nname = "A"\ntype = "resonator"\nsince = "5.5"\nattribute = ["fire"]\nrace = ["Porter"]\n'
        'cost = "{R}"\nattack = 100\ndefense = 100\ntext = "[Shift] {2}"\n'
        '[card.back]\nname = "B"\ncost = "{R}{2}"\nattack = 500\ndefense = 500\n'
    )
    (row,) = read_rows(text, "test.toml")
    back = sides(row)[1]
    assert (back.type, back.attribute, back.race, row.double_sided) == ("resonator", ("fire",), ("Porter",), True)
    ruler = CARDS.get("Toll Keeper")
    assert ruler is not None and not ruler.double_sided and sides(ruler)[1].type == "J-ruler"
