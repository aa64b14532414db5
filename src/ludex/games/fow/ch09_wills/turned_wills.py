"""Wills that are paid for other wills (fow 9.7:2, 10.2:5): what can be paid if will abilities that cost wills
themselves are played on the way."""

from __future__ import annotations

from collections import Counter
from itertools import zip_longest
from typing import NamedTuple

from ludex.games.fow.ch09_wills.given_together import Hauls, Wills
from ludex.games.fow.ch09_wills.prices import Price, one_by_one, serves

_ON_THE_WAY = 2  # turns whose wills only pay for another one, at most
_COURSES = 1000  # so many orders are tried; where there are more it may be paid: who cannot after all takes it back


class Given(NamedTuple):
    """What an ability gives that costs no wills; `rests`: it rests its card, which can be done once."""

    card: int
    wills: Wills
    rests: bool


class Turn(NamedTuple):
    """An ability that gives wills for wills: of which card, what it costs, the kinds each of its wills may have.
    `rests`: it rests its card. It is reckoned with once, also where it could be played more often."""

    card: int
    due: Price
    gives: Wills
    rests: bool

    @property
    def gain(self) -> int:
        """By how many wills there are more when it has been played."""
        return len(self.gives) - self.due.total


class _Item(NamedTuple):
    """A will that could be there: the kinds it may have, and after how many turns it is."""

    kinds: frozenset[str]
    since: int


class _Demand(NamedTuple):
    """A will that is asked for: by which symbol ("" for any), and before which turn."""

    symbol: str
    before: int


class Turned:
    """What wills could be turned into, one ability after another: each is paid with what is there before it, and gives
    what the later ones and the price may be paid with. `gain`: by how many wills there could be more at most."""

    __slots__ = ("given", "turns", "gain", "_left")

    def __init__(self, given: list[Given], turns: list[Turn]) -> None:
        self.given: list[Given] = given
        self.turns: list[Turn] = turns
        self._left: int = 0
        self.gain: int = sum([max(0, turn.gain) for turn in turns])

    def covers(self, have: Counter[str], price: Price) -> bool:
        """Whether a price can be paid so."""
        turns = self.turns
        while (able := [turn for turn in turns if self._within_reach(have, turn.due, turns)]) != turns:
            turns = able
        if not self._within_reach(have, price, turns):
            return False
        longest = (price.total if self.gain else len(price.attributes)) + _ON_THE_WAY
        self._left = _COURSES
        return self._leads(have, price, turns, (), longest) or self._left <= 0

    def _within_reach(self, have: Counter[str], price: Price, turns: list[Turn]) -> bool:
        """Whether a price could be paid if these cost no wills: most that cannot be paid cannot be even then."""
        sure = one_by_one(have, price.total)
        resting: dict[int, list[Wills]] = {}
        for each in (*self.given, *[Given(turn.card, turn.gives, turn.rests) for turn in turns]):
            if each.rests:
                resting.setdefault(each.card, []).append(each.wills)
            else:
                sure += each.wills
        for ways in resting.values():
            for nth in zip_longest(*ways, fillvalue=frozenset[str]()):
                sure.append(frozenset().union(*nth))
        return _meets([_Item(kinds, 0) for kinds in sure], [_Demand(symbol, 0) for symbol in _asked(price)])

    def _leads(
        self, have: Counter[str], price: Price, turns: list[Turn], played: tuple[Turn, ...], more: int
    ) -> bool:
        """Whether it can if others are played after these; of those that are alike, one stands for the others."""
        seen: set[object] = set()
        for turn in turns if more else ():
            like = (turn.due, turn.gives, tuple([one.wills for one in self.given if one.card == turn.card]))
            spent = any(p == turn or (turn.rests and p.rests and p.card == turn.card) for p in played)
            if like in seen or spent:
                continue
            seen.add(like)
            self._left -= 1
            if self._left <= 0:
                return False
            course = (*played, turn)
            suffices = self._suffices(have, price, course)
            too_few = suffices is None and not self.gain  # and with every other turn no more
            if suffices or (not too_few and self._leads(have, price, turns, course, more - 1)):
                return True
        return False

    def _suffices(self, have: Counter[str], price: Price, played: tuple[Turn, ...]) -> bool | None:
        """Whether these, played in this order, lead to the price; None if there are too few wills in all."""
        demands = [_Demand(s, at) for at, turn in enumerate(played) for s in _asked(turn.due)]
        demands += [_Demand(s, len(played)) for s in _asked(price)]
        rested = {turn.card for turn in played if turn.rests}
        resting: dict[int, list[Wills]] = {}
        sure: list[frozenset[str]] = one_by_one(have, len(demands))
        for one in self.given:
            if not one.rests:
                sure += one.wills
            elif one.card not in rested:
                resting.setdefault(one.card, []).append(one.wills)
        made = [_Item(kinds, at + 1) for at, turn in enumerate(played) for kinds in turn.gives]
        hauls = Hauls(sure, resting.values())
        if len(made) + hauls.most < len(demands):
            return None
        return any(_meets([*[_Item(kinds, 0) for kinds in haul], *made], demands) for haul in hauls)


def _asked(price: Price) -> list[str]:
    return [*price.attributes, *[""] * price.free]


def _meets(items: list[_Item], demands: list[_Demand]) -> bool:
    """Whether every will that is asked for can be one of its own."""
    taken: dict[int, int] = {}
    return all(_found(want, items, demands, taken, set()) for want in range(len(demands)))


def _found(want: int, items: list[_Item], demands: list[_Demand], taken: dict[int, int], seen: set[int]) -> bool:
    symbol, before = demands[want]
    for at, (kinds, since) in enumerate(items):
        if at in seen or since > before or (symbol and not serves(symbol, kinds)):
            continue
        seen.add(at)
        if at not in taken or _found(taken[at], items, demands, taken, seen):
            taken[at] = want
            return True
    return False
