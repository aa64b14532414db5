"""Cards changing zones, as a text speaks of it: put, leave, return, destroyed, banished, buried (sve 5.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ludex.enact.events import occasions
from ludex.enact.events.occasions import EVENTS
from ludex.enact.nouns import senses, subjects
from ludex.enact.nouns.noun import noun
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes import meanings
from ludex.enact.scenes.discarding import HAND_DISCARDED
from ludex.kernel import events
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.events.occasions import Gate
    from ludex.enact.ruleset import TextRuleset
    from ludex.enact.scenes.scene import Scene
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game

Who = Callable[["Game", "Event"], int]


def actor(g: Game, e: Event) -> int:
    """The player who does it: the effect's controller (sve 3.1.2.4.1), else the player the event names."""
    if e.source is not None:
        return e.source.seat
    return e.seat if e.seat >= 0 else g.active


def _named(g: Game, e: Event) -> int:
    """The player the event names: who plays, selects, rolls, evolves."""
    return e.seat if e.seat >= 0 else actor(g, e)


def _loser(g: Game, e: Event) -> int:
    """The player out of whose zone it goes: who discards, buries or draws it."""
    return subjects.leaving(g, e)[1]


def gainer(g: Game, e: Event) -> int:
    """The player into whose zone it goes: who summons it (sve 5.5.1)."""
    return e.to_seat if e.to_seat >= 0 or e.card < 0 else g.cards[e.card].owner


def comes_from(scene: Scene, origin: ast.Origin, e: Event) -> bool:
    """Whether a card comes from a zone, or from elsewhere (sve 5.5.3); a created token comes from none."""
    rules = text_rules(scene.g)
    last = _waits(rules, origin.zone) or (rules.comes_from_waiting and not rules.in_play(e.to))
    there = rules.lies_in(subjects.leaving(scene.g, e)[0] if last else subjects.origin_of(scene.g, e), origin.zone)
    if there and origin.whose is not None:
        there = subjects.origin_seat(scene.g, e) in meanings.seats(scene, origin.whose)
    return there is not origin.other_than


def _waits(rules: TextRuleset, zone: str) -> bool:
    """Whether a zone is where what is played waits; cards only pass through it, unless it is that which is named."""
    return zone in rules.spec and rules.spec[zone].transit


def is_of(scene: Scene, whose: ast.PlayerNode | None, seat: int) -> bool:
    """Whether a player is the one named, if one is."""
    return whose is None or seat in meanings.seats(scene, whose)


# -- cards changing zones ------------------------------------------------------------------------------------
@EVENTS.of(ast.IsPut)
def is_put(node: ast.IsPut) -> occasions.Occasion:
    """Put into a zone, in whatever words (sve 5.5.1, 9.1.2.2); not from field to field (sve 10.7.4.3, fow 3.6:6). A
    follower or a resonator of which no zone is named is one on the field before (sve 4.4.3, fow 3.6:4)."""
    to, whose, origin = node.to, node.whose, node.origin
    kinds = _kinds(node.what) if origin is None else ()

    def gate(scene: Scene, e: Event) -> bool:
        rules = text_rules(scene.g)
        if not rules.lies_in(e.to, to):
            return False
        frm = subjects.leaving(scene.g, e)[0]
        if rules.lies_in(frm, to) or not rules.comes_in(frm, e.to):
            return False
        if not is_of(scene, whose, gainer(scene.g, e)):
            return False
        if kinds and not any(rules.lies_in(to, zone) or frm == zone for kind in kinds for zone in rules.meant(kind)):
            return False
        return origin is None or comes_from(scene, origin, e)

    return occasions.Occasion((events.MOVE,), gate, (subjects.card, node.what))


def _kinds(what: ast.Object) -> tuple[str, ...]:
    """The types of cards that a phrase means, each where such cards are meant; () if it may mean cards anywhere."""
    if not isinstance(what, ast.Some) or _names_zone(what.group):
        return ()
    words = tuple(sense.word for sense in senses.senses_of(what.group))
    return () if {"", "card"} & {*words} else words


@EVENTS.of(ast.Leaves)
def leaves(node: ast.Leaves) -> occasions.Occasion:
    """Out of a zone, an eliminated token too (sve 9.1.3.1)."""
    zone, whose = node.zone, node.whose

    def gate(scene: Scene, e: Event) -> bool:
        frm, seat = subjects.leaving(scene.g, e)
        rules = text_rules(scene.g)
        return rules.lies_in(frm, zone) and not rules.lies_in(e.to, zone) and is_of(scene, whose, seat)

    return occasions.Occasion((events.MOVE, events.ELIMINATE), gate, (subjects.card, node.what))


