"""Rules of this book that the kernel keeps for every game, and what in it keeps them."""

from __future__ import annotations

from collections.abc import Callable

from ludex.kernel import applying, characteristics, choosing, index, layering, noticing, repeating, seeing, views
from ludex.kernel.characteristics import Draft
from ludex.kernel.game import Game

KEPT_BY: dict[str, Callable[..., object]] = {
    "cfv 1.2.1": applying.lose,
    "cfv 1.2.3": applying.lose,
    "cfv 1.2.5": applying.lose,
    "cfv 1.2.4": Game.concede,
    "cfv 1.2.4.1": Game.concede,
    "cfv 1.3.5": choosing.number,
    "cfv 3.1.1.2.3": noticing.notice,
    "cfv 3.7.1.1": Draft.add_label,
    "cfv 3.16.1": Game.random,
    "cfv 3.16.2": Game.random,
    "cfv 4.1.1": Game.zone,
    "cfv 4.1.2": views.view,
    "cfv 4.1.3": seeing.lies_open,
    "cfv 4.1.7": seeing.lies_open,
    "cfv 4.8.2.1": seeing.lies_open,
    "cfv 8.1.1.3": index.Index.add,
    "cfv 8.7.1.1": characteristics.alone,
    "cfv 8.7.2": layering.together,
    "cfv 8.7.2.1": layering.together,
    "cfv 10.1.8.1": applying.reveal,
    "cfv 10.1.8.1.1": applying.reveal,
    "cfv 10.1.8.1.2": applying.reveal,
    "cfv 10.1.8.1.3": applying.reveal,
    "cfv 10.1.10.1": applying.shuffle,
    "cfv 10.1.20.1": Draft.gain,
    "cfv 10.1.20.2": Draft.lose,
    "cfv 11.1.1.4": repeating.Repeating.offer,
}
