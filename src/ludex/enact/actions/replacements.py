"""Replacement effects (sve 10.2.1.3, sve 10.10.1): the event that would happen does not, and another happens instead.

Changes of damage are replacements too (sve 5.14.2, sve 10.2.1.3.2). What is left at 0 or less does not happen at
all (sve 1.3.2.2).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ludex.enact.events import happenings
from ludex.enact.nouns import objects
from ludex.enact.nouns.reach import covers, said_of, speaking_of, standing, unwrapped
from ludex.enact.scenes import meanings
from ludex.enact.scenes.meanings import amount
from ludex.enact.scenes.scene import Bindings, Scene
from ludex.enact.standing.prohibitions import DAMAGE, damage_is, dealer, subject
from ludex.enact.steps.effect import procedure
from ludex.kernel.abilities import Replacement
from ludex.kernel.frames import Call, Frame
from ludex.kernel.pipeline.perform import Gathering, forbidden
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.cards import CardRef
    from ludex.kernel.events import Event
    from ludex.kernel.frames import Signal
    from ludex.kernel.game import Game

Instead = tuple[tuple["Event", ...], "Signal | None"]


class TextReplacement(Replacement):
    """A replacement read from text, in force while its ability's condition holds."""

    __slots__ = ("condition",)

    def __init__(self, kinds: tuple[str, ...], condition: ast.Condition | None, optional: bool = False) -> None:
        super().__init__(kinds, optional)
        self.condition: ast.Condition | None = condition

    def label(self, g: Game, source: Source) -> str:
        name = g.rules.describe(g, source.card)
        return f"{name}: {source.ability.text}" if source.ability is not None and source.ability.text else name

    def in_force(self, scene: Scene) -> bool:
        return meanings.stands(scene, self.condition)


# -- damage --------------------------------------------------------------------------------------------------
class DamageReplacement(TextReplacement):
    """What changes the damage that cards of a phrase deal, or take (sve 10.12.2.3)."""

    __slots__ = ("what", "taken", "kind")

    def __init__(self, what: ast.Object, taken: bool, kind: str, condition: ast.Condition | None) -> None:
        super().__init__((DAMAGE,), condition)
        self.what: ast.Object = what
        self.taken: bool = taken
        self.kind: str = kind

    def card(self, g: Game, event: Event) -> CardRef | None:
        return subject(g, event) if self.taken else dealer(g, event)

    def applies(self, g: Game, source: Source, event: Event) -> bool:
        """Whether it is damage of such a source (sve 10.12.2.3)."""
        ref = self.card(g, event)
        if ref is None or not damage_is(g, event, self.kind):
            return False
        scene = standing(g, source, event)
        return covers(scene, self.what, ref) and self.in_force(said_of(scene, self.what, ref, self.condition))


class Prevention(DamageReplacement):
    """Cards take, or deal, no damage of a kind; `enemy`: only what an opponent's abilities deal."""

    __slots__ = ("enemy",)

    def __init__(self, node: ast.NoDamage, condition: ast.Condition | None) -> None:
        super().__init__(node.what, not node.dealing, node.kind, condition)
        self.enemy: bool = node.enemy

    def applies(self, g: Game, source: Source, event: Event) -> bool:
        if self.enemy and (event.source is None or event.source.seat == source.seat):
            return False
        return super().applies(g, source, event)

    def rewrite(self, g: Game, source: Source, event: Event) -> Instead:
        return (), None


class Shift(DamageReplacement):
    """Damage raised or lowered by an amount (sve 5.14.2)."""

    __slots__ = ("sign", "amount", "per", "of")

    def __init__(
        self,
        node: ast.DamageShift,
        condition: ast.Condition | None,
        per: int = 0,
        of: ast.Amount | None = None,
    ) -> None:
        super().__init__(node.what, node.taken, node.kind, condition)
        self.sign = 1 if node.sign == "+" else -1
        self.amount: ast.Amount = node.amount
        self.per: int = per
        self.of: ast.Amount | None = of

    def rewrite(self, g: Game, source: Source, event: Event) -> Instead:
        """The same damage, with another amount (sve 5.14.2, sve 10.2.1.3.2)."""
        ref = self.card(g, event)
        assert ref is not None
        scene = speaking_of(standing(g, source, event), self.what, ref)
        factor = 1 if self.of is None else max(0, amount(scene, self.of)) // self.per
        return altered(event, event.amount + self.sign * factor * amount(scene, self.amount))


