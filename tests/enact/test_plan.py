"""What is settled on playing, and that a ruleset may have everything chosen when resolving."""

from __future__ import annotations

import pytest

from ludex.enact import plan
from ludex.lang import ast
from tests.enact.board import Board, BoardRules, some


@pytest.mark.parametrize("on_playing", [True, False])
def test_a_ruleset_says_whether_targets_are_chosen_on_playing(
    monkeypatch: pytest.MonkeyPatch, on_playing: bool
) -> None:
    monkeypatch.setattr(BoardRules, "targets_on_playing", on_playing)
    monkeypatch.setattr(BoardRules, "cite", lambda rules, what: "board 1")
    t = Board()
    scene = t.scene(t.card())
    target = some(noun="amulet")
    the = plan.plan(ast.Sequence((ast.Destroy(target),)))

    assert [p.some for p in plan.current(scene, the, ())] == [target] * on_playing
    assert (plan.obstacle(scene, the) is not None) == on_playing
