"""Saving: a whole game as bytes, at any decision, for any process and machine.

A save is a line that says what it is, the format's number, a checksum, and the packed state. It holds the
rows of the cards it needs, so it does not depend on a card file; abilities and procedures are named and
found again by the ruleset, whose version must be the one that saved.
"""

from __future__ import annotations

from hashlib import blake2b
from hmac import new as new_hmac
from typing import TYPE_CHECKING

import msgspec

import ludex.kernel.storage.types  # noqa: F401 -- registers the kernel's own types
from ludex.kernel.state import SAVED
from ludex.kernel.storage.packing import Packer
from ludex.kernel.storage.pieces import written

if TYPE_CHECKING:
    from ludex.kernel.events import Log
    from ludex.kernel.game import Game

MAGIC = b"ludex save\n"
SIGNED = b"ludex signed save\n"
SIGNATURE = 32
FORMAT = 3
HEAD = len(MAGIC) + 2
SUM = 16


def save(g: Game, key: bytes = b"") -> bytes:
    """The game as bytes; with a key they are signed, so that who has the key knows its own saves again."""
    plain = _plain(g)
    return SIGNED + signature(key, plain) + plain if key else plain


def _plain(g: Game) -> bytes:
    packer = Packer(g.rules)
    packer.define([card.definition for card in g.cards])
    pieces = written(packer, g.log)
    packer.log(g.log.items[: g.log.size])
    games = [_taken_apart(packer, each, g.log) for each in _lineage(g)]
    body = msgspec.msgpack.encode((g.rules.id, g.rules.version, packer.definitions, packer.table, games, pieces))
    head = MAGIC + FORMAT.to_bytes(2, "big")
    return head + checksum_of(head, body) + body


def signature(key: bytes, plain: bytes) -> bytes:
    """Who has the key knows its own saves by this."""
    return new_hmac(key, plain, "sha256").digest()


def checksum_of(head: bytes, body: bytes) -> bytes:
    """What tells whether a save was cut off or altered."""
    return blake2b(body, digest_size=SUM, key=head).digest()


# -- the game ----------------------------------------------------------------------------------------------
def _lineage(g: Game) -> list[Game]:
    """The game, the point it can return to, the point that one can return to, and so on."""
    games: list[Game] = []
    at: Game | None = g
    while at is not None:
        games.append(at)
        at = at.checkpoint
    return games


def _taken_apart(packer: Packer, g: Game, log: Log) -> object:
    """One game without its checkpoint. A log that is the beginning of the first game's, or that, is its length."""
    shared = g.log.items is log.items and g.log.size <= log.size
    parts = {
        "cards": tuple(g.cards),
        "zones": tuple(g.zones),
        "values": tuple(g.values),
        "stack": tuple([(f.procedure, f.row, f.local, f.answer) for f in g.stack]),
        "log": g.log.size if shared else tuple(g.log.since(0)),
    }
    return packer.pack(tuple([parts[name] if name in parts else getattr(g, name) for name in SAVED]))
