"""Believing: which cards an opponent may have brought. A seat is not told the other's list; it knows what it has seen.

It believes in a list that fits: one of the starter decks with everything that was seen in it, by chance if several have
that; where none has, the one that has most of it. A position that was set up has no lists: what lies there is known.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from ludex import games
from ludex.kernel import chance
from ludex.kernel.knowledge.sight import sees

if TYPE_CHECKING:
    from ludex.kernel.cards import Card, Definition
    from ludex.kernel.game import Game
    from ludex.kernel.ruleset import Ruleset

_MADE = frozenset({"token", "ability", "player", "judgment", "life break"})  # nobody brought them
_TOLD = ("base",)  # what is said of a deck before the game
_SORTS = ("type", "special")  # where the row of a card says that it is a token
Pools = dict[str, list["Definition"]]
Print = tuple[str, frozenset[str]]  # an evolved follower may have the name of the one it was


class Believed(NamedTuple):
    """A list that could be: its cards by the pool they are dealt from, and how often each is in it."""

    pools: dict[str, list[tuple[Print, Definition]]]
    prints: Counter[Print]


def pool_of(rules: Ruleset, zone: str) -> str:
    """The cards among which one in a zone could be: those of zones that come from one deck are together."""
    return "" if zone in rules.mingled() else zone


def believed(g: Game, seat: int, state: int) -> tuple[int, Pools | None]:
    """Chance's next state, and the cards that the other seat may still have unseen; None if they are known."""
    if "decks" not in g.setup:
        return state, None
    there = _lists(g.rules.id)
    if not there:
        return state, None
    seen = _seen(g, seat)
    hits = [sum((seen & one.prints).values()) for one in there]
    likely = [one for one, hit in zip(there, hits, strict=True) if hit == max(hits)]
    state, at = chance.below(state, len(likely))
    pools: Pools = {}
    for name, cards in likely[at].pools.items():
        left = seen.copy()
        unseen = []
        for known_as, definition in cards:
            if left[known_as]:
                left[known_as] -= 1
            else:
                unseen.append(definition)
        state, order = chance.shuffled(state, tuple(range(len(unseen))))
        pools[name] = [unseen[i] for i in order] or [definition for _, definition in cards]
    return state, pools


def untold(g: Game, seat: int, met: Callable[[], Iterable[Definition]]) -> dict[str, object]:
    """What a game was set up with, without the other seat's list; of cards that it brings, the tokens which are made by
    effects of cards that the seat has met."""
    setup = dict(g.setup)
    decks = setup.get("decks")
    if isinstance(decks, tuple | list):
        setup["decks"] = tuple([deck if at == seat else _stub(deck, met) for at, deck in enumerate(decks)])
    return setup


def _stub(deck: dict[str, object], met: Callable[[], Iterable[Definition]]) -> dict[str, object]:
    kept = {key: deck[key] for key in _TOLD if key in deck}
    cards = deck.get("cards", ())
    assert isinstance(cards, tuple | list)
    made = [row for row in cards if any("token" in str(row.get(key, "")) for key in _SORTS)]
    return {**kept, "cards": _spoken_of(made, [str(one.row) for one in met()]) if made else ()}


def _spoken_of(made: list[dict[str, object]], texts: list[str]) -> tuple[dict[str, object], ...]:
    """The rows of tokens that texts speak of, or the texts of tokens that these speak of."""
    found: list[dict[str, object]] = []
    while new := [row for row in made if row not in found and any(str(row.get("name")) in text for text in texts)]:
        found += new
        texts = [str(row) for row in new]
    return tuple([row for row in made if row in found])


def _seen(g: Game, seat: int) -> Counter[Print]:
    """The other seat's cards that lie open to this one."""
    return Counter([_print(card) for card in _brought(g, 1 - seat) if sees(g, seat, card)])


def _brought(g: Game, seat: int) -> list[Card]:
    """The cards that a seat came with."""
    return [card for card in g.cards if card.owner == seat and card.zone and not _MADE & card.definition.faces[0].types]


def _print(card: Card) -> Print:
    return card.definition.name, card.definition.faces[0].types


@cache
def _lists(ruleset: str) -> tuple[Believed, ...]:
    """The starter decks of a ruleset, as they lie when a game begins."""
    found = []
    for name in games.room(ruleset).starter_decks(ruleset):
        g = games.start(ruleset, (name, name), 0)
        pools: dict[str, list[tuple[Print, Definition]]] = {}
        for card in _brought(g, 0):
            pools.setdefault(pool_of(g.rules, card.zone), []).append((_print(card), card.definition))
        found.append(Believed(pools, Counter([known_as for cards in pools.values() for known_as, _ in cards])))
    return tuple(found)
