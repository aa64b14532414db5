"""Loops (fow 14.1): who says how often, what comes after them, and when nobody can stop one."""

from __future__ import annotations

import pytest

from tests.fow_table import FIELD, P1, P2, Piece, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))
AGAIN = "[Activate] {0}: Recover this card."


def ended(t: Table) -> tuple[int | None, str]:
    """Who has won, and by which rule."""
    assert t.result is not None
    return t.result.winner, t.result.rule


def played(t: Table, card: Piece) -> int:
    """How often an ability of a card was played."""
    return len(t.events("played", card))


def twice(t: Table, card: Piece) -> None:
    """An ability of a card is played and resolved, and again."""
    for _ in range(2):
        t.activate(card)
        t.resolve()


def turned(t: Table) -> tuple[Piece, Piece]:
    """A resonator that its player rests, and one of the opponent's that recovers it in answer."""
    mine = t.field(P1, "[Activate] {0}: Rest this card.", name="Sleeper")
    other = t.field(P2, "[Activate] {0}: Recover target rested resonator.", name="Waker")
    return mine, other


def numbers(t: Table) -> list[int]:
    return [int(key.removeprefix("number ")) for key in t.options]


# -- one player can stop it -------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow-5.01-R37", "fow-5.5-R44", "fow 1.4:5")
def test_14_1_1_1_who_alone_can_stop_it_says_how_often(ruleset: str) -> None:
    """An ability that changes nothing has led back to where it was played, twice: its player says a number, the other
    is not asked, and it is done that often."""
    t = Table(ruleset)
    card = t.field(P1, AGAIN)
    twice(t, card)
    assert t.asked == P1 and t.asking_rule() == f"{t.rules.book} 14.1:1.1" and numbers(t)[0] == 0
    t.choose(20)
    assert played(t, card) == 22
    assert t.event("cycle").amount == t.event("cycle over").amount == 20
    assert t.event("cycle").rule == t.event("cycle over").rule == f"{t.rules.book} 14.1:1.1"


@both
@pytest.mark.rule("fow-5.01-R37", "fow-5.5-R44")
def test_14_1_1_1_once_is_no_loop(ruleset: str) -> None:
    """What was done once in vain may be done again without a word."""
    t = Table(ruleset)
    card = t.field(P1, AGAIN)
    t.activate(card)
    t.resolve()
    assert t.asked == P1 and t.activation(card) in t.options


@both
def test_14_1_1_1_then_another_action_comes_first(ruleset: str) -> None:
    """The loop is not begun again from there; after something else it may be."""
    t = Table(ruleset)
    card = t.field(P1, AGAIN)
    twice(t, card)
    t.choose(2)
    key = t.activation(card)
    assert t.asked == P1 and key not in t.options and t.forbids(key) == f"{t.rules.book} 14.1:1.1"
    t.call()
    assert key in t.options


@both
def test_14_1_1_1_a_loop_of_the_non_turn_player(ruleset: str) -> None:
    """The turn player, who has nothing to do but pass, is not asked."""
    t = Table(ruleset, phase="draw")
    card = t.field(P2, AGAIN)
    draw = t.instant(P2, "Draw a card.")
    assert t.asked == P2
    twice(t, card)
    assert t.asked == P2 and t.asking_rule() == f"{t.rules.book} 14.1:1.1"
    t.choose(25)
    assert played(t, card) == 27 and t.asked == P2 and t.options == [f"play {draw}", "pass"]


