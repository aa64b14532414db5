"""Whole card texts: abilities on lines or on one line, a spell's one ability among them (sve 2.6, 10.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser
from ludex.lang.phrases.texts import holds_outside_play, says_where_this_is, texts

_ACTIVATED = frozenset((f"{{{flavor}}}",) for flavor in ("act", "evolve", "advanced", "serve", "ride"))


def _stands_alone(ability: Any, inside: bool) -> bool:
    """Whether an ability of a spell is none of its text; Fanfare, Last Words and the like speak of the card they are
    on."""
    if inside or not isinstance(ability, a.Automatic | a.Passive):
        return not isinstance(ability, a.Automatic | a.Passive)
    triggers = ability.triggers if isinstance(ability, a.Automatic) else ()
    return any(isinstance(trigger, a.TriggerKeyword) for trigger in triggers) or holds_outside_play(ability)


def _abilities(parser: Parser, place: int, before: tuple[Any, ...], flat: bool) -> Iterator[Found]:
    # What follows a spell's effect on the same line is part of that effect (sve 10.1.1.4), not another ability.
    inside = flat and isinstance(before[-1], a.SpellAbility)
    for end, ability in parser.read("CardAbility", "", place):
        if parser.kind != "spell" or _stands_alone(ability, inside):
            yield end, ability
    # Quick right before an activated ability is that ability's, not the card's (sve 12.3.3).
    if parser.text[place + 1 : place + 2] not in _ACTIVATED:
        yield from parser.read("KeywordAbility", "alone", place)
    if parser.kind != "spell" or any(isinstance(b, a.SpellAbility) for b in before):
        return
    # On one line, the sentences after an effect belong to that effect. A spell's lines are one ability (sve 10.1.1.4).
    if not (flat and isinstance(before[-1], a.Activated | a.Automatic)):
        yield from parser.read("SpellAbility", "", place)


def _read_moment(parser: Parser, pos: int) -> Iterator[Found]:
    """In a spell's text a moment is waited for, once (sve 10.7.5, 10.7.5.1)."""
    if parser.kind == "spell":
        yield from parser.read("PhaseStarts", "at", pos)


def register(g: Grammar) -> None:
    """Teach a grammar whole texts. A spell has one spell ability besides: see `holds_outside_play`."""
    g.union("SpellMoment", "PhaseStarts")
    g.custom("SpellMoment", _read_moment, lambda r, v: r.write(v, "PhaseStarts", "at"), begins=(("PhaseStarts", "at"),))
    waits = "<event:SpellMoment>, <effect:clause>"
    g.phrase(a.Delayed, waits, mode="open", guard=lambda n: not says_where_this_is(n))
    texts(g, _abilities)
