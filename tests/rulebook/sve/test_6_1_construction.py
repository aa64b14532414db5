"""Card preparation (sve 6.1), universes' deck rules (sve 14.4.2, 14.4.4), and what the faults say."""

import pytest

from ludex.games.sve.catalog import shipped
from ludex.games.sve.ch02_cards.cardfile import CardRow
from ludex.games.sve.ch06_preparation.construction import FORMATS, STANDARD, faults
from ludex.games.sve.ch06_preparation.deckfile import starters_for
from ludex.games.sve.ch06_preparation.deckrules import DeckSays
from tests.rulebook.sve.construction import CATALOG, copies, deck, ember, racing, rules, wrong

FORTY = copies("Leaf", 40)


def test_6_1_1_a_leader_a_main_deck_and_an_evolve_deck_are_legal_together():
    assert rules(deck(FORTY, {"Leaf 1": 3})) == []


def test_6_1_1_a_deck_without_a_leader_is_illegal():
    assert rules(deck(FORTY, leaders=())) == ["sve 6.1.1"]


def test_6_1_1_an_unknown_card_is_named_with_the_nearest_names():
    (unknown,) = wrong(deck(copies("Leaf", 39) | {"Leef 18": 1}))
    assert unknown.rule == "sve 6.1.1"
    assert "Leef 18" in unknown.sentence
    assert "Leaf 18" in unknown.hint


def test_6_1_1_1_only_one_leader():
    assert rules(deck(FORTY, leaders=("Wood Leader", "Other Wood Leader"))) == ["sve 6.1.1.1"]


def test_6_1_1_1_a_leader_must_be_a_leader_card():
    assert "sve 6.1.1.1" in rules(deck(FORTY, leaders=("Leaf 1",)))


@pytest.mark.parametrize(("size", "broken"), [(39, 1), (40, 0), (50, 0), (51, 1)])
def test_6_1_1_2_a_main_deck_has_40_to_50_cards(size, broken):
    assert rules(deck(copies("Leaf", size))) == ["sve 6.1.1.2"] * broken


@pytest.mark.parametrize("name", ["Risen", "Wisp", "Sun Side", "Wood Leader"])
def test_6_1_1_2_leaders_and_special_types_are_not_in_the_main_deck(name):
    assert rules(deck(copies("Leaf", 39) | {name: 1})) == ["sve 6.1.1.2"]


@pytest.mark.parametrize(("evolve", "broken"), [({}, 0), ({"Many": 10}, 0), ({"Many": 10, "N": 1}, 1)])
def test_6_1_1_3_an_evolve_deck_has_0_to_10_cards(evolve, broken):
    assert rules(deck(FORTY, evolve)) == ["sve 6.1.1.3"] * broken


@pytest.mark.parametrize("name", ["Coin 1", "Wisp", "Wood Leader"])
def test_6_1_1_3_only_evolved_and_advanced_cards_are_in_the_evolve_deck(name):
    assert rules(deck(FORTY, {"N": 1, "Risen": 1, name: 1})) == ["sve 6.1.1.3"]


def test_6_1_1_4_three_copies_in_each_deck_six_in_all():
    assert rules(deck(copies("Leaf", 37) | {"N": 3}, {"N": 3})) == []
    assert rules(deck(copies("Leaf", 36) | {"N": 4})) == ["sve 6.1.1.4"]
    assert rules(deck(FORTY, {"N": 4})) == ["sve 6.1.1.4"]


def test_6_1_1_4_1_a_double_faced_card_counts_by_its_front_face():
    assert rules(deck(FORTY, {"Sun Side": 3})) == []
    assert rules(deck(FORTY, {"Sun Side": 4})) == ["sve 6.1.1.4"]
    # The back face is no name a deck list can use.
    assert rules(deck(FORTY, {"Moon Side": 1})) == ["sve 6.1.1"]


