"""Texts of Force of Will played at the table: targets, what is offered, names, what waits in the chase."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

pytestmark = pytest.mark.editions("fow-5.5")


@pytest.mark.rule("fow 9.3:2.4", "fow 9.3:3.1")
def test_a_target_is_chosen_on_playing_and_rechecked():
    t = Table()
    victim, other = t.field(P2), t.field(P2, attack=300)
    bolt = t.instant(P1, "Destroy target resonator. Draw a card.")
    away = t.instant(P2, "Return target resonator to its owner's hand.")
    hand = len(t.pieces(P1, "hand"))
    t.play(bolt, victim)
    assert t.asked == P2
    t.play(away, victim)
    t.resolve()
    assert t.zone_of(victim) == "hand" and t.zone_of(other) == "field"
    assert len(t.pieces(P1, "hand")) == hand, "the bolt went, the card came: the rest is still done"


@pytest.mark.rule("fow 10.13:1")
def test_what_is_no_target_is_chosen_on_resolving():
    t = Table()
    mine, also = t.field(P1), t.field(P1, attack=300)
    chant = t.chant(P1, "Banish a resonator you control.")
    t.play(chant)
    t.resolve(also)
    assert (t.zone_of(mine), t.zone_of(also)) == ("field", "graveyard")


@pytest.mark.rule("fow 9.3:2.4")
def test_without_a_legal_target_it_cannot_be_played():
    t = Table()
    shy = t.field(P2, "This card cannot be targeted by fire spells.")
    fire = t.instant(P1, "Destroy target resonator.", cost="{0}", attribute=["fire"])
    water = t.instant(P1, "Rest target resonator.", cost="{0}", attribute=["water"])
    assert t.forbids(f"play {fire}") == "fow-5.5 9.3:2.4"
    t.cast(water)
    assert t.rested(shy)


@pytest.mark.rule("fow 9.3:2.4")
def test_a_player_is_a_target_who_does_something():
    t = Table()
    t.hand(P2)
    chant = t.chant(P1, "Target player discards a card.")
    t.play(chant, t.player(P2))
    t.resolve()
    assert not t.pieces(P2, "hand") and len(t.pieces(P2, "graveyard")) == 1


@pytest.mark.rule("fow 9.3:3.1", "fow 1.4:4")
def test_what_lasts_is_said_of_the_target_only():
    t = Table()
    bound, free = t.field(P1), t.field(P1, attack=300)
    t.cast(t.chant(P1, "Target resonator cannot attack until end of turn."), bound)
    t.choose("battle")
    t.pass_until(f"attack {free} {t.player(P2)}")
    assert not [key for key in t.options if key.startswith(f"attack {bound}")]


@pytest.mark.rule("fow 7.9:2", "fow 9.6:2")
def test_a_standby_card_is_offered_when_its_event_happens_and_nobody_sees_a_refusal():
    t = Table()
    trap = t.standby(P2, "[Trigger] When a resonator is destroyed: Draw a card.")
    t.field(P1)
    t.cast(t.chant(P1, "Destroy target resonator."))
    assert t.asked == P2 and t.game.view(P1)["decision"] is None
    seen = t.game.log.size
    twin = t.game.clone()
    t.choose("no")
    assert [e.kind for e in t.game.log.since(seen)] == ["put"], "the chant goes to the graveyard"
    assert not t.sees(P1, trap)
    twin.choose("yes")
    assert twin.cards[trap.id].zone == "graveyard" and len(twin.zone(P2, "hand")) == 1, "revealed, played, resolved"
