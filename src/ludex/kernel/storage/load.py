"""Saves: a game out of the bytes that `saving` wrote. What cannot be read is refused with the reason."""

from __future__ import annotations

from collections.abc import Callable
from hmac import compare_digest
from typing import TYPE_CHECKING, Any, cast

import msgspec

from ludex.kernel.deriving import derive
from ludex.kernel.events import Log
from ludex.kernel.frames import Frame
from ludex.kernel.game import Game
from ludex.kernel.state import SAVED
from ludex.kernel.storage.packing import SaveError, Unpacker
from ludex.kernel.storage.pieces import loaded
from ludex.kernel.storage.plain import register, register_dataclass
from ludex.kernel.storage.save import FORMAT, HEAD, MAGIC, SIGNATURE, SIGNED, SUM, checksum_of, save, signature

if TYPE_CHECKING:
    from ludex.kernel.ruleset import Ruleset

__all__ = ["SaveError", "load", "register", "register_dataclass", "save"]

LARGEST = 32_000_000  # bytes
Proof = Callable[[Game], Game]  # gives back a game that makes sense, or raises
# Ruleset, its version, definitions, objects, games, the log in pieces.
_BODY = tuple[str, str, list[msgspec.Raw], list[Any], list[Any], list[msgspec.Raw]]




def load(
    data: bytes, rules_lookup: Callable[[str], Ruleset], *, key: bytes = b"", proof: Proof | None = None
) -> Game:
    """The game that was saved. What cannot be read raises `SaveError` with the reason.

    `key`: only saves that were signed with it are taken. `proof`: what is asked of a game whose save nobody signed.
    """
    plain, signed = _unsigned(data, key)
    body = _checked(plain)
    try:
        name, version, definitions, table, games, pieces = msgspec.msgpack.decode(body, type=_BODY)
        rules = _ruleset(name, version, rules_lookup)
        unpacker = Unpacker(rules, trusted=signed)
        log = _numbered(unpacker, definitions, pieces, games)
        unpacker.read([], table)
        g = _descend(rules, [_parts(unpacker.unpack(each)) for each in games], log)
        return g if signed or proof is None else proof(g)
    except SaveError:
        raise
    except Exception as error:
        raise SaveError(f"this save cannot be read: {type(error).__name__}: {str(error)[:200]}") from error


def _unsigned(data: bytes, key: bytes) -> tuple[bytes, bool]:
    """A save without its signature, and whether that is ours."""
    if len(data) > LARGEST:
        raise SaveError(f"this save is too large: {len(data):,} bytes, {LARGEST:,} at most")
    signed = data.startswith(SIGNED)
    at = len(SIGNED) + SIGNATURE
    plain = data[at:] if signed else data
    if not key:
        return plain, False
    if not signed:
        raise SaveError("this save is not signed, and only signed ones are taken here")
    if not compare_digest(signature(key, plain), data[len(SIGNED) : at]):
        raise SaveError("this save was not signed here, or was altered since")
    return plain, True


def _checked(data: bytes) -> bytes:
    head, checksum, body = data[:HEAD], data[HEAD : HEAD + SUM], data[HEAD + SUM :]
    if not data.startswith(MAGIC):
        raise SaveError("this is not a ludex save" if data else "this save is empty")
    if len(checksum) < SUM:
        raise SaveError("this save is cut off")
    written = int.from_bytes(head[len(MAGIC) :], "big")
    if written > FORMAT:
        raise SaveError(f"this save was written by a later ludex (format {written}; this one reads {FORMAT})")
    if written < FORMAT:
        raise SaveError(f"this save was written by an earlier ludex (format {written}; this one reads {FORMAT})")
    if checksum != checksum_of(head, body):
        raise SaveError("this save is damaged: its checksum does not fit, so it was cut off or altered")
    return body


def _ruleset(name: str, version: str, rules_lookup: Callable[[str], Ruleset]) -> Ruleset:
    try:
        rules = rules_lookup(name)
    except (LookupError, ValueError) as error:
        raise SaveError(f"this save is a game of {name!r}, which is unknown here") from error
    if rules.version != version:
        raise SaveError(f"this save is of version {version} of {name}; this is version {rules.version}")
    return rules


# -- the game ----------------------------------------------------------------------------------------------


def _numbered(
    unpacker: Unpacker, definitions: list[msgspec.Raw], pieces: list[msgspec.Raw], games: list[Any]
) -> Log:
    """The log, whose events are spoken of by their numbers."""
    unpacker.read(definitions, [])
    first: object = games[0] if games else None
    size = first[1 + SAVED.index("log")] if isinstance(first, list) and len(first) == 1 + len(SAVED) else None
    unpacker.events = log = loaded(pieces, size, unpacker)
    return log


def _parts(game: object) -> tuple[Any, ...]:
    if not isinstance(game, tuple):
        raise SaveError("this save holds something else in place of a game")
    return game


def _descend(rules: Ruleset, games: list[tuple[Any, ...]], log: Log) -> Game:
    """Put the games together, the oldest point of return first."""
    if not games:
        raise SaveError("this save holds no game")
    made: Game | None = None
    for parts in reversed(games):
        g = _put_together(rules, parts, log)
        g.checkpoint = made
        made = g
    assert made is not None
    return made


def _put_together(rules: Ruleset, parts: tuple[Any, ...], log: Log) -> Game:
    g = Game(rules, 0)
    for name, part in zip(SAVED, parts, strict=True):
        setattr(g, name, part)
    events: object = g.log
    g.cards, g.zones, g.values = list(g.cards), list(g.zones), list(g.values)
    g.stack = [Frame(procedure, row, local, answer) for procedure, row, local, answer in cast(Any, g.stack)]
    if type(events) is int:
        if not 0 <= events <= log.size:
            raise SaveError("its log is not as long as it says")
        g.log = Log(log.items, events, log.pieces, min(events, log.unread))
    else:
        g.log = Log(list(cast(Any, events)), len(cast(Any, events)))
    g.this_turn()  # of earlier turns hardly anybody asks
    derive(g)
    return g
