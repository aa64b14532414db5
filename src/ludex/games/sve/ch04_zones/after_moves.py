"""What the rules do immediately after cards have moved: links lost, tokens eliminated, advanced cards sent home.

None of this waits for Confirmation Timing (sve 9.1.4.3, sve 9.2.2, sve 5.16.3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.sve.ch04_zones import zones
from ludex.games.sve.text import nodes
from ludex.kernel import events
from ludex.kernel.events import Event
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.cards import Card
    from ludex.kernel.game import Game

_LINK_RULE = {
    zones.EVOLVE_ZONE: "sve 5.16.3",
    zones.RACE: "sve 14.2.1.3",
    zones.DRIVE: "sve 14.4.9.4",
}


def aftermath(g: Game, happened: list[Event]) -> list[Event]:
    """The events that follow at once from what has just happened. Tokens are cards like others but for where they may
    be, and advanced cards have their own way home."""
    follow: list[Event] = []
    for e in happened:
        if not e.to:
            continue
        card = g.cards[e.card]
        if e.frm != card.zone and card.links:
            follow.extend(_unlinked(g, card, e.frm))
        types = card.definition.faces[card.face].types
        if "token" in types:  # sve 9.1.1
            _token(card, types, follow)
        elif "advanced" in types and card.zone not in zones.ADVANCED_ZONES:
            # sve 9.2.1
            follow.append(
                Event("put", "sve 9.2.2", card=card.id, to=zones.EVOLVE_DECK, to_seat=card.owner, faceup=True)
            )
        if e.to == zones.FIELD and e.frm != zones.FIELD:
            follow.extend(_entering(g, card))
    return follow


def _unlinked(g: Game, card: Card, frm: str) -> list[Event]:
    """A card that left the field loses its links right after moving; so does a linked card that left its zone
    (sve 14.2.1.3, sve 14.4.9.4)."""
    found = []
    for other in card.links:
        zone = frm if frm in _LINK_RULE else g.cards[other].zone
        found.append(Event(events.UNLINK, _LINK_RULE.get(zone, "sve 5.16.3"), card=card.id, amount=other))
    return found


def _token(card: Card, types: frozenset[str], follow: list[Event]) -> None:
    """A token where it may not exist is eliminated: gone from its zone and from the game (sve 9.1.3, sve 9.1.4.3)."""
    allowed = zones.SPELL_TOKEN_ZONES if "spell" in types else zones.TOKEN_ZONES
    if card.zone and card.zone not in allowed:
        follow.append(Event(events.ELIMINATE, "sve 9.1.4.3", card=card.id))


def _entering(g: Game, card: Card) -> list[Event]:
    """Counters a card is put onto the field with: Stack's own (sve 13.3.2.2), or as its text says."""
    chars = g.chars(card.id)
    found = []
    if "Stack" in chars.keywords:
        found.append(Event(events.COUNTER, "sve 13.3.2.2", card=card.id, key="Stack", amount=1))
    if chars.has_terms:
        found.extend(
            Event(events.COUNTER, "sve 15.1.3", card=card.id, key=node.kind, amount=node.counters.value)
            for ability in chars.abilities
            for node in ability.terms
            if isinstance(node, nodes.EntersAs) and isinstance(node.counters, ast.Number)
        )
    return found
