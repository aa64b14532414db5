"""Abilities of a game with rulers, a chase and cards that wait (fow 7.5, 7.9, 7.10, 12), as the kernel knows them.

What says how a card is played is among its `terms` (`permissions.rules_on`). A card that is played when its own trigger
is met has an automatic ability beside its text, known by its keyword (`plays_its_card`): to play that is to play the
card.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ludex.enact.abilities import play_rule
from ludex.enact.declining import ASKED_OF
from ludex.enact.nouns.reach import unwrapped
from ludex.enact.playing.plan import plan
from ludex.enact.scenes.making import ability, makes, written
from ludex.enact.scenes.paragraphs import shifted
from ludex.enact.scenes.wording import wording
from ludex.enact.standing.permissions import permission
from ludex.enact.standing.triggers import TextTrigger, trigger_of
from ludex.enact.steps.effect import procedure
from ludex.enact.unsupported import ASKED
from ludex.enact.values.body import Body
from ludex.games.fow.rules_of import as_own
from ludex.games.fow.text import nodes
from ludex.kernel import abilities as kernel
from ludex.kernel.abilities import Ability
from ludex.lang import ast

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludex.enact.ruleset import TextRuleset

TRIGGER = "Trigger"
BREAK = "Break"
STEALTH = "Stealth"
EVOLUTION = "evolution"
MORE = 100  # more things than any text names
_NOTHING = ast.Sequence(())


def plays_its_card(ability: Ability | None) -> bool:
    """Whether a triggered ability stands for playing the card it is on (fow 9.6:2, 12.5:2)."""
    return ability is not None and ability.kind == kernel.AUTOMATIC and ability.keyword in (TRIGGER, STEALTH)


def _body(node: ast.Ability, effect: ast.Sequence, costs: ast.Costs | None = None, flavor: str = "") -> Body:
    return Body(node, effect, procedure(effect), plan(effect), costs=costs, flavor=flavor)


@makes(nodes.Break)
def broken(rules: TextRuleset, node: nodes.Break, kind: str) -> tuple[Ability, ...]:
    """[Break]: played when the card is turned over in the lifebreak area (fow 7.10:2)."""
    zones = rules.zones_for(node, kind)
    body = _body(node, node.effect)
    return (Ability((node, kind), kernel.SPELL, wording(rules, node), zones=zones, keyword=BREAK, body=body),)


@makes(nodes.Standby)
def standby(rules: TextRuleset, node: nodes.Standby, kind: str) -> tuple[Ability, ...]:
    """The text after the colon of [Trigger], which the card does when it is resolved (fow 7.9:7); with an event before
    the colon the card is an automatic card besides (fow 7.9:1.1)."""
    text = Ability(
        (node, kind),
        kernel.SPELL,
        wording(rules, node),
        zones=rules.zones_for(node, kind),
        keyword=TRIGGER,
        terms=(node,),
        body=_body(node, node.effect, node.costs),
    )
    if node.trigger is None:
        return (text,)
    trigger = trigger_of(rules, node.trigger, node.condition, ())
    return (text, _playing_itself(rules, node, kind, trigger, TRIGGER, _body(node, node.effect)))


@makes(nodes.Stealth)
def stealth(rules: TextRuleset, node: nodes.Stealth, kind: str) -> tuple[Ability, ...]:
    """[Stealth]: played without its cost from where it was set when something happens (fow 12.5:2), or with priority
    while something is so (ruling fow-5.5-R13)."""
    said = _skill(rules, node, kind)
    if node.trigger is None:
        return (said,)
    trigger = trigger_of(rules, node.trigger, node.condition, ())
    return (said, _playing_itself(rules, node, kind, trigger, STEALTH, _body(node, _NOTHING)))


def _playing_itself(
    rules: TextRuleset, node: nodes.Standby | nodes.Stealth, kind: str, trigger: TextTrigger, keyword: str, body: Body
) -> Ability:
    zones, asked = rules.automatic_cards(node)
    return Ability(
        (node, kind, keyword), kernel.AUTOMATIC, wording(rules, node), zones=zones, keyword=keyword, trigger=trigger,
        body=body, offered=asked,
    )  # fmt: skip


@makes(nodes.Judgment)
def judgment(rules: TextRuleset, node: nodes.Judgment, kind: str) -> tuple[Ability, ...]:
    """[Judgment]: what is done to perform it (fow 7.5:2). A condition before what changes its cost is asked for that
    change only; standing alone it must be met to perform the judgment (fow 7.5:2.2)."""
    body = replace(_body(node, _NOTHING, node.costs, "judgment"), restrictions=node.restrictions)
    shifts = tuple(permission(effect, node.condition) for effect in node.effects)
    zones = rules.zones_for(node, kind)
    text = wording(rules, node)
    return (Ability((node, kind), kernel.PASSIVE, text, zones=zones, terms=(node, *shifts), body=body),)


@makes(nodes.Awakening, nodes.Incarnation)
def skill(rules: TextRuleset, node: nodes.Awakening | nodes.Incarnation, kind: str) -> tuple[Ability, ...]:
    """A skill that says how its card is played (fow 12.1:1, fow 12.2:1), and that texts speak of."""
    return (_skill(rules, node, kind),)


def _skill(rules: TextRuleset, node: nodes.Awakening | nodes.Incarnation | nodes.Stealth, kind: str) -> Ability:
    return Ability(
        (node, kind), kernel.PASSIVE, wording(rules, node), zones=rules.zones_for(node, kind), terms=(node,),
        keyword=type(node).__name__,
    )  # fmt: skip


def awakened(rules: TextRuleset, node: nodes.Awakening, kind: str) -> tuple[Ability, ...]:
    """What a card that was awakened has when it is resolved (fow 12.1:2); what it names is not what the text of a spell
    itself names."""
    if node.ability is None:
        return ()
    more = shifted(node.ability, MORE) if isinstance(node.ability, ast.SpellAbility) else node.ability
    return ability(rules, more, kind)


@makes(nodes.Named)
def named(rules: TextRuleset, node: nodes.Named, kind: str) -> tuple[Ability, ...]:
    """An ability with a name (fow 9.1:1.4); a God's Art is played once per game under its name (fow 12.4:2)."""
    return tuple(_with_name(rules, node, made, kind) for made in ability(rules, node.ability, kind))


