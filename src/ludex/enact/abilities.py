"""Abilities (sve 10.1): what a card's text can do, as the kernel knows it: activated, automatic, passive, of a spell
(sve 10.1.1).

An ability is made once for each reading and ruleset. Its key is the reading and the kind of card it is on, so
that a saved game can make it again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, get_args

import ludex.enact.saving  # noqa: F401 -- abilities are saved by their readings
from ludex.enact import skills
from ludex.enact.body import Body
from ludex.enact.meanings import amount
from ludex.enact.permissions import PERMISSIONS, PLAY_RULES, permission
from ludex.enact.plan import plan
from ludex.enact.prohibitions import PROHIBITIONS, prohibition
from ludex.enact.replacements import REPLACEMENTS, replacement
from ludex.enact.ruleset import TextRuleset, text_rules
from ludex.enact.sharing import shared
from ludex.enact.statics import STATICS, static, unwrapped
from ludex.enact.triggers import TextTrigger, trigger_of
from ludex.enact.wording import wording
from ludex.kernel import abilities as kernel
from ludex.kernel.abilities import Ability
from ludex.kernel.changes import BASE
from ludex.kernel.kept import Kept
from ludex.lang import ast
from ludex.lang.ast.groups import KindWord

if TYPE_CHECKING:
    from ludex.enact.scene import Scene
    from ludex.kernel.cards import Characteristics
    from ludex.kernel.frames import Procedure

LASTING = "lasting"

# Told apart by which shared node it is: equal readings in other words are other texts, and no text may depend on which
# of them this process read first.
_made: Kept[tuple[str, int, str], tuple[ast.Node, tuple[Ability, ...]]] = Kept()


def card_abilities(rules: TextRuleset, text: ast.CardText, kind: str) -> tuple[Ability, ...]:
    """All abilities of a card of a kind, in the order they stand."""
    return tuple(made for node in text.abilities for made in ability(rules, node, kind))


def ability(rules: TextRuleset, node: ast.Ability, kind: str) -> tuple[Ability, ...]:
    """The abilities one phrase stands for: several triggers are several abilities (sve 12.1.2)."""
    found = _made.get((rules.book, id(node), kind))
    if found is None or found[0] is not node:
        node = shared(node)
        found = _made.get((rules.book, id(node), kind))
        if found is None:
            made = ABILITIES[type(node)](rules, node, kind)
            found = _made[rules.book, id(node), kind] = (node, made)
    return found[1]


def ability_of(rules: TextRuleset, key: object) -> Ability:
    """The ability with a key, made again: how a saved game finds its abilities."""
    assert isinstance(key, tuple)
    node, kind, *_ = key
    if kind == LASTING:
        return lasting_ability(rules, node)
    for made in ability(rules, node, kind):
        if made.key == key:
            return made
    raise LookupError(f"no ability {key!r} in {rules.id}")


def lasting_ability(rules: TextRuleset, node: ast.Static | ast.Delayed | ast.LastingWhile) -> Ability:
    """An ability that floats over the game: a persistent effect (sve 10.2.1.2) or a delayed trigger (sve
    10.7.5).
    """
    found = _made.get((rules.book, id(node), LASTING))
    if found is None or found[0] is not node:
        node = shared(node)
        if isinstance(node, ast.Delayed):
            made = _delayed(node)
        elif isinstance(node, ast.LastingWhile):
            made = _standing((node, LASTING), (node.static,), node.condition)
        else:
            made = _standing((node, LASTING), (node,), None)
        found = _made[rules.book, id(node), LASTING] = (node, (made,))
    return found[1][0]


# -- what cards are given ------------------------------------------------------------------------------------
def given(scene: Scene, gain: ast.GainKeyword | ast.GainAbility, to: Characteristics) -> tuple[Ability, ...]:
    """The abilities a gift is: those of a keyword, or a quoted one as a card of that kind would have it."""
    rules = text_rules(scene.g)
    if isinstance(gain, ast.GainAbility):
        return ability(rules, gain.ability, kind_of(to))
    number = gain.number
    if number is not None and not isinstance(number, ast.Number):
        number = ast.Number(amount(scene, number))
    return ability(rules, _keyword_node(gain.name, number), kind_of(to))


@cache
def _keyword_node(name: str, number: ast.Number | None) -> ast.KeywordAbility:
    return shared(ast.KeywordAbility(name, number))


_KINDS: tuple[str, ...] = get_args(KindWord)


def kind_of(chars: Characteristics) -> str:
    """The kind of card, in the words card texts use for kinds."""
    for word in _KINDS:
        if word in chars.types:
            return word
    return "card"


# -- one maker for each kind of ability ----------------------------------------------------------------------
def _keyword(rules: TextRuleset, node: ast.KeywordAbility, kind: str) -> tuple[Ability, ...]:
    """What a keyword stands for is the game's to say (sve 12 to 14)."""
    found = rules.keyword(node)
    if not found:
        raise LookupError(f"{rules.id} knows no keyword {node.name!r}")
    return found


