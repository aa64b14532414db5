"""Templates: whole sentences with named gaps, so that every language has its own order of words.

`{card}` is a gap. What stands in `[…]` is said only if all its gaps can be filled: `{card} is drawn[ by {by}].`
"""

from __future__ import annotations

import re
from collections.abc import Mapping

_GAP = re.compile(r"\{(\w+)\}")
_PARTS = re.compile(r"\[([^\]]*)\]|([^\[]+)")
_NUMBERS = frozenset({"n", "m", "k"})  # gaps that only a number fits into


def gaps(text: str) -> list[str]:
    """The names of its gaps, in their order."""
    return _GAP.findall(text)


class Template:
    """A sentence to be filled."""

    __slots__ = ("_parts",)

    def __init__(self, text: str) -> None:
        self._parts = [(said or may, bool(may)) for may, said in _PARTS.findall(text)]

    def fill(self, slots: Mapping[str, str]) -> str | None:
        """The sentence; None if a gap that must be filled cannot be."""
        found: list[str] = []
        for text, may_lack in self._parts:
            if all(gap in slots for gap in gaps(text)):
                found.append(_GAP.sub(lambda gap: slots[gap[1]], text))
            elif not may_lack:
                return None
        return "".join(found)


class Pattern:
    """A sentence to be recognised: the text between its gaps as it stands, its first letter large or small.

    A gap ends where the text after it first stands, once and for all: sentences hold what visitors wrote, and trying
    all other places too would take as many steps as there are ways to divide them."""

    __slots__ = ("letters", "_gaps", "_matches")

    def __init__(self, text: str) -> None:
        self._gaps = gaps(text)
        between = _GAP.split(text)[::2]
        self.letters: int = sum(map(len, between))
        first, *rest = between
        either = f"[{first[0].lower()}{first[0].upper()}]" if first[:1].isalpha() else re.escape(first[:1])
        told = either + re.escape(first[1:])
        for gap, after in zip(self._gaps[:-1], rest[:-1], strict=True):
            told += f"(?>{_fits(gap)}{re.escape(after)})"
        told += "".join([_fits(gap) + re.escape(rest[-1]) for gap in self._gaps[-1:]])  # the last one ends at the end
        self._matches = re.compile(told, re.DOTALL).fullmatch

    def slots(self, sentence: str) -> dict[str, str] | None:
        """What stands in its gaps; None if it is another sentence."""
        found = self._matches(sentence)
        return None if found is None else dict(zip(self._gaps, found.groups(), strict=True))


def _fits(gap: str) -> str:
    """What fits into a gap."""
    return r"([-+]?\d{1,20})" if gap in _NUMBERS else "(.+?)"
