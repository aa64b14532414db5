"""Phrases that speak of cards: this card, it, some of a group, a leader, the top of a deck, a zone, the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.nouns import groups, objects, questions, senses, texts
from ludex.enact.nouns.noun import Noun, means, noun
from ludex.enact.nouns.subjects import leaving
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes import meanings
from ludex.enact.scenes.last_known import arrival, seen_by
from ludex.enact.scenes.meanings import Test
from ludex.enact.scenes.scene import held, look_at
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.nouns.subjects import Subject
    from ludex.enact.scenes.scene import Look, Scene
    from ludex.kernel.abilities import Source
    from ludex.kernel.cards import CardRef


@means(ast.This)
class This(Noun):
    """This card; "this follower" finds nothing while the card is of another type (sve 5.25.3.1)."""

    __slots__ = ("kind", "place", "is_bare", "sense", "where")

    def __init__(self, phrase: ast.This) -> None:
        super().__init__(phrase)
        self.kind: str = phrase.kind
        self.place: ast.Place | None = phrase.place
        self.is_bare: bool = self.kind in ("", "card") and self.place is None
        there = () if self.place is None else (self.place,)
        self.sense: senses.Sense = senses.Sense(ast.Group((), ast.Kind(self.kind or "card"), there))
        self.where: Test | None = None if self.place is None else questions.place(self.place, facedown=True)

    def now(self, scene: Scene) -> tuple[CardRef, ...]:
        """The card with the text, wherever it is (fow-2.0 14.3:1); `this ability` is what waits to be resolved."""
        if self.kind == "ability":
            return tuple(scene.g.cards[cid].ref for cid in objects.waiting_as(scene))
        ref = objects.this_card(scene)
        if self.is_bare:
            return (ref,)
        if self.place is not None and not objects.lies_in(scene, ref, self.place):
            return ()
        return (ref,) if self._is_kind(scene, seen_by(scene, ref)) else ()

    def is_one(self, scene: Scene, ref: CardRef) -> bool:
        source = scene.source
        if ref.id != source.card or ref.incarnation != source.incarnation:
            return False
        return self.is_bare or self.sense.fits(scene, look_at(scene.g, ref))

    def was_one(self, scene: Scene, subject: Subject) -> bool:
        source = scene.source
        if subject.id != source.card or source.incarnation not in (subject.before, subject.after):
            return False
        if self.where is not None and not subject.is_in(scene, self.where):
            return False
        return self.kind in ("", "card") or self._is_kind(scene, subject.look)

    def _is_kind(self, scene: Scene, seen: Look) -> bool:
        """Whether the card is of the type that the text calls it (sve 5.25.3.1)."""
        return self.kind in ("", "card") or text_rules(scene.g).is_called(scene.g, seen, self.kind)


@means(ast.Ref)
class It(Noun):
    """What an earlier phrase of the same text named: it, them, that follower."""

    __slots__ = ("binding", "nth")

    def __init__(self, phrase: ast.Ref) -> None:
        super().__init__(phrase)
        self.binding: int = phrase.binding
        self.nth: int = phrase.nth

    def now(self, scene: Scene) -> tuple[CardRef, ...]:
        if not self.binding:
            return (objects.this_card(scene),)
        found = scene.refs(self.binding)
        return found[self.nth - 1 : self.nth] if self.nth else found

    def was_one(self, scene: Scene, subject: Subject) -> bool:
        """What happened to a card before the move in which the text saw it happened to it: `when a resonator is put
        into a graveyard, if it was dealt damage this turn`."""
        for ref in self.now(scene):
            if subject.means(ref):
                return True
            if ref.id == subject.id and subject.after < ref.incarnation:
                came = arrival(scene.g, ref)
                if came is not None and came.incarnation in (subject.before, subject.after):
                    return True
        return False


Binder = ast.Some | ast.Tokens | ast.TokenChoice | ast.TokenSet | ast.PartOf | ast.AllBut


class Named(Noun):
    """What has to be chosen, made or found first; then it is what was named."""

    __slots__ = ("binding",)

    def __init__(self, phrase: Binder) -> None:
        super().__init__(phrase)
        self.binding: int = phrase.binding

    def now(self, scene: Scene) -> tuple[CardRef, ...]:
        return scene.refs(self.binding) if self.binding else ()


@means(ast.Some)
class Some(Named):
    """Cards of a group: each of them is found anew; anything else is what was chosen."""

    __slots__ = ("group", "each", "every", "yours", "theirs", "spoken_of", "extreme", "zones")

    def __init__(self, phrase: ast.Some) -> None:
        super().__init__(phrase)
        self.group: ast.Counted = phrase.group
        self.each: bool = isinstance(phrase.quantity, ast.Each)
        self.every: tuple[senses.Sense, ...] = senses.senses_of(phrase.group)
        sides = {sense.side for sense in self.every}
        self.yours: bool = sides == {"you"}
        self.theirs: bool = sides == {"opponent"}
        below = tuple(ast.walk(phrase.group))
        self.spoken_of: bool = any(isinstance(n, ast.Among) for n in below)
        self.extreme: bool = any(isinstance(n, ast.ExtremeStat) and n.within is None for n in below)
        self.zones: dict[str, tuple[str, ...]] = {}

    def now(self, scene: Scene) -> tuple[CardRef, ...]:
        if self.each:
            return objects.of_cards(scene, groups.members(scene, self.group))
        return super().now(scene)

    def is_one(self, scene: Scene, ref: CardRef) -> bool:
        """Extremes speak of the whole group, so its members are found first."""
        g = scene.g
        if self.extreme:
            return g.find(ref) is not None and ref.id in groups.members(scene, self.group)
        card = g.cards[ref.id]
        if not self.spoken_of and card.incarnation == ref.incarnation:
            # Most cards are elsewhere, and looking at a card closely costs more than seeing where it is.
            if (self.yours and card.seat != scene.you) or (self.theirs and card.seat == scene.you):
                return False
            rules = text_rules(g)
            meant = self.zones.get(rules.id)
            if meant is None:
                meant = self.zones[rules.id] = groups.zones_of(self.group, rules)
            if meant and card.zone not in meant:
                return False
        seen = look_at(g, ref)
        return any([sense.matches(scene, seen) for sense in self.every])

    def would_be(self, scene: Scene, ref: CardRef) -> bool:
        return groups.fits(scene, self.group, look_at(scene.g, ref))

    def was_one(self, scene: Scene, subject: Subject) -> bool:
        """A zone among its words is where the card was, or where it is seen."""
        text = subject.text
        if text is not None and texts.speaks_of_texts(scene, self.group):
            if subject.played:
                return texts.is_played(scene, self.group, text)
            if texts.is_by(scene, self.group, text):
                return True
        if not self.speaks_of_abilities() and _is_no_card(scene, subject.look):
            return False
        if groups.fits(scene, self.group, subject.look):
            return True
        if not any(sense.places for sense in self.every):
            return False
        whence = subject.whence()
        return whence is not None and groups.fits(scene, self.group, whence)

    def is_played(self, scene: Scene, text: Source) -> bool:
        if texts.speaks_of_texts(scene, self.group):
            return texts.is_played(scene, self.group, text)
        return super().is_played(scene, text)

    def is_by(self, scene: Scene, text: Source) -> bool:
        return texts.is_by(scene, self.group, text)

    def speaks_of_abilities(self) -> bool:
        return texts.speaks_of_abilities(self.group)

    def speaks_of_texts(self, scene: Scene) -> bool:
        return texts.speaks_of_texts(scene, self.group)


def _is_no_card(scene: Scene, look: Look) -> bool:
    """Whether it waits to be resolved and is no card, though it lies where cards do: an ability (fow 3.13:3)."""
    rules = text_rules(scene.g)
    waits = look.zone in rules.spec and rules.spec[look.zone].transit
    return waits and not rules.is_kind(scene.g, look, "card")


@means(ast.Leader)
class Leader(Noun):
    """A player's leader."""

    __slots__ = ("of",)

    def __init__(self, phrase: ast.Leader) -> None:
        super().__init__(phrase)
        self.of: ast.PlayerNode = phrase.of

    def now(self, scene: Scene) -> tuple[CardRef, ...]:
        cards = scene.g.cards
        return tuple(cards[cid].ref for cid in self._leaders(scene))

    def is_one(self, scene: Scene, ref: CardRef) -> bool:
        return ref.id in self._leaders(scene)

    def was_one(self, scene: Scene, subject: Subject) -> bool:
        return subject.id in self._leaders(scene)

    def _leaders(self, scene: Scene) -> list[int]:
        rules = text_rules(scene.g)
        return [cid for seat in meanings.seats(scene, self.of) for cid in rules.leader(scene.g, seat)]


