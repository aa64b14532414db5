"""Wills that may be spent on some things only (fow 9.7:4): kept apart from the others, and spent before them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from ludex.enact.nouns.noun import noun
from ludex.enact.nouns.reach import covers
from ludex.enact.scenes.scene import Scene
from ludex.enact.values.body import Body
from ludex.games.fow.ch09_wills.prices import serves
from ludex.games.fow.text import nodes
from ludex.games.fow.text.meaning.wills import MOST_WILLS
from ludex.games.fow.text.phrases import grammar
from ludex.kernel.abilities import Source
from ludex.kernel.memo import Kept, remembered
from ludex.lang import ast
from ludex.lang.renderer import Renderer

if TYPE_CHECKING:
    from ludex.kernel.abilities import Ability
    from ludex.kernel.game import Game

Only = tuple[nodes.SpendOnly, ...]
CARD = "card"  # what is paid for playing a card, and not for an ability
OF_SPELLS = frozenset({"awakening"})  # abilities that are paid for as their card is played, from where it lies
_BOUND = " only to "

_known: Kept[str, Only] = Kept()  # what the words in the name of a will mean


class Use(NamedTuple):
    """What wills are paid for: playing a card, or abilities of a card of these sorts, symbol by symbol."""

    card: int
    symbols: tuple[str, ...]
    sorts: tuple[str, ...]


class Will(NamedTuple):
    """A will that is there, or one that could be produced: its kinds, on what it may be spent, where it is kept."""

    kinds: frozenset[str]
    only: Only
    key: str = ""


class Settled(NamedTuple):
    """What bound wills are spent, and which symbols are left to be paid with others."""

    spent: Counter[str]
    left: tuple[str, ...]


# -- what they are called ---------------------------------------------------------------------------------------------
def key(kind: str, only: Only) -> str:
    """The value under which bound wills of a kind are kept: it says on what they may be spent."""
    words = _words(only)
    _known[words] = only
    return f"will {kind}{_BOUND}{words}"


@remembered
def _words(only: Only) -> str:
    said = [Renderer(grammar()).text(one).rstrip(".").removeprefix("To ") for one in only]
    return " or ".join(words[0].lower() + words[1:] for words in said)


def _only(g: Game, words: str) -> Only:
    """What the words mean: some card of the game says so."""
    if words not in _known:
        abilities = [a for card in g.cards for face in card.definition.faces for a in face.abilities]
        for ability in abilities:
            for node in ast.walk(ability.body.effect) if isinstance(ability.body, Body) else ():
                if isinstance(node, nodes.Produce) and node.only:
                    _known[_words(node.only)] = node.only
    return _known.get(words, ())


def kept(g: Game, seat: int) -> list[tuple[str, int]]:
    """A player's bound wills, by the values under which they are kept."""
    return [(name, n) for name, n in g.values[seat].items() if n and _BOUND in name]


def _apart(g: Game, seat: int) -> list[tuple[str, str, int]]:
    """A player's bound wills: their kind, the words that say on what they may be spent, and how many."""
    named = [(name.removeprefix("will ").partition(_BOUND), n) for name, n in kept(g, seat)]
    return [(kind, words, n) for (kind, _, words), n in named]


@remembered
def bound_to(ability: Ability) -> Only:
    """On what the wills of an ability may be spent; () if on anything."""
    body = ability.body
    steps = body.effect.steps if isinstance(body, Body) else ()
    return next((step.only for step in steps if isinstance(step, nodes.Produce) and step.only), ())


# -- what they are spent on -------------------------------------------------------------------------------------------
def allowed(g: Game, seat: int, only: Only, card: int, sort: str) -> bool:
    """Whether a will may be spent on playing a card, or on an ability of a card of a sort."""
    here = g.cards[card]
    played = Source(card, here.incarnation, seat, None, here.stamp)
    scene = Scene(g, played, {})

    def fits(what: ast.Object) -> bool:
        """What is played is a spell, whatever its type (fow 3.13:3); abilities are those of the cards spoken of, where
        such cards are meant (fow 2.1:5, 3.6:4)."""
        if sort == CARD:
            return noun(what).is_played(scene, played)
        return covers(scene, what, here.ref, anywhere=sort in OF_SPELLS)

    return any(
        (sort in one.abilities if one.abilities else sort == CARD) and (one.what is None or fits(one.what))
        for one in only
    )


def settle(g: Game, seat: int, use: Use, could: tuple[Will, ...] = ()) -> Settled:
    """Spend as many of a player's bound wills as fit, and of those that `could` be produced: on attribute symbols
    before the free part."""
    here = [Will(frozenset(kind), _only(g, words), f"will {kind}{_BOUND}{words}") for kind, words, n in _apart(g, seat)
            for _ in range(min(n, MOST_WILLS))]  # fmt: skip
    asked = _asked(use)
    fits = [_fitting(g, seat, use.card, will, asked) for will in (*here, *could)]
    taken: dict[int, int] = {}
    for will in range(len(fits)):
        _take(will, fits, taken, set())
    spent = Counter(here[will].key for will in taken.values() if will < len(here))
    return Settled(spent, tuple(symbol or "1" for at, (symbol, _) in enumerate(asked) if at not in taken))


def _asked(use: Use) -> list[tuple[str, str]]:
    """Every single will that is to be paid: its symbol ("" for any), and for what; attribute symbols first."""
    found: list[tuple[str, str]] = []
    for symbol, sort in zip(use.symbols, use.sorts, strict=True):
        found += [("", sort)] * min(int(symbol), MOST_WILLS) if symbol.isdigit() else [(symbol, sort)]
    return sorted(found, key=lambda one: not one[0])


def _fitting(g: Game, seat: int, card: int, will: Will, asked: list[tuple[str, str]]) -> list[int]:
    may = {sort: allowed(g, seat, will.only, card, sort) for sort in {sort for _, sort in asked}}
    return [at for at, (symbol, sort) in enumerate(asked) if may[sort] and (not symbol or serves(symbol, will.kinds))]


def _take(will: int, fits: list[list[int]], taken: dict[int, int], seen: set[int]) -> bool:
    """Find a symbol for a will, moving others that were spent before if need be."""
    for at in fits[will]:
        if at not in seen:
            seen.add(at)
            if at not in taken or _take(taken[at], fits, taken, seen):
                taken[at] = will
                return True
    return False
