"""The cards an event is about.

An event that moves a card knows two cards, the one that was and the one that is (sve 4.1.4); a phrase means
either of them, and asks for the information that sve 10.7.4.1 says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ludex.enact.ruleset import text_rules
from ludex.enact.scenes.last_known import arrival, incarnation_at, is_passing, moved, seen_in
from ludex.enact.scenes.scene import Look, look_at
from ludex.kernel.cards import CardRef, Definition

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Scene
    from ludex.kernel.abilities import Source
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game

Test = Callable[["Scene", Look], bool]


class Subject:
    """A card an event is about: its number, and which card it was before and is after. `text`: the spell or ability
    that stands behind it, which is what was `played` or what did it."""

    __slots__ = ("g", "id", "before", "after", "event", "text", "played", "_look")

    def __init__(self, g: Game, id: int, before: int, after: int, event: Event | None) -> None:
        self.g: Game = g
        self.id: int = id
        self.before: int = before
        self.after: int = after
        self.event: Event | None = event
        self.text: Source | None = None
        self.played: bool = False
        self._look: Look | None = None

    @property
    def ref(self) -> CardRef:
        """The card a text can act on: the one after the move (sve 4.1.4.1)."""
        return CardRef(self.id, self.after)

    @property
    def look(self) -> Look:
        """The information the text means."""
        if self._look is None:
            e = self.event
            self._look = look_at(self.g, self.ref) if e is None else _controlled(self.g, e, seen_in(self.g, e))
        return self._look

    def see(self, look: Look) -> None:
        """Take other information of the card for what the text means."""
        self._look = look

    def whence(self) -> Look | None:
        """The same information in the zone the card came from, if it is seen where it went."""
        e = self.event
        if e is None:
            return None
        if not e.to:
            e = arrival(self.g, self.look.ref) if is_passing(self.g, self.look.zone) else None
        if e is None or self.look.zone != e.to:
            return None
        return moved(self.look, *leaving(self.g, e))

    def is_in(self, scene: Scene, where: Test) -> bool:
        """Whether a zone is where the card was, or where it is seen."""
        if where(scene, self.look):
            return True
        whence = self.whence()
        return whence is not None and where(scene, whence)

    def means(self, ref: CardRef) -> bool:
        """Whether a reference points at this card, before or after."""
        return ref.id == self.id and ref.incarnation in (self.before, self.after)


Role = Callable[["Game", "Event"], Subject | None]
Roles = Callable[["Game", "Event"], "tuple[Subject, ...]"]


def leaving(g: Game, e: Event) -> tuple[str, int]:
    """The zone a card leaves, or would, and whose it is."""
    if e.before is not None or e.card < 0 or e.arrived >= 0:
        return e.frm, e.frm_seat
    card = g.cards[e.card]
    return card.zone, card.seat


def origin_of(g: Game, e: Event) -> str:
    """The zone a card comes from: that from which it was played if it only passed through (sve 5.5.3)."""
    if e.before is not None or e.card < 0 or e.arrived >= 0:
        return e.origin
    card = g.cards[e.card]
    return card.origin if g.rules.spec[card.zone].transit else card.zone


def origin_seat(g: Game, e: Event) -> int:
    """Whose zone that is: a zone all players share does not say."""
    zone, seat = leaving(g, e)
    if is_passing(g, zone):
        before = arrival(g, CardRef(e.card, e.incarnation if e.incarnation >= 0 else g.cards[e.card].incarnation))
        return before.frm_seat if before is not None else seat
    return seat


def _controlled(g: Game, e: Event, look: Look) -> Look:
    """A card being played is controlled by its player (sve 3.1.2), though the zone it passes is everybody's."""
    if e.to or e.seat in (-1, look.seat) or not is_passing(g, look.zone):
        return look
    return moved(look, look.zone, e.seat)


# -- the cards an event is about -----------------------------------------------------------------------------
def card(g: Game, e: Event) -> Subject | None:
    """The card it happens to."""
    if e.card < 0:
        return None
    before = e.incarnation
    if before < 0:
        before = e.arrived if e.arrived >= 0 else g.cards[e.card].incarnation
    return Subject(g, e.card, before, e.arrived if e.arrived >= 0 else before, e)


def foreseen(g: Game, e: Event) -> Subject:
    """The token that is about to be created, as it would be there."""
    made = e.value
    assert isinstance(made, Definition)
    found = Subject(g, -1, -1, -1, None)
    none: dict[str, int] = {}
    found.see(
        Look(CardRef(-1, -1), made.faces[e.face], made, e.to_seat, e.to_seat, e.to, e.rested, True, none, (), none)
    )
    return found


def target(g: Game, e: Event) -> Subject | None:
    """The target of an attack."""
    if isinstance(e.value, CardRef):
        return Subject(g, e.value.id, e.value.incarnation, e.value.incarnation, None)
    return opponent(g, e)


def opponent(g: Game, e: Event) -> Subject | None:
    """The other card of an attack or a fight, known by its number."""
    inc = incarnation_at(g, e.amount, e)
    return Subject(g, e.amount, inc, inc, None)


def dealer(g: Game, e: Event) -> Subject | None:
    """The card that deals damage (sve 10.12.2), by a spell or ability if one makes it do so."""
    by = e.source
    if not isinstance(e.value, int) or e.value < 0 or (by is not None and by.card == e.value):
        return cause(g, e)
    inc = incarnation_at(g, e.value, e)
    found = Subject(g, e.value, inc, inc, None)
    found.text = by
    return found


def cause(g: Game, e: Event) -> Subject | None:
    """The card whose effect it is (sve 10.12.1)."""
    by = e.source
    if by is None:
        return None
    found = Subject(g, by.card, by.incarnation, by.incarnation, None)
    found.text = by
    return found


def played(g: Game, e: Event) -> Subject | None:
    """What is played: the card, or the ability, where abilities wait to be resolved as things of their own. Not
    everything that waits there is one of these."""
    if e.source is None or e.key == "card":
        found = card(g, e)
        if found is None:
            return None
    elif isinstance(e.value, CardRef):
        found = Subject(g, e.value.id, e.value.incarnation, e.value.incarnation, None)
        if not text_rules(g).is_kind(g, found.look, "ability"):
            return found
    else:
        found = Subject(g, e.source.card, e.source.incarnation, e.source.incarnation, None)
    found.text, found.played = e.source, True
    return found
