"""Rules handling of limits, links and points (sve 11.4 to 11.10)."""

from __future__ import annotations

from itertools import groupby

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2, Piece, Table

NOTHING = "Give your leader {defense}+1."


def evolved(t: Table, seat: int, **details: object) -> Piece:
    """An evolved follower in the evolve zone, linked to nothing yet."""
    return t.put(seat, "evolve zone", "", name="Diver", type="follower", special="evolved", **details)


# -- 11.4, 11.5 -------------------------------------------------------------------------------------------------------
def test_11_4_1_the_player_keeps_as_many_as_the_field_holds() -> None:
    """Seven cards on a field of five: the player selects five; the others are moved, which is not destroyed."""
    t = unhurried()
    cards = [t.field(P1, "{last words} Give your leader {defense}+1.", attack=n) for n in range(6)]
    stolen = t.field(P1, owner=P2)
    spell = t.spell(P1, NOTHING)
    t.choose(f"play {spell}")
    assert t.game.decision is not None
    assert (t.game.decision.seat, t.game.decision.rule) == (P1, "sve 11.4.1")
    for card in cards[1:5]:
        t.choose(card)
    t.do(f"pick {cards[5]}")
    assert [t.where(c) for c in cards[1:]] == [(P1, "field")] * 5
    assert (t.where(cards[0]), t.where(stolen)) == ((P1, "cemetery"), (P2, "cemetery"))
    assert t.event("put", stolen).rule == "sve 11.4.1" and not t.events("destroy")
    assert t.leader_defense(P1) == 22, "the Last Words of the one that had them"


def test_11_4_1_five_cards_are_not_too_many() -> None:
    """Nothing is asked while the field holds its cards."""
    t = unhurried()
    cards = [t.field(P1, attack=n) for n in range(5)]
    spell = t.spell(P1, NOTHING)
    t.play(spell)
    assert all(t.zone_of(c) == "field" for c in cards)


def test_11_5_1_the_player_keeps_as_many_as_the_ex_area_holds() -> None:
    """Six cards in an EX area of five."""
    t = unhurried()
    cards = [t.ex(P2, attack=n) for n in range(6)]  # and the idle spell makes seven
    spell = t.spell(P1, NOTHING)
    t.choose(f"play {spell}")
    assert t.game.decision is not None
    assert (t.game.decision.seat, t.game.decision.rule) == (P2, "sve 11.5.1")
    for card in cards[:4]:
        t.choose(card)
    t.do(f"pick {cards[4]}")
    assert t.count(P2, "ex area") == 5
    assert t.where(cards[5]) == (P2, "cemetery") and t.event("put", cards[5]).rule == "sve 11.5.1"


@pytest.mark.rule("sve-R17", "sve 11.4.1", "sve 11.5.1")
@pytest.mark.parametrize("turn_of", [P1, P2])
def test_11_1_3_the_active_player_selects_first_and_all_go_together(turn_of: int) -> None:
    """Both players choose what stays, the active player first; then everything moves at once."""
    t = unhurried(turn_of=turn_of)
    for seat in (P1, P2):
        for n in range(6):
            t.field(seat, attack=n)
        for n in range(5):
            t.ex(seat, attack=n)  # with the idle spell one too many
    spell = t.spell(turn_of, NOTHING)
    t.choose(f"play {spell}")
    order = []
    while t.game.decision is not None and t.game.decision.rule in ("sve 11.4.1", "sve 11.5.1"):
        order.append((t.game.decision.seat, t.game.decision.rule))
        t.choose(t.options[0])
    asked = [each for each, _ in groupby(order)]
    one, other = turn_of, 1 - turn_of
    assert asked == [(one, "sve 11.4.1"), (one, "sve 11.5.1"), (other, "sve 11.4.1"), (other, "sve 11.5.1")]
    gone = [e for e in t.events("put") if e.rule in ("sve 11.4.1", "sve 11.5.1")]
    assert len(gone) == 4 and len({e.batch for e in gone}) == 1


# -- 11.6 -------------------------------------------------------------------------------------------------------------
def test_11_6_1_an_evolved_card_without_partner_goes_home_faceup() -> None:
    """After its follower has left, the evolved card lies faceup in its owner's evolve deck area, at the next timing."""
    t = unhurried()
    up = evolved(t, P2, attack=3, defense=3)
    base = t.field(P2, name="Diver", defense=1, evolved_with=up)
    t.play(t.spell(P1, "Destroy each enemy follower. Draw a card."))
    assert (t.where(base), t.where(up)) == ((P2, "cemetery"), (P2, "evolve deck"))
    assert t.game.cards[up.id].faceup and t.sees(P1, up)
    assert t.event("put", up).rule == "sve 11.6.1"
    kinds = [e.kind for e in t.events() if e.kind in ("destroy", "draw") or e.card == up.id]
    assert kinds.index("draw") < kinds.index("put"), "not before Confirmation Timing"


