"""Cards that something waiting speaks of: two that lie and look alike differ if one of them is a target."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from ludex.kernel.cards import CardRef

if TYPE_CHECKING:
    from ludex.kernel.game import Game


def meant(g: Game) -> frozenset[int]:
    """What waits to be resolved, and the cards that it, a waiting ability, a lasting effect or the text that is being
    carried out has named."""
    found = {*g.played}
    for named in _named(g):
        for value in named:
            for ref in value if isinstance(value, tuple) else (value,):
                if isinstance(ref, CardRef) and g.find(ref) is not None:
                    found.add(ref.id)
    found.update(p.event.card for p in g.pending if p.event is not None and p.event.card >= 0)
    return frozenset(found)


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
