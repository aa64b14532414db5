"""Games in pickles, so that they can be handed to other processes: what is pickled is a save."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludex.kernel.game import Game

KEY = b"pickle"
"""Saves in pickles are not played again from their start: who reads a pickle trusts whoever wrote it already."""


def loaded(data: bytes) -> Game:
    """The game of a pickle. The kernel knows no ruleset, so the package that does is asked, by its name."""
    game: Game = import_module("ludex").load(data, KEY)
    return game
