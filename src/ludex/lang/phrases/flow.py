"""The order of steps as every game tells it: who acts, what X is, if, may, otherwise, later."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser
from ludex.lang.renderer import Renderer


def _another(node: a.By) -> bool:
    return not (isinstance(node.player, a.Player) and node.player.who == "you")


def acting(g: Grammar) -> None:
    """Another player acts."""
    g.phrase(a.By, "<player:s> <step:Action/3>", guard=_another)
    g.phrase(a.By, "<player:p> <step:Action>", guard=_another)
    g.phrase(a.TheyDo, "<player:s> <effect:third>", guard=_another)


def repeating(g: Grammar) -> None:
    """A step for every card; everything again; what X is."""
    g.phrase(a.ForEvery, "<step:Core> for (every|each) <of:unit>", per=1)
    g.phrase(a.ForEvery, "<step:Core> for every <per:int> <of:units>")
    g.phrase(a.ForEvery, "for (every|each) <of:unit>, <step:Core>", per=1)
    g.phrase(a.ForEvery, "for every <per:int> <of:units>, <step:Core>")
    g.phrase(a.RepeatProcess, "repeat this process <times:Numeral> times")
    g.phrase(a.RepeatProcess, "repeat this process once", times=a.Number(1))
    g.phrase(a.RepeatProcess, "do this <times:Numeral> times", in_all=True)
    g.phrase(a.RepeatProcess, "do this twice", times=a.Number(2), in_all=True)
    g.phrase(a.DefineX, "X equals <amount>", "X is <amount>")
    g.phrase(a.DefineX, "where X equals <amount>", "where X is <amount>")


def asking(g: Grammar) -> None:
    """If, may, otherwise, later: each takes all that follows in its sentence."""
    g.phrase(a.If, "if <condition>, <effect:clause>", mode="open")
    g.phrase(a.May, "you may <effect:clause>", mode="open")
    g.phrase(a.May, "<player:#> may <effect:clause>", mode="open", guard=lambda n: n.player != a.Player("you"))
    g.phrase(a.Otherwise, "otherwise, <effect:clause>", mode="open")
    g.phrase(a.Delayed, "<event:delayed>, <effect:clause>", mode="open")
    turn = a.Duration("end of turn")
    g.phrase(a.Delayed, "the next time <event> this turn, <effect:clause>", during=turn, once=True, mode="open")


def until_after_each(g: Grammar) -> None:
    """A gift for each card of a kind whose duration is said last: `gets +1000 for each unit until end of turn`."""
    g.phrase(a.ForEvery, "<step:UndatedGive> for each <of:unit> <step:DateOfGive>", per=1)
    for name in ("UndatedGive", "DateOfGive"):
        g.union(name, "Give")
    g.custom(
        "UndatedGive", _nothing, lambda r, v: r.write(dataclasses.replace(v, duration=None), "Give", ""), begins=()
    )
    g.custom(
        "DateOfGive", _nothing, lambda r, v: r.write(v.duration, "Duration", "") if v.duration else None, begins=()
    )
    g.custom("ForEachUntil", _read_for_each_until, lambda r, v: None, begins=(("Give", ""),))


def _nothing(parser: Parser, pos: int) -> Iterator[Found]:
    """What is only written: its reader reads the whole phrase."""
    yield from ()


def _read_for_each_until(parser: Parser, pos: int) -> Iterator[Found]:
    form = next(f for f in parser.grammar.forms["ForEvery"] if f.slots[0].category == "UndatedGive")
    for end, give in parser.read("Give", "", pos):
        if give.duration is None and parser.text[end : end + 2] == ("for", "each"):
            for at, of in parser.read("Amount", "unit", end + 2):
                for last, duration in parser.read("Duration", "", at):
                    yield last, a.ForEvery(dataclasses.replace(give, duration=duration), 1, of, form=form.index)


def as_long_as(g: Grammar) -> None:
    """What holds for as long as something is so (`Whiling`: what the game lets last so)."""
    g.phrase(a.LastingWhile, "<static:Whiling> as long as <condition>")


# -- again, or one of several ----------------------------------------------------------------------------------------
def so_many_times(g: Grammar, *often: type[a.Step]) -> None:
    """A step or all that follows so many times, or until something is so. `often`: steps that say so themselves."""
    g.phrase(a.RepeatUntil, "repeat [this ]until <condition>", "repeat this process until <condition>")
    for quotes in ("“<effect:para>”", "<effect:para>"):
        g.phrase(a.RepeatAll, f"do the following <times:Numeral> times. {quotes}", mode="last")
    g.phrase(a.Repeat, "<step:Core> <times:Numeral> times", guard=lambda n: not isinstance(n.step, often))


def one_of_several(g: Grammar) -> None:
    """One of several actions, as its player chooses when it comes up."""
    g.phrase(a.OneOf, "<options:Action|2>")


def from_among(g: Grammar) -> None:
    """Steps with some of the cards that were spoken of."""
    g.phrase(a.FromAmong, "from among <ref>, <effect:clause>", mode="open")


def same_again(g: Grammar, verbs: tuple[str, ...]) -> None:
    """The step that is replaced, with another number of the same things: `put 3 instead`."""
    for verb in verbs:
        g.phrase(a.DoSame, f"*{verb} <quantity:opt>", verb=verb)
    g.phrase(a.DoSame, "*search for <quantity:opt>", verb="search")


def for_its_own_time(g: Grammar) -> None:
    """A gift that lasts for another time than what is given with it."""
    g.phrase(a.GainFor, "[,] <duration:forrest>, <gain:PlainGain>")


# -- costs within a text ----------------------------------------------------------------------------------------------
def paying_for(g: Grammar) -> None:
    """A cost before a colon, and what it buys: besides, or instead of what was said before."""
    g.phrase(a.PayFor, "<costs>: <effect:para>", mode="last")
    g.phrase(a.PayFor, "<costs>: <effect:clause> instead.", replaces=True, mode="last")
    g.phrase(a.PayFor, "<costs>: <effect:insteadand>.", replaces=True, mode="last")
    g.custom("Sequence", _read_instead_and, _write_instead_and, mode="insteadand", begins=(("Sequence", "one"),))


_INSTEAD_AND = ("instead", "and")


def _read_instead_and(parser: Parser, pos: int) -> Iterator[Found]:
    """`Deal 4 damage instead and draw a card`: the one replaces what was said before, the other is done besides."""
    for end, first in parser.read("Sequence", "one", pos):
        if parser.text[end : end + 2] == _INSTEAD_AND:
            for last, more in parser.read("Sequence", "clause", end + 2):
                yield last, a.Sequence((*first.steps, *more.steps), (0, *more.joins))


def _write_instead_and(renderer: Renderer, value: a.Sequence) -> list[str] | None:
    if len(value.steps) < 2:
        return None
    first = renderer.write(a.Sequence(value.steps[:1]), "Sequence", "one")
    more = renderer.write(a.Sequence(value.steps[1:], value.joins[1:]), "Sequence", "clause")
    return None if first is None or more is None else [*first, *_INSTEAD_AND, *more]
