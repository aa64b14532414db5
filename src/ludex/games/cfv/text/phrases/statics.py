"""What holds, in words: continuous abilities and effects that last (cfv 8.1.1.3, 8.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from ludex.games.cfv.text import nodes
from ludex.games.cfv.text.phrases.gains import GAINS
from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser
from ludex.lang.phrases.statics import for_every, prohibiting, replacing, two_statics
from ludex.lang.renderer import Renderer

_CANNOT = {
    "attack": "attack",
    "attack vanguards": "attack a vanguard",
    "attack rear-guards": "attack a rear-guard",
    "boost": "boost",
    "boost rear-guards": "boost a rear-guard",
    "intercept": "intercept",
    "be hit": "be hit",
    "be attacked": "be attacked",
    "be selected by opponents": "be chosen by ([the ]effects of your opponent's cards|your opponent's [card ]effects)",
    "be retired": "be retired",
    "be unlocked": "be unlocked",
    "be refreshed": "(be stood|{Stand})",
    "be locked": "be locked",
    "be deleted": "be deleted",
    "be boosted": "be boosted",
    "be retired by effects": "be retired by effects",
    "boost vanguards": "boost a vanguard",
}


def register(g: Grammar) -> None:
    """Teach a grammar what holds."""
    g.union("Subject", "Single", "Together")
    for subject, number in (("what:Subject/#", "^"), ("what:Some/bare", "")):
        for gains in GAINS:
            g.phrase(a.HasGains, f"<{subject}> get{number} {gains}")
        prohibiting(g, subject, _CANNOT)
        for act in ("boost", "attack"):
            g.phrase(a.Cannot, f"<{subject}> cannot {act} (a unit|units) other than <only:Some>", act=act)
        g.phrase(a.LosesAll, f"<{subject}> lose{number} all abilities")
        g.phrase(
            a.LosesAll, f"<{subject}> lose{number} <names:Keyword&>", f"<{subject}> lose{number} <names:QuotedKeyword&>"
        )
    _also(g)
    replacing(g)
    _battles(g)
    _turns(g)
    for_every(g)
    g.phrase(a.Count, "of <of:Counted/p>", mode="unit")
    g.union("PlainStatic", "HasGains")
    two_statics(g)
    g.custom("SecondStatic", _read_second, _write_second, begins=(("Static", ""), ("DuringWhen", "during")))


def _read_second(parser: Parser, pos: int) -> Iterator[Found]:
    """What holds besides, always or at some times: `…, and during your turn, those units get [Power]+4000`."""
    yield from parser.read("Static", "", pos)
    for end, during in parser.read("DuringWhen", "during", pos):
        if parser.text[end : end + 1] == (",",):
            for last, static in parser.read("HasGains", "", end + 1):
                yield last, replace(static, gains=tuple(a.GainIf(during, gain) for gain in static.gains))


def _write_second(renderer: Renderer, value: Any) -> list[str] | None:
    if not isinstance(value, a.HasGains) or not any(isinstance(gain, a.GainIf) for gain in value.gains):
        return renderer.write(value, "Static", "")
    gains = [gain for gain in value.gains if isinstance(gain, a.GainIf)]
    if len(gains) != len(value.gains) or len({gain.condition for gain in gains}) != 1:
        return None
    during = renderer.write(gains[0].condition, "DuringWhen", "during")
    plain = renderer.write(replace(value, gains=tuple(gain.gain for gain in gains)), "HasGains", "")
    return None if during is None or plain is None else [*during, ",", *plain]


def _also(g: Grammar) -> None:
    for clan in ("Clan", "QuotedClan", "BareClan"):
        g.phrase(a.AlsoTrait, f"<what:Subject/#> be^ also <name:{clan}>", f"<what:Subject/#> be^ also a <name:{clan}>")
    g.phrase(a.AlsoNamed, "<what:Subject/#> be^ also named <name:Name>", "<what:of> card name is also <name:Name>")
    g.phrase(
        a.NumberIs,
        "<what:of> <stats:StatName&> becomes <amount:Term>",
        "<what:of> <stats:StatWord&> becomes <amount:Term>",
    )


def _battles(g: Grammar) -> None:
    front = a.Some(a.Each(), a.Group((a.Enemy(),), a.Kind("unit"), (nodes.InRow("front"),)))
    everyone = a.Some(a.Each(), a.Group((a.Enemy(),), a.Kind("unit")))
    g.phrase(
        nodes.Battles,
        "<what:Subject/#> battle^ all units in your opponent's front row in one attack",
        "<what:Subject/#> battle^ every unit in your opponent's front row in one attack",
        others=front,
    )
    g.phrase(nodes.Battles, "<what:Subject/#> battle^ all of your opponent's units in one attack", others=everyone)
    g.phrase(nodes.Battles, "<what:Subject> also battles <others>", also=True)
    g.phrase(
        nodes.CanAttackFrom,
        "<what:Subject> can attack from the back row",
        "<what:Subject> may attack from the back row",
    )
    g.phrase(a.CanAttack, "if <what:This/s> would attack, it may instead attack <target>")
    g.phrase(a.CanAttack, "<what:Subject> (can|may) attack <target:Some/bare>", guard=_in_the_back)
    g.phrase(nodes.NullifyTriggers, "nullify the trigger effects of <whose:of> drive checks", check="drive")
    g.phrase(nodes.NullifyTriggers, "nullify the trigger effects of <whose:of> damage checks", check="damage")


def _in_the_back(node: a.CanAttack) -> bool:
    """What may be attacked besides is in the back row (cfv 7.3.1.4)."""
    group = node.target.group if isinstance(node.target, a.Some) else None
    return isinstance(group, a.Group) and nodes.InRow("back") in group.after


def _without_a_place(node: a.Group) -> bool:
    """Where the cards come from is said by the deed."""
    return not any(isinstance(f, a.Place | a.Places) for f in (*node.before, *node.after))


def _turns(g: Grammar) -> None:
    """What a unit does not do in the next stand phase (cfv 6.3)."""
    g.phrase(
        a.NoRefresh,
        "<what:Subject> cannot {Stand} during (your opponent's|its owner's|your) next stand phase",
        "<what:Subject> cannot stand during (your opponent's|its owner's|your) next stand phase",
        next_only=True,
    )
    g.phrase(a.NoRefresh, "<what:Subject> cannot {Stand} during (your|your opponent's) stand phase")
    g.phrase(a.CannotDo, "<player> cannot normal ride", act="normal ride")
    hand = "(from hand|from his or her hand|from your hand|from their hand)"
    g.phrase(a.CannotDo, f"<player> cannot call units to (GC) {hand}", act="normal call guardians")
    # What is called is a card until it is placed, whatever the text calls it.
    g.phrase(a.Some, "<group:called>", quantity=a.Each(), mode="called")
    for words in ("<before:Filter/adj+> (units|cards)", "<before:Filter/adj*> (units|cards) <after:Filter/p+>"):
        g.phrase(a.Group, words, noun=a.Kind("card"), mode="called", guard=_without_a_place)
    guards = (f"call <what:Some/called> to (GC) {hand}", f"call <what:Some/called> {hand} to (GC)")
    normal = (*guards, "normal call <what:Some/called> to (GC)")
    g.phrase(a.CannotDo, *(f"<player> cannot {words}" for words in normal), act="normal call guardians")
    g.phrase(a.CannotDo, "<player> cannot call <what:Some/called> to (GC)", act="call guardians")
    g.phrase(a.CannotDo, "<player> cannot call units to (GC)", act="call guardians")
    g.phrase(a.CannotDo, "<player> cannot intercept", act="intercept")
    g.phrase(a.CannotDo, "<player> cannot normal ride <what>", act="normal ride")
    g.phrase(a.CannotDo, "<player> cannot normal ride", act="normal ride", mode="riding")
