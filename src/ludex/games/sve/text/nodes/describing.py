"""What describes cards (sve 2): classes, traits, universes, printed types."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ludex.lang.ast.kinds import Adjective, Filter, Label, Labels
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.lang.ast import KindWord

SAVED_IN = "ludex.lang.ast.filters"


@node
class OfClass(Adjective):
    """Of a class (sve 2.2): `{forestcraft}`."""

    name: str
    negated: bool = False


@node
class OfTrait(Adjective):
    """With a trait (sve 2.4)."""

    sort: ClassVar[str] = "trait"
    name: str
    negated: bool = False


@node
class OfUniverse(Label):
    """Of a universe (sve 2.12)."""

    name: str


@node
class HasTraits(Labels):
    """With all these traits: `with both the Omen and Mage traits`."""

    sort: ClassVar[str] = "trait"

    names: tuple[str, ...]


@node
class OriginallyKind(Filter):
    """Originally of a type (sve 5.24)."""

    word: KindWord
    negated: bool = False
