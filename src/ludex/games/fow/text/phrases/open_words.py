"""Words no grammar can list: names, races, wills, counters. A race is told by its capitals, a name by its marks."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from ludex.games.fow.text import nodes
from ludex.games.fow.text.phrases.notation import PAIR, PAIRED, is_will
from ludex.lang.grammar import CAPITAL, NAMED, Found, Grammar, Reader
from ludex.lang.parser import Parser
from ludex.lang.phrases.open_words import numbers, write_words
from ludex.lang.renderer import Renderer

_LINKS = frozenset(("of", "the", "in"))
_RESERVED = frozenset(("X", "Y", "Z", "ATK", "DEF", "God"))
# No race has such a name: small words, and those of cards and players, that have a capital by mistake.
_NO_RACES = frozenset(
    (
        *("They", "It", "Them", "Its", "Their", "He", "She", "You", "Your", "This", "That", "Each", "All", "Then"),
        *("If", "When", "Card", "Cards", "Resonator", "Resonators", "Spell", "Spells", "Addition", "Additions"),
        *("Player", "Players", "Opponent", "Opponents"),
    )
)
_IRREGULAR = {"Elves": "Elf", "Dwarves": "Dwarf", "Wolves": "Wolf", "Werewolves": "Werewolf", "Treemen": "Treeman"}
_MANY = {one: many for many, one in _IRREGULAR.items()}


def _marked(opening: str) -> Reader:
    """Words enclosed in one sign."""

    def reader(parser: Parser, pos: int) -> Iterator[Found]:
        sign = parser.text[pos] if pos < parser.size else ""
        if len(sign) > 2 and sign[0] == opening:
            yield pos + 1, sign[1:-1]

    return reader


def _labelled(label: str) -> Reader:
    """What follows a label in square brackets: [Race: Dragon]."""

    def reader(parser: Parser, pos: int) -> Iterator[Found]:
        sign = parser.text[pos] if pos < parser.size else ""
        if sign.startswith("{" + label + ": "):
            yield pos + 1, sign[len(label) + 3 : -1]

    return reader


# -- races -------------------------------------------------------------------------------------------------------------
def _is_open(parser: Parser, pos: int) -> bool:
    """Whether the word here can belong to a race: a capital that is not only the first letter of a sentence."""
    if pos >= parser.size:
        return False
    sign = parser.text[pos]
    if not sign[0].isupper() or sign in _RESERVED | _NO_RACES or sign.startswith(("J/", "J-")):
        return False
    return not (parser.signs.first[pos] and parser.alike[pos] in parser.grammar.literals)


def _run(parser: Parser, pos: int) -> int:
    """Where the capitals that follow one another end: Knight of the Round Table."""
    end = pos
    while _is_open(parser, end):
        end += 1
        after = end
        while after < parser.size and parser.text[after] in _LINKS and after - end < 3:
            after += 1
        if after > end and _is_open(parser, after) and not parser.signs.first[after]:
            end = after
    return end


def _words(parser: Parser, pos: int) -> Iterator[tuple[int, str]]:
    """A race here: the longest one known, else all the capitals."""
    known = parser.lexicon.traits_at(parser.text, pos)
    for end in known or [_run(parser, pos)]:
        if end > pos:
            yield end, parser.grammar.notation.joined(parser.text[pos:end])


def _read_race(parser: Parser, pos: int) -> Iterator[Found]:
    yield from _words(parser, pos)


def singular(words: str) -> str:
    """One of many: Fairies, Elves, Humans, Knights of the Round Table."""
    return _with_last(words, _one)


def _plural(words: str) -> str:
    return _with_last(words, _many)


def _with_last(words: str, change: Callable[[str], str]) -> str:
    """The words with their chief word changed: the last, or the last before `of`."""
    chief, of, rest = words.partition(" of ")
    head, space, last = chief.rpartition(" ")
    return f"{head}{space}{change(last)}{of}{rest}"


def _one(word: str) -> str:
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    if word.endswith("ies"):
        return word[:-3] + "y"
    return word[:-1] if word.endswith("s") and not word.endswith("ss") else word


def _many(word: str) -> str:
    if word in _MANY:
        return _MANY[word]
    return word[:-1] + "ies" if word.endswith("y") and word[-2:-1] not in "aeiou" else word + "s"


def _read_many(parser: Parser, pos: int) -> Iterator[Found]:
    """A race in the plural: `Fairies you control`. A race known by these very words is no plural of another."""
    end = _run(parser, pos)
    if end == pos:
        return
    words = parser.grammar.notation.joined(parser.text[pos:end])
    one = _one_of(parser, words)
    if one != words and _plural(one) == words and words not in parser.lexicon.traits:
        yield end, one


def _one_of(parser: Parser, words: str) -> str:
    """One of many: of Pixies it is a Pixie if there are such, else a Pixy."""
    short = _with_last(words, lambda word: word.removesuffix("s"))
    return short if short in parser.lexicon.traits else singular(words)


def _read_alike(parser: Parser, pos: int) -> Iterator[Found]:
    """A race that is the same in the plural: `Six Sages you control`."""
    for end, words in _words(parser, pos):
        one = singular(words)
        if words in parser.lexicon.traits or one == words or _plural(one) != words:
            yield end, words


# -- wills and counters ------------------------------------------------------------------------------------------------
def _read_wills(parser: Parser, pos: int) -> Iterator[Found]:
    """Will symbols that follow one another are one bundle."""
    end = pos
    while end < parser.size and is_will(parser.text[end]):
        end += 1
    if end > pos:
        yield end, nodes.Wills(tuple(sign[1:-1] for sign in parser.text[pos:end]))


def _read_one_will(parser: Parser, pos: int) -> Iterator[Found]:
    for end, wills in _read_wills(parser, pos):
        if end == pos + 1 and isinstance(wills, nodes.Wills):
            yield end, wills.symbols[0]


def _write_wills(renderer: Renderer, value: Any) -> list[str]:
    return ["{" + symbol + "}" for symbol in value.symbols]


def _read_counter(parser: Parser, pos: int) -> Iterator[Found]:
    """The words before `counter` (fow 10.21:1), or a pair of numbers that the counter gives (fow 10.21:2)."""
    start = pos
    if parser.text[pos : pos + 1] == (PAIR,) and PAIRED in parser.text[pos:]:
        end = parser.text.index(PAIRED, pos) + 1
        if parser.text[end : end + 1] in (("counter",), ("counters",)):
            yield end, "".join(parser.text[pos + 1 : end - 1])
        return
    for end in range(start + 1, min(start + 4, parser.size)):
        if parser.text[end] in ("counter", "counters"):
            if not parser.text[start].isdigit() and parser.text[start] not in ("a", "an", "X", "other"):
                yield end, parser.grammar.notation.joined(parser.text[start:end])
            return
        if not re.fullmatch(r"[\w'-]+", parser.text[end]):
            return


def _write_counter(renderer: Renderer, value: str) -> list[str]:
    if "/" in value:
        return [PAIR, *re.findall(r"[+-]|/|\d+|X", value), PAIRED]
    return write_words(renderer, value)


def register(g: Grammar) -> None:
    """Teach a grammar the open words."""
    numbers(g)
    g.custom("Name", _marked("⸢"), lambda r, v: [f"⸢{v}⸣"], begins=("⸢",))
    g.custom("AbilityName", _marked("‹"), lambda r, v: [f"‹{v}›"], begins=("‹",))
    g.custom("RaceWord", _read_race, write_words, begins=(CAPITAL, NAMED))
    g.custom("RaceMany", _read_many, lambda r, v: write_words(r, _plural(v)), begins=(CAPITAL,))
    g.custom("RaceAlike", _read_alike, write_words, begins=(CAPITAL, NAMED))
    g.custom("RaceIcon", _labelled("Race"), lambda r, v: ["{Race: " + v + "}"], begins=("{",))
    g.custom("TraitIcon", _labelled("Trait"), lambda r, v: ["{Trait: " + v + "}"], begins=("{",))
    g.custom("Wills", _read_wills, _write_wills, begins=("{",))
    g.custom("Will", _read_one_will, lambda r, v: ["{" + v + "}"], begins=("{",))
    g.custom("CounterKind", _read_counter, _write_counter)
