"""What an environment shows of a game, in one of two forms.

`keys`: an observation and a mask over the ids of structured keys. `options`: an observation, the features of each
option, and a mask over the places of the menu; an action is a place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ludex import games
from ludex.rl.actions import ACTIONS, MOST_OPTIONS, OPTION, action_ids, mask, option_matrix
from ludex.rl.encoding import Encoder

if TYPE_CHECKING:
    from ludex.kernel.decisions import Decision
    from ludex.kernel.game import Game

Form = Literal["keys", "options"]
Observation = dict[str, NDArray[np.float32] | NDArray[np.int8]]


class Observer:
    """The spaces of a ruleset, and how a game is shown in them."""

    def __init__(self, ruleset: str, form: Form = "keys") -> None:
        if form not in ("keys", "options"):
            raise ValueError(f"there is no form {form!r}; there are keys and options")
        self.ruleset: str = ruleset
        self.form: Form = form
        self._menu: tuple[Decision, dict[int, str]] | None = None
        self.encoder: Encoder = Encoder(games.ruleset(ruleset))
        self.actions: int = ACTIONS if form == "keys" else MOST_OPTIONS
        shown: dict[str, spaces.Space[NDArray[np.float32]] | spaces.Space[NDArray[np.int8]]] = {
            "observation": spaces.Box(-np.inf, np.inf, (self.encoder.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
        }
        if form == "options":
            shown["options"] = spaces.Box(-np.inf, np.inf, (MOST_OPTIONS, OPTION), np.float32)
        self.observations: spaces.Dict = spaces.Dict(shown)
        self.answers: spaces.Discrete = spaces.Discrete(self.actions)

    def __reduce__(self) -> tuple[object, ...]:
        return Observer, (self.ruleset, self.form)

    def show(self, g: Game, seat: int) -> Observation:
        """What a seat may know; the mask is empty unless it is asked."""
        d = g.decision
        asked = d if d is not None and d.seat == seat else None
        made: Observation = {"observation": self.encoder.encode(g, seat)}
        if self.form == "keys":
            made["action_mask"] = mask({} if asked is None else self._ids(g, asked))
            return made
        shown = np.zeros(MOST_OPTIONS, np.int8)
        shown[: 0 if asked is None else len(asked.options)] = 1
        made["action_mask"] = shown
        made["options"] = np.zeros((MOST_OPTIONS, OPTION), np.float32) if asked is None else option_matrix(g, asked)
        return made

    def key(self, g: Game, action: int) -> str:
        """The key that an action stands for; LookupError if it may not be answered."""
        d = g.decision
        assert d is not None
        if self.form == "options":
            if not 0 <= action < min(len(d.options), MOST_OPTIONS):
                raise LookupError(f"option {action} of {len(d.options)}")
            return d.options[action].key
        return self._ids(g, d)[action]

    def _ids(self, g: Game, decision: Decision) -> dict[int, str]:
        """The ids of a menu, worked out once: it is shown, and then answered."""
        if self._menu is None or self._menu[0] is not decision:
            self._menu = (decision, action_ids(g, decision))
        return self._menu[1]
