"""Forged saves and mutated records: one part altered, the checksum made right again."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

import ludex
from ludex.kernel.game import Game
from ludex.kernel.storage import save
from ludex.kernel.storage.packing import SaveError

ODD: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 2, 7, 63, 10_000, 1 << 62, -(1 << 62), 0.5, "", "c1", "deck", "²", "x" * 50, b"", [],
    ["t"], ["t", 1], ["d"], ["l"], ["f"], ["&", 0], ["&", 5], ["&", -1], ["D", 0], ["D", 99], ["F", 0, 7],
    ["P", "no"], ["i", "9" * 30], ["ref", 3, 1], ["ref", 9999, 0], ["until", "x", 0, 0], ["nothing"],
)  # fmt: skip


def forged(data: bytes, chance: Random) -> bytes:
    """A save with one part altered."""
    body = msgspec.msgpack.decode(data[save.HEAD + save.SUM :])
    part: Any = body
    for _ in range(200):
        inner = [n for n, each in enumerate(part) if isinstance(each, list) and each]
        if not inner or chance.random() < 0.15:
            break
        part = part[chance.choice(inner)]
    at = chance.randrange(len(part))
    way = chance.random()
    if way < 0.6:
        old = part[at]
        part[at] = old + chance.choice((-1, 1, 7)) if type(old) is int and way < 0.3 else chance.choice(ODD)
    elif way < 0.75:
        part.insert(at, chance.choice(ODD))
    elif way < 0.9:
        del part[at]
    else:
        other = chance.randrange(len(part))
        part[at], part[other] = part[other], part[at]
    return resealed(data, msgspec.msgpack.encode(body))


def resealed(data: bytes, body: bytes) -> bytes:
    """Another body with the checksum that fits it."""
    head = data[: save.HEAD]
    return head + save.checksum_of(head, body) + body


def loads_or_is_refused(data: bytes, chance: Random) -> bool:
    """Whether a save is refused; else its game can be looked at, hashed, saved and played on from."""
    try:
        game = ludex.load(data)
    except SaveError as error:
        assert len(str(error)) < 500
        return True
    use(game, chance)
    return False


def use(game: Game, chance: Random) -> None:
    """Look at a game and play on a little."""
    for _ in range(12):
        for seat in (0, 1, None):
            game.view(seat)
        game.hash()
        game.save()
        if game.decision is None:
            return
        game.choose(chance.choice(game.decision.options))
