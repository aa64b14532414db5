"""Rules of the three books that the kernel keeps for every game, and what in it keeps them."""

from __future__ import annotations

from collections.abc import Callable

from ludex.kernel import applying, index, layering, performing, seeing, views
from ludex.kernel.characteristics import Draft
from ludex.kernel.game import Game

KEPT_BY: dict[str, Callable[..., object]] = {
    "fow 1.3:1": applying.lose,
    "fow 1.3:2": applying.lose,
    "fow 1.3:4": Game.concede,
    "fow 3.1:1": Game.zone,
    "fow 3.1:2": seeing.lies_open,
    "fow 3.2:2": seeing.knows,
    "fow 3.1:2.1": views.view,
    "fow-5.01 9.1:2.2": applying.lasting,
    "fow-5.5 9.1:2.2": applying.lasting,
    "fow 9.9:3.1": layering.together,
    "fow 9.10:1": performing.applicable,
    "fow 9.10:3": performing.applicable,
    "fow 10.19:3": Draft.add_number,
    "fow 10.20:1": applying.shuffle,
    "fow 10.20:1.1": applying.shuffle,
    "fow 10.21:1.2": applying.counter,
    "fow-2.0 3.1.1:3": seeing.lies_open,
    "fow-2.0 4.4:2": applying.shuffle,
    "fow-2.0 7.2.1.1:3": index.Index.add,
    "fow-2.0 7.2.1.1:4": index.Index.add,
    "fow-2.0 13.2:2": performing.forbidden,
}
