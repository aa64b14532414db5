"""Games own their text: what only one game's texts say is declared and enacted with that game (docs/decisions/0023).

Who says what is read off the phrases and meanings: what the shared phrases name, or two games, is of the language.
"""

from __future__ import annotations

import ast as python
from pathlib import Path

import grimp

from ludex.families import families
from ludex.lang import ast
from ludex.lang.reading import grammar_of

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src" / "ludex"
TEXTS = {
    **{game.name: game / "text" for game in (SRC / "games").iterdir() if (game / "text").is_dir()},
    "skerry": ROOT / "examples" / "skerry" / "src" / "skerry" / "text",
}
SHARED = SRC / "lang" / "phrases"


def _named(folder: Path) -> set[str]:
    """The nodes that the phrases of a folder name, and what is said of their meaning."""
    files = [file for file in folder.rglob("*.py") if "nodes" not in file.relative_to(folder).parts]
    trees = (python.parse(file.read_text(encoding="utf-8")) for file in files)
    inner = [node for tree in trees for node in python.walk(tree)]
    names = {node.attr for node in inner if isinstance(node, python.Attribute)}
    names |= {node.id for node in inner if isinstance(node, python.Name)}
    return names & {kind.__name__ for kind in ast.members(ast.Node)}


def _said_by_one_game() -> dict[str, str]:
    """The nodes that one game has words or meanings for and no other, nor all games together, with that game."""
    for dialect in families():
        grammar_of(dialect)
    named = {game: _named(folder) for game, folder in TEXTS.items()}
    shared = _named(SHARED)
    found: dict[str, str] = {}
    for kind in ast.members(ast.Node):
        games = [game for game, names in named.items() if kind.__name__ in names]
        if len(games) == 1 and kind.__name__ not in shared:
            found[kind.__name__] = games[0]
    return found


def test_what_one_game_says_is_declared_with_that_game():
    own = _said_by_one_game()
    declared = {kind.__name__: kind.__module__ for kind in ast.members(ast.Node)}
    homes = {name: (f"ludex.games.{game}.", f"{game}.") for name, game in own.items()}
    assert {name for name in own if not declared[name].startswith(homes[name])} == set(), "declare them with their game"


def test_a_game_keeps_only_what_no_other_game_says():
    """A node that two games have words or meanings for belongs to the language."""
    own = _said_by_one_game()
    for kind in ast.members(ast.Node):
        parts = kind.__module__.split(".")
        if parts[:2] == ["ludex", "games"]:
            assert own.get(kind.__name__, parts[2]) == parts[2], kind.__name__


def test_language_enactment_and_kernel_know_no_game():
    graph = grimp.build_graph("ludex")
    for room in ("lang", "enact", "kernel"):
        for module in {f"ludex.{room}"} | graph.find_descendants(f"ludex.{room}"):
            games = [m for m in graph.find_modules_directly_imported_by(module) if m.startswith("ludex.games")]
            assert games == [], module
