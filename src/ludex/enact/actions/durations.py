"""How long an effect lasts (sve 10.2.1.2): until a moment of the turns to come, or for the rest of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.scenes.meanings import spoken_of
from ludex.kernel.effects.changes import FOREVER, Duration

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Scene
    from ludex.lang import ast

END_OF_TURN = "end of turn"
START_OF_TURN = "start of turn"
START_OF_MAIN_PHASE = "start of main phase"
END_OF_BATTLE = "end of battle"


def duration(scene: Scene, node: ast.Duration | None, card: int = -1) -> Duration:
    """The moment an effect that starts now ends at; the end of a turn is that of sve 7.4.8 and
    cfv 6.8.1.4, the end of a battle that of cfv 7.7.1.2.

    `card` is the card it is given to, whose controller's turn may be meant.
    """
    if node is None:
        return FOREVER
    you, until = scene.you, node.until
    if until == "end of battle":
        return Duration(END_OF_BATTLE)
    if until == "end of turn":
        return Duration(END_OF_TURN)
    if until == "end of your turn":
        return Duration(END_OF_TURN, you)
    if until == "end of your next turn":
        return _next_turn(scene, you)
    if until == "end of opponent's next turn":
        return _next_turn(scene, 1 - you)
    if until == "end of their next turn":
        return _next_turn(scene, spoken_of(scene))
    if until == "its controller's next turn":
        return _next_turn(scene, scene.g.cards[card].seat if card >= 0 else you)
    if until == "start of your next turn":
        return Duration(START_OF_TURN, you)
    return Duration(START_OF_MAIN_PHASE, you)


def _next_turn(scene: Scene, seat: int) -> Duration:
    """The end of a player's next turn: this turn, if it is theirs, is not the next."""
    return Duration(END_OF_TURN, seat, 1 if scene.g.active == seat else 0)
