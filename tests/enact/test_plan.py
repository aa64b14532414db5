"""What is settled on playing: all that can be, what is called a target, or nothing, as the ruleset says."""

from __future__ import annotations

from typing import Literal

import pytest

from ludex.enact.playing import plan
from ludex.lang import ast
from tests.enact.board import YOU, Board, BoardRules, some

Targets = Literal["all", "named", "none"]


@pytest.fixture
def board(monkeypatch: pytest.MonkeyPatch) -> Board:
    monkeypatch.setattr(BoardRules, "cite", lambda rules, what: "board 1")
    return Board()


@pytest.mark.parametrize("targets", ["all", "none"])
def test_a_ruleset_says_whether_targets_are_chosen_on_playing(
    monkeypatch: pytest.MonkeyPatch, board: Board, targets: Targets
) -> None:
    monkeypatch.setattr(BoardRules, "targets", targets)
    on_playing = targets == "all"
    scene = board.scene(board.card())
    target = some(noun="amulet")
    the = plan.plan(ast.Sequence((ast.Destroy(target),)))

    assert [p.some for p in plan.current(scene, the, ())] == [target] * on_playing
    assert (plan.obstacle(scene, the) is not None) == on_playing


@pytest.mark.rule("fow 9.3:2.4", "fow 10.13:1")
def test_where_targets_are_named_only_those_are_chosen_on_playing(
    monkeypatch: pytest.MonkeyPatch, board: Board
) -> None:
    monkeypatch.setattr(BoardRules, "targets", "named")
    scene = board.scene(board.card())
    target, other = some(ast.Target()), some(binding=2)
    the = plan.plan(ast.Sequence((ast.Destroy(target), ast.Banish(other))))
    assert [p.some for p in plan.current(scene, the, ())] == [target]


@pytest.mark.rule("fow 9.3:2.4")
@pytest.mark.parametrize(
    "step",
    [
        ast.By(ast.ControllerOf(some(ast.Target())), ast.Draw(ast.Number(1))),
        ast.Lasting(ast.Cannot(some(ast.Target()), "attack"), ast.Duration("end of turn")),
        ast.Draw(ast.StatOf("attack", some(ast.Target()))),
        ast.If(ast.IsState(some(ast.Target()), ast.InState("engaged")), ast.Sequence((ast.Draw(ast.Number(1)),))),
        ast.TheyDo(YOU, ast.Sequence((ast.Destroy(some(ast.Target())),))),
    ],
)
def test_a_target_is_one_wherever_it_is_named(monkeypatch: pytest.MonkeyPatch, board: Board, step: ast.Step) -> None:
    monkeypatch.setattr(BoardRules, "targets", "named")
    scene = board.scene(board.card())
    the = plan.plan(ast.Sequence((step,)))
    assert [p.some.binding for p in plan.current(scene, the, ())] == [1]


@pytest.mark.rule("fow 9.3:2.4")
def test_what_waits_and_what_is_given_names_its_targets_later(monkeypatch: pytest.MonkeyPatch, board: Board) -> None:
    monkeypatch.setattr(BoardRules, "targets", "named")
    inner = ast.Sequence((ast.Destroy(some(ast.Target())),))
    waits = ast.Delayed(ast.Draws(YOU), inner)
    given = ast.Give(ast.This(), (ast.GainAbility(ast.SpellAbility(inner)),))
    assert plan.current(board.scene(board.card()), plan.plan(ast.Sequence((waits, given))), ()) == []
