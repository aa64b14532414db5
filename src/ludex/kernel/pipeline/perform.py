"""Performing events: prohibitions, then replacements, then the change itself, the record, and who noticed.

Events given together are simultaneous: their cards see each other leave, and triggers look at all of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired, TypedDict

from ludex.kernel.decisions import CHOOSE, CONFIRM, Decision, Obstacle, Option
from ludex.kernel.events import MOVE, Event
from ludex.kernel.frames import Ask, Call, Frame, Procedure, Return, Signal, V_co, number_given, values
from ludex.kernel.pipeline import appliers
from ludex.kernel.pipeline.age_order import afterwards
from ludex.kernel.pipeline.commit import commit, quietly
from ludex.kernel.pipeline.zone_order import pile

if TYPE_CHECKING:
    from ludex.kernel.abilities import Replacement, Source
    from ludex.kernel.effects.index import Index
    from ludex.kernel.game import Game


class Gathering(Frame[V_co]):
    """A frame for acts that are to be one: what they would let happen is gathered, and happens together later."""

    __slots__ = ("events",)

    def __init__(self, frame: Frame[V_co]) -> None:
        super().__init__(frame.procedure, frame.row, frame.local)
        self.events: list[Event] = []


def perform(g: Game, frame: Frame, events: list[Event]) -> Signal | None:
    """Make events happen together. What really happened is in `frame.answer` when the next row runs."""
    if not events:
        frame.answer = ()
        return None
    for event in events:
        if not event.rule:
            event.rule = frame.rule
    if isinstance(frame, Gathering):
        frame.events += events
        frame.answer = ()
        return None
    index = g._index or g.index()
    wanted = appliers.worthwhile(g, events)
    if not wanted:
        frame.answer = ()
        return None
    if index.silent and not wanted[0].to and quietly(g, index, wanted):
        frame.answer = tuple(wanted)
        return None
    if index.prohibitions:
        wanted = _allowed(g, wanted)
    if index.replacements and _replaced(g, index, wanted):
        return Call(replacing, queue=tuple(wanted), ready=(), applied=())
    if len(wanted) > 1 and (piles := g.rules.piles(g, wanted)):
        return pile(wanted, piles)
    frame.answer = happened = commit(g, wanted)
    return afterwards(g, happened)


def _allowed(g: Game, events: list[Event]) -> list[Event]:
    """The events that nothing forbids."""
    return [e for e in events if forbidden(g, e) is None]


def _replaced(g: Game, index: Index, events: list[Event]) -> bool:
    """Whether an effect replaces one of the events."""
    inherit(g, events)
    for event in events:  # noqa: SIM110  (a generator costs more than the question)
        if applicable(g, index, event):
            return True
    return False


def inherit(g: Game, events: list[Event]) -> None:
    """What an effect does in place of an event is still that event: what was applied to it is not applied again."""
    for f in g.stack:
        if f.procedure is replacing:
            applied = values(f, Replacing)["applied"]
            for e in events if applied else ():
                e.replaced = (*e.replaced, *applied)


def forbidden(g: Game, event: Event) -> Obstacle | None:
    """The effect that says this cannot happen."""
    prohibitions = g.index().prohibitions
    if not prohibitions:
        return None
    for act in _names(event):
        for source, prohibition in prohibitions.get(act, ()):
            obstacle = prohibition.forbids(g, source, act, event)
            if obstacle is not None:
                return obstacle
    return None


def _names(event: Event) -> tuple[str, ...]:
    """What an event is called: its kind, and `move` for every movement."""
    return (event.kind, MOVE) if event.to and event.kind != MOVE else (event.kind,)


def applicable(g: Game, index: Index, event: Event) -> list[tuple[Source, Replacement]]:
    """The replacement effects that apply to an event and have not been applied to it yet."""
    found: list[tuple[Source, Replacement]] = []
    for kind in _names(event):
        for source, replacement in index.replacements.get(kind, ()):
            if source.id not in event.replaced and replacement.applies(g, source, event):
                found.append((source, replacement))
    return found


Later = tuple[Procedure, dict[str, object], tuple[tuple[int, int, int, int], ...]]  # a call, and what was applied to it


class Replacing(TypedDict):
    """The events that may still be replaced, those that are ready to happen, how many effects were found for the first
    one, which effects have been applied to what is done in place of it now, and what happens in place of others and is
    something else: what was wanted did not happen then. `later`: what is done in place of events that would have
    happened together with others, when those have happened."""

    queue: tuple[Event, ...]
    ready: tuple[Event, ...]
    applied: tuple[tuple[int, int, int, int], ...]
    found: NotRequired[int]
    other: NotRequired[tuple[tuple[int, str], ...]]
    later: NotRequired[tuple[Later, ...]]
    happened: NotRequired[object]


replacing: Procedure[Replacing] = Procedure("", "Replacing events", "kernel replacing")


def _ready(g: Game, f: Frame[Replacing]) -> Signal | None:
    """Take the next event; if effects replace it, find out which goes first."""
    queue = f.local["queue"]
    f.local["applied"] = ()
    if not queue:
        # Clones may share the waiting events, so what happens here happens to copies of them.
        ready = _mutually(g, [e.twin() for e in f.local["ready"] if forbidden(g, e) is None])
        ready = [happens for e in ready if (happens := g.rules.unreplaced(g, e)) is not None]
        if len(ready) > 1 and (piles := g.rules.piles(g, ready)):
            f.go_to(_offered)
            return pile(ready, piles)
        happened = commit(g, ready)
        asked = afterwards(g, happened)
        if asked is None:
            return _done(f, _wanted(f, happened))
        f.go_to(_offered)
        return asked
    event = queue[0]
    found = _first(g, event)[1]
    if not found:
        f.local["queue"] = queue[1:]
        f.local["ready"] = (*f.local["ready"], event)
        f.again()
        return None
    f.local["found"] = len(found)
    if len(found) == 1 and not found[0][1].optional:
        f.answer = 0
        return None
    return Ask(_question(g, event, found))


def _mutually(g: Game, events: list[Event]) -> list[Event]:
    """The events without one whose counterpart was replaced or forbidden, where both happen or neither."""
    alone = [e for e in events if e.kind in g.rules.mutual]
    return [e for e in events if e is not alone[0]] if len(alone) == 1 else events


def _first(g: Game, event: Event) -> tuple[int, list[tuple[Source, Replacement]]]:
    """The effects of which one is applied next, and who says which."""
    found = applicable(g, g.index(), event)
    return g.rules.replacing(g, event, found) if len(found) > 1 else (g.rules.chooser(g, event), found)


def _question(g: Game, event: Event, found: list[tuple[Source, Replacement]]) -> Decision:
    rule = g.rules.cited("replace")
    seat = _first(g, event)[0]
    labels = [replacement.label(g, source) for source, replacement in found]
    if len(found) == 1:
        options = [Option("yes", 0, labels[0]), Option("no", -1, "do not apply it")]
        return Decision(seat, CONFIRM, rule, f"Apply {labels[0]!r}?", options, card=event.card)
    options = [Option(f"apply {i + 1}", i, label) for i, label in enumerate(labels)]
    if all(replacement.optional for _, replacement in found):
        options.append(Option("no", -1, "apply none of them"))
    return Decision(seat, CHOOSE, rule, "Which effect applies first?", options, card=event.card)


def _replace(g: Game, f: Frame[Replacing]) -> Signal | None:
    """Apply the chosen replacement; it is not applied to this event again."""
    queue = f.local["queue"]
    event = queue[0]
    found = _first(g, event)[1]
    choice = number_given(f)
    f.go_to(_ready)
    if choice < 0:
        event = event.twin()
        event.replaced = (*event.replaced, *(source.id for source, _ in found))
        f.local["queue"] = (event, *queue[1:])
        return None
    source, replacement = found[choice]
    instead, signal = replacement.rewrite(g, source, event)
    for other in instead:
        other.replaced = (*event.replaced, source.id)
    f.local["queue"] = (*(e for e in instead if not appliers.changes_nothing(g, e)), *queue[1:])
    f.local["applied"] = (*event.replaced, source.id)
    if others := tuple((e.card, e.kind) for e in instead if e.kind != event.kind):
        f.local["other"] = (*f.local.get("other", ()), *others)
    if isinstance(signal, Call) and replacement.waits(g, source, event):
        later = (signal.procedure, dict(signal.local), f.local["applied"])
        f.local["later"] = (*f.local.get("later", ()), later)
        signal = None
    appliers.spend(g, source)
    return signal


def _offered(g: Game, f: Frame[Replacing]) -> Signal | None:
    """What happened, after players were asked about it."""
    return _done(f, _wanted(f, f.answer) if isinstance(f.answer, tuple) else f.answer)


def _done(f: Frame[Replacing], happened: object) -> Signal | None:
    """What has happened, as soon as what waited for it is done."""
    if not f.local.get("later"):
        return Return(happened)
    f.local["happened"] = happened
    f.go_to(_late)
    return None


def _late(g: Game, f: Frame[Replacing]) -> Signal | None:
    """What is done in place of some of the events, one after another (sve 10.10.1, fow 9.10:1)."""
    later = f.local["later"]
    if not later:
        return Return(f.local["happened"])
    procedure, local, f.local["applied"] = later[0]
    f.local["later"] = later[1:]
    f.again()
    return Call(procedure, **local)


def _wanted(f: Frame[Replacing], happened: tuple[Event, ...]) -> tuple[Event, ...]:
    """What happened of what was wanted, or of the same kind."""
    other = f.local.get("other", ())
    return tuple(e for e in happened if (e.card, e.kind) not in other) if other else happened


replacing.add("", _ready)
replacing.add("", _replace)
replacing.add("", _offered)
replacing.add("", _late)
