"""Cards of Cardfight!! Vanguard in other people's files: their columns, icons and triggers."""

from __future__ import annotations

import re
from typing import Any

from ludex.games.cells import empty, number_of, word_of, words_of
from ludex.games.sources import Cells, Fields, NoCard, Sources

_COLUMNS: dict[str, tuple[str, ...]] = {
    "clan": ("clan", "clans", "class"),
    "race": ("race", "races", "tribe", "tribes"),
    "grade": ("grade", "level", "gradeskill"),
    "power": ("power", "pow", "attack", "atk"),
    "shield": ("shield", "shieldvalue", "shieldpower", "guard", "defense", "def"),
    "critical": ("critical", "crit", "criticalvalue"),
    "trigger": ("trigger", "triggertype", "triggericon", "triggereffect"),
    "icons": ("icons", "skillicon", "icon", "skilltype", "unitskill"),
}
_TRIGGERS = ("critical", "draw", "stand", "heal")
_MARKS = {"ct": "critical", "dt": "draw", "st": "stand", "ht": "heal", "☆": "critical", "crit": "critical"}
_BY_GRADE = {0: ["Boost"], 1: ["Boost"], 2: ["Intercept"], 3: ["Twin Drive!!"]}
_ICON_WORDS = ("boost", "intercept", "twin drive")


def _trigger(value: Any) -> str:
    said = word_of(value).casefold()
    return next((word for word in _TRIGGERS if word in said), _MARKS.get(said, ""))


def _fill(fields: Fields, cells: Cells) -> list[str]:
    kind = word_of(cells.get("type")).casefold()
    if re.search(r"\bg[ -]?unit|\border\b|\bcrest\b", kind):
        raise NoCard(f"this book has no card type {kind!r}", "type")
    trigger = _trigger(cells.get("trigger")) or (_trigger(kind) if "trigger" in kind else "")
    if "trigger" in kind and not trigger:
        raise NoCard("which trigger this trigger unit has is not said", "trigger")
    fields["type"] = f"trigger unit: {trigger}" if trigger else "normal unit"
    if trigger:
        fields["trigger"] = trigger
    fields["clan"] = words_of(cells.get("clan"))
    fields["race"] = words_of(cells.get("race"))
    for field in ("grade", "power"):
        number = number_of(cells.get(field))
        if number is None:
            raise NoCard(f"this unit has no {field}", field)
        fields[field] = number
    shield = number_of(cells.get("shield"))
    if shield:
        fields["shield"] = shield
    return [*_icons(fields, cells), *_critical(fields, cells)]


def _icons(fields: Fields, cells: Cells) -> list[str]:
    """Skill icons: a column of their own, words beside the grade, else those that units of a grade have."""
    said = cells.get("icons")
    beside = word_of(cells.get("grade")).casefold()
    if not empty(said):
        fields["icons"] = words_of(said)
    elif found := [word for word in _ICON_WORDS if word in beside]:
        fields["icons"] = found
    else:
        fields["icons"] = _BY_GRADE.get(fields["grade"], [])
        return ["skill icon by its grade"] if fields["icons"] else []
    return []


def _critical(fields: Fields, cells: Cells) -> list[str]:
    critical = number_of(cells.get("critical"))
    fields["critical"] = 1 if critical is None else critical
    return ["critical 1"] if critical is None else []


SOURCES = Sources(
    columns=_COLUMNS,
    needed=("name", "grade", "power"),
    fill=_fill,
    part=lambda row: "main",
    deck={"first": ("main",), "main": ("main",)},
    headings={"main": "Main"},
    traits=("clan", "race"),
    numbered=True,
)
