"""The kinds of nodes: what a node is to its text. A game's own nodes are of a kind by being one; no list names them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ludex.lang.ast.node import Node

if TYPE_CHECKING:
    from ludex.lang.ast.filters import Zone


class Ability(Node):
    """One ability of a card."""

    __slots__ = ()


class PlayRule(Ability):
    """A rule for playing the card it is on, for putting it into play or into decks: looked up where that is done."""

    __slots__ = ()


class PlayCost(PlayRule):
    """A cost that is paid in playing the card it is on."""

    __slots__ = ()


class Restriction(Node):
    """When or how often an ability can be played or triggers."""

    __slots__ = ()


class FromZone(Restriction):
    """Only while the card lies in a zone."""

    __slots__ = ()
    zone: Zone


class Priced(Restriction):
    """A change of what the ability takes to play: one of its terms."""

    __slots__ = ()


class Trigger(Node):
    """What an automatic ability waits for."""

    __slots__ = ()


class Static(Node):
    """What holds as long as something lasts: gifts, prohibitions, permissions, replacements."""

    __slots__ = ()


class Permission(Static):
    """A rule that changes no card: what may be done, what must be, what it costs. Chapters ask for it."""

    __slots__ = ()


class OfItself(Permission):
    """A rule that a card may say of itself: how it is played or comes in. It is looked up on the card then."""

    __slots__ = ()
    what: Object | None


class Further(Permission):
    """A rule by which abilities of cards trigger further times: those written with a keyword."""

    __slots__ = ()
    what: Object
    keyword: str


class Step(Node):
    """One step of what an effect does."""

    __slots__ = ()


class Action(Step):
    """A step that is a verb of the book."""

    __slots__ = ()


class Sequel(Action):
    """An action that only says more of what was done just before it."""

    __slots__ = ()


class WordChoice(Action):
    """An action by which a player chooses a word or a number that the text goes on to speak of."""

    __slots__ = ()
    what: str


class Trade(Action):
    """An action by which two things take each other's place: what its words speak of was named before it."""

    __slots__ = ()


class OwnCost(Action):
    """An action that pays the cost of its own ability, when its player wants to."""

    __slots__ = ()


class Placing(Action):
    """An action that puts cards somewhere."""

    __slots__ = ()
    what: Object


class ToField(Placing):
    """An action that puts cards onto the field of who carries it out."""

    __slots__ = ()
    state: str


class Parting(Action):
    """An action by which players part with cards."""

    __slots__ = ()
    what: Object


class OfOwn(Parting):
    """One that players carry out only with cards they control."""

    __slots__ = ()


class Cost(Node):
    """One thing to pay."""

    __slots__ = ()


class KeywordCost(Cost):
    """A cost with a word of its own that opens a clause of a text, and that is settled on playing."""

    __slots__ = ()
    word: ClassVar[str] = ""


class ActCost(Cost):
    """A cost that is done to cards."""

    __slots__ = ()


class Event(Node):
    """Something that happens, as triggers, replacements and counts speak of it."""

    __slots__ = ()


class Condition(Node):
    """What is true or not."""

    __slots__ = ()


class Outcome(Condition):
    """How the text itself has gone: whether something was done, paid or rolled. Known only while it is carried out."""

    __slots__ = ()


class Announced(Outcome):
    """How the text was announced: whether what may be paid on playing is paid. Known once that has been said, before
    anything is selected (sve 10.6.2.2.2)."""

    __slots__ = ()


class Filter(Node):
    """What tells some cards from others."""

    __slots__ = ()


class Label(Filter):
    """Of one of the words on cards that mean nothing but that texts can ask for them. `sort`: what such a word is
    called, where cards may bring words of their own."""

    __slots__ = ()
    sort: ClassVar[str] = ""
    name: str


class Adjective(Label):
    """A label that describes, said before the first of several nouns, those after it too."""

    __slots__ = ()


class Labels(Filter):
    """Of several labels of a sort at once."""

    __slots__ = ()
    sort: ClassVar[str] = ""
    names: tuple[str, ...]


class Amount(Node):
    """A number."""

    __slots__ = ()


class History(Amount):
    """How often or how much something has happened."""

    __slots__ = ()


class Object(Node):
    """What a sentence speaks of."""

    __slots__ = ()


class Linked(Object):
    """The card that this one is linked to. `kind`: only while it is of that kind; `binding`: by which it is named."""

    __slots__ = ()
    kind: str
    binding: int


class Gain(Node):
    """What a card is given: numbers, keywords, abilities."""

    __slots__ = ()


class BaseGain(Gain):
    """What a card becomes, which is base information where it says so of itself."""

    __slots__ = ()
