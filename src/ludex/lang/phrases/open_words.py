"""Words no grammar can list and every game has: numbers in digits, ordinals, words in quotation marks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludex.lang.ast import Number
from ludex.lang.grammar import DIGIT, Found, Grammar
from ludex.lang.notation import CLOSE, OPEN
from ludex.lang.parser import Parser
from ludex.lang.renderer import Renderer

_CARDINALS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_ORDINALS = {1: "1st", 2: "2nd", 3: "3rd", **{n: f"{n}th" for n in range(4, 11)}}


def read_quoted(parser: Parser, pos: int) -> Iterator[Found]:
    """Words in quotation marks."""
    if parser.text[pos : pos + 1] == (OPEN,) and CLOSE in parser.text[pos:]:
        end = parser.text.index(CLOSE, pos)
        yield end + 1, parser.grammar.notation.joined(parser.text[pos + 1 : end])


def read_ordinal(parser: Parser, pos: int) -> Iterator[Found]:
    """1st, 2nd, 3rd ..."""
    for value, word in _ORDINALS.items():
        if parser.text[pos : pos + 1] == (word,):
            yield pos + 1, value


def read_int(parser: Parser, pos: int) -> Iterator[Found]:
    """A number in digits."""
    if pos < parser.size and parser.text[pos].isascii() and parser.text[pos].isdigit():
        yield pos + 1, int(parser.text[pos])


def read_cardinal(parser: Parser, pos: int) -> Iterator[Found]:
    """A number in letters."""
    if parser.alike[pos : pos + 1] and parser.alike[pos] in _CARDINALS:
        yield pos + 1, _CARDINALS.index(parser.alike[pos]) + 1


def write_cardinal(renderer: Renderer, value: int) -> list[str] | None:
    """A number in letters, as far as there are words for it."""
    return [_CARDINALS[value - 1]] if 0 < value <= len(_CARDINALS) else None


_PLACES = ("first", "second", "third", "fourth", "fifth")


def read_ordinal_word(parser: Parser, pos: int) -> Iterator[Found]:
    """first, second, third ..."""
    if parser.alike[pos : pos + 1] and parser.alike[pos] in _PLACES:
        yield pos + 1, _PLACES.index(parser.alike[pos]) + 1


def read_nth(parser: Parser, pos: int) -> Iterator[Found]:
    """A number as its place in a row: 1st, 2nd ..."""
    for end, value in read_ordinal(parser, pos):
        yield end, Number(value)


def write_words(renderer: Renderer, value: Any) -> list[str]:
    """Words as they are."""
    return renderer.grammar.notation.cut(value, reminders=True)


def numbers(g: Grammar) -> None:
    """Numbers in digits, and ordinals."""
    g.custom("Ordinal", read_ordinal, lambda r, v: [_ORDINALS[v]], begins=(DIGIT,))
    g.custom("int", read_int, lambda r, v: [str(v)], begins=(DIGIT,))
    g.custom("Cardinal", read_cardinal, write_cardinal, begins=_CARDINALS)
    g.custom(
        "OrdinalWord",
        read_ordinal_word,
        lambda r, v: [_PLACES[v - 1]] if 0 < v <= len(_PLACES) else None,
        begins=_PLACES,
    )


def places_in_a_row(g: Grammar) -> None:
    """Amounts as places in a row: `the 3rd time`."""
    g.union("Nth", "Number")
    g.custom("Nth", read_nth, lambda r, v: [_ORDINALS[v.value]] if v.value in _ORDINALS else None, begins=(DIGIT,))


def quotations(g: Grammar) -> None:
    """Words in quotation marks."""
    g.custom("Quoted", read_quoted, lambda r, v: [OPEN, *write_words(r, v), CLOSE], begins=(OPEN,))
