"""A terminal of 80 by 24: both sides stay on the screen, and what a question is about is shown with it."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import ludex
from ludex.bots import bot
from ludex.cli.compact import screen
from ludex.cli.seated import Seated
from ludex.table.scenario import P1, P2
from ludex.table.session import Session


@pytest.mark.parametrize("ruleset", ["sve", "cfv", "fow-2.0", "fow-5.5"])
def test_every_question_of_a_game_fits_on_the_screen_with_both_sides(ruleset: str) -> None:
    game, chance = ludex.new(ruleset, ludex.decks(ruleset)[:2], seed=4), Random(4)
    for _ in range(150):
        decision = game.decision
        if decision is None:
            break
        view = game.view(decision.seat, game.log.size)
        lines = screen(view, game.rules, width=80, height=24, news=["something happened"] * 9, seen=[])
        text = [line.plain for line in lines]
        assert len(lines) <= 23
        assert max(map(len, text)) <= 80
        assert any(line.startswith("seat 0") for line in text)
        assert any(line.startswith("seat 1") for line in text)
        assert any(decision.prompt[:20] in line for line in text)
        game.choose(chance.choice(decision.options))


def typed(session: Session, monkeypatch: pytest.MonkeyPatch, *lines: str) -> str:
    out = io.StringIO()
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    console = Console(file=out, width=80, height=24, force_terminal=True, highlight=False, color_system=None)
    Seated(session, console).run()
    return out.getvalue()


def test_a_question_shows_the_text_of_its_card(monkeypatch: pytest.MonkeyPatch) -> None:
    t = ludex.scenario("sve", turn_of=P1)
    t.set(P1, play_points=5)
    text = "Select an enemy follower on the field and destroy it."
    spell = t.put(P1, "hand", text, type="spell", cost=1)
    for _ in range(2):
        t.put(P2, "field", "", attack=1, defense=1)
    t.put(P2, "field", "", attack=3, defense=3)

    shown = typed(Session(t.game, {1: bot("random", "1")}), monkeypatch, f"play {spell}", "quit")

    last = shown.split("turn 1")[-1]
    assert text in " ".join(last.split())
    assert "seat 0 (you)" in shown
    assert "seat 1" in shown


def test_the_end_shows_how_it_came_to_that(monkeypatch: pytest.MonkeyPatch) -> None:
    t = ludex.scenario("sve", turn_of=P1)
    t.set(P2, leader_defense=2)
    raider = t.put(P1, "field", "", attack=2, defense=2)

    shown = typed(Session(t.game, {1: bot("random", "1")}), monkeypatch, f"attack {raider} leader")

    last = shown.split("seat 0> ")[-1].splitlines()
    assert "seat 1" in last[0]
    assert last[-2] == "· Seat 1 loses the game."
    assert "Seat 0 wins (sve 11.2.1" in last[-1]
    assert len(last) <= 23


def test_hint_undo_why_and_save_work_on_a_small_screen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = ludex.new("sve", ("kiln", "derby"), seed=3)
    path = tmp_path / "game.record"

    session = Session(game, {1: bot("random", "1")})
    shown = typed(session, monkeypatch, "hint", "1", "undo", "why attack c1", f"save {path}", "quit")

    assert "A bot would answer" in shown
    assert "Saved." in shown
    assert ludex.replay(path.read_text("utf-8")).hash() == game.hash()
