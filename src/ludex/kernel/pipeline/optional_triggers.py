"""Offers: abilities that trigger only if their player wants them to, who is asked the moment the condition is met.

Whoever performed the event goes on as if nobody had been asked: the answer is what happened. Nobody else learns of a
question that was not taken.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from msgspec.structs import replace

from ludex.kernel.decisions import CONFIRM, Decision, Option
from ludex.kernel.events import Event, Pending
from ludex.kernel.frames import Ask, Call, Frame, Procedure, Return, Signal

if TYPE_CHECKING:
    from ludex.kernel.game import Game

NO = "no"


class Offering(TypedDict):
    """What has happened."""

    happened: tuple[Event, ...]


offering: Procedure[Offering] = Procedure("", "Offering abilities to trigger", "kernel offering")


def occasions(g: Game) -> frozenset[str]:
    """The kinds of events on which somebody in this game may be asked in secret, as far as anybody can tell."""
    own = {card.definition.key: card.definition for card in g.cards}.values()
    heard = (a.trigger.kinds for made in own for face in made.faces for a in face.abilities if a.offered and a.trigger)
    return g.rules.occasions().union(*heard)


def kept_from(g: Game, seat: int | None) -> bool:
    """Whether a seat, or those who watch (None), must not learn that somebody is asked now."""
    decision = g.decision
    return decision is not None and decision.secret and decision.seat != seat


def declined(g: Game, seat: int | None) -> Game:
    """The game as it goes on if nothing is taken that others are asked about in secret: another game."""
    while kept_from(g, seat):
        g = g.clone()
        g.choose(NO)
    return g


def offer(g: Game, happened: tuple[Event, ...]) -> Call | None:
    """Ask about what is offered after events have happened; None if nothing is."""
    if not g.offers:
        return None
    return Call(offering, happened=happened)


def _next(g: Game) -> Pending:
    """The offer that is asked about first: the active player's before the other's, the oldest first."""
    return next((one for one in g.offers if one.seat == g.active), g.offers[0])


def _ask(g: Game, f: Frame[Offering]) -> Signal | None:
    """Ask about the next offer; one that has become idle meanwhile is dropped."""
    g.offers = tuple(one for one in g.offers if g.rules.may_trigger(g, one))
    if not g.offers:
        return Return(f.local["happened"])
    one = _next(g)
    ability, card = one.source.ability, one.source.card
    name = g.rules.describe(g, card)
    prompt = f"Trigger {name}?"
    words = name if ability is None else ability.text or ability.name
    options = [Option("yes", True, words), Option(NO, False, "not now")]
    return Ask(Decision(one.seat, CONFIRM, g.rules.cited("offer"), prompt, options, card=card, secret=True))


def _take(g: Game, f: Frame[Offering]) -> Signal | None:
    """Who takes it lets it wait like any other, and shows what it is; else nothing has happened."""
    one = _next(g)
    g.offers = tuple(other for other in g.offers if other is not one)
    f.go_to(_ask)
    if not f.answer:
        return None
    one = replace(one, serial=g.serial())
    g.pending = (*g.pending, one)
    return g.rules.triggers_openly(g, f, one)


offering.add("", _ask)
offering.add("", _take)
