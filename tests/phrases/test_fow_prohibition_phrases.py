"""Phrases of Force of Will that forbid something and that nothing played: each is tried with and without the words."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Piece, Table

GAME = "fow-5.5/valhalla"


def guarded(words: str, **details: object) -> tuple[Table, Piece]:
    """A table with a resonator of the opponent that has the words, or none."""
    t = Table(GAME)
    return t, t.field(P2, f"[Continuous] This card {words}." if words else "", name="Guarded", attack=500, **details)


DONE = {
    "cannot be destroyed by spells or abilities": "Destroy target resonator.",
    "cannot be returned to its owner's hand": "Return target resonator to its owner's hand.",
    "cannot be removed from the game": "Remove target resonator from the game.",
}


@pytest.mark.parametrize(("words", "act"), DONE.items(), ids=DONE)
def test_what_cannot_be_done_to_a_card_is_not_done(words: str, act: str) -> None:
    for said, stays in (("", False), (words, True)):
        t, card = guarded(said)
        t.cast(t.chant(P1, act))
        assert (t.zone_of(card) == "field") is stays, said


def test_what_abilities_cannot_destroy_dies_in_battle() -> None:
    t, card = guarded("cannot be destroyed by spells or abilities", rested=True)
    t.attack(t.field(P1, attack=900), card)
    assert t.zone_of(card) == "graveyard"


def test_a_card_that_the_opponent_cannot_target() -> None:
    words = "cannot be targeted by your opponent's spells or abilities"
    for said, offered in (("", True), (words, False)):
        t, card = guarded(said)
        t.field(P2, name="Other one", attack=500)
        t.field(P2, name="Another", attack=500)
        t.play(t.chant(P1, "Destroy target resonator."))
        assert (f"pick {card}" in t.options) is offered


def test_its_own_player_can_target_it() -> None:
    t = Table(GAME)
    card = t.field(P1, "[Continuous] This card cannot be targeted by your opponent's spells or abilities.")
    t.cast(t.chant(P1, "Destroy target resonator."))
    assert t.zone_of(card) == "graveyard"


def test_a_card_that_cannot_be_attacked() -> None:
    for said, offered in (("", True), ("cannot be attacked", False)):
        t, card = guarded(said, rested=True)
        t.field(P2, name="Lying", attack=500, rested=True)
        by = t.field(P1, attack=500)
        t.to_attack()
        targets = [key for key in t.options if key.startswith(f"attack {by}")]
        assert any(str(card) in key.split() for key in targets) is offered


def test_a_card_that_cannot_deal_damage() -> None:
    for said, left in (("", 3500), ("cannot deal damage", 4000)):
        t = Table(GAME)
        by = t.field(P1, f"[Continuous] This card {said}." if said else "", attack=500)
        t.attack(by)
        assert t.life(P2) == left


@pytest.mark.parametrize("words", ["cannot recover", "cannot be recovered"])
def test_a_card_that_cannot_recover(words: str) -> None:
    """Not by an effect; in the recovery phase neither, unless only others' doing is forbidden."""
    for said, rested in (("", False), (words, True)):
        t = Table(GAME)
        card = t.field(P1, f"[Continuous] This card {said}." if said else "", name="Tired", attack=500, rested=True)
        t.cast(t.chant(P1, "Recover target resonator."))
        assert t.rested(card) is rested


@pytest.mark.parametrize(
    "words",
    ["This card cannot recover", "This card doesn't recover during the recovery phase",
     "This card cannot recover during recovery phase"],
)  # fmt: skip
def test_a_card_that_does_not_recover_in_its_phase(words: str) -> None:
    for said, rested in (("", False), (f"[Continuous] {words}.", True)):
        t = Table(GAME)
        card = t.field(P1, said, name="Tired", attack=500, rested=True)
        t.to_next_turn()
        t.to_next_turn()
        assert t.game.active == P1
        t.pass_to("main phase")
        assert t.rested(card) is rested, said


def test_a_card_that_does_not_recover_once() -> None:
    """In the next recovery phase it does not; in the one after it does."""
    t = Table(GAME)
    card = t.field(P2, name="Tired", attack=500, rested=True)
    t.cast(t.chant(P1, "Target resonator doesn't recover during its controller's next recovery phase."))
    for rested in (True, False):
        while t.game.active == P1:
            t.to_next_turn()
        t.pass_to("main phase")
        assert t.rested(card) is rested
        t.to_next_turn()


def test_players_who_cannot_draw() -> None:
    for said, drawn in (("", 1), ("[Continuous] Players cannot draw cards.", 0)):
        t = Table(GAME)
        t.field(P2, said, attack=500)
        chant = t.chant(P1, "Draw a card.")
        before = t.count(P1, "hand")
        t.cast(chant)
        assert t.count(P1, "hand") == before - 1 + drawn


def test_a_player_who_cannot_call_a_magic_stone() -> None:
    for said, able in (("", True), ("[Continuous] Your opponent cannot call magic stones.", False)):
        t = Table(GAME)
        t.field(P2, said, attack=500)
        assert ("call" in t.options) is able


def test_a_player_who_cannot_pay_life() -> None:
    for said, able in (("", True), ("[Continuous] Players cannot pay life.", False)):
        t = Table(GAME)
        t.field(P2, said, attack=500)
        card = t.field(P1, "[Activate] Pay 200 life: Draw a card.", attack=500)
        assert any(key.startswith(f"activate {card}") for key in t.options) is able
