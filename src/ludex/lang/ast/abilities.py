"""Abilities (sve 10.1, cfv 8.1): keywords, activated, automatic, passive, spell abilities, and rules for playing
the card."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Literal

from ludex.lang.ast.kinds import Ability, PlayCost, PlayRule, Restriction, Trigger
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
class OnlyIf(Restriction):
    """May be activated only under this condition (and only once each turn)."""

    condition: Condition
    once_per_turn: bool = False


@node
class OncePerTurn(Restriction):
    """At most this often each turn (`each_of_yours`: only on your turns)."""

    times: int = 1
    each_of_yours: bool = False


@node
class OncePerGame(Restriction):
    """Once per game."""


@node
class OnlyDuring(Restriction):
    """Only during a player's turn or phase."""

    when: Literal["your turn", "opponent's turn", "your main phase", "a main phase", "your recovery phase", "battle"]


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
class AdditionalCost(PlayCost):
    """An additional cost to play this card, optional with `may` (sve 10.6.2.5.1.4)."""

    costs: Costs
    may: bool = False


@node
class AlternativeCost(PlayCost):
    """You may pay these costs instead of this card's cost (sve 10.6.2.5.1.2)."""

    costs: Costs
    condition: Condition | None = None


@node
class PlayCondition(PlayRule):
    """This card can't be played `unless` the condition holds, or if it holds."""

    condition: Condition
    unless: bool


@node
class DeckRule(PlayRule):
    """A rule for building decks: how many copies are allowed (0: any number), or how many cards of a kind that
    decks have a number for. `name` is this card's own name where the text says it."""

    copies: int
    evolve_deck: bool = False
    of: Literal["copies", "triggers", "heal triggers", "sentinels"] = "copies"
    name: str = field(default="", compare=False)


@node
class CardText(Node):
    """All abilities of a card. `layout` is what stands between them: a space, a line, a ruled line."""

    abilities: tuple[Ability, ...]
    layout: tuple[int, ...] = field(default=(), compare=False)
