"""Will abilities as they are written (fow 9.7:1): which abilities they are, and the wills that each gives."""

from __future__ import annotations

from ludex.enact.standing.triggers import TextTrigger
from ludex.enact.values.body import Body
from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch03_zones.moving import leads
from ludex.games.fow.ch09_wills.prices import kinds_of
from ludex.games.fow.ch09_wills.reserved import bound_to
from ludex.games.fow.text import nodes
from ludex.games.fow.text.meaning.wills import MOST_WILLS
from ludex.kernel.abilities import ACTIVATED, AUTOMATIC, Ability
from ludex.kernel.memo import remembered
from ludex.lang import ast


@remembered
def is_will_ability(ability: Ability) -> bool:
    """An activate ability that produces wills and has no target, or an automatic one that triggers on playing one (fow
    9.7:1); a spell never is one."""
    body = ability.body
    if not isinstance(body, Body) or ability.kind not in (ACTIVATED, AUTOMATIC):
        return False
    said = list(ast.walk(body.effect))
    if any(isinstance(n, ast.Target) for n in said) or not any(isinstance(n, _PRODUCING) for n in said):
        return False
    return ability.kind == ACTIVATED or _follows(ability)


_PRODUCING = (nodes.Produce, nodes.ProduceAs)


def _follows(ability: Ability) -> bool:
    """Whether an ability triggers on playing a will ability of a card."""
    trigger = ability.trigger
    return isinstance(trigger, TextTrigger) and all(
        isinstance(event, nodes.Produces) and event.what is not None for event in trigger.events
    )


@remembered
def yields(ability: Ability) -> tuple[frozenset[str], ...]:
    """The kinds each will may have that an ability produces, whatever the state of the game."""
    body = ability.body
    steps = body.effect.steps if isinstance(body, Body) else ()
    return tuple(will for step in steps for will in given(step))


def given(step: ast.Step) -> list[frozenset[str]]:
    """The kinds each will may have that a step produces to be spent on anything."""
    if isinstance(step, ast.May):
        return [] if any(isinstance(each, nodes.Produce) and each.only for each in step.effect.steps) else made(step)
    return [] if isinstance(step, nodes.Produce) and step.only else made(step)


def made(step: ast.Step) -> list[frozenset[str]]:
    """The kinds each will may have that a step produces, on whatever it may be spent; also what may be produced."""
    if isinstance(step, ast.May) and step.player is None:
        return [kinds for each in step.effect.steps for kinds in made(each)]
    if not isinstance(step, nodes.Produce):
        return []
    if step.amount is not None:
        several = isinstance(step.amount, ast.Number) and step.mixed
        kinds = frozenset(kind for wills in step.options for symbol in wills.symbols for kind in kinds_of(symbol))
        return [kinds] * min(step.amount.value, MOST_WILLS) if several and isinstance(step.amount, ast.Number) else []
    each = [[kind for symbol in wills.symbols for kind in kinds_of(symbol)] for wills in step.options]
    return [frozenset(w[n] for w in each) for n in range(min(len(w) for w in each))]


@remembered
def is_plain(ability: Ability) -> bool:
    """Whether an ability produces one will for resting its card, and that is all."""
    body = ability.body
    return (
        isinstance(body, Body)
        and body.costs is not None
        and body.costs.items == (ast.EngageThis(),)
        and len(body.effect.steps) == 1
        and len(yields(ability)) == 1
        and not body.restrictions
        and all(len(kinds_of(w.symbols[0])) == len(w.symbols) == 1 for w in _options(body))
    )


def rests(ability: Ability) -> bool:
    """Whether an ability rests its card."""
    return any(isinstance(item, ast.EngageThis) for item in _asked(ability))


def price(ability: Ability) -> tuple[str, ...]:
    """The wills that a will ability itself costs."""
    wills = [c.wills for c in _asked(ability) if isinstance(c, nodes.PayWills) and c.wills is not None]
    return tuple(symbol for each in wills for symbol in each.symbols if symbol != "0")


def _asked(ability: Ability) -> tuple[ast.Cost, ...]:
    """The parts of what an ability costs."""
    body = ability.body
    return body.costs.items if isinstance(body, Body) and body.costs is not None else ()


def varies(ability: Ability) -> bool:
    """Whether how many wills an ability produces, or of which attribute, depends on the game, or on what they may be
    spent."""
    body = ability.body
    steps = body.effect.steps if isinstance(body, Body) else ()
    return bool(bound_to(ability)) or any(isinstance(step, ast.ForEvery | nodes.ProduceAs) for step in steps)


def gives_up_a_card(ability: Ability) -> bool:
    """Whether what a will ability costs may be the reason to play it: what could be hit goes elsewhere before."""
    actions = [item.action for item in _asked(ability) if isinstance(item, ast.DoAction)]
    return any(bool(leads(action)) and not _from_hand(action) for action in actions)


def _from_hand(action: ast.Action) -> bool:
    return any(isinstance(node, ast.Place) and node.zone == zones.HAND for node in ast.walk(action))


def _options(body: Body) -> tuple[nodes.Wills, ...]:
    step = body.effect.steps[0]
    assert isinstance(step, nodes.Produce)
    return step.options
