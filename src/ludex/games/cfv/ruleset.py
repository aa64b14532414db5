"""Cardfight!! Vanguard as a value: zones, layers, keywords, and the answers a text asks for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ludex.enact.playable import PlayableTexts
from ludex.enact.playing import resolving
from ludex.enact.playing.paying import paying
from ludex.enact.ruleset import Searching
from ludex.games.cfv import FAMILY, features, instinct, scoring
from ludex.games.cfv.ch02_cards import definitions, trigger_icons
from ludex.games.cfv.ch04_zones import circles, moving, zones
from ludex.games.cfv.ch05_preparation import preparation
from ludex.games.cfv.ch06_turn import end_phase, menus, phases, turn
from ludex.games.cfv.ch07_battle import (
    attack_step,
    battle_power,
    close_step,
    damage_step,
    drive_step,
    guard_step,
    roles,
    trigger_checks,
)
from ludex.games.cfv.ch08_playing import check_timing, numbers, playing
from ludex.games.cfv.ch08_playing.validity import active_zones
from ludex.games.cfv.ch09_rule_actions import rule_actions
from ludex.games.cfv.ch10_actions import calling, keywords, legion
from ludex.games.cfv.ch11_loops import loops
from ludex.games.cfv.citations import CITATIONS
from ludex.games.cfv.text import meaning as _meaning  # noqa: F401  (words register their meaning)
from ludex.games.cfv.text import nodes
from ludex.games.cfv.verbs import CfvVerbs
from ludex.games.cfv.words import WORDS, figures
from ludex.kernel.effects import changes
from ludex.kernel.effects.facts import NOTHING, PARTS, PHASE, TURN
from ludex.kernel.events import Event
from ludex.kernel.pipeline.appliers import new_turn
from ludex.kernel.pipeline.perform import forbidden
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Look, Scene
    from ludex.kernel.abilities import Ability, Source, Static
    from ludex.kernel.cards import Card, CardRef, Characteristics, Definition
    from ludex.kernel.contest import Contest
    from ludex.kernel.decisions import Decision
    from ludex.kernel.game import Game

_CHAPTERS = (
    preparation, turn, attack_step, guard_step, drive_step, damage_step, close_step, end_phase, trigger_checks,
    trigger_icons, playing, calling, legion, rule_actions, moving, loops,
)  # fmt: skip
_ON_CIRCLES = frozenset(zones.CIRCLES)
_UNSEEN = frozenset({zones.HAND, zones.DECK})


class CfvRules(PlayableTexts):
    """The rules of Cardfight!! Vanguard."""

    field = zones.FIELD
    regions: Mapping[str, tuple[str, ...]] = zones.REGIONS
    targets = "none"  # cfv 8.5.3
    costs_together = True  # cfv 8.5.2.3
    turnable, turned = "on a circle and standing", "resting"  # cfv 3.17.1
    bans_newcomers = True  # cfv 8.7.3.1
    moments: Mapping[tuple[str, str], str] = {("turn", "end"): "turn end", ("battle", "end"): "battle end"}
    ends = frozenset({"turn", "battle"})  # cfv 6.8.1.3, cfv 7.7.1.1
    searching = Searching(shows=False, shuffles=False, must_find=False)  # cfv 10.1.9.1.1, cfv 10.1.10.2
    permits = frozenset({ast.CanAttack, nodes.NullifyTriggers, nodes.Battles, nodes.CanAttackFrom})
    kinds = ("unit", "normal unit", "trigger unit", "locked card", "deleted unit")
    primary_types = frozenset({"normal unit", "trigger unit"})  # cfv 2.9.2
    lone = frozenset({"vanguard"})  # cfv 3.9.1.1, ruling cfv-R55

    def __init__(self) -> None:
        super().__init__("cfv", "cfv", FAMILY.rulesets["cfv"], zones.ZONES)
        self.verbs = CfvVerbs()
        # cfv 8.7.1: what a card is, is worked out in this order. Effects see everything applied, the card they are for
        # too (ruling cfv-R58); what depends on another goes after it (rulings cfv-R59, cfv-R61).
        self.layers = (
            frozenset({changes.ABILITY, changes.INFORMATION}),  # cfv 8.7.1.2: what is no number
            frozenset({changes.FIXED, changes.NUMBER}),  # cfv 8.7.1.3
        )
        self.citations = CITATIONS
        self.words = WORDS
        self.resting = "resting"
        self.rows = ((zones.GUARDIAN,), circles.FRONT, circles.BACK)
        self.vain |= {"damage": _no_damage}
        self.tells_only |= {"attack", "boost", "hit", "checked", "battle", "damage", "legioned", "deck presented"}
        self.steady |= {**dict.fromkeys(self.tells_only, NOTHING), "turn": TURN | PHASE, "moment": PHASE}
        self.steady |= dict.fromkeys(("role", "guards", "leaves battle"), PARTS)
        self.minds = PHASE  # cfv 9.4.1: the phase; else zones, and what lies there
        self.plain_locals |= {"checks", "damage", "left", "asked", "at", "declared", "next", "times", "returned"}
        self.menus = dict(menus.MENUS)
        self.procedures = {p.name: p for chapter in _CHAPTERS for p in chapter.PROCEDURES}
        for p in (check_timing.check, paying, *resolving.PROCEDURES):
            self.procedures[p.name] = p
        self.appliers = {
            "turn": new_turn,
            "role": roles.apply_role,
            "guards": roles.apply_guard,
            "leaves battle": roles.apply_leave,
            "nullify": numbers.apply_nullify,
        }

    # -- cards -----------------
    def valid(self, g: Game, card: Card, ability: Ability) -> bool:
        """Face down in the damage zone a card only holds its information (cfv 4.8.2.2); in the bind zone not even that
        (cfv 4.9.2.2), nor before the game begins. Hand and deck are hidden, but what is written there is so (cfv
        3.1.1.3.9)."""
        return card.faceup or card.zone in _UNSEEN

    def standing(self, g: Game) -> list[tuple[Source, Static]]:
        """Besides the continuous abilities of cards, whose masters are those of the cards (cfv 3.4.6), the sums of
        battle."""
        return battle_power.standing(g)

    def define(self, row: dict[str, object]) -> Definition:
        return definitions.define(self, row)

    def describe(self, g: Game, card: int) -> str:
        """A locked card has no name (cfv 10.1.21.3)."""
        here = g.cards[card]
        return here.definition.faces[here.face].called or "a locked card"

    def front(self, card: Card) -> Characteristics:
        """Locked and deleted cards may be looked at by all (cfv 4.6.8.1, cfv 10.1.25.6): their front is printed."""
        return card.definition.faces[zones.PRINTED]

    def roles(self, g: Game) -> dict[int, tuple[str, ...]]:
        return roles.parts(g)

    def contest(self, g: Game) -> Contest | None:
        return roles.contest(g)

    def figures(self, numbers: Mapping[str, int]) -> str:
        return figures(numbers)

    def mingled(self) -> frozenset[str]:
        return frozenset(z.name for z in self.zones)

    def score(self, g: Game, seat: int) -> float:
        return scoring.score(g, seat)

    def features(self, g: Game, seat: int) -> list[float]:
        return features.features(g, seat)

    def opinions(self) -> dict[str, float]:
        return features.WEIGHTS

    def instinct(self, g: Game, d: Decision) -> str | None:
        return instinct.instinct(g, d)

    def settled(self, g: Game) -> bool:
        """A battle is judged by what has come of it."""
        return roles.frame(g) is None

    # -- events -----------------
    def same_card(self, card: Card, event: Event) -> bool:
        """A card that moves from circle to circle stays the same card (cfv 4.1.4) and as old as it was on the field
        (cfv 8.7.2.1.1); a locked or unlocked one does not (cfv 10.1.21.2, cfv 10.1.23.2)."""
        return card.zone in _ON_CIRCLES and event.to in _ON_CIRCLES and event.kind not in ("lock", "unlock")

    def arrives(self, g: Game, card: Card, event: Event) -> None:
        """From circle to circle: between rear-guard circles as it lay (cfv 4.6.6.2), to the guardian circle resting
        (cfv 7.4.1.2.2), anywhere else standing (cfv 4.6.4.1, cfv 4.6.6.1)."""
        card.since = g.tick()
        if event.to == zones.GUARDIAN:
            card.rested = True
        elif not (event.frm in zones.REAR_GUARDS and event.to in zones.REAR_GUARDS):
            card.rested = False

    def unreplaced(self, g: Game, event: Event) -> Event | None:
        return moving.unreplaced(g, event)

    def aftermath(self, g: Game, happened: list[Event]) -> list[Event]:
        """Legions part (cfv 10.1.24.2) and units leave the battle (cfv 7.3.1.4.3) as they leave their circles."""
        return [*legion.parted(g, happened), *roles.left(g, happened)]

    def retriggers(self) -> bool:
        """A situation (cfv 8.6.6) that still holds after its ability was resolved triggers again (cfv 8.6.6.1), even if
        that never ends (ruling cfv-R39)."""
        return True

    # -- what texts ask -----------------
    def keyword(self, node: ast.KeywordAbility) -> tuple[Ability, ...]:
        return keywords.keyword(self, node)

    def trigger(self, node: ast.TriggerKeyword) -> ast.Event:
        raise LookupError(node.name)

    def label_of(self, name: str) -> str:
        return "clan"

    def zones_for(self, node: ast.Ability, kind: str) -> frozenset[str]:
        return active_zones(self, node)

    def is_kind(self, g: Game, look: Look, word: str) -> bool:
        """What kind of card it is: by where it is (cfv 3.8.2, cfv 3.9.1, cfv 3.10.1, cfv 3.11.1), unless it is locked
        (cfv 3.8.1). A face down bound card is nothing but a card (cfv 4.9.2.2)."""
        if word == "card":
            return True
        if word == "locked card":
            return word in look.chars.types
        if "unit" not in look.chars.types or _unknowable(look):
            return False
        answer = _KINDS.get(word)
        return answer(g, look) if answer is not None else word in look.chars.types

    def is_called(self, g: Game, look: Look, word: str) -> bool:
        """A text that says where it is calls any card with the type of one a unit (cfv 2.9.2): `a unit from your soul`,
        `search your deck for a grade 2 unit`."""
        if word == "unit" and look.zone not in _ON_CIRCLES:
            return word in look.chars.types and not _unknowable(look)
        return self.is_kind(g, look, word)

    def has_information(self, look: Look) -> bool:
        return not _unknowable(look)

    def has_number(self, chars: object, stat: str) -> bool:
        return True

    def in_state(self, g: Game, look: Look, word: str) -> bool:
        answer = _STATES.get(word)
        if answer is not None:
            return answer(g, look)
        return any(ref == look.ref for ref in roles.playing(g, word))

    def threshold(self, scene: Scene, keyword: str, number: int) -> bool:
        """Limit Break counts the cards of its master's damage zone, face up or down (cfv 10.2.5.1)."""
        return len(scene.g.zone(scene.you, zones.DAMAGE)) >= number

    def phase(self, g: Game) -> frozenset[str]:
        return phases.phases(g)

    def in_role(self, g: Game, role: str) -> tuple[CardRef, ...]:
        return roles.playing(g, role)

    def row_of(self, zone: str) -> str:
        return circles.ROW.get(zone, "")

    def same_column(self, seat: int, zone: str, other_seat: int, other_zone: str) -> bool:
        return circles.same_column(seat, zone, other_seat, other_zone)

    def number_without(self, zone: str, stat: str) -> int | None:
        """A guardian without a shield is one of 0 (cfv 3.11.1.1)."""
        return 0 if stat == "shield" and zone == zones.GUARDIAN else None

    def card_names(self) -> tuple[str, ...]:
        """The names of all cards there are (ruling cfv-R50)."""
        return definitions.names()

    def named_card(self, name: str) -> Definition | None:
        return definitions.named(self, name)

    def selectable(self, g: Game, cid: int, by: int, source: Source | None = None) -> bool:
        if not g.index().prohibitions:
            return True
        return forbidden(g, Event("select", "cfv 8.5.3", card=cid, seat=by)) is None


