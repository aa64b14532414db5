"""Priority and playing (fow 6, fow 9): what is done with it, and which abilities need no chase."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ludex.enact.playable import PlayableTexts
from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch05_turn import turn
from ludex.games.fow.ch09_wills.gists import WillAbility, gist
from ludex.games.fow.ch09_wills.written_wills import is_will_ability

if TYPE_CHECKING:
    from ludex.kernel.abilities import Ability
    from ludex.kernel.cards import Characteristics
    from ludex.kernel.decisions import Obstacle
    from ludex.kernel.game import Game


class EditionPriority(PlayableTexts):
    """What an edition's players do with priority."""

    phases: Mapping[str, tuple[str, str]] = turn.PHASES
    actions: tuple[str, ...] = ("battle", "judgment", "call", "break")  # done with priority (fow 6.3)
    wells: tuple[str, ...] = (zones.STONES, zones.FIELD, zones.RULER)  # where cards lie that are rested for wills
    wills_with_priority = True  # fow 9.7:2
    moons = True  # a will may have the moon characteristic (fow 9.7:8)
    judged_once = True  # fow 7.5:1
    awakens_spells = True  # fow 12.1:2
    watches_states = True  # an effect is not made if its state was off since its ability was played (fow 9.9:8)

    def priority_rule(self, g: Game, holder: int) -> str:
        """The rule by which only the player who has priority acts (fow 6.3:1)."""
        return "fow 6.3:1"

    def activation_obstacle(self, g: Game, card: int, at: int) -> Obstacle | None:
        """Why an activate ability cannot be played again now: any number of times it can (fow 7.8:1)."""
        return None

    def is_will_ability(self, g: Game, card: int, ability: Ability) -> bool:
        """Whether an ability of a card is resolved at once, without the chase (fow 9.7:1)."""
        return is_will_ability(ability)

    def producing(self, chars: Characteristics) -> tuple[WillAbility, ...]:
        """The activate abilities of a card that are such."""
        return gist(chars).wills

    def deeds(self, chars: Characteristics) -> tuple[int, ...]:
        """The places of its other activate abilities."""
        return gist(chars).deeds

    def object_word(self, kind: str) -> str:
        """What stands in the chase for something that was played and is no card (fow 9.3:2.2); a judgment is neither
        spell nor ability (rulings fow-5.5-R11, fow-5.01-R8)."""
        return "judgment" if kind == "judgment" else "ability"
