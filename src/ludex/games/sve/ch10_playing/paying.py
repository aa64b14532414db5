"""Determining and paying the cost (sve 10.6.2.5), with evolution points and revealed cards (sve 12.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired, TypedDict

from ludex.enact.playing import paying
from ludex.enact.playing.settling import body_of, card_of, note, scene, seat_of
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes.meanings import amount
from ludex.enact.scenes.wording import cost_words, question
from ludex.enact.values.body import Body
from ludex.games.sve.ch04_zones import zones
from ludex.games.sve.ch05_verbs import evolving, numbers
from ludex.games.sve.ch10_playing import whole_cost
from ludex.games.sve.ch10_playing.own_cost import ability_points
from ludex.games.sve.ch10_playing.play_frame import (
    LIKE_EVOLVE,
    PlayingIt,
    canceled,
    extra_of,
    own_costs,
    points_in,
    price_of,
    with_rites,
)
from ludex.kernel import events
from ludex.kernel.choices import confirm, pick
from ludex.kernel.decisions import CONFIRM, Decision, Option
from ludex.kernel.events import Event
from ludex.kernel.frames import Ask, Call, Frame, Goto, Procedure, Signal, picked, several
from ludex.kernel.pipeline.perform import perform
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.game import Game


def determine_cost(g: Game, f: Frame[PlayingIt]) -> Signal | None:
    """Determine the cost: what the card or ability asks, or an alternative (sve 10.6.2.5.1.2)."""
    if f.local["what"] == "card":
        here, card, paid_for = scene(g, f), card_of(f), extra_of(f)
        others = whole_cost.alternatives(here, card, price_of(f), paid_for)
        if not others:
            f.answer = False
            return None
        options = [Option("yes", True)]
        if whole_cost.obstacle(here, card, whole_cost.total(here, card, price_of(f), paid_for, None)) is None:
            options.append(Option("no", False))
        words = cost_words(text_rules(g), others[0].costs)
        prompt = question(words and f"{words} instead of paying its cost", "Pay the alternative cost instead?")
        return Ask(Decision(seat_of(f), CONFIRM, "sve 10.6.2.5.1.2", prompt, options, card=card))
    body = body_of(f)
    if body is None or not with_rites(own_costs(body), extra_of(f)).items:
        return Goto("sve 10.6.2.6")
    f.answer = False
    return None


def total_cost(g: Game, f: Frame[PlayingIt]) -> Signal | None:
    """The whole cost; for an evolve ability, see whether an evolution point stands in (sve 12.2.3)."""
    card, here = card_of(f), scene(g, f)
    if f.local["what"] == "card":
        others = whole_cost.alternatives(here, card, price_of(f), extra_of(f)) if f.answer else []
        f.local["costs"] = whole_cost.total(here, card, price_of(f), extra_of(f), others[0] if others else None)
        return Goto("sve 10.6.2.5.2")
    body = body_of(f)
    assert body is not None
    f.local["costs"] = ability_points(g, here, body.flavor, with_rites(own_costs(body), extra_of(f)), card)
    if body.flavor in LIKE_EVOLVE and points_in(here, f.local["costs"]) and g.value(seat_of(f), "evolution points"):
        enough = paying.affordable(here, f.local["costs"]) is None
        if not enough:
            f.answer = True
            return None
        prompt = "Use an evolution point in lieu of a play point?"
        return confirm(seat_of(f), rule=_in_lieu_rule(body), prompt=prompt, card=card)
    return Goto("sve 10.6.2.5.2")


def _in_lieu_rule(body: Body | None) -> str:
    """By which rule an evolution point stands in: for Serve, for Ride, for an evolve ability."""
    flavor = body.flavor if body is not None else ""
    return {"serve": "sve 14.2.2.4", "ride": "sve 14.4.9.2"}.get(flavor, "sve 12.2.3")


def stand_in(g: Game, f: Frame[PlayingIt]) -> Signal | None:
    """One evolution point in lieu of one play point (sve 3.2.5)."""
    if not f.answer:
        return Goto("sve 10.6.2.5.2")
    f.local["lieu"] = 1
    rule = _in_lieu_rule(body_of(f))
    return perform(g, f, [Event(events.VALUE, rule, seat=seat_of(f), key="evolution points", amount=-1, value="pay")])


def pay(g: Game, f: Frame[PlayingIt]) -> Signal | None:
    """Pay in full, or the playing is canceled (sve 10.6.2.5.4)."""
    costs, lieu = f.local["costs"], f.local["lieu"]
    here = scene(g, f)
    if len(costs.items) == 1 and isinstance(costs.items[0], ast.PayPoints):
        need = max(0, amount(here, costs.items[0].amount) - lieu)
        if need > g.value(seat_of(f), "play points"):
            return canceled(f, "sve 10.6.2.5.4")
        if not need:  # a cost of nothing counts as paid (sve 10.6.2.5.3)
            f.answer = ()
            return None
        return numbers.points(g, f, seat_of(f), "play points", -need, here.source, verb="pay")
    if paying.affordable(here, costs, in_lieu=lieu) is not None:
        return canceled(f, "sve 10.6.2.5.4")
    return paying.pay(g, costs, here.source, here.bind, here.event, in_lieu=lieu)


def paid(g: Game, f: Frame[PlayingIt]) -> Signal | None:
    """What belongs to evolving: the super-evolution point."""
    answer = several(f)
    if answer and answer[0] is False:
        return canceled(f, "sve 10.6.2.5.4")
    if answer and answer[0] is True:
        f.local["bind"] = answer[1]
    if f.local["what"] == "card":
        return Goto("sve 10.6.2.6")
    if scene(g, f).bind.get("super"):
        return perform(
            g, f,
            [Event(events.VALUE, "sve 12.2.4", seat=seat_of(f), key="super-evolution points", amount=-1, value="pay")],
        )  # fmt: skip
    return None


def reveal_evolution(g: Game, f: Frame[PlayingIt]) -> Signal | None:
    """An evolve ability reveals a corresponding card from the evolve deck area; a Serve ability serves its follower as
    part of its cost, Ride puts a Drive Point card."""
    body = body_of(f)
    if f.local["what"] == "card" or body is None:
        return Goto("sve 10.6.2.6")
    if body.flavor == "serve":
        from ludex.games.sve.ch14_universes.universes import serve

        return serve(g, f, card_of(f), body.number, None)  # sve 14.2.2.1, sve 14.2.2.3
    if body.flavor == "ride":
        return Call(riding, card=card_of(f), seat=seat_of(f))  # sve 14.4.9.1
    if body.flavor != "evolve":
        return Goto("sve 10.6.2.6")
    found = evolving.corresponding(g, card_of(f), evolving.named_by(g, card_of(f), body.effect))
    return pick(
        seat_of(f), found, 1, 1, rule="sve 12.2.2", prompt="Reveal which card of the evolve deck?", card=card_of(f)
    )


def revealed(g: Game, f: Frame[PlayingIt]) -> Signal | None:
    """The evolved card is shown to all."""
    body = body_of(f)
    if body is None or body.flavor != "evolve" or not (found := picked(f)):
        return None
    note(f, "revealed", (g.cards[found[0]].ref,))
    return perform(g, f, [Event(events.REVEAL, "sve 12.2.2", seat=seat_of(f), card=found[0])])



class Riding(TypedDict):
    """The values of: putting a Drive Point card for Ride."""

    card: int
    seat: int
    point: NotRequired[int]


riding: Procedure[Riding] = Procedure("sve 14.4.9", "Putting a Drive Point card for Ride")


@riding.row("sve 14.4.9.2")
def put_drive_point(g: Game, f: Frame[Riding]) -> Signal | None:
    """A Drive Point card goes to the drive zone (sve 4.14.1) ..."""
    from ludex.games.sve.ch14_universes.universes import facedown

    v = f.local
    seat, card = v["seat"], v["card"]
    point = facedown(g, seat, "drive point")[0]
    v["point"] = point
    return perform(
        g, f,
        [
            Event("put", seat=seat, card=point, to=zones.DRIVE, to_seat=seat),
            Event(events.MARK, card=card, key="ride used", amount=1),
        ],
    )  # fmt: skip


@riding.row("sve 14.4.9.2")
def link_drive_point(g: Game, f: Frame[Riding]) -> Signal | None:
    """... and is linked to the card."""
    v = f.local
    return perform(g, f, [Event(events.LINK, card=v["card"], amount=v["point"])])
