"""Objects: the cards an instruction acts on. Whatever a text can speak of again has a `binding`;
`Ref(binding)` is the word that speaks of it. Bindings are numbered 1, 2, ... through one ability."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Literal

from ludex.lang.ast.kinds import Object
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.lang.ast.filters import Place
    from ludex.lang.ast.groups import Counted, Quantity
    from ludex.lang.ast.kinds import Amount
    from ludex.lang.ast.players import PlayerNode

SAVED_IN = {
    "AllBut": "ludex.lang.ast.fow.nouns",
}  # where they were when they were first saved


@node
class This(Object):
    """The card the text is on. `kind` (`this follower`): only while it is of that type (sve 5.25.3.1).
    `place`: this card where it lies there, so that the ability is valid there (sve 10.3.4)."""

    kind: Literal["", "card", "follower", "amulet", "spell", "unit", "resonator", "ability"] = ""
    place: Place | None = None


@node
class Ref(Object):
    """What an earlier phrase of the same ability bound: it, them, that follower, the selected card.
    Binding 0 is this card. `words` are the words read. `nth`: that one of them, in the order they were selected."""

    binding: int
    words: str = field(default="it", compare=False)
    nth: int = 0


@node
class Some(Object):
    """A number of cards of a group: chosen when selected or when acted on, or all of them with `Each`.
    In a trigger: a card of that group."""

    quantity: Quantity
    group: Counted
    binding: int = 0


@node
class Leader(Object):
    """A player's leader."""

    of: PlayerNode
    binding: int = 0


@node
class TopCards(Object):
    """The top (or bottom) cards of a player's deck; `up_to`: one after another (sve 5.11.2). `zone`: of another zone
    that is a pile, such as the magic stone deck (fow 3.4)."""

    amount: Amount
    whose: PlayerNode
    end: Literal["top", "bottom"] = "top"
    up_to: bool = False
    binding: int = 0
    zone: Literal["deck", "magic stone deck", "lifebreak area"] = "deck"


@node
class WholeZone(Object):
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
class Tokens(Object):
    """Tokens to be created (sve 9.1.2), by name."""

    quantity: Quantity
    name: str
    binding: int = 0


@node
class TokenChoice(Object):
    """Tokens of one of several names, the player choosing which: `an Assembly Droid or Repair Mode token`."""

    quantity: Quantity
    names: tuple[str, ...]
    binding: int = 0


@node
class TokenSet(Object):
    """The quantity of tokens of each of several names: `a Fairy Wisp and Fairy token`."""

    quantity: Quantity
    names: tuple[str, ...]
    binding: int = 0


@node
class PartOf(Object):
    """A number of the cards a reference holds: `any number of them`, `one of them`."""

    quantity: Quantity
    ref: Ref
    binding: int = 0


@node
class RestOf(Object):
    """The cards of a reference that were not moved: the rest, the remaining cards. `but`: the phrases that took some of
    them to do something else with: `deal 5 damage to one of them and 2 damage to the others`."""

    ref: Ref
    but: tuple[int, ...] = ()


@node
class Together(Object):
    """Several objects at once: `your leader and each enemy follower`. Each part has the place that the text says last
    for all of them. `said` tells how the words stand: how many filters at the end of a part are those of all, and,
    where the number is said once (`an Otter and Stag in your cemetery`), the wordings of that phrase."""

    parts: tuple[Object, ...]
    binding: int = 0
    said: tuple[int, ...] = field(default=(), compare=False)


@node
class Same(Object):
    """Left out by the text: the object of the instruction this one replaces (`deal 6 damage instead`)."""


@node
class AllBut(Object):
    """All cards a reference holds but a number of them, the player choosing: `all but one of them`."""

    ref: Ref
    amount: Amount
    binding: int = 0
