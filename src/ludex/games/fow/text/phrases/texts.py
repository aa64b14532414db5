"""Whole card texts, one ability a paragraph (fow 2.4:2): a spell's paragraphs are its effect."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludex.games.fow.text import nodes
from ludex.games.fow.text.phrases.going_on import read_on
from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser
from ludex.lang.phrases.texts import holds_outside_play, texts


def _headed(parser: Parser, place: int) -> bool:
    return parser.text[place].startswith("{") and parser.text[place].endswith("!}")


def _abilities(parser: Parser, place: int, before: tuple[Any, ...], flat: bool) -> Iterator[Found]:
    """Keywords may stand on one line, and so may what holds, with what it triggers after it, and what has a head;
    every other ability is a paragraph."""
    if flat and isinstance(before[-1], a.Passive) and parser.kind != "spell" and not _headed(parser, place):
        yield from read_on(parser, place, before[-1])
        yield from parser.read("Automatic", "", place)
    if flat and parser.kind != "spell" and _headed(parser, place) and not isinstance(before[-1], a.KeywordAbility):
        yield from parser.read("CardAbility", "", place)
    if flat and isinstance(before[-1], a.SpellAbility):
        yield from parser.read("PlayCondition", "", place)
    if flat and not isinstance(before[-1], a.KeywordAbility):
        return
    yield from parser.read("KeywordAbility", "", place)
    if flat:
        return
    if parser.kind != "spell":
        yield from parser.read("CardAbility", "", place)
        return
    yield from parser.read("SpellPart", "", place)
    if _headed(parser, place):
        for found in (*parser.read("Automatic", "", place), *parser.read("Passive", "", place)):
            if holds_outside_play(found[1]):
                yield found
    yield from (found for found in parser.read("Passive", "", place) if _is_about_itself(found[1]))


def _is_about_itself(ability: a.Passive) -> bool:
    """`You may pay {1} less to play this card` and `this card cannot be canceled` are no part of a spell's effect."""
    static = ability.effects[0]
    static = static.static if isinstance(static, a.StaticForEvery) else static
    if isinstance(static, a.Cannot):
        return static.act == "be canceled" and isinstance(static.what, a.This)
    return isinstance(static, nodes.PayShift) and isinstance(static.what, a.This)


def register(g: Grammar) -> None:
    """Teach a grammar whole texts."""
    own = ("AdditionalCost", "AlternativeCost", "Break", "Awakening", "Incarnation", "Named", "Stealth", "Standby")
    g.union(
        "CardAbility",
        *(
            "Activated",
            "Automatic",
            "Passive",
            *own,
            "Judgment",
            "Evolution",
            "Shift",
            "Bestow",
            "Energize",
            "PlayOnly",
            "AsComesIn",
            "PlayCondition",
            "DeckRule",
        ),
    )
    g.union("SpellPart", "SpellAbility", *own, "PlayOnly", "PlayCondition")
    g.union("Ability", "KeywordAbility", "CardAbility", "SpellAbility")
    texts(g, _abilities, layouts=(0, 1))
