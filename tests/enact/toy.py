"""A small game for tests of standing effects: a field, leaders, damage, and the few words its cards use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludex.enact.playable import PlayableTexts
from ludex.enact.scenes.making import ability_of, card_abilities
from ludex.enact.scenes.scene import Look
from ludex.enact.verbs import Verbs
from ludex.games.sve.text import meaning as _meaning  # noqa: F401  (words register their meaning)
from ludex.games.sve.text import nodes
from ludex.kernel.abilities import PASSIVE, Ability, Source
from ludex.kernel.cards import Card, Characteristics, Definition
from ludex.kernel.effects.changes import ABILITY, ADD, FIXED, FOREVER, INFORMATION, NUMBER, Change, Lasting
from ludex.kernel.events import CHANGE, LASTING, Event
from ludex.kernel.frames import Frame, Procedure, Signal
from ludex.kernel.game import Game
from ludex.kernel.pipeline.perform import perform
from ludex.kernel.zones import Sight, ZoneSpec
from ludex.lang import ast

ZONES = (
    ZoneSpec("field", "toy 1", Sight.PUBLIC, "field", oriented=True, watched=True),
    ZoneSpec("leader area", "toy 1", Sight.PUBLIC, "leader area", watched=True),
    ZoneSpec("hand", "toy 1", Sight.OWNER, "hand", watched=True),
    ZoneSpec("deck", "toy 1", Sight.HIDDEN, "deck", ordered=True),
    ZoneSpec("cemetery", "toy 1", Sight.PUBLIC, "cemetery"),
    ZoneSpec("banished zone", "toy 1", Sight.PUBLIC, "banished zone"),
)
WORDS = ("Ward", "Rush", "Storm")


class ToyVerbs(Verbs):
    """The one thing toy effects do."""

    def banish(
        self, g: Game, f: Frame, cards: tuple[int, ...], source: Source | None, *, faceup: bool = True
    ) -> Signal | None:
        made = [Event("banish", "toy 12", card=c, to="banished zone", to_seat=0, source=source) for c in cards]
        return perform(g, f, made)


class Toy(PlayableTexts):
    """Just enough rules to ask standing effects their questions."""

    kinds = ("follower", "amulet", "spell", "leader", "token")
    whereabouts: Mapping[str, tuple[str, ...]] = {"leader": ("leader area",), "enemy": ("field", "leader area")}

    def __init__(self) -> None:
        super().__init__("toy", "toy", "Toy", ZONES)
        self.verbs = ToyVerbs()
        self.layers = (frozenset({ABILITY}), frozenset({INFORMATION}), frozenset({FIXED, NUMBER}))
        self.citations = {"prohibit": "sve 1.3.3", "replace": "sve 10.10.2"}
        self.appliers["damage"] = hurt

    def keyword(self, node: ast.KeywordAbility) -> tuple[Ability, ...]:
        if node.name not in WORDS:
            return ()
        return (Ability((node, "keyword"), PASSIVE, f"{node.name}.", zones=frozenset({"field"}), keyword=node.name),)

    def trigger(self, node: ast.TriggerKeyword) -> ast.Event:
        events: dict[str, ast.Event] = {"last words": ast.IsDestroyed(ast.This())}
        return events[node.name]

    def label_of(self, name: str) -> str:
        return "class" if name.lower() in nodes.CLASSES else "trait"

    def zones_for(self, node: ast.Ability, kind: str) -> frozenset[str]:
        return frozenset({"leader area"}) if kind == "leader" else frozenset({"field"})

    def ability(self, key: object) -> Ability:
        return ability_of(self, key)

    def is_kind(self, g: Game, look: Look, word: str) -> bool:
        return word == "card" or word in look.chars.types

    def in_state(self, g: Game, look: Look, word: str) -> bool:
        return look.rested if word == "engaged" else not look.rested

    def leader(self, g: Game, seat: int) -> tuple[int, ...]:
        return g.zone(seat, "leader area")


def hurt(g: Game, e: Event) -> None:
    """Damage lowers defense."""
    card = g.own(e.card)
    card.changes = (*card.changes, Change(g.tick(), ADD, "defense", -e.amount, FOREVER))


class Table:
    """A game in the middle of nowhere, with cards put where a test wants them."""

    def __init__(self) -> None:
        self.rules = Toy()
        self.g = Game(self.rules, 1)
        self.happened: tuple[Event, ...] = ()

    def card(
        self,
        *abilities: ast.Ability,
        seat: int = 0,
        zone: str = "field",
        types: tuple[str, ...] = ("follower",),
        name: str = "Someone",
        attack: int = 2,
        defense: int = 3,
        traits: tuple[str, ...] = (),
    ) -> Card:
        made = card_abilities(self.rules, ast.CardText(abilities), types[0])
        chars = Characteristics(
            (name,),
            frozenset(types),
            {"trait": frozenset(traits)},
            {"attack": attack, "defense": defense, "cost": 1},
            made,
        )
        definition = Definition(name, (chars,), {})
        return self.g.add_card(definition, seat, seat, zone)

    def do(self, *events: Event) -> tuple[Event, ...]:
        """Perform events together; what really happened."""
        doing = Procedure("", "Doing", "doing")

        def row(g: Game, f: Frame) -> Signal | None:
            return perform(g, f, list(events))

        def keep(g: Game, f: Frame) -> Signal | None:
            assert isinstance(f.answer, tuple)
            self.happened = f.answer
            return None

        doing.add("", row)
        doing.add("", keep)
        self.g.begin(doing)
        return self.happened

    def last(self, ability: Ability, seat: int = 0, bind: dict[Any, object] | None = None) -> None:
        """Let an effect float over the game, with what its text had named."""
        effect = Lasting(0, ability, self.g.cards[0].ref, seat, tuple((bind or {}).items()))
        self.do(Event(LASTING, "toy 2", value=effect))

    def damage(self, to: Card, amount: int, *, by: Card | None = None, key: str = "") -> tuple[Event, ...]:
        value = by.id if by is not None else -1
        return self.do(Event("damage", "toy 3", card=to.id, amount=amount, key=key, value=value))

    def move(self, card: Card, to: str, kind: str = "put") -> tuple[Event, ...]:
        return self.do(Event(kind, "toy 4", card=card.id, to=to, to_seat=card.seat))

    def change(self, card: Card, change: Change) -> None:
        self.do(Event(CHANGE, "toy 5", card=card.id, value=change, key=change.key))

    def number(self, card: Card, key: str) -> int:
        return self.g.chars(card.id).number(key)

    def keywords(self, card: Card) -> frozenset[str]:
        return self.g.chars(card.id).keywords
