"""What goes on about the subject of the sentence before: `Resonator with this gains [+400/+0]. If it's an Elf, it also
gains [Flying]. Otherwise, it cannot attack.`"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

from ludex.games.fow.text import nodes
from ludex.games.fow.text.phrases.nouns import HOSTS
from ludex.lang import ast as a
from ludex.lang.grammar import UNTOLD, Found, Grammar
from ludex.lang.parser import Parser

_ITS = ("it", "its")


def register(g: Grammar) -> None:
    """Teach a grammar the words for the card an addition is on, said again, and what holds otherwise."""
    for kind in HOSTS:
        g.phrase(nodes.Host, "it", kind=kind, again=True, mode="s", guard=_is_settled)
        g.phrase(nodes.Host, "its", kind=kind, again=True, mode="of", guard=_is_settled)
    for effects in ("Static&", "SharedStatics"):
        g.phrase(a.Passive, f"otherwise, <effects:{effects}>.", mode="otherwise")
        g.phrase(a.Passive, f"otherwise, <effects:{effects}>.", condition=UNTOLD, guard=_is_told)


def _is_settled(node: nodes.Host) -> bool:
    """Only written so: what is read is `it`, and whom that means is settled below."""
    return node.binding > 0


def _is_told(node: a.Passive) -> bool:
    return isinstance(node.condition, a.Not)


def read_on(parser: Parser, place: int, before: a.Passive) -> Iterator[Found]:
    """What is said next about what the ability before is about."""
    subject = getattr(before.effects[0], "what", None)
    if not isinstance(subject, a.This | nodes.Host):
        yield from parser.read("Passive", "", place)
        return
    for end, found in parser.read("Passive", "", place):
        yield end, _about(found, subject)
    if before.condition is None or isinstance(before.condition, a.Not):
        return
    forms = parser.grammar.forms["Passive"]
    for end, found in parser.read("Passive", "otherwise", place):
        same = [f.index for f in forms if f.wording.pieces == forms[found.form].wording.pieces and not f.wording.mode]
        told = dataclasses.replace(found, condition=a.Not(before.condition), form=same[0])
        yield end, _about(told, subject)


def _about(node: Any, subject: a.This | nodes.Host) -> Any:
    """The node with `it` meaning the subject of the sentence before; after another card is named it means that one."""

    def named(part: object) -> object:
        if not isinstance(part, a.Ref) or part.binding >= 0 or part.words not in _ITS:
            return part
        if isinstance(subject, a.This):
            return a.Ref(0, part.words, form=part.form)
        return nodes.Host(subject.kind, again=True)

    return a.replaced(node, named, (a.GainAbility, a.Replace))
