"""What a player sees of a zone, asked through that player's view alone, and tables whose turn does not run out."""

from __future__ import annotations

from typing import Any

from tests.sve_table import P1, Table


def open_table(**options: object) -> Table:
    """A table where the first player always has something left to do, so that the turn ends only when told to."""
    t = Table(**options)  # type: ignore[arg-type]
    t.ex(P1, "Draw a card.", name="Spare", type="spell", cost=0)
    return t


def zone_view(t: Table, seat: int | None, whose: int, zone: str) -> dict[str, Any]:
    """A zone of a player as a seat sees it (None: a spectator)."""
    view: dict[str, Any] = t.game.view(seat)
    found: dict[str, Any] = view["players"][whose]["zones"][zone]
    return found


def seen(t: Table, seat: int | None, whose: int, zone: str) -> list[str]:
    """The names of the cards a seat knows in a zone, in the zone's order."""
    return [card["name"] for card in zone_view(t, seat, whose, zone)["cards"] if "name" in card]


def told(t: Table, seat: int | None, kind: str) -> list[str]:
    """The names in the log of a seat for events of a kind; "?" where it was not told which card."""
    view: dict[str, Any] = t.game.view(seat)
    return [event.get("name", "?") for event in view["events"] if event["kind"] == kind]
