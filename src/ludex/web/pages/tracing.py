"""What code, tests and games say of the rules, found once and remembered: reading a checkout takes a second."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import cast

from ludex import games
from ludex.kernel.game import Game
from ludex.rulebook import NotACheckout, Place
from ludex.rulebook.audit import Cited, Trace, cited_in, trace
from ludex.rulebook.places import checkout, name_surroundings
from ludex.table.languages import ENGLISH, Language
from ludex.table.languages import language as speaks
from ludex.table.telling import QUIET, Teller, Told
from ludex.web.languages import said

GAMES = 6
"""So many games are played to see rules at work."""
EXAMPLES = 3
"""So many sentences of play are kept for a rule."""
MOST_ANSWERS = 1500
_CARD_ID = re.compile(r" \(c\d+\)")


@dataclass(frozen=True, slots=True)
class Traced:
    """Where a rule is kept, and the other rules cited in the same places."""

    code: tuple[Place, ...]
    tests: tuple[Place, ...]
    beside: tuple[str, ...]


def traced(book: str, number: str) -> Traced | None:
    """Where a rule is cited; None where there are no sources and tests to read."""
    cited = _cited(book)
    if cited is None:
        return None
    found = _trace(book)
    code = name_surroundings(cited.root, found.code.get(number, ()))
    return Traced(code, tuple(sorted(found.tests.get(number, ()))), _beside(book, number))


def _cited(book: str) -> Cited | None:
    try:
        return _read(checkout(book=book))
    except NotACheckout:
        return None


_read = cache(cited_in)


@cache
def _trace(book: str) -> Trace:
    cited = _cited(book)
    assert cited is not None
    return trace(book, cited)


def _beside(book: str, number: str, within: int = 6, most: int = 8) -> tuple[str, ...]:
    """The rules that stand near this one in the code: what is kept together has to do with each other."""
    here = _trace(book).code.get(number, ())
    near: defaultdict[str, int] = defaultdict(int)
    for place in here:
        for other, line in _by_file(book)[place.path]:
            if other != number and abs(line - place.line) <= within:
                near[other] += 1
    ranked = sorted(near, key=lambda other: -near[other])
    return tuple(ranked[:most])


@cache
def _by_file(book: str) -> defaultdict[str, list[tuple[str, int]]]:
    files: defaultdict[str, list[tuple[str, int]]] = defaultdict(list)
    for number, places in _trace(book).code.items():
        if "-R" not in number:  # rulings are shown with their rules
            for place in places:
                files[place.path].append((number, place.line))
    return files


@cache
def watched(book: str, language: str = ENGLISH) -> dict[str, tuple[str, ...]]:
    """Sentences of a few games of a book, by the number of the rule that each event cites."""
    ruleset = next(name for name in games.rulesets() if games.ruleset(name).book == book)
    decks = games.room(ruleset).starter_decks(ruleset)
    found: defaultdict[str, dict[str, None]] = defaultdict(dict)
    for seed in range(GAMES):
        pair = (decks[seed % len(decks)], decks[(seed + 1) % len(decks)])
        _watch(games.start(ruleset, pair, seed), Random(seed), found, speaks(language, book))
    return {number: tuple(sentences) for number, sentences in found.items()}


def _watch(game: Game, chance: Random, found: defaultdict[str, dict[str, None]], spoken: Language) -> None:
    """Play a game at random and keep what is told of it."""
    while game.decision is not None and len(game.answers) < MOST_ANSWERS:
        game.choose(chance.choice(game.decision.options))
    teller = Teller((said("North", spoken.name), said("South", spoken.name)), game.rules.words, spoken)
    for event in cast(list[Told], game.view(None)["events"]):
        _, _, number = event["rule"].partition(" ")
        kept = found[number]
        if event["kind"] not in QUIET and len(kept) < EXAMPLES:
            kept.setdefault(_CARD_ID.sub("", teller.sentence(event)))
