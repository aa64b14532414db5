"""Persistent effects in interplay (sve 10.9): two or three of them, each worked out by hand from the book."""

from __future__ import annotations

import pytest

from tests.sve_table import P1, P2, Piece, Table

RUSH_TO_ALL = "Each follower on your field has Rush."
SILENCE = "Select a follower on your field. It loses all abilities."


def follower(t: Table, seat: int = P1, text: str = "", attack: int = 3, defense: int = 3, **details: object) -> Piece:
    return t.field(seat, text, attack=attack, defense=defense, **{"name": "Follower", **details})


# -- nothing holds itself up ------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 10.9.1.5", "sve-R51")
def test_10_9_1_5_two_that_would_hold_each_other_up_do_not() -> None:
    """Each would have 6 attack if the other had: neither is reached first."""
    t = Table()
    text = "While there's another follower with 5 or more attack on your field, this follower has {attack}+3."
    one, other = follower(t, text=text), follower(t, text=text)
    assert t.stats(one) == t.stats(other) == (3, 3)


@pytest.mark.rule("sve 10.9.1", "sve-R50")
@pytest.mark.parametrize(("given", "attack", "bane"), ((0, 3, False), (2, 7, True)))
def test_10_9_1_what_holds_itself_up_over_layers_has_to_be_begun(given: int, attack: int, bane: bool) -> None:
    """Bane for 5 attack and 2 attack for Bane: with 3 there is neither, with 2 more there are both."""
    t = Table()
    card = follower(t, text="While this follower has Bane, it has {attack}+2.")
    t.amulet(P1, "Each follower on your field with 5 or more attack has Bane.")
    if given:
        t.play(t.spell(P1, f"Select a follower on your field and give it {{attack}}+{given}."))
    assert t.number(card, "attack") == attack and t.has(card, "Bane") == bane


@pytest.mark.rule("sve 10.9.1.2", "sve 10.9.1.4", "sve-R50")
def test_10_9_1_2_a_loss_that_undoes_its_own_reason_is_judged_before_numbers() -> None:
    """Ward gives 2 attack, 4 attack takes Ward: a circle, so the loss looks at the 2 attack there is before numbers."""
    t = Table()
    card = follower(t, text="Ward.", attack=2)
    t.amulet(P1, "Each follower on the field with 4 or more attack loses all abilities.", name="Taker")
    t.amulet(P1, "Each follower on your field with Ward has {attack}+2.", name="Giver")
    assert t.has(card, "Ward") and t.number(card, "attack") == 4


# -- gaining and losing -----------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 10.9.1.2", "sve 10.9.1.6", "sve 10.9.1.6.1")
def test_10_9_1_6_a_loss_takes_what_an_older_ability_gives_and_spares_a_younger_one() -> None:
    """The amulet that was there gives its Rush before the loss, the one that comes later after it."""
    t = Table()
    card = follower(t, text="Bane.")
    older, silence = t.amulet(P1, RUSH_TO_ALL), t.spell(P1, SILENCE)
    younger = t.hand(P1, "Each follower on your field has Ward.", type="amulet", cost=0, name="Younger")
    assert t.chars(card).keywords == {"Bane", "Rush"} and t.zone_of(older) == "field"
    t.play(silence)
    assert t.chars(card).keywords == frozenset()
    t.play(younger)
    assert t.chars(card).keywords == {"Ward"}


@pytest.mark.rule("sve 10.9.1.6", "sve-R52")
@pytest.mark.parametrize("first", (P1, P2))
def test_10_9_1_6_of_two_that_take_each_others_ability_the_older_does(first: int) -> None:
    """Each depends on the other, so age decides, and the younger has nothing left to do."""
    t = Table()
    text = "Each enemy follower on the field loses all abilities."
    takers = {seat: follower(t, seat, text, name=f"Taker {seat}") for seat in (first, 1 - first)}
    wards = {seat: follower(t, seat, "Ward.", name=f"Ward {seat}") for seat in (P1, P2)}
    assert [len(t.chars(takers[seat]).abilities) for seat in (first, 1 - first)] == [1, 0]
    assert [t.has(wards[seat], "Ward") for seat in (first, 1 - first)] == [True, False]


@pytest.mark.rule("sve 10.9.1.2", "sve-R52")
def test_10_9_1_2_another_ability_of_the_taker_is_lost_before_it_begins() -> None:
    """The loss is applied in full, the taker's other ability included, which would have acted in a later layer."""
    t = Table()
    lines = ("Each follower on the field loses all abilities.", "Each follower on the field has {attack}+1.")
    taker, other = follower(t, text="\n".join(lines)), follower(t, P2, "Ward.", name="Other")
    assert t.chars(taker).abilities == () and not t.has(other, "Ward")
    assert t.number(taker, "attack") == t.number(other, "attack") == 3


# -- abilities that are given -----------------------------------------------------------------------------------------
@pytest.mark.rule("sve 10.9.1.2", "sve 10.9.1.4")
def test_10_9_1_2_a_given_ability_gives_numbers_to_others() -> None:
    t = Table()
    plain, officer = follower(t), follower(t, traits=["Officer"], name="Officer")
    t.amulet(P1, 'Each Officer follower on your field has "Each other follower on your field has {attack}+1."')
    assert (t.number(plain, "attack"), t.number(officer, "attack")) == (4, 3)


