"""Text that people type for others to read."""

from __future__ import annotations

import unicodedata

_DISTURBING = frozenset({"Cc", "Cs", "Co", "Cn", "Cf", "Zl", "Zp"})
_JOINING = "\u200d\ufe0f"  # emoji are put together with these


def plain(text: str) -> str:
    """One line without what would disturb others: no control characters, no marks that turn the order of letters."""
    spaced = "".join(" " if ch.isspace() else ch for ch in text)
    kept = (ch for ch in spaced if ch in _JOINING or unicodedata.category(ch) not in _DISTURBING)
    return " ".join("".join(kept).split())
