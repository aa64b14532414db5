"""Claims with nothing else around them: the course of a turn, what exceeds a DEF, what goes home and what does not."""

from __future__ import annotations

import pytest

from tests.fow_table import FIELD, GRAVEYARD, HAND, P1, P2, Piece, Table

ED = "fow-2.0"
RETURNS = (
    "[Continuous] If this card would be destroyed, return it to its owner's hand instead.\n"
    "[Continuous] When this card is put into your hand from your field, you gain 100 life."
)


# -- the course of a turn ---------------------------------------------------------------------------------------------
@pytest.mark.rule("fow-2.0 5.2:2", "fow-2.0 5.2:4", "fow-2.0 5.3:3", "fow-2.0 5.3:5", "fow-2.0 5.4:1", "fow-2.0 5.4:5",
                  "fow-2.0 5.5:5", "fow-2.0 5.6.1:1", "fow-2.0 5.6.1:2", "fow-2.0 5.6.2:1", "fow-2.0 5.6.2:11",
                  "fow-2.0 5.6.3:1", "fow-2.0 5.6.3:8", "fow-2.0 5.6.4:1", "fow-2.0 5.6.4:16")  # fmt: skip
def test_every_phase_and_step_begins_and_ends_once_and_in_the_order_of_the_book() -> None:
    t = Table(ED, asking=True)
    theirs = t.field(P2)
    t.to_next_turn()
    t.pass_until("battle")
    t.attack(theirs)
    t.choose("end")
    t.to_next_turn()
    keys = [e.key for e in t.events("moment")]
    begun = keys.index("turn")
    assert keys[begun : keys.index("turn", begun + 1)] == COURSE


COURSE = [
    "turn", "draw phase", "draw phase end", "recovery phase", "recovery phase end", "call phase", "call phase end",
    "main phase", "main phase end", "battle phase", "start step", "start step end", "declare attack step",
    "declare attack step end", "declare block step", "declare block step end", "judgment step", "battle judged",
    "battle phase end", "end phase", "turn end",
]  # fmt: skip


# -- after a fight ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("fow-2.0 5.6.4:14")
def test_being_put_into_the_graveyard_comes_before_anything_else_that_the_fight_brought() -> None:
    """What goes to a hand is no burial: its ability waits until that of the buried one has been dealt with."""
    t = Table(ED)
    mine = t.field(P1, RETURNS)
    theirs = t.field(P2, "[Continuous] When this card is put into a graveyard from your field, you gain 200 life.")
    t.attack(mine, block=theirs)
    assert (t.zone_of(mine), t.zone_of(theirs)) == (HAND, GRAVEYARD)
    assert [e.amount for e in t.events("value") if e.key == "life"] == [200, 100]


@pytest.mark.rule("fow-2.0 8.2:1")
def test_what_pierces_a_defense_below_none_is_the_whole_attack_and_no_more() -> None:
    t = Table(ED)
    wall = t.field(P2, "This card cannot be destroyed.", defense=200)
    mine = t.field(P1, "[Pierce]", attack=500, defense=900)
    t.cast(t.chant(P1, "Target resonator gains [0/-300] until end of turn."), wall)
    t.attack(mine, block=wall)
    assert t.life(P2) == 3500


# -- home, and not home -----------------------------------------------------------------------------------------------
@pytest.mark.rule("fow-2.0 2.5:6", "fow-2.0 2.4:6", "fow-2.0 2.7:5")
@pytest.mark.parametrize("kind", ["resonator", "addition", "magic stone"])
def test_what_leaves_the_field_goes_to_its_owner_whoever_had_it(kind: str) -> None:
    for text, zone in (("Destroy target {}.", GRAVEYARD), ("Remove target {} from the game.", "removed area"),
                       ("Return target {} to its owner's hand.", HAND),
                       ("Put target {} on top of its owner's main deck.", "deck")):  # fmt: skip
        t = Table(ED)
        card = _held(t, kind)
        t.cast(t.chant(P1, text.format(kind)))
        assert t.where(card) == (P2, zone)


def _held(t: Table, kind: str) -> Piece:
    """A card of P2's that P1 has."""
    if kind == "magic stone":
        return t.stone(P1, "fire", owner=P2)
    return t.field(P1, owner=P2) if kind == "resonator" else t.addition(P1, owner=P2)


@pytest.mark.rule("fow-2.0 2.4:6", "fow-2.0 2.5:6")
def test_what_stays_on_the_field_does_not_go_home() -> None:
    t = Table(ED)
    taken = t.field(P2, owner=P2)
    t.cast(t.chant(P1, "Gain control of target resonator until end of turn."))
    assert t.where(taken) == (P1, FIELD)
