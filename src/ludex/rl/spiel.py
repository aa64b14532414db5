"""A game in OpenSpiel's manner, so that algorithms written for it run: `state.legal_actions()`, `apply_action`,
`returns` …

Chance is inside the game, so there are no chance nodes; `resample_from_infostate` deals anew what a player cannot know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any

from ludex import games
from ludex.rl.actions import ACTIONS, action_ids, structure
from ludex.rl.encoding import Encoder
from ludex.rl.starting import Start, starter_games
from ludex.table.chair import Chair

if TYPE_CHECKING:
    from ludex.kernel.game import Game

TERMINAL = -4
"""Who is asked when the game is over, as OpenSpiel numbers it."""
LONGEST = 20_000


def state(ruleset: str, *, decks: Sequence[object] | None = None, seed: int = 0) -> State:
    """A new game."""
    return SpielGame(ruleset, decks=decks).new_initial_state(seed)


@dataclass(frozen=True, slots=True)
class GameType:
    """What sort of game it is."""

    short_name: str
    dynamics: object
    chance_mode: object
    information: object
    utility: object
    reward_model: object
    provides_information_state_string: bool = True
    provides_information_state_tensor: bool = True
    provides_observation_string: bool = True
    provides_observation_tensor: bool = True


class SpielGame:
    """A ruleset with what algorithms ask of a game."""

    def __init__(self, ruleset: str, *, decks: Sequence[object] | None = None, start: Start | None = None) -> None:
        self.ruleset: str = ruleset
        self.encoder: Encoder = Encoder(games.ruleset(ruleset))
        self._start: Start = start or starter_games(ruleset, decks)

    def __repr__(self) -> str:
        return f"SpielGame({self.ruleset!r})"

    def new_initial_state(self, seed: int = 0) -> State:
        """A game at its first decision."""
        return State(self, self._start(seed))

    def get_type(self) -> GameType:
        """What algorithms ask before they begin, in OpenSpiel's own words where it is installed."""
        try:
            words: Any = import_module("pyspiel").GameType
        except ImportError:
            said = ("SEQUENTIAL", "DETERMINISTIC", "IMPERFECT_INFORMATION", "ZERO_SUM", "TERMINAL")
            return GameType(self.ruleset, *said)
        return GameType(
            self.ruleset, words.Dynamics.SEQUENTIAL, words.ChanceMode.DETERMINISTIC,
            words.Information.IMPERFECT_INFORMATION, words.Utility.ZERO_SUM, words.RewardModel.TERMINAL,
        )  # fmt: skip

    def num_players(self) -> int:
        return 2

    def num_distinct_actions(self) -> int:
        return ACTIONS

    def max_game_length(self) -> int:
        return LONGEST

    def min_utility(self) -> float:
        return -1.0

    def max_utility(self) -> float:
        return 1.0

    def utility_sum(self) -> float:
        return 0.0

    def information_state_tensor_shape(self) -> list[int]:
        return [self.encoder.size]

    def observation_tensor_shape(self) -> list[int]:
        return [self.encoder.size]


class State:
    """A position."""

    def __init__(self, game: SpielGame, played: Game, history: tuple[int, ...] = ()) -> None:
        self._game = game
        self.game: Game = played
        self._history = history
        self._ids: dict[int, str] | None = None
        self._chairs: tuple[Chair, Chair] = (Chair(played, 0), Chair(played, 1))

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled and copied without what its players' chairs know of the game, which is found out anew."""
        return State, (self._game, self.game, self._history)

    def __repr__(self) -> str:
        return f"State({self.game!r})"

    def get_game(self) -> SpielGame:
        return self._game

    def current_player(self) -> int:
        """The seat that is asked; TERMINAL if the game is over."""
        return TERMINAL if self.game.decision is None else self.game.decision.seat

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The ids that may be answered, in order; none for a player who is not asked."""
        if self.game.decision is None or (player is not None and player != self.game.decision.seat):
            return []
        return sorted(self._menu())

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """One for each id, 1 if it may be answered."""
        legal = set(self.legal_actions(player))
        return [int(action in legal) for action in range(ACTIONS)]

    def apply_action(self, action: int) -> None:
        """Answer by an id."""
        if action not in self._menu():
            raise ValueError(f"action {action} is not legal here")
        self.game.choose(self._menu()[action])
        self._history = (*self._history, action)
        self._ids = None

    def child(self, action: int) -> State:
        """The position after an answer."""
        after = self.clone()
        after.apply_action(action)
        return after

    def clone(self) -> State:
        return State(self._game, self.game.clone(), self._history)

    def action_to_string(self, player: int, action: int | None = None) -> str:
        """An answer in words: what its cards are and where they lie."""
        wanted = player if action is None else action
        key = self._menu().get(wanted)
        decision = self.game.decision
        return "" if key is None or decision is None else structure(self.game, decision.seat, key)

    def history(self) -> list[int]:
        return list(self._history)

    def is_terminal(self) -> bool:
        return self.game.over

    def is_chance_node(self) -> bool:
        return False

    def is_simultaneous_node(self) -> bool:
        return False

    def returns(self) -> list[float]:
        """1 for who has won, -1 for who has lost."""
        won = None if self.game.result is None else self.game.result.winner
        return [0.0, 0.0] if won is None else [1.0 if seat == won else -1.0 for seat in (0, 1)]

    def rewards(self) -> list[float]:
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """What a player (who is asked, if none is named) may know, in numbers."""
        numbers: list[float] = self._game.encoder.encode(self.game, self._who(player)).tolist()
        return numbers

    def observation_tensor(self, player: int | None = None) -> list[float]:
        return self.information_state_tensor(player)

    def information_state_string(self, player: int | None = None) -> str:
        """The same as text, equal for positions that a player cannot tell apart."""
        view = self.game.view(self._who(player), self.game.log.size)
        return repr({key: value for key, value in view.items() if key not in ("events", "events_total")})

    def observation_string(self, player: int | None = None) -> str:
        return self.information_state_string(player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float] | None = None) -> State:
        """A position that the player cannot tell from this one: what it cannot know is dealt anew."""
        draw = sampler or Random().random
        guessed = self._chairs[player].imagine(int(draw() * (1 << 52)))
        return State(self._game, guessed, self._history)

    def __str__(self) -> str:
        return repr(self.game)

    def _who(self, player: int | None) -> int:
        return max(0, self.current_player()) if player is None else player

    def _menu(self) -> dict[int, str]:
        if self._ids is None:
            self._ids = {} if self.game.decision is None else action_ids(self.game, self.game.decision)
        return self._ids
