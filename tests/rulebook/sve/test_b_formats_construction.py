"""Building decks for Sealed (sve B-1) and Cross Craft (sve B-2)."""

import msgspec
import pytest

from ludex.games.sve.catalog import kind_of, shipped
from ludex.games.sve.ch06_preparation.boosters import (
    PACK,
    PACKS_OF_A_BOX,
    RARITIES,
    open_box,
    open_box_pool,
    open_eight,
    open_packs,
    pool_of,
)
from ludex.games.sve.ch06_preparation.construction import BOX_BATTLE, CROSS_CRAFT, FORMATS, OPEN_8, faults
from ludex.games.sve.ch06_preparation.deckfile import Deck, Pool, starters_for
from ludex.games.sve.ch06_preparation.sealed import build
from tests.rulebook.sve.construction import copies, deck, rules

BOTH = ("Wood Leader", "Sword Leader")
MIXED = copies("Leaf", 20) | {"Blade 1": 1} | copies("Coin", 19)


# Cross Craft


@pytest.mark.rule("sve B-2:6.1.1.1")
def test_b_2_6_1_1_1_two_leaders_of_different_classes():
    assert rules(deck(MIXED, leaders=BOTH), CROSS_CRAFT) == []
    alone = copies("Leaf", 40)
    assert "sve B-2:6.1.1.1" in rules(deck(alone), CROSS_CRAFT)
    assert rules(deck(alone, leaders=("Wood Leader", "Other Wood Leader")), CROSS_CRAFT) == ["sve B-2:6.1.1.1"]


@pytest.mark.rule("sve B-2:6.1.1.5")
def test_b_2_6_1_1_5_never_based_on_a_universe():
    leaders = ("Racing Wood Leader", "Racing Leader")
    gallop = copies("Gallop", 37) | copies("Leaf", 3)
    assert rules(deck(gallop, leaders=leaders, base="universe"), CROSS_CRAFT) == ["sve B-2:6.1.1.5"]
    assert rules(deck(gallop, leaders=leaders), CROSS_CRAFT) == []


@pytest.mark.rule("sve B-2:6.1.1.5.1")
def test_b_2_6_1_1_5_1_cards_of_the_leaders_classes_and_neutral():
    foreign = copies("Leaf", 38) | {"Blade 1": 1, "Ink 1": 1}
    assert rules(deck(foreign, leaders=BOTH), CROSS_CRAFT) == ["sve B-2:6.1.1.5.1"]
    assert rules(deck(MIXED, {"Leaf 1": 1, "Blade 1": 1}, leaders=BOTH), CROSS_CRAFT) == []


@pytest.mark.rule("sve B-2:6.1.1.5.2")
def test_b_2_6_1_1_5_2_a_main_deck_card_of_each_leaders_class():
    one_sided = deck(copies("Leaf", 40), {"Blade 1": 3}, leaders=BOTH)
    assert rules(one_sided, CROSS_CRAFT) == ["sve B-2:6.1.1.5.2"]


@pytest.mark.rule(
    "sve B-2:6.1.1.1", "sve B-2:6.1.1.5", "sve B-2:6.1.1.5.1", "sve B-2:6.1.1.5.2", "sve 6.1.1.2", "sve 6.1.1.4"
)
def test_case_sve_110_cross_craft_decks():
    four = copies("Leaf", 19) | {"N": 4, "Blade 1": 1} | copies("Coin", 16)
    racing = copies("Gallop", 39) | {"Leaf 1": 1}
    decks = {
        "P": deck(MIXED, {"Leaf 1": 1, "Blade 1": 1}, leaders=BOTH),
        "Q": deck(copies("Leaf", 30) | copies("Coin", 10), {"Blade 1": 3}, leaders=BOTH),
        "R": deck(copies("Leaf", 40), leaders=("Wood Leader", "Other Wood Leader")),
        "S": deck(copies("Leaf", 38) | {"Blade 1": 1, "Ink 1": 1}, leaders=BOTH),
        "T": deck(racing, leaders=("Racing Wood Leader", "Racing Leader"), base="universe"),
        "U": deck(four, leaders=BOTH),
    }
    assert {name: rules(brought, CROSS_CRAFT) for name, brought in decks.items()} == {
        "P": [],
        "Q": ["sve B-2:6.1.1.5.2"],
        "R": ["sve B-2:6.1.1.1"],
        "S": ["sve B-2:6.1.1.5.1"],
        "T": ["sve B-2:6.1.1.5"],
        "U": ["sve 6.1.1.4"],
    }


@pytest.mark.rule("sve B-2")
def test_b_2_the_other_standard_rules_stay():
    assert rules(deck(MIXED | {"Coin 18": 30}, leaders=BOTH), CROSS_CRAFT) == ["sve 6.1.1.2", "sve 6.1.1.4"]
    many = {"N": 3, "Leaf 1": 3, "Leaf 2": 3, "Sun Side": 2}
    assert rules(deck(MIXED, many, leaders=BOTH), CROSS_CRAFT) == ["sve 6.1.1.3"]


# Sealed


def sealed(main: dict[str, int], evolve: dict[str, int] | None = None, leaders: tuple[str, ...] = ()) -> Deck:
    """A Sealed deck that uses all its packs held."""
    return deck(main, evolve, leaders, pool=Pool(main=dict(main), evolve=dict(evolve or {})))


