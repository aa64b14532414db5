"""Adding up: effects of one sort that only add fixed numbers to cards are asked once for all cards they are on.

Fifty cards with "other resonators you control gain" are then fifty questions and not two and a half thousand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.kernel.effects import changes
from ludex.kernel.effects.characteristics import apply_change, writable
from ludex.kernel.effects.reach import in_reach

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source, Static
    from ludex.kernel.effects.characteristics import Step
    from ludex.kernel.effects.dependency import Work

ADDING: Final = frozenset({changes.ADD, changes.COUNT})  # changes of a card that only add to its numbers


def add_up(work: Work, steps: list[Step]) -> None:
    """Take steps that all add to numbers: the same whatever their order."""
    families: dict[tuple[int, int, int], tuple[Static, list[Source]]] = {}
    for step in steps:
        _, cid, change, source, static = step
        if change is not None:
            apply_change(writable(work.g, work.drafts, cid), change)
        elif source is not None and static is not None:
            kept = source.lasting if source.bindings or source.lasting >= 0 else -1
            families.setdefault((id(static), source.seat, kept), (static, []))[1].append(source)
    for static, sources in families.values():
        _spread(work, static, sources)


def _spread(work: Work, static: Static, sources: list[Source]) -> None:
    """Apply an effect as often as there are cards that have it. It speaks of the same cards on whichever of them it is;
    only of the card it is on it may not speak."""
    g, drafts = work.g, work.drafts
    on: dict[int, list[Source]] = {}
    for source in sources:
        on.setdefault(source.card, []).append(source)
    first = sources[0]
    second = next((source for source in sources if source.card != first.card), first)
    for cid in in_reach(g, drafts, first, static):
        draft, own = drafts[cid], on.get(cid, ())
        by, times = first if first.card != cid else second, 0
        if len(own) < len(sources) and static.applies(g, by, cid, draft):
            times = len(sources) - len(own)
        for source in own:
            times += static.applies(g, source, cid, draft)
        if times:
            _apply(work, static, by, cid, times)


def _apply(work: Work, static: Static, source: Source, cid: int, times: int) -> None:
    """Apply an effect so many times: from the second on it adds the same each time."""
    draft, layer = writable(work.g, work.drafts, cid), work.g.rules.layers[work.at]
    names = [name for name in static.layers if name in layer]
    before = draft.numbers
    for _ in range(min(times, 2)):
        before = draft.numbers
        draft.numbers = dict(before)
        for name in names:
            static.apply(work.g, source, cid, draft, name)
    if times > 2:
        for key, value in draft.numbers.items():
            draft.numbers[key] = value + (times - 2) * (value - before[key])
