"""What is said of `it` after an effect for whoever is your J-ruler (fow 9.9:4), and of all other cards of a place."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))
every = pytest.mark.parametrize("ruleset", ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla"))

CROWN = "Your J-ruler gains [+200/+200] until end of turn. If it's \"Vela\", it gains [Flying] until end of turn."


@pytest.mark.rule("fow-5.5 9.9:4")
@pytest.mark.parametrize(("name", "flies"), (("Vela", True), ("Corvus", False)))
def test_the_j_ruler_who_comes_later_is_asked_about_too(name: str, flies: bool) -> None:
    """The condition is part of the effect, which is made whether it holds or not."""
    t = Table("fow-5.5/valhalla")
    t.ruler(P1, "[Judgment] {0}", back={"name": name, "text": ""})
    t.cast(t.chant(P1, CROWN))
    t.judgment()
    t.resolve()
    vela = next(p for p in t.pieces(P1, "field"))
    assert t.stats(vela) == (1000, 1000) and t.has(vela, "Flying") is flies
    t.to_next_turn()
    assert not t.has(vela, "Flying")


@pytest.mark.rule("fow 9.9:4")
@both
def test_the_one_who_is_there_is_asked_as_before(ruleset: str) -> None:
    for name in ("Vela", "Corvus"):
        t = Table(ruleset)
        mine, theirs = t.j_ruler(P1, name=name), t.j_ruler(P2, name="Vela")
        t.cast(t.chant(P1, CROWN))
        assert t.has(mine, "Flying") is (name == "Vela") and not t.has(theirs, "Flying")


@every
def test_all_other_cards_are_those_not_spoken_of_before(ruleset: str) -> None:
    """The card of the text lies among them when it was banished for it."""
    t = Table(ruleset)
    text = (
        "Banish this card: Put all resonators from your graveyard on the bottom of your main deck, "
        "then remove all other cards in your graveyard from the game."
    )
    urn = t.addition(P1, text)
    elf, spell = t.graveyard(P1), t.graveyard(P1, "Draw a card.", type="spell", subtype="chant")
    theirs = t.graveyard(P2, "Draw a card.", type="spell", subtype="chant")
    t.activate(urn)
    t.resolve()
    assert t.zone_of(elf) == "deck" and t.zone_of(spell) == "removed area" and t.zone_of(theirs) == "graveyard"
    assert t.zone_of(urn) == "removed area"


@every
def test_other_cards_are_others_than_this_where_nothing_was_said_before(ruleset: str) -> None:
    t = Table(ruleset)
    urn = t.addition(P1, "Banish this card: Remove all other cards in your graveyard from the game.")
    elf = t.graveyard(P1)
    t.activate(urn)
    t.resolve()
    assert t.zone_of(elf) == "removed area" and t.zone_of(urn) == "graveyard"
