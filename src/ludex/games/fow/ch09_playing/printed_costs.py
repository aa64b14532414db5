"""What costs ask for, as they are written (fow 2.3, 9.5:1): read off once."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ludex.enact.values.body import Body
from ludex.games.fow.ch09_wills.prices import Price, price_of
from ludex.games.fow.text import nodes
from ludex.kernel.memo import remembered
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.abilities import Ability

FREE = Price((), 0)


class Asked(NamedTuple):
    """What an ability asks for before any effect on that: whether it rests its card, whether it is a [Shift], which is
    of the main phase (fow 12.8:2), which wills at least, and which counters of its card."""

    rests: bool
    shifts: bool
    wills: Price
    counters: tuple[tuple[str, int], ...] = ()


NOTHING = Asked(False, False, FREE)


AS_CHANTS = frozenset({"shift", "bestow"})  # abilities that are played when a chant could be (fow 12.8:2)


@remembered
def asked(ability: Ability) -> Asked:
    """What playing an ability takes."""
    body = ability.body
    if not isinstance(body, Body) or body.costs is None or body.optional:
        return NOTHING
    items = body.costs.items
    symbols = tuple(s for i in items if isinstance(i, nodes.PayWills) and i.wills is not None for s in i.wills.symbols)
    rests = any(isinstance(i, ast.EngageThis) for i in items)
    return Asked(rests, body.flavor in AS_CHANTS, price_of(symbols), tuple(n for i in items for n in _counters(i)))


def _counters(item: ast.Cost) -> tuple[tuple[str, int], ...]:
    """How many counters of a kind a part of a cost takes off its own card."""
    action = item.action if isinstance(item, ast.DoAction) else None
    if not isinstance(action, ast.RemoveCounters) or not isinstance(action.source, ast.This):
        return ()
    number = ast.Number(1) if action.amount is None else action.amount
    return ((action.kind, number.value),) if isinstance(number, ast.Number) else ()


@remembered
def wills_and_rest(costs: ast.Costs) -> Asked | None:
    """What a cost asks for that is paid with wills and by resting its card, if that is all; nothing at all is such a
    cost too."""
    items = [item for item in costs.items if not isinstance(item, ast.EngageThis)]
    rests = len(items) < len(costs.items)
    if not items:
        return Asked(rests, False, FREE)
    wills = items[0].wills if isinstance(items[0], nodes.PayWills) else None
    if len(items) > 1 or wills is None or "X" in wills.symbols:
        return None
    return Asked(rests, False, price_of(wills.symbols))
