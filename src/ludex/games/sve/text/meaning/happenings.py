"""What happens by the keywords of sve (sve 12 to 14) and in its fights, as texts speak of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.events import occasions
from ludex.enact.events.deeds import in_play
from ludex.enact.events.movements import leaving_from
from ludex.enact.events.occasions import EVENTS
from ludex.enact.nouns import subjects
from ludex.enact.scenes import meanings
from ludex.enact.sorts import takes
from ludex.games.sve.text import nodes
from ludex.kernel import events

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Scene
    from ludex.kernel.events import Event


@EVENTS.of(nodes.Evolves)
def evolves(node: nodes.Evolves) -> occasions.Occasion:
    """Evolved, see sve 5.16.1.3, or super-evolved, see sve 12.2.4.2."""
    return occasions.Occasion(("super-evolved" if node.super_evolves else "evolved",), None, (subjects.card, node.what))


@EVENTS.of(nodes.IsGivenDrive)
def is_given_drive(node: nodes.IsGivenDrive) -> occasions.Occasion:
    """Given Drive, see sve 14.4.8.2."""
    return occasions.Occasion(("drive given",), None, (subjects.card, node.what))


@EVENTS.of(nodes.Races)
def races(node: nodes.Races) -> occasions.Occasion:
    """Raced X times is X races (sve 14.2.3.1)."""
    return occasions.Occasion(("raced",), None, (subjects.card, node.what), each=True)


@EVENTS.of(nodes.IsServed)
def is_served(node: nodes.IsServed) -> occasions.Occasion:
    """Served, see sve 14.2.1."""
    return occasions.Occasion(("served",), None, (subjects.card, node.what))


@EVENTS.of(nodes.EarthRites)
def earth_rites(node: nodes.EarthRites) -> occasions.Occasion:
    """A player performs an Earth Rite, see sve 13.3.3."""
    player = node.player
    return occasions.Occasion(("earth rite",), lambda scene, e: e.seat in meanings.seats(scene, player))


@EVENTS.of(nodes.DriveChecks)
def drive_checks(node: nodes.DriveChecks) -> occasions.Occasion:
    """A Trigger drive checked and resolved, see sve 14.4.5.1.4."""
    player, kind = node.player, node.kind

    def gate(scene: Scene, e: Event) -> bool:
        return (e.key == kind or (kind == "any" and bool(e.key))) and e.seat in meanings.seats(scene, player)

    return occasions.Occasion(("drive checked",), gate)


@EVENTS.of(nodes.Fights)
def fights(node: nodes.Fights) -> occasions.Occasion:
    """Fought with another, see sve 8.4.9.2: each of the two is told of."""
    return occasions.Occasion(("fought",), None, (subjects.card, node.what), (subjects.opponent, node.other))


@EVENTS.of(nodes.ChangesStat)
def changes_stat(node: nodes.ChangesStat) -> occasions.Occasion:
    """Gained or lost attack or defense (sve 5.27); damage loses defense, and so does any other decrease."""
    stats = frozenset(node.stat.split(" or "))
    gains, by_abilities = node.verb == "gain", node.by_abilities

    def gate(scene: Scene, e: Event) -> bool:
        if e.kind == "damage":
            return not gains and "defense" in stats and e.amount > 0 and not (by_abilities and e.key)
        if by_abilities and e.source is None:
            return False
        return e.key in stats and (e.amount > 0 if gains else e.amount < 0)

    return occasions.Occasion(("change", "damage"), in_play(node.what, gate), (subjects.card, node.what))


@EVENTS.of(nodes.Activates)
def activates(node: nodes.Activates) -> occasions.Occasion:
    """An activated ability played; Quick ones are activated abilities too (sve 12.3.3). One that is spoken of by its
    label is played as whatever it is besides, an automatic one too."""
    flavors = frozenset({node.flavor, "quick act"} if node.flavor == "act" else {node.flavor})

    def gate(scene: Scene, e: Event) -> bool:
        made = None if e.source is None else e.source.ability
        return e.key in flavors or (made is not None and made.keyword == node.flavor)

    return occasions.Occasion(("played",), gate, (subjects.card, node.what))


_POINTS: dict[str, tuple[str, ...]] = {
    "gain": ("gain",),
    "increase": ("gain",),
    "recover": ("recover",),
    "use": ("pay",),
}


@EVENTS.of(nodes.PointsChange)
def points_change(node: nodes.PointsChange) -> occasions.Occasion:
    """Points gained, recovered or used: the event says which, and what the rules set is none."""
    player, points, verbs = node.player, node.points, _POINTS[node.verb]

    def gate(scene: Scene, e: Event) -> bool:
        return e.key == points and e.value in verbs and e.amount != 0 and e.seat in meanings.seats(scene, player)

    return occasions.Occasion((events.VALUE,), gate)


@EVENTS.of(nodes.IsBuried)
def is_buried(node: nodes.IsBuried) -> occasions.Occasion:
    """Buried; where no zone is named, from the field (sve 5.34.1.1)."""
    return occasions.Occasion(("bury",), leaving_from(node.what, None), (subjects.card, node.what))


takes("player", (nodes.ChangesStat, "what"))
