"""Amounts: every number a text can name, written out or counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludex.lang.ast.kinds import Amount, History
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.lang.ast.groups import Counted, Group
    from ludex.lang.ast.kinds import Event, Object

Stat = str  # a number of a card; each game has its own
Points = str  # a value of a player; each game has its own
Span = Literal["turn", "game", "battle"]


@node
class Number(Amount):
    """A number written out; `a` is 1."""

    value: int


@node
class X(Amount):
    """The letter X (sve 5.2). `value` is what the text says it equals; None: the player fixes it on
    playing."""

    value: Amount | None = None


@node
class Count(Amount):
    """How many cards are in a group."""

    of: Counted


@node
class StatOf(Amount):
    """A number of one card. `original`: as printed on the card (sve 5.24)."""

    stat: Stat
    of: Object
    original: bool = False


@node
class TotalOf(Amount):
    """The sum of a number over a group or over cards already spoken of."""

    stat: Stat
    of: Counted | Object


@node
class ExtremeOf(Amount):
    """The highest or lowest number in a group."""

    end: Literal["highest", "lowest"]
    stat: Stat
    of: Group


@node
class KindsOf(Amount):
    """How many different names, costs, traits or classes there are in a group."""

    what: Literal["names", "costs", "traits", "classes", "attributes", "races"]
    of: Group


@node
class CountersOn(Amount):
    """How many counters of a kind (any kind when empty) are on a card (sve 15.1)."""

    kind: str
    on: Object


@node
class TimesHappened(History):
    """How often something happened this turn or this game; `without_this` leaves the card itself out."""

    event: Event
    span: Span = "turn"
    without_this: bool = False


@node
class DoneCount(Amount):
    """How many of the cards a cost or step of this ability acted on are of a group: `amulets destroyed this way`.
    `binding` is the phrase that named those cards; 0: it was done to cards named before (`destroy them`)."""

    of: Group
    verb: str
    binding: int = 0


@node
class CountOfRef(Amount):
    """How many cards a reference holds, e.g. the followers destroyed this way."""

    of: Object
    verb: str = ""
    noun: str = "card"


@node
class ThatMuch(Amount):
    """The amount of the event spoken of: the damage dealt, the defense lost ..."""


@node
class ChosenNumber(Amount):
    """A number the player chooses (sve 5.2.1.2)."""


@node
class DieResult(Amount):
    """The result of the last die roll (sve 5.20)."""


@node
class Plus(Amount):
    """A sum."""

    left: Amount
    right: Amount


@node
class Minus(Amount):
    """A difference."""

    left: Amount
    right: Amount


@node
class Times(Amount):
    """A product: 2 times an amount, twice an amount."""

    factor: Amount
    of: Amount


@node
class HalfOf(Amount):
    """Half of an amount, rounded up (sve 5.30)."""

    of: Amount
