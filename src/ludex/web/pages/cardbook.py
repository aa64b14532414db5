"""Cards and decks as the pages show them: what every game's own rows say, under the same few names."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, cast

import msgspec

from ludex import games
from ludex.web.playmats import playmat

Row = dict[str, Any]
Deck = dict[str, Any]
Pair = tuple[str, str]
"""Two colours: a light one and a dark one."""

GREY: Pair = ("#b9b4a8", "#4c4a45")


@dataclass(frozen=True, slots=True)
class CardFacts:
    """One card. `part` is where it belongs in a deck, `level` where it stands in the curve of costs or grades."""

    name: str
    part: str
    kind: str
    colours: tuple[str, ...]
    traits: tuple[str, ...]
    level: int | None
    cost: str
    figures: str
    text: str
    row: Row

    @property
    def found_by(self) -> str:
        """Everything a search looks through."""
        return " ".join((self.name, self.kind, *self.colours, *self.traits, self.text)).casefold()


@dataclass(frozen=True, slots=True)
class Shape:
    """What a game's decks consist of: the field that names who leads it (and how many may), and parts that count."""

    leads: str
    leading: str
    most_leading: int
    parts: tuple[str, ...]
    size: int


SHAPES = {
    "sve": Shape("leaders", "leader", 2, ("main", "evolve"), 40),
    "cfv": Shape("first", "main", 1, ("main",), 50),
    "fow": Shape("ruler", "ruler", 1, ("main", "stones", "sideboard"), 40),
}
"""By game. The size is what a main deck usually has, for a first look at how far one is."""


def game_of(ruleset: str) -> str:
    """The game of a ruleset: `fow-5.5/bifrost` is fow."""
    return ruleset.partition("/")[0].partition("-")[0]


def shape_of(ruleset: str) -> Shape:
    """What decks of a ruleset consist of."""
    return SHAPES[game_of(ruleset)]


# -- decks ------------------------------------------------------------------------------------------------------------
def deck_of(ruleset: str, given: object) -> Deck:
    """A deck as plain data, from a starter's name or from plain data."""
    plain: Deck = msgspec.to_builtins(games.room(ruleset).deck_of(given), builtin_types=(tuple,))
    return plain


@cache
def starters(ruleset: str) -> dict[str, Deck]:
    """The decks that come with ludex for a ruleset."""
    return {name: deck_of(ruleset, name) for name in games.room(ruleset).starter_decks(ruleset)}


def led_by(ruleset: str, deck: Mapping[str, Any]) -> tuple[str, ...]:
    """The names of who leads a deck."""
    named = deck.get(shape_of(ruleset).leads) or ()
    return (named,) if isinstance(named, str) else tuple(named)


def deck_colours(ruleset: str, deck: Mapping[str, Any]) -> tuple[str, ...]:
    """The classes, clans or attributes of a deck, the most frequent first; those of a card or two are left out."""
    cards = catalog(ruleset)
    counts: Counter[str] = Counter()
    for name, count in (deck.get("main") or {}).items():
        card = cards.get(("main", name))
        for colour in card.colours if card is not None else ():
            counts[colour] += count
    counts.pop("Neutral", None)
    return tuple(colour for colour, count in counts.most_common(3) if count > 3) or tuple(counts)[:1]


def tint(ruleset: str, colour: str) -> Pair:
    """How a class, clan or attribute is painted, as on the table."""
    face = cast(Mapping[str, Any], playmat(ruleset)["face"])
    found: Mapping[str, Pair] = face["colours"]
    return found.get(colour, GREY)


def as_text(ruleset: str, deck: Deck) -> str:
    """A deck in the plain form that every deck file may have."""
    form = import_module(f"ludex.games.{game_of(ruleset)}.deckfile")
    return str(form.as_text(games.room(ruleset).deck_of(deck)))


