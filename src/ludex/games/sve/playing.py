"""Playing and resolving (sve 10.6.1, sve 10.6.2), step by step, for cards, activated and automatic abilities alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact import groups, paying, plan, resolving
from ludex.enact.actions.selecting import select
from ludex.enact.amounts import amount
from ludex.enact.body import Body
from ludex.enact.ruleset import text_rules
from ludex.enact.scene import Scene
from ludex.enact.wording import cost_words, effect_words, question
from ludex.games.sve import evolving, moving, numbers, prices, putting, zones
from ludex.games.sve.costs import Price, ability_points, card_scene, price, shifts
from ludex.kernel import events
from ludex.kernel.abilities import SPELL, Ability, Source
from ludex.kernel.applying import spend
from ludex.kernel.choosing import confirm, number, pick
from ludex.kernel.decisions import CHOOSE, CONFIRM, NUMBER, Decision, Option
from ludex.kernel.events import Event
from ludex.kernel.frames import Ask, Call, Frame, Goto, Procedure, Return, Rewind, Signal
from ludex.kernel.performing import perform
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.game import Game

playing = Procedure("sve 10.6.2", "Playing a card or ability")
LIKE_EVOLVE = frozenset({"evolve", "advanced", "serve", "ride"})  # sve 8.3.2, sve 12.16.3


def play_card(g: Game, seat: int, card: int, *, cost: int = -1) -> Call:
    """Play a card; `cost` is what an effect lets it cost instead."""
    source = card_scene(g, seat, card).source
    return Call(playing, what="card", seat=seat, card=card, source=source, bind={}, event=None, they=-1, cost=cost)


def play_ability(g: Game, source: Source, bind: dict[object, object], event: Event | None) -> Call:
    """Play an activated or automatic ability; the source of what it does is its card (sve 10.12.1.1)."""
    return Call(
        playing, what="ability", seat=source.seat, card=source.card, source=source, bind=bind, event=event, they=-1,
        cost=-1,
    )  # fmt: skip


def play_by_effect(g: Game, f: Frame, seat: int, card: int, cost: int | None) -> Signal | None:
    """Play a card as part of an effect if it can be played."""
    from ludex.games.sve.legality import play_obstacle

    if play_obstacle(g, seat, card, by_effect=True, cost=-1 if cost is None else cost) is not None:
        f.answer = ()
        return None
    return play_card(g, seat, card, cost=-1 if cost is None else cost)


def spell_ability(g: Game, card: int) -> Ability | None:
    """The text of a spell (sve 10.1.1.4)."""
    for ability in g.chars(card).abilities:
        if ability.kind == SPELL:
            return ability
    return None


def body_of(f: Frame) -> Body | None:
    """What the ability being played does; None for a card without a spell's text."""
    source = f.local["source"]
    assert isinstance(source, Source)
    body = source.ability.body if source.ability is not None else None
    return body if isinstance(body, Body) else None


def scene(g: Game, f: Frame) -> Scene:
    """The scene of what is being played, with what has been settled so far."""
    return Scene(g, f.local["source"], f.local["bind"], f.local["event"])  # type: ignore[arg-type]


def _bind(f: Frame, key: object, value: object) -> None:
    bound = f.local["bind"]
    assert isinstance(bound, dict)
    f.local["bind"] = {**bound, key: value}


def _seat(f: Frame) -> int:
    seat = f.local["seat"]
    assert isinstance(seat, int)
    return seat


def _card(f: Frame) -> int:
    card = f.local["card"]
    assert isinstance(card, int)
    return card


def _price(f: Frame) -> Price:
    found = f.local["price"]
    assert isinstance(found, tuple)
    return Price(*found)


