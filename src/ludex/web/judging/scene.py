"""What the desk knows of a game: numbers and phases that can be set, and a position in which a card can be tried."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from ludex import games
from ludex.families import family_of


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`numbers` of a player and `phases` by language; `zones`: where a card of a part of a deck is tried from;
    `around`: what else lies there, with means enough and something to aim at; `blank`: what a card without text is
    made of. Of a card can be set: numbers (`details`), how it lies besides (`states`), and `counters`, if there are
    any."""

    numbers: dict[str, dict[str, str]] = {}
    phases: dict[str, dict[str, str]] = {}
    zones: dict[str, str] = {}
    around: dict[str, Any] = {}
    blank: dict[str, int] = {}
    details: dict[str, dict[str, str]] = {}
    states: dict[str, dict[str, str]] = {}
    counters: bool = False


@lru_cache(maxsize=32)
def scene(ruleset: str) -> Scene:
    """The scene that a ruleset's game brings (`desk/scene.toml`); one without anything if it brings none."""
    family = family_of(ruleset)
    if family is None or not (path := family.beside("desk") / "scene.toml").is_file():
        return Scene()
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Scene)


def trying(ruleset: str, fields: Mapping[str, Any]) -> dict[str, Any]:
    """A position in which a card of the lab can be tried at once; ValueError says why it cannot be."""
    found = scene(ruleset)
    row = msgspec.to_builtins(games.room(ruleset).outside(games.ruleset(ruleset), fields))
    plain = {key: value for key, value in row.items() if value not in (None, "", [], {}, ())}
    part = games.board(ruleset).facts(row).part
    around = found.around
    mine = {"as": "card", "zone": found.zones.get(part, "hand"), "name": row["name"]}
    cards = [*around.get("card", ()), mine]
    return {"title": row["name"], **around, "ruleset": ruleset, "brings": [plain], "card": cards}
