"""Cards of Force of Will in other people's files: their columns, costs, and the sides of rulers."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ludex.games.cells import empty, number_of, word_of, words_of
from ludex.games.sources import Cells, Complaint, Fields, NoCard, Sources, double_sided

_COLUMNS: dict[str, tuple[str, ...]] = {
    "subtype": ("subtype", "subtypes", "cardsubtype"),
    "attribute": ("attribute", "attributes", "color", "colour", "colors", "colours", "element", "class"),
    "race": ("race", "races", "trait", "traits", "racetrait", "tribe", "tribes"),
    "cost": ("cost", "totalcost", "willcost", "manacost", "playcost", "cardcost"),
    "attack": ("attack", "atk", "power"),
    "defense": ("defense", "defence", "def", "toughness", "hp"),
}
_BARE_COST = re.compile(r"(?:[WRUGBVX]|\d+|\s)+", re.IGNORECASE)
_J_SIDE = re.compile(r"\s*[(\[]\s*j[- ]?ruler(?: side)?\s*[)\]]\s*$", re.IGNORECASE)


def _fill(fields: Fields, cells: Cells) -> list[str]:
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


def _part(row: Mapping[str, Any]) -> str:
    return {"ruler": "ruler", "magic stone": "stones"}.get(str(row["type"]), "main")


def _beside(which: str, cells: Cells) -> Cells:
    """The other side of a ruler is its J-ruler."""
    return {"type": "J-ruler"} if "ruler" in str(cells.get("type")).casefold() else {}


# -- sides ------------------------------------------------------------------------------------------------------------
def _joined(cards: list[Fields]) -> tuple[list[Fields], list[Complaint]]:
    """A J-ruler is the other side of the ruler that it names, of its number, or without either of the row before."""
    rulers = [card for card in cards if _is(card, "ruler")]
    by_name = {card["name"].casefold(): card for card in rulers}
    by_number = {_stem(card): card for card in rulers if _stem(card)}
    kept: list[Fields] = []
    alone: list[Complaint] = []
    for at, card in enumerate(cards):
        if not (_is(card, "j-ruler") or card.get("side_of")):
            kept.append(card)
            continue
        front = by_name.get(str(card.get("side_of", "")).casefold()) or by_number.get(_stem(card))
        if front is None and at and not _stem(card) and _is(cards[at - 1], "ruler"):
            front = cards[at - 1]
        if front is None:
            alone.append((card, "its ruler is not among these cards", "side_of"))
        elif "back" in front and not _alike(front["back"], card):
            alone.append((card, "its ruler has another J-ruler among these cards already", "side_of"))
        else:
            front["back"] = card
    return double_sided(kept, lambda one, other: "[shift]" in str(one["text"]).casefold()), alone


def _is(card: Fields, kind: str) -> bool:
    return str(card["type"]).casefold().partition(":")[0].strip().replace(" ", "-") == kind


def _stem(card: Fields) -> str:
    """A number without the letter for its side."""
    return str(card.get("number", "")).casefold().rstrip("abj*")


def _alike(one: Fields, other: Fields) -> bool:
    return {**one, "number": ""} == {**other, "number": ""}


SOURCES = Sources(
    columns=_COLUMNS,
    needed=("name", "type"),
    fill=_fill,
    part=_part,
    deck={
        "ruler": ("ruler",),
        "main": ("main", "stones"),
        "stones": ("stones", "main"),
        "sideboard": ("main", "stones"),
        "collection": ("main", "stones"),
    },
    headings={"ruler": "Ruler", "main": "Main", "stones": "Stones"},
    traits=("race",),
    faces={"jruler": "back", "judged": "back", "back": "back", "flip": "back", "otherside": "back"},
    beside=_beside,
    joined=_joined,
)
