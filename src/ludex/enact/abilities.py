"""Abilities (sve 10.1): what a card's text can do, as the kernel knows it: activated, automatic, passive, of a spell
(sve 10.1.1).

An ability is made once for each reading and ruleset. Its key is the reading and the kind of card it is on, so
that a saved game can make it again.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any

import ludex.enact.scenes.saving  # noqa: F401 -- abilities are saved by their readings
from ludex.enact.actions.replacements import REPLACEMENTS, replacement
from ludex.enact.nouns.reach import unwrapped
from ludex.enact.playing.plan import plan
from ludex.enact.ruleset import TextRuleset
from ludex.enact.scenes.making import LASTING, ability, lasts_as, makes
from ludex.enact.scenes.wording import wording
from ludex.enact.standing.permissions import about_itself, permission
from ludex.enact.standing.prohibitions import PROHIBITIONS, prohibition
from ludex.enact.standing.statics import STATICS, static
from ludex.enact.standing.triggers import TextTrigger, trigger_of
from ludex.enact.steps.effect import procedure
from ludex.enact.values.body import Body
from ludex.kernel import abilities as kernel
from ludex.kernel.abilities import Ability
from ludex.kernel.effects.changes import BASE
from ludex.lang import ast

if TYPE_CHECKING:
    pass


# -- what cards are given ------------------------------------------------------------------------------------


# -- one maker for each kind of ability ----------------------------------------------------------------------
@makes(ast.KeywordAbility)
def _keyword(rules: TextRuleset, node: ast.KeywordAbility, kind: str) -> tuple[Ability, ...]:
    """What a keyword stands for is the game's to say (sve 12 to 14)."""
    found = rules.keyword(node)
    if not found:
        raise LookupError(f"{rules.id} knows no keyword {node.name!r}")
    return found


@makes(ast.Activated)
def _activated(rules: TextRuleset, node: ast.Activated, kind: str) -> tuple[Ability, ...]:
    """Played by its controller for the cost before the colon (sve 10.1.1.1, sve 10.1.1.1.1, cfv 10.2.5.3.3)."""
    restrictions = node.restrictions
    if node.limit_break:  # asked when it is played (cfv 10.2.5.3.3.1)
        restrictions = (*restrictions, ast.OnlyIf(_threshold(node.limit_break)))
    body = Body(
        node,
        node.effect,
        procedure(node.effect),
        plan(node.effect),
        costs=node.costs,
        flavor=node.flavor,
        restrictions=restrictions,
        number=node.number,
    )
    made = Ability(
        (node, kind),
        kernel.ACTIVATED,
        wording(rules, node),
        zones=_zones(rules, node, kind, restrictions),
        keyword=_limit_break(node.limit_break),
        number=node.limit_break,
        limit=_limit(restrictions),
        terms=tuple(r for r in restrictions if isinstance(r, ast.Priced)),
        body=body,
    )
    return (made,)


def _paid_for(rules: TextRuleset, node: ast.Automatic) -> ast.Sequence:
    """What an automatic ability does. Where all is chosen when resolving, a cost that its text does not speak of again
    ("you may pay the cost") is offered before anything is done (cfv 8.1.1.2.2, ruling cfv-R12)."""
    said = any(isinstance(n, ast.OwnCost) for n in ast.walk(node.effect))
    if node.costs is None or said or rules.targets != "none":
        return node.effect
    return ast.Sequence((ast.PayFor(node.costs, node.effect),))


@makes(ast.Automatic)
def _automatic(rules: TextRuleset, node: ast.Automatic, kind: str) -> tuple[Ability, ...]:
    """Pending when what it says after "when" or "at the start of" is met (sve 10.1.1.2.1, sve 10.7.2); a cost is
    optional, when resolving (ruling sve-R3)."""
    if len(node.triggers) > 1:
        return tuple(
            made for trigger in node.triggers for made in ability(rules, replace(node, triggers=(trigger,)), kind)
        )
    restrictions = node.restrictions if node.limit is None else (node.limit, *node.restrictions)
    # sve 10.1.1.2.2, sve 10.4.7.4, cfv 10.2.5.3.2, cfv 10.2.5.3.2.1
    effect = _paid_for(rules, node)
    body = Body(
        node,
        effect,
        procedure(effect),
        plan(effect),
        costs=node.costs,
        optional=node.costs is not None,
        restrictions=restrictions,
    )
    made = Ability(
        (node, kind),
        kernel.AUTOMATIC,
        wording(rules, node),
        zones=_zones(rules, node, kind, restrictions),
        keyword=_limit_break(node.limit_break),
        number=node.limit_break,
        # Limit Break is asked when it would trigger, and no more after that.
        trigger=trigger_of(rules, _heard(node), _with_limit_break(node.limit_break, node.during), restrictions),
        limit=_limit(restrictions),
        body=body,
    )
    return (made,)