@pytest.mark.rule("sve 6.1.1.5", "sve 6.1.1.5.1")
def test_6_1_1_5_1_a_class_deck_holds_the_leaders_class_and_neutral():
    assert rules(deck(copies("Leaf", 20) | copies("Coin", 20), {"Leaf 1": 1})) == []
    assert rules(deck(copies("Leaf", 39) | {"Ink 1": 1})) == ["sve 6.1.1.5.1"]
    assert rules(deck(FORTY, {"Blade 1": 1})) == ["sve 6.1.1.5.1"]


@pytest.mark.rule("sve 6.1.1.5", "sve 6.1.1.5.1", "sve 2.12.2.1")
def test_6_1_1_5_1_cards_of_a_universe_fit_a_class_deck_of_their_class():
    assert rules(deck(copies("Blade", 37) | {"Gallop 1": 3}, leaders=("Sword Leader",))) == []


@pytest.mark.rule("sve 6.1.1.5")
def test_6_1_1_5_2_a_universe_deck_holds_that_universe_only():
    assert rules(racing(copies("Gallop", 40))) == []
    assert rules(racing(copies("Gallop", 39) | {"Leaf 1": 1})) == ["sve 6.1.1.5.2"]
    assert rules(racing(copies("Gallop", 39) | {"Ember 1": 1})) == ["sve 6.1.1.5.2"]
    assert rules(racing(copies("Gallop", 40), {"N": 1})) == ["sve 6.1.1.5.2"]


@pytest.mark.rule("sve 6.1.1.5")
def test_6_1_1_5_2_a_universe_deck_needs_a_leader_of_a_universe():
    assert rules(deck(copies("Gallop", 40), leaders=("Sword Leader",), base="universe")) == ["sve 6.1.1.5.2"]


@pytest.mark.rule("sve 6.2.1.3")
def test_6_2_1_3_a_leader_with_class_and_universe_needs_a_declared_base():
    both = copies("Gallop", 40)
    assert rules(deck(both, leaders=("Racing Leader",))) == ["sve 6.2.1.3"]
    assert rules(deck(both, leaders=("Racing Leader",), base="class")) == []
    assert rules(deck(both, leaders=("Racing Leader",), base="universe")) == []


@pytest.mark.rule("sve 6.1.2")
def test_6_1_2_a_card_may_override_the_number_of_copies():
    assert rules(deck(copies("Leaf", 20) | {"Crowd": 20})) == []
    assert rules(deck(FORTY, {"Many": 10})) == []


@pytest.mark.rule("sve 6.1.2")
def test_6_1_2_an_overriding_number_is_a_limit_too():
    def five(row: CardRow) -> DeckSays:
        return DeckSays(copies=5 if row.name == "N" else None)

    assert faults(deck(copies("Leaf", 35) | {"N": 5}), STANDARD, CATALOG, five) == ()
    (fault,) = faults(deck(copies("Leaf", 34) | {"N": 6}), STANDARD, CATALOG, five)
    assert fault.rule == "sve 6.1.1.4"
    assert "the most is 5" in fault.sentence


def test_14_4_2_1_1_a_vanguard_deck_holds_a_starting_amulet():
    assert rules(ember(copies("Ember", 40))) == ["sve 14.4.2.1.1"]
    assert rules(ember(copies("Ember", 39) | {"First Hearth": 1})) == []


@pytest.mark.rule("sve 14.4.2.1", "sve 14.4.2.1.2")
def test_14_4_2_1_2_trigger_cards_are_of_the_leaders_class():
    amulet = {"First Hearth": 1}
    assert rules(ember(copies("Ember", 36) | {"Cards, Critical": 3} | amulet)) == []
    assert rules(ember(copies("Ember", 38) | {"Cards, Heal": 1} | amulet)) == ["sve 14.4.2.1.2"]
    # Neutral fits any class deck (sve 6.1.1.5.1), but it is not the leader's class.
    assert rules(ember(copies("Ember", 38) | {"Cards, Stand": 1} | amulet)) == ["sve 14.4.2.1.2"]


