"""Words as places in a vector: every word has one, also one that nobody has seen yet.

The place is a checksum of the word, so it is the same in every version and on every machine; two words may share one.
"""

from __future__ import annotations

from zlib import crc32

from ludex.kernel.memo import remembered


@remembered
def place(word: str, size: int) -> int:
    """Where a word counts in a vector of that size."""
    return crc32(word.encode()) % size