@means(ast.TopCards)
class TopCards(Noun):
    """The top or bottom cards of a deck, as many as there are (sve 4.5.2.1, 1.3.2): looked up before they move."""

    __slots__ = ("amount", "whose", "bottom", "pile")

    def __init__(self, phrase: ast.TopCards) -> None:
        super().__init__(phrase)
        self.amount: ast.Amount = phrase.amount
        self.whose: ast.PlayerNode = phrase.whose
        self.bottom: bool = phrase.end == "bottom"
        self.pile: str = phrase.zone

    def now(self, scene: Scene) -> tuple[CardRef, ...]:
        """The cards at that end of the deck (sve 4.5.2.1)."""
        g, n = scene.g, max(0, meanings.amount(scene, self.amount))
        if not n:
            return ()
        decks = (g.zone(seat, self.pile) for seat in meanings.seats(scene, self.whose))
        return tuple(g.cards[cid].ref for deck in decks for cid in (deck[-n:] if self.bottom else deck[:n]))


@means(ast.WholeZone)
class WholeZone(Noun):
    """All cards of a zone."""

    __slots__ = ("zone", "whose")

    def __init__(self, phrase: ast.WholeZone) -> None:
        super().__init__(phrase)
        self.zone: str = phrase.zone
        self.whose: ast.PlayerNode = phrase.whose

    def now(self, scene: Scene) -> tuple[CardRef, ...]:
        g = scene.g
        places = (
            (seat, part) for seat in meanings.seats(scene, self.whose) for part in text_rules(g).region(self.zone)
        )
        return tuple(g.cards[cid].ref for seat, part in places for cid in g.zone(seat, part))

    def is_one(self, scene: Scene, ref: CardRef) -> bool:
        card = scene.g.find(ref)
        return card is not None and self._is_there(scene, card.zone, card.seat)

    def was_one(self, scene: Scene, subject: Subject) -> bool:
        """A card that moves is one of the zone that it leaves."""
        e = subject.event
        where = leaving(subject.g, e) if e is not None and e.to else (subject.look.zone, subject.look.seat)
        return self._is_there(scene, *where)

    def _is_there(self, scene: Scene, zone: str, seat: int) -> bool:
        return text_rules(scene.g).lies_in(zone, self.zone) and seat in meanings.seats(scene, self.whose)


