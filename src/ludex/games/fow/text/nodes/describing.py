"""What describes cards (fow 2.8, 8, 9.3, 10.1): attributes, abilities, additions, battles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludex.lang.ast import Adjective, Filter
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.games.fow.text.nodes.words import Attribute, ChosenWord
    from ludex.lang.ast import Amount, Counted, Object

SAVED_IN = "ludex.lang.ast.fow.nouns"


@node
class AddedTo(Filter):
    """An addition that is added to a card: `added to a resonator you control`."""

    what: Object


@node
class Altered(Filter):
    """With a number that differs from the printed one (fow 9.9:7), one of several if more are named."""

    stats: tuple[Literal["attack", "defense"], ...]


@node
class Battling(Filter):
    """In a battle with a card, or with a player (fow 8): `blocking this card`, `attacking you`, `battling with it`."""

    role: Literal["blocking", "blocked by", "attacking", "attacked by", "battling"]
    what: Object


@node
class HasAbility(Filter):
    """With (or without) an ability of a sort: `with an [Enter] ability`, `with no abilities` (sort empty).
    `original`: printed on the card (fow 9.9:7)."""

    sort: Literal["", "enter", "break", "activate", "automatic", "continuous", "god's art", "awakening"] = ""
    negated: bool = False
    original: bool = False


@node
class HasAddition(Filter):
    """With an addition added to it (fow 10.1), of a group when `group` is given."""

    group: Counted | None = None
    negated: bool = False


@node
class Elsewhere(Filter):
    """Another than the one to which the card spoken of is added now: `move it onto another resonator`."""

    what: Object


@node
class OtherThan(Filter):
    """Not the card spoken of: `up to one second target resonator`."""

    what: Object


@node
class OfAttribute(Adjective):
    """Of an attribute (fow 2.8); `void` is without any attribute."""

    name: Attribute
    negated: bool = False


@node
class PrintedPair(Filter):
    """With these numbers printed as ATK and DEF (fow 9.9:7)."""

    attack: Amount
    defense: Amount


@node
class OfChosen(Filter):
    """Of the attribute, race, name or number chosen for this card or by this ability (`ChooseWord`)."""

    what: ChosenWord
    negated: bool = False
