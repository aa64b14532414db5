"""Bifrost (fow 14.2): what speaks of lifebreak is ignored."""

from __future__ import annotations

import pytest

from tests.fow_table import DECK, GRAVEYARD, HAND, LIFEBREAK, P1, P2, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
bifrost = pytest.mark.parametrize("ruleset", ("fow-5.01/bifrost", "fow-5.5/bifrost"))
MOVING = "Put the top card of your main deck into your lifebreak area, then draw a card."
COUNTING = "Draw a card for each card in your lifebreak area. Each player gains 100 life."


@bifrost
@pytest.mark.rule("fow 1.2:2")
def test_14_2_1_no_card_goes_to_a_lifebreak_area(ruleset: str) -> None:
    """That part is ignored, the rest is done."""
    t = Table(ruleset)
    top = t.deck(P1, attack=900)
    deck = len(t.lying(P1, DECK))
    t.cast(t.chant(P1, MOVING))
    assert t.count(P1, LIFEBREAK) == 0 and t.count(P1, DECK) == deck - 1 and t.zone_of(top) == HAND


@bifrost
def test_14_2_1_cards_of_other_zones_stay_too(ruleset: str) -> None:
    """A resonator that would be put into a lifebreak area stays in the field, a discarded card is still discarded."""
    t = Table(ruleset)
    card = t.field(P2)
    t.cast(t.chant(P1, "Put target resonator into its owner's lifebreak area. Draw a card."))
    assert t.zone_of(card) == "field" and t.count(P1, HAND) == 1


@bifrost
def test_14_2_1_a_number_of_lifebreak_cards_is_ignored(ruleset: str) -> None:
    """Nothing is drawn for them, and the rest of the effect happens."""
    t = Table(ruleset)
    t.cast(t.chant(P1, COUNTING))
    assert t.count(P1, HAND) == 0 and t.life(P1) == t.life(P2) == 4100


@pytest.mark.parametrize("ruleset", ["fow-5.01/valhalla", "fow-5.5/valhalla"])
@pytest.mark.rule("fow 1.2:2")
def test_14_2_1_in_valhalla_nothing_of_it_is_ignored(ruleset: str) -> None:
    """The same texts move and count."""
    t = Table(ruleset)
    t.deck(P1, attack=900)
    moving, counting = t.chant(P1, MOVING), t.chant(P1, COUNTING)
    t.cast(moving)
    assert t.count(P1, LIFEBREAK) == 1 and t.count(P1, HAND) == 2
    t.cast(counting)
    assert t.count(P1, HAND) == 2


@bifrost
def test_14_2_2_break_abilities_are_ignored(ruleset: str) -> None:
    """A card with one has its other abilities and not that one; lifebreak is no action."""
    t = Table(ruleset)
    t.set(P1, life=900)
    card = t.field(P1, "[Break] Draw 3 cards.\n[Activate] {0}: Draw a card.")
    assert len(t.chars(card).abilities) == 1
    assert "break" not in t.options and t.forbids("break")
    t.activate(card)
    t.resolve()
    assert t.count(P1, HAND) == 1 and t.count(P1, GRAVEYARD) == 0


@pytest.mark.parametrize("ruleset", ["fow-5.01/valhalla", "fow-5.5/valhalla"])
@pytest.mark.rule("fow 14.2:2", "fow 1.2:2")
def test_14_2_2_in_valhalla_they_are_there(ruleset: str) -> None:
    """The same card has both."""
    t = Table(ruleset)
    card = t.field(P1, "[Break] Draw 3 cards.\n[Activate] {0}: Draw a card.")
    assert len(t.chars(card).abilities) == 2
