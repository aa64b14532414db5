"""A board to read: cards with any information in any zone, and the scene of a text that looks at them."""

from __future__ import annotations

from collections.abc import Mapping

from ludex.enact.playable import PlayableTexts
from ludex.enact.scenes.scene import Bindings, Look, Scene
from ludex.kernel.abilities import PASSIVE, Ability, Source
from ludex.kernel.cards import Card, CardRef, Characteristics, Definition
from ludex.kernel.events import CREATE, Event
from ludex.kernel.game import Game
from ludex.kernel.pipeline.commit import commit
from ludex.kernel.zones import Sight, ZoneSpec
from ludex.lang import ast

YOU, FOE = ast.Player("you"), ast.Player("opponent")
RULE = "board 1"
ZONES = (
    ZoneSpec("field", RULE, Sight.PUBLIC, "field", oriented=True, watched=True),
    ZoneSpec("leader area", RULE, Sight.PUBLIC, "leader area", watched=True),
    ZoneSpec("hand", RULE, Sight.OWNER, "hand"),
    ZoneSpec("ex area", RULE, Sight.PUBLIC, "EX area"),
    ZoneSpec("deck", RULE, Sight.HIDDEN, "deck", ordered=True),
    ZoneSpec("evolve deck", RULE, Sight.OWNER, "evolve deck", faceup_public=True, faceup_apart=True),
    ZoneSpec("cemetery", RULE, Sight.PUBLIC, "cemetery"),
    ZoneSpec("banished zone", RULE, Sight.PUBLIC, "banished zone"),
    ZoneSpec("resolution zone", RULE, Sight.PUBLIC, "resolution zone", shared=True, transit=True),
)


class BoardRules(PlayableTexts):
    """Types and states as they are printed and lie."""

    whereabouts: Mapping[str, tuple[str, ...]] = {"leader": ("leader area",), "enemy": ("field", "leader area")}

    def has_number(self, chars: Characteristics, stat: str) -> bool:
        return stat == "cost" or not chars.types.isdisjoint({"follower", "leader"})

    def __init__(self) -> None:
        super().__init__("board", "board", "Board", ZONES)

    def is_kind(self, g: Game, look: Look, word: str) -> bool:
        if word == "enemy":
            return not look.chars.types.isdisjoint({"follower", "leader"})
        if word == "double-faced":
            return len(look.definition.faces) > 1
        return word == "card" or word in look.chars.types

    def in_state(self, g: Game, look: Look, word: str) -> bool:
        states = {
            "engaged": look.rested,
            "reserved": not look.rested,
            "faceup": look.faceup,
            "facedown": not look.faceup,
        }
        return states[word]

    def active_state(self, g: Game, name: str, seat: int) -> bool:
        return g.value(seat, name) > 0

    def threshold(self, scene: Scene, keyword: str, number: int) -> bool:
        return scene.g.value(scene.you, keyword) >= number

    def leader(self, g: Game, seat: int) -> tuple[int, ...]:
        return g.zone(seat, "leader area")

    def same_card(self, card: Card, event: Event) -> bool:
        return card.zone == event.to == "field"


class Board:
    """A game of seats 0 (whose text speaks) and 1."""

    def __init__(self) -> None:
        self.g = Game(BoardRules(), 1)
        self.g.turn = 1

    def definition(
        self,
        name: str = "Someone",
        types: str = "follower",
        stats: tuple[int, int] = (2, 3),
        cost: int = 1,
        *,
        also: tuple[str, ...] = (),
        keywords: tuple[str, ...] = (),
        labels: dict[str, tuple[str, ...]] | None = None,
    ) -> Definition:
        abilities = tuple(Ability((word,), PASSIVE, word, keyword=word) for word in keywords)
        marks = {kind: frozenset(values) for kind, values in (labels or {}).items()}
        numbers = {"attack": stats[0], "defense": stats[1], "cost": cost}
        face = Characteristics((name, *also), frozenset(types.split()), marks, numbers, abilities)
        return Definition(name, (face,), {})

    def card(
        self,
        name: str = "Someone",
        types: str = "follower",
        stats: tuple[int, int] = (2, 3),
        cost: int = 1,
        *,
        seat: int = 0,
        zone: str = "field",
        faceup: bool = True,
        rested: bool = False,
        also: tuple[str, ...] = (),
        keywords: tuple[str, ...] = (),
        labels: dict[str, tuple[str, ...]] | None = None,
    ) -> Card:
        made = self.definition(name, types, stats, cost, also=also, keywords=keywords, labels=labels)
        card = self.g.add_card(made, seat, seat, zone)
        card.faceup, card.rested = faceup, rested
        return card

    def source(self, card: Card, ability: Ability | None = None) -> Source:
        return Source(card.id, card.incarnation, card.seat, ability, card.stamp)

    def scene(self, card: Card, event: Event | None = None, *, source: Source | None = None, **named: object) -> Scene:
        """The scene of a text on a card. `it`: what binding 1 holds; other words with _ for the space."""
        bind: Bindings = {}
        for key, value in named.items():
            bind[1 if key == "it" else key.replace("_", " ")] = value
        return Scene(self.g, source or self.source(card), bind, event)

    def do(self, *events: Event) -> tuple[Event, ...]:
        return commit(self.g, list(events))

    def move(
        self, card: Card, to: str, kind: str = "put", *, seat: int | None = None, source: Source | None = None
    ) -> Event:
        to_seat = -1 if seat is None else seat
        return self.do(Event(kind, RULE, card=card.id, to=to, to_seat=to_seat, source=source))[0]

    def create(self, definition: Definition, to: str = "field", seat: int = 0) -> Event:
        return self.do(Event(CREATE, RULE, to=to, to_seat=seat, value=definition))[0]

    def tell(self, kind: str, card: Card | None = None, **told: object) -> Event:
        """Something happens that moves nothing."""
        event = Event(kind, RULE, card=-1 if card is None else card.id, **told)  # type: ignore[arg-type]
        return self.do(event)[0]

    def now(self, card: Card) -> CardRef:
        return self.g.cards[card.id].ref


def some(*words: ast.Filter, noun: str = "follower", place: ast.Filter | None = None, binding: int = 1) -> ast.Some:
    return ast.Some(ast.Exactly(ast.Number(1)), group(*words, noun=noun, place=place), binding)


def group(*words: ast.Filter, noun: str = "follower", place: ast.Filter | None = None) -> ast.Group:
    after = () if place is None else (place,)
    return ast.Group(words, ast.Kind(noun), after)
