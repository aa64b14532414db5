"""A long turn stays quick (issue: 400 uses of a free ability): what is compared for one more use does not grow."""

from __future__ import annotations

import pytest

from ludex import games
from ludex.kernel.loops.declared import LONGEST
from ludex.kernel.loops.situations import Note, Situations
from tests.soak import growth
from tests.soak.figures import Figures

FEW, MANY = LONGEST + 20, 2 * LONGEST + 40
"""After so many uses it is counted: once everything that is looked back at is there, and long after."""


@pytest.mark.parametrize("ruleset", games.rulesets())
@pytest.mark.parametrize("change", [True, False], ids=["number", "lasting"])
def test_one_more_use_compares_no_more_after_many(
    ruleset: str, change: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Situations are looked into only where they may be alike."""
    looked = 0

    def counting(method: str) -> None:
        real = getattr(Situations, method)

        def counted(self: Situations, *arguments: object) -> object:
            nonlocal looked
            looked += 1
            return real(self, *arguments)

        monkeypatch.setattr(Situations, method, counted)

    for method in ("same", "back", "_alike", "note"):
        counting(method)
    made = 0
    real_new = Note.sealed

    def sealed(self: Note) -> Note:
        nonlocal made
        made += 1
        return real_new(self)

    monkeypatch.setattr(Note, "sealed", sealed)
    _, use = growth.used(ruleset, growth.NUMBER if change else growth.LASTING)
    counts: list[tuple[int, int]] = []
    for _ in range(MANY):
        looked = made = 0
        use()
        counts.append((looked, made))
    assert counts[MANY - 1] == counts[FEW], f"{counts[FEW]} at {FEW}, {counts[-1]} at {MANY}"
    assert counts[MANY - 1][0] <= 40


def test_the_figures_are_written(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(growth, "AT", (1, 4))
    figures = Figures(tmp_path / "figures.json", "abc1234")
    assert growth.soak(figures, ("sve", "fow-5.5/valhalla")) == 0
    counted = figures.read()
    assert counted.total(growth.PART, "uses") == 8
    assert all(counted.total(growth.PART, f"us at {at}", "sve") > 0 for at in (1, 4))
