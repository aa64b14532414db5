"""What stands where: a self-replacement is decided before the step it replaces (sve 10.10.2.5), and a deck that was
searched is shuffled after the last step that acts on what was found (sve 5.8.2)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ludex.enact.actions.effect import arranged_by
from ludex.enact.actions.putting import with_tokens
from ludex.enact.actions.tree import defines, leaves, objects_of, replaced, speaks_of, walk
from ludex.lang import ast

CONTAINERS = (ast.If, ast.May, ast.Otherwise, ast.PayFor)
SAME_VERB: dict[type, str] = {
    ast.Put: "put",
    ast.PutEither: "put",
    ast.Summon: "put",
    ast.AddToHand: "put",
    ast.Deal: "deal",
    ast.DealDivided: "deal",
    ast.Evolve: "evolve",
    ast.SuperEvolve: "evolve",
}


@dataclass(frozen=True, slots=True)
class Way:
    """Another way to do a step, taken if the condition holds. `names`: bindings it makes for those it replaces."""

    condition: ast.Condition
    effect: ast.Sequence
    names: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Replaced:
    """A step that may be done another way instead; the way written last is asked first."""

    step: ast.Step
    ways: tuple[Way, ...]


@dataclass(frozen=True, slots=True)
class AfterSearch:
    """Here a deck searched for this binding is shuffled, unless it has been."""

    binding: int


class Entry:
    """A step in its place while ways to replace it are collected."""

    __slots__ = ("at", "step", "ways")

    def __init__(self, at: int, step: ast.Step) -> None:
        self.at = at
        self.step = step
        self.ways: list[Way] = []

    @property
    def whole(self) -> object:
        return Replaced(self.step, tuple(reversed(self.ways))) if self.ways else self.step


@arranged_by
def arrange(sequence: ast.Sequence) -> list[tuple[int, object]]:
    """The steps as they are performed, with their places in the text."""
    entries: list[Entry] = []
    for at, step in enumerate(sequence.steps):
        if isinstance(step, ast.Instead):
            _replace(entries, step)
        else:
            entries.append(Entry(at, with_tokens(step)))
    result: list[tuple[int, object]] = [(e.at, e.whole) for e in entries]
    for after, binding in reversed(_searches(entries)):
        result.insert(after + 1, (entries[after].at, AfterSearch(binding)))
    return result


# -- self-replacement ---------------------------------------------------------------------------------------------------
def _replace(entries: list[Entry], instead: ast.Instead) -> None:
    """Attach a self-replacement to what it replaces: as many last steps of the same verbs, or the last of its verb."""
    news = instead.effect.steps
    if not entries or not news:
        return
    tail = entries[-len(news) :]
    if len(tail) == len(news) and all(
        verb(n) and verb(n) == verb(e.step) for e, n in zip(tail, news, strict=True)
    ):
        for entry, new in zip(tail, news, strict=True):
            _attach(entry, ast.Instead(instead.condition, ast.Sequence((new,))))
        return
    wanted = verb(news[0])
    for entry in reversed(entries):
        if wanted in _verbs(entry.step):
            _attach(entry, instead)
            return
    _attach(entries[-1], instead)


def _attach(entry: Entry, instead: ast.Instead) -> None:
    step = entry.step
    if isinstance(step, CONTAINERS):
        inside = ast.Sequence((*step.effect.steps, instead))
        entry.step = replace(step, effect=inside)
        return
    effect = _filled(instead.effect, step)
    old, new = sorted(defines(step)), sorted(defines(effect))
    names = tuple((a, b) for a, b in zip(old, new, strict=False) if a != b and a not in new)
    entry.ways.append(Way(instead.condition, effect, names))


def verb(step: ast.Step) -> str:
    """The verb of a step, whoever does it and however often."""
    if isinstance(step, ast.By | ast.ForEvery | ast.Repeat):
        return verb(step.step)
    if isinstance(step, CONTAINERS):
        return ""
    return SAME_VERB.get(type(step), type(step).__name__)


def _verbs(step: ast.Step) -> set[str]:
    if isinstance(step, CONTAINERS):
        return {v for inner in step.effect.steps for v in _verbs(inner)}
    return {verb(step)}


def _filled(effect: ast.Sequence, step: ast.Step) -> ast.Sequence:
    """The effect with what it leaves out taken from the step it replaces."""
    old = _action(step)
    objects = _acted_on(old)
    if objects and any(isinstance(n, ast.Same) for n in walk(effect)):
        left = list(objects)

        def fill(node: object) -> object:
            return left.pop(0) if isinstance(node, ast.Same) and len(left) > 1 else _last(node, left)

        wanted = sum(isinstance(n, ast.Same) for n in walk(effect))
        if wanted < len(left):
            left[wanted - 1 :] = [ast.Together(tuple(x for o in left[wanted - 1 :] for x in leaves(o)))]
        effect = replaced(effect, fill)
    if isinstance(old, ast.Deal) and old.source is not None:
        kept = old.source
        effect = replaced(
            effect, lambda n: replace(n, source=kept) if isinstance(n, ast.Deal) and n.source is None else n
        )
    return effect


def _last(node: object, left: list[ast.Object]) -> object:
    return left[0] if isinstance(node, ast.Same) else node


def _action(step: ast.Step) -> ast.Step:
    while isinstance(step, ast.By | ast.ForEvery | ast.Repeat):
        step = step.step
    return step


def _acted_on(action: ast.Step) -> tuple[ast.Object, ...]:
    if isinstance(action, ast.Deal):
        return tuple(part.to for part in action.parts)
    return objects_of(action)


# -- searches -----------------------------------------------------------------------------------------------------------
def _searches(entries: list[Entry]) -> list[tuple[int, int]]:
    """After which entries a searched deck is shuffled, and for which binding."""
    found: list[tuple[int, int]] = []
    for i, entry in enumerate(entries):
        for binding in sorted({n.what.binding for n in walk(entry.step) if isinstance(n, ast.Search)}):
            last = max((j for j in range(i, len(entries)) if speaks_of(entries[j].step, binding)), default=-1)
            follows = entries[last + 1].step if 0 <= last < len(entries) - 1 else None
            if binding and last >= 0 and not isinstance(follows, ast.Shuffle):
                found.append((last, binding))
    return sorted(found)
