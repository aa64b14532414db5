"""The dialect of Force of Will: its phrases, both ways, in the notations of all its editions."""

from __future__ import annotations

from functools import cache

from ludex.games.fow.text.phrases import (
    abilities,
    actions,
    amounts,
    bodies,
    choices,
    conditions,
    events,
    filters,
    flow,
    gains,
    going_on,
    groups,
    nouns,
    open_words,
    pairs,
    prevention,
    sharing,
    skills,
    statics,
    texts,
    wills,
)
from ludex.games.fow.text.phrases.notation import FOW
from ludex.lang.grammar import Grammar


@cache
def grammar() -> Grammar:
    """The grammar of fow card text."""
    g = Grammar(FOW)
    g.spells = ("spell", "chant")
    parts = (open_words, nouns, filters, groups, amounts, events, pairs, conditions, gains, wills, actions)
    for part in (*parts, statics, sharing, prevention, flow, bodies, choices, abilities, going_on, skills, texts):
        part.register(g)
    return g
