"""`import ludex` is light, and its functions hand on what they are given to the games."""

import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import ludex
from tests.kernel.mini import Mini, play_on, start


@pytest.fixture
def mini_games(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """The games package, with mini as the only game there is; returns what games were started with."""
    started: list[dict[str, Any]] = []

    def start_game(ruleset: str, decks: Any, seed: int, **options: Any) -> Any:
        if ruleset != "mini":
            raise LookupError(f"no ruleset {ruleset!r}")
        started.append({"decks": decks, "seed": seed, **options})
        g = start(seed, decks)
        g.setup.update(options)
        return g

    def ruleset(name: str) -> Mini:
        return {"mini": Mini()}[name]

    def again(name: str, setup: dict[str, Any]) -> Any:
        own = ("name", "ruleset", "rules")
        return start_game(name, **{key: value for key, value in setup.items() if key not in own})

    games = ModuleType("ludex.games")
    games.__dict__.update(start=start_game, ruleset=ruleset, again=again)
    monkeypatch.setitem(sys.modules, "ludex.games", games)
    return started


DECKS = (["Hare", "Wolf", "Owl"] * 4, ["Drake", "Bolt", "Hare"] * 4)


def test_the_version_is_the_packages() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())
    assert ludex.__version__ == project["project"]["version"]


def test_importing_ludex_loads_no_game_and_no_library() -> None:
    script = (
        "import sys, ludex; "
        "sys.exit(any(m in sys.modules for m in ('ludex.games', 'ludex.lang', 'msgspec', 'typer', 'rich')))"
    )
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


def test_a_game_is_started_saved_loaded_recorded_and_replayed(mini_games: list[dict[str, Any]]) -> None:
    g = ludex.new("mini", decks=DECKS, seed=3, names=["Ann", "Bo"])
    play_on(g, lambda options: options[0], most=9)
    assert ludex.load(g.save()).hash() == g.hash()
    assert ludex.replay(g.record()).hash() == g.hash()
    assert ludex.replay(g.record(), until=4).answers == g.answers[:4]
    assert mini_games[0] == mini_games[1] == {"decks": DECKS, "seed": 3, "names": ["Ann", "Bo"]}


def test_an_illegal_choice_is_an_error_with_a_rule(mini_games: list[dict[str, Any]]) -> None:
    g = ludex.new("mini", decks=DECKS, seed=3)
    obstacle = g.why_not("attack c3 leader")
    assert isinstance(obstacle, ludex.Obstacle) and obstacle.rule == "mini 4"
    with pytest.raises(ludex.IllegalChoice) as error:
        g.choose("attack c3 leader")
    assert error.value.obstacle == obstacle
