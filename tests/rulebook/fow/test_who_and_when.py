"""Whom a text helps, and when: the player named and nobody else, the first turn and no other."""

from __future__ import annotations

import pytest

from ludex.games.fow import starting
from ludex.games.fow.rulesets import RULESETS
from tests.fow_table import P1, P2, Table

every = pytest.mark.parametrize("ruleset", ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla"))
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))
newer = pytest.mark.editions("fow-5.01", "fow-5.5")


@newer
@both
@pytest.mark.parametrize(("whose", "mine", "theirs"), (("You", True, False), ("Your opponent", False, True)))
def test_2_3__2_who_may_pay_with_any_will(ruleset: str, whose: str, mine: bool, theirs: bool) -> None:
    """The attribute part of a cost is paid with the attribute unless an effect says so to this very player."""
    for seat, allowed in ((P1, mine), (P2, theirs)):
        t = Table(ruleset, turn_of=seat)
        t.field(P1, f"{whose} may pay the attribute cost of Elf resonators with will of any attribute.")
        t.stone(seat, "water")
        elf = t.hand(seat, race="Elf", cost="{R}")
        assert (t.forbids(f"play {elf}") == "") is allowed


@every
@pytest.mark.rule("fow 5.1:1", "fow-2.0 5.1:1")
def test_the_game_begins_once_with_its_first_turn(ruleset: str) -> None:
    g = starting.start(RULESETS[ruleset], starting.starter_decks(ruleset)[:2], 3)
    while g.turn < 3 and g.result is None:
        keys = [option.key for option in g.decision.options] if g.decision is not None else []
        g.choose(next((key for key in ("pass", "done", "no", "end", "forfeit") if key in keys), keys[0]))
    assert [(e.turn, e.key) for e in g.events if e.kind == "moment" and e.key == "game"] == [(1, "game")]
