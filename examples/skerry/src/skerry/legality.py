"""What may be done now, and the rule that forbids the rest (skerry 6.1, 6.3, 6.6, 7.1, 7.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.playing import paying
from ludex.enact.scenes.scene import Scene
from ludex.enact.standing.restrictions import unusable
from ludex.enact.values.body import text_of
from ludex.kernel.abilities import ACTIVATED, Source
from ludex.kernel.decisions import Obstacle
from ludex.kernel.effects.characteristics import place_of
from ludex.kernel.events import Event
from ludex.kernel.pipeline.perform import forbidden
from skerry import values, zones

if TYPE_CHECKING:
    from ludex.kernel.game import Game


def _is_yours(g: Game, seat: int, card: int, zone: str, rule: str) -> Obstacle | None:
    here = g.cards[card]
    if here.seat == seat and here.zone == zone:
        return None
    return Obstacle(rule, f"{_name(g, seat, card)} is not {'in your hand' if zone == zones.HAND else 'on your coast'}")


def _name(g: Game, seat: int, card: int) -> str:
    """The card's name, if its keeper may know it."""
    here = g.cards[card]
    seen = here.zone in (zones.COAST, zones.DEEP, zones.SWELL) or (here.zone == zones.HAND and here.seat == seat)
    return g.rules.describe(g, card) if seen else "that card"


def play_obstacle(g: Game, seat: int, card: int) -> Obstacle | None:
    """Why a card cannot be played."""
    elsewhere = _is_yours(g, seat, card, zones.HAND, "skerry 6.1")
    if elsewhere is not None:
        return elsewhere
    chars = g.chars(card)
    cost, tide = chars.number("cost"), g.value(seat, values.TIDE)
    if cost > tide:
        return Obstacle("skerry 6.1", f"{chars.name} costs {cost} and you have {tide} tide")
    if "squall" not in chars.types and len(g.zone(seat, zones.COAST)) >= zones.ROOM:
        return Obstacle("skerry 6.3", "your coast is full")
    return forbidden(g, Event("play", "skerry 1.7", card=card, seat=seat))


def raid_obstacle(g: Game, seat: int, card: int) -> Obstacle | None:
    """Why a boat cannot raid; one that came this turn needs to be swift (skerry 9.2)."""
    elsewhere = _is_yours(g, seat, card, zones.COAST, "skerry 7.1")
    if elsewhere is not None:
        return elsewhere
    here, chars = g.cards[card], g.chars(card)
    if "boat" not in chars.types:
        return Obstacle("skerry 7.1", f"{chars.name} is no boat")
    if here.rested:
        return Obstacle("skerry 7.1", f"{chars.name} rests")
    if here.since >= g.turn_stamp and "Swift" not in chars.keywords:
        return Obstacle("skerry 7.1", f"{chars.name} came this turn and is not swift")
    return forbidden(g, Event("attack", "skerry 1.7", card=card, seat=seat))


def meet_obstacle(g: Game, seat: int, card: int, raider: int) -> Obstacle | None:
    """Why a boat cannot meet a raid; a ghostly one is met by ghostly boats only (skerry 9.3)."""
    elsewhere = _is_yours(g, seat, card, zones.COAST, "skerry 7.3")
    if elsewhere is not None:
        return elsewhere
    chars = g.chars(card)
    if "boat" not in chars.types or g.cards[card].rested:
        return Obstacle("skerry 7.3", f"{chars.name} is no upright boat")
    if "Ghostly" in g.chars(raider).keywords and "Ghostly" not in chars.keywords:
        return Obstacle("skerry 9.3", f"{chars.name} is not ghostly")
    return forbidden(g, Event("meet", "skerry 1.7", card=card, seat=seat))


def ability_source(g: Game, seat: int, card: int, at: int) -> Source:
    """An ability of a card as the source of what it does, as if it were used now: who only asks lets no time pass."""
    here, chars = g.cards[card], g.chars(card)
    return Source(card, here.incarnation, seat, chars.abilities[at], g.clock + 1, ordinal=place_of(chars, at))


def use_obstacle(g: Game, seat: int, card: int, at: int) -> Obstacle | None:
    """Why an ability cannot be used."""
    elsewhere = _is_yours(g, seat, card, zones.COAST, "skerry 6.6")
    if elsewhere is not None:
        return elsewhere
    chars = g.chars(card)
    if not 0 <= at < len(chars.abilities) or chars.abilities[at].kind != ACTIVATED:
        return Obstacle("skerry 6.6", f"{chars.name} has no such ability")
    body = text_of(chars.abilities[at])
    assert body.costs is not None
    scene = Scene(g, ability_source(g, seat, card, at), {})
    return unusable(scene, body) or paying.affordable(scene, body.costs)
