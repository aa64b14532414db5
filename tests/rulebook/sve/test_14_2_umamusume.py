"""Umamusume: Pretty Derby (sve 14.2): serving, racing, On Race."""

from __future__ import annotations

import pytest

import ludex
from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2, Piece, Table

UMAMUSUME = "Umamusume: Pretty Derby"


def carrots(t: Table, seat: int, count: int) -> list[Piece]:
    return [
        t.evolve_deck(seat, name="Test Carrot", type="carrot", universe=UMAMUSUME, special="evolved")
        for _ in range(count)
    ]


# -- serving (sve 14.2.1) ---------------------------------------------------------------------------------------------
def test_14_2_1_1_serving_puts_carrots_of_the_evolve_deck_into_the_race_zone_and_links_them() -> None:
    """Twice served: two Carrots of the controller lie in the race zone, linked to the card."""
    t = unhurried()
    carrots(t, P1, 3)
    carrots(t, P2, 3)
    runner = t.field(P1, name="Runner")
    spell = t.spell(P1, "Select a follower on your field and serve it 2 times.")
    t.play(spell)
    assert (t.count(P1, "race zone"), t.count(P1, "evolve deck")) == (2, 1)
    assert t.count(P2, "race zone") == 0
    assert set(t.game.cards[runner.id].links) == {p.id for p in t.pieces(P1, "race zone")}


def test_14_2_1_1_1_serving_without_a_number_is_once() -> None:
    """One Carrot."""
    t = unhurried()
    carrots(t, P1, 3)
    t.field(P1, name="Runner")
    spell = t.spell(P1, "Select a follower on your field and serve it.")
    t.play(spell)
    assert t.count(P1, "race zone") == 1


def test_14_2_1_2_a_served_card_is_not_served_again() -> None:
    """Nothing happens: the Carrots stay where they are, and the rest of the effect goes on."""
    t = unhurried()
    carrots(t, P1, 3)
    t.field(P1, name="Runner")
    spells = [t.spell(P1, "Select a follower on your field. Serve it and give it {attack}+1.", name=n) for n in "AB"]
    t.play(spells[0])
    t.play(spells[1])
    assert (t.count(P1, "race zone"), t.count(P1, "evolve deck")) == (1, 2)
    assert len(t.events("served")) == 1 and len(t.events("change")) == 2


@pytest.mark.rule("sve 14.2.1.2.1", "sve 14.2.2.5", "sve 8.3.2.1")
def test_14_2_1_2_1_serving_a_served_card_pays_no_cost() -> None:
    """A Serve ability of a follower with a Carrot cannot be played, though Carrots and points are left."""
    t = unhurried()
    carrots(t, P1, 3)
    runner = t.field(P1, "{serve} {cost 1}: Race this.", name="Runner")
    spell = t.spell(P1, "Select a follower on your field and serve it.")
    key = t.activation(runner)
    t.play(spell)
    assert t.forbids(key) == "sve 14.2.1.2.1"
    assert key not in t.options


@pytest.mark.rule("sve 14.2.1.1")
def test_14_2_1_1_without_enough_carrots_a_serve_ability_cannot_be_paid() -> None:
    """Two symbols need two facedown Carrots; a faceup one is not in the evolve deck any more (sve 4.6.3)."""
    t = unhurried()
    carrots(t, P1, 1)
    t.evolve_deck(P1, name="Test Carrot", type="carrot", universe=UMAMUSUME, special="evolved", faceup=True)
    runner = t.field(P1, "{serve} {serve} {cost 1}: Race this.", name="Runner")
    assert t.forbids(t.activation(runner)) == "sve 14.2.1.1"


@pytest.mark.rule("sve 14.2.1.3", "sve 11.8.1")
def test_14_2_1_3_the_link_is_lost_right_after_the_card_leaves() -> None:
    """It leaves, the link ends at once, and in Confirmation Timing the Carrot goes home faceup."""
    t = unhurried()
    (carrot,) = carrots(t, P1, 1)
    runner = t.field(P1, name="Runner")
    serve = t.spell(P1, "Select a follower on your field and serve it.")
    back = t.spell(P1, "Select a follower on your field and return it to its owner's hand. Draw a card.", name="Back")
    t.play(serve)
    t.play(back)
    assert t.game.cards[runner.id].links == () and t.game.cards[carrot.id].links == ()
    unlinked = t.event("unlink", runner)
    assert unlinked.rule == "sve 14.2.1.3"
    kinds = [e.kind for e in t.events()]
    assert kinds.index("unlink") < kinds.index("draw"), "not only in Confirmation Timing"
    assert t.where(carrot) == (P1, "evolve deck") and t.game.cards[carrot.id].faceup


