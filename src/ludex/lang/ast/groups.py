"""Groups: which cards a noun phrase means, and how many of them (sve 4.4.3: the field unless a zone is named)."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Literal

from ludex.lang.ast.node import Node, node

if TYPE_CHECKING:
    from ludex.lang.ast.kinds import Amount, Filter


KindWord = str  # a type noun; each dialect has its own


@node
class Kind(Node):
    """A type noun: card, follower, amulet, spell, leader, token (sve 2.3); `enemy` is an enemy leader or
    follower."""

    word: KindWord


@node
class OfName(Node):
    """A card name used as a noun: `a Kaguya on your field` (sve 2.1.2)."""

    name: str


@node
class TokenNamed(Node):
    """A token's name before the word token: `a Fairy token on your field`."""

    name: str


Noun = Kind | OfName | TokenNamed


@node
class Group(Node):
    """Cards of one noun that pass every filter; `before` and `after` only tell where the words stand."""

    before: tuple[Filter, ...]
    noun: Noun
    after: tuple[Filter, ...] = ()


@node
class Groups(Node):
    """Cards of several groups together: `an enemy leader or enemy follower`, `each enemy leader and enemy follower`.
    A number with `and` means that many of each group; `each`, `all` and counts mean the union. Each group has the
    adjectives that are said once for all of them; `said` tells how many those are."""

    options: tuple[Group, ...]
    after: tuple[Filter, ...] = ()
    joined: Literal["or", "and"] = "or"
    said: tuple[int, ...] = field(default=(), compare=False)


Counted = Group | Groups


@node
class Exactly(Node):
    """This many; with `or_fewer`/`or_more` as written."""

    amount: Amount


@node
class UpTo(Node):
    """Zero to this many (sve 10.6.2.3.2)."""

    amount: Amount


@node
class AnyNumber(Node):
    """As many as wanted."""

    at_least: int = 0


@node
class AtLeast(Node):
    """This many or more: `if you've played at least 3 cards this turn`."""

    amount: Amount


@node
class Each(Node):
    """All of them; nothing is chosen."""


@node
class HalfOfThem(Node):
    """Half of the group, rounded up (sve 5.30.2)."""


Quantity = Exactly | UpTo | AnyNumber | Each | HalfOfThem | AtLeast
