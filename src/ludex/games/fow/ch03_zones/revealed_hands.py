"""Hands and decks that are played with revealed (fow 10.4, 10.20:2): what lies open so is seen by everybody, and is not
revealed again. What one player may look at any time, that player is shown as soon as it lies there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.nouns.noun import noun
from ludex.enact.scenes.meanings import seats
from ludex.enact.standing import permissions
from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.text import nodes
from ludex.kernel import events
from ludex.kernel.events import Event
from ludex.kernel.knowledge.sight import EVERYBODY, knows

if TYPE_CHECKING:
    from ludex.kernel.game import Game


def due(g: Game) -> list[Event]:
    """Cards that have come to lie open by an effect are shown (fow 10.4:1). That is looked at when cards have moved: a
    shuffle moves none, so what happens to lie on top then is not shown before the effect has gone on to put the cards
    where it says, or is over (fow 10.20:2, fow 10.20:2.1)."""
    shown = [
        Event(events.REVEAL, "fow 10.4:1", seat=g.cards[card].seat, card=card)
        for card in _open(g)
        if g.cards[card].known != EVERYBODY
    ]
    return [*shown, *_looked_at(g)]


def _looked_at(g: Game) -> list[Event]:
    """Cards that a player may look at any time (fow 9.9:4): to look changes nothing, so nobody is asked whether to."""
    if not permissions.present(g):
        return []
    return [
        Event(events.LOOK, "fow 9.9:4", seat=seat, card=ref.id)
        for scene, node in permissions.granted(g, nodes.MayLookAt)
        for ref in noun(node.at).now(scene)
        for seat in seats(scene, node.player)
        if not knows(g.cards[ref.id].known, seat)
    ]


def can_reveal(g: Game, card: int) -> bool:
    """Whether a card can be revealed: not if an effect keeps it revealed already (fow 10.4:2)."""
    return card not in _open(g)


def _open(g: Game) -> list[int]:
    """What lies open by an effect: hands, and the top cards of decks."""
    if not permissions.present(g):
        return []
    found: list[int] = []
    for scene, node in permissions.granted(g, nodes.PlaysRevealed):
        for seat in seats(scene, node.player):
            there = g.zone(seat, node.zone)
            found += there[:1] if node.zone in (zones.DECK, zones.STONE_DECK) else there
    return found
