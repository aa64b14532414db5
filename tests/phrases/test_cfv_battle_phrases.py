"""Phrases of Cardfight!! Vanguard about battles, states and moments, and that nothing played."""

from __future__ import annotations

import pytest

from tests.cfv_table import CB, LB, LF, P1, P2, RB, RF, Piece, Table
from tests.phrases.test_cfv_doing_phrases import said, speaking

GETS = "gets [Power]+3000 until end of that battle."


def stocked() -> Table:
    t = Table()
    for seat in (P1, P2):
        for _ in range(6):
            t.deck(seat)
    return t


def boosted(text: str = "", by: str = "", **details: object) -> tuple[Table, Piece, Piece]:
    """A vanguard that a unit behind it can boost, and an opponent who has something to guard with."""
    t = stocked()
    van, squire = (
        t.vanguard(P1, text),
        t.rear(P1, by, CB, icons="Boost", **{"name": "Squire", "power": 5000, **details}),
    )
    t.hand(P2, shield=5000)
    return t, van, squire


def test_the_unit_that_attacks_gets_it() -> None:
    t, van, squire = boosted(by=f"[AUTO](RC): When this unit boosts, the attacking unit {GETS}")
    t.declare(van, boost=squire)
    assert (t.power(van), t.power(squire)) == (18000, 5000)


def test_the_unit_that_boosts_gets_it() -> None:
    t, van, squire = boosted(f"[AUTO](VC): When this unit is boosted, the boosting unit {GETS}")
    t.declare(van, boost=squire)
    assert t.power(squire) == 8000
    t, van, squire = boosted(f"[AUTO](VC): When this unit is boosted, the boosting unit {GETS}")
    t.declare(van)
    assert t.power(squire) == 5000


@pytest.mark.parametrize(("name", "heard"), [("Squire", True), ("Page", False)])
def test_by_whom_a_unit_is_boosted(name: str, heard: bool) -> None:
    t, van, squire = boosted(
        f'[AUTO](VC): When this unit is boosted by a card named "Squire", this unit {GETS}', name=name
    )
    t.declare(van, boost=squire)
    assert t.power(van) == 15000 + 3000 * heard
    t, van, squire = boosted(
        '[CONT](VC): If this unit is boosted by a card named "Squire", this unit gets [Power]+1000.', name=name
    )
    t.declare(van, boost=squire)
    assert t.power(van) == 15000 + 1000 * heard


def test_a_boosted_unit() -> None:
    for boost in (True, False):
        t, van, squire = boosted(
            "[AUTO](VC): When this unit attacks, all of your boosted units get [Power]+1000 until end of turn."
        )
        t.declare(van, boost=squire if boost else None)
        assert t.power(van) == (16000 if boost else 10000)


def test_it_intercepts() -> None:
    """Hundreds of power of a unit that intercepts cannot be seen; its player draws."""
    t = stocked()
    van = t.vanguard(P1)
    squire = t.rear(P2, "[AUTO]: When this unit intercepts, draw a card.", LF, grade=2, icons="Intercept")
    t.hand(P2, shield=5000)
    before = t.count(P2, "hand")
    t.declare(van)
    t.choose(next(key for key in t.options if str(squire) in key.split()))
    assert t.count(P2, "hand") == before + 1


@pytest.mark.parametrize(
    ("words", "fought"), [("all units in your opponent's front row", {LF}), ("all of your opponent's units", {LF, LB})]
)
def test_a_unit_that_battles_several(words: str, fought: set[str]) -> None:
    t = stocked()
    van = t.vanguard(P1, f"[CONT](VC): This unit battles {words} in one attack.", power=20000)
    front, back = t.rear(P2, circle=LF, power=3000), t.rear(P2, circle=LB, power=3000)
    t.hand(P2, shield=5000)
    t.attack(van)
    gone = {circle for circle, unit in ((LF, front), (LB, back)) if t.zone_of(unit) == "drop zone"}
    assert gone == fought and t.damages(P2) == 1


