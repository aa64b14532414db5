"""New targets for what waits in the chase: of a copy (fow 10.16:1.3), or because an effect changes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypedDict

from ludex.enact.playing import plan
from ludex.enact.scenes.scene import Scene, held
from ludex.enact.values.body import Body
from ludex.games.fow.ch07_actions import additions
from ludex.kernel import events
from ludex.kernel.cards import CardRef
from ludex.kernel.choices import pick
from ludex.kernel.events import Event, Played
from ludex.kernel.frames import Call, Frame, Goto, Procedure, Return, Signal, several
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.game import Game


class Retargeting(TypedDict):
    """The values of: choosing new targets."""

    card: int
    at: int
    seat: int
    to: int
    may: bool
    source: Source | None


retargeting: Procedure[Retargeting] = Procedure("fow 9.3:2.4", "Choosing new targets", "fow retargeting")


def retarget(g: Game, card: int, seat: int, source: Source | None, *, to: int = -1, may: bool = False) -> Call:
    """A player chooses another target for something in the chase: `to` if that is legal, else as they like; with `may`
    they can leave each as it is."""
    return Call(retargeting, card=card, seat=seat, source=source, to=to, may=may, at=0)


class Aim(NamedTuple):
    """What something in the chase is aimed at: under which name that is kept, the cards, and all that it could be."""

    name: object
    at: tuple[int, ...]
    able: tuple[int, ...]


def _aims(g: Game, card: int, waits: Played) -> list[Aim]:
    """The targets it has: those its text speaks of, and what an addition is to be added to (fow 7.2:3)."""
    scene = Scene(g, waits.source, waits.bind, waits.event)
    ability = waits.source.ability
    body = ability.body if ability is not None else None
    found: list[Aim] = []
    if isinstance(body, Body):
        for each in plan.current(scene, plan.plan(body.effect), held(waits.bind, "modes")):
            name = each.some.binding
            if waits.bind.get(name):
                at = tuple(ref.id for ref in scene.refs(name))
                found.append(Aim(name, at, plan.candidates(scene, each)))
    host = waits.bind.get(additions.HOST)
    if isinstance(host, CardRef):
        able = additions.targets(g, card, waits.source.seat, waits.source)
        found.append(Aim(additions.HOST, (host.id,), able))
    return found


@retargeting.row("fow 9.3:2.4")
def ask(g: Game, f: Frame[Retargeting]) -> Signal | None:
    """Another legal target for each it has, one after another."""
    v = f.local
    card, at, seat, to = v["card"], v["at"], v["seat"], v["to"]
    waits = g.played.get(card)
    if waits is None:
        return Return(())
    found = _aims(g, card, waits)
    if at >= len(found):
        return Return(())
    aims = found[at].at
    able = tuple(c for c in found[at].able if c not in aims)
    if to >= 0:
        able = tuple(c for c in able if c == to)
    if not able:
        f.answer = ()
        return None
    low = 0 if v["may"] else min(len(aims), len(able))
    prompt = "Choose another target"
    return pick(seat, able, low, len(aims), rule="fow 9.3:2.4", prompt=prompt, card=card, distinct=True)


@retargeting.row("fow 9.3:2.4")
def aim(g: Game, f: Frame[Retargeting]) -> Signal | None:
    """It is aimed at that from now on; what is not exchanged stays."""
    v = f.local
    card, at, chosen, source = v["card"], v["at"], several(f), v["source"]
    v["at"] = at + 1
    if not chosen:
        return None
    waits = g.played[card]
    name = _aims(g, card, waits)[at].name
    refs = tuple(g.cards[c].ref for c in chosen)
    aimed: object = refs[0] if name == additions.HOST else (*refs, *held(waits.bind, name)[len(refs) :])
    other = Played(waits.source, {**waits.bind, name: aimed}, waits.event, waits.kind)
    seat = v["seat"]
    made = [Event(events.AWAIT, seat=g.cards[card].seat, card=card, value=other)]
    made += [Event("selected", card=c, seat=seat, source=source) for c in chosen]
    return perform(g, f, made)


@retargeting.row("fow 9.3:2.4")
def again(g: Game, f: Frame) -> Signal | None:
    """The next of its targets."""
    return Goto("fow 9.3:2.4")


PROCEDURES = (retargeting,)
