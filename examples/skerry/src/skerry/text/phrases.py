"""The dialect of Skerry: its phrases, each written once and run both ways. What all games say alike is taken in."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.notation import Notation
from ludex.lang.parser import Parser
from ludex.lang.phrases import amounts, conditions, filters, flow, moves, nouns, sequences, several, statics
from ludex.lang.phrases.open_words import numbers
from ludex.lang.phrases.texts import texts
from ludex.lang.phrases.triggers import when
from skerry import keywords, values, zones
from skerry.text.nodes import HighTide, Stoke

KINDS = ("card", "boat", "lamp", "squall")
YOU = a.Player("you")
_BOUNDS = (("<=", " or less"), (">=", " or more"), ("==", ""))


@cache
def grammar() -> Grammar:
    """The grammar of Skerry's card texts."""
    g = Grammar(Notation())
    g.spells = ("squall",)  # skerry 6.4
    for part in (_nouns, _filters, _amounts, _events, _conditions, _gains, _actions, _statics, _flow, _abilities):
        part(g)
    return g


def _nouns(g: Grammar) -> None:
    numbers(g)
    nouns.players(g)
    nouns.references(g, nouns.reference_words(KINDS, KINDS, ("chosen",)))
    g.union("OffField", "Place")
    g.union("Point", "This", "Ref")
    nouns.this_card(g, KINDS)
    nouns.quantities(g)
    nouns.some(g)
    nouns.top_cards(g)
    nouns.whole_zones(g, (zones.HAND, zones.DECK, zones.DEEP))
    nouns.parts(g)
    g.union("Single", "This", "Ref", "Some", "TopCards", "WholeZone", "RestOf", "PartOf")
    g.phrase(a.Together, "<parts:Single&2>", mode="p")
    g.union("Object", "Single", "Together")
    several.register(g)


def _filters(g: Grammar) -> None:
    g.words("KindWord", {kind: f"{kind}~" for kind in KINDS})
    g.phrase(a.YouControl, "your", mode="adj")
    g.phrase(a.Enemy, "enemy", mode="adj")
    g.phrase(a.Other, "other", mode="adj")
    g.phrase(a.InState, "resting", word="engaged", mode="adj")
    g.phrase(a.InState, "upright", word="reserved", mode="adj")
    g.words("Keyword", {word: word for word in keywords.PLAIN})
    g.phrase(a.HasKeyword, "with <names:Keyword&>")
    g.words("StatWord", {"might": "might", "hull": "hull", "cost": "cost"})
    for compare, words in _BOUNDS:
        g.phrase(a.HasStat, f"with <stat:StatWord> <amount:Numeral>{words}", compare=compare)
    named = {zone: zone for zone in (zones.HAND, zones.DECK, zones.DEEP)}
    g.words("ZoneIn", named)
    g.words("BareZone", {})
    for word in ("in", "from"):
        g.phrase(a.Place, f"{word} <whose:of> <zone:ZoneIn>")
    g.union("PlainAdjective", "InState")
    filters.choosing_from(g)
    g.union("Noun", "Kind")
    g.phrase(a.Group, "<before:Filter/adj*> <noun> <after*>")
    g.union("Counted", "Group")


def _amounts(g: Grammar) -> None:
    amounts.counting(g)
    g.union("Measure", "Count", "StatOf")
    g.union("Term", "Measure", "Numeral")
    g.union("Calc", "Measure")
    g.union("Amount", "Term")


def _events(g: Grammar) -> None:
    g.phrase(a.Attacks, "<what:#> raid^")
    g.phrase(a.IsPut, "<what:#> come^ to the coast", to=zones.COAST)
    g.phrase(a.IsPut, "<what:#> sink^", to=zones.DEEP, origin=a.Origin(zones.COAST))
    g.phrase(a.BecomesEngaged, "<what:#> become^ resting")
    g.phrase(a.BecomesEngaged, "<what:#> become^ upright", refreshed=True)
    for moment in ("dawn", "dusk"):
        g.phrase(a.PhaseStarts, f"at {moment}", phase=moment, whose=YOU, mode="at")


