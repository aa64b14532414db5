"""Zone-shift triggers (sve 10.7.4): which information of a moving card counts, and who sees whom move."""

from __future__ import annotations

import pytest

from tests.sve_table import P1, P2, Table


def test_10_7_4_1_1_to_a_hidden_zone_the_public_side_is_read() -> None:
    """A follower of 1 attack raised to 4 on the field counts as 4 when it is returned to hand."""
    t = Table()
    t.amulet(
        P1,
        "When a follower with 4 attack or more is returned to your hand from the field, give your leader {defense}+1.",
    )
    card = t.field(P1, attack=1, gained_attack=3)
    weak = t.field(P1, attack=2)
    back, again = (t.spell(P1, "Select a follower on your field and return it to its owner's hand.") for _ in range(2))
    t.play(back, card)
    assert t.leader_defense(P1) == 21
    t.play(again)
    assert (t.zone_of(weak), t.leader_defense(P1)) == ("hand", 21)


def test_10_7_4_1_1_from_a_hidden_zone_the_public_side_is_read() -> None:
    """Followers of the field get +2 there: a follower of 2 attack from the hand counts as 4."""
    t = Table()
    t.amulet(P1, "Followers on your field have {attack}+2.")
    t.amulet(P1, "When a follower with 4 attack or more is put onto your field, give your leader {defense}+1.")
    strong, weak = t.hand(P1, attack=2, cost=0), t.hand(P1, attack=1, cost=0)
    t.play(weak)
    assert t.leader_defense(P1) == 20
    t.play(strong)
    assert t.leader_defense(P1) == 21


@pytest.mark.rule("sve-R18")
def test_10_7_4_1_2_for_a_card_leaving_the_field_it_is_read_as_it_was_there() -> None:
    """Attack given on the field counts for a card that goes to the cemetery."""
    t = Table()
    t.amulet(P1, "When a follower with 4 attack or more is put from the field into your cemetery, draw a card.")
    raised, plain = t.field(P1, attack=1, gained_attack=3), t.field(P1, attack=3)
    t.play(t.spell(P1, "Destroy each follower on the field."))
    assert {t.zone_of(raised), t.zone_of(plain)} == {"cemetery"}
    assert t.count(P1, "hand") == 1


def test_10_7_4_1_2_last_words_given_on_the_field_are_had_when_it_leaves() -> None:
    """The ability was gained on the field and is played though the card in the cemetery lacks it."""
    t = Table()
    card = t.field(P1)
    give = t.spell(P1, "Select a follower on your field and give it “{last words} Draw a card.”")
    kill = t.spell(P1, "Select a follower on your field and destroy it.")
    t.play(give)
    t.play(kill)
    assert t.zone_of(card) == "cemetery"
    assert t.count(P1, "hand") == 1


def test_10_7_4_1_2_a_follower_without_abilities_on_the_field_has_no_last_words() -> None:
    """It lost all abilities before it left, so nothing triggers."""
    t = Table()
    card = t.field(P1, "{last words} Draw a card.")
    lose = t.spell(P1, "Select a follower on your field. It loses all abilities.")
    kill = t.spell(P1, "Select a follower on your field and destroy it.")
    t.play(lose)
    t.play(kill)
    assert (t.zone_of(card), t.count(P1, "hand")) == ("cemetery", 0)


def test_10_7_4_1_3_between_other_public_zones_the_new_place_is_read() -> None:
    """From the cemetery to the EX area: what applies in the EX area counts, what applied in the cemetery does not."""
    t = Table()
    t.amulet(P1, "Followers in your EX area have {attack}+2.")
    t.amulet(P1, "When a follower with 3 attack or more is put into your EX area, give your leader {defense}+1.")
    card = t.cemetery(P1, attack=1)
    t.play(t.spell(P1, "Select a follower in your cemetery and put it into your EX area."))
    assert (t.zone_of(card), t.leader_defense(P1)) == ("ex area", 21)


def test_10_7_4_2_a_card_that_leaves_together_with_others_sees_them_leave() -> None:
    """Both are destroyed at once: each sees the other go."""
    t = Table()
    t.field(P1, "Whenever another follower on your field is destroyed, give your leader {defense}+1.")
    t.field(P1, "Whenever another follower on your field is destroyed, deal 1 damage to your opponent's leader.")
    t.play(t.spell(P1, "Destroy each follower on the field."), "trigger 1")
    assert (t.leader_defense(P1), t.leader_defense(P2)) == (21, 19)


def test_10_7_4_2_a_card_that_arrives_together_with_others_sees_them_arrive() -> None:
    """Two followers are put onto the field at once; the watcher among them counts the other one."""
    t = Table()
    t.cemetery(P1, "Whenever another follower is put onto your field, give your leader {defense}+1.", attack=1)
    t.cemetery(P1, attack=2)
    t.play(t.spell(P1, "Put each follower in your cemetery onto your field."))
    assert t.count(P1, "field") == 2
    assert t.leader_defense(P1) == 21


def test_10_7_4_2_a_card_that_arrives_later_saw_nothing() -> None:
    """What was put there before it is no news."""
    t = Table()
    t.play(t.hand(P1, cost=0))
    later = Table()
    first = later.hand(P1, cost=0)
    second = later.hand(P1, "Whenever another follower is put onto your field, draw a card.", cost=0, attack=2)
    later.play(first)
    later.play(second)
    assert later.count(P1, "hand") == 0


@pytest.mark.rule("sve 5.22.4")
def test_10_7_4_3_from_field_to_field_is_not_being_put_onto_a_field() -> None:
    """A stolen follower triggers neither its Fanfare nor what waits for arrivals, and does not leave the field."""
    t = Table()
    t.amulet(P1, "Whenever a follower is put onto your field, give your leader {defense}+1.")
    t.amulet(P2, "Whenever a follower leaves your field, give your leader {defense}+1.")
    card = t.field(P2, "{fanfare} Draw a card.")
    t.play(t.spell(P1, "Select an enemy follower on the field and gain control of it."))
    assert t.where(card) == (P1, "field")
    assert (t.leader_defense(P1), t.leader_defense(P2), t.count(P1, "hand")) == (20, 20, 0)
