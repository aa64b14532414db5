"""Information of a card (fow 2): types, names, costs, texts, races, ATK and DEF, attributes."""

from __future__ import annotations

import pytest

from ludex.games.fow.ch02_cards.cardfile import CardFileError, read_rows
from ludex.games.fow.ch02_cards.definitions import UnreadableCard
from tests.fow_table import FIELD, GRAVEYARD, HAND, P1, P2, STONES, Piece, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
V5_01, V5_5 = "fow-5.01/valhalla", "fow-5.5/valhalla"
both = pytest.mark.parametrize("ruleset", (V5_01, V5_5))


def aims(t: Table, text: str) -> set[int]:
    """What a chant of the turn player's could be aimed at."""
    spell = t.chant(P1, text)
    t.play(spell)
    if t.menu:
        return {ref.id for refs in t.game.played[spell.id].bind.values() if isinstance(refs, tuple) for ref in refs}
    return {t.game.named(key.removeprefix("pick ")) for key in t.options}


def ids(*cards: Piece) -> set[int]:
    return {card.id for card in cards}


# -- types ------------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 2.1:2.2")
def test_2_1_2_1_j_resonators_are_resonators_and_j_rulers(ruleset: str) -> None:
    """And J/rulers are rulers and J-rulers."""
    for text, both_ways in (("Rest target J/resonator.", False), ("Rest target J/ruler.", True)):
        t = Table(ruleset, asking=True)
        resonator, leader, other = t.field(P1), t.j_ruler(P1), t.ruler(P2)
        t.addition(P1)
        t.stone(P1)
        assert aims(t, text) == (ids(leader, other) if both_ways else ids(resonator, leader))


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 2.1:2.1", "fow 2.1:2.2", "fow 3.8:6")
def test_2_1_2_3_an_astral_ruler_is_none_of_them() -> None:
    """It is neither J/resonator nor J/ruler, and no card file has one."""
    t = Table(V5_5)
    t.j_ruler(P1)
    t.ruler(P2)
    t.cast(t.chant(P1, "Destroy target J-ruler."))
    assert t.result is None
    with pytest.raises(CardFileError):
        read_rows('[[card]]\nname = "Star"\ntype = "astral ruler"\n', "stars.toml")


@pytest.mark.parametrize("kind", ["ruler", "magic stone", "resonator", "spell", "addition", "regalia"])
@pytest.mark.rule("fow 2.1:2")
def test_2_1_2_types_that_are_printed(kind: str) -> None:
    """A card file knows these and no other type."""
    row = {
        "ruler": 'back = { name = "J", attack = 100, defense = 100 }', "magic stone": 'subtype = "basic"',
        "resonator": 'cost = "{1}"\nattack = 100\ndefense = 100', "spell": 'subtype = "chant"\ncost = "{1}"',
        "addition": 'subtype = "field"\ncost = "{1}"', "regalia": 'cost = "{1}"\nsince = "5.5"',
    }[kind]  # fmt: skip
    (read,) = read_rows(f'[[card]]\nname = "One"\ntype = "{kind}"\n{row}\n', "one.toml")
    assert read.type == kind
    with pytest.raises(CardFileError):
        read_rows(f'[[card]]\nname = "One"\ntype = "{kind} of sorts"\n{row}\n', "one.toml")


@both
def test_2_1_3_1_chants_of_three_kinds(ruleset: str) -> None:
    """A chant waits for the main phase and an empty chase, a chant-instant does not; each is told apart."""
    t = Table(ruleset, asking=True)
    chant, instant = t.chant(P1, "Draw a card."), t.instant(P1, "Draw a card.")
    waiting = t.hand(P1, "[Trigger] Anytime: Draw a card.", type="spell", subtype="chant-standby", cost="{0}")
    assert [sorted(t.chars(c).types) for c in (chant, instant, waiting)] == [
        ["chant", "spell"], ["chant-instant", "spell"], ["chant-standby", "spell"],
    ]  # fmt: skip
    t.play(instant)
    assert f"play {chant}" not in t.options


