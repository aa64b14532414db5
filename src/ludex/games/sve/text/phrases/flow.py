"""The order of steps in words: conditions, choices, costs, delays (sve 5.18, 10.4.7)."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.games.sve.text import nodes
from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser, Shared
from ludex.lang.phrases.flow import acting, asking, from_among, one_of_several, paying_for, repeating, so_many_times
from ludex.lang.renderer import Renderer


def register(g: Grammar) -> None:
    """Teach a grammar the order of things."""
    _costs(g)
    _steps(g)
    _choices(g)


def _costs(g: Grammar) -> None:
    g.phrase(a.PayPoints, "<amount:CostIcon>")
    g.phrase(a.EngageThis, "{engage}[ (card|this|this card)]")
    g.phrase(nodes.EngageOthers, "{engage} <what>", "engage <what>")
    g.phrase(nodes.EarthRite, "Earth Rite", amount=a.Number(1))  # sve 13.3.3.2.1
    g.phrase(nodes.EarthRite, "Earth Rite (<amount:Numeral>)")
    g.phrase(nodes.Lesson, "Lesson (<amount:Numeral>)")
    g.phrase(a.DoAction, "<action:CostAction>")
    g.union(
        "CostAction",
        "Bury",
        "Discard",
        "Banish",
        "Return",
        "RemoveCounters",
        "Reveal",
        "Serve",
        "Put",
        "Deal",
        "PayDefense",
        "Destroy",
        "TurnFace",
        "GainPoints",
        "PutCounters",
        "Give",
        "ShuffleInto",
        "SkipTurn",
        "Shuffle",
        "Draw",
    )


def _lasting_without_end(node: a.Lasting) -> bool:
    """`It can't attack` is an effect on the card spoken of; `This can't attack` is an ability."""
    static = node.static
    while isinstance(static, a.StaticForEvery):
        static = static.static
    return isinstance(getattr(static, "what", None), a.Ref) and not isinstance(static, a.LosesAll)


def _steps(g: Grammar) -> None:
    acting(g)
    g.union("Core", "Action", "By", "TakeInstead")
    repeating(g)
    so_many_times(g, nodes.Race, nodes.Serve)
    g.union("Simple", "Core", "ForEvery")
    one_of_several(g)
    g.phrase(a.Lasting, "<static> <duration>", guard=lambda n: not isinstance(n.static, a.LosesAll))
    g.phrase(a.Lasting, "<static>", guard=_lasting_without_end)
    g.phrase(a.Lasting, "<static:change>", "<static:change> <duration>")
    g.phrase(a.If, "<effect:one> if <condition>")
    g.phrase(a.If, "<effect:held> if <condition>")
    g.union(
        "ClosedStep",
        "Core",
        "ForEvery",
        "Repeat",
        "RepeatProcess",
        "RepeatUntil",
        "OneOf",
        "DefineX",
        "TheyDo",
        "Lasting",
        "If",
        "Instead",
        "Delayed",
    )
    asking(g)
    g.phrase(a.If, "if <condition>, also <effect:clause>", mode="open")
    g.phrase(a.Otherwise, "if not, <effect:clause>", mode="open")
    g.phrase(a.If, "if <condition>, <effect:bare>", mode="open")
    g.phrase(
        a.Instead,
        "if <condition>, <effect:clause> instead",
        "if <condition>, instead <effect:clause>",
        "if <condition>, <effect:bare> instead",
        mode="open",
    )
    g.phrase(
        a.Instead,
        "if <condition>, <effect:one> instead and <also:clause>",
        "if <condition>, <effect:one> instead, and <also:clause>",
        mode="open",
    )
    g.phrase(a.Instead, "<effect:one> instead if <condition>")
    g.phrase(a.Replace, "the next time <event:would> this turn, <effect:prevent>", once=True, mode="turn")
    g.phrase(a.Replace, "the next time <event:would> this turn, <effect:clause> instead", once=True, mode="turn")
    g.phrase(a.Delayed, "<effect:one> <event:delayed>")
    for words in ("for the rest of (this|the) turn,", "this turn,"):
        turn = a.Duration("end of turn")
        g.phrase(a.Delayed, f"{words} whenever <event>, <effect:clause>", during=turn, mode="open")
        g.phrase(a.Delayed, f"{words} when <event>, <effect:clause>", during=turn, mode="open")
        g.phrase(a.Lasting, f"{words} <static>", duration=turn, mode="open")
    g.phrase(a.Delayed, "when <event> this turn, <effect:clause>", during=a.Duration("end of turn"), mode="open")
    g.phrase(a.Replace, "if <event:wouldturn>, <effect:clause> instead", mode="turn")
    g.phrase(a.Lasting, "<static:turn>", duration=a.Duration("end of turn"), mode="open")
    from_among(g)
    g.phrase(a.Lasting, "<duration:ahead>, <static>", mode="open")
    g.phrase(
        a.Give,
        "for the rest of (this|the) turn, give <to> <gains&>",
        duration=a.Duration("end of turn"),
        mode="open",
    )
    g.phrase(a.Give, "<duration:ahead>, give <to> <gains&>", mode="open")
    g.union("OpenStep", "If", "Instead", "May", "Otherwise", "Delayed", "Lasting", "FromAmong", "Give")


def _read_numbered(parser: Parser, pos: int) -> Iterator[Found]:
    """`(1) … (2) …`: the options of one choice are numbered from 1; what is numbered anew is a choice within."""
    shared: Shared = {}
    stack: list[tuple[int, tuple[a.Option, ...]]] = [(pos, ())]
    while stack:
        place, options = stack.pop()
        if parser.crowded(shared, place):
            continue
        for end, option in parser.read("Option", "", place):
            if option.number == len(options) + 1:
                yield end, (*options, option)
                stack.append((end, (*options, option)))


def _write_numbered(renderer: Renderer, value: tuple[a.Option, ...]) -> list[str] | None:
    written = [renderer.write(option, "Option", "") for option in value]
    return None if any(w is None for w in written) else [sign for w in written if w is not None for sign in w]


def _choices(g: Grammar) -> None:
    g.phrase(
        a.If,
        "<condition:Threshold> - <effect:plain>",
        "<condition:Threshold>: <effect:plain>",
        mode="keyword",
    )
    for mark in (" -", ":"):
        g.phrase(a.Instead, f"<condition:Threshold>{mark} <effect:clause> instead.", mode="keyword")
        g.phrase(
            a.Instead,
            f"<condition:Threshold>{mark} <effect:one> instead and <also:clause>.",
            mode="keyword",
        )
    g.union("KeywordStep", "If", "Instead")
    paying_for(g)
    g.phrase(a.If, "if <condition>, <effect:last>", mode="last")
    g.phrase(a.Option, "(<number:int>) <effect:para>")
    g.custom("Numbered", _read_numbered, _write_numbered, begins=(("Option", ""),))
    for words in ("choose <quantity:opt>", "choose <quantity:opt> of the following"):
        g.phrase(a.Choose, f"{words}. <options:Numbered>", mode="last")
        g.phrase(a.Choose, f"{words}. if <condition>, choose <instead:opt> instead. <options:Numbered>", mode="last")
        g.phrase(
            a.Choose,
            f"{words}. <condition:Threshold> - choose <instead:opt> instead. <options:Numbered>",
            f"{words}. <condition:Threshold>: choose <instead:opt> instead. <options:Numbered>",
            mode="last",
        )
    g.phrase(
        a.Choose,
        "choose one. <options:Numbered>",
        "choose one of the following[ effects](.|:) <options:Numbered>",
        quantity=a.Exactly(a.Number(1)),
        mode="last",
    )
    for fresh in ("that you haven't chosen this turn", "that you haven't already chosen this turn"):
        g.phrase(a.Choose, f"choose <quantity:opt> {fresh}. <options:Numbered>", fresh=True, mode="last")
        g.phrase(
            a.Choose,
            f"choose one {fresh}. <options:Numbered>",
            quantity=a.Exactly(a.Number(1)),
            fresh=True,
            mode="last",
        )
    for words in ("choose one.", "choose one of the following."):
        one = a.Exactly(a.Number(1))
        g.phrase(
            a.Choose,
            f"{words} if <condition>, choose <instead:opt> instead. <options:Numbered>",
            f"{words} <condition:Threshold> - choose <instead:opt> instead. <options:Numbered>",
            f"{words} <condition:Threshold>: choose <instead:opt> instead. <options:Numbered>",
            quantity=one,
            mode="last",
        )
    g.union("LastStep", "PayFor", "Choose", "If", "RepeatAll")