# -- Serve abilities (sve 14.2.2) -------------------------------------------------------------------------------------
@pytest.mark.rule("sve 14.2.2.1", "sve 14.2.2.2", "sve 14.2.2.3")
def test_14_2_2_3_the_symbols_are_served_as_part_of_the_cost() -> None:
    """Two symbols and {cost 1}: one play point and two Carrots are paid before the ability has been played."""
    t = unhurried()
    carrots(t, P1, 3)
    runner = t.field(P1, "{serve} {serve} {cost 1}: Give this {attack}+2.", name="Runner", attack=1)
    t.activate(runner)
    assert t.value(P1, "play points") == 9 and t.count(P1, "race zone") == 2
    assert t.stats(runner) == (3, 1)
    kinds = [e.kind for e in t.events()]
    assert kinds.index("served") < kinds.index("played") < kinds.index("change")


@pytest.mark.rule("sve 14.2.2.4")
def test_14_2_2_4_an_evolution_point_may_pay_one_play_point() -> None:
    """With evolution points the player is asked; one of them replaces one play point and no more."""
    t = unhurried()
    t.set(P1, evolution_points=2)
    carrots(t, P1, 2)
    runner = t.field(P1, "{serve} {cost 2}: Race this.", name="Runner")
    t.activate(runner, True)
    assert (t.value(P1, "play points"), t.value(P1, "evolution points")) == (9, 1)
    assert [e.rule for e in t.events("value") if e.key == "evolution points"] == ["sve 14.2.2.4"]


@pytest.mark.rule("sve 14.2.2.4")
def test_14_2_2_4_a_serve_ability_without_play_points_in_its_cost_takes_none() -> None:
    """At {cost 0} there is no play point to replace, so nothing is asked."""
    t = unhurried()
    t.set(P1, evolution_points=2)
    carrots(t, P1, 2)
    runner = t.field(P1, "{serve} {cost 0}: Race this.", name="Runner")
    t.activate(runner)
    assert t.value(P1, "evolution points") == 2


@pytest.mark.rule("sve 14.2.2.5", "sve 8.3.2.1", "sve-R33")
def test_14_2_2_5_a_serve_ability_uses_up_the_turns_evolve_ability() -> None:
    """After it neither another Serve ability nor an evolve ability may be played this turn, and no super-evolution
    point is asked for."""
    t = unhurried(turns_passed=9)
    carrots(t, P1, 3)
    runner = t.field(P1, "{serve} {cost 1}: Race this.", name="Runner")
    second = t.field(P1, "{serve} {cost 1}: Race this.", name="Second")
    t.evolve_deck(P1, name="Grower", attack=3, defense=3)
    grower = t.field(P1, "{evolve} {cost 1}: Evolve this.", name="Grower")
    t.activate(runner)
    assert t.forbids(t.activation(second)) == "sve 8.3.2.1"
    assert t.forbids(t.activation(grower)) == "sve 8.3.2.1"
    assert t.value(P1, "super-evolution points") == 1


def test_14_2_3_1_a_racing_follower_has_raced_and_is_linked_still() -> None:
    """Neither one that was only served, nor one whose Carrots are gone, is a racing follower; one that has lost its
    abilities is."""
    t = unhurried()
    carrots(t, P1, 3)
    runner = t.field(P1, "{serve} {cost 1}: Race this.", name="Runner")
    fed = t.field(P1, name="Fed")
    serve = t.spell(P1, "Select a follower on your field and serve it.")
    grow = t.spell(P1, "Give each racing follower on your field {defense}+2.")
    lose = t.spell(P1, "Each follower on your field loses all abilities.")
    destroy = t.spell(P1, "Destroy each racing follower on your field.")
    t.play(serve, fed)
    t.activate(runner)
    t.play(grow)
    assert (t.stats(runner)[1], t.stats(fed)[1]) == (3, 1)
    t.play(lose)
    t.play(destroy)
    assert (t.zone_of(runner), t.zone_of(fed)) == ("cemetery", "field")


# -- Race and On Race (sve 14.2.3, 14.2.4) ----------------------------------------------------------------------------
@pytest.mark.rule("sve 14.2.3.1", "sve 14.2.3.1.1", "sve 14.2.4.1", "sve 14.2.4.2")
def test_14_2_3_1_a_racing_card_has_rush_and_on_race_triggers() -> None:
    """A follower that arrived this turn races: it may attack followers, not the leader, and On Race goes off once."""
    t = unhurried()
    carrots(t, P1, 1)
    runner = t.field(P1, "{serve} {cost 1}: Race this.\nOn Race: Draw a card.", name="Runner", arrived="now")
    target = t.field(P2, engaged=True, defense=5)
    assert t.forbids(f"attack {runner} {target}") == "sve 8.4.2.1"
    t.activate(runner)
    assert len(t.events("draw")) == 1 and len(t.events("raced")) == 1
    assert t.has(runner, "Rush")
    assert t.forbids(f"attack {runner} {target}") == ""
    assert t.forbids(f"attack {runner} leader") == "sve 8.4.3.1"


