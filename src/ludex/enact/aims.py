"""What waits in the chase is aimed at (fow 9.3:2.4), and what a text that aims comes from (fow 9.1:1.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.body import Body
from ludex.enact.ruleset import text_rules
from ludex.enact.scene import Scene, look_at
from ludex.kernel.abilities import ACTIVATED, AUTOMATIC, SPELL
from ludex.kernel.cards import CardRef
from ludex.kernel.events import Played
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.game import Game

HOST = "host"  # what an addition that is played is aimed at (fow 7.2:3)


def targets_of(g: Game, waits: Played) -> tuple[CardRef, ...]:
    """What something in the chase targets."""
    found: list[CardRef] = []
    ability = waits.source.ability
    body = ability.body if ability is not None else None
    if isinstance(body, Body):
        for p in body.plan.picks:
            refs = waits.bind.get(p.some.binding, ()) if p.named else ()
            assert isinstance(refs, tuple)
            found += refs
    host = waits.bind.get(HOST)
    if isinstance(host, CardRef):
        found.append(host)
    return tuple(dict.fromkeys(found))


def named_so_far(scene: Scene, ref: CardRef) -> tuple[CardRef, ...]:
    """What this text has been aimed at while it is being played, if it is the one spoken of."""
    source = scene.source
    if source.card != ref.id or source.ability is None:
        return ()
    return targets_of(scene.g, Played(source, scene.bind, scene.event, ""))


# -- where it comes from ------------------------------------------------------------------------------------
def is_ability(source: Source) -> bool:
    """Whether a text is that of an ability, not of a card that is played."""
    ability = source.ability
    return ability is not None and (ability.kind != SPELL or ability.keyword == "Break")


_SORTS = {
    "activate ability": lambda source: source.ability.kind == ACTIVATED,
    "automatic ability": lambda source: source.ability.kind == AUTOMATIC,
}
_SPELLS = frozenset({"spell", "summon spell", "normal spell", "chant"})


def made_by(scene: Scene, phrase: ast.Object, source: Source) -> bool:
    """Whether a text is one of those a phrase speaks of: spells, abilities, or anything of cards of a kind. What is
    said of an ability is said of the card it is on."""
    from ludex.enact.reach import covers

    if not isinstance(phrase, ast.Some):
        return covers(scene, phrase, CardRef(source.card, source.incarnation))
    options = (phrase.group,) if isinstance(phrase.group, ast.Group) else phrase.group.options
    after = () if isinstance(phrase.group, ast.Group) else phrase.group.after
    return any(_is_such(scene, option, after, source) for option in options)


def _is_such(scene: Scene, group: ast.Group, after: tuple[ast.Filter, ...], source: Source) -> bool:
    word = group.noun.word if isinstance(group.noun, ast.Kind) else ""
    if word in _SPELLS and is_ability(source):
        return False
    of_ability = word == "ability" or word in _SORTS
    if of_ability and not (is_ability(source) and _SORTS.get(word, is_ability)(source)):
        return False
    every = (*group.before, *group.after, *after)
    if not all(_passes(scene, f, source) for f in every):
        return False
    if word in _SPELLS or of_ability or not word:
        return word != "summon spell" or _is_kind(scene, source, "resonator")
    return _is_kind(scene, source, word)


def _is_kind(scene: Scene, source: Source, word: str) -> bool:
    g = scene.g
    return text_rules(g).is_kind(g, look_at(g, CardRef(source.card, source.incarnation)), word)


def _passes(scene: Scene, node: ast.Filter, source: Source) -> bool:
    """One word of the phrase, asked of the card the text is on and of whose text it is."""
    from ludex.enact.filters import passes
    from ludex.enact.reach import covers

    ref = CardRef(source.card, source.incarnation)
    if isinstance(node, ast.Enemy | ast.YouControl):
        return (source.seat == scene.you) is isinstance(node, ast.YouControl)
    if isinstance(node, ast.Place | ast.Places | ast.Target):
        return True
    if isinstance(node, ast.AbilityOf):
        return is_ability(source) and covers(scene, node.what, ref)
    return passes(scene, node, look_at(scene.g, ref))
