"""What the terminal itself says around a game, in the language of who plays. What it lacks stays English."""

from __future__ import annotations

from pathlib import Path

from ludex.table.languages import ENGLISH, Language, language

HERE = Path(__file__).parent
PLAIN = Language(ENGLISH, {})
"""English as it stands in the code."""


def terminal(name: str, ruleset: str) -> Language:
    """A game's language with the sentences of the terminal."""
    return language(name, ruleset, HERE / f"{name}.toml")
