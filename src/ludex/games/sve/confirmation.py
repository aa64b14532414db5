"""Confirmation Timing (sve 10.5) and pending automatic abilities (sve 10.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact import plan
from ludex.enact.body import Body
from ludex.enact.scene import Scene
from ludex.enact.triggers import named
from ludex.games.sve import cycles, playing
from ludex.games.sve.handling import handling, nothing
from ludex.kernel.abilities import Source
from ludex.kernel.decisions import CHOOSE, Decision, Option
from ludex.kernel.events import Pending
from ludex.kernel.frames import Ask, Call, Frame, Goto, Procedure, Return, Signal
from ludex.kernel.noticing import take

if TYPE_CHECKING:
    from ludex.kernel.game import Game

confirmation = Procedure("sve 10.5.2", "Confirmation Timing")


def confirmation_timing(g: Game) -> Signal | None:
    """Confirmation Timing occurs; if there is nothing to handle and nothing pending it is over at once."""
    return None if not g.pending and _settled(g) else Call(confirmation)


def _settled(g: Game) -> bool:
    """Whether rules handling has nothing to do; nothing has changed since it last found so, or a look tells."""
    if g.calm != g.batch:
        if not nothing(g):
            return False
        g.calm = g.batch
    return True


@confirmation.row("sve 10.5.2.1")
def handle_rules(g: Game, f: Frame) -> Signal | None:
    """All applicable rules handling first, at once, again and again until none is left (sve 10.5.1, sve 10.5.1.1)."""
    if not _settled(g):
        return Call(handling)
    if not g.pending:
        return Return(None)
    f.answer = False
    return None


@confirmation.row("sve 10.5.2.1")
def again(g: Game, f: Frame) -> Signal | None:
    """If anything was handled, look again; an endless course of things ends the game (sve 15.2.1.3)."""
    if not f.answer and not g.pending:
        return Return(None)
    cycles.endless(g, f)
    return Goto("sve 10.5.2.1") if f.answer else None


@confirmation.row("sve 10.5.2.2")
def active_players(g: Game, f: Frame) -> Signal | None:
    """The active player selects one of their pending abilities, which have waited for this (sve 10.7.1) ..."""
    f.local["seat"] = g.active
    return _select(g, g.active)


@confirmation.row("sve 10.5.2.2")
def play_active(g: Game, f: Frame) -> Signal | None:
    """... plays and resolves it, and everything starts again with rules handling."""
    return _play(g, f)


@confirmation.row("sve 10.5.2.3")
def other_players(g: Game, f: Frame) -> Signal | None:
    """Only then the non-active player."""
    if f.local.get("played"):
        f.local["played"] = False
        return Goto("sve 10.5.2.1")
    f.local["seat"] = 1 - g.active
    return _select(g, 1 - g.active)


@confirmation.row("sve 10.5.2.3")
def play_other(g: Game, f: Frame) -> Signal | None:
    """One of theirs, and everything starts again with rules handling (sve 10.5.2.1)."""
    return _play(g, f)


@confirmation.row("sve 10.5.2.4")
def over(g: Game, f: Frame) -> Signal | None:
    """Confirmation Timing ends when nothing is left."""
    if f.local.get("played"):
        f.local["played"] = False
        return Goto("sve 10.5.2.1")
    return Return(None)


def _select(g: Game, seat: int) -> Signal | None:
    """A pending ability must be played; only the order is the player's (sve 10.7.3.1)."""
    mine = [p for p in g.pending if p.seat == seat]
    if not mine:
        g.stack[-1].answer = None
        return None
    options: list[Option] = []
    seen: set[object] = set()
    for p in mine:
        same = (p.source.id, _what(p))
        if same in seen:
            continue
        seen.add(same)
        text = p.source.ability.text if p.source.ability is not None else ""
        options.append(Option(f"trigger {len(options) + 1}", p, f"{g.rules.describe(g, p.source.card)}: {text}"))
    return Ask(Decision(seat, CHOOSE, "sve 10.7.3", "Which ability is played first?", options))


def _what(p: Pending) -> object:
    """Instances of one ability that differ in what triggered them are different."""
    return None if p.event is None else (p.event.card, p.event.arrived, p.event.amount, p.event.seat)


def _play(g: Game, f: Frame) -> Signal | None:
    """Play the selected ability, wherever its card is by now (sve 10.7.7); if it cannot be played, one instance of
    pending is just removed (sve 10.7.3.2)."""
    chosen = f.answer
    if not isinstance(chosen, Pending):
        return None
    f.local["played"] = True
    take(g, chosen)
    source = chosen.source
    ability = source.ability
    if ability is None or not isinstance(ability.body, Body):
        return None
    played = Source(
        source.card, source.incarnation, source.seat, ability, g.tick(), source.bindings, source.lasting, source.ordinal
    )
    bind: dict[object, object] = {**source.bindings}
    if chosen.event is not None:
        bind.update(named(g, played, chosen.event))
    scene = Scene(g, played, bind, chosen.event)
    if plan.obstacle(scene, plan.plan(ability.body.effect)) is not None:
        return None
    return playing.play_ability(g, played, bind, chosen.event)
