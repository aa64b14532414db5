"""Judges' cases: how far words reach after several groups (J-fow-36), what "the rest" is (J-fow-35), and races of
several words in the plural (J-fow-47)."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

every = pytest.mark.parametrize("ruleset", ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla"))


@every
def test_j_fow_35_the_rest_is_what_was_not_taken(ruleset: str) -> None:
    t = Table(ruleset)
    below = t.deck(P1, cost="{3}", type="addition")
    top = [
        t.deck(P1, cost="{1}"),
        t.deck(P1, cost="{2}"),
        *(t.deck(P1, cost=c, type="addition") for c in ("{4}", "{5}", "{6}")),
    ]
    s = t.chant(
        P1,
        "Look at the top five cards of your main deck. Reveal up to two resonators from among them and put them "
        "into your hand. Put the rest on the bottom of your main deck in any order.",
    )
    t.cast(s, then=(top[0], top[1], *top[2:4]))
    assert [t.zone_of(card) for card in top] == ["hand", "hand", "deck", "deck", "deck"]
    assert t.pieces(P1, "deck")[0] == below


@every
@pytest.mark.rule("fow 9.3:2.4", "fow-2.0-R53", "fow-5.01-R48", "fow-5.5-R55")
def test_j_fow_36a_whose_they_are_is_said_of_both(ruleset: str) -> None:
    t = Table(ruleset)
    mine, hers, dear = t.field(P1, cost="{2}"), t.field(P2, cost="{2}"), t.field(P2, cost="{5}")
    thing = t.addition(P2)
    s = t.chant(P1, "Destroy target resonator with total cost 2 or less or addition your opponent controls.")
    t.play(s)
    assert {card for card in (mine, hers, dear, thing) if t._key(card) in t.options} == {hers, thing}
    t.answer(hers)
    t.resolve()
    assert t.zone_of(hers) == "graveyard"


@every
@pytest.mark.rule("fow 9.3:2.4")
def test_j_fow_36b_where_they_are_is_said_of_both(ruleset: str) -> None:
    t = Table(ruleset)
    mine, hers = t.field(P1, cost="{2}"), t.field(P2, cost="{2}")
    first, second = t.graveyard(P1, cost="{2}"), t.graveyard(P1, cost="{1}")
    s = t.chant(P1, "Put target resonator with total cost 2 or less or addition from your graveyard into your hand.")
    t.play(s)
    assert {card for card in (mine, hers, first, second) if t._key(card) in t.options} == {first, second}
    t.answer(first)
    t.resolve()
    assert t.zone_of(first) == "hand"


@every
def test_j_fow_47_the_plural_of_a_race_of_several_words(ruleset: str) -> None:
    t = Table(ruleset)
    t.addition(P1, "[Continuous] Knights of the Round Table you control gain [+100/+100].")
    knight = t.field(P1, attack=300, defense=500, race=["Knight of the Round Table"])
    other = t.field(P1, attack=300, defense=500, race=["Elf"])
    assert (t.stats(knight), t.stats(other)) == ((400, 600), (300, 500))
