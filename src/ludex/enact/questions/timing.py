"""Timing: when what a text says is chosen, triggers and holds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, final

from ludex.kernel.ruleset import Ruleset

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Scene
    from ludex.kernel.abilities import Source
    from ludex.kernel.game import Game
    from ludex.lang import ast


class TextTiming(Ruleset):
    """A game's moments and states of play, and what is settled when."""

    targets: Literal["all", "named", "none"] = "all"
    """What is chosen when a text is played: all cards that can be, only those named targets (everything else when it is
    resolved), or none; options are unless none are."""
    few_targets: bool = False
    """Whether of the targets a text asks for as many as there are will do; one is needed at least."""
    idle_options: bool = True
    """Whether an option that would do nothing may be chosen; one whose targets are missing may not in any game."""
    moments: Mapping[tuple[str, str], str] = {}
    """The key of the moment at which a phase or step begins or ends, where it is not the phase's own name."""
    ends: frozenset[str] = frozenset()
    """The phases and steps at whose end something can trigger."""

    @final
    def moment(self, phase: str, edge: str) -> str:
        """The key of the moment at which a phase, step, turn or battle begins (edge "start") or ends ("end")."""
        return self.moments.get((phase, edge)) or (phase if edge == "start" else f"{phase} end")

    def phase(self, g: Game) -> frozenset[str]:
        """The phases and steps it is now, by the names texts use."""
        return frozenset()

    def active_state(self, g: Game, name: str, seat: int) -> bool:
        """Whether a named state of play is active for a player."""
        raise NotImplementedError

    def threshold(self, scene: Scene, keyword: str, number: int) -> bool:
        """Whether a keyword's number is reached."""
        raise NotImplementedError

    def fixed(self, g: Game, seat: int) -> tuple[tuple[str, int], ...]:
        """The counts that are fixed the moment an effect begins to be resolved."""
        return ()

    def held(self, scene: Scene) -> bool:
        """Whether the state for as long as which a text makes an effect has held ever since the text was played, where
        that matters."""
        return True

    def automatic_cards(self, node: ast.Ability) -> tuple[frozenset[str], bool]:
        """Where a card that is played when its own trigger is met listens, and whether its player is asked then."""
        return frozenset(), False

    def aimable(self, g: Game, cid: int, group: ast.Counted) -> bool:
        """Whether a card may be named as a target by these words, which it fits."""
        return True

    def selectable(self, g: Game, cid: int, by: int, source: Source | None = None) -> bool:
        """Whether a player's cards and abilities, or one in particular, may select a card."""
        return True