@pytest.mark.rule("sve B-1", "sve B-1:6.1.1")
def test_b_1_6_1_1_only_cards_out_of_the_opened_packs():
    pool = Pool(main=copies("Leaf", 30), evolve={"N": 1})
    assert rules(deck(copies("Leaf", 30), {"N": 1}, (), pool=pool), OPEN_8) == []
    assert rules(deck(copies("Leaf", 29) | {"Blade 1": 1}, {}, (), pool=pool), OPEN_8) == ["sve B-1:6.1.1"]
    assert rules(deck(copies("Leaf", 30), {"N": 2}, (), pool=pool), OPEN_8) == ["sve B-1:6.1.1"]


@pytest.mark.rule("sve B-1:6.1.1")
def test_b_1_6_1_1_a_deck_says_which_packs_it_was_built_from():
    assert rules(deck(copies("Leaf", 30), leaders=()), OPEN_8) == ["sve B-1:6.1.1"]


@pytest.mark.rule("sve B-1:6.1.1.1")
def test_b_1_6_1_1_1_open_8_uses_eight_packs_and_box_battle_a_box():
    catalog = shipped()
    assert open_eight(3, catalog) == pool_of(open_packs(3, 8, catalog))
    assert open_box_pool(3, catalog) == pool_of(open_packs(3, PACKS_OF_A_BOX, catalog))
    box = build(open_box_pool(3, catalog), catalog, "box", packs=3)
    assert faults(box, BOX_BATTLE, catalog) == ()
    assert {fault.rule for fault in faults(box, OPEN_8, catalog)} == {"sve B-1:6.1.1"}


@pytest.mark.rule("sve B-1:6.1.1.1.1")
def test_b_1_6_1_1_1_1_the_promo_card_beside_the_packs_cannot_be_used():
    catalog = shipped()
    seed = next(n for n in range(50) if open_box(n, catalog).unpacked[0].name not in open_box_pool(n, catalog).main)
    (promo,) = open_box(seed, catalog).unpacked
    legal = build(open_box_pool(seed, catalog), catalog, "box", packs=seed)
    with_promo = msgspec.structs.replace(legal, main=legal.main | {promo.name: 1})
    assert [fault.rule for fault in faults(with_promo, BOX_BATTLE, catalog)] == ["sve B-1:6.1.1"]


@pytest.mark.rule("sve B-1:6.1.1.2")
def test_b_1_6_1_1_2_no_leader_is_required():
    assert rules(sealed(copies("Leaf", 30)), OPEN_8) == []
    assert rules(sealed(copies("Leaf", 30), leaders=("Wood Leader",)), OPEN_8) == []
    assert rules(sealed(copies("Leaf", 30), leaders=("Leaf 1",)), OPEN_8) == ["sve B-1:6.1.1.2"]


@pytest.mark.rule("sve B-1:6.1.1.3")
def test_b_1_6_1_1_3_at_least_thirty_main_cards_of_no_special_type():
    assert rules(sealed(copies("Leaf", 29)), OPEN_8) == ["sve B-1:6.1.1.3"]
    assert rules(sealed(copies("Leaf", 54) | copies("Coin", 54)), OPEN_8) == []
    assert rules(sealed(copies("Leaf", 30) | {"Risen": 1}), OPEN_8) == ["sve B-1:6.1.1.3"]


@pytest.mark.rule("sve B-1:6.1.1.4")
def test_b_1_6_1_1_4_any_number_of_evolved_and_advanced_cards():
    assert rules(sealed(copies("Leaf", 30), {"N": 20, "Risen": 5}), OPEN_8) == []
    assert rules(sealed(copies("Leaf", 30), {"Coin 1": 1}), OPEN_8) == ["sve B-1:6.1.1.4"]


@pytest.mark.rule("sve B-1:6.1.1.5")
def test_b_1_6_1_1_5_any_number_of_copies():
    assert rules(sealed({"N": 30}), OPEN_8) == []


@pytest.mark.rule("sve B-1:6.1.1.6")
def test_b_1_6_1_1_6_any_classes_and_universes():
    assert rules(sealed(copies("Leaf", 10) | copies("Blade", 10) | copies("Gallop", 10)), OPEN_8) == []


# Boosters and starters


@pytest.mark.rule("sve-R40")
def test_a_pack_has_the_printed_composition_and_a_seed_opens_it_again():
    packs = open_packs(7, 40, shipped())
    assert packs == open_packs(7, 40, shipped())
    assert packs[:8] == open_packs(7, 8, shipped())
    assert packs != open_packs(8, 40, shipped())
    for pack in packs:
        assert len(pack) == len(PACK) == 8
        for slot, row in zip(PACK, pack, strict=True):
            assert kind_of(row) == slot.kind
            assert slot.weights[RARITIES.index(row.rarity)] > 0
            assert row.universe is None


@pytest.mark.parametrize("seed", range(12))
def test_the_builder_makes_legal_decks_with_a_curve(seed):
    catalog = shipped()
    made = build(open_eight(seed, catalog), catalog, "made", packs=seed)
    assert faults(made, OPEN_8, catalog) == ()
    rows = [row for name, count in made.main.items() if (row := catalog.main(name)) for _ in range(count)]
    assert sum(row.type == "follower" for row in rows) >= 16
    assert sum((row.cost or 0) <= 3 for row in rows) >= 12
    assert sum((row.cost or 0) >= 7 for row in rows) <= 4


@pytest.mark.parametrize(
    "brought",
    [brought for name in FORMATS if name != "sve" for brought in starters_for(name)],
    ids=lambda brought: brought.name,
)
def test_every_starter_deck_of_a_format_is_legal(brought):
    assert faults(brought, FORMATS[brought.ruleset], shipped()) == ()


@pytest.mark.parametrize("name", FORMATS)
def test_every_format_has_two_starter_decks(name):
    assert len(starters_for(name)) >= 2
