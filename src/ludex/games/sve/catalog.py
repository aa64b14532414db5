"""Finding cards by name (sve 2.1, 2.13, 9.1.2.3), and the nearest names when there is none."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Literal

from ludex.games.catalogs import Names, called, joined
from ludex.games.sve.ch02_cards.cardfile import CardRow, row_from, shipped_rows

Kind = Literal["main", "evolve", "token", "leader"]
KINDS: tuple[Kind, ...] = ("main", "evolve", "token", "leader")


def kind_of(row: CardRow) -> Kind:
    """Where a card belongs: main deck, evolve deck, leader area, or nowhere before the game (a token)."""
    if row.special == "token":
        return "token"
    if row.in_evolve_deck:
        return "evolve"
    return "leader" if row.type == "leader" else "main"


class Catalog:
    """All cards there are. A name means one card of each kind; an evolved card shares its follower's."""

    __slots__ = ("_alternate", "_by_kind", "rows")

    def __init__(self, rows: Iterable[CardRow]) -> None:
        self.rows: tuple[CardRow, ...] = tuple(rows)
        self._by_kind: dict[Kind, Names[CardRow]] = {kind: Names() for kind in KINDS}
        self._alternate: dict[str, str] = {}
        for row in self.rows:
            self._enter(row)

    def _enter(self, row: CardRow) -> None:
        self._by_kind[kind_of(row)].enter(row.name, row)
        if row.alternate_name is not None:
            self._alternate[row.alternate_name] = row.name

    def get(self, name: str, kind: Kind) -> CardRow | None:
        """The card of this kind with this front-face (sve 6.1.1.4.1) or alternate name (sve 2.13.2)."""
        names = self._by_kind[kind]
        return names.get(name) or names.get(self._alternate.get(name, ""))

    def main(self, name: str) -> CardRow | None:
        """The main-deck card with this name."""
        return self.get(name, "main")

    def evolve(self, name: str) -> CardRow | None:
        """The evolve-deck card whose front face has this name."""
        return self.get(name, "evolve")

    def token(self, name: str) -> CardRow | None:
        """The token with this name; its name decides everything else about it (sve 9.1.2.3)."""
        return self.get(name, "token")

    def leader(self, name: str) -> CardRow | None:
        """The leader with this name."""
        return self.get(name, "leader")

    def find(self, name: str, first: Kind) -> CardRow | None:
        """The card with this name: of the kind asked for if there is one, else of any other kind (sve 2.13.1)."""
        found = (self.get(name, kind) for kind in (first, *KINDS))
        return next((row for row in found if row is not None), None)

    def corresponding(self, name: str) -> tuple[CardRow, ...]:
        """The evolved cards with a face of this name, see sve 4.6.4."""
        cards = self._by_kind["evolve"]
        return tuple(r for r in cards if any(f.name == name and f.special == "evolved" for f in r.faces))

    def declarable(self) -> tuple[str, ...]:
        """The names a player may declare (sve 5.33.1): no alternate names (sve 5.33.1.1)."""
        return tuple(sorted({face.name for row in self.rows for face in row.faces}))

    def nearest(self, name: str, kind: Kind) -> tuple[str, ...]:
        """Up to three names of this kind that look like the one asked for."""
        return self._by_kind[kind].nearest(name)


def brought(cards: Iterable[object], among: Catalog | None = None) -> Catalog:
    """The catalog of the cards that come with ludex (or `among` others) and of those somebody brought, in plain data.
    What the book says of a token (sve 9.1.2.3) nobody brings otherwise."""
    own = [row_from(card, "the cards brought", called(card)) for card in cards]
    rows = joined(
        (among or shipped()).rows,
        own,
        key=lambda row: (kind_of(row), row.name),
        kept=lambda row: row.special == "token",
    )
    return Catalog(rows)


def cards_of(setup: Mapping[str, object]) -> Catalog:
    """The catalog of the game that was set up so."""
    own = setup.get("cards")
    return brought(own) if isinstance(own, list | tuple) and own else shipped()


@cache
def shipped() -> Catalog:
    """The catalog of the cards that come with ludex."""
    return Catalog(shipped_rows())
