"""What a menu asks of every card again and again, read off its abilities once (fow 6.3, 9.7:1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ludex.enact.standing.permissions import Granted
from ludex.games.fow.ch09_wills.written_wills import (
    gives_up_a_card,
    is_plain,
    is_will_ability,
    price,
    rests,
    varies,
    yields,
)
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.games.fow.ch09_wills.prices import Price
    from ludex.kernel.abilities import Ability
    from ludex.kernel.cards import Characteristics

_AT_ALL_TIMES = frozenset({"chant-instant", "chant-standby"})
_UNSAID: frozenset[type] = frozenset()


class WillAbility(NamedTuple):
    """An activate ability that produces wills: its place, itself, whether it only rests its card for one, and the kinds
    each of its wills may have. `rests`: it rests its card; `varies`: how many wills it gives, or on what they may be
    spent, is not fixed; `costs`: it takes wills itself; `answers`: what it takes may be what it is played for."""

    at: int
    ability: Ability
    plain: bool
    gives: tuple[frozenset[str], ...]
    rests: bool
    varies: bool
    costs: bool
    answers: bool


def _will(at: int, ability: Ability) -> WillAbility:
    return WillAbility(
        at, ability, is_plain(ability), yields(ability), rests(ability), varies(ability), bool(price(ability)),
        gives_up_a_card(ability),
    )  # fmt: skip


class Gist:
    """What abilities say by themselves, whatever the state of the game.

    `wills`: activate abilities that produce wills (fow 9.7:1); `deeds`: the places of all others. `said`: the kinds of
    what is said about how the card is played, whether the conditions for it hold or not; `returns`: it may be played
    from elsewhere than a hand. `price`: of a printed side, what is printed there to pay, once somebody has read it.
    """

    __slots__ = ("abilities", "wills", "deeds", "said", "returns", "price")

    def __init__(self, chars: Characteristics) -> None:
        self.abilities: tuple[Ability, ...] = chars.abilities
        acts = [(at, chars.abilities[at]) for at in chars.acts]
        self.wills: tuple[WillAbility, ...] = tuple([_will(at, a) for at, a in acts if is_will_ability(a)])
        self.deeds: tuple[int, ...] = tuple([at for at, a in acts if not is_will_ability(a)])
        self.said: frozenset[type] = _said(chars.abilities) if chars.has_terms else _UNSAID
        self.returns: bool = any([issubclass(kind, ast.FreePlay) for kind in self.said])
        self.price: Price | None = None


def waits_for_main_phase(chars: Characteristics) -> bool:
    """Whether a card by itself is played in the own main phase only: resonators, regalia (fow 7.1:1), additions
    (fow 7.2:1), chants (fow 7.3:1); not instants (fow 7.7:1), what has Quickcast (fow 12.3:2), and standbys."""
    return chars.types.isdisjoint(_AT_ALL_TIMES) and "Quickcast" not in chars.keywords


def gist(chars: Characteristics) -> Gist:
    """The gist of a card's information. It is kept there, and made anew if what it was read from is not the same."""
    known = chars.gist
    if type(known) is Gist and known.abilities is chars.abilities:
        return known
    made = Gist(chars)
    if chars.settled:
        chars.gist = made
    return made


def _said(abilities: tuple[Ability, ...]) -> frozenset[type]:
    return frozenset(
        [type(what.node if isinstance(what, Granted) else what) for ability in abilities for what in ability.terms]
    )
