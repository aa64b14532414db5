"""What waits for the end of turn waits for the next there is (fow 9.6:8.1)."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))


@pytest.mark.rule("fow 9.6:8.1", "fow 5.4:3")
@both
@pytest.mark.parametrize(
    ("when", "next_turn"),
    [
        ("at the end of turn", "graveyard"),
        ("at the next end of turn", "graveyard"),
        ("at the end of this turn", "field"),
    ],
)
def test_after_that_moment_it_is_the_next_turns(ruleset: str, when: str, next_turn: str) -> None:
    """Played in the end phase, when what happens at end of turn has triggered already."""
    t = Table(ruleset, turn_of=P2)
    elf = t.field(P1)
    t.field(P2, "At the end of your turn, draw a card.")
    mark = t.instant(P1, f"Target resonator you control gains [+100/+100]. Destroy it {when}.")
    t.pass_to("end phase")
    while not t.chase:
        t.pass_()
    t.pass_until(f"play {mark}")
    turn = t.game.turn
    t.play(mark)
    while t.game.turn == turn:
        t.pass_()
    assert t.zone_of(elf) == "field"
    t.to_next_turn()
    assert t.zone_of(elf) == next_turn


@pytest.mark.rule("fow 9.6:8.1", "fow 5.4:3")
@both
def test_before_that_moment_it_is_this_turns(ruleset: str) -> None:
    t = Table(ruleset, turn_of=P2)
    elf = t.field(P1)
    t.cast(t.chant(P2, "Target resonator your opponent controls gains [+100/+100]. Destroy it at the end of turn."))
    t.to_next_turn()
    assert t.zone_of(elf) == "graveyard"
