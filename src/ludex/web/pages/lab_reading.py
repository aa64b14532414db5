"""How a card in the lab is read: as a tree, in canonical words, and what is declined, where and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from ludex import games, lang
from ludex.enact.ruleset import of_texts
from ludex.enact.unsupported import unsupported
from ludex.games.boards import CardFacts, Row
from ludex.games.cardfiles import Words
from ludex.games.lexicons import of_words
from ludex.lang.completing import may_follow
from ludex.lang.strangers import strangers
from ludex.web.hosting.limits import LONGEST_TEXT
from ludex.web.pages.cardbook import catalog, facts, game_of
from ludex.web.pages.faces import faces
from ludex.web.spelled import spelled


@dataclass(frozen=True, slots=True)
class Mark:
    """Words of the canonical text that could not be read: where they begin, where they end, and why."""

    start: int
    end: int
    why: str


@dataclass(frozen=True, slots=True)
class LabReading:
    """What came of a card. Only one that is `playable` can be kept and put into a deck."""

    canonical: str
    tree: str = ""
    rendered: str = ""
    marks: tuple[Mark, ...] = ()
    readings: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()
    wrong: str = ""
    warnings: tuple[str, ...] = ()
    card: CardFacts | None = None
    face: dict[str, Any] | None = None
    """What the table would say of it."""
    following: tuple[str, ...] = ()
    """The words with which the text may go on at its end."""

    @property
    def understood(self) -> bool:
        return bool(self.tree)

    @property
    def playable(self) -> bool:
        return self.card is not None


def read_card(ruleset: str, fields: Mapping[str, Any]) -> LabReading:
    """Read a card's text and, if all of it is understood, the whole card; and tell how its text may go on."""
    game, kind = game_of(ruleset), str(fields.get("type") or "")
    text, name = str(fields.get("text") or "")[:LONGEST_TEXT], str(fields.get("name") or "")
    words = _words(fields)
    known = _lexicon(game) if words is None else of_words(words)
    reading = lang.read(text, game, kind=kind, lexicon=known, name=name)
    following = may_follow(text, game, kind=kind, lexicon=known)
    if reading.card_text is None:
        marks = tuple(_mark(reading.canonical, each) for each in reading.declined)
        return LabReading(reading.canonical, marks=marks, readings=reading.readings, following=following)
    rules = of_texts(games.ruleset(ruleset))
    missing = unsupported(reading.card_text, rules, words.tokens if words is not None else ())
    wrong, card = _whole(ruleset, fields, name)
    return LabReading(
        reading.canonical,
        tree=lang.explain(reading.card_text),
        rendered=lang.render(reading.card_text, game),
        missing=missing,
        wrong=wrong if not missing else "",
        warnings=strangers(reading.card_text, _lexicon(game), name),
        card=None if missing else card,
        face=None if missing or card is None else _face(ruleset, card, fields),
        following=following,
    )


def _face(ruleset: str, card: CardFacts, fields: Mapping[str, Any]) -> dict[str, Any] | None:
    """The card as it would lie on the table; None where it cannot be laid alone."""
    return faces(ruleset, [(card.part, card.name)], [fields]).get(f"{card.part}:{card.name}")


def _whole(ruleset: str, fields: Mapping[str, Any], name: str) -> tuple[str, CardFacts | None]:
    """The card as the game's own row, or what stands in the way."""
    if not name.strip():
        return "Every card has a name.", None
    if any(known == name for _, known in catalog(ruleset)):
        return f"There is a card named {name} already.", None
    try:
        row = games.room(ruleset).outside(games.ruleset(ruleset), fields)
    except (ValueError, LookupError) as error:
        return _sentence(error), None
    plain: Row = msgspec.to_builtins(row)
    return "", facts(ruleset, plain)


def _words(fields: Mapping[str, Any]) -> Words | None:
    """What a card out of a pool speaks of; None for one that was written here."""
    try:
        return msgspec.convert(fields["words"], Words) if fields.get("words") is not None else None
    except msgspec.ValidationError:
        return None


def _sentence(error: Exception) -> str:
    words = spelled(error)
    return words[:1].upper() + words[1:] + ("" if words.endswith(".") else ".")


def _lexicon(game: str) -> lang.Lexicon:
    """The names that texts of a game may speak of."""
    return games.room(game).lexicon()


def _mark(canonical: str, declined: Any) -> Mark:
    """Where declined words stand in the canonical text."""
    lines = canonical.splitlines(keepends=True)
    start = sum(len(line) for line in lines[: declined.line - 1]) + declined.column - 1
    start = min(start, max(0, len(canonical) - 1))
    end = start + len(declined.phrase)
    return Mark(start, end if canonical[start:end] == declined.phrase else len(canonical), declined.message)
