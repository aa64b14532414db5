"""Bots by what a user calls them: names, classes of other packages, entry points, programs."""

from __future__ import annotations

import shlex
import sys
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

import ludex
from ludex.bots import RandomBot, finding
from ludex.bots.finding import UnknownBot, found
from ludex.sim import matches, run

MODULE = """
class First:
    def answer(self, chair, decision):
        return decision.options[0].key
class Seeded:
    def __init__(self, seed): self.seed = seed
    def answer(self, chair, decision): return decision.options[0].key
class Nothing:
    pass
"""
PROGRAM = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "position":
        key = message["view"]["decision"]["options"][0]["key"]
        print(json.dumps({"type": "answer", "version": message["version"], "key": key}), flush=True)
"""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "my_bots.py").write_text(MODULE, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "my_bots", raising=False)
    finding._plugged.cache_clear()
    return "my_bots"


def test_a_class_beside_which_one_stands_plays(module: str) -> None:
    tally = run(matches("sve", bots=(f"{module}:First", "random"), count=2, seed=1))

    assert not tally.failed


def test_a_class_is_made_from_a_seed_if_it_wants_one(module: str) -> None:
    assert vars(found(f"{module}:Seeded")("7")) == {"seed": "7"}
    assert vars(found(f"{module}:First")("7")) == {}


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("deep", "no bot 'deep'; there are random"),
        ("no.such.module:Bot", "No module named 'no'"),
        ("my_bots:Missing", "has no attribute 'Missing'"),
        ("my_bots:Nothing", "needs a method answer"),
    ],
)
def test_what_is_no_bot_is_refused_with_the_reason(module: str, name: str, said: str) -> None:
    with pytest.raises(UnknownBot, match=said):
        found(name)


def test_another_package_brings_bots_by_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    points = EntryPoints([EntryPoint("chancy", "ludex.bots.random:RandomBot", finding.GROUP)])
    monkeypatch.setattr(finding, "entry_points", lambda group: points.select(group=group))
    finding._plugged.cache_clear()

    assert isinstance(found("chancy")("1"), RandomBot)
    assert "chancy" in finding.names()


def test_a_program_that_speaks_the_protocol_plays(tmp_path: Path) -> None:
    path = tmp_path / "bot.py"
    path.write_text(PROGRAM, "utf-8")
    name = f"command:{shlex.quote(sys.executable)} {shlex.quote(str(path))}"
    todo = matches("sve", bots=(name, "random"), count=1, seed=1)

    (outcome,) = run(todo, keep_records=True).outcomes

    assert outcome.failure is None
    assert ludex.replay(outcome.record).result is not None


@pytest.mark.parametrize(
    ("program", "said"),
    [("no-such-program", "cannot be started"), ("true", "has ended"), ("echo nonsense", "no JSON object")],
)
def test_a_program_that_does_not_play_fails_its_game_with_a_reason(program: str, said: str) -> None:
    (outcome,) = run(matches("sve", bots=(f"command:{program}", "random"), count=1, seed=1)).outcomes

    assert outcome.failure is not None
    assert said in outcome.failure.reason
