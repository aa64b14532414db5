"""Playing and resolving (sve 10.6.1, sve 10.6.2), step by step, for cards, activated and automatic abilities alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.sve.ch10_playing import announcing, concluding, paying, targeting
from ludex.games.sve.ch10_playing.play_frame import PlayingIt
from ludex.kernel.abilities import Source
from ludex.kernel.events import Event
from ludex.kernel.frames import Call, Frame, Procedure, Signal

if TYPE_CHECKING:
    from ludex.kernel.frames import Step
    from ludex.kernel.game import Game

playing: Procedure[PlayingIt] = Procedure("sve 10.6.2", "Playing a card or ability")

STEPS: tuple[tuple[str, Step[PlayingIt]], ...] = (  # sve 10.6.2
    ("sve 10.6.2.1", announcing.specify),
    ("sve 10.6.2.2", announcing.prerequisites),
    ("sve 10.6.2.2.1", announcing.early_x),
    ("sve 10.6.2.2.1", announcing.early_x_is),
    ("sve 10.6.2.2.2", announcing.optional_costs),
    ("sve 10.6.2.2.2", announcing.optional_cost_answer),
    ("sve 10.6.2.2.3", targeting.settling.options),
    ("sve 10.6.2.2.3", targeting.settling.option_chosen),
    ("sve 10.6.2.2.4", announcing.late_x),
    ("sve 10.6.2.2.4", announcing.late_x_is),
    ("sve 10.6.2.3", targeting.settling.targets),
    ("sve 10.6.2.3", targeting.settling.target_selected),
    ("sve 10.6.2.3", targeting.settling.more_targets),
    ("sve 10.6.2.4", targeting.settling.shares),
    ("sve 10.6.2.4", targeting.settling.share_given),
    ("sve 10.6.2.5", paying.determine_cost),
    ("sve 10.6.2.5.1", paying.total_cost),
    ("sve 12.2.3", paying.stand_in),
    ("sve 10.6.2.5.2", paying.pay),
    ("sve 10.6.2.5.3", paying.paid),
    ("sve 12.2.2", paying.reveal_evolution),
    ("sve 12.2.2", paying.revealed),
    ("sve 10.6.2.6", concluding.field_limit),
    ("sve 10.6.2.7", concluding.played),
    ("sve 10.6.2.8", concluding.resolve),
    ("sve 10.6.2.8.2", concluding.carry_out),
    ("sve 10.6.2.8.2.3", concluding.put_away),
)
for _rule, _run in STEPS:
    playing.add(_rule, _run)


def play_card(g: Game, seat: int, card: int, *, cost: int = -1) -> Call:
    """Play a card; `cost` is what an effect lets it cost instead."""
    c = g.cards[card]
    source = Source(card, c.incarnation, seat, None, c.stamp)
    return Call(playing, what="card", seat=seat, card=card, source=source, bind={}, event=None, they=-1, cost=cost)


def play_ability(g: Game, source: Source, bind: dict[object, object], event: Event | None) -> Call:
    """Play an activated or automatic ability; the source of what it does is its card (sve 10.12.1.1)."""
    return Call(
        playing, what="ability", seat=source.seat, card=source.card, source=source, bind=bind, event=event, they=-1,
        cost=-1,
    )  # fmt: skip


def play_by_effect(g: Game, f: Frame, seat: int, card: int, cost: int | None) -> Signal | None:
    """Play a card as part of an effect if it can be played."""
    from ludex.games.sve.ch10_playing.legality import play_obstacle

    if play_obstacle(g, seat, card, by_effect=True, cost=-1 if cost is None else cost) is not None:
        f.answer = ()
        return None
    return play_card(g, seat, card, cost=-1 if cost is None else cost)


PROCEDURES = (playing, paying.riding)
