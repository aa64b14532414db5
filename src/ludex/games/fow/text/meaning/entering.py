"""How cards come in by what effects say (fow 9.9:5): rested, with counters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.scenes.meanings import amount, seats
from ludex.enact.scenes.scene import Scene
from ludex.enact.standing.permissions import covering, present, rules_on
from ludex.games.fow.text import nodes
from ludex.kernel.abilities import Source

if TYPE_CHECKING:
    from ludex.kernel.game import Game


def coming_in(g: Game, card: int, to: str, seat: int) -> tuple[bool, tuple[tuple[str, int], ...]]:
    """How a card comes into a zone of a player by the effects there are: rested, and with which counters. What names no
    zone means the card wherever it comes from."""
    here = g.cards[card]
    said: list[tuple[Scene, nodes.ComesIn]] = []
    if present(g):
        said += covering(g, nodes.ComesIn, here.ref, anywhere=True)
    own = rules_on(g, card, nodes.ComesIn)
    if own:
        scene = Scene(g, Source(card, here.incarnation, seat, None, here.stamp), {})
        said += [(scene, node) for node in own]
    said = [(s, node) for s, node in said if node.whose is None or seat in seats(s, node.whose)]
    rested = any(node.state == "engaged" for _, node in said)
    counters = tuple((node.kind, amount(s, node.counters)) for s, node in said if node.counters is not None)
    return rested, counters
