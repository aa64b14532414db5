"""Wills that may be spent on some things only (fow 9.7:4, 10.2:1)."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Piece, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))
HORN = "{Rest}: Produce {R}. Spend this will only to play Dragons."


def horn(t: Table, text: str = HORN) -> Piece:
    return t.field(P1, text, type="addition", subtype="field")


@both
@pytest.mark.rule("fow 9.7:4", "fow 10.2:1")
def test_9_7__4_a_will_that_is_for_something_is_kept_apart_and_spent_on_that_only(ruleset: str) -> None:
    """It pays for the Dragon and for nothing else."""
    t = Table(ruleset, asking=True)
    source = horn(t)
    dragon, knight = t.hand(P1, race="Dragon", cost="{R}"), t.hand(P1, race="Knight", cost="{R}")
    t.activate(source)
    assert t.wills(P1) == {"R only to play Dragons": 1}
    for seat in (P1, P2, None):
        assert t.figures(seat, P1)["will R only to play Dragons"] == 1
    assert f"play {knight}" not in t.options and f"play {dragon}" in t.options
    refused = t.why_not(f"play {knight}")
    assert refused is not None and refused.rule == f"{t.rules.book} 10.2:4"
    t.play(dragon)
    assert not t.wills(P1)


@both
@pytest.mark.rule("fow 9.7:2", "fow 10.2:5")
def test_10_2__5_it_may_be_produced_while_that_is_paid(ruleset: str) -> None:
    """Only for the Dragon the horn is offered; what it gives is spent before other wills."""
    t = Table(ruleset, asking=True)
    source, stone = horn(t), t.stone(P1, "fire")
    dragon, knight = t.hand(P1, race="Dragon", cost="{R}{1}"), t.hand(P1, race="Knight", cost="{R}{1}")
    assert f"play {knight}" not in t.options
    t.choose(f"play {dragon}")
    assert set(t.options) == {f"activate {source} 1"}
    t.choose(t.options[0])
    t.answer()
    assert t.rested(source) and t.rested(stone) and not t.wills(P1) and t.chase == [dragon]


@both
@pytest.mark.rule("fow 9.7:4", "fow 5.4:5.3")
def test_9_7__4_it_is_lost_like_any_other(ruleset: str) -> None:
    t = Table(ruleset, asking=True)
    t.activate(horn(t))
    t.to_next_turn()
    assert not t.wills(P1)


@both
@pytest.mark.rule("fow 9.7:4", "fow 12.1:2")
@pytest.mark.parametrize("stone", (True, False))
def test_9_7__4_for_costs_of_awakening_or_for_abilities(ruleset: str, stone: bool) -> None:
    """Of the price of a card that is awakened it pays only the Awakening; an ability of a J-ruler, and no other."""
    t = Table(ruleset, asking=True)
    horn(t, "{Rest}: Produce {1}. Spend this will only to pay [Awakening] costs or to play activate abilities of "
            "J-rulers.")  # fmt: skip
    other, king = t.field(P1, "{1}: Draw a card."), t.j_ruler(P1, "{1}: Draw a card.")
    t.stone(P1, "fire", rested=not stone)
    card = t.hand(P1, "[Awakening] {1}: This card gains [Flying].", cost="{1}")
    assert (f"play {card}" in t.options) == (t.activation(other, 1) in t.options) == stone
    assert t.activation(king, 1) in t.options
    if stone:
        t.play(card, "yes")
        assert not t.wills(P1) and t.chase == [card]
