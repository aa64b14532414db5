"""Amounts in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludex.games.fow.text import nodes
from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser
from ludex.lang.phrases.amounts import counting, reckoning
from ludex.lang.renderer import Renderer

_DONE = ("destroyed", "banished", "discarded", "returned", "removed", "revealed", "rested", "summoned")


def register(g: Grammar) -> None:
    """Teach a grammar its amounts. `Measure` is an amount that is said in words, `Calc` one that is reckoned; in mode
    `unit` one of what is counted: `for each card in your hand`."""
    counting(g)
    _numbers(g)
    _counted(g)
    g.phrase(
        a.ThatMuch,
        "that much",
        "that amount",
        "that much damage",
        "that damage",
        "the damage dealt",
        "the amount of damage dealt",
    )
    g.phrase(a.ChosenNumber, "the chosen number")
    g.phrase(a.DieResult, "the result of the roll", "the result")
    g.phrase(a.Count, "⟦[(the total|total) ]number of <of:Counted/p>⟧")
    g.phrase(a.StatOf, "⟦the printed <stat:StatWord> of <of:Point>⟧", original=True)
    g.phrase(a.StatOf, "⟦the <stat:StatWord> of <of:Point>⟧")
    g.phrase(nodes.PaidLife, "⟦[the ]life you paid⟧")
    g.phrase(
        nodes.PaidLife, "the life you paid", "the amount of life you paid", "the amount of life paid", "the amount paid"
    )
    g.phrase(nodes.LifeOf, "<player:of> life", "<player:of> life points")
    g.phrase(nodes.DamageOn, "the damage on <what:Point>", "the amount of damage on <what:Point>")
    reckoning(g)
    g.phrase(a.Times, "double <of:Term>", factor=a.Number(2))
    g.phrase(a.Times, "⟦<of:Measure> x <factor:Numeral>⟧")
    g.phrase(a.Count, "[(the total|total) ]number of <of:Counted/p>")
    g.phrase(a.Count, "[the ]total number of <of:AllAndAll>")
    g.union("AllAndAll", "Groups")
    g.custom("AllAndAll", _read_all_and_all, _write_all_and_all)
    g.phrase(a.Times, "<factor:Numeral> multiplied by <of:Measure>", "<factor:Numeral> times <of:Measure>")
    g.union(
        "Measure",
        *("Count", "StatOf", "TotalOf", "ExtremeOf", "KindsOf", "CountersOn", "CountOfRef", "DoneCount", "ThatMuch"),
        *("ChosenNumber", "PaidLife", "LifeOf", "DamageOn", "Times", "HalfOf", "DieResult"),
    )
    g.union("Term", "Measure", "Numeral")
    g.union("Calc", "Measure", "Plus", "Minus")
    g.union("Amount", "Term", "Plus", "Minus", "TimesHappened", "PerHundred")
    g.union("Counted", "Group", "Groups")


def _read_all_and_all(parser: Parser, pos: int) -> Iterator[Found]:
    """`all resonators and all magic stones`."""
    if parser.text[pos : pos + 1] != ("all",):
        return
    for end, first in parser.read("Group", "p", pos + 1):
        if parser.text[end : end + 2] == ("and", "all"):
            for last, second in parser.read("Group", "p", end + 2):
                yield last, a.Groups((first, second), (), "and")


def _write_all_and_all(renderer: Renderer, value: Any) -> list[str] | None:
    if not isinstance(value, a.Groups) or len(value.options) != 2 or value.after or value.joined != "and":
        return None
    first, second = (renderer.write(option, "Group", "p") for option in value.options)
    return None if first is None or second is None else ["all", *first, "and", "all", *second]


def _numbers(g: Grammar) -> None:
    g.phrase(a.StatOf, "<of:of> printed <stat:StatWord>", original=True)
    g.phrase(a.StatOf, "the printed <stat:StatWord> of <of:Point>", original=True)
    g.phrase(a.StatOf, "the <stat:StatWord> of <of:Some/s>", guard=lambda n: isinstance(n.of, a.Some))
    g.phrase(
        a.TotalOf, "[the ]total <stat:StatWord> of <of:Some/bare>", "the combined <stat:StatWord> of <of:Some/bare>"
    )
    g.words("KindsWord", {"names": "names", "attributes": "attributes", "races": "races", "costs": "total costs"})
    g.phrase(a.KindsOf, "the number of different <what:KindsWord> among <of:Group/p>")
    g.phrase(a.KindsOf, "different attribute among <of:Group/p>", what="attributes", mode="unit")
    g.phrase(a.KindsOf, "different race among <of:Group/p>", what="races", mode="unit")


def _counted(g: Grammar) -> None:
    g.phrase(a.CountersOn, "the number of <kind:CounterKind> counters on <on:Object>")
    g.phrase(a.CountersOn, "<kind:CounterKind> counter on <on:Object>", mode="unit")
    g.phrase(a.CountersOn, "<kind:CounterKind> counters on <on:Object>", mode="units")
    g.phrase(a.CountOfRef, "of <of:Ref/p>", mode="unit")
    for verb in _DONE:
        for way in ("this way", "in this way"):
            g.phrase(a.DoneCount, f"the number of <of:Group/p> {verb} {way}", verb=verb)
            g.phrase(a.DoneCount, f"<of:Group/s> {verb} {way}", verb=verb, mode="unit")
    for life in ("life you paid this way", "life you lost this way", "life paid", "life paid this way"):
        g.phrase(nodes.PerHundred, f"<per:int> {life}", of=nodes.PaidLife(), mode="unit")
    for damage in ("damage prevented this way", "damage dealt this way", "damage dealt", "damage it was dealt"):
        g.phrase(nodes.PerHundred, f"<per:int> {damage}", of=a.ThatMuch(), mode="unit")
    g.phrase(nodes.PerHundred, "<per:int> life <of:LifeOf/have>", mode="unit")
    g.phrase(nodes.LifeOf, "<player:p> have", "<player:s> has", mode="have")
    g.phrase(a.TimesHappened, "<event:Does/doneone> this turn", "<event:IsPut/doneone> this turn", mode="unit")
    for origin in ("", " <origin>"):
        g.phrase(
            a.IsPut,
            f"<what:Some/bareone> put into <whose:of> graveyard{origin}",
            f"<what:Some/bareone> put into a graveyard{origin}",
            to="graveyard",
            mode="doneone",
        )
    g.phrase(a.Some, "<group:s>", quantity=a.Each(), mode="bareone")
