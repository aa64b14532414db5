"""Characteristics: base, then the ruleset's layers, dependency before time stamp; kept until something changes.

A card without effects is its printed face. A card with changes of its own and no effect on groups in sight is
computed alone and remembered on the card. Only when an ability changes whatever matches are all cards of the
visible zones computed together, layer by layer, so that conditions see the layers below them.
"""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.kernel import changes
from ludex.kernel.abilities import Ability
from ludex.kernel.cards import Characteristics
from ludex.kernel.changes import CLASS_OF, Change

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source, Static
    from ludex.kernel.cards import Card
    from ludex.kernel.game import Game

    # A change of one card, or an effect on whatever matches: its stamp, whose change, or by which source.
    _Step = tuple[int, int, Change | None, Source | None, Static | None]

EVER: Final = 1 << 60  # later than anything that will be gained
GAINED: Final = 1000  # places of gained abilities lie beyond those of printed ones


def place_of(chars: Characteristics, at: int) -> int:
    """The lasting place of a card's at-th ability, by which its uses are counted."""
    return chars.places[at] if isinstance(chars, Draft) else at


class Draft(Characteristics):
    """Characteristics being computed. Each ability remembers when it was gained, and its place: a printed one where it
    is printed, a gained one beyond GAINED, whatever other abilities come and go.
    """

    __slots__ = ("stamps", "lost", "places", "gains")

    def __init__(self, face: Characteristics, stamp: int) -> None:
        self.names = face.names
        self.types = face.types
        self.labels = face.labels
        self.numbers = dict(face.numbers)
        self.abilities = face.abilities
        self.keywords = face.keywords
        self.watches = face.watches
        self.has_terms = face.has_terms
        self.acts = face.acts
        self.stamps: tuple[int, ...] = (stamp,) * len(face.abilities)
        self.places: tuple[int, ...] = tuple(range(len(face.abilities)))
        self.gains = 0
        self.lost = -1

    def gain(self, ability: Ability, stamp: int) -> None:
        """Gain an ability, unless all abilities were lost after that moment."""
        if stamp < self.lost:
            return
        self.places = (*self.places, GAINED + self.gains)
        self.gains += 1
        self.stamps = (*self.stamps, stamp)
        self.hold((*self.abilities, ability))

    def lose_all(self, stamp: int) -> None:
        """Lose every ability gained before a moment; those gained later stay, and what is base information."""
        self.lost = max(self.lost, stamp)
        self._keep([s >= stamp or a.base for a, s in zip(self.abilities, self.stamps, strict=True)])

    def lose(self, keyword: str, stamp: int) -> None:
        """Lose the abilities of one keyword gained before a moment."""
        self._keep([a.keyword != keyword or s >= stamp for a, s in zip(self.abilities, self.stamps, strict=True)])

    def _keep(self, kept: list[bool]) -> None:
        """Keep some of the abilities."""
        self.stamps = tuple(compress(self.stamps, kept))
        self.places = tuple(compress(self.places, kept))
        self.hold(tuple(compress(self.abilities, kept)))

    def add_label(self, kind: str, value: str) -> None:
        self.labels = {**self.labels, kind: self.labels.get(kind, frozenset()) | {value}}

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
        assert isinstance(value, int)
        draft.add_number(change.key, value)
    elif op in (changes.SET, changes.PRINT):
        assert isinstance(value, int)
        draft.set_number(change.key, value)
    elif op == changes.GAIN:
        assert isinstance(value, Ability)
        draft.gain(value, change.stamp)
    elif op == changes.LOSE_ALL:
        draft.lose_all(change.stamp if change.key != changes.FOR_GOOD else EVER)
    elif op == changes.LOSE:
        draft.lose(change.key, change.stamp)
    elif op == changes.HAVE:  # a number the card is taken to have, if it has none
        assert isinstance(value, int)
        draft.numbers.setdefault(change.key, value)
    elif op == changes.SWAP:
        assert isinstance(value, str)
        draft.swap_numbers(change.key, value)
    else:
        _apply_information(draft, change)


def _apply_information(draft: Draft, change: Change) -> None:
    """A change of types, labels or names."""
    op, value = change.op, change.value
    if op == changes.TYPES:
        assert isinstance(value, frozenset)
        draft.types = value
    elif op == changes.ALSO_TYPE:
        draft.types = draft.types | {change.key}
    elif op == changes.RETYPE:  # the type is `key` in place of those in `value`
        assert isinstance(value, frozenset)
        draft.types = (draft.types - value) | {change.key}
    elif op == changes.LABEL:
        assert isinstance(value, str)
        draft.add_label(change.key, value)
    elif op == changes.RELABEL:  # these labels of a kind in place of its own
        assert isinstance(value, frozenset)
        draft.labels = {**draft.labels, change.key: value}
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
    face = _base(g, card)[0] if card.links else card.definition.faces[card.face]
    changes, memo = card.changes, card.memo
    if not changes:
        return face
    if memo is not None and memo[1] is changes and memo[0] is face:
        return memo[2]
    draft = Draft(copied(card, face), _base(g, card)[1] if card.links else card.stamp)
    for layer in g.rules.layers:
        for change in changes:
            if CLASS_OF[change.op] in layer:
                apply_change(draft, change)
    card.memo = (face, changes, draft)
    return draft


