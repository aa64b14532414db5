"""Amounts: every number a text names, read off the table when it is asked. Each node is compiled once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ludex.enact import groups, happenings, objects, players
from ludex.enact.carried import paid_x
from ludex.enact.looks import number, original_number, seen_by
from ludex.enact.ruleset import text_rules
from ludex.kernel.kept import Kept
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.scene import Look, Scene
    from ludex.kernel.game import Game

Reading = Callable[["Scene"], int]

LIFE = "life"  # the value that players' life points are
DAMAGE = "damage"  # the counter that damage on a card is

MOST = 1_000_000_000  # what is doubled again and again stays a number that can be reckoned with

_read: Kept[ast.Amount, Reading] = Kept()


def amount(scene: Scene, node: ast.Amount) -> int:
    """The number a text means now. It may be negative: whoever acts on it applies sve 1.3.2.2."""
    if type(node) is ast.Number:
        return node.value
    found = _read.get(node)
    if found is None:
        found = _read[node] = _READERS[type(node)](node)
    meant = found(scene)
    return meant if -MOST < meant < MOST else max(-MOST, min(MOST, meant))


def half(n: int) -> int:
    """Half, rounded up (sve 5.30.1)."""
    return (n + 1) // 2


def total(g: Game, seen: tuple[Look, ...], stat: str) -> int:
    """The sum of a number over cards; a card without it adds nothing (sve 5.25.2.1)."""
    return sum(number(g, one, stat) or 0 for one in seen)


# -- one reader for each amount ------------------------------------------------------------------------------
def _number(node: ast.Amount) -> Reading:
    assert isinstance(node, ast.Number)
    value = node.value
    return lambda scene: value


def _x(node: ast.Amount) -> Reading:
    """X is what the text says it equals (sve 5.2.1.1), else what the player determined on playing (sve 5.2.1.2) it or
    the card it is on."""
    assert isinstance(node, ast.X)
    value = node.value
    if value is None:
        return lambda scene: scene.number("x") if "x" in scene.bind else paid_x(scene.g, scene.source) or 0
    return lambda scene: amount(scene, value)


def _chosen_number(node: ast.Amount) -> Reading:
    """A number the player determined on playing (sve 5.2.1.2)."""
    return lambda scene: scene.number("x")


def _count(node: ast.Amount) -> Reading:
    assert isinstance(node, ast.Count)
    group = node.of
    return lambda scene: groups.count(scene, group, within=text_rules(scene.g).counted)


def _stat_of(node: ast.Amount) -> Reading:
    """A number of a card, printed or current; 0 where there is none to refer to."""
    assert isinstance(node, ast.StatOf)
    stat, of = node.stat, node.of
    if node.original:
        return lambda scene: sum(original_number(scene.g, one, stat) or 0 for one in objects.looks(scene, of))
    return lambda scene: total(scene.g, objects.looks(scene, of), stat)


def _total_of(node: ast.Amount) -> Reading:
    assert isinstance(node, ast.TotalOf)
    stat, of = node.stat, node.of
    if isinstance(of, ast.Group | ast.Groups):
        return lambda scene: total(scene.g, groups.seen(scene, of), stat)
    return lambda scene: total(scene.g, objects.looks(scene, of), stat)


def _extreme_of(node: ast.Amount) -> Reading:
    """The highest or lowest number of a group; 0 if no card has one."""
    assert isinstance(node, ast.ExtremeOf)
    stat, of = node.stat, node.of
    pick = max if node.end == "highest" else min

    def read(scene: Scene) -> int:
        found = [n for one in groups.seen(scene, of) if (n := number(scene.g, one, stat)) is not None]
        return pick(found) if found else 0

    return read


def _kinds_of(node: ast.Amount) -> Reading:
    """How many different names, costs, traits or classes a group has."""
    assert isinstance(node, ast.KindsOf)
    of, what = node.of, node.what
    return lambda scene: groups.kinds(scene, groups.seen(scene, of), what)


def _counters_on(node: ast.Amount) -> Reading:
    """Counters on a card (sve 15.1)."""
    assert isinstance(node, ast.CountersOn)
    on, kind = node.on, node.kind
    if kind:
        return lambda scene: sum(one.counters.get(kind, 0) for one in objects.looks(scene, on))
    return lambda scene: sum(sum(one.counters.values()) for one in objects.looks(scene, on))


def _points_of(node: ast.Amount) -> Reading:
    """A player's points (sve 3.2)."""
    assert isinstance(node, ast.PointsOf)
    points, player = node.points, node.player
    return lambda scene: sum(scene.g.value(seat, points) for seat in players.seats(scene, player))


def _leader_defense(node: ast.Amount) -> Reading:
    """A leader's defense (sve 2.8.3)."""
    assert isinstance(node, ast.LeaderDefense)
    player = node.player

    def read(scene: Scene) -> int:
        g, rules = scene.g, text_rules(scene.g)
        found = (cid for seat in players.seats(scene, player) for cid in rules.leader(g, seat))
        return sum(g.chars(cid).number("defense") for cid in found)

    return read


def _times_happened(node: ast.Amount) -> Reading:
    assert isinstance(node, ast.TimesHappened)
    event, span, without = node.event, node.span, node.without_this

    def read(scene: Scene) -> int:
        found = happenings.history(scene, event, span)
        return sum(n for e, n in found if not (without and happenings.is_about_this(scene, e)))

    return read