# -- 10.6.2.1 specify -------------------------------------------------------------------------------------------------
@playing.row("sve 10.6.2.1")
def specify(g: Game, f: Frame) -> Signal | None:
    """A card is revealed and moved to the resolution zone (sve 4.11.1); an ability of a hidden card reveals the card
    (sve 10.6.2.1.1). Effects on a card from the EX area go with it (sve 10.6.2.1.3)."""
    card, seat = _card(f), _seat(f)
    if f.local["what"] == "card":
        given = f.local["cost"]
        assert isinstance(given, int)
        f.local["price"] = tuple(price(g, seat, card, given))
        f.local["from"] = g.cards[card].zone
        return perform(
            g, f, [Event("play", "sve 10.6.2.1", seat=seat, card=card, to=zones.RESOLUTION, to_seat=seat)]
        )
    here = g.cards[card]
    if here.zone in (zones.HAND, zones.DECK) or (here.zone == zones.EVOLVE_DECK and not here.faceup):
        return perform(g, f, [Event(events.REVEAL, "sve 10.6.2.1.1", seat=seat, card=card)])
    return None


@playing.row("sve 10.6.2.2")
def prerequisites(g: Game, f: Frame) -> Signal | None:
    """From here on the text is that of the card in the resolution zone."""
    card, seat = _card(f), _seat(f)
    if f.local["what"] == "card":
        c = g.cards[card]
        f.local["source"] = Source(card, c.incarnation, seat, spell_ability(g, card), g.tick())
    body = body_of(f)
    _bind(f, "mark", g.log.size)
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
    the = plan.plan(body.effect)
    return not (the.picks or the.choose or the.rites or the.wants_x) and body.flavor != "evolve" and not (
        body.costs is not None and plan.wants_x(body.costs)
    )


def _straight_to_cost(g: Game, f: Frame, body: Body | None) -> Signal | None:
    """Skip the steps that would ask nothing: most cards and abilities."""
    if f.local["what"] == "card":
        if g.chars(_card(f)).permits:
            return None
        f.local["costs"] = ast.Costs((ast.PayPoints(ast.Number(_price(f).points)),))
        return Goto("sve 10.6.2.5.2")
    assert body is not None
    return Goto("sve 10.6.2.6" if body.costs is None or body.optional else "sve 10.6.2.5")


# -- 10.6.2.2 selections that are prerequisites -----------------------------------------------------------------------
@playing.row("sve 10.6.2.2.1")
def early_x(g: Game, f: Frame) -> Signal | None:
    """X first where an optional cost or the number of options needs it (sve 10.6.2.2.1)."""
    body = body_of(f)
    if body is None or not _early_x(body):
        return Goto("sve 10.6.2.2.2")
    return _ask_x(g, f, body, "sve 10.6.2.2.1")


def _early_x(body: Body) -> bool:
    choose = plan.plan(body.effect).choose
    return choose is not None and plan.wants_x(choose.quantity)


def _ask_x(g: Game, f: Frame, body: Body, rule: str) -> Signal | None:
    """Any whole number from zero (sve 1.3.5) with which playing can be finished (sve 10.6.2.1.2)."""
    found = prices.possible_x(scene(g, f), body, _modes(f))
    if not found:
        return _illegal(f, "sve 10.6.2.1.2")
    options = [Option(f"number {n}", n, str(n)) for n in found]
    return Ask(Decision(_seat(f), NUMBER, rule, "What is X?", options, card=_card(f)))


def _modes(f: Frame) -> tuple[int, ...]:
    bound = f.local["bind"]
    assert isinstance(bound, dict)
    modes = bound.get("modes", ())
    assert isinstance(modes, tuple)
    return modes


@playing.row("sve 10.6.2.2.1")
def early_x_is(g: Game, f: Frame) -> Signal | None:
    """X is determined."""
    _bind(f, "x", f.answer)
    return None