def _limit_break(number: int) -> str:
    """The keyword by which an ability with a Limit Break icon is known (cfv 10.2.5.2); none without one."""
    return f"Limit Break {number}" if number else ""


def _threshold(number: int) -> ast.Condition:
    """As many cards in the damage zone as a Limit Break icon says (cfv 10.2.5.1)."""
    return ast.Threshold("limit break", ast.Number(number))


def _with_limit_break(number: int, condition: ast.Condition | None) -> ast.Condition | None:
    if not number:
        return condition
    return _threshold(number) if condition is None else ast.Both((_threshold(number), condition))


def _limit(restrictions: tuple[ast.Restriction, ...]) -> int:
    """How often each turn, 0 for any number (sve 10.7.2.2)."""
    often = [r.times for r in restrictions if isinstance(r, ast.OncePerTurn)]
    often += [1 for r in restrictions if isinstance(r, ast.OnlyIf) and r.once_per_turn]
    return min(often, default=0)


def _zones(
    rules: TextRuleset, node: ast.Ability, kind: str, restrictions: tuple[ast.Restriction, ...]
) -> frozenset[str]:
    """Where it is valid: where it says so itself, else where abilities of such a card are (sve 10.3.4,
    10.3.5).
    """
    named = frozenset(r.zone for r in restrictions if isinstance(r, ast.FromZone))
    return named or rules.zones_for(node, kind)


@makes(ast.SpellAbility)
def _spell(rules: TextRuleset, node: ast.SpellAbility, kind: str) -> tuple[Ability, ...]:
    """The text of a spell (sve 10.1.1.4)."""
    body = Body(node, node.effect, procedure(node.effect), plan(node.effect))
    zones = rules.zones_for(node, kind)
    return (Ability((node, kind), kernel.SPELL, wording(rules, node), zones=zones, body=body),)


@makes(ast.Passive)
def passive(rules: TextRuleset, node: ast.Passive, kind: str) -> tuple[Ability, ...]:
    """What is neither activated nor automatic: its effects hold while it is valid and its condition holds.

    Each replacement is applied at most once to an event, and the kernel counts by ability, so an ability with several
    is made as several.
    """
    if sum(type(unwrapped(effect)[0]) in REPLACEMENTS for effect in node.effects) > 1:  # sve 10.10.2.3
        return tuple(made for effect in node.effects for made in ability(rules, replace(node, effects=(effect,)), kind))
    zones = rules.zones_for(node, kind)
    said = _of_one_subject(_of_whom_it_asks(_of_its_host(node)))
    terms = about_itself(node)
    if terms:
        return (Ability((node, kind), kernel.PASSIVE, wording(rules, node), zones=zones, terms=terms),)
    # Limit Break is one more condition, looked at all the time.
    condition = _with_limit_break(node.limit_break, said.condition)
    text, based = wording(rules, node), any(BASE in layer for layer in rules.layers)
    # sve 10.1.1.3, sve 10.1.1.3.1, cfv 8.5.1, cfv 10.2.5.3.1, cfv 10.2.5.3.1.1
    return (_standing((node, kind), said.effects, condition, zones, text, node.limit_break, based=based),)


def _heard(node: ast.Automatic) -> ast.Trigger:
    """What an ability waits for. What it names of the card it is added to is known before its effect names it."""
    hosts = {n.binding: n for n in ast.walk(node.effect) if isinstance(n, ast.Linked) and n.binding}
    trigger = node.triggers[0]
    if not hosts:
        return trigger
    return ast.replaced(trigger, lambda n: hosts.get(n.binding, n) if isinstance(n, ast.Ref) else n)


def _of_its_host(node: ast.Passive) -> ast.Passive:
    """The ability with the card it is added to in place of every word that speaks of it again: `added resonator gains
    [Flying] as long as it's wind`."""
    hosts = {n.binding: n for n in ast.walk(node) if isinstance(n, ast.Linked) and n.binding}
    if not hosts:
        return node
    return ast.replaced(
        node,
        lambda n: hosts.get(n.binding, n) if isinstance(n, ast.Ref) else n,
        stop=(ast.GainAbility,),
    )


