"""Whole card texts: abilities on lines or on one line, a spell's one ability among them (sve 2.6, 10.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser
from ludex.lang.phrases.texts import texts

_ACTIVATED = frozenset((f"{{{flavor}}}",) for flavor in ("act", "evolve", "advanced", "serve", "ride"))


def _abilities(parser: Parser, place: int, before: tuple[Any, ...], flat: bool) -> Iterator[Found]:
    # What follows a spell's effect on the same line is part of that effect (sve 10.1.1.4), not another ability.
    inside = flat and isinstance(before[-1], a.SpellAbility)
    for end, ability in parser.read("CardAbility", "", place):
        if not (inside and isinstance(ability, a.Automatic | a.Passive)):
            yield end, ability
    # Quick right before an activated ability is that ability's, not the card's (sve 12.3.3).
    if parser.text[place + 1 : place + 2] not in _ACTIVATED:
        yield from parser.read("KeywordAbility", "alone", place)
    if parser.kind != "spell" or any(isinstance(b, a.SpellAbility) for b in before):
        return
    # On one line, the sentences after an effect belong to that effect.
    if not (flat and isinstance(before[-1], a.Activated | a.Automatic)):
        yield from parser.read("SpellAbility", "", place)


def register(g: Grammar) -> None:
    """Teach a grammar whole texts. A spell has one spell ability besides (sve 10.1.1.4)."""
    texts(g, _abilities)
