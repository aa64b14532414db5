"""Continuous effects of equal age (fow 9.9:3.2): abilities that became active at the same moment."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Piece, Table

both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))
later = pytest.mark.editions("fow-5.01", "fow-5.5")
RISE = "Put all resonators from your graveyard into the field."
SMALL, BIG = "Other resonators become [300/300].", "Other resonators gain [+200/+200]."


def risen(ruleset: str, *texts: str) -> tuple[Table, Piece, list[Piece]]:
    """A resonator 800/800, and resonators of some texts that have just come together."""
    t = Table(ruleset)
    card = t.field(P1, attack=800, defense=800)
    came = [t.graveyard(P1, text, attack=500, defense=500) for text in texts]
    t.cast(t.instant(P1, RISE))
    return t, card, came


@later
@both
@pytest.mark.rule("fow 9.9:3.2")
@pytest.mark.parametrize(("first", "stats"), ((0, (500, 500)), (1, (300, 300))))
def test_9_9__3_2_of_effects_that_begin_together_the_turn_player_says_which_is_first(
    ruleset: str, first: int, stats: tuple[int, int]
) -> None:
    """Who is set to 300 and gets a bonus by two cards that came together is what the turn player makes of it."""
    t, card, came = risen(ruleset, SMALL, BIG)
    assert t.asking_rule() == f"{t.rules.book} 9.9:3.2" and t.asked == P1
    t.choose(f"pick {came[first]}")
    assert t.stats(card) == stats


@later
@both
@pytest.mark.rule("fow 9.9:3.2")
def test_9_9__3_2_the_turn_player_whoever_brought_them(ruleset: str) -> None:
    """The other player brings them back, yet the turn player decides."""
    t = Table(ruleset)
    card = t.field(P1, attack=800, defense=800)
    came = [t.graveyard(P2, text, attack=500, defense=500) for text in (SMALL, BIG)]
    rise, own = t.instant(P2, RISE), t.instant(P1, "Draw a card.")
    t.deck(P1)
    t.play(own)
    t.play(rise)
    assert t.asked == P1 and t.asking_rule() == f"{t.rules.book} 9.9:3.2"
    t.choose(f"pick {came[0]}")
    assert t.stats(card) == (500, 500)


@later
@both
@pytest.mark.rule("fow 9.9:3.2")
@pytest.mark.parametrize("texts", ((BIG, "Other resonators gain [+100/+100]."), (SMALL, SMALL), (SMALL, "[Flying]")))
def test_9_9__3_2_nobody_is_asked_where_the_order_makes_no_difference(ruleset: str, texts: tuple[str, str]) -> None:
    """Sums, equal effects, and effects of different layers."""
    t, _, _ = risen(ruleset, *texts)
    assert t.menu == "fow priority"


@later
@both
@pytest.mark.rule("fow 9.9:3.2")
def test_9_9__3_2_a_j_ruler_s_abilities_are_active_from_its_judgment_on(ruleset: str) -> None:
    """The ruler has been there since the beginning, but what its other side says begins with the judgment."""
    t = Table(ruleset)
    card = t.field(P1, attack=800, defense=800)
    t.ruler(P1, "[Judgment] {0}", back={"name": "Crowned", "attack": 500, "defense": 500, "text": BIG})
    t.cast(t.instant(P1, "Target resonator becomes [300/300] until end of turn."))
    t.judgment()
    t.resolve()
    assert t.stats(card) == (500, 500)


@pytest.mark.rule("fow-2.0 7.2.1.3:1", "fow-2.0 7.2.1.3:2")
def test_7_2_1_3__1_in_2_0_static_abilities_that_come_together_apply_in_turns() -> None:
    """One of the player with priority, one of the other, the first player's next: the last of them stands."""
    t = Table("fow-2.0")
    card = t.field(P1)
    sizes = ((P1, 300), (P2, 100), (P1, 400))
    came = [t.graveyard(seat, f"Other resonators become [{n}/{n}].") for seat, n in sizes]
    t.cast(t.chant(P1, "Put all resonators from all graveyards into the field."))
    assert t.asking_rule() == "fow-2.0 7.2.1.3:1" and t.asked == P1
    t.choose(f"pick {came[2]}")
    assert t.stats(card) == (300, 300)
