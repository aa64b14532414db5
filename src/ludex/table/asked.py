"""A question as who is asked may read it: of a card that is picked without being seen, that it is one, and no more."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ludex.kernel.choices import HIDDEN_PICK
from ludex.kernel.knowledge.sight import sees

if TYPE_CHECKING:
    from ludex.kernel.decisions import Decision
    from ludex.kernel.game import Game

_UNSEEN = -2  # in place of a card's place in the game: no card has it


def as_read(g: Game, asked: Decision) -> Decision:
    """A question without the places in the game of cards that its player does not see: whoever met one there before
    would know it again. It is answered by keys, as ever."""
    cards, seat = g.cards, asked.seat
    blind = any([option.key.startswith(HIDDEN_PICK) for option in asked.options])
    about = (asked.card, *asked.picked, *asked.among)
    if not blind and all([cid < 0 or sees(g, seat, cards[cid]) for cid in about]):
        return asked

    def told(cid: int) -> int:
        return cid if cid < 0 or sees(g, seat, cards[cid]) else _UNSEEN

    read = copy(asked)
    read.options = [
        replace(option, value=_UNSEEN) if option.key.startswith(HIDDEN_PICK) else option for option in asked.options
    ]
    read.card, read.picked, read.among = told(asked.card), tuple(map(told, asked.picked)), tuple(map(told, asked.among))
    return read
