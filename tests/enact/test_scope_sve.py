"""How far words reach, played in the dialect of sve (docs/language.md). What has a judges' case is
tested with it: `A or B` (J-sve-22), `each A and B` (J-sve-23), `there is an A and a B` (J-sve-24), one of each
(J-sve-25), `instead` (J-sve-26), the turn (J-sve-28), `If` and `Then` (J-sve-33), `the rest` (J-sve-20)."""

from __future__ import annotations

import pytest

from tests.sve_table import P1, P2, Table


def test_a_number_that_only_some_cards_have_is_said_of_the_last() -> None:
    t = Table()
    amulet, small, great = t.amulet(P2), t.field(P2, attack=1), t.field(P2, attack=5)
    t.play(t.spell(P1, "Destroy each enemy amulet and enemy follower with 2 attack or less."))
    assert [t.zone_of(card) for card in (amulet, small, great)] == ["cemetery", "cemetery", "field"]


def test_all_as_and_all_cards_in_a_place_are_each_for_themselves() -> None:
    t = Table()
    mine, laid = t.field(P1, traits=["Mage"]), t.cemetery(P1, type="spell")
    t.play(t.spell(P1, "Banish each Mage follower and each card in your cemetery."))
    assert [t.zone_of(card) for card in (mine, laid)] == ["banished zone", "banished zone"]


def test_it_is_the_card_that_was_named_last() -> None:
    t = Table()
    hers, mine = t.field(P2), t.field(P1)
    t.play(t.spell(P1, "Select an enemy follower on the field. Select a follower on your field. Destroy it."))
    assert t.zone_of(hers) == "field" and t.zone_of(mine) == "cemetery"


def test_it_is_this_card_where_nothing_else_was_named() -> None:
    t = Table()
    t.set(P1, play_points=1, max_play_points=1)
    mine = t.field(P1)
    card = t.hand(P1, "{fanfare} Engage this. Give it {attack}+2.", cost=1)
    t.play(card)
    assert t.stats(card)[0] == 3 and t.stats(mine)[0] == 1


def test_them_are_those_of_the_same_number_though_another_was_named_since() -> None:
    t = Table()
    hers = [t.field(P2, defense=3), t.field(P2, defense=4)]
    mine = t.field(P1, attack=1, defense=5)
    text = (
        "Select 2 enemy followers on the field. Select a follower on your field. Deal 1 damage to them and give it "
        "Rush."
    )
    t.play(t.spell(P1, text))
    assert [t.stats(card)[1] for card in (*hers, mine)] == [2, 3, 5] and t.has(mine, "Rush")


def test_they_and_their_are_those_cards_too() -> None:
    t = Table()
    hers = [t.field(P2, attack=2), t.field(P2, attack=3)]
    mine = t.field(P1, attack=4)
    t.play(t.spell(P1, "Select 2 enemy followers on the field. They lose all abilities. Destroy them."))
    assert [t.zone_of(card) for card in (*hers, mine)] == ["cemetery", "cemetery", "field"]


def test_this_way_is_by_this_very_text() -> None:
    t = Table()
    for _ in range(4):
        t.deck(P1)
    t.field(P1), t.field(P1)
    t.cemetery(P1), t.field(P2)
    text = "Destroy each follower on your field. Draw X cards. X equals the number of followers destroyed this way."
    t.play(t.spell(P1, text))
    assert t.count(P1, "hand") == 2


@pytest.mark.parametrize(("answers", "hand"), ((("no",), 1), (("yes",), 2)))
def test_if_you_do_asks_of_the_sentence_before(answers: tuple[str, ...], hand: int) -> None:
    t = Table()
    t.deck(P1), t.deck(P1), t.hand(P1)
    t.play(t.spell(P1, "Give your leader {defense}+1. You may discard a card. If you do, draw 2 cards."), *answers)
    assert t.count(P1, "hand") == hand


def test_then_after_something_optional_is_done_at_any_rate() -> None:
    t = Table()
    t.hand(P1)
    t.play(t.spell(P1, "You may discard a card. Then give your leader {defense}+2."), "no")
    assert t.leader_defense(P1) == 22


def test_then_after_a_moment_waits_for_it() -> None:
    t = Table()
    for seat in (P1, P2):
        t.deck(seat), t.deck(seat)
    t.spell(P1, "Draw a card.")
    text = "At the start of your end phase, give your leader {defense}+3. Then deal 1 damage to each enemy leader."
    t.play(t.spell(P1, text))
    assert (t.leader_defense(P1), t.leader_defense(P2)) == (20, 20)
    t.end()
    assert (t.leader_defense(P1), t.leader_defense(P2)) == (23, 19)


@pytest.mark.parametrize("overflow", (False, True))
def test_instead_names_for_what_follows_what_it_chose(overflow: bool) -> None:
    """`Them` are those of the first way or of the other, whichever was taken."""
    t = Table()
    t.set(P1, max_play_points=7 if overflow else 1)
    hers = [t.field(P2, defense=3), t.field(P2, defense=4)]
    text = (
        "Select an enemy follower on the field. If Overflow is active for you, select up to 2 enemy followers on the "
        "field instead. Deal 2 damage to them."
    )
    t.play(t.spell(P1, text), hers[0], *((hers[1],) if overflow else ()))
    assert [t.stats(card)[1] for card in hers] == [1, 2 if overflow else 4]


def test_a_cost_within_a_text_buys_all_that_follows() -> None:
    t = Table()
    t.deck(P1), t.hand(P1)
    text = "Give your leader {defense}+1. Discard a card: Draw a card. Give your leader {defense}+5."
    t.play(t.spell(P1, text), "no")
    assert t.leader_defense(P1) == 21


@pytest.mark.parametrize("answer", ("no", "yes"))
def test_what_is_given_to_what_may_be_put_goes_with_putting_it(answer: str) -> None:
    t = Table()
    laid = t.cemetery(P1)
    t.play(t.spell(P1, "Select a follower in your cemetery. You may summon it. Give it Storm."), answer)
    assert t.has(laid, "Storm") is (answer == "yes")


def test_its_owner_is_that_of_the_card_that_is_put_there() -> None:
    t = Table()
    mine, hers = t.field(P1), t.field(P2, defense=5)
    text = "Select a follower on your field and an enemy follower on the field. Return the first to its owner's hand"
    t.play(t.spell(P1, f"{text} and deal 3 damage to the second."))
    assert t.where(mine) == (P1, "hand") and t.stats(hers)[1] == 2


def test_its_owner_is_this_cards_though_another_was_named_since() -> None:
    t = Table()
    t.field(P2)
    s = t.spell(P1, "Select an enemy follower on the field. Destroy it and put this card into its owner's EX area.")
    t.play(s)
    assert t.where(s) == (P1, "ex area")
