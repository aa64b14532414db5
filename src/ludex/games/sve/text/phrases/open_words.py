"""Words no grammar can list: numbers, card names, traits, counters. Names and traits are told by their capitals."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from ludex.games.sve.text.nodes.words import KEYWORDS
from ludex.games.sve.text.phrases.notation import SVE
from ludex.lang.ast import Number, X
from ludex.lang.grammar import CAPITAL, DIGIT, NAMED, Found, Grammar
from ludex.lang.notation import CLOSE, OPEN
from ludex.lang.parser import Parser
from ludex.lang.phrases.open_words import numbers, places_in_a_row, quotations, write_words
from ludex.lang.renderer import Renderer

# Small words inside names: Servant of Cocytus, Nano, the Dawnblade.
_LINKS = frozenset(("of", "the", "in", "to", "for", "from", "'s", "'", "&", "at", "de", "a", "an"))
_KEYWORD_STARTS = frozenset(k.split()[0] for k in KEYWORDS)
_RESERVED = _KEYWORD_STARTS | {
    "X",
    "X-cost",
    "EX",
    "Overflow",
    "Sanguine",
    "Combo",
    "Spellchain",
    "Necrocharge",
    "Trigger",
    "Strike",
    "On",
    "Lesson",
    "Earth",
    "Fanfare",
    "Last",
    "Boxed",
    "Evolution",
    "Quick",
    "Choose",
    "Select",
    "Activate",
    "Give",
    "Draw",
    "Then",
    "If",
    "Put",
    "Deal",
    "Whenever",
    "When",
    "At",
    "While",
    "During",
    "Once",
    "Summon",
    "Search",
    "Look",
    "You",
}

_NAMES = (CAPITAL, NAMED, "Earth")
"""With what names and traits begin; Earth is a word of the language, too."""


def _capital(sign: str) -> bool:
    return sign[0].isupper() or (sign[0].islower() and any(c.isupper() for c in sign[1:]))


def _open_word(parser: Parser, pos: int) -> bool:
    if pos >= parser.size:
        return False
    sign = parser.text[pos]
    if not _capital(sign):
        return False
    if sign in _RESERVED:
        return sign == "Earth" and parser.text[pos + 1 : pos + 2] == ("Sigil",)
    return not (parser.signs.first[pos] and parser.alike[pos] in parser.grammar.literals)


def _name_ends(parser: Parser, pos: int) -> Iterator[int]:
    known = parser.names_at(pos)
    if known:
        yield from known
        return
    if not _open_word(parser, pos):
        return
    end = pos + 1
    yield end
    while end < parser.size:
        sign = parser.text[end]
        if _capital(sign) and sign != "X" and not sign.startswith("{"):
            end += 1
        else:
            step = _link(parser, end)
            if step is None:
                return
            end = step
        yield end


def _link(parser: Parser, pos: int) -> int | None:
    """Past small words and a comma, when a capital follows at once: `, the Dawnblade`."""
    place = pos
    if parser.text[place] == ",":
        place += 1
    while place < parser.size and parser.text[place] in _LINKS:
        place += 1
    if place == pos or place >= parser.size or place - pos > 3:
        return None
    sign = parser.text[place]
    return place + 1 if _capital(sign) and sign not in _KEYWORD_STARTS else None


def read_name(parser: Parser, pos: int) -> Iterator[Found]:
    """A card name, longest last."""
    for end in _name_ends(parser, pos):
        yield end, SVE.joined(parser.text[pos:end])


def read_listed_name(parser: Parser, pos: int) -> Iterator[Found]:
    """A name in a list of names: a comma parts names, unless the name is known to have one."""
    known = parser.names_at(pos)
    for end in known or _name_ends(parser, pos):
        if known or "," not in parser.text[pos:end]:
            yield end, SVE.joined(parser.text[pos:end])


def read_token_name(parser: Parser, pos: int) -> Iterator[Found]:
    """The name before the word token."""
    known = [e for e in parser.names_at(pos) if parser.text[e : e + 1] in (("token",), ("tokens",))]
    if known:
        yield known[0], SVE.joined(parser.text[pos : known[0]])
        return
    if not _open_word(parser, pos) or any(_names_token(parser, e) for e in parser.lexicon.traits_at(parser.text, pos)):
        return
    for end in range(pos + 1, min(pos + 10, parser.size)):
        sign = parser.text[end]
        if sign in ("token", "tokens"):
            yield end, SVE.joined(parser.text[pos:end])
            return
        if sign in (".", OPEN, CLOSE, "or", "and", "token"):
            return
        if sign[0].islower() and sign not in _LINKS and sign not in ("with", "on"):
            return


def read_trait(parser: Parser, pos: int) -> Iterator[Found]:
    """A trait: the longest known one, else the whole run of capitalised words. Before the word token, words that are
    a known name, or no known trait, are the token's name."""
    for end in parser.lexicon.traits_at(parser.text, pos):
        if not any(_names_token(parser, e) for e in parser.names_at(pos)):
            yield end, SVE.joined(parser.text[pos:end])
        return
    if parser.lexicon.traits and parser.names_at(pos):
        return
    end = pos
    while end < parser.size and _open_word(parser, end):
        end += 1
    if end > pos and parser.text[pos].lower() not in _CLASS_WORDS and not _names_token(parser, end):
        yield end, SVE.joined(parser.text[pos:end])


