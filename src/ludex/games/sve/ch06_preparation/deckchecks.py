"""The checks of deck construction (sve 6.1, 14.4.2, B-1, B-2): each sees a deck and yields what is wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from ludex.games.sve.catalog import Catalog
from ludex.games.sve.ch02_cards.cardfile import VANGUARD, CardRow
from ludex.games.sve.ch06_preparation.deckbench import Bench, Check, Entry, Fault, Row
from ludex.games.sve.ch06_preparation.deckfile import Pool
from ludex.games.sve.ch06_preparation.deckrules import ANY_NUMBER

NEUTRAL = "Neutral"

# Leaders and sizes ---------------------------------------------------------------------------------


def one_leader(row: Row, bench: Bench) -> Iterator[Fault]:
    """A leader card, and only one (sve 6.1.1, 6.1.1.1)."""
    yield from _are_leaders(row, bench)
    if not bench.deck.leaders:
        yield Fault("sve 6.1.1", "The deck has no leader.", _a_leader(bench))
    if len(bench.deck.leaders) > 1:
        yield Fault(row.rule, f"The deck has {len(bench.deck.leaders)} leaders.", "Keep one.")


def _a_leader(bench: Bench) -> str:
    """How to mend a deck without a leader: one of the class that most of its cards have."""
    classes: Counter[str] = Counter()
    for entry in bench.main:
        if entry.row.class_ != NEUTRAL:
            classes[entry.row.class_] += entry.count
    likely = classes.most_common(1)[0][0] if classes else ""
    leaders = (row for row in bench.catalog.rows if row.type == "leader" and not row.universe)
    fitting = next((row.name for row in leaders if row.class_ == likely), None)
    return f"Name one leader card, such as {fitting}." if fitting else "Name one leader card."


def two_leaders(row: Row, bench: Bench) -> Iterator[Fault]:
    """Two leader cards of different classes (sve B-2:6.1.1.1)."""
    yield from _are_leaders(row, bench)
    count = len(bench.deck.leaders)
    if count != 2:
        yield Fault(row.rule, f"The deck has {count} leaders.", "Cross Craft needs exactly two.")
    elif len(bench.leaders) == 2 and bench.leaders[0].class_ == bench.leaders[1].class_:
        yield Fault(row.rule, f"Both leaders are {bench.leaders[0].class_}.", "Take two different classes.")


def leaders_if_any(row: Row, bench: Bench) -> Iterator[Fault]:
    """Leader cards are not required; what stands in their place must still be one (sve B-1:6.1.1.2)."""
    yield from _are_leaders(row, bench)


def _are_leaders(row: Row, bench: Bench) -> Iterator[Fault]:
    for card in bench.leaders:
        if card.type != "leader":
            yield Fault(row.rule, f"{card.name} is a {card.type}, not a leader.", "Name a leader card.")


def main_deck(least: int, most: int | None) -> Check:
    """So many cards, none of them a leader or of a special type (sve 6.1.1.2, B-1:6.1.1.3)."""

    def check(row: Row, bench: Bench) -> Iterator[Fault]:
        yield from _size(row, "main deck", bench.deck.main_size, least, most)
        for entry in bench.main:
            card = entry.row
            if not card.in_main_deck:
                what = "a leader" if card.type == "leader" else f"{_article(card.special)} card"
                hint = "Move it to the evolve deck." if card.in_evolve_deck else "Take it out."
                yield Fault(row.rule, f"{card.name} is {what} and cannot be in a main deck.", hint)

    return check


def evolve_deck(least: int, most: int | None) -> Check:
    """So many cards, each of them evolved or advanced (sve 6.1.1.3, B-1:6.1.1.4)."""

    def check(row: Row, bench: Bench) -> Iterator[Fault]:
        yield from _size(row, "evolve deck", bench.deck.evolve_size, least, most)
        for entry in bench.evolve:
            if not entry.row.in_evolve_deck:
                hint = "Move it to the main deck." if entry.row.in_main_deck else "Take it out."
                yield Fault(row.rule, f"{entry.row.name} is neither an evolved nor an advanced card.", hint)

    return check


def _size(row: Row, what: str, size: int, least: int, most: int | None) -> Iterator[Fault]:
    if size < least:
        yield Fault(row.rule, f"The {what} has {size} cards; the least is {least}.", f"Add {least - size}.")
    if most is not None and size > most:
        yield Fault(row.rule, f"The {what} has {size} cards; the most is {most}.", f"Take out {size - most}.")


def _article(special: str | None) -> str:
    return f"{'an' if special in ('evolved', 'advanced') else 'a'} {special}"


# Copies --------------------------------------------------------------------------------------------


def copies(limit: int) -> Check:
    """So many cards of a name in each deck (sve 6.1.1.4), counted by front face (sve 6.1.1.4.1), unless the
    card itself says otherwise (sve 6.1.2)."""

    def check(row: Row, bench: Bench) -> Iterator[Fault]:
        for where, entries in bench.sections:
            for card, count in _counted(entries).values():
                said = bench.reading(card).copies
                allowed = limit if said is None else said
                if allowed != ANY_NUMBER and count > allowed:
                    sentence = f"The {where} has {count} copies of {card.name}; the most is {allowed}."
                    yield Fault(row.rule, sentence, f"Take out {count - allowed}.")

    return check


def _counted(entries: tuple[Entry, ...]) -> dict[str, tuple[CardRow, int]]:
    """How many cards of each front-face name there are, however the deck list calls them."""
    counted: dict[str, tuple[CardRow, int]] = {}
    for entry in entries:
        _, before = counted.get(entry.row.name, (entry.row, 0))
        counted[entry.row.name] = (entry.row, before + entry.count)
    return counted


# Classes and universes -----------------------------------------------------------------------------


def one_base(row: Row, bench: Bench) -> Iterator[Fault]:
    """One class (sve 6.1.1.5.1, 2.2.3) or one universe (sve 6.1.1.5.2) for everything (sve 6.1.1.5)."""
    for leader in bench.leaders:
        if bench.base == "universe" and leader.universe is None:
            sentence = f"{leader.name} has no universe to base a deck on."
            yield Fault("sve 6.1.1.5.2", sentence, "Take a leader of a universe.")
        elif bench.base == "universe":
            yield from _outside_universe("sve 6.1.1.5.2", leader.universe, bench)
        else:
            yield from _outside_classes("sve 6.1.1.5.1", (leader,), bench)


def classes_only(row: Row, bench: Bench) -> Iterator[Fault]:
    """Based on the leaders' classes, never on a universe (sve B-2:6.1.1.5, B-2:6.1.1.5.1, B-2:6.1.1.5.2)."""
    if bench.base == "universe":
        yield Fault(row.rule, "A Cross Craft deck cannot be based on a universe.", 'Write base = "class".')
    yield from _outside_classes("sve B-2:6.1.1.5.1", bench.leaders, bench)
    played = {entry.row.class_ for entry in bench.main}
    for leader in bench.leaders:
        if leader.class_ not in played:
            sentence = f"The main deck has no {leader.class_} card."
            yield Fault("sve B-2:6.1.1.5.2", sentence, f"Add at least one for {leader.name}.")


