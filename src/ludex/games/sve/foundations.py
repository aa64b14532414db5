"""Rules of this book that the kernel keeps for every game, and what in it keeps them."""

from __future__ import annotations

from collections.abc import Callable

from ludex.kernel import views
from ludex.kernel.effects import index, layers
from ludex.kernel.effects.characteristics import Draft
from ludex.kernel.game import Game
from ludex.kernel.knowledge import log_view, sight
from ludex.kernel.pipeline import appliers, perform
from ludex.kernel.questions.events import AboutEvents
from ludex.kernel.zones import ZoneSpec

KEPT_BY: dict[str, Callable[..., object]] = {
    "sve 1.2.1": appliers.lose,
    "sve 1.2.2": appliers.lose,
    "sve 1.2.3": Game.concede,
    "sve 1.2.3.1": Game.concede,
    "sve 1.2.4": appliers.lose,
    "sve 1.3.3": perform.forbidden,
    "sve 3.1.2.1": index.build,
    "sve 3.1.2.3": index.build,
    "sve-R18": index.build,
    "sve 4.1.1": Game.zone,
    "sve 4.1.2": ZoneSpec,
    "sve 4.1.2.1": views.view,
    "sve 4.1.2.3": sight.lies_open,
    "sve 4.1.3": appliers.place,
    "sve 4.1.5.1": log_view.retold,
    "sve 4.2.3.1": sight.lies_open,
    "sve 4.7.2": appliers.move,
    "sve 5.9.1.1": appliers.shuffle,
    "sve 5.21.1.1": appliers.move,
    "sve 5.31.2.1": Draft.lose_all,
    "sve 10.9.1.5": layers.together,
    "sve 10.9.1.6": layers.together,
    "sve 10.9.1.6.1": index.build,
    "sve 10.9.1.6.2": appliers.lasting,
    "sve 10.10.2": AboutEvents.chooser,
    "sve 10.10.2.1": AboutEvents.chooser,
    "sve 10.10.2.2": AboutEvents.chooser,
    "sve 15.1.1": appliers.counter,
    "sve 15.1.2": appliers.counter,
    "sve 15.1.2.2": appliers.counter,
}