def _names_token(parser: Parser, end: int) -> bool:
    """Whether the noun token stands here (and not `token follower`)."""
    if parser.text[end : end + 1] not in (("token",), ("tokens",)):
        return False
    return parser.text[end + 1 : end + 2] not in _TOKEN_KINDS


_TOKEN_KINDS = tuple((word,) for noun in ("follower", "amulet", "spell", "card") for word in (noun, noun + "s"))
_CLASS_WORDS = frozenset(
    ("forestcraft", "swordcraft", "runecraft", "dragoncraft", "abysscraft", "havencraft", "neutral")
)


def read_counter(parser: Parser, pos: int) -> Iterator[Found]:
    """The words before `counter` (sve 15.1.2.1); no kind of counter is called `or more …`."""
    if parser.text[pos : pos + 1] == ("or",):
        return
    for end in range(pos + 1, min(pos + 4, parser.size)):
        if parser.text[end] in ("counter", "counters"):
            yield end, SVE.joined(parser.text[pos:end])
            return
        if parser.text[end] in (".", ","):
            return


def read_hyphen_cost(parser: Parser, pos: int) -> Iterator[Found]:
    """`3-cost`, as one word."""
    match = re.fullmatch(r"([0-9]+|X)-cost", parser.text[pos]) if pos < parser.size else None
    if match:
        yield pos + 1, X() if match[1] == "X" else Number(int(match[1]))


def read_cost_icon(parser: Parser, pos: int) -> Iterator[Found]:
    """The number in a play point icon (sve 5.3)."""
    match = re.fullmatch(r"\{cost ([0-9]+|X)\}", parser.text[pos]) if pos < parser.size else None
    if match:
        yield pos + 1, X() if match[1] == "X" else Number(int(match[1]))


def _write_cost_icon(renderer: Renderer, value: Any) -> list[str]:
    return ["{cost X}" if isinstance(value, X) else "{cost " + str(value.value) + "}"]


def register(grammar: Grammar) -> None:
    """Teach a grammar the open words."""
    numbers(grammar)
    places_in_a_row(grammar)
    quotations(grammar)
    grammar.custom("Name", read_name, write_words, begins=_NAMES)
    grammar.custom("ListedName", read_listed_name, write_words, begins=_NAMES)
    grammar.custom("TokenName", read_token_name, write_words, begins=_NAMES)
    grammar.custom("Trait", read_trait, write_words, begins=_NAMES)
    grammar.custom("CounterKind", read_counter, write_words)
    grammar.custom(
        "HyphenCost",
        read_hyphen_cost,
        lambda r, v: ["X-cost" if isinstance(v, X) else f"{v.value}-cost"],
        begins=(DIGIT, "X-cost"),
    )
    grammar.custom("CostIcon", read_cost_icon, _write_cost_icon, begins=("{",))
