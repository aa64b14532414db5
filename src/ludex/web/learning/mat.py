"""The playmat of a game explained: a real position, and what each zone is for, with its rule."""

from __future__ import annotations

import tomllib
from functools import lru_cache

import msgspec

from ludex.families import families
from ludex.table.scenariofile import ScenarioFile, set_up
from ludex.web import playmats
from ludex.web.learning.lesson import Said
from ludex.web.protocol.http import MatExplained, ZoneExplained

SHOWN = 0
"""The seat from which the playmat is seen."""


class Zone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies somewhere and what it is for. `at` is a zone, or `points` for what is counted."""

    at: str
    rule: str
    says: Said


class Mat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position that shows every zone, and words for each."""

    scenario: ScenarioFile
    zone: tuple[Zone, ...]


def mat(game: str) -> Mat | None:
    """The playmat of a game, if it brings words for one (`playmat.toml`)."""
    family = families().get(game)
    if family is None or not (path := family.beside("playmat.toml")).is_file():
        return None
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Mat)


@lru_cache(maxsize=32)
def shown(game: str) -> MatExplained | None:
    """The playmat of a game as the page draws it: the view of a player, how it lies, and the words of its zones."""
    found = mat(game)
    if found is None:
        return None
    table, _ = set_up(found.scenario, auto="turns")
    zones = [ZoneExplained(zone.at, zone.rule, zone.says) for zone in found.zone]
    lies = playmats.mat(found.scenario.ruleset)
    return MatExplained(game, table.rules.title, table.game.view(SHOWN), lies, zones)
