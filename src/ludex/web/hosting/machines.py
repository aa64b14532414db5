"""Bots at the tables: they think in workers of their own, from their chair alone."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from ludex.web.work.crew import Lost, Overrun

if TYPE_CHECKING:
    from ludex.web.hosting.held import Facts
    from ludex.web.hosting.mover import Mover

_log = logging.getLogger("ludex.web")


def asked_bot(facts: Facts, people: tuple[int, ...]) -> int | None:
    """The seat of the bot that is asked, if one is."""
    return None if facts.asked is None or facts.asked.seat in people else facts.asked.seat


async def thought(mover: Mover, name: str, seed: str) -> str:
    """What a bot answers to the present decision. One that fails must not stop who plays against it."""
    asked = mover.facts.asked
    assert asked is not None
    try:
        return await mover.think(asked.seat, name, seed)
    except Lost:
        raise
    except Overrun as error:
        _log.warning("the bot %s took too much %s and answers without thinking", name, error.what)
    except Exception:
        _log.exception("the bot %s failed", name)
    return asked.first
