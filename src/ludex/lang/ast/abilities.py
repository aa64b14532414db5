"""Abilities (sve 10.1, cfv 8.1): keywords, activated, automatic, passive, spell abilities, and rules for playing
the card."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Literal

from ludex.lang.ast.kinds import Ability, Trigger
from ludex.lang.ast.node import Node, node

if TYPE_CHECKING:
    from ludex.lang.ast.costs import Costs
    from ludex.lang.ast.filters import Zone
    from ludex.lang.ast.flow import Sequence
    from ludex.lang.ast.kinds import Amount, Condition, Event, Static


@node
class KeywordAbility(Ability):
    """A keyword standing alone: Ward, Storm, Quick, Stack, Twin Drive, Starting Amulet ... (sve 12-14)."""

    name: str
    number: Amount | None = None
    sort: Literal["", "cont", "auto"] = ""
    zones: tuple[Zone, ...] = ()


@node
class OnlyIf(Node):
    """May be activated only under this condition (and only once each turn)."""

    condition: Condition
    once_per_turn: bool = False


@node
class OncePerTurn(Node):
    """At most this often each turn (`each_of_yours`: only on your turns)."""

    times: int = 1
    each_of_yours: bool = False


@node
class OncePerGame(Node):
    """Once per game."""


@node
class AnyNumberPerTurn(Node):
    """Any number of times each turn, though abilities like it are limited (sve 8.3.2.2)."""


@node
class OnlyDuring(Node):
    """Only during a player's turn or phase."""

    when: Literal["your turn", "opponent's turn", "your main phase", "your recovery phase", "battle"]


@node
class OnlyFrom(Node):
    """May be activated only while this card is in the zone named."""

    zone: Literal["field", "hand", "ex area", "cemetery", "banished zone", "graveyard", "ruler area"]


@node
class AtOtherCost(Node):
    """This ability takes more or less to play, while a condition holds when one is given."""

    shift: Static
    condition: Condition | None = None


Restriction = OnlyIf | OncePerTurn | OncePerGame | AnyNumberPerTurn | OnlyDuring | OnlyFrom | AtOtherCost


@node
class Activated(Ability):
    """An activated ability (sve 10.1.1.1): act, quick act, evolve (sve 12.2), advanced (12.16), serve
    (14.2.2),
    ride (14.4.9). `number` is how often `{serve}` stands."""

    flavor: Literal["act", "quick act", "evolve", "advanced", "serve", "ride", "union burst"]
    costs: Costs
    effect: Sequence
    restrictions: tuple[Restriction, ...] = ()
    number: int = 1
    zones: tuple[Zone, ...] = ()
    limit_break: int = 0


@node
class When(Trigger):
    """A trigger written out: when or whenever an event happens, or at the start of a phase."""

    event: Event


@node
class WhenEither(Trigger):
    """A trigger with several events; it triggers at each of them."""

    events: tuple[Event, ...]


@node
class Automatic(Ability):
    """An automatic ability (sve 10.1.1.2); several triggers are several abilities with one process (sve
    12.1.2).
    `condition` is asked when it resolves; `costs` are optional then (sve 10.4.7.4)."""

    triggers: tuple[Trigger, ...]
    effect: Sequence
    costs: Costs | None = None
    limit: Restriction | None = None
    during: Condition | None = None
    restrictions: tuple[Restriction, ...] = ()
    zones: tuple[Zone, ...] = ()
    limit_break: int = 0


@node
class Passive(Ability):
    """A passive ability (sve 10.1.1.3): the effects hold while the condition does."""

    effects: tuple[Static, ...]
    condition: Condition | None = None
    x: Amount | None = None
    zones: tuple[Zone, ...] = ()
    limit_break: int = 0


@node
class SpellAbility(Ability):
    """The text of a spell (sve 10.1.1.4)."""

    effect: Sequence


@node
class AdditionalCost(Ability):
    """An additional cost to play this card, optional with `may` (sve 10.6.2.5.1.4)."""

    costs: Costs
    may: bool = False


@node
class WhenPlaying(Ability):
    """When playing this card, the costs may be paid for the effect (sve 10.4.7.3)."""

    costs: Costs
    effects: tuple[Static, ...]


@node
class AlternativeCost(Ability):
    """You may pay these costs instead of this card's cost (sve 10.6.2.5.1.2)."""

    costs: Costs
    condition: Condition | None = None


@node
class CostRule(Ability):
    """This card costs more, less or a fixed number to play, under a condition, for every so many cards. `instead`: of
    what the rule before it says."""

    change: Literal["less", "more", "exactly"]
    amount: Amount
    condition: Condition | None = None
    per: int = 0
    of: Amount | None = None
    x: Amount | None = None
    zone: Literal["", "hand", "ex area"] = ""
    instead: bool = False


@node
class PlayCondition(Ability):
    """This card can't be played `unless` the condition holds, or if it holds."""

    condition: Condition
    unless: bool


@node
class DeckRule(Ability):
    """A rule for building decks: how many copies are allowed (0: any number), or how many cards of a kind that
    decks have a number for. `name` is this card's own name where the text says it."""

    copies: int
    evolve_deck: bool = False
    of: Literal["copies", "triggers", "heal triggers", "sentinels"] = "copies"
    name: str = field(default="", compare=False)


@node
class EntersAs(Ability):
    """How this card is put onto the field: engaged, with counters."""

    state: Literal["", "engaged", "reserved"] = ""
    counters: Amount | None = None
    kind: str = ""


@node
class Labelled(Ability):
    """An ability with a label that other cards speak of: Union Burst."""

    label: str
    ability: Ability


@node
class CardText(Node):
    """All abilities of a card. `layout` is what stands between them: a space, a line, a ruled line."""

    abilities: tuple[Ability, ...]
    layout: tuple[int, ...] = field(default=(), compare=False)
