"""What stands in a cell: texts without markup, numbers out of words, several words in one cell."""

from __future__ import annotations

import html
import re
from typing import Any

NOTHING = frozenset(("", "-", "--", "–", "—", "n/a", "na", "none", "null", "nan"))
"""How sources write that there is nothing."""

_BREAK = re.compile(r"<\s*(?:br|/p|/div|/li)\s*/?\s*>", re.IGNORECASE)
_PICTURE = re.compile(r"<\s*img\b[^>]*?\balt\s*=\s*[\"']([^\"']*)[\"'][^>]*>", re.IGNORECASE)
# Only what is markup for certain: clans stand in double and races in single angle brackets.
_MARKUP = re.compile(r"</?(?:p|div|li|ul|ol|span|b|i|u|em|strong|small|sup|sub|font|img)\b[^<>]*>", re.IGNORECASE)
_BELOW = re.compile(r"[-\u2212\u2013]\s*\d")
_NUMBER = re.compile(r"\d+(?:[,.\s]\d{3})*")
_APART = re.compile(r"\s*[/;|・、,]\s*|\n+")
_ESCAPED = re.compile(r"\\r?\\n|\\n")


def empty(value: Any) -> bool:
    """Whether a cell says that there is nothing."""
    if isinstance(value, str):
        return value.strip().casefold() in NOTHING
    return value is None or value == [] or value != value  # a number that is none is unlike itself


def text_of(value: Any) -> str:
    """A text: paragraphs of a list as lines, markup gone, pictures by what they stand for."""
    if isinstance(value, list):
        return "\n".join(part for part in (text_of(one) for one in value) if part)
    if isinstance(value, dict):
        return text_of(next((value[word] for word in ("text", "effect", "en") if word in value), ""))
    if empty(value):
        return ""
    text = _ESCAPED.sub("\n", str(value))
    if "<" in text:
        text = _MARKUP.sub("", _PICTURE.sub(lambda found: f"{{{found[1]}}}", _BREAK.sub("\n", text)))
    text = html.unescape(text).replace("\xa0", " ").replace("\u200b", "")
    return "\n".join(line.strip() for line in text.split("\n") if line.strip())


def word_of(value: Any) -> str:
    """A word or name on one line."""
    return " ".join(text_of(value).split())


def number_of(value: Any) -> int | None:
    """A whole number, also out of words like `Grade 2` or `10,000+`. No card has one below nothing."""
    if isinstance(value, bool) or empty(value):
        return None
    if isinstance(value, int | float):
        return int(value) if value >= 0 and value == value // 1 else None
    text = str(value).strip()
    if _BELOW.match(text):
        return None
    if re.fullmatch(r"\d{1,9}\.0+", text):
        return int(text.partition(".")[0])
    found = _NUMBER.search(text)
    return int(re.sub(r"\D", "", found[0])) if found is not None and len(found[0]) < 12 else None


def words_of(value: Any) -> list[str]:
    """Several words: a list, or one cell with marks between them."""
    if isinstance(value, list):
        found = [word for one in value for word in words_of(one)]
    else:
        found = [word.strip("«»‹›<>[]{}\"' ") for word in _APART.split(text_of(value))]
    return list(dict.fromkeys(word for word in found if not empty(word)))
