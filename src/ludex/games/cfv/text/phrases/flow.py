"""The order of steps in words (cfv 8.1.1.1.2, 8.1.1.2.3)."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser
from ludex.lang.phrases import sequences
from ludex.lang.phrases.flow import acting, asking, repeating, until_after_each
from ludex.lang.renderer import Renderer

_AMONG = a.Among(a.Ref(-1, "them"))


def register(g: Grammar) -> None:
    """Teach a grammar the order of things."""
    sequences.register(g, costs=(("&",), (",",), (",", "and")))
    g.sentences_apart = True  # cfv 8.1.1.1.2.2
    acting(g)
    repeating(g)
    g.union("Core", "Action", "By")
    g.union("Simple", "Core", "ForEvery")
    g.phrase(a.Lasting, "<static:Passing> <duration>", "<duration:ahead>, <static:Passing>")
    ride_phase = a.Duration("end of turn")  # one may normal ride in the ride phase only (cfv 6.5.1.2)
    g.phrase(a.Lasting, "<static:CannotDo/riding> during (that|this) ride phase", duration=ride_phase)
    g.phrase(a.Lasting, "<static:NoRefresh>", guard=lambda n: n.static.next_only)
    g.phrase(
        a.Lasting,
        "<static:Cannot/phase> during your opponent's next end phase",
        duration=a.Duration("end of opponent's next turn"),
    )
    g.phrase(a.Cannot, "<what:Subject> cannot be unlocked", act="be unlocked in the end phase", mode="phase")
    g.phrase(a.Lasting, "<static:Passing>", mode="undated")
    g.phrase(a.Lasting, "<static:Passing> this turn", duration=a.Duration("end of turn"))
    g.union("Passing", "Cannot", "CannotDo", "Battles", "NullifyTriggers", "AlsoTrait", "CanAttackFrom")
    until_after_each(g)
    g.union(
        "ClosedStep", "Core", "ForEvery", "ForEachUntil", "RepeatProcess", *("DefineX", "TheyDo", "Lasting", "Delayed")
    )
    asking(g)
    g.phrase(a.Delayed, "<effect:one> <event:delayed>")
    g.phrase(a.Otherwise, "if it is not, <effect:clause>", "if not, <effect:clause>", mode="else")
    g.union("OpenStep", "If", "May", "Otherwise", "Delayed")
    g.union("LastStep")
    g.union("KeywordStep")
    g.union("ImpliedAmong", "Some")
    g.custom("ImpliedAmong", _read_implied, _write_implied, begins=(("Some", "s"), ("Some", "p")))


def _read_implied(parser: Parser, pos: int) -> Iterator[Found]:
    """After looking at cards, a search is among them though the text does not say so."""
    for mode in ("s", "p"):
        for end, some in parser.read("Some", mode, pos):
            group = some.group
            if isinstance(group, a.Group) and not any(isinstance(f, a.Among | a.Place) for f in group.after):
                yield end, dataclasses.replace(some, group=dataclasses.replace(group, after=(*group.after, _AMONG)))


def _write_implied(renderer: Renderer, value: Any) -> list[str] | None:
    if not (isinstance(value, a.Some) and value.group.after and isinstance(value.group.after[-1], a.Among)):
        return None
    bare = dataclasses.replace(value.group, after=value.group.after[:-1])
    return renderer.write(dataclasses.replace(value, group=bare), "Some", "")
