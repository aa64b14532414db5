"""A ruleset whose card texts this room plays: what games build their own upon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.actions.lasting import lasts
from ludex.enact.ruleset import TextRuleset
from ludex.enact.scenes.making import ability_of, key_of
from ludex.enact.scenes.saving import register_nodes
from ludex.enact.steps.effect import procedure

if TYPE_CHECKING:
    from ludex.kernel.abilities import Ability
    from ludex.kernel.effects.changes import Lasting
    from ludex.kernel.frames import Procedure
    from ludex.kernel.game import Game
    from ludex.kernel.zones import ZoneSpec


class PlayableTexts(TextRuleset):
    """A text ruleset that makes abilities and procedures of its cards' texts."""

    def __init__(self, id: str, book: str, title: str, zones: tuple[ZoneSpec, ...]) -> None:
        super().__init__(id, book, title, zones)
        register_nodes()

    def ability(self, key: object) -> Ability:
        return ability_of(self, key)

    def procedure(self, key: object) -> Procedure:
        return procedure(key_of(key)[1])

    def lasts(self, g: Game, effect: Lasting) -> bool:
        return lasts(g, effect)
