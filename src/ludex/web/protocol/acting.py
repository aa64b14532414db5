"""What becomes of each kind of message after the hello."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from msgspec import UNSET, Raw

from ludex.web.hosting.match import disclosed
from ludex.web.hosting.refusal import Refusal
from ludex.web.hosting.wording import plain
from ludex.web.protocol import messages, told

if TYPE_CHECKING:
    from ludex.web.hosting.table import Table
    from ludex.web.protocol.socket import Connection

COST = {
    messages.Why: 2, messages.At: 2, messages.Chat: 4, messages.Takeback: 4, messages.Rematch: 4, messages.Hello: 4,
    messages.Hint: 4, messages.Analyse: 4,
}  # fmt: skip
"""For how many messages more one of a kind counts: these ask more of the server or of others."""


async def act(who: Connection, table: Table, said: messages.Said) -> None:
    """Do what somebody at a table asks for, or refuse it."""
    match said:
        case messages.Answer():
            await table.act("answer", _seat(who), _clean(said.key), said.version)
        case messages.Undo() | messages.Concede():
            await table.act("undo" if isinstance(said, messages.Undo) else "concede", _seat(who), "", said.version)
        case messages.Takeback():
            await _take_back(who, table, said)
        case messages.Why() | messages.Hint() | messages.Analyse() | messages.At():
            await _look(who, table, said)
        case messages.Chat():
            await _chat(who, table, said)
        case messages.Rematch():
            await table.want_another(_seat(who), who.address)
        case messages.Ping():
            who.post(told.Pong())
        case messages.Hello():
            raise AssertionError("a hello is not said at a table")
        case _:
            assert_never(said)


async def _look(
    who: Connection, table: Table, said: messages.Why | messages.Hint | messages.Analyse | messages.At
) -> None:
    """What changes nothing."""
    match said:
        case messages.Why():
            await _why(who, table, said)
        case messages.Hint():
            await _hint(who, table, said)
        case messages.Analyse():
            await table.study.analyse(who)
        case messages.At():
            await _at(who, table, said)
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


async def _take_back(who: Connection, table: Table, said: messages.Takeback) -> None:
    seat = _seat(who)
    if said.say == "ask":
        table.back.ask(seat, said.version)
    else:
        await table.back.answer(seat, agreed=said.say == "yes")


async def _why(who: Connection, table: Table, said: messages.Why) -> None:
    seat = _seat(who)
    if (said.key is None) == (said.card is None):
        raise Refusal("malformed", "Ask about a key or about a card.")
    key = None if said.key is None else _clean(said.key)
    found = await table.why(seat, said.version, key, said.card, who.lang)
    who.post(told.Obstacles(found, key=UNSET if key is None else key, card=UNSET if said.card is None else said.card))


async def _hint(who: Connection, table: Table, said: messages.Hint) -> None:
    if (said.version is None) == (said.answers is None):
        raise Refusal("malformed", "Ask about a version, or about a number of answers.")
    if said.answers is not None:
        await table.study.best(who, said.answers)
    elif said.version is not None:
        table.study.hint(who, said.version)


async def _at(who: Connection, table: Table, said: messages.At) -> None:
    eyes = who.seat
    if said.seat is not None and said.seat != who.seat:
        if not table.over:
            raise Refusal("not-allowed", "While a game is played, you see it from your own place.")
        if not await disclosed(table):
            raise Refusal("not-allowed", "Until the match is decided, you see its games from your own place.")
        eyes = said.seat
    past = await table.past(who.seat, said.answers, eyes, who.lang)
    chance = round(past.chance, 3) if table.weighable else UNSET
    who.post(told.Past(past.answers, past.of, past.moment, Raw(past.view), Raw(past.news), chance))


async def _chat(who: Connection, table: Table, said: messages.Chat) -> None:
    seat = _seat(who)
    text = plain(said.text)
    longest = table.house.settings.chat_length
    if not text:
        raise Refusal("malformed", "Nothing is said.")
    if len(text) > longest:
        raise Refusal("too-large", f"A line may have {longest} characters.")
    await table.say(seat, text)