def altered(event: Event, much: int) -> Instead:
    """The same event with another amount; nothing if nothing is left (sve 1.3.2.2)."""
    if much <= 0:
        return (), None
    instead = event.twin()
    instead.amount = much
    return (instead,), None


# -- any event -----------------------------------------------------------------------------------------------
class EventReplacement(TextReplacement):
    """If the event would happen, the effect happens instead (sve 10.2.1.3.1), and the event never did (sve 10.10.1.1);
    an amount to take or deal instead stays the same event.
    """

    __slots__ = ("node", "event", "changes", "effect")

    def __init__(self, node: ast.Replace, condition: ast.Condition | None) -> None:
        super().__init__(happenings.kinds(node.event), condition, node.optional)
        self.node: ast.Replace = node
        self.event: ast.Event = node.event
        taken = tuple(step for step in node.effect.steps if isinstance(step, ast.TakeInstead))
        self.changes: tuple[ast.TakeInstead, ...] = taken
        self.prevents: bool = ast.Number(0) in [step.amount for step in self.changes]  # no damage instead is prevention
        rest = tuple(step for step in node.effect.steps if not isinstance(step, ast.TakeInstead))
        self.effect: ast.Sequence | None = None
        if rest:
            self.effect = ast.Sequence(rest) if self.changes else node.effect

    def applies(self, g: Game, source: Source, event: Event) -> bool:
        scene = standing(g, source, event)
        if not happenings.times(scene, self.event, event) or not self.in_force(scene):
            return False
        if self.node.condition is not None and not meanings.holds(self._bound(scene), self.node.condition):
            return False
        if g.index().prohibitions and self.effect is not None and _forbidden(self._bound(scene), self.effect):
            return False
        return not self.optional or self._possible(scene)

    def _possible(self, scene: Scene) -> bool:
        """Whether what may be done instead can be done at all; nobody may do nothing instead (sve 1.3.2)."""
        from ludex.enact.playing.possible import can

        return self.effect is None or can(self._bound(scene), scene.you, self.effect)

    def _bound(self, scene: Scene) -> Scene:
        """The scene in which the event's cards and its amount have names."""
        assert scene.event is not None
        bind: Bindings = {**scene.bind, **happenings.subjects(scene, self.event, scene.event)}
        return Scene(scene.g, scene.source, bind, scene.event, scene.they)

    def rewrite(self, g: Game, source: Source, event: Event) -> Instead:
        """What happens instead; the event itself does not (sve 10.2.1.3, sve 10.10.1, sve 10.10.1.1)."""
        scene = self._bound(standing(g, source, event))
        instead = tuple(e for change in self.changes for e in _changed(scene, change, event))
        if self.effect is None:
            return instead, None
        if not self.changes and (moved := _in_place(scene, self.effect, event)):
            return moved, None
        effect = self.effect
        if not self.changes and (apart := self._apart(scene, event)) is not None:
            instead, effect = apart
        call = Call(procedure(effect), source=source, bind=scene.bind, event=scene.event, they=scene.they)
        return instead, call

    def waits(self, g: Game, source: Source, event: Event) -> bool:
        """A card that goes elsewhere goes there when it would have gone, with those it would have gone with, all of
        which are looked at before (sve 10.10.1, fow 9.10:1)."""
        if self.effect is None or self.changes or not event.to:
            return False
        scene = self._bound(standing(g, source, event))
        return self._apart(scene, event) is not None or (not self.optional and _moves(scene, self.effect, event))

    def _apart(self, scene: Scene, event: Event) -> tuple[tuple[Event, ...], ast.Sequence] | None:
        """Where a card that would go to one place goes to another first of all: that, and the rest, which does not
        speak of the card again, and takes nothing that could be wanted in place of another event too."""
        first, *rest = self.effect.steps if self.effect is not None else ()
        moved = _in_place(scene, ast.Sequence((first,)), event) if rest else ()
        left = ast.Sequence(tuple(rest))
        named = _TAKING if self.optional else _SPEAKING
        return (moved, left) if moved and not any(isinstance(n, named) for n in ast.walk(left)) else None


