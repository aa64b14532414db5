"""Rules of the three books that the kernel keeps for every game, and what in it keeps them."""

from __future__ import annotations

from collections.abc import Callable

from ludex.kernel import views
from ludex.kernel.effects import index, layers
from ludex.kernel.effects.characteristics import Draft
from ludex.kernel.game import Game
from ludex.kernel.knowledge import sight
from ludex.kernel.pipeline import appliers, perform

KEPT_BY: dict[str, Callable[..., object]] = {
    "fow 1.3:1": appliers.lose,
    "fow 1.3:2": appliers.lose,
    "fow 1.3:4": Game.concede,
    "fow 3.1:1": Game.zone,
    "fow 3.1:2": sight.lies_open,
    "fow 3.2:2": sight.knows,
    "fow 3.1:2.1": views.view,
    "fow-5.01 9.1:2.2": appliers.lasting,
    "fow-5.5 9.1:2.2": appliers.lasting,
    "fow 9.9:3.1": layers.together,
    "fow 9.10:1": perform.applicable,
    "fow 9.10:3": perform.applicable,
    "fow 10.19:3": Draft.add_number,
    "fow 10.20:1": appliers.shuffle,
    "fow 10.20:1.1": appliers.shuffle,
    "fow 10.21:1.2": appliers.counter,
    "fow-2.0 3.1.1:3": sight.lies_open,
    "fow-2.0 4.4:2": appliers.shuffle,
    "fow-2.0 7.2.1.1:3": index.Index.add,
    "fow-2.0 7.2.1.1:4": index.Index.add,
    "fow-2.0 13.2:2": perform.forbidden,
}