# -- locking, deleting, standing --------------------------------------------------------------------------------------
def unlocked_after(text: str, speaks: bool) -> bool:
    """Whether a locked card of the opponent is unlocked at the end of the opponent's turn."""
    if speaks:
        t, van = speaking(text)
    else:
        t = stocked()
        van = t.vanguard(P1, text)
    card = t.locked(P2, circle=LF)
    if speaks:
        said(t, van)
    turn = t.game.turn
    for _ in range(60):
        if t.game.turn < turn + 2:
            t.choose(next((key for key in ("end", "pass", "no") if key in t.options), t.options[0]))
    return bool(t.events("unlock", card))


def test_cards_that_cannot_be_unlocked() -> None:
    assert unlocked_after("", speaks=False)
    assert not unlocked_after("[CONT](VC): Your opponent's locked cards cannot be unlocked.", speaks=False)
    words = (
        "Choose one of your opponent's locked cards, and it cannot be unlocked during your opponent's next end phase."
    )
    assert not unlocked_after(words, speaks=True)


def test_a_unit_is_deleted_and_it_is_heard() -> None:
    for words, power in (("When your opponent's vanguard is deleted", 13000), ("When this unit is deleted", 10000)):
        t, van = speaking(
            f"Delete your opponent's vanguard.\n[AUTO](VC): {words}, this unit gets [Power]+3000 until end of turn."
        )
        said(t, van)
        assert t.power(van) == power


def test_a_unit_that_does_not_stand_once() -> None:
    t, van = speaking(
        "Choose one of your opponent's rear-guards, and it cannot [Stand] during your opponent's next stand phase."
    )
    tired, other = t.rear(P2, circle=LF, resting=True), t.rear(P1, circle=LF, resting=True)
    said(t, van)
    turn = t.game.turn
    for _ in range(60):
        if t.game.turn == turn:
            t.choose(next((key for key in ("end", "pass", "no") if key in t.options), t.options[0]))
    assert t.game.active == P2 and t.rested(tired) and t.rested(other)


def test_a_player_who_cannot_normal_ride() -> None:
    for words, able in (("", True), ("[CONT](VC): Your opponent cannot normal ride.", False)):
        t = Table(phase="ride")
        t.vanguard(P1, grade=1, power=5000)
        t.vanguard(P2, words)
        card = t.hand(P1, grade=2, power=5000)
        assert (t.forbids(f"ride {card}") == "") is able, words


# -- when -------------------------------------------------------------------------------------------------------------
def test_during_a_phase() -> None:
    t = stocked()
    van = t.vanguard(P1, "[CONT](VC): During your main phase, this unit gets [Power]+1000.")
    t.rear(P1, circle=LF)
    assert t.power(van) == 11000
    t.to_battle()
    assert t.power(van) == 10000


def test_whose_turn_it_is_not() -> None:
    for turn_of, power in ((P1, 10000), (P2, 11000)):
        t = Table(turn_of=turn_of)
        van = t.vanguard(P1, "[CONT](VC): If it isn't your turn, this unit gets [Power]+1000.")
        assert t.power(van) == power


@pytest.mark.parametrize(("words", "holds"), [("is {}", True), ("is not {}", False)])
@pytest.mark.parametrize("resting", [False, True])
def test_a_state_that_is_asked(words: str, holds: bool, resting: bool) -> None:
    t = Table()
    asked = words.format("[Rest]")
    unit = t.rear(
        P1, f"[CONT](RC): If this unit {asked}, this unit gets [Power]+1000.", LF, power=5000, resting=resting
    )
    assert t.power(unit) == 5000 + 1000 * (resting is holds)


@pytest.mark.parametrize(("when", "turns"), [("your next ride phase", 2), ("your opponent's next main phase", 1)])
def test_at_the_beginning_of_a_phase_to_come(when: str, turns: int) -> None:
    t, van = speaking(f"At the beginning of {when}, put the top card of your deck into your bind zone.")
    said(t, van)
    start = t.game.turn
    for _ in range(80):
        if not t.count(P1, "bind zone") and t.game.turn < start + 4:
            t.choose(next((key for key in ("end", "pass", "no") if key in t.options), t.options[0]))
    assert (t.count(P1, "bind zone"), t.game.turn - start) == (1, turns)


