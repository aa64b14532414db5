"""What somebody is told who has come to a table: the table, what was said there, and whether a rematch waits."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from msgspec import convert

from ludex.solving.changing import OPEN
from ludex.solving.puzzle import names, shipped
from ludex.table.languages import language
from ludex.web.learning.lesson import lesson, told
from ludex.web.playmats import mat
from ludex.web.protocol.messages import PROTOCOL
from ludex.web.protocol.parts import Continued, GameSettings, Lesson, Player, Riddle
from ludex.web.protocol.told import Message, Welcome

if TYPE_CHECKING:
    from ludex.web.hosting.table import Table
    from ludex.web.protocol.socket import Connection
    from ludex.web.store import Stored


async def welcome(table: Table, who: Connection) -> list[Message]:
    """The messages that come before the first position."""
    stored = table.stored
    said = await asyncio.to_thread(table.house.store.games.chat, table.id)
    first = Welcome(
        protocol=PROTOCOL,
        game=table.id,
        ruleset=stored.ruleset,
        title=language(who.lang, stored.ruleset).sentence(table.facts.title),
        seat=who.seat,
        players=players(stored),
        settings=convert(stored.settings, GameSettings),
        undo=table.may_undo and who.seat is not None,
        playmat=mat(stored.ruleset) if who.views else None,
        spectators=table.presence.spectators,
        lesson=_lesson(stored.setup),
        puzzle=_puzzle(stored.setup),
        hints=table.study.may_hint(who.seat),
        from_=continued(stored),
    )
    lines = (table.said(line) for line in said)
    return [first, *lines, *([table.again.news(who.token)] if table.again.spoken_of else [])]


def players(stored: Stored) -> list[Player]:
    """Who sits at a table."""
    return [Player(seat["name"], seat["kind"], seat.get("bot")) for seat in stored.seats]


def continued(stored: Stored) -> Continued | None:
    """What a game was continued from."""
    return None if stored.from_game is None else Continued(stored.from_game, stored.from_answers)


def _lesson(setup: dict[str, Any]) -> Lesson | None:
    """The lesson that a game is, in words of every language; null if it is none."""
    found = lesson(setup.get("lesson", ""))
    return None if found is None else convert(told(found), Lesson)


def _puzzle(setup: dict[str, Any]) -> Riddle | None:
    """The puzzle that a game is; null if it is none, or played on freely."""
    if not setup.get("puzzle") or setup.get("free"):
        return None
    found = shipped(setup["puzzle"])
    game = found.name.partition("-")[0]
    among = names(game)
    at = among.index(found.name)
    following = among[at + 1] if at + 1 < len(among) else None
    return Riddle(found.name, game, at + 1, len(among), found.grade, OPEN in found.changes, following)
