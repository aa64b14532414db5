"""Several players at once (sve 1.3.4.1): what leaves nothing to choose is done by all of them simultaneously."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ludex.enact.actions.finding import follow, times
from ludex.enact.actions.putting import MOST_TOKENS, created
from ludex.enact.nouns import objects
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes import meanings
from ludex.enact.scenes.scene import Scene
from ludex.enact.steps.effect import Carrying, scene, source
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game


def _banished(g: Game, f: Frame[Carrying], found: tuple[int, ...], by: Source) -> Signal | None:
    return text_rules(g).verbs.banish(g, f, found, by)


PARTING: dict[type, Callable[[Game, Frame[Carrying], tuple[int, ...], Source], Signal | None]] = {ast.Banish: _banished}
"""Steps by which players part with cards of their own, and what does it; a game adds its own."""


def can_be_done_together(step: ast.Step) -> bool:
    """Whether players can carry a step out at once: it leaves nothing to choose."""
    if isinstance(step, ast.Draw):
        return not step.up_to
    if isinstance(step, ast.WinGame):
        return step.lose
    if isinstance(step, ast.Parting):
        return isinstance(step.what, ast.Some | ast.WholeZone) and not objects.needs_choice(step.what)
    if isinstance(step, ast.Put | ast.ToField):
        what = step.what
        return isinstance(what, ast.Tokens) and isinstance(what.quantity, ast.Exactly)
    return False


def together(g: Game, f: Frame[Carrying], step: ast.Step, seats: tuple[int, ...]) -> Signal | None:
    """Let all these players carry the step out at once."""
    verbs = text_rules(g).verbs
    if isinstance(step, ast.Draw):
        parts = tuple((seat, times(_spoken_of(g, f, seat), step.amount)) for seat in seats)
        return verbs.draw(g, f, parts, source(f))
    if isinstance(step, ast.WinGame):
        return verbs.lose(g, f, seats, source(f))
    if isinstance(step, ast.Parting):
        found = tuple(dict.fromkeys(c for seat in seats for c in _own(g, f, step, seat)))
        f.local["found"] = (tuple(g.cards[c].ref for c in found),)
        return PARTING[type(step)](g, f, found, source(f))
    assert isinstance(step, ast.Put | ast.ToField)
    return _create(g, f, step, seats)


def done_together(g: Game, f: Frame[Carrying], step: ast.Step) -> None:
    """What the text says next of the cards means them where they are now (sve 4.1.4.1)."""
    if isinstance(step, ast.Parting):
        follow(g, f, step)
    elif isinstance(step, ast.Put | ast.ToField):
        created(g, f, step)


def _own(g: Game, f: Frame[Carrying], step: ast.Parting, seat: int) -> tuple[int, ...]:
    """What a player acts on: cards they control (sve 5.34.1)."""
    return tuple(c for c in objects.ids(_spoken_of(g, f, seat), step.what) if g.cards[c].seat == seat)


def _create(g: Game, f: Frame[Carrying], step: ast.Put | ast.ToField, seats: tuple[int, ...]) -> Signal | None:
    """Each player creates as many tokens (sve 9.1.2.1)."""
    what, rules = step.what, text_rules(g)
    assert isinstance(what, ast.Tokens) and isinstance(what.quantity, ast.Exactly)
    made = []
    for seat in seats:
        here = _spoken_of(g, f, seat)
        whose = step.to.whose if isinstance(step, ast.Put) else None
        owner = seat if whose is None else meanings.seat(here, whose)
        made.append((owner, (what.name,) * min(MOST_TOKENS, times(here, what.quantity.amount))))
    zone = step.to.zone if isinstance(step, ast.Put) else rules.field
    return rules.verbs.create(g, f, tuple(made), zone, source(f), state=step.state)


def _spoken_of(g: Game, f: Frame[Carrying], seat: int) -> Scene:
    """The scene when the text speaks of this player."""
    here = scene(g, f)
    return Scene(g, here.source, here.bind, here.event, seat)
