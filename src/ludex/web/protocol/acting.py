"""What becomes of each kind of message after the hello."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from ludex.web.hosting import whynot
from ludex.web.hosting.refusal import Refusal
from ludex.web.hosting.wording import plain
from ludex.web.protocol import messages

if TYPE_CHECKING:
    from ludex.web.hosting.table import Table
    from ludex.web.protocol.socket import Connection

COST = {messages.Why: 2, messages.At: 2, messages.Chat: 4, messages.Rematch: 4, messages.Hello: 4}
"""For how many messages more one of a kind counts: these ask more of the server or of others."""


async def act(who: Connection, table: Table, said: messages.Said) -> None:
    """Do what somebody at a table asks for, or refuse it."""
    match said:
        case messages.Answer():
            await table.act("answer", _seat(who), _clean(said.key), said.version)
        case messages.Undo():
            await table.act("undo", _seat(who), "", said.version)
        case messages.Concede():
            await table.act("concede", _seat(who), "", said.version)
        case messages.Why():
            _why(who, table, said)
        case messages.At():
            _at(who, table, said)
        case messages.Chat():
            await _chat(who, table, said)
        case messages.Rematch():
            await table.want_another(_seat(who))
        case messages.Ping():
            who.post({"type": "pong"})
        case messages.Hello():
            raise AssertionError("a hello is not said at a table")
        case _:
            assert_never(said)


def _seat(who: Connection) -> int:
    if who.seat is None:
        raise Refusal("not-allowed", "Spectators watch.")
    return who.seat


def _clean(key: str) -> str:
    """A key as records can hold it: words with single spaces."""
    if key != " ".join(key.split()) or not key.isprintable() or key.startswith("#"):
        raise Refusal("malformed", "A key is words with single spaces between them.")
    return key


def _why(who: Connection, table: Table, said: messages.Why) -> None:
    seat, decision = _seat(who), table.game.decision
    if (said.key is None) == (said.card is None):
        raise Refusal("malformed", "Ask about a key or about a card.")
    if said.version != table.course.version:
        raise Refusal("stale", "The game has gone on.")
    if decision is None:
        raise Refusal("over", "The game is over.")
    if decision.seat != seat:
        raise Refusal("not-your-turn", "It is not you who is asked.")
    if said.key is not None:
        found = whynot.of_key(table.game, seat, _clean(said.key))
        who.post({"type": "why", "key": said.key, "obstacles": found})
    elif said.card is not None:
        who.post({"type": "why", "card": said.card, "obstacles": whynot.of_card(table.game, seat, said.card)})


def _at(who: Connection, table: Table, said: messages.At) -> None:
    eyes = who.seat
    if said.seat is not None and said.seat != who.seat:
        if not table.game.over:
            raise Refusal("not-allowed", "While a game is played, you see it from your own place.")
        eyes = said.seat
    who.post(table.telling.past(eyes, said.answers))


async def _chat(who: Connection, table: Table, said: messages.Chat) -> None:
    seat = _seat(who)
    text = plain(said.text)
    longest = table.house.settings.chat_length
    if not text:
        raise Refusal("malformed", "Nothing is said.")
    if len(text) > longest:
        raise Refusal("too-large", f"A line may have {longest} characters.")
    await table.say(seat, text)

