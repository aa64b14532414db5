"""Claims with nothing else around them: what leads nowhere, what comes from elsewhere, what is shown and what waits."""

from __future__ import annotations

import pytest

from ludex.games.fow import starting
from ludex.games.fow.ch02_cards import outside
from tests.fow_table import FIELD, LIFEBREAK, P1, P2, Table

ED = "fow-2.0"


# -- coming and going -------------------------------------------------------------------------------------------------
@pytest.mark.rule("fow-2.0 2.4:6")
@pytest.mark.parametrize(("text", "where"), (
    ("Put target resonator your opponent controls into your field.", FIELD),
    ("Put target resonator from your opponent's graveyard into your field.", FIELD),
    ("Put target resonator from your opponent's graveyard into your lifebreak area.", LIFEBREAK),
))  # fmt: skip
def test_only_what_leaves_the_field_goes_home(text: str, where: str) -> None:
    """What stays on the field, or comes from elsewhere, goes to the player whom the text names."""
    t = Table(ED)
    card = t.field(P2) if "controls" in text else t.graveyard(P2)
    t.cast(t.chant(P1, text))
    assert t.where(card) == (P1, where)


AREAS: dict[str, tuple[str, ...]] = {
    "ruler area": (),
    "magic stone area": ("magic stone",),
    "chant-standby area": (),
    "field": ("resonator", "addition"),
}


@pytest.mark.rule("fow-2.0 3.2:1", "fow-2.0 3.6:2", "fow-2.0 3.9:4")
@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("kind", ("resonator", "addition", "magic stone"))
def test_no_effect_puts_into_an_area_what_does_not_belong_there(kind: str, area: str) -> None:
    t = Table(ED)
    card = t.stone(P2, "fire") if kind == "magic stone" else t.field(P2) if kind == "resonator" else t.addition(P2)
    spell = t.chant(P1, f"Put target {kind} into your {area}.")
    before = t.where(card)
    t.cast(spell)
    assert t.where(card) == ((P1, area) if kind in AREAS[area] else before)


@pytest.mark.rule("fow-2.0 3.9:4")
def test_a_chant_standby_card_may_be_put_where_it_belongs() -> None:
    t = Table(ED)
    card = t.graveyard(P1, "[Trigger] When damage is dealt to you: Draw a card.", type="spell", subtype="chant-standby")
    t.cast(t.chant(P1, "Put target card from your graveyard into your chant-standby area."))
    assert t.zone_of(card) == "chant-standby area"


# -- text that is no ability ------------------------------------------------------------------------------------------
@pytest.mark.rule("fow-2.0 7.4:2", "fow-2.0 7.2.1.3:3", "fow-2.0 7.2.1.3:7")
@pytest.mark.parametrize("label", ("", "[Continuous] "))
def test_text_that_is_no_ability_is_carried_out_before_anything_goes_onto_a_chase(label: str) -> None:
    """The words of an ability go onto one, and the same words without the name of its kind never do."""
    t = Table(ED, asking=True)
    mine = t.field(P1, f"{label}When this card attacks, you gain 100 life.")
    t.declare(mine)
    if label:
        t.choose("trigger 1")
    assert (len(t.chase), t.life(P1)) == ((1, 4000) if label else (0, 4100))


# -- decks ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("fow-2.0 5.2:3", "fow-2.0 11.1:2", "fow-2.0 12.1:1")
def test_whose_turn_it_is_draws_and_nobody_asks_what_the_other_could_draw() -> None:
    t = Table(ED, turn_of=P2)
    t.cast(t.chant(P2, "Put the top 20 cards of your main deck into your graveyard."))
    assert t.count(P2, "deck") == 0
    t.to_next_turn()
    t.pass_until("battle")
    assert t.result is None and t.count(P1, "hand") == 1


@pytest.mark.rule("fow-2.0 3.4:3", "fow-2.0 4.1:2")
def test_what_does_not_belong_into_a_main_deck_is_told_where_it_goes() -> None:
    deck = starting.deck_of(starting.starter_decks(ED)[0])
    for name, hint in ((next(iter(deck.stones)), "magic stone deck"), (deck.ruler, "Take it out")):
        main = {**deck.main, name: 1}
        given = {"name": "x", "ruler": deck.ruler, "main": main, "stones": dict(deck.stones)}
        told = [f.hint for f in starting.deck_faults(ED, given) if f.rule in ("fow-2.0 3.4:3", "fow-2.0 4.1:2")]
        assert len(told) == 1 and hint in told[0]


@pytest.mark.rule("fow-2.0 14.17:1")
@pytest.mark.parametrize("star", ("☆", "*", "500"))
def test_a_star_counts_as_none_until_the_text_says_more(star: str) -> None:
    row = outside.card({"name": "Starry Heron", "type": "Resonator", "attack": star, "defense": "300", "cost": "{1}"})
    assert row.attack == (500 if star == "500" else 0)