@playing.row("sve 10.6.2.2.2")
def optional_costs(g: Game, f: Frame) -> Signal | None:
    """Whether to pay optional additional costs: those of the card, Earth Rite, and a super-evolution point. Only what
    can be finished is offered (sve 10.6.2.1.2)."""
    offers = _offers(g, f)
    at = f.local["asked"]
    assert isinstance(at, int)
    if at >= len(offers):
        return Goto("sve 10.6.2.2.3")
    what = offers[at]
    rest = tuple(offers[at + 1 :])
    if not _finishes(g, f, (*_extra(f), what), rest):
        f.answer = False
        return None
    options = [Option("yes", True)]
    if _finishes(g, f, _extra(f), rest):
        options.append(Option("no", False))
    rule, prompt = _PROMPTS[type(what)]
    if isinstance(what, ast.AdditionalCost | ast.WhenPlaying | ast.PayFor):
        prompt = question(cost_words(text_rules(g), what.costs), prompt)
    return Ask(Decision(_seat(f), CONFIRM, rule, prompt, options, card=_card(f)))


# By which rule an optional cost is asked for, and how, where the text has no words for it.
_PROMPTS: dict[type, tuple[str, str]] = {
    ast.AdditionalCost: ("sve 10.6.2.2.2", "Pay the optional additional cost?"),
    ast.WhenPlaying: ("sve 10.4.7.3", "Do what may be done when playing it?"),
    ast.PayFor: ("sve 13.3.3.2", "Pay Earth Rite?"),
    str: ("sve 12.2.4", "Pay a super-evolution point to super-evolve?"),
}


def _offers(g: Game, f: Frame) -> list[object]:
    """The optional additional costs of what is played."""
    body, modes = body_of(f), _modes(f)
    if f.local["what"] == "card":
        return list(prices.optional_costs(scene(g, f), _card(f), body, modes))
    found: list[object] = []
    if body is not None and body.flavor == "evolve" and may_super_evolve(g, _seat(f)):
        found.append("super")
    return [*found, *prices.rites(body, modes)]


def _finishes(g: Game, f: Frame, extra: tuple[object, ...], left: tuple[object, ...]) -> bool:
    """Whether the cost with these optional costs can be paid, perhaps with more of those left."""
    here = scene(g, f)
    if f.local["what"] == "card":
        return prices.card_obstacle(here, _card(f), _price(f), extra, left) is None
    body = body_of(f)
    costs = ast.Costs(()) if body is None else _own_costs(body)
    flavor = body.flavor if body is not None else ""
    costs = ability_points(g, here, flavor, with_rites(costs, extra), _card(f))
    lieu = 1 if flavor in LIKE_EVOLVE and _points_in(here, costs) and g.value(_seat(f), "evolution points") else 0
    return paying.affordable(here, costs, in_lieu=lieu) is None


def _extra(f: Frame) -> tuple[object, ...]:
    extra = f.local["extra"]
    assert isinstance(extra, tuple)
    return extra


def may_super_evolve(g: Game, seat: int) -> bool:
    """From the 7th turn (the 6th for who went second), with a super-evolution point left (sve 12.2.4, sve 3.2.6);
    only for evolve abilities, not for what counts like them (ruling sve-R33)."""
    needed = 7 if g.first == seat else 6
    return g.value(seat, "turns passed") >= needed and g.value(seat, "super-evolution points") >= 1


@playing.row("sve 10.6.2.2.2")
def optional_cost_answer(g: Game, f: Frame) -> Signal | None:
    """Remember whether it will be paid, and ask for the next."""
    at = f.local["asked"]
    assert isinstance(at, int)
    what = _offers(g, f)[at]
    if what == "super":
        _bind(f, "super", bool(f.answer))
    elif isinstance(what, ast.PayFor):
        _bind(f, ("paid", what), bool(f.answer))
    if f.answer:
        f.local["extra"] = (*_extra(f), what)
        _bind(f, "paid", True)
    f.local["asked"] = at + 1
    return Goto("sve 10.6.2.2.2")


