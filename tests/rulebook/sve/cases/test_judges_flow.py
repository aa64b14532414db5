"""Judges' cases: one of each (J-sve-25), "instead" that is declined (J-sve-26), a spell that waits (J-sve-29), and how
far an "If" reaches (J-sve-33)."""

from __future__ import annotations

import pytest

from ludex.lang import read
from tests.rulebook.sve.cases.test_judges_scope import offered
from tests.sve_table import P1, P2, Table


# -- one of each -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 10.6.2.3", "sve 10.6.2.3.1")
@pytest.mark.parametrize("words", ("an Otter and Stag", "an Otter and a Stag"))
def test_j_sve_25a_an_a_and_b_in_your_cemetery_are_both_from_there(words: str) -> None:
    t = Table()
    otter, stag = t.cemetery(P1, name="Otter"), t.cemetery(P1, name="Stag")
    other, mine = t.cemetery(P1, "Ward.", name="Otter"), t.field(P1, name="Otter")
    t.choose(f"play {t.spell(P1, f'Select {words} in your cemetery and summon them.')}")
    assert offered(t, otter, stag, other, mine) == {otter, other}
    t.choose(otter)
    t.settle()
    assert [t.zone_of(card) for card in (otter, stag, other)] == ["field", "field", "cemetery"]


@pytest.mark.rule("sve 10.6.2.3.2")
def test_j_sve_25b_up_to_one_of_each_in_your_cemetery_is_from_there() -> None:
    t = Table()
    c1, c2 = t.cemetery(P1, traits=["Mage"]), t.cemetery(P1, traits=["Machina"])
    mages = t.field(P1, traits=["Mage"]), t.field(P2, traits=["Mage"])
    s = t.spell(
        P1,
        "Select up to 1 Mage follower and up to 1 Machina follower in your cemetery. Add them to your hand.",
    )
    t.choose(f"play {s}")
    assert offered(t, c1, c2, *mages) == {c1}
    t.choose(c1)
    assert offered(t, c1, c2, *mages) == {c2}
    t.choose(c2)
    assert [t.zone_of(card) for card in (c1, c2)] == ["hand", "hand"]


@pytest.mark.rule("sve 10.6.2.3.3")
def test_j_sve_25_without_one_of_them_it_cannot_be_played() -> None:
    t = Table()
    t.cemetery(P1, name="Otter"), t.field(P1, name="Stag"), t.spell(P1, "Draw a card.")
    s = t.spell(P1, "Select an Otter and Stag in your cemetery and summon them.")
    assert f"play {s}" not in t.options


@pytest.mark.rule("sve 10.4.2.2")
@pytest.mark.parametrize("stags", (0, 1))
def test_j_sve_25_a_cost_of_an_a_and_b_is_paid_with_both(stags: int) -> None:
    t = Table()
    t.deck(P1), t.spell(P1, "Draw a card.")
    cards = [t.cemetery(P1, name="Otter"), *(t.cemetery(P1, name="Stag") for _ in range(stags))]
    a = t.amulet(P1, "{act} Banish an Otter and Stag from your cemetery: Draw a card.")
    assert (t.activation(a) in t.options) is bool(stags)
    if stags:
        t.activate(a)
        t.settle()
        assert [t.zone_of(card) for card in cards] == ["banished zone"] * 2 and t.count(P1, "hand") == 2


@pytest.mark.rule("sve 10.4.2.2", "sve 5.12.1")
def test_j_sve_25_a_cost_of_discarding_three_kinds_takes_one_of_each() -> None:
    t = Table()
    t.deck(P1), t.spell(P1, "Draw a card.")
    kinds = [t.hand(P1, traits=[trait], cost=9) for trait in ("Mage", "Machina", "Academic")]
    a = t.amulet(P1, "{act} Discard a Mage card, Machina card, and Academic card: Give your leader {defense}+3.")
    t.activate(a)
    t.settle()
    assert [t.zone_of(card) for card in kinds] == ["cemetery"] * 3 and t.leader_defense(P1) == 23


