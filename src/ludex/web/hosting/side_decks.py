"""Side decks, as a worker reads them: how a deck can be changed between the games of a match, and whether it may be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from ludex import games
from ludex.games.decks import Fault, IllegalDeck

if TYPE_CHECKING:
    from ludex.games.boards import Side

Deck = dict[str, Any]


def side_of(ruleset: str) -> Side | None:
    """The part of a deck that lies aside, if the book knows one."""
    side = games.board(ruleset).shape.side
    return side if side is not None and games.ruleset(ruleset).book in side.books else None


def laid_out(ruleset: str, deck: Deck, cards: Sequence[dict[str, Any]]) -> Deck:
    """A deck's cards: of each its name, the part it belongs in, how many are there and how many aside."""
    side = _known_side(ruleset)
    parts = _parts(ruleset, deck, cards)
    names = dict.fromkeys(name for part in (*side.exchanged, side.part) for name in deck.get(part) or {})
    found = []
    for name in names:
        aside = (deck.get(side.part) or {}).get(name, 0)
        for part in side.exchanged:
            there = (deck.get(part) or {}).get(name, 0)
            mine = parts.get(name, side.exchanged[0]) == part
            if there or (mine and aside):
                found.append({"name": name, "part": part, "in": there, "aside": aside if mine else 0})
    return {"side": side.part, "parts": list(side.exchanged), "cards": found}


def exchanged(ruleset: str, had: Deck, wanted: Deck, cards: Sequence[dict[str, Any]]) -> Deck:
    """A deck with its cards in other parts; ValueError or IllegalDeck say why it may not be."""
    side = _known_side(ruleset)
    moved = (*side.exchanged, side.part)
    if set(wanted) - set(moved) or not all(_counts(part) for part in wanted.values()):
        raise ValueError(f"an exchange says how many cards of each name are in {', '.join(moved)}")
    deck = {**had, **{part: {n: c for n, c in (wanted.get(part) or {}).items() if c} for part in moved}}
    before, after = _all(had, moved), _all(deck, moved)
    if before != after:
        other = min(name for name in before | after if before[name] != after[name])
        raise ValueError(f"{before[other]} cards named {other} were handed in with the deck, not {after[other]}")
    room, rules = games.room(ruleset), games.ruleset(ruleset)
    faults = room.deck_faults(ruleset, deck, [msgspec.to_builtins(room.outside(rules, card)) for card in cards])
    if faults:
        told = tuple(Fault(each.rule, each.sentence, each.hint) for each in faults)
        raise IllegalDeck(str(had.get("title") or had.get("name", "")), told)
    return deck


def _known_side(ruleset: str) -> Side:
    side = side_of(ruleset)
    if side is None:
        raise LookupError(f"{games.ruleset(ruleset).book} has no side decks")
    return side


def _counts(part: object) -> bool:
    counts = part.values() if isinstance(part, dict) else (None,)
    return all(isinstance(count, int) and 0 <= count < 1_000 for count in counts)


def _all(deck: Deck, parts: Sequence[str]) -> Counter[str]:
    found: Counter[str] = Counter()
    for part in parts:
        found.update(deck.get(part) or {})
    return found


def _parts(ruleset: str, deck: Deck, cards: Sequence[dict[str, Any]]) -> dict[str, str]:
    """In which part each card belongs."""
    room, rules, board = games.room(ruleset), games.ruleset(ruleset), games.board(ruleset)
    rows = [*room.brought(deck.get("cards") or ()).rows, *(room.outside(rules, card) for card in cards)]
    facts = (board.facts(msgspec.to_builtins(row)) for row in rows)
    return {card.name: card.part for card in facts}
