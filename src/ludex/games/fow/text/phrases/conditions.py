"""Conditions in words."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

from ludex.games.fow.text import nodes
from ludex.games.fow.text.phrases.nouns import OPPONENT, YOU
from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser
from ludex.lang.phrases.conditions import IS, NONE, ONE, being, comparing, doing, existing, joining, unless
from ludex.lang.phrases.targets import aiming
from ludex.lang.renderer import Renderer

_BOUNDS = ((">=", " or more"), (">=", " or greater"), ("<=", " or less"), ("<=", " or fewer"))


def register(g: Grammar) -> None:
    """Teach a grammar its conditions."""
    existing(g)
    comparing(g)
    _controlling(g)
    _numbers(g)
    _cards(g)
    _times(g)
    g.union(
        "Atom",
        *(
            "Exists",
            "Compared",
            "ComparedToTheirs",
            "Is",
            "IsState",
            "IsIn",
            "Has",
            "WasPutFrom",
            "Happened",
            "DidIt",
            "Did",
            "TurnOf",
            "FirstTime",
        ),
        *("During", "WasAwakened", "DoneThisWay", "Targets"),
    )
    joining(g)
    g.phrase(a.Both, "<parts:EitherAnd>")
    g.custom("EitherAnd", _read_either_and, _write_either_and, begins=(("Either", ""),))
    g.phrase(a.Both, "<parts:DuringAnd>", mode="during")
    g.custom("DuringAnd", _read_during_and, _write_during_and, begins=(("DuringWhen", "during"),))
    unless(g)


def _read_either_and(parser: Parser, pos: int) -> Iterator[Found]:
    """`A or B, and C`: C besides one of the others."""
    for end, either in parser.read("Either", "", pos):
        if parser.text[end : end + 2] == (",", "and"):
            yield from ((last, (either, more)) for last, more in parser.read("Atom", "", end + 2))


def _write_either_and(renderer: Renderer, value: Any) -> list[str] | None:
    if len(value) != 2 or not isinstance(value[0], a.Either):
        return None
    either, more = renderer.write(value[0], "Either", ""), renderer.write(value[1], "Atom", "")
    return None if either is None or more is None else [*either, ",", "and", *more]


def _read_and_control(parser: Parser, pos: int) -> Iterator[Found]:
    """`you control a magic stone and control no special magic stones`."""
    if parser.alike[pos : pos + 2] != ("you", "control"):
        return
    for end, first in parser.read("Exists", "", pos):
        if parser.text[end : end + 2] == ("and", "control"):
            yield from ((last, (first, more)) for last, more in parser.read("Exists", "elided", end + 1))


def _write_and_control(renderer: Renderer, value: Any) -> list[str] | None:
    if len(value) != 2 or not all(isinstance(each, a.Exists) for each in value):
        return None
    first, more = renderer.write(value[0], "Exists", ""), renderer.write(value[1], "Exists", "elided")
    return None if first is None or more is None or first[:2] != ["you", "control"] else [*first, "and", *more]


def _read_during_and(parser: Parser, pos: int) -> Iterator[Found]:
    """`During your opponent's turn, you control a darkness magic stone and ...`."""
    for end, when in parser.read("DuringWhen", "during", pos):
        if parser.text[end : end + 1] == (",",):
            for last, more in parser.read("Condition", "", end + 1):
                yield last, (when, *(more.parts if isinstance(more, a.Both) else (more,)))


def _write_during_and(renderer: Renderer, value: Any) -> list[str] | None:
    if len(value) < 2 or not isinstance(value[0], a.During | a.TurnOf):
        return None
    more = a.Both(value[1:]) if len(value) > 2 else value[1]
    when, rest = renderer.write(value[0], "DuringWhen", "during"), renderer.write(more, "Condition", "")
    return None if when is None or rest is None else [*when, ",", *rest]


def _controlling(g: Grammar) -> None:
    """What a player controls."""
    for who, group, control, lack in (
        ("you", "Mine", "control", ("don't control", "do not control")),
        ("your opponent", "Theirs", "controls", ("doesn't control", "does not control")),
    ):
        g.phrase(a.Exists, f"{who} {control} a <group:{group}/s>", compare=">=", amount=ONE)
        g.phrase(a.Exists, f"{who} {control} <group:{group}/s>", compare=">=", amount=ONE, guard=_is_name)
        for compare, words in _BOUNDS:
            g.phrase(a.Exists, f"{who} {control} <amount:Numeral>{words} <group:{group}/p>", compare=compare)
        g.phrase(a.Exists, f"{who} {control} exactly <amount:Numeral> <group:{group}/p>", compare="==")
        # Who controls five controls four.
        g.phrase(a.Exists, f"{who} {control} <amount:Numeral> <group:{group}/p>", compare=">=")
        g.phrase(a.Exists, f"{who} {control} no <group:{group}/p>", compare="==", amount=NONE)
        for verb in lack:
            g.phrase(a.Exists, f"{who} {verb} a <group:{group}/s>", compare="==", amount=NONE)
            g.phrase(
                a.Exists,
                f"{who} {verb} any <group:{group}/p>",
                f"{who} {verb} any <group:{group}/s>",
                compare="==",
                amount=NONE,
            )
            g.phrase(a.Exists, f"{who} {verb} <group:{group}/p>", compare="==", amount=NONE)
            g.phrase(a.Exists, f"{who} {verb} <group:{group}/s>", compare="==", amount=NONE, guard=_is_name)
    for who, verb, whom in (("you", "control", "your opponent"), ("your opponent", "controls", "you")):
        for compare, word in (("<", "less"), ("<", "fewer"), (">", "more")):
            g.phrase(
                a.Compared,
                f"{who} {verb} {word} <left:OwnedCount> than {whom}<right:Unsaid>",
                compare=compare,
                guard=_mirrors,
            )
            g.phrase(
                a.Compared,
                f"{who} {verb} <right:MoreBy> or more <left:OwnedCount> than {whom}",
                compare=">=",
                guard=_mirrors_by,
            )
    for name in ("OwnedCount", "Unsaid"):
        g.union(name, "Count")
    g.union("MoreBy", "Plus")
    g.custom("MoreBy", lambda parser, pos: (), lambda r, v: r.write(v.right, "Numeral", ""), begins=())
    g.custom("OwnedCount", lambda parser, pos: (), _write_count)
    g.custom("Unsaid", lambda parser, pos: (), lambda renderer, value: [])
    g.custom("ComparedToTheirs", _read_than, lambda renderer, value: None, begins=("you", "your", "an"))
    g.phrase(a.Exists, "you have <group:s>", compare=">=", amount=ONE, guard=_is_name)
    g.phrase(a.Exists, "your opponent has a <group:s>", compare=">=", amount=ONE)
    for compare, words in _BOUNDS:
        g.phrase(a.Exists, f"your opponent has <amount:Numeral>{words} <group:p>", compare=compare)
    g.phrase(a.Exists, "you don't have (a|any) <group:s>", compare="==", amount=NONE)
    g.phrase(a.Exists, "you don't have any <group:p>", "your opponent has no <group:p>", compare="==", amount=NONE)


def _controlled(group: a.Group, owner: Any) -> a.Count:
    return a.Count(dataclasses.replace(group, before=(owner, *group.before)))


def _read_than(parser: Parser, pos: int) -> Iterator[Found]:
    """`you control fewer resonators than your opponent`: what is counted for you, counted for them."""
    for form in _than(parser.grammar):
        if any(slot.category == "MoreBy" for slot in form.slots):
            yield from _read_more_than(parser, pos, form)
            continue
        words = [piece for piece in form.wording.pieces if isinstance(piece, str)]
        at = words.index("than") - len(words)
        head, tail = tuple(words[:at]), tuple(words[at:])
        if parser.alike[pos : pos + len(head)] != head:
            continue
        mine, theirs = (a.YouControl(), a.Enemy()) if head[0] == "you" else (a.Enemy(), a.YouControl())
        for end, group in parser.read("Group", "p", pos + len(head)):
            if parser.text[end : end + len(tail)] == tail:
                counts = _controlled(group, mine), _controlled(group, theirs)
                yield end + len(tail), a.Compared(counts[0], form.consts["compare"], counts[1], form=form.index)


def _read_more_than(parser: Parser, pos: int, form: Any) -> Iterator[Found]:
    """`your opponent controls three or more resonators than you`: so many more."""
    words = [piece for piece in form.wording.pieces if isinstance(piece, str)]
    head, tail = tuple(words[: words.index("or")]), tuple(words[words.index("than") :])
    if parser.alike[pos : pos + len(head)] != head:
        return
    mine, theirs = (a.YouControl(), a.Enemy()) if head[0] == "you" else (a.Enemy(), a.YouControl())
    for at, number in parser.read("Numeral", "", pos + len(head)):
        if parser.text[at : at + 2] != ("or", "more"):
            continue
        for end, group in parser.read("Group", "p", at + 2):
            if parser.text[end : end + len(tail)] == tail:
                more = a.Plus(_controlled(group, theirs), number)
                yield end + len(tail), a.Compared(_controlled(group, mine), ">=", more, form=form.index)


def _mirrors_by(node: a.Compared) -> bool:
    return isinstance(node.right, a.Plus) and _mirrors(a.Compared(node.left, ">=", node.right.left))


def _than(g: Grammar) -> list[Any]:
    return [form for form in g.forms["Compared"] if any(slot.category == "OwnedCount" for slot in form.slots)]


def _write_count(renderer: Renderer, value: Any) -> list[str] | None:
    """The group counted, without the words that say whose it is."""
    group = value.of if isinstance(value, a.Count) else None
    if not isinstance(group, a.Group) or group.before[:1] not in ((a.YouControl(),), (a.Enemy(),)):
        return None
    return renderer.write(dataclasses.replace(group, before=group.before[1:]), "Group", "p")


def _mirrors(node: a.Compared) -> bool:
    """Whether both amounts count the same cards, of one player and of the other."""
    groups = [
        count.of for count in (node.left, node.right) if isinstance(count, a.Count) and isinstance(count.of, a.Group)
    ]
    owners = [group.before[:1] for group in groups]
    return (
        len(groups) == 2
        and owners in ([(a.YouControl(),), (a.Enemy(),)], [(a.Enemy(),), (a.YouControl(),)])
        and dataclasses.replace(groups[0], before=groups[0].before[1:])
        == dataclasses.replace(groups[1], before=groups[1].before[1:])
    )


def _is_name(node: a.Exists) -> bool:
    """Whether the group is a name, before which no article stands: `you control "Gretel"`."""
    options = node.group.options if isinstance(node.group, a.Groups) else (node.group,)
    return all(isinstance(option.noun, a.OfName) for option in options)


def _numbers(g: Grammar) -> None:
    for who, have in (("you", "have"), ("your opponent", "has")):
        left = nodes.LifeOf(YOU if who == "you" else OPPONENT)
        for compare, words in _BOUNDS[:1] + _BOUNDS[2:]:
            g.phrase(
                a.Compared,
                f"{who} {have} <right:Numeral>{words} life",
                f"{who} {have} <right:Numeral> life{words}",
                left=left,
                compare=compare,
            )
        g.phrase(
            a.Compared,
            f"{who} {have} less life than your opponent",
            left=left,
            compare="<",
            right=nodes.LifeOf(OPPONENT),
        )
        g.phrase(
            a.Compared,
            f"{who} {have} more life than your opponent",
            left=left,
            compare=">",
            right=nodes.LifeOf(OPPONENT),
        )
    g.phrase(a.Compared, "<left:LifeOf> is <right:Numeral>", compare="==")
    for compare, words in _BOUNDS:
        for verb in ("are", "is"):
            g.phrase(
                a.Compared,
                f"there {verb} <right:Numeral>{words} <left:CountersOn/units>",
                f"there {verb} <right:Numeral>{words} <left:CountersOn/unit>",
                compare=compare,
            )
    g.phrase(
        a.Compared, "there is a <left:CountersOn/unit>", "there's a <left:CountersOn/unit>", compare=">=", right=ONE
    )
    g.phrase(
        a.Compared,
        "there are no <left:CountersOn/units>",
        "there is no <left:CountersOn/unit>",
        "there aren't any <left:CountersOn/units>",
        compare="==",
        right=NONE,
    )
    g.phrase(
        a.Compared,
        "<left:Measure> is equal to <right:Term>",
        "<left:Measure> is the same as <right:Term>",
        compare="==",
    )
    g.phrase(a.Compared, "<left:Count> is <right:Numeral>", compare="==")
    g.phrase(a.Compared, "<left:Measure> is less than or equal to <right:Term>", compare="<=")
    g.phrase(a.Compared, "<left:Measure> is greater than or equal to <right:Term>", compare=">=")


def _cards(g: Grammar) -> None:
    being(g)
    g.phrase(a.Is, "<what:Point> is not a <group:s>", "<what:Point>'s not a <group:s>", negated=True)
    for negated, verbs in ((False, ("is",)), (True, ("isn't", "is not"))):
        for verb in verbs:
            g.phrase(
                a.Is,
                f"<what:Single> {verb} <group:Group/named>",
                f"<what:Single> {verb} <group:Groups/named>",
                negated=negated,
            )
            if not negated:
                g.phrase(a.Is, "<what:Point>'s <group:Group/named>", "<what:Point>'s <group:Groups/named>")
            g.phrase(a.Is, f"<what:Single> {verb} a <group:s>", negated=negated, guard=_not_point)
    for negated, verb in (*((n, v) for n, verbs in IS for v in verbs), (True, "is not"), (True, "'s not")):
        g.phrase(a.IsState, f"<what:Single> {verb} <state:Filter/adj>", negated=negated, guard=_is_state)
        for prep in ("in", "on"):
            g.phrase(
                a.IsIn,
                f"<what:Single> {verb} {prep} <whose:of> <zone:ZoneIn>",
                f"<what:Single> {verb} {prep} [(a|the|any) ]<zone:ZoneIn>",
                negated=negated,
            )
    g.words("ZoneIn", {z: z for z in ("field", "graveyard", "hand", "ruler area", "magic stone area", "removed area")})
    g.words("ZoneIn", {"chant-standby area": "chant-standby area", "lifebreak area": "lifebreak area"})
    g.phrase(a.HasKeyword, "<names:Keyword&>", mode="had")
    g.phrase(nodes.HasAbility, "no abilities", negated=True, mode="had")
    g.phrase(nodes.HasAbility, "no printed abilities", negated=True, original=True, mode="had")
    g.phrase(a.NameContains, "<words:Name> in its name", mode="had")
    g.phrase(a.HasCounters, "a <kind:CounterKind> counter on it", compare=">=", amount=ONE, mode="had")
    g.phrase(a.HasCounters, "<amount:Numeral> or more <kind:CounterKind> counters on it", compare=">=", mode="had")
    g.phrase(a.HasCounters, "no <kind:CounterKind> counters on it", compare="==", amount=NONE, mode="had")
    g.phrase(a.Has, "<what:Single> has <filter:had>", "<what:Single> have <filter:had>")
    g.phrase(a.Has, "<what:Single> doesn't have <filter:had>", negated=True)
    g.phrase(nodes.PrintedPair, "⟦<attack:Letter>/<defense:Letter>⟧", mode="pair")
    g.phrase(a.Has, "<what:of> printed ATK and DEF (is|are) <filter:PrintedPair/pair>")
    for negated, verb in ((False, "is"), (True, "is not"), (True, "isn't")):
        g.phrase(a.IsState, f"<what:Point> {verb} bestowed to a card", state=a.InState("added"), negated=negated)
    g.phrase(a.IsState, "<what:Single> is with no attribute", state=nodes.OfAttribute("void"))
    g.phrase(a.IsState, "<what:of> total cost is odd", state=a.Parity(True))
    g.phrase(a.IsState, "<what:of> total cost is even", state=a.Parity(False))
    g.phrase(a.IsState, "<what:Point>'s the named card", "<what:Point> is the named card", state=nodes.OfChosen("name"))
    g.phrase(nodes.WasAwakened, "<what:Point> was awakened")
    aiming(g)
    g.phrase(nodes.DoneThisWay, "<what:Ref> was a <group:s>")
    g.phrase(nodes.DoneThisWay, "<what:Ref> wasn't a <group:s>", negated=True)


def _not_point(node: a.Is) -> bool:
    return not isinstance(node.what, a.This | a.Ref | nodes.Host)


def _is_state(node: a.IsState) -> bool:
    return isinstance(node.state, a.InState | nodes.OfAttribute | a.OfRace)


def _times(g: Grammar) -> None:
    doing(g)
    g.phrase(a.DidIt, "he or she does", "that player does", "your opponent does")
    g.phrase(a.DidIt, "he or she doesn't", "that player doesn't", "your opponent doesn't", negated=True)
    g.words("DuringPhase", {p: p for p in ("main phase", "draw phase", "recovery phase", "battle phase", "end phase")})
    g.phrase(a.During, "it's <whose:of> <phase:DuringPhase>", "it is <whose:of> <phase:DuringPhase>")
    g.phrase(a.During, "during <whose:of> <phase:DuringPhase>", "during (a|an) <phase:DuringPhase>", mode="during")
    g.phrase(a.During, "during battle phase", phase="battle phase", mode="during")
    g.phrase(a.TurnOf, "during <player:of> turn", "during each of <player:of> turns", mode="during")
    g.phrase(a.During, "<whose:of> <phase:DuringPhase>", mode="bare")
    g.phrase(
        a.During, "at the (beginning|start) of <whose:of> battle phase", phase="start of battle phase", mode="beginning"
    )
    g.union("DuringWhen", "During", "TurnOf")
    times = ("each turn", "in a turn", "per turn", "this turn", "in each turn", "during each turn")
    g.phrase(a.FirstTime, *(f"for the first time {words}" for words in times), number=1, mode="during")
    attacking = a.InState("attacking")
    g.phrase(a.IsState, "while attacking", what=a.This("card"), state=attacking, mode="during")
    for card in ("a first", "the first", "your first"):
        g.phrase(a.FirstTime, f"it's {card} card you (draw|drew) this turn", number=1)
    g.phrase(a.Happened, "<event:past> this turn", "<event:IsPut> this turn", "<event:Puts> this turn")
    g.phrase(a.Happened, "<times:Numeral> or more <event:IsPut/severalpast> this turn")
    g.phrase(a.Happened, "<event:Puts/undone> this turn", negated=True)
    g.phrase(a.Happened, "<event:IsPut/hasnt> this turn", negated=True)
    g.phrase(a.Exists, "control a <group:Mine/s>", compare=">=", amount=ONE, mode="elided")
    g.phrase(a.Exists, "control no <group:Mine/p>", compare="==", amount=NONE, mode="elided")
    g.phrase(a.Both, "<parts:AndControl>")
    g.custom("AndControl", _read_and_control, _write_and_control, begins=("you",))
    g.phrase(a.Happened, "you played <times:Numeral> or more <event:Does/cards> this turn")
    g.phrase(a.Does, "<what:Some/bare>", player=YOU, verb="play", mode="cards")
    g.phrase(a.WasPutFrom, "<what:Point> was played <origin>", verb="played")
    g.phrase(a.WasPutFrom, "<what:Point> entered <origin>", verb="put")
    for verb, past in (
        ("destroy", "destroyed"),
        ("banish", "banished"),
        ("discard", "discarded"),
        ("reveal", "revealed"),
        ("return", "returned"),
    ):
        for way in ("", " this way", " in this way"):
            g.phrase(a.Did, f"you {past} a <group:s>{way}", player=YOU, verb=verb)
        g.phrase(a.Did, f"a <group:s> (is|was) {past} this way", player=YOU, verb=verb)
