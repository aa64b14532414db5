"""Attacking with a follower (sve 8.4), from selecting it to leaving combat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

from ludex.games.sve.ch04_zones import zones
from ludex.games.sve.ch05_verbs.numbers import can_be_damaged, damage_event
from ludex.games.sve.ch07_turn import menus
from ludex.games.sve.ch10_playing import playing
from ludex.games.sve.ch10_playing.confirmation import confirmation_timing
from ludex.games.sve.ch10_playing.legality import ability_source
from ludex.kernel import events
from ludex.kernel.abilities import Source
from ludex.kernel.cards import CardRef
from ludex.kernel.contest import Contest, is_past
from ludex.kernel.decisions import ACT, ATTACKED, WINDOW, Decision
from ludex.kernel.events import Event
from ludex.kernel.frames import ENDED, Ask, Call, Frame, Goto, Procedure, Signal, several, values
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.game import Game


class Activating(TypedDict):
    """The values of: playing an activated ability."""

    source: Source
    card: int
    seat: int


class Attacking(TypedDict):
    """The follower that attacks and what it attacks, by number and as they were when the attack began."""

    card: int
    target: int
    by: CardRef
    on: CardRef


attacking: Procedure[Attacking] = Procedure("sve 8.4", "Attacking with a follower")


def attack(g: Game, card: int, target: int) -> Call:
    """The selected follower attacks the selected target; their legality was checked on selecting (sve 8.4.2, 8.4.3)."""
    return Call(attacking, card=card, target=target, by=g.cards[card].ref, on=g.cards[target].ref)


def _pair(v: Attacking) -> tuple[CardRef, CardRef]:
    return v["by"], v["on"]


def _there(g: Game, ref: CardRef) -> bool:
    card = g.find(ref)
    return card is not None and card.zone in (zones.FIELD, zones.LEADER)


def contest(g: Game) -> Contest | None:
    """The attacker's attack, and the defense of its target (sve 8.4.9), until it is dealt."""
    return None if is_past(g, "sve 8.4.9") else _fight(g)


def _fight(g: Game) -> Contest | None:
    for f in g.stack:
        if f.procedure is attacking:
            by, on = _pair(values(f, Attacking))
            if _there(g, by) and _there(g, on):
                return Contest((by.id,), (on.id,), g.chars(by.id).number("attack"), g.chars(on.id).number("defense"))
    return None


def roles(g: Game) -> dict[int, tuple[str, ...]]:
    """Who attacks, and who is attacked."""
    found = _fight(g)
    if found is None:
        return {}
    played: dict[int, tuple[str, ...]] = dict.fromkeys(found.on, ("attacked",))
    return played | dict.fromkeys(found.by, ("attacking",))


@attacking.row("sve 8.4.4")
def engage(g: Game, f: Frame[Attacking]) -> Signal | None:
    """The attacking follower is engaged."""
    by, _ = _pair(f.local)
    return perform(g, f, [Event(events.REST, card=by.id, seat=g.active)])


@attacking.row("sve 8.4.5")
def attacked(g: Game, f: Frame[Attacking]) -> Signal | None:
    """It has attacked; against a follower the two are in combat while both stay on the field (sve 8.4.5.1)."""
    by, on = _pair(f.local)
    return perform(g, f, [Event("attack", card=by.id, amount=on.id, value=on, seat=g.active)])


@attacking.row("sve 8.4.6")
def confirm_attack(g: Game, f: Frame) -> Signal | None:
    """Confirmation Timing: Strike and whatever else the attack triggered."""
    return confirmation_timing(g)


@attacking.row("sve 8.4.7")
def quick(g: Game, f: Frame) -> Signal | None:
    """The non-active player plays something with Quick, or does nothing."""
    return quick_window(g, f, "sve 8.4.7", ATTACKED)


@attacking.row("sve 8.4.7", answers=quick)
def quick_played(g: Game, f: Frame) -> Signal | None:
    """Without a play, on to the damage."""
    return quick_answer(g, f, "sve 8.4.9")


@attacking.row("sve 8.4.8")
def confirm_quick(g: Game, f: Frame) -> Signal | None:
    """After a play, Confirmation Timing, and the window opens again."""
    return confirmation_timing(g)


@attacking.row("sve 8.4.8")
def window_again(g: Game, f: Frame) -> Signal | None:
    """Until the player does nothing."""
    return Goto("sve 8.4.7")


