"""A fourth game moves in from another package (docs/decisions/0023): commands, the contract suite, the web table."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

import ludex as front
from tests.guest.installed import ROOT, SKERRY, ludex, passed, run

CARDS = sorted((SKERRY / "src" / "skerry" / "cards").glob("*.toml"))
Env = dict[str, str]


def test_no_line_of_ludex_knows_it():
    for path in Path(front.__file__).parent.rglob("*"):
        if path.suffix in {".py", ".js", ".css", ".toml", ".tsv", ".txt", ".html"}:
            assert "skerry" not in path.read_text(encoding="utf-8").casefold(), path


def test_it_is_as_large_as_a_small_game():
    numbers = (SKERRY / "src" / "skerry" / "ids" / "skerry.txt").read_text(encoding="utf-8").split()
    assert len([number for number in numbers if "." in number]) > 40
    assert sum(path.read_text(encoding="utf-8").count("[[card]]") for path in CARDS) == 30


def test_its_own_tests_pass(beside: Env):
    assert re.match(r"\d\d passed", passed(beside, cwd=SKERRY))


CONTRACT = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "tests" / "contract").glob("test_*.py"))


@pytest.mark.parametrize("part", range(4))
def test_it_passes_the_contract_suite(beside: Env, part: int):
    """The same suite that every shipped ruleset passes, for this one, in four parts."""
    assert re.match(r"\d+ passed", passed(beside, *CONTRACT[part::4], "-k", "skerry"))


def test_it_plays_at_the_web_table(beside: Env):
    assert re.match(r"\d+ passed", passed(beside, "tests/guest/inside"))


# -- commands ---------------------------------------------------------------------------------------------------------
def test_it_is_listed_with_its_decks(beside: Env):
    found = {row["ruleset"]: row for row in json.loads(ludex(beside, "games", "--json"))}
    assert found["skerry"]["decks"] == ["lanternmen", "longshore", "wreckers"]


def test_its_ledger_is_kept(beside: Env):
    told = json.loads(ludex(beside, "rules", "audit", "skerry", "--json"))
    assert told["enforced"] > 40
    wrong = ("missing", "enforced_", "unknown", "not_in")
    assert [name for name in told if name.startswith(wrong) and told[name]] == []


def test_a_rule_is_shown_with_its_code_and_its_tests(beside: Env):
    told = ludex(beside, "rules", "show", "skerry", "7.5")
    assert "src/skerry/raids.py" in told
    assert "test_7_5_boats_that_meet_damage_each_other" in told


def test_its_cards_are_read_whole(beside: Env):
    for path in CARDS:
        told = json.loads(ludex(beside, "cards", "coverage", str(path), "--game", "skerry", "--json"))
        assert (told["understood"], told["round_trip_failures"]) == (told["cards"], 0)


def test_a_text_is_explained_in_its_dialect(beside: Env):
    told = ludex(beside, "cards", "explain", "--game", "skerry", "While it is high tide, this boat has +2 might.")
    assert "HighTide" in told


def test_a_phrase_that_it_does_not_know_is_declined(beside: Env):
    done = run(beside, "-m", "ludex", "cards", "explain", "--game", "skerry", "Evolve this boat.")
    assert done.returncode == 1
    assert "cannot read" in done.stdout


def test_its_decks_are_checked_by_its_rules(beside: Env, tmp_path: Path):
    deck = tmp_path / "mine.txt"
    deck.write_text("Format: skerry\nMain\n4 Cockle\n26 Tar Barge\n")
    told = json.loads(ludex(beside, "deck", "check", str(deck), "--json"))
    assert [fault["rule"] for fault in told["faults"]] == ["skerry 2.5", "skerry 2.5"]


@pytest.mark.parametrize("name", ["met.toml", "high-tide.toml"])
def test_its_scenarios_hold(beside: Env, name: str):
    assert "holds" in ludex(beside, "scenario", "run", str(SKERRY / "scenarios" / name))


def test_a_whole_game_is_played_in_the_terminal(beside: Env):
    told = ludex(beside, "play", "skerry", "--seed", "3", "--against", "random", typed="1\n" * 900)
    assert " wins (skerry " in told


def test_bots_play_many_games(beside: Env):
    told = json.loads(ludex(beside, "sim", "skerry", "--games", "12", "--bots", "greedy", "random", "--json"))
    assert told["errors"] == 0
    assert {rule.partition(" ")[0] for rule in told["ended_by"]} == {"skerry"}


def test_bots_that_look_ahead_meet_its_opinion(beside: Env):
    """Who goes by its scoring wins against who does not."""
    told = json.loads(ludex(beside, "arena", "greedy", "random", "--game", "skerry", "--games", "8", "--json"))
    assert "greedy" in json.dumps(told)


def test_a_golden_game_is_played_again_alike(beside: Env):
    """Every event of a game between two bots, as a person can read it."""
    golden = SKERRY / "games" / "lanternmen-wreckers.txt"
    told = ludex(beside, "replay", str(golden.with_suffix(".record")), "--log")
    assert told == golden.read_text(encoding="utf-8")


# -- docs/write-a-game.md ---------------------------------------------------------------------------------------------
WALK = (ROOT / "docs" / "write-a-game.md").read_text(encoding="utf-8")
COMMANDS = [line for block in re.findall(r"```sh\n(.*?)```", WALK, re.DOTALL) for line in block.splitlines()]


def test_the_walk_names_files_that_are_there():
    named = set(re.findall(r"`((?:src|tests|scenarios|games)/[\w./-]+)`", WALK))
    assert [name for name in sorted(named) if not (SKERRY / name).exists() and not (ROOT / name).exists()] == []
    modules = {path.relative_to(SKERRY).as_posix() for path in (SKERRY / "src").rglob("*.py")}
    assert [name for name in sorted(modules - named) if not name.endswith("text/__init__.py")] == []


def test_the_walk_shows_what_stands_in_the_files():
    whole = "\n".join(path.read_text(encoding="utf-8") for path in sorted(SKERRY.rglob("*.py")))
    for block in re.findall(r"```python\n(.*?)```", WALK, re.DOTALL):
        for line in block.splitlines():
            assert line.strip() in whole, line


@pytest.mark.parametrize("command", [line for line in COMMANDS if line.startswith("ludex ")])
def test_every_command_of_the_walk_works(beside: Env, command: str):
    assert ludex(beside, *shlex.split(command)[1:])