def _of_whom_it_asks(node: ast.Passive) -> ast.Passive:
    """The ability with the cards that its condition asks about as those it is about: `as long as your J-ruler is wind,
    it gains [Flying]` is asked of each of them."""
    if node.condition is None:
        return node
    spoken = {n.binding for effect in node.effects for n in ast.walk(effect) if isinstance(n, ast.Ref) and n.binding}
    asked = {n.binding: n for n in ast.walk(node.condition) if isinstance(n, ast.Some) and n.binding in spoken}
    if not asked:
        return node
    effects = tuple(
        ast.replaced(each, lambda n: asked.get(n.binding, n) if isinstance(n, ast.Ref) else n, stop=(ast.GainAbility,))
        for each in node.effects
    )
    about = ast.replaced(
        node.condition, lambda n: ast.Ref(n.binding, "it") if isinstance(n, ast.Some) and n.binding in asked else n
    )
    return replace(node, effects=effects, condition=about)


def _of_one_subject(node: ast.Passive) -> ast.Passive:
    """The ability with its subject in place of every word in another effect that speaks of it again: `each follower on
    your field has Ward, and they have Rush`. Within one effect such a word speaks of each card by itself."""
    subjects: dict[int, ast.Some] = {}
    effects: list[ast.Static] = []
    for effect in node.effects:
        about = unwrapped(effect)[0]
        held: dict[str, Any] = {each.name: getattr(about, each.name) for each in fields(about)}
        again: dict[str, Any] = {
            name: subjects[what.binding]
            for name, what in held.items()
            if isinstance(what, ast.Ref) and what.binding in subjects
        }
        subjects |= {what.binding: what for what in held.values() if isinstance(what, ast.Some) and what.binding}
        named: Any = replace(about, **again)
        effects.append(named if about is effect else replace(effect, static=named))  # type: ignore[call-arg]
    return replace(node, effects=tuple(effects)) if tuple(effects) != node.effects else node


def _standing(
    key: tuple[ast.Node, str],
    effects: tuple[ast.Static, ...],
    condition: ast.Condition | None,
    zones: frozenset[str] = frozenset(),
    text: str = "",
    limit_break: int = 0,
    *,
    based: bool = False,
) -> Ability:
    """An ability that holds: each effect goes to the question of the kernel that it answers. `based`: what it says of
    its own card may be base information."""
    kinds = [(type(unwrapped(effect)[0]), effect) for effect in effects]
    unknown = [kind.__name__ for kind, _ in kinds if not enactable(kind)]
    if unknown:
        raise LookupError(f"no standing effect {', '.join(unknown)}")
    return Ability(
        key,
        kernel.PASSIVE,
        text,
        zones=zones,
        keyword=_limit_break(limit_break),
        number=limit_break,
        statics=tuple(static(e, condition, based=based) for kind, e in kinds if kind in STATICS),
        replacements=tuple(replacement(e, condition) for kind, e in kinds if kind in REPLACEMENTS),
        prohibitions=tuple(prohibition(e, condition) for kind, e in kinds if kind in PROHIBITIONS),
        permissions=tuple(permission(e, condition) for kind, e in kinds if issubclass(kind, ast.Permission)),
    )


@lasts_as(ast.Static)
def _floating(node: ast.Static) -> Ability:
    return _standing((node, LASTING), (node,), None)


@lasts_as(ast.LastingWhile)
def _floating_while(node: ast.LastingWhile) -> Ability:
    return _standing((node, LASTING), (node.static,), node.condition)


def enactable(kind: type) -> bool:
    """Whether there is a reading for a kind of standing effect."""
    return kind in STATICS or kind in REPLACEMENTS or kind in PROHIBITIONS or issubclass(kind, ast.Permission)


@lasts_as(ast.Delayed)
def _delayed(node: ast.Delayed) -> Ability:
    """A delayed trigger: once, unless a time frame alone is given (sve 10.7.5.1); an `if` is asked on resolving. Its
    source is that of the effect that set it up (sve 10.12.1.3)."""
    effect = node.effect
    return Ability(
        (node, LASTING),
        kernel.AUTOMATIC,
        trigger=TextTrigger((node.event,)),
        once=node.once or node.during is None,
        body=Body(ast.Automatic((ast.When(node.event),), effect), effect, procedure(effect), plan(effect)),
    )


@makes(ast.AdditionalCost, ast.AlternativeCost, ast.PlayCondition, ast.DeckRule)
def play_rule(rules: TextRuleset, node: ast.Ability, kind: str) -> tuple[Ability, ...]:
    """How the card is played or put onto the field, or how decks may have it: looked up where it is done."""
    zones = rules.zones_for(node, kind)
    return (Ability((node, kind), kernel.PASSIVE, wording(rules, node), zones=zones, terms=(node,)),)