def _activated(rules: TextRuleset, node: ast.Activated, kind: str) -> tuple[Ability, ...]:
    """Played by its controller for the cost before the colon (sve 10.1.1.1, sve 10.1.1.1.1, cfv 10.2.5.3.3)."""
    restrictions = node.restrictions
    if node.limit_break:  # asked when it is played (cfv 10.2.5.3.3.1)
        restrictions = (*restrictions, ast.OnlyIf(_threshold(node.limit_break)))
    body = Body(
        node,
        node.effect,
        _procedure(node.effect),
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
        body=body,
    )
    return (made,)


def _paid_for(rules: TextRuleset, node: ast.Automatic) -> ast.Sequence:
    """What an automatic ability does. Where all is chosen when resolving, a cost that its text does not speak of again
    ("you may pay the cost") is offered before anything is done (cfv 8.1.1.2.2, ruling cfv-R12)."""
    said = any(isinstance(n, ast.PayCost) for n in ast.walk(node.effect))
    if node.costs is None or said or rules.targets != "none":
        return node.effect
    return ast.Sequence((ast.PayFor(node.costs, node.effect),))


def _automatic(rules: TextRuleset, node: ast.Automatic, kind: str) -> tuple[Ability, ...]:
    """Pending when what it says after "when" or "at the start of" is met (sve 10.1.1.2.1, sve 10.7.2); a cost is
    optional, when resolving (sve 10.1.1.2.2, sve 10.4.7.4, ruling sve-R3, cfv 10.2.5.3.2, cfv 10.2.5.3.2.1).
    """
    if len(node.triggers) > 1:
        return tuple(
            made for trigger in node.triggers for made in ability(rules, replace(node, triggers=(trigger,)), kind)
        )
    restrictions = node.restrictions if node.limit is None else (node.limit, *node.restrictions)
    effect = _paid_for(rules, node)
    body = Body(
        node,
        effect,
        _procedure(effect),
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
        trigger=trigger_of(rules, node.triggers[0], _with_limit_break(node.limit_break, node.during), restrictions),
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
    named = frozenset(r.zone for r in restrictions if isinstance(r, ast.OnlyFrom))
    return named or rules.zones_for(node, kind)


def _spell(rules: TextRuleset, node: ast.SpellAbility, kind: str) -> tuple[Ability, ...]:
    """The text of a spell (sve 10.1.1.4)."""
    body = Body(node, node.effect, _procedure(node.effect), plan(node.effect))
    zones = rules.zones_for(node, kind)
    return (Ability((node, kind), kernel.SPELL, wording(rules, node), zones=zones, body=body),)


def passive(rules: TextRuleset, node: ast.Passive, kind: str) -> tuple[Ability, ...]:
    """What is neither activated nor automatic (sve 10.1.1.3.1): its effects hold while it is valid and its condition
    holds (sve 10.1.1.3).

    Each replacement is applied at most once to an event (sve 10.10.2.3), and the kernel counts by ability, so
    an ability with several is made as several (cfv 8.5.1, cfv 10.2.5.3.1, cfv 10.2.5.3.1.1).
    """
    if sum(type(unwrapped(effect)[0]) in REPLACEMENTS for effect in node.effects) > 1:
        return tuple(made for effect in node.effects for made in ability(rules, replace(node, effects=(effect,)), kind))
    zones = rules.zones_for(node, kind)
    terms = skills.about_itself(node)
    if terms:
        return (Ability((node, kind), kernel.PASSIVE, wording(rules, node), zones=zones, terms=terms),)
    # Limit Break is one more condition, looked at all the time.
    condition = _with_limit_break(node.limit_break, node.condition)
    text, based = wording(rules, node), any(BASE in layer for layer in rules.layers)
    return (_standing((node, kind), node.effects, condition, zones, text, node.limit_break, based=based),)


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
        permissions=tuple(permission(e, condition) for kind, e in kinds if kind in PERMISSIONS),
    )


