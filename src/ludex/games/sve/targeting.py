"""Selecting targets and dividing values among them (sve 10.6.2.3, sve 10.6.2.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact import groups, plan
from ludex.enact.actions.selecting import select
from ludex.enact.amounts import amount
from ludex.games.sve.play_frame import (
    canceled,
    card_of,
    note,
    picks_of,
    scene,
    seat_of,
)
from ludex.kernel.choosing import number, pick
from ludex.kernel.events import Event
from ludex.kernel.frames import Frame, Goto, Signal
from ludex.kernel.performing import perform

if TYPE_CHECKING:
    from ludex.kernel.game import Game


def targets(g: Game, f: Frame) -> Signal | None:
    """Select targets, in the order of the text; too few of them make the playing illegal (sve 10.6.2.3.3)."""
    here = scene(g, f)
    for p in picks_of(g, f):
        if p.some.binding in here.bind:
            continue
        found = plan.candidates(here, p)
        low, high = plan.span(here, p, len(found))
        if low > len(found) or low > high:
            return canceled(f, "sve 10.6.2.3.3")
        f.local["binding"] = p.some.binding
        prompt = "Select a target" if high == 1 else "Select targets"
        if groups.asks_together(p.some.group):
            return select(here, p.some.group, seat_of(f), found, low, high, rule="sve 10.6.2.3", prompt=prompt)
        return pick(seat_of(f), found, low, high, rule="sve 10.6.2.3", prompt=prompt, card=card_of(f))
    return Goto("sve 10.6.2.4")


def target_selected(g: Game, f: Frame) -> Signal | None:
    """Remember the targets, which are not looked at again (ruling sve-R25); being selected can trigger abilities."""
    chosen, binding = f.answer, f.local["binding"]
    assert isinstance(chosen, tuple)
    here = scene(g, f)
    for p in picks_of(g, f):
        if p.some.binding == binding and chosen and not groups.set_ok(here, p.some.group, chosen, final=True):
            return canceled(f, "sve 10.6.2.3.3")
    note(f, binding, tuple(g.cards[c].ref for c in chosen))
    source = f.local["source"]
    return perform(
        g,
        f,
        [Event("selected", "sve 10.6.2.3", card=c, seat=seat_of(f), source=source) for c in chosen],  # type: ignore[arg-type]
    )


def more_targets(g: Game, f: Frame) -> Signal | None:
    """Select the targets that are left."""
    return Goto("sve 10.6.2.3")


def shares(g: Game, f: Frame) -> Signal | None:
    """Divide a value among the targets, at least one each (sve 10.6.2.4.2, sve 10.6.2.4.3); without targets nothing
    is divided (sve 10.6.2.4.1)."""
    here = scene(g, f)
    for p in picks_of(g, f):
        if p.shares is None or ("share", p.some.binding) in here.bind:
            continue
        refs = here.refs(p.some.binding)
        given = here.bind.get("giving", ())
        assert isinstance(given, tuple)
        total = amount(here, p.shares)
        if not refs:
            note(f, ("share", p.some.binding), ())
            return Goto("sve 10.6.2.4")
        if len(given) == len(refs) - 1:
            note(f, ("share", p.some.binding), (*given, total - sum(given)))
            note(f, "giving", ())
            return Goto("sve 10.6.2.4")
        left = total - sum(given) - (len(refs) - len(given) - 1)
        name = g.rules.describe(g, refs[len(given)].id)
        prompt = f"How much for {name}?"
        return number(seat_of(f), 1, left, rule="sve 10.6.2.4.2", prompt=prompt, card=refs[len(given)].id)
    return Goto("sve 10.6.2.5")


def share_given(g: Game, f: Frame) -> Signal | None:
    """Remember the share, and ask for the next."""
    given = scene(g, f).bind.get("giving", ())
    assert isinstance(given, tuple)
    note(f, "giving", (*given, f.answer))
    return Goto("sve 10.6.2.4")
