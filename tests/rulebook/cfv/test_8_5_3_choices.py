"""What a text tells to choose (cfv 8.5.3): when it is chosen, and how many."""

from __future__ import annotations

import pytest

from tests.cfv_table import LF, P1, P2, RF, Table

RETIRE = "[ACT](VC): [Counter Blast (1)] Choose {} of your opponent's rear-guards, and retire {}."


def _two_rears(t: Table) -> list[str]:
    one, two = t.rear(P2, circle=LF, power=6000), t.rear(P2, circle=RF, power=7000)
    return [f"pick {one}", f"pick {two}"]


@pytest.mark.rule("cfv-R6", "cfv 8.5.2.2")
def test_8_5_3_chosen_when_the_effect_resolves() -> None:
    """The cost is paid and the ability played before anything is chosen."""
    t = Table()
    t.set(P1, damage=1)
    v = t.vanguard(P1, RETIRE.format("one", "it"))
    keys = _two_rears(t)
    t.choose(t.activation(v))
    assert t.options == keys and t.asking_rule() == "cfv 8.5.3"
    assert len(t.events("flip")) == len(t.events("played")) == 1


@pytest.mark.rule("cfv-R6")
def test_8_5_3_chosen_at_the_point_where_the_text_asks() -> None:
    """A card drawn by the first sentence can be chosen in the second."""
    t = Table()
    v = t.vanguard(P1, "[ACT](VC): Draw a card. Choose a card from your hand, and discard it.")
    top = t.deck(P1, name="Top", grade=2)
    kept = t.hand(P1, grade=1)
    t.activate(v, top)
    assert (t.zone_of(top), t.zone_of(kept)) == ("drop zone", "hand")


def test_8_5_3_1_the_number_must_be_chosen() -> None:
    """With two to choose from, one has to be chosen: there is no way to decline."""
    t = Table()
    t.set(P1, damage=1)
    v = t.vanguard(P1, RETIRE.format("one", "it"))
    keys = _two_rears(t)
    t.choose(t.activation(v))
    assert t.options == keys
    assert t.forbids("done") and t.forbids("no")


@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_8_5_3_1_1_up_to_leaves_every_number(chosen: int) -> None:
    """None, one or both of two."""
    t = Table()
    t.set(P1, damage=1)
    v = t.vanguard(P1, RETIRE.format("up to two", "them"))
    keys = _two_rears(t)
    t.choose(t.activation(v))
    for key in keys[:chosen]:
        assert "done" in t.options
        t.choose(key)
    if chosen < 2:
        t.choose("done")
    t.settle()
    assert t.count(P2, "drop zone") == chosen


def test_8_5_3_1_2_too_few_are_all_chosen() -> None:
    """Three are asked for and two are there: both are retired."""
    t = Table()
    t.set(P1, damage=1)
    v = t.vanguard(P1, RETIRE.format("three", "them"))
    _two_rears(t)
    t.activate(v)
    assert t.count(P2, "drop zone") == 2


def test_8_5_3_1_3_with_nothing_to_choose_what_depends_on_it_is_skipped() -> None:
    """The ability can be played; nothing is chosen, the unit that is not there gets nothing, the rest is done."""
    t = Table()
    v = t.vanguard(
        P1,
        "[ACT](VC): Choose one of your opponent's rear-guards, and that unit gets [Power]-5000 until end of turn. Draw "
        "a card.",
    )
    t.activate(v)
    assert t.count(P1, "hand") == 1
    assert not t.events("change")


@pytest.mark.rule("cfv 10.1.9.1.1")
def test_8_5_3_1_4_a_card_of_a_hidden_zone_need_not_be_found() -> None:
    """A grade 2 card is in the deck, known to be there or not, and the search may come to nothing."""
    t = Table()
    wanted = t.deck(P1, name="Wanted", grade=2)
    v = t.vanguard(P1, "[ACT](VC): Search your deck for a grade 2 card, put it into your hand, and shuffle your deck.")
    t.choose(t.activation(v))
    assert set(t.options) == {f"pick {wanted}", "done"}
    t.choose("done")
    assert t.zone_of(wanted) == "deck" and t.count(P1, "hand") == 0


def test_8_5_3_1_4_nor_one_of_a_hand_that_is_wanted_for_what_it_is() -> None:
    """A grade 2 card is to be discarded: the opponent cannot know, so it need not be; any card must be."""
    t = Table()
    v = t.vanguard(
        P1,
        "[ACT](VC): Choose a grade 2 card from your hand, and discard it.\n"
        "[ACT](VC): Choose a card from your hand, and discard it.",
    )
    card = t.hand(P1, grade=2)
    t.hand(P1, grade=1)
    t.choose(t.activation(v))
    assert set(t.options) == {f"pick {card}", "done"}
    t.choose("done")
    t.choose(t.activation(v, 2))
    assert "done" not in t.options
    t.choose(card)
    assert t.zone_of(card) == "drop zone"
