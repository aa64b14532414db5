"""Persistent effects (sve 10.9): base, abilities, other information, numbers; dependency and age."""

from __future__ import annotations

import pytest

from tests.sve_table import P1, P2, Table

STEAL = "Select an enemy follower on the field and gain control of it."


@pytest.mark.rule("sve 10.9.1.1", "sve 10.9.1.4")
def test_10_9_1_a_card_is_its_print_and_what_changes_it() -> None:
    """The printed numbers are the base; effects come on top and go again."""
    t = Table()
    card = t.field(P1, attack=2, defense=3)
    captain = t.field(P1, "Other followers on your field have {attack}+1/{defense}+2.")
    kill = t.spell(P1, "Select a follower on your field and destroy it.")
    assert t.stats(card) == (3, 5)
    t.play(kill, captain)
    assert t.stats(card) == (2, 3)


@pytest.mark.rule("sve 5.16.1.2")
def test_10_9_1_1_1_linked_to_an_evolved_card_the_evolved_print_counts_except_the_cost() -> None:
    """Numbers and abilities are the evolved card's, the cost is the follower's own."""
    t = Table()
    evolved = t.evolve_deck(P1, "Ward.", name="Pupil", attack=4, defense=5)
    card = t.field(P1, "{evolve} {cost 1}: Evolve this follower.\nRush.", name="Pupil", attack=1, defense=1, cost=3)
    t.activate(card)
    assert t.zone_of(evolved) == "evolve zone"
    assert t.stats(card) == (4, 5)
    assert t.has(card, "Ward") and not t.has(card, "Rush")
    assert t.number(card, "cost") == 3


@pytest.mark.rule("sve 10.9.1")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_10_9_1_2_abilities_are_given_before_numbers_whatever_came_first(order: tuple[int, int]) -> None:
    """Followers with Rush get attack, all followers get Rush: the attack is there in either order of arrival."""
    texts = ("Followers on your field with Rush have {attack}+1.", "Followers on your field have Rush.")
    t = Table()
    for n in order:
        t.amulet(P1, texts[n])
    card = t.field(P1, attack=1)
    assert t.number(card, "attack") == 2


@pytest.mark.rule("sve 10.9.1")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_10_9_1_3_traits_come_before_numbers_whatever_came_first(order: tuple[int, int]) -> None:
    """Officers get attack, all followers become Officers."""
    texts = ("Officer followers on your field have {attack}+1.", "Followers on your field have the Officer trait.")
    t = Table()
    for n in order:
        t.amulet(P1, texts[n])
    card = t.field(P1, attack=1)
    assert t.number(card, "attack") == 2


@pytest.mark.rule("sve 10.9.1", "sve-R50")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_10_9_1_3_a_trait_that_is_given_is_referenced_by_what_gives_abilities(order: tuple[int, int]) -> None:
    """Who becomes an Officer by an effect is an Officer for all that asks."""
    texts = ("Officer followers on your field have Rush.", "Followers on your field have the Officer trait.")
    t = Table()
    for n in order:
        t.amulet(P1, texts[n])
    plain, officer = t.field(P1), t.field(P1, traits=["Officer"], attack=2)
    assert (t.has(plain, "Rush"), t.has(officer, "Rush")) == (True, True)


@pytest.mark.rule("sve 10.9.1", "sve-R50")
def test_10_9_1_4_a_number_that_is_changed_is_referenced_by_what_gives_abilities() -> None:
    """An ability that asks for a number asks for what it has become."""
    t = Table()
    t.amulet(P1, "Followers on your field have {attack}+2.")
    t.amulet(P1, "Followers with 3 attack or more on your field have Ward.")
    low, high = t.field(P1, attack=0), t.field(P1, attack=1)
    assert (t.number(low, "attack"), t.number(high, "attack")) == (2, 3)
    assert (t.has(low, "Ward"), t.has(high, "Ward")) == (False, True)


