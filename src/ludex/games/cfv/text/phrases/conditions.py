"""Conditions in words."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

from ludex.games.cfv.text import nodes
from ludex.games.cfv.text.phrases.amounts import BATTLES
from ludex.games.cfv.text.phrases.battle import UNIT
from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser
from ludex.lang.phrases.conditions import NONE, ONE, after_commas, being, comparing, doing, joining

_OPPONENT = a.Player("each opponent")
_BOUNDS = ((">=", " or more"), (">=", " or greater"), ("<=", " or less"), ("<=", " or fewer"))


def register(g: Grammar) -> None:
    """Teach a grammar its conditions."""
    _having(g)
    _numbers(g)
    _cards(g)
    _times(g)
    g.union(
        "Atom",
        "Exists",
        "Compared",
        "ComparedToTheirs",
        "Is",
        "IsState",
        "Has",
        "Happened",
        "DidIt",
        "TurnOf",
        "During",
        "InBattle",
        "Did",
    )
    joining(g)
    after_commas(g)


def _having(g: Grammar) -> None:
    """What a player has is theirs."""
    for who, group, have, lack in (
        ("you", "Mine", "have", "do not have"),
        ("your opponent", "Theirs", "has", "does not have"),
    ):
        g.phrase(a.Exists, f"{who} {have} a <group:{group}/s>", compare=">=", amount=ONE)
        for compare, words in _BOUNDS:
            g.phrase(a.Exists, f"{who} {have} <amount:Numeral>{words} <group:{group}/p>", compare=compare)
        g.phrase(
            a.Exists,
            f"{who} {have} <amount:Numeral> <group:{group}/p>",
            f"{who} {have} exactly <amount:Numeral> <group:{group}/p>",
            compare="==",
            guard=lambda n: n.amount != ONE,
        )
        g.phrase(
            a.Exists,
            f"{who} {lack} a <group:{group}/s>",
            f"{who} {lack} any <group:{group}/p>",
            f"{who} {have} no <group:{group}/p>",
            compare="==",
            amount=NONE,
        )
    damage: Any = a.Group((), a.Kind("card"), (a.Place("damage zone", a.Player("you")),))
    for compare, words in _BOUNDS:
        g.phrase(a.Exists, f"you have <amount:Numeral>{words} damage", compare=compare, group=damage)
    g.phrase(a.Exists, "there is a <group:s>", compare=">=", amount=ONE)
    g.phrase(a.Exists, "there are <amount:Numeral> or more <group:p>", compare=">=")


def _swapped(node: Any) -> Any:
    """What is counted for you, counted for your opponent."""
    match node:
        case a.YouControl():
            return a.Enemy()
        case a.Place(zone=zone, whose=a.Player(who="you")):
            return a.Place(zone, _OPPONENT)
        case a.Count(of=a.Group() as group):
            before, after = (tuple(_swapped(f) for f in filters) for filters in (group.before, group.after))
            return a.Count(dataclasses.replace(group, before=before, after=after))
    return node


def _mirrors(node: a.Compared) -> bool:
    return bool(node.right == _swapped(node.left) != node.left)


def _read_theirs(parser: Parser, pos: int) -> Iterator[Found]:
    """`the number of cards in your hand is greater than your opponent's`."""
    for end, left in parser.read("Count", "", pos):
        for form in _theirs(parser.grammar):
            words = tuple(p for p in form.wording.pieces if isinstance(p, str)) + ("your", "opponent", "'s")
            made = a.Compared(left, form.consts["compare"], _swapped(left), form=form.index)
            if parser.text[end : end + len(words)] == words and _mirrors(made):
                yield end + len(words), made


def _theirs(g: Grammar) -> list[Any]:
    return [form for form in g.forms["Compared"] if any(slot.category == "TheirCount" for slot in form.slots)]


def _numbers(g: Grammar) -> None:
    comparing(g)
    for compare, words in _BOUNDS:
        if words not in (" or more", " or less"):
            g.phrase(a.Compared, f"<left:Measure> is <right:Numeral>{words}", compare=compare)
    for deed, words in (("stood", "{Stand}"), ("retired", "are retired"), ("called", "are called")):
        g.phrase(a.DoneCount, f"<of:Group/p> {words} this way", verb=deed, mode="deed")
    g.phrase(a.Compared, "<right:Numeral> or more <left:DoneCount/deed>", compare=">=")
    bounds = ((">", "greater than"), (">", "more than"), ("<", "less than"), ("<", "fewer than"))
    for compare, words in (*bounds, (">=", "more than or equal to"), ("<=", "less than or equal to")):
        g.phrase(a.Compared, f"<left:Count> is {words} <right:TheirCount>", compare=compare, guard=_mirrors)
    g.union("TheirCount", "Count")
    g.custom("TheirCount", lambda parser, pos: (), lambda renderer, value: ["your", "opponent", "'s"], begins=())
    g.custom("ComparedToTheirs", _read_theirs, lambda renderer, value: None, begins=(("Count", ""),))
    g.phrase(a.Compared, "it is the <right:Nth> battle of (that|this) turn or more", left=BATTLES, compare=">=")
    g.phrase(a.Compared, "it is the <right:Nth> battle of (that|this) turn", left=BATTLES, compare="==")
    attacked = nodes.BattleUnit("attacked")
    for compare, words in _BOUNDS:
        g.phrase(
            a.Compared,
            f"the battle opponent's {{Power}} is <right:Numeral>{words}",
            left=a.StatOf("power", attacked),
            compare=compare,
        )


def _cards(g: Grammar) -> None:
    being(g)
    g.phrase(a.Is, "<what:Point> is not a <group:s>", negated=True)
    g.phrase(a.Is, "<what:Some> is a <group:s>")
    g.phrase(a.IsState, "<what:Single> is <state:InRow>", "<what:Single> is <state:IsNamed>")
    for verb, negated in (("is", False), ("are", False), ("is not", True)):
        g.phrase(a.IsState, f"<what:Single> {verb} <state:Filter/adj>", negated=negated, guard=_is_state)
    g.phrase(a.IsState, "<what:Point> is (in legion|in a legion state|Legion)", state=a.InState("in legion"))
    g.phrase(a.IsState, "<what:Point> is the card that you declared", state=a.HasDeclaredName())
    g.phrase(
        a.Did,
        "you put a <group:s> into the damage zone this way",
        player=a.Player("you"),
        verb="put",
        to="damage zone",
    )
    g.phrase(nodes.InBattle, "<what:Point> is attacking <target>", role="attacking")
    g.phrase(nodes.InBattle, "<what:Point> is boosted by <target>", role="boosted")
    for battle in ("it is (during the|the|a) battle that", "it is (during the|the|a) battle in which"):
        g.phrase(nodes.InBattle, f"{battle} <what:Single> (attacked|attacks)", role="attacking")
        g.phrase(nodes.InBattle, f"{battle} <what:Single> (attacked|attacks) <target>", role="attacking")
    g.phrase(a.HasKeyword, "<names:LimitBreak&>", "<names:Keyword&>", mode="had")
    g.phrase(a.Has, "<what:Point> has <filter:HasKeyword/had>")
    rode = a.DoneCount(a.Group((), a.Kind("card")), "ridden")
    g.phrase(a.Compared, "you rode", left=rode, compare=">=", right=ONE)


def _is_state(node: a.IsState) -> bool:
    return isinstance(node.state, a.InState | nodes.OfClan | a.OfRace | a.HasStat)


def _times(g: Grammar) -> None:
    doing(g)
    g.phrase(a.DidIt, "you do so")
    g.phrase(a.DidIt, "you do not", "he or she does not", "your opponent does not", negated=True)
    g.words("DuringPhase", {p: p for p in ("main phase", "battle phase", "ride phase", "end phase", "stand phase")})
    g.phrase(a.During, "it is <whose:of> <phase:DuringPhase>")
    g.phrase(a.During, "during <whose:of> <phase:DuringPhase>", mode="during")
    g.phrase(a.TurnOf, "during <player:of> turn", mode="during")
    g.phrase(a.Happened, "<event:past> (during (this|that) turn|this turn)")
    g.phrase(a.Happened, "<event:notyet> (during (this|that) turn|this turn)", negated=True)
    g.phrase(nodes.Hits, "(the|that|this unit's) attack", what=UNIT, mode="now")
    g.phrase(a.Happened, "<event:now> did not hit[ during that battle]", span="battle", negated=True)
    g.phrase(a.Happened, "<event:now> (hit|hits)[ during that battle]", span="battle")
    g.phrase(a.BecomesEngaged, "<what:Point> has become {Stand}", refreshed=True, mode="past")
    g.phrase(a.BecomesEngaged, "<what:Point> has not become {Stand}", refreshed=True, mode="notyet")
    g.union("DuringWhen", "During", "TurnOf")
