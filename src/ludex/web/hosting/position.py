"""A position as it goes over the wire: what its seat may know, with clock and company."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from ludex.web.hosting.clock import now, ticks

if TYPE_CHECKING:
    from ludex.web.hosting.held import Facts, Told
    from ludex.web.hosting.table import Table


def position(table: Table, facts: Facts, told: Told) -> dict[str, Any]:
    """The position of a table as it was told by the worker that moves it."""
    ending = facts.ending  # which is never told while a question is kept secret: the game is over then
    return {
        "type": "position",
        "version": told.version,
        "answers": told.answers,
        "since": told.since,
        "moment": told.moment,
        "view": msgspec.Raw(told.view),
        "news": msgspec.Raw(told.news),
        "gist": told.gist,
        "ahead": told.ahead,
        "undo": told.undo,
        "clock": None if table.clock is None else table.clock.shown(table.people, ticks(), now()),
        "connected": table.presence.connected,
        "ending": None if ending is None else {"kind": ending.kind, "seat": ending.seat},
    }
