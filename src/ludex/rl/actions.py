"""Answers as numbers: an id for each structured key, and features for each option of a menu.

A key such as `attack c17 leader` names cards by numbers that are drawn by chance. Its structure names them by what
they are and where they lie (`attack <mine field Lantern Keeper> leader`), so the same answer has the same id in
every game: a checksum of the structure. Of two answers of one menu with the same id, the second takes the next that is
free.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from ludex.kernel.keys import CARD, cards_in
from ludex.kernel.knowledge.sight import sees
from ludex.kernel.memo import Kept
from ludex.rl.cards import SIZE, Vector, card_vector, scaled
from ludex.rl.words import place

if TYPE_CHECKING:
    from ludex.kernel.decisions import Decision
    from ludex.kernel.game import Game

ACTIONS = 1024
"""How many ids there are."""
MOST_OPTIONS = 96
"""How many options of a menu have features; of a longer menu the first."""
VERBS = 32
_PER_CARD = SIZE + 2  # and whose it is
OPTION = VERBS + 2 * _PER_CARD + 2
"""How many numbers an option has: its words, up to two cards, whether it names a number, and which."""


def structure(g: Game, seat: int, key: str) -> str:
    """A key with what its cards are and where they lie in place of what they are called."""
    between, named = _parsed(key)
    return _written(between, [_card(g, seat, word) for word in named])


def action_ids(g: Game, decision: Decision) -> dict[int, str]:
    """The ids of a menu's answers, with their keys, in the order of the menu."""
    found: dict[int, str] = {}
    seat = decision.seat
    for option in decision.options[:ACTIONS]:
        key = option.key
        parsed = _KEYS.get(key)
        if parsed is None:
            parsed = _KEYS[key] = _parsed(key)
        between, named = parsed
        said: tuple[object, ...] = between
        for word in named:
            said += _card(g, seat, word)
        at = _PLACES.get(said, -1)
        if at < 0:
            at = _PLACES[said] = crc32(structure(g, seat, key).encode()) % ACTIONS
        while at in found:
            at = (at + 1) % ACTIONS
        found[at] = key
    return found


Parsed = tuple[tuple[str, ...], tuple[str, ...]]
Named = tuple[bool, str, str | None] | tuple[None]
_KEYS: Kept[str, Parsed] = Kept()
_PLACES: Kept[tuple[object, ...], int] = Kept()


def _parsed(key: str) -> Parsed:
    """What stands between the cards of a key, and what these are called."""
    return tuple(CARD.split(key)), tuple(CARD.findall(key))


def _card(g: Game, seat: int, word: str) -> Named:
    """Whose a card is, where it lies and its name (None if that is hidden); only None if there is no such card."""
    cid = g.tags.get(word, -1)
    if cid < 0:
        return (None,)
    card = g.cards[cid]
    return card.seat == seat, card.zone, g.chars(cid).name if sees(g, seat, card) else None


def _written(between: tuple[str, ...], named: list[Named]) -> str:
    words = [between[0]]
    for card, after in zip(named, between[1:], strict=True):
        if len(card) == 3:
            mine, zone, name = card
            words.append(f"<{'mine' if mine else 'theirs'} {zone} {'hidden' if name is None else name}>{after}")
        else:
            words.append(f"<none>{after}")
    return "".join(words)


def mask(ids: dict[int, str]) -> NDArray[np.int8]:
    """Which ids may be answered."""
    made = bytearray(ACTIONS)
    for at in ids:
        made[at] = 1
    return np.frombuffer(made, np.int8)


def option_matrix(g: Game, decision: Decision) -> Vector:
    """A row for each option."""
    made = np.zeros((MOST_OPTIONS, OPTION), np.float32)
    for row, option in zip(made, decision.options, strict=False):
        _option(g, decision.seat, option.key, row)
    return made


def _option(g: Game, seat: int, key: str, row: Vector) -> None:
    words = key.split(" ")
    for word in words:
        if not CARD.fullmatch(word):
            if word.isdecimal():
                row[-2], row[-1] = 1.0, scaled(int(word))
            else:
                row[place(word, VERBS)] += 1.0
    for number, cid in enumerate(cards_in(g, key)[:2]):
        if cid >= 0:
            card = g.cards[cid]
            at = VERBS + number * _PER_CARD
            row[at] = 1.0
            row[at + 1] = card.seat == seat
            if sees(g, seat, card):
                row[at + 2 : at + _PER_CARD] = card_vector(card, g.chars(cid))