@attacking.row("sve 8.4.9")
def damage(g: Game, f: Frame[Attacking]) -> Signal | None:
    """The attacker damages its target, a target follower deals back at the same time (sve 8.4.9.1). Who changed sides
    is still on a field and goes on (ruling sve-R27); for a target that has left there is no other (ruling sve-R26)."""
    by, on = _pair(f.local)
    if not _there(g, by) or not _there(g, on) or not can_be_damaged(g, on.id):
        return Goto("sve 8.4.10")
    strikes = [_strike(g, by.id, on.id, "attack")]
    if g.cards[on.id].zone == zones.FIELD:
        strikes.append(_strike(g, on.id, by.id, "counter"))
    return perform(g, f, [s for s in strikes if s is not None])


def _strike(g: Game, dealer: int, taker: int, key: str) -> Event | None:
    """Damage equal to attack; its source is the follower itself (sve 10.12.2.1, sve 2.7.1)."""
    chars = g.chars(dealer)
    if "follower" not in chars.types or not can_be_damaged(g, taker):
        return None
    c = g.cards[dealer]
    rule = "sve 8.4.9" if key == "attack" else "sve 8.4.9.1"
    source = Source(dealer, c.incarnation, c.seat, None, c.stamp)
    return damage_event(g, taker, chars.number("attack"), source, by=dealer, key=key, rule=rule)


@attacking.row("sve 8.4.9.2")
def fought(g: Game, f: Frame[Attacking]) -> Signal | None:
    """Two followers still in combat have fought, which is what Bane looks at, even without damage."""
    by, on = _pair(f.local)
    if not _there(g, by) or not _there(g, on) or g.cards[on.id].zone != zones.FIELD:
        return None
    made = []
    for one, other in ((by.id, on.id), (on.id, by.id)):
        with_ = g.cards[other].ref
        made.append(Event("fought", card=one, amount=other, value=with_, seat=g.cards[one].seat))
        if "Bane" in g.chars(one).keywords:  # sve 12.14.1, sve 12.14.2.1
            # The mark says whose Bane it is; 0 is nobody's.
            made.append(Event(events.MARK, "sve 12.14.2", card=other, key="fought bane", amount=1 + one))
    return perform(g, f, made)


@attacking.row("sve 8.4.10")
def confirm_damage(g: Game, f: Frame) -> Signal | None:
    """Confirmation Timing: who is destroyed, and Drain."""
    return confirmation_timing(g)


@attacking.row("sve 8.4.11")
def leave_combat(g: Game, f: Frame) -> Signal | None:
    """The attack ends."""
    return ENDED


# -- Quick windows (sve 7.4.5, sve 8.4.7) -----------------------------------------------------------------------------
def quick_window(g: Game, f: Frame, rule: str, nature: str = WINDOW) -> Signal | None:
    """Ask the non-active player; with nothing to play there is nothing to ask."""
    seat = 1 - g.active
    options = menus.QUICK.options(g, seat)
    if g.auto in (True, "turns") and len(options) == 1:
        f.answer = options[0].value
        return None
    return Ask(Decision(seat, ACT, rule, "Play something with Quick?", options, menu=menus.QUICK.name, nature=nature))


def quick_answer(g: Game, f: Frame, otherwise: str) -> Signal | None:
    """Play what was chosen, or go on."""
    answer = several(f)
    if answer[0] == "pass":
        return Goto(otherwise)
    return act(g, 1 - g.active, answer)


def act(g: Game, seat: int, answer: tuple[Any, ...]) -> Signal | None:
    """Play the chosen card or ability."""
    # Playing may turn out illegal (sve 10.6.2.3.3), or the action change nothing (sve 15.2.1.2).
    g.checkpoint = g.before_answer()
    card = answer[1]
    if answer[0] == "play":
        return playing.play_card(g, seat, card)
    source = ability_source(g, seat, card, answer[2], g.chars(card))
    return Call(activating, source=source, card=card, seat=seat)


activating: Procedure[Activating] = Procedure("sve 8.3", "Playing an activated ability")


@activating.row("sve 8.3.1")
def play_it(g: Game, f: Frame[Activating]) -> Signal | None:
    """Play it like any ability (sve 10.6)."""
    v = f.local
    source = v["source"]
    return playing.play_ability(g, source, {}, None)


PROCEDURES = (attacking, activating)
