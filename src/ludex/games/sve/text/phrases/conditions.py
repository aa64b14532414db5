"""Conditions in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from ludex.games.sve.text import nodes
from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar, Reader, Writer
from ludex.lang.parser import Parser
from ludex.lang.phrases.conditions import (
    IS,
    NONE,
    ONE,
    after_commas,
    being,
    comparing,
    doing,
    existing,
    joining,
    there_are_several,
)
from ludex.lang.renderer import Renderer

YOU = a.Player("you")


def _names_counters(node: a.Has) -> bool:
    return isinstance(node.filter, a.HasCounters) and node.filter.kind != ""


def _single(node: a.HasCounters) -> bool:
    return node.amount == ONE and node.kind != ""


def _several(node: a.HasCounters) -> bool:
    return node.amount != ONE and node.kind != ""


def _of_one(node: a.Did) -> bool:
    return node.amount == ONE


_CHANGED: dict[tuple[Literal["gain", "lose"], Literal["attack", "defense"]], tuple[str, str]] = {
    ("gain", "attack"): ("has", "gained"),
    ("gain", "defense"): ("has", "gained"),
    ("lose", "attack"): ("has", "lost"),
    ("lose", "defense"): ("has", "lost"),
}
"""What a card has gained or lost this turn in all, and the words for it."""


def _read_changed(verb: Literal["gain", "lose"], stat: Literal["attack", "defense"], words: tuple[str, str]) -> Reader:
    """`Your leader has gained` in `your leader has gained at least 4 defense this turn`: how much, in all."""

    def reader(parser: Parser, pos: int) -> Iterator[Found]:
        for end, what in parser.read("Object", "s", pos):
            if parser.text[end : end + 2] == words:
                yield end + 2, nodes.AmountHappened(nodes.ChangesStat(what, verb, stat))

    return reader


def _write_changed(verb: str, stat: str, words: tuple[str, str]) -> Writer:
    def writer(renderer: Renderer, value: nodes.AmountHappened) -> list[str] | None:
        event = value.event
        if not isinstance(event, nodes.ChangesStat) or (event.verb, event.stat) != (verb, stat):
            return None
        what = renderer.write(event.what, "Object", "s")
        return None if what is None else [*what, *words]

    return writer


def _read_here_or_there(parser: Parser, pos: int) -> Iterator[Found]:
    """`This is on your field or in your EX area`: in one of two zones."""
    for end, first in parser.read("IsIn", "", pos):
        if parser.text[end : end + 1] == ("or",):
            for last, place in parser.read("Place", "", end + 1):
                if place.whose is not None:
                    yield last, (first, a.IsIn(first.what, place.zone, place.whose, first.negated))


def _write_here_or_there(renderer: Renderer, value: Any) -> list[str] | None:
    if len(value) != 2 or any(not isinstance(v, a.IsIn) for v in value) or value[0].what != value[1].what:
        return None
    first = renderer.write(value[0], "IsIn", "")
    place = renderer.write(a.Place(value[1].zone, value[1].whose), "Place", "")
    return None if first is None or place is None else [*first, "or", *place]


def _read_leader_has(parser: Parser, pos: int) -> Iterator[Found]:
    """`Your leader has` in `your leader has less defense than it`."""
    for end, leader in parser.read("Leader", "s", pos):
        if parser.text[end : end + 1] == ("has",) and isinstance(leader.of, a.Player):
            yield end + 1, nodes.LeaderDefense(leader.of)


def _write_leader_has(renderer: Renderer, value: nodes.LeaderDefense) -> list[str] | None:
    leader = renderer.write(a.Leader(value.player), "Leader", "s")
    return None if leader is None else [*leader, "has"]


def _read_its_defense(parser: Parser, pos: int) -> Iterator[Found]:
    for end, card in parser.read("Ref", "s", pos):
        yield end, a.StatOf("defense", card)


def _write_its_defense(renderer: Renderer, value: a.StatOf) -> list[str] | None:
    return renderer.write(value.of, "Ref", "s") if value.stat == "defense" and not value.original else None


def _read_zone_cards(parser: Parser, pos: int) -> Iterator[Found]:
    """`Your EX area` in `your EX area has at least 2 cards`: the cards in it."""
    for at, whose in parser.read("PlayerNode", "of", pos):
        for end, zone in parser.read("ZoneIn", "", at):
            yield end, a.Group((), a.Kind("card"), (a.Place(zone, whose),))


def _write_zone_cards(renderer: Renderer, value: a.Group) -> list[str] | None:
    if value.before or value.noun != a.Kind("card") or len(value.after) != 1:
        return None
    place = value.after[0]
    if not isinstance(place, a.Place) or place.whose is None or place.zone == "field":
        return None
    owner, zone = renderer.write(place.whose, "PlayerNode", "of"), renderer.write(place.zone, "ZoneIn", "")
    return None if owner is None or zone is None else [*owner, *zone]


def register(g: Grammar) -> None:
    """Teach a grammar its conditions."""
    _counts(g)
    _cards(g)
    _having(g)
    _more_counts(g)
    _play(g)
    g.union(
        "Atom",
        "Exists",
        "Compared",
        "Is",
        "IsState",
        "IsIn",
        "Has",
        "WasPutFrom",
        "Happened",
        "DidIt",
        "Did",
        "Rolled",
        "TurnOf",
        "FirstTime",
        "Active",
        "PaidCost",
        "WasPutByAbility",
        "SameCountIs",
        "IsFull",
    )
    joining(g)
    after_commas(g)


def _counts(g: Grammar) -> None:
    existing(g)
    there_are_several(g)
    comparing(g)
    for compare, words in (("<", "less"), (">", "more")):
        g.phrase(a.Compared, f"<left:LeaderHas> {words} defense than <right:ItsDefense>", compare=compare)
    g.union("LeaderHas", "LeaderDefense")
    g.custom("LeaderHas", _read_leader_has, _write_leader_has, begins=(("Leader", "s"),))
    g.union("ItsDefense", "StatOf")
    g.custom("ItsDefense", _read_its_defense, _write_its_defense, begins=(("Ref", "s"),))
    for points, words in (
        ("play points", "play point~"),
        ("max play points", "max play point~"),
        ("evolution points", "evolution point~"),
    ):
        left = nodes.PointsOf(points, YOU)
        g.phrase(a.Compared, f"you have at least <right:Numeral> {words}", left=left, compare=">=")
        g.phrase(a.Compared, f"you have <right:Numeral> {words}", left=left, compare="==")
        g.phrase(a.Compared, f"you have <right:Numeral> {words} or less", left=left, compare="<=")
        g.phrase(a.Compared, f"you have <right:Numeral> {words} or more", left=left, compare=">=")
        g.phrase(a.Compared, f"you have <right:Numeral> or more {words}", left=left, compare=">=")
        g.phrase(a.Compared, f"you have <right:Numeral> or less {words}", left=left, compare="<=")


def _cards(g: Grammar) -> None:
    being(g)
    for negated, verbs in IS:
        for verb in verbs:
            g.phrase(
                a.IsState,
                f"<what:Point> {verb} <state:Filter/adj>",
                negated=negated,
                guard=lambda n: isinstance(n.state, a.InState | a.OfKind),
            )
            g.phrase(
                a.IsIn,
                f"<what:Single> {verb} on <whose:of> field",
                f"<what:Single> {verb} on the field",
                zone="field",
                negated=negated,
            )
            g.phrase(
                a.IsIn,
                f"<what:Single> {verb} in <whose:of> <zone:ZoneIn>",
                f"<what:Single> {verb} in the <zone:ZoneIn>",
                negated=negated,
            )
    g.phrase(a.Either, "<parts:HereOrThere>")
    g.custom("HereOrThere", _read_here_or_there, _write_here_or_there, begins=(("IsIn", ""),))
    g.phrase(a.IsState, "<what:Leader> is <state:OfClass/adj>")
    g.phrase(a.IsState, "<what:Leader> isn't <state:OfClass/adj>", negated=True)
    g.phrase(a.IsState, "<what:Point> is evolved", "<what:Point>'s evolved", state=a.OfKind("evolved"))


def _having(g: Grammar) -> None:
    """What a card has, and where it was put from."""
    for compare, words in (
        (">=", "at least <amount:Numeral>"),
        ("==", "<amount:Numeral>"),
        ("==", "exactly <amount:Numeral>"),
        (">=", "<amount:Numeral> or more"),
        ("<=", "<amount:Numeral> or less"),
    ):
        g.phrase(a.HasCounters, f"{words} <kind:CounterKind> counters", compare=compare, mode="had", guard=_several)
        g.phrase(a.HasCounters, f"{words} <kind:CounterKind> counter", compare=compare, mode="had", guard=_single)
        g.phrase(a.HasStat, f"{words} <stat:StatWord>", compare=compare, mode="had")
    for compare, words in (("<=", "or less"), (">=", "or more")):
        g.phrase(a.HasStat, f"<amount:Numeral> <stat:StatWord> {words}", compare=compare, mode="had")
    g.phrase(a.HasCounters, "<amount:Numeral> <kind:CounterKind> counters or less", compare="<=", mode="had")
    g.phrase(a.HasCounters, "<amount:Numeral> <kind:CounterKind> counters or more", compare=">=", mode="had")
    g.phrase(a.HasCounters, "no <kind:CounterKind> counters", compare="==", amount=NONE, mode="had")
    g.phrase(a.HasCounters, "a <kind:CounterKind> counter", compare=">=", amount=ONE, mode="had")
    g.phrase(a.HasCounters, "<amount:Numeral>", kind="", compare="==", mode="had")
    g.phrase(a.HasKeyword, "<names:Keyword&>", mode="had")
    for compare, words in (("<=", " or less"), (">=", " or more"), ("==", "")):
        g.phrase(
            a.HasStat,
            f"costs <amount:Numeral>{words}",
            f"costs <amount:Numeral> play points{words}",
            stat="cost",
            compare=compare,
            mode="does",
        )
        g.phrase(
            a.HasStat,
            f"originally costs <amount:Numeral>{words}",
            stat="cost",
            compare=compare,
            original=True,
            mode="does",
        )
    for filters in ("there are <filter:HasCounters/had>", "there's <filter:HasCounters/had>"):
        g.phrase(a.Has, f"{filters} on <what:Point>", guard=_names_counters)
    for odd, words in ((True, "an odd number"), (False, "an even number")):
        g.phrase(a.Parity, f"costs {words}[ of play points]", odd=odd, mode="does")
    g.phrase(a.Has, "<what:Point> <filter:does>")
    g.phrase(a.Has, "<what:Point> has <filter:had>")
    g.phrase(a.Has, "<what:Point> doesn't have <filter:had>", negated=True)
    g.phrase(
        a.WasPutFrom,
        "<what:Point> was put onto the field <origin>",
        "<what:Point> was put onto your field <origin>",
        "<what:Point> was summoned <origin>",
        verb="put",
    )
    g.phrase(a.WasPutFrom, "<what:Point> was played <origin>", verb="played")
    g.phrase(a.WasPutFrom, "<what:Point> wasn't put onto the field <origin>", verb="put", negated=True)
    g.phrase(a.WasPutFrom, "<what:Point> wasn't played <origin>", verb="played", negated=True)


def _more_counts(g: Grammar) -> None:
    """How many there are, said in rarer ways, which are read after the others."""
    for this in ("put onto the field by an ability", "put onto your field by an ability", "summoned by an ability"):
        g.phrase(nodes.WasPutByAbility, f"<what:Point> was {this}")
        g.phrase(nodes.WasPutByAbility, f"<what:Point> wasn't {this}", negated=True)
    g.phrase(nodes.SameCountIs, "there are <amount:Numeral>", compare="==")
    g.phrase(nodes.SameCountIs, "<amount:Numeral> or more", compare=">=")
    g.phrase(
        nodes.SameCountIs,
        "there are at least <amount:Numeral>",
        "you have at least <amount:Numeral>",
        compare=">=",
    )
    for compare, words in (
        (">=", "at least <amount:Numeral> cards"),
        ("==", "<amount:Numeral> cards"),
        ("<=", "<amount:Numeral> or (less|fewer) cards"),
        (">=", "<amount:Numeral> or more cards"),
    ):
        g.phrase(a.Exists, f"<group:ZoneCards> has {words}", compare=compare)
    g.union("ZoneCards", "Group")
    g.custom("ZoneCards", _read_zone_cards, _write_zone_cards, begins=(("PlayerNode", "of"),))
    g.phrase(
        a.Exists,
        "there are <amount:Numeral> <group:Group/orless>",
        "you have <amount:Numeral> <group:Group/orless>",
        compare="<=",
    )
    g.phrase(a.Exists, "there are <amount:Numeral> <group:Group/ormore>", compare=">=")
    none = nodes.PointsOf("super-evolution points", YOU)
    for word in ("Super Evolution Point", "super-evolution point", "Super-Evolution Point"):
        g.phrase(
            a.Compared,
            f"you have a {word}",
            f"you have at least 1 {word}",
            left=none,
            compare=">=",
            right=ONE,
        )
        g.phrase(
            a.Compared,
            f"you don't have a {word}",
            f"you have no {word}s",
            f"you don't have any {word}s",
            left=none,
            compare="==",
            right=NONE,
        )


def _put_so(g: Grammar) -> None:
    """Cards this ability has put into a zone."""
    put: dict[str, Any] = {"player": YOU, "verb": "put"}
    for way in ("", " this way", " by this ability"):
        g.phrase(a.Did, f"you put a <group:s> into <whose:of> <to:ZoneIn>{way}", **put)
        g.phrase(a.IsIn, f"you put <what:Ref> into <whose:of> <zone:ZoneIn>{way}")
    for way in ("by this ability", "this way"):
        for where in ("<whose:of> <to:ZoneIn>", "a <to:ZoneIn>"):
            g.phrase(a.Did, f"a <group:s> was put into {where} {way}", **put)
            g.phrase(a.Did, f"at least <amount:Numeral> <group:s> was put into {where} {way}", **put, guard=_of_one)
            g.phrase(a.Did, f"at least <amount:Numeral> <group:p> were put into {where} {way}", **put)


def _play(g: Grammar) -> None:
    """What was done, and which states of play are active."""
    g.phrase(a.Happened, "<event:past> this turn")
    g.phrase(a.Happened, "<event:past> at least <times:Numeral> times this turn")
    for (change, stat), words in _CHANGED.items():
        name = f"Has{change}{stat}".title()
        g.union(name, "AmountHappened")
        g.custom(
            name, _read_changed(change, stat, words), _write_changed(change, stat, words), begins=(("Object", "s"),)
        )
        g.phrase(a.Compared, f"<left:{name}> at least <right:Numeral> {stat} this turn", compare=">=")
    g.phrase(
        a.FirstTime,
        "it's the <number:Ordinal> you've played this turn",
        "it's the <number:Ordinal>",
        "it's the <number:Ordinal> card you've played this turn",
        "this is the <number:Ordinal> time this turn",
    )
    g.phrase(a.FirstTime, "it's at least the <number:Ordinal> time this turn", at_least=True)
    g.phrase(a.Compared, "(it's|this is) the <right:Nth> <left:TimesHappened/unit>", compare="==")
    g.phrase(a.Compared, "it's at least the <right:Nth> <left:TimesHappened/unit>", compare=">=")
    doing(g)
    g.phrase(a.DidIt, *(f"you didn't {verb} (it|them)" for verb in ("evolve", "summon", "destroy")), negated=True)
    for verb, past in (
        ("discard", "discarded"),
        ("bury", "buried"),
        ("reveal", "revealed"),
        ("banish", "banished"),
        ("destroy", "destroyed"),
        ("summon", "summoned"),
        ("return", "returned"),
        ("engage", "engaged"),
        ("select", "selected"),
    ):
        g.phrase(a.Did, f"you {past} a <group:s>", player=YOU, verb=verb)
        g.phrase(a.Did, f"you {past} at least <amount:Numeral> <group:p>", player=YOU, verb=verb)
        g.phrase(a.Did, f"you {past} at least <amount:Numeral> <group:s>", player=YOU, verb=verb, guard=_of_one)
        for by in ("by this ability", "this way"):
            passive: dict[str, Any] = {"player": YOU, "verb": verb}
            g.phrase(a.Did, f"a <group:s> was {past} {by}", **passive)
            g.phrase(a.Did, f"at least <amount:Numeral> <group:p> were {past} {by}", **passive)
            g.phrase(a.Did, f"at least <amount:Numeral> <group:s> was {past} {by}", **passive, guard=_of_one)
    _put_so(g)
    g.words("PaidVerb", {past: past for past in ("buried", "discarded", "banished", "engaged", "destroyed")})
    paid = "<verb:PaidVerb> a <of:Group/s> as (the|an) additional cost to play this( card|)"
    g.phrase(nodes.PaidCount, paid, mode="paid")
    g.phrase(nodes.PaidCount, "<verb:PaidVerb> a <of:Group/s> when playing this( card|)", mode="paid")
    g.phrase(a.Compared, "you <left:PaidCount/paid>", compare=">=", right=ONE)
    g.phrase(
        nodes.Rolled,
        "you roll a <results:int|>",
        "you rolled a <results:int|>",
        "the result is a <results:int|>",
        "the result is <results:int|>",
    )
    g.words("LimitedZone", {"field": "field", "ex area": "EX area", "hand": "hand"})
    g.phrase(nodes.IsFull, "<whose:of> <zone:LimitedZone> is full")
    g.phrase(nodes.IsFull, "<whose:of> <zone:LimitedZone> isn't full", negated=True)
    g.words("ActiveWord", {"Overflow": "Overflow", "Sanguine": "Sanguine"})
    for player in ("you", "your opponent"):
        who = YOU if player == "you" else a.Player("each opponent")
        g.phrase(nodes.Active, f"<name:ActiveWord> is active for {player}", player=who)
        g.phrase(nodes.Active, f"<name:ActiveWord> isn't active for {player}", player=who, negated=True)
    for word in ("Combo", "Spellchain", "Necrocharge"):
        g.phrase(a.Threshold, f"{word} (<number:Numeral>)", keyword=word)
    g.phrase(a.Threshold, "SC (<number:Numeral>)", keyword="Spellchain")
    g.phrase(a.Threshold, "NC (<number:Numeral>)", keyword="Necrocharge")
    g.phrase(
        nodes.PaidCost,
        "you paid the additional cost",
        "you paid this card's additional cost",
        "you paid this additional cost",
    )
