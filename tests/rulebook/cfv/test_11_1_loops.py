"""Loops (cfv 11.1): a number of times, who may stop them, and what changes nothing is not done for ever."""

from __future__ import annotations

import pytest

import ludex
from ludex.kernel.storage.hashes import position_hash
from tests.cfv_table import LB, LF, P1, P2, Table, by

GROWING = "[ACT](VC): This unit gets [Power]+1000 until end of turn."


@pytest.mark.rule("cfv 11.1.1", "cfv 11.1.1.2", "cfv 11.1.1.4")
def test_11_1_1_2_the_turn_player_says_how_often() -> None:
    """Each round gives 1000 power; ten rounds are declared at once, and all of them have been done."""
    t = Table()
    grower = t.vanguard(P1, GROWING)
    assert t.forbids("repeat") == "cfv 11.1.1.2"
    t.activate(grower)
    t.do("repeat", 10)
    assert t.power(grower) == 21000
    assert [(e.kind, e.amount, e.key) for e in t.events() if e.rule == "cfv 11.1.1.2"] == [
        ("cycle", 10, ""),
        ("cycle over", 10, ""),
    ]
    assert (t.asked, t.asking_rule()) == (P1, "cfv 6.6.1.2")


@pytest.mark.rule("cfv 11.1.1.2")
def test_11_1_1_2_a_loop_that_has_changed_something_may_be_declared_again() -> None:
    t = Table()
    grower = t.vanguard(P1, GROWING)
    t.activate(grower)
    t.do("repeat", 3)
    t.activate(grower)
    t.do("repeat", 2)
    assert t.power(grower) == 10000 + 1000 * (1 + 3 + 1 + 2)


@pytest.mark.rule("cfv 11.1.1.2", "cfv-R41")
def test_11_1_1_2_what_changes_nothing_is_not_begun_a_third_time() -> None:
    """The cards of a column are exchanged to and fro: twice from either position, and then no more."""
    t = Table()
    front, back = t.rear(P1, circle=LF, power=8000), t.rear(P1, circle=LB, power=6000)
    t.hand(P1, grade=1)
    for _ in range(4):
        assert t.forbids("exchange left") == ""
        t.exchange("left")
    assert (t.zone_of(front), t.zone_of(back)) == (LF, LB)
    assert "exchange left" not in t.options and t.forbids("exchange left") == "cfv 11.1.1.2"
    assert t.forbids("repeat") == "cfv 11.1.1.2"  # nor can it be declared


@pytest.mark.rule("cfv 11.1.1.2", "cfv-R41")
def test_11_1_1_2_equal_cards_in_each_others_place_are_the_very_same_situation() -> None:
    """So exchanging them is nothing to declare a number of times, and is done twice at most."""
    t = Table()
    t.rear(P1, circle=LF), t.rear(P1, circle=LB)
    t.hand(P1, grade=1)
    for _ in range(2):
        t.exchange("left")
        assert t.forbids("repeat") == "cfv 11.1.1.2" and "repeat" not in t.options
    assert t.forbids("exchange left") == "cfv 11.1.1.2"


@pytest.mark.rule("cfv 11.1.1.2", "cfv-R41")
def test_11_1_1_2_in_another_situation_it_may_be_done_again() -> None:
    t = Table()
    t.rear(P1, circle=LF)
    newcomer = t.hand(P1, grade=1)
    for _ in range(4):
        t.exchange("left")
    assert t.forbids("exchange left") == "cfv 11.1.1.2"
    t.call(newcomer, "right front")
    assert t.forbids("exchange left") == ""


@pytest.mark.rule("cfv 11.1.1.2")
def test_11_1_1_2_the_next_turn_begins_anew() -> None:
    t = Table()
    t.rear(P2, circle=LF)
    t.rear(P1, circle=LF)
    for _ in range(4):
        t.exchange("left")
    t.end_turn()
    t.exchange("left")
    assert t.asked == P2 and t.forbids("exchange left") == ""


@pytest.mark.rule("cfv 11.1.1.3", "cfv-R42")
@pytest.mark.parametrize(("rounds", "power"), [(0, 12000), (3, 15000)])
def test_11_1_1_3_who_could_stop_it_names_a_smaller_number(rounds: int, power: int) -> None:
    """In every round the opponent may draw a card and has not; now they say after how many rounds they do."""
    t = Table()
    giver = t.vanguard(P1, "[ACT](VC): This unit gets [Power]+1000 until end of turn. Your opponent may draw a card.")
    t.activate(giver, by(P2, False))
    t.choose("repeat")
    t.choose(8)
    assert (t.asked, t.asking_rule(), t.options) == (P2, "cfv 11.1.1.3", ["allow", "instead 2 yes"])
    t.choose("instead 2 yes")
    t.choose(rounds)
    assert t.power(giver) == power
    assert t.count(P2, "hand") == 1
    assert t.event("cycle over").key == "the other player has acted"


@pytest.mark.rule("cfv 11.1.1.3")
def test_11_1_1_3_who_could_stop_it_may_let_it_go_on() -> None:
    t = Table()
    giver = t.vanguard(P1, "[ACT](VC): This unit gets [Power]+1000 until end of turn. Your opponent may draw a card.")
    t.activate(giver, by(P2, False))
    t.do("repeat", 8, by(P2, "allow"))
    assert t.power(giver) == 19000
    assert t.count(P2, "hand") == 0


