"""Cards that cost something else by what they target, or by what they count: the card is in the chase area and its
targets are chosen before costs are determined (fow 9.3:2.2, fow 9.3:2.4, fow 9.3:2.5). So whether such a card can be
played is asked for each target it could have, and with the card out of the hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ludex.enact.playing import plan
from ludex.enact.scenes.scene import Bindings, Scene
from ludex.enact.standing.permissions import Granted
from ludex.enact.values.aims import HOST
from ludex.enact.values.body import Body
from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch07_actions import additions
from ludex.kernel.memo import remembered
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.game import Game


def supposed(here: Scene, card: int) -> Iterator[Scene]:
    """The scenes of playing a card with each of the targets it could still have, if its cost depends on them."""
    chars = here.g.chars(card)
    said = (what for ability in chars.abilities for what in ability.terms) if chars.has_terms else ()
    if any(isinstance(what, Granted) and what.condition and _asks(what.condition) for what in said):
        for more in _targets(here, card):
            yield Scene(here.g, here.source, {**here.bind, **more}, here.event, here.they)


def counts(g: Game, card: int) -> bool:
    """Whether a card says that it costs more or less for each of something."""
    chars = g.chars(card)
    said = (what for ability in chars.abilities for what in ability.terms) if chars.has_terms else ()
    return any(isinstance(what, Granted) and what.of is not None for what in said)


def counts_itself(g: Game, card: int) -> bool:
    """Whether what a card says of its cost looks at where it still lies, which is not where it is when that is paid."""
    chars, zone = g.chars(card), g.cards[card].zone
    said = (what for ability in chars.abilities for what in ability.terms) if chars.has_terms else ()
    return any(isinstance(what, Granted) and _looks_at(what, zone) for what in said)


def in_chase(g: Game, card: int) -> Game:
    """The game with a card out of where it is played from."""
    twin = g.clone()
    here = twin.own(card)
    twin.put_zone(here.seat, here.zone, tuple(c for c in twin.zone(here.seat, here.zone) if c != card))
    here.zone = zones.CHASE
    twin.invalidate()
    return twin


def _looks_at(what: Granted, zone: str) -> bool:
    looked = [part for part in (what.of, what.condition) if part is not None]
    return any(isinstance(node, ast.Place) and node.zone == zone for part in looked for node in ast.walk(part))


@remembered
def _asks(condition: ast.Condition) -> bool:
    """Whether a condition asks what something targets."""
    return any(isinstance(node, ast.Targets) for node in ast.walk(condition))


def _targets(here: Scene, card: int) -> Iterator[Bindings]:
    g = here.g
    body = here.source.ability.body if here.source.ability is not None else None
    for p in body.plan.picks if isinstance(body, Body) else ():
        for target in plan.candidates(here, p) if p.named and p.some.binding not in here.bind else ():
            yield {p.some.binding: (g.cards[target].ref,)}
    if HOST not in here.bind and additions.kinds_of(g, card):
        for target in additions.targets(g, card, here.you, here.source):
            yield {HOST: g.cards[target].ref}
