"""Amounts that every game reckons alike."""

from __future__ import annotations

from ludex.lang import ast as a
from ludex.lang.grammar import Grammar


def _may_be_this(node: a.Count) -> bool:
    """This card is counted where it is one of them, as without the words; `other` cards it can never be."""
    return not any(isinstance(part, a.Other) for part in a.walk(node))


def counting(g: Grammar) -> None:
    """How many cards, and the numbers on them."""
    g.phrase(a.Count, "the [total ]number of <of:Counted/p>")
    g.phrase(a.Count, "the number of <of:Counted/p>, including this (one|card|follower)", guard=_may_be_this)
    g.phrase(a.StatOf, "<of:of> <stat:StatWord>", guard=lambda n: not isinstance(n.of, a.Leader))
    g.phrase(a.StatOf, "<of:of> original <stat:StatWord>", original=True)
    g.phrase(a.StatOf, "the <stat:StatWord> of <of:Point>")
    g.phrase(a.TotalOf, "the total <stat:StatWord> of <of:Object>", "the combined <stat:StatWord> of <of:Object>")
    g.phrase(a.TotalOf, "the total <stat:StatWord> of <of:Some/bare>")
    g.words("Extreme", {"highest": "highest", "lowest": "lowest"})
    g.phrase(a.ExtremeOf, "the <end:Extreme> <stat:StatWord> among <of:Group/p>")
    g.phrase(a.CountOfRef, "the number of <of:Ref/p>")


def reckoning(g: Grammar) -> None:
    """Sums, differences, products and halves."""
    g.phrase(a.Plus, "<left:Term> plus <right:Term>")
    g.phrase(a.Minus, "<left:Term> minus <right:Term>")
    g.phrase(a.Times, "<factor:Numeral> times <of:Term>")
    g.phrase(a.Times, "twice <of:Term>", factor=a.Number(2))
    g.phrase(a.HalfOf, "half of <of:Term>", "half <of:Term>")
