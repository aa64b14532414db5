"""Characteristics: what a card is with its own changes, kept until something changes.

A card without effects is its printed face. A card with changes of its own and no effect on groups in sight is
computed alone and remembered on the card. Only when an ability changes whatever matches are all cards of the
visible zones computed together (see `layering`).
"""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING, Final

from ludex.kernel.abilities import Ability
from ludex.kernel.cards import Characteristics
from ludex.kernel.effects import changes
from ludex.kernel.effects.changes import BASE, CLASS_OF, Change
from ludex.kernel.effects.facts import ELSE

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source, Static
    from ludex.kernel.cards import Card
    from ludex.kernel.game import Game

    # A change of one card, or an effect on whatever matches: its stamp, whose change, or by which source.
    Step = tuple[int, int, Change | None, Source | None, Static | None]

EVER: Final = 1 << 60  # later than anything that will be gained
GAINED: Final = 1000  # places of gained abilities lie beyond those of printed ones


def place_of(chars: Characteristics, at: int) -> int:
    """The lasting place of a card's at-th ability, by which its uses are counted."""
    return chars.places[at] if isinstance(chars, Draft) else at


class Draft(Characteristics):
    """Characteristics being computed. Each ability remembers when it was gained, and its place: a printed one where it
    is printed, a gained one beyond GAINED, whatever other abilities come and go. `lost`: since when all abilities are
    lost (EVER: none can be gained). `barred`: keywords that cannot be gained.
    """

    __slots__ = ("stamps", "lost", "places", "gains", "barred")

    def __init__(self, face: Characteristics, stamp: int) -> None:
        self.names: tuple[str, ...] = face.names
        self.types: frozenset[str] = face.types
        self.labels = face.labels
        self.numbers: dict[str, int] = dict(face.numbers)
        self.abilities: tuple[Ability, ...] = face.abilities
        self.keywords: frozenset[str] = face.keywords
        self.watches: bool = face.watches
        self.has_terms: bool = face.has_terms
        self.acts: tuple[int, ...] = face.acts
        self.gist: object = face.gist
        self.stamps: tuple[int, ...] = (stamp,) * len(face.abilities)
        self.places: tuple[int, ...] = tuple(range(len(face.abilities)))
        self.gains: int = 0
        self.lost: int = -1
        self.barred: frozenset[str] = frozenset()

    def twin(self) -> Draft:
        """A copy to try something out on."""
        d = Draft.__new__(Draft)
        d.names = self.names
        d.types = self.types
        d.labels = self.labels
        d.numbers = dict(self.numbers)
        d.abilities = self.abilities
        d.keywords = self.keywords
        d.watches = self.watches
        d.has_terms = self.has_terms
        d.acts = self.acts
        d.gist = self.gist
        d.stamps = self.stamps
        d.places = self.places
        d.gains = self.gains
        d.lost = self.lost
        d.barred = self.barred
        return d

    def gain(self, ability: Ability, stamp: int) -> None:
        """Gain an ability, unless it cannot be gained."""
        if not self._shut(ability):
            self._number(stamp)
            self.hold((*self.abilities, ability))

    def _shut(self, ability: Ability) -> bool:
        """Whether an ability cannot be gained."""
        return self.lost == EVER or ability.keyword in self.barred

    def _number(self, stamp: int) -> None:
        """What is gained next has a place that nothing else had, and is as old as what gives it."""
        self.places = (*self.places, GAINED + self.gains)
        self.gains += 1
        self.stamps = (*self.stamps, stamp)

    def lose_all(self, stamp: int) -> None:
        """Lose every ability gained before a moment; those gained later stay, and what is base information."""
        self.lost = max(self.lost, stamp)
        self._keep([s >= stamp or a.base for a, s in zip(self.abilities, self.stamps, strict=True)])

    def lose(self, keyword: str, stamp: int) -> None:
        """Lose the abilities of one keyword gained before a moment."""
        self._keep([a.keyword != keyword or s >= stamp for a, s in zip(self.abilities, self.stamps, strict=True)])

    def strip(self, keywords: tuple[str, ...], *, printed: bool) -> None:
        """Lose what has been gained so far, and what is `printed` too; all abilities that are no base information, or
        those of some keywords. Whatever is gained afterwards stays."""
        self._keep(
            [
                (a.keyword not in keywords if keywords else a.base) or not (printed or place >= GAINED)
                for a, place in zip(self.abilities, self.places, strict=True)
            ]
        )

    def bar(self, keywords: tuple[str, ...]) -> None:
        """No ability can be gained, or none of these keywords."""
        if keywords:
            self.barred = self.barred | frozenset(keywords)
        else:
            self.lost = EVER

    def _keep(self, kept: list[bool]) -> None:
        """Keep some of the abilities."""
        self.stamps = tuple(compress(self.stamps, kept))
        self.places = tuple(compress(self.places, kept))
        self.hold(tuple(compress(self.abilities, kept)))

    def add_label(self, kind: str, value: str) -> None:
        self.labels: dict[str, frozenset[str]] = {**self.labels, kind: self.labels.get(kind, frozenset()) | {value}}

    def add_number(self, key: str, amount: int) -> None:
        if key in self.numbers:
            self.numbers[key] += amount

    def set_number(self, key: str, amount: int) -> None:
        if key in self.numbers:
            self.numbers[key] = amount

    def swap_numbers(self, one: str, other: str) -> None:
        """Exchange two numbers; a card that lacks one of them keeps the other."""
        if one in self.numbers and other in self.numbers:
            self.numbers[one], self.numbers[other] = self.numbers[other], self.numbers[one]


