"""Shadowverse: Evolve as a value: zones, layers, keywords, limits, and the answers a text asks for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from ludex.enact.nouns.reach import covers
from ludex.enact.playable import PlayableTexts
from ludex.enact.playing import resolving
from ludex.enact.playing.paying import paying
from ludex.enact.scenes.meanings import seats
from ludex.enact.standing import permissions
from ludex.games.sve import FAMILY, features, instinct, scoring
from ludex.games.sve.ch02_cards import definitions
from ludex.games.sve.ch04_zones import after_moves, moving, order_in_zone, putting, zones
from ludex.games.sve.ch05_verbs import evolving, numbers, swapping, transforming
from ludex.games.sve.ch06_preparation import preparation
from ludex.games.sve.ch07_turn import menus, turn
from ludex.games.sve.ch08_attack import attacking
from ludex.games.sve.ch10_playing import concluding, confirmation, cost_room, playing, special_costs
from ludex.games.sve.ch10_playing.validity import valid_zones
from ludex.games.sve.ch11_rules_handling import rules_handling
from ludex.games.sve.ch12_keywords import keywords
from ludex.games.sve.ch14_universes import universes
from ludex.games.sve.ch15_loops import loops
from ludex.games.sve.citations import CITATIONS
from ludex.games.sve.text import meaning as _meaning  # noqa: F401  (words register their meaning)
from ludex.games.sve.text import nodes
from ludex.games.sve.verbs import SveVerbs
from ludex.games.sve.words import WORDS
from ludex.kernel import events
from ludex.kernel.abilities import ACTIVATED, AUTOMATIC
from ludex.kernel.cards import Characteristics
from ludex.kernel.effects import changes
from ludex.kernel.effects.facts import MARKS, NOTHING, PLAYERS, TURN
from ludex.kernel.events import Event
from ludex.kernel.pipeline.perform import forbidden
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.scenes.payment import Paying
    from ludex.enact.scenes.scene import Look, Scene
    from ludex.kernel.abilities import Ability, Source
    from ludex.kernel.cards import Card, Definition
    from ludex.kernel.contest import Contest
    from ludex.kernel.decisions import Decision, Obstacle
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game

_BODIES = frozenset({"follower", "leader"})
VALUES = ("play points", "max play points", "evolution points", "super-evolution points", "turns passed")

_CHAPTERS = (
    moving, putting, order_in_zone, swapping, transforming, numbers, evolving, universes, special_costs, playing,
    rules_handling, attacking, preparation, loops, turn,
)  # fmt: skip


class SveRules(PlayableTexts):
    """The rules of one format of Shadowverse: Evolve."""

    kinds = ("follower", "amulet", "spell", "leader", "token", "crest", "equipment")
    primary_types = frozenset({"leader", "follower", "amulet", "spell"})  # sve 2.3.2
    # sve 4.3.3, sve 8.4.1
    whereabouts: Mapping[str, tuple[str, ...]] = {"leader": (zones.LEADER,), "enemy": (zones.FIELD, zones.LEADER)}
    waiting = frozenset({zones.EX})  # sve 4.8
    points = "play points"  # sve 5.3.1
    turnable, turned = "on the field and reserved", "engaged"  # sve 10.4.6
    idle_options = False  # sve 5.18.3.1.2
    permits = frozenset(
        {nodes.CountsAsSpell, nodes.EvolvesFreely, nodes.IgnoresWard, nodes.NthCost, nodes.Treated}
    )
    moments: Mapping[tuple[str, str], str] = {("turn", "start"): "start phase"}  # sve 7.1.2

    def __init__(self, id: str, *, main_menu: str = menus.MAIN.name) -> None:
        super().__init__(id, "sve", FAMILY.rulesets[id], zones.ZONES)
        self.verbs = SveVerbs()
        self.alternates = definitions.alternates
        self.main_menu = main_menu
        # sve 10.9.1: what a card is, is worked out in this order; in each what depends on another comes after it
        # (rulings sve-R51, sve-R52). What effects look at has everything applied, the card they are for too (ruling
        # sve-R50).
        self.layers = (
            frozenset({changes.ABILITY}),  # sve 10.9.1.2
            frozenset({changes.INFORMATION}),  # sve 10.9.1.3: what is not a number
            frozenset({changes.FIXED, changes.NUMBER}),  # sve 10.9.1.4
        )
        self.citations = CITATIONS
        self.words = WORDS
        self.bookkeeping = frozenset({"turns passed"})
        self.resting = "engaged"
        self.tells_only |= {"selected", "attack", "fought"}
        self.vain |= {"damage": numbers.no_damage, events.VALUE: numbers.same_value}
        self.steady |= {**dict.fromkeys(self.tells_only, NOTHING), "turn": TURN}
        self.minds = PLAYERS | MARKS  # sve 11.9.1, sve 11.3.2
        self.mutual = frozenset({"swap"})  # sve 5.13.2, ruling sve-R43
        self.plain_locals |= {"regular", "next", "cost", "asked", "lieu"}
        self.menus = dict(menus.MENUS)
        self.procedures = {p.name: p for chapter in _CHAPTERS for p in chapter.PROCEDURES}
        for p in (confirmation.confirmation, paying, *resolving.PROCEDURES):
            self.procedures[p.name] = p
        self.appliers = {
            "damage": numbers.apply_damage,
            numbers.RENEWED: numbers.apply_renewed,
            "evolved": evolving.apply_evolved,
            "super-evolved": evolving.apply_super_evolved,
            "failed draw": rules_handling.apply_failed_draw,
            "turn": turn.apply_turn,
            "skip turn": turn.apply_skip,
            "turn skipped": turn.apply_skipped,
            "extra turn": turn.apply_extra,
            "played": concluding.apply_played,
        }
        self._evolved: dict[tuple[Characteristics, Characteristics], Characteristics] = {}

    # -- cards ------------------------------------------------------------------------------------------------------
    def base(self, g: Game, card: Card) -> tuple[Characteristics, int]:
        """The card itself (sve 10.9.1.1); linked to an evolve zone card, that card's information except its cost
        (sve 10.9.1.1.1), as old as the evolution, so that earlier effects still apply to it (ruling sve-R6) and take no
        abilities from it (ruling sve-R7). The visible face counts (sve 2.14.3.1), which outside field and evolve areas
        is the front (sve 2.14.2.1)."""
        own = card.definition.faces[card.face]
        if card.links and card.zone == zones.FIELD:
            other = evolving.evolved_card(g, card)
            if other is not None:
                key = own, other.definition.faces[other.face]
                found = self._evolved.get(key)
                if found is None:
                    found = self._evolved[key] = _merged(*key)
                return found, other.stamp
        return own, card.stamp

    def valid(self, g: Game, card: Card, ability: Ability) -> bool:
        """A facedown card on the field shows no abilities (sve 4.2.3.2)."""
        return card.faceup or card.zone != zones.FIELD

    def define(self, row: dict[str, object]) -> Definition:
        return definitions.define(self, row)

    def printed(self, name: str) -> Definition:
        return definitions.token(self, name)

    def ability(self, key: object) -> Ability:
        return keywords.own(self, key) if isinstance(key, str) else super().ability(key)

    def roles(self, g: Game) -> dict[int, tuple[str, ...]]:
        return attacking.roles(g)

    def contest(self, g: Game) -> Contest | None:
        return attacking.contest(g)

    def describe(self, g: Game, card: int) -> str:
        here = g.cards[card]
        return here.definition.faces[here.face].called

    def visible_values(self) -> tuple[str, ...]:
        return VALUES

    def mingled(self) -> frozenset[str]:
        return zones.MAIN_DECK_ZONES

    def score(self, g: Game, seat: int) -> float:
        return scoring.score(g, seat)

    def features(self, g: Game, seat: int) -> list[float]:
        return features.features(g, seat)

    def opinions(self) -> dict[str, float]:
        return features.WEIGHTS

    def instinct(self, g: Game, d: Decision) -> str | None:
        return instinct.instinct(g, d)

    # -- events -----------------------------------------------------------------------------------------------------
    def same_card(self, card: Card, event: Event) -> bool:
        """A card that moves from one field to another stays the same card (sve 5.22.4, sve 10.7.4.3)."""
        return card.zone == zones.FIELD and event.to == zones.FIELD

    def carries(self, card: Card, frm: str, to: str) -> bool:
        """Effects go along from the EX area to the field (sve 4.8.3.3), also by way of the resolution zone
        (sve 10.6.2.1.3, sve 10.6.2.8.1.1)."""
        return (frm, to) in ((zones.EX, zones.FIELD), (zones.EX, zones.RESOLUTION), (zones.RESOLUTION, zones.FIELD))

    def unreplaced(self, g: Game, event: Event) -> Event | None:
        return moving.unreplaced(g, event)

    def aftermath(self, g: Game, happened: list[Event]) -> list[Event]:
        return after_moves.aftermath(g, happened)

    def limits(self, g: Game, seat: int, key: str, value: int) -> int:
        return numbers.limited(g, seat, key, value)

    # -- what texts ask ---------------------------------------------------------------------------------------------
    def keyword(self, node: ast.KeywordAbility) -> tuple[Ability, ...]:
        return keywords.keyword(self, node.name)

    def trigger(self, node: ast.TriggerKeyword) -> ast.Event:
        event = keywords.TRIGGERS[node.name]
        if not node.binding:
            return event
        assert isinstance(event, ast.Attacks) and isinstance(event.target, ast.Some)
        return replace(event, target=replace(event.target, binding=node.binding))

    def label_of(self, name: str) -> str:
        """A class if the word is one (sve 2.2), else a trait (sve 2.4)."""
        return "class" if name.lower() in nodes.CLASSES else "trait"

    def has_number(self, chars: Characteristics, stat: str) -> bool:
        """Only followers and leaders have attack or defense to speak of (sve 5.25.2.1, sve 2.8.3)."""
        return stat == "cost" or not chars.types.isdisjoint(_BODIES)

    def zones_for(self, node: ast.Ability, kind: str) -> frozenset[str]:
        return valid_zones(node, kind)

    def is_kind(self, g: Game, look: Look, word: str) -> bool:
        if word == "card":
            return True
        if word == "enemy":
            return bool(look.chars.types & {"leader", "follower"})
        if word == "double-faced":
            return len(look.definition.faces) > 1  # sve 2.14.1
        return word in look.chars.types

    def in_state(self, g: Game, look: Look, word: str) -> bool:
        answer = _STATES.get(word)
        return answer(g, look) if answer is not None else False

    def active_state(self, g: Game, name: str, seat: int) -> bool:
        """Overflow asks for the maximum of play points, Sanguine for a loss of the leader on the own turn."""
        if g.index().permissions and any(
            node.name.lower() == name.lower() and seat in seats(scene, node.player)
            for scene, node in permissions.granted(g, nodes.Treated)
        ):
            return True
        if name.lower() == "overflow":
            return g.value(seat, "max play points") >= 7  # sve 13.4.1.1, sve 13.4.1.2
        return g.active == seat and lost_defense(g, seat)  # sve 13.5.2.1, sve 13.5.2.2

    def threshold(self, scene: Scene, keyword: str, number: int) -> bool:
        """Combo (sve 13.2.1.2), Spellchain (sve 13.3.1.2), Necrocharge (sve 13.5.1.2). Where a number of options
        depends on it, nothing is fixed yet and it counts when playing (sve 13.3.1.4.1, sve 13.5.1.3.2.1)."""
        word = keyword.lower()
        if word == "combo":
            return cards_played(scene) >= number
        fixed = scene.bind.get("fixed")
        counts = dict(fixed) if isinstance(fixed, tuple) else dict(self.fixed(scene.g, scene.you))
        return counts["spells" if word in ("spellchain", "sc") else "cards"] >= number

    def fixed(self, g: Game, seat: int) -> tuple[tuple[str, int], ...]:
        """Spells (sve 13.3.1.1) and cards (sve 13.5.1.1) in the cemetery, fixed when an effect begins to be resolved
        (sve 13.3.1.4, sve 13.5.1.3.2). What is being resolved lies elsewhere (sve 13.3.1.3, sve 13.5.1.3.1)."""
        pile = g.zone(seat, zones.CEMETERY)
        also = [
            (scene, node.what)
            for scene, node in (permissions.granted(g, nodes.CountsAsSpell) if g.index().permissions else ())
            if scene.you == seat
        ]
        spells = [
            "spell" in g.chars(c).types or any(covers(scene, what, g.cards[c].ref) for scene, what in also)
            for c in pile
        ]
        return (("spells", sum(spells)), ("cards", len(pile)))

    def leader(self, g: Game, seat: int) -> tuple[int, ...]:
        """The leader is the one in the leader area (sve 4.3.3)."""
        return g.zone(seat, zones.LEADER)

    def selectable(self, g: Game, cid: int, by: int, source: Source | None = None) -> bool:
        """Aura keeps opponents' cards and abilities from selecting a card (sve 12.15.1, sve 12.15.2); Intimidate does
        not (sve 12.12.2.1)."""
        card = g.cards[cid]
        if card.zone == zones.FIELD and card.seat != by and "Aura" in g.chars(cid).keywords:
            return False
        if not g.index().prohibitions:
            return True
        return forbidden(g, Event("select", "sve 10.6.2.3", card=cid, seat=by)) is None

    def cost_obstacle(self, scene: Scene, item: ast.Cost, costs: ast.Costs) -> Obstacle | None:
        return special_costs.special_obstacle(scene, item, costs) or cost_room.room_obstacle(scene, item, costs)

    def room_after(self, scene: Scene, zone: str, costs: ast.Costs) -> int:
        return cost_room.room_after(scene, zone, costs)

    def pay_special(self, g: Game, f: Frame[Paying], scene: Scene, item: ast.Cost) -> Signal | None:
        return special_costs.pay_special(g, f, scene, item)

    def can_pay_with(self, scene: Scene, action: ast.Action | None, cards: tuple[int, ...]) -> bool:
        """Burying without a zone means the field (sve 5.34.1.1); discarding means the hand (sve 5.12.1)."""
        where = {scene.g.cards[c].zone for c in cards}
        if isinstance(action, ast.Discard):
            return where == {zones.HAND}
        if isinstance(action, nodes.Bury | ast.Destroy) and not getattr(action.what, "place", None):
            return where == {zones.FIELD}
        return True

    def knows_token(self, name: str) -> bool:
        return definitions.knows_token(name)

    def card_names(self) -> tuple[str, ...]:
        return definitions.names()


def _merged(own: Characteristics, face: Characteristics) -> Characteristics:
    numbers_ = {**face.numbers}
    if "cost" in own.numbers:
        numbers_["cost"] = own.numbers["cost"]
    types = face.types | ({"token"} & own.types)
    return Characteristics(face.names, frozenset(types), face.labels, numbers_, face.abilities)


def lost_defense(g: Game, seat: int) -> bool:
    """Whether a player's leader has lost defense this turn in any way (ruling sve-R19)."""
    leaders = g.zone(seat, zones.LEADER)
    return any(
        e.card in leaders and (e.kind == "damage" or (e.kind == events.CHANGE and e.key == "defense" and e.amount < 0))
        for e in g.this_turn()
    )


