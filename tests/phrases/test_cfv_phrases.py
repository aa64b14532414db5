"""Phrases of Cardfight!! Vanguard that nothing played: what a player would see if each did what it says."""

from __future__ import annotations

import pytest

from tests.cfv_table import CB, LB, LF, P1, P2, RB, RF, Table


def test_the_unit_that_is_boosted_gets_it() -> None:
    """Not the unit that boosts: 10000 and 5000 and 3000 against a vanguard of 17000."""
    t = Table()
    van = t.vanguard(P1)
    t.vanguard(P2, power=17000)
    text = "[AUTO](RC): When this unit boosts, the boosted unit gets [Power]+3000 until end of that battle."
    squire = t.rear(P1, text, CB, icons="Boost")
    t.attack(van, boost=squire)
    assert t.damages(P2) == 1


# -- calling ----------------------------------------------------------------------------------------------------------
FRONT, BACK = {LF, RF}, {LB, CB, RB}
WHERE = {
    "to (RC)": FRONT | BACK,
    "to an open (RC)": (FRONT | BACK) - {LF},
    "to separate (RC)": FRONT | BACK,
    "to separate open (RC)": (FRONT | BACK) - {LF},
    "to (RC) in the front row": FRONT,
    "to (RC) in the back row": BACK,
}


@pytest.mark.parametrize(("where", "circles"), WHERE.items(), ids=WHERE)
@pytest.mark.parametrize(("how", "rested"), [("", False), (" as [Rest]", True), (" as [Stand]", False)])
def test_where_and_how_units_are_called(where: str, circles: set[str], how: str, rested: bool) -> None:
    """A unit stands on the left of the front row. Each of two that are called has a circle of its own."""
    t = Table()
    van = t.vanguard(P1, f"[ACT](VC): [Soul Blast (1)] Call two cards from your drop zone {where}{how}.")
    standing = t.rear(P1, circle=LF)
    called = [t.drop(P1, name="Ash", power=5000), t.drop(P1, name="Bole", power=6000)]
    t.soul(P1, "", name="Cinder", power=7000)
    t.choose(next(key for key in t.options if key.startswith(f"activate {van}")))
    for unit in called:
        t.choose(f"pick {unit}")
    offered = {key.removeprefix("circle ").replace("-", " ") for key in t.options}
    assert offered == circles
    first, second = sorted(circles)[:2]
    for circle in (first, second):
        if f"circle {circle.replace(' ', '-')}" in t.options:  # the last one left is not asked
            t.choose(f"circle {circle.replace(' ', '-')}")
    assert {t.zone_of(unit) for unit in called} == {first, second}
    assert [t.game.cards[unit.id].rested for unit in called] == [rested, rested]
    assert (t.zone_of(standing) == LF) is (LF not in (first, second))


# -- what units cannot do ---------------------------------------------------------------------------------------------
def test_a_unit_that_cannot_attack_rear_guards() -> None:
    """It attacks the vanguard, and is not asked whom."""
    for text, targets in (("", 2), ("[CONT](RC): This unit can't attack a rear-guard.", 1)):
        t = Table()
        unit = t.rear(P1, text, LF, power=9000)
        t.rear(P2, "", LF)
        t.to_battle()
        t.choose("attack")
        t.choose(f"attack {unit}")
        assert (sum(key.startswith("target ") for key in t.options) or 1) == targets, text


@pytest.mark.parametrize(("whom", "others"), [("vanguard", "rear-guard"), ("rear-guard", "vanguard")])
def test_a_unit_that_cannot_boost_some(whom: str, others: str) -> None:
    """It boosts the others as ever."""
    for what, able in ((whom, False), (others, True)):
        t = Table()
        front = {"vanguard": t.vanguard(P1), "rear-guard": t.rear(P1, "", LF, power=9000)}
        circle = CB if what == "vanguard" else LB
        squire = t.rear(P1, f"[CONT](RC): This unit can't boost a {whom}.", circle, icons="Boost")
        t.to_battle()
        t.choose("attack")
        t.choose(f"attack {front[what]}")
        assert (f"boost {squire}" in t.options) is able, what


def test_a_unit_that_cannot_intercept() -> None:
    for text, able in (("", True), ("[CONT](RC): This unit can't intercept.", False)):
        t = Table()
        van = t.vanguard(P1)
        squire = t.rear(P2, text, LF, grade=2, icons="Intercept")
        t.hand(P2, shield=5000)
        t.declare(van)
        while t.asked != P2:
            t.choose(t.options[0])
        assert any(str(squire) in key.split() for key in t.options) is able, text


CHOSEN = "Choose one of your opponent's rear-guards, and {} it."


@pytest.mark.parametrize(
    ("verb", "words", "kind"),
    [
        ("be locked", CHOSEN.format("lock"), "lock"),
        ("be deleted", "Delete your opponent's vanguard.", "flip"),
        ("be retired by effects", CHOSEN.format("retire"), "retire"),
    ],
)
def test_a_unit_to_which_something_cannot_be_done(verb: str, words: str, kind: str) -> None:
    for text, done in (("", True), (f"[CONT]: This unit can't {verb}.", False)):
        t = Table()
        van = t.vanguard(P1, f"[ACT](VC): [Soul Blast (1)] {words}")
        t.soul(P1)
        unit = t.vanguard(P2, text) if kind == "flip" else t.rear(P2, text, LF)
        t.choose(next(key for key in t.options if key.startswith(f"activate {van}")))
        assert bool(t.events(kind, unit)) is done, text


# -- how long ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("cfv 6.8.1.4", "cfv 6.8.1.5")
@pytest.mark.parametrize("again", [False, True], ids=["once", "again"])
@pytest.mark.parametrize(
    ("until", "turns"),
    [("until end of turn", 1), ("until end of your opponent's next turn", 2), ("until end of your next turn", 3)],
)
def test_how_long_it_lasts(until: str, turns: int, again: bool) -> None:
    """Counted in turns in which it holds, this one among them, also where the end phase is gone through again."""
    t = Table()
    for seat in (P1, P2):
        for _ in range(8):
            t.deck(seat)
    text = f"[ACT](VC): [Soul Blast (1)] This unit gets [Power]+5000 {until}."
    if again:
        t.drop(P1, "[AUTO](RC): At the end of your turn, draw a card.")
        text += "\n[AUTO](VC): At the end of your turn, call a card from your drop zone to (RC)."
    van = t.vanguard(P1, text)
    t.soul(P1)
    t.activate(van)
    held = 0
    for _ in range(4):
        if t.power(van) != 15000:
            break
        held += 1
        turn = t.game.turn
        while t.game.turn == turn:
            t.choose(next((key for key in ("end", "pass", "no") if key in t.options), t.options[0]))
    assert held == turns
