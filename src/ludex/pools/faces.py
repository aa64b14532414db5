"""Joining the faces of one card that stand in several rows: rulers with their J-rulers, double-sided cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ludex.pools.cardfields import Fields
from ludex.pools.tables import Row
from ludex.pools.troubles import Trouble


@dataclass(slots=True)
class Found:
    """A card of a source: its fields, and the row that it stands in."""

    fields: Fields
    row: Row

    def trouble(self, what: str, column: str = "") -> Trouble:
        """Something is wrong with it."""
        return Trouble(
            file=self.row.file, line=self.row.line, column=column, what=what, card=str(self.fields.get("name", ""))
        )


def joined(game: str, found: list[Found]) -> tuple[list[Found], list[Trouble]]:
    """The cards with their other faces on them, and those faces whose front is not there."""
    joining = _JOINING.get(game)
    return joining(found) if joining is not None else (found, [])


# -- fow: J-rulers and double-sided cards -----------------------------------------------------------------------------
def _fow(found: list[Found]) -> tuple[list[Found], list[Trouble]]:
    """A J-ruler is the other side of the ruler that it names, of its number, or without either of the row before."""
    rulers = [card for card in found if _is(card, "ruler")]
    by_name = {card.fields["name"].casefold(): card for card in rulers}
    by_number = {_stem(card): card for card in rulers if _stem(card)}
    kept: list[Found] = []
    troubles: list[Trouble] = []
    for at, card in enumerate(found):
        if not (_is(card, "j-ruler") or card.fields.get("side_of")):
            kept.append(card)
            continue
        front = by_name.get(str(card.fields.get("side_of", "")).casefold()) or by_number.get(_stem(card))
        if front is None and at and not _stem(card) and _is(found[at - 1], "ruler"):
            front = found[at - 1]
        if front is None:
            troubles.append(card.trouble("its ruler is not among these cards", "side_of"))
        elif "back" in front.fields and not _alike(front.fields["back"], card.fields):
            troubles.append(card.trouble("its ruler has another J-ruler among these cards already", "side_of"))
        else:
            front.fields["back"] = card.fields
    return _double_sided(kept, lambda a, b: "[shift]" in str(a.fields["text"]).casefold()), troubles


def _is(card: Found, kind: str) -> bool:
    return str(card.fields["type"]).casefold().partition(":")[0].strip().replace(" ", "-") == kind


def _stem(card: Found) -> str:
    """A number without the letter for its side."""
    return str(card.fields.get("number", "")).casefold().rstrip("abj*")


def _alike(one: Fields, other: Fields) -> bool:
    return {**one, "number": ""} == {**other, "number": ""}


# -- two rows of one number -------------------------------------------------------------------------------------------
def _double_sided(found: list[Found], front: Callable[[Found, Found], bool]) -> list[Found]:
    """Two cards of one number and of different names are the sides of one; `front` tells which is which."""
    kept: list[Found] = []
    by_number: dict[str, Found] = {}
    for card in found:
        number = str(card.fields.get("number", ""))
        other = by_number.get(number) if number else None
        if other is None or "back" in other.fields or other.fields["name"] == card.fields["name"]:
            by_number.setdefault(number, card)
            kept.append(card)
        elif front(other, card):
            other.fields["back"] = card.fields
        elif front(card, other):
            card.fields["back"] = other.fields
            kept[kept.index(other)] = by_number[number] = card
        else:
            kept.append(card)
    return kept


def _sve(found: list[Found]) -> tuple[list[Found], list[Trouble]]:
    """Two evolve-deck cards of one number are a double-faced card (sve 2.14.1), the first its front."""
    return _double_sided(found, lambda a, b: _evolves(a) and _evolves(b)), []


def _evolves(card: Found) -> bool:
    return any(word in str(card.fields["type"]).casefold() for word in ("evolved", "advanced"))


_JOINING: dict[str, Callable[[list[Found]], tuple[list[Found], list[Trouble]]]] = {"sve": _sve, "fow": _fow}
