"""Where a category says that it cannot begin, nothing of it is found: no look is left out that would have shown
something."""

from __future__ import annotations

from random import Random

import pytest

from ludex import games
from ludex.families import families
from ludex.lang.grammar import CAPITAL, DIGIT, NAMED, SENTENCE, Category, Grammar
from ludex.lang.lexicon import Lexicon
from ludex.lang.parser import Parser, TooHardError
from ludex.lang.reading import EMPTY, grammar_of

GAMES = tuple(families())


def texts(game: str) -> list[str]:
    """The texts of the cards that come with a game."""
    return sorted({row.text for row in games.room(game).shipped().rows if row.text})


def told(grammar: Grammar) -> list[Category]:
    """The categories that say with what they begin."""
    for name, mode in (*grammar.begins, ("CardAbility", ""), ("Ability", "")):
        grammar.category(name, mode)
    return [category for category in grammar._categories.values() if category.first is not None]


def parser_of(grammar: Grammar, text: str, lexicon: Lexicon, kind: str = "card") -> Parser:
    return Parser(grammar, grammar.notation.signs_of(text), lexicon, kind, "Brook Otter")


@pytest.mark.parametrize("game", GAMES)
def test_readers_find_nothing_where_they_cannot_begin(game):
    grammar, lexicons = grammar_of(game), (EMPTY, Lexicon(traits=frozenset({"Otter", "of the Brook", "two Moons"})))
    readers = [category for category in told(grammar) if category.reader is not None]
    assert len(readers) > 20
    for i, text in enumerate(Random(3).sample(texts(game), 80)):
        parser = parser_of(grammar, text, lexicons[i % 2])
        for pos, opening in enumerate(parser.openings[:-1]):
            for category in readers:
                if not category.may_begin(opening):
                    assert category.reader and list(category.reader(parser, pos)) == [], (category.name, text, pos)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_tries_everything_finds_nothing_more(game):
    grammar, chance = grammar_of(game), Random(5)
    categories = told(grammar)
    for text in chance.sample(texts(game), 6):
        signs = grammar.notation.signs_of(text)
        parser = parser_of(grammar, text, EMPTY, chance.choice(("card", "spell")))
        parser.thorough = True
        for pos in range(len(signs.text)):
            left_out = [category for category in categories if not category.may_begin(parser.openings[pos])]
            for category in chance.sample(left_out, min(60, len(left_out))):
                parser.steps = 0
                try:
                    assert parser.parse(category, pos) == [], (category.name, category.mode, text, pos)
                except TooHardError:
                    continue


def test_signs_are_told_by_what_they_are():
    grammar = grammar_of("sve")
    signs = grammar.notation.signs_of("Draw 2 cards. Summon a Brook Otter.")
    parser = Parser(grammar, signs, EMPTY, "spell", "Brook Otter")
    by_sign = dict(zip(signs.text, parser.openings, strict=False))
    assert by_sign["2"] == (DIGIT,)
    assert {"draw", SENTENCE} <= set(by_sign["Draw"])
    assert by_sign["Brook"] == (CAPITAL, NAMED)
    assert by_sign["Otter"] == (CAPITAL,)
    assert by_sign["cards"] == ("cards",)
    assert parser.openings[-1] == ()


def test_what_signs_are_is_remembered_within_bounds():
    grammar = grammar_of("sve")
    for n in range(25_000):
        grammar.opening(f"word{n}", f"word{n}", False)
    assert len(grammar._seen) <= 10_000
