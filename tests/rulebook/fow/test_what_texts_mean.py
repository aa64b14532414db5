"""What a text speaks of: abilities by what their card is, what happened, and what has not."""

from __future__ import annotations

import pytest

from tests.fow_table import FIELD, GRAVEYARD, P1, P2, Table

newer = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))


@pytest.mark.editions("fow-5.5")
@pytest.mark.parametrize("text", ("Cancel target darkness ability.", "Cancel target ability of a darkness resonator."))
def test_9_1__1_5_an_ability_is_what_its_card_is(text: str) -> None:
    """Neither a darkness spell is one, nor the ability of a fire resonator."""
    t = Table("fow-5.5/valhalla", asking=True)
    cancel = t.instant(P1, text)
    spell = t.instant(P1, "Draw a card.", attribute="darkness")
    fire, dark = (t.field(P1, "[Activate] {0}: You gain 100 life.", attribute=of) for of in ("fire", "darkness"))
    t.play(spell)
    t.activate(fire)
    assert t.forbids(f"play {cancel}") == "fow-5.5 9.3:2.4"
    t.activate(dark)
    assert t.forbids(f"play {cancel}") == ""
    t.play(cancel)
    t.resolve()
    assert t.life(P1) == 4100


@newer
@both
@pytest.mark.rule("fow 7.9:3", "fow-5.01 9.6:3")
def test_an_automatic_card_speaks_of_what_it_has_waited_for(ruleset: str) -> None:
    t = Table(ruleset)
    mine, other = t.field(P1), t.field(P1, attack=100)
    t.standby(P2, "[Trigger] When a resonator attacks: Destroy it.")
    t.declare(mine)
    if "yes" in t.options:
        t.choose(True)
    t.resolve()
    assert (t.zone_of(mine), t.zone_of(other)) == (GRAVEYARD, FIELD)


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 9.6:10", "fow 7.9:3")
@pytest.mark.parametrize("place", ("hand", "chant-standby area"))
def test_an_automatic_card_that_has_stayed_where_it_was_is_played(place: str) -> None:
    t = Table("fow-5.5/valhalla", turn_of=P2)
    text = "[Trigger] When damage is dealt to you: You gain 500 life."
    details = {"type": "spell", "subtype": "chant-standby", "cost": "{0}"}
    card = t.hand(P1, text, **details) if place == "hand" else t.standby(P1, text)
    t.cast(t.chant(P2, "This card deals 200 damage to your opponent."), then=(True,))
    assert t.zone_of(card) == GRAVEYARD and t.life(P1) == 4300


@pytest.mark.parametrize("ruleset", ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla"))
@pytest.mark.rule("fow 9.7:4")
def test_everybody_sees_the_wills_a_player_has_produced(ruleset: str) -> None:
    t = Table(ruleset, asking=True)
    t.set(P1, will_r=2)
    for seat in (P1, P2, None):
        assert t.figures(seat, P1)["will R"] == 2


@newer
@both
@pytest.mark.rule("fow 10.13:2")
@pytest.mark.parametrize(("whose", "free"), (("your opponent's", False), ("your", True)))
def test_who_looks_through_the_other_hand_finds_what_there_is(ruleset: str, whose: str, free: bool) -> None:
    """Both players know what lies there then; of the own hand nobody else can tell."""
    t = Table(ruleset, asking=True)
    for seat in (P1, P2):
        t.hand(seat, attack=200)
        t.hand(seat, attack=300)
    t.play(t.chant(P1, f"Put a resonator from {whose} hand on top of its owner's main deck."))
    t.pass_both()
    assert t.asked == P1 and ("done" in t.options) is free
