"""Rules of this book that the kernel keeps for every game, and what in it keeps them."""

from __future__ import annotations

from collections.abc import Callable

from ludex.kernel.game import Game
from ludex.kernel.knowledge import sight
from ludex.kernel.pipeline import appliers, perform

KEPT_BY: dict[str, Callable[..., object]] = {
    "skerry 1.5": appliers.lose,
    "skerry 1.6": Game.concede,
    "skerry 1.7": perform.forbidden,
    "skerry 3.1": sight.lies_open,
    "skerry 3.2": sight.lies_open,
    "skerry 3.5": appliers.move,
}
