"""Playing and resolving cards and abilities (cfv 8.5): choose it, pay for it, carry it out. Continuous abilities are
never played (cfv 8.5.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ludex.enact.playing import paying, resolving
from ludex.enact.scenes.scene import Told
from ludex.enact.values.body import Body, text_of
from ludex.games.cfv.ch04_zones import zones
from ludex.games.cfv.ch08_playing import legality
from ludex.games.cfv.ch10_actions import calling
from ludex.kernel.abilities import ACTIVATED, Source
from ludex.kernel.events import Event
from ludex.kernel.frames import Call, Frame, Goto, Procedure, Return, Rewind, Signal, several
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Bindings
    from ludex.kernel.game import Game


class PlayingCard(TypedDict):
    """The values of: playing a card."""

    seat: int
    circle: str
    card: int


playing_card: Procedure[PlayingCard] = Procedure("cfv 8.5.2", "Playing a card")
playing_ability: Procedure[Told] = Procedure("cfv 8.5.2", "Playing an ability")


# -- cards -------------------------------------------------------------------------------------------------------------
def play_card(g: Game, seat: int, card: int, circle: str) -> Call:
    """Play a card from the hand: a normal ride (cfv 8.5.1.1) or a normal call (cfv 10.1.6.1.2), of one card
    (cfv 10.1.6.1.1.1.2) to a rear-guard circle or the guardian circle (cfv 10.1.6.1.2.1)."""
    return Call(playing_card, seat=seat, card=card, circle=circle)


@playing_card.row("cfv 8.5.2.2.1")
def choose_circle(g: Game, f: Frame[PlayingCard]) -> Signal | None:
    """What playing itself needs is chosen (cfv 8.5.2.2), the circle: in the ride phase the vanguard circle
    (cfv 6.5.1.2.1), in the main phase a rear-guard circle (cfv 6.6.1.2.1.1), in the guard step the guardian circle
    (cfv 8.5.2.2.1.1)."""
    v = f.local
    seat, circle = v["seat"], v["circle"]
    if circle != zones.REAR:
        f.answer = circle
        return None
    card = v["card"]
    return calling.ask_circle(g, seat, card, legality.call_circles(g, seat), rule="cfv 8.5.2.2.1")


@playing_card.row("cfv 8.5.2.4")
def resolve_card(g: Game, f: Frame[PlayingCard]) -> Signal | None:
    """The card is put on the circle (cfv 8.5.2.4.1, cfv 8.5.2.4.2, cfv 8.5.2.4.3)."""
    v = f.local
    seat, card, circle = v["seat"], v["card"], str(f.answer)
    g.refusals = frozenset()
    if circle == zones.VANGUARD:
        return calling.ride(g, f, card, None, key="normal", seat=seat)
    if circle == zones.GUARDIAN:
        return calling.guard(g, f, (card,), None, key="normal", seat=seat)
    return calling.place(g, f, seat, ((card, circle),), None, key="normal")


# -- abilities ---------------------------------------------------------------------------------------------------------
def activate(g: Game, seat: int, card: int, at: int) -> Call:
    """Play an activated ability of a card (cfv 8.1.1.1)."""
    source = legality.ability_source(g, card, at, seat)
    g.tick()
    return play_ability(g, source, {}, None)


def play_ability(g: Game, source: Source, bind: Bindings, event: Event | None) -> Call:
    """Play an activated or automatic ability; its master is who plays it (cfv 3.4.4, cfv 3.4.5), and master of its
    effects (cfv 3.4.3); their source is the card that has it (cfv 3.14.1.1)."""
    return Call(playing_ability, source=source, bind=bind, event=event, they=-1)


def _body(f: Frame[Told]) -> Body:
    return text_of(f.local["source"].ability)


@playing_ability.row("cfv 8.5.2.1")
def choose_ability(g: Game, f: Frame[Told]) -> Signal | None:
    """It was chosen; what of its text asks for a choice is chosen when it resolves (cfv 8.5.3, ruling cfv-R6,
    cfv 8.5.2)."""
    v = f.local
    source, body = f.local["source"], _body(f)
    bound = v["bind"]
    v["bind"] = {**bound, "mark": g.log.size}
    if source.ability is None or source.ability.kind != ACTIVATED or body.costs is None or not body.costs.items:
        return Goto("cfv 8.5.2.4")
    return None


@playing_ability.row("cfv 8.5.2.3")
def pay(g: Game, f: Frame[Told]) -> Signal | None:
    """What stands in brackets (cfv 3.1.1.5) is paid at once (cfv 3.1.1.5.1, cfv 3.1.1.5.3), each part with cards of its
    own (ruling cfv-R46); an automatic ability's is paid while it resolves, by who wants to (cfv 3.1.1.5.2, cfv
    8.1.1.2.2, ruling cfv-R12)."""
    v = f.local
    body, bound, event = _body(f), v["bind"], v["event"]
    assert body.costs is not None
    return paying.pay(g, body.costs, f.local["source"], bound, event)


@playing_ability.row("cfv 8.5.2.3")
def paid(g: Game, f: Frame[Told]) -> Signal | None:
    """If a part of it could not be paid, nothing was: the playing is cancelled and rewound."""
    v = f.local
    answer = several(f)
    if not answer[0]:
        return Rewind("cfv 8.5.2.3")
    v["bind"] = answer[1]
    return None


@playing_ability.row("cfv 8.5.2.4")
def played(g: Game, f: Frame[Told]) -> Signal | None:
    """The ability has been played."""
    source = f.local["source"]
    g.refusals = frozenset()
    key = "act" if source.ability is not None and source.ability.kind == ACTIVATED else "automatic"
    return perform(g, f, [Event("played", seat=source.seat, card=source.card, key=key, source=source)])


@playing_ability.row("cfv 8.5.2.4.4")
def carry_out(g: Game, f: Frame[Told]) -> Signal | None:
    """Its effects are performed; one-shot effects are over with that (cfv 8.2.1.1)."""
    v = f.local
    bound, event = v["bind"], v["event"]
    return resolving.begin(g, f.local["source"], _body(f), bound, event)


@playing_ability.row("cfv 8.5.2.4.4")
def carried_out(g: Game, f: Frame) -> Signal | None:
    """It is over."""
    return Return(f.answer)


PROCEDURES = (playing_card, playing_ability)
