"""Cards moving between zones (sve 4.1, 5.10): to whose zone, how much room there is, drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ludex.enact.ruleset import text_rules
from ludex.enact.scenes.meanings import amount, seats
from ludex.enact.standing import permissions
from ludex.games.arranging import Parts, apportioned
from ludex.games.drawing import Drawing
from ludex.games.sve.ch02_cards import definitions
from ludex.games.sve.ch04_zones import zones
from ludex.kernel import events
from ludex.kernel.events import Event
from ludex.lang import ast

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ludex.kernel.abilities import Source
    from ludex.kernel.cards import Definition
    from ludex.kernel.game import Game


def controller(g: Game, source: Source | None) -> int:
    """Who controls an effect; what comes from no effect is the active player's."""
    return source.seat if source is not None else g.active


def move_event(
    g: Game,
    kind: str,
    card: int,
    to: str,
    seat: int,
    source: Source | None,
    *,
    faceup: bool = True,
    place: int = 0,
) -> Event:
    """One card moving to a zone of a player, or of its owner if none is named (sve 4.1.6)."""
    seat = whose_zone(g, card, to, seat)
    return Event(
        kind, g.rules.cite(kind), seat=seat, card=card, to=to, to_seat=seat, source=source, faceup=faceup, place=place
    )


def whose_zone(g: Game, card: int, to: str, seat: int) -> int:
    """To whose zone a card goes: the player's named, else its owner's (sve 4.1.6). A card that was stolen or given and
    leaves the field goes to its owner's zone in any case (sve 5.22.5)."""
    c = g.cards[card]
    strayed = c.zone == zones.FIELD and to != zones.FIELD and c.seat != c.owner
    return c.owner if seat < 0 or strayed else seat


def token_of(g: Game, name: str, seat: int) -> Definition:
    """The token with a name (sve 9.1.2.3): also one that came with the cards a player brought, first of all with those
    of the player whose effect makes it."""
    return definitions.token(text_rules(g), name, _brought(g, seat))


def _brought(g: Game, seat: int) -> Iterator[Mapping[str, object]]:
    """The cards that do not come with ludex: those of a player, those of the other, and those of a position."""
    decks = cast("Sequence[Mapping[str, object]]", g.setup.get("decks", ()))
    for owner in (*decks[seat : seat + 1], *decks, g.setup):
        yield from cast("Sequence[Mapping[str, object]]", owner.get("cards", ()))


def create_event(g: Game, token: str, zone: str, seat: int, source: Source | None) -> Event:
    """Create a token: its owner and controller is the player to whom the zone belongs (sve 9.1.2.1)."""
    definition = token_of(g, token, controller(g, source))
    return Event(
        events.CREATE,
        g.rules.cite("create"),
        seat=seat,
        to=zone,
        to_seat=seat,
        value=definition,
        source=source,
    )


def shares(g: Game, cards: tuple[int, ...], zone: str, seat: int) -> Parts:
    """Cards by the player to whose zone they go, the active player first (sve 1.3.4)."""
    return apportioned(g, cards, lambda card: whose_zone(g, card, zone, seat))


# -- room -------------------------------------------------------------------------------------------------------------
def room(g: Game, seat: int, zone: str) -> int:
    """How many more cards fit into a player's zone (sve 4.4.4, sve 4.8.3)."""
    limit = zone_limit(g, seat, zone)
    return limit - len(g.zones[g.rules.slots[zone][seat]]) if limit is not None else 1_000_000


def zone_limit(g: Game, seat: int, zone: str) -> int | None:
    """The current limit of hand, field and EX area, which effects may change (sve 4.4.4, 4.7.3, 4.8.3)."""
    limit = zones.HAND_LIMIT if zone == zones.HAND else g.rules.spec[zone].capacity
    if limit is None or not g.index().permissions:
        return limit
    for scene, node in permissions.granted(g, ast.FieldLimit):
        if node.zone == zone and seat in seats(scene, node.player):
            limit = amount(scene, node.amount)
    return limit


# -- drawing ----------------------------------------------------------------------------------------------------------
def _draw_event(g: Game, seat: int, source: Source | None) -> Event:
    """Drawing one card; from an empty deck nothing is drawn and a loss is due (sve 5.10.1.1, sve 5.10.1)."""
    deck = g.zone(seat, zones.DECK)
    if not deck:
        return Event("failed draw", "sve 5.10.1.1", seat=seat, source=source)
    return move_event(g, "draw", deck[0], zones.HAND, seat, source)


# Players who draw together do it at once (sve 1.3.4.1).
_drawing = Drawing("sve 5.10.2", "Drawing cards in succession", _draw_event)
draw, unreplaced = _drawing.draw, _drawing.unreplaced

PROCEDURES = (_drawing.procedure,)
