"""Judges' cases about conditions, descriptions and amounts that look at what effects have changed (sve 10.9)."""

from __future__ import annotations

import pytest

from tests.sve_table import P1, P2, Piece, Table

BANE = "Bane."


def amulets(t: Table, *texts: str) -> list[Piece]:
    """Amulets that came in this order."""
    return [t.amulet(P1, text, name=f"Amulet {n}") for n, text in enumerate(texts)]


# -- conditions on others ---------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 10.9.1", "sve 10.3.3", "sve-R50")
@pytest.mark.parametrize("keyword", ("Storm", "Bane", "Drain"))
def test_case_j_sve_07_a_keyword_by_the_leaders_defense(keyword: str) -> None:
    """The condition sees the leader as it is: at 14 it is not met, at 11 it is."""
    t = Table()
    wound = t.spell(P1, "Deal 6 damage to your leader.", name="Wound")
    card = t.hand(P1, f"While your leader's defense is 12 or less, this follower has {keyword}.", cost=0, attack=2)
    spell = t.spell(P1, "Deal 3 damage to your leader.")
    t.play(wound)
    t.play(card)
    assert not t.has(card, keyword)
    t.play(spell)
    assert t.leader_defense(P1) == 11 and t.has(card, keyword)
    if keyword == "Storm":
        t.attack(card)
        assert t.leader_defense(P2) == 18


@pytest.mark.rule("sve 10.9.1", "sve 10.9.1.3", "sve 5.25.1", "sve-R50")
def test_case_j_sve_09_a_keyword_by_another_cards_type() -> None:
    """When the only other Mage has become an amulet there is no other Mage follower."""
    t = Table(turn_of=P2)
    card = t.field(P1, "While there's another Mage follower on your field, this follower has Ward.", name="Keeper")
    mage = t.field(P1, traits=["Mage"], name="Student")
    spell = t.spell(P2, "Select an enemy Mage follower on the field. Change it into an amulet.")
    assert t.has(card, "Ward")
    t.play(spell)
    assert t.chars(mage).types == {"amulet"} and not t.has(card, "Ward")


@pytest.mark.rule("sve 10.9.1", "sve 10.9.1.3", "sve-R50")
def test_case_j_sve_09_a_keyword_by_another_cards_trait() -> None:
    """A trait that was given counts."""
    t = Table()
    card = t.field(P1, "While there's another Academic follower on your field, this follower has Assail.", name="Dean")
    other = t.field(P1, name="Other")
    spell = t.spell(P1, "Select a follower on your field and give it the Academic trait.")
    assert not t.has(card, "Assail")
    t.play(spell, other)
    assert t.has(card, "Assail")


# -- conditions and descriptions of the card itself -------------------------------------------------------------------
@pytest.mark.rule("sve 10.9.1", "sve 10.9.1.2", "sve 10.9.1.4", "sve-R50")
def test_case_j_sve_08_a_keyword_by_the_followers_own_attack() -> None:
    """A condition refers to what the card is with all effects applied, above its print and below it."""
    t = Table()
    card = t.field(P1, "While this follower's attack is at least 5, it has Bane.", attack=3, defense=3)
    t.play(t.spell(P1, "Select a follower on your field and give it {attack}+2/{defense}+2."))
    assert t.stats(card) == (5, 5) and t.has(card, "Bane")

    t = Table()
    card = t.hand(P1, "While this has 3 or more attack, this has Storm.", attack=3, defense=2, cost=0)
    spell = t.spell(P1, "Select a follower on your field and give it {attack}-1.")
    t.play(card)
    assert t.forbids(f"attack {card} leader") == ""
    t.play(spell)
    assert t.stats(card) == (2, 2) and not t.has(card, "Storm") and t.forbids(f"attack {card} leader")


@pytest.mark.rule("sve 10.9.1.2", "sve 10.9.1.4", "sve-R50")
def test_case_j_sve_12_a_keyword_for_every_follower_with_enough_attack() -> None:
    """One question has one answer: a description sees the same attack as a condition."""
    t = Table()
    amulets(t, "Each follower on your field with 3 or more attack has Storm.")
    card = t.hand(P1, attack=2, defense=2, cost=0, name="Newcomer")
    spell = t.spell(P1, "Select a follower on your field and give it {attack}+1.")
    t.play(card)
    assert t.forbids(f"attack {card} leader")
    t.play(spell)
    t.attack(card)
    assert t.leader_defense(P2) == 17