def _outside_classes(rule: str, leaders: tuple[CardRow, ...], bench: Bench) -> Iterator[Fault]:
    allowed = {NEUTRAL, *(leader.class_ for leader in leaders)}
    for where, entries in bench.sections:
        for entry in entries:
            if entry.row.class_ not in allowed:
                sentence = f"{entry.row.name} in the {where} is {entry.row.class_}."
                yield Fault(rule, sentence, f"Only {' and '.join(sorted(allowed))} cards fit.")


def _outside_universe(rule: str, universe: str | None, bench: Bench) -> Iterator[Fault]:
    for where, entries in bench.sections:
        for entry in entries:
            if entry.row.universe != universe:
                sentence = f"{entry.row.name} in the {where} is not of the universe {universe}."
                yield Fault(rule, sentence, "Take it out, or base the deck on the leader's class.")


def base_is_said(row: Row, bench: Bench) -> Iterator[Fault]:
    """A leader with both a class and a universe needs a declared base (sve 6.2.1.3)."""
    if bench.deck.base is None and any(leader.universe is not None for leader in bench.leaders):
        sentence = "The leader has both a class and a universe; the deck does not say which is its base."
        yield Fault(row.rule, sentence, 'Write base = "class" or base = "universe".')


# Vanguard ------------------------------------------------------------------------------------------


def _on_vanguard(bench: Bench) -> bool:
    return bench.base == "universe" and any(leader.universe == VANGUARD for leader in bench.leaders)


def _starting_amulets(bench: Bench) -> list[str]:
    cards = (entry.row for _, entries in bench.sections for entry in entries)
    return sorted({card.name for card in cards if bench.reading(card).starting_amulet})


def has_starting_amulet(row: Row, bench: Bench) -> Iterator[Fault]:
    """A Vanguard deck holds a Starting Amulet (sve 14.4.2.1.1)."""
    if _on_vanguard(bench) and not _starting_amulets(bench):
        yield Fault(row.rule, "The deck has no Starting Amulet card.", "Add one to the main deck.")


def triggers_of_leader(row: Row, bench: Bench) -> Iterator[Fault]:
    """The cards with Trigger of a Vanguard deck are of the leader's class (sve 14.4.2.1.2)."""
    if not _on_vanguard(bench):
        return
    classes = {leader.class_ for leader in bench.leaders}
    for _, entries in bench.sections:
        for card in (entry.row for entry in entries):
            if card.trigger is not None and card.class_ not in classes:
                sentence = f"{card.name} has a {card.trigger} Trigger and is {card.class_}."
                yield Fault(row.rule, sentence, f"Trigger cards must be {' or '.join(sorted(classes))}.")


def one_starting_amulet(row: Row, bench: Bench) -> Iterator[Fault]:
    """All Starting Amulet cards of a deck share one name (sve 14.4.4.1.1)."""
    names = _starting_amulets(bench)
    if len(names) > 1:
        yield Fault(row.rule, f"Starting Amulets of several names: {', '.join(names)}.", "Keep one name.")


# Sealed --------------------------------------------------------------------------------------------


def from_packs(open_them: Callable[[int, Catalog], Pool]) -> Check:
    """Only cards out of the packs that were opened (sve B-1:6.1.1, B-1:6.1.1.1, B-1:6.1.1.1.1)."""

    def check(row: Row, bench: Bench) -> Iterator[Fault]:
        deck = bench.deck
        pool = deck.pool
        if pool is None and deck.packs is not None:
            pool = open_them(deck.packs, bench.catalog)
        if pool is None:
            hint = "Write packs = SEED for packs opened here, or the cards under [pool]."
            yield Fault(row.rule, "The deck does not say which packs it was built from.", hint)
        else:
            yield from _beyond(row, "main deck", bench.main, pool.main)
            yield from _beyond(row, "evolve deck", bench.evolve, pool.evolve)

    return check


def _beyond(row: Row, where: str, entries: tuple[Entry, ...], pool: Mapping[str, int]) -> Iterator[Fault]:
    for name, (_, count) in _counted(entries).items():
        held = pool.get(name, 0)
        if count > held:
            sentence = f"The {where} uses {count} of {name}; the packs held {held}."
            yield Fault(row.rule, sentence, f"Take out {count - held}.")
