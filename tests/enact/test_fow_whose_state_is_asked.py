"""`As long as your J-ruler is rested, it gains ...`: it is the J-ruler that the condition asks about, played."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Piece, Table

EDITIONS = ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla")
pytestmark = [
    pytest.mark.parametrize("edition", EDITIONS),
    pytest.mark.rule("fow-5.5 9.4:1", "fow-5.5 9.1:2.2"),
]
GAINS = "it gains [+200/+200] and [Flying]."


def ladies(t: Table) -> list[Piece]:
    """One that is rested, one that is not, and one that is rested and the opponent's."""
    return [t.j_ruler(seat, rested=rested) for seat, rested in ((P1, True), (P1, False), (P2, True))]


@pytest.mark.parametrize(
    "condition",
    (
        "your J-ruler is rested",
        "this card is recovered and your J-ruler is rested",
        "this card isn't rested and your J-ruler is rested",
    ),
)
def test_it_is_the_ruler_that_is_asked_about(edition: str, condition: str) -> None:
    t = Table(edition)
    cloud = t.addition(P1, f"[Continuous] As long as {condition}, {GAINS}")
    rested, recovered, theirs = ladies(t)
    assert [(t.stats(lady), t.has(lady, "Flying")) for lady in (rested, recovered, theirs)] == [
        ((1000, 1000), True),
        ((800, 800), False),
        ((800, 800), False),
    ]
    assert not t.has(cloud, "Flying")


def test_it_is_over_when_the_rest_of_the_condition_is(edition: str) -> None:
    t = Table(edition)
    t.addition(P1, f"[Continuous] As long as this card is recovered and your J-ruler is rested, {GAINS}", rested=True)
    assert [t.stats(lady) for lady in ladies(t)] == [(800, 800)] * 3


def test_it_begins_and_ends_with_the_state(edition: str) -> None:
    t = Table(edition)
    t.addition(P1, f"[Continuous] As long as your J-ruler is rested, {GAINS}")
    lady, rest, recover = t.j_ruler(P1), *(t.instant(P1, f"{do} target J-ruler.") for do in ("Rest", "Recover"))
    assert t.stats(lady) == (800, 800)
    t.cast(rest)
    assert (t.stats(lady), t.has(lady, "Flying")) == ((1000, 1000), True)
    t.cast(recover)
    assert (t.stats(lady), t.has(lady, "Flying")) == ((800, 800), False)


def test_this_card_is_meant_where_it_is_spoken_of_last(edition: str) -> None:
    t = Table(edition)
    hare = t.field(P1, f"[Continuous] As long as your J-ruler is rested and this card is recovered, {GAINS}")
    lady = t.j_ruler(P1, rested=True)
    assert (t.stats(hare), t.stats(lady)) == ((700, 700), (800, 800))


def test_the_wind_of_a_j_ruler_may_be_asked(edition: str) -> None:
    """Only the newest book gives J-rulers attributes of their own."""
    t = Table(edition)
    t.addition(P1, f"[Continuous] As long as your J-ruler is wind, {GAINS}")
    wind, fire = (t.j_ruler(P1, attribute=[word]) for word in ("wind", "fire"))
    newest = edition == EDITIONS[2]
    assert (t.stats(wind)[0] == 1000, t.stats(fire)[0]) == (newest, 800)