@pytest.mark.rule("sve 10.9.1.2", "sve 10.9.1.5")
def test_10_9_1_5_a_given_ability_gives_a_keyword_that_gives_numbers() -> None:
    """Three effects deep, the first of which is on no card as printed."""
    t = Table()
    plain, officer = follower(t), follower(t, traits=["Officer"], name="Officer")
    t.amulet(P1, 'Each Officer follower on your field has "Each other follower on your field has Ward."', name="One")
    t.amulet(P1, "Each follower on your field with Ward has {defense}+2.", name="Two")
    assert t.has(plain, "Ward") and t.stats(plain) == (3, 5) and t.stats(officer) == (3, 3)


@pytest.mark.rule("sve 10.9.1.2", "sve 10.9.1.5", "sve-R52")
def test_10_9_1_5_a_given_ability_is_lost_before_it_acts() -> None:
    """What is given to the Officer is taken from the Officer in the same layer."""
    t = Table()
    plain, officer = follower(t), follower(t, traits=["Officer"], name="Officer")
    t.amulet(P1, 'Each Officer follower on your field has "Each other follower on your field has Ward."', name="One")
    t.amulet(P1, "Each Officer follower on the field loses all abilities.", name="Two")
    assert t.chars(officer).abilities == () and not t.has(plain, "Ward")


# -- conditions -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 10.9.1", "sve 10.3.3", "sve-R50")
def test_10_3_3_a_fanfare_can_make_the_condition_of_storm_true() -> None:
    t = Table()
    t.amulet(P1, "While your leader's defense is 15 or less, each follower on your field has Storm.")
    card = t.hand(P1, "{fanfare} Deal 6 damage to your leader.", cost=0, attack=2, defense=2, name="Newcomer")
    t.play(card)
    assert t.leader_defense(P1) == 14 and t.forbids(f"attack {card} leader") == ""


@pytest.mark.rule("sve 10.9.1.3", "sve 5.32.1", "sve-R50")
def test_5_32_1_who_is_maneuvered_is_a_follower_for_all_that_asks() -> None:
    """Attack and Ward for followers reach the amulet that has become one."""
    t = Table()
    engine = t.amulet(P1, "{act} {cost 0}: Maneuver this card.", attack=3, defense=3, name="Engine")
    t.amulet(P1, "Each follower on your field has {attack}+1 and Ward.", name="Banner")
    assert not t.has(engine, "Ward")
    t.activate(engine)
    assert t.stats(engine) == (4, 3) and t.has(engine, "Ward")


@pytest.mark.rule("sve 10.9.1.4", "sve 5.14.1")
def test_10_9_1_4_damage_makes_a_condition_on_defense_true() -> None:
    t = Table()
    t.amulet(P1, "Each follower on your field with 2 or less defense has {attack}+3.")
    card = follower(t, attack=1, defense=4)
    t.play(t.spell(P1, "Deal 2 damage to a follower on your field."))
    assert t.stats(card) == (4, 2)


@pytest.mark.rule("sve 10.9.1.5", "sve-R51")
@pytest.mark.parametrize("turned", (False, True))
def test_10_9_1_5_two_abilities_of_one_card_in_a_chain(turned: bool) -> None:
    """They are equally old; the one that depends on the other goes after it, however they are printed."""
    lines = [
        "While this follower's attack is 3 or more, it has {defense}+2.",
        "While this follower's defense is 5 or more, it has {attack}+2.",
    ]
    t = Table()
    card = follower(t, text="\n".join(reversed(lines) if turned else lines))
    assert t.stats(card) == (5, 5)


@pytest.mark.rule("sve 10.9.1.4")
def test_10_9_1_4_what_undoes_its_own_reason_is_applied_once() -> None:
    """With 3 attack it has 2 less, and is not asked again."""
    t = Table()
    t.amulet(P1, "Each follower on your field with 3 or more attack has {attack}-2.")
    assert t.stats(follower(t)) == (1, 3)


@pytest.mark.rule("sve 10.9.1", "sve 5.29.1", "sve-R50")
def test_5_29_1_for_every_counts_keywords_that_depend_on_numbers() -> None:
    """Two of the three have 3 defense with the bonus, so they have Ward, and the third has 2 attack more."""
    t = Table()
    text = "This follower has {attack}+1 for every follower with Ward on your field."
    card = follower(t, text=text, attack=1, defense=1)
    t.amulet(P1, "Each follower on your field with 3 or more defense has Ward.", name="One")
    follower(t, defense=2, name="Left"), follower(t, defense=2, name="Right")
    t.amulet(P1, "Each follower on your field has {defense}+1.", name="Two")
    assert t.stats(card) == (3, 2)


@pytest.mark.rule("sve 10.9.1.2", "sve 10.9.1.4", "sve-R50")
def test_10_9_1_2_several_circles_at_once_are_each_broken() -> None:
    """Each follower has Rush for little attack and attack for Rush; none disturbs another."""
    t = Table()
    lines = (
        "While this follower's attack is 3 or less, it has Rush.",
        "While this follower has Rush, it has {attack}+2.",
    )
    cards = [follower(t, seat, "\n".join(lines), attack=2) for seat in (P1, P2) for _ in range(5)]
    assert {(t.has(card, "Rush"), t.number(card, "attack")) for card in cards} == {(True, 4)}
