"""Changes of cards' information (sve 5.25, 5.27, 10.2.1.2): given to the cards found now, for as long as it says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from ludex.enact.actions.described import whom
from ludex.enact.actions.durations import duration
from ludex.enact.actions.finding import FIND, cards, parts_of
from ludex.enact.actions.floating import floats, give, lose
from ludex.enact.nouns.reach import speaking_of
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes import meanings
from ludex.enact.scenes.making import given
from ludex.enact.scenes.meanings import amount
from ludex.enact.scenes.scene import held
from ludex.enact.standing.statics import stats_of
from ludex.enact.steps.effect import ROWS, Carrying, actor, bindings, go_to, leave, scene, source
from ludex.kernel.cards import CardRef
from ludex.kernel.decisions import CHOOSE, Decision, Option
from ludex.kernel.effects import changes
from ludex.kernel.effects.changes import Change
from ludex.kernel.frames import Ask, number_given
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Scene
    from ludex.kernel.effects.changes import Duration
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game

Changes = Iterator[tuple[str, str, object]]
GIVEN: dict[type, Callable[[Scene, Any], Changes]] = {}
"""What gifts of one game change; each game adds its own."""


class Giving(Carrying):
    """What is given, as far as it is chosen."""

    gains: tuple[ast.Gain, ...]


def _start(g: Game, f: Frame[Giving], node: ast.Give) -> Signal | None:
    f.local["gains"] = ()
    if not _meant(g, f, node) and not floats(g, whom(scene(g, f), node.to), node.duration, node.gains):
        leave(f)
    return None


def _meant(g: Game, f: Frame[Giving], node: ast.Give) -> tuple[int, ...]:
    """The cards it is given to. What the text has put somewhere is meant as put there (sve 4.1.4.1): a card that
    found no room gets nothing."""
    there, stayed = cards(g, f, node), held(bindings(f), "stayed")
    if not stayed or not all(isinstance(part, ast.Ref | ast.This) for part in parts_of(node)):
        return there
    return tuple(cid for cid in there if g.cards[cid].ref not in stayed)


def _which(g: Game, f: Frame[Giving], node: ast.Give) -> Signal | None:
    """Where one of several is given, the player chooses which."""
    while True:
        gains = f.local["gains"]
        if len(gains) >= len(node.gains):
            go_to(f, _give)
            return None
        gain = node.gains[len(gains)]
        if isinstance(gain, ast.GainOne):
            options = [Option(f"gain {i + 1}", i, _words(one)) for i, one in enumerate(gain.options)]
            rule = g.rules.cite("change")
            return Ask(Decision(actor(f), CHOOSE, rule, "Give which?", options, card=source(f).card))
        f.local["gains"] = (*gains, gain)


def _words(gain: ast.Gain) -> str:
    return str(getattr(gain, "name", ""))


def _chosen(g: Game, f: Frame[Giving], node: ast.Give) -> Signal | None:
    gains, at = f.local["gains"], number_given(f)
    one = node.gains[len(gains)]
    assert isinstance(one, ast.GainOne)
    f.local["gains"] = (*gains, one.options[at])
    go_to(f, _which)
    return None


def _give(g: Game, f: Frame[Giving], node: ast.Give) -> Signal | None:
    """Give numbers, keywords, abilities and traits, all at once."""
    sc, gains = scene(g, f), f.local["gains"]
    if floats(g, whom(sc, node.to), node.duration, gains):
        return give(g, f, sc, node, gains)
    made: list[tuple[int, Change]] = []
    for cid in _meant(g, f, node):
        named = speaking_of(sc, node.to, g.cards[cid].ref)
        for gain in gains:
            until = gain.duration if isinstance(gain, ast.GainFor) else node.duration
            lasts = duration(sc, until, cid)
            made.extend((cid, _change(sc, part, lasts)) for part in _gain(named, gain, cid))
    return change_cards(g, f, made)


def _gain(sc: Scene, gain: ast.Gain, cid: int) -> Changes:
    if isinstance(gain, ast.GainIf):
        if meanings.holds(sc, gain.condition):
            yield from _gain(sc, gain.gain, cid)
    elif isinstance(gain, ast.GainFor):
        yield from _gain(sc, gain.gain, cid)
    elif isinstance(gain, ast.StatChange):
        yield from _stats(sc, gain)
    elif isinstance(gain, ast.NumberChange):
        yield from _number(sc, gain, cid)
    elif type(gain) in GIVEN:
        yield from GIVEN[type(gain)](sc, gain)
    elif isinstance(gain, ast.GainKeyword | ast.GainAbility):
        for gained in given(sc, gain, sc.g.chars(cid)):
            yield changes.GAIN, gained.keyword, gained


def _stats(sc: Scene, gain: ast.StatChange) -> Changes:
    """Numbers raised or lowered; by zero they are not, and a negative amount is never the opposite (sve 1.3.2.2, cfv
    1.3.2.2, rulings sve-R53, cfv-R60)."""
    for stat, signed in stats_of(gain):
        much = amount(sc, signed.amount)
        if much > 0:
            yield changes.ADD, stat, much if signed.sign == "+" else -much


def _number(sc: Scene, gain: ast.NumberChange, cid: int) -> Changes:
    """A number raised or lowered; a card without it may be taken to have it where it is (cfv 3.11.1.1)."""
    much, stat, g = amount(sc, gain.amount), gain.stat, sc.g
    if much <= 0:
        return
    if stat not in g.chars(cid).numbers:
        lent = text_rules(g).number_without(g.cards[cid].zone, stat)
        if lent is None:
            return
        yield changes.HAVE, stat, lent
    yield changes.ADD, stat, much if gain.sign == "+" else -much


def _change(sc: Scene, part: tuple[str, str, object], lasts: Duration) -> Change:
    op, key, value = part
    origin = CardRef(sc.source.card, sc.source.incarnation)
    return Change(0, op, key, value, lasts, origin, sc.you)


def change_cards(g: Game, f: Frame[Carrying], made: list[tuple[int, Change]]) -> Signal | None:
    """Change cards, all at once."""
    f.answer = ()
    return text_rules(g).verbs.change(g, f, tuple(made), source(f)) if made else None


def _lose(g: Game, f: Frame[Carrying], node: ast.LoseAbilities) -> Signal | None:
    """Lose all abilities, or the keywords named."""
    sc = scene(g, f)
    if floats(g, whom(sc, node.what), node.duration):
        return lose(g, f, sc, node)
    parts: list[tuple[str, str, object]] = [(changes.LOSE, name, None) for name in node.names]
    if not node.names:
        parts = [(changes.LOSE_ALL, "", None)]
    return change_cards(g, f, on_each(sc, cards(g, f, node), parts, node.duration))


def on_each(
    sc: Scene, there: tuple[int, ...], parts: list[tuple[str, str, object]], lasts: ast.Duration | None
) -> list[tuple[int, Change]]:
    """The same changes of each card, for as long as the text says."""
    return [(cid, _change(sc, part, duration(sc, lasts, cid))) for cid in there for part in parts]


def _set(g: Game, f: Frame[Carrying], node: ast.SetStat) -> Signal | None:
    """Change numbers to a value (sve 5.27.2); a negative value counts as 0 (sve 1.3.2.2.1)."""
    sc = scene(g, f)
    made: list[tuple[int, Change]] = []
    for cid in cards(g, f, node):
        lasts = duration(sc, node.duration, cid)
        much = max(0, amount(speaking_of(sc, node.what, g.cards[cid].ref), node.amount))
        made.extend((cid, _change(sc, (changes.SET, stat, much), lasts)) for stat in node.stats)
    return change_cards(g, f, made)


ROWS[ast.Give] = (*FIND, _start, _which, _chosen, _give)
ROWS[ast.LoseAbilities] = (*FIND, _lose)
ROWS[ast.SetStat] = (*FIND, _set)
