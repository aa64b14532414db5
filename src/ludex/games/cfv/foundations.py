"""Rules of this book that the kernel keeps for every game, and what in it keeps them."""

from __future__ import annotations

from collections.abc import Callable

from ludex.kernel import choices, views
from ludex.kernel.effects import characteristics, index, layers
from ludex.kernel.effects.characteristics import Draft
from ludex.kernel.game import Game
from ludex.kernel.knowledge import sight
from ludex.kernel.loops import declared
from ludex.kernel.pipeline import appliers, triggers

KEPT_BY: dict[str, Callable[..., object]] = {
    "cfv 1.2.1": appliers.lose,
    "cfv 1.2.3": appliers.lose,
    "cfv 1.2.5": appliers.lose,
    "cfv 1.2.4": Game.concede,
    "cfv 1.2.4.1": Game.concede,
    "cfv 1.3.5": choices.number,
    "cfv 3.1.1.2.3": triggers.notice,
    "cfv 3.7.1.1": Draft.add_label,
    "cfv 3.16.1": Game.random,
    "cfv 3.16.2": Game.random,
    "cfv 4.1.1": Game.zone,
    "cfv 4.1.2": views.view,
    "cfv 4.1.3": sight.lies_open,
    "cfv 4.1.7": sight.lies_open,
    "cfv 4.8.2.1": sight.lies_open,
    "cfv 8.1.1.3": index.Index.add,
    "cfv 8.7.1.1": characteristics.alone,
    "cfv 8.7.2": layers.together,
    "cfv 8.7.2.1": layers.together,
    "cfv 10.1.8.1": appliers.reveal,
    "cfv 10.1.8.1.1": appliers.reveal,
    "cfv 10.1.8.1.2": appliers.reveal,
    "cfv 10.1.8.1.3": appliers.reveal,
    "cfv 10.1.10.1": appliers.shuffle,
    "cfv 10.1.20.1": Draft.gain,
    "cfv 10.1.20.2": Draft.lose,
    "cfv 11.1.1.4": declared.Repeating.offer,
}
