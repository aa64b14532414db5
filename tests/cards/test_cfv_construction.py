"""Constructing a deck of Cardfight!! Vanguard: every fault is found, with its rule and what would mend it."""

import pytest

from ludex.games.cfv.catalog import Catalog
from ludex.games.cfv.ch02_cards.cardfile import CardFileError, CardRow, read_rows
from ludex.games.cfv.ch05_preparation.construction import STANDARD, Fault, faults
from ludex.games.cfv.ch05_preparation.deckfile import Deck, DeckFileError, as_text, read_deck
from ludex.games.cfv.ch05_preparation.deckrules import DeckSays, says
from ludex.lang import ast


def unit(name: str, grade: int = 1, **more: object) -> CardRow:
    kind = "trigger unit" if "trigger" in more else "normal unit"
    fields = {"name": name, "type": kind, "clan": ("Toll Bridge",), "grade": grade, "power": 7000, **more}
    return CardRow(**fields)  # type: ignore[arg-type]


UNITS = [unit(f"Porter {n}", grade=1 + n % 3) for n in range(10)]
STARTERS = [unit("Toll Keeper", 0), unit("Ferry Cat", 0)]
TRIGGERS = [unit(f"Bell {n}", 0, trigger="critical") for n in range(3)] + [unit("Poultice", 0, trigger="heal")]
MORE = [
    unit("Salve", 0, trigger="heal"),
    unit("Horn", 0, trigger="draw"),
    unit("Shield Hand", 1, text="[CONT]: Sentinel"),
    unit("Wall Hand", 1, text="[CONT]: Sentinel"),
    unit("Crowd", 1),
    unit("Bell Founder", 3),
    unit("Twice", 1, number="T-1"),
    unit("Twice", 2, number="T-2"),
]
CARDS = Catalog([*UNITS, *STARTERS, *TRIGGERS, *MORE])
LEGAL = {
    **{row.name: 4 for row in UNITS[:8]},
    "Toll Keeper": 2,
    **{row.name: 4 for row in TRIGGERS},
}


def deck(without: dict[str, int] | None = None, **adding: int) -> Deck:
    """The legal deck with some cards taken out and others put in; underscores are spaces."""
    main = dict(LEGAL)
    for name, count in (without or {}).items():
        main[name] -= count
    for name, count in adding.items():
        main[name.replace("_", " ")] = main.get(name.replace("_", " "), 0) + count
    return Deck(name="mine", main={name: count for name, count in main.items() if count})


def reading(row: CardRow) -> DeckSays:
    """What the cards above say about decks."""
    rules = {
        "Crowd": ast.DeckRule(16),
        "Porter 7": ast.DeckRule(0),
        "Bell Founder": ast.DeckRule(17, of="triggers"),
        "Ferry Cat": ast.DeckRule(6, of="heal triggers"),
        "Wall Hand": ast.DeckRule(5, of="sentinels"),
    }
    said = (rules[row.name],) if row.name in rules else ()
    return DeckSays(rules=said, sentinel="Sentinel" in row.text)


def plain(row: CardRow) -> DeckSays:
    return DeckSays(sentinel="Sentinel" in row.text)


def found(deck: Deck, said=plain) -> list[str]:
    wrong = faults(deck, STANDARD, CARDS, said)
    assert all(fault.sentence and fault.hint for fault in wrong)
    return [fault.rule for fault in wrong]


def test_a_legal_deck_has_no_faults():
    assert found(deck()) == []


@pytest.mark.rule("cfv 5.1.1")
def test_a_card_that_does_not_exist_is_named_with_its_nearest():
    wrong = faults(deck({"Toll Keeper": 1}, Toll_Keper=1), STANDARD, CARDS, plain)
    assert Fault("cfv 5.1.1", "There is no card named Toll Keper.", "Did you mean Toll Keeper?") in wrong


