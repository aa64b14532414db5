"""What only Shadowverse: Evolve asks: whether a zone with a limit is full."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.scenes import meanings
from ludex.enact.scenes.meanings import CONDITIONS
from ludex.games.sve.ch04_zones import moving
from ludex.games.sve.text import nodes

if TYPE_CHECKING:
    from ludex.enact.scenes.meanings import Question
    from ludex.enact.scenes.scene import Scene


@CONDITIONS.of(nodes.IsFull)
def is_full(node: nodes.IsFull) -> Question:
    """The zone's limit, as effects have changed it, is reached, see sve 4.4.4, sve 4.8.3."""
    zone, whose, wanted = node.zone, node.whose, not node.negated

    def question(scene: Scene) -> bool:
        return all(moving.room(scene.g, seat, zone) <= 0 for seat in meanings.seats(scene, whose)) is wanted

    return question
