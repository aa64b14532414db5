"""Which cards a seat may not know, said once more and literally, and games in which those cards are others."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from ludex.kernel.cards import Card, Characteristics, Definition
from ludex.kernel.game import Game
from ludex.kernel.knowledge.sight import Eyes
from ludex.kernel.zones import Sight
from ludex.table.unlinking import spoken

CANARY = "Zyzzyva"


def lies_hidden(game: Game, seat: int | None, card: Card) -> bool:
    """Whether a seat may not know a card: by the zone it is in, how it lies there, and what was shown before."""
    spec = game.rules.spec.get(card.zone)
    if spec is None:
        return True
    shown = card.known == 3 if seat is None else card.known >> seat & 1
    if shown:
        return False
    if spec.sight is Sight.PUBLIC:
        return spec.facedown_hidden and not card.faceup and not (spec.facedown_owner and seat == card.owner)
    if spec.faceup_public and card.faceup:
        return False
    return spec.sight is Sight.HIDDEN or seat != card.seat


def hidden_from(game: Game, seat: int | None) -> list[int]:
    """The cards in the game that a seat may not know."""
    return [card.id for card in game.cards if card.zone and lies_hidden(game, seat, card)]


def become(game: Game, cards: dict[int, Definition]) -> Game:
    """The same game in which some cards are others."""
    twin = game.clone()
    for cid, definition in cards.items():
        own = twin.own(cid)
        own.definition, own.memo = definition, None
    twin.invalidate()
    return twin


def exchanged(game: Game, seat: int | None, chance: Random) -> Game:
    """The same game in which the cards that a seat may not know are exchanged; cards of another deck (sve 4.6.1) apart,
    because everybody knows that they are not in this one."""
    mingled = game.rules.mingled()
    pools: dict[tuple[int, int, str], list[int]] = {}
    for cid in hidden_from(game, seat):
        card = game.cards[cid]
        pool = "" if card.zone in mingled else card.zone
        pools.setdefault((card.owner, len(card.definition.faces), pool), []).append(cid)
    cards = {}
    for ids in pools.values():
        others = chance.sample(ids, len(ids))
        cards.update({cid: game.cards[other].definition for cid, other in zip(ids, others, strict=True)})
    return become(game, cards)


def disguised(game: Game, seat: int | None) -> Game:
    """The same game with every card that the seat may not know under another name."""
    return become(
        game, {n: _renamed(game.cards[n].definition, f"{CANARY} {n}") for n in hidden_from(game, seat)}
    )


def _renamed(definition: Definition, name: str) -> Definition:
    faces = tuple(
        Characteristics((name,), face.types, face.labels, face.numbers, face.abilities) for face in definition.faces
    )
    return replace(definition, key=name, faces=faces, digest=name)


_LYING = (
    "definition", "seat", "zone", "face", "faceup", "rested", "counters", "changes", "links", "stamp", "since", "marks",
    "known", "origin",
)  # fmt: skip


def relabelled(game: Game, seat: int | None, chance: Random) -> Game:
    """The same game in which hidden cards have one another's places in the game, and are called by one another's
    numbers; cards that the seat has met under theirs, or that something still going on speaks of, keep them."""
    twin = game.clone()
    met = _met(game, seat)
    owners: dict[int, list[int]] = {}
    for cid in hidden_from(game, seat):
        if cid not in met:
            owners.setdefault(game.cards[cid].owner, []).append(cid)
    places: dict[int, int] = {}
    latest = max(card.incarnation for card in game.cards)
    for ids in owners.values():
        places.update(zip(ids, chance.sample(ids, len(ids)), strict=True))
    for old, place in places.items():
        own = twin.own(place)
        for name in _LYING:
            setattr(own, name, getattr(game.cards[old], name))
        own.be(latest)
        own.memo = own.itself = None
        own.heard = ()
    twin.zones = [tuple([places.get(cid, cid) for cid in zone]) for zone in game.zones]
    twin.invalidate()
    return twin


def _met(game: Game, seat: int | None) -> set[int]:
    eyes = Eyes(game, seat)
    met = {e.card for e in game.log.since(0) if e.card >= 0 and eyes.witnessed(e) is not None}
    course: Game | None = game
    while course is not None:
        met.update(spoken(course, -1 if seat is None else seat))
        course = course.checkpoint
    return met