@pytest.mark.rule("cfv 5.1.2.1")
@pytest.mark.parametrize(("add", "hint"), [(-1, "Add 1."), (2, "Take out 2.")])
def test_5_1_2_1_exactly_fifty(add, hint):
    wrong = faults(deck({"Toll Keeper": 1}, Porter_8=add + 1), STANDARD, CARDS, plain)
    assert [(f.rule, f.hint) for f in wrong] == [("cfv 5.1.2.1", hint)]


@pytest.mark.rule("cfv 5.1.2.2")
def test_5_1_2_2_four_of_a_name():
    wrong = faults(deck({"Toll Keeper": 1}, Porter_0=1), STANDARD, CARDS, plain)
    assert [f.rule for f in wrong] == ["cfv 5.1.2.2"]
    assert "5 cards named Porter 0" in wrong[0].sentence


@pytest.mark.rule("cfv 5.1.2.2.1")
def test_5_1_2_2_1_cards_of_one_name_count_together_however_they_differ():
    assert found(deck({"Porter 0": 4}, **{"T-1": 2, "T-2": 2})) == []
    assert found(deck({"Porter 0": 4, "Toll Keeper": 1}, **{"T-1": 2, "T-2": 3})) == ["cfv 5.1.2.2.1"]


@pytest.mark.rule("cfv 5.1.2.3")
def test_5_1_2_3_exactly_sixteen_triggers():
    assert found(deck({"Bell 0": 1}, Porter_8=1)) == ["cfv 5.1.2.3"]
    # Each of them is still one of up to four of its name.
    assert found(deck({"Bell 0": 1}, Bell_1=1)) == ["cfv 5.1.2.2"]


@pytest.mark.rule("cfv 5.1.2.4")
def test_5_1_2_4_at_most_four_heal_triggers_of_all_names():
    assert found(deck({"Poultice": 1}, Salve=1)) == []
    assert found(deck({"Bell 0": 1}, Salve=1)) == ["cfv 5.1.2.4"]


@pytest.mark.rule("cfv 5.1.2.5", "cfv 10.2.8.1")
def test_5_1_2_5_at_most_four_sentinels_of_all_names():
    assert found(deck({"Porter 0": 4}, Shield_Hand=2, Wall_Hand=2)) == []
    assert found(deck({"Porter 0": 4, "Porter 1": 1}, Shield_Hand=3, Wall_Hand=2)) == ["cfv 5.1.2.5"]


@pytest.mark.rule("cfv 5.1.2.6")
@pytest.mark.parametrize(
    ("without", "adding"),
    [
        ({"Porter 0": 4, "Porter 1": 4, "Porter 2": 4, "Porter 3": 4}, {"Crowd": 16}),
        ({"Porter 0": 4, "Porter 1": 4, "Porter 2": 4}, {"Porter_7": 12}),
        ({"Porter 0": 2}, {"Bell_Founder": 1, "Horn": 1}),
        ({"Porter 0": 2, "Bell 0": 2}, {"Ferry_Cat": 2, "Salve": 2}),
        ({"Porter 0": 4, "Porter 1": 1}, {"Shield_Hand": 4, "Wall_Hand": 1}),
    ],
    ids=["so many copies", "any number of copies", "triggers", "heal triggers", "sentinels"],
)
def test_5_1_2_6_what_a_card_says_replaces_the_rule(without, adding):
    changed = deck(without, **adding)
    assert found(changed) != []
    assert found(changed, reading) == []


@pytest.mark.rule("cfv 5.1.2.6")
def test_5_1_2_6_a_replaced_rule_still_has_its_limit():
    seventeen = {"Porter 0": 4, "Porter 1": 4, "Porter 2": 4, "Porter 3": 4, "Toll Keeper": 1}
    assert found(deck(seventeen, Crowd=17), reading) == ["cfv 5.1.2.2"]
    assert found(deck({"Porter 0": 1}, Bell_Founder=1), reading) == ["cfv 5.1.2.3"]


