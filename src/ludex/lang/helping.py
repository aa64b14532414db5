"""Help for a text that cannot be read: the part that was understood, the word where it stopped, what could stand there,
and the nearest phrase the language has.

The best advice is a text that reads. So the word where the reader stopped is exchanged, left out, or preceded by a word
that could stand there, and what then is read furthest is offered. Only one line is tried, for a small part of the work
a text may ask for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import lru_cache
from math import fsum, log
from typing import TYPE_CHECKING

from ludex.lang.notation import CLOSE, DASH, LINE, RULE, Signs
from ludex.lang.parser import STEPS, Parser, TooHardError
from ludex.lang.trying import trying, watching

if TYPE_CHECKING:
    from ludex.lang.grammar import Grammar
    from ludex.lang.notation import Notation
    from ludex.lang.templates import Wording

WORK = 6_000
"""How many steps of reading may be spent on finding a text that reads."""
TIRED = 20_000
"""A text that asked for more steps than this gets no more help: the answer must not wait for it."""
LONGEST = 250
"""How many signs a line may have to be tried with other words."""
SHOWN = 8
"""How many words that could follow are named."""
_TRIED = 16
_RARE = 99.0
_END = "\0"
_FURTHER = 3
"""A word is worth naming if so many more signs can be read with it."""
_STOPPED = "no card phrase goes on like this"
_LIKE = 0.7
"""Words that are so much alike may be slips of the pen."""
_OPEN = {
    "Name": "a name", "ListedName": "a name", "TokenName": "a name", "BareName": "a name", "Trait": "a trait",
    "Clan": "a clan", "QuotedClan": "a clan", "BareClan": "a clan", "RaceName": "a race", "RaceWord": "a race",
    "RaceIcon": "a race", "RaceMany": "a race", "int": "a number", "CounterKind": "a counter", "Costs": "a cost",
    "Quoted": "an ability in quotation marks", "Wills": "wills", "Will": "a will",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Help:
    """What may help: words that could stand where reading stopped, and what to write instead, in words."""

    follow: tuple[str, ...]
    nearest: str
    advice: str


NO_HELP = Help((), "", _STOPPED)


def help_at(whole: Parser, at: int) -> Help:
    """What helps where reading stopped."""
    if whole.steps > TIRED:
        return NO_HELP
    try:
        return _help_at(whole, at)
    except TooHardError:
        return NO_HELP


def _help_at(whole: Parser, at: int) -> Help:
    signs, grammar = whole.signs, whole.grammar
    start, end = _line(signs, at)
    follow = _follow(whole, start, at)
    sign = signs.text[at] if at < len(signs.text) else ""
    exact = _exact(signs, at, sign, follow, grammar)
    if exact:
        return Help(follow[:SHOWN], exact, f"write “{exact}”{_small(sign, exact)}")
    mended, others = _mended(whole, start, end, at, follow)
    if mended:
        return Help(follow[:SHOWN], mended, f"did you mean “{mended}”?")
    follow = (*others, *(word for word in follow if word not in others))
    nearest = _nearest(grammar, signs.alike[_sentence(signs, at) : end], at - _sentence(signs, at))
    parts = [_STOPPED]
    if follow:
        named = others[:SHOWN] or follow[:SHOWN]
        more = f" and {len(follow) - SHOWN} more" if len(follow) > SHOWN and not others else ""
        parts.append(f"here could stand: {', '.join(named)}{more}")
    if nearest:
        parts.append(f"the nearest phrase is “{nearest}”")
    return Help(follow[:SHOWN], nearest, "; ".join(parts))


def _line(signs: Signs, at: int) -> tuple[int, int]:
    """Where the line of a sign begins and ends."""
    start, end = at, at
    while start > 0 and signs.text[start - 1] not in (LINE, RULE):
        start -= 1
    while end < len(signs.text) and signs.text[end] not in (LINE, RULE):
        end += 1
    return start, end


def _sentence(signs: Signs, at: int) -> int:
    """Where the sentence of a sign begins."""
    start = min(at, len(signs.text))
    while start > 0 and signs.text[start - 1] not in (".", LINE, RULE, CLOSE):
        start -= 1
    return start


# -- what could follow ------------------------------------------------------------------------------------------------
def could_stand(whole: Parser, at: int, stops: Sequence[str] = ()) -> tuple[str, ...]:
    """The words, and of these stops those, that could stand at a place of a line, the commonest first."""
    words = _wanted(whole, 0, at)[0]
    rarity = _phrases(whole.grammar)[0]
    written = whole.grammar.notation.written
    offered = {written(w) for w in words if w.isalpha() or w.startswith("{") or w in stops}
    return tuple(sorted(offered, key=lambda w: (w not in stops, rarity.get(w, _RARE), w)))


def _follow(whole: Parser, start: int, at: int) -> tuple[str, ...]:
    """The words and kinds of words that could stand at a place, those most like what stands there first."""
    found, kinds = _wanted(whole, start, at)
    written = whole.grammar.notation.written
    words = {written(w) for w in found if w.isalpha() or w.startswith("{")}
    sign = whole.signs.alike[at] if at < len(whole.signs.text) else ""
    rarity = _phrases(whole.grammar)[0]
    return (*sorted(words, key=lambda w: (-_likeness(w, sign), rarity.get(w, _RARE), w)), *sorted(kinds))


def _wanted(whole: Parser, start: int, at: int) -> tuple[set[str], set[str]]:
    """The signs that could stand at a place of a line, and the kinds of words."""
    signs = whole.signs
    part = Signs((*signs.text[start:at], _END), (*signs.alike[start:at], _END), (*signs.first[start:at], False))
    again = Parser(whole.grammar, part, whole.lexicon, whole.kind, whole.own)
    again.thorough, again.steps = True, whole.steps
    again.read("CardText", "", 0)
    whole.steps = again.steps
    if again.far < at - start:
        return set(), set()
    kinds = {_OPEN[c.name] for state in again.wanted for _, c, _ in state.slots if c.name in _OPEN}
    return {word for state in again.wanted for word in state.words}, kinds


def _likeness(one: str, other: str) -> float:
    found = SequenceMatcher(None, one, other).ratio()
    return found if found >= _LIKE else 0.0


# -- what was surely meant --------------------------------------------------------------------------------------------
def _exact(signs: Signs, at: int, sign: str, follow: Sequence[str], grammar: Grammar) -> str:
    """The one thing to write instead: an icon for its words, the other article, a small letter."""
    icon = _icon(signs, at, grammar) or (_icon(signs, at - 1, grammar) if at and sign in (":", DASH) else "")
    if icon:
        return grammar.notation.written(icon)
    if at < len(signs.text) and signs.alike[at] == "?":
        return "an" if sign.lower() == "a" else "a"
    small = sign[:1].lower() + sign[1:]
    return small if small != sign and small in follow else ""


def _small(sign: str, exact: str) -> str:
    return " with a small letter within a sentence" if sign != exact and sign.lower() == exact.lower() else ""


def _icon(signs: Signs, at: int, grammar: Grammar) -> str:
    """The icon that one or two words in plain letters stand for: `Fanfare:`, `Last Words -`."""
    for size in (2, 1):
        words = " ".join(signs.text[at : at + size]).lower()
        for icon in (f"{{{words}}}", f"{{{words.capitalize()}!}}"):
            if icon in grammar.literals:
                return icon
    return ""


# -- a text that reads ------------------------------------------------------------------------------------------------
def _mended(whole: Parser, start: int, end: int, at: int, follow: Sequence[str]) -> tuple[str, tuple[str, ...]]:
    """The sentence with one word changed, if so it can be read; and the words with which it can be read, or be read
    further than now, if there are several."""
    notation = whole.grammar.notation
    budget, furthest = WORK, at - start + _FURTHER - 1
    if end - start > LONGEST:
        return "", ()
    reading: dict[str, str] = {}
    further: dict[str, None] = {}
    line = notation.signs_of(notation.joined(whole.signs.text[start:end]))
    before = watching(whole, line) if line.text else None
    for change in _changes(whole, start, end, at, follow):
        made = notation.signs_of(notation.joined(change.line))
        if not made.text:
            continue
        trial = trying(before, whole, made)
        trial.steps = STEPS - budget + trial.size
        try:
            ends = [place for place, _ in trial.read("CardText", "", 0)]
        except TooHardError:
            break
        if trial.size in ends:
            reading[change.word] = _shown(made, min(change.at, len(made.text) - 1), notation)
            if change.sure:
                return reading[change.word], ()
        elif change.word and trial.far + end - start - len(made.text) > furthest:
            further[change.word] = None
        budget = STEPS - trial.steps
    if len(reading) == 1:
        return next(iter(reading.values())), ()
    return "", tuple(reading or further)


@dataclass(frozen=True, slots=True)
class _Change:
    """A line with one word changed: its signs, where, the new word, and whether that is surely what was meant."""

    line: tuple[str, ...]
    at: int
    word: str = ""
    sure: bool = True


def _changes(whole: Parser, start: int, end: int, at: int, follow: Sequence[str]) -> Iterator[_Change]:
    """The line with a word exchanged, put in or left out, the likeliest first."""
    line, n = whole.signs.text[start:end], at - start
    words = [w for w in follow if w not in _OPEN.values()][:_TRIED]
    near = [w for w in words if n < len(line) and _likeness(w, whole.signs.alike[at])]
    for word in near:
        yield _Change((*line[:n], word, *line[n + 1 :]), n, word)
    yield _Change((*line[:n], ".", *line[n:]), n)
    if "a" in follow:
        yield _Change((*line[:n], "a", *line[n:]), n, "a")
    if n < len(line):
        yield _Change((*line[:n], *line[n + 1 :]), n)
    for word in words:
        yield _Change((*line[:n], word, *line[n:]), n, word, sure=False)
        yield _Change((*line[:n], word, *line[n + 1 :]), n, word, sure=False)
    if n:
        for word in _follow(whole, start, at - 1)[:_TRIED]:
            if word not in _OPEN.values():
                yield _Change((*line[: n - 1], word, *line[n:]), n - 1, word, sure=False)


def _shown(made: Signs, at: int, notation: Notation) -> str:
    """The sentence around a place."""
    start, end = _sentence(made, at), at
    while end < len(made.text) - 1 and made.text[end] not in (".", LINE, RULE):
        end += 1
    return notation.joined(made.text[start : end + 1])


# -- the nearest phrase -----------------------------------------------------------------------------------------------
def _nearest(grammar: Grammar, said: Sequence[str], at: int) -> str:
    """The phrase that shares most of its words with what stands around the place; rare words count for more."""
    rarity, phrases = _phrases(grammar)
    around = frozenset(said[max(0, at - 4) : at + 6])
    best, found = 1.5, ""
    for words, shown in phrases:
        shared = around & words
        if shared:
            score = fsum(rarity[w] for w in shared) / fsum(rarity[w] for w in words) ** 0.5
            if score > best and len(shared) * 2 >= len(words):
                best, found = score, shown
    return found


@lru_cache(maxsize=8)
def _phrases(grammar: Grammar) -> tuple[dict[str, float], tuple[tuple[frozenset[str], str], ...]]:
    """How rare each word is, and each phrase of several words once, with its slots left open."""
    made: dict[str, frozenset[str]] = {}
    for forms in grammar.forms.values():
        for form in forms:
            words = frozenset(p for p in form.wording.pieces if isinstance(p, str) and p.isalpha())
            if len(words) >= 2:
                made.setdefault(pattern(form.wording, grammar), words)
    counts: dict[str, int] = {}
    for words in made.values():
        for word in words:
            counts[word] = counts.get(word, 0) + 1
    rarity = {word: log(1 + len(made) / n) for word, n in counts.items()}
    return rarity, tuple((words, shown) for shown, words in made.items())


def pattern(wording: Wording, grammar: Grammar) -> str:
    """A wording as a person would write it, with a dash of dots for each slot."""
    return grammar.notation.joined([p if isinstance(p, str) else "…" for p in wording.pieces])
