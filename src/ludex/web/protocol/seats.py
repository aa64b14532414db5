"""Seats: who knows the token of a seat sits on it. Only hashes of tokens are stored."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Any


def new_token() -> str:
    """A token that cannot be guessed."""
    return secrets.token_urlsafe(24)


def new_game_id() -> str:
    """The id of a game: short enough for a link, and not to be guessed either."""
    return secrets.token_urlsafe(9)


def hashed(secret: str) -> str:
    """What is stored of a secret."""
    return sha256(secret.encode()).hexdigest()


def seat_of(seats: list[dict[str, Any]], token: str) -> int | None:
    """The seat that a token is for; takes as long whatever the token is."""
    digest = hashed(token)
    found = None
    for number, seat in enumerate(seats):
        if hmac.compare_digest(digest, str(seat.get("token") or "")):
            found = number
    return found
