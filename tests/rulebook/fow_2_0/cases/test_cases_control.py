"""Conformance cases about control (fow-2.0 1.4.3, 7.2.1.2:3)."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Piece, Table

ED = "fow-2.0"
TAKE = "Gain control of target resonator until end of turn."


def _taken() -> tuple[Table, Piece, Piece, Piece, Piece]:
    t = Table(ED)
    theirs = t.field(P2)
    taker = t.hand(P1, "[Continuous] You control the resonator with this.", type="addition", subtype="resonator",
                   cost="{0}")  # fmt: skip
    kill = t.chant(P1, "Destroy target resonator.", name="Kill")
    free = t.instant(P2, "Destroy target addition.", name="Free")
    t.play(taker)
    return t, theirs, taker, kill, free


@pytest.mark.rule("fow-2.0 1.4.3:2", "fow-2.0 1.4.3:3", "fow-2.0 2.4:5", "fow-2.0 2.5.2:5")
def test_fow_2_0_009_a_taken_resonator_goes_to_its_owners_graveyard() -> None:
    t, theirs, taker, kill, _ = _taken()
    assert t.where(theirs) == (P1, "field")
    t.pass_until(f"play {kill}")
    t.cast(kill)
    assert t.where(theirs) == (P2, "graveyard") and t.where(taker) == (P1, "graveyard")


@pytest.mark.rule("fow-2.0 1.4.3:3", "fow-2.0 1.4.3:4")
def test_fow_2_0_009_without_the_addition_it_goes_back() -> None:
    t, theirs, taker, _, free = _taken()
    t.pass_until(f"play {free}")
    t.play(free)
    t.resolve()
    assert t.where(taker) == (P1, "graveyard") and t.where(theirs) == (P2, "field")


@pytest.mark.rule("fow-2.0 7.2.1.2:3", "fow-2.0 7.2.1:1")
def test_fow_2_0_046_a_trigger_of_a_card_that_changed_sides() -> None:
    t = Table(ED)
    mine = t.field(P1, "[Continuous] When this card attacks, draw a card. Your opponent discards a card.")
    take = t.instant(P2, TAKE)
    t.set(P2, hand=4)
    t.declare(mine)
    t.play(take)
    t.resolve()
    assert t.where(mine) == (P2, "field")
    assert (t.count(P1, "hand"), t.count(P2, "hand")) == (1, 2)


@pytest.mark.rule("fow-2.0 6.3:7", "fow-2.0-R26", "fow-2.0-R9")
def test_whoever_changes_sides_is_out_of_the_battle_and_new() -> None:
    t = Table(ED)
    mine, take = t.field(P1), t.instant(P2, TAKE)
    t.declare(mine)
    t.play(take)
    t.finish_battle()
    assert t.where(mine) == (P2, "field") and not t.events("damage")
    t = Table(ED)
    theirs, take = t.field(P2), t.chant(P1, TAKE)
    t.field(P1, attack=100)
    t.cast(take, theirs)
    assert t.where(theirs) == (P1, "field")
    t.to_attack()
    assert t.forbids(f"attack {theirs} {t.player(P2)}") == "fow-2.0 13.1:1"
    t.choose("forfeit")
    t.to_next_turn()
    assert t.where(theirs) == (P2, "field")
