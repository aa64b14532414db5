"""Cards that would go somewhere together, of which some do something else instead: which effects apply is settled for
all of them before anything is done."""

from __future__ import annotations

from typing import Any

import pytest

from tests.fow_table import P1, P2, Table
from tests.play_table import Said
from tests.sve_table import Table as Craft

EDITIONS = ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla")
every = pytest.mark.parametrize("ruleset", EDITIONS)

GOING = "If a resonator you control would be put into a graveyard,"
KEEPER = f"{GOING} remove it from the game and you gain 100 life instead."
OWN = "If this card would be put into a graveyard, remove it from the game and you gain 100 life instead."
OTHERS = "If another card would be put into a graveyard from anywhere, remove it from the game instead."


@every
@pytest.mark.rule("fow 9.10:1")
@pytest.mark.parametrize("first", (True, False))
@pytest.mark.parametrize("how", ("Destroy all resonators.", "This card deals 900 damage to each resonator."))
@pytest.mark.parametrize("text", (KEEPER, f"{OWN}\n{OTHERS}"))
def test_who_does_more_than_go_elsewhere_goes_with_the_others(ruleset: str, text: str, how: str, first: bool) -> None:
    """It speaks of the others as long as they have not gone either, whoever lies before whom."""
    t = Table(ruleset)
    plain: dict[str, Any] = {"name": "Other", "attack": 100, "defense": 100}
    sweep = t.chant(P1, how)
    other = None if first else t.field(P1, **plain)
    keeper = t.field(P1, text, name="Keeper", attack=100, defense=100)
    other = other or t.field(P1, **plain)
    theirs = t.field(P2, name="Theirs", attack=100, defense=100)
    t.cast(sweep)
    assert (t.zone_of(keeper), t.zone_of(other)) == ("removed area", "removed area")
    assert t.zone_of(theirs) == ("graveyard" if text == KEEPER else "removed area")
    assert t.life(P1) == 4000 + (200 if text == KEEPER else 100)
    assert t.event("remove", keeper).batch == t.event("remove", other).batch


@every
@pytest.mark.rule("fow 9.10:1")
def test_what_more_is_done_is_done_when_all_have_gone(ruleset: str) -> None:
    t = Table(ruleset)
    text = "If this card would be put into a graveyard, remove it from the game and draw a card for each resonator "
    keeper = t.field(P1, f"{text}you control instead.", name="Keeper", attack=100)
    t.field(P1, name="Other", attack=100)
    t.cast(t.chant(P1, "Destroy all resonators."))
    assert t.zone_of(keeper) == "removed area" and t.count(P1, "hand") == 0


@every
@pytest.mark.rule("fow 9.10:1")
def test_what_goes_alone_does_both(ruleset: str) -> None:
    t = Table(ruleset)
    keeper = t.field(P1, KEEPER, name="Keeper", attack=100)
    t.cast(t.chant(P1, "Destroy target resonator."))
    assert (t.zone_of(keeper), t.life(P1)) == ("removed area", 4100)


@every
@pytest.mark.rule("fow 9.10:1")
@pytest.mark.parametrize("number", (1, 2))
def test_what_more_has_to_be_chosen_is_asked_for(ruleset: str, number: int) -> None:
    """Once for each of them, when all have gone; a saved game knows what is still to be done."""
    t = Table(ruleset)
    text = f"{GOING} remove it from the game and discard a card instead."
    for _ in range(number):
        t.field(P1, text, name="Keeper", attack=100)
    cards = [t.hand(P1, name=name, cost="{9}") for name in ("One", "Two", "Three")]
    t.play(t.chant(P1, "Destroy all resonators."))
    if number > 1:
        t.resolve(Said(P1, "apply 1"), Said(P1, "apply 1"), *cards[:number])
    else:
        t.resolve(*cards[:number])
    assert t.count(P1, "removed area") == number
    assert [t.zone_of(card) for card in cards] == ["graveyard"] * number + ["hand"] * (3 - number)


@every
@pytest.mark.rule("fow 9.10:3")
@pytest.mark.parametrize("willing", (True, False))
def test_what_may_be_done_is_asked_for_each(ruleset: str, willing: bool) -> None:
    t = Table(ruleset)
    text = f"{GOING} you may remove it from the game and gain 100 life instead."
    keeper = t.field(P1, text, name="Keeper", attack=100)
    other = t.field(P1, name="Other", attack=100)
    t.play(t.chant(P1, "Destroy all resonators."))
    t.resolve("yes", "yes" if willing else "no")
    assert t.zone_of(keeper) == "removed area"
    assert t.zone_of(other) == ("removed area" if willing else "graveyard")
    assert t.life(P1) == (4200 if willing else 4100)


@pytest.mark.rule("sve 10.10.1")
@pytest.mark.parametrize("first", (True, False))
@pytest.mark.parametrize("where", ("banish it", "return it to its owner's hand"))
def test_a_follower_that_does_more_than_go_elsewhere_goes_with_the_others(first: bool, where: str) -> None:
    t = Craft()
    other = None if first else t.field(P2, name="Other")
    text = f"If a follower on your field would be destroyed, {where} and give your leader {{defense}}+1 instead."
    keeper = t.field(P2, text, name="Keeper")
    other = other or t.field(P2, name="Other")
    sweep = t.spell(P1, "Destroy all enemy followers.")
    before = t.number(t.lying(P2, "leader area")[0], "defense")
    t.do(f"play {sweep}")
    there = "banished zone" if where == "banish it" else "hand"
    assert (t.zone_of(keeper), t.zone_of(other)) == (there, there)
    assert t.number(t.lying(P2, "leader area")[0], "defense") == before + 2
