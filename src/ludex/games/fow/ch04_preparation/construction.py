"""Constructing a deck (fow 4.1): every fault of a deck, each with the rule it breaks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from ludex.games import decks
from ludex.games.decks import Fault
from ludex.games.fow.catalog import Catalog
from ludex.games.fow.ch02_cards.cardfile import CardRow, known_in
from ludex.games.fow.ch04_preparation.deckfile import Deck
from ludex.games.fow.ch04_preparation.deckrules import ANY_NUMBER, Reading, says

__all__ = ["FORMATS", "Deck", "Fault", "Format", "faults", "format_of"]

Entry = decks.Entry[CardRow]
MAIN_TYPES = frozenset({"resonator", "spell", "addition", "regalia"})


@dataclass(frozen=True, slots=True)
class Bench:
    """A deck with its cards looked up, and the reading of what their texts say about decks. `ruler`: the card that was
    named as the ruler, if there is one of that name."""

    deck: Deck
    ruler: CardRow | None
    main: tuple[Entry, ...]
    stones: tuple[Entry, ...]
    sideboard: tuple[Entry, ...]
    reading: Reading

    @property
    def brought(self) -> tuple[Entry, ...]:
        """Every card of the deck, the ruler and the sideboard among them."""
        ruler = () if self.ruler is None else (Entry(self.ruler, 1),)
        return (*ruler, *self.main, *self.stones, *self.sideboard)


Row = decks.Row[Bench]
Format = decks.Format[Bench]
Check = Callable[[Row, Bench], Iterator[Fault]]


def faults(
    deck: Deck,
    form: Format,
    catalog: Catalog,
    *,
    cite: Callable[[str], str] = str,
    reading: Reading = says,
) -> tuple[Fault, ...]:
    """Everything that is wrong with a deck; nothing when it is legal.

    `cite` turns the number of a rule into that of the edition's own book. `reading` tells what card texts say about
    decks: it replaces the rules (fow 4.1:6).
    """
    unknown: list[Fault] = []

    def looked_up(cards: Mapping[str, int]) -> tuple[Entry, ...]:
        return decks.look_up(cards.items(), catalog.get, catalog.nearest, unknown, rule=form.rows[0].rule)

    ruler = looked_up({deck.ruler: 1}) if deck.ruler else ()
    main, stones, sideboard = looked_up(deck.main), looked_up(deck.stones), looked_up(deck.sideboard)
    bench = Bench(deck, ruler[0].row if ruler else None, main, stones, sideboard, reading)
    return tuple(Fault(cite(f.rule), f.sentence, f.hint) for f in (*unknown, *form.faults(bench)))


# -- the ruler --------------------------------------------------------------------------------------------------------
def one_ruler(row: Row, bench: Bench) -> Iterator[Fault]:
    """Exactly one ruler card (fow 4.1:2)."""
    if not bench.deck.ruler:
        yield Fault(row.rule, "The deck names no ruler.", "Name one.")
    elif bench.ruler is not None and bench.ruler.type != "ruler":
        sentence = f"{bench.ruler.name} is a {bench.ruler.type}, no ruler."
        yield Fault(row.rule, sentence, "Name a ruler card.")


# -- how many ---------------------------------------------------------------------------------------------------------
def size(what: str, part: Callable[[Deck], Mapping[str, int]], least: int, most: int | None) -> Check:
    """So many cards in a part of the deck, at least and at most."""

    def check(row: Row, bench: Bench) -> Iterator[Fault]:
        there = sum(part(bench.deck).values())
        if there < least:
            sentence = f"The {what} has {there} cards; it must have at least {least}."
            yield Fault(row.rule, sentence, f"Add {least - there}.")
        if most is not None and there > most:
            sentence = f"The {what} has {there} cards; it may have {most} at the most."
            yield Fault(row.rule, sentence, f"Take out {there - most}.")

    return check


def main_size(least: int, most: int | None) -> Check:
    """How many cards a main deck has."""
    return size("main deck", lambda deck: deck.main, least, most)


def stone_size(least: int, most: int) -> Check:
    """How many cards a magic stone deck has."""
    return size("magic stone deck", lambda deck: deck.stones, least, most)


def copies(limit: int) -> Check:
    """So many cards of a name (fow 2.2:2), unless a card says otherwise (fow 4.1:6). Magic stones that are not Special
    are exempt: the size of their deck alone bounds them (fow 4.1:5)."""

    def check(row: Row, bench: Bench) -> Iterator[Fault]:
        for part in (bench.main, bench.stones):
            yield from _too_many(row.rule, bench, part, limit)

    return check


def _too_many(rule: str, bench: Bench, part: tuple[Entry, ...], limit: int) -> Iterator[Fault]:
    for entry in part:
        if entry.row.type == "magic stone" and not entry.row.special:
            continue
        said = [found.copies for found in bench.reading(entry.row) if found.of == "copies"] or [limit]
        most = None if ANY_NUMBER in said else max(said)
        if most is not None and entry.count > most:
            sentence = f"There are {entry.count} cards named {entry.row.name}; the most is {most}."
            yield Fault(rule, sentence, f"Take out {entry.count - most}.")


# -- which cards ------------------------------------------------------------------------------------------------------
def main_types(row: Row, bench: Bench) -> Iterator[Fault]:
    """No ruler and no magic stone lies in a main deck (fow-2.0 3.4:3)."""
    for entry in bench.main:
        if entry.row.type not in MAIN_TYPES:
            sentence = f"{entry.row.name} is a {entry.row.type} and cannot be in the main deck."
            hint = "Put it into the magic stone deck." if entry.row.type == "magic stone" else "Take it out."
            yield Fault(row.rule, sentence, hint)


def stone_types(row: Row, bench: Bench) -> Iterator[Fault]:
    """Only magic stones lie in a magic stone deck (fow-2.0 3.5:3)."""
    for entry in bench.stones:
        if entry.row.type != "magic stone":
            sentence = f"{entry.row.name} is no magic stone and cannot be in the magic stone deck."
            yield Fault(row.rule, sentence, "Put it into the main deck, or take it out.")


def of_edition(edition: str) -> Check:
    """A card whose text or type this edition has no rules for cannot be played under it."""

    def check(row: Row, bench: Bench) -> Iterator[Fault]:
        for card in dict.fromkeys(entry.row.name for entry in bench.brought if not known_in(entry.row, edition)):
            yield Fault(row.rule, f"{card} has something on it that edition {edition} does not know.", "Take it out.")

    return check


def no_sideboard(row: Row, bench: Bench) -> Iterator[Fault]:
    """Nothing of a book without sideboards speaks of one."""
    if bench.deck.sideboard:
        yield Fault(row.rule, "This edition has no sideboard.", "Take it out.")


# -- editions ---------------------------------------------------------------------------------------------------------
V5_5 = Format(
    "fow-5.5",
    (
        Row("fow 4.1:1", of_edition("5.5")),
        Row("fow 4.1:2", one_ruler),
        Row("fow 4.1:3", main_size(40, None)),
        Row("fow 4.1:3", main_types),
        Row("fow 4.1:4", stone_size(10, 20)),
        Row("fow 4.1:4", stone_types),
        Row("fow 4.1:5", copies(4)),
    ),
)
V5_01 = V5_5.replacing("fow-5.01", {"fow 4.1:1": Row("fow 4.1:1", of_edition("5.01"))}).adding(
    Row("fow 4.1:1", no_sideboard)
)
# fow-2.0 4.1:4: there is no limit on cards with Break as such (ruling fow-2.0-R1), so no row for them.
V2_0 = Format(
    "fow-2.0",
    (
        Row("fow-2.0 4:1", of_edition("2.0")),
        Row("fow-2.0 4:1", one_ruler),
        Row("fow-2.0 4.1:1", main_size(40, 60)),
        Row("fow-2.0 4.1:2", main_types),
        Row("fow-2.0 4.2:1", stone_size(0, 20)),
        Row("fow-2.0 4.2:2", stone_types),
        Row("fow-2.0 4.1:3", copies(4)),  # basic magic stones excepted (fow-2.0 4.2:3)
        Row("fow-2.0 4:1", no_sideboard),
    ),
)
FORMATS: dict[str, Format] = {form.name: form for form in (V2_0, V5_01, V5_5)}


def format_of(ruleset: str) -> Format:
    """How decks of a ruleset are built: both formats of an edition build them alike."""
    return FORMATS[ruleset.partition("/")[0]]
