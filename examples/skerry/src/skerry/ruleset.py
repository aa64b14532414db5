"""Skerry as a value: zones, procedures, keywords, and the answers that its texts ask for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ludex.enact.playable import PlayableTexts
from ludex.enact.playing import resolving
from ludex.enact.playing.paying import paying as paying_costs
from ludex.kernel.effects import changes
from ludex.kernel.pipeline.appliers import new_turn
from ludex.lang import ast
from skerry import (
    definitions,
    keywords,
    menus,
    moving,
    playing,
    preparation,
    processes,
    raids,
    scoring,
    timing,
    turn,
    using,
    values,
    zones,
)
from skerry.citations import CITATIONS, WORDS
from skerry.text import meaning
from skerry.verbs import SkerryVerbs

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Look
    from ludex.kernel.abilities import Ability
    from ludex.kernel.cards import Definition
    from ludex.kernel.contest import Contest
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game

_CHAPTERS = (preparation, turn, playing, using, raids, processes, timing, moving)
_ON_COAST = frozenset({zones.COAST})
_IN_HAND = frozenset({zones.HAND, zones.SWELL})
_STATES = {"engaged": True, "reserved": False}


class SkerryRules(PlayableTexts):
    """The rules of Skerry."""

    field = zones.COAST
    points = values.TIDE
    turnable, turned = "on the coast and upright", "resting"  # skerry 7.2
    targets = "none"  # skerry 6.5
    kinds = ("boat", "lamp", "squall")  # skerry 2.2
    primary_types = frozenset(kinds)

    def __init__(self) -> None:
        super().__init__("skerry", "skerry", "Skerry", zones.ZONES)
        self.verbs = SkerryVerbs()
        self.layers = (
            frozenset({changes.ABILITY, changes.INFORMATION}),
            frozenset({changes.FIXED, changes.NUMBER}),
        )
        self.citations = CITATIONS
        self.words = WORDS
        self.resting = "resting"
        self.tells_only |= {"attack", "meet"}
        self.vain |= {processes.DAMAGE: _no_damage}
        self.plain_locals |= {"next", "begun"}
        self.menus = dict(menus.MENUS)
        self.procedures = {p.name: p for chapter in _CHAPTERS for p in chapter.PROCEDURES}
        for p in (paying_costs, *resolving.PROCEDURES):
            self.procedures[p.name] = p
        self.appliers = {
            "turn": new_turn,
            moving.FAILED: moving.apply_failed,
            processes.DAMAGE: raids.apply_damage,
            meaning.STOKE: meaning.apply_stoke,
        }

    # -- cards --------------------------------------------------------------------------------------------------------
    def define(self, row: dict[str, object]) -> Definition:
        return definitions.define(self, row)

    def mingled(self) -> frozenset[str]:
        return frozenset(zone.name for zone in self.zones)

    # -- events -------------------------------------------------------------------------------------------------------
    def unreplaced(self, g: Game, event: Event) -> Event | None:
        return moving.unreplaced(g, event)

    # -- for whoever looks --------------------------------------------------------------------------------------------
    def visible_values(self) -> tuple[str, ...]:
        return tuple(values.BEGINNING)

    def figures(self, numbers: Mapping[str, int]) -> str:
        return f"{numbers['might']}/{numbers['hull']}" if "might" in numbers else ""

    def roles(self, g: Game) -> dict[int, tuple[str, ...]]:
        return raids.roles(g)

    def contest(self, g: Game) -> Contest | None:
        return raids.contest(g)

    def score(self, g: Game, seat: int) -> float:
        return scoring.score(g, seat)

    def settled(self, g: Game) -> bool:
        return raids.frame(g) is None

    # -- what texts ask -----------------------------------------------------------------------------------------------
    def keyword(self, node: ast.KeywordAbility) -> tuple[Ability, ...]:
        return keywords.keyword(node.name)

    def trigger(self, node: ast.TriggerKeyword) -> ast.Event:
        return keywords.TRIGGERS[node.name]

    def zones_for(self, node: ast.Ability, kind: str) -> frozenset[str]:
        """Abilities hold on the coast (skerry 8.4); a squall's text is carried out in the swell (skerry 6.4)."""
        return _IN_HAND if isinstance(node, ast.SpellAbility) else _ON_COAST

    def is_kind(self, g: Game, look: Look, word: str) -> bool:
        return word == "card" or word in look.chars.types

    def in_state(self, g: Game, look: Look, word: str) -> bool:
        return look.rested == _STATES[word]

    def phase(self, g: Game) -> frozenset[str]:
        return frozenset(f.procedure.title.casefold() for f in g.stack)


def _no_damage(g: Game, e: Event) -> bool:
    """No damage is no event (skerry 1.8)."""
    return e.amount <= 0


RULESETS = {rules.id: rules for rules in (SkerryRules(),)}
