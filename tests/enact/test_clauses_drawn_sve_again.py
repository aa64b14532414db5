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


# -- what is given to cards that were to be put somewhere -------------------------------------------------------------
@pytest.mark.rule("sve 4.1.4.1", "sve 4.4.4.2")
@pytest.mark.parametrize("before", (2, 3, 4))
def test_only_what_came_to_the_field_is_given_something(before: int) -> None:
    """Two are summoned where two, one or none fit; who stays in the cemetery has the numbers that are printed."""
    t = Sve()
    for _ in range(before):
        t.field(P1)
    text = "{fanfare} Select up to 2 Otter followers in your cemetery. Summon them and give them {attack}+2 and Rush."
    otters = [t.cemetery(P1, name=f"Otter {n}", traits=["Otter"]) for n in range(2)]
    t.play(t.hand(P1, text), *otters, *(otters[:1] if before == 3 else ()))
    room = 4 - before
    assert [t.zone_of(card) for card in otters] == [*["field"] * room, *["cemetery"] * (2 - room)]
    assert [t.number(card, "attack") for card in otters] == [*[3] * room, *[1] * (2 - room)]
    assert [t.has(card, "Rush") for card in otters] == [*[True] * room, *[False] * (2 - room)]


@pytest.mark.rule("sve 4.1.4.1", "sve 4.8.3.2")
@pytest.mark.parametrize(("lying", "moved"), ((4, True), (5, False)))
def test_what_finds_no_room_in_the_ex_area_is_given_nothing(lying: int, moved: bool) -> None:
    t = Sve()
    for _ in range(lying):
        t.ex(P1, cost=9)
    otter = t.field(P1, '{last words} Put this into its owner\'s EX area and give it {attack}+2.', name="Otter")
    t.play(t.spell(P1, "Destroy each follower on your field."))
    assert (t.zone_of(otter), t.number(otter, "attack")) == (("ex area", 3) if moved else ("cemetery", 1))


def test_what_was_there_already_is_given_it() -> None:
    """Nothing is put where it lies; what is given then is given to it all the same."""
    t = Sve()
    otter = t.field(P1, name="Otter")
    t.play(t.spell(P1, "Select a follower on your field. Put it onto its owner's field and give it {attack}+2."))
    assert t.number(otter, "attack") == 3
