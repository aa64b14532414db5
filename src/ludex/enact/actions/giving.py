"""Changes of cards' information (sve 5.25, 5.27, 10.2.1.2): given to the cards found now, for as long as it says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ludex.enact import conditions
from ludex.enact.abilities import given
from ludex.enact.actions.durations import duration
from ludex.enact.actions.effect import ROWS, scene, source
from ludex.enact.actions.finding import FIND, cards, whole
from ludex.enact.amounts import amount
from ludex.enact.reach import speaking_of
from ludex.enact.ruleset import text_rules
from ludex.kernel import changes
from ludex.kernel.cards import CardRef
from ludex.kernel.changes import Change
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.scene import Scene
    from ludex.kernel.changes import Duration
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game

Changes = Iterator[tuple[str, str, object]]


def _give(g: Game, f: Frame, node: ast.Give) -> Signal | None:
    """Give numbers, keywords, abilities and traits, all at once."""
    whole(f, node)
    sc = scene(g, f)
    made: list[tuple[int, Change]] = []
    lasts = duration(sc, node.duration)
    for cid in cards(g, f, node):
        named = speaking_of(sc, node.to, g.cards[cid].ref)
        for gain in node.gains:
            made.extend((cid, _change(sc, part, lasts)) for part in _gain(named, gain, cid))
    return _change_cards(g, f, made)


def _gain(sc: Scene, gain: ast.Gain, cid: int) -> Changes:
    if isinstance(gain, ast.GainIf):
        if conditions.holds(sc, gain.condition):
            yield from _gain(sc, gain.gain, cid)
    elif isinstance(gain, ast.StatChange):
        for stat, signed in (("attack", gain.attack), ("defense", gain.defense)):
            if signed is not None:
                much = amount(sc, signed.amount)
                if much:
                    yield changes.ADD, stat, much if signed.sign == "+" else -much
    elif isinstance(gain, ast.GainTrait):
        yield changes.LABEL, "trait", gain.name
    else:
        for ability in given(sc, gain, sc.g.chars(cid)):
            yield changes.GAIN, ability.keyword, ability


def _change(sc: Scene, part: tuple[str, str, object], lasts: Duration) -> Change:
    op, key, value = part
    origin = CardRef(sc.source.card, sc.source.incarnation)
    return Change(0, op, key, value, lasts, origin, sc.you)


def _change_cards(g: Game, f: Frame, made: list[tuple[int, Change]]) -> Signal | None:
    f.answer = ()
    return text_rules(g).verbs.change(g, f, tuple(made), source(f)) if made else None


def _lose(g: Game, f: Frame, node: ast.LoseAbilities) -> Signal | None:
    """Lose all abilities, or the keywords named."""
    whole(f, node)
    sc = scene(g, f)
    lasts = duration(sc, node.duration)
    parts: list[tuple[str, str, object]] = [(changes.LOSE, name, None) for name in node.names]
    if not node.names:
        parts = [(changes.LOSE_ALL, "", None)]
    return _change_cards(g, f, [(cid, _change(sc, part, lasts)) for cid in cards(g, f, node) for part in parts])


def _set(g: Game, f: Frame, node: ast.SetStat) -> Signal | None:
    """Change numbers to a value (sve 5.27.2); a negative value counts as 0 (sve 1.3.2.2.1)."""
    whole(f, node)
    sc = scene(g, f)
    lasts, made = duration(sc, node.duration), []
    for cid in cards(g, f, node):
        much = max(0, amount(speaking_of(sc, node.what, g.cards[cid].ref), node.amount))
        made.extend((cid, _change(sc, (changes.SET, stat, much), lasts)) for stat in node.stats)
    return _change_cards(g, f, made)


def _type(g: Game, f: Frame, node: ast.ChangeType) -> Signal | None:
    """The card loses all other primary types (sve 5.25.1)."""
    whole(f, node)
    sc = scene(g, f)
    part = (changes.TYPES, node.kind, frozenset({node.kind}))
    lasts = duration(sc, node.duration)
    return _change_cards(g, f, [(cid, _change(sc, part, lasts)) for cid in cards(g, f, node)])


ROWS[ast.Give] = (*FIND, _give)
ROWS[ast.LoseAbilities] = (*FIND, _lose)
ROWS[ast.SetStat] = (*FIND, _set)
ROWS[ast.ChangeType] = (*FIND, _type)
