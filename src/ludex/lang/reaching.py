"""How far a condition reaches: sentences that speak of what only it let happen are done under it as well.

`If A, select a follower. Destroy it and draw a card.`: there is nothing to destroy without A, so the second sentence is
about the case in which A holds (rulings sve-R55, fow-2.0-R56, fow-5.01-R52, fow-5.5-R59). `If A, put it into your
field. It gains [Flying].`: it does so as what was put there; the same after `You may put it into your field.` Where a
book says that a condition covers its own sentence only, that holds (cfv 8.1.1.1.2.2), except for what asks whether it
was done (cfv 8.1.1.1.2.4, cfv 8.1.1.2.3.4).
"""

from __future__ import annotations

import dataclasses
from typing import Any

from ludex.lang import ast as a
from ludex.lang.grammar import Grammar
from ludex.lang.phrases.sequences import OUTER, counters, going_on, leads


def reaching(node: Any, g: Grammar) -> Any:
    """The tree with every sentence under the condition it belongs to."""
    if isinstance(node, tuple):
        items = tuple(reaching(item, g) for item in node)
        return items if any(new is not old for new, old in zip(items, node, strict=True)) else node
    if not isinstance(node, a.Node) or isinstance(node, a.GainAbility):
        return node
    changed = {}
    for name in a.field_names(node):
        old = getattr(node, name)
        new = reaching(old, g)
        if new is not old:
            changed[name] = new
    made = dataclasses.replace(node, **changed) if changed else node
    return _gathered(made, g) if isinstance(made, a.Sequence) else made


def _gathered(seq: a.Sequence, g: Grammar) -> a.Sequence:
    if len(seq.joins) != len(seq.steps) - 1 or not any(isinstance(step, a.If | a.May) for step in seq.steps[:-1]):
        return seq
    steps: list[Any] = []
    joins: list[int] = []
    at = 0
    while at < len(seq.steps):
        step, first = seq.steps[at], at
        while at + 1 < len(seq.steps) and seq.joins[at] in OUTER:
            end = _end_of_sentence(seq, at + 1)
            sentence = seq.steps[at + 1 : end]
            within = (a.May,) if _goes_with(step, sentence, g) else ()
            if not leads(g, step, within) or not (within or _belongs(step, sentence, g)):
                break
            step = going_on(g, step, sentence, seq.joins[at + 1 : end - 1], seq.joins[at], within)
            at = end - 1
        if first:
            joins.append(seq.joins[first - 1])
        steps.append(step)
        at += 1
    return dataclasses.replace(seq, steps=tuple(steps), joins=tuple(joins)) if len(steps) < len(seq.steps) else seq


def _end_of_sentence(seq: a.Sequence, at: int) -> int:
    while at < len(seq.joins) and seq.joins[at] not in OUTER:
        at += 1
    return at + 1


def _belongs(asked: Any, sentence: tuple[Any, ...], g: Grammar) -> bool:
    """Whether a sentence speaks of what was done under a condition, or asks whether it was."""
    if not isinstance(asked, a.If) or isinstance(sentence[0], a.Otherwise) or counters(asked, sentence[0]):
        return False
    # cfv 8.1.1.1.2.4, cfv 8.1.1.2.3.4
    if isinstance(sentence[0], a.If) and any(isinstance(n, a.DidIt) for n in a.walk(sentence[0].condition)):
        return True
    named = {getattr(n, "binding", 0) for n in a.walk(asked.effect) if not isinstance(n, a.Ref)} - {0}
    return not g.sentences_apart and any(_spoken_of(step, named) for step in sentence)


def _goes_with(step: Any, sentence: tuple[Any, ...], g: Grammar) -> bool:
    """Whether a sentence gives something to cards that are put somewhere if the step before is done."""
    if g.sentences_apart or not isinstance(step, a.If | a.May) or not isinstance(sentence[0], _GIVES):
        return False
    moved = (getattr(n.what, "binding", 0) for n in a.walk(step.effect) if isinstance(n, a.Placing))
    return _spoken_of(sentence[0], set(moved) - {0})


_GIVES = (a.Give, a.Lasting, a.LastingWhile, a.PutCounters, a.Sequel)


def _spoken_of(step: Any, named: set[int]) -> bool:
    return any(isinstance(n, a.Ref) and n.binding in named for n in a.walk(step))
