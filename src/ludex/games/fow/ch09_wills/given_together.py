"""Hauls (fow 9.7, 10.2): what will abilities could give together, where a card gives one thing or another.

A card that gives one will of this kind or one of that kind gives one will that may be either, which a matching finds
out; only where a card could give several in different ways are there different hauls. Cards that could give the same
are alike, so that it is counted how many give what, and not which. Nothing is multiplied out that nobody asks for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, combinations_with_replacement, product

Wills = tuple[frozenset[str], ...]  # of each will, the kinds it may have


class Hauls:
    """All that could be produced together, one way after another. `most`: how many wills at most."""

    __slots__ = ("sure", "either", "most")

    def __init__(self, sure: list[frozenset[str]], cards: Iterable[list[Wills]] = ()) -> None:
        alike: dict[tuple[Wills, ...], int] = {}
        self.sure = list(sure)
        for ways in cards:
            left = distinct(ways) if len(ways) > 1 else ways
            if len(left) == 1:
                self.sure += left[0]
            else:
                several = tuple(left)
                alike[several] = alike.get(several, 0) + 1
        self.either = list(alike.items())
        self.most = len(self.sure) + sum([n * max(map(len, ways)) for ways, n in self.either])

    def __iter__(self) -> Iterator[list[frozenset[str]]]:
        if not self.either:
            yield self.sure
            return
        for chosen in product(*[combinations_with_replacement(ways, n) for ways, n in self.either]):
            yield [*self.sure, *chain.from_iterable(chain.from_iterable(chosen))]


def distinct(ways: list[Wills]) -> tuple[Wills, ...]:
    """The ways in which a card could give wills that differ in more than the kind of one will, without those that give
    no more than another does."""
    single = [way[0] for way in ways if len(way) == 1]
    found = [*([(frozenset[str]().union(*single),)] if single else []), *[way for way in ways if len(way) > 1]]
    left: list[Wills] = []
    for at, way in enumerate(found):
        if not any(_gives_all(other, way) for other in [*left, *found[at + 1 :]]):
            left.append(way)
    return tuple(left) or ((),)


def _gives_all(more: Wills, less: Wills) -> bool:
    """Whether a way gives for each will of another one that may have every kind that may have."""
    return len(more) >= len(less) and all(mine <= other for mine, other in zip(less, more, strict=False))
