"""Battle and damage (fow 8, fow 11): who attacks, and where the damage goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.fow.ch11_skills import keywords
from ludex.games.fow.questions.zones import EditionZones

if TYPE_CHECKING:
    from ludex.kernel.game import Game


class EditionBattle(EditionZones):
    """How an edition's J/resonators fight."""

    attack_step = "fow 8.2:1"
    sickness = "fow 8.2:3.1"  # the rule by which a newcomer does not attack
    pierce_by_choice = True  # fow 11.1:1.2
    prevents_last = True  # of what replaces damage, what prevents it comes last (fow 9.10:2.1)
    later_skills = keywords.LATER  # ruling fow-5.5-R60

    def breakable(self, cards: int, life: int) -> bool:
        """Whether the next lifebreak is open: more cards than whole thousands of the life but one (fow 7.10:1); the
        older book rounds up and takes as many (ruling fow-5.01-R15)."""
        return self.lifebreaks and cards > (life - 1) // 1000

    def may_forfeit(self, g: Game, seat: int) -> bool:
        """Who must attack may not forfeit (fow 8.2:3)."""
        from ludex.games.fow.ch08_battle.attacks import attackers, must_attack

        return not any(must_attack(g, c) for c in attackers(g, seat))
