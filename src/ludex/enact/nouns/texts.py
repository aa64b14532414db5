"""Spells and abilities as things a phrase speaks of.

What is said of an ability is said of the card it is on (fow 9.1:1.5): a darkness ability is an ability of a darkness
card. Whose it is, is said of who plays it. Two questions are asked of a text: whether it is what is played
(`is_played`: to play a resonator is not to play an ability of one), and whether what it does is done by one of those
spoken of (`is_by`: what an ability of a resonator does is done by a resonator).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ludex.enact.nouns import questions
from ludex.enact.nouns.noun import is_ability, noun
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes import meanings
from ludex.enact.scenes.scene import look_at
from ludex.kernel.abilities import ACTIVATED, AUTOMATIC
from ludex.kernel.cards import CardRef
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Bindings, Look, Scene
    from ludex.kernel.abilities import Ability, Source
    from ludex.kernel.game import Game

ABILITIES: dict[str, Callable[[Ability], bool]] = {
    "ability": lambda ability: True,
    "activate ability": lambda ability: ability.kind == ACTIVATED,
    "automatic ability": lambda ability: ability.kind == AUTOMATIC,
}
# Words that are said of the text itself where it waits, not of the card it is on.
_OF_ITSELF = (ast.Targeting, ast.Among, ast.Other)
_SAID_ELSEWHERE = (ast.Place, ast.Places, ast.Target, ast.AtRandom)


def speaks_of_abilities(group: ast.Counted) -> bool:
    """Whether a phrase speaks of abilities, or of abilities and something else."""
    return any(_word(option) in ABILITIES for option in _options(group))


def speaks_of_texts(scene: Scene, group: ast.Counted) -> bool:
    """Whether a phrase speaks of abilities, or of cards only while they are played: spells."""
    spells = text_rules(scene.g).spells
    return any(_word(option) in ABILITIES or _word(option) in spells for option in _options(group))


def is_by(scene: Scene, group: ast.Counted, source: Source) -> bool:
    """Whether what a text does is done by one of those a phrase speaks of: a spell, an ability, anything of a card."""
    return any(_is_one(scene, option, source, _of_card) for option in _spread(group))


def is_played(scene: Scene, group: ast.Counted, source: Source) -> bool:
    """Whether a text that is played, or about to be, is one of those a phrase speaks of."""
    return any(_is_one(scene, option, source, _card_itself) for option in _spread(group))


def waits_as_one(scene: Scene, group: ast.Group, source: Source, look: Look) -> bool:
    """Whether what waits to be resolved is one of the abilities a phrase speaks of; not all that waits is one."""
    return text_rules(scene.g).is_kind(scene.g, look, "ability") and _is_one(scene, group, source, _card_itself, look)


def _word(group: ast.Group) -> str:
    return group.noun.word if isinstance(group.noun, ast.Kind) else ""


def _options(group: ast.Counted) -> tuple[ast.Group, ...]:
    return (group,) if isinstance(group, ast.Group) else group.options


def _spread(group: ast.Counted) -> tuple[ast.Group, ...]:
    """The group, or each of several with what is said after all of them."""
    if isinstance(group, ast.Group):
        return (group,)
    return tuple(ast.Group(one.before, one.noun, (*one.after, *group.after)) for one in group.options)


Kind = Callable[["Scene", ast.Group, "Source"], bool]


def _of_card(scene: Scene, group: ast.Group, source: Source) -> bool:
    """Anything of a card of that kind."""
    return questions.noun(group.noun)(scene, look_at(scene.g, CardRef(source.card, source.incarnation)))


def _card_itself(scene: Scene, group: ast.Group, source: Source) -> bool:
    """A card of that kind, and no ability of it."""
    return not is_ability(source) and _of_card(scene, group, source)


def _is_one(scene: Scene, group: ast.Group, source: Source, of_kind: Kind, waits: Look | None = None) -> bool:
    word = _word(group)
    sort, spells = ABILITIES.get(word), text_rules(scene.g).spells
    if sort is not None:
        fits = source.ability is not None and is_ability(source) and sort(source.ability)
    elif word in spells:
        look = look_at(scene.g, CardRef(source.card, source.incarnation))
        fits = not is_ability(source) and spells[word](look) and not _acts_itself(scene, source, look)
    else:
        fits = of_kind(scene, group, source)
    return fits and all(_passes(scene, f, source, waits) for f in (*group.before, *group.after))


def _acts_itself(scene: Scene, source: Source, look: Look) -> bool:
    """Whether a card does it by itself where it lies, such as fight: no text does, and it is no spell there."""
    return source.ability is None and text_rules(scene.g).in_play(look.zone)


def _passes(scene: Scene, node: ast.Filter, source: Source, waits: Look | None) -> bool:
    """One word of the phrase, asked of the card the text is on and of whose text it is."""
    ref = CardRef(source.card, source.incarnation)
    if isinstance(node, ast.Enemy | ast.YouControl):
        return (source.seat == scene.you) is isinstance(node, ast.YouControl)
    if isinstance(node, _SAID_ELSEWHERE):
        return True
    if isinstance(node, _OF_ITSELF) and waits is not None:
        return meanings.passes(scene, node, waits)
    if isinstance(node, ast.AbilityOf):
        return noun(node.what).is_one(scene, ref)  # fow 9.1:1.5
    return meanings.passes(scene, node, look_at(scene.g, ref))  # fow 9.1:1.5


def carriers(g: Game, phrase: ast.Object, things: tuple[CardRef, ...]) -> Bindings:
    """The cards that waiting abilities are of, under the numbers by which a text speaks of them again: `an ability of a
    resonator … destroy that resonator`."""
    found: Bindings = {}
    for node in ast.walk(phrase.group) if isinstance(phrase, ast.Some) else ():
        if not isinstance(node, ast.AbilityOf) or isinstance(node.what, ast.Ref):
            continue
        number = getattr(node.what, "binding", 0)
        if number:
            sources = [g.played[ref.id].source for ref in things if ref.id in g.played]
            found[number] = tuple(CardRef(source.card, source.incarnation) for source in sources)
    return found
