"""Pieces: a game's log as a save holds it, a few events at a time.

What has happened does not change, so that a piece which has been written once is written again as it is, by the game
and by its clones; and who loads a save reads the old ones only when somebody looks that far back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import msgspec

import ludex.kernel.storage.types  # noqa: F401 -- registers events, which are taken apart here
from ludex.kernel.events import Event, Log
from ludex.kernel.storage.packing import Packer, SaveError, Unpacker
from ludex.kernel.storage.plain import kind_of

if TYPE_CHECKING:
    from ludex.kernel.cards import Definition

EACH = 32  # events in a piece
_UNREAD = Event("unread")
_KIND = kind_of(_UNREAD)


class Piece(NamedTuple):
    """A piece that was written: its last event, by which it is known, which definition it calls by which number, and
    the piece."""

    last: Event
    definitions: list[tuple[Definition, int]]
    raw: msgspec.Raw


class Written:
    """The pieces of a log that have been written. They are shared by clones, whose logs may have parted since."""

    __slots__ = ("pieces",)

    def __init__(self) -> None:
        self.pieces: dict[int, Piece] = {}

    def at(self, n: int) -> Event:
        """Everything is read already."""
        raise AssertionError("a log that was not loaded has been read")

    def read(self, items: list[Event], mark: int, unread: int) -> int:
        """Everything is read already."""
        raise AssertionError("a log that was not loaded has been read")


def written(packer: Packer, log: Log) -> list[msgspec.Raw]:
    """The log in pieces."""
    events = log.since(0)
    kept = log.pieces
    if not isinstance(kept, Written):
        log.pieces = kept = Written()
    found: list[msgspec.Raw] = []
    for n, begin in enumerate(range(0, len(events), EACH)):
        part = events[begin : begin + EACH]
        piece = kept.pieces.get(n)
        if piece is None or piece.last is not part[-1] or not packer.calls(piece.definitions):
            piece = _piece(packer, part)
            if len(part) == EACH:
                kept.pieces[n] = piece
        found.append(piece.raw)
    return found


def _piece(packer: Packer, events: list[Event]) -> Piece:
    """One piece: what its events share, and the events."""
    assert _KIND is not None
    inner = packer.beside()
    rows = [inner.each(_KIND.to_plain(event)) for event in events]
    return Piece(events[-1], inner.called(), msgspec.Raw(msgspec.msgpack.encode((inner.table, rows))))


class Loaded:
    """The pieces of a log that was loaded; those that have been read are kept, so that an event is one object."""

    __slots__ = ("_events", "_raws", "_unpacker")

    def __init__(self, raws: Sequence[msgspec.Raw], unpacker: Unpacker) -> None:
        self._raws: Sequence[msgspec.Raw] = raws
        self._unpacker: Unpacker = unpacker
        self._events: dict[int, list[Event]] = {}

    def at(self, n: int) -> Event:
        """One of its events, always the same object."""
        return self._piece(n // EACH)[n % EACH]

    def read(self, items: list[Event], mark: int, unread: int) -> int:
        """Put the events from a number on, of those that are not read yet, into their places; how many are left."""
        first = mark // EACH
        for n in range(first, -(-unread // EACH)):
            events = self._piece(n)
            begin = n * EACH
            for at, event in enumerate(events, begin):
                if at < unread:
                    items[at] = event
        return first * EACH

    def _piece(self, n: int) -> list[Event]:
        found = self._events.get(n)
        if found is None:
            found = self._events[n] = _events(self._raws[n], self._unpacker)
        return found


def _events(raw: msgspec.Raw, unpacker: Unpacker) -> list[Event]:
    assert _KIND is not None
    table, rows = msgspec.msgpack.decode(raw, type=tuple[list[Any], list[list[Any]]])
    inner = unpacker.beside()
    inner.read([], table)
    return [cast(Event, _KIND.from_plain(inner.row(row))) for row in rows]


def loaded(raws: Sequence[msgspec.Raw], size: object, unpacker: Unpacker) -> Log:
    """The log of a save. What nobody signed is read and weighed as a whole."""
    if type(size) is not int or not len(raws) == -(-size // EACH) or size < 0:
        raise SaveError("its log is not as long as it says")
    log = Log([_UNREAD] * size, size, Loaded(raws, unpacker), size)
    if not unpacker.trusted:
        log.since(0)
    return log
