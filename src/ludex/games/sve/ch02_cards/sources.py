"""Cards of Shadowverse: Evolve in other people's files: their columns, their faces, where they belong in a deck."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ludex.games.cells import number_of, word_of, words_of
from ludex.games.sources import Cells, Complaint, Fields, NoCard, Sources, double_sided
from ludex.games.sve.ch02_cards.outside import BY_NAME

_COLUMNS: dict[str, tuple[str, ...]] = {
    "special": ("special", "specialtype", "subtype", "cardsubtype"),
    "class": ("class", "craft", "cardclass", "clan"),
    "traits": ("traits", "trait", "race", "races", "tribe", "tribes", "tags"),
    "cost": ("cost", "playcost", "pp", "playpoints", "cardcost"),
    "attack": ("attack", "atk", "power", "offense"),
    "defense": ("defense", "defence", "def", "hp", "life", "toughness"),
    "universe": ("universe", "franchise", "series"),
    "trigger": ("trigger", "triggericon", "triggertype"),
    "alternate_name": ("alternatename", "altname", "alias"),
}
_TRIGGERS = ("critical", "draw", "stand", "heal")
_UNIVERSES = {
    "umamusume": "Umamusume: Pretty Derby",
    "cinderella": "THE IDOLM@STER CINDERELLA GIRLS",
    "vanguard": "Cardfight!! Vanguard",
}


def _fill(fields: Fields, cells: Cells) -> list[str]:
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
    said_trigger = word_of(cells.get("trigger")).casefold()
    if trigger := next((word for word in _TRIGGERS if word in said_trigger), ""):
        fields |= {"trigger": trigger, "universe": fields.get("universe", _UNIVERSES["vanguard"])}
    if alternate := word_of(cells.get("alternate_name")):
        fields["alternate_name"] = alternate
    supplied = _evolved(fields)
    _complete(fields)
    return supplied


_SAYS_EVOLVED = re.compile(r"\s\(?evolved\)?$", re.IGNORECASE)


def _evolved(fields: Fields) -> list[str]:
    """A follower whose name says that it is the evolved one, and which costs nothing, is a card of the evolve deck,
    whatever its type leaves out."""
    kind = fields["type"].casefold()
    if kind != "follower" or "cost" in fields or not _SAYS_EVOLVED.search(fields["name"]):
        return []
    fields["type"] += " evolved"
    return ["evolved by its name"]


def _complete(fields: Fields) -> None:
    """What every card of a type has, a source has to say."""
    kind = fields["type"].casefold()
    if "follower" in kind and ("attack" not in fields or "defense" not in fields):
        missing = "attack" if "attack" not in fields else "defense"
        raise NoCard(f"this follower has no {missing}", missing)
    costless = any(word in kind for word in ("evolve", "evovle", "leader", "token", "advanced"))
    costless = costless or fields["name"] in BY_NAME
    if "cost" not in fields and not costless:
        raise NoCard("this card has no cost", "cost")


def _part(row: Mapping[str, Any]) -> str:
    """Where a card belongs: evolved cards share their followers' names, so that a name means one card in each."""
    if row.get("special") == "token":
        return "token"
    return "evolve" if row.get("special") else "leader" if row["type"] == "leader" else "main"


def _beside(which: str, cells: Cells) -> Cells:
    """An evolved card beside its follower is never played (sve 2.5)."""
    return {"special": "evolved", "cost": ""} if which == "evolved" else {}


def _joined(cards: list[Fields]) -> tuple[list[Fields], list[Complaint]]:
    """Two evolve-deck cards of one number are a double-faced card, the first its front."""
    return double_sided(cards, lambda one, other: _evolves(one) and _evolves(other)), []


def _evolves(card: Fields) -> bool:
    return any(word in str(card["type"]).casefold() for word in ("evolved", "advanced"))


SOURCES = Sources(
    columns=_COLUMNS,
    needed=("name", "type"),
    fill=_fill,
    part=_part,
    deck={"leaders": ("leader",), "main": ("main",), "evolve": ("evolve",)},
    headings={"leader": "Leader", "main": "Main", "evolve": "Evolve"},
    traits=("traits",),
    faces={"evolved": "evolved", "evolve": "evolved", "evo": "evolved", "back": "back"},
    beside=_beside,
    joined=_joined,
)