@playing.row("sve 10.6.2.2.3")
def options(g: Game, f: Frame) -> Signal | None:
    """Choose options, only those that can be performed (sve 5.18.3); without a choice nobody is asked."""
    body = body_of(f)
    the = plan.plan(body.effect) if body is not None else None
    if the is None or the.choose is None or f.local.get("settled"):
        return Goto("sve 10.6.2.2.4")
    here, chosen = scene(g, f), _modes(f)
    low, high = plan.mode_span(here, the.choose)
    open_ = [n for n in plan.performable(here, the) if n not in chosen]
    if len(chosen) >= high or not open_:
        return _settled(f, chosen)
    if len(chosen) + len(open_) == low:
        return _settled(f, (*chosen, *open_))
    said = {o.number: o.effect for o in the.choose.options}
    offered = [Option(f"option {n}", n, effect_words(text_rules(g), said[n])) for n in open_]
    if len(chosen) >= low:
        offered.append(Option("done", 0))
    return Ask(Decision(_seat(f), CHOOSE, "sve 10.6.2.2.3", "Choose an option", offered, card=_card(f),
                        refusal="an option that cannot be performed cannot be chosen"))  # fmt: skip


def _settled(f: Frame, chosen: tuple[int, ...]) -> Signal:
    """The options are chosen, in the order they are listed (sve 10.6.2.8.2.2); they may have costs of their own."""
    _bind(f, "modes", tuple(sorted(chosen)))
    f.local["settled"] = True
    return Goto("sve 10.6.2.2.2")


@playing.row("sve 10.6.2.2.3")
def option_chosen(g: Game, f: Frame) -> Signal | None:
    """Remember the option, and ask for more."""
    chosen = _modes(f)
    if f.answer == 0:
        return _settled(f, chosen)
    assert isinstance(f.answer, int)
    _bind(f, "modes", (*chosen, f.answer))
    return Goto("sve 10.6.2.2.3")


@playing.row("sve 10.6.2.2.4")
def late_x(g: Game, f: Frame) -> Signal | None:
    """X, if it is still open."""
    body = body_of(f)
    if body is None or "x" in scene(g, f).bind or not prices.wants_x(body):
        return Goto("sve 10.6.2.3")
    return _ask_x(g, f, body, "sve 10.6.2.2.4")


@playing.row("sve 10.6.2.2.4")
def late_x_is(g: Game, f: Frame) -> Signal | None:
    """X is determined."""
    _bind(f, "x", f.answer)
    return None


# -- 10.6.2.3 targets and 10.6.2.4 shares -----------------------------------------------------------------------------
def _picks(g: Game, f: Frame) -> list[plan.Pick]:
    body = body_of(f)
    if body is None:
        return []
    here = scene(g, f)
    modes = here.bind.get("modes", ())
    assert isinstance(modes, tuple)
    paid = {r.node for r in plan.plan(body.effect).rites if not here.bind.get(("paid", r.node), False)}
    unpaid = {s.binding for node in paid for s in plan.chosen_in(node.effect)}
    return [p for p in plan.current(here, plan.plan(body.effect), modes) if p.some.binding not in unpaid]


@playing.row("sve 10.6.2.3")
def targets(g: Game, f: Frame) -> Signal | None:
    """Select targets, in the order of the text; too few of them make the playing illegal (sve 10.6.2.3.3)."""
    here = scene(g, f)
    for p in _picks(g, f):
        if p.some.binding in here.bind:
            continue
        found = plan.candidates(here, p)
        low, high = plan.span(here, p, len(found))
        if low > len(found) or low > high:
            return _illegal(f, "sve 10.6.2.3.3")
        f.local["binding"] = p.some.binding
        prompt = "Select a target" if high == 1 else "Select targets"
        if groups.asks_together(p.some.group):
            return select(here, p.some.group, _seat(f), found, low, high, rule="sve 10.6.2.3", prompt=prompt)
        return pick(_seat(f), found, low, high, rule="sve 10.6.2.3", prompt=prompt, card=_card(f))
    return Goto("sve 10.6.2.4")


