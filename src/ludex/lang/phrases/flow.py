"""The order of steps as every game tells it: who acts, what X is, if, may, otherwise, later."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser


def _another(node: a.By) -> bool:
    return not (isinstance(node.player, a.Player) and node.player.who == "you")


def acting(g: Grammar) -> None:
    """Another player acts."""
    g.phrase(a.By, "<player:s> <step:Action/3>", guard=_another)
    g.phrase(a.By, "<player:p> <step:Action>", guard=_another)
    g.phrase(a.TheyDo, "<player:s> <effect:third>", guard=_another)


def repeating(g: Grammar) -> None:
    """A step for every card; everything again; what X is."""
    g.phrase(a.ForEvery, "<step:Core> for (every|each) <of:unit>", per=1)
    g.phrase(a.ForEvery, "<step:Core> for every <per:int> <of:units>")
    g.phrase(a.ForEvery, "for (every|each) <of:unit>, <step:Core>", per=1)
    g.phrase(a.ForEvery, "for every <per:int> <of:units>, <step:Core>")
    g.phrase(a.RepeatProcess, "repeat this process <times:Numeral> times")
    g.phrase(a.RepeatProcess, "repeat this process once", times=a.Number(1))
    g.phrase(a.DefineX, "X equals <amount>", "X is <amount>")
    g.phrase(a.DefineX, "where X equals <amount>", "where X is <amount>")


def asking(g: Grammar) -> None:
    """If, may, otherwise, later: each takes all that follows in its sentence."""
    g.phrase(a.If, "if <condition>, <effect:clause>", mode="open")
    g.phrase(a.May, "you may <effect:clause>", mode="open")
    g.phrase(a.May, "<player:#> may <effect:clause>", mode="open", guard=lambda n: n.player != a.Player("you"))
    g.phrase(a.Otherwise, "otherwise, <effect:clause>", mode="open")
    g.phrase(a.Delayed, "<event:delayed>, <effect:clause>", mode="open")


def until_after_each(g: Grammar) -> None:
    """A gift for each card of a kind whose duration is said last: `gets +1000 for each unit until end of turn`."""
    g.phrase(a.ForEvery, "<step:UndatedGive> for each <of:unit> <step:DateOfGive>", per=1)
    for name in ("UndatedGive", "DateOfGive"):
        g.union(name, "Give")
    g.custom("UndatedGive", _nothing, lambda r, v: r.write(dataclasses.replace(v, duration=None), "Give", ""))
    g.custom("DateOfGive", _nothing, lambda r, v: r.write(v.duration, "Duration", "") if v.duration else None)
    g.custom("ForEachUntil", _read_for_each_until, lambda r, v: None)


def _nothing(parser: Parser, pos: int) -> Iterator[Found]:
    """What is only written: its reader reads the whole phrase."""
    yield from ()


def _read_for_each_until(parser: Parser, pos: int) -> Iterator[Found]:
    form = next(f for f in parser.grammar.forms["ForEvery"] if f.slots[0].category == "UndatedGive")
    for end, give in parser.read("Give", "", pos):
        if give.duration is None and parser.text[end : end + 2] == ("for", "each"):
            for at, of in parser.read("Amount", "unit", end + 2):
                for last, duration in parser.read("Duration", "", at):
                    yield last, a.ForEvery(dataclasses.replace(give, duration=duration), 1, of, form=form.index)
