"""A position as it goes over the wire: what its seat may know, with clock and company."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET, Raw, convert

from ludex.web.hosting.clock import now, ticks
from ludex.web.protocol.parts import Ahead, Ending, Time
from ludex.web.protocol.told import Position

if TYPE_CHECKING:
    from ludex.web.hosting.held import Facts, Told
    from ludex.web.hosting.table import Table


def shown(table: Table, facts: Facts, told: Told) -> Position:
    """The position of a table as it was told by the worker that moves it."""
    ending = facts.ending  # which is never told while a question is kept secret: the game is over then
    return Position(
        version=told.version,
        answers=told.answers,
        since=told.since,
        moment=told.moment,
        view=Raw(told.view),
        news=Raw(told.news),
        gist=told.gist,
        ahead=convert(told.ahead, Ahead),
        undo=told.undo,
        clock=None if table.clock is None else Time(**table.clock.shown(table.people, ticks(), now())),
        connected=table.presence.connected,
        ending=None if ending is None else Ending(ending.kind, ending.seat),
        chance=round(told.chance, 3) if table.weighable else UNSET,
    )
