"""A deck that is being built: what is in it, what is wrong with it, and its file."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

import msgspec

from ludex import games
from ludex.games import DeckFault
from ludex.games.boards import CardFacts, Deck, Row
from ludex.web.pages.brought import Brought
from ludex.web.pages.cardbook import as_text, catalog, facts, led_by, shape_of
from ludex.web.pages.packs import held

LEAD = "lead"
"""The part of a deck that is one who leads it."""
MOST_COPIES = 99
MOST_NAMES = 400
_NAME = re.compile(r"[^\w-]+")


@dataclass(slots=True)
class Building:
    """A deck on the workbench. `own` are the player's lab cards of the game, by name, as they were written; `rows` is
    what a worker has read of them; `brought` are the cards of the player's pools."""

    ruleset: str
    deck: Deck
    own: Mapping[str, Row] = field(default_factory=dict)
    rows: Mapping[str, Row] = field(default_factory=dict)
    id: str = ""
    brought: Brought = field(default_factory=Brought)

    @property
    def parts(self) -> tuple[str, ...]:
        """What the deck consists of, who leads it first."""
        shape = shape_of(self.ruleset)
        known = shape.parts_in(games.ruleset(self.ruleset).book)
        parts = tuple(part for part in shape.parts if part in known or self.deck.get(part))
        return (LEAD, *parts) if shape.leads else parts

    def cards(self) -> dict[tuple[str, str], CardFacts]:
        """Every card there is to build with: those that come with ludex, and the player's own."""
        own = {(card.part, card.name): card for card in self._own_facts()}
        return {**own, **catalog(self.ruleset), **self.brought.cards}

    def _own_facts(self) -> list[CardFacts]:
        return [facts(self.ruleset, row) for row in self.rows.values()]

    def offered(self, part: str) -> list[CardFacts]:
        """The cards that may be put into a part."""
        if part == LEAD:
            return [card for card in self.cards().values() if self._may_lead(card)]
        sources, there = self._taken_from(part), self.held(part)
        found = (card for card in self.cards().values() if card.part in sources)
        return [card for card in found if there is None or card.name in there]

    def _taken_from(self, part: str) -> tuple[str, ...]:
        """Where cards of a part belong: what lies aside is from the parts that it is exchanged with."""
        side = shape_of(self.ruleset).side
        return side.exchanged if side is not None and side.part == part else (part,)

    def held(self, part: str) -> dict[str, int] | None:
        """The cards that the packs of a Sealed deck held; None where every card may be taken."""
        pool = held(self.ruleset, self.deck)
        return None if pool is None else pool.get(part, {})

    def _may_lead(self, card: CardFacts) -> bool:
        shape = shape_of(self.ruleset)
        return card.part == shape.leading and shape.level_leading in (None, card.level)

    def facts(self, part: str, name: str) -> CardFacts | None:
        """The card of a name in a part."""
        cards = self.cards()
        sources = (shape_of(self.ruleset).leading,) if part == LEAD else self._taken_from(part)
        return next((cards[source, name] for source in sources if (source, name) in cards), None)

    # -- changing -----------------------------------------------------------------------------------------------------
    def content(self, part: str) -> dict[str, int]:
        """The cards of a part and how many of each."""
        if part == LEAD:
            return dict.fromkeys(led_by(self.ruleset, self.deck), 1)
        return dict(self.deck.get(part) or {})

    def count(self, part: str, name: str) -> int:
        """How many copies of a card are in a part."""
        return self.content(part).get(name, 0)

    def size(self, part: str) -> int:
        """How many cards a part has."""
        return sum(self.content(part).values())

    def change(self, part: str, name: str, by: int) -> None:
        """Put copies of a card in, or take them out."""
        if part == LEAD:
            self._lead(name, taken=by > 0)
            return
        content = self.content(part)
        count = min(MOST_COPIES, content.get(name, 0) + by)
        if count > 0 and (name in content or len(content) < MOST_NAMES):
            content[name] = count
        else:
            content.pop(name, None)
        self._take({**self.deck, part: content})

    def _take(self, deck: Deck) -> None:
        """Go on with another deck, which brings what it names of the player's pools."""
        self.deck = self.brought.with_cards(self.ruleset, deck)

    def _lead(self, name: str, *, taken: bool) -> None:
        shape = shape_of(self.ruleset)
        others = [each for each in led_by(self.ruleset, self.deck) if each != name]
        leading = [*others, name][-shape.most_leading :] if taken else others
        several = shape.leads.endswith("s")
        self._take({**self.deck, shape.leads: tuple(leading) if several else "".join(leading)})

    def rename(self, title: str) -> None:
        """Call the deck something."""
        plain = " ".join(title.split())[:80]
        self.deck = {**self.deck, "title": plain, "name": file_name(plain)}

    def describe(self, words: str) -> None:
        """Say what the deck is about."""
        self.deck = {**self.deck, "description": " ".join(words.split())[:400]}

    # -- asking -------------------------------------------------------------------------------------------------------
    def used_cards(self) -> tuple[Row, ...]:
        """The lab cards in the deck."""
        return tuple(fields for name, fields in self.own.items() if any(self.count(part, name) for part in self.parts))

    def faults(self) -> tuple[DeckFault, ...]:
        """Everything that is wrong with the deck, by the room that knows the rules."""
        room = games.room(self.ruleset)
        if not self.used_cards():
            found = room.deck_faults(self.ruleset, self.deck)
            return (*self.brought.faults(self.ruleset, self.deck), *found)
        return room.deck_faults(self.ruleset, self.deck, tuple(self.rows.values()))

    def curve(self) -> list[tuple[int, int]]:
        """How many cards of the main deck have which cost or grade, without gaps."""
        counts: Counter[int] = Counter()
        for name, count in self.content("main").items():
            card = self.facts("main", name)
            if card is not None and card.level is not None:
                counts[card.level] += count
        return [(level, counts[level]) for level in range(min(counts, default=0), max(counts, default=0) + 1)]

    def kinds(self) -> list[tuple[str, int]]:
        """How many cards of the main deck are of which kind, the most frequent first."""
        counts: Counter[str] = Counter()
        for name, count in self.content("main").items():
            card = self.facts("main", name)
            if card is not None:
                counts[card.kind] += count
        return counts.most_common()

    def text(self) -> str:
        """The deck's file."""
        return as_text(self.ruleset, self.deck)


def file_name(title: str) -> str:
    """A name that may stand in a file's name: "The Red Pencil" is the-red-pencil."""
    return _NAME.sub("-", title.casefold()).strip("-") or "deck"


def empty(ruleset: str, title: str) -> Deck:
    """A deck with nothing in it."""
    named = {"name": file_name(title), "title": title, "ruleset": deck_ruleset(ruleset)}
    whole: Deck = msgspec.to_builtins(games.room(ruleset).deck_of(named))
    return whole


def deck_ruleset(ruleset: str) -> str:
    """What decks of a ruleset say they are for: formats of one book may share them."""
    return games.ruleset(ruleset).book if games.board(ruleset).deck_for_book else ruleset
