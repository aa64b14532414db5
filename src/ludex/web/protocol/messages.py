"""What clients say. Whatever does not fit is refused with what is wrong with it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

PROTOCOL = 2
SPOKEN = (1, 2)  # whoever speaks the first cannot take up an invitation: the second brought the claim

Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Key = Annotated[str, Meta(min_length=1, max_length=200)]
Word = Annotated[str, Meta(min_length=1, max_length=64)]


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """One message of a client."""


class Hello(Message, frozen=True):
    """The first message: which game, and the token of a seat (none: a spectator)."""

    game: Word
    protocol: int = PROTOCOL
    token: Annotated[str, Meta(max_length=64)] | None = None
    claim: Annotated[str, Meta(min_length=16, max_length=64)] | None = None  # for who comes by an invitation
    since: Count = 0  # events already had …
    version: Count = 0  # … at this version
    views: bool = True
    lang: Word | None = None  # in which language it is told what happens; English if there is none, or none of ours


class Answer(Message, frozen=True):
    """The answer to the decision of a version."""

    version: Count
    key: Key


class Why(Message, frozen=True):
    """What forbids an answer, or anything to be done with a card."""

    version: Count
    key: Key | None = None
    card: Word | None = None


class Hint(Message, frozen=True):
    """What to answer to one's own decision of a version; or, of a game that is over, after so many answers."""

    version: Count | None = None
    answers: Count | None = None


class Analyse(Message, frozen=True):
    """How a game that is over stood from turn to turn."""


class Undo(Message, frozen=True):
    """Take the last answer back."""

    version: Count


class Takeback(Message, frozen=True):
    """Between people: ask to take the last answer back, or answer who asks."""

    version: Count
    say: Literal["ask", "yes", "no"] = "ask"


class Concede(Message, frozen=True):
    """Give up."""

    version: Count


class Rematch(Message, frozen=True):
    """Another game with the same decks."""


class Chat(Message, frozen=True):
    """A line to the others at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=4_000)]


class At(Message, frozen=True):
    """An earlier position; of a game that is over, also as another seat saw it."""

    answers: Count
    seat: Annotated[int, Meta(ge=0, le=1)] | None = None


class Ping(Message, frozen=True):
    """Are you there?"""


Said = Hello | Answer | Why | Hint | Analyse | Undo | Takeback | Concede | Rematch | Chat | At | Ping
KINDS = frozenset({
    "hello", "answer", "why", "hint", "analyse", "undo", "takeback", "concede", "rematch", "chat", "at", "ping",
})  # fmt: skip

_decoder = msgspec.json.Decoder(Said)
_LOOK_INTO = 65_536
_loose = msgspec.json.Decoder(dict[str, object])


def read(text: str | bytes) -> Said:
    """A client's message; `msgspec.DecodeError` or `ValidationError` say what is wrong with it."""
    said: Said = _decoder.decode(text)
    return said


def kind_of(text: str | bytes) -> str | None:
    """Which message something was meant to be, if that can be told."""
    try:
        kind = _loose.decode(text).get("type") if len(text) <= _LOOK_INTO else None
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None
    return kind if isinstance(kind, str) and kind in KINDS else None
