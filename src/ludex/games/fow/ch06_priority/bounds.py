"""What is worth a closer look (fow 6.3): bounds that tell at a glance what cannot be played now.

A glance looks at a player's own cards, at what that player has to pay with, at what effects permit, and at whether it
is the own main phase; never at what a text asks for. So what it leaves out stays left out until one of these is touched
(see `idling`), and whether something can be paid is decided before anybody lists the ways.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.standing.permissions import rules_on
from ludex.enact.standing.restrictions import worn_out
from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch08_battle.newcomers import may_rest
from ludex.games.fow.ch09_playing import costs
from ludex.games.fow.ch09_playing.printed_costs import asked
from ludex.games.fow.ch09_wills.gists import gist, waits_for_main_phase
from ludex.games.fow.ch09_wills.written_wills import is_plain
from ludex.games.fow.rules_of import rules_of
from ludex.games.fow.text import nodes
from ludex.kernel.abilities import Source
from ludex.kernel.effects.characteristics import place_of
from ludex.kernel.shortcuts import shortcuts
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.games.fow.ch06_priority.menu_context import Means
    from ludex.kernel.cards import Card, Characteristics

# What a card says about how it is played that makes it no cheaper and is no other way to play it.
_NO_CHEAPER: frozenset[type] = frozenset(
    {ast.AdditionalCost, nodes.Awakening, nodes.PlayOnly, nodes.ComesIn, nodes.AsComesIn}
)

_ABOUT_COSTS: frozenset[type] = frozenset({nodes.PayShift, nodes.AtOtherCost})


# -- cards ------------------------------------------------------------------------------------------------------------
def promising(means: Means, zone: str) -> list[tuple[Card, Characteristics]]:
    """The cards of a zone of which more must be asked to know whether they can be played: without those that nothing
    lets anybody play from there, those for which it is not the time, and those that are too dear."""
    g, freely = means.g, ast.FreePlay in means.permitted
    there = g.lying(means.seat, zone)
    if zone in (zones.GRAVEYARD, zones.REMOVED) and not freely:
        there = [one for one in there if one[1].abilities and _may_come_back(means, zone, *one)]
    if not there:
        return there
    if zone == zones.STANDBY:
        return there if freely else [one for one in there if _may_come_from_standby(means, *one)]
    standbys = zone != zones.HAND or rules_of(g).standby_from_hand
    waiting = means.main is not None and nodes.PlayAsInstant not in means.permitted
    found: list[tuple[Card, Characteristics]] = []
    for one in there:
        card, chars = one
        if not standbys and "chant-standby" in chars.types:
            continue
        plain = len(card.definition.faces) == 1
        if waiting and waits_for_main_phase(chars) and (plain or _whichever_side(means, card)):
            continue
        if not _too_dear(means, card, chars):
            found.append(one)
    return found


def _may_come_back(means: Means, zone: str, card: Card, chars: Characteristics) -> bool:
    """Whether a card may be played from a graveyard by Remnant, or from where it lies by its own text."""
    if "Remnant" in chars.keywords:
        return zone == zones.GRAVEYARD
    if not chars.has_terms or not gist(chars).returns:
        return False
    return any(node.zone == zone for node in rules_on(means.g, card.id, ast.FreePlay))


def _may_come_from_standby(means: Means, card: Card, chars: Characteristics) -> bool:
    """Whether a set card may be played by its [Trigger], or by Stealth."""
    if not chars.has_terms:
        return False
    sort = nodes.Standby if "chant-standby" in chars.types else nodes.Stealth
    for node in [what for ability in chars.abilities for what in ability.terms if isinstance(what, sort)]:
        if node.trigger is None:
            return True
        if isinstance(node, nodes.Stealth):
            continue  # it triggers by itself
        kinds = rules_of(means.g).played_on(node)
        if rules_of(means.g).has_occurred(means.g, kinds):
            return True
        means.awaited |= kinds
    return False


def _whichever_side(means: Means, card: Card) -> bool:
    """Whether a card that is played in the own main phase only is so whichever side is up."""
    faces = card.definition.faces
    plain = not card.changes and not means.g.index().reaches(card.zone, (card.id,))
    return plain and all([waits_for_main_phase(face) for face in faces])


def _too_dear(means: Means, card: Card, chars: Characteristics) -> bool:
    """Whether a card costs more wills than could be paid."""
    if len(card.definition.faces) > 1 or (chars.has_terms and not gist(chars).said <= _NO_CHEAPER):
        return False
    return means.fall_short(costs.printed_price(means.g, card.id))


# -- abilities --------------------------------------------------------------------------------------------------------
def hopeless(means: Means, card: Card, chars: Characteristics, at: int) -> bool:
    """Whether an activate ability cannot be played: it has been used as often as it may be, it rests a card that cannot
    be rested, takes off counters that are not there, is a [Shift] outside the main phase, or costs more wills than
    there could be."""
    ability = chars.abilities[at]
    rests, shifts, price, counters = asked(ability)
    if rests and card.rested:
        return True
    if rests and not may_rest(means.g, card.id):
        means.fresh = True
        return True
    if (shifts and means.main is not None) or any([card.count(kind) < n for kind, n in counters]):
        return True
    if ability.limit or ability.title or card.marks:
        source = Source(card.id, card.incarnation, means.seat, ability, 0, ordinal=place_of(chars, at))
        if worn_out(means.g, source) is not None:
            means.fresh = True
            return True
    if not price.total or (chars.has_terms and not _ABOUT_COSTS.isdisjoint(gist(chars).said)):
        return False
    return means.fall_short(price)


def assured(means: Means, card: Card, chars: Characteristics, at: int) -> bool:
    """Whether a will ability that is not `hopeless` can be played without a closer look: it rests its card for a will
    and asks for nothing else, and no effect forbids anything or changes what anything costs."""
    ability = chars.abilities[at]
    free = not means.forbidden and nodes.PayShift not in means.permitted
    return free and is_plain(ability) and card.zone in ability.zones and shortcuts.taken
