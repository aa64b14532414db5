"""What may come next: the words with which a text that is being written can go on.

The last line is read up to the word that is being written; what could stand there, and begins like it, is offered, the
commonest first. A text that went wrong before its last word has no next word: its reader is told where (`helping`).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ludex.lang.helping import could_stand
from ludex.lang.parser import STEPS, Parser, TooHardError
from ludex.lang.reading import EMPTY, grammar_of, kind_of, read

if TYPE_CHECKING:
    from ludex.lang.lexicon import Lexicon

MOST = 8
"""How many words are offered."""
WORK = 20_000
"""How many steps of reading may be spent on one question."""
_STOPS = (".", ",", ":")
_ANY = "qqq"
"""Stands where the next word will; no phrase has it."""
_BEGUN = re.compile(r"[\[{]?[A-Za-z-]+$")


def may_follow(text: str, dialect: str, *, kind: str = "", lexicon: Lexicon | None = None) -> tuple[str, ...]:
    """The words and stops with which the last line of a text may go on; of a word that is begun, those that begin
    so."""
    grammar = grammar_of(dialect)
    line = text.rpartition("\n")[2]
    begun = _BEGUN.search(line)
    word = begun[0] if begun else ""
    before = line[: len(line) - len(word)]
    signs = grammar.notation.signs_of(before + _ANY)
    at = max(i for i, sign in enumerate(signs.alike) if sign == _ANY)
    parser = Parser(grammar, signs, lexicon or EMPTY, kind_of(kind, grammar), "")
    parser.steps = STEPS - WORK
    try:
        found = could_stand(parser, at, stops=_STOPS)
    except TooHardError:
        return ()
    ends = (".",) if not word and _is_whole(before, dialect, kind, lexicon) else ()
    offered = (*ends, *(map(_capital, found) if signs.first[at] else found))
    return tuple(w for w in offered if w.casefold().startswith(word.casefold()) and w != word)[:MOST]


def _is_whole(line: str, dialect: str, kind: str, lexicon: Lexicon | None) -> bool:
    """Whether a line is a text of its own once a full stop is put to it."""
    said = line.rstrip()
    return bool(said) and not said.endswith(".") and read(f"{said}.", dialect, kind=kind, lexicon=lexicon).understood


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]
