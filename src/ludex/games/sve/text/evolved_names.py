"""What a text lets a card evolve into (sve 5.16.1.1.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludex.games.sve.text import nodes
    from ludex.kernel.game import Game


def names_to_evolve_into(g: Game, seat: int, node: nodes.Evolve) -> tuple[str, ...]:
    """The names that a text says, none if it says none; or those of the followers in the evolve deck that have its
    words in them (sve 2.1.2)."""
    if not node.part:
        return node.into
    faces = (face for card in g.zone(seat, "evolve deck") for face in g.cards[card].definition.faces)
    named = (face.names[0] for face in faces if "follower" in face.types)
    return tuple(dict.fromkeys(name for name in named if any(words in name for words in node.into))) or node.into
