"""Lifebreak (fow 7.10): when it is open, and what becomes of the card and its [Break]."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))
DRAW = "[Break] Draw a card."


def rule(t: Table, number: str) -> str:
    """A number of the family in the book of this table."""
    return t.rules.rule(f"fow {number}")


@both
@pytest.mark.rule("fow 6.3:1.4", "fow-5.01-R15")
def test_7_10__1_how_much_life_opens_which_lifebreak(ruleset: str) -> None:
    """The first at 4,000 life with four cards, each further one a thousand lower."""
    for cards, most in ((4, 4000), (3, 3000), (2, 2000), (1, 1000)):
        for life, may in ((most, True), (most + 100, False)):
            t = Table(ruleset)
            t.set(P1, lifebreak=cards, life=life)
            assert ("break" in t.options) is may
            assert t.forbids("break") == ("" if may else rule(t, "7.10:1"))


@both
@pytest.mark.rule("fow 7.10:1")
def test_7_10__1_with_priority_in_any_turn(ruleset: str) -> None:
    """The top card, of the own area only; without one there is nothing to break."""
    t = Table(ruleset, asking=True)
    t.lifebreak(P2, name="Below", type="resonator")
    top = t.lifebreak(P2, name="Above", type="resonator")
    t.set(P2, life=500)
    assert t.forbids("break") == rule(t, "7.10:1")
    t.pass_()
    t.break_()
    assert t.where(top) == (P2, "graveyard") and t.count(P2, "lifebreak area") == 1 and t.asked == P2
    assert t.event("put", top).rule == rule(t, "7.10:4")


@pytest.mark.parametrize("ruleset", ("fow-5.01/bifrost", "fow-5.5/bifrost"))
@pytest.mark.rule("fow 6.3:1.4", "fow 14.2:1")
def test_7_10__1_not_in_bifrost(ruleset: str) -> None:
    """There is no lifebreak without lifebreak areas."""
    t = Table(ruleset)
    t.set(P1, life=100)
    assert t.count(P1, "lifebreak area") == 0 and t.forbids("break") == rule(t, "1.2:2")


@both
@pytest.mark.rule("fow 7.10:3", "fow 7.10:4", "fow-5.01-R16", "fow-5.5-R18")
def test_7_10__2_a_break_ability_is_played(ruleset: str) -> None:
    """The card waits in no other zone, seen by all, and goes to the graveyard when its ability has left the chase."""
    t = Table(ruleset, asking=True)
    card = t.lifebreak(P1, DRAW)
    t.set(P1, life=500)
    t.break_()
    assert t.zone_of(card) == "broken" and t.sees(P2, card) and len(t.chase) == 1 and t.count(P1, "graveyard") == 0
    thing = t.chase[0]
    t.pass_both()
    assert t.count(P1, "hand") == 1 and t.zone_of(card) == "graveyard"
    assert t.event("eliminate", thing).rule == rule(t, "7.10:3") and t.event("put", card).rule == rule(t, "7.10:4")


@both
@pytest.mark.rule("fow 7.10:4")
def test_7_10__2_it_must_be_played_if_it_can_be(ruleset: str) -> None:
    """Even on an own card; without a target the card goes to the graveyard at once."""
    t = Table(ruleset, asking=True)
    card, own = t.lifebreak(P1, "[Break] Destroy target resonator."), t.field(P1)
    t.set(P1, life=500)
    t.break_()
    assert len(t.chase) == 1
    t.pass_both()
    assert t.zone_of(own) == t.zone_of(card) == "graveyard"
    t = Table(ruleset, asking=True)
    card = t.lifebreak(P1, "[Break] Destroy target resonator.")
    t.set(P1, life=500)
    t.break_()
    assert t.zone_of(card) == "graveyard" and not t.chase


@both
@pytest.mark.rule("fow 7.10:4", "fow 10.11:1")
def test_7_10__4_a_canceled_break_puts_the_card_away(ruleset: str) -> None:
    """The moment its ability has left the chase."""
    t = Table(ruleset, asking=True)
    card, cancel = t.lifebreak(P1, DRAW), t.instant(P2, "Cancel target ability.")
    t.set(P1, life=500)
    t.break_()
    t.pass_()
    t.play(cancel, t.chase[0])
    t.pass_both()
    assert t.zone_of(card) == "graveyard" and t.count(P1, "hand") == 0 and not t.chase


@both
@pytest.mark.rule("fow 7.10:4", "fow-5.01-R16", "fow-5.5-R18")
def test_7_10__4_a_break_can_move_its_card(ruleset: str) -> None:
    """Then nothing is left to be put into the graveyard."""
    t = Table(ruleset)
    card = t.lifebreak(P1, "[Break] Put this card into your field.")
    t.set(P1, life=500)
    t.break_()
    t.resolve()
    assert t.where(card) == (P1, "field")


@both
@pytest.mark.rule("fow 7.10:1")
def test_7_10__1_two_in_a_row(ruleset: str) -> None:
    """With one waiting in the chase the next may be broken on top of it."""
    t = Table(ruleset, asking=True)
    first, second = (t.lifebreak(P1, DRAW) for _ in range(2))
    t.set(P1, life=500)
    t.break_()
    t.break_()
    assert t.zone_of(first) == t.zone_of(second) == "broken" and len(t.chase) == 2
    t.pass_both()
    assert (t.zone_of(second), t.zone_of(first)) == ("broken", "graveyard") and t.count(P1, "hand") == 1
    t.pass_both()
    assert t.zone_of(second) == "graveyard"