@pytest.mark.editions("fow-5.5")
@pytest.mark.parametrize("named", ["resonator", "J-ruler", "J/resonator", "J/ruler", "ruler", "field"])
def test_2_1_3_2_one_kind_of_addition_never_covers_another(named: str) -> None:
    """5.5: an effect that names a kind means that kind alone."""
    t = Table(V5_5, asking=True)
    resonator, leader, ruler = t.field(P1), t.j_ruler(P1), t.ruler(P2)
    lying = {
        "resonator": t.addition(P1, on=resonator), "J/resonator": t.addition(P1, on=resonator, subtype="J/resonator"),
        "J-ruler": t.addition(P1, on=leader, subtype="J-ruler"),
        "J/ruler": t.addition(P1, on=leader, subtype="J/ruler"),
        "ruler": t.addition(P1, on=ruler, subtype="ruler"), "field": t.addition(P1),
    }  # fmt: skip
    assert aims(t, f"Destroy target [Addition: {named}].") == ids(lying[named])


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 2.1:5.1", "fow 2.1:5.3", "fow 2.2:3.1")
def test_2_1_5_2_a_stone_with_the_name_of_a_type_has_it() -> None:
    """Unquoted the words mean the type, quoted the name."""
    for text, quoted in (("Rest target Fire Magic Stone.", False), ('Rest target "Fire Magic Stone".', True)):
        t = Table(V5_5, asking=True)
        named = t.put(P1, STONES, name="Fire Magic Stone")
        typed = t.stone(P1, "fire", "wind", name="Smoulder", subtype="special")
        t.stone(P1, "wind", name="Breeze")
        t.stone(P1, name="Fire Magic Stone Chip")
        assert aims(t, text) == (ids(named) if quoted else ids(named, typed))
        assert t.chars(typed).types == {"magic stone", "special magic stone", "fire magic stone", "wind magic stone"}


@both
def test_2_1_4_1_special_magic_stones(ruleset: str) -> None:
    """An effect on special magic stones leaves the others."""
    t = Table(ruleset, asking=True)
    special = t.stone(P1, subtype="special", name="Crag")
    t.stone(P1, name="Pebble")
    assert aims(t, "Rest target Special Magic Stone.") == ids(special)


# -- names ------------------------------------------------------------------------------------------------------------
@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 2.2:3")
def test_2_2_3_1_a_quoted_name_is_the_whole_name() -> None:
    """Only "in its name" asks for a part."""
    drawn = []
    for which in ('"Ember"', 'a card with "Ember" in its name'):
        for name in ("Ember", "Ash and Ember", "Cinder"):
            t = Table(V5_5)
            t.field(P1, name=name, attack=1)
            t.cast(t.chant(P1, f"If you control {which}, draw a card."))
            drawn.append(t.count(P1, HAND))
    assert drawn == [1, 0, 0, 1, 1, 0]


@both
@pytest.mark.rule("fow 2.2:3")
def test_2_2_3_a_quoted_name_means_cards_so_named(ruleset: str) -> None:
    """Or those with the words in their names, if the sentence says so; other cards are not meant."""
    for which, name, fits in (
        ('"Ember"', "Ember", True), ('"Ember"', "Cinder", False), ('a card with "Ember" in its name', "Embers", True),
    ):  # fmt: skip
        t = Table(ruleset)
        t.field(P1, name=name, attack=1)
        t.cast(t.chant(P1, f"If you control {which}, draw a card."))
        assert (t.count(P1, HAND) == 1) is fits


# -- costs ------------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 2.3:3", "fow 2.3:4")
@pytest.mark.parametrize(("wills", "playable"), [
    ({"will_r": 2, "will_w": 1}, True), ({"will_r": 3}, True), ({"will_r": 2, "will_0": 1}, True),
    ({"will_r": 1, "will_w": 2}, False), ({"will_w": 3}, False), ({"will_r": 2}, False),
])  # fmt: skip
def test_2_3_2_attribute_cost_and_free_cost(ruleset: str, wills: dict[str, int], playable: bool) -> None:
    """Each symbol takes a will of its attribute, the number that many of any kind."""
    t = Table(ruleset)
    t.set(P1, **wills)
    card = t.hand(P1, cost="{R}{R}{1}")
    assert (f"play {card}" in t.options) is playable
    if playable:
        t.cast(card)
        assert t.zone_of(card) == FIELD and t.wills(P1) == {}


@both
def test_2_3_5_total_cost_counts_symbols_and_number(ruleset: str) -> None:
    """{R}{R}{3} is 5, and texts ask for that."""
    t = Table(ruleset, asking=True)
    dear, cheap = t.field(P2, cost="{R}{R}{3}"), t.field(P2, cost="{4}")
    assert aims(t, "Destroy target resonator with total cost 5 or more.") == ids(dear)
    assert (t.number(dear, "cost"), t.number(cheap, "cost")) == (5, 4)


# -- text -------------------------------------------------------------------------------------------------------------
@both
def test_2_4_2_each_paragraph_is_an_ability(ruleset: str) -> None:
    """Two paragraphs are two abilities, played one by one."""
    t = Table(ruleset)
    card = t.field(P1, "[Activate] {0}: Draw a card.\n[Activate] {0}: Draw 2 cards.")
    assert len(t.chars(card).abilities) == 2
    t.activate(card, n=2)
    t.resolve()
    assert t.count(P1, HAND) == 2