def _forbidden(scene: Scene, effect: ast.Sequence) -> bool:
    """Whether everything an effect would do to cards is forbidden: it replaces nothing then (ruling sve-R46)."""
    done = _done_by(scene, effect)
    return bool(done) and all(forbidden(scene.g, event) is not None for event in done)


_SPEAKING = (ast.Ref, ast.This, ast.Condition)
_TAKING = (*_SPEAKING, ast.Some, ast.Costs)


def _moves(scene: Scene, effect: ast.Sequence, event: Event) -> bool:
    """Whether something that an effect does moves the card that would have moved."""
    return any(e.to and e.card == event.card for step in effect.steps for e in _done_by(scene, ast.Sequence((step,))))


def _in_place(scene: Scene, effect: ast.Sequence, event: Event) -> tuple[Event, ...]:
    """Where a card that would go to one place only goes to another, it goes there when it would have gone: together
    with the cards it would have gone with, all of which are looked at before any of them has gone (sve 10.10.1, fow
    9.10:1). Empty if the effect does anything else."""
    done = _done_by(scene, effect)
    alone = len(done) == 1 and bool(event.to and done[0].to) and done[0].card == event.card
    return tuple(done) if alone else ()


def _done_by(scene: Scene, effect: ast.Sequence) -> list[Event]:
    """What an effect would let happen to cards; nothing if it does or asks anything else."""
    from ludex.enact.steps.effect import ACTS

    local = {"source": scene.source, "bind": scene.bind, "event": scene.event, "they": scene.they}
    gathering = Gathering(Frame(procedure(effect), 0, local))
    for step in effect.steps:
        act, what = ACTS.get(type(step)), getattr(step, "what", None)
        if act is None or what is None or _is_chosen(what):
            return []
        if act(scene.g, gathering, objects.ids(scene, what), step) is not None:
            return []
    return gathering.events


def _is_chosen(what: ast.Object) -> bool:
    """Whether somebody says which cards they are."""
    return any(isinstance(n, ast.Some) and not isinstance(n.quantity, ast.Each) for n in ast.walk(what))


def _changed(scene: Scene, change: ast.TakeInstead, event: Event) -> tuple[Event, ...]:
    """The event with the amount taken or dealt instead; another card may be the one that takes it."""
    events, _ = altered(event, amount(scene, change.amount))
    if not events or change.verb == "deal":
        return events
    taken = []
    for card in objects.ids(scene, change.what):
        other = events[0].twin()
        other.card, other.seat = card, scene.g.cards[card].seat
        taken.append(other)
    return tuple(taken)


# -- from text -----------------------------------------------------------------------------------------------
def _no_damage(node: ast.NoDamage, condition: ast.Condition | None, per: int, of: ast.Amount | None) -> Replacement:
    return Prevention(node, condition)


def _instead(node: ast.Replace, condition: ast.Condition | None, per: int, of: ast.Amount | None) -> Replacement:
    return EventReplacement(node, condition)


REPLACEMENTS: dict[type, Callable[..., Replacement]] = {
    ast.NoDamage: _no_damage,
    ast.DamageShift: Shift,
    ast.Replace: _instead,
}


def replacement(node: ast.Static, condition: ast.Condition | None) -> Replacement:
    """The kernel's replacement for an effect that says what happens instead (sve 10.2.1.3.1)."""
    inner, per, of = unwrapped(node)
    return REPLACEMENTS[type(inner)](inner, condition, per, of)