def _conditions(g: Grammar) -> None:
    g.phrase(HighTide, "it is high tide")
    g.phrase(HighTide, "it is not high tide", negated=True)
    conditions.existing(g)
    conditions.doing(g)
    g.union("Atom", "HighTide", "Exists", "DidIt", "TurnOf")
    conditions.joining(g)


def _gains(g: Grammar) -> None:
    for sign in ("+", "-"):
        g.phrase(a.NumberChange, f"{sign}<amount:Numeral> <stat:StatWord>", sign=sign)
    g.phrase(a.GainKeyword, "<name:Keyword>")
    for mode in ("", "ahead"):
        g.phrase(a.Duration, "until dusk", until="end of turn", mode=mode)


def _actions(g: Grammar) -> None:
    g.phrase(Stoke, "*stoke <amount:Numeral>")
    moves.decks(g)
    moves.showing(g)
    moves.destinations(g)
    moves.dealing(g)
    g.words("ZonesIn", {})
    g.words("HandWord", {zones.HAND: "hand"})
    moves.returning(g)
    g.phrase(a.Put, "*put <what> <to>")
    g.phrase(a.Destroy, "*sink <what>")
    g.phrase(a.Engage, "*rest <what>")
    g.phrase(a.Refresh, "*right <what>")
    for verb in ("gain", "lose"):
        for points in (values.OIL, values.TIDE):
            g.phrase(a.GainPoints, f"*{verb} <amount:Numeral> {points}", verb=verb, points=points)
    g.phrase(a.Give, "*give <to> <gains&>", "*give <to> <gains&> <duration>")


def _statics(g: Grammar) -> None:
    g.phrase(a.HasGains, "<what:#> have^ <gains&>", "<what:Some/bare> have <gains&>", mode="")
    statics.prohibiting(g, "what:Single/#", {"attack": "raid"})
    statics.for_every(g)
    g.union("PlainStatic", "HasGains")


def _flow(g: Grammar) -> None:
    sequences.register(g)
    flow.acting(g)
    flow.repeating(g)
    g.union("Core", "Action", "By")
    g.union("Simple", "Core", "ForEvery")
    g.union("ClosedStep", "Core", "ForEvery", "TheyDo")
    flow.asking(g)
    g.union("OpenStep", "If", "May", "Otherwise")
    g.union("LastStep")
    g.union("KeywordStep")
    g.phrase(a.PayPoints, "<amount:Numeral> tide")
    g.phrase(a.EngageThis, "rest this")
    g.phrase(a.DoAction, "<action:CostAction>")
    g.union("CostAction", "Discard", "Destroy")


def _abilities(g: Grammar) -> None:
    when(g)
    g.phrase(a.KeywordAbility, "<name:Keyword>.")
    for name in keywords.TRIGGERS:
        g.phrase(a.TriggerKeyword, name.capitalize(), name=name, mode="word")
    g.phrase(a.Automatic, "<triggers:TriggerKeyword/word+>: <effect:para>")
    g.phrase(a.Automatic, "<triggers:WhenOne>, <effect:para>")
    g.phrase(a.Passive, "<effects:Static&>.", "While <condition>, <effects:Static&>.")
    g.phrase(a.Activated, "<costs>: <effect:para>", flavor="act")
    g.phrase(a.SpellAbility, "<effect:para>")
    g.union("CardAbility", "KeywordAbility", "Automatic", "Passive", "Activated")
    g.union("Ability", "CardAbility")
    texts(g, _at)


def _at(parser: Parser, place: int, before: tuple[Any, ...], flat: bool) -> Iterator[Found]:
    """A squall's text is what it does (skerry 6.4); other cards have abilities."""
    if parser.kind != "spell":
        yield from parser.read("CardAbility", "", place)
    elif not before:
        yield from parser.read("SpellAbility", "", place)
