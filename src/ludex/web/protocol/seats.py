"""Seats: who knows the token of a seat sits on it. Only hashes of tokens are stored.

Who creates a game gets a token for its own seat, and an invitation to the other one. An invitation is good for one
thing: whoever comes first with it says by which token, known to nobody else, it will sit there from now on. Then it is
void.
"""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Any


def new_token() -> str:
    """A token that cannot be guessed."""
    return _word(24)


def new_game_id() -> str:
    """The id of a game: short enough for a link, and not to be guessed either."""
    return _word(9)


def hashed(secret: str) -> str:
    """What is stored of a secret."""
    return sha256(secret.encode()).hexdigest()


def seat_of(seats: list[dict[str, Any]], token: str) -> int | None:
    """The seat that a token is for; takes as long whatever the token is."""
    return _found(seats, token, "token")


def invited_to(seats: list[dict[str, Any]], token: str) -> int | None:
    """The seat that an invitation is for, as long as nobody has taken it."""
    return _found(seats, token, "invitation")


def claimed(seats: list[dict[str, Any]], seat: int, token: str) -> list[dict[str, Any]]:
    """The seats once somebody has taken one of them."""
    taken = {**seats[seat], "token": hashed(token), "invitation": None}
    return [taken if number == seat else each for number, each in enumerate(seats)]


def _found(seats: list[dict[str, Any]], token: str, kind: str) -> int | None:
    digest = hashed(token)
    found = None
    for number, seat in enumerate(seats):
        if hmac.compare_digest(digest, str(seat.get(kind) or "")):
            found = number
    return found


def _word(size: int) -> str:
    """Letters nobody guesses; not with a dash first, so that it can be given to a command."""
    made = secrets.token_urlsafe(size)
    return made if made[0] != "-" else _word(size)
