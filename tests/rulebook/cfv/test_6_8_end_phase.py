"""The end phase (cfv 6.8): cards return to normal, abilities of the end, effects that cease, and another pass."""

from __future__ import annotations

import pytest

from tests.cfv_table import CB, LB, LF, P1, P2, RF, VC, Table

LOCK_MINE = "Choose one of your rear-guards, and lock it."


@pytest.mark.rule("cfv 6.8.1", "cfv-R26")
def test_6_8_1_1_locked_and_deleted_cards_of_the_turn_player_return() -> None:
    """All at once, whoever did it and whenever; on the other field nothing returns."""
    t = Table(phase="battle")
    van = t.vanguard(P1, deleted=True, resting=True)
    locked, unit = t.locked(P1, circle=LF, power=7000), t.rear(P1, circle=RF, deleted=True, resting=True)
    theirs = t.locked(P2, circle=LF), t.rear(P2, circle=RF, deleted=True)
    t.rear(P1, circle=CB)
    t.hand(P2, grade=1)
    assert t.game.active == P2
    assert (t.power(van), t.power(locked), t.power(unit)) == (10000, 7000, 5000)
    assert not t.rested(locked) and t.rested(van) and t.rested(unit)
    back = [e for e in t.game.events if e.rule == "cfv 6.8.1.1"]
    assert {e.card for e in back} == {van.id, locked.id, unit.id} and len({e.batch for e in back}) == 1
    assert [t.game.cards[c.id].face for c in theirs] == [2, 1]


@pytest.mark.rule("cfv 6.8.1.1", "cfv 10.1.23.1")
def test_6_8_1_1_what_cannot_be_unlocked_in_the_end_phase_can_be_by_an_effect() -> None:
    """It is the end phase that is kept from turning the card up, and it alone."""
    words = "it cannot be unlocked during your opponent's next end phase"
    t = Table()
    van = t.vanguard(
        P1,
        f"[ACT](VC): Choose one of your opponent's locked cards, and {words}.\n"
        "[ACT](VC): Choose one of your opponent's locked cards, and unlock it.",
    )
    card = t.locked(P2)
    t.activate(van)
    t.activate(van, n=2)
    assert t.events("unlock", card) and t.power(card) == 5000


def test_6_8_1_2_abilities_of_being_unlocked_are_played_before_those_of_the_end() -> None:
    """The unlocked card is heard first, then the end of the turn comes."""
    t = Table()
    t.vanguard(P1, "[AUTO](VC): At the end of turn, draw a card.")
    t.locked(P1, "[AUTO]: When this card is unlocked, Soul Charge (1).")
    t.hand(P1)
    t.hand(P2, grade=1)
    t.end_turn()
    order = [e.key if e.kind == "moment" else e.kind for e in t.events() if e.kind in ("unlock", "soul charge", "draw")
             or e.key == "end phase"]  # fmt: skip
    assert order[:4] == ["unlock", "soul charge", "end phase", "draw"]


@pytest.mark.parametrize("moment", ["beginning of your end phase", "end of turn", "end of your turn"])
def test_6_8_1_3_abilities_of_the_end_stand_by_once(moment: str) -> None:
    """Each is played once in this end phase, however often the phase is gone through."""
    t = Table()
    t.vanguard(P1, f"[AUTO](VC): At the {moment}, Soul Charge (1).")
    t.hand(P1)
    t.hand(P2, grade=1)
    t.end_turn()
    assert len(t.events("soul charge")) == 1 and t.game.active == P2


def test_6_8_1_3_and_again_in_the_next_end_phase() -> None:
    """The end of every turn is waited for anew; your turn is not the opponent's."""
    t = Table()
    t.vanguard(P1, "[AUTO](VC): At the end of turn, Soul Charge (1).")
    t.rear(P1, "[AUTO](RC): At the end of your turn, Soul Charge (1).", circle=CB)
    for seat in (P1, P2):
        t.hand(seat, grade=1)
    t.end_turn("trigger 1")
    assert t.count(P1, "soul") == 2
    t.end_turn()
    assert t.count(P1, "soul") == 3


def test_6_8_1_4_what_lasts_until_the_end_of_the_turn_is_over_after_the_abilities_of_the_end() -> None:
    """An ability of the end still finds the power; in the next turn it is gone."""
    t = Table()
    van = t.vanguard(
        P1,
        "[ACT](VC): This unit gets [Power]+5000 until end of turn.\n"
        "[AUTO](VC): At the end of turn, if your vanguard's power is 15000 or greater, Soul Charge (1).",
    )
    t.hand(P1)
    t.hand(P2, grade=1)
    t.activate(van)
    t.end_turn()
    assert t.count(P1, "soul") == 1 and t.power(van) == 10000 and t.game.active == P2


