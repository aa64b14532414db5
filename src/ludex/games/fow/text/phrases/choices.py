"""Choices in words (fow 9.3:2.3): `Choose one - A; or B.`"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

from ludex.games.fow.text import nodes
from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser, Shared
from ludex.lang.renderer import Renderer

TORRENT = a.Threshold("torrent", a.Number(1))
_JOINTS = ((";", "or"), (";",), (",", "or"))
"""What stands between two options; the index is the `form` of the second."""


def _read_options(parser: Parser, pos: int) -> Iterator[Found]:
    shared: Shared = {}
    stack: list[tuple[int, tuple[Any, ...], int]] = [(pos, (), 0)]
    while stack:
        place, options, form = stack.pop()
        if parser.crowded(shared, place):
            continue
        number = len(options) + 1
        if options:
            for end, effect in _read_option(parser, "plain", place):
                yield end, (*options, a.Option(number, effect, form=form))
        for end, effect in _read_option(parser, "unended", place):
            for i, joint in enumerate(_JOINTS):
                if parser.alike[end : end + len(joint)] == joint:
                    stack.append((end + len(joint), (*options, a.Option(number, effect, form=form)), i))


def _read_option(parser: Parser, mode: str, pos: int) -> Iterator[Found]:
    """One option; `[Torrent] A` is there to be chosen only if the text has it (ruling fow-5.5-R60)."""
    if parser.text[pos : pos + 1] != ("{Torrent}",):
        yield from parser.read("Sequence", mode, pos)
        return
    for end, effect in parser.read("Sequence", mode, pos + 1):
        yield end, a.Sequence((a.If(TORRENT, effect),), (0,))


def _torrent(effect: a.Sequence) -> a.Sequence | None:
    """What an option has by Torrent alone."""
    step = effect.steps[0]
    only = len(effect.steps) == 1 and isinstance(step, a.If) and step.condition == TORRENT
    return step.effect if only and isinstance(step, a.If) else None


def _write_options(renderer: Renderer, value: Any) -> list[str] | None:
    out: list[str] = []
    for i, option in enumerate(value):
        mode = "plain" if i == len(value) - 1 else "unended"
        torrent = _torrent(option.effect)
        signs = renderer.write(option.effect if torrent is None else torrent, "Sequence", mode)
        if signs is None:
            return None
        out += [*(_JOINTS[option.form] if i else ()), *(() if torrent is None else ("{Torrent}",)), *signs]
    return out


_NTH = ("first", "second", "third")


def _read_only_if(parser: Parser, pos: int) -> Iterator[Found]:
    """`A; or B. Choose the second only if C.`"""
    for end, options in parser.read("OptionList", "", pos):
        for n, nth in enumerate(_NTH[: len(options)]):
            head = ("choose", "the", nth, "only", "if")
            if parser.alike[end : end + len(head)] != head:
                continue
            for at, condition in parser.read("Condition", "", end + len(head)):
                if parser.text[at : at + 1] == (".",):
                    bound = dataclasses.replace(options[n], condition=condition)
                    yield at + 1, (*options[:n], bound, *options[n + 1 :])


def _write_only_if(renderer: Renderer, value: Any) -> list[str] | None:
    bound = [n for n, option in enumerate(value) if option.condition is not None]
    if len(bound) != 1:
        return None
    condition = renderer.write(value[bound[0]].condition, "Condition", "")
    out = _write_options(renderer, tuple(dataclasses.replace(option, condition=None) for option in value))
    if out is None or condition is None:
        return None
    return [*out, "choose", "the", _NTH[bound[0]], "only", "if", *condition, "."]


def _read_either_or(parser: Parser, pos: int) -> Iterator[Found]:
    """`Destroy target regalia or destroy target addition`: two deeds of one kind."""
    for end, first in parser.read("Sequence", "one", pos):
        if parser.text[end : end + 1] != ("or",):
            continue
        for last, second in parser.read("Sequence", "one", end + 1):
            one, other = first.steps[0], second.steps[0]
            if type(one) is type(other) and not isinstance(one, nodes.PayWills | a.PayLife):
                yield last, (a.Option(1, first), a.Option(2, second))


def _write_either_or(renderer: Renderer, value: Any) -> list[str] | None:
    if len(value) != 2:
        return None
    first, second = (renderer.write(option.effect, "Sequence", "one") for option in value)
    return None if first is None or second is None else [*first, "or", *second]


def _unbound(node: a.Choose) -> bool:
    return all(option.condition is None for option in node.options)


def register(g: Grammar) -> None:
    """Teach a grammar its choices."""
    g.custom(
        "OptionList",
        _read_options,
        _write_options,
        begins=("{Torrent}", ("Sequence", "plain"), ("Sequence", "unended")),
    )
    g.phrase(a.Choose, "choose <quantity:opt> - <options:OptionList>", mode="last", guard=_unbound)
    g.phrase(a.Choose, "choose <quantity:opt> - <options:OnlyIfList>", mode="last")
    g.custom("OnlyIfList", _read_only_if, _write_only_if, begins=(("OptionList", ""),))
    g.phrase(
        a.Choose,
        "choose <quantity:opt>. if <condition>, choose <instead:opt> instead - <options:OptionList>",
        "choose <quantity:opt>. if <condition>, choose <instead:opt> - <options:OptionList>",
        "choose <quantity:opt>. if <condition> choose <instead:opt> instead - <options:OptionList>",
        mode="last",
    )
    g.phrase(a.Choose, "<options:EitherOr>.", quantity=a.Exactly(a.Number(1)), mode="last")
    g.custom("EitherOr", _read_either_or, _write_either_or, begins=(("Sequence", "one"),))
    g.union("LastStep", "Choose")