@pytest.mark.rule("sve 5.8.1", "sve 5.8.2")
@pytest.mark.parametrize("words", ("a 3-cost follower and 1-cost follower", "a 3-cost follower and a 1-cost follower"))
def test_j_sve_25_a_search_for_an_a_and_b_finds_one_of_each(words: str) -> None:
    t = Table()
    three, one, two = t.deck(P1, cost=3), t.deck(P1, cost=1), t.deck(P1, cost=2)
    t.choose(f"play {t.spell(P1, f'Search your deck for {words}, summon them, then shuffle your deck.')}")
    assert offered(t, three, one, two) == {three}
    t.choose(three)
    assert offered(t, three, one, two) == {one}
    t.choose(one)
    assert [t.zone_of(card) for card in (three, one, two)] == ["field", "field", "deck"]


@pytest.mark.rule("sve 5.11.1")
@pytest.mark.parametrize(
    "words",
    (
        "From among them, you may reveal up to 1 Mage follower and up to 1 spell and add them to your hand.",
        "You may reveal up to 1 Mage follower and up to 1 spell from among them and add them to your hand.",
    ),
)
def test_j_sve_25_the_rest_is_of_what_was_looked_at_though_one_of_each_was_taken(words: str) -> None:
    t = Table()
    mine = t.field(P1, traits=["Mage"])
    top = [t.deck(P1, type="amulet"), t.deck(P1, type="spell"), t.deck(P1, traits=["Mage"])]
    t.choose(f"play {t.spell(P1, f'Look at the top 3 cards of your deck. {words} Bury the rest.')}")
    t.choose("yes")
    assert offered(t, mine, *top) == {top[2]}
    t.choose(top[2])
    t.choose(top[1])
    assert [t.zone_of(card) for card in top] == ["cemetery", "hand", "hand"]


# -- instead -----------------------------------------------------------------------------------------------------------
FINDS = (
    "Search your deck for a follower, reveal it, and add it to your hand. If there is an amulet on your field, you may "
    "summon it instead. Then shuffle your deck."
)


@pytest.mark.rule("sve 10.10.1", "sve 10.10.2.5", "sve 5.8")
@pytest.mark.parametrize(("answers", "where"), ((("no",), "hand"), (("yes",), "field"), ((), "hand")))
def test_j_sve_26_declining_instead_leaves_the_first_instruction(answers: tuple[str, ...], where: str) -> None:
    t = Table()
    found = t.deck(P1)
    t.deck(P1, type="spell")
    if answers:
        t.amulet(P1)
    t.play(t.spell(P1, FINDS), found, *answers)
    assert t.zone_of(found) == where
    assert t.event("shuffle").rule


@pytest.mark.rule("sve 10.10.1")
@pytest.mark.parametrize(("answer", "damage"), (("no", 2), ("yes", 5)))
def test_j_sve_26_the_same_of_damage(answer: str, damage: int) -> None:
    t = Table()
    t.play(
        t.spell(
            P1,
            "Deal 2 damage to each enemy leader. If there are no followers on your field, you may deal 5 damage to "
            "each enemy leader instead.",
        ),
        answer,
    )
    assert t.leader_defense(P2) == 20 - damage


@pytest.mark.rule("sve 10.10.1")
@pytest.mark.parametrize(("answer", "hand", "gained"), (("no", 1, 0), ("yes", 2, 3)))
def test_j_sve_26_if_you_do_asks_whether_it_was_done_instead(answer: str, hand: int, gained: int) -> None:
    t = Table()
    t.deck(P1), t.deck(P1)
    t.play(
        t.spell(
            P1,
            "Draw a card. If there are no followers on your field, you may draw 2 cards instead. If you do, give your "
            "leader {defense}+3.",
        ),
        answer,
    )
    assert t.count(P1, "hand") == hand and t.leader_defense(P1) == 20 + gained


# -- a spell that waits ------------------------------------------------------------------------------------------------
WAITS = "At the start of your end phase, give your leader {defense}+3."


