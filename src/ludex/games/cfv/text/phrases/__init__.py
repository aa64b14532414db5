"""The dialect of Cardfight!! Vanguard: its phrases, both ways."""

from __future__ import annotations

from functools import cache

from ludex.games.cfv.text.phrases import (
    abilities,
    actions,
    amounts,
    battle,
    conditions,
    costs,
    events,
    filters,
    flow,
    gains,
    groups,
    nouns,
    open_words,
    statics,
)
from ludex.games.cfv.text.phrases.notation import CFV
from ludex.lang.grammar import Grammar


@cache
def grammar() -> Grammar:
    """The grammar of cfv card text."""
    g = Grammar(CFV)
    parts = (open_words, nouns, filters, groups, amounts, events, battle, conditions, gains, actions)
    for part in (*parts, costs, statics, flow, abilities):
        part.register(g)
    return g
