"""Abilities in words (cfv 8.1): their heads, costs, triggers, and keywords (cfv 10.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludex.games.cfv.text import nodes
from ludex.games.cfv.text.phrases.nouns import YOU
from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser
from ludex.lang.phrases.texts import ON_LINES, texts
from ludex.lang.phrases.triggers import when
from ludex.lang.renderer import Renderer

_HEADS = ("", "<zones:HeadZones>", " Limit Break <limit_break:int>", "<zones:HeadZones> Limit Break <limit_break:int>")
_FREE = a.Costs(())
_COPIES = ("five", "six", "seven", "eight", "nine", "ten")


def register(g: Grammar) -> None:
    """Teach a grammar its abilities and whole texts, one ability a line."""
    when(g)
    for head in _HEADS:
        _activated(g, f"{{ACT}}{head}:")
        _automatic(g, f"{{AUTO}}{head}:")
        _continuous(g, f"{{CONT}}{head}:")
    _keywords(g)
    _deck_rules(g)
    g.union("CardAbility", "KeywordAbility", "Activated", "Automatic", "Passive", "DeckRule")
    g.union("Ability", "CardAbility")
    texts(g, layouts=(ON_LINES,))


def _activated(g: Grammar, head: str) -> None:
    g.phrase(a.Activated, f"{head} <effect:mate>", flavor="act", costs=_FREE)
    g.phrase(
        a.Activated, f"{head} ⟦<costs>⟧ <effect:para>", flavor="act", guard=lambda n: n.costs != _FREE and _pays_once(n)
    )
    g.phrase(a.Activated, f"{head} <effect:para>", flavor="act", costs=_FREE, guard=_pays_once)


def _automatic(g: Grammar, head: str) -> None:
    for cost in ("", " ⟦<costs>⟧"):
        g.phrase(
            a.Automatic,
            f"{head}{cost} <triggers:WhenOne>, <effect:para>",
            f"{head}{cost} <during:DuringWhen/during>, <triggers:WhenOne>, <effect:para>",
            f"{head}{cost} <triggers:WhenOne> <during:DuringWhen/during>, <effect:para>",
            guard=_pays_once,
        )
        g.phrase(a.Automatic, f"{head}{cost} <triggers:WhenOne> and <during:Exists>, <effect:para>", guard=_pays_once)


def _pays_once(node: a.Activated | a.Automatic) -> bool:
    """`You may pay the cost` speaks of the cost of an automatic ability that has one: that of an activated ability was
    paid on playing it (cfv 8.1.1.1.1, cfv 8.1.1.2.2)."""
    if isinstance(node, a.Automatic) and node.costs is not None:
        return True
    return not _offers(node.effect)


def _offers(node: a.Node) -> bool:
    """Whether a text says `you may pay the cost` of its own cost."""
    if isinstance(node, nodes.PayCost):
        return True
    return not isinstance(node, a.GainAbility) and any(_offers(child) for child in a.children(node))


def _continuous(g: Grammar, head: str) -> None:
    g.phrase(a.Passive, f"{head} <effects:Static&>.", f"{head} if <condition>, <effects:Static&>.")
    g.phrase(a.Passive, f"{head} <condition:DuringWhen/during>, <effects:Static&>.")
    g.phrase(a.Passive, f"{head} <effects:Static&> during your turn.", condition=a.TurnOf(YOU))
    g.phrase(a.Passive, f"{head} <effects:TwoStatics>.")
    g.phrase(a.Passive, f"{head} <condition:Both/during>, <effects:Static&>.")
    g.phrase(a.Passive, f"{head} <effects:Static&>. X is <x>.")


def _keywords(g: Grammar) -> None:
    """Keywords that stand alone, and Seek Mate, whose icon says Legion (cfv 10.2.9, cfv 10.1.24.1.1)."""
    for sort, icon in (("cont", "{CONT}"), ("auto", "{AUTO}")):
        for zones in ("", "<zones:HeadZones>"):
            g.phrase(a.KeywordAbility, f"{icon}{zones}: <name:Keyword>", f"{icon}{zones}: <name:Keyword>.", sort=sort)
    g.phrase(nodes.SeekMate, "Legion <number:int> <mates:Group/mate|>", mode="mate")
    g.phrase(nodes.SeekMate, "Seek Mate <mates:Group/mate|>", number=None, mode="mate")
    g.phrase(a.Group, "<noun:OfName>", before=(), mode="mate")
    g.custom("Sequence", _read_mate, _write_mate, mode="mate", begins=(("SeekMate", "mate"),))
    g.phrase(a.Both, "<parts:DuringIf>", mode="during")
    g.custom("DuringIf", _read_during_if, _write_during_if, begins=(("DuringWhen", "during"),))


def _deck_rules(g: Grammar) -> None:
    """Continuous abilities that change how decks are built (cfv 5.1.2.6)."""
    g.custom("OwnName", _read_own_name, lambda r, v: [f"⸢{v}⸣"] if v else None, begins=(("Name", ""),))
    for cards in ("of this card", "of cards named <name:OwnName>"):
        g.phrase(a.DeckRule, f"{{CONT}}: you may have any number {cards} in (a|your) deck.", copies=0)
    for number, value in (("<copies:int>", None), *((word, n) for n, word in enumerate(_COPIES, 5))):
        consts: dict[str, Any] = {} if value is None else {"copies": value}
        g.phrase(
            a.DeckRule,
            f"{{CONT}}: you may have up to {number} cards named <name:OwnName> in (a|your) deck.",
            f"{{CONT}}: you may have up to {number} copies of this card in (a|your) deck.",
            **consts,
        )


def _read_own_name(parser: Parser, pos: int) -> Iterator[Found]:
    """A rule for copies of a card stands on that card."""
    for end, name in parser.read("Name", "", pos):
        if parser.own in ("", name):
            yield end, name


def _read_mate(parser: Parser, pos: int) -> Iterator[Found]:
    for end, step in parser.read("SeekMate", "mate", pos):
        yield end, a.Sequence((step,))


def _write_mate(renderer: Renderer, node: a.Sequence) -> list[str] | None:
    if len(node.steps) != 1 or not isinstance(node.steps[0], nodes.SeekMate):
        return None
    return renderer.write(node.steps[0], "SeekMate", "mate")


def _read_during_if(parser: Parser, pos: int) -> Iterator[Found]:
    """`During your turn, if ...`: both must hold."""
    for end, during in parser.read("DuringWhen", "during", pos):
        if parser.alike[end : end + 2] == (",", "if"):
            for last, condition in parser.read("Condition", "", end + 2):
                yield last, (during, condition)


def _write_during_if(renderer: Renderer, value: tuple[a.Condition, ...]) -> list[str] | None:
    if len(value) != 2:
        return None
    during = renderer.write(value[0], "DuringWhen", "during")
    condition = renderer.write(value[1], "Condition", "")
    return None if during is None or condition is None else [*during, ",", "if", *condition]
