"""Costs one after another: how a list of costs is read and written."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser, Shared
from ludex.lang.renderer import Renderer

Joints = tuple[tuple[str, ...], ...]
COMMAS: Joints = ((",",), (), ("and",), (",", "and"))


def _read_costs(parser: Parser, pos: int, joints: Joints) -> Iterator[Found]:
    shared: Shared = {}
    stack: list[tuple[int, tuple[Any, ...], tuple[int, ...]]] = [(pos, (), ())]
    while stack:
        place, items, joins = stack.pop()
        if parser.crowded(shared, place):
            continue
        for end, cost in parser.read("Cost", "", place):
            run = (*items, cost)
            yield end, a.Costs(run, joins)
            for i, joint in enumerate(joints):
                if parser.text[end : end + len(joint)] == joint and (joint or parser.text[end : end + 1] != (":",)):
                    stack.append((end + len(joint), run, (*joins, i)))


def _write_costs(renderer: Renderer, node: a.Costs, joints: Joints) -> list[str] | None:
    out: list[str] = []
    joins = node.joins or (0,) * (len(node.items) - 1)
    for i, item in enumerate(node.items):
        if i:
            out += joints[joins[i - 1]]
        signs = renderer.write(item, "Cost", "")
        if signs is None:
            return None
        out += signs
    return out


def listed(g: Grammar, joints: Joints) -> None:
    """A list of costs, with one of these joints between two of them."""
    g.custom("Costs", partial(_read_costs, joints=joints), partial(_write_costs, joints=joints), begins=(("Cost", ""),))


def paying_life(g: Grammar) -> None:
    """Life as a cost, or as something a player may pay."""
    g.phrase(
        a.PayLife, "*pay <amount:Numeral> life", "*pay <amount:Numeral> life points", "*pay life equal to <amount:Calc>"
    )
