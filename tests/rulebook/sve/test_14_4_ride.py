"""Cardfight!! Vanguard (sve 14.4): Drive, On Drive, Ride."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2, Piece, Table

VANGUARD = "Cardfight!! Vanguard"
RIDE = "{ride} {cost 1}: Give this Drive."


def vanguard(turns_passed: int = 5) -> Table:
    return unhurried(universes=(VANGUARD, ""), turns_passed=turns_passed)


def points(t: Table, seat: int, count: int) -> list[Piece]:
    """Drive Point cards in a player's evolve deck."""
    return [t.evolve_deck(seat, name="Test Point", type="drive point", universe=VANGUARD) for _ in range(count)]


# -- Drive (sve 14.4.7) -----------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 14.4.7.1", "sve 14.4.7.3", "sve 14.4.7.3.2")
def test_14_4_7_3_2_drive_brings_single_drive_and_rush() -> None:
    """A follower that came this turn may attack a follower, and a drive check is made."""
    t = vanguard()
    rider = t.field(P1, arrived="now", attack=1, defense=9)
    foe = t.field(P2, engaged=True, attack=0, defense=9)
    t.deck(P1, name="Heal", trigger="heal", universe=VANGUARD)
    spell = t.spell(P1, "Select a follower on your field and give it Drive.")
    t.play(spell)
    assert t.has(rider, "Drive") and t.has(rider, "Single Drive") and t.has(rider, "Rush")
    t.attack(rider, foe, True)
    assert t.leader_defense(P1) == 23


def test_14_4_7_2_drive_itself_does_nothing() -> None:
    """A follower left with Drive alone makes no drive check and does not attack at once."""
    t = vanguard()
    rider = t.field(P1, "Drive.", arrived="now")
    t.deck(P1, name="Heal", trigger="heal", universe=VANGUARD)
    foe = t.field(P2, engaged=True)
    assert t.forbids(f"attack {rider} {foe}") == "sve 8.4.2.1"
    assert not t.has(rider, "Single Drive")


@pytest.mark.rule("sve 14.4.7.3.1")
@pytest.mark.parametrize("between", ["", "Select a follower on your field. It loses all abilities."])
def test_14_4_7_3_1_drive_is_given_once(between: str) -> None:
    """A second Drive does nothing, not even to a follower that has lost the first."""
    t = vanguard()
    watcher = "On Drive - Give your leader {defense}+1."
    rider = t.field(P1, watcher, attack=1)
    first, second = (t.spell(P1, "Select a follower on your field and give it Drive.", name=n) for n in ("A", "B"))
    lose = t.spell(P1, between, name="Lose") if between else None
    t.play(first)
    assert t.leader_defense(P1) == 21
    if lose is not None:
        t.play(lose)
        assert not t.has(rider, "Drive")
    t.play(second)
    assert t.leader_defense(P1) == 21 and len(t.events("drive given")) == 1
    assert t.has(rider, "Drive") is (lose is None)


@pytest.mark.rule("sve 14.4.8.1", "sve 14.4.8.2")
def test_14_4_8_2_on_drive_triggers_for_its_own_card_only() -> None:
    """When this card is given Drive, not when another one is."""
    t = vanguard()
    t.field(P1, "On Drive - Draw a card.", name="Watcher")
    rider = t.field(P1, "On Drive - Give this {attack}+1/{defense}+1.", name="Rider")
    spell = t.spell(P1, "Select a follower on your field and give it Drive.")
    t.play(spell, rider)
    assert t.stats(rider) == (2, 2) and not t.events("draw")