# -- both can stop it -------------------------------------------------------------------------------------------------
@both
@pytest.mark.rule("fow-5.01-R3", "fow-5.5-R4")
@pytest.mark.parametrize(("first", "second", "done"), [(10, 4, 4), (3, 20, 3)])
def test_14_1_1_2_the_smaller_number_counts(ruleset: str, first: int, second: int, done: int) -> None:
    """One rests, the other recovers: the turn player names a number first, then the other player."""
    t = Table(ruleset)
    mine, other = turned(t)
    for _ in range(2):
        t.activate(mine)
        t.pass_until(t.activation(other))
        assert t.asked == P2 and t.rested(mine)
        t.activate(other)
        t.resolve()
    assert not t.rested(mine) and t.asked == P1 and t.asking_rule() == f"{t.rules.book} 14.1:1.2"
    t.choose(first)
    assert t.asked == P2 and t.asking_rule() == f"{t.rules.book} 14.1:1.2"
    t.choose(second)
    assert played(t, mine) == played(t, other) == done + 2
    assert t.event("cycle").rule == t.event("cycle over").rule == f"{t.rules.book} 14.1:1.2"
    assert t.asked == P1 and t.activation(mine) not in t.options and not t.rested(mine)


@both
@pytest.mark.rule("fow 14.1:1.2")
def test_14_1_1_2_zero_is_a_number(ruleset: str) -> None:
    """The loop is not done again."""
    t = Table(ruleset)
    card = t.field(P1, AGAIN)
    twice(t, card)
    t.choose(0)
    assert played(t, card) == 2 and t.activation(card) not in t.options and "pass" in t.options


# -- nobody can stop it -----------------------------------------------------------------------------------------------
@both
@pytest.mark.parametrize("asking", [False, True])
def test_14_1_1_3_what_nobody_can_stop_is_a_draw(ruleset: str, asking: bool) -> None:
    """Two abilities that have to be played trigger each other for ever, and neither player has anything to choose."""
    t = Table(ruleset, asking=asking)
    t.field(P1, "[Continuous] Whenever you gain life, you lose 100 life.")
    t.field(P2, "[Continuous] Whenever your opponent loses life, your opponent gains 100 life.")
    t.play(t.chant(P1, "You gain 100 life."))
    while t.result is None:
        t.choose(t.options[0])
        assert len(t.game.answers) < 3_000
    assert ended(t) == (None, f"{t.rules.book} 14.1:1.3")


@both
@pytest.mark.rule("fow 14.1:1.3", "fow-5.01-R37", "fow-5.5-R44")
def test_14_1_1_3_also_if_numbers_grow(ruleset: str) -> None:
    """Life that rises for ever is no way to stop it."""
    t = Table(ruleset)
    t.field(P1, "[Continuous] Whenever you gain life, you gain 100 life.")
    t.cast(t.chant(P1, "You gain 100 life."))
    assert ended(t) == (None, f"{t.rules.book} 14.1:1.3")
    assert t.life(P1) > 4000


@both
@pytest.mark.rule("fow 14.1:1.3")
def test_14_1_1_3_a_loop_that_ends_by_itself_is_none(ruleset: str) -> None:
    """Life that falls ends it: somebody loses."""
    t = Table(ruleset)
    t.field(P1, "[Continuous] Whenever your opponent loses life, your opponent loses 100 life.")
    t.cast(t.chant(P1, "Target player loses 100 life."), t.player(P2))
    assert ended(t) == (P1, f"{t.rules.book} 13.1:1")


@both
@pytest.mark.rule("fow 14.1:1.1")
def test_14_1_1_1_who_has_a_choice_in_what_goes_on_must_use_it(ruleset: str) -> None:
    """Abilities go on triggering each other while a player could act: that player says how often, and then acts."""
    t = Table(ruleset)
    t.field(P1, "[Continuous] Whenever you gain life, you lose 100 life.")
    t.field(P1, "[Continuous] Whenever you lose life, you gain 100 life.")
    way_out, other = t.instant(P1, "Destroy all resonators."), t.instant(P1, "Draw a card.")
    t.play(t.chant(P1, "You gain 100 life."))
    while t.asking_rule() != f"{t.rules.book} 14.1:1.1":
        t.pass_()
    assert t.asked == P1
    t.choose(3)
    assert t.asked == P1 and sorted(t.options) == sorted([f"play {way_out}", f"play {other}"])
    assert t.forbids("pass") == f"{t.rules.book} 14.1:1.1"
    t.play(way_out)
    t.resolve(t.pieces(P1, FIELD)[0])
    assert t.result is None and t.count(P1, FIELD) == 0
