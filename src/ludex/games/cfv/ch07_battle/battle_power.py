"""What the rules of battle add to a unit's power for as long as it lasts: the boost and the Mate (cfv 7.3.1.7), and the
shields of its guardians (cfv 7.4.1.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.cfv.ch04_zones import zones
from ludex.games.cfv.ch07_battle import roles
from ludex.games.cfv.ch10_actions import legion
from ludex.kernel.abilities import Source, Static
from ludex.kernel.effects.changes import NUMBER
from ludex.kernel.effects.facts import PARTS, number

if TYPE_CHECKING:
    from ludex.kernel.cards import Characteristics
    from ludex.kernel.effects.characteristics import Draft
    from ludex.kernel.game import Game

_LAST = 1 << 60  # these sums are of what everything else has made of the numbers


class Boosts(Static):
    """The boosting unit's power for the boosted unit (negative power, too: ruling cfv-R19), the guardians' shields for
    the guarded one (cfv 2.6.1)."""

    __slots__ = ()

    def __init__(self) -> None:
        looks = number("power") | number("shield")
        super().__init__((NUMBER,), heeds=PARTS, looks=looks, touches=number("power"))

    def zones(self, g: Game) -> tuple[str, ...]:
        return zones.CIRCLES

    def among(self, g: Game) -> list[int]:
        return [ref.id for ref in (*roles.playing(g, roles.BOOSTED), *[on for _, on in roles.guards(g)])]

    def applies(self, g: Game, source: Source, card: int, draft: Characteristics) -> bool:
        return card in self.among(g)

    def apply(self, g: Game, source: Source, card: int, draft: Draft, layer: str) -> None:
        """Add the power of who boosts and the shields of who guards (cfv 2.6.1, cfv 7.4.1.3)."""
        if roles.plays(g, card, roles.BOOSTED):
            for ref in roles.playing(g, roles.BOOSTING):
                draft.add_number("power", g.chars(ref.id).number("power"))
        # A guardian without a shield counts as one of 0 (cfv 3.11.1.1).
        draft.add_number("power", sum(g.chars(by.id).number("shield") for by, on in roles.guards(g) if on.id == card))


class Mates(Static):
    """The Mate's power for its Leader while the legion attacks (cfv 7.3.1.7, cfv 10.1.24.6), and only then (cfv
    10.1.24.9)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__((NUMBER,), heeds=PARTS, looks=number("power"), touches=number("power"))

    def zones(self, g: Game) -> tuple[str, ...]:
        return zones.CIRCLES

    def among(self, g: Game) -> list[int]:
        return [ref.id for ref in roles.playing(g, roles.ATTACKING)]

    def applies(self, g: Game, source: Source, card: int, draft: Characteristics) -> bool:
        here = g.cards[card]
        return legion.in_legion(here) and not legion.is_mate(here) and roles.plays(g, card, roles.ATTACKING)

    def apply(self, g: Game, source: Source, card: int, draft: Draft, layer: str) -> None:
        for mate in g.cards[card].links:
            if roles.plays(g, mate, roles.ATTACKING):
                draft.add_number("power", g.chars(mate).number("power"))


_BOOSTS = (Source(-1, 0, -1, None, _LAST, lasting=0), Boosts())
_MATES = (Source(-1, 0, -1, None, _LAST + 1, lasting=0), Mates())


def standing(g: Game) -> list[tuple[Source, Static]]:
    """The sums there are now."""
    f = roles.frame(g)
    if f is None:
        return []
    found: list[tuple[Source, Static]] = []
    if f.local.get(roles.BOOSTING) or f.local.get("guards"):
        found.append(_BOOSTS)
    if len(roles.playing(g, roles.ATTACKING)) > 1:
        found.append(_MATES)
    return found


def cease(g: Game) -> None:
    """The battle is over, and with it its sums: what they look at besides cards are the parts in it, and who takes or
    leaves one says so (see `roles`)."""
    index = g._index
    if index is not None and any([source.stamp >= _LAST for source, _ in index.statics]):
        g.invalidate()