@pytest.mark.rule("sve 10.9.1.2", "sve 10.9.1.4", "sve-R50")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_10_9_1_4_in_a_circle_abilities_come_before_numbers(order: tuple[int, int]) -> None:
    """Rush for little attack, attack for Rush: with Rush it has 4 attack, with 4 attack no Rush. So Rush is judged on
    what is there before numbers, whichever came first."""
    little, much = "Followers with 3 attack or less on your field", "Followers with Rush on your field"
    texts = (f"{little} have Rush.", f"{much} have {{attack}}+2.")
    t = Table()
    for n in order:
        t.amulet(P1, texts[n])
    card, strong = t.field(P1, attack=2, name="Weak"), t.field(P1, attack=4, name="Strong")
    assert t.has(card, "Rush") and t.number(card, "attack") == 4
    assert not t.has(strong, "Rush") and t.number(strong, "attack") == 4


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_10_9_1_5_an_effect_waits_for_another_that_changes_what_it_applies_to(order: tuple[int, int]) -> None:
    """The bonus for 3 attack or more waits for the general bonus, whichever card came first."""
    texts = (
        "Followers with 3 attack or more on your field have {attack}+1.",
        "Followers on your field have {attack}+1.",
    )
    t = Table()
    for n in order:
        t.amulet(P1, texts[n])
    two, one = t.field(P1, attack=2), t.field(P1, attack=1)
    assert (t.number(two, "attack"), t.number(one, "attack")) == (4, 2)


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_10_9_1_5_abilities_depend_on_abilities(order: tuple[int, int]) -> None:
    """Ward for those with Rush, Rush for all: everyone has Ward."""
    texts = ("Followers on your field with Rush have Ward.", "Followers on your field have Rush.")
    t = Table()
    for n in order:
        t.amulet(P1, texts[n])
    assert t.has(t.field(P1), "Ward")


def test_10_9_1_6_what_nothing_else_orders_goes_by_age() -> None:
    """Raised and then set is the value set; set and then raised is more."""
    raise_, set_ = "give it {attack}+2.", "change its attack to 5."
    for texts, attack in (((raise_, set_), 5), ((set_, raise_), 7)):
        t = Table()
        card = t.field(P1, attack=1)
        spells = [t.spell(P1, f"Select a follower on your field and {text}") for text in texts]
        for spell in spells:
            t.play(spell)
        assert t.number(card, "attack") == attack


@pytest.mark.rule("sve-R29", "sve 5.14.1")
def test_10_9_1_6_damage_stands_in_line_with_other_changes() -> None:
    """Hurt and then set to four is four; set to four and then hurt is two."""
    hurt = "Deal 2 damage to each follower on your field."
    set_ = "Select a follower on your field and change its defense to 4."
    for texts, defense in (((hurt, set_), 4), ((set_, hurt), 2)):
        t = Table()
        card = t.field(P1, defense=5)
        spells = [t.spell(P1, text) for text in texts]
        for spell in spells:
            t.play(spell)
        assert t.number(card, "defense") == defense


def test_10_9_1_6_1_a_passive_ability_is_as_old_as_its_cards_stay() -> None:
    """The same two cards: the later arrival is applied later."""
    count = "This follower's attack equals the number of cards in your hand."
    bonus = "Followers on your field have {attack}+3."
    for first, attack in (("counter", 5), ("bonus", 2)):
        t = Table()
        counter, banner = t.hand(P1, count, cost=0), t.hand(P1, bonus, cost=0, type="amulet")
        t.hand(P1, cost=99)
        t.hand(P1, cost=99)
        for card in (counter, banner) if first == "counter" else (banner, counter):
            t.play(card)
        assert t.number(counter, "attack") == attack


def test_10_9_1_6_2_the_effect_of_a_played_ability_is_as_old_as_its_playing() -> None:
    """A spell that sets attack overrides a banner that was there and is topped by one that comes later."""
    t = Table()
    card = t.field(P1, attack=1)
    t.amulet(P1, "Followers on your field have {attack}+3.")
    set_ = t.spell(P1, "Select a follower on your field and change its attack to 2.")
    late = t.hand(P1, "Followers on your field have {attack}+4.", cost=0, type="amulet")
    assert t.number(card, "attack") == 4
    t.play(set_)
    assert t.number(card, "attack") == 2
    t.play(late)
    assert t.number(card, "attack") == 6


