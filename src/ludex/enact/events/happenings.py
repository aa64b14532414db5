"""Happenings: whether what a text speaks of happened, how often, and to which cards (sve 10.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.events import movements, occasions
from ludex.enact.nouns import groups
from ludex.enact.nouns.noun import noun
from ludex.enact.nouns.subjects import card as card_of
from ludex.enact.nouns.subjects import leaving
from ludex.enact.nouns.texts import carriers
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes import meanings
from ludex.enact.scenes.scene import Bindings, Scene, held
from ludex.kernel.cards import CardRef
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.events.occasions import Occasion, Part
    from ludex.enact.nouns.subjects import Subject
    from ludex.kernel.abilities import Source
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game

_AMOUNTS = frozenset({"damage", "change", "counter", "value"})


def kinds(node: ast.Event) -> tuple[str, ...]:
    """The kinds of the kernel's events that may be this one."""
    return occasions.occasion(node).kinds


def times(scene: Scene, node: ast.Event, event: Event) -> int:
    """How often an event is the one the text speaks of; of one yet to happen, what it would be."""
    return times_of(scene, occasions.occasion(node), event)


def times_of(scene: Scene, found: Occasion, event: Event) -> int:
    """How often an event is an occasion."""
    if not found.hears(event) or not _is_it(scene, found, event):
        return 0
    needed = together(scene, found)
    if needed:
        every = _in_batch(scene, found, event)
        return int(len(every) >= needed and every[0] is event)
    if found.once and event.batch:
        return int(_first_of(scene, found, event) is event)
    return max(1, event.amount) if found.each else 1


def _in_batch(scene: Scene, found: Occasion, event: Event) -> list[Event]:
    """The events the text speaks of that happened together with one."""
    return [e for e in _batch(scene.g, event) if found.hears(e) and _is_it(scene, found, e)]


def _first_of(scene: Scene, found: Occasion, event: Event) -> Event:
    """The first of the events that happened to one card at once: an attack on several units is one attack."""
    main = found.parts[0]
    subject = main.role(scene.g, event)
    assert subject is not None
    for e in _batch(scene.g, event):
        if e is event or (found.hears(e) and _is_it(scene, found, e) and _is_about(scene.g, main, e, subject)):
            return e
    return event


def _is_about(g: Game, part: Part, e: Event, subject: Subject) -> bool:
    """Whether it is about the same card, or one that acts together with it (cfv 10.1.24.5)."""
    other = part.role(g, e)
    return other is not None and (other.id == subject.id or other.id in g.cards[subject.id].links)


def _is_it(scene: Scene, found: Occasion, event: Event) -> bool:
    if found.refers:
        scene = _knowing(scene, found, event)
    if found.gate is not None and not found.gate(scene, event):
        return False
    for part in found.parts:
        if part.meant(scene, event) is None and not (part.anything and event.card < 0):
            return False
    return True


def _knowing(scene: Scene, found: Occasion, event: Event) -> Scene:
    """The scene in which the words that speak of the event's own cards know them."""
    bind: Bindings = dict(scene.bind)
    for part in found.parts:
        subject = part.role(scene.g, event)
        if subject is not None:
            _name(scene, bind, part.phrase, subject)
    return Scene(scene.g, scene.source, bind, event, scene.they)


def together(scene: Scene, found: Occasion) -> int:
    """How many cards must be in it at once, as a phrase of several cards says; 0 if each is its own."""
    phrase = found.parts[0].phrase if found.parts else None
    if not isinstance(phrase, ast.Some):
        return 0
    quantity = phrase.quantity
    if isinstance(quantity, ast.AnyNumber):
        return max(1, quantity.at_least)
    if isinstance(quantity, ast.AtLeast):
        return max(1, meanings.amount(scene, quantity.amount))
    if isinstance(quantity, ast.Exactly):
        much = meanings.amount(scene, quantity.amount)
        return much if much > 1 else 0
    return 0


def _batch(g: Game, event: Event) -> list[Event]:
    """What happened simultaneously with an event; itself alone if it has not happened yet."""
    found = [e for e in g.this_turn() if e.batch == event.batch] if event.batch else []
    return found if any(e is event for e in found) else [event]


# -- what it names -------------------------------------------------------------------------------------------
def subjects(scene: Scene, node: ast.Event, event: Event) -> Bindings:
    """What an event names for the rest of the text: its cards, and "that much".

    The cards are those the text can act on (sve 4.1.4.1); which information of them counts is another matter
    (sve 10.7.4.1), which `looks.seen_by` knows.
    """
    found = occasions.occasion(node)
    every = [event]
    if together(scene, found):
        every = _in_batch(scene, found, event)
    bind: Bindings = {}
    for e in every:
        for part in found.parts:
            subject = part.told(scene, e)
            if subject is not None:
                _name(scene, bind, part.phrase, subject)
    if event.kind in _AMOUNTS:
        bind["that much"] = abs(event.amount)
    return bind


def _name(scene: Scene, bind: Bindings, phrase: ast.Object, subject: Subject) -> None:
    if isinstance(phrase, ast.Together):
        for part in phrase.parts:
            if noun(part).was_one(scene, subject):
                _name(scene, bind, part, subject)
    binding = 0 if isinstance(phrase, ast.Ref) else getattr(phrase, "binding", 0)
    if binding:
        have = held(bind, binding)
        if subject.ref not in have:
            bind[binding] = (*have, subject.ref)
            bind |= carriers(scene.g, phrase, held(bind, binding))


# -- what happened earlier -----------------------------------------------------------------------------------
def _span(g: Game, span: str) -> list[Event]:
    if span == "game":
        return g.log.since(0)
    turn = g.this_turn()
    if span == "battle":
        begun = max((at for at, e in enumerate(turn) if e.kind == "battle"), default=len(turn))
        return turn[begun:]
    return turn


