"""Clauses of cards drawn by chance that were played wrongly, in sve: one group of tests for each class."""

from __future__ import annotations

import pytest

from tests.sve_table import P1, P2
from tests.sve_table import Table as Sve


# -- what was found and finds no room ---------------------------------------------------------------------------------
@pytest.mark.rule("sve 5.8.2", "sve 4.5.2")
@pytest.mark.parametrize(
    ("place", "put"),
    (("field", "summon it"), ("field", "put it onto your field"), ("ex area", "put it into your EX area")),
)
def test_what_finds_no_room_is_shuffled_in_unseen(place: str, put: str) -> None:
    """Nobody has set it aside: after the shuffle nobody knows where in the deck it lies."""
    t = Sve()
    for _ in range(5):
        t.put(P1, place, cost=9)
    wanted = t.deck(P1, name="Wanted", traits=["Otter"])
    t.play(t.spell(P1, f"Search your deck for an Otter follower, {put}, then shuffle."), wanted)
    assert "Wanted" in t.names(P1, "deck")
    for seat in (P1, P2):
        assert t.seen(seat, P1, "deck")["cards"] == []


@pytest.mark.rule("sve 5.8.2")
def test_what_is_put_on_top_after_the_shuffle_is_the_card_found() -> None:
    """What the text goes on to move has been set aside meanwhile."""
    t = Sve()
    wanted = t.deck(P1, name="Wanted", traits=["Otter"], at="bottom")
    text = "Search your deck for an Otter follower, reveal it, then shuffle your deck and put it on top of your deck."
    t.play(t.spell(P1, text), wanted)
    assert t.names(P1, "deck")[0] == "Wanted"


# -- an option whose cost cannot be paid ------------------------------------------------------------------------------
CHOICE = (
    "Choose 1. (1) Discard an Otter follower: Select an enemy follower on the field and destroy it. "
    "(2) Discard a Stag follower: Draw 2 cards."
)


@pytest.mark.rule("sve 5.18.3.1.2")
@pytest.mark.parametrize(("held", "asked"), (("Otter Stag", True), ("Otter", False), ("Stag", False)))
def test_only_options_whose_cost_can_be_paid_are_offered(held: str, asked: bool) -> None:
    """Whether or not a target is named by what the cost is paid for."""
    t = Sve()
    spell, foe = t.spell(P1, CHOICE), t.field(P2)
    for trait in held.split():
        t.hand(P1, traits=[trait], cost=9)
    t.play(spell, *(("option 2",) if asked else ()), True)
    found = (t.zone_of(foe), t.count(P1, "hand"))
    assert found == (("cemetery", 0) if held == "Otter" else ("field", held.count(" ") + 2))


@pytest.mark.rule("sve 5.18.3.1.2")
def test_without_an_option_whose_cost_can_be_paid_it_is_not_played() -> None:
    t = Sve()
    spell = t.spell(P1, CHOICE)
    t.field(P2)
    t.hand(P1, traits=["Otter"], type="amulet", cost=9)
    assert t.forbids(f"play {spell}") == "sve 5.18.3.1.2"