# -- cards ------------------------------------------------------------------------------------------------------------
@cache
def catalog(ruleset: str) -> dict[tuple[str, str], CardFacts]:
    """The cards that come with ludex and that a ruleset knows, by part and name."""
    shipped = import_module(f"ludex.games.{game_of(ruleset)}.catalog").shipped()
    known = _known_in(ruleset)
    found = (facts(ruleset, row) for row in map(msgspec.to_builtins, shipped.rows) if known(row))
    return {(card.part, card.name): card for card in found}


def facts(ruleset: str, row: Row) -> CardFacts:
    """What a row says."""
    return _FACTS[game_of(ruleset)](row)


def _known_in(ruleset: str) -> Callable[[Row], bool]:
    """Whether a book knows a card: rows of a game with editions say since when and until when."""
    book = games.ruleset(ruleset).book
    edition = book.partition("-")[2]
    if not edition:
        return lambda row: True
    order = sorted(each.partition("-")[2] for each in games.books() if game_of(each) == game_of(book))
    at = order.index(edition)
    return lambda row: order.index(row.get("since", order[0])) <= at <= order.index(row.get("until") or order[-1])


def _sve(row: Row) -> CardFacts:
    special, kind = row.get("special"), row["type"]
    part = "token" if special == "token" else "leader" if kind == "leader" else "main"
    if special in ("evolved", "advanced") or kind in ("carrot", "drive point"):
        part = "evolve"
    fights = row.get("attack") is not None
    return CardFacts(
        name=row["name"], part=part, kind=f"{special} {kind}" if special else kind, colours=(row["class"],),
        traits=tuple(row.get("traits", ())), level=row.get("cost"),
        cost="" if row.get("cost") is None else str(row["cost"]),
        figures=f"{row['attack']} / {row['defense']}" if fights else "", text=_texts(row), row=row,
    )  # fmt: skip


def _cfv(row: Row) -> CardFacts:
    shield = f" · ⛨ {row['shield']}" if row.get("shield") else ""
    kind = f"{row['trigger']} trigger" if row.get("trigger") else row["type"]
    return CardFacts(
        name=row["name"], part="main", kind=kind, colours=tuple(row.get("clan", ())),
        traits=(*row.get("race", ()), *row.get("icons", ())), level=row["grade"], cost=str(row["grade"]),
        figures=f"{row['power']}{shield}", text=_texts(row), row=row,
    )  # fmt: skip


def _fow(row: Row) -> CardFacts:
    kind = row["type"]
    part = {"ruler": "ruler", "magic stone": "stones"}.get(kind, "main")
    told = f"{row['subtype']} {kind}" if kind == "magic stone" else row.get("subtype") or kind
    if kind == "addition":
        told = f"addition: {row.get('subtype', '')}"
    fights = row.get("attack") is not None
    return CardFacts(
        name=row["name"], part=part, kind=told, colours=tuple(row.get("attribute", ())) or tuple(row.get("stone", ())),
        traits=tuple(row.get("race", ())), level=_total(row.get("cost", "")) if part == "main" else None,
        cost=row.get("cost", ""), figures=f"{row['attack']} / {row['defense']}" if fights else "", text=_texts(row),
        row=row,
    )  # fmt: skip


_FACTS: dict[str, Callable[[Row], CardFacts]] = {"sve": _sve, "cfv": _cfv, "fow": _fow}


def _total(cost: str) -> int:
    """How much a cost of wills is in all: `{W}{W}{2}` is four."""
    signs = re.findall(r"\{([^}]*)\}", cost)
    return sum(int(sign) if sign.isdecimal() else sign != "X" for sign in signs)


def _texts(row: Row) -> str:
    """The text of a card, and of its back if it has one."""
    back = row.get("back")
    front = str(row.get("text", "")).strip()
    return front if back is None else f"{front}\n—\n{back['name']}\n{str(back.get('text', '')).strip()}".strip()


def search(cards: Iterable[CardFacts], said: str) -> list[CardFacts]:
    """The cards that have every word."""
    asked = said.casefold().split()
    return [card for card in cards if all(word in card.found_by for word in asked)]
