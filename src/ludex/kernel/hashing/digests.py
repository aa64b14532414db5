"""Digests: odd numbers of 128 bits that stand for texts, the same in every process and on every machine.

A position's hash is a sum of products of them, so that what changes can be taken out and put in again. Digests of
different texts are as good as independent, so two sums are equal only if they are sums of the same things. What lies
on one card is mixed before it is summed (`mixed`): else it would not be known on which of two equal cards it lies.
"""

from __future__ import annotations

from hashlib import blake2b

from ludex.kernel.memo import Kept

MASK = (1 << 128) - 1
_FACTOR = 0x9E3779B97F4A7C15F39CC0605CEDC835
_digests: Kept[str, int] = Kept()


def digest(text: str) -> int:
    """The number that stands for a text."""
    found = _digests.get(text)
    if found is None:
        found = _digests[text] = digest_once(text)
    return found


def digest_once(text: str) -> int:
    """The same for a text that will hardly come again."""
    return int.from_bytes(blake2b(text.encode(), digest_size=16).digest(), "big") | 1


def mixed(number: int) -> int:
    """A number of which nothing is left that sums would keep."""
    x = number & MASK
    x = (x ^ x >> 71) * _FACTOR & MASK
    return x ^ x >> 67


class Places:
    """A row of digests: of the first, the second and so on. Those beyond what is kept are made when they are asked."""

    __slots__ = ("_kept", "_word")

    def __init__(self, word: str, kept: int) -> None:
        self._word: str = word
        self._kept: list[int] = [digest_once(f"{word} {n}") for n in range(kept)]

    def __getitem__(self, n: int) -> int:
        kept = self._kept
        return kept[n] if 0 <= n < len(kept) else digest_once(f"{self._word} {n}")
