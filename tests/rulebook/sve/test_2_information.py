"""Card information (sve 2.1 to 2.8, 2.12, 2.13): names, classes, types, traits, cost, text, attack, defense."""

from __future__ import annotations

import pytest

import ludex
from ludex.games.sve.ch02_cards.cardfile import CardFileError, read_rows
from ludex.games.sve.starting import starter_decks
from tests.rulebook.sve.cases.leisure import unhurried
from tests.rulebook.sve.construction import copies, deck, racing, rules, wrong
from tests.sve_table import P1, P2, Piece, Table

CLASSES = ("Neutral", "Forestcraft", "Swordcraft", "Runecraft", "Dragoncraft", "Abysscraft", "Havencraft")


def row(**fields: str) -> str:
    """A card file with one card that costs 1."""
    lines = {"name": "Lamp", "type": "amulet", "class": "Neutral", **fields}
    return "[[card]]\ncost = 1\n" + "\n".join(f'{key} = "{value}"' for key, value in lines.items())


def evolution(t: Table, seat: int) -> Piece:
    """The evolved card of a Warden, in the evolve zone."""
    return t.put(seat, "evolve zone", name="Warden", special="evolved", type="follower")


# -- names (sve 2.1, sve 2.13) ----------------------------------------------------------------------------------------
def test_2_1_2_a_name_means_every_card_of_that_name() -> None:
    """A text that gives a name finds all cards of that name and no card that merely has it inside its own."""
    t = Table()
    named = [t.field(P1, name="Mere Warden", attack=n) for n in (1, 2)]
    longer = t.field(P1, name="Mere Warden of Dusk")
    spell = t.spell(P1, "Give each follower on your field named Mere Warden {attack}+5.")
    t.play(spell)
    assert [t.number(c, "attack") for c in (*named, longer)] == [6, 7, 1]


def test_2_1_2_words_in_a_name_mean_every_card_that_has_them_in_its_name() -> None:
    """Where the sentence asks for words in a name, part of the name is enough."""
    t = Table()
    short = t.field(P1, name="Warden")
    longer = t.field(P1, name="Mere Warden of Dusk")
    other = t.field(P1, name="Mere Watcher")
    spell = t.spell(P1, 'Give each follower on your field with "Warden" in its name {attack}+5.')
    t.play(spell)
    assert [t.number(c, "attack") for c in (short, longer, other)] == [6, 6, 1]


@pytest.mark.rule("sve 2.13.1", "sve 2.13.2")
def test_2_1_2_1_an_alternate_name_is_met_by_all_of_it_only() -> None:
    """The whole alternate name finds the card, a word of it does not."""
    t = Table()
    card = t.field(P1, name="Mere Warden", alternate_name="Keeper of Reeds")
    part = t.spell(P1, 'Give each follower on your field with "Keeper" in its name {attack}+5.')
    whole = t.spell(P1, "Give each follower on your field named Keeper of Reeds {attack}+1.")
    t.play(part)
    assert t.number(card, "attack") == 1
    t.play(whole)
    assert t.number(card, "attack") == 2


def test_2_13_2_an_alternate_name_stands_for_the_proper_name() -> None:
    """The text means the proper name of the card that bears the alternate name: other cards of that name are met."""
    t = Table()
    bearer = t.field(P1, name="Mere Warden", alternate_name="Keeper of Reeds")
    plain = t.field(P1, name="Mere Warden", attack=2)
    other = t.field(P1, name="Mere Watcher", attack=3)
    spell = t.spell(P1, "Give each follower on your field named Keeper of Reeds {attack}+5.")
    t.play(spell)
    assert [t.number(c, "attack") for c in (bearer, plain, other)] == [6, 7, 3]


def test_2_13_1_a_card_keeps_its_own_name_besides_the_alternate_one() -> None:
    """A card with an alternate name is found under its own."""
    t = Table()
    card = t.field(P1, name="Mere Warden", alternate_name="Keeper of Reeds")
    spell = t.spell(P1, "Give each follower on your field named Mere Warden {attack}+5.")
    t.play(spell)
    assert t.number(card, "attack") == 6 and t.chars(card).names == ("Mere Warden",)


# -- class, type, trait (sve 2.2 to 2.4) ------------------------------------------------------------------------------
def test_2_2_2_there_are_seven_classes_and_no_other() -> None:
    """Every class of the book is accepted on a card, any other word is refused."""
    assert [read_rows(row(**{"class": name}), "test")[0].class_ for name in CLASSES] == list(CLASSES)
    with pytest.raises(CardFileError):
        read_rows(row(**{"class": "Portalcraft"}), "test")