def _base(g: Game, card: Card) -> tuple[Characteristics, int]:
    """What a linked card starts from, asked once for as long as the abilities in force are known."""
    index = g._index
    if index is None:
        return g.rules.base(g, card)
    found = index.bases.get(card.id)
    if found is None:
        found = index.bases[card.id] = g.rules.base(g, card)
    return found


def together(g: Game, cards: list[Card], statics: list[tuple[Source, Static]]) -> dict[int, Characteristics]:
    """All these cards with the effects on groups, layer by layer."""
    drafts: dict[int, Characteristics] = {}
    steps: list[_Step] = []
    for card in cards:
        face = _base(g, card)[0] if card.links else card.definition.faces[card.face]
        if card.changes:
            face = copied(card, face)
            steps += [(own.stamp, card.id, own, None, None) for own in card.changes]
        drafts[card.id] = face
    steps += [(source.stamp, -1, None, source, static) for source, static in statics]
    if len(steps) > 1:
        steps.sort(key=_stamp)
    outer = g.drafts
    g.drafts = drafts
    try:
        for layer in g.rules.layers:
            now = [step for step in steps if _acts(step, layer)]
            if now:
                _layer(g, drafts, layer, now)
    finally:
        g.drafts = outer
    return drafts


def by_itself(g: Game, card: Card, statics: list[tuple[Source, Static]]) -> Characteristics:
    """A card with effects that speak of it only and look at nothing that effects change: whether they apply can be
    asked of the card alone, and where none does it is what it is alone."""
    plain = alone(g, card)
    if g._index is None or not g._index.rooted:
        return _by_itself(g, card, plain, statics)
    # Rooted effects look at nothing but this.
    effects = [(source.stamp, static) for source, static in statics]
    linked = [g.cards[other].zone for other in card.links]
    roots = (plain, card.stamp, card.zone, card.seat, effects, linked)
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
            drafts[cid] = copied(card, _base(g, card)[0] if card.links else card.definition.faces[card.face])
            steps: list[_Step] = [(own.stamp, cid, own, None, None) for own in card.changes]
            steps += [(source.stamp, cid, None, source, static) for source, static in acting]
            steps.sort(key=_stamp)
            for layer in g.rules.layers:
                for step in steps:
                    if _acts(step, layer):
                        _take_own(g, drafts, layer, step)
    finally:
        g.drafts = outer
    return drafts[cid]


def _take_own(g: Game, drafts: dict[int, Characteristics], layer: frozenset[str], step: _Step) -> None:
    """Take one step of a card by itself, which is known to apply."""
    _, cid, change, source, static = step
    if change is not None:
        apply_change(_writable(g, drafts, cid), change)
    elif source is not None and static is not None and _present(drafts, source):
        draft = _writable(g, drafts, cid)
        for name in static.layers:
            if name in layer:
                static.apply(g, source, cid, draft, name)


def _writable(g: Game, drafts: dict[int, Characteristics], cid: int) -> Draft:
    """A card's draft; a card that nothing has changed yet is still its printed face."""
    found = drafts[cid]
    if isinstance(found, Draft):
        return found
    card = g.cards[cid]
    made = drafts[cid] = Draft(found, _base(g, card)[1] if card.links else card.stamp)
    return made


def _acts(step: _Step, layer: frozenset[str]) -> bool:
    """Whether a step is taken in this layer."""
    change, static = step[2], step[4]
    if change is not None:
        return CLASS_OF[change.op] in layer
    assert static is not None
    return not layer.isdisjoint(static.layers)


def _layer(g: Game, drafts: dict[int, Characteristics], layer: frozenset[str], steps: list[_Step]) -> None:
    """One layer: the cards' own changes and the effects on groups, in time order unless one depends on another."""
    orderly = len(steps) < 2 or not any([s[4] is not None and g.rules.sensitive(s[4], layer) for s in steps])
    if orderly:
        for step in steps:
            _take(g, drafts, layer, step)
        return
    while steps:
        _take(g, drafts, layer, steps.pop(_first(g, drafts, layer, steps)))


def _take(g: Game, drafts: dict[int, Characteristics], layer: frozenset[str], step: _Step) -> None:
    """Take one step."""
    _, cid, change, source, static = step
    if change is not None:
        apply_change(_writable(g, drafts, cid), change)
    elif source is not None and static is not None:
        _spread(g, drafts, layer, source, static)


