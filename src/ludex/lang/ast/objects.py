"""Objects: the cards an instruction acts on. Whatever a text can speak of again has a `binding`;
`Ref(binding)` is the word that speaks of it. Bindings are numbered 1, 2, ... through one ability."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Literal

from ludex.lang.ast import cfv, fow
from ludex.lang.ast.node import Node, node

if TYPE_CHECKING:
    from ludex.lang.ast.amounts import Amount
    from ludex.lang.ast.filters import Place
    from ludex.lang.ast.groups import Counted, Quantity
    from ludex.lang.ast.players import PlayerNode


@node
class This(Node):
    """The card the text is on. `kind` (`this follower`): only while it is of that type (sve 5.25.3.1).
    `place`: this card where it lies there, so that the ability is valid there (sve 10.3.4)."""

    kind: Literal["", "card", "follower", "amulet", "spell", "unit", "resonator", "ability"] = ""
    place: Place | None = None


@node
class Ref(Node):
    """What an earlier phrase of the same ability bound: it, them, that follower, the selected card.
    Binding 0 is this card. `words` are the words read."""

    binding: int
    words: str = field(default="it", compare=False)


@node
class Some(Node):
    """A number of cards of a group: chosen when selected or when acted on, or all of them with `Each`.
    In a trigger: a card of that group."""

    quantity: Quantity
    group: Counted
    binding: int = 0


@node
class Leader(Node):
    """A player's leader."""

    of: PlayerNode
    binding: int = 0


@node
class TopCards(Node):
    """The top (or bottom) cards of a player's deck; `up_to`: one after another (sve 5.11.2). `zone`: of another zone
    that is a pile, such as the magic stone deck (fow 3.4)."""

    amount: Amount
    whose: PlayerNode
    end: Literal["top", "bottom"] = "top"
    up_to: bool = False
    binding: int = 0
    zone: Literal["deck", "magic stone deck", "lifebreak area"] = "deck"


@node
class WholeZone(Node):
    """All cards of a zone: your hand, your cemetery."""

    zone: Literal[
        "hand",
        "cemetery",
        "ex area",
        "deck",
        "banished zone",
        "soul",
        "damage zone",
        "drop zone",
        "bind zone",
        "graveyard",
        "magic stone deck",
        "lifebreak area",
        "removed area",
        "field",
    ]
    whose: PlayerNode
    binding: int = 0


@node
class Tokens(Node):
    """Tokens to be created (sve 9.1.2), by name."""

    quantity: Quantity
    name: str
    binding: int = 0


@node
class TokenChoice(Node):
    """Tokens of one of several names, the player choosing which: `an Assembly Droid or Repair Mode token`."""

    quantity: Quantity
    names: tuple[str, ...]
    binding: int = 0


@node
class TokenSet(Node):
    """The quantity of tokens of each of several names: `a Fairy Wisp and Fairy token`."""

    quantity: Quantity
    names: tuple[str, ...]
    binding: int = 0


@node
class PartOf(Node):
    """A number of the cards a reference holds: `any number of them`, `one of them`."""

    quantity: Quantity
    ref: Ref
    binding: int = 0


@node
class RestOf(Node):
    """The cards of a reference that were not moved: the rest, the remaining cards."""

    ref: Ref


@node
class Together(Node):
    """Several objects at once: `your leader and each enemy follower`."""

    parts: tuple[Object, ...]
    binding: int = 0


@node
class Same(Node):
    """Left out by the text: the object of the instruction this one replaces (`deal 6 damage instead`)."""


Object = (
    This
    | Ref
    | Some
    | Leader
    | TopCards
    | WholeZone
    | Tokens
    | TokenChoice
    | RestOf
    | Together
    | Same
    | TokenSet
    | PartOf
    | cfv.Objects
    | fow.Objects
)
