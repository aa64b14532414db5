"""Prices in wills (fow 2.3, fow 10.2): the kinds of wills, what a cost asks for, and whether wills are enough."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from ludex.games.fow.text.meaning.wills import MOST_WILLS

if TYPE_CHECKING:
    from ludex.kernel.game import Game

# fow 9.7:5, fow 9.7:6: one will of light, fire, water, wind, darkness each.
ATTRIBUTES = ("W", "R", "U", "G", "B")


NONE = "0"  # a will without attribute (fow 9.7:7)


MOON = "M"  # a will with the moon characteristic and no attribute (fow 9.7:8.1, fow 9.7:8.2)


ANY = "*"  # in a price: one will of any attribute, but one of some attribute (fow 9.7:5, fow 9.7:7)


LUNAR = tuple(attribute + MOON for attribute in ATTRIBUTES)  # both an attribute and the moon characteristic (fow 9.7:8)


def pays(kind: str) -> frozenset[str]:
    """The symbols that a will of a kind pays for: its attribute (fow 10.2:2), and the moon if it has that too,
    whatever else it has (fow 10.2:6); if it has an attribute, the symbol for any."""
    return _PAYS[kind]


_OF_ANY = {kind: kind[0] in ATTRIBUTES for kind in (*ATTRIBUTES, NONE, MOON, *LUNAR)}
_PAYS = {kind: frozenset((*kind, ANY)) if of_any else frozenset(kind) for kind, of_any in _OF_ANY.items()}


def kinds_of(symbol: str) -> tuple[str, ...]:
    """The wills that a symbol stands for when it is produced: a number is so many without attribute (fow 9.7:7)."""
    return (NONE,) * min(int(symbol), MOST_WILLS) if symbol.isdigit() else (symbol,)


PLAIN = (*ATTRIBUTES, NONE, MOON)


KINDS = (*PLAIN, *LUNAR)


def key(kind: str) -> str:
    """The value under which a player's wills of a kind are kept (fow 9.7:4)."""
    return f"will {kind}"


def pool(g: Game, seat: int) -> Counter[str]:
    """A player's produced wills."""
    values = g.values[seat]
    if not any([n and name in _NAMES for name, n in values.items()]):
        return NO_WILLS
    return Counter({kind: n for kind, name in _KEPT if (n := values.get(name, 0))})


_KEPT = tuple((kind, key(kind)) for kind in KINDS)
_NAMES = frozenset([name for _, name in _KEPT])
NO_WILLS: Counter[str] = Counter()  # as nobody changes it


class Price(NamedTuple):
    """Wills to pay: attribute symbols, each with a will of that attribute, and a number of any wills (fow 2.3:2,
    fow 10.2:2; which symbols, by rulings fow-5.5-R33 and fow-5.01-R31); a moon symbol with a will of the moon
    (fow 10.2:6)."""

    attributes: tuple[str, ...]
    free: int

    @property
    def total(self) -> int:
        """The total cost (fow 2.3:5)."""
        return len(self.attributes) + self.free

    @property
    def symbols(self) -> tuple[str, ...]:
        """As symbols again, the number last."""
        return (*self.attributes, str(self.free)) if self.free or not self.attributes else self.attributes


FREE = Price((), 0)


@lru_cache(maxsize=2048)
def price_of(symbols: tuple[str, ...], x: int = 0) -> Price:
    """The price that symbols say; X is as many wills of any kind."""
    attributes: list[str] = []
    free = 0
    for symbol in symbols:
        if symbol.isdigit():
            free += min(int(symbol), MOST_WILLS)  # fow 2.3:4
        elif symbol == "X":
            free += min(x, MOST_WILLS)
        else:
            attributes.append(symbol)  # fow 2.3:3
    return Price(tuple(attributes), free)


def covers(have: Counter[str], sources: list[frozenset[str]], price: Price) -> bool:
    """Whether wills and what sources could produce are enough: each symbol has a will of its own, and there are as many
    as the price asks for in all (fow 2.3:2, fow 10.2:2, fow 10.2:6, fow-2.0 2.7.1:2)."""
    items = [*one_by_one(have, len(price.attributes) + price.free), *sources] if have else sources
    if len(items) < len(price.attributes) + price.free:
        return False
    if not price.attributes:
        return True
    taken: dict[int, int] = {}
    return all(match(want, price.attributes, items, taken, set()) for want in range(len(price.attributes)))


def one_by_one(have: Counter[str], most: int) -> list[frozenset[str]]:
    """Wills each by itself, with the symbols it pays for; of each kind no more than are needed."""
    return [pays(kind) for kind, n in have.items() for _ in range(min(n, most))]


def serves(symbol: str, kinds: frozenset[str]) -> bool:
    """Whether a will that may have one of these kinds pays for a symbol."""
    return symbol in kinds or (symbol == ANY and not kinds.isdisjoint(ATTRIBUTES))


def match(
    want: int, wanted: tuple[str, ...], items: list[frozenset[str]], taken: dict[int, int], seen: set[int]
) -> bool:
    """Find a will for a symbol, moving others that were matched before if need be."""
    symbol = wanted[want]
    for at, kinds in enumerate(items):
        if at in seen or not (symbol in kinds or (symbol == ANY and serves(symbol, kinds))):
            continue
        seen.add(at)
        if at not in taken or match(taken[at], wanted, items, taken, seen):
            taken[at] = want
            return True
    return False