def test_11_6_1_a_linked_card_stays() -> None:
    """While its partner is on the field nothing moves."""
    t = unhurried()
    up = evolved(t, P1, attack=3, defense=3)
    base = t.field(P1, name="Diver", evolved_with=up)
    t.play(t.spell(P1, NOTHING))
    assert t.zone_of(up) == "evolve zone" and t.stats(base) == (3, 3)


def test_11_6_1_the_evolved_card_of_a_stolen_follower_goes_to_its_own_player() -> None:
    """The thief's field kept the link; when the follower leaves it, the evolved card returns to its owner."""
    t = unhurried()
    up = evolved(t, P2, attack=3, defense=3)
    base = t.field(P2, name="Diver", evolved_with=up)
    steal = t.spell(P1, "Select an enemy follower on the field and steal it.")
    drop = t.spell(P1, "Destroy each follower on your field.")
    t.play(steal)
    assert (t.where(base), t.stats(base)) == ((P1, "field"), (3, 3))
    t.play(drop)
    assert (t.where(base), t.where(up)) == ((P2, "cemetery"), (P2, "evolve deck"))


def test_11_6_2_the_evolved_card_linked_last_is_kept() -> None:
    """A card evolved twice has the information of the later evolved card; the earlier one goes home."""
    t = unhurried()
    base = t.field(P1, name="Diver")
    first = t.evolve_deck(P1, name="Diver", attack=3, defense=3)
    second = t.evolve_deck(P1, name="Diver", attack=5, defense=5)
    once, twice = (t.spell(P1, "Select a follower on your field and evolve it.", name=n) for n in ("One", "Two"))
    t.play(once, first)
    t.play(twice)
    assert (t.zone_of(first), t.zone_of(second)) == ("evolve deck", "evolve zone")
    assert t.stats(base) == (5, 5)
    assert [e.rule for e in t.events("unlink")] == ["sve 11.6.2"]


def test_11_6_3_the_card_on_the_field_linked_last_is_kept() -> None:
    """One evolved card on two cards: only the later one stays evolved."""
    t = unhurried()
    up = evolved(t, P1, attack=3, defense=3)
    early = t.field(P1, name="Diver", evolved_with=up)
    late = t.field(P1, name="Diver", evolved_with=up)
    t.play(t.spell(P1, NOTHING))
    assert (t.stats(early), t.stats(late)) == ((1, 1), (3, 3))
    assert t.zone_of(up) == "evolve zone"
    assert t.event("unlink").rule == "sve 11.6.3"


# -- 11.7 -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("counters", "zone"), [(1, "field"), (0, "cemetery")])
def test_11_7_1_a_stack_that_is_used_up_goes_to_the_cemetery(counters: int, zone: str) -> None:
    """It is moved there, not destroyed."""
    t = unhurried()
    stack = t.amulet(P1, "Stack.", counters={"Stack": counters})
    t.play(t.spell(P1, NOTHING))
    assert t.zone_of(stack) == zone
    assert not t.events("destroy")
    if zone == "cemetery":
        assert t.event("put", stack).rule == "sve 11.7.1"


# -- 11.8, 11.10 ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("zone", "kind", "rule"), [("race zone", "carrot", "sve 11.8.1"), ("drive zone", "drive point", "sve 11.10.1")]
)
def test_11_8_1_carrots_and_drive_points_without_partner_go_home_faceup(zone: str, kind: str, rule: str) -> None:
    """One that is linked stays, one that is not lies faceup in the evolve deck area."""
    t = unhurried()
    kept, loose = (t.put(P2, zone, name=kind.title(), type=kind, special="evolved") for _ in range(2))
    t.field(P2, evolved_with=kept)
    t.play(t.spell(P1, NOTHING))
    assert (t.zone_of(kept), t.where(loose)) == (zone, (P2, "evolve deck"))
    assert t.game.cards[loose.id].faceup and t.event("put", loose).rule == rule


@pytest.mark.rule("sve 11.10.1")
def test_11_10_1_a_drive_point_goes_home_when_its_rider_leaves() -> None:
    """The link is lost with the move, and rules handling puts the card back."""
    t = unhurried()
    point = t.put(P2, "drive zone", name="Drive Point", type="drive point", special="evolved")
    rider = t.field(P2, evolved_with=point)
    t.play(t.spell(P1, "Banish each enemy follower."))
    assert (t.zone_of(rider), t.where(point)) == ("banished zone", (P2, "evolve deck"))
    assert t.event("put", point).rule == "sve 11.10.1"


# -- 11.9 -------------------------------------------------------------------------------------------------------------
def test_11_9_1_play_points_fall_to_the_maximum() -> None:
    """When the maximum goes down, points above it are gone at the next timing."""
    t = unhurried()
    t.set(P2, max_play_points=6, play_points=6)
    t.play(t.spell(P1, "Each opponent loses 2 max play points."))
    assert (t.value(P2, "max play points"), t.value(P2, "play points")) == (4, 4)
    assert [e.rule for e in t.events("value") if e.key == "play points"] == ["sve 11.9.1"]