def _no_damage(g: Game, e: Event) -> bool:
    """Zero or negative damage is not dealt (cfv 7.6.1.5.1)."""
    return e.amount <= 0


def _unknowable(look: Look) -> bool:
    """A face down bound card possesses no information (cfv 4.9.2.2)."""
    return look.zone == zones.BIND and not look.faceup


def _oriented(look: Look) -> bool:
    """Units stand or rest (cfv 3.17.1); locked cards do neither (cfv 10.1.21.4)."""
    return look.zone in _ON_CIRCLES and "locked card" not in look.chars.types


_KINDS: dict[str, Callable[[Game, Look], bool]] = {
    "unit": lambda g, look: look.zone in _ON_CIRCLES,
    "vanguard": lambda g, look: look.zone == zones.VANGUARD,
    "rear-guard": lambda g, look: look.zone in zones.REAR_GUARDS,
    "guardian": lambda g, look: look.zone == zones.GUARDIAN,
}
_STATES: dict[str, Callable[[Game, Look], bool]] = {
    "engaged": lambda g, look: look.rested and _oriented(look),
    "reserved": lambda g, look: not look.rested and _oriented(look),
    "faceup": lambda g, look: look.faceup,
    "facedown": lambda g, look: not look.faceup,
    "in legion": lambda g, look: bool(look.links),
    "been in legion": lambda g, look: bool(look.marks.get(legion.ONCE)),  # cfv 10.2.9.2
}

RULESETS = {rules.id: rules for rules in (CfvRules(),)}
