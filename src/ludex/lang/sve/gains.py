"""What is given, and for how long, in words."""

from __future__ import annotations

from ludex.lang import ast as a
from ludex.lang.grammar import Grammar


def register(g: Grammar) -> None:
    """Teach a grammar its gains and durations."""
    g.phrase(a.Signed, "+<amount:Numeral>", sign="+")
    g.phrase(a.Signed, "-<amount:Numeral>", sign="-")
    g.phrase(a.StatChange, "{attack}<attack>/{defense}<defense>", "{attack}<attack>", "{defense}<defense>",
             "{attack}<attack> and {defense}<defense>")  # fmt: skip
    g.phrase(a.GainKeyword, "<name:Keyword>")
    g.phrase(a.GainAbility, "“<ability>”")
    g.phrase(a.GainTrait, "the <name:Trait> trait")
    g.phrase(a.GainIf, ", if <condition>, <gain:PlainGain>")
    g.union("PlainGain", "StatChange", "GainKeyword", "GainAbility", "GainTrait")
    g.phrase(a.Duration, "this turn", "for the rest of this turn", "for the rest of the turn",
             "until the end of (this|the) turn", until="end of turn")  # fmt: skip
    g.phrase(a.Duration, "until the end of your opponent's next turn", "until the end of an opponent's next turn",
             until="end of opponent's next turn")  # fmt: skip
    g.phrase(a.Duration, "until the start of your next turn", until="start of your next turn")
    g.phrase(a.Duration, "until the start of your next main phase", until="start of your next main phase")
    g.phrase(a.Duration, "until the end of your next turn", until="end of your next turn")
    g.phrase(a.Duration, "until the end of your turn", until="end of your turn")
