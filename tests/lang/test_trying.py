"""A trial of a line with a change takes over what stands before the change, and comes to what reading anew comes to."""

from __future__ import annotations

from random import Random

import pytest

from ludex import games
from ludex.families import families
from ludex.lang.grammar import Grammar
from ludex.lang.notation import Signs
from ludex.lang.parser import Parser, TooHardError
from ludex.lang.reading import EMPTY, grammar_of
from ludex.lang.trying import Trying, Watching, trying, watching

GAMES = tuple(families())


def lines(game: str) -> list[str]:
    """The lines of the cards that come with a game."""
    rows = games.room(game).shipped().rows
    return sorted({line for row in rows for line in row.text.splitlines() if len(line) > 30})


def changed(line: list[str], words: list[str], chance: Random) -> list[str]:
    """The line with a sign put in, left out, exchanged, or swapped with the next."""
    at = chance.randrange(len(line))
    match chance.randrange(4):
        case 0:
            return [*line[:at], *line[at + 1 :]]
        case 1:
            return [*line[:at], chance.choice(words), *line[at:]]
        case 2:
            return [*line[:at], chance.choice(words), *line[at + 1 :]]
        case _:
            return [*line[:at], *line[at + 1 : at + 2], line[at], *line[at + 2 :]]


def outcome(parser: Parser) -> tuple[object, int, int]:
    try:
        found: object = parser.read("CardText", "", 0)
    except TooHardError:
        return "too hard", 0, 0
    return found, parser.far, parser.steps


def read_and_charged(parser: Parser) -> tuple[object, int]:
    found, _, steps = outcome(parser)
    return found, steps


def plain(grammar: Grammar, signs: Signs) -> Parser:
    return Parser(grammar, signs, EMPTY, "card")


@pytest.mark.parametrize("game", GAMES)
def test_a_trial_comes_to_what_reading_the_changed_line_comes_to(game: str) -> None:
    """The same readings, as far, at the same cost: what is mended, and when it is given up, stays as it was."""
    grammar, chance = grammar_of(game), Random(14)
    notation, taken = grammar.notation, 0
    for text in chance.sample(lines(game), 25):
        signs = notation.signs_of(text)
        before = watching(plain(grammar, signs), signs)
        for _ in range(6):
            other = changed(list(signs.text), ["each", "your", ",", ".", "the", '"', "card", "2"], chance)
            made = notation.signs_of(notation.joined(other))
            trial = trying(before, plain(grammar, made), made)

            assert outcome(trial) == outcome(plain(grammar, made)), notation.joined(other)
            taken += isinstance(trial, Trying) and trial.taken
    assert taken > 200  # spans: the trials were not simply read anew


@pytest.mark.parametrize("game", GAMES)
def test_a_changed_line_is_watched_in_its_turn(game: str) -> None:
    """What is tried of a changed line, which took over what the line before knew, comes to what reading anew does."""
    grammar, chance = grammar_of(game), Random(15)
    notation, watched, taken = grammar.notation, 0, 0
    for text in chance.sample(lines(game), 8):
        signs = notation.signs_of(text)
        before = watching(plain(grammar, signs), signs)
        for _ in range(4):
            other = changed(list(signs.text), ["each", "your", ",", ".", "the", '"', "card", "2"], chance)
            signs = notation.signs_of(notation.joined(other))
            before = Watching(plain(grammar, signs), signs, before)

            assert read_and_charged(before) == read_and_charged(plain(grammar, signs)), notation.joined(other)
            anew = watching(plain(grammar, signs), signs)
            other = changed(list(signs.text), [",", "the", "card"], chance)
            made = notation.signs_of(notation.joined(other))
            trial = trying(before, plain(grammar, made), made)
            assert outcome(trial) == outcome(trying(anew, plain(grammar, made), made)), notation.joined(other)
            assert read_and_charged(trial) == read_and_charged(plain(grammar, made)), notation.joined(other)
            taken += isinstance(trial, Trying) and trial.taken
            watched += before.taken
    assert watched > 100 and taken > 100  # spans: the lines were not simply read anew


def test_a_line_that_was_read_to_its_end_says_nothing_of_a_longer_one() -> None:
    """Who looked for more and found the end would have gone on: `Draw a card` and `Draw a card for each ...`."""
    grammar = grammar_of("sve")
    texts = ("Draw 2 cards", "Draw 2 cards for each follower you control.")
    short, long = (grammar.notation.signs_of(text) for text in texts)
    before = watching(plain(grammar, short), short)

    assert outcome(trying(before, plain(grammar, long), long)) == outcome(plain(grammar, long))