def _stamp(step: _Step) -> int:
    return step[0]


def _first(
    g: Game,
    drafts: dict[int, Characteristics],
    layer: frozenset[str],
    steps: list[_Step],
) -> int:
    """The step to apply next: the earliest that depends on no other that is still to come."""
    if len(steps) == 1 or not any(s[4] is not None and g.rules.sensitive(s[4], layer) for s in steps):
        return 0
    for i, step in enumerate(steps):
        source, static = step[3], step[4]
        if source is None or static is None or not g.rules.sensitive(static, layer):
            return i
        if not any(j != i and _depends(g, drafts, layer, source, static, other) for j, other in enumerate(steps)):
            return i
    return 0


def _depends(
    g: Game,
    drafts: dict[int, Characteristics],
    layer: frozenset[str],
    source: Source,
    static: Static,
    other: _Step,
) -> bool:
    """Whether applying the other step first would change what this effect applies to, or how."""
    plain = _footprint(g, drafts, layer, source, static)
    trial = {cid: _copy(d) if isinstance(d, Draft) else d for cid, d in drafts.items()}
    g.drafts = trial
    try:
        _take(g, trial, layer, other)
        return not _alike(plain, _footprint(g, trial, layer, source, static))
    finally:
        g.drafts = drafts


def _footprint(
    g: Game, drafts: dict[int, Characteristics], layer: frozenset[str], source: Source, static: Static
) -> list[_Print]:
    """What an effect would do now: the cards it applies to and what it would change on each."""
    if not _present(drafts, source):
        return []
    result: list[_Print] = []
    for cid in _meant(g, drafts, source, static):
        draft = drafts[cid]
        if static.applies(g, source, cid, draft):
            probe = _copy(draft) if isinstance(draft, Draft) else Draft(draft, g.cards[cid].stamp)
            for name in static.layers:
                if name in layer:
                    static.apply(g, source, cid, probe, name)
            gained = len(probe.abilities) - len(draft.abilities), len(probe.names) - len(draft.names)
            result.append(_Print((cid, probe.types ^ draft.types, gained), draft.numbers, probe.numbers))
    return result


class _Print(NamedTuple):
    """What an effect would make of one card: which card and what changes on it, its numbers before and after."""

    what: tuple[int, frozenset[str], tuple[int, int]]
    before: dict[str, int]
    after: dict[str, int]


def _alike(one: list[_Print], other: list[_Print]) -> bool:
    """Whether an effect would do the same: add as much to the same numbers, or set them to the same."""
    return len(one) == len(other) and all(
        a.what == b.what
        and all(
            new == b.after[key] or new - a.before.get(key, 0) == b.after[key] - b.before.get(key, 0)
            for key, new in a.after.items()
        )
        for a, b in zip(one, other, strict=True)
    )


def _copy(draft: Draft) -> Draft:
    d = Draft.__new__(Draft)
    d.names = draft.names
    d.types = draft.types
    d.labels = draft.labels
    d.numbers = dict(draft.numbers)
    d.abilities = draft.abilities
    d.keywords = draft.keywords
    d.watches = draft.watches
    d.has_terms = draft.has_terms
    d.acts = draft.acts
    d.stamps = draft.stamps
    d.places = draft.places
    d.gains = draft.gains
    d.lost = draft.lost
    return d


def _present(drafts: dict[int, Characteristics], source: Source) -> bool:
    """Whether the card still has the ability that makes the effect (lasting effects have no card to lose it)."""
    if source.lasting >= 0 or source.card not in drafts:
        return True
    return source.ability in drafts[source.card].abilities


def _meant(g: Game, drafts: dict[int, Characteristics], source: Source, static: Static) -> list[int]:
    """The cards to ask about: where an effect says of which it speaks, no others."""
    cards, card = g.cards, source.card
    if static.own:
        return [card] if card in drafts else []
    if static.linked and cards[card].incarnation == source.incarnation:
        links = cards[card].links
        return [cid for cid in drafts if cid in links] if links else []
    zones = static.zones(g)
    return list(drafts) if zones is None else [cid for cid in drafts if cards[cid].zone in zones]


def _spread(
    g: Game, drafts: dict[int, Characteristics], layer: frozenset[str], source: Source, static: Static
) -> None:
    """Apply an effect to every card it matches."""
    if not _present(drafts, source):
        return
    meant = _meant(g, drafts, source, static)
    hit = [cid for cid in meant if static.applies(g, source, cid, drafts[cid])]
    for cid in hit:
        draft = _writable(g, drafts, cid)
        for name in static.layers:
            if name in layer:
                static.apply(g, source, cid, draft, name)
