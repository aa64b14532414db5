"""Owners, masters and timings (cfv 3.3 to 3.7): whose a card is, who acts, and when."""

from __future__ import annotations

import pytest

from tests.cfv_table import LF, P1, P2, RF, Table

PLAIN = "Plain Clan"


@pytest.mark.rule("cfv 4.1.6", "cfv-R7")
@pytest.mark.parametrize(
    ("verb", "zone"),
    [
        ("retire it", "drop zone"),
        ("return it to its owner's hand", "hand"),
        ("bind it", "bind zone"),
        ("put it on the bottom of its owner's deck", "deck"),
    ],
)
def test_3_3_2_a_card_goes_home_to_its_owner(verb: str, zone: str) -> None:
    """P2's card on P1's field stays P2's card, and leaves for P2's zones."""
    t = Table()
    van = t.vanguard(P1, f"[ACT](VC): Choose one of your rear-guards, and {verb}.")
    guest = t.rear(P1, owner=P2)
    t.activate(van)
    assert t.where(guest) == (P2, zone)
    assert t.game.cards[guest.id].owner == P2


def test_3_4_2_the_master_is_whose_zone_it_is() -> None:
    """A card of P2's on P1's field is one of P1's units and none of P2's."""
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): All of your rear-guards get [Power]+1000 until end of turn.")
    guest = t.rear(P1, owner=P2)
    t.activate(van)
    assert t.power(guest) == 6000


@pytest.mark.rule("cfv 3.4.3", "cfv 3.4.4", "cfv 3.4.6")
def test_3_4_2_and_uses_what_the_card_can_do() -> None:
    """Whoever uses the card has its abilities: P1 plays it, P1 draws, P1's units are strong by it."""
    t = Table()
    guest = t.rear(P1, "[ACT](RC): Draw a card.\n[CONT](RC): Your vanguard gets [Power]+1000.", owner=P2)
    assert (t.power(t.vanguard_of(P1)), t.power(t.vanguard_of(P2))) == (11000, 10000)
    t.activate(guest)
    assert (t.count(P1, "hand"), t.count(P2, "hand")) == (1, 0)
    assert t.event("played").seat == P1


@pytest.mark.rule("cfv 3.4.3")
def test_3_4_5_an_automatic_ability_is_its_card_masters_in_either_turn() -> None:
    """P2's unit triggers in P1's turn: P2 is its master, chooses, and draws."""
    t = Table()
    t.vanguard(P1)
    t.rear(P2, "[AUTO](RC): When an opponent's unit attacks, draw a card.")
    t.declare(t.vanguard_of(P1))
    assert (t.count(P1, "hand"), t.count(P2, "hand")) == (0, 1)
    assert t.event("played").seat == P2


@pytest.mark.rule("cfv 3.4.3")
def test_3_4_5_an_ability_made_by_an_effect_has_the_master_of_that_effect() -> None:
    """P1's effect waits for the end of the turn: it is P1's, wherever its card has gone."""
    t = Table()
    unit = t.rear(P1, "[ACT](RC): [Retire this unit] At the end of turn, draw a card.", owner=P2)
    t.activate(unit)
    assert t.where(unit) == (P2, "drop zone")
    t.end_turn()
    assert t.events("draw")[0].seat == P1


@pytest.mark.rule("cfv 3.6.2", "cfv 3.6.3", "cfv 3.6.3.1")
def test_3_6_1_the_turn_player_acts_and_acts_again() -> None:
    """After each action the same player has the play timing again, with a check timing before it."""
    t = Table()
    first, second = t.hand(P1, grade=1), t.hand(P1, grade=1, power=6000)
    t.hand(P1, grade=2)
    old = t.rear(P1, circle=LF)
    assert (t.asked, t.asking_rule()) == (P1, "cfv 6.6.1.2")
    t.call(first, LF)
    assert t.zone_of(old) == "drop zone", "the rule action is done before anything else is chosen"
    assert (t.asked, t.asking_rule()) == (P1, "cfv 6.6.1.2")
    t.call(second, RF)
    assert (t.asked, t.asking_rule()) == (P1, "cfv 6.6.1.2")


@pytest.mark.rule("cfv 3.6.3")
def test_3_6_3_2_after_passing_the_game_goes_on() -> None:
    """The player may do nothing at all, and the next phase begins."""
    t = Table()
    t.hand(P1, grade=1)
    t.choose("end")
    assert "battle phase" in t.rules.phase(t.game)  # type: ignore[attr-defined]
    assert t.forbids("call c1") != ""


@pytest.mark.rule("cfv 3.6.2")
def test_3_6_2_what_stands_by_is_played_before_the_player_chooses() -> None:
    """An ability of the beginning of the main phase has been resolved when the first action is chosen."""
    t = Table(phase="ride")
    t.rear(P1, "[AUTO](RC): At the beginning of your main phase, draw a card.")
    t.hand(P1, grade=3)
    t.choose("pass")
    assert t.menu == "cfv main" and t.count(P1, "hand") == 2


def test_3_7_1_1_the_same_clan_twice_is_that_clan_once() -> None:
    """A unit that becomes of a clan it is of already is of one clan; losing the effect leaves the printed one."""
    t = Table()
    van = t.vanguard(P1, f"[CONT](VC): This unit is also a <<{PLAIN}>>.")
    other = t.rear(P1, "[CONT](RC): This unit is also a <<Shadow Paladin>>.")
    assert t.chars(van).label("clan") == frozenset({PLAIN})
    assert t.chars(other).label("clan") == frozenset({PLAIN, "Shadow Paladin"})


def test_3_7_1_1_the_same_ability_twice_is_there_twice() -> None:
    """Abilities are excepted: two equal ones both work."""
    t = Table()
    gain = '"[CONT](RC): This unit gets [Power]+1000."'
    van = t.vanguard(P1, f"[ACT](VC): Choose one of your rear-guards, and that unit gets {gain} until end of turn.")
    unit = t.rear(P1)
    t.activate(van)
    t.activate(van)
    assert t.power(unit) == 7000