def _amount_happened(node: ast.Amount) -> Reading:
    assert isinstance(node, ast.AmountHappened)
    event, span = node.event, node.span
    return lambda scene: sum(abs(e.amount) for e, _ in happenings.history(scene, event, span))


def _paid_count(node: ast.Amount) -> Reading:
    """How many of the cards the cost was paid with are of a group, wherever they are now."""
    assert isinstance(node, ast.PaidCount)
    group = node.of

    def read(scene: Scene) -> int:
        paid = scene.bind.get("paid cards", ())
        assert isinstance(paid, tuple)
        return sum(groups.is_such(scene, group, seen_by(scene, ref)) for ref in paid)

    return read


def _done_count(node: ast.Amount) -> Reading:
    """How many of the cards that a cost or step was really done to are of a group, wherever they are now."""
    assert isinstance(node, ast.DoneCount)
    group, binding = node.of, node.binding
    return lambda scene: sum(groups.is_such(scene, group, seen_by(scene, ref)) for ref in scene.refs(binding))


_TYPES = frozenset(
    {"follower", "amulet", "spell", "token", "leader", "resonator", "J-ruler", "J/resonator", "addition"}
)


def _count_of_ref(node: ast.Amount) -> Reading:
    """How many cards a reference holds; a type noun counts only those of the type."""
    assert isinstance(node, ast.CountOfRef)
    of, noun = node.of, node.noun
    if noun not in _TYPES:
        return lambda scene: len(objects.refs(scene, of))

    def read(scene: Scene) -> int:
        rules = text_rules(scene.g)
        return sum(rules.is_kind(scene.g, one, noun) for one in objects.looks(scene, of))

    return read


def _that_much(node: ast.Amount) -> Reading:
    """The amount spoken of: named by the flow, else that of the event the text is about."""

    def read(scene: Scene) -> int:
        if "that much" in scene.bind:
            return scene.number("that much")
        return abs(scene.event.amount) if scene.event is not None else 0

    return read


def _die(node: ast.Amount) -> Reading:
    """What the last die shows (sve 5.20.1)."""
    return lambda scene: dice(scene)[-1] if dice(scene) else 0


def dice(scene: Scene) -> tuple[int, ...]:
    """What the dice of this effect show, in the order they were rolled."""
    found = scene.bind.get("die", ())
    if isinstance(found, int):
        return (found,)
    assert isinstance(found, tuple)
    return found


def _plus(node: ast.Amount) -> Reading:
    assert isinstance(node, ast.Plus)
    left, right = node.left, node.right
    return lambda scene: amount(scene, left) + amount(scene, right)


def _minus(node: ast.Amount) -> Reading:
    assert isinstance(node, ast.Minus)
    left, right = node.left, node.right
    return lambda scene: amount(scene, left) - amount(scene, right)


def _times(node: ast.Amount) -> Reading:
    assert isinstance(node, ast.Times)
    factor, of = node.factor, node.of
    return lambda scene: amount(scene, factor) * amount(scene, of)


def _half_of(node: ast.Amount) -> Reading:
    """Half of it; of life not in whole steps, for it is what is left that is rounded up (fow 1.5:4.1)."""
    assert isinstance(node, ast.HalfOf)
    of = node.of
    return lambda scene: half(amount(scene, of))


def _life_of(node: ast.Amount) -> Reading:
    """A player's life points (fow 1.5:4)."""
    assert isinstance(node, ast.LifeOf)
    player = node.player
    return lambda scene: sum(scene.g.value(seat, LIFE) for seat in players.seats(scene, player))


def _damage_on(node: ast.Amount) -> Reading:
    """The damage on cards (fow 10.6:1)."""
    assert isinstance(node, ast.DamageOn)
    what = node.what
    return lambda scene: sum(one.counters.get(DAMAGE, 0) for one in objects.looks(scene, what))


def _paid_life(node: ast.Amount) -> Reading:
    """The life that was paid for this."""
    return lambda scene: scene.number("paid life")


def _per_hundred(node: ast.Amount) -> Reading:
    """How many whole hundreds an amount holds."""
    assert isinstance(node, ast.PerHundred)
    of, per = node.of, node.per
    return lambda scene: max(0, amount(scene, of)) // per


_READERS: dict[type, Callable[[ast.Amount], Reading]] = {
    ast.Number: _number,
    ast.X: _x,
    ast.ChosenNumber: _chosen_number,
    ast.Count: _count,
    ast.StatOf: _stat_of,
    ast.TotalOf: _total_of,
    ast.ExtremeOf: _extreme_of,
    ast.KindsOf: _kinds_of,
    ast.CountersOn: _counters_on,
    ast.PointsOf: _points_of,
    ast.LeaderDefense: _leader_defense,
    ast.TimesHappened: _times_happened,
    ast.AmountHappened: _amount_happened,
    ast.PaidCount: _paid_count,
    ast.DoneCount: _done_count,
    ast.CountOfRef: _count_of_ref,
    ast.ThatMuch: _that_much,
    ast.DieResult: _die,
    ast.Plus: _plus,
    ast.Minus: _minus,
    ast.Times: _times,
    ast.HalfOf: _half_of,
    ast.LifeOf: _life_of,
    ast.DamageOn: _damage_on,
    ast.PaidLife: _paid_life,
    ast.PerHundred: _per_hundred,
}
