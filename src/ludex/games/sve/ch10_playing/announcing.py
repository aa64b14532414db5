"""Announcing what is played (sve 10.6.2.1, sve 10.6.2.2): the card or ability, optional costs, options, X."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.playing import paying
from ludex.enact.playing.settling import body_of, card_of, modes_of, note, scene, seat_of
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes.wording import cost_words, question
from ludex.enact.steps import tree
from ludex.enact.steps.candidates import is_public
from ludex.enact.values.body import Body
from ludex.enact.values.carried import paid_x
from ludex.games.sve.ch04_zones import zones
from ludex.games.sve.ch10_playing import whole_cost
from ludex.games.sve.ch10_playing.own_cost import ability_points, price
from ludex.games.sve.ch10_playing.play_frame import (
    LIKE_EVOLVE,
    PlayingIt,
    canceled,
    extra_of,
    own_costs,
    points_in,
    price_of,
    spell_ability,
    with_rites,
)
from ludex.games.sve.ch10_playing.targeting import due_of
from ludex.games.sve.text import nodes
from ludex.kernel import events
from ludex.kernel.abilities import Source
from ludex.kernel.decisions import CONFIRM, NUMBER, Decision, Option
from ludex.kernel.events import Event
from ludex.kernel.frames import Ask, Frame, Goto, Signal
from ludex.kernel.pipeline.perform import perform
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Scene
    from ludex.kernel.game import Game


def specify(g: Game, f: Frame[PlayingIt]) -> Signal | None:
    """A card is revealed and moved to the resolution zone; an ability of a hidden card reveals the card."""
    card, seat = card_of(f), seat_of(f)
    if f.local["what"] == "card":
        f.local["price"] = tuple(price(g, seat, card, f.local["cost"]))
        f.local["from"] = g.cards[card].zone
        # sve 4.11.1
        return perform(g, f, [Event("play", "sve 10.6.2.1", seat=seat, card=card, to=zones.RESOLUTION, to_seat=seat)])
    if g.cards[card].zone and not is_public(g, card):
        return perform(g, f, [Event(events.REVEAL, "sve 10.6.2.1.1", seat=seat, card=card)])
    return None


def prerequisites(g: Game, f: Frame[PlayingIt]) -> Signal | None:
    """From here on the text is that of the card in the resolution zone."""
    card, seat = card_of(f), seat_of(f)
    if f.local["what"] == "card":
        c = g.cards[card]
        f.local["source"] = Source(card, c.incarnation, seat, spell_ability(g.chars(card)), g.tick())
    body = body_of(f)
    note(f, "mark", g.log.size)
    f.local["asked"] = 0
    f.local["extra"] = ()
    f.local["lieu"] = 0
    if body is None and f.local["what"] != "card":
        return Goto("sve 10.6.2.7")
    if body is None or _nothing_to_settle(body):
        return _straight_to_cost(g, f, body)
    return None


def _nothing_to_settle(body: Body) -> bool:
    """Whether a text leaves nothing to select before its cost is paid."""
    the = body.plan
    return (
        not (the.picks or the.choose or the.rites or the.wants_x)
        and body.flavor != "evolve"
        and not (body.costs is not None and tree.wants_x(body.costs))
    )


def _straight_to_cost(g: Game, f: Frame[PlayingIt], body: Body | None) -> Signal | None:
    """Skip the steps that would ask nothing: most cards and abilities."""
    if f.local["what"] == "card":
        if g.chars(card_of(f)).has_terms:
            return None
        f.local["costs"] = whole_cost.of_points(price_of(f).points)
        return Goto("sve 10.6.2.5.2")
    assert body is not None
    return Goto("sve 10.6.2.6" if body.costs is None or body.optional else "sve 10.6.2.5")


def early_x(g: Game, f: Frame[PlayingIt]) -> Signal | None:
    """X first where an optional cost or the number of options needs it (sve 10.6.2.2.1)."""
    body = body_of(f)
    if body is None or not _early_x(body):
        return Goto("sve 10.6.2.2.2")
    paid = _paid_with_its_card(g, f)
    if paid is not None:
        note(f, "x", paid)
        return Goto("sve 10.6.2.2.2")
    return _ask_x(g, f, "sve 10.6.2.2.1", tuple(_offers(g, f)))


def _early_x(body: Body) -> bool:
    choose = body.plan.choose
    return choose is not None and tree.wants_x(choose.quantity)


def _ask_x(g: Game, f: Frame[PlayingIt], rule: str, left: tuple[object, ...] = ()) -> Signal | None:
    """Any whole number from zero (sve 1.3.5) with which playing can be finished (sve 10.6.2.1.2)."""
    extra = extra_of(f)
    found = whole_cost.possible_x(
        scene(g, f), body_of(f), modes_of(f), lambda tried: _finishes(f, tried, extra, left)
    )
    if not found:
        return canceled(f, "sve 10.6.2.1.2")
    options = [Option(f"number {n}", n, str(n)) for n in found]
    return Ask(Decision(seat_of(f), NUMBER, rule, "What is X?", options, card=card_of(f)))


def early_x_is(g: Game, f: Frame[PlayingIt]) -> Signal | None:
    """X is determined."""
    note(f, "x", f.answer)
    return None


def optional_costs(g: Game, f: Frame[PlayingIt]) -> Signal | None:
    """Whether to pay optional additional costs: those of the card, Earth Rite, and a super-evolution point. Only what
    can be finished is offered (sve 10.6.2.1.2)."""
    offers = _offers(g, f)
    at = f.local["asked"]
    if at >= len(offers):
        return Goto("sve 10.6.2.2.3")
    what = offers[at]
    rest = tuple(offers[at + 1 :])
    here = scene(g, f)
    if not _finishes(f, here, (*extra_of(f), what), rest):
        f.answer = False
        return None
    options = [Option("yes", True)]
    if _finishes(f, here, extra_of(f), rest):
        options.append(Option("no", False))
    rule, prompt = _PROMPTS[type(what)]
    if isinstance(what, ast.AdditionalCost | nodes.WhenPlaying | ast.PayFor):
        prompt = question(cost_words(text_rules(g), what.costs), prompt)
    return Ask(Decision(seat_of(f), CONFIRM, rule, prompt, options, card=card_of(f)))


# By which rule an optional cost is asked for, and how, where the text has no words for it.
_PROMPTS: dict[type, tuple[str, str]] = {
    ast.AdditionalCost: ("sve 10.6.2.2.2", "Pay the optional additional cost?"),
    nodes.WhenPlaying: ("sve 10.4.7.3", "Do what may be done when playing it?"),
    ast.PayFor: ("sve 13.3.3.2", "Pay Earth Rite?"),
    str: ("sve 12.2.4", "Pay a super-evolution point to super-evolve?"),
}


def _offers(g: Game, f: Frame[PlayingIt]) -> list[object]:
    """The optional additional costs of what is played."""
    body, modes = body_of(f), modes_of(f)
    if f.local["what"] == "card":
        return list(whole_cost.optional_costs(scene(g, f), card_of(f), body, modes))
    found: list[object] = []
    if body is not None and body.flavor == "evolve" and may_super_evolve(g, seat_of(f)):
        found.append("super")
    return [*found, *whole_cost.rites(body, modes)]


def _finishes(f: Frame[PlayingIt], here: Scene, extra: tuple[object, ...], left: tuple[object, ...]) -> bool:
    """Whether playing can be finished with these optional costs, perhaps with more of those left: the whole cost paid,
    and everything found that is selected then."""
    body = body_of(f)
    if body is None or not (body.plan.picks or body.plan.choose):
        return _payable(f, here, extra, left)
    card, modes = card_of(f), modes_of(f)
    return any(
        _payable(f, here, chosen, ())
        and whole_cost.selection_obstacle(here, card, body, modes, chosen, due_of(f, here, chosen)) is None
        for chosen in ((*extra, *more) for more in whole_cost.choices(left))
    )


def _payable(f: Frame[PlayingIt], here: Scene, extra: tuple[object, ...], left: tuple[object, ...]) -> bool:
    """Whether the cost with these optional costs can be paid, perhaps with more of those left."""
    g = here.g
    if f.local["what"] == "card":
        return whole_cost.card_obstacle(here, card_of(f), price_of(f), extra, left) is None
    body = body_of(f)
    costs = ast.Costs(()) if body is None else own_costs(body)
    flavor = body.flavor if body is not None else ""
    costs = ability_points(g, here, flavor, with_rites(costs, extra), card_of(f))
    lieu = 1 if flavor in LIKE_EVOLVE and points_in(here, costs) and g.value(seat_of(f), "evolution points") else 0
    return paying.affordable(here, costs, in_lieu=lieu) is None


def may_super_evolve(g: Game, seat: int) -> bool:
    """From the 7th turn (the 6th for who went second), with a super-evolution point left (sve 12.2.4, sve 3.2.6);
    only for evolve abilities, not for what counts like them (ruling sve-R33)."""
    needed = 7 if g.first == seat else 6
    return g.value(seat, "turns passed") >= needed and g.value(seat, "super-evolution points") >= 1


def optional_cost_answer(g: Game, f: Frame[PlayingIt]) -> Signal | None:
    """Remember whether it will be paid, and ask for the next."""
    at = f.local["asked"]
    what = _offers(g, f)[at]
    if what == "super":
        note(f, "super", bool(f.answer))
    elif isinstance(what, ast.PayFor):
        note(f, ("paid", what), bool(f.answer))
    if f.answer:
        f.local["extra"] = (*extra_of(f), what)
        note(f, "paid", True)
    f.local["asked"] = at + 1
    return Goto("sve 10.6.2.2.2")


def late_x(g: Game, f: Frame[PlayingIt]) -> Signal | None:
    """X, if it is still open."""
    here = scene(g, f)
    if "x" in here.bind or not whole_cost.wants_x(here, card_of(f), body_of(f), extra_of(f)):
        return Goto("sve 10.6.2.3")
    paid = _paid_with_its_card(g, f)
    if paid is not None:
        note(f, "x", paid)
        return Goto("sve 10.6.2.3")
    return _ask_x(g, f, "sve 10.6.2.2.4")


def _paid_with_its_card(g: Game, f: Frame[PlayingIt]) -> int | None:
    """The X for which the card was played, which an ability of it means too, if it has none in its own cost (ruling
    sve-R56); None if there was none."""
    body = body_of(f)
    if f.local["what"] == "card" or body is None or (body.costs is not None and tree.wants_x(body.costs)):
        return None
    return paid_x(g, scene(g, f).source)


def late_x_is(g: Game, f: Frame[PlayingIt]) -> Signal | None:
    """X is determined."""
    note(f, "x", f.answer)
    return None
