"""Groups: which cards a noun phrase means, and how many of them (sve 4.4.3: the field unless a zone is
named)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludex.lang.ast.node import Node, node

if TYPE_CHECKING:
    from ludex.lang.ast.amounts import Amount, Stat
    from ludex.lang.ast.events import Event
    from ludex.lang.ast.objects import Object, Ref
    from ludex.lang.ast.players import PlayerNode

KindWord = Literal["card", "follower", "amulet", "spell", "leader", "token", "enemy", "crest", "equipment"]
Zone = Literal[
    "field",
    "hand",
    "deck",
    "evolve deck",
    "ex area",
    "cemetery",
    "banished zone",
    "evolve zone",
    "race zone",
    "drive zone",
    "trigger zone",
    "leader area",
]
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
    "served",
]


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
class Enemy(Node):
    """Controlled by an opponent."""


@node
class YouControl(Node):
    """Controlled by you: `you control`, `your followers`."""


@node
class Other(Node):
    """Not this card (another, other)."""


@node
class AtRandom(Node):
    """Picked at random, not by a player (sve 5.19)."""


@node
class OfClass(Node):
    """Of a class (sve 2.2): `{forestcraft}`."""

    name: str
    negated: bool = False


@node
class OfTrait(Node):
    """With a trait (sve 2.4)."""

    name: str
    negated: bool = False


@node
class OfUniverse(Node):
    """Of a universe (sve 2.12)."""

    name: str


@node
class OfKind(Node):
    """A type used as an adjective: token follower, evolved follower, non-token card."""

    word: Literal["token", "evolved", "advanced", "follower", "amulet", "spell", "double-faced"]
    negated: bool = False


@node
class InState(Node):
    """A state of placement or play: engaged, reserved, damaged, faceup, evolved ... (sve 4.2)."""

    word: StateWord


@node
class OriginallyKind(Node):
    """Originally of a type (sve 5.24)."""

    word: KindWord
    negated: bool = False


@node
class HasKeyword(Node):
    """With (or without) keywords, all of them."""

    names: tuple[str, ...]
    negated: bool = False


@node
class HasTrigger(Node):
    """With a Trigger icon (sve 14.4.1), of a kind or any."""

    kind: Literal["any", "critical", "draw", "stand", "heal"] = "any"


@node
class HasTraits(Node):
    """With all these traits: `with both the Omen and Mage traits`."""

    names: tuple[str, ...]


@node
class HasStat(Node):
    """A number compared: `that costs 3 or less`, `with 4 attack or more`, `1-cost`. `original`: the
    printed number."""

    stat: Stat
    compare: Compare
    amount: Amount
    original: bool = False


@node
class TotalStat(Node):
    """The chosen cards' numbers summed: `that cost a total of 5 or more`."""

    stat: Stat
    compare: Compare
    amount: Amount


@node
class ExtremeStat(Node):
    """With the highest or lowest number, in the group itself or among `within`."""

    end: Literal["highest", "lowest"]
    stat: Stat
    within: Group | None = None


@node
class HasCounters(Node):
    """With counters (any kind when the kind is empty)."""

    kind: str
    compare: Compare
    amount: Amount


@node
class IsNamed(Node):
    """Named so (one of the names), or not named so (none of them)."""

    names: tuple[str, ...]
    negated: bool = False


@node
class NameContains(Node):
    """With these words in its name (sve 2.1.2)."""

    words: str
    negated: bool = False


@node
class HasDeclaredName(Node):
    """With the name declared in this ability (sve 5.33)."""


@node
class Distinct(Node):
    """The chosen cards all differ in name or cost."""

    what: Literal["names", "costs"]


@node
class SameAs(Node):
    """With the same (or a different) name, cost or trait as another card."""

    what: Literal["name", "cost", "trait", "class"]
    card: Object
    negated: bool = False


@node
class Place(Node):
    """In a zone: `on your field`, `in your cemetery`, `from your hand`. No player: anyone's."""

    zone: Zone
    whose: PlayerNode | None = None


@node
class Places(Node):
    """In one of several zones: `on your field or in your EX area`."""

    places: tuple[Place, ...]


@node
class Among(Node):
    """One of the cards a reference holds: `from among them`."""

    ref: Ref


@node
class ThatDid(Node):
    """To which something happened (or did not) this turn: `that was put onto your field this turn`."""

    event: Event
    negated: bool = False


@node
class AnyOf(Node):
    """One of several filters: `a Commander or Officer follower`."""

    options: tuple[Filter, ...]


Filter = (
    Enemy
    | Other
    | AtRandom
    | OfClass
    | OfTrait
    | OfUniverse
    | OfKind
    | InState
    | OriginallyKind
    | HasKeyword
    | HasTrigger
    | HasTraits
    | HasStat
    | TotalStat
    | ExtremeStat
    | HasCounters
    | IsNamed
    | NameContains
    | Distinct
    | SameAs
    | Place
    | Places
    | Among
    | ThatDid
    | AnyOf
    | YouControl
    | HasDeclaredName
)


@node
class Group(Node):
    """Cards of one noun that pass every filter; `before` and `after` only tell where the words stand."""

    before: tuple[Filter, ...]
    noun: Noun
    after: tuple[Filter, ...] = ()


@node
class Groups(Node):
    """Cards of several groups together: `an enemy leader or enemy follower`, `each enemy leader and enemy follower`.
    A number with `and` means that many of each group; `each`, `all` and counts mean the union."""

    options: tuple[Group, ...]
    after: tuple[Filter, ...] = ()
    joined: Literal["or", "and"] = "or"


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
