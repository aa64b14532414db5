"""Edition 5.5: the newest book, whose numbers the chapters use. Valhalla, and Bifrost without lifebreak."""

from __future__ import annotations

from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ruleset import FowRules

BOOK = "fow-5.5"


class Valhalla(FowRules):
    """fow-5.5 as the chapters have it (fow-5.5 1.2:2)."""

    def __init__(self) -> None:
        super().__init__(f"{BOOK}/valhalla", BOOK)


class Bifrost(FowRules):
    """Without lifebreak areas: what refers to them is ignored (fow-5.5 14.2:1)."""

    lifebreaks = False
    absent = frozenset({zones.LIFEBREAK})

    def __init__(self) -> None:
        super().__init__(f"{BOOK}/bifrost", BOOK)
