"""What happens by the keywords of sve (sve 12 to 14), as texts speak of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.events import occasions
from ludex.enact.events.occasions import EVENTS
from ludex.enact.nouns import subjects
from ludex.enact.scenes import meanings
from ludex.games.sve.text import nodes

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
