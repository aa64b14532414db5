"""Abilities that cannot be used any more: for the rest of the turn, or for as long as their card is that card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game

GAME: Final = "game"
_USED_UP: Final = "used up "
NEVER: Final = 1 << 30  # more uses than any ability has in a turn


def usable(g: Game, source: Source) -> bool:
    """Whether an ability may still be played, or trigger."""
    if g.uses and g.uses.get(source.id, 0) >= NEVER:
        return False
    ability = source.ability
    if ability is not None and ability.title and g.value(source.seat, f"{_USED_UP}{ability.title}"):
        return False
    card = g.cards[source.card]
    return not card.marks or card.incarnation != source.incarnation or _mark(source) not in card.marks


def happen(g: Game, e: Event) -> None:
    """The ability an event comes from cannot be used any more (`key`: the game or the turn)."""
    assert e.source is not None
    use_up(g, e.source, e.key)


def use_up(g: Game, source: Source, span: str) -> None:
    """An ability cannot be used any more; where it already waits to be played, it waits no longer. For the rest of the
    game one with a title cannot, wherever its player has it."""
    ability = source.ability
    if span == GAME and ability is not None and ability.title:
        g.values[source.seat] = {**g.values[source.seat], f"{_USED_UP}{ability.title}": 1}
    elif span != GAME:
        g.uses = {**g.uses, source.id: NEVER}
    elif g.cards[source.card].incarnation == source.incarnation:
        card = g.own(source.card)
        card.marks = {**card.marks, _mark(source): 1}
    if g.pending:
        g.pending = tuple(p for p in g.pending if p.source.id != source.id)


def begin_anew(g: Game, cid: int, below: int) -> None:
    """A card's abilities with places below a number are other abilities now: how often those there were have been used
    does not count for them."""
    card = g.own(cid)
    own = (cid, card.incarnation, -1)
    g.uses = {key: n for key, n in g.uses.items() if key[:3] != own or key[3] >= below}
    card.marks = {
        key: n
        for key, n in card.marks.items()
        if not (key.startswith(_USED_UP) and int(key.removeprefix(_USED_UP)) < below)
    }


def _mark(source: Source) -> str:
    return f"{_USED_UP}{source.ordinal}"