@playing.row("sve 10.6.2.3")
def target_selected(g: Game, f: Frame) -> Signal | None:
    """Remember the targets, which are not looked at again (ruling sve-R25); being selected can trigger abilities."""
    chosen, binding = f.answer, f.local["binding"]
    assert isinstance(chosen, tuple)
    here = scene(g, f)
    for p in _picks(g, f):
        if p.some.binding == binding and chosen and not groups.set_ok(here, p.some.group, chosen, final=True):
            return _illegal(f, "sve 10.6.2.3.3")
    _bind(f, binding, tuple(g.cards[c].ref for c in chosen))
    source = f.local["source"]
    return perform(
        g, f, [Event("selected", "sve 10.6.2.3", card=c, seat=_seat(f), source=source) for c in chosen]  # type: ignore[arg-type]
    )


@playing.row("sve 10.6.2.3")
def more_targets(g: Game, f: Frame) -> Signal | None:
    """Select the targets that are left."""
    return Goto("sve 10.6.2.3")


def _illegal(f: Frame, rule: str) -> Signal:
    """The playing is canceled and the game returns to the point before it; an automatic ability is just gone
    (sve 10.7.3.2)."""
    source = f.local["source"]
    assert isinstance(source, Source)
    if f.local["what"] == "ability" and source.ability is not None and source.ability.kind == "automatic":
        return Return(None)
    return Rewind(rule)


@playing.row("sve 10.6.2.4")
def shares(g: Game, f: Frame) -> Signal | None:
    """Divide a value among the targets, at least one each (sve 10.6.2.4.2, sve 10.6.2.4.3); without targets nothing
    is divided (sve 10.6.2.4.1)."""
    here = scene(g, f)
    for p in _picks(g, f):
        if p.shares is None or ("share", p.some.binding) in here.bind:
            continue
        refs = here.refs(p.some.binding)
        given = here.bind.get("giving", ())
        assert isinstance(given, tuple)
        total = amount(here, p.shares)
        if not refs:
            _bind(f, ("share", p.some.binding), ())
            return Goto("sve 10.6.2.4")
        if len(given) == len(refs) - 1:
            _bind(f, ("share", p.some.binding), (*given, total - sum(given)))
            _bind(f, "giving", ())
            return Goto("sve 10.6.2.4")
        left = total - sum(given) - (len(refs) - len(given) - 1)
        name = g.rules.describe(g, refs[len(given)].id)
        prompt = f"How much for {name}?"
        return number(_seat(f), 1, left, rule="sve 10.6.2.4.2", prompt=prompt, card=refs[len(given)].id)
    return Goto("sve 10.6.2.5")


@playing.row("sve 10.6.2.4")
def share_given(g: Game, f: Frame) -> Signal | None:
    """Remember the share, and ask for the next."""
    given = scene(g, f).bind.get("giving", ())
    assert isinstance(given, tuple)
    _bind(f, "giving", (*given, f.answer))
    return Goto("sve 10.6.2.4")


# -- 10.6.2.5 the cost ------------------------------------------------------------------------------------------------
@playing.row("sve 10.6.2.5")
def determine_cost(g: Game, f: Frame) -> Signal | None:
    """Determine the cost: what the card or ability asks, or an alternative (sve 10.6.2.5.1.2)."""
    source = f.local["source"]
    assert isinstance(source, Source)
    if f.local["what"] == "card":
        here, card, paid_for = scene(g, f), _card(f), _extra(f)
        others = prices.alternatives(here, card, _price(f), paid_for)
        if not others:
            f.answer = False
            return None
        options = [Option("yes", True)]
        if paying.affordable(here, prices.total(here, card, _price(f), paid_for, None)) is None:
            options.append(Option("no", False))
        words = cost_words(text_rules(g), others[0].costs)
        prompt = question(words and f"{words} instead of paying its cost", "Pay the alternative cost instead?")
        return Ask(Decision(_seat(f), CONFIRM, "sve 10.6.2.5.1.2", prompt, options, card=card))
    body = body_of(f)
    if body is None or not with_rites(_own_costs(body), _extra(f)).items:
        return Goto("sve 10.6.2.6")
    f.answer = False
    return None


def _own_costs(body: Body) -> ast.Costs:
    """What an ability itself asks for playing it; the price of an automatic one is for later (ruling sve-R3)."""
    return ast.Costs(()) if body.costs is None or body.optional else body.costs


