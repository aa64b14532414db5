"""Notation: card text as signs. Only icons, quotes, dashes, spacing and capitals are made alike, never words.

Every game writes its icons and marks in its own way; its dialect holds a `Notation` that says how. Reminder text in
parentheses says nothing (sve 2.6.2, cfv 2.11.3) and is left out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from ludex.lang.inflection import article

OPEN, CLOSE, DASH, LINE, RULE = "“", "”", "–", "\n", "-----"

# A word: it may hold hyphens and an apostrophe within, and ends with neither.
WORD = r"[^\s{}().,:;\"/+'-](?:[^\s{}().,:;\"/+']*[^\s{}().,:;\"/+'-])?(?:'(?!s\b)\w[^\s{}().,:;\"/+']*)?"
NUMBER_SIGNS = r"[+-](?=\d|X\b)|-|'s\b|'|\d+(?![\w-])"
_ROMAN = r"(?:[IVXLC]{2,}|[IV])\.(?=\s[A-Z])"  # a name may begin with a number: XIV. Temperance
_TOKEN = re.compile(rf"\{{[^}}]*\}}|-{{3,}}|{_ROMAN}|non-(?=[\{{A-Z])|\n|\"|{NUMBER_SIGNS}|{WORD}|[().,:;/+]")
_NUMBER = re.compile(r"\d|X\b|ʬ")
_ANOTHER = len("another")
_REMINDER = re.compile(r"\s*\((?!\s*(?:\d+|X)\s*\))[^()]*(?:\([^()]*\)[^()]*)*\)")
_PLAIN = str.maketrans({"“": '"', "”": '"', "‘": "'", "’": "'", "–": "-", "—": "-", "−": "-", " ": " ", "️": None})

NO_SPACE_BEFORE = frozenset((".", ",", ":", ";", ")", "'s", "'", "/", "+", "-", CLOSE, LINE, RULE))
NO_SPACE_AFTER = frozenset(("(", "/", "non-", "+", "-", OPEN, LINE))
OPENERS = frozenset((".", ":", DASH, LINE, RULE, OPEN))


@dataclass(frozen=True, slots=True)
class Signs:
    """A text cut into signs. `alike[i]` is sign i without its sentence capital, and `a` for a fitting `an`;
    `first[i]`: it begins a sentence."""

    text: tuple[str, ...]
    alike: tuple[str, ...]
    first: tuple[bool, ...]


def _unchanged(text: str) -> str:
    return text


def _no_others(signs: tuple[str, ...]) -> Iterable[tuple[str, ...]]:
    return ()


def _tight(before: str, sign: str) -> bool:
    return before in NO_SPACE_AFTER or sign in NO_SPACE_BEFORE


def tidied(signs: list[str]) -> list[str]:
    """Leave out what has no meaning: empty lines, a ruled line at an end, a full stop after a quoted one."""
    out: list[str] = []
    for i, sign in enumerate(signs):
        before = out[-1] if out else LINE
        if sign == LINE and (before in (LINE, RULE) or _is_option(signs, i + 1) or signs[i + 1 : i + 2] == [RULE]):
            continue
        if sign == RULE and before == LINE and out:
            out.pop()
        if sign == RULE and not out:
            continue
        if sign == "." and out[-2:] == [".", CLOSE]:
            continue
        if sign == CLOSE and before != "." and not _is_words_of_names(signs, i + 1):
            out.append(".")
        out.append(sign)
    while out and out[-1] in (LINE, RULE):
        out.pop()
    return out


def _is_words_of_names(signs: list[str], i: int) -> bool:
    """Whether what stands in quotation marks before i is one of some words `in its name`, and no ability."""
    while signs[i : i + 1] == [","] or signs[i : i + 1] == ["or"]:
        i += 1
        if signs[i : i + 1] == [OPEN] and CLOSE in signs[i:]:
            i = signs.index(CLOSE, i) + 1
    return signs[i : i + 1] == ["in"]


def _is_option(signs: list[str], i: int) -> bool:
    while i < len(signs) and signs[i] == LINE:
        i += 1
    return signs[i : i + 1] == ["("] and i + 1 < len(signs) and signs[i + 1].isdigit()


def _capitals(signs: list[str], first: tuple[bool, ...]) -> list[str]:
    return [
        sign[0].upper() + sign[1:] if begins and sign[0].islower() and (i == 0 or signs[i - 1] != CLOSE) else sign
        for i, (sign, begins) in enumerate(zip(signs, first, strict=True))
    ]


@dataclass(frozen=True, slots=True)
class Notation:
    """How a game writes: which signs there are, where sentences begin, and how signs are written out."""

    alike: Callable[[str], str] = _unchanged
    """The text with its icons and marks made alike."""
    reminder: re.Pattern[str] = _REMINDER
    token: re.Pattern[str] = _TOKEN
    openers: frozenset[str] = OPENERS
    """Signs after which a sentence begins."""
    carriers: frozenset[str] = frozenset(("/",))
    """Signs after which a sentence begins where they begin one themselves."""
    tidy: Callable[[list[str]], list[str]] = tidied
    tight: Callable[[str, str], bool] = _tight
    """Whether no space stands between two signs."""
    shown: Mapping[str, str] = field(default_factory=lambda: {OPEN: '"', CLOSE: '"', DASH: "-"})
    """How signs are written out that are not written as they are."""
    show: Callable[[str], str] | None = None
    """How marks that enclose words are written out."""
    fits_articles: bool = False
    """Whether `a` and `an` are made to fit the word after them."""

    lost_heads: Callable[[str], str] = _unchanged
    """The text with the marks at the heads of abilities that sources lose, to be told to whoever reads it."""
    marks_names: bool = False
    """Whether names of cards stand in marks."""
    lost_marks: Mapping[str, str] = field(default_factory=dict)
    """Signs that stand for others without their marks."""
    brackets: Callable[[tuple[str, ...]], Iterable[tuple[str, ...]]] = _no_others
    """A line with a bracket put in or taken out where they do not fit together."""

    def cut(self, text: str, *, reminders: bool = False) -> list[str]:
        """Cut a text into bare signs; `reminders` keeps what stands in parentheses (sve 2.6.2, cfv 2.11.3)."""
        text = self.alike(text.translate(_PLAIN))
        if not reminders:
            text = self.reminder.sub("", text)
        signs: list[str] = []
        quoted = False
        for match in self.token.finditer(text):
            sign = match[0]
            if sign == '"':
                quoted = not quoted
                sign = OPEN if quoted else CLOSE
            elif sign[0] == "-":
                if sign.startswith("---"):
                    sign = RULE
                elif not _NUMBER.match(text, match.end()):
                    sign = DASH
            elif len(sign) == _ANOTHER and sign.lower() == "another":
                signs.append(sign[0] + "n")
                sign = "other"
            elif " " in sign:  # a name in its marks
                sign = " ".join(sign.split())
            signs.append(sign)
        return signs

    def begins_sentence(self, signs: list[str] | tuple[str, ...], i: int) -> bool:
        """Whether the sign at i is the first of a sentence, so that it bears a capital."""
        while i and signs[i - 1] in self.carriers:
            i -= 1
        if i == 0:
            return True
        before = signs[i - 1]
        if before == ")":
            return i >= 3 and signs[i - 3] == "(" and signs[i - 2].isdigit() and (i < 4 or signs[i - 4] in (".", CLOSE))
        if before == CLOSE:
            return i >= 2 and signs[i - 2] == "."
        return before in self.openers

    def _sentences(self, signs: list[str]) -> tuple[bool, ...]:
        """Of each sign whether it is the first of a sentence; a look at the one before it mostly tells."""
        telling = self.openers | self.carriers | {")", CLOSE}
        return tuple(i == 0 or (signs[i - 1] in telling and self.begins_sentence(signs, i)) for i in range(len(signs)))

    def capitalised(self, signs: list[str]) -> list[str]:
        """The signs with a capital at every beginning of a sentence. After a quotation the text itself decides."""
        return _capitals(signs, self._sentences(signs))

    def signs_of(self, text: str) -> Signs:
        """Cut a text into signs."""
        signs = self._fitted(self.tidy(self.cut(text)))
        first = self._sentences(signs)
        signs = _capitals(signs, first)
        alike = [s[0].lower() + s[1:] if f else s for s, f in zip(signs, first, strict=True)]
        for i, sign in enumerate(alike[:-1]):
            if sign in ("a", "an"):
                alike[i] = "a" if sign == article(signs[i + 1]) else "?"
        return Signs(tuple(signs), tuple(alike), first)

    def _fitted(self, signs: list[str]) -> list[str]:
        if not self.fits_articles:
            return signs
        return [
            sign[0] + article(signs[i + 1])[1:] if sign.lower() in ("a", "an") and i + 1 < len(signs) else sign
            for i, sign in enumerate(signs)
        ]

    def written(self, sign: str) -> str:
        """One sign as text."""
        return self.shown.get(sign) or (self.show(sign) if self.show else sign)

    def joined(self, signs: list[str] | tuple[str, ...]) -> str:
        """Signs as text."""
        out: list[str] = []
        before = LINE
        for sign in signs:
            if sign == RULE:
                out.append("\n-----\n")
            elif before == RULE:
                out.append(sign)
            else:
                if not self.tight(before, sign):
                    out.append(" ")
                out.append(self.written(sign))
            before = sign
        return re.sub(r"\b([Aa])n other\b", r"\1nother", "".join(out))

    def canonical(self, text: str) -> str:
        """The text in ludex's notation: icons, quotes, dashes, spacing and sentence capitals made alike."""
        return self.joined(self.signs_of(text).text)


WORDS = Notation()
"""Words without icons, such as names."""