def apply_change(draft: Draft, change: Change) -> None:
    """Apply one change of a card's own."""
    op, value = change.op, change.value
    if op in (changes.ADD, changes.COUNT):
        draft.add_number(change.key, change.number)
    elif op in (changes.SET, changes.PRINT):
        draft.set_number(change.key, change.number)
    elif op == changes.GAIN:
        assert isinstance(value, Ability)
        if change.stamp >= draft.lost:
            draft.gain(value, change.stamp)
    elif op == changes.LOSE_ALL:
        draft.lose_all(change.stamp if change.key != changes.FOR_GOOD else EVER)
    elif op == changes.LOSE:
        draft.lose(change.key, change.stamp)
    elif op == changes.HAVE:  # a number the card is taken to have, if it has none
        draft.numbers.setdefault(change.key, change.number)
    elif op == changes.SWAP:
        draft.swap_numbers(change.key, change.word)
    else:
        _apply_information(draft, change)


def _apply_information(draft: Draft, change: Change) -> None:
    """A change of types, labels or names."""
    op = change.op
    if op == changes.TYPES:
        draft.types = change.words
    elif op == changes.ALSO_TYPE:
        draft.types = draft.types | {change.key}
    elif op == changes.RETYPE:  # the type is `key` in place of those in `value`
        draft.types = (draft.types - change.words) | {change.key}
    elif op == changes.LABEL:
        draft.add_label(change.key, change.word)
    elif op == changes.RELABEL:  # these labels of a kind in place of its own
        draft.labels = {**draft.labels, change.key: change.words}
    elif op == changes.NAME:
        draft.names = draft.names + (change.key,)
    elif op == changes.RENAME:
        draft.names = (change.key,)


def copied(card: Card, face: Characteristics) -> Characteristics:
    """What a card with changes starts from: its own side, or that of the card it has last become a copy of."""
    for change in reversed(card.changes):
        if change.op == changes.COPY:
            assert isinstance(change.value, Characteristics)
            return change.value
    return face


def alone(g: Game, card: Card) -> Characteristics:
    """A card with only its own changes, remembered on the card."""
    face = starting(g, card)[0] if card.links else card.definition.faces[card.face]
    changes, memo = card.changes, card.memo
    if not changes:
        return face
    if memo is not None and memo[1] is changes and memo[0] is face:
        return memo[2]
    draft = Draft(copied(card, face), starting(g, card)[1] if card.links else card.stamp)
    for layer in g.rules.layers:
        for change in changes:
            if CLASS_OF[change.op] in layer:
                apply_change(draft, change)
    card.memo = (face, changes, draft)
    return draft


