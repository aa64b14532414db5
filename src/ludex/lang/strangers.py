"""Strangers: names, traits, races and clans that a text speaks of and no card bears. The text is read all the same; its
writer is told, since a slip of the pen would never be met in play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from difflib import get_close_matches
from typing import Any

from ludex.lang import ast
from ludex.lang.lexicon import Lexicon

_LABELS: dict[type, tuple[str, Callable[[Any], tuple[str, ...]]]] = {
    ast.OfTrait: ("trait", lambda node: (node.name,)),
    ast.HasTraits: ("trait", lambda node: node.names),
    ast.OfRace: ("race", lambda node: (node.name,)),
    ast.OfClan: ("clan", lambda node: (node.name,)),
}
_NAMES: dict[type, Callable[[Any], tuple[str, ...]]] = {
    ast.OfName: lambda node: (node.name,),
    ast.IsNamed: lambda node: node.names,
    ast.TokenNamed: lambda node: (node.name,),
}


def strangers(text: ast.CardText, known: Lexicon, own: str = "") -> tuple[str, ...]:
    """A warning for each word that no card bears; the card's own name is known."""
    return tuple(dict.fromkeys(_warnings(text, known, known.names | {own})))


def _warnings(text: ast.CardText, known: Lexicon, names: frozenset[str]) -> Iterator[str]:
    for node in ast.walk(text):
        kind = type(node)
        if kind in _NAMES:
            for name in _NAMES[kind](node):
                if name not in names:
                    yield f"no card is named “{name}”{_meant(name, names)}"
        elif kind in _LABELS:
            sort, words = _LABELS[kind]
            for word in words(node):
                if word not in known.traits:
                    yield f"no card has the {sort} “{word}”{_meant(word, known.traits)}"
        elif isinstance(node, ast.NameContains) and not any(node.words in name for name in names):
            yield f"no card has “{node.words}” in its name"


def _meant(word: str, known: frozenset[str]) -> str:
    near = get_close_matches(word, sorted(known), n=1, cutoff=0.8)
    return f"; did you mean “{near[0]}”?" if near else ""