def _with_name(rules: TextRuleset, node: nodes.Named, made: Ability, kind: str) -> Ability:
    own = replace(node, ability=written(made))
    body = made.body
    if node.gods_art and isinstance(body, Body):
        body = replace(body, restrictions=(*body.restrictions, ast.OncePerGame()), flavor="god's art")
    return Ability(
        (own, kind), made.kind, wording(rules, own), zones=made.zones, keyword=node.name, number=made.number,
        trigger=made.trigger, statics=made.statics, replacements=made.replacements, prohibitions=made.prohibitions,
        permissions=made.permissions, terms=made.terms, limit=made.limit, once=made.once, body=body,
        title=node.name if node.gods_art else "",
    )  # fmt: skip


# fow 12.7:2: if this card has no evolution counters on it, put one on it.
_EVOLVE = ast.Sequence(
    (
        ast.If(
            ast.Has(ast.This(), ast.HasCounters(EVOLUTION, "==", ast.Number(0))),
            ast.Sequence((ast.PutCounters(ast.Number(1), EVOLUTION, ast.This()),)),
        ),
    )
)
_SHIFT = ast.Sequence((nodes.TurnFuture(ast.This()),))


@makes(nodes.Evolution)
def evolution(rules: TextRuleset, node: nodes.Evolution, kind: str) -> tuple[Ability, ...]:
    """[Evolution] is an activate ability (fow 12.7:1, fow 12.7:2)."""
    return (_activate(rules, node, kind, _EVOLVE, "evolution"),)


@makes(nodes.Shift)
def shift(rules: TextRuleset, node: nodes.Shift, kind: str) -> tuple[Ability, ...]:
    """[Shift] is an activate ability and says how the card may be played (fow 12.8:1)."""
    return (_activate(rules, node, kind, _SHIFT, "shift"),)


_RESONATOR = ast.Some(ast.Exactly(ast.Number(1)), ast.Group((ast.Target(),), ast.Kind("resonator")), 1)
_BESTOW = ast.Sequence((nodes.AddTo(ast.This(), _RESONATOR),))
_UNBESTOWED = ast.OnlyIf(ast.IsState(ast.This(), ast.InState("added"), negated=True))


@makes(nodes.Bestow)
def bestow(rules: TextRuleset, node: nodes.Bestow, kind: str) -> tuple[Ability, ...]:
    """[Bestow] adds its card to a resonator, if it is added to nothing (ruling fow-5.5-R60)."""
    return (_activate(rules, node, kind, _BESTOW, "bestow", _UNBESTOWED),)


def _activate(
    rules: TextRuleset,
    node: nodes.Evolution | nodes.Shift | nodes.Bestow,
    kind: str,
    effect: ast.Sequence,
    flavor: str,
    *restrictions: ast.Restriction,
) -> Ability:
    body = replace(_body(node, effect, node.costs, flavor), restrictions=restrictions)
    zones = frozenset(rules.region(rules.field))
    return Ability(
        (node, kind), kernel.ACTIVATED, wording(rules, node), zones=zones, terms=(node,), body=body,
        keyword=flavor.capitalize(),
    )  # fmt: skip


def _judged(node: nodes.Judgment, rules: TextRuleset) -> Iterator[str]:
    """What stands with a judgment changes what it takes."""
    for effect in node.effects:
        if not isinstance(unwrapped(effect)[0], nodes.PayShift):
            yield f"with a judgment, {type(effect).__name__} cannot be enacted"


def _comes_in(node: nodes.AsComesIn, rules: TextRuleset) -> Iterator[str]:
    if node.zone not in as_own(rules).comes_into:
        yield "the ability AsComesIn cannot be enacted"


makes(nodes.PlayOnly, nodes.AsComesIn, nodes.Energize)(play_rule)
ASKED[nodes.Judgment] = _judged
ASKED[nodes.AsComesIn] = _comes_in
ASKED_OF[nodes.AsComesIn] = "zone"