def test_2_2_3_texts_ask_for_the_class() -> None:
    """Only followers of the class that a text names are affected."""
    t = Table()
    sword = t.field(P1, class_="Swordcraft")
    rune = t.field(P1, class_="Runecraft")
    plain = t.field(P1, class_="Neutral")
    spell = t.spell(P1, "Give each {swordcraft} follower on your field {attack}+1.")
    t.play(spell)
    assert [t.number(c, "attack") for c in (sword, rune, plain)] == [2, 1, 1]


def test_2_2_3_the_class_decides_what_a_deck_may_hold() -> None:
    """A Swordcraft card has no place in a Forestcraft deck."""
    assert wrong(deck(copies("Leaf", 40))) == ()
    assert rules(deck(copies("Leaf", 39) | {"Blade 1": 1})) == ["sve 6.1.1.5.1"]


def test_2_3_2_a_card_is_a_leader_a_follower_an_amulet_or_a_spell() -> None:
    """The four primary types are distinct: a text that names one leaves the others alone."""
    t = Table()
    follower, amulet = t.field(P2, defense=9), t.amulet(P2)
    spell = t.spell(P1, "Destroy each enemy follower on the field.")
    t.play(spell)
    assert (t.zone_of(follower), t.zone_of(amulet)) == ("cemetery", "field")
    assert t.zone_of(t.leader(P2)) == "leader area"
    with pytest.raises(CardFileError):
        read_rows(row(type="relic"), "test")


def test_2_3_3_1_evolved_and_advanced_stand_beside_the_primary_type() -> None:
    """A text about evolved followers finds the evolved one, a text about advanced followers the advanced one."""
    t = Table()
    plain = t.field(P1, name="Plain")
    evolved = t.field(P1, name="Warden", evolved_with=evolution(t, P1))
    advanced = t.field(P1, name="Titan", special="advanced", type="follower")
    for kind, amount in (("evolved", 10), ("advanced", 20)):
        t.spell(P1, f"Give each {kind} follower on your field {{attack}}+{amount}.")
    for spell in t.pieces(P1, "hand"):
        t.play(spell)
    assert [t.number(c, "attack") for c in (plain, evolved, advanced)] == [1, 11, 21]
    assert all("follower" in t.chars(c).types for c in (plain, evolved, advanced))


def test_2_3_4_a_type_alone_covers_evolved_advanced_and_token_cards() -> None:
    """Each follower means each follower, of whatever special type."""
    t = unhurried()
    plain = t.field(P2, name="Plain")
    evolved = t.field(P2, name="Warden", evolved_with=evolution(t, P2))
    advanced = t.field(P2, name="Titan", special="advanced", type="follower")
    token = t.field(P2, name="Fairy", special="token", type="follower")
    spell = t.spell(P1, "Deal 1 damage to each enemy follower on the field.")
    t.play(spell)
    assert {e.card for e in t.events("damage")} == {c.id for c in (plain, evolved, advanced, token)}
    assert t.count(P2, "field") == 0


def test_2_4_2_traits_mean_nothing_until_a_text_asks_for_them() -> None:
    """A trait changes nothing about a follower; a text can single it out."""
    t = Table()
    officer = t.field(P1, traits=("Officer",))
    both = t.field(P1, traits=("Mage", "Officer"), attack=2)
    mage = t.field(P1, traits=("Mage",), attack=3)
    spell = t.spell(P1, "Give each Officer follower on your field {attack}+5.")
    assert t.chars(officer).keywords == frozenset() and t.stats(officer) == (1, 1)
    t.play(spell)
    assert [t.number(c, "attack") for c in (officer, both, mage)] == [6, 7, 3]


# -- cost and text (sve 2.5, sve 2.6) ---------------------------------------------------------------------------------
def test_2_5_1_the_printed_cost_is_paid_in_play_points() -> None:
    """Playing a card takes as many play points as it says, and one short is too few."""
    t = Table()
    t.set(P1, play_points=4)
    dear, cheap = t.hand(P1, cost=5), t.hand(P1, cost=3)
    assert t.forbids(f"play {dear}") == "sve 10.4.4"
    t.play(cheap)
    assert t.value(P1, "play points") == 1


def test_2_5_1_texts_mean_the_printed_cost() -> None:
    """A card that is cheaper to play still has its printed cost for a text that asks for it."""
    t = unhurried()
    discounted = t.hand(P1, "This costs 3 less to play.", cost=5)
    spell = t.spell(P1, "Destroy each follower on your field that costs 2 or less.")
    t.play(discounted)
    assert t.value(P1, "play points") == 8
    t.play(spell)
    assert t.zone_of(discounted) == "field"


