"""What cards become while something lasts (fow 10.19): other numbers, words, no abilities."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ludex.enact.actions.floating import SETTLED, settled_number
from ludex.enact.actions.giving import GIVEN, Changes
from ludex.enact.scenes.meanings import amount
from ludex.enact.scenes.scene import Scene
from ludex.enact.standing.clashing import TAKING
from ludex.enact.standing.statics import GAINS, STEADY, Apply, Part, bent, loses
from ludex.enact.values.attributes import chosen_word
from ludex.games.fow.text import nodes
from ludex.kernel.effects import changes
from ludex.kernel.effects.changes import ABILITY, BASE, FIXED, INFORMATION
from ludex.kernel.effects.facts import ABILITIES, LABELS, LOSSES, NAMES, TYPES, Facts, number
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.effects.characteristics import Draft


def _fixed(gain: nodes.FixStats) -> tuple[Part, ...]:
    """ATK and DEF become numbers (fow 10.19:2); if the printed ones do, before everything that changes them."""
    layer = BASE if gain.original else FIXED
    return tuple(Part(layer, number(key), _set(key, much)) for key, much in _fixed_stats(gain))


def _fixed_stats(gain: nodes.FixStats) -> tuple[tuple[str, ast.Amount], ...]:
    """The numbers that are fixed, by their names."""
    named = (("attack", gain.attack), ("defense", gain.defense))
    return tuple((key, much) for key, much in named if much is not None)


def _set(key: str, much: ast.Amount) -> Apply:
    def apply(scene: Scene, card: int, draft: Draft, factor: int) -> None:
        fixed, source = factor * amount(scene, much), scene.source
        if key in draft.numbers and (source.card != card or source.lasting >= 0):
            was = draft.numbers[key]
            fixed = was + bent(scene, card, fixed - was)
        draft.set_number(key, fixed)

    return apply


def _words(gain: nodes.GainWords) -> tuple[Part, ...]:
    """Races, attributes, types or names besides a card's own, or in place of them (fow 10.19:1): those are lost then
    (fow 9.9:6)."""
    of, words, replaces = gain.of, gain.words, gain.replaces

    def apply(scene: Scene, card: int, draft: Draft, factor: int) -> None:
        _name(draft, of, words, replaces)

    return (Part(INFORMATION, _sort(of), apply),)


def _chosen(gain: nodes.GainChosen) -> tuple[Part, ...]:
    """What was chosen, besides a card's own or in place of it; nothing if nothing was."""
    of, replaces = gain.of, gain.replaces

    def apply(scene: Scene, card: int, draft: Draft, factor: int) -> None:
        word = chosen_word(scene, of)
        if isinstance(word, str):
            _name(draft, of, (word,), replaces)

    return (Part(INFORMATION, _sort(of), apply),)


def _sort(of: str) -> Facts:
    """What words of a kind touch."""
    return LABELS if of in ("race", "attribute") else NAMES if of == "name" else TYPES


def _name(draft: Draft, of: str, words: tuple[str, ...], replaces: bool) -> None:
    if of in ("race", "attribute"):
        own = frozenset() if replaces else draft.label(of)
        draft.labels = {**draft.labels, of: own | frozenset(words)}
    elif of == "name":
        draft.names = words if replaces else (*draft.names, *[w for w in words if w not in draft.names])
    else:
        draft.types = frozenset(words) if replaces else draft.types | frozenset(words)


def _no_abilities(gain: nodes.NoAbilities) -> tuple[Part, ...]:
    """All abilities are lost; with `no_more` none can be gained either."""
    if not gain.no_more:
        return loses(ast.LosesAll(ast.This()))

    def apply(scene: Scene, card: int, draft: Draft, factor: int) -> None:
        draft.strip((), printed=True)
        draft.bar(())

    return (Part(ABILITY, ABILITIES | LOSSES, apply),)


def _becoming(sc: Scene, gain: nodes.FixStats | nodes.GainWords | nodes.GainChosen | nodes.NoAbilities) -> Changes:
    """What a card becomes (fow 10.19)."""
    if isinstance(gain, nodes.FixStats):
        op = changes.PRINT if gain.original else changes.SET
        for stat, fixed in _fixed_stats(gain):
            yield op, stat, max(0, amount(sc, fixed))
    elif isinstance(gain, nodes.NoAbilities):
        yield changes.LOSE_ALL, changes.FOR_GOOD if gain.no_more else "", None
    elif isinstance(gain, nodes.GainWords):
        yield from _words_given(gain.of, gain.words, gain.replaces)
    else:
        word = chosen_word(sc, gain.of)
        if isinstance(word, str):
            yield from _words_given(gain.of, (word,), gain.replaces)


def _words_given(of: str, words: tuple[str, ...], replaces: bool) -> Changes:
    """Races, attributes, types or names besides a card's own, or in place of them (fow 10.19:1)."""
    if of in ("race", "attribute"):
        if replaces:
            yield changes.RELABEL, of, frozenset(words)
            return
        for word in words:
            yield changes.LABEL, of, word
    elif of == "name":
        for word in words:
            yield (changes.RENAME if replaces else changes.NAME), word, None
    elif replaces:
        yield changes.TYPES, "", frozenset(words)
    else:
        for word in words:
            yield changes.ALSO_TYPE, word, None


def _settled(sc: Scene, gain: nodes.FixStats) -> nodes.FixStats:
    """With its numbers as they are now."""
    attack, defense = (None if much is None else settled_number(sc, much) for much in (gain.attack, gain.defense))
    return replace(gain, attack=attack, defense=defense)


GAINS[nodes.FixStats] = _fixed
GAINS[nodes.GainWords] = _words
GAINS[nodes.GainChosen] = _chosen
GAINS[nodes.NoAbilities] = _no_abilities
GIVEN.update(dict.fromkeys((nodes.FixStats, nodes.GainWords, nodes.GainChosen, nodes.NoAbilities), _becoming))
SETTLED[nodes.FixStats] = _settled
TAKING.update((nodes.FixStats, nodes.NoAbilities))
STEADY.add(nodes.GainWords)
