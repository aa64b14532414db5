"""The order of steps in words (fow 9.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludex.games.fow.text import nodes
from ludex.games.fow.text.phrases.choices import TORRENT
from ludex.games.fow.text.phrases.nouns import YOU
from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser
from ludex.lang.phrases import sequences
from ludex.lang.phrases.flow import acting, as_long_as, asking, repeating, until_after_each
from ludex.lang.renderer import Renderer

_TURN = a.Duration("end of turn")


def register(g: Grammar) -> None:
    """Teach a grammar the order of things."""
    sequences.register(g)
    acting(g)
    g.phrase(a.By, "you <step:Action>", player=YOU)
    g.union("Core", "Action", "By")
    repeating(g)
    until_after_each(g)
    g.union("Simple", "Core", "ForEvery")
    _lasting(g)
    g.phrase(a.If, "<effect:one> if <condition>")
    # Said last in a sentence; before a comma it is the condition of what follows.
    g.phrase(a.If, "<effect:one>, if <condition>", "<effect:lasting>, if <condition>", mode="open")
    g.custom("Sequence", _read_lasting, _write_lasting, mode="lasting", begins=(("Lasting", ""),))
    g.union(
        "ClosedStep",
        *(
            "Core",
            "ForEvery",
            "ForEachUntil",
            "RepeatProcess",
            "DefineX",
            "TheyDo",
            "Lasting",
            "LastingWhile",
            "If",
            "Delayed",
        ),
        *("TakeInstead", "Instead", "Unless"),
    )
    asking(g)
    g.phrase(a.May, "<player:s> can <effect:clause>", mode="open")
    g.phrase(a.Otherwise, "otherwise <effect:clause>", mode="open")
    g.phrase(
        a.Instead,
        "if <condition>, <effect:clause> instead",
        "if <condition>, instead <effect:clause>",
        "if <condition>, <effect:bare> instead",
        mode="open",
    )
    g.phrase(nodes.Unless, "<effect:one>[,] unless <player:p> <costs>")
    g.phrase(nodes.Unless, "<costs> or <effect:one>", player=YOU, guard=_pays)
    g.phrase(a.Delayed, "<effect:one> <event:delayed>")
    g.phrase(a.Delayed, "when <event> this turn, <effect:clause>", during=_TURN, mode="open")
    g.phrase(a.Delayed, "this turn, (when|whenever) <event>, <effect:clause>", during=_TURN, mode="open")
    g.union("OpenStep", "If", "Instead", "May", "Otherwise", "Delayed", "Lasting", "LastingWhile")
    g.phrase(a.If, "{Torrent} <effect:plain>", condition=TORRENT, mode="keyword")
    g.union("KeywordStep", "If")


def _read_lasting(parser: Parser, pos: int) -> Iterator[Found]:
    """What lasts, as one step."""
    yield from ((end, a.Sequence((step,))) for end, step in parser.read("Lasting", "", pos))


def _write_lasting(renderer: Renderer, value: Any) -> list[str] | None:
    alone = len(value.steps) == 1 and isinstance(value.steps[0], a.Lasting)
    return renderer.write(value.steps[0], "Lasting", "") if alone else None


def _lasting(g: Grammar) -> None:
    passing = (
        *(
            "Cannot",
            "CannotDo",
            "Prevent",
            "PayShift",
            "CannotBeTargeted",
            "CannotBeBlocked",
            "CannotChase",
            "Controls",
        ),
        *("NoDamage", "MustAttack", "MustBlock", "NoRefresh", "CannotBlock", "CanAttack", "SpendAs", "PlayAsInstant"),
        *("CanAttackAtOnce", "CannotAttack", "CanBlock", "FreePlay", "DamageShift", "PayAnyWill", "FieldLimit"),
    )
    g.union("Passing", *passing)
    g.phrase(a.Lasting, "<static:Passing> <duration>", "<duration:ahead>, <static:Passing>")
    g.phrase(
        a.Lasting,
        "<static:NoRefresh>",
        "<static:Prevent>",
        "<static:CannotChase>",
        "<static:CanAttackAtOnce>",
        guard=_is_waiting,
    )
    g.phrase(a.Lasting, "<static:ComesIn>")
    g.phrase(a.Lasting, "<static:PayShift>", guard=lambda n: n.static.next_only)
    g.phrase(a.Lasting, "(this turn), <static:Passing>", duration=_TURN)
    g.phrase(a.Replace, "if <event:would> this turn, <effect:clause> instead", mode="turn")
    g.phrase(a.Lasting, "<static:Replace/turn>", "<static:Prevent/turn>", duration=_TURN, mode="open")
    g.phrase(a.Lasting, "<static:MustAttack/turn>", "<static:CanAttackAtOnce/turn>", duration=_TURN)
    g.phrase(a.Lasting, "this turn, <static:Replace>", duration=_TURN, mode="open")
    g.union("Whiling", *passing, "HasGains", "LosesAll")
    as_long_as(g)
    g.phrase(a.LastingWhile, "as long as <condition>, <static:PayShift> <duration>", mode="open")


def _pays(node: nodes.Unless) -> bool:
    """`Pay {2} or banish this card`; two deeds joined by `or` are a choice of another kind."""
    paid, done = node.costs.items[0], node.effect.steps[0]
    return isinstance(paid, nodes.PayWills | a.PayLife) and not isinstance(done, nodes.PayWills)


def _is_waiting(node: a.Lasting) -> bool:
    """What says itself how long it lasts: the next recovery phase, the next damage, this card in the chase."""
    static = node.static
    if isinstance(static, nodes.CanAttackAtOnce):
        return isinstance(static.what, a.This | a.Ref)
    if isinstance(static, a.NoRefresh):
        return static.next_only
    return not isinstance(static, nodes.Prevent) or static.times == "next"
