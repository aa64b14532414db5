"""Workers that take too much on demand: the key of an answer, or the text of a card, says of what."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

from ludex.web.hosting.held import Facts, Told, Wanted
from ludex.web.hosting.past import Line
from ludex.web.work.crew import Crew
from ludex.web.work.duties import Duties

TIME, MEMORY, AT_ONCE, DEATH = "burn time", "burn memory", "burn all memory", "burn out"
BURNS = (TIME, MEMORY, AT_ONCE, DEATH)


def burn(what: str) -> None:
    """Take too much of something."""
    kept = []
    while what == TIME:
        pass
    while what == MEMORY:
        kept.append(bytearray(1 << 20))
    if what == AT_ONCE:
        kept.append(bytearray(1 << 40))
    if what == DEATH:
        os.abort()


class Burning(Duties):
    """Does its duty, and burns when it is told to."""

    def attempt(self, id: str, entry: Line, wanted: Sequence[Wanted]) -> tuple[Facts, list[Told]]:
        burn(entry.key)
        return super().attempt(id, entry, wanted)

    def think(self, id: str, entries: Sequence[Line], seat: int, name: str, seed: str) -> str:
        burn(TIME)
        return super().think(id, entries, seat, name, seed)

    def read_card(self, ruleset: str, fields: Mapping[str, Any]) -> Any:
        burn(fields["text"])
        return super().read_card(ruleset, fields)


def burning() -> Crew:
    """A crew of such workers."""
    return Crew("tests.web.burning:Burning")
