"""Whole card texts: abilities one after another, on lines or on one line (sve 2.6, 10.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.notation import LINE, RULE
from ludex.lang.parser import Parser
from ludex.lang.renderer import Renderer

# What stands between two abilities; the index is remembered in `CardText.layout`.
_BETWEEN: tuple[tuple[str, ...], ...] = ((), (LINE,), (RULE,))


def _read_text(parser: Parser, pos: int) -> Iterator[Found]:
    """Abilities to the end of the text. A spell has one spell ability besides (sve 10.1.1.4)."""
    done: set[Any] = set()
    stack: list[tuple[int, tuple[Any, ...], tuple[int, ...]]] = [(pos, (), ())]
    while stack:
        place, abilities, layout = stack.pop()
        for end, ability in _abilities(parser, place, abilities, bool(layout) and layout[-1] == 0):
            run = (*abilities, ability)
            if end == parser.size:
                yield end, a.CardText(run, layout)
                continue
            for i, sign in enumerate(_BETWEEN):
                if parser.text[end : end + len(sign)] == sign and (sign or parser.text[end] not in (LINE, RULE)):
                    state = (end + len(sign), run)
                    if state not in done:
                        done.add(state)
                        stack.append((end + len(sign), run, (*layout, i)))


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


def _write_text(renderer: Renderer, node: a.CardText) -> list[str] | None:
    out: list[str] = []
    layout = node.layout or (1,) * (len(node.abilities) - 1)
    for i, ability in enumerate(node.abilities):
        if i:
            out += _BETWEEN[layout[i - 1]]
        signs = renderer.write(ability, "Ability", "") or renderer.write(ability, "Ability", "alone")
        if signs is None:
            return None
        out += signs
    return out


def register(g: Grammar) -> None:
    """Teach a grammar whole texts."""
    g.custom("CardText", _read_text, _write_text)