@playing.row("sve 10.6.2.5.1")
def total_cost(g: Game, f: Frame) -> Signal | None:
    """The whole cost; for an evolve ability, see whether an evolution point stands in (sve 12.2.3)."""
    card, here = _card(f), scene(g, f)
    if f.local["what"] == "card":
        others = prices.alternatives(here, card, _price(f), _extra(f)) if f.answer else []
        f.local["costs"] = prices.total(here, card, _price(f), _extra(f), others[0] if others else None)
        return Goto("sve 10.6.2.5.2")
    body = body_of(f)
    assert body is not None
    f.local["costs"] = ability_points(g, here, body.flavor, with_rites(_own_costs(body), _extra(f)), card)
    if body.flavor in LIKE_EVOLVE and _points_in(here, f.local["costs"]) and g.value(_seat(f), "evolution points"):
        enough = paying.affordable(here, f.local["costs"]) is None  # type: ignore[arg-type]
        if not enough:
            f.answer = True
            return None
        prompt = "Use an evolution point in lieu of a play point?"
        return confirm(_seat(f), rule=_in_lieu_rule(body), prompt=prompt, card=card)
    return Goto("sve 10.6.2.5.2")


def _in_lieu_rule(body: Body | None) -> str:
    """By which rule an evolution point stands in: for Serve, for Ride, for an evolve ability."""
    flavor = body.flavor if body is not None else ""
    return {"serve": "sve 14.2.2.4", "ride": "sve 14.4.9.2"}.get(flavor, "sve 12.2.3")


def with_rites(costs: ast.Costs, extra: tuple[object, ...]) -> ast.Costs:
    """Costs and the Earth Rites to be paid with them (sve 13.3.3.2)."""
    added = tuple(i for other in extra if isinstance(other, ast.PayFor) for i in other.costs.items)
    return ast.Costs((*costs.items, *added)) if added else costs


def _points_in(here: Scene, costs: object) -> int:
    assert isinstance(costs, ast.Costs)
    return sum(max(0, amount(here, c.amount)) for c in costs.items if isinstance(c, ast.PayPoints))


@playing.row("sve 12.2.3")
def stand_in(g: Game, f: Frame) -> Signal | None:
    """One evolution point in lieu of one play point (sve 3.2.5)."""
    if not f.answer:
        return Goto("sve 10.6.2.5.2")
    f.local["lieu"] = 1
    rule = _in_lieu_rule(body_of(f))
    return perform(g, f, [Event(events.VALUE, rule, seat=_seat(f), key="evolution points", amount=-1, value="pay")])


@playing.row("sve 10.6.2.5.2")
def pay(g: Game, f: Frame) -> Signal | None:
    """Pay in full, or the playing is canceled (sve 10.6.2.5.4)."""
    costs, lieu = f.local["costs"], f.local["lieu"]
    assert isinstance(costs, ast.Costs) and isinstance(lieu, int)
    here = scene(g, f)
    if len(costs.items) == 1 and isinstance(costs.items[0], ast.PayPoints):
        need = max(0, amount(here, costs.items[0].amount) - lieu)
        if need > g.value(_seat(f), "play points"):
            return _illegal(f, "sve 10.6.2.5.4")
        if not need:  # a cost of nothing counts as paid (sve 10.6.2.5.3)
            f.answer = ()
            return None
        return numbers.points(g, f, _seat(f), "play points", -need, here.source, verb="pay")
    if paying.affordable(here, costs, in_lieu=lieu) is not None:
        return _illegal(f, "sve 10.6.2.5.4")
    return paying.pay(g, costs, here.source, here.bind, here.event, in_lieu=lieu)


