"""Abilities in words (fow 9, 11, 12): their heads, costs, triggers and keywords, in the notations of all editions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludex.games.fow.text import nodes
from ludex.games.fow.text.phrases.nouns import OPPONENT, YOU
from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser
from ludex.lang.phrases.triggers import when
from ludex.lang.renderer import Renderer


def register(g: Grammar) -> None:
    """Teach a grammar its abilities."""
    when(g)
    for put in ("IsPut", "Puts"):
        first = f"<event:{put}/someones>"
        g.phrase(a.When, f"when {first}", f"whenever {first}", mode="first")
    for name, category, mode in (("WhenFirst", "When", "first"), ("Bare", "Event", "")):
        g.union(name, "When")
        g.custom(name, *_bare(category, mode), begins=((category, mode),))
    g.phrase(a.When, "each time <event>", mode="when")
    g.phrase(a.KeywordAbility, "<name:Keyword>")
    g.phrase(a.KeywordAbility, "{Limit} <number:Numeral>", name="Limit")
    _restrictions(g)
    _activated(g)
    _automatic(g)
    _continuous(g)
    _playing(g)
    g.phrase(a.SpellAbility, "<effect:para>")


def _restrictions(g: Grammar) -> None:
    for play in ("play this ability only", "you may play this ability only", "play this card only"):
        g.phrase(a.OncePerTurn, f"{play} once (per|each|a) turn.")
        g.phrase(a.OnlyDuring, f"{play} during your turn.", when="your turn")
        g.phrase(a.OnlyDuring, f"{play} during your main phase.", when="your main phase")
        g.phrase(a.OnlyDuring, f"{play} during your opponent's turn.", when="opponent's turn")
        g.phrase(a.OncePerTurn, f"{play} during your turn and only once per turn.", each_of_yours=True)
        g.phrase(a.OnlyIf, f"{play} if <condition>.")
        g.phrase(a.OnlyIf, f"{play} if <condition> and only once per turn.", once_per_turn=True)
    for play in (
        "this ability can only be (played|activated|used)",
        "this ability can be (played|activated|used) only",
    ):
        g.phrase(a.OncePerTurn, f"{play} once (per|each|a) turn.")
        g.phrase(a.OncePerTurn, f"{play} once (in|on) each of your turns.", each_of_yours=True)
        g.phrase(a.OnlyDuring, f"{play} during your turn.", when="your turn")
        g.phrase(a.OnlyDuring, f"{play} (in|during) [(a|the) ]battle phase.", when="battle")
        g.phrase(a.OnlyIf, f"{play} if <condition>.")
    for play in ("you cannot (play|use|activate) this ability if", "you cannot (play|use) this if"):
        g.phrase(a.OnlyIf, f"{play} <condition:Negated>.")
    g.phrase(nodes.AtOtherCost, "<shift:PlainStaticEvery>.", guard=_of_this_ability)
    g.phrase(
        nodes.AtOtherCost,
        "if <condition>, <shift:PayShift>.",
        "<shift:PayShift> if <condition>.",
        guard=_of_this_ability,
    )
    g.union("Limit", "OnlyIf", "OncePerTurn", "OncePerGame", "OnlyDuring")
    g.union("Negated", "Not")
    g.custom("Negated", _read_negated, _write_negated, begins=(("Condition", ""),))
    g.phrase(a.OncePerTurn, "this ability can be activated up to two times per turn.", times=2)
    g.phrase(a.OnlyIf, "you can activate this if <condition>.", "you can only play this ability if <condition>.")
    g.phrase(a.OnlyDuring, "you can only use this ability during your main phase.", when="your main phase")
    g.phrase(a.OnlyDuring, "you can only use this ability during a main phase.", when="a main phase")
    g.phrase(
        a.OnlyIf,
        "(activate|play this ability) only <condition:During/beginning>.",
        "you can (use|play) this ability only <condition:During/beginning>.",
    )
    for play in ("you may play this ability", "you can play this ability"):
        g.phrase(a.OncePerTurn, f"{play} up to twice (per|each|a) turn.", times=2)


def _of_this_ability(node: nodes.AtOtherCost) -> bool:
    shift = node.shift.static if isinstance(node.shift, a.StaticForEvery) else node.shift
    return isinstance(shift, nodes.PayShift) and shift.abilities == ("this",)


def _read_negated(parser: Parser, pos: int) -> Iterator[Found]:
    for end, condition in parser.read("Condition", "", pos):
        yield end, a.Not(condition)


def _write_negated(renderer: Renderer, value: Any) -> list[str] | None:
    return renderer.write(value.condition, "Condition", "") if isinstance(value, a.Not) else None


def _activated(g: Grammar) -> None:
    for head in ("{Activate!} ", "{Condition!} ", ""):
        g.phrase(a.Activated, f"{head}<costs>: <effect:para> <restrictions*>", flavor="act")
        g.phrase(a.Activated, f"{head}<costs>: <restrictions+> <effect:para>", flavor="act")


def _automatic(g: Grammar) -> None:
    """[Enter], and triggers written out with or without [Continuous]."""
    g.phrase(a.Automatic, "{Continuous!} <effect:one> <triggers:EndOf>.")
    g.custom("EndOf", _read_end_of, _write_end_of, begins=(("PhaseStarts", "at"),))
    g.phrase(a.Automatic, "{Enter!}[ ⇒] <effect:para>", triggers=(a.TriggerKeyword("enter"),))  # fow 9.6:1.1
    for head in ("{Continuous!} ", ""):
        for mark in (",", " ⇒", ":"):
            g.phrase(
                a.Automatic,
                f"{head}<triggers:WhenOne>{mark} <effect:para> <restrictions:Limit*>",
                f"{head}<triggers:WhenOne>{mark} <effect:para> you must play this ability if able.",
                f"{head}<during:DuringWhen/during>, <triggers:WhenOne>{mark} <effect:para>",
                f"{head}<triggers:WhenOne> <during:DuringWhen/during>{mark} <effect:para>",
                f"{head}<triggers:WhenOne> <during:FirstTime/during>{mark} <effect:para>",
                f"{head}<triggers:WhenOne> <during:IsState/during>{mark} <effect:para>",
                f"{head}<triggers:WhenFirst> <during:FirstTime/during>{mark} <effect:para>",
            )
            g.phrase(
                a.Automatic,
                f"{head}the first time <triggers:Bare> (each|in a|in each|per) turn{mark} <effect:para>",
                during=a.FirstTime(1),
            )


def _read_end_of(parser: Parser, pos: int) -> Iterator[Found]:
    """`at the end of your turn` after what is done then."""
    for end, event in parser.read("PhaseStarts", "at", pos):
        yield end, (a.When(event),)


def _write_end_of(renderer: Renderer, value: Any) -> list[str] | None:
    alone = len(value) == 1 and isinstance(value[0], a.When) and isinstance(value[0].event, a.PhaseStarts)
    return renderer.write(value[0].event, "PhaseStarts", "at") if alone else None


def _bare(category: str, mode: str) -> tuple[Any, Any]:
    """Reader and writer of an event as the one trigger of an ability."""

    def reader(parser: Parser, pos: int) -> Iterator[Found]:
        for end, found in parser.read(category, mode, pos):
            yield end, (found if isinstance(found, a.When) else a.When(found),)

    def writer(renderer: Renderer, value: Any) -> list[str] | None:
        if len(value) != 1 or not isinstance(value[0], a.When):
            return None
        return renderer.write(value[0] if category == "When" else value[0].event, category, mode)

    return reader, writer


def _continuous(g: Grammar) -> None:
    for head in ("{Continuous!} ", ""):
        g.phrase(a.Passive, f"{head}<effects:Static&>.", guard=_is_free)
        g.phrase(a.Passive, f"{head}<effects:SharedStatics>.", f"{head}<effects:NeitherNor>.", guard=_is_free)
        for word in ("if", "as long as"):
            g.phrase(
                a.Passive,
                f"{head}{word} <condition>, <effects:SharedStatics>.",
                f"{head}<effects:SharedStatics> {word} <condition>.",
            )
        g.phrase(a.Passive, f"{head}<effects:Static&>, if <condition>.", guard=_is_free)
        g.phrase(a.Passive, f"{head}when <condition:Is>[,] <effects:Static&>.", guard=_in_chase)
        g.phrase(a.Passive, f"{head}<effects:Static&> <condition:Not/unless>.", guard=_is_free)
        for word in ("if", "as long as", "while"):
            g.phrase(
                a.Passive,
                f"{head}{word} <condition>, <effects:Static&>.",
                f"{head}<effects:Static&> {word} <condition>.",
            )
        for player, words in ((YOU, "during your turn"), (OPPONENT, "during your opponent's turn")):
            g.phrase(
                a.Passive,
                f"{head}{words}, <effects:Static&>.",
                f"{head}<effects:Static&> {words}.",
                condition=a.TurnOf(player),
            )
        g.phrase(a.Passive, f"{head}<effects:Static&>, where X is <x>.")
        for effects in ("Static&", "SharedStatics"):
            g.phrase(a.Passive, f"{head}<condition:During/during>, <effects:{effects}>.")


def _is_free(node: a.Passive) -> bool:
    """A continuous ability does not begin with `it`: there is nothing it could speak of."""
    return not isinstance(getattr(node.effects[0], "what", None), a.Ref)


def _in_chase(node: a.Passive) -> bool:
    """`When this card is a summon spell` says while; of what is somewhere else it would say when that comes about."""
    condition = node.condition
    return (
        isinstance(condition, a.Is)
        and isinstance(condition.group, a.Group)
        and condition.group.noun == a.Kind("summon spell")
        and not condition.negated
    )


def _playing(g: Grammar) -> None:
    """How the card itself is played."""
    g.phrase(a.AdditionalCost, "as an additional cost to play this card, <costs>.")
    g.phrase(a.AdditionalCost, "as an additional cost to play this card, you may <costs>.", may=True)
    g.phrase(a.AdditionalCost, "as you play this card, you may <costs>.", may=True)
    for head in ("", "{Continuous!} "):
        g.phrase(
            a.AlternativeCost,
            f"{head}you may <costs> rather than pay this card's cost.",
            f"{head}you may <costs> rather than pay the cost of this card.",
        )
    for zone in ("field", "magic stone area"):
        for comes in ("enters (your|a)", "comes into (your|a)"):
            g.phrase(nodes.AsComesIn, f"as this card {comes} {zone}, <effect:para>", zone=zone)
    g.phrase(a.PlayCondition, "you cannot play this card if <condition>.", unless=False)
    g.phrase(a.PlayCondition, "you cannot play this card unless <condition>.", unless=True)
    g.phrase(nodes.PlayOnly, "<restriction:PlayThis>")
    g.union("PlayThis", "OnlyIf")