@pytest.mark.rule("sve 14.2.3.1", "sve-R34")
def test_14_2_3_1_without_a_carrot_racing_does_nothing() -> None:
    """A card that was not served does not race: no Rush, no On Race."""
    t = unhurried()
    runner = t.field(P1, "On Race: Draw a card.", name="Runner", arrived="now")
    target = t.field(P2, engaged=True)
    spell = t.spell(P1, "Select a follower on your field and race it.")
    t.play(spell)
    assert not t.events("draw") and not t.events("raced") and not t.has(runner, "Rush")
    assert t.forbids(f"attack {runner} {target}") == "sve 8.4.2.1"


@pytest.mark.rule("sve 14.2.3.1", "sve-R34")
def test_14_2_3_1_rush_goes_with_the_carrot() -> None:
    """Once the Carrot has left the race zone, the card has no Rush any more; saved and loaded in between."""
    t = unhurried()
    carrots(t, P1, 1)
    runner = t.field(P1, name="Runner", arrived="now")
    race = t.spell(P1, "Select a follower on your field. Serve it. Race it.", name="Race")
    home = t.spell(P1, "Return each card in your race zone to your evolve deck.", name="Home")
    t.play(race)
    assert t.has(runner, "Rush")
    loaded = ludex.load(t.game.save())
    assert "Rush" in loaded.chars(runner.id).keywords
    t.play(home)
    assert t.count(P1, "race zone") == 0 and not t.has(runner, "Rush")


@pytest.mark.rule("sve-R16", "sve 14.2.3.1")
def test_14_2_3_1_raced_twice_is_on_race_twice() -> None:
    """Racing 2 times by one instruction makes On Race pending twice."""
    t = unhurried()
    carrots(t, P1, 1)
    runner = t.field(P1, "{serve} {cost 1}: Race this 2 times.\nOn Race: Draw a card.", name="Runner")
    t.activate(runner)
    assert len(t.events("draw")) == 2


@pytest.mark.rule("sve 14.2.4.1")
def test_14_2_4_1_on_race_is_about_its_own_card() -> None:
    """Another card's race does not trigger it."""
    t = unhurried()
    carrots(t, P1, 1)
    runner = t.field(P1, "{serve} {cost 1}: Race this.", name="Runner")
    t.field(P1, "On Race: Draw a card.", name="Watcher")
    t.activate(runner)
    assert len(t.events("raced")) == 1 and not t.events("draw")


def test_14_2_1_1_1_serving_no_times_serves_nothing() -> None:
    """X is nothing: no Carrot is put, the card has not been served, and it may be served later."""
    t = unhurried()
    carrots(t, P1, 2)
    runner = t.field(P1, name="Runner")
    text = "Select a follower on your field. Serve it X times. X equals the number of amulets on your field."
    t.play(t.spell(P1, text))
    assert t.count(P1, "race zone") == 0 and not t.events("served", runner)


def test_14_2_3_1_1_racing_no_times_is_no_race() -> None:
    """X is nothing: no Rush, and On Race does not trigger."""
    t = unhurried()
    carrots(t, P1, 1)
    runner = t.field(P1, "On Race: Draw a card.", name="Runner", arrived="now")
    text = "Select a follower on your field. Serve it. Race it X times. X equals the number of amulets on your field."
    t.play(t.spell(P1, text))
    assert t.count(P1, "race zone") == 1
    assert not t.has(runner, "Rush") and not t.events("raced") and not t.events("draw")


@pytest.mark.rule("sve 10.4.2.2", "sve 14.2.1.2.1")
@pytest.mark.parametrize(("carried", "left", "payable"), [(False, 1, True), (False, 0, False), (True, 1, False)])
def test_10_4_2_2_serving_as_a_part_of_a_cost_needs_a_carrot_and_a_card_without_one(
    carried: bool, left: int, payable: bool
) -> None:
    """Whose own Carrots they are counts: the opponent has enough of them."""
    t = unhurried()
    carrots(t, P1, left + carried)
    carrots(t, P2, 3)
    runner = t.field(P1, "{act} {cost 1}, serve this: Draw a card.", name="Runner")
    spell = t.spell(P1, "Select a follower on your field and serve it.")
    key = t.activation(runner)
    if carried:
        t.play(spell)
    assert (key in t.options, t.forbids(key) == "") == (payable, payable)