@playing.row("sve 10.6.2.5.3")
def paid(g: Game, f: Frame) -> Signal | None:
    """Costs that belong to evolving: the revealed card (sve 12.2.2), the super-evolution point (sve 12.2.4)."""
    answer = f.answer
    assert isinstance(answer, tuple)
    if answer and answer[0] is False:
        return _illegal(f, "sve 10.6.2.5.4")
    if answer and answer[0] is True:
        f.local["bind"] = answer[1]
    if f.local["what"] == "card":
        return Goto("sve 10.6.2.6")
    if scene(g, f).bind.get("super"):
        return perform(
            g, f,
            [Event(events.VALUE, "sve 12.2.4", seat=_seat(f), key="super-evolution points", amount=-1, value="pay")],
        )  # fmt: skip
    return None


@playing.row("sve 12.2.2")
def reveal_evolution(g: Game, f: Frame) -> Signal | None:
    """An evolve ability reveals a corresponding card from the evolve deck area; a Serve ability serves its follower as
    part of its cost (sve 14.2.2.1, sve 14.2.2.3), Ride puts a Drive Point card (sve 14.4.9.1)."""
    body = body_of(f)
    if f.local["what"] == "card" or body is None:
        return Goto("sve 10.6.2.6")
    if body.flavor == "serve":
        from ludex.games.sve.universes import serve

        return serve(g, f, _card(f), body.number, None)
    if body.flavor == "ride":
        return Call(riding, card=_card(f), seat=_seat(f))
    if body.flavor != "evolve":
        return Goto("sve 10.6.2.6")
    found = evolving.corresponding(g, _card(f))
    return pick(_seat(f), found, 1, 1, rule="sve 12.2.2", prompt="Reveal which card of the evolve deck?", card=_card(f))


@playing.row("sve 12.2.2")
def revealed(g: Game, f: Frame) -> Signal | None:
    """The evolved card is shown to all."""
    body, found = body_of(f), f.answer
    if body is None or body.flavor != "evolve" or not isinstance(found, tuple) or not found:
        return None
    _bind(f, "revealed", (g.cards[found[0]].ref,))
    return perform(g, f, [Event(events.REVEAL, "sve 12.2.2", seat=_seat(f), card=found[0])])


# -- 10.6.2.6 to 10.6.2.8 ---------------------------------------------------------------------------------------------
@playing.row("sve 10.6.2.6")
def field_limit(g: Game, f: Frame) -> Signal | None:
    """A follower or amulet cannot be played onto a full field."""
    if f.local["what"] == "card" and not _is_spell(g, _card(f)) and moving.room(g, _seat(f), zones.FIELD) <= 0:
        return _illegal(f, "sve 10.6.2.6")
    return None


def _is_spell(g: Game, card: int) -> bool:
    return "spell" in g.chars(card).types


@playing.row("sve 10.6.2.7")
def played(g: Game, f: Frame) -> Signal | None:
    """The card or ability has now been played."""
    g.refusals = frozenset()
    if f.local["what"] == "card" and g.index().permissions:
        for scene_, _ in shifts(g, _seat(f), _card(f), str(f.local["from"])):
            spend(g, scene_.source)  # an effect on the next card played has had its card
    body = body_of(f)
    source = f.local["source"]
    assert isinstance(source, Source)
    key = "card"
    if f.local["what"] == "ability":
        key = body.flavor if body is not None and body.flavor else "automatic"
    frm = f.local.get("from", "")
    now = Event("played", "sve 10.6.2.7", seat=_seat(f), card=_card(f), key=key, source=source, value=frm)
    return perform(g, f, [now])


@playing.row("sve 10.6.2.8")
def resolve(g: Game, f: Frame) -> Signal | None:
    """Resolve it: a follower or amulet is put onto the field if there is room (ruling sve-R31), a text is carried out
    in written order."""
    card, seat = _card(f), _seat(f)
    body = body_of(f)
    if f.local["what"] == "card" and not _is_spell(g, card):
        if g.cards[card].zone != zones.RESOLUTION or moving.room(g, seat, zones.FIELD) <= 0:
            return Goto("sve 10.6.2.8.2.3")
        return putting.put_into_limited((card,), zones.FIELD, seat, None, rule="sve 10.6.2.8.1")
    if body is None:
        return Goto("sve 10.6.2.8.2.3")
    here = scene(g, f)
    if body.costs is not None and body.optional:
        if paying.affordable(here, body.costs) is not None:
            return Return(None)
        prompt = question(cost_words(text_rules(g), body.costs), "Pay for the effect?")
        return confirm(seat, rule="sve 10.4.7.4", prompt=prompt, card=card)
    return Goto("sve 10.6.2.8.2")


