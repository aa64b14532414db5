"""Steps in order: how sentences and clauses are read and written (sve 10.6.2.8)."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from functools import partial
from typing import Any

from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.notation import CLOSE, LINE
from ludex.lang.parser import Parser, Shared
from ludex.lang.phrases.costs import COMMAS, Joints, listed
from ludex.lang.renderer import SILENT_STOP, Renderer, stop

# What stands between two steps; the index is remembered in `Sequence.joins`.
_STOP, _THEN = 4, 5
_OPEN = (a.If, a.May, a.Delayed, a.Otherwise)
_ELIDED = (a.Give, a.SetStat, a.Put, a.Transform)
_LASTING = (a.Give, a.LoseAbilities, a.Lasting)
_DATED = (*_LASTING, a.SetStat)


_JOINTS: tuple[tuple[str, ...], ...] = (
    ("and",),
    (",", "then"),
    (",", "and"),
    (",",),
    (".",),
    (".", "then", ","),
    ("and", "then"),
    (",", "and", "then"),
    ("and", ","),
    (".", "then"),
    (";",),
    (",", "and"),
    (",",),
    ("and",),
    (".", LINE),
    (",", "and"),
    (",",),
    ("and",),
)
# Joints after which a step shares the duration that was said before the one in front of it, by the plain joint.
_SHARING = {2: 11, 3: 12, 0: 13}
# Joints before which a step has the duration that is said after the one behind it, by the plain joint.
_UNTIL_LAST = {2: 15, 3: 16, 0: 17}


_INNER = tuple(
    i
    for i, joint in enumerate(_JOINTS)
    if joint[0] != "." and i not in (*_SHARING.values(), *_UNTIL_LAST.values())
)


OUTER = tuple(i for i, joint in enumerate(_JOINTS) if joint[0] == ".")


Steps = tuple[Any, ...]


Joins = tuple[int, ...]


Run = tuple[int, Steps, Joins]


def _after_joint(parser: Parser, pos: int, joint: tuple[str, ...]) -> int | None:
    """Where the next step begins when this joint stands at pos."""
    if joint[0] == ".":
        after = _after_stop(parser, pos)
        if after is None:
            return None
        rest = joint[1:]
        return after + len(rest) if parser.alike[after : after + len(rest)] == rest else None
    return pos + len(joint) if parser.alike[pos : pos + len(joint)] == joint else None


def _after_stop(parser: Parser, pos: int) -> int | None:
    if parser.text[pos : pos + 1] == (".",):
        return pos + 1
    return pos if parser.text[max(pos - 2, 0) : pos] == (".", CLOSE) else None


def _sentence(parser: Parser, pos: int, opening: bool = True) -> Iterator[Run]:
    """Steps joined within one sentence. An open step (if, may ...) takes all that follows, so it comes last."""
    shared_by: Shared = {}
    stack: list[Run] = [(pos, (), ())]
    while stack:
        place, steps, joins = stack.pop()
        shared = _shared_duration(parser, steps, joins)
        if parser.crowded(shared_by, (place, shared)):
            continue
        if opening:
            for end, step in parser.read("OpenStep", "open", place):
                yield end, (*steps, step), joins
                if isinstance(step, a.If):
                    yield from _else(parser, end, (*steps, step), joins)
        for end, step in _closed_steps(parser, place, steps, shared is not None):
            run, joint = (*steps, step), joins
            if shared is not None and isinstance(step, _LASTING) and step.duration is None and joins[-1] in _SHARING:
                run, joint = (*steps, dataclasses.replace(step, duration=shared)), (*joins[:-1], _SHARING[joins[-1]])
            run, joint = _until_last(parser, run, joint)
            yield end, run, joint
            for i in _INNER:
                after = _after_joint(parser, end, _JOINTS[i])
                if after is not None:
                    stack.append((after, run, (*joint, i)))


def _closed_steps(parser: Parser, pos: int, steps: Steps, undated: bool) -> Iterator[Found]:
    """A step; after another one perhaps without the verb, which is that of the one before: `give it Ward and your
    leader {defense}+1`."""
    yield from parser.read("ClosedStep", "", pos)
    if undated:
        yield from parser.read("Lasting", "undated", pos)
    if steps and isinstance(steps[-1], _ELIDED):
        yield from parser.read(type(steps[-1]).__name__, "elided", pos)


def _shared_duration(parser: Parser, steps: Steps, joins: Joins) -> a.Duration | None:
    """The duration said ahead of the last step: `until end of turn, this unit gets A, and that unit gets B`."""
    if not steps or not isinstance(steps[-1], _LASTING) or steps[-1].duration is None:
        return None
    shares = len(joins) > 1 and joins[-2] in _SHARING.values()
    return steps[-1].duration if shares or _is_ahead(parser, steps[-1]) else None


def _until_last(parser: Parser, steps: Steps, joins: Joins) -> tuple[Steps, Joins]:
    """The steps with the duration that is said after the last of them: `this unit gets A and that unit gets B until end
    of turn`; further back as far as nothing else is done between."""
    last = steps[-1]
    if not isinstance(last, _DATED) or last.duration is None or _is_ahead(parser, last):
        return steps, joins
    made, joints = list(steps), list(joins)
    for at in range(len(joins) - 1, -1, -1):
        step = made[at]
        if not isinstance(step, _DATED) or step.duration is not None or joints[at] not in _UNTIL_LAST:
            break
        made[at], joints[at] = dataclasses.replace(step, duration=last.duration), _UNTIL_LAST[joints[at]]
    return tuple(made), tuple(joints)


def _is_ahead(parser: Parser, step: Any) -> bool:
    """Whether a step says its duration ahead."""
    forms = parser.grammar.forms[type(step).__name__]
    return any(slot.mode == "ahead" for slot in forms[step.form].slots)


def _else(parser: Parser, pos: int, steps: Steps, joins: Joins) -> Iterator[Run]:
    """What is done if the condition just asked does not hold, in the same sentence."""
    for i in _INNER:
        after = _after_joint(parser, pos, _JOINTS[i])
        if after is not None:
            for end, step in parser.read("Otherwise", "else", after):
                yield end, (*steps, step), (*joins, i)


def going_on(g: Grammar, lead: Any, more: Steps, inner: Joins, joint: int, within: tuple[type, ...] = ()) -> Any:
    """What follows `Then` after a sentence with a condition or a moment is done under that condition or at that moment,
    under the last one when there are several (cfv 8.1.1.1.2.5, cfv 8.1.1.2.3.5; rulings sve-R55, fow-2.0-R56,
    fow-5.01-R52, fow-5.5-R59). `within`: what else it goes on with."""
    *before, last = lead.effect.steps
    if leads(g, last, within) and not counters(last, more[0]):
        effect = dataclasses.replace(lead.effect, steps=(*before, going_on(g, last, more, inner, joint, within)))
    else:
        effect = a.Sequence((*lead.effect.steps, *more), (*lead.effect.joins, joint, *inner))
    return dataclasses.replace(lead, effect=effect)


def counters(step: Any, other: Any) -> bool:
    """Whether a step is done if what another asks about was not done, and the other way round: `If you do, draw a card.
    If you don't, bury this.` Of `If you do, you may …` the next sentence asks whether that was done."""
    if not (isinstance(step, a.If) and isinstance(other, a.If)):
        return False
    if isinstance(step.effect.steps[-1], a.May | a.PayFor):
        return False
    one, two = step.condition, other.condition
    return isinstance(one, a.DidIt) and isinstance(two, a.DidIt) and one.negated is not two.negated


def leads(g: Grammar, step: Any, also: tuple[type, ...] = ()) -> bool:
    """Whether a step begins with the condition or the moment that its sentence is about, so that the next sentence can
    go on with it."""
    begins = isinstance(step, (a.If, *also)) or (isinstance(step, a.Delayed) and step.during is None)
    if not begins:
        return False
    form = g.forms[type(step).__name__][step.form]
    return any(slot.field == "effect" and slot.mode == "clause" for slot in form.slots) and form.wording.mode == "open"


def _sentences(parser: Parser, pos: int, *, on_lines: bool = False) -> list[Run]:
    """One or more whole sentences, each with its full stop; `on_lines`: a sentence may begin a line."""
    found: list[Run] = []
    frontier: list[Run] = [(pos, (), ())]
    first = True
    shared: Shared = {}
    while frontier:
        grown: list[Run] = []
        for place, steps, joins in frontier:
            starts = [(place, ())] if first else _sentence_starts(parser, place, on_lines=on_lines)
            for start, joint in starts:
                within = joint and joint[0] != _STOP and leads(parser.grammar, steps[-1])
                for end, (more, inner) in parser.read("SentenceRun", "", start):
                    if within:
                        last = going_on(parser.grammar, steps[-1], more, inner, joint[0])
                        grown.append((end, (*steps[:-1], last), joins))
                    else:
                        grown.append((end, (*steps, *more), (*joins, *joint, *inner)))
        frontier = [run for run in grown if not parser.crowded(shared, run[0])]
        found += frontier
        first = False
    return found


def _sentence_starts(parser: Parser, place: int, *, on_lines: bool = False) -> list[tuple[int, tuple[int, ...]]]:
    """A sentence ended at place; the next begins at once or after `Then,`."""
    starts: list[tuple[int, tuple[int, ...]]] = [(place, (_STOP,))]
    for i in OUTER:
        rest = _JOINTS[i][1:]
        if rest == (LINE,) and not on_lines:
            continue
        if rest and parser.alike[place : place + len(rest)] == rest:
            starts.append((place + len(rest), (i,)))
    return starts


def _read_sentence_run(parser: Parser, pos: int) -> Iterator[Found]:
    for end, steps, joins in _sentence(parser, pos):
        after = _after_stop(parser, end)
        if after is not None:
            yield after, (steps, joins)


def _clause(parser: Parser, pos: int) -> Iterator[Found]:
    for end, steps, joins in _sentence(parser, pos):
        yield end, a.Sequence(steps, joins)


def _unended(parser: Parser, pos: int) -> Iterator[Found]:
    """One or more sentences, the last without its full stop: what stands before `; or`."""
    yield from _clause(parser, pos)
    for place, steps, joins in _sentences(parser, pos):
        for start, joint in _sentence_starts(parser, place):
            for end, more, inner in _sentence(parser, start):
                yield end, a.Sequence((*steps, *more), (*joins, *joint, *inner))


def _one(parser: Parser, pos: int) -> Iterator[Found]:
    for end, step in parser.read("Simple", "", pos):
        yield end, a.Sequence((step,))


def _held(parser: Parser, pos: int) -> Iterator[Found]:
    """Something that lasts, of the card spoken of: `it costs 2 less to play this turn`."""
    for end, step in parser.read("Lasting", "", pos):
        if isinstance(getattr(step.static, "what", None), a.Ref):
            yield end, a.Sequence((step,))


def _bare(parser: Parser, pos: int) -> Iterator[Found]:
    for end, step in (*parser.read("Deal", "bare", pos), *parser.read("PutCounters", "bare", pos)):
        yield end, a.Sequence((step,))


def _third(parser: Parser, pos: int) -> Iterator[Found]:
    """Two or more deeds of another player: `reveals their hand and discards ...`."""
    shared: Shared = {}
    stack: list[Run] = [(pos, (), ())]
    while stack:
        place, steps, joins = stack.pop()
        if parser.crowded(shared, place):
            continue
        for end, step in parser.read("Action", "3", place):
            run = (*steps, step)
            if len(run) > 1:
                yield end, a.Sequence(run, joins)
            for i in _INNER:
                after = _after_joint(parser, end, _JOINTS[i])
                if after is not None:
                    stack.append((after, run, (*joins, i)))


def _prevent(parser: Parser, pos: int) -> Iterator[Found]:
    for end, step in parser.read("TakeInstead", "prevent", pos):
        yield end, a.Sequence((step,))


def _last(parser: Parser, pos: int) -> Iterator[Found]:
    """A cost or choice that takes all the rest."""
    for end, step in parser.read("LastStep", "last", pos):
        yield end, a.Sequence((step,))


def _plain(parser: Parser, pos: int) -> Iterator[Found]:
    """Sentences only; or a cost and all that follows it."""
    for end, steps, joins in _sentences(parser, pos):
        yield end, a.Sequence(steps, joins)
    for end, step in parser.read("LastStep", "last", pos):
        yield end, a.Sequence((step,))


def _on_lines(parser: Parser, pos: int) -> Iterator[Found]:
    """A paragraph that may stand on several lines."""
    yield from _paragraph(parser, pos, on_lines=True)


def _paragraph(parser: Parser, pos: int, *, on_lines: bool = False) -> Iterator[Found]:
    """Sentences, then keyword conditions with their sentences, then a cost or choice that takes all the rest."""
    shared: Shared = {}
    stack: list[Run] = [(pos, (), ()), *_sentences(parser, pos, on_lines=on_lines)]
    while stack:
        place, steps, joins = stack.pop()
        if parser.crowded(shared, place):
            continue
        if steps:
            yield place, a.Sequence(steps, joins)
        joint = (_STOP,) if steps else ()
        for end, step in parser.read("KeywordStep", "keyword", place):
            stack.append((end, (*steps, step), (*joins, *joint)))
        for end, step in parser.read("LastStep", "last", place):
            yield end, a.Sequence((*steps, step), (*joins, *joint))


def _usual_joins(steps: Steps, sentences: bool) -> Joins:
    """How steps are joined when no words are remembered: as sentences, or as a list within one. After a step that takes
    all that follows in its sentence, a further one needs a sentence of its own."""
    if sentences or len(steps) < 2:
        return (_STOP,) * (len(steps) - 1)
    joins = (0,) if len(steps) == 2 else (*(3,) * (len(steps) - 2), 2)
    return tuple(_THEN if isinstance(step, _OPEN) else i for step, i in zip(steps, joins, strict=False))


def _write_steps(renderer: Renderer, node: a.Sequence, final_stop: bool, mode: str = "") -> list[str] | None:
    out: list[str] = []
    joins = node.joins or _usual_joins(node.steps, final_stop)
    for i, step in enumerate(node.steps):
        if i:
            joint = _JOINTS[joins[i - 1]]
            if joint[0] == ".":
                _end_sentence(out)
            out += joint[1:] if joint[0] == "." else joint
        shares = i > 0 and joins[i - 1] in _SHARING.values()
        shares = shares or (i < len(joins) and joins[i] in _UNTIL_LAST.values())
        signs = _write_step(renderer, _undated(step) if shares else step, mode)
        if signs is None:
            return None
        out += signs
    if final_stop:
        _end_sentence(out)
    return out


def _undated(step: Any) -> Any:
    return dataclasses.replace(step, duration=None)


def _end_sentence(out: list[str]) -> None:
    """A full stop, unless the last step ended with its own."""
    if not out or out[-1] not in (".", SILENT_STOP):
        out.append(stop(out))


def _write_single(renderer: Renderer, node: a.Sequence) -> list[str] | None:
    return _write_steps(renderer, node, final_stop=False) if len(node.steps) == 1 else None


def _write_step(renderer: Renderer, step: Any, mode: str) -> list[str] | None:
    """A step in the mode asked for, else in the mode it was read in, else in any."""
    forms = renderer.grammar.forms.get(type(step).__name__, [])
    read_in = forms[step.form].wording.mode if step.form < len(forms) else ""
    for tried in (mode or read_in, read_in, "", "open", "keyword", "last", "bare"):
        signs = renderer.write(step, type(step).__name__, "" if tried in ("1", "s", "p") else tried)
        if signs is not None:
            return signs
    return None


_BEGUN = {
    "third": ("Action", "3"),
    "prevent": ("TakeInstead", "prevent"),
    "one": ("Simple", ""),
    "held": ("Lasting", ""),
}
"""What a sequence of one sort begins with."""


def register(g: Grammar, *, costs: Joints = COMMAS) -> None:
    """Teach a grammar to read and write steps in order. `costs` are the signs between two costs."""
    sentences, lasts = (("OpenStep", "open"), ("ClosedStep", "")), (("LastStep", "last"),)
    paragraph = (*sentences, ("KeywordStep", "keyword"), *lasts)
    for mode, sentence in (("clause", _clause), ("unended", _unended)):
        g.custom("Sequence", sentence, lambda r, v: _write_steps(r, v, final_stop=False), mode=mode, begins=sentences)
    for mode, reader, said in (("third", _third, "3"), ("prevent", _prevent, "prevent")):
        writer = partial(_write_steps, final_stop=False, mode=said)
        g.custom("Sequence", reader, writer, mode=mode, begins=(_BEGUN[mode],))
    for mode, reader in (("one", _one), ("held", _held)):
        g.custom("Sequence", reader, _write_single, mode=mode, begins=(_BEGUN[mode],))
    g.custom("Sequence", _bare, _write_single, mode="bare", begins=(("Deal", "bare"), ("PutCounters", "bare")))
    for mode, reader in (("plain", _plain), ("para", _paragraph), ("lines", _on_lines), ("last", _last)):
        begins = lasts if mode == "last" else paragraph
        g.custom("Sequence", reader, lambda r, v: _write_steps(r, v, final_stop=True), mode=mode, begins=begins)
    g.custom("SentenceRun", _read_sentence_run, lambda r, v: None, begins=sentences)
    listed(g, costs)
