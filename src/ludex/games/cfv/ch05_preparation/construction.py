"""Constructing a deck (cfv 5.1): every fault of a deck, each with the rule it breaks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ludex.games import decks
from ludex.games.cfv.catalog import Catalog
from ludex.games.cfv.ch02_cards.cardfile import CardRow
from ludex.games.cfv.ch05_preparation.deckfile import Deck
from ludex.games.cfv.ch05_preparation.deckrules import ANY_NUMBER, Reading, says
from ludex.games.decks import Fault

__all__ = ["FORMATS", "STANDARD", "Deck", "Fault", "faults"]

Entry = decks.Entry[CardRow]


@dataclass(frozen=True, slots=True)
class Bench:
    """A deck with its cards looked up, and the reading of what their texts say about decks."""

    deck: Deck
    main: tuple[Entry, ...]
    reading: Reading

    def number(self, is_one: Callable[[CardRow], bool]) -> int:
        """How many cards of the deck are such."""
        return sum(entry.count for entry in self.main if is_one(entry.row))

    def instead(self, of: str) -> tuple[int, ...]:
        """The numbers that cards of the deck put in the place of a rule's own (cfv 5.1.2.6)."""
        said = (rule for entry in self.main for rule in self.reading(entry.row).rules)
        return tuple(rule.copies for rule in said if rule.of == of)


Row = decks.Row[Bench]
Check = Callable[[Row, Bench], Iterator[Fault]]


def faults(deck: Deck, form: decks.Format[Bench], catalog: Catalog, reading: Reading = says) -> tuple[Fault, ...]:
    """Everything that is wrong with a deck; nothing when it is legal.

    `reading` tells what card texts say about decks: it replaces the rules (cfv 5.1.2.6).
    """
    unknown: list[Fault] = []
    main = decks.look_up(deck.main.items(), catalog.get, catalog.nearest, unknown, rule="cfv 5.1.1")
    return (*unknown, *form.faults(Bench(deck, main, reading)))


# -- how many ---------------------------------------------------------------------------------------------------------
def exactly(number: int) -> Check:
    """So many cards, no more and no less (cfv 5.1.2.1)."""

    def check(row: Row, bench: Bench) -> Iterator[Fault]:
        size = bench.deck.size
        if size != number:
            sentence = f"The deck has {size} cards; it must have exactly {number}."
            yield Fault(row.rule, sentence, _mend(size, number))

    return check


def _mend(there: int, wanted: int) -> str:
    return f"Add {wanted - there}." if there < wanted else f"Take out {there - wanted}."


def copies(limit: int) -> Check:
    """So many cards of a name (cfv 5.1.2.2), however they differ otherwise (cfv 5.1.2.2.1), unless one of them says
    otherwise (cfv 5.1.2.6)."""

    def check(row: Row, bench: Bench) -> Iterator[Fault]:
        by_name: dict[str, list[Entry]] = {}
        for entry in bench.main:
            by_name.setdefault(entry.row.name, []).append(entry)
        for name, entries in by_name.items():
            said = [r.copies for e in entries for r in bench.reading(e.row).rules if r.of == "copies"]
            count, most = sum(e.count for e in entries), _most(said or [limit])
            if most is not None and count > most:
                rule = row.rule if len({id(e.row) for e in entries}) == 1 else "cfv 5.1.2.2.1"
                sentence = f"The deck has {count} cards named {name}; the most is {most}."
                yield Fault(rule, sentence, f"Take out {count - most}.")

    return check


def _most(numbers: list[int] | tuple[int, ...]) -> int | None:
    """The largest number allowed; None if there is no limit. Who applies several replacements chooses among them."""
    return None if ANY_NUMBER in numbers else max(numbers)


def triggers(number: int) -> Check:
    """Exactly so many cards with a trigger (cfv 5.1.2.3)."""

    def check(row: Row, bench: Bench) -> Iterator[Fault]:
        there = bench.number(lambda card: card.trigger is not None)
        allowed = bench.instead("triggers") or (number,)
        if ANY_NUMBER not in allowed and there not in allowed:
            wanted = min(allowed, key=lambda n: abs(n - there))
            sentence = f"The deck has {there} cards with a trigger; it must have exactly {wanted}."
            yield Fault(row.rule, sentence, _mend(there, wanted))

    return check


def at_most(limit: int, what: str, of: str, is_one: Callable[[CardRow, Bench], bool]) -> Check:
    """Up to so many cards of a sort (cfv 5.1.2.4, 5.1.2.5)."""

    def check(row: Row, bench: Bench) -> Iterator[Fault]:
        there = bench.number(lambda card: is_one(card, bench))
        most = _most(bench.instead(of) or (limit,))
        if most is not None and there > most:
            sentence = f"The deck has {there} cards with {what}; the most is {most}."
            yield Fault(row.rule, sentence, f"Take out {there - most}.")

    return check


# -- the first vanguard -----------------------------------------------------------------------------------------------
def first_vanguard(row: Row, bench: Bench) -> Iterator[Fault]:
    """A deck holds a grade 0 card to begin with; if it names one, that one (cfv 5.2.2, ruling cfv-R24)."""
    able = {entry.row.name for entry in bench.main if entry.row.grade == 0}
    named = bench.deck.first
    if not able:
        yield Fault(row.rule, "The deck has no grade 0 card for a first vanguard.", "Add at least one.")
    elif named and all(entry.row.name != named for entry in bench.main):
        yield Fault(row.rule, f"The first vanguard {named} is not in the deck.", "Add it to the main deck.")
    elif named and named not in able:
        yield Fault(row.rule, f"The first vanguard {named} is not grade 0.", "Name a grade 0 card of the deck.")


STANDARD = decks.Format[Bench](
    "cfv",
    (
        Row("cfv 5.1.2.1", exactly(50)),
        Row("cfv 5.1.2.2", copies(4)),
        Row("cfv 5.1.2.3", triggers(16)),
        Row("cfv 5.1.2.4", at_most(4, "a heal trigger", "heal triggers", lambda card, _: card.trigger == "heal")),
        Row("cfv 5.1.2.5", at_most(4, "Sentinel", "sentinels", lambda card, bench: bench.reading(card).sentinel)),
        Row("cfv 5.2.2", first_vanguard),
    ),
)
FORMATS = {STANDARD.name: STANDARD}