def enactable(kind: type) -> bool:
    """Whether there is a reading for a kind of standing effect."""
    return kind in STATICS or kind in REPLACEMENTS or kind in PROHIBITIONS or kind in PERMISSIONS


def _delayed(node: ast.Delayed) -> Ability:
    """A delayed trigger: once, unless a time frame is given (sve 10.7.5.1); an `if` is asked on resolving. Its source
    is that of the effect that set it up (sve 10.12.1.3)."""
    effect = node.effect
    return Ability(
        (node, LASTING),
        kernel.AUTOMATIC,
        trigger=TextTrigger((node.event,)),
        once=node.during is None,
        body=Body(ast.Automatic((ast.When(node.event),), effect), effect, _procedure(effect), plan(effect)),
    )


def _play_rule(rules: TextRuleset, node: ast.Ability, kind: str) -> tuple[Ability, ...]:
    """How the card is played or put onto the field, or how decks may have it: looked up where it is done."""
    zones = rules.zones_for(node, kind)
    return (Ability((node, kind), kernel.PASSIVE, wording(rules, node), zones=zones, terms=(node,)),)


def _labelled(rules: TextRuleset, node: ast.Labelled, kind: str) -> tuple[Ability, ...]:
    """An ability that other cards speak of by its label, as if the label were a keyword."""
    return tuple(_with_label(rules, node, made, kind) for made in ability(rules, node.ability, kind))


def _with_label(rules: TextRuleset, node: ast.Labelled, made: Ability, kind: str) -> Ability:
    assert isinstance(made.key, tuple)
    own = replace(node, ability=made.key[0])
    return Ability(
        (own, kind),
        made.kind,
        wording(rules, own),
        zones=made.zones,
        keyword=node.label,
        number=made.number,
        trigger=made.trigger,
        statics=made.statics,
        replacements=made.replacements,
        prohibitions=made.prohibitions,
        permissions=made.permissions,
        terms=made.terms,
        limit=made.limit,
        once=made.once,
        body=made.body,
    )


def _procedure(effect: ast.Sequence) -> Procedure:
    from ludex.enact.flow import procedure

    return procedure(effect)


ABILITIES: dict[type, Callable[..., tuple[Ability, ...]]] = {
    ast.KeywordAbility: _keyword,
    ast.Activated: _activated,
    ast.Automatic: _automatic,
    ast.SpellAbility: _spell,
    ast.Passive: passive,
    ast.Labelled: _labelled,
    ast.Break: skills.broken,
    ast.Standby: skills.standby,
    ast.Stealth: skills.stealth,
    ast.Judgment: skills.judgment,
    ast.Named: skills.named,
    ast.Evolution: skills.evolution,
    ast.Shift: skills.shift,
    **dict.fromkeys(PLAY_RULES, _play_rule),
}
