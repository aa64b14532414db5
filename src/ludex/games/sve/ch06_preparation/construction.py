"""Deck construction (sve 6.1, 14.4.2, B-1, B-2): every fault of a deck, each with the rule it breaks.

A format is a table of rows, one rule and one check each. Cross Craft and Sealed are the standard table with
rows replaced, so whatever they do not mention stays as it was.
"""

from __future__ import annotations

from collections.abc import Iterable

from ludex.games import decks
from ludex.games.sve.catalog import Catalog, Kind
from ludex.games.sve.ch06_preparation import boosters, deckchecks
from ludex.games.sve.ch06_preparation.deckbench import Bench, Entry, Fault, Format, Row
from ludex.games.sve.ch06_preparation.deckfile import Deck
from ludex.games.sve.ch06_preparation.deckrules import Reading, says

__all__ = [
    "BOX_BATTLE",
    "CROSS_CRAFT",
    "FORMATS",
    "OPEN_8",
    "STANDARD",
    "Deck",
    "Fault",
    "Format",
    "Row",
    "faults",
]

STANDARD = Format(
    "sve",
    (
        Row("sve 6.1.1.1", deckchecks.one_leader),
        Row("sve 6.1.1.2", deckchecks.main_deck(40, 50)),
        Row("sve 6.1.1.3", deckchecks.evolve_deck(0, 10)),
        Row("sve 6.1.1.4", deckchecks.copies(3)),
        Row("sve 6.1.1.5", deckchecks.one_base),
        Row("sve 6.2.1.3", deckchecks.base_is_said),
        Row("sve 14.4.2.1.1", deckchecks.has_starting_amulet),
        Row("sve 14.4.2.1.2", deckchecks.triggers_of_leader),
        Row("sve 14.4.4.1.1", deckchecks.one_starting_amulet),
    ),
)

# Whatever is not named here is as in a standard deck (sve B-2).
CROSS_CRAFT = STANDARD.replacing(
    "sve/cross-craft",
    {
        "sve 6.1.1.1": Row("sve B-2:6.1.1.1", deckchecks.two_leaders),
        "sve 6.1.1.5": Row("sve B-2:6.1.1.5", deckchecks.classes_only),
        # A Cross Craft deck has but one possible base, so nothing is left to declare.
        "sve 6.2.1.3": None,
        "sve 14.4.2.1.1": None,
        "sve 14.4.2.1.2": None,
    },
)

_SEALED = STANDARD.replacing(
    "sealed",
    {
        # No leader is required (sve B-1:6.1.1.2), so there is no base to declare or to keep to
        # (sve B-1:6.1.1.6).
        "sve 6.1.1.1": Row("sve B-1:6.1.1.2", deckchecks.leaders_if_any),
        "sve 6.1.1.2": Row("sve B-1:6.1.1.3", deckchecks.main_deck(30, None)),  # any number of copies (sve B-1:6.1.1.5)
        "sve 6.1.1.3": Row("sve B-1:6.1.1.4", deckchecks.evolve_deck(0, None)),
        "sve 6.1.1.4": None,
        "sve 6.1.1.5": None,
        "sve 6.2.1.3": None,
        "sve 14.4.2.1.1": None,
        "sve 14.4.2.1.2": None,
    },
)

OPEN_8 = _SEALED.replacing("sve/open-8", {}).adding(Row("sve B-1:6.1.1", deckchecks.from_packs(boosters.open_eight)))
BOX_BATTLE = _SEALED.replacing("sve/box-battle", {}).adding(
    Row("sve B-1:6.1.1", deckchecks.from_packs(boosters.open_box_pool))
)

FORMATS = {form.name: form for form in (STANDARD, CROSS_CRAFT, OPEN_8, BOX_BATTLE)}


def faults(deck: Deck, form: Format, catalog: Catalog, reading: Reading = says) -> tuple[Fault, ...]:
    """Everything that is wrong with a deck under a format; nothing when it is legal.

    `reading` tells what card texts say about decks; they override the conditions (sve 6.1.2).
    """
    unknown: list[Fault] = []

    def look_up(cards: Iterable[tuple[str, int]], kind: Kind) -> tuple[Entry, ...]:
        """The entries of one section; names that no card has become faults (sve 6.1.1)."""
        return decks.look_up(
            cards,
            lambda name: catalog.find(name, kind),
            lambda name: catalog.nearest(name, kind),
            unknown,
            rule="sve 6.1.1",
        )

    bench = Bench(
        deck=deck,
        leaders=tuple(e.row for e in look_up(((n, 1) for n in deck.leaders), "leader")),
        main=look_up(deck.main.items(), "main"),
        evolve=look_up(deck.evolve.items(), "evolve"),
        catalog=catalog,
        reading=reading,
    )
    return (*unknown, *form.faults(bench))
