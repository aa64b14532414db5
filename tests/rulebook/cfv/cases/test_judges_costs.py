"""Judges' cases about costs of automatic abilities (cfv 8.1.1.2.2)."""

from __future__ import annotations

import pytest

from tests.cfv_table import P1, Table


@pytest.mark.rule("cfv 8.1.1.2.2", "cfv 8.6.3.1", "cfv 3.1.1.5.2", "cfv-R12")
@pytest.mark.parametrize("pays", [False, True])
@pytest.mark.parametrize(
    "text",
    [
        "[AUTO](VC):[Soul Blast (1)] When this unit attacks, draw a card.",
        "[AUTO](VC) Limit Break 4: [Counter Blast (1)] When this unit attacks, draw a card.",
    ],
)
def test_case_j_cfv_01_the_cost_is_paid_though_the_text_does_not_say_you_may(text: str, pays: bool) -> None:
    """Who pays draws; who declines does neither."""
    t = Table()
    t.set(P1, damage=4)
    soul = t.soul(P1, grade=1)
    unit = t.vanguard(P1, text)
    t.declare(unit)
    t.choose(pays)
    assert len([e for e in t.events("draw") if e.seat == P1]) == int(pays)
    if "Soul" in text:
        assert t.zone_of(soul) == ("drop zone" if pays else "soul")
    else:
        turned = [p for p in t.pieces(P1, "damage zone") if not t.game.cards[p.id].faceup]
        assert len(turned) == int(pays)
