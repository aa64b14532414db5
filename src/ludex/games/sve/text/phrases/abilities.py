"""Abilities in words (sve 10.1, 12-14)."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

from ludex.games.sve.text import nodes
from ludex.games.sve.text.nodes.words import KEYWORDS
from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar, Reader, Writer
from ludex.lang.parser import Parser
from ludex.lang.phrases.statics import two_statics
from ludex.lang.phrases.triggers import when
from ludex.lang.renderer import Renderer

YOU = a.Player("you")


_TRIGGERS = {
    "on evolve": "On Evolve",
    "on super-evolve": "On (Super-Evolve|Super Evolve)",
    "strike": "Strike",
    "follower strike": "Follower Strike",
    "leader strike": "Leader Strike",
    "on race": "On Race",
    "on drive": "On Drive",
}


def _activated(g: Grammar) -> None:
    """Activated abilities: a sign begins the text of each kind."""
    g.phrase(
        a.OnlyIf,
        "Activate only if <condition>.",
        "Activate this ability only if <condition>.",
        "This ability can (|only )be activated if <condition>.",
        "You can only activate this if <condition>.",
    )
    g.phrase(
        a.OnlyIf,
        "Activate only if <condition>, and only once per turn.",
        "Activate only if <condition> and only once per turn.",
        once_per_turn=True,
    )
    g.phrase(
        a.OncePerTurn,
        "Activate only once per turn.",
        "Activate once per turn.",
        "You can only activate this once per turn.",
        "This can only be activated once per turn.",
    )
    g.phrase(a.OncePerTurn, "Activate only twice per turn.", "Perform only twice per turn.", times=2)
    g.phrase(
        a.OncePerTurn,
        "Activate only <times:int> times per turn.",
        "Activate up to <times:int> times per turn.",
        "You can [only ]activate this up to <times:int> times per turn.",
    )
    g.phrase(
        a.OncePerTurn,
        "This ability can (|only )be activated once per turn.",
        "Perform only once per turn.",
        "Perform this ability only once per turn.",
    )
    g.phrase(a.OncePerGame, "Activate only once per game.")
    g.phrase(
        nodes.AnyNumberPerTurn,
        "This ability can be activated any number of times per turn.",
        "Activate any number of times per turn.",
    )
    g.phrase(a.OnlyDuring, "Activate only during your turn.", when="your turn")
    g.phrase(
        nodes.OnlyFrom,
        "Activate only from your hand.",
        "Activate only if this card is in your hand.",
        "Activate only while this is in your hand.",
        zone="hand",
    )
    for flavor, icon in (
        ("act", "{act}"),
        ("quick act", "{quick} {act}"),  # sve 12.3.3.1
        ("evolve", "{evolve}"),  # sve 12.2.1.1
        ("advanced", "{advanced}"),  # sve 12.16.2
        ("ride", "{ride}"),  # sve 14.4.9.3
        ("serve", "{serve}"),  # sve 14.2.2.2
    ):
        g.phrase(a.Activated, f"{icon}[,] <costs>: <effect:para> <restrictions*>", flavor=flavor)
    for number in (2, 3, 4):
        icons = " ".join(["{serve}"] * number)
        g.phrase(a.Activated, f"{icons} <costs>: <effect:para> <restrictions*>", flavor="serve", number=number)


def _automatic(g: Grammar) -> None:
    """The signs of Fanfare and Last Words, keywords in words, and triggers written out."""
    g.phrase(a.TriggerKeyword, "{fanfare}", name="fanfare", mode="icon")  # sve 12.4.2
    g.phrase(a.TriggerKeyword, "{last words}", name="last words", mode="icon")  # sve 12.5.2
    for name, words in _TRIGGERS.items():
        g.phrase(a.TriggerKeyword, words, name=name, mode="word")
    g.phrase(a.Automatic, "<triggers:TriggerKeyword/icon+>[,] <effect:para> <restrictions*>")
    for mark in (" -", ":"):
        g.phrase(a.Automatic, f"<triggers:Slashed>{mark} <effect:para> <restrictions*>")
        g.phrase(a.Automatic, f"<triggers:Run>{mark} <effect:para> <restrictions*>")
    g.custom("Slashed", _read_slashed, _write_slashed, begins=_KEYWORDS)
    g.custom("Run", _read_run, _write_run, begins=_KEYWORDS)
    g.phrase(a.Automatic, "<triggers:Slashed>, <effect:para>")
    g.phrase(
        a.Automatic,
        "{fanfare}/{last words} <effect:para>",
        triggers=(a.TriggerKeyword("fanfare"), a.TriggerKeyword("last words")),
    )
    when(g)
    for number in ("int", "Cardinal"):
        g.phrase(a.OncePerTurn, f"<times:{number}> times on each of your turns", each_of_yours=True, mode="lead")
        g.phrase(a.OncePerTurn, f"<times:{number}> times (per|each) turn", mode="lead")
    g.phrase(a.OncePerTurn, "Twice on each of your turns", times=2, each_of_yours=True, mode="lead")
    g.phrase(a.OncePerTurn, "Twice per turn", "Twice each turn", times=2, mode="lead")
    g.phrase(a.Automatic, "<limit:lead>, <triggers:WhenOne>, <effect:para>")
    for lead, consts in (
        ("", {}),
        ("During your turn, ", {"during": a.TurnOf(YOU)}),
        ("During your opponent's turn, ", {"during": a.TurnOf(a.Player("each opponent"))}),
        ("During each opponent's turn, ", {"during": a.TurnOf(a.Player("each opponent"))}),
        ("Once on each of your turns, ", {"limit": a.OncePerTurn(1, True)}),
        ("Once during each of your turns, ", {"limit": a.OncePerTurn(1, True)}),
        ("Once per turn, ", {"limit": a.OncePerTurn(1)}),
        ("Once each turn, ", {"limit": a.OncePerTurn(1)}),
    ):
        g.phrase(a.Automatic, f"{lead}<triggers:WhenOne>, <effect:para>", **consts)
        if "limit" not in consts:
            g.phrase(a.Automatic, f"{lead}<triggers:WhenOne>, <effect:para> <restrictions+>", **consts)
    g.phrase(a.Automatic, "While <during>, <triggers:WhenOne>, <effect:para>")
    g.phrase(a.When, "the (first|1st) time each turn <event>", "the (first|1st) time <event> each turn", mode="first")
    g.phrase(a.Automatic, "<triggers:FirstOne>, <effect:para>", during=a.FirstTime(1))
    for nth, words in _LATER.items():
        mode = f"time{nth}"
        g.phrase(a.When, f"the {words} time each turn <event>", f"the {words} time <event> each turn", mode=mode)
        g.phrase(a.Automatic, f"<triggers:Time{nth}>, <effect:para>", during=a.FirstTime(nth))
        g.custom(f"Time{nth}", _read_time(mode), _write_time(mode), begins=(("When", mode),))
    g.custom(
        "FirstOne",
        _read_first,
        lambda r, v: r.write(v[0], "When", "first") if len(v) == 1 else None,
        begins=(("When", "first"),),
    )
    g.phrase(a.Automatic, "<triggers:WhenOne> during your turn, <effect:para>", during=a.TurnOf(YOU))
    g.phrase(
        a.Automatic,
        "<triggers:WhenOne> during (your opponent's|each opponent's|an opponent's) turn, <effect:para>",
        during=a.TurnOf(a.Player("each opponent")),
    )
    g.phrase(nodes.Labelled, "{union burst} <ability:Plain>", label="union burst")
    g.union("Plain", "Activated", "Automatic", "Passive")


_LATER = {2: "(second|2nd)", 3: "(third|3rd)", 4: "(fourth|4th)", 5: "(fifth|5th)"}
"""The time of a turn at which something triggers, in words."""


def _read_time(mode: str) -> Reader:
    def reader(parser: Parser, pos: int) -> Iterator[Found]:
        for end, trigger in parser.read("When", mode, pos):
            yield end, (trigger,)

    return reader


def _write_time(mode: str) -> Writer:
    return lambda renderer, value: renderer.write(value[0], "When", mode) if len(value) == 1 else None


def _read_first(parser: Parser, pos: int) -> Iterator[Found]:
    for end, trigger in parser.read("When", "first", pos):
        yield end, (trigger,)


_KEYWORDS = (("TriggerKeyword", "word"), ("TriggerKeyword", "icon"))


def _read_slashed(parser: Parser, pos: int) -> Iterator[Found]:
    """`On Evolve`, `Strike/On Evolve`, `{fanfare}/Strike`: one process for several keywords (sve 12.1.2.1)."""
    yield from _read_several(parser, pos, ("/",))


def _read_run(parser: Parser, pos: int) -> Iterator[Found]:
    """`{fanfare} Strike`: one process for consecutive icons and keywords (sve 12.1.2)."""
    for end, triggers in _read_several(parser, pos, ()):
        if len(triggers) > 1:
            yield end, triggers


def _read_several(parser: Parser, pos: int, between: tuple[str, ...]) -> Iterator[tuple[int, tuple[Any, ...]]]:
    """Trigger keywords with a sign between them; the last is a word, after which a dash can stand."""
    frontier: list[tuple[int, tuple[Any, ...]]] = [(pos, ())]
    while frontier:
        words = [(e, (*vs, v)) for p, vs in frontier for e, v in parser.read("TriggerKeyword", "word", p)]
        icons = [(e, (*vs, v)) for p, vs in frontier for e, v in parser.read("TriggerKeyword", "icon", p)]
        yield from words
        n = len(between)
        frontier = [(e + n, vs) for e, vs in (*words, *icons) if parser.text[e : e + n] == between]


def _write_slashed(renderer: Renderer, value: Any) -> list[str] | None:
    return _write_several(renderer, value, ["/"])


def _write_run(renderer: Renderer, value: Any) -> list[str] | None:
    return _write_several(renderer, value, []) if len(value) > 1 else None


def _write_several(renderer: Renderer, value: Any, between: list[str]) -> list[str] | None:
    out: list[str] = []
    for i, trigger in enumerate(value):
        signs = renderer.write(trigger, "TriggerKeyword", "word")
        if signs is None and i < len(value) - 1:
            signs = renderer.write(trigger, "TriggerKeyword", "icon")
        if signs is None:
            return None
        out += [*between, *signs] if i else signs
    return out


def _not_spoken_of(node: a.Passive) -> bool:
    """A passive ability does not begin with `it`: there is nothing it could speak of."""
    spoken_of = node.condition is None and isinstance(getattr(node.effects[0], "what", None), a.Ref)
    return not spoken_of and _no_own_cost(node)


def _no_own_cost(node: a.Passive) -> bool:
    """What this card itself costs is a rule for playing it (`CostRule`)."""
    for effect in node.effects:
        static = effect.static if isinstance(effect, a.StaticForEvery) else effect
        if isinstance(static, nodes.CostShift) and isinstance(static.what, a.This) and not static.ability:
            return False
    return True


def _passive(g: Grammar) -> None:
    g.phrase(a.Passive, "<effects:Static&>.", guard=_not_spoken_of)
    g.phrase(
        a.Passive,
        "<effects:Static&>. X equals <x>.",
        "<effects:Static&>, where X equals <x>.",
        guard=_not_spoken_of,
    )
    for word in ("While", "If", "As long as"):
        g.phrase(a.Passive, f"{word} <condition>, <effects:Static&>.", guard=_no_own_cost)
        g.phrase(a.Passive, f"{word} <condition:Both/during>, <effects:Static&>.", guard=_no_own_cost)
        g.phrase(a.Passive, f"{word} <condition>, <effects:TwoStatics>.", guard=_no_own_cost)
        g.phrase(a.Passive, f"{word} <condition>, <effects:OfOne>.", guard=_no_own_cost)
        g.phrase(a.Passive, f"{word} <condition>, <effects:AlsoStatics>.", guard=_no_own_cost)
    g.phrase(a.Passive, "<effects:TwoStatics>.", guard=_not_spoken_of)
    g.phrase(a.Passive, "<effects:OfOne>.", guard=_not_spoken_of)
    g.phrase(
        a.Passive, "During your turn, <effects:OfOne>.", "<effects:OfOne> during your turn.", condition=a.TurnOf(YOU)
    )
    g.custom("OfOne", _read_of_one, _write_of_one, begins=(("Static", ""),))
    g.custom("AlsoStatics", _read_also, _write_also, begins=(("Static", ""),))
    g.phrase(a.Passive, "<effects:NoTriggers>.")
    g.phrase(a.DoesNotTrigger, f"<what:TheirCards> <sort:TriggerAbility> {_SILENT}")
    g.union("TheirCards", "Some")
    g.custom("TheirCards", _read_their_cards, _write_their_cards, begins=_THEIRS[:1])
    g.union("NoTriggers", "DoesNotTrigger")
    g.custom("NoTriggers", _read_no_triggers, _write_no_triggers, begins=_THEIRS[:1])
    two_statics(g)
    g.phrase(a.Both, "<parts:WhileDuring>", mode="during")
    g.custom("WhileDuring", _read_while_during, _write_while_during, begins=(("Condition", ""),))
    g.phrase(
        a.Passive,
        "During your turn, <effects:Static&>.",
        "<effects:Static&> during your turn.",
        condition=a.TurnOf(YOU),
    )
    g.phrase(
        a.Passive,
        "During (your opponent's|each opponent's) turn, <effects:Static&>.",
        condition=a.TurnOf(a.Player("each opponent")),
    )
    g.phrase(
        a.Passive,
        "<condition:Threshold> - <effects:Static&>.",
        "<condition:Threshold>: <effects:Static&>.",
        "<effects:Static&> while <condition>.",
        "<effects:Static&> if <condition>.",
        guard=_not_spoken_of,
    )
    g.phrase(nodes.EntersAs, "This( card| follower| amulet|) is put onto the field engaged.", state="engaged")
    g.phrase(
        nodes.EntersAs,
        "This is put onto the field with <counters:Numeral> <kind:CounterKind> counters on it.",
        "This enters the field with <counters:Numeral> <kind:CounterKind> counters on it.",
    )


_TURNS = {
    (",", "during", "your", "turn"): YOU,
    (",", "during", "each", "opponent", "'s", "turn"): a.Player("each opponent"),
}
"""Whose turn it must be besides: `while this is on your field, during your turn, ...`."""


def _read_while_during(parser: Parser, pos: int) -> Iterator[Found]:
    for end, condition in parser.read("Condition", "", pos):
        for words, who in _TURNS.items():
            if parser.text[end : end + len(words)] == words:
                yield end + len(words), (condition, a.TurnOf(who))


def _write_while_during(renderer: Renderer, value: Any) -> list[str] | None:
    if len(value) != 2 or not isinstance(value[1], a.TurnOf):
        return None
    signs = renderer.write(value[0], "Condition", "")
    words = next((list(words) for words, who in _TURNS.items() if value[1] == a.TurnOf(who)), None)
    return None if signs is None or words is None else [*signs, *words]


_ELIDED = ("HasGains", "Cannot", "NoDamage", "DamageShift")


def _read_of_one(parser: Parser, pos: int) -> Iterator[Found]:
    """Two effects on what is named once: `this has Storm and can't be destroyed`."""
    for end, first in parser.read("Static", "", pos):
        if type(first).__name__ not in _ELIDED:
            continue
        if isinstance(first, a.Cannot) and parser.text[end : end + 1] == ("or",):
            for last, second in parser.read("NoDamage", "denied", end + 1):
                yield last, (first, dataclasses.replace(second, what=first.what))
        if parser.text[end : end + 1] != ("and",):
            continue
        for name in _ELIDED:
            for last, second in parser.read(name, "elided", end + 1):
                yield last, (first, dataclasses.replace(second, what=first.what))


def _write_of_one(renderer: Renderer, value: Any) -> list[str] | None:
    if len(value) != 2 or type(value[1]).__name__ not in _ELIDED:
        return None
    first = renderer.write(value[0], "Static", "")
    same = dataclasses.replace(value[1], what=a.Same())
    denied = renderer.grammar.forms[type(same).__name__][same.form].wording.mode == "denied"
    word, mode = ("or", "denied") if denied else ("and", "elided")
    second = renderer.write(same, type(same).__name__, mode)
    return None if first is None or second is None else [*first, word, *second]


_THEIRS, _SILENT = ("your", "opponents", "'"), "abilities don't trigger"
_THEIR_CARDS = a.Some(a.Each(), a.Group((a.Enemy(),), a.Kind("card")))


def _is_theirs(what: a.Object) -> bool:
    return isinstance(what, a.Some) and what.group == _THEIR_CARDS.group


def _read_their_cards(parser: Parser, pos: int) -> Iterator[Found]:
    """Whose abilities: those of the cards that opponents have."""
    if parser.alike[pos : pos + len(_THEIRS)] == _THEIRS:
        yield pos + len(_THEIRS), _THEIR_CARDS


def _write_their_cards(renderer: Renderer, value: Any) -> list[str] | None:
    return list(_THEIRS) if _is_theirs(value) else None


def _read_no_triggers(parser: Parser, pos: int) -> Iterator[Found]:
    """Abilities of two keywords that do not trigger: `your opponents' {fanfare} and On Evolve abilities don't ...`."""
    if parser.alike[pos : pos + len(_THEIRS)] != _THEIRS:
        return
    for at, first in parser.read("TriggerAbility", "", pos + len(_THEIRS)):
        if parser.text[at : at + 1] == ("and",):
            for end, second in parser.read("TriggerAbility", "", at + 1):
                silent = tuple(_SILENT.split())
                if parser.text[end : end + len(silent)] == silent:
                    both = (first, second)
                    yield end + len(silent), tuple(a.DoesNotTrigger(_THEIR_CARDS, sort) for sort in both)


def _write_no_triggers(renderer: Renderer, value: Any) -> list[str] | None:
    if len(value) != 2 or any(not isinstance(v, a.DoesNotTrigger) or not _is_theirs(v.what) for v in value):
        return None
    first, second = (renderer.write(v.sort, "TriggerAbility", "") for v in value)
    if first is None or second is None:
        return None
    return [*_THEIRS, *first, "and", *second, *_SILENT.split()]


_ALSO = (".", "also", ",")


def _read_also(parser: Parser, pos: int) -> Iterator[Found]:
    """Two effects under one condition, the second a sentence of its own: `… costs 2 less. Also, if …`."""
    for end, first in parser.read("Static", "", pos):
        if parser.alike[end : end + 3] == _ALSO:
            for last, second in parser.read("Static", "", end + 3):
                yield last, (first, second)


def _write_also(renderer: Renderer, value: Any) -> list[str] | None:
    if len(value) != 2:
        return None
    first, second = (renderer.write(each, "Static", "") for each in value)
    return None if first is None or second is None else [*first, *_ALSO, *second]


def register(g: Grammar) -> None:
    """Teach a grammar its abilities."""
    g.words("Keywords", {k: k for k in KEYWORDS if k != "Quick"})
    g.phrase(a.KeywordAbility, "<name:Keywords>.")
    g.phrase(a.KeywordAbility, "{quick}", "{quick}.", name="Quick", mode="alone")  # sve 12.3.2.1
    _activated(g)
    _automatic(g)
    _passive(g)
    g.phrase(a.SpellAbility, "<effect:lines>")
    g.union(
        "CardAbility",
        "KeywordAbility",
        "Activated",
        "Automatic",
        "Passive",
        "AdditionalCost",
        "WhenPlaying",
        "AlternativeCost",
        "CostRule",
        "PlayCondition",
        "DeckRule",
        "EntersAs",
        "Labelled",
    )
    g.union("Ability", "CardAbility")
