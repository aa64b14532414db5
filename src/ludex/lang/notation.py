"""Notation: card text as signs. Only icons, quotes, dashes, spacing and capitals are made alike, never words.

Reminder text in parentheses says nothing (sve 2.6.2) and is left out; `(1)` options and `(X)` numbers stay.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from ludex.lang.inflection import article

OPEN, CLOSE, DASH, LINE, RULE = "“", "”", "–", "\n", "-----"

CLASS_ICONS = ("forestcraft", "swordcraft", "runecraft", "dragoncraft", "abysscraft", "havencraft", "neutral")
_ICONS = {
    **{name: name for name in CLASS_ICONS},
    **{name: name for name in ("fanfare", "act", "evolve", "quick", "engage", "attack", "defense", "advanced")},
    **{name: name for name in ("serve", "ride", "union burst", "last words")},
    "lastwords": "last words",
    "atk": "attack",
    "def": "defense",
    "feed": "serve",
    "carrot": "serve",
    "q": "quick",
    "adv": "advanced",
    "unionburst": "union burst",
}
# After these a sentence begins, after the icons only where they begin one themselves.
_OPENERS = frozenset((".", ":", DASH, LINE, RULE, OPEN))
_ICON_OPENERS = {
    "{" + name + "}"
    for name in (
        "fanfare",
        "last words",
        "act",
        "evolve",
        "quick",
        "advanced",
        "serve",
        "ride",
        "union burst",
    )
}
_ICON = re.compile(r"[\[{]\s*([^\[\]{}]*?)\s*[\]}]")
_REMINDER = re.compile(r"\s*\((?!\s*(?:\d+|X)\s*\))[^()]*\)")
_TOKEN = re.compile(
    r"\{[^}]*\}|-{3,}|non-(?=[\{])|\n|\"|[+-](?=\d|X\b)|-|'s\b|'|\d+(?![\w-])|[^\s{}().,:;\"/+'-](?:[^\s{}().,:;\"/+']*[^\s{}().,:;\"/+'-])?"
    r"(?:'(?!s\b)\w[^\s{}().,:;\"/+']*)?|[().,:;/+]"
)
_PLAIN = str.maketrans({"“": '"', "”": '"', "‘": "'", "’": "'", "–": "-", "—": "-", "−": "-", " ": " ", "️": None})


def _icon(match: re.Match[str]) -> str:
    name = re.sub(r"\s+", " ", match[1]).lower()
    if name in _ICONS:
        return "{" + _ICONS[name] + "}"
    cost = re.fullmatch(r"cost ?0*(\d+|x)", name)
    if cost:
        return "{cost " + cost[1].upper() + "}"
    return match[0]


@dataclass(frozen=True, slots=True)
class Signs:
    """A text cut into signs. `alike[i]` is sign i without its sentence capital, and `a` for a fitting `an`;
    `first[i]`: it begins a sentence."""

    text: tuple[str, ...]
    alike: tuple[str, ...]
    first: tuple[bool, ...]

    def words(self, start: int, end: int) -> str:
        """The signs between two places as text."""
        return joined(self.text[start:end])


def cut(text: str, *, reminders: bool = False) -> list[str]:
    """Cut a text into bare signs; `reminders` keeps what stands in parentheses."""
    text = text.translate(_PLAIN).replace("🗡", "{attack}").replace("🛡", "{defense}")
    text = _ICON.sub(_icon, text)
    if not reminders:
        text = _REMINDER.sub("", text)
    signs: list[str] = []
    quoted = False
    for match in _TOKEN.finditer(text):
        sign = match[0]
        if sign == '"':
            quoted = not quoted
            sign = OPEN if quoted else CLOSE
        elif sign.startswith("---"):
            sign = RULE
        elif sign == "-" and not re.match(r"\d|X\b|ʬ", text[match.end() :]):
            sign = DASH
        elif sign.lower() == "another":
            signs.append(sign[0] + "n")
            sign = "other"
        signs.append(sign)
    return signs


def _tidy(signs: list[str]) -> list[str]:
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
        if sign == CLOSE and before != "." and signs[i + 1 : i + 2] != ["in"]:
            out.append(".")
        out.append(sign)
    while out and out[-1] in (LINE, RULE):
        out.pop()
    return out


def _is_option(signs: list[str], i: int) -> bool:
    while i < len(signs) and signs[i] == LINE:
        i += 1
    return signs[i : i + 1] == ["("] and i + 1 < len(signs) and signs[i + 1].isdigit()


def begins_sentence(signs: list[str] | tuple[str, ...], i: int) -> bool:
    """Whether the sign at i is the first of a sentence, so that it bears a capital."""
    if i == 0:
        return True
    before = signs[i - 1]
    if before == ")":
        return i >= 3 and signs[i - 3] == "(" and signs[i - 2].isdigit() and (i < 4 or signs[i - 4] in (".", CLOSE))
    if before == CLOSE:
        return i >= 2 and signs[i - 2] == "."
    if before in _ICON_OPENERS or before == "/":
        return begins_sentence(signs, i - 1)
    return before in _OPENERS


def capitalised(signs: list[str]) -> list[str]:
    """The signs with a capital at every beginning of a sentence. After a quotation the text itself decides."""
    return [
        sign[0].upper() + sign[1:]
        if sign[0].islower() and begins_sentence(signs, i) and signs[i - 1] != CLOSE
        else sign
        for i, sign in enumerate(signs)
    ]


@lru_cache(maxsize=4096)
def signs_of(text: str) -> Signs:
    """Cut a text into signs."""
    signs = capitalised(_tidy(cut(text)))
    first = tuple(begins_sentence(signs, i) for i in range(len(signs)))
    alike = [s[0].lower() + s[1:] if f else s for s, f in zip(signs, first, strict=True)]
    for i, sign in enumerate(alike[:-1]):
        if sign in ("a", "an"):
            alike[i] = "a" if sign == article(signs[i + 1]) else "?"
    return Signs(tuple(signs), tuple(alike), first)


_NO_SPACE_BEFORE = frozenset((".", ",", ":", ";", ")", "'s", "'", "/", "+", "-", CLOSE, LINE, RULE))
_NO_SPACE_AFTER = frozenset(("(", "/", "non-", "+", "-", OPEN, LINE))


def joined(signs: list[str] | tuple[str, ...]) -> str:
    """Signs as text."""
    out: list[str] = []
    before = LINE
    for sign in signs:
        if sign == RULE:
            out.append("\n-----\n")
        elif before == RULE:
            out.append(sign)
        else:
            if before not in _NO_SPACE_AFTER and sign not in _NO_SPACE_BEFORE:
                out.append(" ")
            out.append({OPEN: '"', CLOSE: '"', DASH: "-"}.get(sign, sign))
        before = sign
    return re.sub(r"\b([Aa])n other\b", r"\1nother", "".join(out))


def canonical(text: str) -> str:
    """The text in ludex's notation: icons, quotes, dashes, spacing and sentence capitals made alike."""
    return joined(signs_of(text).text)