@pytest.mark.rule("sve 10.1.1.4", "sve 10.6.1")
@pytest.mark.parametrize("zone", ("hand", "cemetery", "ex area", "banished zone", "deck"))
def test_j_sve_29a_the_text_of_a_spell_does_nothing_while_it_lies_about(zone: str) -> None:
    t = Table()
    t.put(P1, zone, WAITS, type="spell", cost=9)
    t.end()
    assert t.leader_defense(P1) == 20


@pytest.mark.rule("sve 10.7.5", "sve 10.7.5.1", "sve 10.6.1")
def test_j_sve_29b_a_spell_that_was_played_waits_once() -> None:
    t = Table()
    for seat in (P1, P2):
        for _ in range(4):
            t.deck(seat)
    t.spell(P1, "Draw a card.")
    t.play(t.spell(P1, WAITS))
    assert t.leader_defense(P1) == 20
    t.end()
    assert t.leader_defense(P1) == 23
    t.end()
    t.end()
    assert t.leader_defense(P1) == 23


@pytest.mark.rule("sve 10.1.1.4")
@pytest.mark.parametrize("text", ("Whenever you draw a card, deal 1 damage to each enemy leader.",
                                  "Each follower on your field has Ward."))  # fmt: skip
def test_j_sve_29_a_spell_does_not_say_what_always_holds(text: str) -> None:
    assert read(text, kind="spell").card_text is None and read(text, kind="amulet").card_text is not None


@pytest.mark.rule("sve 10.3.4")
def test_j_sve_29_what_a_spell_says_of_itself_where_it_lies_is_an_ability_of_its_own() -> None:
    t = Table()
    s = t.ex(
        P1, "At the start of your end phase, if this is in your EX area, bury it.\nDraw a card.", type="spell", cost=9
    )
    t.end()
    assert t.zone_of(s) == "cemetery"


# -- how far an "If" reaches -------------------------------------------------------------------------------------------
@pytest.mark.rule("sve-R55", "sve 10.6.2.8.2", "sve 1.3.2")
@pytest.mark.parametrize("amulets", (2, 3))
def test_j_sve_33_a_sentence_that_speaks_of_what_was_selected_belongs_to_the_if(amulets: int) -> None:
    t = Table()
    for _ in range(amulets):
        t.amulet(P1)
    hers = t.field(P2)
    t.set(P1, play_points=3, max_play_points=3)
    text = (
        "{fanfare} If there are at least 3 amulets on your field, select an enemy follower on the field. Destroy it "
        "and give your leader {defense}+2."
    )
    t.play(t.hand(P1, text, cost=1))
    met = amulets == 3
    assert t.leader_defense(P1) == (22 if met else 20)
    assert t.zone_of(hers) == ("cemetery" if met else "field")


@pytest.mark.rule("sve-R55")
def test_j_sve_33_a_sentence_that_speaks_of_nothing_in_it_stands_alone() -> None:
    t = Table()
    t.play(
        t.spell(P1, "If there is an amulet on your field, destroy each enemy follower. Give your leader {defense}+2.")
    )
    assert t.leader_defense(P1) == 22


@pytest.mark.rule("sve-R55")
@pytest.mark.parametrize("amulets", (0, 1))
def test_j_sve_33_then_goes_on_under_the_condition(amulets: int) -> None:
    t = Table()
    t.deck(P1), t.hand(P1)
    for _ in range(amulets):
        t.amulet(P1)
    t.play(t.spell(P1, "If there is an amulet on your field, draw a card. Then give your leader {defense}+2."))
    assert t.leader_defense(P1) == 20 + 2 * amulets


@pytest.mark.rule("sve-R55")
@pytest.mark.parametrize("amulets", (0, 1))
def test_j_sve_33_if_you_do_asks_of_what_the_condition_let_happen(amulets: int) -> None:
    t = Table()
    t.hand(P1)
    for _ in range(amulets):
        t.amulet(P1)
    t.play(
        t.spell(
            P1,
            "Give your leader {defense}+1. If there is an amulet on your field, discard a card. If you do, give your "
            "leader {defense}+2.",
        )
    )
    assert t.leader_defense(P1) == 21 + 2 * amulets
