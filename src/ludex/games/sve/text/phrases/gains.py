"""What is given, and for how long, in words."""

from __future__ import annotations

from ludex.games.sve.text import nodes
from ludex.games.sve.text.nodes.words import KEYWORDS
from ludex.lang import ast as a
from ludex.lang.grammar import Grammar
from ludex.lang.phrases.flow import for_its_own_time


def register(g: Grammar) -> None:
    """Teach a grammar its gains and durations."""
    g.phrase(a.Signed, "+<amount:Numeral>", sign="+")
    g.phrase(a.Signed, "-<amount:Numeral>", sign="-")
    # sve 2.7.1.1, sve 2.8.1.1: attack and defense have symbols.
    g.phrase(
        a.StatChange,
        "{attack}<attack>/{defense}<defense>",
        "{attack}<attack>",
        "{defense}<defense>",
        "{attack}<attack> and {defense}<defense>",
    )
    g.phrase(a.Signed, "equal to <amount:Calc>", sign="+", mode="equal")
    g.phrase(a.StatChange, "{attack} <attack:equal>", "{defense} <defense:equal>")
    g.phrase(a.GainKeyword, "<name:GivenKeyword>")
    g.words("GivenKeyword", {k: k for k in KEYWORDS if k != "Drive"})
    g.phrase(a.GainAbility, "“<ability>”")
    g.phrase(nodes.GainTrait, "the <name:Trait> trait")
    g.phrase(a.GainIf, ", if <condition>, <gain:PlainGain>")
    for_its_own_time(g)
    g.phrase(a.GainOne, "<options:GainKeyword|2>")
    g.phrase(a.GainKeyword, "{quick}", name="Quick")
    g.phrase(a.Duration, "for the rest of (this|the) turn", until="end of turn", mode="forrest")
    g.union("PlainGain", "StatChange", "GainKeyword", "GainAbility", "GainTrait")
    _durations(g)


def _durations(g: Grammar) -> None:
    nexts = ("your opponent's", "an opponent's", "each opponent's")
    after = [f"until the end of {who} next turn" for who in nexts]
    both = [f"for the rest of (this|the) turn and during {who} next turn" for who in nexts]
    during = ("during its controller's next turn", "during their controller's next turn")
    for mode, lines in (
        (
            "",
            (
                "this turn",
                "for the rest of this turn",
                "for the rest of the turn",
                "until the end of (this|the) turn",
            ),
        ),
        ("ahead", ("until the end of (this|the) turn",)),
    ):
        g.phrase(a.Duration, *lines, until="end of turn", mode=mode)
        g.phrase(a.Duration, *after, *both, until="end of opponent's next turn", mode=mode)
        g.phrase(a.Duration, "until the start of your next turn", until="start of your next turn", mode=mode)
        g.phrase(
            a.Duration,
            "until the start of your next main phase",
            until="start of your next main phase",
            mode=mode,
        )
        g.phrase(a.Duration, "until the end of your next turn", until="end of your next turn", mode=mode)
        g.phrase(a.Duration, "until the end of your turn", until="end of your turn", mode=mode)
        g.phrase(a.Duration, *during, until="its controller's next turn", mode=mode)
        g.phrase(
            a.Duration,
            "until the end of its controller's next turn",
            until="end of their next turn",
            mode=mode,
        )
