"""What a card can do, as the kernel needs to know it.

Abilities are made by `enact` from text. The kernel asks four questions of them: does it trigger on this event, does
it change this card's characteristics, does it replace this event, does it forbid this act.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct, field

from ludex.kernel.effects.changes import BASE
from ludex.kernel.effects.facts import COURSE, EVERYTHING, OF_CLASS, Facts

if TYPE_CHECKING:
    from collections.abc import Collection

    from ludex.kernel.cards import Characteristics
    from ludex.kernel.decisions import Obstacle
    from ludex.kernel.effects.characteristics import Draft
    from ludex.kernel.events import Event
    from ludex.kernel.frames import Signal
    from ludex.kernel.game import Game

ACTIVATED: Final = "activated"
AUTOMATIC: Final = "automatic"
PASSIVE: Final = "passive"
SPELL: Final = "spell"

STATE: Final = "state"  # what a state trigger listens to, in place of a kind of event


class Trigger:
    """When an automatic ability becomes pending.

    `kinds` are the event kinds it listens to ("move" hears every movement, "state" is for state triggers). Abilities
    that were there before the event and abilities that are there after it are both asked when cards change zones.
    `own`: it hears only events whose card is the card it is on.
    """

    __slots__ = ("kinds", "own")

    def __init__(self, kinds: tuple[str, ...], own: bool = False) -> None:
        self.kinds: tuple[str, ...] = kinds
        self.own: bool = own

    def count(self, g: Game, source: Source, event: Event) -> int:
        """How many times this event meets the trigger condition."""
        raise NotImplementedError

    def holds(self, g: Game, source: Source) -> bool:
        """For state triggers: whether the state is there now."""
        return False


class Static:
    """A continuous effect on characteristics, for as long as its ability is there.

    `layers` names the layers of the ruleset in which it acts; `own`: it speaks of its own card only; `heeds`: what of
    the course of play it looks at, besides which cards are in play and what they are; `own_links_only`: if it is `own`,
    it looks at nothing but its card and that card's links.
    `linked`: it speaks only of cards that are linked to its own. `looks` and `touches`:
    the facts by which it may depend on other effects and they on it; `around`: what it looks at besides the card it is
    applied to. `kin`: it adds fixed numbers to cards, and of which cards it speaks is the same for whichever card of a
    player it is on, that card itself aside. `common`: its condition speaks of its player and not of its card.
    """

    __slots__ = ("layers", "own", "heeds", "own_links_only", "linked", "looks", "around", "touches", "kin", "common")

    def __init__(
        self,
        layers: tuple[str, ...],
        own: bool = False,
        heeds: Facts = COURSE,
        linked: bool = False,
        looks: Facts = EVERYTHING,
        around: Facts | None = None,
        touches: Facts | None = None,
        *,
        own_links_only: bool = False,
        kin: bool = False,
        common: bool = False,
    ) -> None:
        self.layers: tuple[str, ...] = layers
        self.own: bool = own
        self.heeds: Facts = heeds
        self.own_links_only: bool = own_links_only
        self.kin: bool = kin
        self.common: bool = common
        self.linked: bool = linked
        self.looks: Facts = looks
        self.around: Facts = looks if around is None else around
        self.touches: Facts = _touched(layers) if touches is None else touches

    def zones(self, g: Game) -> tuple[str, ...] | None:
        """The zones whose cards it may apply to; None if that cannot be said."""
        return None

    def among(self, g: Game) -> Collection[int] | None:
        """The only cards it may apply to, where the course of play says which; None if it does not."""
        return None

    def applies(self, g: Game, source: Source, card: int, draft: Characteristics) -> bool:
        """Whether it applies to this card, whose earlier layers are already in the draft."""
        return self.holds(g, source) and self.reaches(g, source, card, draft)

    def holds(self, g: Game, source: Source) -> bool:
        """Whether the condition it has is met."""
        return True

    def reaches(self, g: Game, source: Source, card: int, draft: Characteristics) -> bool:
        """Whether it speaks of this card, whose earlier layers are already in the draft."""
        raise NotImplementedError

    def apply(self, g: Game, source: Source, card: int, draft: Draft, layer: str) -> None:
        """Change the draft."""
        raise NotImplementedError


def _touched(layers: tuple[str, ...]) -> Facts:
    """All that the classes of information consist of."""
    facts = 0
    for name in layers:
        facts |= OF_CLASS[name]
    return facts


class Replacement:
    """Replaces an event that would happen. Each is applied at most once to one event. `prevents`: it only takes from
    what would happen."""

    __slots__ = ("kinds", "optional", "prevents")

    def __init__(self, kinds: tuple[str, ...], optional: bool = False, prevents: bool = False) -> None:
        self.kinds: tuple[str, ...] = kinds
        self.optional: bool = optional
        self.prevents: bool = prevents

    def applies(self, g: Game, source: Source, event: Event) -> bool:
        raise NotImplementedError

    def rewrite(self, g: Game, source: Source, event: Event) -> tuple[tuple[Event, ...], Signal | None]:
        """What happens instead: events in place of this one, and a procedure to run instead, if any."""
        raise NotImplementedError

    def waits(self, g: Game, source: Source, event: Event) -> bool:
        """Whether that procedure runs only when it is settled what happens in place of the events together with which
        this one would have happened."""
        return False

    def label(self, g: Game, source: Source) -> str:
        raise NotImplementedError


class Prohibition:
    """Says that something cannot be done. Prohibitions beat permissions."""

    __slots__ = ("acts",)

    def __init__(self, acts: tuple[str, ...]) -> None:
        self.acts: tuple[str, ...] = acts

    def forbids(self, g: Game, source: Source, act: str, event: Event) -> Obstacle | None:
        raise NotImplementedError


class Ability:
    """One ability. Equal keys mean equal abilities: the key is the reading of the text, so an ability can be saved.

    `permissions` are rules for the whole table while it is in force; `terms` are what it says about how its own card is
    played and put, looked up on the card where that is done. `title` is a name of its own: abilities of one title are
    one ability. `offered`: it triggers only if its player wants it to.
    """

    __slots__ = (
        "key", "kind", "text", "zones", "keyword", "number", "trigger", "statics", "replacements",
        "prohibitions", "permissions", "terms", "limit", "once", "body", "copies", "title", "offered",
        "acts_otherwise", "watches", "base", "_hash",
    )  # fmt: skip

    def __init__(
        self,
        key: object,
        kind: str,
        text: str = "",
        *,
        zones: frozenset[str] = frozenset(),
        keyword: str = "",
        number: int = 0,
        trigger: Trigger | None = None,
        statics: tuple[Static, ...] = (),
        replacements: tuple[Replacement, ...] = (),
        prohibitions: tuple[Prohibition, ...] = (),
        permissions: tuple[object, ...] = (),
        terms: tuple[object, ...] = (),
        limit: int = 0,
        once: bool = False,
        body: object = None,
        copies: bool = True,
        title: str = "",
        offered: bool = False,
    ) -> None:
        self.key: object = key
        self._hash = hash(key)
        self.kind: str = kind
        self.text: str = text
        self.zones: frozenset[str] = zones
        self.keyword: str = keyword
        self.number: int = number
        self.trigger: Trigger | None = trigger
        self.statics: tuple[Static, ...] = statics
        self.replacements: tuple[Replacement, ...] = replacements
        self.prohibitions: tuple[Prohibition, ...] = prohibitions
        self.permissions: tuple[object, ...] = permissions
        self.terms: tuple[object, ...] = terms
        self.limit: int = limit
        self.once: bool = once
        self.body: object = body
        self.copies: bool = copies
        self.title: str = title
        self.offered: bool = offered
        # Whether it does more than wait for events, and whether anything must be looked up while it merely exists.
        self.acts_otherwise: bool = bool(statics or replacements or prohibitions or permissions)
        self.watches: bool = trigger is not None or self.acts_otherwise
        # Whether all it does is to say what its card is before any layer, which no layer takes away.
        self.base: bool = bool(statics) and all([static.layers == (BASE,) for static in statics])

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Ability) and self.key == other.key)

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"Ability({self.text or self.keyword!r})"

    @property
    def name(self) -> str:
        """What to call it in a label: its text."""
        return self.text or self.keyword


class Source(Struct, eq=False, gc=False):
    """Where an effect comes from: a card as it was, its controller, and the ability.

    `bindings` are what the text has named so far ("it", "X"), `stamp` is the time stamp for ordering, `ordinal` the
    ability's place among the card's abilities, `lasting` the stamp of the floating effect it belongs to, if any.
    """

    card: int
    incarnation: int
    seat: int
    ability: Ability | None
    stamp: int
    bindings: dict[object, object] = field(default_factory=dict)
    lasting: int = -1
    ordinal: int = 0

    @property
    def id(self) -> tuple[int, int, int, int]:
        """Which ability of which card this is, however often the source is made anew."""
        return (self.card, self.incarnation, self.lasting, self.ordinal)

    def __repr__(self) -> str:
        return f"Source(c{self.card}, seat {self.seat}, {self.ability!r})"
