"""Whether cards are understood: read whole, in one way, all of it enactable, and rendered back exactly."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import blake2b
from typing import cast

import msgspec

from ludex import games
from ludex.enact.ruleset import TextRuleset
from ludex.enact.unsupported import unsupported
from ludex.games.cardfiles import Words
from ludex.games.lexicons import of_words
from ludex.kernel.ruleset import Ruleset
from ludex.lang import Reading, read, render
from ludex.pools.cache import Readings
from ludex.pools.pool import Plain, game_of
from ludex.pools.speaking import faces_of

UNDERSTOOD, DECLINED, AMBIGUOUS, ROUND_TRIP = "understood", "declined", "ambiguous", "round_trip_failure"


class Verdict(msgspec.Struct, frozen=True):
    """What became of a card; for anything but understood, the phrase at fault and what is wrong with it. `why` of a
    card that is understood with slips of the pen mended tells these."""

    outcome: str = UNDERSTOOD
    phrase: str = ""
    why: str = ""

    @property
    def understood(self) -> bool:
        return self.outcome == UNDERSTOOD


def books_of(name: str) -> dict[str, Ruleset]:
    """The rules a card is asked about, by their book: those named, or of a game's name alone every edition's."""
    try:
        named = [games.ruleset(name)]
    except games.UnknownRuleset:
        room = games.room(name)
        named = [rules for each, rules in room.RULESETS.items() if each == room.DEFAULTS.get(rules.book, each)]
    return {rules.book: rules for rules in named}


def verdicts(rules: Ruleset, rows: Iterable[Plain], *, kept: Readings | None = None) -> Iterator[Verdict]:
    """What these rules make of cards with their words, one after the other."""
    for row in rows:
        key = blake2b(msgspec.json.encode(row, order="deterministic"), digest_size=16).hexdigest()
        known = kept.get(key) if kept is not None else None
        if known is not None:
            yield Verdict(*known)
            continue
        found = verdict(rules, row)
        if kept is not None:
            kept.put(key, (found.outcome, found.phrase, found.why))
        yield found


def verdict(rules: Ruleset, row: Plain) -> Verdict:
    """What these rules make of one card."""
    text_rules = cast(TextRuleset, rules)
    dialect = game_of(rules.id)
    words = msgspec.convert(row.get("words") or {}, Words)
    slips: list[str] = []
    for face in faces_of(row):
        text, kind = str(face.get("text") or ""), str(face["type"])
        if text:
            reading = read(text, dialect, kind=kind, lexicon=of_words(words), name=str(face["name"]), mending=True)
            slips += map(str, reading.slips)
            found = _of_reading(reading, dialect, text_rules, words)
            if not found.understood:
                return found
    try:
        rules.define(row)
    except Exception as error:  # whatever stands in the way: the card is declined, and the next one is asked
        return Verdict(DECLINED, "", str(error) or type(error).__name__)
    return Verdict(why="; ".join(slips))


def _of_reading(reading: Reading, dialect: str, rules: TextRuleset, words: Words) -> Verdict:
    if reading.ambiguous:
        return Verdict(AMBIGUOUS, reading.canonical, reading.message)
    if reading.card_text is None:
        first = reading.declined[0]
        return Verdict(DECLINED, first.phrase, first.message)
    missing = unsupported(reading.card_text, rules, words.tokens)
    if missing:
        return Verdict(DECLINED, missing[0], missing[0])
    try:
        rendered = render(reading.card_text, dialect)
    except ValueError as error:  # what has no words is told of this card, and the next one is asked
        return Verdict(ROUND_TRIP, reading.canonical, str(error))
    if rendered != reading.canonical:
        return Verdict(ROUND_TRIP, reading.canonical, f"this is read as: {rendered}")
    return Verdict()
