"""The fields of a card in the lab, game by game, as the games' own rows have them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ludex.web.pages.cardbook import CardFacts, Row, catalog, game_of


@dataclass(frozen=True, slots=True)
class Asked:
    """One field: its name in a row, what may stand in it (nothing: a word or a number), and which types have it."""

    name: str
    choices: tuple[str, ...] = ()
    number: bool = False
    several: bool = False
    only: tuple[str, ...] = ()

    def shown_for(self, kind: str) -> bool:
        """Whether a card of this type has the field."""
        return not self.only or kind.casefold() in self.only


_SVE_FIGHTERS = ("follower", "evolved follower")
_FOW_COSTLESS = ("ruler",)

FORMS: dict[str, tuple[Asked, ...]] = {
    "sve": (
        Asked("type", ("follower", "spell", "amulet", "evolved follower")),
        Asked("class", ("Neutral", "Forestcraft", "Swordcraft", "Runecraft", "Dragoncraft", "Abysscraft",
                        "Havencraft")),
        Asked("cost", number=True, only=("follower", "spell", "amulet")),
        Asked("attack", number=True, only=_SVE_FIGHTERS),
        Asked("defense", number=True, only=_SVE_FIGHTERS),
        Asked("traits", several=True),
    ),
    "cfv": (
        Asked("type", ("normal unit", "trigger unit: critical", "trigger unit: draw", "trigger unit: stand",
                       "trigger unit: heal")),
        Asked("clan", several=True),
        Asked("race", several=True),
        Asked("grade", ("0", "1", "2", "3")),
        Asked("power", number=True),
        Asked("shield", number=True),
        Asked("critical", number=True),
        Asked("icons", ("", "Boost", "Intercept", "Twin Drive!!")),
    ),
    "fow": (
        Asked("type", ("Resonator", "Spell: Chant", "Spell: Chant-Instant", "Spell: Chant-Standby", "Addition: Field",
                       "Addition: Resonator", "Regalia", "Ruler")),
        Asked("attribute", several=True),
        Asked("race", several=True),
        Asked("cost", only=("resonator", "spell: chant", "spell: chant-instant", "spell: chant-standby",
                            "addition: field", "addition: resonator", "regalia")),
        Asked("attack", number=True, only=("resonator",)),
        Asked("defense", number=True, only=("resonator",)),
    ),
}  # fmt: skip

FIRST: dict[str, Row] = {
    "sve": {
        "name": "Lamp-Oil Courier", "type": "follower", "class": "Neutral", "cost": 2, "attack": 2, "defense": 2,
        "traits": ["Officer"], "text": "Ward.\n{fanfare} Draw a card.",
    },
    "cfv": {
        "name": "Night Mail, Corin", "type": "normal unit", "clan": ["Ember Post"], "race": ["Roadborn"], "grade": "1",
        "power": 7000, "shield": 5000, "critical": 1, "icons": "Boost",
        "text": "[AUTO](RC): When this unit's attack hits a vanguard, draw a card.",
    },
    "fow": {
        "name": "Gutter Heron", "type": "Resonator", "attribute": ["water"], "race": ["Eavesrain"], "cost": "{U}{1}",
        "attack": 400, "defense": 400, "text": "[Flying]\n[Enter] Draw a card.",
    },
}  # fmt: skip
"""The card that stands in the lab at first, so that nobody begins before an empty form."""


def taken_in(asked: Asked, said: str) -> Any:
    """What somebody wrote, as a row has it."""
    words = said.strip()
    if asked.several:
        return [word.strip() for word in words.split(",") if word.strip()][:6]
    if asked.number:
        return min(int(words), 99_999) if words.isdecimal() and len(words) < 7 else None
    return words[:80]


def shown(asked: Asked, fields: Mapping[str, Any]) -> str:
    """What stands in a field."""
    value = fields.get(asked.name)
    if asked.several and isinstance(value, list | tuple):
        return ", ".join(map(str, value))
    return "" if value is None else str(value)


def fields_of(ruleset: str, card: CardFacts, name: str) -> Row:
    """A card that comes with ludex as the lab's fields, under another name: its text calls it so, too."""
    row = {**card.row, "name": name, "text": str(card.row.get("text", "")).replace(card.name, name)}
    row.pop("number", None)
    row.pop("rarity", None)
    if game_of(ruleset) == "sve" and row.pop("special", None) == "evolved":
        row["type"] = "evolved follower"
    if game_of(ruleset) == "cfv":
        trigger = row.pop("trigger", None)
        row |= {"type": f"trigger unit: {trigger}" if trigger else "normal unit", "grade": str(row["grade"])}
        row["icons"] = next(iter(row.get("icons", ())), "")
    if game_of(ruleset) == "fow":
        kind, subtype = row["type"].capitalize(), row.pop("subtype", "")
        row["type"] = f"{kind}: {'-'.join(map(str.capitalize, subtype.split('-')))}" if subtype else kind
    return row


def to_start_from(ruleset: str) -> list[CardFacts]:
    """The cards whose whole text the lab's form can hold: those with one face that go into a main deck."""
    found = (card for card in catalog(ruleset).values() if card.part == "main" and card.row.get("back") is None)
    return sorted((card for card in found if card.text), key=lambda card: card.name)
