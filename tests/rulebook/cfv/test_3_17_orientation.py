"""Card orientation (cfv 3.17): standing and resting, face up and face down."""

from __future__ import annotations

import pytest

from tests.cfv_table import LF, P1, P2, Table

STAND = "[ACT](VC): Choose one of your rear-guards, and [Stand] it."
REST = "[ACT](VC): Choose one of your rear-guards, and [Rest] it."


@pytest.mark.rule("cfv 3.17.1", "cfv 3.17.1.1", "cfv 3.17.1.1.1")
def test_3_17_1_1_standing_a_card_brings_it_upright() -> None:
    """The icon in the text stands a resting unit, and it may attack again."""
    t = Table()
    van = t.vanguard(P1, STAND, resting=True)
    unit = t.rear(P1, circle=LF, resting=True)
    t.hand(P1)
    t.activate(van)
    assert not t.rested(unit) and t.event("ready", unit).rule == "cfv 3.17.1.1"
    t.to_battle()
    assert "attack" in t.options


@pytest.mark.rule("cfv 3.17.1", "cfv 3.17.1.2", "cfv 3.17.1.2.1")
def test_3_17_1_2_resting_a_card_brings_it_sideways() -> None:
    """The icon in the text rests a standing unit, and it cannot attack."""
    t = Table()
    van = t.vanguard(P1, REST)
    unit = t.rear(P1, circle=LF)
    t.rear(P1, circle="right front", resting=True)
    t.activate(van, unit)
    assert t.rested(unit) and t.event("rest", unit).rule == "cfv 3.17.1.2"
    t.to_battle()
    t.choose("attack")
    assert not t.events("attack", unit)


@pytest.mark.rule("cfv 3.17.1", "cfv 10.1.21.4")
@pytest.mark.parametrize(("state", "resting"), [("resting", True), ("standing", False)])
def test_3_17_1_a_text_finds_the_units_that_lie_so(state: str, resting: bool) -> None:
    """Of two rear-guards the one that lies as the text says; a locked card does neither."""
    t = Table()
    counts = f"[CONT](VC): This unit gets [Power]+1000 for each of your {state} rear-guards."
    van = t.vanguard(P1, f"[ACT](VC): Choose one of your {state} rear-guards, and it gets [Power]+3000.\n{counts}")
    units = {lies: t.rear(P1, resting=lies) for lies in (True, False)}
    t.locked(P1, resting=resting)
    assert t.power(van) == 11000
    t.activate(van)
    assert (t.power(units[resting]), t.power(units[not resting])) == (8000, 5000)


@pytest.mark.parametrize(("text", "resting", "kind"), [(STAND, False, "ready"), (REST, True, "rest")])
def test_3_17_2_standing_what_stands_is_nothing(text: str, resting: bool, kind: str) -> None:
    """A unit that lies so already is left as it is, and nothing has happened to it."""
    t = Table()
    van = t.vanguard(P1, text)
    unit = t.rear(P1, resting=resting)
    t.activate(van)
    assert t.rested(unit) is resting and not t.events(kind)


@pytest.mark.rule("cfv 3.17.2")
def test_3_17_2_a_resting_unit_pays_no_cost_of_resting() -> None:
    """What cannot be done cannot pay for anything."""
    t = Table()
    unit = t.rear(P1, "[ACT](RC): [[Rest] this unit] Draw a card.", resting=True)
    t.hand(P1)
    assert t.forbids(t.activation(unit)) == "cfv 8.5.2.3"


@pytest.mark.rule("cfv 3.17.3", "cfv 3.17.3.1", "cfv 3.17.3.2")
@pytest.mark.parametrize("zone", ["damage zone", "bind zone"])
def test_3_17_3_cards_of_damage_and_bind_zone_are_turned_over(zone: str) -> None:
    """Face up and face down are states of a card there; it stays the same card."""
    t = Table()
    text = f"[ACT](VC): Choose a card from your {zone}, and turn it face "
    van = t.vanguard(P1, f"{text}down.\n{text}up.")
    card = t.put(P1, zone)
    before = t.game.cards[card.id].incarnation
    t.activate(van, n=1)
    assert not t.game.cards[card.id].faceup and t.event("flip").rule == "cfv 3.17.3.2"
    t.activate(van, n=2)
    assert t.game.cards[card.id].faceup and t.events("flip")[-1].rule == "cfv 3.17.3.1"
    assert t.where(card) == (P1, zone) and t.game.cards[card.id].incarnation == before


@pytest.mark.parametrize(("word", "facedown"), [("up", False), ("down", True)])
def test_3_17_4_turning_a_card_the_way_it_lies_is_nothing(word: str, facedown: bool) -> None:
    """Nothing is turned, and nothing has happened."""
    t = Table()
    van = t.vanguard(P1, f"[ACT](VC): Choose a card from your damage zone, and turn it face {word}.")
    card = t.damage(P1, facedown=facedown)
    t.activate(van)
    assert t.game.cards[card.id].faceup is not facedown and not t.events("flip")
    assert t.count(P2, "damage zone") == 0
