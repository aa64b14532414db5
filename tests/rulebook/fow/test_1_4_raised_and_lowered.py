"""Values that go up and down (fow 1.4:6), by spells and abilities that another effect changes (fow 9.10:1)."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, Table

pytestmark = pytest.mark.editions("fow-5.5")
WOULD = "If a spell or ability would {} ATK or DEF of resonators you control, it {}s {} instead."
DOUBLE, NONE = WOULD.format("increase", "increase", "double that much"), WOULD.format("decrease", "decrease", "none")


@pytest.mark.rule("fow 9.10:1", "fow 1.4:6")
@pytest.mark.parametrize(("text", "stats"), (
    ("Target resonator gains [+200/+200] until end of turn.", (900, 900)),
    ("Resonators you control gain [+200/+200] until end of turn.", (900, 900)),
    ("Target resonator becomes [800/300] until end of turn.", (1100, 500)),
    ("Resonators become [800/300] until end of turn.", (1100, 500)),
    ("Target resonator gains [+100/-300] until end of turn.", (700, 500)),
    ("Resonators gain [-100/+100] until end of turn.", (500, 700)),
))  # fmt: skip
def test_9_10__1_what_would_raise_does_so_twice_and_what_would_lower_not_at_all(
    text: str, stats: tuple[int, int]
) -> None:
    """Given to one card or to whatever fits, and also where a value is set."""
    t = Table()
    t.addition(P1, f"{DOUBLE}\n{NONE}")
    card = t.field(P1)
    t.cast(t.instant(P1, text))
    assert t.stats(card) == stats


@pytest.mark.rule("fow 9.10:1", "fow 9.9:4")
def test_9_10__1_a_standing_bonus_is_doubled_for_as_long_as_it_would_raise() -> None:
    """The bonus of an ability applies all the time, and twice while the other effect is there; what a spell has given
    before is given."""
    t = Table()
    t.field(P1, "Other resonators you control gain [+200/+200].")
    card = t.field(P1)
    crown = t.hand(P1, DOUBLE, type="addition", subtype="field", cost="{0}")
    t.cast(t.instant(P1, "Target resonator gains [+100/+100] until end of turn."), card)
    assert t.stats(card) == (800, 800)
    t.cast(crown)
    assert t.stats(card) == (1000, 1000)