def history(scene: Scene, node: ast.Event, span: str) -> list[tuple[Event, int]]:
    """What the text speaks of in this turn or game, card by card in order, and how often each counts."""
    found = occasions.occasion(node)
    return [
        (e, max(1, e.amount) if found.each else 1)
        for e in _span(scene.g, span)
        if found.hears(e) and _is_it(scene, found, e) and not (found.once and _first_of(scene, found, e) is not e)
    ]


def has_happened(scene: Scene, node: ast.Event, span: str) -> bool:
    """Whether it happened, to as many cards as the phrase says: `you've played at least 3 cards this turn`."""
    needed = together(scene, occasions.occasion(node))
    return sum(n for _, n in history(scene, node, span)) >= max(1, needed)


def happened_to(scene: Scene, node: ast.Event, ref: CardRef) -> bool:
    """Whether it happened this turn to this very card, before or after it moved."""
    found = occasions.occasion(node)
    if not found.parts:
        return False
    itself = next((part for part in found.parts if part.phrase == ast.Ref(0)), found.parts[0])
    main, others = itself, [part for part in found.parts if part is not itself]
    described = isinstance(main.phrase, ast.Some)
    for e in scene.g.this_turn():
        if not found.hears(e) or (found.gate is not None and not found.gate(scene, e)):
            continue
        subject = main.role(scene.g, e)
        if subject is None or not subject.means(ref) or (described and not main.noun.was_one(scene, subject)):
            continue
        if all(part.meant(scene, e) is not None for part in others):
            return True
    return False


def is_about_this(scene: Scene, event: Event) -> bool:
    """Whether an event is about this card, as it was or as playing made it."""
    source = scene.source
    if event.card != source.card:
        return False
    return source.incarnation in (event.incarnation, event.arrived, event.incarnation + 1)


def is_nth(scene: Scene, number: int, at_least: bool = False) -> bool:
    """Whether the event that triggered the text, or would if it happened, is the n-th of the turn, or a later one."""
    event, ability = scene.event, scene.source.ability
    nodes: tuple[ast.Event, ...] = getattr(ability.trigger, "events", ()) if ability is not None else ()
    if event is None:
        return False
    before = 0
    for e in scene.g.this_turn():
        if e is event:
            break
        before += sum(times(scene, node, e) for node in nodes)
    n = sum(times(scene, node, event) for node in nodes)
    return (at_least or before < number) and number <= before + n


def done(scene: Scene, node: ast.Did, place: ast.Place | None = None) -> int:
    """How many cards of a group this text has so far acted on in a certain way, its costs included; `place`: which were
    there before that."""
    if node.to is not None:
        return _put_there(scene, node)
    g = scene.g
    verbs, who = movements.DOING[node.verb]
    extra = movements.EXTRA.get(node.verb)
    seats = meanings.seats(scene, node.player)
    return sum(
        1
        for e in _own(scene)
        if e.kind in verbs and (extra is None or extra(scene, e)) and who(g, e) in seats and _is_group(scene, node, e)
        if place is None or _left(scene, place, e)
    )


def _left(scene: Scene, place: ast.Place, e: Event) -> bool:
    """Whether a card was in a place before something was done to it."""
    zone, seat = leaving(scene.g, e)
    return text_rules(scene.g).lies_in(zone, place.zone) and movements.is_of(scene, place.whose, seat)


def _put_there(scene: Scene, node: ast.Did) -> int:
    """How many cards of a group this text has put into a zone, in whatever words."""
    assert node.to is not None
    put = occasions.occasion(ast.IsPut(ast.Same(), node.to, node.whose))
    gate = put.gate
    assert gate is not None
    return sum(1 for e in _own(scene) if put.hears(e) and gate(scene, e) and _is_group(scene, node, e))


def turned(scene: Scene, kind: str) -> frozenset[CardRef]:
    """The cards that this text has really rested or stood; what lay so already has not been turned (sve 1.3.2.1)."""
    return frozenset(CardRef(e.card, e.incarnation) for e in _own(scene) if e.kind == kind)


def _own(scene: Scene) -> list[Event]:
    """What this text has done since it began to resolve, and how its cost was paid."""
    g, source = scene.g, scene.source
    since = max(scene.number("mark", g.turn_mark), g.turn_mark)
    paid = held(scene.bind, "paid cards")
    before = g.this_turn()[: max(0, since - g.turn_mark)] if paid else []
    costs = [e for e in before if _paid_with(g, e, paid)]
    return costs + [e for e in g.log.since(since) if _is_by(e.source, source)]


def _is_by(one: Source | None, other: Source) -> bool:
    return one is other or (one is not None and one.id == other.id and one.ability == other.ability)


def _paid_with(g: Game, e: Event, paid: tuple[CardRef, ...]) -> bool:
    subject = card_of(g, e)
    return subject is not None and any(subject.means(ref) for ref in paid)


def _is_group(scene: Scene, node: ast.Did, event: Event) -> bool:
    subject = card_of(scene.g, event)
    return subject is None or groups.is_such(scene, node.group, subject.look)


def unsupported(node: ast.Node, ends: frozenset[str] = frozenset()) -> str | None:
    """Why an event can be given no exact meaning, or None.

    Nobody knows which cards will have been on top, and few rules name a moment for the end of a phase: `ends` are
    those whose end they name.
    """
    if isinstance(node, ast.PhaseStarts) and node.edge == "end" and node.phase not in ends:
        return f"no rule says what triggers at the end of a {node.phase}"
    if isinstance(node, ast.Event):
        for part in occasions.occasion(node).parts:
            if isinstance(part.phrase, ast.TopCards):
                return "a top card is not known once it has moved"
    return None