@pytest.mark.rule("cfv 6.8.1.4", "cfv 6.8.1.3")
def test_6_8_1_5_a_newcomer_that_waits_for_the_end_makes_the_phase_start_over() -> None:
    """A unit called at the end of the turn has its own end of turn, in a second pass and once."""
    t = Table()
    t.rear(P1, "[AUTO](RC): At the end of turn, choose a card from your soul, and call it to (RC).", circle=LF)
    newcomer = t.soul(P1, "[AUTO](RC): At the end of turn, draw a card.")
    t.hand(P1)
    t.hand(P2, grade=1)
    t.end_turn("circle left-back")
    assert t.zone_of(newcomer) == LB and t.game.active == P2
    assert len([e for e in t.events("draw") if e.seat == P1]) == 1
    assert len([e for e in t.events("moment") if e.key == "turn end"]) == 2


@pytest.mark.rule("cfv 6.8.1.1", "cfv-R26")
def test_6_8_1_5_what_is_locked_in_the_end_phase_returns_if_it_starts_over() -> None:
    """The first pass locks a unit and calls a newcomer; the second begins with unlocking."""
    t = Table()
    t.vanguard(P1, f"[AUTO](VC): At the end of turn, {LOCK_MINE[0].lower()}{LOCK_MINE[1:]}")
    victim = t.rear(P1, circle=RF, power=7000)
    t.rear(P1, "[AUTO](RC): At the end of turn, choose a card from your soul, and call it to (RC).", circle=LF)
    t.soul(P1, "[AUTO](RC): At the end of turn, draw a card.")
    t.hand(P1)
    t.hand(P2, grade=1)
    t.to_battle()
    t.choose("end")
    t.choose(next(k for k in t.options if k.startswith("trigger")))
    while t.asked == P1 and t.menu == "":
        t.choose(next(k for k in (f"pick {victim}", "circle left-back", t.options[0]) if k in t.options))
    assert t.game.active == P2
    assert t.event("lock", victim).batch < t.event("unlock", victim).batch
    assert t.power(victim) == 7000


@pytest.mark.rule("cfv-R26")
def test_6_8_1_5_without_a_further_pass_it_stays_locked_until_the_next_end_phase() -> None:
    """Locked by an ability of the end, the unit is locked through the opponent's turn and the own next one."""
    t = Table()
    t.vanguard(P1, f"[AUTO](VC): At the beginning of your end phase, {LOCK_MINE[0].lower()}{LOCK_MINE[1:]}")
    victim = t.rear(P1, circle=RF, power=7000)
    t.rear(P2, circle=LF)
    for seat in (P1, P2):
        t.hand(seat, grade=1)
    t.end_turn()
    assert t.game.active == P2 and t.game.cards[victim.id].face == 2
    t.end_turn()
    assert t.game.active == P1 and t.game.cards[victim.id].face == 2
    assert not t.events("unlock")


def test_6_8_1_5_the_opponent_becomes_the_turn_player() -> None:
    """And begins with the stand phase: resting units stand, a card is drawn."""
    t = Table()
    unit = t.rear(P2, resting=True)
    t.hand(P1)
    t.hand(P2, grade=1)
    t.end_turn()
    assert (t.game.active, t.asked) == (P2, P2)
    assert not t.rested(unit) and t.count(P2, "hand") == 2
    assert [e.seat for e in t.events("turn")] == [P2] and t.count(P2, VC) == 1


@pytest.mark.rule("cfv 6.8.1.3", "cfv 6.8.1.5")
def test_6_8_1_5_an_ability_made_in_the_end_phase_has_its_end_of_turn_too() -> None:
    """What an effect of the end makes wait for the end of the turn stands by in the next pass."""
    t = Table()
    t.vanguard(P1, "[AUTO](VC): At the end of turn, draw a card. At the end of turn, draw a card.")
    t.hand(P1)
    t.hand(P2, grade=1)
    t.end_turn()
    assert len([e for e in t.events("draw") if e.seat == P1]) == 2 and t.game.active == P2


@pytest.mark.rule("cfv 6.8.1.4")
def test_6_8_1_4_effects_of_a_later_pass_cease_with_it() -> None:
    """Power that a newcomer gives in the second pass is gone when the turn is over."""
    t = Table()
    van = t.vanguard(P1)
    t.rear(P1, "[AUTO](RC): At the end of turn, choose a card from your soul, and call it to (RC).", circle=LF)
    t.soul(P1, "[AUTO](RC): At the end of turn, your vanguard gets [Power]+5000 until end of turn.")
    t.hand(P1)
    t.hand(P2, grade=1)
    t.end_turn("circle left-back")
    assert len(t.events("change", van)) == 1 and t.power(van) == 10000


@pytest.mark.rule("cfv 6.8.1.3")
def test_6_8_1_3_the_other_players_abilities_of_the_end_of_turn_stand_by_as_well() -> None:
    """The end of a turn is everybody's, the end of your turn only yours."""
    t = Table()
    for whose in ("turn", "your turn", "your opponent's turn"):
        t.rear(P2, f"[AUTO](RC): At the end of {whose}, Soul Charge (1).")
    t.hand(P1)
    t.hand(P2, grade=1)
    t.end_turn("trigger 1")
    assert t.count(P2, "soul") == 2
