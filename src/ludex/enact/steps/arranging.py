"""What stands where: a self-replacement is decided before the step it replaces (sve 10.10.2.5), and a deck that was
searched is shuffled after the last step that acts on what was found (sve 5.8.2)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ludex.enact.steps.effect import arranged_by
from ludex.enact.steps.multiplying import with_quantity
from ludex.enact.steps.tree import BINDERS, defines, leaves, objects_of, speaks_of, with_tokens
from ludex.lang import ast
from ludex.lang.phrases.sequences import counters

CONTAINERS = (ast.If, ast.May, ast.Otherwise, ast.PayFor, ast.TheyDo, ast.FromAmong, ast.RepeatAll)
SAME_VERB: dict[type, str] = {
    ast.Put: "put",
    ast.Deal: "deal",
    ast.DealDivided: "deal",
}
"""What counts as the same verb where a step is replaced; a game adds its own."""
VERB_WORDS: dict[str, str] = {"summon": "put", "put": "put"}


@dataclass(frozen=True, slots=True)
class Way:
    """Another way to do a step, taken if the condition holds or, of `pays`, if that cost is paid.

    An `optional` way is taken only if the player wants it so: who declines leaves the step in force. `names` are pairs
    of a binding of the step and the binding that stands for it in the other way. `later` is what the text says after it
    of its having been done so.
    """

    effect: ast.Sequence
    condition: ast.Condition | None = None
    pays: ast.PayFor | None = None
    names: tuple[tuple[int, int], ...] = ()
    optional: bool = False
    later: tuple[ast.Step, ...] = ()


@dataclass(frozen=True, slots=True)
class Replaced:
    """A step that may be done another way instead; the way written last is asked first."""

    step: ast.Step
    ways: tuple[Way, ...]


@dataclass(frozen=True, slots=True)
class AfterSearch:
    """Here a deck searched for this binding is shuffled, unless it has been."""

    binding: int


@dataclass(frozen=True, slots=True)
class Undone:
    """Here something optional may be left out altogether, after which the text says "if you do": until it is done it is
    not."""


@dataclass(frozen=True, slots=True)
class Before:
    """Here a step begins after which the text says "if you do"."""


@dataclass(frozen=True, slots=True)
class After:
    """Here such a step ends: whether it was done, in whichever way, is noted."""

    step: ast.Step | Replaced


class Entry:
    """A step in its place while ways to replace it are collected."""

    __slots__ = ("at", "step", "ways", "noted", "undone")

    def __init__(self, at: int, step: ast.Step) -> None:
        self.at: int = at
        self.step: ast.Step = step
        self.ways: list[Way] = []
        self.noted: bool = False
        self.undone: bool = False

    @property
    def whole(self) -> ast.Step | Replaced:
        return Replaced(self.step, tuple(reversed(self.ways))) if self.ways else self.step


@arranged_by
def arrange(sequence: ast.Sequence) -> list[tuple[int, object]]:
    """The steps as they are performed, with their places in the text."""
    entries: list[Entry] = []
    replacing = False
    for at, said in enumerate(sequence.steps):
        step = _other_side(entries, said)
        if isinstance(step, ast.Instead) or (isinstance(step, ast.PayFor) and step.replaces):
            _replace(entries, step)
            replacing = True
            continue
        replaced, replacing = replacing, replacing and _goes_on(entries, step)
        if replacing:
            continue
        if entries and _asks_if_done(step):
            last = _last_replaced(entries) if replaced else entries[-1]
            last.noted = not isinstance(last.step, CONTAINERS) and not _tells(last.step)
            last.undone = isinstance(last.step, ast.If) and _tells(last.step)
        entries.append(Entry(at, with_tokens(step)))
    searches = _searches(entries)
    result: list[tuple[int, object]] = []
    for i, entry in enumerate(entries):
        parts: tuple[object, ...] = (entry.whole,)
        if entry.noted:
            parts = (Before(), entry.whole, After(entry.whole))
        if entry.undone:
            parts = (Undone(), *parts)
        shuffles = tuple(AfterSearch(binding) for after, binding in searches if after == i)
        result.extend((entry.at, part) for part in (*parts, *shuffles))
    return result


def _other_side(entries: list[Entry], step: ast.Step) -> ast.Step:
    """The step; `if you don't` after `if you do` is what is done otherwise, whatever was done or not meanwhile."""
    if isinstance(step, ast.If) and entries and counters(entries[-1].step, step):
        return ast.Otherwise(step.effect)
    return step


def _tells(step: ast.Step) -> bool:
    """Whether a step notes by itself whether it was done, or contains one that does as its last."""
    if isinstance(step, ast.If):
        return bool(step.effect.steps) and _tells(step.effect.steps[-1])
    return isinstance(step, ast.May | ast.PayFor | ast.OwnCost)


def _asks_if_done(step: ast.Step) -> bool:
    return isinstance(step, ast.If) and any(isinstance(n, ast.DidIt) for n in ast.walk(step.condition))


# -- self-replacement ------------------------------------------------------------------------------
def _replace(entries: list[Entry], new: ast.Instead | ast.PayFor) -> None:
    """Attach a self-replacement to what it replaces: as many last steps of the same verbs, or the last of its verb."""
    steps = _offered(new).steps
    if not entries or not steps:
        return
    tail = _run_alike(entries, steps)
    if tail and isinstance(new, ast.Instead) and (len(steps) == 1 or not is_optional(new)):
        for i, (entry, step) in enumerate(zip(tail, steps, strict=True)):
            last = i == len(steps) - 1
            effect = new.effect if is_optional(new) else ast.Sequence((step,))
            _attach(entry, ast.Instead(new.condition, effect, new.also if last else None))
        return
    wanted = verb(steps[0])
    for entry in reversed(entries):
        if wanted in _verbs(entry.step):
            _attach(entry, new)
            return
    _attach(entries[-1], new)


def _run_alike(entries: list[Entry], steps: tuple[ast.Step, ...]) -> list[Entry]:
    """The last steps in a row that have the same verbs."""
    for end in range(len(entries), len(steps) - 1, -1):
        run = entries[end - len(steps) : end]
        if all(verb(s) and verb(s) == verb(e.step) for e, s in zip(run, steps, strict=True)):
            return run
    return []


def _attach(entry: Entry, new: ast.Instead | ast.PayFor) -> None:
    step = entry.step
    if isinstance(step, CONTAINERS):
        entry.step = replace(step, effect=ast.Sequence((*step.effect.steps, new)))
        return
    effect = _filled(_offered(new), step)
    names = _renamed(step, effect)
    if isinstance(new, ast.PayFor):
        entry.ways.append(Way(effect, pays=new, names=names))
        return
    if new.also is not None:
        effect = ast.Sequence((*effect.steps, *new.also.steps))
    entry.ways.append(Way(effect, new.condition, names=names, optional=is_optional(new)))


def is_optional(new: ast.Instead | ast.PayFor) -> bool:
    """Whether a player may leave the step as it is: `you may ... instead`."""
    steps = new.effect.steps
    return isinstance(new, ast.Instead) and len(steps) == 1 and isinstance(steps[0], ast.May) and not steps[0].player


def _offered(new: ast.Instead | ast.PayFor) -> ast.Sequence:
    """What is done instead, if it is."""
    step = new.effect.steps[0] if new.effect.steps else None
    return step.effect if is_optional(new) and isinstance(step, ast.May) else new.effect


def _goes_on(entries: list[Entry], step: ast.Step) -> bool:
    """Whether a step after a replacement speaks of what was done in its place, and so belongs to it: that it triggers
    something, what only it has named, and that it was done, if that was anybody's choice. "If you do" after one that
    nobody chooses asks whether the step was done, in the one way or the other."""
    if not entries or not (entry := _last_replaced(entries)).ways:
        return False
    way = entry.ways[-1]
    own = defines(way.effect) - defines(entry.step) - {new for _, new in way.names}
    asks = _asks_if_done(step) and (way.optional or way.pays is not None)
    if not (isinstance(step, ast.Sequel) or asks or any(speaks_of(step, n) for n in own)):
        return False
    entry.ways[-1] = replace(way, later=(*way.later, step))
    return True


def _last_replaced(entries: list[Entry]) -> Entry:
    """The last step that may be done another way, else the last step."""
    return next((e for e in reversed(entries) if e.ways), entries[-1])


def _renamed(step: ast.Step, effect: ast.Sequence) -> tuple[tuple[int, int], ...]:
    """Which bindings of the step other bindings of the effect stand for, object by object."""
    old = _named(_action(step))
    new = [n for s in effect.steps for n in _named(_action(s))]
    return tuple((a, b) for a, b in zip(old, new, strict=False) if a != b)


def _named(action: ast.Step) -> list[int]:
    objects = [leaf for obj in objects_of(action) for leaf in leaves(obj)]
    return [leaf.binding for leaf in objects if isinstance(leaf, BINDERS)]


def verb(step: ast.Step) -> str:
    """The verb of a step, whoever does it and however often."""
    if isinstance(step, ast.By | ast.ForEvery | ast.Repeat):
        return verb(step.step)
    if isinstance(step, CONTAINERS):
        return ""
    if isinstance(step, ast.DoSame):
        return VERB_WORDS.get(step.verb, step.verb.capitalize())
    return SAME_VERB.get(type(step), type(step).__name__)


def _verbs(step: ast.Step) -> set[str]:
    if isinstance(step, CONTAINERS):
        return {v for inner in step.effect.steps for v in _verbs(inner)}
    return {verb(step)}


def _filled(effect: ast.Sequence, step: ast.Step) -> ast.Sequence:
    """The effect with what it leaves out taken from the step it replaces."""
    effect = ast.replaced(effect, lambda n: with_quantity(step, n.quantity) if isinstance(n, ast.DoSame) else n)
    old = _action(step)
    left = list(_acted_on(old))
    wanted = sum(isinstance(n, ast.Same) for n in ast.walk(effect))
    if left and wanted:
        if wanted < len(left):
            left[wanted - 1 :] = [ast.Together(tuple(x for o in left[wanted - 1 :] for x in leaves(o)))]

        def fill(node: object) -> object:
            if not isinstance(node, ast.Same):
                return node
            return left.pop(0) if len(left) > 1 else left[0]

        effect = ast.replaced(effect, fill)
    if isinstance(old, ast.Deal) and old.source is not None:
        dealer = old.source
        effect = ast.replaced(
            effect, lambda n: replace(n, source=dealer) if isinstance(n, ast.Deal) and n.source is None else n
        )
    return effect


def _action(step: ast.Step) -> ast.Step:
    while isinstance(step, ast.By | ast.ForEvery | ast.Repeat):
        step = step.step
    return step


def _acted_on(action: ast.Step) -> tuple[ast.Object, ...]:
    if isinstance(action, ast.Deal):
        return tuple(part.to for part in action.parts)
    return objects_of(action)


# -- searches --------------------------------------------------------------------------------------
def _searches(entries: list[Entry]) -> list[tuple[int, int]]:
    """After which entries a searched deck is shuffled, and for which binding."""
    found: list[tuple[int, int]] = []
    for i, entry in enumerate(entries):
        for what in dict.fromkeys(n.what for n in ast.walk(entry.step) if isinstance(n, ast.Search)):
            named, binding = defines(what), what.binding
            after = (j for j in range(i, len(entries)) if any(speaks_of(entries[j].step, n) for n in named))
            last = max(after, default=-1)
            follows = entries[last + 1].step if 0 <= last < len(entries) - 1 else None
            if binding and last >= 0 and not isinstance(follows, ast.Shuffle):
                found.append((last, binding))
    return sorted(found)
