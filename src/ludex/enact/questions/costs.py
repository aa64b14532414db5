"""Costs: what a text is paid with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.kernel.ruleset import Ruleset

if TYPE_CHECKING:
    from ludex.enact.scenes.payment import Paying
    from ludex.enact.scenes.scene import Scene
    from ludex.kernel.decisions import Obstacle
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game
    from ludex.lang import ast

NO_LIMIT = 1_000_000


class TextCosts(Ruleset):
    """How a game's costs are paid."""

    points: str = ""
    """The value that a bare number in a cost is paid with."""
    unit: int = 1
    """The steps in which life and damage are counted."""
    turnable: str = "in play and upright"
    """How a card must lie for a cost that turns it, in the game's words ..."""
    turned: str = "turned"
    """... and how it lies then."""
    costs_together: bool = False
    """Whether the parts of a cost are decided first and then paid at once, not one after another."""

    def cost_obstacle(self, scene: Scene, item: ast.Cost, costs: ast.Costs) -> Obstacle | None:
        """Why a cost that only this game knows cannot be paid together with the rest of the costs."""
        return None

    def pay_special(self, g: Game, f: Frame[Paying], scene: Scene, item: ast.Cost) -> Signal | None:
        """Pay a cost that only this game knows; None if it is none."""
        return None

    def can_pay_with(self, scene: Scene, action: ast.Action | None, cards: tuple[int, ...]) -> bool:
        """Whether cards are where an action that pays with them can find them."""
        return True

    def can_be_moved(self, g: Game, cid: int, action: ast.Action) -> bool:
        """Whether a card goes where an action would have it: always, unless a book says otherwise."""
        return True

    def room_after(self, scene: Scene, zone: str, costs: ast.Costs) -> int:
        """How many more cards fit into a zone of the player when costs have been paid: zones take any number, unless a
        book says otherwise."""
        return NO_LIMIT
