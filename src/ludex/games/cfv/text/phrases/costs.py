"""Costs in words (cfv 8.1.1.1.1, 8.1.1.2.2): what stands in square brackets before an effect."""

from __future__ import annotations

from typing import Any

from ludex.games.cfv.text import nodes
from ludex.games.cfv.text.phrases.actions import VERBS, said
from ludex.lang import ast as a
from ludex.lang.grammar import Grammar


def register(g: Grammar) -> None:
    """Teach a grammar its costs. `Choose a card, and discard it` is one action on the cards chosen."""
    for blast, words in ((nodes.CounterBlast, "Counter Blast"), (nodes.SoulBlast, "Soul Blast")):
        for mode in ("s", "p"):
            g.phrase(
                blast,
                f"{words} (<amount:Numeral>) - <of:Group/{mode}>",
                f"{words} (<amount:Numeral>) <of:Group/{mode}>",
            )
        g.phrase(blast, f"{words} (<amount:Numeral>)")
    g.phrase(a.DoAction, "<action:CostAction>", "<action:CostAction/cost>")
    for cls, verb in VERBS:
        _choosing(g, cls, said(verb).lstrip("*"), "")
    for where in ("<to>", "<to:back>"):
        verb = "put" if where == "<to>" else "return"
        _choosing(g, a.Put if verb == "put" else a.Return, verb, f" {where}")
    _choosing(g, nodes.Bind, "bind", "")
    for state, words in (("faceup", "face up"), ("facedown", "face down")):
        _choosing(g, a.TurnFace, "turn", f" {words}", face=state)
        _choosing(g, a.Put, "put", f" <to> {words}", state=state)
    g.union(
        "CostAction",
        "Discard",
        "Retire",
        "Engage",
        "Refresh",
        "Lock",
        "Put",
        "Return",
        "Reveal",
        "TurnFace",
        "Bind",
        "Draw",
        "SoulCharge",
    )


def _choosing(g: Grammar, cls: type, verb: str, after: str, **consts: Any) -> None:
    lines = [f"choose <what:Object>{joint} {verb} {it}{after}" for joint in (", and", " and") for it in ("it", "them")]
    lines += [f"choose <what:Object>, and {verb} the chosen (card|cards|unit|units){after}"]
    g.phrase(cls, *lines, mode="cost", **consts)
