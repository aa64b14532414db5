"""What holds in every game's words: what cannot be done, and effects for every card of a kind."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser
from ludex.lang.renderer import Renderer


def for_every(g: Grammar) -> None:
    """For every card of a kind; the dialect says what a `PlainStatic` is."""
    g.phrase(a.StaticForEvery, "<static:PlainStatic> for (every|each) <of:unit>", per=1)
    g.phrase(a.StaticForEvery, "<static:PlainStatic> for every <per:int> <of:units>")
    g.phrase(a.Count, "<of:Counted/s>", mode="unit")
    g.phrase(a.Count, "<of:Counted/p>", mode="units")


def prohibiting(g: Grammar, subject: str, acts: Mapping[str, str]) -> None:
    """What a subject cannot do, or cannot have done to it."""
    for act, words in acts.items():
        g.phrase(a.Cannot, f"<{subject}> (can't|cannot) {words}", act=act)


def replacing(g: Grammar) -> None:
    """What happens instead of something else (sve 10.10, cfv 8.2.1.3)."""
    g.phrase(a.Replace, "if <event:would>, <effect:clause> instead", guard=_not_optional)
    g.phrase(a.Replace, "if <event:would>, you may <effect:clause> instead", optional=True)


def _not_optional(node: a.Replace) -> bool:
    """`You may … instead` is one optional replacement, not a replacement by something optional."""
    return not isinstance(node.effect.steps[0], a.May)


def two_statics(g: Grammar) -> None:
    """Two effects with a comma between them: `you can't lose the game, and opponents can't win`. The dialect may say
    more of what a `SecondStatic` is."""
    g.unions.setdefault("SecondStatic", ("Static",))
    g.custom("TwoStatics", _read_two_statics, _write_two_statics, begins=(("Static", ""),))


def _read_two_statics(parser: Parser, pos: int) -> Iterator[Found]:
    for end, first in parser.read("Static", "", pos):
        if parser.text[end : end + 2] == (",", "and"):
            for last, second in parser.read("SecondStatic", "", end + 2):
                yield last, (first, second)


def _write_two_statics(renderer: Renderer, value: Any) -> list[str] | None:
    if len(value) != 2:
        return None
    first, second = renderer.write(value[0], "Static", ""), renderer.write(value[1], "SecondStatic", "")
    return None if first is None or second is None else [*first, ",", "and", *second]
