"""Opening a game from a page: as often as is fair, and straight to one's seat."""

from __future__ import annotations

from ludex.web.browser import queue_of
from ludex.web.hosting.creating import Created, NewGame, Wrong, create
from ludex.web.pages.visitor import Visitor


async def open_game(guest: Visitor, wanted: NewGame) -> str:
    """Create a game and say where it is; `Wrong` says why it cannot be."""
    settings = guest.house.settings
    address = guest.request.client.host if guest.request.client is not None else ""
    if not guest.house.may_make(address):
        raise Wrong(guest.t("home.too_many"))
    return seat_at(await create(guest.house, wanted, guest.key or None, queue_of(guest.request, settings)))


def seat_at(made: Created) -> str:
    """Where one sits down at a new game: secrets of seats stand after the #, which browsers send to nobody."""
    tokens = [token for token in made.tokens if token is not None]
    fragment = "&".join(f"{key}={token}" for key, token in zip(("seat", "invite"), tokens, strict=False))
    return f"/table/{made.game}" + (f"#{fragment}" if fragment else "")
