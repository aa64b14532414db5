"""Limits of what visitors may write."""

from __future__ import annotations

from typing import Any

import msgspec

MOST_OWN = 100
"""Cards of somebody's own in one game."""
MOST_LYING = 300
"""Cards of a position in words."""
LARGEST_NUMBER = 99_999
"""Of a value of a position in words, and of a figure of a card: texts know no larger ones either."""
LONGEST_TEXT = 1500
"""Characters of a card's text."""
MOST_POOLS = 8
"""Pools of one visitor."""
MOST_BROUGHT = 4_000
"""Cards of one pool."""
LARGEST_FILE = 6_000_000
"""Bytes of a file of cards."""
MOST_KEPT = 12_000_000
"""Characters of all pools of one visitor, as they are stored."""
LONGEST_READING = 24
"""For how many cards of the lab a file may be read: times what one of them may take."""
LONGEST_FIELD = 200
"""Characters of everything else that stands on a card."""
LARGEST_DECK = 40_000
"""Characters of a deck, besides the cards that it brings."""
LONGEST_GAME = 30_000
"""Lines of the log of one game: answers, and what was taken back. The longest games have a tenth of that."""
SHARE = 32_768
"""Bytes of what is stored of a game that count as one more."""


def too_large(said: object) -> int | float | None:
    """A number beyond the largest in what somebody wrote about a card, however deep it stands."""
    if isinstance(said, int | float):
        return None if abs(said) <= LARGEST_NUMBER else said
    if isinstance(said, dict | list | tuple):
        parts = said.values() if isinstance(said, dict) else said
        return next((found for found in map(too_large, parts) if found is not None), None)
    return None


def weight(setup: dict[str, Any]) -> int:
    """For how many games one counts that is stored with this; the cards that come with ludex are stored once for all
    of them."""
    return 1 + len(msgspec.json.encode({key: setup[key] for key in setup if key != "rows"})) // SHARE
