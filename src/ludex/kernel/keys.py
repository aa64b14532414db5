"""Keys: how an answer in text names cards and numbers, read in one place.

One thing has one key: ASCII digits without leading zeros, words with single spaces. What is written otherwise names
nothing, so that no other spelling passes where a key was refused.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludex.kernel.game import Game

CARD = re.compile(r"\bc(?:0|[1-9][0-9]{0,8})\b", re.ASCII)
_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")
_KEY = re.compile(r"[!-~]{1,40}(?: [!-~]{1,40}){0,7}")
_LONGEST = 60


def number_of(word: str) -> int:
    """The number that a word of a key is; -1 if it is none."""
    return int(word) if _NUMBER.fullmatch(word) is not None else -1


def cards_in(g: Game, key: str) -> list[int]:
    """The cards that a key names; -1 for a number that no card has."""
    return [g.named(word) for word in CARD.findall(key)]


def readable(key: str) -> bool:
    """Whether a text could be a key of an open menu: a few plain words with single spaces between them."""
    return _KEY.fullmatch(key) is not None


def quoted(key: str) -> str:
    """A key in quotation marks, cut to what a person wants to read of it."""
    return repr(key) if len(key) <= _LONGEST else f"{key[:_LONGEST]!r}… ({len(key)} characters)"
