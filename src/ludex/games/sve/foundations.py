"""Rules of this book that the kernel keeps for every game, and what in it keeps them."""

from __future__ import annotations

from collections.abc import Callable

from ludex.kernel import applying, index, retelling, seeing, views
from ludex.kernel.zones import ZoneSpec

KEPT_BY: dict[str, Callable[..., object]] = {
    "sve 3.1.2.1": index.build,
    "sve 3.1.2.3": index.build,
    "sve-R18": index.build,
    "sve 4.1.2": ZoneSpec,
    "sve 4.1.2.1": views.view,
    "sve 4.1.2.3": seeing.lies_open,
    "sve 4.1.3": applying.place,
    "sve 4.1.5.1": retelling.retold,
    "sve 4.2.3.1": seeing.lies_open,
    "sve 4.7.2": applying.move,
    "sve 5.21.1.1": applying.move,
}
