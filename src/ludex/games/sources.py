"""Sources: how cards of a game stand in other people's files, told by the game; and what games have in common there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

Fields = dict[str, Any]
Cells = Mapping[str, Any]
Complaint = tuple[Fields, str, str]
"""A face that could not be joined: its fields, why, and the column that would say to what."""


class NoCard(ValueError):
    """Why a row is no card, and the field that says so."""

    def __init__(self, what: str, field: str = "") -> None:
        super().__init__(what)
        self.field = field


def _apart(cards: list[Fields]) -> tuple[list[Fields], list[Complaint]]:
    return cards, []


def _nothing(which: str, cells: Cells) -> Cells:
    return {}


@dataclass(frozen=True, slots=True)
class Sources:
    """What a game says of files of its cards.

    `columns`: its fields and what people call their columns, the usual name first. `needed`: those without which a file
    is no table of cards. `fill`: takes what cells say into the fields of a card, tells what it supplied, and raises
    `NoCard`. `faces`: how columns of a second face begin; `evolved` ones are a card of their own, those of the `back`
    are not. `beside`: what a face in such columns takes besides. `joined`: joins faces that stand in several rows.
    `part`: the part of a deck where a card in plain data belongs. `deck`: the fields of a deck that name cards, and the
    parts of those. `headings`: how a deck list is parted, in order. `traits`: the fields of a card with words that
    texts speak of. `numbered`: cards of one name may differ and are then told apart by number.
    """

    columns: Mapping[str, tuple[str, ...]]
    needed: tuple[str, ...]
    fill: Callable[[Fields, Cells], list[str]]
    part: Callable[[Mapping[str, Any]], str]
    deck: Mapping[str, tuple[str, ...]]
    headings: Mapping[str, str]
    traits: tuple[str, ...]
    faces: Mapping[str, str] = field(default_factory=dict)
    beside: Callable[[str, Cells], Cells] = _nothing
    joined: Callable[[list[Fields]], tuple[list[Fields], list[Complaint]]] = _apart
    numbered: bool = False


def double_sided(cards: list[Fields], front: Callable[[Fields, Fields], bool]) -> list[Fields]:
    """Two cards of one number and of different names are the sides of one; `front` tells which is which."""
    kept: list[Fields] = []
    by_number: dict[str, Fields] = {}
    for card in cards:
        number = str(card.get("number", ""))
        other = by_number.get(number) if number else None
        if other is None or "back" in other or other["name"] == card["name"]:
            by_number.setdefault(number, card)
            kept.append(card)
        elif front(other, card):
            other["back"] = card
        elif front(card, other):
            card["back"] = other
            at = next(n for n, each in enumerate(kept) if each is other)
            kept[at] = by_number[number] = card
        else:
            kept.append(card)
    return kept
