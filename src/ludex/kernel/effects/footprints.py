"""Footprints: what an effect would do to each card it applies to, and whether that is the same as at another moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ludex.kernel.cards import Characteristics


class Print(NamedTuple):
    """What an effect would make of one card: which card, what it is before and after, and what it would gain."""

    card: int
    before: Characteristics
    after: Characteristics
    gained: tuple[object, ...]


def does_alike(one: list[Print], other: list[Print]) -> bool:
    """Whether an effect would do the same: to the same cards, adding as much or making the same of them. What it would
    take away is what there is, so that it takes something else away is no difference."""
    return len(one) == len(other) and all(
        a.card == b.card and a.gained == b.gained and _counts_alike(a, b) and _words_alike(a, b)
        for a, b in zip(one, other, strict=True)
    )


def _counts_alike(a: Print, b: Print) -> bool:
    was, had = a.before.numbers, b.before.numbers
    return all(
        new == b.after.numbers.get(key) or new - was.get(key, 0) == b.after.numbers.get(key, 0) - had.get(key, 0)
        for key, new in a.after.numbers.items()
    )


def _words_alike(a: Print, b: Print) -> bool:
    return (
        (a.after.types == b.after.types or a.after.types - a.before.types == b.after.types - b.before.types)
        and (a.after.names == b.after.names or _more(a) == _more(b))
        and all(
            a.after.label(kind) == b.after.label(kind)
            or a.after.label(kind) - a.before.label(kind) == b.after.label(kind) - b.before.label(kind)
            for kind in a.after.labels
        )
    )


def _more(made: Print) -> frozenset[str]:
    return frozenset(made.after.names) - frozenset(made.before.names)
