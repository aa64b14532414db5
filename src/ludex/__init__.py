"""ludex: trading card games played by their official numbered rules.

    game = ludex.new("sve", decks=("lanternwood", "quayhold"), seed=7)
    while not game.over:
        game.choose(game.decision.options[0])

The games are loaded when one is asked for, not when this package is imported. `ludex.sim` plays many games, `ludex.rl`
has environments for reinforcement learning; docs/python.md shows how everything here is used.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ludex.kernel.obstacles import IllegalChoice, Obstacle

if TYPE_CHECKING:
    from ludex.bots.bot import Bot
    from ludex.kernel.cards import Card
    from ludex.kernel.decisions import Decision, Option
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game
    from ludex.kernel.result import Result
    from ludex.kernel.storage.packing import SaveError
    from ludex.kernel.storage.records import RecordError
    from ludex.table.annotating import GameRecord, Variation, read_games, write_games
    from ludex.table.chair import Chair
    from ludex.table.scenario import Scenario
    from ludex.table.session import Session
    from ludex.table.views import CardView, DecisionView, EventView, PlayerView, View, ZoneView, look

__all__ = [
    "Bot", "Card", "CardView", "Chair", "Decision", "DecisionView", "Event", "EventView", "Game", "GameRecord",
    "IllegalChoice", "Obstacle", "Option", "PlayerView", "RecordError", "Result", "SaveError", "Scenario",
    "Session", "Variation", "View", "ZoneView", "__version__", "decks", "load", "look", "new", "read_games",
    "replay", "rulesets", "scenario", "write_games",
]  # fmt: skip
__version__ = "0.1.0"

_ELSEWHERE = {
    "Bot": "ludex.bots.bot",
    "Card": "ludex.kernel.cards",
    "CardView": "ludex.table.views",
    "Chair": "ludex.table.chair",
    "Decision": "ludex.kernel.decisions",
    "DecisionView": "ludex.table.views",
    "Event": "ludex.kernel.events",
    "EventView": "ludex.table.views",
    "Game": "ludex.kernel.game",
    "GameRecord": "ludex.table.annotating",
    "Option": "ludex.kernel.decisions",
    "RecordError": "ludex.kernel.storage.records",
    "Result": "ludex.kernel.result",
    "SaveError": "ludex.kernel.storage.packing",
    "Scenario": "ludex.table.scenario",
    "Session": "ludex.table.session",
    "Variation": "ludex.table.annotating",
    "View": "ludex.table.views",
    "ZoneView": "ludex.table.views",
    "PlayerView": "ludex.table.views",
    "look": "ludex.table.views",
    "read_games": "ludex.table.annotating",
    "write_games": "ludex.table.annotating",
}
"""What is offered here and loaded when it is asked for, with the module that has it."""

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """What is loaded when it is asked for."""
        if name not in _ELSEWHERE:
            raise AttributeError(f"module 'ludex' has no attribute {name!r}")
        from importlib import import_module

        found = globals()[name] = getattr(import_module(_ELSEWHERE[name]), name)
        return found

    def __dir__() -> list[str]:
        return sorted(set(globals()) | set(__all__))


def rulesets() -> tuple[str, ...]:
    """The names of all rulesets."""
    from ludex.games import rulesets as known

    return known()


def decks(ruleset: str) -> tuple[str, ...]:
    """The names of a ruleset's starter decks."""
    from ludex.games import room

    return room(ruleset).starter_decks(ruleset)


def new(ruleset: str, decks: Sequence[Any], seed: int = 0, **options: Any) -> Game:
    """A game at its first decision. Decks, for seats 0 and 1, are names of starters or decks themselves."""
    from ludex.games import start

    return start(ruleset, decks, seed, **options)


def load(data: bytes, key: bytes = b"") -> Game:
    """The game that `game.save()` saved, mid-decision; `SaveError` says why a save cannot be read.

    `key`: only what `game.save(key)` signed is taken. What nobody signed is played again from its start, so that it is
    the game it says it is.
    """
    from ludex.games import again, ruleset
    from ludex.kernel.storage.load import load as read
    from ludex.kernel.storage.proof import proved

    return read(data, ruleset, key=key, proof=lambda game: proved(game, again))


def replay(text: str, until: int | None = None) -> Game:
    """Play a record, all or its first `until` answers; `RecordError` says what does not fit."""
    from ludex.games import again
    from ludex.kernel.storage.records import replay as play

    return play(text, again, until)


def scenario(ruleset: str, **words: Any) -> Scenario:
    """Any position, built in words, for tests, judges and puzzles."""
    from ludex.table.scenario import Scenario

    return Scenario(ruleset, **words)
