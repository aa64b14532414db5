"""Aging: which of several abilities that began at one moment counts as the older, where the rules let a player say.

Which cards, and who decides, is the rules' to say (`Ruleset.ages`), who are asked when the cards have come, so that
everybody sees them. Whoever performed the events goes on as if nobody had been asked: the answer is what happened.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, TypedDict

from ludex.kernel.choices import order
from ludex.kernel.events import AGE, Event
from ludex.kernel.frames import Call, Frame, Procedure, Return, Signal, picked
from ludex.kernel.pipeline.commit import commit
from ludex.kernel.pipeline.optional_triggers import offer

if TYPE_CHECKING:
    from ludex.kernel.game import Game


class Aging(TypedDict):
    """What has happened, who decides about which cards, and the orders that were said."""

    happened: tuple[Event, ...]
    ages: tuple[tuple[int, tuple[int, ...]], ...]
    orders: tuple[tuple[int, ...], ...]


aging: Procedure[Aging] = Procedure("", "Ordering what began at the same moment", "kernel aging")


def afterwards(g: Game, happened: tuple[Event, ...]) -> Call | None:
    """What players are asked right after events have happened; None if nothing is."""
    if len(happened) > 1 and (ages := g.rules.ages(g, happened)):
        return Call(aging, happened=happened, ages=ages, orders=())
    return offer(g, happened) if g.offers else None


def _ask(g: Game, f: Frame[Aging]) -> Signal | None:
    """Each of those who decide puts cards in order."""
    ages, orders = f.local["ages"], f.local["orders"]
    if len(orders) == len(ages):
        f.go_to(_date)
        return None
    seat, cards = ages[len(orders)]
    return order(seat, cards, rule=g.rules.cited("age"), prompt="Whose effects are applied first?")


def _note(g: Game, f: Frame[Aging]) -> Signal | None:
    orders = f.local["orders"]
    f.local["orders"] = (*orders, picked(f))
    f.go_to(_ask)
    return None


def _date(g: Game, f: Frame[Aging]) -> Signal | None:
    """The cards are dated anew: the first of each order, then the second of each, and so on."""
    orders = f.local["orders"]
    dated = [card for turn in zip_longest(*orders) for card in turn if card is not None]
    commit(g, [Event(AGE, g.rules.cited("age"), seat=g.cards[c].seat, card=c) for c in dated])
    return None


def _go_on(g: Game, f: Frame[Aging]) -> Signal | None:
    happened = f.local["happened"]
    f.answer = happened
    return offer(g, happened) if g.offers else None


def _done(g: Game, f: Frame[Aging]) -> Signal | None:
    """What happened."""
    return Return(f.answer)


aging.add("", _ask)
aging.add("", _note)
aging.add("", _date)
aging.add("", _go_on)
aging.add("", _done)
