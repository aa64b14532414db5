"""Players as card text names them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludex.lang.ast.node import Node, node

if TYPE_CHECKING:
    from ludex.lang.ast.kinds import Object

Who = Literal["you", "opponent", "each opponent", "each player", "they"]


@node
class Player(Node):
    """The controller of the text (`you`), opponents, everyone, or the player just spoken of (`they`)."""

    who: Who = "you"


@node
class OwnerOf(Node):
    """The owner of a card (sve 3.1)."""

    card: Object


@node
class ControllerOf(Node):
    """The controller of a card (sve 3.1)."""

    card: Object


PlayerNode = Player | OwnerOf | ControllerOf
