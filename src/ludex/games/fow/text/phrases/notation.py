"""The notation of Force of Will: `[Enter] ...`, `{W}{2}, {Rest}: ...`, [Flying], [+200/+200], "name", <ability name>.

Square brackets enclose heads of abilities, skills, types and numbers; as signs they are told apart: `{Enter!}` is the
head of an ability, `{Flying}` an icon within a sentence, `⟦ ... ⟧` a pair of numbers. A card's name and an ability's
name are one sign each: ⸢name⸣, ‹name›. Quotation marks otherwise enclose an ability. A head may be followed by a colon,
an arrow may be written `>>>`, and a choice may stand on several lines: all that is made alike.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from ludex.games.fow.text.phrases.tidying import tidy
from ludex.lang.notation import (
    CLOSE,
    DASH,
    NO_SPACE_AFTER,
    NO_SPACE_BEFORE,
    NUMBER_SIGNS,
    OPEN,
    OPENERS,
    Notation,
)

PAIR, PAIRED, ARROW = "⟦", "⟧", "⇒"
WILLS = ("W", "R", "U", "G", "B", "M", "X")
HEADS = (
    *("Continuous", "Activate", "Enter", "Break", "Trigger", "J-Activate", "Judgment", "Stealth"),
    *("Condition", "J-Condition", "Awakening", "Incarnation", "Evolution", "Shift"),
)
_LONG_WILLS = {"Light": "W", "Fire": "R", "Water": "U", "Wind": "G", "Darkness": "B", "Wa": "U", "Wi": "G"}
_SYMBOLS = (
    *("Pierce", "Target Attack", "First Strike", "Explode", "Flying", "Swiftness", "Imperishable", "Quickcast"),
    *("Remnant", "Rest", "Precision", "Barrier", "Limit", "Energize", "Bestow", "Torrent", "Force"),
)
_ICONS = {name.lower(): name for name in (*HEADS, *_SYMBOLS)} | {"continous": "Continuous"}
_RECKONED = re.compile(r"(?:the|total|life)\s", flags=re.IGNORECASE)  # an amount in brackets
_TYPE = re.compile(r"(spell|addition|race|trait)\s*:\s*(.+)", flags=re.IGNORECASE)
_NUMBER = r"[+-]?(?:\d+|X00|[XYZ])"
_HALVES = re.compile(r"(\d)([+-])")  # where a slash is left out
_PAIR = re.compile(rf"{_NUMBER}/?{_NUMBER}/?")

_MARK = r"‹[^›]*›|⸢[^⸣]*⸣|\{[^}]*\}"
_BRACKETS = re.compile(r"([\[{])([^\[\]{}ʬʭ]*)[\]}]")
_NAME = re.compile(r'"([^\s"\[\]{}.:ʬa-z][^"\[\]{}:]*?)([,.]?)"')
_SENTENCE_STARTS = ("When", "Whenever", "This", "You", "Each", "If", "At", "Your", "Prevent", "Target")
_HEAD = re.compile(
    rf"((?:^|\n|:|\"|\.)[^\S\n]*)\{{({'|'.join(HEADS)})\}}(?![^\S\n]*(?:abilit|cost|of\b|$))[^\S\n]*:?",
    flags=re.IGNORECASE,
)
_COMMON = re.compile(
    r"(?<![\w-])(Resonators?|Rulers?|J-[Rr]ulers?|J/[Rr]esonators?|J/[Rr]ulers?|Regalias?|Additions?"
    r"|(?:(?:Light|Fire|Water|Wind|Darkness|Basic|Special|True) )?Magic Stones?"
    r"|Main Deck|Graveyards?|Field|Spells?)(?![\w-]|:)"
)

_STOPS = r"\s{}().,:;\"/+'‹›⸢⸣⟦⟧⇒"
_WORD = rf"[^{_STOPS}-](?:[^{_STOPS}]*[^{_STOPS}-])?(?:'(?!s\b)\w[^{_STOPS}]*)?"
_TOKEN = re.compile(
    rf"{_MARK}|J/(?:resonator|ruler)\w*|[Nn]on-(?=\S)|\n|\"|{NUMBER_SIGNS}|{_WORD}|[().,:;/+⟦⟧⇒]",
)
_WITHIN = r"[^()\n]*(?:\([^()\n]*\)[^()\n]*)*"
_REMINDER = re.compile(rf"[^\S\n]*\((?:{_WITHIN}\n)?{_WITHIN}\)|[^\S\n]*\({_WITHIN}$", re.MULTILINE)


def _bracketed(match: re.Match[str]) -> str:
    """What stands in square brackets or braces, as a sign."""
    inner = " ".join(match[2].split())
    bare = inner.replace(" ", "")
    if bare.upper() in WILLS or bare.isdigit():
        return "{" + bare.upper() + "}"
    if inner.capitalize() in _LONG_WILLS:
        return "{" + _LONG_WILLS[inner.capitalize()] + "}"
    if inner.lower() in _ICONS:
        return "{" + _ICONS[inner.lower()] + "}"
    kind = _TYPE.fullmatch(inner)
    if kind is not None:
        return "{" + f"{kind[1].capitalize()}: {_subtype(kind[2])}" + "}"
    product = re.fullmatch(r"(.+?)\s*x\s*(\d+)", inner)
    if product is not None:
        return f"{PAIR}{_uncapitalised(product[1])} x {product[2]}{PAIRED}"
    if _RECKONED.match(inner):
        return f"{PAIR}{_uncapitalised(inner)}{PAIRED}"
    if _PAIR.fullmatch(bare):
        halves = _HALVES.sub(r"\1/\2", bare.strip("/"))
        return f"{PAIR}{halves}{PAIRED}"
    return "{" + inner + "}" if inner else match[0]


def _uncapitalised(words: str) -> str:
    return words[:1].lower() + words[1:]


def _subtype(words: str) -> str:
    plain = re.sub(r"\s*([-/])\s*", r"\1", words.strip())
    titled = re.sub(r"(?<!\w)([a-z])", lambda m: m[1].upper(), plain)
    return titled.replace("J-Ruler", "J-ruler").replace("J/R", "J/r").replace("Of The", "of the")


def _names(text: str) -> str:
    """Names in quotation marks as one sign each; marks around an ability stay."""
    out: list[str] = []
    at = 0
    for match in re.finditer('"', text):
        if match.start() < at:
            continue
        out.append(text[at : match.start()])
        name = _NAME.match(text, match.start())
        if name and not _is_sentence(name[1]):
            out.append(f"⸢{name[1]}⸣{name[2]}")
            at = name.end()
        else:
            out.append('"')
            at = match.end()
    return "".join(out) + text[at:]


def _is_sentence(quoted: str) -> bool:
    words = quoted.split()
    return words[0] in _SENTENCE_STARTS and len(words) > 3


def _outside_marks(text: str, change: Callable[[str], str]) -> str:
    return "".join(p if i % 2 else change(p) for i, p in enumerate(re.split(f"({_MARK})", text)))


def _common(text: str) -> str:
    """Common nouns with a capital amid a sentence."""
    return _COMMON.sub(lambda m: m[1].lower().replace("j-", "J-").replace("j/", "J/"), text)


def _head(match: re.Match[str]) -> str:
    return f"{match[1]}{{{_ICONS[match[2].lower()]}!}} "


def _alike(text: str) -> str:
    text = re.sub(r"[«»]\s*([^«»]+?)\s*»", r'"\1"', text).replace("\\'", "'")
    text = re.sub(r'"([+-]\d+/[+-]\d+)"', r"[\1]", text)
    text = re.sub(r'\b(gains?|has|have|ability|abilities): *"', r'\1 "', text)
    text = re.sub(r"=>|>>>|⇒", f" {ARROW} ", text)
    text = re.sub(r"<\s*(J/[Rr](?:esonators?|ulers?))\s*>", r"\1", text)
    text = re.sub(r"<\s*([^<>]+?)\s*>", r"‹\1›", _names(text))
    text = re.sub(r"(God's Art)\s*(?:\[\s*([^\[\]]+?)\s*\]|[‹⸢]([^›⸣]*)[›⸣])", r"\1 ‹\2\3›", text)
    text = _HEAD.sub(_head, _BRACKETS.sub(_bracketed, text))
    text = re.sub(r"((?:^|\n|\{Continuous!\})[^\S\n]*‹[^›]*› )(When|At|The)", lambda m: m[1] + m[2].lower(), text)
    text = re.sub(r"(\{Force\} \d+)(?!\s*(?:\.|$))", r"\1.", _REMINDER.sub("", text) if "{Force}" in text else text)
    return _outside_marks(text, _common)


def is_will(sign: str) -> bool:
    """Whether a sign is a will symbol."""
    return sign[0] == "{" and (sign[1:-1] in WILLS or sign[1:-1].isdigit())


def _tight(before: str, sign: str) -> bool:
    if sign in ("+", "-"):
        return before in (PAIR, "/")
    if is_will(before) and is_will(sign):
        return True
    return before.lower() in NO_SPACE_AFTER or sign in NO_SPACE_BEFORE or before == PAIR or sign == PAIRED


def _show(sign: str) -> str:
    if len(sign) < 2:
        return sign
    match sign[0]:
        case "{" if not is_will(sign) and sign != "{Rest}":
            return f"[{sign[1:-1].removesuffix('!')}]"
        case "‹":
            return f"<{sign[1:-1]}>"
        case "⸢":
            return f'"{sign[1:-1]}"'
    return sign


FOW = Notation(
    alike=_alike,
    reminder=_REMINDER,
    token=_TOKEN,
    openers=OPENERS | {ARROW, "{Torrent}", *(f"{{{head}!}}" for head in HEADS)},
    tidy=tidy,
    tight=_tight,
    shown={OPEN: '"', CLOSE: '"', DASH: "-", PAIR: "[", PAIRED: "]"},
    show=_show,
    fits_articles=True,
)