def test_2_6_2_reminder_text_does_nothing() -> None:
    """What stands in parentheses is read and never carried out."""
    t = unhurried()
    spell = t.spell(P1, "Draw a card. (Draw 2 cards.)")
    t.play(spell)
    assert len(t.events("draw")) == 1


def test_2_6_2_a_keyword_explained_in_parentheses_is_not_given_by_them() -> None:
    """A follower whose reminder text speaks of Storm has no Storm."""
    t = Table()
    card = t.field(P1, "Ward. (It does not have Storm.)")
    assert t.has(card, "Ward") and not t.has(card, "Storm")


# -- attack and defense (sve 2.7, sve 2.8) ----------------------------------------------------------------------------
def test_2_7_1_an_attacker_deals_damage_equal_to_its_attack() -> None:
    """Attack 3 takes 3 defense from the leader attacked."""
    t = unhurried()
    attacker = t.field(P1, attack=3, defense=1)
    t.attack(attacker)
    assert t.event("damage").amount == 3 and t.leader_defense(P2) == 17


@pytest.mark.rule("sve 2.8.1.1")
def test_2_7_1_1_the_symbols_mean_attack_and_defense() -> None:
    """The attack symbol changes attack alone, the defense symbol defense alone."""
    t = unhurried()
    card = t.field(P1, attack=1, defense=1)
    sharp = t.spell(P1, "Give each follower on your field {attack}+2.")
    hard = t.spell(P1, "Give each follower on your field {defense}+4.")
    t.play(sharp)
    assert t.stats(card) == (3, 1)
    t.play(hard)
    assert t.stats(card) == (3, 5)


@pytest.mark.rule("sve 2.8.2")
def test_2_8_1_defense_is_the_damage_it_takes_to_destroy() -> None:
    """Damage lowers defense by its amount; with none left the follower is destroyed, before that it is not."""
    t = unhurried()
    target = t.field(P2, attack=1, defense=3)
    two = t.spell(P1, "Deal 2 damage to each enemy follower on the field.")
    one = t.spell(P1, "Deal 1 damage to each enemy follower on the field.")
    t.play(two)
    assert t.zone_of(target) == "field" and t.stats(target) == (1, 1)
    t.play(one)
    assert t.zone_of(target) == "cemetery"


def test_2_8_2_a_damaged_leader_has_that_much_less_defense() -> None:
    """The same holds for leaders."""
    t = unhurried()
    bolt = t.spell(P1, "Deal 4 damage to an enemy leader.")
    t.play(bolt)
    assert t.leader_defense(P2) == 16 and t.leader_defense(P1) == 20


@pytest.mark.rule("sve 2.8.3.1")
def test_2_8_3_leaders_have_twenty_defense_that_is_not_printed() -> None:
    """No leader card has a number on it, and both leaders of a new game have 20 defense for everyone to see."""
    names = starter_decks("sve")
    game = ludex.new("sve", decks=(names[0], names[-1]), seed=3)
    for seat in (P1, P2):
        (leader,) = game.zone(seat, "leader area")
        assert "defense" not in game.cards[leader].definition.row
        assert game.chars(leader).number("defense") == 20


# -- universe (sve 2.12.2.1) ------------------------------------------------------------------------------------------
def test_2_12_2_1_the_universe_matters_when_a_deck_is_built() -> None:
    """A deck based on a universe takes its cards whatever their class; a deck based on a class does not."""
    assert wrong(racing(copies("Gallop", 40))) == ()
    assert wrong(deck(copies("Gallop", 40))) != ()


@pytest.mark.rule("sve 2.1.2")
def test_2_1_2_a_follower_evolves_into_one_with_words_in_its_name() -> None:
    """Of the evolved followers only the one whose name has the word is the one meant."""
    t = unhurried()
    pup = t.field(P1, name="Pup", attack=1, defense=1)
    wolf = t.evolve_deck(P1, name="Grey Wolf", attack=5, defense=4)
    t.evolve_deck(P1, name="Pup", attack=2, defense=2)
    t.evolve_deck(P1, name="Grey Bear", attack=3, defense=3)
    text = "Select a follower on your field and evolve it into an evolved follower with “Wolf” in its name."
    t.play(t.spell(P1, text))
    assert (t.zone_of(wolf), t.stats(pup)) == ("evolve zone", (5, 4))
