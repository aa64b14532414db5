"""Abilities and rules for playing that only Shadowverse: Evolve's cards have (sve 8.3, 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludex.lang.ast.kinds import Ability, FromZone, PlayCost, PlayRule, Restriction
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.lang.ast import (
        Amount,
        Condition,
        Costs,
        Static,
    )

SAVED_IN = "ludex.lang.ast.abilities"


@node
class WhenPlaying(PlayCost):
    """When playing this card, the costs may be paid for the effect (sve 10.4.7.3)."""

    costs: Costs
    effects: tuple[Static, ...]


@node
class CostRule(PlayRule):
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
class EntersAs(PlayRule):
    """How this card is put onto the field: engaged, with counters."""

    state: Literal["", "engaged", "reserved"] = ""
    counters: Amount | None = None
    kind: str = ""


@node
class AnyNumberPerTurn(Restriction):
    """Any number of times each turn, though abilities like it are limited (sve 8.3.2.2)."""


@node
class Labelled(Ability):
    """An ability with a label that other cards speak of: Union Burst."""

    label: str
    ability: Ability


@node
class OnlyFrom(FromZone):
    """May be activated only while this card is in the zone named."""

    zone: Literal["field", "hand", "ex area", "cemetery", "banished zone", "graveyard", "ruler area"]
