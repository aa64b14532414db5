"""The dialect of Shadowverse: Evolve: its phrases, both ways."""

from __future__ import annotations

from functools import cache

from ludex.games.sve.text.phrases import (
    abilities,
    actions,
    amounts,
    conditions,
    events,
    filters,
    flow,
    gains,
    nouns,
    open_words,
    playing,
    statics,
    texts,
)
from ludex.games.sve.text.phrases.notation import SVE
from ludex.lang.grammar import Grammar
from ludex.lang.phrases import sequences


@cache
def grammar() -> Grammar:
    """The grammar of sve card text."""
    g = Grammar(SVE)
    parts = (open_words, nouns, filters, amounts, events, conditions, gains, actions, statics)
    for part in (*parts, sequences, flow, abilities, playing, texts):
        part.register(g)
    return g