def test_14_4_2_1_a_class_deck_is_free_of_the_vanguard_rules():
    assert rules(deck(copies("Ember", 40), leaders=("Ember Leader",), base="class")) == []


@pytest.mark.rule("sve 14.4.4.1", "sve 14.4.4.1.1")
def test_14_4_4_1_1_all_starting_amulets_share_one_name():
    assert rules(ember(copies("Ember", 37) | {"First Hearth": 3})) == []
    two = copies("Ember", 38) | {"First Hearth": 1, "Second Hearth": 1}
    assert rules(ember(two)) == ["sve 14.4.4.1.1"]
    # The ability itself says so, whatever the deck is based on.
    assert rules(deck(two, leaders=("Ember Leader",), base="class")) == ["sve 14.4.4.1.1"]


def test_every_fault_is_listed_at_once_with_a_hint():
    found = wrong(deck({"N": 5, "Ink 1": 1, "Risen": 1, "Nobody": 1}, {"Coin 1": 1}, leaders=()))
    assert {fault.rule for fault in found} == {"sve 6.1.1", "sve 6.1.1.2", "sve 6.1.1.3", "sve 6.1.1.4"}
    assert len(found) == 6
    assert all(fault.sentence and fault.hint for fault in found)


@pytest.mark.rule("sve 6.1.1.2", "sve 6.1.1.3", "sve 6.1.1.4")
def test_case_sve_043_sizes_copies_special_types():
    ten = {"N": 3, "Leaf 1": 3, "Leaf 2": 3, "Leaf 3": 1}
    decks = {
        "P": deck(copies("Leaf", 47) | {"N": 3}, ten),
        "Q": deck(FORTY),
        "R": deck(copies("Leaf", 36) | {"N": 4}),
        "S": deck(copies("Leaf", 51)),
        "T": deck(copies("Leaf", 39) | {"Risen": 1}),
        "U": deck(FORTY, ten | {"Leaf 3": 2}),
    }
    assert {name: rules(brought) for name, brought in decks.items()} == {
        "P": [],
        "Q": [],
        "R": ["sve 6.1.1.4"],
        "S": ["sve 6.1.1.2"],
        "T": ["sve 6.1.1.2"],
        "U": ["sve 6.1.1.3"],
    }


@pytest.mark.rule("sve 14.4.2.1.1", "sve 14.4.2.1.2", "sve 14.4.4.1.1", "sve 6.1.1.5.2")
def test_case_sve_103_vanguard_decks():
    one = {"First Hearth": 1}
    decks = {
        "D1": ember(copies("Ember", 38) | one | {"Second Hearth": 1}),
        "D2": ember(copies("Ember", 40)),
        "D3": ember(copies("Ember", 38) | one | {"Cards, Heal": 1}),
        "D4": ember(copies("Ember", 32) | copies("Tide", 4) | {"Cards, Critical": 3} | one),
    }
    assert {name: rules(brought) for name, brought in decks.items()} == {
        "D1": ["sve 14.4.4.1.1"],
        "D2": ["sve 14.4.2.1.1"],
        "D3": ["sve 14.4.2.1.2"],
        "D4": [],
    }


@pytest.mark.parametrize("brought", starters_for("sve"), ids=lambda brought: brought.name)
def test_6_1_every_starter_deck_is_legal(brought):
    assert faults(brought, FORMATS[brought.ruleset], shipped()) == ()
    assert brought.title
    assert brought.description


def test_there_is_a_starter_deck_of_every_class_and_universe():
    leaders = [shipped().leader(brought.leaders[0]) for brought in starters_for("sve")]
    assert len({row.class_ for row in leaders if row and not row.universe}) == 6
    assert len({row.universe for row in leaders if row and row.universe}) == 3
