"""Strangers: names, traits, races and clans that a text speaks of and no card bears. The text is read all the same; its
writer is told, since a slip of the pen would never be met in play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from difflib import get_close_matches
from typing import Any

from ludex.lang import ast
from ludex.lang.lexicon import Lexicon

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
        sort, words = _labels(node)
        for word in words:
            if word not in known.traits:
                yield f"no card has the {sort} “{word}”{_meant(word, known.traits)}"
        if isinstance(node, ast.NameContains) and not any(node.words in name for name in names):
            yield f"no card has “{node.words}” in its name"


def _labels(node: ast.Node) -> tuple[str, tuple[str, ...]]:
    """The labels a node speaks of that cards may bring, and what they are called."""
    if isinstance(node, ast.Labels):
        return node.sort, node.names
    return (node.sort, (node.name,)) if isinstance(node, ast.Label) and node.sort else ("", ())


def _meant(word: str, known: frozenset[str]) -> str:
    near = get_close_matches(word, sorted(known), n=1, cutoff=0.8)
    return f"; did you mean “{near[0]}”?" if near else ""
