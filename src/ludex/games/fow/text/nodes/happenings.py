"""What happens in the chase and in battle (fow 8 to 10), as texts speak of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludex.lang.ast import Event
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.lang.ast import Object, Origin, PlayerNode, Zone

SAVED_IN = "ludex.lang.ast.fow.events"


@node
class Awakens(Event):
    """A player awakens a card: plays it paying its [Awakening] cost (fow 12.1:2.1)."""

    player: PlayerNode
    what: Object | None = None


@node
class BattleOver(Event):
    """A battle ends in which a card played one of these parts: `at the end of a battle phase this card battled`."""

    what: Object
    roles: tuple[Literal["attacking", "attacked", "blocking"], ...]


@node
class Blocks(Event):
    """A J/resonator blocks (fow 8.3), an attack of `attacker` when given."""

    what: Object
    attacker: Object | None = None


@node
class Chases(Event):
    """A player chases (fow 10.7:1): plays a card or an ability that is not automatic while the chase is not empty;
    to `what` when given."""

    player: PlayerNode
    what: Object | None = None


@node
class FallsInBattle(Event):
    """A card is destroyed by battle damage (fow 8.5, 13.2:1), dealt by `by` when given."""

    what: Object
    by: Object | None = None


@node
class GameBegins(Event):
    """The game begins (fow 4.2)."""


@node
class IsAdded(Event):
    """An addition is added to a card (fow 10.1)."""

    what: Object
    to: Object | None = None


@node
class IsBlocked(Event):
    """An attacking J/resonator is blocked (fow 8.3), by `by` when given."""

    what: Object
    by: Object | None = None


@node
class IsCanceled(Event):
    """A card or ability in the chase is canceled (fow 10.11)."""

    what: Object


@node
class IsRemoved(Event):
    """A card is removed from the game (fow 10.3)."""

    what: Object
    origin: Origin | None = None


@node
class IsSummoned(Event):
    """A resonator is summoned: put into a field from the chase by resolving itself (fow 10.5:2); `whose`: that
    player's field."""

    what: Object
    whose: PlayerNode | None = None


@node
class IsTargeted(Event):
    """A card becomes a target of a spell or ability of a group: `by water spells`. Of any, it is `IsSelected`."""

    what: Object
    by: Object


@node
class JudgmentDone(Event):
    """A player performs judgment (fow 7.5), with a card of their own when `what` is given."""

    player: PlayerNode
    what: Object | None = None


@node
class LifeChanges(Event):
    """A player gains, loses or pays life (fow 1.5:4, 10.6:2); losing holds damage too."""

    player: PlayerNode
    verb: Literal["gain", "lose", "pay"]


@node
class Produces(Event):
    """A player produces will, with a card of a group when `what` is given (fow 9.7)."""

    player: PlayerNode | None = None
    what: Object | None = None


@node
class Puts(Event):
    """A player puts a card into a zone: a card of that player's that resolves (fow 7.1:3), or by a spell or ability of
    that player's. `whose` None: anyone's."""

    player: PlayerNode
    what: Object
    to: Zone
    whose: PlayerNode | None = None


@node
class Shifts(Event):
    """A card shifts: its [Shift] ability turns it future side up (fow 12.8:2.1)."""

    what: Object


@node
class StoneCalled(Event):
    """A player calls a magic stone (fow 10.15)."""

    player: PlayerNode
    what: Object | None = None
