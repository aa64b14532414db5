"""Spacing made alike: two common words set solid, as line breaks lost at a source leave them, are two words again."""

from __future__ import annotations

import re
from functools import lru_cache

_COMMON_WORDS = (
    "a an all and any are as at attacks battle be boosts by call card cards choose cost damage deck draw drive drop due"
    " each effect end face for from get gets hand if in is it its look may name of on one or opponent pay"
    " phase put rear-guard rear-guards reveals search shuffle soul that the their them this to top turn two unit units"
    " until up vanguard when with you your zone check"
)
_COMMON = frozenset(_COMMON_WORDS.split())
_WHOLE = frozenset(("into", "onto", "another", "cannot", "within", "upon", "also", "itself", "own", "down", "attack"))
_LETTERS = re.compile(r"(?<![\w-])[a-z-]{4,}(?![\w-])")
_OWNED = re.compile(rf"(?<=[a-z]'s)(?=(?:{_COMMON_WORDS.replace(' ', '|')})\b)")
_BEFORE_A_NAME = re.compile(
    rf"(?<![\w-])(?:{_COMMON_WORDS.replace(' ', '|')}|boosts|attacks|rides|named)(?=[A-Z][a-z])"
)
_DIGITS = re.compile(r"(?<=grade)(?=\d)|(?<=\d)(?=or\b)")


def _parted(match: re.Match[str]) -> str:
    word = match[0]
    if word in _COMMON or word in _WHOLE:
        return word
    for at in range(1, len(word)):
        if word[:at] in _COMMON and word[at:] in _COMMON:
            return f"{word[:at]} {word[at:]}"
    return word


def spaced(text: str) -> str:
    """The text with common words that were set solid parted."""
    return " ".join(map(_spaced, text.split(" ")))


@lru_cache(maxsize=8_192)
def _spaced(solid: str) -> str:
    """What stands between two spaces, parted. The same few thousand recur, as a text is cut anew with every change."""
    apart = _BEFORE_A_NAME.sub(lambda word: f"{word[0]} ", _DIGITS.sub(" ", solid))
    return _LETTERS.sub(_parted, _OWNED.sub(" ", apart))
