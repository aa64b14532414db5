"""Amounts in words."""

from __future__ import annotations

from ludex.games.cfv.text import nodes
from ludex.games.cfv.text.phrases.nouns import YOU
from ludex.lang import ast as a
from ludex.lang.grammar import Grammar
from ludex.lang.phrases.amounts import counting, reckoning

BATTLES = a.TimesHappened(nodes.BattleBegins())


def register(g: Grammar) -> None:
    """Teach a grammar its amounts. `Measure` is an amount that is said in words, `Calc` one that is reckoned."""
    counting(g)
    g.phrase(nodes.OpenCircles, "the number of <whose:of> open (RC)")
    g.phrase(nodes.OpenCircles, "<whose:of> open (RC)", "of <whose:of> open (RC)", mode="unit")
    g.phrase(nodes.OpenCircles, "fighter's open (RC)", whose=a.Player("each player"), mode="unit")
    g.phrase(a.StatOf, "<of:of> <stat:StatName>", "the <stat:StatName> of <of:Point>")
    g.phrase(
        a.StatOf,
        "<of:of> original <stat:StatName>",
        "the original <stat:StatWord> of <of:Point>",
        "the original <stat:StatName> of <of:Point>",
        original=True,
    )
    g.phrase(a.TotalOf, "the total <stat:StatName> of <of:Object>")
    g.phrase(
        a.TimesHappened,
        "the number of battles during (this|that) turn",
        "the number of battles this turn",
        event=nodes.BattleBegins(),
    )
    g.phrase(a.CountOfRef, "<of:Ref/p>", mode="those")
    damage = a.Group((), a.Kind("card"), (a.Place("damage zone", YOU),))
    g.phrase(a.Count, "your damage", of=damage)
    reckoning(g)
    counted = ("Count", "StatOf", "TotalOf", "ExtremeOf", "TimesHappened", "CountOfRef", "OpenCircles")
    g.union("Measure", *counted, "Times", "HalfOf")
    g.union("Term", "Measure", "Numeral")
    g.union("Calc", "Measure", "Plus", "Minus")
    g.union("Amount", "Term", "Plus", "Minus")
