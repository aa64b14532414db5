"""Prevention and replacement in words (fow 9.10, 10.17)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludex.games.fow.text import nodes
from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser
from ludex.lang.renderer import Renderer


def register(g: Grammar) -> None:
    """Teach a grammar what is prevented and what happens instead."""
    _preventing(g)
    _replacing(g)


def _preventing(g: Grammar) -> None:
    """Prevention (fow 10.17)."""
    for kind, word in (("any", "damage"), ("combat", "battle damage")):
        for times, words in (("all", f"all {word}"), ("next", f"the next {word}"), ("all", f"any {word}")):
            dealt = f"prevent {words} that would be dealt"
            g.phrase(
                nodes.Prevent,
                f"{dealt} to <to:Victim>",
                f"{dealt} by <source:Single>",
                f"{dealt} by <source:Some/bare>",
                f"{dealt} to <to:Victim> by <source:Single>",
                f"{dealt} to <to:Victim> by <source:Some/bare>",
                f"{dealt} to <to:Some/bare>",
                kind=kind,
                times=times,
                guard=_to_or_by,
            )
            g.phrase(
                nodes.Prevent,
                f"{dealt} to and [dealt ]by <to:Single>",
                f"{dealt} to or [dealt ]by <to:Single>",
                kind=kind,
                times=times,
                both_ways=True,
            )
            g.phrase(nodes.Prevent, dealt, kind=kind, times=times)
            g.phrase(
                nodes.Prevent,
                f"prevent {words} <to:Point> would be dealt",
                f"prevent {words} <to:Point> would be dealt by <source:Some/bare>",
                kind=kind,
                times=times,
            )
            g.phrase(nodes.Prevent, f"prevent {words} from <source:Single>", kind=kind, times=times)
    g.phrase(
        nodes.Prevent,
        "prevent the next <amount:Numeral> damage that would be dealt to <to:Victim>",
        times="next",
    )
    g.phrase(
        nodes.Prevent,
        "if damage would be dealt to <to:Victim>, prevent <amount:Numeral> of it",
        "if <to:Victim> would be dealt damage, prevent <amount:Numeral> of it",
        "if damage would be dealt to <to:Victim>, prevent <amount:Numeral> of that damage",
        "if <to:Victim> would be dealt damage, prevent <amount:Numeral> of that damage",
    )
    g.phrase(
        nodes.Prevent,
        "the next time <to:Victim> would be dealt damage this turn, prevent <amount:Numeral> of (it|that damage)",
        times="next",
        mode="turn",
    )
    g.phrase(
        nodes.Prevent,
        "the next time <to:Victim> would be dealt damage this turn, prevent that damage",
        times="next",
        mode="turn",
    )
    g.phrase(nodes.Prevent, "all damage becomes 0")
    g.phrase(nodes.Prevent, "all battle damage becomes 0", kind="combat")
    g.phrase(
        nodes.Prevent,
        "if damage would be dealt to <to:Victim> by <source:Single>, prevent <amount:Numeral> of it",
    )
    g.phrase(
        nodes.Prevent,
        "each turn, prevent the first damage that would be dealt to <to:Victim>",
        times="first each turn",
    )


def _to_or_by(node: nodes.Prevent) -> bool:
    return node.to is not None or node.source is not None


def _not_optional(node: a.Replace) -> bool:
    """`You may … instead` is one optional replacement, not a replacement by something optional."""
    return not isinstance(node.effect.steps[0], a.May)


def _replacing(g: Grammar) -> None:
    g.phrase(a.Replace, "if <event:would>, <effect:clause> instead", guard=_not_optional)
    g.phrase(
        a.TakeInstead,
        "prevent that damage",
        "that damage is reduced to 0",
        "that damage becomes 0",
        what=a.Ref(-1, "it"),
        verb="take",
        amount=a.Number(0),
        mode="prevented",
    )
    g.phrase(a.Replace, "if <event:would>, <effect:prevented>")
    g.custom("Sequence", _read_prevented, _write_prevented, mode="prevented")
    g.phrase(a.Replace, "if <event:would>, you may <effect:clause> instead", optional=True)
    g.phrase(a.Replace, "if <event:would>, you may <effect:IfYouDo>", optional=True)
    g.union("IfYouDo", "Sequence")
    g.custom("IfYouDo", _read_if_you_do, _write_if_you_do)
    g.phrase(
        a.TakeInstead,
        "<what:Point> deals that much +<amount:More>",
        "<what:Point> deals that much[ damage] plus <amount:More>",
        "<what:Point> deals that much plus <amount:More> damage",
        verb="deal",
    )
    g.phrase(a.TakeInstead, "<what:Point> deals double damage", verb="deal", amount=a.Times(a.Number(2), a.ThatMuch()))
    g.phrase(a.TakeInstead, "it's dealt to <what:Victim>", verb="take", amount=a.ThatMuch())
    g.phrase(
        a.TakeInstead,
        "<what:Point> deals (double|twice) that much[ damage]",
        verb="deal",
        amount=a.Times(a.Number(2), a.ThatMuch()),
    )
    g.union("More", "Plus")
    g.custom("More", _read_more, _write_more)


_IF_YOU_DO = ("if", "you", "do", ",")


def _read_if_you_do(parser: Parser, pos: int) -> Iterator[Found]:
    """`A instead. If you do, B`: B belongs to what is done instead."""
    for end, first in parser.read("Sequence", "clause", pos):
        if parser.alike[end : end + 6] != ("instead", ".", *_IF_YOU_DO):
            continue
        for last, more in parser.read("Sequence", "clause", end + 6):
            steps = (*first.steps, a.If(a.DidIt(), more))
            yield last, a.Sequence(steps, (*(first.joins or (0,) * len(first.steps)), 0))


def _write_if_you_do(renderer: Renderer, value: Any) -> list[str] | None:
    *steps, last = value.steps
    if not steps or not isinstance(last, a.If) or last.condition != a.DidIt():
        return None
    first = renderer.write(a.Sequence(tuple(steps), value.joins[: len(steps)]), "Sequence", "clause")
    more = renderer.write(last.effect, "Sequence", "clause")
    return None if first is None or more is None else [*first, "instead", ".", *_IF_YOU_DO, *more]


def _read_prevented(parser: Parser, pos: int) -> Iterator[Found]:
    """`prevent that damage and put a counter on it`."""
    for end, step in parser.read("TakeInstead", "prevented", pos):
        yield end, a.Sequence((step,))
        if parser.text[end : end + 1] == ("and",):
            for last, rest in parser.read("Sequence", "clause", end + 1):
                yield last, a.Sequence((step, *rest.steps), (0, *rest.joins))


def _write_prevented(renderer: Renderer, value: Any) -> list[str] | None:
    step = value.steps[0]
    if not isinstance(step, a.TakeInstead) or (step.verb, step.amount) != ("take", a.Number(0)):
        return None
    first = renderer.write(step, "TakeInstead", "prevented")
    if first is None or len(value.steps) == 1:
        return first
    rest = renderer.write(a.Sequence(value.steps[1:], value.joins[1:]), "Sequence", "clause")
    return None if rest is None else [*first, "and", *rest]


def _read_more(parser: Parser, pos: int) -> Iterator[Found]:
    for end, number in parser.read("Number", "", pos):
        yield end, a.Plus(a.ThatMuch(), number)


def _write_more(renderer: Renderer, value: Any) -> list[str] | None:
    return renderer.write(value.right, "Number", "") if value.left == a.ThatMuch() else None