@playing.row("sve 10.4.7.4")
def optional_price(g: Game, f: Frame) -> Signal | None:
    """The cost of an automatic ability is optional and paid when resolving (ruling sve-R3)."""
    body, here = body_of(f), scene(g, f)
    if f.local["what"] == "card" or body is None or body.costs is None:
        return Goto("sve 10.6.2.8.2.3")
    if not f.answer:
        return Return(None)
    return paying.pay(g, body.costs, here.source, here.bind, here.event)


@playing.row("sve 10.4.7.4")
def price_paid(g: Game, f: Frame) -> Signal | None:
    """What the cost was paid with can be spoken of."""
    answer = f.answer
    assert isinstance(answer, tuple)
    f.local["bind"] = answer[1]
    return None


@playing.row("sve 10.6.2.8.2")
def carry_out(g: Game, f: Frame) -> Signal | None:
    """The effects are performed in the written order, even if the card is gone (sve 10.6.2.8.2.1)."""
    body, here = body_of(f), scene(g, f)
    assert body is not None
    return resolving.begin(g, here.source, body, here.bind, here.event)


@playing.row("sve 10.6.2.8.2.3")
def put_away(g: Game, f: Frame) -> Signal | None:
    """What remains in the resolution zone goes to its owner's cemetery, as used cards do (sve 4.9.1)."""
    card = _card(f)
    if f.local["what"] == "card" and g.cards[card].zone == zones.RESOLUTION:
        return perform(g, f, [Event("put", "sve 10.6.2.8.2.3", card=card, to=zones.CEMETERY)])
    return None


def apply_played(g: Game, e: Event) -> None:
    """Count the playing: evolve abilities and their like (sve 8.3.2.1), and limits per turn or per game."""
    if e.key in LIKE_EVOLVE:
        g.values[e.seat] = {**g.values[e.seat], "evolve abilities": g.value(e.seat, "evolve abilities") + 1}
    source = e.source
    if source is None or source.ability is None or e.key in ("card", "automatic"):
        return
    if source.ability.limit:  # how often the others were used is no part of the position (sve 15.2.1.2)
        g.uses = {**g.uses, source.id: g.uses.get(source.id, 0) + 1}
    body = source.ability.body
    if isinstance(body, Body) and any(isinstance(r, ast.OncePerGame) for r in body.restrictions):
        card = g.own(e.card)
        card.marks = {**card.marks, f"once {source.ordinal}": 1}


riding = Procedure("sve 14.4.9", "Putting a Drive Point card for Ride")


@riding.row("sve 14.4.9.2")
def put_drive_point(g: Game, f: Frame) -> Signal | None:
    """A Drive Point card goes to the drive zone (sve 4.14.1) ..."""
    from ludex.games.sve.universes import facedown

    seat, card = _seat(f), _card(f)
    point = facedown(g, seat, "drive point")[0]
    f.local["point"] = point
    return perform(
        g, f,
        [
            Event("put", "sve 14.4.9.2", seat=seat, card=point, to=zones.DRIVE, to_seat=seat),
            Event(events.MARK, "sve 14.4.9.2", card=card, key="ride used", amount=1),
        ],
    )  # fmt: skip


@riding.row("sve 14.4.9.2")
def link_drive_point(g: Game, f: Frame) -> Signal | None:
    """... and is linked to the card."""
    point = f.local["point"]
    assert isinstance(point, int)
    return perform(g, f, [Event(events.LINK, "sve 14.4.9.2", card=_card(f), amount=point)])


PROCEDURES = (playing, riding)
