"""What texts do with wills and life, the chase, additions, stones, rulers and damage (fow 1.5, 7, 9.7, 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.lang.ast import Action, Node, Step, WordChoice
from ludex.lang.ast.kinds import Sequel
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.games.fow.text.nodes.wills import Wills
    from ludex.games.fow.text.nodes.words import AbilityWord, ChosenWord
    from ludex.lang.ast import Amount, Costs, Duration, Object, PlayerNode, Sequence

SAVED_IN = "ludex.lang.ast.fow.actions"


@node
class AddTo(Action):
    """Add an addition to a card (fow 10.1), from wherever it is; `None`: to a card it can be added to, as chosen."""

    what: Object
    to: Object | None = None


@node
class BecomeCopy(Action):
    """A card becomes a copy of another (fow 10.16:2)."""

    what: Object
    of: Object
    duration: Duration | None = None


@node
class CallStone(Action):
    """Call a magic stone by an effect (fow 10.15)."""

    amount: Amount | None = None


@node
class Cancel(Action):
    """Cancel a spell or ability in the chase (fow 10.11). `unless`: unless its controller pays."""

    what: Object
    unless: Costs | None = None


@node
class ChangeTarget(Action):
    """Change the target of a spell or ability, to `to` when given, else to another legal one."""

    what: Object
    to: Object | None = None


@node
class CopyOf(Action):
    """Copy a spell or ability in the chase (fow 10.16:1). `new_targets`: new targets may be chosen for the copy."""

    what: Object
    new_targets: bool = False


@node
class Duel(Action):
    """Two cards deal damage equal to their ATK to each other, at once (fow 10.6); it is no battle."""

    first: Object
    second: Object


@node
class GainLife(Action):
    """Gain life."""

    amount: Amount


@node
class LoseLife(Action):
    """Lose life; it is not damage."""

    amount: Amount


@node
class PerformJudgment(Action):
    """Perform judgment by an effect, without its cost (fow 7.5)."""

    what: Object | None = None


@node
class Produce(Action):
    """Produce wills (fow 9.7): one of `options`, chosen when there are several. `amount`: so many times, each chosen
    anew with `mixed` ("in any combination"). `only`: spent only on what one of these names (fow 9.7:4)."""

    options: tuple[Wills, ...]
    amount: Amount | None = None
    mixed: bool = False
    only: tuple[SpendOnly, ...] = ()


@node
class ProduceAs(Action):
    """Produce one will of an attribute: one that a card of a group could produce or has, or the chosen one."""

    of: Object | None = None
    chosen: bool = False


@node
class RemoveDamage(Action):
    """Remove all damage from cards, or an amount of it."""

    what: Object
    amount: Amount | None = None


@node
class RemoveFromGame(Action):
    """Remove cards from the game (fow 10.3)."""

    what: Object
    facedown: bool = False


@node
class SetLife(Action):
    """A player's life points become a number."""

    player: PlayerNode
    amount: Amount


@node
class SkipPhase(Action):
    """Skip a player's (next) phase."""

    phase: str
    whose: PlayerNode
    next_only: bool = True


@node
class SpendOnly(Node):
    """Will may be spent only to play cards of a group, or only to pay costs of abilities of these sorts."""

    what: Object | None = None
    abilities: tuple[AbilityWord, ...] = ()


@node
class SummonCard(Action):
    """Summon: put a resonator card on top of the chase as a summon spell (fow 10.5:1)."""

    what: Object


@node
class SwapStats(Action):
    """Swap the ATK and DEF of cards."""

    what: Object
    duration: Duration | None = None


@node
class TurnFuture(Action):
    """Turn a double-sided card that is past side up future side up: what [Shift] does (fow 12.8:2.1)."""

    what: Object


@node
class Unless(Step):
    """The steps are carried out unless a player pays (fow 10.2); the player may always decline."""

    effect: Sequence
    costs: Costs
    player: PlayerNode


@node
class ChooseWord(WordChoice):
    """Choose an attribute, a race, a name or a number; `at_random`: not by a player. `OfChosen`, `ChosenNumber` and
    `GainChosen` speak of it."""

    what: ChosenWord
    at_random: bool = False


@node
class ToRulerSide(Action):
    """Put a J-ruler into its owner's ruler area with the ruler side up; it keeps its abilities (fow 11.7)."""

    what: Object


@node
class TriggerEnter(Sequel):
    """The [Enter] abilities of a card just put into a field trigger although it was not played (fow 9.6:1.1)."""

    what: Object