def test_10_9_2_an_effect_of_no_passive_ability_leaves_newcomers_alone() -> None:
    """A spell for the turn reaches the followers that are there, not those put there afterwards."""
    t = Table()
    there, later = t.field(P1, attack=1), t.hand(P1, attack=1, cost=0)
    t.play(t.spell(P1, "This turn, followers on your field have {attack}+2."))
    t.play(later)
    assert (t.number(there, "attack"), t.number(later, "attack")) == (3, 1)


def test_10_9_2_a_card_that_leaves_and_returns_has_lost_it() -> None:
    """Back from the hand it is a new card."""
    t = Table()
    card = t.field(P1, attack=1, cost=0)
    boost = t.spell(P1, "Select a follower on your field and give it {attack}+2.")
    back = t.spell(P1, "Select a follower on your field and return it to its owner's hand.")
    t.play(boost)
    t.play(back)
    t.play(card)
    assert (t.zone_of(card), t.number(card, "attack")) == ("field", 1)


@pytest.mark.rule("sve 5.22.4")
def test_10_9_2_from_field_to_field_it_is_kept() -> None:
    """A stolen follower keeps what it was given."""
    t = Table()
    card = t.field(P2, attack=1)
    weaken = t.spell(P1, "Select an enemy follower on the field and give it {attack}+2.")
    steal = t.spell(P1, STEAL)
    t.play(weaken)
    t.play(steal)
    assert (t.where(card), t.number(card, "attack")) == ((P1, "field"), 3)


def test_10_9_3_effects_of_a_zone_apply_from_the_moment_of_arrival() -> None:
    """A follower with no defense of its own never is without: it survives, and has Storm at once."""
    t = Table()
    t.amulet(P1, "Followers on your field have {defense}+1 and Storm.")
    card = t.hand(P1, attack=2, defense=0, cost=0)
    t.play(card)
    assert (t.zone_of(card), t.number(card, "defense")) == ("field", 1)
    t.attack(card)
    assert t.leader_defense(P2) == 18


def test_10_9_3_effects_of_a_zone_are_left_behind_on_leaving() -> None:
    """In the hand the bonus of the field is gone."""
    t = Table()
    t.amulet(P1, "Followers on your field have {attack}+2.")
    card = t.field(P1, attack=1)
    t.play(t.spell(P1, "Select a follower on your field and return it to its owner's hand."))
    assert (t.zone_of(card), t.number(card, "attack")) == ("hand", 1)


def test_10_9_3_1_a_trigger_on_what_arrives_sees_it_with_those_effects() -> None:
    """Made an Officer by the field it enters, it is an Officer that enters."""
    t = Table()
    t.amulet(P1, "Followers on your field have the Officer trait.")
    t.amulet(P1, "Whenever an Officer follower is put onto your field, give your leader {defense}+1.")
    t.play(t.hand(P1, cost=0))
    assert t.leader_defense(P1) == 21


def test_10_9_3_a_token_that_arrives_is_asked_for_ward_with_what_holds_on_the_field() -> None:
    """A golem without Ward where it comes may not be engaged as it comes; otherwise its player is asked."""
    for taken in (True, False):
        t = Table()
        text = "Each follower on your field loses all abilities." if taken else "Followers on your field have Storm."
        t.amulet(P1, text)
        t.choose(f"play {t.spell(P1, 'Summon a Guardform Golem.')}")
        assert (t.asking_rule() == "sve 12.8.2") is not taken
        if not taken:
            t.choose("yes")
        t.settle()
        (golem,) = [each for each in t.pieces(P1, "field") if each.name == "Guardform Golem"]
        assert t.engaged(golem) is not taken
