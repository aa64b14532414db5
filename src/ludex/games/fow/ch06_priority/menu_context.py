"""What a player has to act with at one moment (fow 6.3, 10.2:4), looked up once for everything a menu asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.standing import permissions
from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch06_priority.obstacles import bar
from ludex.games.fow.ch09_playing import cannot_be_chased, chase
from ludex.games.fow.ch09_wills.prices import price_of
from ludex.games.fow.ch09_wills.will_abilities import Able, at_most
from ludex.games.fow.ch09_wills.wills import Purse
from ludex.games.fow.rules_of import rules_of
from ludex.games.fow.text import nodes
from ludex.kernel.shortcuts import shortcuts

if TYPE_CHECKING:
    from ludex.games.fow.ch09_wills.prices import Price
    from ludex.kernel.decisions import Obstacle
    from ludex.kernel.effects.index import Index
    from ludex.kernel.game import Game


class Means:
    """The moment as every action asks about it: why no action of the own main phase can be performed now (`main`), why
    nothing can be put into the chase (`chased`), whether any effect forbids anything, which kinds of permissions are in
    force, by how many wills at most they make anything cheaper (`relief`), and the wills that could be paid. It is good
    for one question or one menu: nothing happens between its answers. `closely`: something was looked at more closely
    than at a glance (see `bounds`); `awaited`: the kinds of events after which there is more to look at; `fresh`:
    something cannot be done this turn that may be in the next."""

    __slots__ = (
        "g", "seat", "main", "chased", "forbidden", "permitted", "relief", "closely", "awaited", "fresh", "_able",
        "_purse", "_rough",
    )  # fmt: skip

    def __init__(self, g: Game, seat: int) -> None:
        index = g.index()
        self.g: Game = g
        self.seat: int = seat
        self.main: Obstacle | None = main_action(g, seat)
        self.chased: Obstacle | None = chase_obstacle(g, seat)
        self.forbidden: bool = bool(index.prohibitions)
        self.permitted: frozenset[type] = permissions.kinds(g)
        self.relief: int = relief_by(index) if index.permissions else 0
        self.closely: bool = False
        self.fresh: bool = False
        self.awaited: frozenset[str] = frozenset()
        self._able: list[Able] | None = None
        self._purse: Purse | None = None
        self._rough: Purse | None = None

    @property
    def able(self) -> list[Able]:
        """The player's cards whose activate abilities might be active: of the playground, and with abilities elsewhere
        (fow 9.2)."""
        found = self._able
        if found is None:
            found = self._able = _ability_cards(self.g, self.seat)
        return found

    @property
    def purse(self) -> Purse:
        """The wills that could be paid, as long as no card is needed for anything else."""
        found = self._purse
        if found is None:
            found = self._purse = Purse(self.g, self.seat)
            self.closely = self.closely or not found.plain
            self.fresh = self.fresh or found.fresh
        return found

    @property
    def rough(self) -> Purse:
        """The wills that could be paid at most, seen at a glance; where that is no bound, those that could be paid."""
        found = self._rough
        if found is None:
            most = at_most(self.g, self.seat, self.able) if shortcuts.taken else None
            if most is None:
                found = self._rough = self.purse
            else:
                supply, sure = most
                found = self._rough = Purse(self.g, self.seat, supply=supply)
                self.fresh = self.fresh or found.fresh
                if sure:
                    self._purse = found
        return found

    def fall_short(self, price: Price) -> bool:
        """Whether a price is more than could be paid (fow 10.2:4), whatever else is needed for it and whichever effects
        make it less; not said where wills are spent on some things only."""
        relief, total = self.relief, price.total
        if relief >= total and relief:
            return False
        rough = self.rough
        if _reaches(rough, price, relief) and (self._purse is rough or _reaches(self.purse, price, relief)):
            return False
        return not rough.has_bound()


def _ability_cards(g: Game, seat: int) -> list[Able]:
    cards, rules = g.cards, rules_of(g)
    found = [one for zone in zones.PLAYGROUND for one in g.lying(seat, zone) if one[1].acts]
    for zone in rules.lurking if g.unusual_zones else ():
        if zone in g.unusual_zones and zone != zones.CHASE:
            there = [cards[c] for c in g.zone(seat, zone) if zone in cards[c].definition.unusual_zones]
            found += [(card, chars) for card in there if (chars := g.chars(card.id)).acts]
    return [Able(card, chars, rules.producing(chars), rules.deeds(chars)) for card, chars in found]


def _reaches(purse: Purse, price: Price, relief: int) -> bool:
    """Whether a price, made less by so many wills at most, could be paid with wills that may be spent on anything."""
    return purse.most >= price.total - relief and (bool(relief) or purse.covers(price))


ALTERING: frozenset[type] = frozenset({nodes.PayShift, nodes.SpendAs, nodes.PayAnyWill})
BOUNDLESS = 1 << 30


def relief_by(index: Index) -> int:
    """By how many wills, at most, effects in force make anything cheaper, whether their conditions hold or not."""
    found = 0
    for _, what in index.permissions:
        if not isinstance(what, permissions.Granted) or type(what.node) not in ALTERING:
            continue
        node = what.node
        if not isinstance(node, nodes.PayShift) or node.change == "exactly":
            return BOUNDLESS
        if node.change == "less":
            found += price_of(node.wills.symbols).total if what.of is None else BOUNDLESS
    return found


def main_action(g: Game, seat: int) -> Obstacle | None:
    """Why a player cannot perform an action of the own main phase now (fow 6.3:2): none of them in a battle (ruling
    fow-5.01-R7)."""
    if g.active != seat:
        return bar("fow 6.3:2", "it is not your turn")
    main = battle = False
    for f in g.stack:
        name = f.procedure.name
        main = main or name == "fow main phase"
        battle = battle or name == "fow battle"
    if not main:
        return bar("fow 6.3:2", "it is not your main phase")
    if battle:
        return bar("fow 6.3:2", "there is a battle")
    if not chase.is_empty(g):
        return bar("fow 6.3:2", "the chase is not empty")
    return None


def chase_obstacle(g: Game, seat: int) -> Obstacle | None:
    """Why a player can put nothing into the chase now (fow 10.7:2)."""
    return None if chase.is_empty(g) else cannot_be_chased.obstacle(g, seat)
