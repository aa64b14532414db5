"""Amounts: every number a text names, read off the table when it is asked. Each node is compiled once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.events import happenings
from ludex.enact.nouns import groups, objects
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes.last_known import number, original_number, seen_by
from ludex.enact.scenes.meanings import AMOUNTS, Reading, amount, half
from ludex.enact.scenes.scene import held
from ludex.enact.values.carried import paid_x
from ludex.lang import ast
from ludex.lang.bindings import LOGGED

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Look, Scene
    from ludex.kernel.game import Game


def total(g: Game, seen: tuple[Look, ...], stat: str) -> int:
    """The sum of a number over cards; a card without it adds nothing (sve 5.25.2.1)."""
    return sum(number(g, one, stat) or 0 for one in seen)


# -- one reader for each amount ------------------------------------------------------------------------------
@AMOUNTS.of(ast.Number)
def _number(node: ast.Number) -> Reading:
    value = node.value
    return lambda scene: value


@AMOUNTS.of(ast.X)
def _x(node: ast.X) -> Reading:
    """X is what the text says it equals (sve 5.2.1.1), else what the player determined on playing (sve 5.2.1.2) it or
    the card it is on."""
    value = node.value
    if value is None:
        return lambda scene: scene.number("x") if "x" in scene.bind else paid_x(scene.g, scene.source) or 0
    return lambda scene: amount(scene, value)


@AMOUNTS.of(ast.ChosenNumber)
def _chosen_number(node: ast.ChosenNumber) -> Reading:
    """A number the player determined on playing (sve 5.2.1.2)."""
    return lambda scene: scene.number("x")


@AMOUNTS.of(ast.Count)
def _count(node: ast.Count) -> Reading:
    group = node.of
    return lambda scene: groups.count(scene, group, within=text_rules(scene.g).counted)


@AMOUNTS.of(ast.StatOf)
def _stat_of(node: ast.StatOf) -> Reading:
    """A number of a card, printed or current; 0 where there is none to refer to."""
    stat, of = node.stat, node.of
    if node.original:
        return lambda scene: sum(original_number(scene.g, one, stat) or 0 for one in objects.looks(scene, of))
    return lambda scene: total(scene.g, objects.looks(scene, of), stat)


@AMOUNTS.of(ast.TotalOf)
def _total_of(node: ast.TotalOf) -> Reading:
    stat, of = node.stat, node.of
    if isinstance(of, ast.Group | ast.Groups):
        return lambda scene: total(scene.g, groups.seen(scene, of), stat)
    return lambda scene: total(scene.g, objects.looks(scene, of), stat)


@AMOUNTS.of(ast.ExtremeOf)
def _extreme_of(node: ast.ExtremeOf) -> Reading:
    """The highest or lowest number of a group; 0 if no card has one."""
    stat, of = node.stat, node.of
    pick = max if node.end == "highest" else min

    def read(scene: Scene) -> int:
        found = [n for one in groups.seen(scene, of) if (n := number(scene.g, one, stat)) is not None]
        return pick(found) if found else 0

    return read


@AMOUNTS.of(ast.KindsOf)
def _kinds_of(node: ast.KindsOf) -> Reading:
    """How many different names, costs, traits or classes a group has."""
    of, what = node.of, node.what
    return lambda scene: groups.kinds(scene, groups.seen(scene, of), what)


@AMOUNTS.of(ast.CountersOn)
def _counters_on(node: ast.CountersOn) -> Reading:
    """Counters on a card, see sve 15.1."""
    on, kind = node.on, node.kind
    if kind:
        return lambda scene: sum(one.counters.get(kind, 0) for one in objects.looks(scene, on))
    return lambda scene: sum(sum(one.counters.values()) for one in objects.looks(scene, on))


@AMOUNTS.of(ast.TimesHappened)
def _times_happened(node: ast.TimesHappened) -> Reading:
    event, span, without = node.event, node.span, node.without_this

    def read(scene: Scene) -> int:
        found = happenings.history(scene, event, span)
        return sum(n for e, n in found if not (without and happenings.is_about_this(scene, e)))

    return read


_TURNED = {"engaged": "rest", "rested": "rest", "stood": "ready"}
"""Deeds that leave a card as it is where it lies so already, and the events of those that were turned."""


@AMOUNTS.of(ast.DoneCount)
def _done_count(node: ast.DoneCount) -> Reading:
    """How many of the cards that a cost or step was really done to are of a group, wherever they are now."""
    group, binding = node.of, node.binding
    place = next((f for f in group.after if isinstance(f, ast.Place)), None)
    if node.verb in LOGGED and (not binding or place is not None):
        did = ast.Did(ast.Player("you"), LOGGED[node.verb], group)
        return lambda scene: happenings.done(scene, did, place)
    turned = _TURNED.get(node.verb)

    def read(scene: Scene) -> int:
        refs = scene.refs(binding)
        if turned is not None:
            really = happenings.turned(scene, turned)
            refs = tuple(ref for ref in refs if ref in really)
        return sum(groups.is_such(scene, group, seen_by(scene, ref)) for ref in refs)

    return read


_TYPES = frozenset(
    {"follower", "amulet", "spell", "token", "leader", "resonator", "J-ruler", "J/resonator", "addition"}
)


@AMOUNTS.of(ast.CountOfRef)
def _count_of_ref(node: ast.CountOfRef) -> Reading:
    """How many cards a reference holds; a type noun counts only those of the type."""
    of, noun = node.of, node.noun
    if noun not in _TYPES:
        return lambda scene: len(objects.refs(scene, of))

    def read(scene: Scene) -> int:
        rules = text_rules(scene.g)
        return sum(rules.is_kind(scene.g, one, noun) for one in objects.looks(scene, of))

    return read


@AMOUNTS.of(ast.ThatMuch)
def _that_much(node: ast.ThatMuch) -> Reading:
    """The amount spoken of: named by the flow, else that of the event the text is about."""

    def read(scene: Scene) -> int:
        if "that much" in scene.bind:
            return scene.number("that much")
        return abs(scene.event.amount) if scene.event is not None else 0

    return read


@AMOUNTS.of(ast.DieResult)
def _die(node: ast.DieResult) -> Reading:
    """What the last die shows, see sve 5.20.1."""
    return lambda scene: dice(scene)[-1] if dice(scene) else 0


def dice(scene: Scene) -> tuple[int, ...]:
    """What the dice of this effect show, in the order they were rolled."""
    found = scene.bind.get("die", ())
    return (found,) if isinstance(found, int) else held(scene.bind, "die")


@AMOUNTS.of(ast.Plus)
def _plus(node: ast.Plus) -> Reading:
    left, right = node.left, node.right
    return lambda scene: amount(scene, left) + amount(scene, right)


@AMOUNTS.of(ast.Minus)
def _minus(node: ast.Minus) -> Reading:
    left, right = node.left, node.right
    return lambda scene: amount(scene, left) - amount(scene, right)


@AMOUNTS.of(ast.Times)
def _times(node: ast.Times) -> Reading:
    factor, of = node.factor, node.of
    return lambda scene: amount(scene, factor) * amount(scene, of)


@AMOUNTS.of(ast.HalfOf)
def _half_of(node: ast.HalfOf) -> Reading:
    """Half of it; of life not in whole steps, for it is what is left that is rounded up (fow 1.5:4.1)."""
    of = node.of
    return lambda scene: half(amount(scene, of))
