"""The order of steps as every game tells it: who acts, what X is, if, may, otherwise, later."""

from __future__ import annotations

from ludex.lang import ast as a
from ludex.lang.grammar import Grammar


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
    g.phrase(a.Delayed, "<event:delayed>, if <condition>, <effect:clause>", mode="open")
