"""Browsers: the secret by which one is known again, and whether a page that connects is one of ours."""

from __future__ import annotations

import re
import secrets
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from ludex.web.protocol.limits import is_local
from ludex.web.protocol.seats import hashed

if TYPE_CHECKING:
    from starlette.datastructures import Headers
    from starlette.requests import HTTPConnection

    from ludex.web.settings import Settings

COOKIE = "ludex_player"
_SECRET = re.compile(r"[A-Za-z0-9_-]{32,64}")


def new_secret() -> str:
    """A secret for a browser that has none."""
    return secrets.token_urlsafe(32)


def secret_of(connection: HTTPConnection) -> str | None:
    """The secret a browser came with, or got with this very request."""
    found = connection.scope.get("ludex_player") or connection.cookies.get(COOKIE)
    return found if isinstance(found, str) and _SECRET.fullmatch(found) else None


def player_key(connection: HTTPConnection) -> str | None:
    """Under what a browser's games, decks and cards are stored."""
    secret = secret_of(connection)
    return None if secret is None else hashed(secret)


def queue_of(connection: HTTPConnection, settings: Settings) -> str:
    """By what visitors are told apart who wait for each other: their address, on this machine their browser."""
    address = connection.client.host if connection.client else ""
    return (player_key(connection) or address) if is_local(address, settings) else address


def same_origin(headers: Headers, settings: Settings) -> bool:
    """Whether a request comes from a page of this server, or from no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return True
    allowed = {headers.get("host", "").lower(), urlsplit(settings.public).netloc.lower()} - {""}
    return urlsplit(origin).netloc.lower() in allowed