def test_triggers_of_damage_checks_are_nullified() -> None:
    for words, power in (
        ("", 15000),
        ("[CONT](VC): Nullify the trigger effects of your opponent's damage checks.", 10000),
    ):
        t = stocked()
        van = t.vanguard(P1, words)
        foe = t.vanguard(P2)
        t.trigger(P2, "critical")
        t.rear(P1, circle=LF)
        t.hand(P2, shield=5000)
        t.declare(van)
        t.choose("pass")
        for _ in range(12):
            if not t.damages(P2):
                t.choose("pass" if "pass" in t.options else t.options[0])
        assert t.damages(P2) == 1 and t.power(foe) == power


def test_what_becomes_so_is_heard() -> None:
    """It is done until the situation is over (cfv 8.6.6.1): one of three units is retired, of two none."""
    for rears, left in ((1, 2), (2, 2)):
        called = "Call a card from your drop zone to an open (RC)."
        t, van = speaking(f"{called}\n[AUTO](VC): When you have 3 or more rear-guards, retire one of your rear-guards.")
        t.drop(P1, name="Comer", power=5000)
        for circle in (LF, RF)[:rears]:
            t.rear(P1, circle=circle)
        said(t, van)
        assert sum(t.count(P1, circle) for circle in (LF, RF, LB, CB, RB)) == left


@pytest.mark.parametrize("boosts", [True, False])
def test_an_attack_hits_in_the_battle_that_it_boosted(boosts: bool) -> None:
    """Who boosted hears it, and only in that battle."""
    text = "[AUTO](RC): When an attack hits during the battle that this unit boosted, draw a card."
    t, van, squire = boosted(by=text)
    before = t.count(P1, "hand")
    t.attack(van, boost=squire if boosts else None)
    assert t.damages(P2) == 1
    drive = t.events("drive check")
    assert t.count(P1, "hand") - before - len(drive) == boosts


@pytest.mark.parametrize("resting", [True, False])
@pytest.mark.parametrize("state", ["[Stand]", "[Rest]"])
def test_units_that_stand_or_rest(state: str, resting: bool) -> None:
    """A condition and a choice ask the same; another's unit is not meant."""
    t, van = speaking(f"If you have a {state} rear-guard, draw a card.")
    t.rear(P1, circle=LF, resting=resting)
    t.rear(P2, circle=LF, resting=not resting)
    before = t.count(P1, "hand")
    said(t, van)
    assert (t.count(P1, "hand") > before) is (resting is (state == "[Rest]"))


@pytest.mark.parametrize("stood", [True, False])
def test_a_unit_that_has_not_become_stand(stood: bool) -> None:
    t = stocked()
    van = t.vanguard(P1, "[ACT](VC): If this unit has not become [Stand] this turn, draw a card.", resting=stood)
    if stood:
        riser = t.rear(P1, "[ACT](RC): [Rest this unit] Choose one of your vanguards, and [Stand] it.")
        said(t, riser)
    before = t.count(P1, "hand")
    said(t, van)
    assert (t.count(P1, "hand") > before) is not stood


@pytest.mark.parametrize(("row", "circle"), [("front", LF), ("back", LB)])
def test_units_in_your_own_row(row: str, circle: str) -> None:
    t, van = speaking(f"All of your rear-guards in your {row} row get [Power]+1000 until end of turn.")
    there = {(seat, at): t.rear(seat, circle=at, power=5000) for seat in (P1, P2) for at in (LF, LB)}
    said(t, van)
    assert [key for key, unit in there.items() if t.power(unit) > 5000] == [(P1, circle)]


@pytest.mark.parametrize("place", ["circle", "hand"])
def test_from_where_a_unit_is_put_into_the_drop_zone(place: str) -> None:
    """From a rear-guard circle, and not from the hand."""
    text = "[AUTO]: When this unit is put into the drop zone from (RC), draw a card."
    lying = {"circle": "one of your rear-guards, and retire it", "hand": "a card from your hand, and discard it"}
    t, van = speaking(f"Choose {lying[place]}.")
    unit = t.rear(P1, text, circle=LF) if place == "circle" else t.hand(P1, text)
    before = t.count(P1, "deck")
    said(t, van)
    assert t.zone_of(unit) == "drop zone"
    assert before - t.count(P1, "deck") == (place == "circle")
