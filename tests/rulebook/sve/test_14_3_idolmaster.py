"""THE IDOLM@STER CINDERELLA GIRLS (sve 14.3): Magical Items and Lesson."""

from __future__ import annotations

import pytest

from ludex import games
from ludex.games.sve.catalog import shipped
from ludex.games.sve.ch06_preparation.deckfile import starter_decks
from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2, Piece, Table

IDOLMASTER = "THE IDOLM@STER CINDERELLA GIRLS"


def items(t: Table, seat: int, count: int) -> list[Piece]:
    return [t.ex(seat, name="Magical Item") for _ in range(count)]


def test_14_3_1_2_a_cinderella_deck_begins_with_five_magical_items() -> None:
    """They lie in its EX area before anybody is asked who goes first; another deck gets none."""
    decks = starter_decks()
    g = games.start("sve", (decks["starlight"], decks["derby"]), 5, auto=False)
    assert g.setup["universes"] == (IDOLMASTER, "Umamusume: Pretty Derby")
    assert g.decision is not None and g.decision.rule == "sve 6.2.1.6"
    assert [g.rules.describe(g, c) for c in g.zone(0, "ex area")] == ["Magical Item"] * 5
    assert g.zone(1, "ex area") == ()
    assert all("token" in g.chars(c).types for c in g.zone(0, "ex area"))


@pytest.mark.rule("sve 14.3.1.1", "sve 2.13.2")
def test_14_3_1_1_the_alternate_name_of_a_magical_item_means_the_magical_item() -> None:
    """A text that names the alternate name finds the tokens."""
    token = shipped().token("Magical Item")
    assert token is not None and token.alternate_name
    t = unhurried()
    items(t, P1, 1)
    spell = t.spell(P1, f"Banish each card named {token.alternate_name} in your EX area.")
    t.play(spell)
    assert len(t.events("banish")) == 1 and "Magical Item" not in t.names(P1, "ex area")


@pytest.mark.rule("sve 14.3.2.1", "sve 9.1.4.3")
def test_14_3_2_1_lesson_banishes_that_many_magical_items_of_the_own_ex_area() -> None:
    """Two of three are gone; other cards in the EX area and the opponent's items stay."""
    t = unhurried()
    items(t, P1, 3)
    items(t, P2, 1)
    other = t.ex(P1, name="Guest")
    idol = t.field(P1, "{act} Lesson (2): Deal 2 damage to each enemy leader.")
    t.activate(idol)
    assert t.names(P1, "ex area").count("Magical Item") == 1
    assert t.names(P2, "ex area").count("Magical Item") == 1
    assert t.zone_of(other) == "ex area" and t.leader_defense(P2) == 18
    assert {e.rule for e in t.events("banish")} == {"sve 14.3.2.1"}


@pytest.mark.rule("sve 14.3.2.1", "sve 10.4.2.2")
def test_14_3_2_1_lesson_needs_enough_of_them() -> None:
    """With two, Lesson (3) cannot be paid and the ability is not offered."""
    t = unhurried()
    items(t, P1, 2)
    items(t, P2, 5)
    idol = t.field(P1, "{act} Lesson (3): Draw a card.")
    assert t.forbids(t.activation(idol)) == "sve 14.3.2.1"
    assert t.activation(idol) not in t.options


@pytest.mark.rule("sve 14.3.2.1")
def test_14_3_2_1_the_player_chooses_among_different_items() -> None:
    """Items that differ are the player's choice."""
    t = unhurried()
    (plain,) = items(t, P1, 1)
    odd = t.ex(P1, "Draw 2 cards.", type="spell", special="token", name="Magical Item", cost=2)
    idol = t.field(P1, "{act} Lesson (1): Give your leader {defense}+1.")
    t.activate(idol, plain)
    assert t.zone_of(odd) == "ex area" and t.event("banish", plain).rule == "sve 14.3.2.1"


@pytest.mark.rule("sve 14.3.2.1", "sve 10.4.7.4")
def test_14_3_2_1_as_the_price_of_a_fanfare_it_may_be_declined() -> None:
    """A Fanfare with Lesson is optional: declined, nothing is banished."""
    t = unhurried()
    items(t, P1, 1)
    idol = t.hand(P1, "{fanfare} Lesson (1): Draw a card.")
    t.play(idol, False)
    assert t.names(P1, "ex area").count("Magical Item") == 1 and not t.events("draw")
