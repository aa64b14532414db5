"""What fow-5.01 has no number of its own for is done by another of its rules."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table, by

BOOK = "fow-5.01/valhalla"


@pytest.mark.rule("fow-5.01-R30")
def test_nothing_is_done_by_the_placeholder() -> None:
    """Damage divided among resonators: asked for and dealt by the paragraph on damage to J/resonators."""
    t = Table(BOOK)
    bears = [t.field(P2), t.field(P2, attack=100)]
    spell = t.chant(P1, "This card deals 300 damage divided as you choose among any number of target resonators.")
    t.choose(f"play {spell}")
    t.answer(*bears)
    assert t.asking_rule() == "fow-5.01 10.6:1" and t.options == ["number 1", "number 2"]
    t.answer(by(P1, 1))
    t.resolve()
    assert [t.damage_on(bear) for bear in bears] == [100, 200]
    assert {e.rule for e in t.events("damage")} == {"fow-5.01 10.6:1"}


@pytest.mark.rule("fow-5.01 9.9:1.3", "fow-5.01 9.9:1.4", "fow-5.01 1.4:1")
@pytest.mark.parametrize("text", [
    "Shuffle your main deck.", "Target resonator gains [+100/+100] until end of turn.",
    "Put a bloom counter on target resonator.", "Target resonator becomes [300/300] until end of turn.",
    "Target resonator becomes an Elf until end of turn.",
])  # fmt: skip
def test_whatever_a_text_does_is_cited_from_this_book(text: str) -> None:
    """No event bears the number of another edition."""
    t = Table(BOOK)
    t.field(P1)
    t.cast(t.chant(P1, text))
    assert t.foreign_rules() == set()
