"""Played and resolved (sve 10.6.2.6 to sve 10.6.2.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.playing import resolving
from ludex.enact.playing.settling import body_of, card_of, modes_of, scene, seat_of
from ludex.enact.standing.restrictions import use
from ludex.enact.values.carried import carrying
from ludex.games.sve.ch04_zones import moving, putting, zones
from ludex.games.sve.ch10_playing.own_cost import shifts
from ludex.games.sve.ch10_playing.play_frame import (
    LIKE_EVOLVE,
    PlayingIt,
    canceled,
    is_spell,
)
from ludex.kernel.events import Event
from ludex.kernel.frames import ENDED, Frame, Goto, Signal
from ludex.kernel.pipeline.appliers import spend
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.game import Game


def field_limit(g: Game, f: Frame[PlayingIt]) -> Signal | None:
    """A follower or amulet cannot be played onto a full field."""
    if f.local["what"] == "card" and not is_spell(g, card_of(f)) and moving.room(g, seat_of(f), zones.FIELD) <= 0:
        return canceled(f, "sve 10.6.2.6")
    return None


def played(g: Game, f: Frame[PlayingIt]) -> Signal | None:
    """The card or ability has now been played."""
    g.refusals = frozenset()
    if f.local["what"] == "card" and g.index().permissions:
        for scene_, _ in shifts(g, seat_of(f), card_of(f), f.local["from"]):
            spend(g, scene_.source)  # an effect on the next card played has had its card
    body = body_of(f)
    source = f.local["source"]
    key = "card"
    if f.local["what"] == "ability":
        key = body.flavor if body is not None and body.flavor else "automatic"
    told: object = f.local.get("from", "")
    if f.local["what"] == "ability" and modes_of(f):
        told = modes_of(f)  # which options it was played with
    now = Event("played", "sve 10.6.2.7", seat=seat_of(f), card=card_of(f), key=key, source=source, value=told)
    return perform(g, f, [now])


def resolve(g: Game, f: Frame[PlayingIt]) -> Signal | None:
    """Resolve it: a follower or amulet is put onto the field if there is room (ruling sve-R31), a text is carried out
    in written order (sve 10.6.1)."""
    card, seat = card_of(f), seat_of(f)
    body = body_of(f)
    if f.local["what"] == "card" and not is_spell(g, card):
        if g.cards[card].zone != zones.RESOLUTION or moving.room(g, seat, zones.FIELD) <= 0:
            return Goto("sve 10.6.2.8.2.3")
        signal = putting.put_onto_field(g, f, card, seat, "sve 10.6.2.8.1")
        at_once = signal is None and g.cards[card].zone != zones.RESOLUTION and "x" not in scene(g, f).bind
        return ENDED if at_once else signal
    return None if body is not None else Goto("sve 10.6.2.8.2.3")


def carry_out(g: Game, f: Frame[PlayingIt]) -> Signal | None:
    """The effects are performed in the written order, even if the card is gone (sve 10.6.2.8.2.1). A card on the field
    keeps the X for which it was played (ruling sve-R56)."""
    body, here = body_of(f), scene(g, f)
    if body is None:
        there = g.cards[card_of(f)].zone == zones.FIELD
        return perform(g, f, carrying(here.bind, card_of(f), "sve 5.2.1.2")) if there and "x" in here.bind else None
    return resolving.begin(g, here.source, body, here.bind, here.event)


def put_away(g: Game, f: Frame[PlayingIt]) -> Signal | None:
    """What remains in the resolution zone goes to its owner's cemetery, as used cards do (sve 4.9.1)."""
    card = card_of(f)
    if f.local["what"] == "card" and g.cards[card].zone == zones.RESOLUTION:
        return perform(g, f, [Event("put", "sve 10.6.2.8.2.3", card=card, to=zones.CEMETERY)])
    return None


def apply_played(g: Game, e: Event) -> None:
    """Count the playing: evolve abilities and their like (sve 8.3.2.1), and limits per turn or per game."""
    if e.key in LIKE_EVOLVE:
        g.values[e.seat] = {**g.values[e.seat], "evolve abilities": g.value(e.seat, "evolve abilities") + 1}
    if e.source is not None and e.key not in ("card", "automatic"):
        use(g, e.source)
