"""Amounts in words."""

from __future__ import annotations

from ludex.games.sve.text import nodes
from ludex.lang import ast as a
from ludex.lang.grammar import Grammar
from ludex.lang.phrases.amounts import counting, reckoning

_DONE = ("destroyed", "buried", "banished", "discarded", "returned", "engaged", "summoned", "selected", "revealed")


def register(g: Grammar) -> None:
    """Teach a grammar its amounts. `Measure` is an amount that is said in words, `Calc` one that is reckoned."""
    counting(g)
    g.words("KindsWord", {"names": "names", "costs": "costs", "traits": "traits", "classes": "classes"})
    g.phrase(a.KindsOf, "the number of different <what:KindsWord> among <of:Group/p>")
    g.phrase(
        a.CountersOn,
        "the number of <kind:CounterKind> counters on <on:Point>",
        "the number of <kind:CounterKind> counters <on:Point> (had|has)",
    )
    g.words(
        "PointsWord",
        {"play points": "play points", "max play points": "max play points", "evolution points": "evolution points"},
    )
    g.phrase(nodes.PointsOf, "<player:of> <points:PointsWord>")
    g.phrase(nodes.PointsOf, "<player:of> maximum play points", points="max play points")
    g.phrase(nodes.LeaderDefense, "<player:of> leader's defense", "<player:of> leader's {defense}")
    g.phrase(a.TimesHappened, "the number of times <event:past> this turn")
    g.phrase(a.TimesHappened, "the number of <event:Doing/doing> this turn")
    g.phrase(
        a.TimesHappened,
        "the number of <event:Does/doing> this turn, excluding this card",
        "the number of <event:Does/doing> this turn, excluding this",
        without_this=True,
    )
    g.phrase(a.TimesHappened, "<event:Does/doingone> this turn", mode="unit")
    g.phrase(nodes.AmountHappened, "the amount of <event:howmuch> this turn")
    for card in ("", " card"):
        g.phrase(nodes.PaidCount, f"the number of <of:Group/p> you engaged as the additional cost to play this{card}")
    for verb in _DONE:
        g.phrase(
            a.DoneCount,
            f"the number of <of:Group/p> {verb} (this way|by this ability)",
            f"the number of <of:Group/p> you {verb}",
            verb=verb,
        )
        g.phrase(a.DoneCount, f"<of:Group/s> {verb} (this way|by this ability)", verb=verb, mode="unit")
    g.phrase(
        a.DoneCount, "the number of <of:Group/p> put into (your|the) cemetery (this way|by this ability)", verb="put"
    )
    g.phrase(
        a.ThatMuch,
        "that much",
        "that amount",
        "the amount of damage dealt",
        "the damage dealt",
        "the amount of defense lost",
        "the same amount",
    )
    g.phrase(a.ChosenNumber, "a number of your choice", "a number you choose", "any number")
    g.phrase(a.DieResult, "the result", "the number rolled", "the result of the roll")
    reckoning(g)
    g.union(
        "Measure",
        "Count",
        "StatOf",
        "TotalOf",
        "ExtremeOf",
        "KindsOf",
        "CountersOn",
        "PointsOf",
        "LeaderDefense",
        "TimesHappened",
        "AmountHappened",
        "CountOfRef",
        "DoneCount",
        "PaidCount",
        "ThatMuch",
        "ChosenNumber",
        "DieResult",
        "Times",
        "HalfOf",
    )
    g.union("Term", "Measure", "Numeral")
    g.union("Calc", "Measure", "Plus", "Minus")
    g.union("Amount", "Term", "Plus", "Minus")
