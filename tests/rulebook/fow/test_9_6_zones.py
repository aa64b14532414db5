"""What an ability sees of a card that has changed zones (fow 9.6:7)."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))
BEARS = "Resonators in your graveyard gain the Bear race in addition to their other races."


@both
@pytest.mark.rule("fow 9.6:7")
def test_9_6__7_1_out_of_a_public_zone_it_is_seen_there(ruleset: str) -> None:
    """In the graveyard it was a Bear, in the hand it is none: the ability sees a Bear."""
    t = Table(ruleset)
    t.field(P1, f"{BEARS}\nWhenever a Bear is put into your hand from your graveyard, you gain 500 life.")
    card = t.graveyard(P1)
    t.cast(t.chant(P1, "Put target resonator from your graveyard into your hand."))
    assert t.zone_of(card) == "hand" and "Bear" not in t.chars(card).label("race") and t.life(P1) == 4500


@both
@pytest.mark.rule("fow 9.6:7", "fow 9.9:5")
def test_9_6__7_1_into_a_public_zone_it_is_seen_there(ruleset: str) -> None:
    """In the deck it was no Bear, in the graveyard it arrives as one."""
    t = Table(ruleset)
    t.field(P1, f"{BEARS}\nWhenever a Bear is put into your graveyard from your main deck, you gain 500 life.")
    t.deck(P1)
    t.cast(t.chant(P1, "Put the top card of your main deck into your graveyard."))
    assert t.life(P1) == 4500


@both
@pytest.mark.rule("fow 9.6:7")
def test_9_6__7_2_out_of_a_playground_it_is_seen_there(ruleset: str) -> None:
    """The one with ATK 1000 in the field counts, though in the graveyard it has 600; the Bear of the graveyard does
    not count as one."""
    t = Table(ruleset)
    t.field(P1, f"{BEARS}\nWhenever a Bear is put into your graveyard from your field, you gain 500 life.\n"
                "Whenever a resonator with ATK 1000 or more is put into a graveyard from a field, draw a card.")
    card = t.field(P1, attack=600)
    up = t.instant(P1, "Target resonator gains [+400/+400] until end of turn.")
    down = t.chant(P1, "Destroy target resonator.")
    t.cast(up, card)
    t.cast(down, card)
    assert t.number(card, "attack") == 600 and "Bear" in t.chars(card).label("race")
    assert t.count(P1, "hand") == 1 and t.life(P1) == 4000


@both
@pytest.mark.rule("fow 9.6:7", "fow 9.9:5")
def test_9_6__7_2_into_a_playground_it_is_seen_there(ruleset: str) -> None:
    """It is a Bear in the field only: who watches for Bears sees one enter."""
    t = Table(ruleset)
    t.field(P1, "Other resonators you control gain the Bear race in addition to their other races.\n"
                "Whenever a Bear enters your field, you gain 500 life.")
    t.cast(t.hand(P1, cost="{0}"))
    assert t.life(P1) == 4500


@both
@pytest.mark.rule("fow 9.6:7", "fow 9.9:5")
def test_9_6__7_3_between_other_zones_it_is_seen_where_it_arrived(ruleset: str) -> None:
    """From the chase to the graveyard: as it is in the graveyard."""
    t = Table(ruleset)
    t.field(P2, "Whenever a Bear is put into your opponent's graveyard, you gain 500 life.")
    t.field(P1, BEARS)
    stop = t.instant(P2, "Cancel target spell.")
    card = t.hand(P1, cost="{0}")
    t.play(card)
    t.pass_until(f"play {stop}")
    t.play(stop)
    t.resolve()
    assert t.zone_of(card) == "graveyard" and t.life(P2) == 4500
