"""Cards from other sources: rows in other people's words, understood as characteristics of a card (cfv 2).

Sources write "trigger unit: heal", "TWIN_DRIVE" or `class` where our files write `trigger`, "Twin Drive!!" and `clan`.
What is no card of the book (an unknown type, icon or trigger) is refused with the reason.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from ludex.enact.ruleset import of_texts
from ludex.games.cfv.ch02_cards import definitions
from ludex.games.cfv.ch02_cards.cardfile import CardRow, row_from
from ludex.games.foreign import several, spelled, understood, whole
from ludex.kernel.ruleset import Ruleset

_ICONS = {"twindrive": "Twin Drive!!", "intercept": "Intercept", "boost": "Boost"}
_TRIGGERS = ("critical", "draw", "stand", "heal")
# What stands in for a number that a source leaves out: the most common of a grade 1 unit.
_NUMBERS = {"grade": 1, "power": 7000, "critical": 1}


def card(fields: Mapping[str, object]) -> CardRow:
    """The card in a row of any source, whatever its text says; ValueError says what no card can be."""
    row = _converted(fields)
    plain = definitions.row_of(row)
    return row_from({**plain, "number": str(fields.get("number") or "")}, "the source", row.name or "a card")


def outside(rules: Ruleset, fields: Mapping[str, object]) -> CardRow:
    """The card in a row of any source that these rules can play; ValueError says what stands in the way."""
    rules = of_texts(rules)
    row = spelled(_converted(fields), "cfv", definitions.lexicon())
    definitions.definition(rules, row)
    return row


def learn(rows: Iterable[Mapping[str, object]]) -> None:
    """Let texts speak of the names, clans and races of cards of other sources."""
    definitions.learn(understood(rows, _converted))


def _converted(fields: Mapping[str, object]) -> CardRow:
    kind, trigger = _type(fields)
    row: dict[str, Any] = {"name": fields.get("name"), "type": kind, "trigger": trigger}
    row["clan"] = _words(fields, "clan", "class")
    row["race"] = _words(fields, "race", "races")
    row["icons"] = [_icon(word) for word in _words(fields, "icons", "skill_icon")]
    row["text"] = fields.get("text") or ""
    row["words"] = fields.get("words")
    for key, usual in _NUMBERS.items():
        row[key] = _number(fields.get(key), usual)
    row["shield"] = _number(fields.get("shield"), 0) or None  # a shield of 0 is how sources write none (cfv 2.6.3)
    return msgspec.convert(row, CardRow)


def _type(fields: Mapping[str, object]) -> tuple[str, str | None]:
    """Type and trigger icon out of words such as "trigger unit: heal"; a unit with an icon is a trigger unit (cfv
    2.9.2)."""
    words = str(fields.get("type") or "unit").casefold()
    if "unit" not in words:
        raise ValueError(f"no type of card is called {words!r} (cfv 2.9.2)")
    trigger = str(fields.get("trigger") or words.partition(":")[2]).strip().casefold()
    if trigger and trigger not in _TRIGGERS:
        raise ValueError(f"no trigger is called {trigger!r} (cfv 2.8.1.1)")
    if "trigger" in words and not trigger:
        raise ValueError("a trigger unit without a trigger icon (cfv 2.9.2)")
    return ("trigger unit", trigger) if trigger else ("normal unit", None)


def _words(fields: Mapping[str, object], *keys: str) -> list[str]:
    """The words under the first of these keys that a source has."""
    return several(next((fields[key] for key in keys if fields.get(key)), ()))


def _icon(word: str) -> str:
    icon = _ICONS.get(re.sub(r"[^a-z]", "", word.casefold()))
    if icon is None:
        raise ValueError(f"no skill icon is called {word!r} (cfv 2.10.1)")
    return icon


def _number(value: object, usual: int) -> int:
    found = whole(value)
    return usual if found is None else found
