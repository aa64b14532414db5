"""The dialect of Shadowverse: Evolve: its phrases, both ways."""

from __future__ import annotations

from functools import cache

from ludex.lang.grammar import Grammar
from ludex.lang.sve import (
    abilities,
    actions,
    amounts,
    conditions,
    events,
    flow,
    gains,
    nouns,
    open_words,
    statics,
)


@cache
def grammar() -> Grammar:
    """The grammar of sve card text."""
    g = Grammar()
    for part in (open_words, nouns, amounts, events, conditions, gains, actions, statics, flow, abilities):
        part.register(g)
    return g