@means(ast.Tokens, ast.TokenChoice, ast.TokenSet)
class Tokens(Named):
    """Tokens there once they have been created (sve 9.1.2); in an event, tokens of that name."""

    __slots__ = ("tests",)

    sort = "unmade"

    def __init__(self, phrase: ast.Tokens | ast.TokenChoice | ast.TokenSet) -> None:
        super().__init__(phrase)
        names = (phrase.name,) if isinstance(phrase, ast.Tokens) else phrase.names
        self.tests: tuple[Test, ...] = tuple(questions.noun(ast.TokenNamed(name)) for name in names)

    def was_one(self, scene: Scene, subject: Subject) -> bool:
        return any(test(scene, subject.look) for test in self.tests)


@means(ast.RestOf)
class Rest(Noun):
    """What is left of the cards spoken of: those that are still where they were, and that the text has done nothing
    else with."""

    __slots__ = ("whole", "but")

    def __init__(self, phrase: ast.RestOf) -> None:
        super().__init__(phrase)
        self.whole: Noun = noun(phrase.ref)
        self.but: tuple[int, ...] = phrase.but

    def now(self, scene: Scene) -> tuple[CardRef, ...]:
        taken = {ref for part in self.but for ref in scene.refs(part)}
        return tuple(ref for ref in self.whole.now(scene) if ref not in taken and scene.g.find(ref) is not None)


@means(ast.PartOf, ast.AllBut)
class PartOf(Named):
    """Some of the cards spoken of, or all but some, once those have been chosen; in an event, any of them."""

    __slots__ = ("whole",)

    def __init__(self, phrase: ast.PartOf | ast.AllBut) -> None:
        super().__init__(phrase)
        self.whole: Noun = noun(phrase.ref)

    def was_one(self, scene: Scene, subject: Subject) -> bool:
        return self.whole.was_one(scene, subject)


@means(ast.Together)
class Together(Noun):
    """Several phrases at once: what any of them means."""

    __slots__ = ("parts",)

    def __init__(self, phrase: ast.Together) -> None:
        super().__init__(phrase)
        self.parts: tuple[Noun, ...] = tuple(map(noun, phrase.parts))

    def now(self, scene: Scene) -> tuple[CardRef, ...]:
        return tuple(dict.fromkeys(ref for part in self.parts for ref in part.now(scene)))

    def is_one(self, scene: Scene, ref: CardRef) -> bool:
        return any([part.is_one(scene, ref) for part in self.parts])

    def would_be(self, scene: Scene, ref: CardRef) -> bool:
        return any([part.would_be(scene, ref) for part in self.parts])

    def was_one(self, scene: Scene, subject: Subject) -> bool:
        return any([part.was_one(scene, subject) for part in self.parts])

    def is_played(self, scene: Scene, text: Source) -> bool:
        return any([part.is_played(scene, text) for part in self.parts])

    def is_by(self, scene: Scene, text: Source) -> bool:
        return any([part.is_by(scene, text) for part in self.parts])

    def speaks_of_abilities(self) -> bool:
        return any([part.speaks_of_abilities() for part in self.parts])

    def speaks_of_texts(self, scene: Scene) -> bool:
        return any([part.speaks_of_texts(scene) for part in self.parts])


@means(ast.Same)
class Unsaid(Noun):
    """Left out by the text: what the replaced instruction spoke of, which the flow binds as "same"; in an event,
    anything."""

    __slots__ = ()

    sort = "unsaid"

    def now(self, scene: Scene) -> tuple[CardRef, ...]:
        return held(scene.bind, "same")

    def was_one(self, scene: Scene, subject: Subject) -> bool:
        return True
