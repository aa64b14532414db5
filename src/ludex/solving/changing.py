"""Changing a position a little, so that it makes a puzzle: each change is a few words, and gives a position that a game
could have come to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.kernel.effects import changes
from ludex.kernel.effects.changes import Change
from ludex.kernel.knowledge.sight import EVERYBODY
from ludex.kernel.zones import PUBLIC

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ludex.kernel.game import Game

OPEN = "open"  # the opponent's hand, and what lies face down, is known
AWAY = "away"  # away c17: a card of the player's hand is in the deck
SPENT = "spent"  # spent NAME: the opponent's hidden cards of this name have been used up
LIFE = "life"  # life 2: the opponent has so much left; damage, where damage is what counts
TIRED = "tired"  # the player's vanguard has attacked already
POWER = "power"  # power 3000: the opponent's vanguard has so much more
BROKEN = "broken"  # both players' cards that wait for damage have been used up
HAND = "hand"  # hand 2: the opponent has no more cards in hand
BREAKS = "lifebreak area"  # where these wait
_DROPS = ("cemetery", "drop zone", "graveyard")


def change(game: Game, seat: int, words: Iterable[str]) -> None:
    """Make changes to a position in which it is a player's turn."""
    for line in words:
        word, _, rest = line.partition(" ")
        _CHANGES[word](game, seat, rest)
    game.invalidate()
    game.settled_batch = -1
    game.idle = (None, None)
    game.setup = {**game.setup, "changed": True}
    _ask_again(game)


def _open(game: Game, seat: int, rest: str) -> None:
    for card in list(game.cards):
        spec = game.rules.spec.get(card.zone)
        if card.seat != seat and spec is not None and not spec.ordered and not card.zone.endswith("deck"):
            game.own(card.id).known |= 1 << seat


def _away(game: Game, seat: int, tag: str) -> None:
    _put(game, game.named(tag), "deck")


def _spent(game: Game, seat: int, name: str) -> None:
    for card in list(game.cards):
        if card.owner != seat and card.zone in ("hand", "deck") and card.definition.name == name:
            _put(game, card.id, next(zone for zone in _DROPS if zone in game.rules.spec))


def _life(game: Game, seat: int, rest: str) -> None:
    """The opponent's life, leader's defense, or number of cards in the damage zone."""
    spec, of, n = game.rules.spec, 1 - seat, int(rest)
    if "damage zone" in spec:
        for cid in game.zone(of, "damage zone")[n:]:
            _put(game, cid, "drop zone")
        for cid in game.zone(of, "deck")[: n - len(game.zone(of, "damage zone"))]:
            _put(game, cid, "damage zone")
    elif "leader area" in spec:
        leader = game.zone(of, "leader area")[0]
        gain(game, leader, "defense", n - game.chars(leader).number("defense"))
    else:
        game.values[of] = {**game.values[of], "life": n}


def _hand(game: Game, seat: int, rest: str) -> None:
    for cid in game.zone(1 - seat, "hand")[int(rest) :]:
        _put(game, cid, "deck")


def _tired(game: Game, seat: int, rest: str) -> None:
    game.own(game.zone(seat, "vanguard circle")[0]).rested = True


def _broken(game: Game, seat: int, rest: str) -> None:
    for of in (0, 1):
        for cid in game.zone(of, BREAKS):
            _put(game, cid, "graveyard")


def _power(game: Game, seat: int, rest: str) -> None:
    gain(game, game.zone(1 - seat, "vanguard circle")[0], "power", int(rest))


_CHANGES: dict[str, Callable[[Game, int, str], None]] = {
    OPEN: _open, AWAY: _away, SPENT: _spent, LIFE: _life, BROKEN: _broken, HAND: _hand, TIRED: _tired,
    POWER: _power,
}  # fmt: skip


def gain(game: Game, cid: int, key: str, n: int) -> None:
    """A card's number is so much more."""
    own = game.own(cid)
    own.changes = (*own.changes, Change(game.tick(), changes.ADD, key, n))


def _put(game: Game, cid: int, zone: str) -> None:
    """Lay a card where it could have been all the time."""
    own, spec = game.own(cid), game.rules.spec[zone]
    left = tuple(c for c in game.zone(own.seat, own.zone) if c != cid)
    game.put_zone(own.seat, own.zone, left)
    own.zone = zone
    own.faceup = spec.sight is PUBLIC
    own.known = EVERYBODY if own.faceup else 0
    own.be(own.incarnation + 1)
    game.put_zone(own.seat, zone, (*game.zone(own.seat, zone), cid))


def _ask_again(game: Game) -> None:
    """The question as it is asked in the changed position."""
    d = game.decision
    if d is not None and d.menu:
        d = game.decision = type(d)(d.seat, d.kind, d.rule, d.prompt, d.options, d.menu, d.card, nature=d.nature)
        d.options = game.rules.menus[d.menu].options(game, d.seat)