# -- Ride (sve 14.4.9) ------------------------------------------------------------------------------------------------
@pytest.mark.rule("sve 14.4.9.1", "sve 14.4.9.2", "sve 14.4.9.3")
def test_14_4_9_2_ride_puts_a_drive_point_into_the_drive_zone_and_links_it() -> None:
    """Cost: a play point and a Drive Point card, linked to the rider, which has Drive then."""
    t = vanguard()
    (point, _) = points(t, P1, 2)
    rider = t.field(P1, RIDE, arrived="now")
    t.activate(rider)
    assert t.value(P1, "play points") == 9
    assert (t.count(P1, "drive zone"), t.count(P1, "evolve deck")) == (1, 1)
    assert t.game.cards[rider.id].links == (t.pieces(P1, "drive zone")[0].id,)
    assert t.has(rider, "Drive") and t.has(rider, "Rush")
    kinds = [e.kind for e in t.events()]
    assert kinds.index("link") < kinds.index("played") < kinds.index("drive given"), "the card is part of the cost"
    del point


@pytest.mark.rule("sve 14.4.9.2")
def test_14_4_9_2_without_a_drive_point_card_there_is_no_ride() -> None:
    """Only facedown Drive Point cards of the own evolve deck pay."""
    t = vanguard()
    points(t, P2, 2)
    t.evolve_deck(P1, name="Test Point", type="drive point", universe=VANGUARD, faceup=True)
    rider = t.field(P1, RIDE)
    assert t.forbids(t.activation(rider)) == "sve 14.4.9.2"


@pytest.mark.rule("sve 14.4.9.2", "sve-R33")
def test_14_4_9_2_an_evolution_point_may_pay_one_play_point() -> None:
    """Without play points one evolution point is enough; a super-evolution point is never asked for."""
    t = vanguard(turns_passed=9)
    t.set(P1, play_points=0, evolution_points=1)
    points(t, P1, 1)
    rider = t.field(P1, RIDE)
    t.activate(rider)
    assert (t.value(P1, "play points"), t.value(P1, "evolution points")) == (0, 0)
    assert t.value(P1, "super-evolution points") == 1
    assert t.has(rider, "Drive")


@pytest.mark.rule("sve 14.4.9.2")
def test_14_4_9_2_once_a_game_for_a_card() -> None:
    """On a later turn the same card cannot ride again, another of its name can."""
    t = vanguard()
    points(t, P1, 3)
    rider, other = t.field(P1, RIDE), t.field(P1, RIDE)
    t.activate(rider)
    t.end()
    t.end()
    assert t.forbids(t.activation(rider)) == "sve 14.4.9.2"
    assert t.forbids(t.activation(other)) == ""


@pytest.mark.rule("sve 14.4.9.4", "sve 11.10.1")
def test_14_4_9_4_the_link_is_lost_right_after_the_rider_leaves() -> None:
    """The link ends before the effect goes on; the Drive Point goes home faceup in Confirmation Timing."""
    t = vanguard()
    (point,) = points(t, P1, 1)
    rider = t.field(P1, RIDE)
    spell = t.spell(P1, "Select a follower on your field and return it to its owner's hand. Draw a card.")
    t.activate(rider)
    t.play(spell)
    kinds = [e.kind for e in t.events()]
    assert t.event("unlink", rider).rule == "sve 14.4.9.4"
    assert kinds.index("unlink") < kinds.index("draw")
    assert t.where(point) == (P1, "evolve deck") and t.game.cards[point.id].faceup


@pytest.mark.rule("sve 14.4.9.5", "sve 8.3.2.1", "sve-R23")
def test_14_4_9_5_a_ride_ability_uses_up_the_turns_evolve_ability() -> None:
    """After a ride neither an evolve ability nor another ride this turn; next turn again."""
    t = vanguard()
    points(t, P1, 3)
    rider, second = t.field(P1, RIDE), t.field(P1, RIDE, name="Second")
    t.evolve_deck(P1, name="Grower", attack=3, defense=3)
    grower = t.field(P1, "{evolve} {cost 1}: Evolve this.", name="Grower")
    t.activate(rider)
    assert t.forbids(t.activation(second)) == t.forbids(t.activation(grower)) == "sve 8.3.2.1"
    t.end()
    t.end()
    assert t.forbids(t.activation(second)) == ""
