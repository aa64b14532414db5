"""For every (sve 5.29): the numbers of a step are multiplied and the step is done once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

from ludex.lang import ast

T = TypeVar("T")

AMOUNTS: set[type] = {
    ast.DealDivided,
    ast.Draw,
    ast.GainPoints,
    ast.PutCounters,
    ast.RollDie,
    ast.SetStat,
    ast.PayLife,
}
"""Steps that say themselves how much they do; a game adds its own."""
ONCE: set[type] = set()  # without a number they are done once
ALL: set[type] = {ast.RemoveCounters}  # without a number they mean all there is
TIMES: set[type] = {ast.DriveCheck, ast.Repeat, ast.RepeatAll, ast.RepeatProcess}  # they say how often


def multiplied(step: ast.Step, factor: int) -> ast.Step:
    """The step with its own numbers multiplied: amounts where it has any, else how many cards it is done to."""

    def times(n: ast.Amount) -> ast.Amount:
        return ast.Number(n.value * factor) if isinstance(n, ast.Number) else ast.Times(ast.Number(factor), n)

    if factor == 1:
        return step
    if isinstance(step, ast.By | ast.ForEvery):
        return replace(step, step=multiplied(step.step, factor))
    if isinstance(step, ast.If | ast.May | ast.Otherwise | ast.PayFor | ast.TheyDo | ast.FromAmong):
        steps = tuple(multiplied(inner, factor) for inner in step.effect.steps)
        return replace(step, effect=ast.Sequence(steps))
    if isinstance(step, ast.Deal):
        return replace(step, parts=tuple(replace(p, amount=times(p.amount)) for p in step.parts))  # fow 10.6:3.1
    if isinstance(step, ast.Give):
        return replace(step, gains=tuple(_gain(gain, times) for gain in step.gains))
    if _says_how_much(step):
        return _numbered(step, times)
    return ast.replaced(step, lambda node: _object(node, times), (ast.Group, ast.Groups))


def multiplies_cards(step: ast.Step) -> bool:
    """Whether it is to how many cards a step is done that is multiplied, and not how much it does."""
    if isinstance(step, ast.By | ast.ForEvery):
        return multiplies_cards(step.step)
    return not isinstance(step, ast.Deal | ast.Give) and not _says_how_much(step)


def _says_how_much(step: ast.Step) -> bool:
    """Whether a step says itself how much or how often."""
    return type(step) in AMOUNTS | ONCE | ALL | TIMES


def _numbered(step: Any, times: Callable[[ast.Amount], ast.Amount]) -> ast.Step:
    """A step that says itself how much or how often."""
    changed: ast.Step = step
    if type(step) in TIMES:
        changed = replace(step, times=times(step.times))
    elif step.amount is not None or type(step) not in ALL:
        changed = replace(step, amount=times(step.amount or ast.Number(1)))
    return changed


def _gain(gain: ast.Gain, times: Callable[[ast.Amount], ast.Amount]) -> ast.Gain:
    if isinstance(gain, ast.StatChange):
        return ast.StatChange(_signed(gain.attack, times), _signed(gain.defense, times))
    if isinstance(gain, ast.NumberChange):
        return replace(gain, amount=times(gain.amount))
    if isinstance(gain, ast.GainFor):
        return ast.GainFor(gain.duration, _gain(gain.gain, times))
    if isinstance(gain, ast.GainIf):
        return ast.GainIf(gain.condition, _gain(gain.gain, times))
    return gain


def _signed(signed: ast.Signed | None, times: Callable[[ast.Amount], ast.Amount]) -> ast.Signed | None:
    return None if signed is None else ast.Signed(signed.sign, times(signed.amount))


def _object(node: object, times: Callable[[ast.Amount], ast.Amount]) -> object:
    """An object of more cards; what describes the cards stays as it is."""
    if isinstance(node, ast.Some | ast.PartOf | ast.Tokens | ast.TokenChoice | ast.TokenSet):
        quantity = node.quantity
        if isinstance(quantity, ast.Exactly | ast.UpTo):
            return replace(node, quantity=replace(quantity, amount=times(quantity.amount)))
        return node
    if isinstance(node, ast.TopCards):
        return replace(node, amount=times(node.amount))
    return node


def with_quantity(step: ast.Step, quantity: ast.Quantity) -> ast.Step:
    """The step done to another number of the same things: `summon 2 instead`."""

    def change(node: object) -> object:
        if isinstance(node, ast.Some | ast.PartOf | ast.Tokens | ast.TokenChoice | ast.TokenSet):
            return replace(node, quantity=quantity)
        if isinstance(node, ast.TopCards) and isinstance(quantity, ast.Exactly | ast.UpTo):
            return replace(node, amount=quantity.amount, up_to=isinstance(quantity, ast.UpTo))
        return node

    if isinstance(step, ast.By | ast.ForEvery | ast.Repeat):
        return replace(step, step=with_quantity(step.step, quantity))
    if isinstance(step, ast.Draw):
        if isinstance(quantity, ast.Exactly | ast.UpTo):
            return replace(step, amount=quantity.amount, up_to=isinstance(quantity, ast.UpTo))
        return step
    return ast.replaced(step, change, (ast.Group, ast.Groups))
