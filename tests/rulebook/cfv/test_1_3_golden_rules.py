"""Golden rules (cfv 1.3): the card is right, the impossible is not done, stopping wins, the turn player first."""

from __future__ import annotations

import pytest

from ludex.kernel.choices import number
from ludex.kernel.decisions import IllegalChoice
from tests.cfv_table import CB, LB, LF, P1, P2, RF, Table, by

RETIRE_ONE = "[ACT](VC): Choose one of your opponent's rear-guards, and retire it."
RETIRE_TWO = "[ACT](VC): Choose two of your opponent's rear-guards, and retire them."


def test_1_3_1_the_card_is_right_against_the_rules() -> None:
    """Units of the back row do not attack; one whose text lets it does."""
    t = Table()
    t.vanguard(P1)
    plain = t.rear(P1, circle=LB)
    bold = t.rear(P1, "[CONT](RC): This unit can attack from the back row.", circle=CB, power=10000)
    t.to_battle()
    t.choose("attack")
    assert t.forbids(f"attack {plain}") == "cfv 7.3.1.3"
    t.attack(bold)
    assert t.damages(P2) == 1


def test_1_3_2_the_impossible_is_not_done() -> None:
    """With nothing to retire the ability does nothing, and the game goes on."""
    t = Table()
    t.activate(t.vanguard(P1, RETIRE_ONE))
    assert not t.events("retire") and t.asking_rule() == "cfv 6.6.1.2"


def test_1_3_2_of_what_is_possible_in_part_that_part_is_done() -> None:
    """Two are to be retired and only one is there; three are to be drawn and only two are there."""
    t = Table()
    victim = t.rear(P2)
    t.activate(t.vanguard(P1, RETIRE_TWO))
    assert t.zone_of(victim) == "drop zone"

    t = Table(deck=2)
    t.activate(t.vanguard(P1, "[ACT](VC): Draw three cards."))
    assert t.count(P1, "hand") == 2 and len(t.events("draw")) == 2


@pytest.mark.rule("cfv 3.17.2")
@pytest.mark.parametrize(("word", "resting"), [("Rest", True), ("Stand", False)])
def test_1_3_2_1_what_is_so_already_does_not_become_so(word: str, resting: bool) -> None:
    """Resting a resting unit, standing a standing one: nothing happens, nothing triggers."""
    t = Table()
    van = t.vanguard(P1, f"[ACT](VC): Choose one of your rear-guards, and [{word}] it.")
    unit = t.rear(P1, f"[AUTO](RC): When this unit becomes [{word}], draw a card.", resting=resting)
    t.activate(van)
    assert t.rested(unit) is resting
    assert not t.events("rest") and not t.events("ready") and t.count(P1, "hand") == 0


@pytest.mark.parametrize("rears", [3, 2, 1])
def test_1_3_2_2_zero_times_or_fewer_is_not_at_all(rears: int) -> None:
    """Three rear-guards minus three is none, fewer are negative: nothing is drawn and nothing goes back."""
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): Draw X cards. X is the number of your rear-guards minus three.")
    for _ in range(rears):
        t.rear(P1)
    t.hand(P1)
    t.activate(van)
    assert (t.count(P1, "hand"), t.count(P1, "deck")) == (1, 20)


def test_1_3_2_2_once_more_than_zero_is_once() -> None:
    """The same text with four rear-guards draws one card."""
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): Draw X cards. X is the number of your rear-guards minus three.")
    for _ in range(4):
        t.rear(P1)
    t.activate(van)
    assert t.count(P1, "hand") == 1


def test_1_3_3_stopping_wins() -> None:
    """One effect retires all rear-guards, another says that one of them cannot be retired."""
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): Retire all of your opponent's rear-guards.")
    firm = t.rear(P2, "[CONT](RC): This unit cannot be retired.", circle=LF)
    weak = t.rear(P2, circle=RF)
    t.activate(van)
    assert (t.zone_of(firm), t.zone_of(weak)) == (LF, "drop zone")


def test_1_3_3_a_later_permission_does_not_undo_it() -> None:
    """A unit may attack from the back row and cannot attack: it cannot."""
    t = Table()
    from_behind = "[CONT](RC): This unit can attack from the back row."
    t.rear(P1, circle=LF)
    unit = t.rear(P1, f"{from_behind}\n[CONT](RC): This unit cannot attack.", circle=CB)
    t.to_battle()
    t.choose("attack")
    assert t.forbids(f"attack {unit}") == "cfv 1.3.3"


@pytest.mark.parametrize("owner", [P1, P2])
def test_1_3_4_both_choose_the_turn_player_first(owner: int) -> None:
    """Whoever's ability asks, the turn player answers first and the other knows that answer."""
    t = Table()
    text = "each player chooses one of his or her rear-guards, and retires it."
    if owner == P1:
        t.vanguard(P1, f"[AUTO](VC): When this unit attacks, {text}")
    else:
        t.vanguard(P2, f"[AUTO](VC): When this unit is attacked, {text}")
    mine = [t.rear(P1, circle=LF), t.rear(P1, circle=RF, power=7000)]
    yours = [t.rear(P2, circle=LF), t.rear(P2, circle=RF, power=7000)]
    t.declare(t.vanguard_of(P1))
    t.choose(by(P1, mine[0]))
    t.choose(by(P2, yours[1]))
    assert [t.zone_of(c) for c in (*mine, *yours)] == ["drop zone", RF, LF, "drop zone"]


def test_1_3_5_a_number_is_whole_and_not_negative() -> None:
    """Numbers on offer begin with zero or more; fractions and negative ones are refused."""
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): This unit gets [Power]+1000 until end of turn.")
    t.activate(van)
    t.choose("repeat")
    assert t.options[0] in ("number 0", "number 1")
    for wrong in ("number -1", "number 1.5"):
        with pytest.raises(IllegalChoice):
            t.choose(wrong)
    t.do("number 2")
    assert t.power(van) == 13000


@pytest.mark.parametrize(("low", "high"), [(0, 3), (1, 1), (2, 12)])
def test_1_3_5_all_from_the_least_to_the_most_and_none_beyond(low: int, high: int) -> None:
    asked = number(P1, low, high, rule="cfv 1.3.5", prompt="How many?").decision
    assert asked.seat == P1 and [option.value for option in asked.options] == list(range(low, high + 1))
