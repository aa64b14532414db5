"""Cards that something waiting speaks of: two that lie and look alike differ if one of them is a target."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from ludex.kernel.cards import CardRef

if TYPE_CHECKING:
    from ludex.kernel.game import Game


Names = tuple[tuple[int, int], ...]
"""By which names a card is spoken of."""


def meant(g: Game) -> dict[int, Names]:
    """By card, the names under which something that waits, a lasting effect or the text that is being carried out
    speaks of it; what waits itself has a name of its own."""
    found: dict[int, Names] = {cid: ((-1, cid),) for cid in g.played}
    for n, named in enumerate(_named(g)):
        for m, value in enumerate(named):
            for ref in value if isinstance(value, tuple) else (value,):
                if isinstance(ref, CardRef) and g.find(ref) is not None:
                    found[ref.id] = (*found.get(ref.id, ()), (n, m))
    for n, p in enumerate(g.pending):
        if p.event is not None and p.event.card >= 0:
            found[p.event.card] = (*found.get(p.event.card, ()), (-2, n))
    return found


def _named(g: Game) -> Iterator[Iterable[object]]:
    for waits in g.played.values():
        yield waits.bind.values()
    for p in g.pending:
        yield p.source.bindings.values()
    for effect in g.lasting:
        yield [value for _, value in effect.bindings]
    for frame in g.stack:
        bound = frame.local.get("bind")
        if isinstance(bound, dict):
            yield bound.values()
