"""What somebody is told who has come to a table: the table, what was said there, and whether a rematch waits."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from ludex.web.learning.lesson import lesson, told
from ludex.web.playmats import playmat
from ludex.web.protocol.messages import PROTOCOL

if TYPE_CHECKING:
    from ludex.web.hosting.table import Table
    from ludex.web.protocol.socket import Connection


async def welcome(table: Table, who: Connection) -> list[dict[str, Any]]:
    """The messages that come before the first position."""
    stored = table.stored
    said = await asyncio.to_thread(table.house.store.games.chat, table.id)
    first = {
        "type": "welcome",
        "protocol": PROTOCOL,
        "game": table.id,
        "ruleset": stored.ruleset,
        "title": table.facts.title,
        "seat": who.seat,
        "players": [{"name": s["name"], "kind": s["kind"], "bot": s.get("bot")} for s in stored.seats],
        "settings": stored.settings,
        "undo": table.may_undo and who.seat is not None,
        "playmat": playmat(stored.ruleset) if who.views else None,
        "spectators": table.presence.spectators,
        "lesson": _lesson(stored.setup),
        "from": None if stored.from_game is None else {"game": stored.from_game, "answers": stored.from_answers},
    }
    lines = (table.said(line) for line in said)
    return [first, *lines, *([table.again.news(who.token)] if table.again.spoken_of else [])]


def _lesson(setup: dict[str, Any]) -> dict[str, Any] | None:
    """The lesson that a game is, in words of every language; null if it is none."""
    found = lesson(setup.get("lesson", ""))
    return None if found is None else told(found)
