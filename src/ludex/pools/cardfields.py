"""One row as the fields of a card of its game, in the words that its room takes from other sources."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from ludex.pools.cells import empty, number_of, text_of, word_of, words_of

Fields = dict[str, Any]
Cells = Mapping[str, Any]


class NoCard(ValueError):
    """Why a row is no card, and the field that says so."""

    def __init__(self, what: str, field: str = "") -> None:
        super().__init__(what)
        self.field = field


def fields_from(game: str, cells: Cells) -> tuple[Fields, list[str]]:
    """The fields of a card, and what was supplied because the source does not say it."""
    fields: Fields = {"name": word_of(cells.get("name")), "text": text_of(cells.get("text"))}
    if not fields["name"]:
        raise NoCard("this row has no name", "name")
    fields["number"] = word_of(cells.get("number"))
    supplied = _OF_GAME[game](fields, cells)
    return fields, supplied


# -- sve --------------------------------------------------------------------------------------------------------------
_UNIVERSES = {
    "umamusume": "Umamusume: Pretty Derby",
    "cinderella": "THE IDOLM@STER CINDERELLA GIRLS",
    "vanguard": "Cardfight!! Vanguard",
}


def _sve(fields: Fields, cells: Cells) -> list[str]:
    special = word_of(cells.get("special"))
    fields["type"] = f"{word_of(cells.get('type'))} {special}".strip()
    fields["class"] = word_of(cells.get("class")) or "Neutral"
    fields["traits"] = words_of(cells.get("traits"))
    for field in ("cost", "attack", "defense"):
        if (number := number_of(cells.get(field))) is not None:
            fields[field] = number
    said = word_of(cells.get("universe")).casefold()
    universe = next((name for word, name in _UNIVERSES.items() if word in said), None)
    if universe is not None:
        fields["universe"] = universe
    if trigger := _trigger(cells.get("trigger")):
        fields |= {"trigger": trigger, "universe": fields.get("universe", _UNIVERSES["vanguard"])}
    if alternate := word_of(cells.get("alternate_name")):
        fields["alternate_name"] = alternate
    _sve_complete(fields)
    return []


def _sve_complete(fields: Fields) -> None:
    """What every card of a type has, a source has to say."""
    kind = fields["type"].casefold()
    if "follower" in kind and ("attack" not in fields or "defense" not in fields):
        missing = "attack" if "attack" not in fields else "defense"
        raise NoCard(f"this follower has no {missing}", missing)
    costless = any(word in kind for word in ("evolve", "evovle", "leader", "token", "advanced"))
    if "cost" not in fields and not costless:
        raise NoCard("this card has no cost", "cost")


# -- cfv --------------------------------------------------------------------------------------------------------------
_TRIGGERS = ("critical", "draw", "stand", "heal")
_MARKS = {"ct": "critical", "dt": "draw", "st": "stand", "ht": "heal", "☆": "critical", "crit": "critical"}
_BY_GRADE = {0: ["Boost"], 1: ["Boost"], 2: ["Intercept"], 3: ["Twin Drive!!"]}
_ICON_WORDS = ("boost", "intercept", "twin drive")


def _trigger(value: Any) -> str:
    said = word_of(value).casefold()
    return next((word for word in _TRIGGERS if word in said), _MARKS.get(said, ""))


def _cfv(fields: Fields, cells: Cells) -> list[str]:
    kind = word_of(cells.get("type")).casefold()
    if re.search(r"\bg[ -]?unit|\border\b|\bcrest\b", kind):
        raise NoCard(f"this book has no card type {kind!r} (cfv 2.9.2)", "type")
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


# -- fow --------------------------------------------------------------------------------------------------------------
_BARE_COST = re.compile(r"(?:[WRUGBVX]|\d+|\s)+", re.IGNORECASE)
_J_SIDE = re.compile(r"\s*[(\[]\s*j[- ]?ruler(?: side)?\s*[)\]]\s*$", re.IGNORECASE)


def _fow(fields: Fields, cells: Cells) -> list[str]:
    kind, subtype = word_of(cells.get("type")), word_of(cells.get("subtype"))
    fields["type"] = f"{kind}: {subtype}" if subtype and ":" not in kind else kind
    fields["attribute"] = _attributes(cells.get("attribute"))
    fields["race"] = words_of(cells.get("race"))
    fields["cost"] = _cost(cells.get("cost"))
    for field in ("attack", "defense"):
        number = number_of(cells.get(field))
        fields[field] = 0 if number is None and str(cells.get(field)).strip() in ("*", "★", "X", "?") else number
    if "resonator" in kind.casefold().partition(":")[0] and None in (fields["attack"], fields["defense"]):
        missing = "attack" if fields["attack"] is None else "defense"
        raise NoCard(f"this resonator has no {missing}", missing)
    if not empty(cells.get("side_of")):
        fields["side_of"] = word_of(cells["side_of"])
    if _J_SIDE.search(fields["name"]):
        fields["name"] = _J_SIDE.sub("", fields["name"])
        fields.setdefault("side_of", fields["name"])
    return []


def _attributes(value: Any) -> Any:
    """Attributes by their words, or by letters in one word (`RU`)."""
    words = words_of(value)
    return words[0] if len(words) == 1 else words


def _cost(value: Any) -> str:
    """A cost; letters and numbers without brackets get theirs."""
    written = word_of(value) if not isinstance(value, int) else str(value)
    if "{" in written or "[" in written or not _BARE_COST.fullmatch(written):
        return written or "0"
    return "".join(f"{{{sign.upper()}}}" for sign in re.findall(r"\d+|[a-zA-Z]", written))


_OF_GAME: dict[str, Callable[[Fields, Cells], list[str]]] = {"sve": _sve, "cfv": _cfv, "fow": _fow}
