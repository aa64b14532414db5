"""Whole card texts: abilities one after another (sve 2.6, cfv 2.11)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.notation import LINE, RULE
from ludex.lang.parser import Parser, Shared
from ludex.lang.renderer import Renderer

# What stands between two abilities; the index is remembered in `CardText.layout`.
BETWEEN: tuple[tuple[str, ...], ...] = ((), (LINE,), (RULE,))
ON_LINES = 1

Abilities = Callable[[Parser, int, tuple[Any, ...], bool], Iterable[Found]]
"""The abilities at a place, given those before and whether they stand on the same line."""


def _each(parser: Parser, place: int, before: tuple[Any, ...], flat: bool) -> Iterable[Found]:
    return parser.read("CardAbility", "", place)


def _read_text(parser: Parser, pos: int, abilities_at: Abilities, layouts: tuple[int, ...]) -> Iterator[Found]:
    """Abilities to the end of the text."""
    done: set[Any] = set()
    shared: Shared = {}
    stack: list[tuple[int, tuple[Any, ...], tuple[int, ...]]] = [(pos, (), ())]
    while stack:
        place, abilities, layout = stack.pop()
        if parser.crowded(shared, place):
            continue
        for end, ability in abilities_at(parser, place, abilities, bool(layout) and layout[-1] == 0):
            run = (*abilities, ability)
            if end == parser.size:
                yield end, a.CardText(run, layout)
                continue
            for i in layouts:
                sign = BETWEEN[i]
                if parser.text[end : end + len(sign)] == sign and (sign or parser.text[end] not in (LINE, RULE)):
                    state = (end + len(sign), run)
                    if state not in done:
                        done.add(state)
                        stack.append((end + len(sign), run, (*layout, i)))


def _write_text(renderer: Renderer, node: a.CardText) -> list[str] | None:
    out: list[str] = []
    layout = node.layout or (ON_LINES,) * (len(node.abilities) - 1)
    for i, ability in enumerate(node.abilities):
        if i:
            out += BETWEEN[layout[i - 1]]
        signs = renderer.write(ability, "Ability", "") or renderer.write(ability, "Ability", "alone")
        if signs is None:
            return None
        out += signs
    return out


# -- spells ----------------------------------------------------------------------------------------
def holds_outside_play(ability: a.Automatic | a.Passive) -> bool:
    """Whether an ability of a spell is one besides its text: it says where this card lies, what happens to it, or what
    is true of it. Whatever else a spell says is its text and does nothing until it is played (sve 10.1.1.4, 10.6.1,
    fow 9.2:1, fow 9.2:2)."""
    if isinstance(ability, a.Passive):
        return any(isinstance(node, a.This) for node in a.walk(ability))
    happens = (getattr(node, "what", None) for trigger in ability.triggers for node in a.walk(trigger))
    return any(isinstance(what, a.This) for what in happens) or says_where_this_is(ability)


def says_where_this_is(node: a.Node) -> bool:
    """Whether a text names the zone in which this card is meant to be."""
    if isinstance(node, a.GainAbility):
        return False
    if isinstance(node, a.This) and node.place is not None:
        return True
    if isinstance(node, a.IsIn) and isinstance(node.what, a.This):
        return True
    return any(says_where_this_is(child) for child in a.children(node))


def texts(g: Grammar, abilities: Abilities = _each, layouts: tuple[int, ...] = (0, 1, 2)) -> None:
    """Whole texts; the dialect says what a `CardAbility` is, and may say which ability can follow which."""
    g.custom("CardText", lambda parser, pos: _read_text(parser, pos, abilities, layouts), _write_text)
