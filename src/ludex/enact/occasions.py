"""Occasions: every event a text can speak of, as the kernel's events tell it.

An occasion says which kinds of events may be it, under which condition, and about which cards. `movements`,
`deeds`, `battles` and `chases` make them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ludex.enact import battles, chases, deeds, movements
from ludex.enact.nouns.noun import noun
from ludex.kernel import events
from ludex.kernel.kept import Kept
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.nouns.subjects import Role, Roles, Subject
    from ludex.enact.scene import Scene
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game

Gate = Callable[["Scene", "Event"], bool]


class Part:
    """A card an event is about, and the phrase that must mean it. `anything`: the phrase leaves open which card, so
    that it need not even be there (a draw from an empty deck)."""

    __slots__ = ("role", "phrase", "noun", "anything")

    def __init__(self, role: Role, phrase: ast.Object) -> None:
        self.role = role
        self.phrase = phrase
        self.noun = noun(phrase)
        self.anything = isinstance(phrase, ast.Same)

    def meant(self, scene: Scene, e: Event) -> Subject | None:
        """The card, if it is one the phrase means."""
        subject = self.role(scene.g, e)
        return subject if subject is not None and self.noun.was_one(scene, subject) else None

    def told(self, scene: Scene, e: Event) -> Subject | None:
        """The card, whatever has become of it since it was meant."""
        return self.role(scene.g, e)


class AnyPart(Part):
    """Several cards that an event is about alike: the phrase means it if it means one of them."""

    __slots__ = ("roles",)

    def __init__(self, roles: Roles, phrase: ast.Object) -> None:
        super().__init__(_nobody, phrase)
        self.roles = roles

    def meant(self, scene: Scene, e: Event) -> Subject | None:
        return next((one for one in self.roles(scene.g, e) if self.noun.was_one(scene, one)), None)

    def told(self, scene: Scene, e: Event) -> Subject | None:
        return self.meant(scene, e) or next(iter(self.roles(scene.g, e)), None)


def _nobody(g: Game, e: Event) -> Subject | None:
    return None


class Occasion:
    """One event of a text. Its first part is the card it happens to; `each`: it counts amount times; `once`: what
    happens to one card at once, in regard to several others, counts once; `refers`: its words speak of its own card
    again (`is returned to its owner's hand`)."""

    __slots__ = ("kinds", "gate", "parts", "each", "once", "refers")

    def __init__(
        self,
        kinds: tuple[str, ...],
        gate: Gate | None,
        *parts: tuple[Role, ast.Object | None],
        each: bool = False,
        once: bool = False,
        among: tuple[tuple[Roles, ast.Object | None], ...] = (),
    ) -> None:
        self.kinds = kinds
        self.gate = gate
        single = tuple(Part(role, phrase) for role, phrase in parts if phrase is not None)
        self.parts = (*single, *(AnyPart(roles, phrase) for roles, phrase in among if phrase is not None))
        self.each = each
        self.once = once
        self.refers = False

    def hears(self, e: Event) -> bool:
        """Whether an event is of a kind it listens to."""
        return e.kind in self.kinds or (bool(e.to) and events.MOVE in self.kinds)


# The table is made on first use: its makers need this module themselves.
def _makers() -> dict[type, Callable[[ast.Event], Occasion]]:
    return {
        ast.IsPut: movements.is_put,
        ast.Leaves: movements.leaves,
        ast.Returns: movements.returns,
        ast.IsDestroyed: movements.is_destroyed,
        ast.IsBanished: movements.is_banished,
        ast.IsBuried: movements.is_buried,
        ast.Does: movements.does,
        ast.IsDiscarded: movements.is_discarded,
        ast.Draws: movements.draws,
        ast.Attacks: deeds.attacks,
        ast.IsAttacked: deeds.is_attacked,
        ast.Fights: deeds.fights,
        ast.DealsDamage: deeds.deals_damage,
        ast.TakesDamage: deeds.takes_damage,
        ast.ChangesStat: deeds.changes_stat,
        ast.Evolves: deeds.evolves,
        ast.BecomesEngaged: deeds.becomes_engaged,
        ast.IsSelected: deeds.is_selected,
        ast.GetsCounter: deeds.gets_counter,
        ast.PhaseStarts: deeds.phase_starts,
        ast.PointsChange: deeds.points_change,
        ast.Activates: deeds.activates,
        ast.EarthRites: deeds.earth_rites,
        ast.DriveChecks: deeds.drive_checks,
        ast.IsGivenDrive: deeds.is_given_drive,
        ast.Races: deeds.races,
        ast.IsServed: deeds.is_served,
        ast.GameLost: deeds.game_lost,
        ast.Becomes: deeds.becomes,
        ast.IsPlaced: battles.is_placed,
        ast.Rides: battles.rides,
        ast.Boosts: battles.boosts,
        ast.IsBoosted: battles.is_boosted,
        ast.Hits: battles.hits,
        ast.CheckReveals: battles.check_reveals,
        ast.Intercepts: battles.intercepts,
        ast.IsRetired: battles.is_retired,
        ast.IsLocked: battles.is_locked,
        ast.IsDeleted: battles.is_deleted,
        ast.Legions: battles.legions,
        ast.IsCalled: battles.is_called,
        ast.IsMoved: battles.is_moved,
        ast.BattleBegins: battles.battle_begins,
        ast.BattleMoment: battles.battle_moment,
        ast.Blocks: chases.blocks,
        ast.IsBlocked: chases.is_blocked,
        ast.IsSummoned: chases.is_summoned,
        ast.LifeChanges: chases.life_changes,
        ast.Chases: chases.chases,
        ast.JudgmentDone: chases.judgment_done,
        ast.StoneCalled: chases.stone_called,
        ast.IsTargeted: chases.is_targeted,
        ast.IsRemoved: chases.is_removed,
        ast.IsCanceled: chases.is_canceled,
        ast.IsAdded: chases.is_added,
        ast.Awakens: chases.awakens,
        ast.Shifts: chases.shifts,
        ast.BattleOver: chases.battle_over,
        ast.Produces: chases.produces,
        ast.GameBegins: chases.game_begins,
        ast.Enters: chases.enters,
        ast.FallsInBattle: chases.falls_in_battle,
    }


_table: dict[type, Callable[[ast.Event], Occasion]] = {}
_read: Kept[ast.Event, Occasion] = Kept()


def occasion(node: ast.Event) -> Occasion:
    """The event of a text, read once."""
    found = _read.get(node)
    if found is None:
        if not _table:
            _table.update(_makers())
        found = _read[node] = _table[type(node)](node)
        own = {getattr(part.phrase, "binding", 0) for part in found.parts if not isinstance(part.phrase, ast.Ref)}
        found.refers = any(isinstance(below, ast.Ref) and below.binding in own - {0} for below in ast.walk(node))
    return found
