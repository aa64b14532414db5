"""Putting several cards into a zone with an order: a player says which lies where, or chance does. A book fills in its
numbers, and who decides."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypedDict

from ludex.kernel import events
from ludex.kernel.choices import order
from ludex.kernel.decisions import SEQUENCE
from ludex.kernel.frames import Call, Frame, Goto, Procedure, Return, Signal, picked
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game

# Cards by the player who orders them, and to whose zone they go if none is named; who decides first stands first.
Parts = tuple[tuple[int, tuple[int, ...]], ...]
Shares = Callable[["Game", tuple[int, ...], str, int], Parts]


def apportioned(g: Game, cards: tuple[int, ...], whose: Callable[[int], int]) -> Parts:
    """Cards by players, the active player's first; `whose`: the player that a card is meant for."""
    found = [(seat, tuple(c for c in cards if whose(c) == seat)) for seat in (g.active, 1 - g.active)]
    return tuple((seat, theirs) for seat, theirs in found if theirs)


def by_owner(g: Game, cards: tuple[int, ...], zone: str, seat: int) -> Parts:
    """Cards by their owners, whoever chose them."""
    return apportioned(g, cards, lambda card: g.cards[card].owner)


class Move(Protocol):
    """The event of one card moving to a zone of a player."""

    def __call__(
        self, g: Game, kind: str, card: int, to: str, seat: int, source: Source | None, *, faceup: bool, place: int
    ) -> Event: ...


@dataclass(frozen=True, slots=True)
class Numbers:
    """Where a book says it: who decides the order, by which rule they are asked, that the others do not learn it."""

    order: str
    asked: str
    secret: str


class Arranged(TypedDict):
    """Who is still to say an order of which cards, where they go and to whose zone (-1: of whom they are), and the
    orders that were said."""

    unordered: Parts
    zone: str
    seat: int
    source: Source | None
    kind: str
    end: str
    by_chance: bool
    ordered: Parts


class Arranging:
    """A book's way to put cards in an order. `procedure` is its table of steps."""

    def __init__(self, title: str, at: Numbers, *, shares: Shares, move: Move) -> None:
        self.at = at
        self.shares = shares
        self.move = move
        self.procedure: Procedure[Arranged] = Procedure(at.order, title)
        for rule, run in (
            (at.order, self._ask_order),
            (at.order, self._next_owner),
            (at.secret, self._put_in_order),
            (at.secret, self._arranged),
        ):
            self.procedure.add(rule, run)

    def arrange(
        self,
        g: Game,
        cards: tuple[int, ...],
        zone: str,
        seat: int,
        source: Source | None,
        *,
        kind: str,
        end: str,
        by_chance: bool,
    ) -> Call:
        """Put cards on the top or bottom of a zone, in an order that is decided or in a random one."""
        parts = self.shares(g, cards, zone, seat)
        return Call(
            self.procedure, unordered=parts, zone=zone, seat=seat, source=source, kind=kind, end=end,
            by_chance=by_chance, ordered=(),
        )  # fmt: skip

    # -- the steps ---------------------------------------------------------------------------------------------------
    def _ask_order(self, g: Game, f: Frame[Arranged]) -> Signal | None:
        """Who decides the order says it; into a hidden zone without showing it."""
        parts = f.local["unordered"]
        if not parts:
            f.go_to(self._put_in_order)  # a book may say both under one number
            return None
        seat, cards = parts[0]
        if f.local["by_chance"]:
            f.answer = _drawn(g, cards)
            return None
        prompt = f"Order for the {f.local['end']} of the {f.local['zone']}, topmost first"
        nature = SEQUENCE if f.local["end"] == "bottom" else ""
        return order(seat, cards, rule=self.at.asked, prompt=prompt, nature=nature)

    def _next_owner(self, g: Game, f: Frame[Arranged]) -> Signal | None:
        """Then the other player orders theirs."""
        parts, ordered = f.local["unordered"], f.local["ordered"]
        f.local["ordered"] = (*ordered, (parts[0][0], picked(f)))
        f.local["unordered"] = parts[1:]
        return Goto(self.at.order)

    def _put_in_order(self, g: Game, f: Frame[Arranged]) -> Signal | None:
        """Move them at once, first named uppermost; in what order they lie is known to who decided it, if anybody."""
        ordered = f.local["ordered"]
        return perform(g, f, [event for seat, cards in ordered for event in self._moves(g, f, seat, cards)])

    def _moves(self, g: Game, f: Frame[Arranged], seat: int, cards: tuple[int, ...]) -> list[Event]:
        v = f.local
        zone, whose, top = v["zone"], v["seat"] if v["seat"] >= 0 else seat, v["end"] == "top"
        made = []
        for card in reversed(cards) if top else cards:
            event = self.move(g, v["kind"], card, zone, whose, v["source"], faceup=False, place=0 if top else -1)
            event.secret = len(cards) > 1
            event.key = events.RANDOM if f.local["by_chance"] else ""
            made.append(event)
        return made

    def _arranged(self, g: Game, f: Frame[Arranged]) -> Signal | None:
        """What moved."""
        return Return(f.answer)


def _drawn(g: Game, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The cards in an order that chance decides."""
    left, drawn = list(cards), []
    while left:
        drawn.append(left.pop(g.random(len(left))))
    return tuple(drawn)