@pytest.mark.editions("fow-5.5")
def test_2_4_3_words_in_parentheses_are_no_text() -> None:
    """A reminder does nothing."""
    t = Table(V5_5)
    t.cast(t.chant(P1, "Draw a card. (You draw 7 cards and win the game.)"))
    assert t.count(P1, HAND) == 1 and t.result is None


# -- race and trait ---------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 2.5:1", "fow 2.5:4")
def test_2_5_3_several_races_are_each_one(ruleset: str) -> None:
    """A card of two races is of both; a race of two words is not of either."""
    t = Table(ruleset)
    two, single, other = t.field(P1, race=["Elf", "Knight"]), t.field(P1, race="Elf Knight"), t.field(P1, race="Elf")
    t.field(P1, "[Continuous] Knight resonators you control gain [+100/+0].")
    t.field(P1, "[Continuous] Elf resonators you control gain [+10/+0].")
    assert [t.stats(card)[0] for card in (two, single, other)] == [610, 500, 510]


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 2.5:1")
def test_2_5_4_a_race_without_a_zone_means_cards_in_a_playground() -> None:
    """A card of the race in the hand or graveyard is not meant."""
    t = Table(V5_5, asking=True)
    there, ruler = t.field(P2, race="Ashling"), t.ruler(P1, race="Ashling")
    t.graveyard(P2, race="Ashling")
    t.hand(P2, race="Ashling", type="resonator")
    assert aims(t, "Rest target Ashling.") == ids(there, ruler)


# -- ATK and DEF ------------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow 2.6:2", "fow 2.7:1")
def test_2_6_1_resonators_and_j_rulers_have_atk_and_def(ruleset: str) -> None:
    """ATK is the damage dealt in battle; other cards have neither."""
    t = Table(ruleset)
    attacker, others = t.field(P1, attack=700), [t.addition(P1), t.stone(P1), t.ruler(P2)]
    assert not [card for card in others if {"attack", "defense"} & set(t.chars(card).numbers)]
    t.attack(attacker)
    assert t.life(P2) == 3300 and t.event("damage").amount == 700


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 2.7:2.1", "fow 8.2:3.1")
def test_2_6_1_1_a_j_ruler_without_atk_does_not_attack() -> None:
    """5.5: a J-ruler may have neither ATK nor DEF."""
    t = Table(V5_5)
    leader, other = t.j_ruler(P1, back={"attack": None, "defense": None}), t.field(P1)
    t.to_attack()
    assert not [key for key in t.options if key.startswith(f"attack {leader} ")]
    assert [key for key in t.options if key.startswith(f"attack {other} ")]


# -- attributes -------------------------------------------------------------------------------------------------------
@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 2.8:3", "fow 2.8:4")
def test_2_8_2_attributes_are_those_of_the_banner() -> None:
    """5.5: several icons are several attributes, none is void, and the cost says nothing."""
    t = Table(V5_5)
    two = t.field(P2, cost="{R}{1}", attribute=["light", "darkness"])
    void = t.field(P2, cost="{W}", attribute=[])
    fire = t.field(P2, cost="{2}", attribute=["fire"])
    t.cast(t.chant(P1, "Destroy all void resonators."))
    assert [t.chars(card).label("attribute") for card in (two, void, fire)] == [{"light", "darkness"}, set(), {"fire"}]
    assert [t.zone_of(card) for card in (two, void, fire)] == [FIELD, GRAVEYARD, FIELD]


@pytest.mark.editions("fow-5.01")
@pytest.mark.rule("fow-5.01 2.3:6")
def test_2_3_6_attributes_of_5_01_are_those_of_the_cost() -> None:
    """5.01: each will symbol in the cost is an attribute of the card."""
    t = Table(V5_01)
    two, none = t.field(P2, cost="{W}{B}{1}", attribute=["fire"]), t.field(P2, cost="{3}", attribute=["light"])
    assert t.chars(two).label("attribute") == {"light", "darkness"} and not t.chars(none).label("attribute")


@both
@pytest.mark.rule("fow 2.4:2")
def test_2_4_2_a_text_that_says_nothing_known_is_refused(ruleset: str) -> None:
    """No paragraph is silently left out."""
    t = Table(ruleset)
    with pytest.raises(UnreadableCard):
        t.field(P1, "[Activate] {0}: Draw a card.\nAnd something else entirely.")