def cards_played(scene: Scene) -> int:
    """Cards a player has played this turn from any zone, the card being played included. Whose ability is played is
    not a card being played."""
    g, you = scene.g, scene.you
    # sve 13.2.1.1, sve 13.2.1.3
    played = [e for e in g.this_turn() if e.kind == "played" and e.key == "card" and e.seat == you]
    ability = scene.source.ability
    if ability is not None and ability.kind in (ACTIVATED, AUTOMATIC):  # sve 10.1.1
        return len(played)
    here = g.cards[scene.source.card]
    now = here.zone in (zones.HAND, zones.EX, zones.RESOLUTION) and not any(
        e.card == here.id and e.incarnation == here.incarnation for e in played
    )
    return len(played) + now  # sve 13.2.1.2


_STATES: dict[str, Callable[[Game, Look], bool]] = {
    "engaged": lambda g, look: look.rested,
    "reserved": lambda g, look: not look.rested,
    "faceup": lambda g, look: look.faceup,
    "facedown": lambda g, look: not look.faceup,
    "evolved": lambda g, look: "evolved" in look.chars.types,
    "unevolved": lambda g, look: "evolved" not in look.chars.types,
    "super-evolved": lambda g, look: bool(look.marks.get("super-evolved")),
    "damaged": lambda g, look: bool(look.marks.get("damaged")),
    "undamaged": lambda g, look: not look.marks.get("damaged"),
    "served": universes.is_served,
    "racing": universes.is_racing,
}

STANDARD = SveRules("sve")
CROSS_CRAFT = SveRules("sve/cross-craft")
OPEN_8 = SveRules("sve/open-8", main_menu=menus.SEALED.name)
BOX_BATTLE = SveRules("sve/box-battle", main_menu=menus.SEALED.name)
RULESETS = {rules.id: rules for rules in (STANDARD, CROSS_CRAFT, OPEN_8, BOX_BATTLE)}
