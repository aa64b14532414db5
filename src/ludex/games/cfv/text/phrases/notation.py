"""The notation of Cardfight!! Vanguard: `[AUTO](VC): [Counter Blast (1)] ...`, <<clan>>, <race>, "name", [Power]+3000.

Square brackets enclose both icons and costs; as signs they are told apart: `{Power}` is an icon, `⟦ ... ⟧` a cost. A
clan, a race and a name are one sign each: «clan», ‹race›, ⸢name⸣. Quotation marks otherwise enclose an ability.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import pairwise

from ludex.games.cfv.text.phrases.spacing import spaced
from ludex.lang.notation import (
    CLOSE,
    DASH,
    LINE,
    NO_SPACE_AFTER,
    NO_SPACE_BEFORE,
    NUMBER_SIGNS,
    OPEN,
    OPENERS,
    Notation,
    tidied,
)

COST, PAID = "⟦", "⟧"
HEADS = ("{AUTO}", "{ACT}", "{CONT}")

ZONE_ICONS = {
    "VC": "vanguard circle",
    "RC": "rear-guard circle",
    "GC": "guardian circle",
    "Hand": "hand",
    "Deck": "deck",
    "Soul": "soul",
    "Drop Zone": "drop zone",
    "Bind Zone": "bind zone",
    "Damage Zone": "damage zone",
}
_LETTERS = {"V": "VC", "R": "RC", "G": "GC"}
_ZONE = "|".join(ZONE_ICONS)
_ZONE_OR_LETTER = rf"(?:{_ZONE}|[VRG])"
# cfv 2.5.2, cfv 2.7.2, cfv 2.6.2: the icons of power, critical and shield, and others.
_ICONS = {name.lower(): name for name in ("Power", "Critical", "Shield", "Stand", "Rest", "AUTO", "ACT", "CONT")}

_MARK = r"«[^»]*»|‹[^›]*›|⸢[^⸣]*⸣"
_HEAD = re.compile(
    rf"(?:\[\s*(AUTO|ACT|CONT)\s*\]|(?:(?<=\n)|^)(AUTO|ACT|CONT)(?=\W))"
    rf"\s*(?:[\[(]\s*({_ZONE_OR_LETTER}(?:\s*/\s*{_ZONE_OR_LETTER})*)\s*[\])])?"
    r"\s*(?:Limit Break\s*(\d)\s*(?:\([^()]*\))?)?\s*(:?)",
    flags=re.IGNORECASE,
)
_ICON = re.compile(r"\[\s*([A-Za-z]+)\s*\]")
_NAME = re.compile(r'"\s*([^\s"\[\]{}.:ʬ][^"\[\]{}:]*?)\s*"')
_NAME_WITH_QUOTES = re.compile(r'"\s*([A-Z][^"\[\]{}:]*"[^"\[\]{}:]+")"')
_QUOTED_NAME = re.compile(r"(?<!\w)'\s*([A-Z][^'\"\n\[\]]*?(?:'s\b[^'\"\n\[\]]*?)*)\s*'(?!\w)")
_BLAST = re.compile(r"\b(Counter|Soul)[- ]?(blast|charge)\s*(?:\(\s*(\d+|X)\s*\)|(\d+)\b)", flags=re.IGNORECASE)
_NUMBER = re.compile(r"\b(power|critical|shield|drive)\s*(?=[+-]\s*[\dX])", flags=re.IGNORECASE)
_COMMON = re.compile(r"\b(vanguards?|units?|grades?|rear-?guards?|stands?|rests?)\b(?! circle|\})", flags=re.IGNORECASE)
_CIRCLE = re.compile(r"\b(Vanguard|Rear-?guard|Guardian) Circle\b", flags=re.IGNORECASE)
_ITEM = re.compile(rf"{_MARK}|,? and (?=[A-Z]|(?:\{{Rest\}}|rest) this unit)")

_WORD = (
    r"[^\s{}().,:;\"/+'«»‹›⸢⸣⟦⟧&-](?:[^\s{}().,:;\"/+'«»‹›⸢⸣⟦⟧&]*[^\s{}().,:;\"/+'«»‹›⸢⸣⟦⟧&-])?"
    r"(?:'(?!s\b)\w[^\s{}().,:;\"/+'«»‹›⸢⸣⟦⟧&]*)?"
)
_TOKEN = re.compile(
    rf"\{{(?:{'|'.join((*_ICONS.values(), 'drive'))})\}}|{_MARK}|\((?:{_ZONE})(?:/(?:{_ZONE}))*\)|non-(?=[«⸢‹A-Z])"
    rf"|\n|\"|{NUMBER_SIGNS}|{_WORD}|[().,:;/+⟦⟧&{{}}]"
)
# Reminders may hold the icon of a circle, and their closing parenthesis may be missing at the end of a line. What
# stands in parentheses right after the head of an ability is no reminder: nothing was said that it could explain.
_REMINDER = re.compile(
    rf"(?:(?<=[^\s:(])\s*|^[^\S\n]*)\((?=[^\S\n]*[^\W\d])(?!\s*(?:\d+|X|(?:{_ZONE})(?:/(?:{_ZONE}))*)\s*\))"
    r"(?:[^()\n]*(?:\([^()\n]*\)[^()\n]*)*(?:\)|$)|[^)\n]*$)",
    re.MULTILINE,
)


def _head(match: re.Match[str]) -> str:
    whole = match.string
    kind, zones, limit_break, colon = (match[1] or match[2]).upper(), match[3], match[4], match[5]
    starts_line = match.start() == 0 or whole[: match.start()].rstrip(" ").endswith("\n")
    if not (colon or starts_line):
        return match[0]
    icons = [_LETTERS.get(z.strip().upper(), _titled(z.strip())) for z in zones.split("/")] if zones else []
    place = f"({'/'.join(icons)})" if icons else ""
    return f"{{{kind}}}{place}" + (f" Limit Break {limit_break}" if limit_break else "") + ": "


def _titled(zone: str) -> str:
    return next((icon for icon in ZONE_ICONS if icon.lower() == zone.lower()), zone)


def _names(text: str) -> str:
    """Names in quotation marks as one sign each; marks around an ability stay."""
    text = _QUOTED_NAME.sub(lambda m: f"⸢{m[1]}⸣", text)
    out: list[str] = []
    at = 0
    for match in re.finditer('"', text):
        if match.start() < at:
            continue
        out.append(text[at : match.start()])
        name = _NAME_WITH_QUOTES.match(text, match.start()) or _NAME.match(text, match.start())
        if name and not "".join(out).rstrip(" ").endswith("."):
            out.append(f"⸢{name[1]}⸣")
            at = name.end()
        else:
            out.append('"')
            at = match.end()
    return "".join(out) + text[at:]


def _outside_marks(text: str, change: Callable[[str], str]) -> str:
    return "".join(p if i % 2 else change(p) for i, p in enumerate(re.split(f"({_MARK})", text)))


@lru_cache(maxsize=4_096)
def _words(text: str) -> str:
    """Icons written as words, and common nouns with a capital amid a sentence. What stands between two marks recurs,
    as a text is cut anew with every change."""
    text = re.sub(r"rear-\s+guard", "rear-guard", text)
    text = _CIRCLE.sub(lambda m: {"v": "(VC)", "r": "(RC)", "g": "(GC)"}[m[1][0].lower()], text)
    text = _COMMON.sub(lambda m: m[1].lower().replace("rearguard", "rear-guard"), text)
    text = _NUMBER.sub(lambda m: "{drive}" if m[1].lower() == "drive" else "{" + m[1].capitalize() + "}", text)
    return _BLAST.sub(lambda m: f"{m[1].capitalize()} {m[2].capitalize()} ({(m[3] or m[4]).upper()})", text)


def _costs(text: str) -> str:
    """Between two costs stands the sign &; the word `and` before a capital is read as that sign."""
    return re.sub(
        f"{COST}[^{PAID}]*{PAID}",
        lambda cost: _ITEM.sub(lambda m: " & " if m[0].endswith("and ") else m[0], cost[0]),
        text,
    )


def _alike(text: str) -> str:
    """One sign for a clan in <<...>> (cfv 2.2.3), a race in <...> (cfv 2.3.1.2), a name in quotation marks (cfv
    2.1.1.2)."""
    text = text.replace("Kagerō", "Kagero").replace("【", "[").replace("】", "]")
    text = re.sub(r"<<\s*([^<>]*?)\s*>>|«\s*([^«»]*?)\s*»", lambda m: f"«{m[1] or m[2]}»", text)
    text = re.sub(r"<\s*([A-Z][^<>]*?)\s*>", lambda m: f"‹{m[1]}›", text)
    text = _HEAD.sub(_head, _names(text))
    text = _outside_marks(text, spaced)
    text = _ICON.sub(lambda m: "{" + _ICONS[m[1].lower()] + "}" if m[1].lower() in _ICONS else m[0], text)
    text = re.sub(r"(\{\w+\})\s*([+-])\s*(?=[\dX])", r"\1\2", text)
    text = text.replace("[", COST).replace("]", PAID)
    return _costs(_outside_marks(text, _words))


_UNENDED = frozenset(("named", "a", "an", "the", "of", "to", "with", "your", "this", "or", "and", ","))
"""Signs with which no ability ends."""


def _tidy(signs: list[str]) -> list[str]:
    """Every line that is a sentence ends with a full stop; a line that names a keyword does not."""
    out: list[str] = []
    line: list[str] = []
    tidy = [*tidied(signs), LINE]
    for sign, after in zip(tidy, (*tidy[1:], LINE), strict=True):
        if sign == LINE:
            is_sentence = any(s.isalpha() and s.islower() and s != "or" for s in line)
            ended = not line or line[-1] == "." or line[-2:] == [".", CLOSE]
            if line and line[0] in HEADS and line[-1] in _UNENDED and after not in (*HEADS, LINE):
                continue  # a sentence that was broken amid its words
            out += [*line, *(["."] if is_sentence and not ended else []), LINE]
            line = []
        else:
            line.append(sign)
    return out[:-1]


def _tight(before: str, sign: str) -> bool:
    if sign in ("+", "-"):
        return before.startswith("{") and before != "{drive}"
    return (
        before in NO_SPACE_AFTER
        or sign in NO_SPACE_BEFORE
        or before == COST
        or sign == PAID
        or (before in HEADS and sign.startswith("("))
    )


def _show(sign: str) -> str:
    if len(sign) < 2:
        return sign
    match sign[0]:
        case "{":
            return f"[{sign[1:-1]}]"
        case "«":
            return f"<<{sign[1:-1]}>>"
        case "‹":
            return f"<{sign[1:-1]}>"
        case "⸢":
            return f'"{sign[1:-1]}"'
    return sign


# Heads without their brackets, colons and circles, also amid a line: `AUTOV At the beginning of ...`.
_LOST_HEAD = re.compile(
    r"(?P<before>^|\n|(?<=[.\])]) *)\[?(?P<kind>AUTO|ACTIVATE|ACT|CONTINUOUS|CONT)\]?\s*"
    r"(?:[\[(]?(?P<zones>(?:VC|RC|GC|[VRG])(?:/(?:VC|RC|GC|[VRG]))*)[\])]?(?=[\s\[:A-Z])|(?=(?:When|At the) ))"
    r"(?:\s*Limit Break\s*(?P<limit>\d)\s*(?:\([^()]*\))?)?(?:\s*:)?",
    flags=re.IGNORECASE,
)
_KINDS = {"ACTIVATE": "ACT", "CONTINUOUS": "CONT"}
_LOST_QUOTES = re.compile(r"'\s*(\[(?:AUTO|ACT|CONT)\][^']*?)\s*'(?=[\s.]|$)", flags=re.IGNORECASE)
_HEAD_WITHIN = re.compile(r"^(\[\w+\](?:\([^()]*\))?)\s*:?\s*")
_CIRCLES_APART = re.compile(r"[\[(]\((VC|RC|GC)\)/\((VC|RC|GC)\)[\])]")


def _lost_heads(text: str) -> str:
    def head(match: re.Match[str]) -> str:
        icons = "/".join(_LETTERS.get(zone, zone) for zone in (match["zones"] or "").upper().split("/"))
        kind = _KINDS.get(match["kind"].upper(), match["kind"].upper())
        limit = f" Limit Break {match['limit']}" if match["limit"] else ""
        begins = match.start() > 0  # what stood amid a line begins one
        return ("\n" if begins else "") + f"[{kind}]" + (f"({icons})" if icons else "") + f"{limit}: "

    text = _LOST_QUOTES.sub(lambda quoted: '"' + _HEAD_WITHIN.sub(r"\1: ", quoted[1]) + '"', text)
    text = _CIRCLES_APART.sub(r"(\1/\2)", text).replace(".]", "]")
    return _LOST_HEAD.sub(head, text)


def _brackets(signs: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Where more brackets of a cost are closed than opened, one is opened after the head, or one of them is left out;
    brackets around an action that is no cost are left out."""
    opened, closed = signs.count(COST), signs.count(PAID)
    if not opened and (":", "(") in pairwise(signs) and ")" in signs:
        start = list(pairwise(signs)).index((":", "(")) + 1
        end = signs.index(")", start)
        if end + 1 < len(signs):  # nothing was said that it could explain, and something is paid for with it
            yield (*signs[:start], COST, *signs[start + 1 : end], PAID, *signs[end + 1 :])
    if closed == opened + 1:
        if ":" in signs:
            at = signs.index(":") + 1
            yield (*signs[:at], COST, *signs[at:])
        for i, sign in enumerate(signs):
            if sign == PAID and i + 1 < len(signs):
                yield (*signs[:i], signs[i + 1].lower(), *signs[i + 2 :])
    elif opened == closed == 1:
        start, end = signs.index(COST), signs.index(PAID)
        yield (*signs[:start], *signs[start + 1 : end], *signs[end + 1 :])


CFV = Notation(
    alike=_alike,
    reminder=_REMINDER,
    token=_TOKEN,
    openers=OPENERS | {COST, PAID, "&"},
    tidy=_tidy,
    tight=_tight,
    shown={OPEN: '"', CLOSE: '"', DASH: "-", COST: "[", PAID: "]", "{drive}": "drive"},
    show=_show,
    fits_articles=True,
    lost_heads=_lost_heads,
    marks_names=True,
    lost_marks={"Kager": "Kagero", **{letter: f"({icon})" for letter, icon in _LETTERS.items()}},
    brackets=_brackets,
)
