"""Names and races as the cards write them that bear them: one that no card bears would be read, and never be met.

Such a name is that of the card with the same letters, or with one small word or one plural that differs, if it is long
and only one card has it. What stands for a part of a name is left as it is. A race or trait that no card has is the one
that differs by its plural.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from ludex.lang.ast import CardText, Label, walk

if TYPE_CHECKING:
    from ludex.lang.lexicon import Lexicon

_MARKED = re.compile(r'"([A-Z][^"\n.:\[\]{}]*)"(?! in (?:its|their|the)\b)')
_LONG = 4
"""A name of so many words may differ in one of them."""


def marked_names(text: str, lexicon: Lexicon) -> tuple[str, list[str]]:
    """The text with its names in marks as the cards write them that bear them, and which those are."""
    changes: list[str] = []

    def known(match: re.Match[str]) -> str:
        name = meant(match[1], lexicon)
        if name == match[1]:
            return match[0]
        changes.append(f"“{match[1]}” is the card “{name}”")
        return f'"{name}"'

    return _MARKED.sub(known, text), changes


def traits_in_number(text: str, tree: CardText, lexicon: Lexicon) -> tuple[str, list[str]]:
    """The text with the races and traits that no card has as those that differ by their plural, and which those are."""
    told: list[str] = []
    said = (node.name for node in walk(tree) if isinstance(node, Label) and node.sort)
    for name in dict.fromkeys(said):
        other = _in_other_number(name, lexicon.traits)
        if other and name in text:
            text = re.sub(rf"\b{re.escape(name)}\b", other, text)
            told.append(f"“{name}” read as “{other}”")
    return text, told


def _in_other_number(name: str, traits: frozenset[str]) -> str:
    if name in traits:
        return ""
    others = (f"{name}s", name.removesuffix("s"), re.sub("ies$", "y", name), re.sub("y$", "ies", name))
    return next((other for other in others if other in traits), "")


def meant(name: str, lexicon: Lexicon) -> str:
    """The name that cards bear for one in a text; the same if none is near."""
    if name in lexicon.names:
        return name
    return _by_letters(lexicon.names).get(_letters(name)) or _nearest(name, lexicon.names) or name


@lru_cache(maxsize=8)
def _by_letters(names: frozenset[str]) -> dict[str, str]:
    """The names by their letters alone; "" where several have the same."""
    found: dict[str, str] = {}
    for each in sorted(names):
        found[_letters(each)] = each if _letters(each) not in found else ""
    return found


@lru_cache(maxsize=2_048)
def _nearest(name: str, names: frozenset[str]) -> str:
    """The one name that a slip of the pen makes this one, "" if there is none or several."""
    near = [known for known in names if _slipped(name, known)]
    return near[0] if len(near) == 1 else ""


def _slipped(name: str, known: str) -> bool:
    """Whether two names are the same but for a letter of a small word, or the ending of a plural. Who is called Mira is
    not who is called Mire."""
    one, other = name.split(), known.split()
    if len(one) != len(other) or len(one) < _LONG:
        return False
    odd = [pair for pair in zip(one, other, strict=True) if pair[0] != pair[1]]
    return len(odd) == 1 and (_small_words(*odd[0]) or _number(*odd[0]))


def _small_words(one: str, other: str) -> bool:
    """Whether they are small words that differ in a letter: `of` and `or`."""
    same = len(one) == len(other) and one.islower() and other.islower()
    return same and sum(a != b for a, b in zip(one, other, strict=True)) == 1


def _number(one: str, other: str) -> bool:
    """Whether they are one of something and several."""
    return one == f"{other}s" or other == f"{one}s"


def _letters(name: str) -> str:
    return re.sub(r"[^a-z0-9]", "", name.lower())