def starting(g: Game, card: Card) -> tuple[Characteristics, int]:
    """What a linked card starts from, asked once for as long as the abilities in force are known."""
    index = g._index
    if index is None:
        return g.rules.base(g, card)
    found = index.bases.get(card.id)
    if found is None:
        found = index.bases[card.id] = g.rules.base(g, card)
    return found


def by_itself(g: Game, card: Card, statics: list[tuple[Source, Static]]) -> Characteristics:
    """A card with effects that speak of it only and look at nothing that effects change: whether they apply can be
    asked of the card alone, and where none does it is what it is alone."""
    plain, index = alone(g, card), g._index
    rooted = all([static.own_links_only for _, static in statics])
    if index is None or not rooted or index.heeds & ELSE:
        return _by_itself(g, card, plain, statics)
    # Rooted effects look at nothing but this.
    effects = [(source.stamp, static) for source, static in statics]
    linked = [g.cards[other].zone for other in card.links]
    roots = (plain, card.stamp, card.zone, card.seat, card.faceup, effects, linked)
    if card.itself is None or card.itself[0] != roots:
        card.itself = roots, _by_itself(g, card, plain, statics)
    return card.itself[1]


def _by_itself(
    g: Game, card: Card, plain: Characteristics, statics: list[tuple[Source, Static]]
) -> Characteristics:
    cid = card.id
    drafts: dict[int, Characteristics] = {cid: plain}
    outer = g.drafts
    g.drafts = drafts
    try:
        acting = [(source, static) for source, static in statics if static.applies(g, source, cid, plain)]
        if acting:
            drafts[cid] = copied(card, starting(g, card)[0] if card.links else card.definition.faces[card.face])
            steps: list[Step] = [(own.stamp, cid, own, None, None) for own in card.changes]
            steps += [(source.stamp, cid, None, source, static) for source, static in acting]
            steps.sort(key=age)
            begun: set[object] = set()
            for layer in g.rules.layers:
                for step in steps:
                    if _acts(step, layer):
                        _take_own(g, drafts, layer, step, begun)
    finally:
        g.drafts = outer
    return drafts[cid]


def _take_own(
    g: Game, drafts: dict[int, Characteristics], layer: frozenset[str], step: Step, begun: set[object]
) -> None:
    """Take one step of a card by itself, which is known to apply; once it has begun it goes on."""
    _, cid, change, source, static = step
    if change is not None:
        apply_change(writable(g, drafts, cid), change)
    elif source is not None and static is not None and (source.id in begun or present(drafts, source)):
        draft = writable(g, drafts, cid)
        if BASE not in layer:
            begun.add(source.id)
        for name in static.layers:
            if name in layer:
                static.apply(g, source, cid, draft, name)


def writable(g: Game, drafts: dict[int, Characteristics], cid: int) -> Draft:
    """A card's draft; a card that nothing has changed yet is still its printed face."""
    found = drafts[cid]
    if isinstance(found, Draft):
        return found
    card = g.cards[cid]
    made = drafts[cid] = Draft(found, starting(g, card)[1] if card.links else card.stamp)
    return made


def present(drafts: dict[int, Characteristics], source: Source) -> bool:
    """Whether the card still has the ability that makes an effect (lasting effects have no card to lose it): a printed
    one in its place, a gained one in any."""
    found = drafts.get(source.card) if source.lasting < 0 else None
    if found is None:
        return True
    if source.ordinal < GAINED and isinstance(found, Draft):
        return source.ordinal in found.places
    return source.ability in found.abilities


def _acts(step: Step, layer: frozenset[str]) -> bool:
    """Whether a step is taken in this layer."""
    change, static = step[2], step[4]
    if change is not None:
        return CLASS_OF[change.op] in layer
    assert static is not None
    return not layer.isdisjoint(static.layers)


def age(step: Step) -> int:
    """The stamp by which steps are ordered."""
    return step[0]
