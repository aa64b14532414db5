"""A small game of units on circles: enough rules to hear, ask and carry out what texts of cfv say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludex.enact.actions import flow
from ludex.enact.playable import PlayableTexts
from ludex.enact.playing import paying, resolving
from ludex.enact.ruleset import Searching
from ludex.enact.scenes.making import ability_of, card_abilities
from ludex.enact.scenes.scene import Bindings, Look, Scene
from ludex.enact.values.body import Body
from ludex.games.cfv.text import meaning as _meaning  # noqa: F401  (words register their meaning)
from ludex.games.cfv.text import nodes
from ludex.games.cfv.text.verbs import DELETED, LOCKED, PRINTED, BattleVerbs
from ludex.kernel import events
from ludex.kernel.abilities import PASSIVE, Ability, Source
from ludex.kernel.cards import Card, CardRef, Characteristics, Definition
from ludex.kernel.effects.changes import ABILITY, FIXED, INFORMATION, NUMBER, Change, Lasting
from ludex.kernel.effects.characteristics import place_of
from ludex.kernel.events import Event
from ludex.kernel.frames import Frame, Procedure, Signal
from ludex.kernel.game import Game
from ludex.kernel.pipeline.perform import perform
from ludex.kernel.zones import Sight, ZoneSpec
from ludex.lang import ast

RULE = "ring 1"
YOU, FOE = ast.Player("you"), ast.Player("opponent")
REAR = ("left front", "right front", "left back", "center back", "right back")
CIRCLES = ("vanguard circle", *REAR, "guardian circle")
COLUMN = {"left front": 0, "left back": 0, "vanguard circle": 1, "center back": 1, "right front": 2, "right back": 2}
ZONES = (
    ZoneSpec("deck", RULE, Sight.HIDDEN, "deck", ordered=True),
    ZoneSpec("hand", RULE, Sight.OWNER, "hand"),
    ZoneSpec("drop zone", RULE, Sight.PUBLIC, "drop zone", ordered=True),
    ZoneSpec("soul", RULE, Sight.PUBLIC, "soul"),
    ZoneSpec("damage zone", RULE, Sight.PUBLIC, "damage zone", ordered=True, watched=True),
    ZoneSpec("bind zone", RULE, Sight.PUBLIC, "bind zone"),
    ZoneSpec("trigger zone", RULE, Sight.PUBLIC, "trigger zone", ordered=True),
    *(ZoneSpec(name, RULE, Sight.PUBLIC, name, oriented=True, watched=True) for name in CIRCLES),
)
KINDS = {"vanguard": ("vanguard circle",), "rear-guard": REAR, "guardian": ("guardian circle",), "unit": CIRCLES}


class RingVerbs(BattleVerbs):
    """Everything moves as it is told; nobody is asked for a circle."""

    def _move(self, g: Game, f: Frame, kind: str, cards: Any, to: str, source: Any) -> Signal | None:
        made = [Event(kind, RULE, card=c, to=to, to_seat=g.cards[c].owner, source=source) for c in cards]
        return perform(g, f, made)

    def put(self, g: Game, f: Frame, cards: Any, zone: str, seat: int, source: Any, **how: Any) -> Signal | None:
        return self._move(g, f, how.get("kind", "put"), cards, zone, source)

    def draw(self, g: Game, f: Frame, parts: Any, source: Any) -> Signal | None:
        made = [(seat, c) for seat, n in parts for c in g.zone(seat, "deck")[:n]]
        return perform(g, f, [Event("draw", RULE, card=c, to="hand", to_seat=s, source=source) for s, c in made])

    def discard(self, g: Game, f: Frame, cards: Any, source: Any) -> Signal | None:
        return self._move(g, f, "discard", cards, "drop zone", source)

    def retire(self, g: Game, f: Frame, cards: Any, source: Any) -> Signal | None:
        return self._move(g, f, "retire", cards, "drop zone", source)

    def heal(self, g: Game, f: Frame, cards: Any, source: Any) -> Signal | None:
        return self._move(g, f, "heal", cards, "drop zone", source)

    def bind(self, g: Game, f: Frame, cards: Any, source: Any, *, facedown: bool = False) -> Signal | None:
        return self._move(g, f, "bind", cards, "bind zone", source)

    def call(self, g: Game, f: Frame, cards: Any, source: Any, **how: Any) -> Signal | None:
        open_ = [z for z in REAR if not g.zone(how["seat"], z)]
        self.called = how
        made = [
            Event("call", RULE, card=c, to=z, to_seat=how["seat"], source=source)
            for c, z in zip(cards, open_, strict=False)
        ]
        return perform(g, f, made)

    def ride(self, g: Game, f: Frame, card: int, source: Any, *, seat: int, state: str = "") -> Signal | None:
        return perform(g, f, ride(g, card, seat, source))

    def soul_charge(self, g: Game, f: Frame, seat: int, amount: int, source: Any) -> Signal | None:
        return self._move(g, f, "soul charge", g.zone(seat, "deck")[:amount], "soul", source)

    def lock(self, g: Game, f: Frame, cards: Any, source: Any) -> Signal | None:
        return perform(g, f, [lock(g, c, source) for c in cards])

    def delete(self, g: Game, f: Frame, cards: Any, source: Any) -> Signal | None:
        return perform(g, f, [Event(events.FLIP, RULE, card=c, faceup=False, face=DELETED) for c in cards])

    def exchange(self, g: Game, f: Frame, first: int, second: int, source: Any) -> Signal | None:
        a, b = g.cards[first], g.cards[second]
        made = [Event("move", RULE, card=x.id, to=y.zone, to_seat=y.seat) for x, y in ((a, b), (b, a))]
        return perform(g, f, made)

    def legion(self, g: Game, f: Frame, leader: int, mate: int, source: Any) -> Signal | None:
        seat = g.cards[leader].seat
        made = [
            Event("legion", RULE, card=mate, to="vanguard circle", to_seat=seat, source=source),
            Event(events.MARK, RULE, card=leader, key="was in legion", amount=1),
        ]
        return perform(g, f, made)

    def rest(self, g: Game, f: Frame, cards: Any, source: Any) -> Signal | None:
        return perform(g, f, [Event(events.REST, RULE, card=c, source=source) for c in cards])

    def turn_face(self, g: Game, f: Frame, cards: Any, faceup: bool, source: Any) -> Signal | None:
        return perform(g, f, [Event(events.FLIP, RULE, card=c, faceup=faceup, source=source) for c in cards])

    def shuffle(self, g: Game, f: Frame, seat: int, zone: str, source: Any) -> Signal | None:
        return perform(g, f, [Event(events.SHUFFLE, RULE, seat=seat, key=zone, source=source)])

    def look(self, g: Game, f: Frame, seat: int, cards: Any, source: Any) -> Signal | None:
        return perform(g, f, [Event(events.LOOK, RULE, card=c, seat=seat, source=source) for c in cards])

    def reveal(self, g: Game, f: Frame, cards: Any, source: Any) -> Signal | None:
        return perform(g, f, [Event(events.REVEAL, RULE, card=c, source=source) for c in cards])

    def change(self, g: Game, f: Frame, changes: tuple[tuple[int, Change], ...], source: Any) -> Signal | None:
        return perform(g, f, [Event(events.CHANGE, RULE, card=c, key=x.key, value=x) for c, x in changes])

    def last(self, g: Game, f: Frame, effect: Lasting, source: Any) -> Signal | None:
        return perform(g, f, [Event(events.LASTING, RULE, value=effect, source=source)])


def ride(g: Game, card: int, seat: int, source: Source | None = None) -> list[Event]:
    """A card rides; what was there goes to the soul at the same time."""
    over = g.zone(seat, "vanguard circle")
    refs = tuple(g.cards[c].ref for c in over)
    rides = Event("ride", RULE, card=card, to="vanguard circle", to_seat=seat, value=refs, source=source)
    return [rides, *(Event("put", RULE, card=c, to="soul", to_seat=seat, source=source) for c in over)]


def lock(g: Game, card: int, source: Source | None = None) -> Event:
    there = g.cards[card]
    return Event("lock", RULE, card=card, to=there.zone, to_seat=there.seat, face=LOCKED, faceup=False, source=source)


class Ring(PlayableTexts):
    """Circles, parts in battle, and everything chosen when resolving."""

    targets = "none"
    costs_together = True
    bans_newcomers = True
    searching = Searching(shows=False, shuffles=False, must_find=False)
    ends = frozenset({"turn", "battle"})
    permits = frozenset({ast.CanAttack, nodes.NullifyTriggers, nodes.Battles, nodes.CanAttackFrom})
    regions: Mapping[str, tuple[str, ...]] = {"field": CIRCLES, "rear-guard circle": REAR}
    whereabouts: Mapping[str, tuple[str, ...]] = KINDS

    def __init__(self) -> None:
        super().__init__("ring", "ring", "Ring", ZONES)
        self.verbs = RingVerbs()
        self.layers = (frozenset({ABILITY, INFORMATION}), frozenset({FIXED, NUMBER}))
        words = ("select", "discard", "search", "pay cost", "pay in full", "may", "optional cost", "prohibit")
        self.citations = dict.fromkeys((*words, "cannot use", "use limit", "use condition", "put", "return"), RULE)
        self.procedures = {p.name: p for p in (paying.paying, *resolving.PROCEDURES)}
        self.playing_parts: dict[str, tuple[CardRef, ...]] = {}
        self.now: frozenset[str] = frozenset({"main phase"})

    def keyword(self, node: ast.KeywordAbility) -> tuple[Ability, ...]:
        return (Ability((node, "keyword"), PASSIVE, node.name, zones=frozenset(CIRCLES), keyword=node.name),)

    def zones_for(self, node: ast.Ability, kind: str) -> frozenset[str]:
        named = getattr(node, "zones", ())
        return frozenset(zone for word in named for zone in self.region(word)) or frozenset(z.name for z in self.zones)

    def is_kind(self, g: Game, look: Look, word: str) -> bool:
        if word == "locked card":
            return word in look.chars.types
        if word in KINDS:
            return look.zone in KINDS[word] and "unit" in look.chars.types
        return word == "card" or word in look.chars.types

    def in_state(self, g: Game, look: Look, word: str) -> bool:
        if word in ("faceup", "facedown"):
            return look.faceup is (word == "faceup")
        if word == "been in legion":
            return bool(look.marks.get("was in legion"))
        if word in ("engaged", "reserved"):
            return look.rested is (word == "engaged")
        return look.ref in self.playing_parts.get(word, ())

    def in_role(self, g: Game, role: str) -> tuple[CardRef, ...]:
        return self.playing_parts.get(role, ())

    def phase(self, g: Game) -> frozenset[str]:
        return self.now

    def row_of(self, zone: str) -> str:
        return "front" if zone.endswith("front") or zone == "vanguard circle" else "back" if "back" in zone else ""

    def same_column(self, seat: int, zone: str, other_seat: int, other_zone: str) -> bool:
        if zone not in COLUMN or other_zone not in COLUMN:
            return False
        other = COLUMN[other_zone] if seat == other_seat else 2 - COLUMN[other_zone]
        return COLUMN[zone] == other

    def threshold(self, scene: Scene, keyword: str, number: int) -> bool:
        return len(scene.g.zone(scene.you, "damage zone")) >= number

    def number_without(self, zone: str, stat: str) -> int | None:
        return 0 if stat == "shield" and zone == "guardian circle" else None

    def same_card(self, card: Card, event: Event) -> bool:
        return card.zone in CIRCLES and event.to in CIRCLES and event.kind not in ("lock", "unlock")

    def ability(self, key: object) -> Ability:
        return ability_of(self, key)

    def procedure(self, key: object) -> Procedure:
        assert isinstance(key, tuple)
        return flow.procedure(key[1])


performing = Procedure("", "Carrying out one ability", "ring performing")


def _begin(g: Game, f: Frame) -> Signal | None:
    source, bind = f.local["source"], f.local["bind"]
    assert isinstance(source, Source) and isinstance(bind, dict) and source.ability is not None
    assert isinstance(source.ability.body, Body)
    return resolving.begin(g, source, source.ability.body, bind, f.local["event"])  # type: ignore[arg-type]


performing.add("", _begin)


class Table:
    """A game in the middle of nowhere; seat 0's turn."""

    def __init__(self) -> None:
        self.rules = Ring()
        self.g = Game(self.rules, 1)
        self.g.turn = 1
        self.happened: tuple[Event, ...] = ()

    def card(
        self,
        zone: str,
        *abilities: ast.Ability,
        seat: int = 0,
        name: str = "Someone",
        clan: str = "Ring",
        grade: int = 1,
        power: int = 7000,
        shield: int | None = 5000,
        faceup: bool = True,
    ) -> Card:
        made = card_abilities(self.rules, ast.CardText(abilities), "unit")
        numbers = {"grade": grade, "power": power, "critical": 1, "drive": 1}
        if shield is not None:
            numbers["shield"] = shield
        labels = {"clan": frozenset({clan})}
        types = frozenset({"unit", "normal unit"})
        face = Characteristics((name,), types, labels, numbers, made)
        deleted = Characteristics((name,), types, labels, {**numbers, "power": 0}, ())
        locked = Characteristics((), frozenset({"locked card"}), {}, {}, ())
        lurks = frozenset(z for a in made if a.watches for z in a.zones if not self.rules.spec[z].watched)
        definition = Definition(f"{name} {len(self.g.cards)}", (face, deleted, locked), {}, unusual_zones=lurks)
        card = self.g.add_card(definition, seat, seat, zone)
        card.faceup, card.face = faceup, PRINTED
        return card

    def do(self, *made: Event) -> tuple[Event, ...]:
        """Let events happen together; what really happened."""
        doing = Procedure("", "Doing", "doing")

        def row(g: Game, f: Frame) -> Signal | None:
            return perform(g, f, list(made))

        def keep(g: Game, f: Frame) -> Signal | None:
            assert isinstance(f.answer, tuple)
            self.happened = f.answer
            return None

        doing.add("", row)
        doing.add("", keep)
        self.g.begin(doing)
        return self.happened

    def tell(self, kind: str, card: Card | None = None, on: Card | None = None, **told: Any) -> Event:
        value = None if on is None else self.g.cards[on.id].ref
        return self.do(Event(kind, RULE, card=-1 if card is None else card.id, value=value, **told))[0]

    def move(self, card: Card, to: str, kind: str = "put", source: Source | None = None) -> Event:
        return self.do(Event(kind, RULE, card=card.id, to=to, to_seat=card.seat, source=source))[0]

    def source(self, card: Card, at: int = 0) -> Source:
        here, chars = self.g.cards[card.id], self.g.chars(card.id)
        ability = chars.abilities[at] if chars.abilities else None
        return Source(here.id, here.incarnation, here.seat, ability, here.stamp, ordinal=place_of(chars, at))

    def scene(self, card: Card, event: Event | None = None, bind: Bindings | None = None) -> Scene:
        return Scene(self.g, self.source(card), bind or {}, event)

    def resolve(self, card: Card, at: int = 0, event: Event | None = None, bind: Bindings | None = None) -> None:
        """Carry out an ability's effect until somebody is asked or it is done."""
        self.g.begin(performing, source=self.source(card, at), bind=bind or {}, event=event)

    def pay(self, card: Card, at: int = 0) -> None:
        source = self.source(card, at)
        assert source.ability is not None and isinstance(source.ability.body, Body)
        costs = source.ability.body.costs
        assert costs is not None
        doing = Procedure("", "Paying", "ring paying")

        def row(g: Game, f: Frame) -> Signal | None:
            return paying.pay(g, costs, source, {}, None)

        def keep(g: Game, f: Frame) -> Signal | None:
            g.setup = {**g.setup, "paid": f.answer}
            return None

        doing.add("", row)
        doing.add("", keep)
        self.g.begin(doing)

    def answer(self, *answers: str | Card) -> None:
        for answer in answers:
            self.g.choose(answer if isinstance(answer, str) else f"pick {self.g.cards[answer.id].tag}")

    @property
    def options(self) -> list[str]:
        return [] if self.g.decision is None else [o.key for o in self.g.decision.options]

    def zone_of(self, card: Card) -> str:
        return self.g.cards[card.id].zone

    def number(self, card: Card, key: str) -> int:
        return self.g.chars(card.id).number(key)


def one(noun: str = "card", *after: ast.Filter, binding: int = 1, quantity: ast.Quantity | None = None) -> ast.Some:
    group = ast.Group((), ast.Kind(noun), after)
    return ast.Some(quantity or ast.Exactly(ast.Number(1)), group, binding)


def act(*steps: ast.Step, costs: tuple[ast.Cost, ...] = (), **head: Any) -> ast.Activated:
    return ast.Activated("act", ast.Costs(costs), ast.Sequence(steps), **head)


def auto(event: ast.Event, *steps: ast.Step, costs: tuple[ast.Cost, ...] = (), **head: Any) -> ast.Automatic:
    paid = ast.Costs(costs) if costs else None
    return ast.Automatic((ast.When(event),), ast.Sequence(steps), paid, **head)


__all__ = ["FOE", "RULE", "YOU", "Table", "act", "auto", "lock", "one", "ride"]
