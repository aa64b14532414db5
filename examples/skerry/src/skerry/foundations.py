"""Rules of this book that the kernel keeps for every game, and what in it keeps them."""

from __future__ import annotations

from collections.abc import Callable

from ludex.kernel import applying, performing, seeing
from ludex.kernel.game import Game

KEPT_BY: dict[str, Callable[..., object]] = {
    "skerry 1.5": applying.lose,
    "skerry 1.6": Game.concede,
    "skerry 1.7": performing.forbidden,
    "skerry 3.1": seeing.lies_open,
    "skerry 3.2": seeing.lies_open,
    "skerry 3.5": applying.move,
}