@pytest.mark.rule("cfv 11.1.1.2")
def test_notes_of_situations_are_saved_with_the_game() -> None:
    t = Table()
    t.rear(P1, circle=LF)
    for _ in range(3):
        t.exchange("left")
    twin = ludex.load(t.game.save())
    for game in (twin, t.game):
        game.choose("exchange left")
        assert game.why_not("exchange left") is not None
    t.answers.append("exchange left")
    assert position_hash(twin) == position_hash(t.game)


@pytest.mark.rule("cfv 11.1.1.2", "cfv-R42")
def test_11_1_1_2_what_uses_something_up_is_no_loop() -> None:
    """Each Counter Blast turns one more card face down, so nothing has led back: it is not offered as a loop."""
    t = Table()
    t.set(P1, damage=4)
    blaster = t.vanguard(P1, "[ACT](VC): [Counter Blast (1)] This unit gets [Power]+1000 until end of turn.")
    for _ in range(3):
        t.activate(blaster)
        assert t.forbids("repeat") == "cfv 11.1.1.2"


@pytest.mark.rule("cfv 11.1.1.2", "cfv-R41")
def test_11_1_1_2_paying_for_nothing_changes_the_situation() -> None:
    """An ability that finds nothing to do may be paid for again and again, as long as there is damage to turn."""
    t = Table()
    t.set(P1, damage=4)
    text = "[ACT](VC): [Counter Blast (1)] Choose one of your opponent's rear-guards, and retire it."
    blaster = t.vanguard(P1, text)
    t.rear(P1)
    for _ in range(4):
        t.activate(blaster)
    assert t.forbids(t.activation(blaster)) == "cfv 8.5.2.3"


@pytest.mark.rule("cfv 11.1.1.2")
def test_11_1_1_2_equal_cards_that_lie_differently_are_told_apart() -> None:
    """Two copies, one standing and one resting, change places: nothing has led back yet, so there is no loop."""
    t = Table()
    t.rear(P1, circle=LF), t.rear(P1, circle=LB, resting=True)
    t.exchange("left")
    assert t.forbids("repeat") == "cfv 11.1.1.2"


# -- what nobody can stop (cfv 11.1.1.1) -------------------------------------------------------------------------------
TO_AND_FRO = (
    "[AUTO](RC): When this unit becomes [Rest], [Stand] this unit.\n"
    "[AUTO](RC): When this unit becomes [Stand], [Rest] this unit.\n[ACT](RC): [Rest] this unit."
)


@pytest.mark.rule("cfv-R40")
def test_11_1_1_1_a_loop_that_nobody_can_stop_is_a_draw() -> None:
    """A unit stands and rests by its own abilities, for ever: the same positions come again and again."""
    t = Table()
    unit = t.rear(P1, TO_AND_FRO, LF)
    t.choose(t.activation(unit))
    assert t.result is not None and (t.result.winner, t.result.rule) == (None, "cfv 11.1.1.1")


@pytest.mark.rule("cfv-R40")
def test_11_1_1_1_the_order_of_abilities_stops_nothing() -> None:
    """Two such units: the only choice there is, which ability comes first, does not end it."""
    t = Table()
    one = t.rear(
        P1, TO_AND_FRO.replace("[ACT](RC): [Rest] this unit.", "[ACT](RC): [Rest] all of your rear-guards."), LF
    )
    t.rear(P1, TO_AND_FRO)
    t.choose(t.activation(one))
    while t.game.decision is not None:
        assert t.asking_rule() == "cfv 8.6.3"
        t.choose(t.options[0])
    assert t.result is not None and t.result.rule == "cfv 11.1.1.1"


@pytest.mark.rule("cfv-R39", "cfv-R40", "cfv 8.6.6.1")
def test_11_1_1_1_even_if_numbers_go_on_growing() -> None:
    """A situation that never ends triggers again and again; nobody can stop it, so the game is a draw."""
    t = Table()
    t.vanguard(
        P1, "[AUTO](VC): When you do not have a card in your hand, this unit gets [Power]+1000 until end of turn."
    )
    t.call(t.hand(P1), "left front")
    assert t.result is not None and (t.result.winner, t.result.rule) == (None, "cfv 11.1.1.1")


@pytest.mark.rule("cfv 11.1.1.2", "cfv-R40")
def test_11_1_1_1_what_somebody_can_stop_is_no_draw() -> None:
    """The same with "you may": its player goes on for a while and stops, and the game goes on."""
    t = Table()
    unit = t.rear(
        P1,
        "[AUTO](RC): When this unit becomes [Rest], you may [Stand] this unit.\n"
        "[AUTO](RC): When this unit becomes [Stand], you may [Rest] this unit.\n[ACT](RC): [Rest] this unit.",
        LF,
    )
    t.choose(t.activation(unit))
    for _ in range(60):
        t.choose(True)
    t.choose(False)
    assert t.result is None and t.menu == "cfv main"