# -- dependency -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 10.9.1.5", "sve 10.9.1.6", "sve-R51")
@pytest.mark.parametrize("giver_first", (True, False))
def test_case_j_sve_10_losing_all_depends_on_the_keyword_that_is_given(giver_first: bool) -> None:
    """Whichever came first, the follower gets Rush, then loses everything."""
    loses, gives = "Each follower on the field with Rush loses all abilities.", "Each follower on your field has Rush."
    t = Table()
    card = t.field(P1, BANE)
    amulets(t, *((gives, loses) if giver_first else (loses, gives)))
    assert t.chars(card).keywords == frozenset() and t.chars(card).abilities == ()


@pytest.mark.rule("sve 10.9.1.5", "sve 10.9.1.6", "sve-R51")
@pytest.mark.parametrize("order", ("abc", "acb", "bac", "bca", "cab", "cba"))
def test_case_j_sve_11_a_chain_of_three_dependencies(order: str) -> None:
    """Dependency is judged on the state as it is worked out, so that the order of arrival makes no difference."""
    texts = {
        "a": "Each follower on your field has {attack}+1.",
        "b": "Each follower on your field with 3 or more attack has {defense}+3.",
        "c": "Each follower on your field with 5 or more defense has {attack}+5.",
    }
    t = Table()
    amulets(t, *[texts[letter] for letter in order])
    card = t.field(P1, attack=2, defense=2)
    assert t.stats(card) == (8, 5)


# -- all or nothing ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 10.9.1.2", "sve 10.9.1.5", "sve-R52")
def test_case_j_fow_05_a_follower_that_takes_all_abilities_takes_its_own_too() -> None:
    """The effect is applied in full to all followers, though it takes away the ability it comes from."""
    t = Table()
    taker = t.field(P1, "Each follower on the field loses all abilities.", name="Taker")
    ward = t.field(P1, "Ward.\n{act} {cost 0}: Draw a card.", name="Ward")
    t.field(P2, "Each other follower on your field has {attack}+3.", name="Lord")
    plain = t.field(P2, attack=1, defense=1, name="Plain")
    assert t.chars(taker).abilities == t.chars(ward).abilities == ()
    assert t.stats(plain) == (1, 1)
    assert not [key for key in t.options if key.startswith(f"activate {ward}")]


# -- amounts and values -----------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 1.3.2.2", "sve 1.3.2.2.1", "sve-R53")
@pytest.mark.parametrize("way", ("+", "-"))
def test_case_j_sve_13_a_negative_amount_is_never_the_opposite(way: str) -> None:
    """Nothing is given, and nothing is taken either."""
    t = Table()
    weak = t.field(P1, attack=0, defense=5, name="Weak")
    curse = t.spell(P1, "Select a follower on your field and give it {attack}-3.", name="Curse")
    gift = t.spell(P1, f"Select a follower on your field. Give your leader {{defense}}{way}X. X is its attack.")
    t.play(curse)
    assert t.stats(weak) == (-3, 5)
    t.play(gift)
    assert t.leader_defense(P1) == 20


@pytest.mark.rule("sve 5.32.1", "sve-R54")
def test_case_j_sve_19_a_second_maneuver_starts_from_the_cards_own_numbers() -> None:
    """Neither the bonus nor the damage of an earlier turn is kept; other effects apply as before."""
    t = Table()
    engine = t.amulet(P1, "{act} {cost 0}: Maneuver this card.", attack=3, defense=3, name="Engine")
    gift = t.spell(P1, "Select a follower on your field and give it {attack}+1/{defense}+1.")
    target = t.field(P2, attack=3, defense=4, engaged=True, name="Target")
    t.activate(engine)
    t.play(gift)
    t.attack(engine, target)
    assert t.stats(engine) == (4, 1)
    t.end()
    t.end()
    t.activate(engine)
    assert t.stats(engine) == (3, 3)
    assert t.event("renewed", engine).rule == "sve 5.32.1"