@pytest.mark.rule("cfv 5.2.2")
def test_5_2_2_the_first_vanguard_is_a_grade_0_card_of_the_deck():
    def beginning(first: str) -> Deck:
        return Deck(name="mine", first=first, main=LEGAL)

    assert found(beginning("")) == found(beginning("Toll Keeper")) == found(beginning("Bell 0")) == []
    assert found(beginning("Porter 0")) == found(beginning("Ferry Cat")) == ["cfv 5.2.2"]


@pytest.mark.rule("cfv 5.2.2")
def test_5_2_2_a_deck_without_grade_0_has_no_first_vanguard():
    graded = Catalog([*UNITS, *(unit(row.name, 1, trigger="draw") for row in TRIGGERS)])
    main = {**{row.name: 4 for row in UNITS[:8]}, "Porter 8": 2, **{row.name: 4 for row in TRIGGERS}}
    assert [f.rule for f in faults(Deck(name="mine", main=main), STANDARD, graded, plain)] == ["cfv 5.2.2"]


@pytest.mark.rule("cfv 5.1.2.6", "cfv 5.1.2.5")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[CONT]: You may have up to eight cards named "Crowd" in a deck.', DeckSays((ast.DeckRule(8),))),
        ('[CONT]: You may have any number of cards named "Crowd" in a deck.', DeckSays((ast.DeckRule(0),))),
        ("[CONT]: Sentinel", DeckSays(sentinel=True)),
        ("[ACT](RC): [Soul Blast (1)] Draw a card.", DeckSays()),
    ],
)
def test_5_1_2_6_what_a_text_says_about_decks_is_read(text, said):
    card = says(unit("Crowd", text=text))
    assert ([(r.copies, r.of) for r in card.rules], card.sentinel) == (
        [(r.copies, r.of) for r in said.rules],
        said.sentinel,
    )


# -- files ------------------------------------------------------------------------------------------------------------
def test_both_forms_of_a_deck_say_the_same():
    plain_form = "Title: Toll\n\nFirst vanguard\nToll Keeper\n\nMain\n2 Toll Keeper\n4x Bell 0  # loud\n"
    table = 'title = "Toll"\nfirst = "Toll Keeper"\nmain = { "Toll Keeper" = 2, "Bell 0" = 4 }\n'
    assert read_deck(plain_form, "toll.txt") == read_deck(table, "toll.toml")
    assert read_deck(as_text(read_deck(table, "toll.toml")), "x.txt") == read_deck(table, "toll.toml")


def test_two_first_vanguards_are_refused():
    with pytest.raises(DeckFileError) as refused:
        read_deck("First vanguard\nToll Keeper\nFerry Cat\nMain\n4 Bell 0", "toll.txt")
    assert refused.value.place == "First vanguard"


@pytest.mark.rule("cfv 2.9.2", "cfv 2.1.1", "cfv 2.2.1")
@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"type": '"trigger unit"'}, "trigger"),
        ({"trigger": '"heal"'}, "trigger"),
        ({"name": '" "'}, "name"),
        ({"clan": "[]"}, "clan"),
        ({"power": "-1"}, "power"),
        ({"icons": '["Boost", "Boost"]'}, "icons"),
        ({"icons": '["Flying"]'}, "icons[0]"),
    ],
)
def test_a_card_that_cannot_be_is_refused_with_its_field(wrong, field):
    card = {"name": '"Porter"', "type": '"normal unit"', "clan": '["Toll Bridge"]', "grade": "1", "power": "7000"}
    text = "[[card]]\n" + "\n".join(f"{key} = {value}" for key, value in {**card, **wrong}.items())
    with pytest.raises(CardFileError) as refused:
        read_rows(text, "toll.toml")
    assert (refused.value.field, bool(refused.value.mend)) == (field, True)


def test_cards_of_one_name_need_numbers():
    with pytest.raises(CardFileError, match="used twice"):
        Catalog([unit("Porter"), unit("Porter", 2)])
    with pytest.raises(CardFileError, match="is that of"):
        Catalog([unit("Porter", number="T-1"), unit("Ferry", number="T-1")])
