"""Abilities with a keyword or a name of their own (fow 7, 9.1, 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludex.lang.ast import Ability
from ludex.lang.ast.kinds import Priced
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.games.fow.text.nodes.wills import Wills
    from ludex.lang.ast import Condition, Costs, Restriction, Sequence, Static, Trigger

SAVED_IN = {
    "AsComesIn": "ludex.lang.ast.fow.abilities",
    "Awakening": "ludex.lang.ast.fow.abilities",
    "Bestow": "ludex.lang.ast.fow.abilities",
    "Break": "ludex.lang.ast.fow.abilities",
    "Energize": "ludex.lang.ast.fow.abilities",
    "Evolution": "ludex.lang.ast.fow.abilities",
    "Incarnation": "ludex.lang.ast.fow.abilities",
    "Judgment": "ludex.lang.ast.fow.abilities",
    "Named": "ludex.lang.ast.fow.abilities",
    "PlayOnly": "ludex.lang.ast.fow.abilities",
    "Shift": "ludex.lang.ast.fow.abilities",
    "Standby": "ludex.lang.ast.fow.abilities",
    "Stealth": "ludex.lang.ast.fow.abilities",
    "AtOtherCost": "ludex.lang.ast.abilities",
}  # where they were when they were first saved


@node
class AsComesIn(Ability):
    """As this card comes into its zone, the steps are carried out; they are no ability in the chase. What is chosen
    is remembered for the card (`OfChosen`)."""

    effect: Sequence
    zone: Literal["field", "magic stone area"] = "field"


@node
class Awakening(Ability):
    """[Awakening] (fow 12.1): an additional cost that may be paid on playing the card, which then resolves with the
    ability; without one its text asks whether it was awakened."""

    costs: Costs
    ability: Ability | None = None


@node
class Bestow(Ability):
    """[Bestow] (ruling fow-5.5-R60): for the cost, this addition is added to target resonator, if it is added to
    nothing, and when a chant could be played."""

    costs: Costs


@node
class Break(Ability):
    """[Break]: what happens when the card is turned over in the lifebreak area (fow 7.10, 3.10)."""

    effect: Sequence


@node
class Energize(Ability):
    """[Energize] (ruling fow-5.5-R60): as the game starts, the player who does not go first has a will coin, which is
    banished to produce these wills."""

    wills: Wills


@node
class Evolution(Ability):
    """[Evolution] (fow 12.7): for the cost, an evolution counter is put on this card if it has none."""

    costs: Costs


@node
class Incarnation(Ability):
    """[Incarnation] (fow 12.2): instead of paying its cost, banish a resonator for each entry, of one of the attributes
    of that entry (symbols W R U G B)."""

    attributes: tuple[Wills, ...]


@node
class Judgment(Ability):
    """[Judgment] or [J-Activate] and its cost (fow 7.5): the ruler enters the field as a J-ruler. `effects` change the
    cost (`PayShift` of "this" ability); `restrictions` say when it may be played."""

    costs: Costs
    effects: tuple[Static, ...] = ()
    restrictions: tuple[Restriction, ...] = ()
    condition: Condition | None = None


@node
class Named(Ability):
    """An ability with a name (fow 9.1:1.4). `gods_art`: a God's Art, played only once per game (fow 12.4)."""

    name: str
    ability: Ability
    gods_art: bool = False


@node
class PlayOnly(Ability):
    """This card may be played only under a condition or at a time: `Play this card only if ...`."""

    restriction: Restriction


@node
class Shift(Ability):
    """[Shift] (fow 12.8, 14.3): either side may be played; for the cost it turns future side up."""

    costs: Costs


@node
class Standby(Ability):
    """The effect of a [Spell:Chant-Standby] card and its [Trigger] (fow 9.6:2): an event, a condition that holds, a
    cost that is paid, or with none of them anytime."""

    effect: Sequence
    trigger: Trigger | None = None
    condition: Condition | None = None
    costs: Costs | None = None


@node
class Stealth(Ability):
    """[Stealth] (fow 12.5): played without its cost from the chant-standby area when this happens or holds."""

    trigger: Trigger | None = None
    condition: Condition | None = None


@node
class AtOtherCost(Priced):
    """This ability takes more or less to play, while a condition holds when one is given."""

    shift: Static
    condition: Condition | None = None
