"""Filters: what a noun phrase says about the cards it means (sve 2, 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from ludex.lang.ast.kinds import Filter, Label
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.lang.ast.amounts import Stat
    from ludex.lang.ast.groups import Group
    from ludex.lang.ast.kinds import Amount, Event, Object
    from ludex.lang.ast.objects import Ref
    from ludex.lang.ast.players import PlayerNode


Zone = str  # a zone by its name; each game has its own


Compare = Literal["==", "<=", ">=", "<", ">"]


StateWord = Literal[
    "engaged",
    "reserved",
    "damaged",
    "undamaged",
    "faceup",
    "facedown",
    "evolved",
    "unevolved",
    "super-evolved",
    "equipped",
    "added",
    "served",
    "attacking",
    "attacked",
    "boosting",
    "boosted",
    "in legion",
    "blocking",
    "blocked",
]

SAVED_IN = {
    "OfRace": "ludex.lang.ast.cfv",
    "Target": "ludex.lang.ast.fow.nouns",
    "ControlledBy": "ludex.lang.ast.fow.nouns",
    "OwnedBy": "ludex.lang.ast.fow.nouns",
    "Targeting": "ludex.lang.ast.fow.nouns",
    "AbilityOf": "ludex.lang.ast.fow.nouns",
    "Alike": "ludex.lang.ast.fow.nouns",
    "Parity": "ludex.lang.ast.fow.nouns",
}  # where they were when they were first saved


@node
class Enemy(Filter):
    """Controlled by an opponent."""


@node
class YouControl(Filter):
    """Controlled by you: `you control`, `your followers`."""


@node
class Other(Filter):
    """Not this card (another, other)."""


@node
class AtRandom(Filter):
    """Picked at random, not by a player (sve 5.19)."""


@node
class OfRace(Label):
    """Of a race (cfv 2.3, fow 2.5): `<High Beast>`."""

    sort: ClassVar[str] = "race"
    name: str
    negated: bool = False


@node
class OfKind(Filter):
    """A type used as an adjective: token follower, evolved follower, non-token card; a subtype or a type of magic stone
    (fow 2.1): `chant-instant`, `addition: field`, `wind magic stone`."""

    word: str
    negated: bool = False


@node
class InState(Filter):
    """A state of placement or play: engaged, reserved, damaged, faceup, evolved ... (sve 4.2)."""

    word: StateWord


@node
class HasKeyword(Filter):
    """With (or without) keywords, all of them."""

    names: tuple[str, ...]
    negated: bool = False


@node
class HasTrigger(Filter):
    """With a Trigger icon (sve 14.4.1), of a kind or any."""

    kind: Literal["any", "critical", "draw", "stand", "heal"] = "any"


@node
class HasStat(Filter):
    """A number compared: `that costs 3 or less`, `with 4 attack or more`, `1-cost`. `original`: the
    printed number."""

    stat: Stat
    compare: Compare
    amount: Amount
    original: bool = False


@node
class TotalStat(Filter):
    """The chosen cards' numbers summed: `that cost a total of 5 or more`."""

    stat: Stat
    compare: Compare
    amount: Amount


@node
class ExtremeStat(Filter):
    """With the highest or lowest number, in the group itself or among `within`."""

    end: Literal["highest", "lowest"]
    stat: Stat
    within: Group | None = None


@node
class HasCounters(Filter):
    """With counters (any kind when the kind is empty)."""

    kind: str
    compare: Compare
    amount: Amount


@node
class IsNamed(Filter):
    """Named so (one of the names), or not named so (none of them)."""

    names: tuple[str, ...]
    negated: bool = False


@node
class NameContains(Filter):
    """With these words in its name (sve 2.1.2)."""

    words: str
    negated: bool = False


@node
class HasDeclaredName(Filter):
    """With the name declared in this ability (sve 5.33)."""


@node
class Distinct(Filter):
    """The chosen cards all differ in name or cost."""

    what: Literal["names", "costs"]


@node
class SameAs(Filter):
    """With the same (or a different) name, cost or trait as another card."""

    what: Literal["name", "cost", "trait", "class", "clan", "race", "grade", "attribute"]
    card: Object
    negated: bool = False


@node
class Place(Filter):
    """In a zone: `on your field`, `in your cemetery`, `from your hand`. No player: anyone's."""

    zone: Zone
    whose: PlayerNode | None = None


@node
class Places(Filter):
    """In one of several zones: `on your field or in your EX area`."""

    places: tuple[Place, ...]


@node
class Among(Filter):
    """One of the cards a reference holds: `from among them`."""

    ref: Ref


@node
class ThatDid(Filter):
    """To which something happened (or did not) this turn: `that was put onto your field this turn`."""

    event: Event
    negated: bool = False


@node
class AnyOf(Filter):
    """One of several filters: `a Commander or Officer follower`."""

    options: tuple[Filter, ...]


@node
class Target(Filter):
    """`Target`: chosen as a target when the card or ability is played (fow 9.3:2.4) and asked again whether it is
    legal when it resolves (fow 9.3:3.1). It stands in `before` of a group, or of the first option of several; the
    quantity around it tells how many. Cards without this word are chosen on resolving (fow 10.13)."""


@node
class ControlledBy(Filter):
    """Controlled by a player who is neither simply you nor your opponent: `that player controls`."""

    player: PlayerNode


@node
class OwnedBy(Filter):
    """Owned by a player (fow 3.1): `you own`."""

    player: PlayerNode


@node
class Targeting(Filter):
    """A spell or ability in the chase that targets something; `single`: and nothing else."""

    what: Object | None = None
    single: bool = False


@node
class AbilityOf(Filter):
    """An ability of a card (fow 9.1:1.5): `of a resonator`, `darkness ability`; with `Kind("ability")`."""

    what: Object


@node
class Alike(Filter):
    """The cards of the group share a name (or race ...) with one another: `two or more with the same name`."""

    what: Literal["name", "race", "attribute", "cost"] = "name"


@node
class Parity(Filter):
    """With an odd, or even, total cost."""

    odd: bool
