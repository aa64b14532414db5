"""Names that look like one that nobody has: a part of them, or letters that went wrong."""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping

_MOST = 3
_WORD = re.compile(r"\w+")


def alike(said: str, names: Mapping[str, str]) -> tuple[str, ...]:
    """Up to three of the names, each given by how it is compared: those that look like what was said; before them those
    of which it is some words, the shortest first."""
    words = set(_WORD.findall(said))
    parts = [folded for folded in names if words and words <= set(_WORD.findall(folded))]
    close = difflib.get_close_matches(said, names, n=_MOST, cutoff=0.6)
    found = dict.fromkeys((*sorted(parts, key=lambda each: (len(each), each))[:_MOST], *close))
    return tuple(names[each] for each in found)[:_MOST]
