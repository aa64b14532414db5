"""Whether a standing effect reaches a card: the words before `has`, `cannot` or `takes`, asked of one card.

An instruction acts on the cards its words find; a passive ability, a prohibition or a replacement is asked
the other way round, card by card. Tests are compiled once for each phrase, since menus ask them all the time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from ludex.enact import groups, objects, players, senses
from ludex.enact.plan import children
from ludex.enact.ruleset import text_rules
from ludex.enact.scene import Bindings, Scene, look_at
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.cards import CardRef
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game

Test = Callable[[Scene, "CardRef"], bool]

_tests: dict[ast.Object, Test] = {}
_bindings: dict[ast.Object, tuple[int, ...]] = {}


def covers(scene: Scene, what: ast.Object, ref: CardRef, *, anywhere: bool = False) -> bool:
    """Whether a card is among those the phrase speaks of: now, or as last known if it is gone.

    `anywhere`: a phrase that names no zone means the card wherever it is, as in `cannot play spells`
    (otherwise such a phrase means the field, sve 4.4.3).
    """
    if anywhere and isinstance(what, ast.Some):
        return groups.fits(scene, what.group, look_at(scene.g, ref))
    test = _tests.get(what)
    if test is None:
        test = _tests[what] = TESTS[type(what)](what)
    return test(scene, ref)


def standing(g: Game, source: Source, event: Event | None = None) -> Scene:
    """The scene of a standing effect: what a floating effect had named when it was made is still named."""
    bind: Bindings = source.bindings  # never changed in place, so it need not be copied
    they = bind.get("they", -1) if bind else -1
    assert isinstance(they, int)
    return Scene(g, source, bind, event, they)


def speaking_of(scene: Scene, what: ast.Object, ref: CardRef) -> Scene:
    """The scene in which the phrase's own word for its card ("it") means this one."""
    numbers = _bindings.get(what)
    if numbers is None:
        numbers = _bindings[what] = tuple(_numbers(what))
    if not numbers:
        return scene
    bind: Bindings = dict(scene.bind)
    for number in numbers:
        bind[number] = (ref,)
    return Scene(scene.g, scene.source, bind, scene.event, scene.they)


def walk(node: object) -> Iterator[ast.Node]:
    """A node and everything below it, top down."""
    if isinstance(node, ast.Node):
        yield node
    for child in children(node):
        yield from walk(child)


def _numbers(what: ast.Object) -> Iterator[int]:
    if isinstance(what, ast.Together):
        for part in what.parts:
            yield from _numbers(part)
    number = getattr(what, "binding", 0)
    if number and not isinstance(what, ast.Ref):
        yield number


# -- tests, one for each kind of phrase ----------------------------------------------------------------------
def _this(what: ast.Object) -> Test:
    """This card; a type asks that it is of that type (sve 5.25.3.1), a place that it is there."""
    assert isinstance(what, ast.This)
    kind, where = what.kind, what.place
    if kind in ("", "card") and where is None:
        return lambda scene, ref: ref.id == scene.source.card and ref.incarnation == scene.source.incarnation
    there = (where,) if where is not None else ()
    group = ast.Group((), ast.Kind(kind or "card"), there)

    def test(scene: Scene, ref: CardRef) -> bool:
        return ref == scene.this and groups.fits(scene, group, look_at(scene.g, ref))

    return test


def _some(what: ast.Object) -> Test:
    """Cards of a group. Extremes speak of the whole group, so its members are found first."""
    assert isinstance(what, ast.Some)
    group = what.group
    if any(isinstance(n, ast.ExtremeStat) and n.within is None for n in walk(group)):
        return lambda scene, ref: scene.g.find(ref) is not None and ref.id in groups.members(scene, group)
    zones: dict[str, tuple[str, ...]] = {}
    every = senses.senses_of(group)
    sides = {sense.side for sense in every}
    yours, theirs = sides == {"you"}, sides == {"opponent"}
    spoken_of = any(isinstance(n, ast.Among) for n in walk(group))

    def test(scene: Scene, ref: CardRef) -> bool:
        g = scene.g
        card = g.cards[ref.id]
        if not spoken_of and card.incarnation == ref.incarnation:
            # Most cards are elsewhere, and looking at a card closely costs more than seeing where it is.
            if (yours and card.seat != scene.you) or (theirs and card.seat == scene.you):
                return False
            rules = text_rules(g)
            meant = zones.get(rules.id)
            if meant is None:
                meant = zones[rules.id] = groups.zones_of(group, rules)
            if meant and card.zone not in meant:
                return False
        seen = look_at(g, ref)
        return any([sense.matches(scene, seen) for sense in every])

    return test


def _leader(what: ast.Object) -> Test:
    assert isinstance(what, ast.Leader)
    of = what.of

    def test(scene: Scene, ref: CardRef) -> bool:
        rules = text_rules(scene.g)
        return any(ref.id in rules.leader(scene.g, seat) for seat in players.seats(scene, of))

    return test


def _zone(what: ast.Object) -> Test:
    assert isinstance(what, ast.WholeZone)
    zone, whose = what.zone, what.whose

    def test(scene: Scene, ref: CardRef) -> bool:
        card = scene.g.find(ref)
        if card is None or not text_rules(scene.g).lies_in(card.zone, zone):
            return False
        return card.seat in players.seats(scene, whose)

    return test


def _together(what: ast.Object) -> Test:
    assert isinstance(what, ast.Together)
    parts = what.parts
    return lambda scene, ref: any(covers(scene, part, ref) for part in parts)


def _named(what: ast.Object) -> Test:
    """What needs no choice and is found by reading: references, the top of a deck, the rest."""
    return lambda scene, ref: ref in objects.refs(scene, what)


TESTS: dict[type, Callable[[ast.Object], Test]] = {
    ast.This: _this,
    ast.Ref: _named,
    ast.Some: _some,
    ast.Leader: _leader,
    ast.TopCards: _named,
    ast.WholeZone: _zone,
    ast.RestOf: _named,
    ast.Together: _together,
    ast.BattleUnit: _named,
    ast.Host: _named,
    ast.AllBut: _named,
    ast.PartOf: _named,
}
