"""Reading a card text: what was understood, or what was not and where."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from ludex.families import Family, families, usual
from ludex.lang.ast import CardText, Node
from ludex.lang.bindings import UnboundError, bind
from ludex.lang.grammar import Grammar
from ludex.lang.helping import NO_HELP, help_at
from ludex.lang.lexicon import Lexicon
from ludex.lang.mending import Slip, mended
from ludex.lang.misnaming import marked_names, traits_in_number
from ludex.lang.notation import CLOSE, LINE, RULE, Notation, Signs
from ludex.lang.parser import Parser, TooHardError
from ludex.lang.remembering import Remembered, RememberedOf
from ludex.lang.renderer import Renderer
from ludex.lang.supplying import Supplied, marks_lost, supplied
from ludex.lang.telling import told_apart

EMPTY = Lexicon()
_TOO_GREAT = re.compile(r"[1-9]\d{5}")  # no game here counts so far, and what is counted to takes its time
LONGEST = 5_000
"""How many characters a card text may have; the longest card known has a fifth of it."""
HELPED = 2
"""How many lines of a text that cannot be read are looked at for what would mend them."""
SHOWN = 3
"""How many readings of an ambiguous text are kept to be shown."""


@dataclass(frozen=True, slots=True)
class Declined:
    """A phrase that could not be read: its words, its place in the canonical text (from 1), and why. `understood` is
    what of its sentence was read, `word` where that stopped, `follow` some of what could stand there, and `nearest`
    what the language has that is nearest to it."""

    phrase: str
    line: int
    column: int
    message: str
    understood: str = ""
    word: str = ""
    follow: tuple[str, ...] = ()
    nearest: str = ""


@dataclass(frozen=True, slots=True)
class Reading:
    """What came of reading a text. Exactly one reading makes a `card_text`; of several, the first few are kept."""

    canonical: str
    card_text: CardText | None = None
    declined: tuple[Declined, ...] = ()
    ambiguous: tuple[CardText, ...] = ()
    readings: tuple[str, ...] = ()
    """Of an ambiguous text, two of its readings, each as a sentence."""
    slips: tuple[Slip, ...] = ()
    """What was mended to read it, if that was asked for; `canonical` is the mended text."""

    @property
    def understood(self) -> bool:
        """Whether the whole text was read in one way."""
        return self.card_text is not None

    @property
    def message(self) -> str:
        """What is wrong, for the person who wrote the text; empty when nothing is."""
        if self.readings:
            first, second = self.readings
            return f"two readings of “{self.canonical}”. One: {first} Another: {second}"
        return "\n".join(f"line {d.line}, column {d.column}: {d.message}" for d in self.declined)


def grammar_of(dialect: str) -> Grammar:
    """The grammar of a dialect; without a name, of the first game there is."""
    grammar: Grammar = _family(dialect).grammar()
    return grammar


def notation_of(dialect: str) -> Notation:
    """How a dialect is cut into signs, which is known before its phrases are."""
    notation: Notation = _family(dialect).writes()
    return notation


def _family(dialect: str) -> Family:
    family = families().get(dialect or usual())
    if family is None:
        raise ValueError(f"no dialect {dialect!r}; known: {', '.join(sorted(families()))}")
    return family


def kind_of(kind: str, grammar: Grammar) -> str:
    """The kind of text a card type has: a spell's text is one ability, any other card's is a list."""
    return "spell" if any(word in kind.lower() for word in grammar.spells) else "card"


def read(
    text: str,
    dialect: str = "",
    *,
    kind: str = "",
    lexicon: Lexicon | None = None,
    name: str | None = None,
    mending: bool = False,
) -> Reading:
    """Read a card text. `name` is the card's own name, known as a name besides those of the lexicon. `mending`: a text
    that cannot be read is read with its slips of the pen mended, if so it has one reading, which tells them."""
    grammar = grammar_of(dialect)
    if len(text) > LONGEST:
        return Reading("", declined=(Declined(text[:40], 1, 1, f"a card text has at most {LONGEST:,} characters"),))
    key = (text, dialect, kind_of(kind, grammar), lexicon or EMPTY, name or "", mending)
    known = _READ.get(key)
    if known is None:
        known = _named(_read(text, grammar, *key[2:]), grammar, *key[2:])
        _READ.keep(key, known, len(text))
    return known


_READ: Remembered[tuple[str, str, str, Lexicon, str, bool], Reading] = Remembered(entries=8_192, weight=1_000_000)
"""What was read lately. The weight of a reading is the length of its text."""


def _read(text: str, grammar: Grammar, kind: str, lexicon: Lexicon, name: str, mending: bool = False) -> Reading:
    signs = grammar.notation.signs_of(text)
    written = grammar.notation.joined(signs.text)
    if not signs.text:
        return Reading(written, CardText(()))
    beyond = next((at for at in range(len(signs.text)) if _too_great(signs.text, at)), -1)
    if beyond >= 0:
        return Reading(written, declined=(_declined(signs, beyond, "numbers go up to 99,999", grammar.notation),))
    parser = Parser(grammar, signs, lexicon, kind, name)
    try:
        found = _whole(parser)
        meant = _meant(parser, text) if mending and not found else None
        if meant is not None:
            return meant
        reading = _settled(found, parser, written) if found else Reading(written, declined=_explain_failure(parser))
    except TooHardError as error:
        return Reading(written, declined=(_declined(signs, error.at, error.why, grammar.notation),))
    if parser.dropped and not reading.ambiguous:
        why = "some part of the text has too many readings to tell which is meant; say it in other words"
        return Reading(written, declined=(_declined(signs, 0, why, grammar.notation),))
    return reading


def _named(read: Reading, grammar: Grammar, kind: str, lexicon: Lexicon, name: str, mending: bool) -> Reading:
    """A text that is mended, with its names as the cards write them that bear them."""
    if not mending or read.card_text is None:
        return read
    text, told = marked_names(read.canonical, lexicon)
    text, numbered = traits_in_number(text, read.card_text, lexicon)
    told += numbered
    again = _read(text, grammar, kind, lexicon, name) if told else read
    if not told or again.card_text is None or not _comes_back(again, grammar):
        return read
    return replace(again, slips=(*read.slips, *(Supplied(each, each, each) for each in told)))


def _meant(parser: Parser, text: str) -> Reading | None:
    """The text read as it was surely meant: with its slips mended, or with the marks that were lost. Where the
    marks were plainly lost, slips alone would be sought in vain."""
    slips_first = not marks_lost(parser.grammar.notation, text)
    for slips in (slips_first, not slips_first):
        spelled = mended(parser) if slips else supplied(parser, text)
        if spelled is not None:
            again = _read(spelled[0], parser.grammar, parser.kind, parser.lexicon, parser.own)
            if again.card_text is not None and _comes_back(again, parser.grammar):
                return replace(again, slips=spelled[1])
    return None


def _too_great(words: Sequence[str], at: int) -> bool:
    """Whether a number is greater than any game means; a power that is asked for may have a digit more."""
    if not _TOO_GREAT.search(words[at]):
        return False
    return len(words[at]) > 6 or not any(word.lower() == "power" for word in words[max(0, at - 3) : at])


def _whole(parser: Parser) -> list[Any]:
    """The readings of the whole text."""
    return [tree for end, tree in parser.read("CardText", "", 0) if end == parser.size]


def _thorough(parser: Parser, signs: Signs) -> Parser:
    """A reader of these signs that finds out how far it gets and what it wants there. Its work counts on."""
    again = Parser(parser.grammar, signs, parser.lexicon, parser.kind, parser.own)
    again.thorough, again.steps = True, parser.steps
    return again


def _settled(found: list[Any], parser: Parser, written: str) -> Reading:
    grammar, signs = parser.grammar, parser.signs
    trees: dict[CardText, CardText] = {}
    unbound = ""
    for tree in found:
        try:
            bound = bind(tree, grammar)
        except UnboundError as error:
            unbound = str(error)
            continue
        trees.setdefault(bound, bound)
    if not trees:
        return Reading(written, declined=(_unbound(signs, unbound, grammar.notation),))
    if len(trees) > 1:
        several = tuple(trees)[:SHOWN]
        return Reading(written, ambiguous=several, readings=told_apart(several[0], several[1], grammar))
    return Reading(written, next(iter(trees)))


def _unbound(signs: Signs, words: str, notation: Notation) -> Declined:
    """A word that speaks of nothing, or an instruction that leaves out what it acts on."""
    if not words:
        return _declined(signs, 0, "an instruction leaves out what it acts on, and no “instead” supplies it", notation)
    first = words.split(maxsplit=1)[0].removesuffix("'s")
    at = next((i for i, sign in enumerate(signs.text) if sign.lower() == first), 0)
    return _declined(signs, at, f"nothing that “{words}” could speak of comes before it", notation)


def _explain_failure(whole: Parser) -> tuple[Declined, ...]:
    """One witness for each line that cannot be read alone; the furthest place reached is the best witness."""
    signs = whole.signs
    whole = _thorough(whole, signs)
    _whole(whole)
    lines = _lines(signs)
    if len(lines) > 1:
        out: list[Declined] = []
        for start, end in lines:
            part = Signs(signs.text[start:end], signs.alike[start:end], signs.first[start:end])
            parser = _thorough(whole, part)
            if not _whole(parser):
                out.append(_witness(signs, start + parser.far, _thorough(parser, signs), helps=len(out) < HELPED))
            whole.steps = parser.steps
        if out:
            return tuple(out)
    return (_witness(signs, whole.far, whole),)


def _lines(signs: Signs) -> list[tuple[int, int]]:
    cuts = [i for i, sign in enumerate(signs.text) if sign in (LINE, RULE)]
    starts = [0, *[c + 1 for c in cuts]]
    ends = [*cuts, len(signs.text)]
    return [(s, e) for s, e in zip(starts, ends, strict=True) if s < e]


def _witness(signs: Signs, at: int, parser: Parser, *, helps: bool = True) -> Declined:
    """What stands where reading stopped, and what helps there."""
    known = parser.grammar.literals
    if at > 0 and signs.first[at - 1] and not {signs.text[at - 1], signs.alike[at - 1]} & known:
        at -= 1  # a strange word at the head of a sentence was only taken for a name
    helped = help_at(parser, at) if helps else NO_HELP
    found = _declined(signs, at, helped.advice, parser.grammar.notation)
    return replace(found, follow=helped.follow, nearest=helped.nearest)


def _declined(signs: Signs, at: int, message: str, notation: Notation) -> Declined:
    joined = notation.joined
    ended = at >= len(signs.text)
    at = min(at, max(len(signs.text) - 1, 0))
    start, end = at, at
    while start > 0 and signs.text[start - 1] not in (".", LINE, RULE, CLOSE):
        start -= 1
    while end < len(signs.text) and signs.text[end] not in (".", LINE, RULE):
        end += 1
    before = joined(signs.text[: at + 1])[: -len(notation.written(signs.text[at]))]
    line = before.count("\n") + 1
    column = len(before) - (before.rfind("\n") + 1) + 1
    read_so_far = joined(signs.text[start:at])
    phrase = joined(signs.text[at:end]) or joined(signs.text[start:end])
    after = f" after “{read_so_far}”" if read_so_far else ""
    word = notation.written(signs.text[at])
    if ended:
        read_so_far = joined(signs.text[start:])
        return Declined(phrase, line, column, f"the text ends too early after “{read_so_far}”: {message}", read_so_far)
    return Declined(phrase, line, column, f"cannot read “{phrase}”{after}: {message}", read_so_far, word)


def canonical(text: str, dialect: str = "") -> str:
    """The text in the notation of its game: icons, quotes, dashes, spacing and sentence capitals made alike."""
    return notation_of(dialect).canonical(text)


def _comes_back(reading: Reading, grammar: Grammar) -> bool:
    """Whether a reading is written as the text it was read from; what has no words does not come back."""
    assert reading.card_text is not None
    return Renderer(grammar).write(reading.card_text, "CardText", "") is not None and (
        _render(reading.card_text, grammar) == reading.canonical
    )


def _render(node: Node, grammar: Grammar) -> str:
    return Renderer(grammar).text(node)


def render(node: Node, dialect: str = "") -> str:
    """A tree, or any part of one, as text."""
    written = _WRITTEN.get(node, dialect)
    if written is None:
        written = _render(node, grammar_of(dialect))
        _WRITTEN.keep(node, dialect, written)
    return written


_WRITTEN: RememberedOf[str, str] = RememberedOf(entries=8_192)
"""What was written lately: each edition of a game asks for the same texts."""
