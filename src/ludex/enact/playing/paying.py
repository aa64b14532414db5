"""Paying costs (sve 10.4): in written order (sve 10.4.2.1) or all at once (cfv 8.5.2.3), wholly or not at all (sve
10.4.2.2)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from ludex.enact.nouns import groups
from ludex.enact.nouns.objects import ids
from ludex.enact.playing import claims
from ludex.enact.playing.affording import affordable
from ludex.enact.playing.named_costs import plain
from ludex.enact.ruleset import LIFE, text_rules
from ludex.enact.scenes.meanings import amount
from ludex.enact.scenes.payment import Paying
from ludex.enact.scenes.scene import Bindings, Scene, bind, held, scene_of
from ludex.enact.steps.effect import ACTS, procedure
from ludex.enact.steps.selecting import select
from ludex.enact.values.body import Body
from ludex.kernel import choices
from ludex.kernel.abilities import Source
from ludex.kernel.cards import CardRef
from ludex.kernel.choices import pick
from ludex.kernel.events import COST
from ludex.kernel.frames import Call, Frame, Procedure, Return, Signal, happened, number_given, picked
from ludex.kernel.pipeline.perform import Gathering, perform
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game

__all__ = ["affordable", "costs_of", "pay", "payer", "paying"]

paying: Procedure[Paying] = Procedure("", "Paying a cost", "enact paying")
FIRST = 1000  # bindings of the cards a cost is paid with lie beyond those of the text


def costs_of(scene: Scene) -> ast.Costs | None:
    """The cost of the ability whose text speaks."""
    body = scene.source.ability.body if scene.source.ability is not None else None
    return body.costs if isinstance(body, Body) else None


def payer(scene: Scene, seat: int) -> Scene:
    """The scene of a text whose cost another player pays: what it says of "you" there, it says of them."""
    if seat == scene.you:
        return scene
    old = scene.source
    source = Source(old.card, old.incarnation, seat, old.ability, old.stamp, old.bindings, old.lasting, old.ordinal)
    return Scene(scene.g, source, scene.bind, scene.event, scene.they)


def pay(
    g: Game,
    costs: ast.Costs,
    source: Source,
    bind: Bindings,
    event: Event | None,
    *,
    in_lieu: int = 0,
) -> Call:
    """Pay costs. The answer is (True, bindings): "paid cards" are the cards it was paid with.

    `in_lieu` play points have been paid in another way (sve 12.2.3, sve 10.4.2).
    """
    return Call(
        paying, costs=plain(costs), source=source, bind={**bind, "paid cards": ()}, event=event, they=-1, at=0,
        in_lieu=in_lieu,
    )  # fmt: skip


def _next(g: Game, f: Frame[Paying]) -> Signal | None:
    """Take the next part of the cost; ask for the cards it is paid with. If something has made it impossible meanwhile,
    the cost is not paid (sve 10.6.2.5.4, sve 10.4.2.1)."""
    costs, at = f.local["costs"], f.local["at"]
    if at >= len(costs.items):
        return Return((True, f.local["bind"]))
    if is_open_life(costs.items[at]) and f.local.get("life", -1) == -1:
        return _how_much(g, f)
    left = _left(f, costs, at)
    if not left or (left[0].item != at and not text_rules(g).costs_together):
        f.go_to(_pay)
        return None
    scene = _scene(g, f)
    taken = frozenset(r.id for r in _paid(f)) | claims.named(scene, costs)
    if claims.unmet(scene, left, taken) is not None:
        return Return((False, f.local["bind"]))
    return _ask(scene, left, taken)


def _left(f: Frame[Paying], costs: ast.Costs, at: int) -> tuple[claims.Claim, ...]:
    """The choices still to be made; the first loses a card for each it has been given already."""
    chosen, part = f.local.get("chosen", 0), f.local.get("part", ())
    left = claims.claims_of(costs)[chosen:]
    if left and part and isinstance(left[0].some.quantity, ast.Exactly):
        need = ast.Minus(left[0].some.quantity.amount, ast.Number(len(part)))
        some = replace(left[0].some, quantity=ast.Exactly(need))
        left = (replace(left[0], some=some), *left[1:])
    return left


def _paid(f: Frame[Paying]) -> tuple[CardRef, ...]:
    return (*held(f.local["bind"], "paid cards"), *f.local.get("part", ()))


def _ask(scene: Scene, left: tuple[claims.Claim, ...], taken: frozenset[int]) -> Signal:
    """Ask for the cards of a part. Where other parts want such cards too, one at a time, and none that they need."""
    claim, g = left[0], scene.g
    found = claims.payable(scene, claim, taken)
    low, high = groups.bounds(scene, claim.some.quantity, len(found))
    rule, prompt = g.rules.cite("pay cost"), "Choose what to pay with"
    if groups.asks_together(claim.some.group):
        return select(scene, claim.some.group, scene.you, found, low, high, rule=rule, prompt=prompt)
    if len(left) > 1 and len(found) > low and isinstance(claim.some.quantity, ast.Exactly):
        some = replace(claim.some, quantity=ast.Exactly(ast.Number(low - 1)))
        rest = (replace(claim, some=some), *left[1:])
        found = tuple(c for c in found if claims.unmet(scene, rest, taken | {c}) is None)
        low = high = 1
    return pick(scene.you, found, low, high, rule=rule, prompt=prompt, card=scene.source.card)


def _chosen(g: Game, f: Frame[Paying]) -> Signal | None:
    """Remember the cards, and go on with the rest of the part or with the next."""
    if isinstance(f.answer, int):
        f.local["life"] = number_given(f) * text_rules(g).unit
        f.go_to(_next)
        return None
    cards, number, part = picked(f), f.local.get("chosen", 0), f.local.get("part", ())
    part = (*part, *(g.cards[c].ref for c in cards))
    f.go_to(_next)
    some = claims.claims_of(f.local["costs"])[number].some
    if cards and isinstance(some.quantity, ast.Exactly) and len(part) < amount(_scene(g, f), some.quantity.amount):
        f.local["part"] = part
        return None
    bound = f.local["bind"]
    bound = {**bound, FIRST + number: part, "paid cards": (*held(bound, "paid cards"), *part)}
    if some.binding:
        bound[some.binding] = part
    f.local["bind"], f.local["chosen"], f.local["part"] = bound, number + 1, ()
    return None


def _pay(g: Game, f: Frame[Paying]) -> Signal | None:
    """Perform the part with the chosen cards; where all is paid at once, every part that leaves nothing to ask."""
    costs, at, f.answer = f.local["costs"], f.local["at"], None
    if text_rules(g).costs_together and "rest" not in f.local:
        return _together(g, f, costs)
    return _perform(g, f, _scene(g, f), costs, at)


def _together(g: Game, f: Frame[Paying], costs: ast.Costs) -> Signal | None:
    """Everything has been decided: the parts are paid simultaneously (cfv 8.5.2.3, 10.1.8.1.1). A part that needs more
    to be asked (in which order cards go to a deck) comes after the others."""
    gathering, scene = Gathering(f), _scene(g, f)
    f.local["rest"] = tuple(at for at in range(len(costs.items)) if not _gathered(g, gathering, scene, costs, at))
    for e in gathering.events:
        if e.to and not e.key:
            e.key = COST
    return perform(g, f, gathering.events)


def _gathered(g: Game, f: Gathering[Paying], scene: Scene, costs: ast.Costs, at: int) -> bool:
    """Whether what a part of the cost does could be gathered."""
    item, before = costs.items[at], len(f.events)
    if isinstance(item, ast.DoAction):
        action = _bound_action(item.action, costs, at)
        act = ACTS.get(type(action))
        if act is None:
            return False
        what: ast.Object | None = getattr(action, "what", None)
        signal = act(g, f, () if what is None else ids(scene, what), action)
    else:
        signal = _perform(g, f, scene, costs, at)
    if signal is not None:
        del f.events[before:]
    return signal is None


def _perform(g: Game, f: Frame[Paying], scene: Scene, costs: ast.Costs, at: int) -> Signal | None:
    rules, item = text_rules(g), costs.items[at]
    verbs, source = rules.verbs, scene.source
    if isinstance(item, ast.PayPoints):
        in_lieu = f.local["in_lieu"]
        f.local["in_lieu"] = 0
        need = max(0, amount(scene, item.amount) - in_lieu)
        if not need:
            return None
        return verbs.points(g, f, scene.you, rules.points, -need, source, verb="pay")
    if isinstance(item, ast.EngageThis):
        return verbs.rest(g, f, (source.card,), source)
    if isinstance(item, ast.PayLife):
        return _pay_life(g, f, scene, item)
    special = rules.pay_special(g, f, scene, item)
    if special is not None:
        return special
    assert isinstance(item, ast.DoAction)
    return Call(
        procedure(ast.Sequence((_bound_action(item.action, costs, at),))),
        source=source, bind=f.local["bind"], event=f.local["event"], they=-1,
    )  # fmt: skip


def is_open_life(item: ast.Cost) -> bool:
    """Whether a cost is any amount of life (fow 1.5:4.1)."""
    return isinstance(item, ast.PayLife) and isinstance(item.amount, ast.ChosenNumber)


def _how_much(g: Game, f: Frame[Paying]) -> Signal:
    """Ask how much life is paid, in steps of the game."""
    scene = _scene(g, f)
    most = max(0, g.value(scene.you, LIFE)) // text_rules(g).unit
    rule, prompt = g.rules.cite("pay value"), f"How many times {text_rules(g).unit} life?"
    return choices.number(scene.you, 0, most, rule=rule, prompt=prompt, card=scene.source.card)


def _pay_life(g: Game, f: Frame[Paying], scene: Scene, item: ast.PayLife) -> Signal | None:
    """Life is paid like wills (fow 1.5:4); how much is remembered."""
    much = f.local.get("life", -1)
    if much < 0:
        much = max(0, amount(scene, item.amount))
    f.local["life"] = -1
    bind(f, "paid life", scene_of(g, f).number("paid life") + much)
    f.answer = ()
    return text_rules(g).verbs.life(g, f, scene.you, -much, scene.source, verb="pay") if much else None


def _bound_action(action: ast.Action, costs: ast.Costs, at: int) -> ast.Action:
    """The action on the cards that were chosen for it."""
    refs = [ast.Ref(FIRST + n) for n, claim in enumerate(claims.claims_of(costs)) if claim.item == at]
    if not refs:
        return action
    field = claims.acted_on(action)
    what: ast.Object = getattr(action, field)
    parts = what.parts if isinstance(what, ast.Together) else (what,)
    named = tuple(
        refs.pop(0) if isinstance(p, ast.Some) and not isinstance(p.quantity, ast.Each) else p for p in parts
    )
    several = what.binding if isinstance(what, ast.Together) else 0
    given = named[0] if len(named) == 1 else ast.Together(named, several)
    changed: ast.Action = replace(cast(Any, action), **{field: given})
    return changed


def _done(g: Game, f: Frame[Paying]) -> Signal | None:
    """Go on with the next part; what an action named stays named. A part that turned out not to be payable ends it."""
    at, later = f.local["at"], f.local.get("rest")
    if f.answer is False:
        return Return((False, f.local["bind"]))
    if isinstance(f.answer, dict):
        f.local["bind"] = f.answer
    f.go_to(_next)
    if later is None:
        f.local["at"] = at + 1
        return None
    _follow(f)
    f.local["at"], f.local["rest"] = (later[0], later[1:]) if later else (len(f.local["costs"].items), ())
    return None


def _follow(f: Frame[Paying]) -> None:
    """What was paid with is where it is now, and so is this card."""
    if not isinstance(f.answer, tuple):
        return
    events, bound, source = happened(f), f.local["bind"], f.local["source"]
    moved = {CardRef(e.card, e.incarnation): CardRef(e.card, e.arrived) for e in events if e.to and e.arrived >= 0}
    now: Bindings = {
        key: tuple(moved.get(ref, ref) for ref in held(bound, key))
        for key in bound
        if isinstance(key, int) and key >= FIRST
    }
    this = CardRef(source.card, source.incarnation)
    f.local["bind"] = {**bound, **now, **({0: (moved[this],)} if this in moved else {})}


def _scene(g: Game, f: Frame[Paying]) -> Scene:
    return Scene(g, f.local["source"], f.local["bind"], f.local["event"])


paying.add("", _next)
paying.add("", _chosen)
paying.add("", _pay)
paying.add("", _done)
