"""How far words reach, played in the dialect of cfv (docs/language.md). What has a judges' case is
tested with it: `A or B` (J-cfv-09), the turn (J-cfv-03 to 05)."""

from __future__ import annotations

import pytest

from tests.cfv_table import P1, P2, Piece, Table


def offered(t: Table, *cards: Piece) -> set[Piece]:
    return {card for card in cards if t._key(card) in t.options}


def act(t: Table, text: str) -> Piece:
    """P1's vanguard with an ability that is played at once."""
    return t.vanguard(P1, f"[ACT](VC): {text}")


def test_a_limit_said_last_is_that_of_both() -> None:
    t = Table()
    van = act(
        t, 'Choose a <<Lamp Guild>> or <<Reed Guild>> with "Wick" in its card name from your drop zone, and put it '
           'into '
           "your hand."
    )  # fmt: skip
    wicks = t.drop(P1, name="Wick One", clan="Lamp Guild"), t.drop(P1, name="Wick Two", clan="Reed Guild")
    others = t.drop(P1, name="Oil", clan="Lamp Guild"), t.drop(P1, name="Wick Three", clan="Salt Guild")
    t.choose(t.activation(van))
    assert offered(t, *wicks, *others) == set(wicks)


def test_all_as_and_bs_of_yours_are_yours() -> None:
    t = Table()
    van = act(t, "All of your vanguards and rear-guards get [Power]+1000 until end of turn.")
    mine, hers = t.rear(P1, power=5000), t.rear(P2, power=5000)
    t.activate(van)
    assert (t.power(van), t.power(mine), t.power(hers)) == (11000, 6000, 5000)


@pytest.mark.parametrize("up_to", ("a", "up to one"))
def test_one_of_each_and_both_from_there(up_to: str) -> None:
    t = Table()
    van = act(t, f"Choose {up_to} grade 1 card and {up_to} grade 2 card from your drop zone, and put them into your "
                 f"hand.")
    d1, d2, other = t.drop(P1, grade=1), t.drop(P1, grade=2), t.drop(P1, grade=3)
    rears = t.rear(P1, grade=1), t.rear(P1, grade=2)
    t.choose(t.activation(van))
    if up_to != "a":
        assert offered(t, d1, d2, other, *rears) == {d1}
        t.choose(d1)
        assert offered(t, d1, d2, other, *rears) == {d2}
        t.choose(d2)
    assert [t.zone_of(card) for card in (d1, d2, other)] == ["hand", "hand", "drop zone"]
    assert all("front" in t.zone_of(card) or "back" in t.zone_of(card) for card in rears)


def test_a_cost_of_an_a_and_a_b_is_paid_with_both() -> None:
    t = Table()
    van = t.vanguard(
        P1,
        "[ACT](VC): [Choose a grade 1 card and a grade 2 card from your drop zone, and put them into your soul] Draw a "
        "card.",
    )
    t.drop(P1, grade=1)
    t.rear(P1, grade=2)
    t.hand(P1)
    assert t.activation(van) not in t.options


def test_the_rest_is_of_what_was_looked_at() -> None:
    t = Table()
    van = act(
        t, "Look at three cards from the top of your deck, search for up to two grade 1 cards from among them, put "
           "them into your hand, and put the rest on the bottom of your deck in any order."
    )  # fmt: skip
    below = t.deck(P1, grade=3)
    top = [t.deck(P1, grade=2), t.deck(P1, grade=1, power=6000), t.deck(P1, grade=1, power=7000)]
    t.do(t.activation(van), top[2], top[1])
    assert [t.zone_of(card) for card in top] == ["deck", "hand", "hand"] and t.pieces(P1, "deck")[0] == below


def test_it_is_the_unit_that_was_named_last() -> None:
    t = Table()
    van = act(t, "Choose one of your rear-guards. Choose one of your opponent's rear-guards, and retire it.")
    mine, hers = t.rear(P1), t.rear(P2)
    t.activate(van)
    t.settle()
    assert t.zone_of(hers) == "drop zone" and t.zone_of(mine) != "drop zone"


