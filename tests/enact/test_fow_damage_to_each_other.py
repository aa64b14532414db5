"""Two cards that deal damage to each other: one that is gone is remembered, a target that is gone is not (fow 9.11:1,
9.3:3.1), played."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Piece, Table

EDITIONS = ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla")
CLASH = "deal damage equal to their ATK to each other."
every_edition = pytest.mark.parametrize("edition", EDITIONS)
pytestmark = pytest.mark.rule("fow-5.5 9.11:1", "fow-5.5 9.3:3.1")


def clash(edition: str, gone: str = "", *, targets: bool = False) -> tuple[Table, Piece, Piece]:
    """Mine has ATK 400, theirs 100; one of them may be destroyed before they clash."""
    t = Table(edition)
    said = "target J/resonator your opponent controls"
    mine = t.field(P1, "" if targets else f"{{0}}: This card and {said} {CLASH}", attack=400, name="Mine")
    theirs = t.field(P2, attack=100, defense=900, name="Theirs")
    chant = t.instant(P1, f"Target resonator you control and {said} {CLASH}" if targets else "Draw a card.")
    blow = t.instant(P1, "Destroy target resonator.")
    if targets:
        t.play(chant)
    else:
        t.activate(mine)
    if gone:
        t.play(blow, mine if gone == "mine" else theirs)
    t.resolve()
    return t, mine, theirs


@every_edition
def test_they_deal_it_at_once(edition: str) -> None:
    t, mine, theirs = clash(edition)
    assert (t.damage_on(mine), t.damage_on(theirs)) == (100, 400)


@every_edition
def test_who_is_gone_deals_what_it_had_and_takes_nothing(edition: str) -> None:
    t, mine, theirs = clash(edition, "mine")
    assert t.zone_of(mine) == "graveyard" and t.damage_on(theirs) == 400
    assert [e.card for e in t.events("damage")] == [theirs.id]


@every_edition
@pytest.mark.parametrize(("gone", "targets"), (("theirs", False), ("theirs", True), ("mine", True)))
def test_without_a_target_nothing_is_dealt(edition: str, gone: str, targets: bool) -> None:
    t, *both = clash(edition, gone, targets=targets)
    assert [t.damage_on(one) for one in both] == [0, 0]
