"""Cards from other sources: rows in other people's words, understood as parts of a card (fow 2).

Sources write "Spell: Chant - Instant", "Special Magic Stone / Magic Stone" or `class = "RU"` where our files write a
type and a subtype, the general type of a magic stone, and attributes. A J-ruler listed by itself becomes a ruler card
with that back. What is no card of the book is refused with the reason.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from ludex.enact.ruleset import of_texts
from ludex.games.foreign import several, spelled, understood, whole
from ludex.games.fow.ch02_cards import definitions
from ludex.games.fow.ch02_cards.cardfile import CardRow, bounded, row_from
from ludex.games.fow.ch02_cards.cost_symbols import ATTRIBUTES
from ludex.kernel.ruleset import Ruleset

_TYPES = {
    "ruler": "ruler", "j-ruler": "J-ruler", "resonator": "resonator", "spell": "spell", "chant": "spell",
    "addition": "addition", "regalia": "regalia",
}  # fmt: skip
_SPELLS = {"chant": "chant", "chantinstant": "chant-instant", "chantstandby": "chant-standby"}
_ADDITIONS = {
    "field": "field", "resonator": "resonator", "ruler": "ruler", "j-ruler": "J-ruler", "j/resonator": "J/resonator",
    "j/ruler": "J/ruler", "ruler/j-ruler": "ruler/J-ruler",
}  # fmt: skip
_LETTERS = {"wa": "U", "d": "B", **{letter.casefold(): letter for letter in (*ATTRIBUTES, "X", "M")}}
_WORDS = {**{word: word for word in ATTRIBUTES.values()}, "dark": "darkness"}
_LONE_RULER = "Ruler"  # the front of a J-ruler that a source lists by itself


def card(fields: Mapping[str, object]) -> CardRow:
    """The card in a row of any source, whatever its text says; ValueError says what no card can be."""
    row = bounded(_converted(fields))
    plain = definitions.row_of(row)
    return row_from({**plain, "number": str(fields.get("number") or "")}, "the source", row.name or "a card")


def outside(rules: Ruleset, fields: Mapping[str, object]) -> CardRow:
    """The card in a row of any source that these rules can play; ValueError says what stands in the way."""
    rules = of_texts(rules)
    row = spelled(_converted(fields), "fow", definitions.lexicon())
    definitions.definition(rules, row)
    return row


def learn(rows: Iterable[Mapping[str, object]]) -> None:
    """Let texts speak of the names, races and traits of cards of other sources."""
    every = list(rows)
    for fields in every:
        if fields.get("side_of"):
            _SIDES[str(fields["side_of"])] = fields
    definitions.learn(understood(every, _converted))


_SIDES: dict[str, Mapping[str, object]] = {}
"""J-rulers that a source lists in a row of their own (`side_of`), by the name of the ruler on the other side."""


def _converted(fields: Mapping[str, object]) -> CardRow:
    row = _typed(str(fields.get("type") or ""))
    row |= {"name": fields.get("name"), "text": fields.get("text") or "", "attribute": _attributes(fields)}
    row["race"] = several(fields.get("race") or fields.get("races"))
    other = fields.get("back") or _SIDES.get(str(fields.get("name")))
    if isinstance(other, Mapping):
        row["back"] = _j_ruler(other) if row["type"] == "ruler" else _future(other)
    if fields.get("words") is not None:
        row["words"] = fields["words"]
    if row["type"] not in ("ruler", "J-ruler", "magic stone"):
        row["cost"] = _cost(fields.get("cost"))
    if row["type"] in ("resonator", "J-ruler"):
        row |= {"attack": _value(fields.get("attack")), "defense": _value(fields.get("defense"))}
    return msgspec.convert(_behind_a_ruler(row) if row["type"] == "J-ruler" else row, CardRow)


def _j_ruler(fields: Mapping[str, object]) -> dict[str, Any]:
    """The other side of a ruler."""
    return {
        "name": fields.get("name"), "text": fields.get("text") or "", "attribute": _attributes(fields),
        "race": several(fields.get("race") or fields.get("races")), "attack": _value(fields.get("attack")),
        "defense": _value(fields.get("defense")),
    }  # fmt: skip


def _future(fields: Mapping[str, object]) -> dict[str, Any]:
    """The future side of a double-sided card."""
    side = _typed(str(fields.get("type") or ""))
    side |= {"name": fields.get("name"), "text": fields.get("text") or "", "attribute": _attributes(fields)}
    side["race"] = several(fields.get("race") or fields.get("races"))
    if side["type"] == "resonator":
        side |= {"attack": _value(fields.get("attack")), "defense": _value(fields.get("defense"))}
    if fields.get("cost"):
        side["cost"] = _cost(fields["cost"])
    return side


def _behind_a_ruler(side: dict[str, Any]) -> dict[str, Any]:
    """A ruler card with nothing on its front and this J-ruler on its back."""
    return {"name": _LONE_RULER, "type": "ruler", "attribute": side["attribute"], "race": side["race"], "back": side}


# -- types ------------------------------------------------------------------------------------------------------------
def _typed(words: str) -> dict[str, Any]:
    """Type, subtype and magic stone types out of words such as "Addition:J/Resonator" (fow 2.1:2, fow 2.1:3). That a
    side is reached by [Shift] is a reminder (fow 14.3:2.4)."""
    folded = re.sub(r"\(.*?\)", "", words).casefold().strip()
    if "magic stone" in folded:
        return _stone(folded)
    head, _, tail = (part.strip() for part in folded.partition(":"))
    kind = _TYPES.get(head)
    if kind is None:
        raise ValueError(f"no type of card is called {words!r} (fow 2.1:2)")
    return {"type": kind, "subtype": _subtype(kind, tail, words)}


def _subtype(kind: str, tail: str, words: str) -> str:
    if kind == "spell":
        found = _SPELLS.get(re.sub(r"[^a-z]", "", tail or "chant"))
    elif kind == "addition":
        found = _ADDITIONS.get(tail.replace(" ", "") or "field")
    else:
        found = ""
    if found is None:
        raise ValueError(f"no subtype is called {words!r} (fow 2.1:3)")
    return found


def _stone(folded: str) -> dict[str, Any]:
    """A magic stone: its general type and its magic stone types (fow 2.1:4.1, fow 2.1:5.1)."""
    general = next((word for word in ("true", "special", "basic") if f"{word} magic stone" in folded), "basic")
    stones = [word for word in ATTRIBUTES.values() if f"{word} magic stone" in folded]
    return {"type": "magic stone", "subtype": general, "stone": stones}


# -- other parts ------------------------------------------------------------------------------------------------------
def _attributes(fields: Mapping[str, object]) -> list[str]:
    """Attributes, by their words or by the letters of their symbols; void is none (fow 2.8:4)."""
    given = fields.get("attribute") or fields.get("class") or ""
    words = [given] if isinstance(given, str) else [str(word) for word in several(given)]
    found: list[str] = []
    for word in words:
        folded = word.casefold()
        found += [_WORDS[folded]] if folded in _WORDS else [ATTRIBUTES[c] for c in word if c in ATTRIBUTES]
    return list(dict.fromkeys(found)) if "void" not in (word.casefold() for word in words) else []


def _cost(given: object) -> str:
    """A cost in our signs: `{Wa}{Wa}{2}` is `{U}{U}{2}`, a bare number the free cost, nothing {0}."""
    written = str(given if given is not None else "0").strip()
    signs = re.findall(r"[{\[]([^}\]]*)[}\]]", written) or [written]
    return "".join(f"{{{s if s.isdecimal() else _letter(s, written)}}}" for s in signs)


def _letter(sign: str, written: str) -> str:
    letter = _LETTERS.get(sign.casefold())
    if letter is None:
        raise ValueError(f"no will symbol is called {sign!r} in {written!r}")
    return letter


def _value(given: object) -> int:
    """ATK or DEF; a star says that the text gives it, and counts as 0 (fow-2.0 14.17:1)."""
    return whole(given) or 0