def test_them_are_those_of_the_same_number() -> None:
    t = Table()
    van = act(
        t, "Choose two of your rear-guards. Choose one of your opponent's rear-guards, and those units get "
           "[Power]+1000 "
           "until end of turn."
    )  # fmt: skip
    mine, hers = [t.rear(P1, power=5000), t.rear(P1, power=6000)], t.rear(P2, power=7000)
    t.activate(van)
    t.settle()
    assert [t.power(card) for card in (*mine, hers)] == [6000, 7000, 7000]


def test_with_this_effect_is_by_this_very_text() -> None:
    t = Table()
    van = act(
        t, "Search your deck for up to one grade 1 card, call it to (RC), and shuffle your deck. The unit called with "
           "this effect gets [Power]+5000 until end of turn."
    )  # fmt: skip
    mine, called = t.rear(P1, power=5000, circle="left front"), t.deck(P1, grade=1, power=4000)
    t.choose(t.activation(van))
    t.choose(called)
    t.choose("circle right-front")
    t.settle()
    assert (t.power(called), t.power(mine)) == (9000, 5000)


@pytest.mark.parametrize(("answer", "hand"), (("no", 1), ("yes", 2)))
def test_if_you_do_asks_of_the_sentence_before(answer: str, hand: int) -> None:
    t = Table()
    van = act(t, "You may choose a card from your hand, and discard it. If you do, draw two cards.")
    t.hand(P1)
    for _ in range(4):
        t.deck(P1)
    t.do(t.activation(van), answer)
    t.settle()
    assert t.count(P1, "hand") == hand


@pytest.mark.rule("cfv 8.1.1.1.2.2", "cfv 8.1.1.1.2.4")
@pytest.mark.parametrize("rears", (0, 1))
def test_if_you_do_falls_with_the_condition_of_the_sentence_before(rears: int) -> None:
    t = Table()
    van = act(
        t, "If you have a grade 2 rear-guard, choose a card from your hand, and discard it. If you do, this unit gets "
           "[Power]+5000 until end of turn."
    )  # fmt: skip
    t.hand(P1)
    for _ in range(rears):
        t.rear(P1, grade=2)
    t.activate(van)
    t.settle()
    assert t.power(van) == 10000 + 5000 * rears


@pytest.mark.rule("cfv 8.1.1.1.2.2")
def test_an_if_covers_its_own_sentence_whatever_the_next_speaks_of() -> None:
    """The book says so in so many words: what was not chosen is not retired, and the rest of that sentence is done."""
    t = Table()
    van = act(
        t, "If you have a grade 2 rear-guard, choose one of your opponent's rear-guards. Retire it, and this unit gets "
           "[Power]+5000 until end of turn."
    )  # fmt: skip
    hers = t.rear(P2)
    t.activate(van)
    t.settle()
    assert t.power(van) == 15000 and t.zone_of(hers) != "drop zone"


@pytest.mark.rule("cfv 8.1.1.1.2.5")
@pytest.mark.parametrize("rears", (0, 1))
def test_then_goes_on_under_the_condition(rears: int) -> None:
    t = Table()
    van = act(
        t, "If you have a grade 2 rear-guard, this unit gets [Critical]+1 until end of turn. Then, this unit gets "
           "[Power]+5000 until end of turn."
    )  # fmt: skip
    for _ in range(rears):
        t.rear(P1, grade=2)
    t.activate(van)
    t.settle()
    assert t.power(van) == 10000 + 5000 * rears


def test_instead_is_done_in_place_of_what_would_happen() -> None:
    t = Table()
    t.vanguard(P1, "[ACT](VC): Choose one of your rear-guards, and retire it.")
    mine = t.rear(P1, "[CONT](RC): If this unit would be put into your drop zone, put it into your soul instead.")
    t.activate(t.vanguard_of(P1))
    t.settle()
    assert t.zone_of(mine) == "soul"
