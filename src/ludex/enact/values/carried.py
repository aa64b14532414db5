"""X that was paid for a card: its abilities mean that X as long as it lies where it came to (rulings fow-5.5-R53,
sve-R56)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.scenes.scene import look_at
from ludex.kernel import events
from ludex.kernel.cards import CardRef
from ludex.kernel.events import Event

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.game import Game

PAID_X = "paid x"  # a mark on the card: one more than X, so that 0 is known too


def carrying(bind: dict[object, object], card: int, rule: str) -> list[Event]:
    """A card that was played for an X keeps it."""
    x = bind.get("x")
    return [Event(events.MARK, rule, card=card, key=PAID_X, amount=x + 1)] if isinstance(x, int) else []


def paid_x(g: Game, source: Source) -> int | None:
    """The X that was paid for a card, now or as last known; None if there was none."""
    marked = look_at(g, CardRef(source.card, source.incarnation)).marks.get(PAID_X)
    return None if marked is None else marked - 1
