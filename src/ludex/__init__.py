"""ludex: trading card games played by their official numbered rules.

    game = ludex.new("sve", decks=("forest", "sword"), seed=7)
    while not game.over:
        game.choose(game.decision.options[0])

The games are loaded when one is asked for, not when this package is imported.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ludex.kernel.obstacles import IllegalChoice, Obstacle

if TYPE_CHECKING:
    from ludex.kernel.game import Game
    from ludex.table.scenario import Scenario

__all__ = ["IllegalChoice", "Obstacle", "__version__", "load", "new", "replay", "scenario"]
__version__ = "0.1.0"


def new(ruleset: str, decks: Sequence[Any], seed: int = 0, **options: Any) -> Game:
    """A game at its first decision. Decks, for seats 0 and 1, are names of starters or decks themselves."""
    from ludex.games import start

    return start(ruleset, decks, seed, **options)


def load(data: bytes, key: bytes = b"") -> Game:
    """The game that `game.save()` saved, mid-decision; `SaveError` says why a save cannot be read.

    `key`: only what `game.save(key)` signed is taken. What nobody signed is played again from its start, so that it is
    the game it says it is.
    """
    from ludex.games import ruleset
    from ludex.kernel.codec import load as read
    from ludex.kernel.proving import proved

    return read(data, ruleset, key=key, proof=lambda game: proved(game, _again))


def replay(text: str, until: int | None = None) -> Game:
    """Play a record, all or its first `until` answers; `RecordError` says what does not fit."""
    from ludex.kernel.records import replay as play

    return play(text, _again, until)


def scenario(ruleset: str, **words: Any) -> Scenario:
    """Any position, built in words, for tests, judges and puzzles."""
    from ludex.table.scenario import Scenario

    return Scenario(ruleset, **words)


def _again(ruleset: str, setup: dict[str, Any]) -> Game:
    """A game from what its record says it was started with. No record brings rules of its own; the cards that it brings
    are data, read like all others."""
    own = {"name", "ruleset", "rules", "catalog"}
    return new(ruleset, **{key: value for key, value in setup.items() if key not in own})