@EVENTS.of(ast.Returns)
def returns(node: ast.Returns) -> occasions.Occasion:
    """Returned to a hand or deck."""
    to, whose = node.to, node.whose
    moved = leaving_from(node.what, node.origin)
    return occasions.Occasion(
        ("return",),
        lambda scene, e: e.to == to and is_of(scene, whose, gainer(scene.g, e)) and moved(scene, e),
        (subjects.card, node.what),
    )


def leaving_from(what: ast.Object, origin: ast.Origin | None) -> Gate:
    """Where a card must come from: the zone named, else the field if a mere noun is meant (sve 4.4.3)."""
    if origin is not None:
        return lambda scene, e: comes_from(scene, origin, e)
    if isinstance(what, ast.Some) and not _names_zone(what.group):
        return lambda scene, e: text_rules(scene.g).in_play(subjects.leaving(scene.g, e)[0])
    return _always


def _names_zone(node: ast.Counted) -> bool:
    return any(sense.places or sense.among for sense in senses.senses_of(node))


def _always(scene: Scene, e: Event) -> bool:
    return True


@EVENTS.of(ast.IsDestroyed)
def is_destroyed(node: ast.IsDestroyed) -> occasions.Occasion:
    """Destroyed, see sve 5.6; Bane's destruction counts as by an ability, see sve 11.3.2.1."""
    gate: Gate | None = None
    if node.by_abilities:
        gate = lambda scene, e: e.source is not None or e.key == "ability"  # noqa: E731
    return occasions.Occasion(("destroy",), gate, (subjects.card, node.what))


@EVENTS.of(ast.IsBanished)
def is_banished(node: ast.IsBanished) -> occasions.Occasion:
    """Banished, see sve 5.7; transforming banishes, see sve 5.17.1."""
    moved = leaving_from(node.what, node.origin)
    return occasions.Occasion(
        ("banish", "transform"), lambda scene, e: bool(e.to) and moved(scene, e), (subjects.card, node.what)
    )


@EVENTS.of(ast.IsDiscarded)
def is_discarded(node: ast.IsDiscarded) -> occasions.Occasion:
    """Discarded, see sve 5.12, by a card's effect if one is named."""
    return occasions.Occasion(("discard",), None, (subjects.card, node.what), (subjects.cause, node.by))


@EVENTS.of(ast.Draws)
def draws(node: ast.Draws) -> occasions.Occasion:
    """A player draws a card, see sve 5.10."""
    player = node.player
    anything = ast.Same()
    return occasions.Occasion(
        ("draw",), lambda s, e: _loser(s.g, e) in meanings.seats(s, player), (subjects.card, anything)
    )


DOING: dict[str, tuple[tuple[str, ...], Who]] = {
    "play": (("played",), _named),
    "discard": (("discard",), _loser),
    "bury": (("bury",), _loser),
    "banish": (("banish", "transform"), actor),
    "destroy": (("destroy",), actor),
    "summon": (("summon", "put", "create", "enter"), gainer),
    "return": (("return",), actor),
    "select": (("selected",), _named),
    "reveal": (("reveal",), actor),
    "evolve": (("evolved",), _named),
    "engage": (("rest",), actor),
    "draw": (("draw",), _loser),
    "put": (("put", "summon", "create", "add"), actor),
    "roll": (("roll",), _named),
}


@EVENTS.of(ast.Does)
def does(node: ast.Does) -> occasions.Occasion:
    """A player does something with a card."""
    if node.verb == "discard" and isinstance(node.what, ast.WholeZone):
        return _discards_hand(node)
    kinds, who = DOING[node.verb]
    player = node.player
    extra = EXTRA.get(node.verb, _always)
    role = subjects.card
    if node.verb == "play":
        role = subjects.played
        if noun(node.what).speaks_of_abilities():
            extra = _always

    def gate(scene: Scene, e: Event) -> bool:
        return extra(scene, e) and who(scene.g, e) in meanings.seats(scene, player)

    return occasions.Occasion(kinds, gate, (role, node.what))


def _discards_hand(node: ast.Does) -> occasions.Occasion:
    """A player discards the hand: once, however many cards it has (fow 10.18:2)."""
    player = node.player
    return occasions.Occasion((HAND_DISCARDED,), lambda scene, e: e.seat in meanings.seats(scene, player))


def _onto_field(scene: Scene, e: Event) -> bool:
    """To summon is to put onto one's field, a token too (sve 5.5.1, 5.5.2.1), or only by resolving (fow 10.5:2)."""
    rules = text_rules(scene.g)
    return e.kind in rules.summoning and rules.on_field(e.to)


EXTRA: dict[str, Gate] = {
    "play": lambda scene, e: e.key == "card",
    "summon": _onto_field,
    "banish": lambda scene, e: bool(e.to),
}
