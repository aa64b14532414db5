"""Automatic cards that are somewhere else by the time they would be played (fow 9.6:10), in either edition."""

from __future__ import annotations

import pytest

from tests.fow_table import DECK, GRAVEYARD, P1, P2, REMOVED, Table

WAITS = "[Trigger] When damage is dealt to you: You gain 500 life."
SWEEPS = (
    ("Remove all cards in your opponent's {} from the game.", REMOVED),
    ("Put all cards from your opponent's {} on top of their owner's main deck.", DECK),
)


@pytest.mark.editions("fow-5.5")
@pytest.mark.rule("fow 9.6:10")
@pytest.mark.parametrize(("sweep", "there"), SWEEPS)
@pytest.mark.parametrize("place", ("hand", "chant-standby area"))
def test_an_automatic_card_stays_wherever_it_has_been_moved(sweep: str, there: str, place: str) -> None:
    """It is neither played from there nor buried for not being played."""
    t = Table("fow-5.5/valhalla", asking=True, turn_of=P2)
    details = {"type": "spell", "subtype": "chant-standby", "cost": "{0}"}
    card = t.hand(P1, WAITS, **details) if place == "hand" else t.standby(P1, WAITS)
    t.play(t.chant(P2, f"This card deals 200 damage to your opponent. {sweep.format(place)}"))
    t.pass_both()
    t.choose(True)
    t.choose("trigger 1")
    assert not t.chase and t.where(card) == (P1, there)
    t.resolve()
    assert t.where(card) == (P1, there) and t.life(P1) == 3800


@pytest.mark.editions("fow-5.01")
@pytest.mark.rule("fow-5.01 9.6:8")
@pytest.mark.parametrize(("sweep", "there", "life"), (
    (*SWEEPS[0], 4300), (*SWEEPS[1], 3800),
))  # fmt: skip
def test_an_automatic_card_is_played_wherever_it_can_be_found(sweep: str, there: str, life: int) -> None:
    """Removed it is played all the same; in a deck nobody can tell where it is, and there it stays."""
    t = Table("fow-5.01/valhalla", asking=True, turn_of=P2)
    card = t.standby(P1, WAITS)
    t.play(t.chant(P2, f"This card deals 200 damage to your opponent. {sweep.format('chant-standby area')}"))
    t.pass_both()
    t.choose("trigger 1")
    assert [piece.id for piece in t.chase] == [card.id] * (life == 4300)
    t.resolve()
    assert t.life(P1) == life and t.zone_of(card) == (GRAVEYARD if life == 4300 else there)
